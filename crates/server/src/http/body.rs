//! Bodies and answers: JSON in, JSON out, and refusals in the asker's language.

use super::App;
use super::source::Client;
use crate::quotas::Costly;
use antre_kernel::Lang;
use antre_room::Hash;
use antre_room::Refusal;
use antre_wire::server::{ErrorBody, ErrorCode};
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::{self, HeaderMap};
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How long sessions last.
const SESSION_MS: i64 = 90 * 24 * 3600 * 1000;

/// The language somebody asks in: `?lang=`, else what the browser prefers, else French.
pub(super) fn lang_of(uri: &Uri, headers: &HeaderMap) -> Lang {
    let asked = uri.query().and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("lang=")));
    if let Some(lang) = asked.and_then(Lang::read) {
        return lang;
    }
    let preferred = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let codes = preferred.split(',').filter_map(|entry| entry.trim().get(..2));
    codes.filter_map(Lang::read).next().unwrap_or_default()
}

/// Who asks, in which language, and whether signed in.
pub(super) struct Asker {
    pub(super) lang: Lang,
    pub(super) app: Arc<App>,
    client: Client,
    token: Option<String>,
}

impl Asker {
    /// The account the asker is signed in to; none without a token.
    pub(super) async fn account(&self) -> Result<Option<String>, Refusal> {
        let Some(token) = &self.token else { return Ok(None) };
        let since = self.app.state.now() - SESSION_MS;
        let account = self.app.state.store.session(Hash::of(token), since).await;
        let account = account.map_err(|error| self.app.state.refusal_for(&error))?;
        account.map(Some).ok_or_else(|| Refusal::plain(ErrorCode::NotAllowed))
    }

    /// The token that came with the request.
    pub(super) fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Whether another password may be tried from here.
    pub(super) fn may_guess(&self) -> Result<(), Refusal> {
        let may = self.app.passwords.take_from(self.client.address, self.app.state.now());
        if may { Ok(()) } else { Err(Refusal::plain(ErrorCode::TooFast)) }
    }

    /// Whether this may be asked for once more from here.
    pub(super) fn may_cost(&self, what: Costly) -> Result<(), Refusal> {
        self.app.state.quotas.take(what, self.client.address, self.app.state.now())
    }

    /// Whether the asker sits at this machine.
    pub(super) fn is_local(&self) -> bool {
        self.client.is_here
    }

    /// That this is only for whoever has signed in.
    pub(super) fn signed_out(&self) -> Response {
        let mut response = refused(&self.app, self.lang, &Refusal::plain(ErrorCode::NotAllowed));
        *response.status_mut() = StatusCode::UNAUTHORIZED;
        response
    }

    /// Whether the asker came without a token.
    pub(super) fn is_signed_out(&self) -> bool {
        self.token.is_none()
    }

    /// What came of it, for the asker.
    pub(super) fn answer<T: serde::Serialize>(&self, result: Result<T, Refusal>) -> Response {
        match result {
            Ok(value) => Answer::Done(value).into_response(),
            Err(refusal) => refused(&self.app, self.lang, &refusal),
        }
    }
}

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asker, Response> {
        let lang = lang_of(&parts.uri, &parts.headers);
        let client = parts.extensions.get::<Client>().copied().unwrap_or(Client::UNKNOWN);
        let bearer = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let token = bearer.and_then(|value| value.strip_prefix("Bearer ")).map(str::to_owned);
        Ok(Asker { lang, app: Arc::clone(app), client, token })
    }
}

/// The part of an address that names something; what cannot be read names nothing.
pub(super) struct Named(pub(super) String);

impl FromRequestParts<Arc<App>> for Named {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Named, Response> {
        let name = Path::<String>::from_request_parts(parts, app).await;
        let lang = lang_of(&parts.uri, &parts.headers);
        name.map(|Path(name)| Named(name))
            .map_err(|_| refused(app, lang, &Refusal::plain(ErrorCode::NotFound)))
    }
}

/// What stands in an address after the question mark.
pub(super) struct Asked(pub(super) BTreeMap<String, String>);

impl FromRequestParts<Arc<App>> for Asked {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asked, Response> {
        let asked = Query::<BTreeMap<String, String>>::from_request_parts(parts, app).await;
        let lang = lang_of(&parts.uri, &parts.headers);
        asked
            .map(|Query(asked)| Asked(asked))
            .map_err(|_| refused(app, lang, &Refusal::plain(ErrorCode::BadAsk)))
    }
}

/// A JSON body.
pub(super) struct Body<T>(pub(super) T);

impl<T: serde::de::DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Response> {
        let lang = lang_of(request.uri(), request.headers());
        let bytes = Bytes::from_request(request, app).await;
        let bytes = bytes.map_err(|_| refused(app, lang, &Refusal::plain(ErrorCode::TooLarge)))?;
        let body = antre_wire::read_body(&bytes);
        body.map(Body).map_err(|what| refused(app, lang, &Refusal::new(ErrorCode::BadAsk, what)))
    }
}

/// An answer in JSON.
pub(super) enum Answer<T> {
    Done(T),
    Refused(StatusCode, ErrorBody),
}

impl<T> Answer<T> {
    pub(super) fn refuse(app: &App, lang: Lang, refusal: &Refusal) -> Answer<T> {
        Answer::Refused(status(refusal.code), app.state.shared.speech.error_body("", lang, refusal))
    }
}

impl<T: serde::Serialize> IntoResponse for Answer<T> {
    fn into_response(self) -> Response {
        let (status, body) = match &self {
            Answer::Done(value) => (StatusCode::OK, serde_json::to_vec(value)),
            Answer::Refused(status, error) => (*status, serde_json::to_vec(error)),
        };
        match body {
            Ok(body) => (status, [(header::CONTENT_TYPE, "application/json")], body).into_response(),
            Err(error) => {
                tracing::error!(%error, "an answer cannot be written");
                StatusCode::INTERNAL_SERVER_ERROR.into_response()
            }
        }
    }
}

/// A refusal as a response.
pub(super) fn refused(app: &App, lang: Lang, refusal: &Refusal) -> Response {
    Answer::<()>::refuse(app, lang, refusal).into_response()
}

fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::NotFound => StatusCode::NOT_FOUND,
        ErrorCode::NotAllowed => StatusCode::FORBIDDEN,
        ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::Full
        | ErrorCode::NotOver
        | ErrorCode::NotYet
        | ErrorCode::Frozen
        | ErrorCode::NameTaken => StatusCode::CONFLICT,
        ErrorCode::TooManyTables => StatusCode::SERVICE_UNAVAILABLE,
        ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::BAD_REQUEST,
    }
}

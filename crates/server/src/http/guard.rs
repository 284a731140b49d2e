//! Who may come in: rates, time, and headers that keep browsers strict.

use super::App;
use super::body::{Answer, lang_of, refused};
use super::page;
use super::source::{self, Client};
use crate::name::{Short, is_name};
use crate::socket::{self, Place};
use antre_room::Refusal;
use antre_wire::server::ErrorCode;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use hyper_util::rt::TokioIo;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// What the page of this server may do in a browser: nothing from elsewhere.
const POLICY: &str = "default-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
                      object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const STRICT: [(HeaderName, &str); 8] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Watches over every request.
pub(super) async fn watch(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let client = source::client(&app, &request);
    request.extensions_mut().insert(client);
    let lang = lang_of(request.uri(), request.headers());
    let (method, path) = (request.method().clone(), loggable(request.uri().path()));
    let start = Instant::now();
    let file = page::file(&app, &request);
    let bucket = if file.is_some() { &app.files } else { &app.requests };
    let mut response = if bucket.take_from(client.address, app.state.now()) {
        match (source::check(&app, &request), file) {
            (Err(refusal), _) => {
                app.state.metrics.repelled.fetch_add(1, Relaxed);
                refused(&app, lang, &refusal)
            }
            (Ok(()), Some(file)) => file,
            (Ok(()), None) => {
                let patience = Duration::from_secs(app.state.config.limits.patience_seconds);
                let answered = tokio::time::timeout(patience, next.run(request)).await;
                answered.unwrap_or_else(|_| refused(&app, lang, &Refusal::plain(ErrorCode::TooFast)))
            }
        }
    } else {
        app.state.metrics.repelled.fetch_add(1, Relaxed);
        refused(&app, lang, &Refusal::plain(ErrorCode::TooFast))
    };
    let headers = response.headers_mut();
    for (name, value) in STRICT {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if app.secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    // The query may hold what somebody searched for.
    let status = response.status().as_u16();
    tracing::info!(%method, path, status, ms = start.elapsed().as_millis() as u64, "request");
    response
}

/// A path as it may be written down: whoever has the whole name of a table may watch it.
fn loggable(path: &str) -> String {
    let part = |part: &str| if is_name(part) { Short(part).to_string() } else { part.to_owned() };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}

/// The door to a table.
pub(super) async fn socket(
    State(app): State<Arc<App>>,
    axum::Extension(client): axum::Extension<Client>,
    mut request: Request,
) -> Response {
    let lang = lang_of(request.uri(), request.headers());
    let Some(accepted) = handshake(request.headers()) else {
        return refused(
            &app,
            lang,
            &Refusal::new(ErrorCode::BadAsk, antre_kernel::Phrase::new("server-only-sockets")),
        );
    };
    if !source::origin_fits(&app, request.headers()) {
        return refused(&app, lang, &Refusal::plain(ErrorCode::NotAllowed));
    }
    let Some(place) = Place::take(&app, client.address) else {
        return refused(&app, lang, &Refusal::plain(ErrorCode::TooFast));
    };
    let most = app.state.config.limits.frame_bytes;
    let config = WebSocketConfig::default()
        .max_message_size(Some(most))
        .max_frame_size(Some(most))
        // Buffers are what a thousand quiet sockets cost.
        .read_buffer_size(2 * 1024)
        // A short message and the one after it go in one write; see socket.rs for the long ones.
        .write_buffer_size(socket::PART);
    let upgrade = hyper::upgrade::on(&mut request);
    tokio::spawn(async move {
        if let Ok(stream) = upgrade.await {
            let stream = TokioIo::new(stream);
            let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
            socket::run(app, socket, place, lang).await;
        }
    });
    accepted
}

/// The answer to a handshake by the rules of the protocol; none if it is not one.
fn handshake(headers: &HeaderMap) -> Option<Response> {
    let says = |name: HeaderName, word: &str| {
        let value = headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
        value.split(',').any(|said| said.trim().eq_ignore_ascii_case(word))
    };
    let fits = says(header::CONNECTION, "upgrade")
        && says(header::UPGRADE, "websocket")
        && says(header::SEC_WEBSOCKET_VERSION, "13");
    let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|key| fits && key.len() == 24)?;
    let response = Response::builder()
        .status(StatusCode::SWITCHING_PROTOCOLS)
        .header(header::CONNECTION, "upgrade")
        .header(header::UPGRADE, "websocket")
        .header(header::SEC_WEBSOCKET_ACCEPT, derive_accept_key(key.as_bytes()));
    response.body(Body::empty()).ok()
}

/// There is no such page, or not like that.
pub(super) async fn nothing_here(State(app): State<Arc<App>>, uri: Uri, headers: HeaderMap) -> Response {
    Answer::<()>::refuse(&app, lang_of(&uri, &headers), &Refusal::plain(ErrorCode::NotFound)).into_response()
}

/// There is such a page, but it is asked for in another way; axum says in which.
pub(super) async fn not_like_that(State(app): State<Arc<App>>, uri: Uri, headers: HeaderMap) -> Response {
    let mut response = refused(&app, lang_of(&uri, &headers), &Refusal::plain(ErrorCode::BadAsk));
    *response.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_holds_no_whole_name_of_a_table() {
        let name = "0123456789abcdef0123456789abcdef";
        assert_eq!(loggable(&format!("/api/tables/{name}/record")), "/api/tables/01234567…/record");
        assert_eq!(loggable(&format!("/table/{name}")), "/table/01234567…");
        assert_eq!(loggable("/api/games"), "/api/games");
    }
}

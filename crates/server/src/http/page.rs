//! The page for browsers: files that somebody else made, given out as they are.

use super::App;
use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{self, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::response::Response;
use std::borrow::Cow;
use std::sync::Arc;

/// Finds a file of the page by the path of its address, `/` included. Addresses that the page itself understands,
/// such as the link of a table, are for it to answer too. Paths of the server are never asked for.
pub type Page = Arc<dyn Fn(&str) -> Option<PageFile> + Send + Sync>;

/// A file of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageFile {
    /// What it is: `text/html; charset=utf-8`.
    pub kind: Cow<'static, str>,
    /// Its content.
    pub bytes: Cow<'static, [u8]>,
    /// The same compressed with gzip, for browsers that take it.
    pub gzip: Option<Cow<'static, [u8]>>,
    /// How long a browser may keep it.
    pub keep: Keep,
}

/// How long a browser may keep a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// For ever: its name changes with its content.
    Forever,
    /// It asks again every time.
    AskAgain,
}

/// What the server answers itself.
const OURS: [&str; 5] = ["/api", "/ws", "/health", "/metrics", "/openapi.json"];

/// Whether an address belongs to the server and not to the page.
pub(super) fn is_ours(path: &str) -> bool {
    OURS.iter()
        .any(|ours| path.strip_prefix(ours).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')))
}

/// The file that is asked for, if there is a page and it has one.
pub(super) fn file(app: &App, request: &Request) -> Option<Response> {
    let (page, path) = (app.page.as_ref()?, request.uri().path());
    if !matches!(*request.method(), Method::GET | Method::HEAD) || is_ours(path) {
        return None;
    }
    let file = page(path)?;
    let accepted = request.headers().get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let takes_gzip = accepted.is_some_and(|value| value.split(',').any(|name| name.trim() == "gzip"));
    let gzip = file.gzip.filter(|_| takes_gzip);
    let keep = match file.keep {
        Keep::Forever => "public, max-age=31536000, immutable",
        Keep::AskAgain => "no-cache",
    };
    let mut response = Response::builder()
        .status(StatusCode::OK)
        .header(header::CONTENT_TYPE, HeaderValue::from_str(&file.kind).ok()?)
        .header(header::CACHE_CONTROL, keep)
        .header(header::VARY, "Accept-Encoding");
    if gzip.is_some() {
        response = response.header(header::CONTENT_ENCODING, "gzip");
    }
    let body = match gzip.unwrap_or(file.bytes) {
        Cow::Borrowed(bytes) => Body::from(bytes),
        Cow::Owned(bytes) => Body::from(bytes),
    };
    response.body(body).ok()
}

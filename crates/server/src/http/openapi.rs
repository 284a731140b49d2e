//! The description of the pages that programs read.

use axum::http::header;
use axum::response::{IntoResponse as _, Response};

/// OpenAPI 3.1; tests hold it against the pages and their answers.
pub(super) const TEXT: &str = include_str!("openapi.json");

pub(super) async fn document() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], TEXT).into_response()
}

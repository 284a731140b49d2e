//! The description of the pages that programs read.

use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use std::sync::LazyLock;

/// OpenAPI 3.1, made from the types; tests hold it against the pages and their answers.
pub(super) static TEXT: LazyLock<String> = LazyLock::new(|| antre_wire::server::openapi().to_string());

pub(super) async fn document() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], TEXT.as_str()).into_response()
}

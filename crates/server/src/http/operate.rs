//! For the operator: is it well, and what has it counted.

use super::body::Asker;
use antre_room::Refusal;
use antre_room::same;
use antre_wire::server::{ErrorCode, Health};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};

/// Whether tables can be stored: something is written to see.
pub(super) async fn health(asker: Asker) -> Response {
    let well = asker.app.state.pulse().await;
    asker.answer(well.map(|()| Health { ok: true, antre: env!("CARGO_PKG_VERSION").into() }))
}

/// The counters; for whoever has the operator's token, or else for this machine alone.
pub(super) async fn metrics(asker: Asker) -> Response {
    let expected = &asker.app.state.config.metrics_token;
    let may = match asker.token() {
        Some(token) => !expected.is_empty() && same(token, expected),
        None => expected.is_empty() && asker.is_local(),
    };
    if !may {
        return asker.answer::<()>(Err(Refusal::plain(ErrorCode::NotAllowed)));
    }
    let text = asker.app.state.metrics.write();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

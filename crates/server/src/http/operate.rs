//! For the operator: is it well, and what has it counted.

use super::body::Asker;
use crate::refusal::Refusal;
use crate::secret::same;
use antre_wire::server::{Health, Trouble};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};

pub(super) async fn health(asker: Asker) -> Response {
    let ok = asker.app.house.store.running().await;
    let health = ok.map(|_| Health { ok: true, antre: env!("CARGO_PKG_VERSION").into() });
    asker.answer(health.map_err(|error| asker.app.house.trouble(&error)))
}

/// The counters; for whoever has the operator's token, or else for this machine alone.
pub(super) async fn metrics(asker: Asker) -> Response {
    let expected = &asker.app.house.config.metrics_token;
    let may = match asker.token() {
        Some(token) => !expected.is_empty() && same(token, expected),
        None => expected.is_empty() && asker.is_local(),
    };
    if !may {
        return asker.answer::<()>(Err(Refusal::plain(Trouble::NotAllowed)));
    }
    let text = asker.app.house.metrics.write();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

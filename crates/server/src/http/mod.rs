//! The pages of the server: JSON over HTTP, and the door to the sockets.

mod accounts;
mod analysis;
mod body;
mod games;
mod guard;
mod openapi;
mod operate;
mod page;
mod source;
mod tables;

pub use page::{Keep, Page, PageFile};
pub(crate) use source::{Peer, is_host, is_origin};

use crate::bucket::Buckets;
use crate::crowd::Crowd;
use crate::registry::Registry;
use crate::state::ServerState;
use antre_room::Rate;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodRouter, get, post};
use source::Hosts;
use std::net::IpAddr;
use std::sync::Arc;

/// What every page knows.
pub(crate) struct App {
    pub(crate) registry: Arc<Registry>,
    pub(crate) state: Arc<ServerState>,
    pub(crate) sockets: Arc<Crowd>,
    requests: Buckets<IpAddr>,
    /// Files of the page cost little, and a browser asks for many at once.
    files: Buckets<IpAddr>,
    /// Guessing passwords is slow work.
    passwords: Buckets<IpAddr>,
    hosts: Hosts,
    secure: bool,
    page: Option<Page>,
}

/// Every page with its path and method; the document of the API is held against this list by a test.
fn pages(pack_bytes: usize) -> Vec<(&'static str, &'static str, MethodRouter<Arc<App>>)> {
    vec![
        ("get", "/health", get(operate::health)),
        ("get", "/metrics", get(operate::metrics)),
        ("get", "/openapi.json", get(openapi::document)),
        ("get", "/api/games", get(games::games)),
        ("get", "/api/games/{game}/rules", get(games::rules)),
        ("post", "/api/games/{game}/score", post(games::score)),
        ("post", "/api/verify", post(games::verify)),
        ("get", "/api/tables", get(tables::lobby)),
        ("post", "/api/tables", post(tables::open)),
        ("get", "/api/tables/{table}", get(tables::card)),
        ("post", "/api/tables/{table}/join", post(tables::join)),
        ("post", "/api/tables/{table}/return", post(tables::come_back)),
        ("get", "/api/tables/{table}/record", get(tables::record)),
        ("get", "/api/tables/{table}/proof", get(tables::proof)),
        ("get", "/api/tables/{table}/replay", get(tables::replay)),
        ("get", "/api/tables/{table}/analysis", get(analysis::find)),
        ("post", "/api/tables/{table}/analysis", post(analysis::begin)),
        ("post", "/api/packs", post(games::bring).layer(DefaultBodyLimit::max(pack_bytes))),
        ("post", "/api/accounts", post(accounts::make)),
        ("post", "/api/sessions", post(accounts::sign_in)),
        ("get", "/api/me", get(accounts::mine)),
        ("get", "/ws", get(guard::socket)),
    ]
}

/// The whole of the server's pages.
pub(crate) fn router(
    state: Arc<ServerState>,
    registry: Arc<Registry>,
    secure: bool,
    page: Option<Page>,
) -> Router {
    let limits = &state.config.limits;
    let rate = Rate { burst: limits.request_burst, per_second: limits.requests_per_second };
    let files = Rate { burst: limits.file_burst, per_second: limits.files_per_second };
    let sockets = Crowd::new(limits.sockets_per_address as usize);
    let guesses =
        Rate { burst: limits.request_burst.min(10), per_second: limits.requests_per_second.min(0.2) };
    // A pack comes in JSON, where some letters take two.
    let (most, pack_bytes) = (limits.body_bytes, 2 * limits.pack_bytes);
    let hosts = Hosts::of(&state.config);
    let app = Arc::new(App {
        registry,
        state,
        sockets,
        requests: Buckets::new(rate),
        files: Buckets::new(files),
        passwords: Buckets::new(guesses),
        hosts,
        secure,
        page,
    });
    let mut router = Router::new();
    for (_, path, page) in pages(pack_bytes) {
        router = router.route(path, page);
    }
    router
        .fallback(guard::nothing_here)
        .method_not_allowed_fallback(guard::not_like_that)
        .layer(DefaultBodyLimit::max(most))
        .layer(from_fn_with_state(Arc::clone(&app), guard::watch))
        .with_state(app)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_document_names_every_page_and_no_other() {
        let document: serde_json::Value = serde_json::from_str(&openapi::TEXT).unwrap();
        let mut written: Vec<(String, String)> = Vec::new();
        for (path, methods) in document["paths"].as_object().unwrap() {
            written.extend(methods.as_object().unwrap().keys().map(|method| (path.clone(), method.clone())));
        }
        let mut real: Vec<(String, String)> =
            pages(0).iter().map(|(method, path, _)| ((*path).to_owned(), (*method).to_owned())).collect();
        written.sort();
        real.sort();
        assert_eq!(written, real);
        // No file of the page hides one of them.
        assert!(pages(0).iter().all(|(_, path, _)| page::is_ours(path)));
    }
}

//! Games, rulebooks, score pads and proofs.

use super::body::{Asked, Asker, Body, Named};
use crate::state::ServerState;
use antre_host::{AnyGame, Request};
use antre_kernel::{Lang, Misread, Phrase};
use antre_room::Refusal;
use antre_room::fair::Proof;
use antre_shelf::SHELF;
use antre_wire as wire;
use antre_wire::server::{
    ClauseInfo, Clauses, ErrorCode, PackUpload, Pad, PadRequest, Verified, VerifyRequest,
};
use axum::response::Response;
use std::sync::Arc;

/// What can be played here.
pub(super) async fn games(asker: Asker) -> Response {
    let state = Arc::clone(&asker.app.state);
    let games = match state.catalogue.ready(&state.packs) {
        Some(games) => Ok(games),
        None => {
            let made = move || state.catalogue.get(&state.config, &state.shared, &state.packs);
            tokio::task::spawn_blocking(made).await.map_err(|_| Refusal::plain(ErrorCode::Internal))
        }
    };
    let lang = asker.lang.files();
    asker.answer(games.map(|games| games[lang].clone()))
}

fn find(id: &str) -> Result<&'static dyn AnyGame, Refusal> {
    antre_host::find(SHELF, id).map_err(|what| Refusal::new(ErrorCode::NotFound, what))
}

/// The clauses of a rulebook: all, or those with these words.
pub(super) async fn rules(asker: Asker, Named(game): Named, Asked(query): Asked) -> Response {
    let found = find(&game).map(|game| {
        let words = query.get("find").map(String::as_str).unwrap_or("");
        let book = asker.app.state.shared.speech.rulebook(game.id(), asker.lang);
        let sections = book.map(|book| book.sections.as_slice()).unwrap_or_default();
        let wanted: Option<Vec<&str>> = book
            .filter(|_| !words.is_empty())
            .map(|book| book.find(words).into_iter().map(|clause| clause.id.as_str()).collect());
        let clauses = sections.iter().flat_map(|section| {
            section.clauses.iter().map(|clause| ClauseInfo {
                id: clause.id.clone(),
                section: section.title.clone(),
                source: clause.source.clone(),
                text: clause.text.clone(),
            })
        });
        let keep = |card: &ClauseInfo| wanted.as_ref().is_none_or(|ids| ids.contains(&card.id.as_str()));
        Clauses { clauses: clauses.filter(keep).collect() }
    });
    asker.answer(found)
}

/// Scores a page of the score pad; an empty page gives a template.
pub(super) async fn score(asker: Asker, Named(game): Named, Body(ask): Body<PadRequest>) -> Response {
    let (state, lang) = (Arc::clone(&asker.app.state), asker.lang);
    // A pack is read for it.
    let scored = asker.app.state.aside(move || scored(&state, lang, &game, &ask.text)).await;
    asker.answer(scored.flatten())
}

fn scored(state: &ServerState, lang: Lang, game: &str, text: &str) -> Result<Pad, Refusal> {
    let bad = |what: Misread| Refusal::new(ErrorCode::BadAsk, what);
    let game = find(game)?;
    let pad = game.pad(&Request::default()).map_err(bad)?;
    let pad = pad.ok_or_else(|| Refusal::plain(ErrorCode::NotFound))?;
    if text.trim().is_empty() {
        return Ok(Pad { text: pad.template(lang), names: Vec::new(), sheet: None });
    }
    let page = pad.read(text, lang).map_err(bad)?;
    let mut speaker = state.shared.speech.speaker(lang).clone();
    speaker.call_seats(page.names.clone());
    Ok(Pad { text: page.text, names: page.names, sheet: Some(wire::Sheet::from(&page.sheet, &speaker)) })
}

/// Takes in a pack that somebody brings, where the operator allows it.
pub(super) async fn bring(asker: Asker, Body(ask): Body<PackUpload>) -> Response {
    asker.answer(brought(&asker, ask).await)
}

async fn brought(asker: &Asker, ask: PackUpload) -> Result<wire::PackInfo, Refusal> {
    let (state, lang) = (Arc::clone(&asker.app.state), asker.lang);
    if !state.config.uploads {
        return Err(Refusal::plain(ErrorCode::NotAllowed));
    }
    // Reading a pack is work: as often as guessing a password.
    asker.may_guess()?;
    let limits = &state.config.limits;
    if ask.text.len() > limits.pack_bytes {
        return Err(Refusal::plain(ErrorCode::TooLarge));
    }
    let most = limits.packs;
    asker.app.state.aside(move || state.packs.add(ask, most, lang)).await.flatten()
}

/// Counts a proof again.
pub(super) async fn verify(asker: Asker, Body(ask): Body<VerifyRequest>) -> Response {
    let packs = asker.app.state.packs.own();
    let check = move || Proof::read(&ask.text).map(|proof| proof.verify(SHELF, &packs));
    let checked = asker.app.state.aside(check).await;
    let speaker = asker.app.state.shared.speech.speaker(asker.lang);
    let result = match checked {
        Ok(Ok(Ok(rolls))) => Ok(Verified {
            fair: true,
            rolls,
            message: speaker.say(&Phrase::new("proof-holds").with("n", i64::from(rolls))),
        }),
        Ok(Ok(Err(what))) => Ok(Verified { fair: false, rolls: 0, message: speaker.complain(&what) }),
        Ok(Err(what)) => Err(Refusal::new(ErrorCode::BadAsk, what)),
        Err(refusal) => Err(refusal),
    };
    asker.answer(result)
}

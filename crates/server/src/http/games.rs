//! Games, rulebooks, score pads and proofs.

use super::body::{Asked, Asker, Body, Named};
use crate::house::House;
use antre_host::{AnyGame, Request};
use antre_kernel::{Lang, Misread, Phrase};
use antre_room::Refusal;
use antre_room::fair::Proof;
use antre_shelf::SHELF;
use antre_wire as wire;
use antre_wire::server::{ClauseCard, Clauses, PackAsk, PadAsk, PadPage, Trouble, Verified, VerifyAsk};
use axum::response::Response;
use std::sync::Arc;

/// What can be played here.
pub(super) async fn games(asker: Asker) -> Response {
    let house = Arc::clone(&asker.app.house);
    let games = match house.catalogue.ready(&house.packs) {
        Some(games) => Ok(games),
        None => {
            let made = move || house.catalogue.get(&house.config, &house.shared, &house.packs);
            tokio::task::spawn_blocking(made).await.map_err(|_| Refusal::plain(Trouble::Trouble))
        }
    };
    let lang = asker.lang as usize;
    asker.answer(games.map(|games| games[lang].clone()))
}

fn find(id: &str) -> Result<&'static dyn AnyGame, Refusal> {
    antre_host::find(SHELF, id).map_err(|what| Refusal::new(Trouble::NotFound, what))
}

/// The clauses of a rulebook: all, or those with these words.
pub(super) async fn rules(asker: Asker, Named(game): Named, Asked(query): Asked) -> Response {
    let found = find(&game).map(|game| {
        let words = query.get("find").map(String::as_str).unwrap_or("");
        let book = asker.app.house.shared.speech.rulebook(game.id(), asker.lang);
        let sections = book.map(|book| book.sections.as_slice()).unwrap_or_default();
        let wanted: Option<Vec<&str>> = book
            .filter(|_| !words.is_empty())
            .map(|book| book.find(words).into_iter().map(|clause| clause.id.as_str()).collect());
        let clauses = sections.iter().flat_map(|section| {
            section.clauses.iter().map(|clause| ClauseCard {
                id: clause.id.clone(),
                section: section.title.clone(),
                source: clause.source.clone(),
                text: clause.text.clone(),
            })
        });
        let keep = |card: &ClauseCard| wanted.as_ref().is_none_or(|ids| ids.contains(&card.id.as_str()));
        Clauses { clauses: clauses.filter(keep).collect() }
    });
    asker.answer(found)
}

/// Scores a page of the score pad; an empty page gives a template.
pub(super) async fn score(asker: Asker, Named(game): Named, Body(ask): Body<PadAsk>) -> Response {
    let (house, lang) = (Arc::clone(&asker.app.house), asker.lang);
    // A pack is read for it.
    let scored = asker.app.house.aside(move || scored(&house, lang, &game, &ask.text)).await;
    asker.answer(scored.flatten())
}

fn scored(house: &House, lang: Lang, game: &str, text: &str) -> Result<PadPage, Refusal> {
    let bad = |what: Misread| Refusal::new(Trouble::BadAsk, what);
    let game = find(game)?;
    let pad = game.pad(&Request::default()).map_err(bad)?;
    let pad = pad.ok_or_else(|| Refusal::plain(Trouble::NotFound))?;
    if text.trim().is_empty() {
        return Ok(PadPage { text: pad.template(lang), names: Vec::new(), sheet: None });
    }
    let page = pad.read(text, lang).map_err(bad)?;
    let mut speaker = house.shared.speech.house(lang).clone();
    speaker.call_seats(page.names.clone());
    Ok(PadPage { text: page.text, names: page.names, sheet: Some(wire::Sheet::from(&page.sheet, &speaker)) })
}

/// Takes in a pack that somebody brings, where the operator allows it.
pub(super) async fn bring(asker: Asker, Body(ask): Body<PackAsk>) -> Response {
    asker.answer(brought(&asker, ask).await)
}

async fn brought(asker: &Asker, ask: PackAsk) -> Result<wire::PackCard, Refusal> {
    let (house, lang) = (Arc::clone(&asker.app.house), asker.lang);
    if !house.config.uploads {
        return Err(Refusal::plain(Trouble::NotAllowed));
    }
    // Reading a pack is work: as often as guessing a password.
    asker.may_guess()?;
    let limits = &house.config.limits;
    if ask.text.len() > limits.pack_bytes {
        return Err(Refusal::plain(Trouble::TooLarge));
    }
    let most = limits.packs;
    asker.app.house.aside(move || house.packs.add(ask, most, lang)).await.flatten()
}

/// Counts a proof again.
pub(super) async fn verify(asker: Asker, Body(ask): Body<VerifyAsk>) -> Response {
    let packs = asker.app.house.packs.own();
    let check = move || Proof::read(&ask.text).map(|proof| proof.verify(SHELF, &packs));
    let checked = asker.app.house.aside(check).await;
    let speaker = asker.app.house.shared.speech.house(asker.lang);
    let result = match checked {
        Ok(Ok(Ok(rolls))) => Ok(Verified {
            fair: true,
            rolls,
            message: speaker.say(&Phrase::new("proof-holds").with("n", i64::from(rolls))),
        }),
        Ok(Ok(Err(what))) => Ok(Verified { fair: false, rolls: 0, message: speaker.complain(&what) }),
        Ok(Err(what)) => Err(Refusal::new(Trouble::BadAsk, what)),
        Err(refusal) => Err(refusal),
    };
    asker.answer(result)
}

//! Opening, joining and looking back at tables.

use super::body::{Asked, Asker, Body, Named};
use crate::driver::DriverInput;
use crate::name::is_name;
use crate::quotas::Costly;
use antre_host::{AnyRecord, Speaker};
use antre_kernel::{Eye, Header, Phrase, Seat};
use antre_room::Refusal;
use antre_room::fair::Proof;
use antre_shelf::SHELF;
use antre_wire as wire;
use antre_wire::server::{
    ErrorCode, Join, Lobby, LobbyEntry, NewTable, ReplayFrame, Return, StoredTable, Who,
};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use std::collections::BTreeMap;

pub(super) async fn open(asker: Asker, Body(new): Body<NewTable>) -> Response {
    asker.answer(opened(&asker, new).await)
}

async fn opened(asker: &Asker, new: NewTable) -> Result<wire::server::Opened, Refusal> {
    let (account, state) = (asker.account().await?, &asker.app.state);
    asker.may_cost(Costly::Table)?;
    if let Some(account) = &account {
        state.quotas.take_table(account, state.now())?;
    }
    asker.app.registry.open(new, account).await
}

pub(super) async fn lobby(asker: Asker) -> Response {
    let rows = asker.app.state.store.lobby().await.map_err(|error| asker.app.state.refusal_for(&error));
    let lobby = rows.map(|rows| {
        let card = |row: crate::store::Row| {
            let stored: StoredTable = serde_json::from_str(&row.stored).ok()?;
            let names =
                stored.seats.iter().filter(|seat| seat.who != Who::Open).map(|seat| seat.name.clone());
            let open = stored.seats.iter().filter(|seat| seat.who == Who::Open).count() as u8;
            Some(LobbyEntry { table: row.id, game: row.game, names: names.collect(), open })
        };
        Lobby { tables: rows.into_iter().filter_map(card).collect() }
    });
    asker.answer(lobby)
}

/// The name of a table, or that there is none of that name.
fn named(table: &str) -> Result<(), Refusal> {
    if is_name(table) { Ok(()) } else { Err(Refusal::plain(ErrorCode::NotFound)) }
}

pub(super) async fn card(asker: Asker, Named(table): Named) -> Response {
    let lang = asker.lang;
    let card = match named(&table) {
        Ok(()) => asker.app.registry.ask(&table, |reply| DriverInput::Summarise { lang, reply }).await,
        Err(refusal) => Err(refusal),
    };
    asker.answer(card)
}

pub(super) async fn join(asker: Asker, Named(table): Named, Body(join): Body<Join>) -> Response {
    asker.answer(joined(&asker, &table, join).await)
}

async fn joined(asker: &Asker, table: &str, join: Join) -> Result<wire::server::Opened, Refusal> {
    named(table)?;
    let account = asker.account().await?;
    let join = Box::new(join);
    asker.app.registry.ask(table, |reply| DriverInput::Join { join, account, reply }).await
}

pub(super) async fn come_back(
    asker: Asker,
    Named(table): Named,
    Body(Return { seat }): Body<Return>,
) -> Response {
    if asker.is_signed_out() {
        return asker.signed_out();
    }
    let opened = match (named(&table), asker.account().await) {
        (Err(refusal), _) | (_, Err(refusal)) => Err(refusal),
        (Ok(()), Ok(None)) => Err(Refusal::plain(ErrorCode::NotAllowed)),
        (Ok(()), Ok(Some(account))) => {
            asker.app.registry.ask(&table, |reply| DriverInput::Return { account, seat, reply }).await
        }
    };
    asker.answer(opened)
}

async fn proven(asker: &Asker, table: &str) -> Result<Box<Proof>, Refusal> {
    named(table)?;
    asker.app.registry.ask(table, |reply| DriverInput::Prove { reply }).await
}

/// A finished game, ready to be walked through.
pub(super) struct Finished {
    pub(super) record: Box<dyn AnyRecord>,
    /// Calls the seats by the names of those who played.
    pub(super) speaker: Speaker,
}

/// Reads a finished game; a running one is refused.
pub(super) async fn finished(asker: &Asker, table: &str) -> Result<Finished, Refusal> {
    let bad = |what: antre_kernel::Misread| Refusal::new(ErrorCode::BadAsk, what);
    let proof = proven(asker, table).await?;
    let header = Header::read(&proof.record).map_err(bad)?;
    let game = antre_host::find(SHELF, &header.game).map_err(bad)?;
    let pack = asker.app.state.store.pack(&header.setup.pack_hash).await;
    let pack = pack.map_err(|error| asker.app.state.refusal_for(&error))?;
    let packs: Vec<(String, String)> = pack.into_iter().collect();
    // A record is read by playing it.
    let record =
        asker.app.state.aside(move || game.read_record(&proof.record, &packs)).await?.map_err(bad)?;
    let mut speaker = asker.app.state.shared.speech.speaker(asker.lang).clone();
    let lang = asker.lang;
    let summary = asker.app.registry.ask(table, |reply| DriverInput::Summarise { lang, reply }).await?;
    speaker.call_seats(summary.seats.into_iter().map(|seat| seat.name).collect());
    Ok(Finished { record, speaker })
}

fn text(asker: &Asker, text: Result<String, Refusal>) -> Response {
    match text {
        Ok(text) => ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response(),
        Err(refusal) => asker.answer::<()>(Err(refusal)),
    }
}

/// The open record of a finished game; a running one has none.
pub(super) async fn record(asker: Asker, Named(table): Named) -> Response {
    let proof = proven(&asker, &table).await;
    text(&asker, proof.map(|proof| proof.record))
}

/// A finished game with what proves its rolls.
pub(super) async fn proof(asker: Asker, Named(table): Named) -> Response {
    let proof = proven(&asker, &table).await;
    text(&asker, proof.map(|proof| proof.write()))
}

/// A finished game at one moment, as one eye saw it.
pub(super) async fn replay(asker: Asker, Named(table): Named, Asked(query): Asked) -> Response {
    let page = match finished(&asker, &table).await {
        Ok(game) => asker.app.state.aside(move || page(&game, &query)).await.flatten(),
        Err(refusal) => Err(refusal),
    };
    asker.answer(page)
}

fn page(game: &Finished, query: &BTreeMap<String, String>) -> Result<ReplayFrame, Refusal> {
    let (record, speaker) = (&game.record, &game.speaker);
    let named = match query.get("eye").map(String::as_str) {
        None => None,
        Some("S") => Some(Eye::Public),
        Some(letter) => {
            let seat = Seat::read(letter, record.header().setup.seats);
            Some(Eye::Seat(seat.ok_or_else(|| Refusal::plain(ErrorCode::NotFound))?))
        }
    };
    let plies = record.plies();
    let ply = match query.get("ply") {
        None => plies,
        Some(text) => text.parse().ok().filter(|ply| *ply <= plies).ok_or_else(|| {
            let what = Phrase::new("server-bad-ply").with("most", i64::from(plies));
            Refusal::new(ErrorCode::BadAsk, what)
        })?,
    };
    let log = match named {
        Some(eye) => record.perceived(ply, eye),
        None => record.told(ply),
    };
    let outcome = (ply == plies).then(|| record.outcome()).flatten();
    Ok(ReplayFrame {
        ply,
        plies,
        catalogue: query
            .contains_key("catalogue")
            .then(|| wire::Catalogue::from(&record.catalogue(), speaker)),
        scene: wire::Scene::from(record.scene(ply, named.unwrap_or(Eye::Public)), speaker),
        log: log.iter().map(|line| speaker.say(&line.what)).collect(),
        outcome: outcome.map(|outcome| wire::Outcome::from(&outcome)),
    })
}

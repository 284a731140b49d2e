//! What each eye is told: everything that leaves a table is made here, from what that eye may know.

use crate::Refusal;
use crate::delta::{LastSent, delta};
use crate::input::{ConnectionId, Output, Text};
use crate::room::{Play, Room};
use crate::shuffle::commitment;
use antre_host::{AnyTable, Speaker};
use antre_kernel::{Eye, Lang, Next, Seat};
use antre_wire as wire;
use antre_wire::server::{
    Ending, ErrorBody, RoomSummary, SeatSummary, ServerMessage, Status, StoredSeat, UndoOffer, Update, Who,
};

impl Room {
    pub(crate) fn status(&self) -> Status {
        match &self.play {
            Play::Waiting => Status::Waiting,
            Play::Frozen(_) => Status::Frozen,
            Play::Dealt(table) if table.next() == Next::Over => Status::Over,
            Play::Dealt(_) => Status::Running,
        }
    }

    pub(crate) fn commitment(&self) -> String {
        commitment(&self.id, &self.stored)
    }

    /// A speaker who calls the seats by their names.
    pub(crate) fn speaker(&self, lang: Lang) -> Speaker {
        let mut speaker = self.shared.speech.speaker(lang).clone();
        speaker.call_seats(self.stored.seats.iter().map(|seat| seat.name.clone()).collect());
        speaker
    }

    /// Everything public but the play.
    pub(crate) fn summary(&self, lang: Lang) -> RoomSummary {
        let stored = &self.stored;
        let over = self.status() == Status::Over;
        let side = |seat: Seat| match &self.play {
            Play::Dealt(table) => table.side(seat).map(|side| self.speaker(lang).say(&side)),
            Play::Waiting | Play::Frozen(_) => None,
        };
        let seat = |(seat, known): (Seat, &StoredSeat)| SeatSummary {
            seat: seat.to_string(),
            who: known.who,
            name: known.name.clone(),
            side: side(seat),
            bot: known.bot.clone(),
            present: self.present(seat),
            ready: known.who == Who::Bot || known.ready,
            asks_undo: self.undo_request.as_ref().is_some_and(|request| request.by == seat),
            wants_rematch: self.seats[seat.index()].wants_rematch,
            clock: self.clock_state(seat),
            stand_in_ms: self.stand_in_at(seat).map(|at| (at - self.now).max(0).unsigned_abs()),
        };
        RoomSummary {
            table: self.id.clone(),
            game: stored.game.clone(),
            pack: stored.pack.clone(),
            pack_hash: stored.pack_hash.clone(),
            options: stored.options.iter().cloned().collect(),
            status: self.status(),
            seats: self.all_seats().zip(&stored.seats).map(seat).collect(),
            spectators: self.connections.iter().filter(|known| known.eye == Eye::Public).count() as u32,
            clock: stored.clock,
            chat: stored.chat,
            hints: stored.hints,
            pace: stored.pace,
            hinted: stored.seats.iter().map(|seat| seat.hints).collect(),
            commitment: self.commitment(),
            promises: stored.seats.iter().map(|seat| seat.promise.clone().unwrap_or_default()).collect(),
            reveal: self.is_revealing(),
            rounds: stored.rounds,
            contributions: stored
                .seats
                .iter()
                .map(|seat| if stored.dealt { seat.contribution.clone() } else { String::new() })
                .collect(),
            seed: over.then(|| stored.seed.clone()),
            rematch: stored.rematch.clone(),
            stand_in: stored.stand_in.clone(),
            frozen: match &self.play {
                Play::Frozen(why) => Some(self.speaker(lang).say(why)),
                _ => None,
            },
        }
    }

    /// Tells everybody how the table stands.
    pub(crate) fn tell_summary(&mut self) {
        self.summary_changed = false;
        let mut said = TextCache::default();
        for index in 0..self.connections.len() {
            let lang = self.connections[index].lang;
            let text = said.once((Eye::Public, lang), || encode(&ServerMessage::Room(self.summary(lang))));
            self.post(index, text);
        }
    }

    /// Tells everybody what they see: what is news, and of the log what came after this ply.
    pub(crate) fn tell_updates(&mut self, log_after: u32) {
        let mut said = TextCache::default();
        let mut told = Vec::new();
        for index in 0..self.connections.len() {
            let (eye, lang) = (self.connections[index].eye, self.connections[index].lang);
            let Play::Dealt(table) = &self.play else { return };
            let text = said.once((eye, lang), || {
                let (update, now) = update(&**table, &self.speaker(lang), eye, log_after, self.told.of(eye));
                told.push((eye, now));
                encode(&ServerMessage::Update(update))
            });
            self.post(index, text);
        }
        told.into_iter().for_each(|(eye, told)| self.told.remember(eye, told));
    }

    /// Tells somebody what is printed on the cards: scenes name them by their codes.
    pub(crate) fn tell_catalogue(&mut self, to: ConnectionId) {
        let (Some(known), Play::Dealt(table)) = (self.connection(to), &self.play) else { return };
        let speaker = self.shared.speech.speaker(known.lang);
        let text = self.shared.catalogues.message(&**table, speaker);
        self.out.push(Output::Tell { to, text });
    }

    /// Tells somebody who came in everything they see.
    pub(crate) fn tell_whole_update(&mut self, to: ConnectionId) {
        self.tell_catalogue(to);
        let Some(known) = self.connection(to) else { return };
        let (eye, lang) = (known.eye, known.lang);
        let Play::Dealt(table) = &self.play else { return };
        let (update, told) = update(&**table, &self.speaker(lang), eye, 0, None);
        let ending = ending(&**table, self.late, &self.speaker(lang));
        self.told.remember(eye, told);
        self.tell(to, &ServerMessage::Update(update));
        if let Some(ending) = ending {
            self.tell(to, &ServerMessage::Over(ending));
        }
    }

    /// Tells everybody how it ended.
    pub(crate) fn tell_endings(&mut self) {
        let mut said = TextCache::default();
        for index in 0..self.connections.len() {
            let lang = self.connections[index].lang;
            let Play::Dealt(table) = &self.play else { return };
            let Some(ending) = ending(&**table, self.late, &self.speaker(lang)) else { return };
            let text = said.once((Eye::Public, lang), || encode(&ServerMessage::Over(ending)));
            self.post(index, text);
        }
    }

    /// Tells everybody the same.
    pub(crate) fn tell_all(&mut self, message: &ServerMessage) {
        let text = encode(message);
        for index in 0..self.connections.len() {
            self.post(index, text.clone());
        }
    }

    /// Tells everybody that it ends here, in their language.
    pub(crate) fn tell_closing(&mut self, key: &'static str, again: bool) {
        for index in 0..self.connections.len() {
            let why = self.shared.speech.speaker(self.connections[index].lang).word(key);
            self.post(index, encode(&ServerMessage::Closing { message: why, again }));
        }
    }

    /// Tells one that it ends here, in their language.
    pub(crate) fn tell_one_closing(&mut self, to: ConnectionId, key: &'static str, again: bool) {
        let Some(known) = self.connection(to) else { return };
        let message = self.shared.speech.speaker(known.lang).word(key);
        self.tell(to, &ServerMessage::Closing { message, again });
    }

    /// Tells one.
    pub(crate) fn tell(&mut self, to: ConnectionId, message: &ServerMessage) {
        self.out.push(Output::Tell { to, text: encode(message) });
    }

    fn post(&mut self, index: usize, text: Text) {
        self.out.push(Output::Tell { to: self.connections[index].id, text });
    }

    /// A refusal in somebody's language.
    pub(crate) fn error_body(&self, lang: Lang, refusal: &Refusal) -> ErrorBody {
        self.shared.speech.error_body(&self.stored.game, lang, refusal)
    }

    /// An eye that nobody looks with any more is told everything when it comes back.
    pub(crate) fn forget_told(&mut self) {
        let connections = &self.connections;
        self.told.keep_only(|eye| connections.iter().any(|known| known.eye == eye));
    }
}

/// What was already put into words in one round of telling.
#[derive(Default)]
struct TextCache(Vec<((Eye, Lang), Text)>);

impl TextCache {
    fn once(&mut self, to: (Eye, Lang), make: impl FnOnce() -> Text) -> Text {
        if let Some((_, text)) = self.0.iter().find(|(known, _)| *known == to) {
            return text.clone();
        }
        let text = make();
        self.0.push((to, text.clone()));
        text
    }
}

/// What an eye sees of a game that was told this before, and what it has been told then.
fn update(
    table: &dyn AnyTable,
    speaker: &Speaker,
    eye: Eye,
    log_after: u32,
    before: Option<&LastSent>,
) -> (Update, LastSent) {
    let choices = eye.seat().map(|seat| table.choices(seat)).unwrap_or_default();
    let log = table.log_after(eye, log_after);
    let undo = eye.seat().filter(|_| table.next() != Next::Over).and_then(|seat| table.undo_offer(seat));
    let marks = table.marks();
    let (scene, told) = delta(table.scene(eye), speaker, before);
    let update = Update {
        version: table.version(),
        ply: table.plies(),
        next: table.next().into(),
        scene,
        choices: choices.into_iter().map(|choice| wire::Choice::from(choice, speaker)).collect(),
        log_after,
        log: log.iter().map(|line| wire::LogEntry::from(line, speaker)).collect(),
        undo: undo.map(|undo| UndoOffer { free: undo.free }),
        practice: marks.practice,
        undone: marks.undone,
    };
    (update, told)
}

fn ending(table: &dyn AnyTable, late: Option<Seat>, speaker: &Speaker) -> Option<Ending> {
    Some(Ending {
        outcome: wire::Outcome::from(&table.outcome()?),
        sheet: table.sheet().map(|sheet| wire::Sheet::from(&sheet, speaker)),
        resigned: table.resigned().filter(|_| late.is_none()).map(|seat| seat.to_string()),
        late: late.map(|seat| seat.to_string()),
    })
}

/// A message as it goes over the wire.
pub fn encode(message: &ServerMessage) -> Text {
    // An update is long, and would otherwise be copied half a dozen times while it grows.
    let mut text =
        Vec::with_capacity(if matches!(message, ServerMessage::Update(_)) { 4 * 1024 } else { 256 });
    let written = serde_json::to_writer(&mut text, message).ok();
    let text = written.and_then(|()| String::from_utf8(text).ok());
    // Never nothing, for whoever waits for an answer. The types hold nothing that JSON cannot say.
    text.map_or_else(|| Text::from(r#"{"type":"closing","message":"","again":true}"#), Text::from)
}

//! What each eye is told: everything that leaves a table is made here, from what that eye may know.

use super::news::{Told, news};
use super::{Play, Room};
use crate::fair;
use crate::secret::bytes;
use antre_host::{AnyTable, Speaker};
use antre_kernel::{Eye, Lang, Next, Seat};
use antre_wire as wire;
use antre_wire::server::{Ending, RoomCard, SeatCard, Sight, Status, UndoCard, Word};
use tokio_tungstenite::tungstenite::Utf8Bytes;

impl Room {
    pub(super) fn status(&self) -> Status {
        match &self.play {
            Play::Waiting => Status::Waiting,
            Play::Frozen(_) => Status::Frozen,
            Play::Dealt(table) if table.next() == Next::Over => Status::Over,
            Play::Dealt(_) => Status::Running,
        }
    }

    pub(super) fn commitment(&self) -> String {
        bytes(&self.kept.seed).map(|seed| fair::commitment(&seed)).unwrap_or_default()
    }

    /// A speaker who calls the seats by their names.
    pub(super) fn speaker(&self, lang: Lang) -> Speaker {
        let mut speaker = self.house.speech.house(lang).clone();
        speaker.call_seats(self.kept.seats.iter().map(|seat| seat.name.clone()).collect());
        speaker
    }

    /// Everything public but the play.
    pub(super) fn card(&self, lang: Lang) -> RoomCard {
        let kept = &self.kept;
        let over = self.status() == Status::Over;
        let seat = |(seat, known): (Seat, &wire::server::KeptSeat)| SeatCard {
            seat: seat.to_string(),
            who: known.who,
            name: known.name.clone(),
            bot: known.bot.clone(),
            present: self.present(seat),
            ready: known.bot.is_some() || known.ready,
            asks_undo: self.plea.as_ref().is_some_and(|plea| plea.by == seat),
            wants_rematch: self.rematch.has(seat),
            clock: self.clock_state(seat),
        };
        RoomCard {
            table: self.id.clone(),
            game: kept.game.clone(),
            pack: kept.pack.clone(),
            pack_hash: kept.pack_hash.clone(),
            options: kept.options.iter().cloned().collect(),
            status: self.status(),
            seats: self.seats().zip(&kept.seats).map(seat).collect(),
            spectators: self.members.iter().filter(|member| member.eye == Eye::Public).count() as u32,
            clock: kept.clock,
            chat: kept.chat,
            hints: kept.hints,
            hinted: kept.seats.iter().map(|seat| seat.hints).collect(),
            commitment: self.commitment(),
            contributions: kept.seats.iter().map(|seat| seat.contribution.clone()).collect(),
            seed: over.then(|| kept.seed.clone()),
            rematch: kept.rematch.clone(),
            frozen: match &self.play {
                Play::Frozen(why) => Some(self.speaker(lang).say(why)),
                _ => None,
            },
        }
    }

    /// Tells everybody how the table stands.
    pub(super) fn tell_card(&mut self) {
        self.card_changed = false;
        let mut said = Said::default();
        for index in 0..self.members.len() {
            let lang = self.members[index].lang;
            let text = said.once((Eye::Public, lang), || json(&Word::Room(self.card(lang))));
            self.post(index, text);
        }
        self.sweep();
    }

    /// Tells everybody what they see: what is news, and of the log what came after this ply.
    pub(super) fn tell_sights(&mut self, log_after: u32) {
        let mut said = Said::default();
        let mut told = Vec::new();
        for index in 0..self.members.len() {
            let (eye, lang) = (self.members[index].eye, self.members[index].lang);
            let Play::Dealt(table) = &self.play else { return };
            let text = said.once((eye, lang), || {
                let (sight, now) = sight(&**table, &self.speaker(lang), eye, log_after, self.told.of(eye));
                told.push((eye, now));
                json(&Word::Sight(sight))
            });
            self.post(index, text);
        }
        told.into_iter().for_each(|(eye, told)| self.told.remember(eye, told));
        self.sweep();
    }

    /// Tells somebody who came in everything they see.
    pub(super) fn tell_sight(&mut self, member: u64) {
        let Some(known) = self.members.iter().find(|known| known.id == member) else { return };
        let (eye, lang) = (known.eye, known.lang);
        let Play::Dealt(table) = &self.play else { return };
        let (sight, told) = sight(&**table, &self.speaker(lang), eye, 0, None);
        let ending = ending(&**table, self.late, &self.speaker(lang));
        self.told.remember(eye, told);
        self.tell(member, &Word::Sight(sight));
        if let Some(ending) = ending {
            self.tell(member, &Word::Over(ending));
        }
    }

    /// Tells everybody how it ended.
    pub(super) fn tell_endings(&mut self) {
        let mut said = Said::default();
        for index in 0..self.members.len() {
            let lang = self.members[index].lang;
            let Play::Dealt(table) = &self.play else { return };
            let Some(ending) = ending(&**table, self.late, &self.speaker(lang)) else { return };
            let text = said.once((Eye::Public, lang), || json(&Word::Over(ending)));
            self.post(index, text);
        }
        self.sweep();
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&mut self, word: &Word) {
        let text = json(word);
        for index in 0..self.members.len() {
            self.post(index, text.clone());
        }
        self.sweep();
    }

    /// Tells everybody that it ends here, in their language.
    pub(super) fn tell_closing(&mut self, key: &'static str, again: bool) {
        for index in 0..self.members.len() {
            let message = self.house.speech.house(self.members[index].lang).word(key);
            self.post(index, json(&Word::Closing { message, again }));
        }
    }

    /// Tells one that it ends here, in their language.
    pub(super) fn tell_one_closing(&mut self, member: u64, key: &'static str, again: bool) {
        let Some(known) = self.members.iter().find(|known| known.id == member) else { return };
        let message = self.house.speech.house(known.lang).word(key);
        self.tell(member, &Word::Closing { message, again });
    }

    /// Tells one.
    pub(super) fn tell(&mut self, member: u64, word: &Word) {
        if let Some(index) = self.members.iter().position(|known| known.id == member) {
            self.post(index, json(word));
            self.sweep();
        }
    }

    /// Whoever reads too slowly is let go and may come back; the others do not wait.
    fn post(&mut self, index: usize, text: Utf8Bytes) {
        let member = &mut self.members[index];
        if member.out.try_send(text).is_err() {
            // An id that nobody has: the member is swept away.
            member.id = 0;
        }
    }

    /// An eye that nobody looks with any more is told everything when it comes back.
    pub(super) fn forget_told(&mut self) {
        let members = &self.members;
        self.told.keep_only(|eye| members.iter().any(|member| member.eye == eye));
    }

    fn sweep(&mut self) {
        let before = self.members.len();
        self.members.retain(|member| member.id != 0);
        if self.members.len() != before {
            self.card_changed = true;
            self.forget_told();
        }
    }
}

/// What was already put into words in one round of telling.
#[derive(Default)]
struct Said(Vec<((Eye, Lang), Utf8Bytes)>);

impl Said {
    fn once(&mut self, to: (Eye, Lang), make: impl FnOnce() -> Utf8Bytes) -> Utf8Bytes {
        if let Some((_, text)) = self.0.iter().find(|(known, _)| *known == to) {
            return text.clone();
        }
        let text = make();
        self.0.push((to, text.clone()));
        text
    }
}

/// What an eye sees of a game that was told this before, and what it has been told then.
fn sight(
    table: &dyn AnyTable,
    speaker: &Speaker,
    eye: Eye,
    log_after: u32,
    before: Option<&Told>,
) -> (Sight, Told) {
    let choices = eye.seat().map(|seat| table.choices(seat)).unwrap_or_default();
    let log = table.log_after(eye, log_after);
    let undo = eye.seat().filter(|_| table.next() != Next::Over).and_then(|seat| table.undo_offer(seat));
    let marks = table.marks();
    let (scene, told) = news(table.scene(eye), speaker, before);
    let sight = Sight {
        version: table.version(),
        ply: table.plies(),
        next: table.next().into(),
        scene,
        choices: choices.into_iter().map(|choice| wire::Choice::from(choice, speaker)).collect(),
        log_after,
        log: log.iter().map(|line| wire::LogLine::from(line, speaker)).collect(),
        undo: undo.map(|undo| UndoCard { free: undo.free }),
        practice: marks.practice,
        undone: marks.undone,
    };
    (sight, told)
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
fn json(word: &Word) -> Utf8Bytes {
    // A sight is long, and would otherwise be copied half a dozen times while it grows.
    let mut text = Vec::with_capacity(if matches!(word, Word::Sight(_)) { 4 * 1024 } else { 256 });
    let written = serde_json::to_writer(&mut text, word).map_err(|error| error.to_string());
    let text = written.and_then(|()| String::from_utf8(text).map_err(|error| error.to_string()));
    text.map_or_else(|error| speechless(&error), Utf8Bytes::from)
}

/// What is said instead of something that cannot be said: never nothing, for whoever waits for an answer.
pub(crate) fn speechless(error: &str) -> Utf8Bytes {
    tracing::error!(error, "a message cannot be written");
    Utf8Bytes::from_static(r#"{"type":"closing","message":"","again":true}"#)
}

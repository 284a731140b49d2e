//! The world around the rooms, and what must hold in it after every event.

use crate::disk::Disk;
use crate::event::{Event, Kind};
use crate::fault::{Fault, Machine};
use crate::person::{Person, Seen};
use antre_host::{Request, Thought};
use antre_kernel::{Lang, Seat, SeatSet};
use antre_room::{
    Answer, Boxes, Catalogues, ConnectionId, LoadFailure, Output, Refusal, RequestId, Room, RoomInput,
    Shared, Speech, ThoughtId, Time, Write, WriteFailure, last_timed,
};
use antre_shelf::SHELF;
use antre_wire::server::{Command, ErrorCode, Limits, Pace, Status, StoredTable};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// What came of it all.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) events: usize,
    pub(crate) tables: usize,
    pub(crate) moves: usize,
    pub(crate) games: usize,
    pub(crate) kills: usize,
    pub(crate) failures: usize,
    /// Messages to an eye that two truths have to send alike.
    pub(crate) compared: usize,
}

impl Tally {
    pub(crate) fn add(&mut self, more: &Tally) {
        self.events += more.events;
        self.tables += more.tables;
        self.moves += more.moves;
        self.games += more.games;
        self.kills += more.kills;
        self.failures += more.failures;
        self.compared += more.compared;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { events, tables, moves, games, kills, failures, compared } = self;
        write!(
            f,
            "{events} events: {tables} tables, {moves} confirmed moves, {games} proofs, {kills} kills, {failures} writes that failed, {compared} messages alike from two truths"
        )
    }
}

/// A room in memory.
pub(crate) struct Live {
    machine: Machine,
    /// What the disk was asked to write, and has not answered.
    writing: Option<Vec<Write>>,
    loading: bool,
    thoughts: Vec<(ThoughtId, Thought)>,
}

/// What the world knows of a table, whatever the table says.
#[derive(Default)]
pub(crate) struct Known {
    pub(crate) id: String,
    /// The secrets that were told, and the last thing each eye saw.
    pub(crate) secrets: Vec<(Seat, String)>,
    pub(crate) said_ready: SeatSet,
    pub(crate) saw_commitment: SeatSet,
    /// What each seat means to add, in each round of promises.
    pub(crate) grains: BTreeMap<(Seat, u32), String>,
    /// What was promised in a round when the first told what they add.
    pub(crate) promised: BTreeMap<u32, Vec<Option<String>>>,
    /// Seed and contributions as they were at the deal.
    pub(crate) key: Option<(String, Vec<String>)>,
    pub(crate) steps: usize,
    pub(crate) last_seen: BTreeMap<Option<Seat>, Seen>,
    pub(crate) proven: bool,
}

/// Whoever asked for something from outside.
pub(crate) enum Asked {
    Join,
    Enter { person: Box<Person>, has_right: bool },
    Other,
}

/// Many rooms, one disk, one clock.
pub(crate) struct World {
    pub(crate) fault: Option<Fault>,
    pub(crate) shared: Arc<Shared>,
    pub(crate) now: Time,
    /// When no server was there.
    pub(crate) gaps: Vec<(Time, Time)>,
    pub(crate) disk: Disk,
    pub(crate) live: BTreeMap<String, Live>,
    pub(crate) known: Vec<Known>,
    pub(crate) people: Vec<Person>,
    pub(crate) asked: BTreeMap<RequestId, Asked>,
    pub(crate) numbers: u64,
    pub(crate) tally: Tally,
}

pub(crate) type Checked = Result<(), String>;

pub(crate) fn pick<T>(list: &[T], number: u32) -> Option<&T> {
    list.get(number as usize % list.len().max(1))
}

/// The games of the simulation with their set-ups, built once.
pub(crate) fn games() -> &'static [(StoredTable, u8)] {
    static GAMES: OnceLock<Vec<(StoredTable, u8)>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let mut games = Vec::new();
        for game in SHELF {
            let (fewest, most) = game.players();
            for seats in fewest..=most {
                let request = Request { seats: Some(seats), ..Request::default() };
                let (setup, _) = game.inspect(&request).unwrap();
                let table = game.open(&request, antre_host::Chance::Practice(0)).unwrap();
                let version = table.header().rules_version;
                let stored = StoredTable::new(game.id(), version, &setup, Vec::new(), String::new());
                games.push((stored, seats));
            }
        }
        games
    })
}

/// What all rooms share, made once: reading all words takes longer than a world lasts.
fn shared() -> Arc<Shared> {
    static SHARED: OnceLock<Arc<Shared>> = OnceLock::new();
    let make = || {
        let limits = Limits {
            message_burst: 1_000,
            messages_per_second: 1_000.0,
            spectators_per_table: 4,
            spectators_per_address: 4,
            sockets_per_seat: 2,
            ..Limits::default()
        };
        let webhooks = Box::new(|_: &str| Err(String::new()));
        Arc::new(Shared {
            limits,
            speech: Speech::new(),
            boxes: Boxes::default(),
            catalogues: Catalogues::default(),
            webhooks,
        })
    };
    Arc::clone(SHARED.get_or_init(make))
}

impl World {
    pub(crate) fn new(fault: Option<Fault>) -> World {
        World {
            fault,
            shared: shared(),
            now: 1_000_000_000,
            gaps: Vec::new(),
            disk: Disk::default(),
            live: BTreeMap::new(),
            known: Vec::new(),
            people: Vec::new(),
            asked: BTreeMap::new(),
            numbers: 0,
            tally: Tally::default(),
        }
    }

    pub(crate) fn number(&mut self) -> u64 {
        self.numbers += 1;
        self.numbers
    }

    pub(crate) fn ask(&mut self, asked: Asked) -> RequestId {
        let request = RequestId(self.number());
        self.asked.insert(request, asked);
        request
    }

    pub(crate) fn known(&mut self, id: &str) -> Option<&mut Known> {
        self.known.iter_mut().find(|known| known.id == id)
    }

    /// Lets one thing happen, and looks whether everything holds.
    pub(crate) fn carry_out(&mut self, event: Event) -> Checked {
        self.tally.events += 1;
        let Event { kind, a, b, c } = event;
        match kind {
            Kind::Open => self.open(a, b, c),
            Kind::Join => self.join(a, b),
            Kind::Connect => self.connect(a, b, false),
            Kind::Spectate => self.connect(a, b, true),
            Kind::Leave => self.leave(a),
            Kind::Ready => self.promise(a, b),
            Kind::Reveal => self.reveal(a, b),
            Kind::Twins => self.twins(a, b, c),
            Kind::Play => self.play(a, b),
            Kind::Lie => self.lie(a, b, c),
            Kind::Undo => self.say(a, Command::Undo {}, None),
            Kind::Consent => self.say(a, Command::Consent { agree: !b.is_multiple_of(4) }, None),
            Kind::Resign => self.say(a, Command::Resign {}, None),
            Kind::Talk => self.say(a, Command::Say { text: format!("so {b}") }, None),
            Kind::HandOver => {
                let seat = (!b.is_multiple_of(3)).then(|| Seat::new(c as usize % 6).to_string());
                let bot = b.is_multiple_of(2).then(|| "random".into());
                self.say(a, Command::HandOver { seat, bot }, None)
            }
            Kind::TakeBack => self.say(a, Command::TakeBack {}, None),
            Kind::Claim => self.say(a, Command::ClaimTime {}, None),
            Kind::Pace => {
                let paces = [Pace::Calm, Pace::Normal, Pace::Brisk, Pace::AtOnce];
                self.say(a, Command::Pace { pace: paces[b as usize % paces.len()] }, None)
            }
            Kind::Hurry => self.say(a, Command::Hurry {}, None),
            Kind::Mute => self.say(a, Command::Mute { seat: "A".into(), on: b.is_multiple_of(2) }, None),
            Kind::Rematch => self.say(a, Command::Rematch {}, None),
            Kind::Stored => self.answer_of_the_disk(a, b),
            Kind::Thought => self.think(a, b),
            Kind::Later => self.later(a, b),
            Kind::Kill => self.kill(a, b),
            Kind::Delete => self.delete(a, b),
            Kind::Expire => self.any_table(a).map_or(Ok(()), |id| self.tell(&id, RoomInput::Expire)),
            Kind::Summarise => {
                let Some(id) = self.any_table(a) else { return Ok(()) };
                let request = self.ask(Asked::Other);
                self.tell(&id, RoomInput::Summarise { request, lang: Lang::Fr })
            }
        }
    }

    /// Everybody is answered, every running game can be ended, and every proof holds.
    pub(crate) fn finish(mut self) -> Result<Tally, String> {
        self.settle()?;
        let ids: Vec<String> = self.disk.tables.keys().cloned().collect();
        for id in ids {
            let stored = self.disk.tables[&id].stored();
            if stored.dealt && self.disk.tables[&id].status == Status::Running {
                let secret = self.known(&id).and_then(|known| known.secrets.first().cloned());
                let Some((seat, secret)) = secret else { continue };
                self.enter(&id, Some((seat, secret)), true)?;
                self.settle()?;
                let person =
                    self.people.iter().rposition(|person| person.table == id && person.seat == Some(seat));
                let Some(person) = person else { return Err(format!("{id}: nobody came in to end it")) };
                self.say(person as u32, Command::Resign {}, None)?;
                self.settle()?;
                if self.disk.tables.get(&id).is_some_and(|table| table.status != Status::Over) {
                    return Err("a running game cannot be ended".into());
                }
            }
        }
        Ok(self.tally)
    }

    /// The disk answers with yes until nobody waits for it.
    fn settle(&mut self) -> Checked {
        for _ in 0..10_000 {
            let busy = self.live.iter().find(|(_, live)| live.writing.is_some() || live.loading);
            let Some(id) = busy.map(|(id, _)| id.clone()) else { return Ok(()) };
            self.disk_answers(&id, 0)?;
        }
        Err("a table writes for ever".into())
    }

    pub(crate) fn any_table(&self, a: u32) -> Option<String> {
        pick(&self.known, a).map(|known| known.id.clone())
    }

    fn answer_of_the_disk(&mut self, a: u32, b: u32) -> Checked {
        let busy: Vec<String> = self
            .live
            .iter()
            .filter(|(_, live)| live.writing.is_some() || live.loading)
            .map(|(id, _)| id.clone())
            .collect();
        let Some(id) = pick(&busy, a).cloned() else { return Ok(()) };
        self.disk_answers(&id, b)
    }

    pub(crate) fn disk_answers(&mut self, id: &str, b: u32) -> Checked {
        let Some(live) = self.live.get_mut(id) else { return Ok(()) };
        if std::mem::take(&mut live.loading) {
            let unheld = self.unheld(id);
            let answer = match self.disk.tables.get(id) {
                None => Err(LoadFailure::Gone),
                Some(_) if b % 7 == 6 => Err(LoadFailure::Unavailable),
                Some(table) => Ok(Box::new(table.snapshot(id, unheld))),
            };
            return self.tell(id, RoomInput::Loaded(answer));
        }
        let Some(writes) = live.writing.take() else { return Ok(()) };
        let full = || Refusal::plain(ErrorCode::Internal);
        let (applied, answer) = match b % 20 {
            17 => (false, Err(WriteFailure::Nothing(full()))),
            18 => (true, Err(WriteFailure::Unsure(full()))),
            19 => (false, Err(WriteFailure::Unsure(full()))),
            _ => (true, Ok(())),
        };
        self.tally.failures += usize::from(answer.is_err());
        let answer = if applied {
            match self.disk.apply(id, &writes, self.fault) {
                Ok(()) => answer,
                Err(_) => Err(WriteFailure::Gone),
            }
        } else {
            answer
        };
        self.look_at_disk(id)?;
        self.tell(id, RoomInput::Stored(answer))
    }

    fn think(&mut self, a: u32, b: u32) -> Checked {
        let busy: Vec<String> = self
            .live
            .iter()
            .filter(|(_, live)| !live.thoughts.is_empty())
            .map(|(id, _)| id.clone())
            .collect();
        let Some(id) = pick(&busy, a).cloned() else { return Ok(()) };
        let Some(live) = self.live.get_mut(&id) else { return Ok(()) };
        let (thought, task) = live.thoughts.swap_remove(b as usize % live.thoughts.len());
        let notation = (!b.is_multiple_of(31)).then(task);
        self.tell(&id, RoomInput::Thought { thought, notation, took: Duration::from_millis(b.into()) })
    }

    /// Time passes: a moment, or long enough for clocks to run out. Rooms are woken when they wanted to be.
    fn later(&mut self, a: u32, b: u32) -> Checked {
        self.now += match a % 8 {
            0 => i64::from(b % 400_000),
            1 | 2 => i64::from(b % 40_000),
            _ => i64::from(b % 2_000),
        };
        let due: Vec<String> = self
            .live
            .iter()
            .filter(|(_, live)| live.machine.room.wake_at().is_some_and(|at| at <= self.now))
            .map(|(id, _)| id.clone())
            .collect();
        due.iter().try_for_each(|id| self.tell(id, RoomInput::Woken))
    }

    /// The process dies at once; another begins after a while.
    fn kill(&mut self, a: u32, b: u32) -> Checked {
        self.tally.kills += 1;
        let live = std::mem::take(&mut self.live);
        for (index, (id, live)) in live.into_iter().enumerate() {
            if let Some(writes) = live.writing
                && (a >> (index % 32)) & 1 == 1
            {
                let _ = self.disk.apply(&id, &writes, self.fault);
                self.look_at_disk(&id)?;
            }
        }
        for person in std::mem::take(&mut self.people) {
            self.remember(&person);
        }
        self.asked.clear();
        let gap = i64::from(b % 8_000_000);
        self.gaps.push((self.now, self.now + gap));
        self.now += gap;
        Ok(())
    }

    fn delete(&mut self, a: u32, b: u32) -> Checked {
        let Some(id) = self.any_table(a) else { return Ok(()) };
        if b.is_multiple_of(2) {
            let request = self.ask(Asked::Other);
            return self.tell(&id, RoomInput::Delete { request });
        }
        // Behind the back of whoever holds it.
        if self.disk.tables.remove(&id).is_some() {
            self.disk.deleted.insert(id);
        }
        Ok(())
    }

    /// For how long no server held a table since its last step.
    fn unheld(&self, id: &str) -> i64 {
        let last = self.disk.tables.get(id).and_then(|table| last_timed(&table.steps));
        let Some(last) = last else { return 0 };
        if self.fault == Some(Fault::S12) {
            return 0;
        }
        self.unheld_since(last.at)
    }

    pub(crate) fn unheld_since(&self, at: Time) -> i64 {
        self.gaps.iter().map(|(from, to)| (to - (*from).max(at)).max(0)).sum()
    }

    /// Lets a room hear something; it is loaded if it is not there.
    pub(crate) fn tell(&mut self, id: &str, input: RoomInput) -> Checked {
        if !self.live.contains_key(id) {
            let Some(table) = self.disk.tables.get(id) else {
                return self.nobody_there(input);
            };
            let mut entropy = [0; 32];
            entropy[..8].copy_from_slice(&self.numbers.to_le_bytes());
            entropy[8..16].copy_from_slice(&self.now.to_le_bytes());
            let (stored, snapshot) = (table.stored(), table.snapshot(id, self.unheld(id)));
            let room = Room::load(Arc::clone(&self.shared), snapshot, entropy, self.now);
            let machine = Machine::new(room, stored, self.fault);
            let live = Live { machine, writing: None, loading: false, thoughts: Vec::new() };
            self.live.insert(id.to_owned(), live);
            self.hear(id, RoomInput::Woken)?;
        }
        self.hear(id, input)
    }

    /// A table that is not stored: the server says so.
    fn nobody_there(&mut self, input: RoomInput) -> Checked {
        if let RoomInput::Join { request, .. } | RoomInput::Enter { request, .. } = input {
            self.asked.remove(&request);
        }
        Ok(())
    }

    pub(crate) fn hear(&mut self, id: &str, input: RoomInput) -> Checked {
        let Some(live) = self.live.get_mut(id) else { return Ok(()) };
        let outputs = live.machine.hear(self.now, input);
        for output in outputs {
            let Some(live) = self.live.get_mut(id) else { return Ok(()) };
            match output {
                Output::Tell { to, text } => self.told(id, to, &text)?,
                Output::Release { connection } => self.release(connection),
                Output::Answer { request, answer } => self.answered(id, request, answer)?,
                Output::Write(writes) => {
                    if live.writing.replace(writes).is_some() || live.loading {
                        return Err("two writes at once".into());
                    }
                }
                Output::Load => {
                    if live.writing.is_some() || std::mem::replace(&mut live.loading, true) {
                        return Err("a table is read while it is written".into());
                    }
                }
                Output::Think { thought, task, .. } => live.thoughts.push((thought, task)),
                // Time is the simulator's: what is hurried may come as soon as anything.
                Output::Hurry { thought } => {
                    if !live.thoughts.iter().any(|(known, _)| *known == thought) {
                        return Err(format!("{thought:?} is hurried, and nobody thinks it"));
                    }
                }
                Output::Notify { .. } => return Err("somebody is told who did not want to be".into()),
                Output::Report(_) => {}
                Output::Idle => {
                    if self.people.iter().any(|person| person.table == id) {
                        return Err("a table is put away although somebody is there".into());
                    }
                    self.live.remove(id);
                }
                Output::End => {
                    if let Some(left) = self.people.iter().find(|person| person.table == id) {
                        return Err(format!("{id} ends and {:?} is not released", left.seat));
                    }
                    self.live.remove(id);
                }
            }
        }
        Ok(())
    }

    fn release(&mut self, connection: ConnectionId) {
        if let Some(index) = self.people.iter().position(|person| person.id == connection) {
            let person = self.people.remove(index);
            self.remember(&person);
        }
    }

    /// What somebody saw last, to be compared with what they see when they come back.
    fn remember(&mut self, person: &Person) {
        if let (Some(seen), Some(known)) = (person.seen.clone(), self.known(&person.table)) {
            known.last_seen.insert(person.seat, seen);
        }
    }

    fn answered(&mut self, id: &str, request: RequestId, answer: Result<Answer, Refusal>) -> Checked {
        match (self.asked.remove(&request), answer) {
            (Some(Asked::Join), Ok(Answer::Seated(opened))) => {
                let seat = opened.seat.and_then(|letter| Seat::read(&letter, 6)).ok_or("no seat")?;
                let secret = opened.secret.ok_or("no secret")?;
                if let Some(known) = self.known(id) {
                    known.secrets.push((seat, secret));
                }
            }
            (Some(Asked::Enter { person, .. }), Ok(Answer::Entered)) => self.people.push(*person),
            (Some(Asked::Enter { has_right: true, .. }), Err(why)) if why.code != ErrorCode::NotFound => {
                return Err(format!("somebody with a secret is kept out of their seat: {:?}", why.code));
            }
            (Some(_), Ok(Answer::Proof(proof))) => {
                let packs = [];
                let verified = proof.verify(SHELF, &packs);
                verified.map_err(|what| format!("a proof does not hold: {what:?}"))?;
                self.tally.games += 1;
            }
            (None, _) => return Err("an answer to nobody".into()),
            _ => {}
        }
        Ok(())
    }
}

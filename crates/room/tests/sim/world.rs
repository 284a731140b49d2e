//! The world around the rooms, and what must hold in it after every event.

use crate::disk::{Disk, OnDisk};
use crate::event::{Event, Kind};
use crate::fault::{Fault, Machine};
use crate::person::{Heard, Person, Seen};
use antre_host::{Request, Thought};
use antre_kernel::{Lang, Seat, SeatSet};
use antre_room::{
    Answer, Boxes, ConnectionId, Hash, LoadFailure, Output, Refusal, RequestId, Room, RoomInput, Shared,
    Speech, Step, ThoughtId, Time, Write, WriteFailure, fair, hex,
};
use antre_shelf::SHELF;
use antre_wire::Id;
use antre_wire::server::{
    Clock, ClockKind, Do, Join, Limits, OnTimeOut, Preset, RoomCard, Said, Status, StoredSeat, StoredTable,
    Trouble, Who,
};
use std::collections::BTreeMap;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, OnceLock};

/// What came of it all.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    events: usize,
    tables: usize,
    moves: usize,
    games: usize,
    kills: usize,
    failures: usize,
}

impl Tally {
    pub(crate) fn add(&mut self, more: &Tally) {
        self.events += more.events;
        self.tables += more.tables;
        self.moves += more.moves;
        self.games += more.games;
        self.kills += more.kills;
        self.failures += more.failures;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { events, tables, moves, games, kills, failures } = self;
        write!(
            f,
            "{events} events: {tables} tables, {moves} confirmed moves, {games} proofs, {kills} kills, {failures} writes that failed"
        )
    }
}

/// A room in memory.
struct Live {
    machine: Machine,
    /// What the disk was asked to write, and has not answered.
    writing: Option<Vec<Write>>,
    loading: bool,
    thoughts: Vec<(ThoughtId, Thought)>,
}

/// What the world knows of a table, whatever the table says.
struct Known {
    id: String,
    /// The secrets that were told, and the last thing each eye saw.
    secrets: Vec<(Seat, String)>,
    said_ready: SeatSet,
    saw_commitment: SeatSet,
    /// Seed and contributions as they were at the deal.
    key: Option<(String, Vec<String>)>,
    steps: usize,
    last_seen: BTreeMap<Option<Seat>, Seen>,
    proven: bool,
}

/// Whoever asked for something from outside.
enum Asked {
    Join,
    Enter { person: Box<Person>, has_right: bool },
    Other,
}

/// Many rooms, one disk, one clock.
pub(crate) struct World {
    fault: Option<Fault>,
    shared: Arc<Shared>,
    now: Time,
    /// When no server was there.
    gaps: Vec<(Time, Time)>,
    disk: Disk,
    live: BTreeMap<String, Live>,
    known: Vec<Known>,
    people: Vec<Person>,
    asked: BTreeMap<RequestId, Asked>,
    numbers: u64,
    tally: Tally,
}

type Checked = Result<(), String>;

fn pick<T>(list: &[T], number: u32) -> Option<&T> {
    list.get(number as usize % list.len().max(1))
}

/// The games of the simulation with their set-ups, built once.
fn games() -> &'static [(StoredTable, u8)] {
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
        Arc::new(Shared { limits, speech: Speech::new(), boxes: Boxes::default(), webhooks })
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

    fn number(&mut self) -> u64 {
        self.numbers += 1;
        self.numbers
    }

    fn ask(&mut self, asked: Asked) -> RequestId {
        let request = RequestId(self.number());
        self.asked.insert(request, asked);
        request
    }

    fn known(&mut self, id: &str) -> Option<&mut Known> {
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
            Kind::Ready => {
                let contribution = Some(format!("{b:x}"));
                self.say_as_ready(a, Do::Ready { contribution })
            }
            Kind::Play => self.play(a, b),
            Kind::Lie => self.lie(a, b, c),
            Kind::Undo => self.say(a, Do::Undo {}, None),
            Kind::Consent => self.say(a, Do::Consent { agree: !b.is_multiple_of(4) }, None),
            Kind::Resign => self.say(a, Do::Resign {}, None),
            Kind::Talk => self.say(a, Do::Say { text: format!("so {b}") }, None),
            Kind::HandOver => {
                let seat = (!b.is_multiple_of(3)).then(|| Seat::new(c as usize % 6).to_string());
                self.say(a, Do::HandOver { seat, bot: "random".into() }, None)
            }
            Kind::TakeBack => self.say(a, Do::TakeBack {}, None),
            Kind::Claim => self.say(a, Do::ClaimTime {}, None),
            Kind::Mute => self.say(a, Do::Mute { seat: "A".into(), on: b.is_multiple_of(2) }, None),
            Kind::Rematch => self.say(a, Do::Rematch {}, None),
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
                self.say(person as u32, Do::Resign {}, None)?;
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

    fn any_table(&self, a: u32) -> Option<String> {
        pick(&self.known, a).map(|known| known.id.clone())
    }

    /// Somebody opens a table, as the server does.
    fn open(&mut self, a: u32, b: u32, c: u32) -> Checked {
        if self.known.len() >= 12 {
            return Ok(());
        }
        // Cœur is quick: every other table plays it.
        let (stored, seats) = pick(games(), if a.is_multiple_of(2) { 0 } else { a / 2 }).unwrap().clone();
        let number = self.number();
        let id = format!("table {number}");
        let secret = format!("secret of {id}");
        let seat = |index: u8| {
            let bot = index > 0 && (b >> index).is_multiple_of(4);
            let me = index == 0;
            let who = if me {
                Who::Human
            } else if bot {
                Who::Bot
            } else {
                Who::Open
            };
            StoredSeat {
                who,
                name: if me { "Anna".into() } else { String::new() },
                bot: bot.then(|| "random".into()),
                ..StoredSeat::open()
            }
        };
        let clock = c.is_multiple_of(3).then_some(Clock {
            kind: if c & 8 == 0 { ClockKind::Move } else { ClockKind::Total },
            seconds: 300 + c % 600,
            then: if c & 16 == 0 { OnTimeOut::Bot } else { OnTimeOut::Claim },
        });
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let stored = StoredTable { seats: (0..seats).map(seat).collect(), seed: hex(&seed), clock, ..stored };
        let secrets = vec![(Hash::of(&secret), Seat::A)];
        self.disk.tables.insert(id.clone(), OnDisk::new(&stored, Status::Waiting, secrets));
        self.learn(id, vec![(Seat::A, secret)]);
        self.tally.tables += 1;
        Ok(())
    }

    fn learn(&mut self, id: String, secrets: Vec<(Seat, String)>) {
        self.known.push(Known {
            id,
            secrets,
            said_ready: SeatSet::NONE,
            saw_commitment: SeatSet::NONE,
            key: None,
            steps: 0,
            last_seen: BTreeMap::new(),
            proven: false,
        });
    }

    fn join(&mut self, a: u32, b: u32) -> Checked {
        let Some(id) = self.any_table(a) else { return Ok(()) };
        let request = self.ask(Asked::Join);
        let seat = b.is_multiple_of(5).then(|| Seat::new(b as usize % 6).to_string());
        let join = Box::new(Join { name: format!("Player {b}"), seat });
        self.tell(&id, RoomInput::Join { request, join, account: None })
    }

    fn connect(&mut self, a: u32, b: u32, watches: bool) -> Checked {
        let Some(id) = self.any_table(a) else { return Ok(()) };
        let secrets = self.known(&id).map(|known| known.secrets.clone()).unwrap_or_default();
        let with = if watches { None } else { pick(&secrets, b).cloned() };
        if b % 50 == 7 {
            return self.enter(&id, Some((Seat::A, "not the secret".into())), false);
        }
        self.enter(&id, with, true)
    }

    fn enter(&mut self, id: &str, with: Option<(Seat, String)>, right: bool) -> Checked {
        let connection = ConnectionId(self.number());
        let (seat, secret) = match with {
            Some((seat, secret)) => (Some(seat), Some(secret)),
            None => (None, None),
        };
        let has_right = right && seat.is_some();
        let person = Box::new(Person::new(connection, id, seat));
        let request = self.ask(Asked::Enter { person, has_right });
        let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
        self.tell(id, RoomInput::Enter { request, connection, secret, lang: Lang::Fr, address })
    }

    fn leave(&mut self, a: u32) -> Checked {
        if self.people.is_empty() {
            return Ok(());
        }
        let person = self.people.remove(a as usize % self.people.len());
        self.tell(&person.table, RoomInput::Left { connection: person.id })
    }

    fn say_as_ready(&mut self, a: u32, what: Do) -> Checked {
        let person = pick(&self.people, a).map(|person| (person.table.clone(), person.seat));
        if let Some((table, Some(seat))) = person
            && let Some(known) = self.known(&table)
        {
            known.said_ready = known.said_ready.with(seat);
        }
        self.say(a, what, None)
    }

    fn say(&mut self, a: u32, what: Do, play: Option<String>) -> Checked {
        let number = self.number() as i64;
        if self.people.is_empty() {
            return Ok(());
        }
        let index = a as usize % self.people.len();
        let person = &mut self.people[index];
        person.asked.push((number, play));
        let (table, connection) = (person.table.clone(), person.id);
        let message = Box::new(Said { id: Some(Id::Number(number)), what });
        self.tell(&table, RoomInput::Heard { connection, message })
    }

    /// Somebody who may plays a move they were offered.
    fn play(&mut self, a: u32, b: u32) -> Checked {
        let able = |person: &&Person| person.seen.as_ref().is_some_and(|seen| !seen.choices.is_empty());
        let all: Vec<usize> = (0..self.people.len()).filter(|index| able(&&self.people[*index])).collect();
        let Some(&index) = pick(&all, a) else { return Ok(()) };
        let Some(seen) = &self.people[index].seen else { return Ok(()) };
        let Some(choice) = pick(&seen.choices, b) else { return Ok(()) };
        let (notation, version) = (choice.notation.clone(), seen.version);
        self.say(index as u32, Do::Play { version, notation: notation.clone() }, Some(notation))
    }

    /// Somebody says what makes no sense.
    fn lie(&mut self, a: u32, b: u32, c: u32) -> Checked {
        let what = match b % 9 {
            0 => Do::Play { version: c % 40, notation: "nonsense".into() },
            1 => {
                let seen = pick(&self.people, a.wrapping_add(1)).and_then(|other| other.seen.as_ref());
                let notation =
                    seen.and_then(|seen| pick(&seen.choices, c)).map(|choice| choice.notation.clone());
                Do::Play { version: c % 60, notation: notation.unwrap_or_default() }
            }
            2 => return self.say_as_ready(a, Do::Ready { contribution: Some("x".repeat(c as usize % 90)) }),
            3 => Do::Enter { table: "other".into(), secret: None, lang: None },
            4 => Do::Ping {},
            5 => Do::Wave { preset: Preset::Hello },
            6 => Do::HandOver { seat: Some("Z".into()), bot: "nobody".into() },
            7 => Do::Hint {},
            _ => Do::Notify { url: Some("http://example.org".into()) },
        };
        // A ping is answered without its number.
        if matches!(what, Do::Ping {}) {
            let Some(person) = pick(&self.people, a) else { return Ok(()) };
            let (table, connection) = (person.table.clone(), person.id);
            return self
                .tell(&table, RoomInput::Heard { connection, message: Box::new(Said { id: None, what }) });
        }
        self.say(a, what, None)
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

    fn disk_answers(&mut self, id: &str, b: u32) -> Checked {
        let Some(live) = self.live.get_mut(id) else { return Ok(()) };
        if std::mem::take(&mut live.loading) {
            let unheld = self.unheld(id);
            let answer = match self.disk.tables.get(id) {
                None => Err(LoadFailure::Gone),
                Some(_) if b % 7 == 6 => Err(LoadFailure::Trouble),
                Some(table) => Ok(Box::new(table.snapshot(id, unheld))),
            };
            return self.tell(id, RoomInput::Loaded(answer));
        }
        let Some(writes) = live.writing.take() else { return Ok(()) };
        let full = || Refusal::plain(Trouble::Trouble);
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

    /// What must hold of everything that is stored.
    fn look_at_disk(&mut self, id: &str) -> Checked {
        let opened: Vec<String> = self
            .disk
            .tables
            .keys()
            .filter(|id| self.known.iter().all(|known| known.id != **id))
            .cloned()
            .collect();
        for again in opened {
            if self.disk.deleted.contains(&again) {
                return Err("a deleted table is back".into());
            }
            // A table where the same people play again: they have the same secrets.
            let secrets = self.known(id).map(|known| known.secrets.clone()).unwrap_or_default();
            self.learn(again, secrets);
        }
        if self.disk.deleted.iter().any(|id| self.disk.tables.contains_key(id)) {
            return Err("a deleted table is back".into());
        }
        let Some(table) = self.disk.tables.get(id) else { return Ok(()) };
        let (stored, steps) = (table.stored(), table.steps.len());
        let Some(known) = self.known.iter_mut().find(|known| known.id == id) else { return Ok(()) };
        if steps < known.steps {
            return Err("a step is lost".into());
        }
        known.steps = steps;
        if !stored.dealt {
            return match known.key {
                Some(_) => Err("what was dealt is not dealt any more".into()),
                None => Ok(()),
            };
        }
        let key = (stored.seed.clone(), stored.seats.iter().map(|seat| seat.contribution.clone()).collect());
        match &known.key {
            Some(before) if *before != key => Err("the key rests on something else than at the deal".into()),
            Some(_) => Ok(()),
            None => {
                known.key = Some(key);
                let people = Seat::all(stored.seats.len() as u8)
                    .filter(|seat| stored.seats[seat.index()].who == Who::Human)
                    .collect::<SeatSet>();
                if !known.saw_commitment.covers(people) {
                    return Err("dealt before everybody saw the commitment".into());
                }
                if !known.said_ready.covers(people) {
                    return Err("dealt before everybody was ready".into());
                }
                Ok(())
            }
        }
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
        self.tell(&id, RoomInput::Thought { thought, notation, beats: b % 4 })
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
        let Some(last) = self.disk.tables.get(id).and_then(|table| table.steps.last()) else { return 0 };
        if self.fault == Some(Fault::S12) {
            return 0;
        }
        self.unheld_since(last.at)
    }

    fn unheld_since(&self, at: Time) -> i64 {
        self.gaps.iter().map(|(from, to)| (to - (*from).max(at)).max(0)).sum()
    }

    /// Lets a room hear something; it is loaded if it is not there.
    fn tell(&mut self, id: &str, input: RoomInput) -> Checked {
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

    fn hear(&mut self, id: &str, input: RoomInput) -> Checked {
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
            (Some(Asked::Enter { has_right: true, .. }), Err(why)) if why.code != Trouble::NotFound => {
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

    fn told(&mut self, id: &str, to: ConnectionId, text: &str) -> Checked {
        // Whoever left while the disk was busy is told what nobody hears.
        let Some(index) = self.people.iter().position(|person| person.id == to) else { return Ok(()) };
        let had_seen = self.people[index].seen.is_some();
        let heard = self.people[index].hear(text)?;
        if !had_seen && self.people[index].seen.is_some() {
            self.sees_the_same_again(index)?;
        }
        let (table, seat) = (self.people[index].table.clone(), self.people[index].seat);
        match heard {
            Heard::Nothing => Ok(()),
            Heard::Summary(summary) => self.summary(id, seat, &summary),
            Heard::Done(None) => Ok(()),
            Heard::Done(Some(notation)) => {
                self.tally.moves += 1;
                let seat = seat.ok_or("a spectator has played")?;
                let step = Step::Move { seat, notation }.write();
                let stored = &self.disk.tables.get(&table).ok_or("a move is confirmed at no table")?.steps;
                match stored.iter().any(|known| known.text == step) {
                    true => Ok(()),
                    false => Err(format!("a confirmed move is not on disk: {step}")),
                }
            }
            Heard::Over => {
                let known = self.known(&table).ok_or("a game is over at no table")?;
                if std::mem::replace(&mut known.proven, true) {
                    return Ok(());
                }
                let request = self.ask(Asked::Other);
                self.hear(&table, RoomInput::Prove { request })
            }
        }
    }

    /// Whoever comes back sees what they saw, if nothing has happened since.
    fn sees_the_same_again(&mut self, index: usize) -> Checked {
        let (seat, table) = (self.people[index].seat, self.people[index].table.clone());
        let Some(seen) = self.people[index].seen.clone() else { return Ok(()) };
        let Some(before) = self.known(&table).and_then(|known| known.last_seen.get(&seat).cloned()) else {
            return Ok(());
        };
        // Names may have been added meanwhile; they are part of what marks and lines say.
        if before.version == seen.version && before.next == seen.next {
            let what = match () {
                () if before.scene != seen.scene => "another scene",
                () if before.choices != seen.choices => "other choices",
                // Where the rules limit memory (CD-57), a newcomer is told the end of what others heard.
                () if !before.log.ends_with(&seen.log) => "another log",
                () => return Ok(()),
            };
            return Err(format!("{seat:?} comes back and sees {what}"));
        } else if before.version > seen.version {
            return Err(format!("{seat:?} comes back to an earlier moment"));
        }
        Ok(())
    }

    fn summary(&mut self, id: &str, seat: Option<Seat>, summary: &RoomCard) -> Checked {
        let Some(table) = self.disk.tables.get(id) else { return Ok(()) };
        let stored = table.stored();
        let mut seed = [0; 32];
        for (byte, at) in seed.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(&stored.seed[at..at + 2], 16).map_err(|error| error.to_string())?;
        }
        if summary.commitment != fair::commitment(&seed) {
            return Err("another commitment".into());
        }
        if summary.seed.is_some() != (summary.status == Status::Over) {
            return Err("the seed is told at the wrong time".into());
        }
        self.clocks(id, summary)?;
        if let (Some(seat), Some(known)) = (seat, self.known(id)) {
            known.saw_commitment = known.saw_commitment.with(seat);
        }
        Ok(())
    }

    /// A clock takes nothing but the time in which its seat was to act and a server was there. Looked at where seats
    /// act one after another.
    fn clocks(&self, id: &str, summary: &RoomCard) -> Checked {
        let (Some(clock), true) = (summary.clock, matches!(summary.game.as_str(), "coeur" | "drako")) else {
            return Ok(());
        };
        let Some(table) = self.disk.tables.get(id) else { return Ok(()) };
        let Some(last) = table.steps.last() else { return Ok(()) };
        for (seat, shown) in Seat::all(2).zip(&summary.seats) {
            let Some(shown) = shown.clock.filter(|clock| clock.running) else { continue };
            let own = |step: &&antre_room::StoredStep| {
                Step::read(&step.text, 2).is_some_and(|step| step.seat() == seat)
            };
            let spent: i64 = match clock.kind {
                ClockKind::Move => 0,
                ClockKind::Total => table.steps.iter().filter(own).map(|step| step.spent).sum(),
            };
            let unheld = self.unheld_since(last.at);
            let thought = self.now - last.at - unheld;
            let left = (i64::from(clock.seconds) * 1000 - spent - thought).max(0);
            let shown = shown.left_ms as i64;
            if shown < left {
                return Err(format!("the clock took time that was not there: {shown} ms instead of {left}"));
            }
            // Where a server was away, whoever is to act has a moment more.
            if shown > left && unheld == 0 {
                return Err(format!("the clock stands still: {shown} ms instead of {left}"));
            }
        }
        Ok(())
    }
}

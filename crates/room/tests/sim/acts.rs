//! What people do: opening, joining, coming, going, playing, lying.

use crate::disk::OnDisk;
use crate::person::Person;
use crate::world::{Asked, Checked, Known, World, games, pick};
use antre_kernel::{Lang, Seat};
use antre_room::{ConnectionId, Hash, RoomInput, fair, hex};
use antre_wire::server::{
    ClientMessage, Clock, ClockKind, Command, Join, OnTimeOut, Preset, RoomSummary, Status, StoredSeat,
    StoredTable, Who,
};
use antre_wire::{Id, Subject};
use std::net::{IpAddr, Ipv4Addr};

impl World {
    /// Somebody opens a table, as the server does.
    pub(crate) fn open(&mut self, a: u32, b: u32, c: u32) -> Checked {
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
        let stored = StoredTable {
            seats: (0..seats).map(seat).collect(),
            seed: hex(&seed),
            clock,
            stand_in: (c & 96 == 0).then(|| "lanterne".into()),
            // Some were opened by 0.1.0.
            proof: if c & 896 == 0 { 1 } else { StoredTable::PROOF },
            ..stored
        };
        let secrets = vec![(Hash::of(&secret), Seat::A)];
        self.disk.tables.insert(id.clone(), OnDisk::new(&stored, Status::Waiting, secrets));
        self.learn(id, vec![(Seat::A, secret)]);
        self.tally.tables += 1;
        Ok(())
    }

    pub(crate) fn learn(&mut self, id: String, secrets: Vec<(Seat, String)>) {
        self.known.push(Known { id, secrets, ..Known::default() });
    }

    pub(crate) fn join(&mut self, a: u32, b: u32) -> Checked {
        let Some(id) = self.any_table(a) else { return Ok(()) };
        let request = self.ask(Asked::Join);
        let seat = b.is_multiple_of(5).then(|| Seat::new(b as usize % 6).to_string());
        let join = Box::new(Join { name: format!("Player {b}"), seat });
        self.tell(&id, RoomInput::Join { request, join, account: None })
    }

    pub(crate) fn connect(&mut self, a: u32, b: u32, watches: bool) -> Checked {
        let Some(id) = self.any_table(a) else { return Ok(()) };
        let secrets = self.known(&id).map(|known| known.secrets.clone()).unwrap_or_default();
        let with = if watches { None } else { pick(&secrets, b).cloned() };
        if b % 50 == 7 {
            return self.enter(&id, Some((Seat::A, "not the secret".into())), false);
        }
        self.enter(&id, with, true)
    }

    pub(crate) fn enter(&mut self, id: &str, with: Option<(Seat, String)>, right: bool) -> Checked {
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

    pub(crate) fn leave(&mut self, a: u32) -> Checked {
        if self.people.is_empty() {
            return Ok(());
        }
        let person = self.people.remove(a as usize % self.people.len());
        self.tell(&person.table, RoomInput::Left { connection: person.id })
    }

    /// The table and seat of somebody, and how often all had to promise anew as far as they know.
    fn seated(&self, a: u32) -> Option<(String, Seat, u32)> {
        let person = pick(&self.people, a)?;
        Some((person.table.clone(), person.seat?, person.summary.as_ref().map_or(0, |room| room.rounds)))
    }

    /// Somebody at a table that stands like this, most of the time; else anybody.
    fn likely(&self, a: u32, b: u32, stands: impl Fn(&RoomSummary) -> bool) -> u32 {
        let fits = |person: &Person| person.seat.is_some() && person.summary.as_ref().is_some_and(&stands);
        let all: Vec<usize> = (0..self.people.len()).filter(|index| fits(&self.people[*index])).collect();
        pick(&all, a).filter(|_| !b.is_multiple_of(4)).map_or(a, |index| *index as u32)
    }

    /// Somebody promises what they will add: the same again, or from another device something else.
    pub(crate) fn promise(&mut self, a: u32, b: u32) -> Checked {
        let a = self.likely(a, b, |room| room.status == Status::Waiting && !room.reveal);
        let Some((table, seat, round)) = self.seated(a) else { return self.say(a, Command::Undo {}, None) };
        let Some(known) = self.known(&table) else { return Ok(()) };
        known.said_ready = known.said_ready.with(seat);
        if b.is_multiple_of(7) {
            known.grains.insert((seat, round), format!("{b:x}"));
        }
        let grain = known.grains.entry((seat, round)).or_insert_with(|| format!("{b:x}")).clone();
        let promise = (!b.is_multiple_of(5)).then(|| fair::promise(&table, seat, round, &grain));
        self.say(a, Command::Ready { promise }, None)
    }

    /// Somebody tells what they promised, or something else.
    pub(crate) fn reveal(&mut self, a: u32, b: u32) -> Checked {
        let a = self.likely(a, b, |room| room.reveal);
        let Some((table, seat, round)) = self.seated(a) else { return Ok(()) };
        let grain = self.known(&table).and_then(|known| known.grains.get(&(seat, round)).cloned());
        let grain = grain.filter(|_| !b.is_multiple_of(9));
        let contribution = grain.unwrap_or_else(|| "x".repeat(b as usize % 90));
        self.say(a, Command::Reveal { contribution }, None)
    }

    pub(crate) fn say(&mut self, a: u32, what: Command, play: Option<String>) -> Checked {
        let number = self.number() as i64;
        if self.people.is_empty() {
            return Ok(());
        }
        let index = a as usize % self.people.len();
        let person = &mut self.people[index];
        person.asked.push((number, play));
        let (table, connection) = (person.table.clone(), person.id);
        let message = Box::new(ClientMessage { id: Some(Id::Number(number)), command: what });
        self.tell(&table, RoomInput::Heard { connection, message })
    }

    /// Somebody who may plays a move they were offered.
    pub(crate) fn play(&mut self, a: u32, b: u32) -> Checked {
        let able = |person: &&Person| person.seen.as_ref().is_some_and(|seen| !seen.choices.is_empty());
        let all: Vec<usize> = (0..self.people.len()).filter(|index| able(&&self.people[*index])).collect();
        let Some(&index) = pick(&all, a) else { return Ok(()) };
        let Some(seen) = &self.people[index].seen else { return Ok(()) };
        let Some(choice) = pick(&seen.choices, b) else { return Ok(()) };
        let (notation, version) = (choice.notation.clone(), seen.version);
        self.say(index as u32, Command::Play { version, notation: notation.clone() }, Some(notation))
    }

    /// Somebody says what makes no sense.
    pub(crate) fn lie(&mut self, a: u32, b: u32, c: u32) -> Checked {
        let what = match b % 10 {
            0 => Command::Play { version: c % 40, notation: "nonsense".into() },
            1 => {
                let seen = pick(&self.people, a.wrapping_add(1)).and_then(|other| other.seen.as_ref());
                let notation =
                    seen.and_then(|seen| pick(&seen.choices, c)).map(|choice| choice.notation.clone());
                Command::Play { version: c % 60, notation: notation.unwrap_or_default() }
            }
            2 => Command::Ready { promise: Some("x".repeat(c as usize % 90)) },
            3 => Command::Enter { table: "other".into(), secret: None, lang: None },
            4 => Command::Ping {},
            5 => Command::Wave { preset: Preset::Hello },
            6 => Command::HandOver { seat: Some("Z".into()), bot: Some("nobody".into()) },
            7 => Command::Hint {},
            8 => {
                let seen = pick(&self.people, a).and_then(|person| person.seen.as_ref());
                let zone = seen.and_then(|seen| pick(&seen.scene.zones, c));
                let thing = zone.map_or("nowhere".into(), |zone| zone.id.clone());
                let version = seen.map_or(0, |seen| seen.version) + u32::from(c.is_multiple_of(5));
                Command::Why { version, about: Subject::Thing(thing) }
            }
            _ => Command::Notify { url: Some("http://example.org".into()) },
        };
        // A ping is answered without its number.
        if matches!(what, Command::Ping {}) {
            let Some(person) = pick(&self.people, a) else { return Ok(()) };
            let (table, connection) = (person.table.clone(), person.id);
            return self.tell(
                &table,
                RoomInput::Heard { connection, message: Box::new(ClientMessage { id: None, command: what }) },
            );
        }
        self.say(a, what, None)
    }
}

//! Two truths that an eye cannot tell apart: from any running table two rooms are made whose games differ in nothing but
//! what that eye may not know. The same things happen in both, and the eye is sent the same bytes for as long as the
//! game itself tells it no difference.

use crate::fault::Fault;
use crate::world::{Checked, World, pick};
use antre_host::AnyTable;
use antre_kernel::{Dice as _, Eye, Lang, Next, Rng, Seat};
use antre_room::{ConnectionId, Output, Refusal, RequestId, Room, RoomInput, Time, WriteFailure};
use antre_wire::server::{ClientMessage, Command, ErrorCode, Preset, Status, StoredTable};
use antre_wire::{Id, Subject};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

/// How many things happen to each pair.
const DEEDS: usize = 16;

/// One of the two rooms, and what the eye was sent.
struct Twin {
    room: Room,
    sent: Vec<String>,
    /// It tells more than it may.
    leaks: bool,
}

/// All that the game itself tells an eye.
fn told(game: &dyn AnyTable, eye: Eye) -> String {
    let seat = eye.seat();
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?}",
        game.scene(eye),
        seat.map(|seat| game.choices(seat)),
        game.log(eye),
        (game.next(), game.version(), game.plies()),
        seat.and_then(|seat| game.undo_offer(seat)),
        (game.outcome(), game.marks()),
    )
}

impl Twin {
    /// Lets something happen; the disk answers at once.
    fn hear(&mut self, now: Time, input: RoomInput, fails: bool, eye: ConnectionId) {
        let mut outputs = self.room.hear(now, input);
        while !outputs.is_empty() {
            let mut next = Vec::new();
            for output in outputs {
                match output {
                    Output::Tell { to, text } if to == eye => self.sent.push(text.to_string()),
                    Output::Release { connection } if connection == eye => self.sent.push("released".into()),
                    Output::Write(_) => {
                        let failure = WriteFailure::Nothing(Refusal::plain(ErrorCode::Internal));
                        let answer = if fails { Err(failure) } else { Ok(()) };
                        next.extend(self.room.hear(now, RoomInput::Stored(answer)));
                    }
                    _ => {}
                }
            }
            outputs = next;
        }
        if self.leaks {
            self.sent.extend(self.game().map(|game| game.fingerprint().to_string()));
        }
    }

    fn game(&self) -> Option<&dyn AnyTable> {
        self.room.game()
    }
}

impl World {
    /// Makes such a pair of a table, and looks.
    pub(crate) fn twins(&mut self, a: u32, b: u32, c: u32) -> Checked {
        let Some(id) = self.any_table(a) else { return Ok(()) };
        let Some(table) = self.disk.tables.get(&id).filter(|table| table.status == Status::Running) else {
            return Ok(());
        };
        let snapshot = table.snapshot(&id, 0);
        let truth = Room::load(Arc::clone(&self.shared), snapshot.clone(), [7; 32], self.now);
        let Some(game) = truth.game() else { return Err("a running table has no game".into()) };
        let secrets = self.known(&id).map(|known| known.secrets.clone()).unwrap_or_default();
        let mut rng = Rng::for_job(u64::from(b), 31);
        let eye = match pick(&secrets, c) {
            Some((seat, _)) if !c.is_multiple_of(4) => Eye::Seat(*seat),
            _ => Eye::Public,
        };
        let (chance, leaks) = (rng.bits(), self.fault == Some(Fault::Leak));
        let mut twins = [rng.bits(), rng.bits()].map(|seed| {
            // Not dealt, so that the game is not played again from the steps.
            let mut snapshot = snapshot.clone();
            snapshot.stored = StoredTable { dealt: false, ..snapshot.stored };
            let room = Room::load(Arc::clone(&self.shared), snapshot, [7; 32], self.now);
            Twin { room: room.with_game(game.twin(eye, seed, chance)), sent: Vec::new(), leaks }
        });
        let at = u64::from(eye == Eye::Public) * 99 + eye.seat().map_or(0, |seat| seat.index() as u64);
        let watcher = ConnectionId(at);
        let enter = |seat: Option<Seat>| {
            let connection = ConnectionId(seat.map_or(99, |seat| seat.index() as u64));
            let secret = seat.and_then(|seat| secrets.iter().rfind(|(of, _)| *of == seat));
            let (secret, address) =
                (secret.map(|(_, secret)| secret.clone()), IpAddr::V4(Ipv4Addr::LOCALHOST));
            RoomInput::Enter { request: RequestId(0), connection, secret, lang: Lang::Fr, address }
        };
        let mut now = self.now;
        let people: Vec<Seat> = secrets.iter().map(|(seat, _)| *seat).collect();
        for twin in &mut twins {
            people.iter().for_each(|&seat| twin.hear(now, enter(Some(seat)), false, watcher));
            twin.hear(now, enter(None), false, watcher);
        }
        let mut deeds = Vec::new();
        for _ in 0..DEEDS {
            let [one, other] = &mut twins;
            let (Some(here), Some(there)) = (one.game(), other.game()) else { break };
            if here.next() == Next::Over || told(here, eye) != told(there, eye) {
                break;
            }
            if one.sent != other.sent {
                return Err(format!("{} tells {eye} two truths apart after {deeds:?}", snapshot.stored.game));
            }
            self.tally.compared += one.sent.len();
            now += rng.below(40_000) as Time;
            let fails = rng.below(8) == 0;
            let Some((by, what)) = deed([here, there], &people, &mut rng) else { continue };
            deeds.push(format!("{by} {what:?}"));
            let make = |now: Option<&Command>| match now {
                Some(what) => {
                    let message = ClientMessage { id: Some(Id::Number(1)), command: what.clone() };
                    RoomInput::Heard {
                        connection: ConnectionId(by.index() as u64),
                        message: Box::new(message),
                    }
                }
                None => RoomInput::Woken,
            };
            for twin in &mut twins {
                twin.sent.clear();
                if eye.seat() == Some(by) && matches!(what, Command::Ping {}) {
                    twin.hear(now, RoomInput::Left { connection: watcher }, fails, watcher);
                    twin.hear(now, enter(eye.seat()), fails, watcher);
                }
                twin.hear(now, make(Some(&what)), fails, watcher);
                twin.hear(now, make(None), fails, watcher);
            }
        }
        Ok(())
    }
}

/// What could be done next by somebody, if it is the same in both worlds.
fn deed(pair: [&dyn AnyTable; 2], people: &[Seat], rng: &mut Rng) -> Option<(Seat, Command)> {
    let by = *people.get(rng.below(people.len().max(1)))?;
    let what = match rng.below(18) {
        0 => Command::Ping {},
        1 => Command::Say { text: "hm".into() },
        2 => Command::Wave { preset: Preset::Luck },
        3 => Command::HandOver { seat: None, bot: None },
        4 => Command::TakeBack {},
        5 => Command::ClaimTime {},
        6 => Command::Hint {},
        7 | 8 if pair[0].undo_offer(by) == pair[1].undo_offer(by) => Command::Undo {},
        9 => Command::Consent { agree: rng.below(3) > 0 },
        11 | 12 => {
            let (scene, version) = (pair[0].scene(Eye::Seat(by)), pair[0].version());
            let zone = scene.zones.get(rng.below(scene.zones.len()))?;
            let pieces = zone.pieces.iter().map(|piece| &piece.id).chain([&zone.id]);
            let thing = pieces.into_iter().nth(rng.below(zone.pieces.len() + 1))?.clone();
            Command::Why { version, about: Subject::Thing(thing) }
        }
        10 => Command::Play { version: pair[0].version() + 9, notation: "nonsense".into() },
        _ => {
            let Next::Seats(actors) = pair[0].next() else { return None };
            let actor = actors.iter().find(|seat| people.contains(seat))?;
            let listed = |game: &dyn AnyTable| -> Vec<String> {
                game.choices(actor).into_iter().map(|choice| choice.notation).collect()
            };
            let theirs = listed(pair[1]);
            let both: Vec<String> = listed(pair[0]).into_iter().filter(|m| theirs.contains(m)).collect();
            let notation = both.get(rng.below(both.len().max(1)))?.clone();
            return Some((actor, Command::Play { version: pair[0].version(), notation }));
        }
    };
    Some((by, what))
}

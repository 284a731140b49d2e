//! Non-interference on the wire: games that differ only in what an eye may not know send it the same bytes.
//!
//! Two servers hold the same table, but for what one eye cannot see: both truths are made up from what that eye
//! knows. The same people do the same things at both, over real sockets, and every byte that the eye receives is
//! compared: content, order, sizes. A pair ends where the game itself tells the eye a difference; beside each table
//! runs a shadow of it that says when.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

#[path = "../tests/server/common.rs"]
mod common;

use crate::driver::{Driver, RowHead, stored_row};
use crate::registry::Registry;
use crate::serve::Server;
use crate::state::ServerState;
use crate::store::Op;
use antre_host::{AnyGame, AnyTable, Chance, Request};
use antre_kernel::{Dice as _, Eye, Next, Rng, Seat};
use antre_room::{Hash, Room, Snapshot};
use antre_shelf::SHELF;
use antre_wire::Subject;
use antre_wire::server::{Command, ServerMessage, Status, StoredSeat, StoredTable, Who};
use common::{Folder, Person};
use std::sync::Arc;
use tokio::net::TcpListener;

/// One server, and what its table hides.
struct World {
    _folder: Folder,
    registry: Arc<Registry>,
    server: Server,
}

impl World {
    async fn new() -> World {
        let folder = Folder::new();
        let state = Arc::new(ServerState::open(common::config(&folder)).await.unwrap());
        let registry = Registry::new(state);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Server::serve(listener, Arc::clone(&registry), None, None).unwrap();
        World { _folder: folder, registry, server }
    }

    /// Puts this game onto the table.
    async fn set(&self, id: &str, stored: &StoredTable, game: Box<dyn AnyTable>, secrets: &[String]) {
        let head = RowHead { id: id.to_owned(), made: 0 };
        let row = stored_row(&head, Status::Running, stored);
        self.registry.state.store.commit(vec![Op::Open(row.unwrap())]).await.unwrap();
        let hash = |(index, secret): (usize, &String)| (Hash::of(secret), Seat::new(index));
        let snapshot = Snapshot {
            id: id.to_owned(),
            stored: StoredTable { dealt: false, ..stored.clone() },
            secrets: secrets.iter().enumerate().map(hash).collect(),
            steps: Vec::new(),
            pack: None,
            chat: Vec::new(),
            unheld: 0,
        };
        let state = &self.registry.state;
        let room = Room::load(Arc::clone(&state.shared), snapshot, [7; 32], state.now()).with_game(game);
        let registry = Arc::clone(&self.registry);
        self.registry.place(id, |me| Driver::new(registry, me, head, room));
    }
}

/// What is stored of a table where people play this game.
fn stored(table: &dyn AnyTable) -> StoredTable {
    let (version, setup) = (table.header().rules_version, table.setup());
    let names = ["Anna", "Bruno", "Chloé", "Dario", "Ewa", "Finn"];
    let seat =
        |name: &&str| StoredSeat { who: Who::Human, name: (*name).into(), ready: true, ..StoredSeat::open() };
    let seats = names.iter().take(usize::from(setup.seats)).map(seat).collect();
    let stored = StoredTable::new(table.game(), version, setup, seats, "00".repeat(32));
    StoredTable { dealt: true, stand_in: Some("random".into()), ..stored }
}

/// A game of this many players somewhere in its middle.
fn somewhere(game: &dyn AnyGame, seats: u8, rng: &mut Rng) -> Box<dyn AnyTable> {
    loop {
        let request = Request { seats: Some(seats), ..Request::default() };
        let mut table = game.open(&request, Chance::Practice(rng.bits())).unwrap();
        for _ in 0..rng.below(60) {
            if !random_step(&mut *table, rng) {
                break;
            }
        }
        if table.next() != Next::Over {
            return table;
        }
    }
}

fn random_step(table: &mut dyn AnyTable, rng: &mut Rng) -> bool {
    let Next::Seats(seats) = table.next() else { return false };
    let Some(seat) = seats.iter().nth(rng.below(seats.len())) else { return false };
    let choices = table.choices(seat);
    table.play(seat, &choices[rng.below(choices.len())].notation).is_ok()
}

/// A message, but for how long somebody is away: that is told by the clock, and both worlds have their own.
fn without_waits(text: &str) -> String {
    let mut parts = text.split("\"stand_in_ms\":");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + part.trim_start_matches(|letter: char| letter.is_ascii_digit()))
}

/// All that the game itself tells an eye.
fn told(table: &dyn AnyTable, eye: Eye) -> String {
    let seat = eye.seat();
    format!(
        "{:?} {:?} {:?} {:?} {} {} {:?} {:?} {:?}",
        table.scene(eye),
        seat.map(|seat| table.choices(seat)),
        table.log(eye),
        table.next(),
        table.version(),
        table.plies(),
        seat.and_then(|seat| table.undo_offer(seat)),
        table.outcome(),
        table.marks(),
    )
}

/// One of the two worlds as its people live it: everybody has a socket, and the eye's bytes are written down.
struct Evening {
    id: String,
    people: Vec<Person>,
    shadow: Box<dyn AnyTable>,
    heard: Vec<String>,
    /// Seats that a bot plays for.
    sat_in: antre_kernel::SeatSet,
}

/// What is done in both worlds.
#[derive(Clone, Debug)]
enum Deed {
    /// A seat plays this.
    Play(Seat, String),
    /// The eye says this, which the table may refuse.
    Eye(Command),
    /// Another seat says this.
    Other(Seat, Command),
    /// The eye goes and comes back.
    Return,
    /// A seat takes back; where the others are asked, all of them say this.
    Undo(Seat, bool),
    /// The eye's own seat is played by a bot for a moment in which it is not to act.
    StandIn,
    /// The eye sends bytes that are no message.
    Noise(String),
}

impl Evening {
    async fn begin(
        world: &World,
        id: &str,
        secrets: &[String],
        eye: Eye,
        shadow: Box<dyn AnyTable>,
    ) -> Evening {
        let address = world.server.address();
        let mut people = Vec::new();
        for secret in secrets.iter().map(Some).chain([None]) {
            people.push(Person::enter(address, id, secret.map(String::as_str)).await);
        }
        let mut evening = Evening {
            id: id.to_owned(),
            people,
            shadow,
            heard: Vec::new(),
            sat_in: antre_kernel::SeatSet::NONE,
        };
        evening.hear(eye).await;
        evening
    }

    fn who(eye: Eye, seats: usize) -> usize {
        eye.seat().map_or(seats, Seat::index)
    }

    /// Writes down everything the eye has been told by now.
    async fn hear(&mut self, eye: Eye) {
        let index = Evening::who(eye, self.people.len() - 1);
        let person = &mut self.people[index];
        person.say(Command::Ping {}).await;
        loop {
            let text = person.hear_text().await.expect("the eye stays");
            if text == r#"{"type":"pong"}"# {
                return;
            }
            self.heard.push(without_waits(&text));
        }
    }

    async fn act(&mut self, world: &World, secrets: &[String], eye: Eye, deed: &Deed) {
        let spectator = self.people.len() - 1;
        let index = Evening::who(eye, spectator);
        match deed {
            Deed::Play(seat, notation) => {
                let play = Command::Play { version: self.shadow.version(), notation: notation.clone() };
                self.shadow.play(*seat, notation).expect("a choice can be played");
                self.told(seat.index(), index, play).await;
            }
            Deed::Eye(what) => self.people[index].say(what.clone()).await,
            Deed::Noise(text) => {
                use futures_util::SinkExt as _;
                let message = tokio_tungstenite::tungstenite::Message::text(text.clone());
                self.people[index].socket.send(message).await.unwrap();
            }
            Deed::StandIn => {
                for what in [Command::HandOver { seat: None, bot: None }, Command::TakeBack {}] {
                    self.people[index].say(what).await;
                    self.hear(eye).await;
                    eye.seat().iter().for_each(|seat| self.note_player(*seat));
                }
            }
            Deed::Undo(seat, agree) => {
                let seats = Seat::all(spectator as u8);
                let others: antre_kernel::SeatSet = seats.filter(|other| other != seat).collect();
                let offer = self.shadow.undo_offer(*seat);
                self.told(seat.index(), index, Command::Undo {}).await;
                self.hear(eye).await;
                if offer.is_some_and(|offer| !offer.free) {
                    for other in others.iter() {
                        self.told(other.index(), index, Command::Consent { agree: *agree }).await;
                        self.hear(eye).await;
                    }
                }
                if offer.is_some_and(|offer| offer.free || *agree || others.is_empty()) {
                    self.shadow.undo(*seat, others, others).expect("all agreed");
                }
            }
            Deed::Other(seat, what) => {
                if matches!(what, Command::HandOver { .. }) && !self.sat_in.has(*seat) {
                    self.sat_in = self.sat_in.with(*seat);
                    self.note_player(*seat);
                }
                self.told(seat.index(), index, what.clone()).await;
            }
            Deed::Return => {
                let secret = secrets.get(index).map(String::as_str);
                let mut back = Person::new(world.server.address()).await;
                std::mem::swap(&mut self.people[index], &mut back);
                back.socket.close(None).await.unwrap();
                while back.hear_text().await.is_some() {}
                // The others hear that the eye has gone before it comes back, in both worlds.
                let other = if index == 0 { 1 } else { 0 };
                let gone = |message: &ServerMessage| {
                    matches!(message, ServerMessage::Room(room) if {
                        room.seats.get(index).map_or(room.spectators == 0, |seat| !seat.present)
                    })
                };
                self.people[other].until(|message| gone(message).then_some(())).await;
                let enter =
                    Command::Enter { table: self.id.clone(), secret: secret.map(str::to_owned), lang: None };
                self.people[index].say(enter).await;
            }
        }
        self.hear(eye).await;
    }

    /// Another plays for a seat: the table's version rises.
    fn note_player(&mut self, seat: Seat) {
        if let Some(proposed) = self.shadow.propose_player(seat, "somebody".into()) {
            self.shadow.accept(proposed);
        }
    }

    /// Somebody does something, and it is waited for, so that both worlds are equally far.
    async fn told(&mut self, actor: usize, eye: usize, what: Command) {
        self.people[actor].say(what).await;
        if actor != eye {
            let settled = |message: &ServerMessage| {
                matches!(message, ServerMessage::Done { .. } | ServerMessage::Refused { .. }).then_some(())
            };
            self.people[actor].until(settled).await;
        }
    }
}

/// What could be done next, if it is the same in both worlds.
fn deed(pair: [&dyn AnyTable; 2], eye: Eye, foreign: &[String], rng: &mut Rng) -> Deed {
    let seats = pair[0].setup().seats;
    let stray = || foreign.first().cloned().unwrap_or_default();
    match rng.below(16) {
        0 => Deed::Return,
        10 | 11 => {
            let seat = Seat::new(rng.below(usize::from(seats)));
            // What can be taken back is no secret, but two truths may come to differ in it.
            let same = pair[0].undo_offer(seat) == pair[1].undo_offer(seat);
            if same { Deed::Undo(seat, rng.below(3) > 0) } else { Deed::Return }
        }
        12 => {
            let idle = |seat: Seat| !pair.iter().any(|table| table.next().may_act(seat));
            if eye.seat().is_some_and(idle) { Deed::StandIn } else { Deed::Return }
        }
        13 => {
            let noise =
                ["{", "[]", "{\"do\":\"cheat\"}", "{\"do\":\"play\"}", "\u{0}", "{\"do\":\"undo\",\"x\":1}"];
            Deed::Noise(noise[rng.below(noise.len())].into())
        }
        // What can be done with a thing, and why not: of all that is seen, and of what is not there.
        14 | 15 => {
            let (scene, version) = (pair[0].scene(eye), pair[0].version());
            let pieces = scene.zones.iter().flat_map(|zone| zone.pieces.iter().map(|piece| &piece.id));
            let things: Vec<&String> = pieces.chain(scene.zones.iter().map(|zone| &zone.id)).collect();
            let about = match things.get(rng.below(things.len() + 2)) {
                Some(thing) => Subject::Thing((*thing).clone()),
                None => Subject::Move(stray()),
            };
            Deed::Eye(Command::Why { version, about })
        }
        // Refusals must not tell: moves from other games, old versions, wrong turns, nonsense.
        1 | 2 => {
            let notation =
                if foreign.is_empty() { stray() } else { foreign[rng.below(foreign.len())].clone() };
            let listed = eye
                .seat()
                .is_some_and(|seat| pair[0].choices(seat).iter().any(|choice| choice.notation == notation));
            // A listed move is sent as if for a table that does not stand like that.
            let version = pair[0].version() + 1_000 * u32::from(listed || rng.below(3) == 0);
            Deed::Eye(Command::Play { version, notation })
        }
        3 => {
            let asks = [
                Command::Say { text: "hm".into() },
                Command::TakeBack {},
                Command::Rematch {},
                Command::ClaimTime {},
                Command::Hint {},
            ];
            // Alone one is given hints, and what a bot thinks up and when is its own affair.
            Deed::Eye(asks[rng.below(if seats == 1 { 4 } else { 5 })].clone())
        }
        4 => {
            let other = Seat::new(rng.below(usize::from(seats)));
            Deed::Other(other, Command::Wave { preset: antre_wire::server::Preset::Luck })
        }
        // A bot sits in where it is not to act, so that nothing is played meanwhile.
        5 => {
            let idle = Seat::all(seats).find(|&seat| !pair.iter().any(|table| table.next().may_act(seat)));
            match idle {
                Some(seat) if !eye.is(seat) => Deed::Other(seat, Command::HandOver { seat: None, bot: None }),
                _ => Deed::Return,
            }
        }
        _ => {
            let Next::Seats(actors) = pair[0].next() else { return Deed::Return };
            let seat = actors.iter().nth(rng.below(actors.len())).unwrap_or(Seat::A);
            let theirs: Vec<String> =
                pair[1].choices(seat).into_iter().map(|choice| choice.notation).collect();
            let both: Vec<String> = pair[0]
                .choices(seat)
                .into_iter()
                .map(|choice| choice.notation)
                .filter(|notation| theirs.contains(notation))
                .collect();
            if both.is_empty() { Deed::Return } else { Deed::Play(seat, both[rng.below(both.len())].clone()) }
        }
    }
}

/// What the pages tell anybody about a table: the answers, byte for byte, but for the date.
async fn pages(world: &World, id: &str, eye: Eye) -> Vec<String> {
    let address = world.server.address();
    let mut answers = Vec::new();
    for page in ["", "/record", "/proof", "/analysis", &format!("/replay?eye={eye}"), "/replay"] {
        let answer = common::get(address, &format!("/api/tables/{id}{page}")).await;
        let head: Vec<&str> = answer.head.lines().filter(|line| !line.starts_with("date:")).collect();
        answers.push(format!("{} {head:?} {}", answer.status, answer.body));
    }
    answers
}

/// What the replay of a finished game shows this eye, ply by ply.
async fn replays(world: &World, id: &str, eye: Eye, plies: u32) -> Vec<String> {
    let mut answers = Vec::new();
    for ply in 0..=plies {
        let path = format!("/api/tables/{id}/replay?eye={eye}&ply={ply}");
        let answer = common::get(world.server.address(), &path).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answers.push(answer.body);
    }
    answers
}

/// What all pairs came to.
#[derive(Default)]
struct Count {
    pairs: usize,
    messages: usize,
    different: usize,
    replayed: usize,
}

/// Plays one pair and compares all the eye is sent.
async fn pair(
    worlds: &[World; 2],
    base: &dyn AnyTable,
    eye: Eye,
    foreign: &[String],
    rng: &mut Rng,
    count: &mut Count,
) {
    let (one, other, chance) = (rng.bits(), rng.bits(), rng.bits());
    let twins = || [one, other].map(|seed| base.twin(eye, seed, chance));
    let (tables, shadows) = (twins(), twins());
    let seats = base.setup().seats;
    let secrets: Vec<String> = (0..seats).map(|seat| format!("secret of seat {seat}")).collect();
    count.different += usize::from(tables[0].fingerprint() != tables[1].fingerprint());
    let stored = stored(&*tables[0]);
    // A table of its own for each pair: a bot at an older one may still be playing.
    let id = format!("{:032x}", count.pairs);
    count.pairs += 1;
    let mut evenings = Vec::new();
    for ((world, table), shadow) in worlds.iter().zip(tables).zip(shadows) {
        world.set(&id, &stored, table, &secrets).await;
        evenings.push(Evening::begin(world, &id, &secrets, eye, shadow).await);
    }
    let mut deeds = Vec::new();
    let mut alike = true;
    for _ in 0..8 {
        compare(&mut evenings, base.game(), eye, &deeds, count);
        if evenings[0].shadow.next() == Next::Over {
            break;
        }
        let mut next = deed([&*evenings[0].shadow, &*evenings[1].shadow], eye, foreign, rng);
        // Whom a bot plays for is not asked, and the shadow does not know of bots.
        let sat_in = deeds.iter().any(|deed| matches!(deed, Deed::Other(_, Command::HandOver { .. })));
        if sat_in && matches!(next, Deed::Undo(..)) {
            next = Deed::Return;
        }
        for (evening, world) in evenings.iter_mut().zip(worlds) {
            evening.act(world, &secrets, eye, &next).await;
        }
        deeds.push(next);
        // A bot that sat in may be to act now: what it draws is its own affair.
        let bot_to_act = deeds.iter().any(|deed| {
            matches!(deed, Deed::Other(seat, Command::HandOver { .. }) if evenings[0].shadow.next().may_act(*seat))
        });
        let [here, there] = [0, 1].map(|index| told(&*evenings[index].shadow, eye));
        alike = !bot_to_act && here == there;
        if !alike {
            break;
        }
    }
    if !alike || evenings[0].shadow.next() == Next::Over {
        return;
    }
    assert_eq!(
        pages(&worlds[0], &id, eye).await,
        pages(&worlds[1], &id, eye).await,
        "{} {eye} {deeds:?}",
        base.game()
    );
    // Somebody gives up. The record is open now, but what the eye saw and sees of its replay stays the same.
    let quitter = Seat::new(rng.below(usize::from(seats)));
    for (evening, world) in evenings.iter_mut().zip(worlds) {
        evening.shadow.resign(quitter);
        evening.act(world, &secrets, eye, &Deed::Other(quitter, Command::Resign {})).await;
        // The seed is told at the end, and both worlds have the same.
    }
    deeds.push(Deed::Other(quitter, Command::Resign {}));
    let [here, there] = [0, 1].map(|index| told(&*evenings[index].shadow, eye));
    assert_eq!(here, there, "giving up tells {eye} of {} more", base.game());
    compare(&mut evenings, base.game(), eye, &deeds, count);
    let plies = evenings[0].shadow.plies();
    let [here, there] =
        [replays(&worlds[0], &id, eye, plies).await, replays(&worlds[1], &id, eye, plies).await];
    count.replayed += here.len();
    assert_eq!(here, there, "the replay tells {eye} of {} two truths apart after {deeds:?}", base.game());
}

fn compare(evenings: &mut [Evening], game: &str, eye: Eye, deeds: &[Deed], count: &mut Count) {
    assert_eq!(evenings[0].heard, evenings[1].heard, "{game} tells {eye} two truths apart after {deeds:?}");
    count.messages += evenings[0].heard.len();
    evenings.iter_mut().for_each(|evening| evening.heard.clear());
}

/// Every game, alone to full, every seat and a spectator. `ANTRE_PAIRS` sets how many pairs each of them sees.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_eye_is_sent_the_same_bytes_whatever_it_may_not_know() {
    let pairs: usize = std::env::var("ANTRE_PAIRS").ok().and_then(|n| n.parse().ok()).unwrap_or(2);
    let worlds = [World::new().await, World::new().await];
    let mut rng = Rng::new(8);
    let mut count = Count::default();
    let mut eyes = 0;
    for game in SHELF {
        let (fewest, most) = game.players();
        for seats in fewest..=most {
            let mut foreign: Vec<String> = vec!["nonsense".into()];
            for _ in 0..4 {
                let table = somewhere(*game, seats, &mut rng);
                let all = Seat::all(seats).flat_map(|seat| table.choices(seat));
                foreign.extend(all.map(|choice| choice.notation).take(20));
            }
            for eye in Eye::all(seats) {
                eyes += 1;
                for _ in 0..pairs {
                    let base = somewhere(*game, seats, &mut rng);
                    pair(&worlds, &*base, eye, &foreign, &mut rng, &mut count).await;
                }
            }
        }
    }
    let Count { pairs: played, messages, different, replayed } = count;
    println!(
        "{played} pairs, {different} of them with different truths: {messages} messages and {replayed} replayed plies compared"
    );
    assert_eq!(played, eyes * pairs);
    assert!(
        messages > played * 8 && different * 2 > played && replayed > played,
        "{messages} {different} {replayed}"
    );
}

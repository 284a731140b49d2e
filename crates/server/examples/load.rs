//! `cargo xtask load`: how much a server bears on this machine, client and server side by side.
//!
//! The server is the program that people run, `antre serve`, in a process of its own: the first argument says where it
//! is. Every table has two players and up to two spectators on real sockets. A move counts when every socket of its
//! table was told of it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout, reason = "a tool for developers")]

#[path = "../tests/server/common.rs"]
mod common;

use antre_wire::server::Do;
use common::{Folder, Person, seated};
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const GAMES: [&str; 5] = ["coeur", "aetherya", "drako", "drarkane", "drakerion"];

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    assert!(!args.is_empty(), "say first where the program is; `cargo xtask load` does");
    PROGRAM.set(args.remove(0)).unwrap();
    let number = |name: &str, default: u64| {
        let at = args.iter().position(|arg| arg == name);
        at.and_then(|at| args.get(at + 1)).map_or(default, |text| text.parse().expect("a number"))
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        match args.first().map(String::as_str) {
            Some("paced") => {
                paced(number("--tables", 1_000), number("--seconds", 30), number("--every-ms", 2_000)).await
            }
            Some("full") => full(number("--tables", 200), number("--seconds", 15)).await,
            Some("restart") => restart(number("--tables", 10_000)).await,
            _ => {
                restart(10_000).await;
                full(200, 15).await;
                paced(1_000, 30, 2_000).await;
            }
        }
    });
}

/// Where `antre` is.
static PROGRAM: OnceLock<String> = OnceLock::new();

/// Bounds that one client for a thousand tables would run into, and a log without a line a request.
const SETTINGS: [(&str, &str); 6] = [
    ("ANTRE_SERVER_LIMITS_REQUEST_BURST", "1000000"),
    ("ANTRE_SERVER_LIMITS_MESSAGE_BURST", "1000000"),
    ("ANTRE_SERVER_LIMITS_SOCKETS_PER_ADDRESS", "100000"),
    ("ANTRE_SERVER_LIMITS_CONNECTIONS_PER_ADDRESS", "100000"),
    ("ANTRE_SERVER_LIMITS_TABLES_PER_HOUR", "1000000"),
    ("ANTRE_SERVER_LOG", "warn"),
];

/// A server in a process of its own; it ends with this value.
struct Remote {
    child: Child,
    address: SocketAddr,
}

impl Remote {
    fn launch(folder: &Folder) -> Remote {
        let mut child = Command::new(PROGRAM.get().unwrap())
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&folder.0)
            .envs(SETTINGS)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines.map_while(Result::ok).find_map(|line| {
            let (_, after) = line.split_once("http://")?;
            after
                .split(|c: char| !(c.is_ascii_digit() || ".:".contains(c)))
                .next()?
                .trim_matches('.')
                .parse()
                .ok()
        });
        Remote { child, address: address.expect("the server says where it listens") }
    }

    /// Seconds of processor time that it has used.
    fn cpu(&self) -> f64 {
        cpu(&self.child.id().to_string())
    }

    /// Kibibytes of memory that are its own.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().split(' ').next()?.parse().ok()).unwrap_or(0)
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Seconds of processor time that a process has used.
fn cpu(process: &str) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or("");
    let ticks = after_name.split_whitespace().skip(11).take(2).filter_map(|word| word.parse::<f64>().ok());
    // A tick is a hundredth of a second on every Linux.
    ticks.sum::<f64>() / 100.0
}

/// What all tables measured together.
#[derive(Default)]
struct Measured {
    micros: Mutex<Vec<u32>>,
    moves: AtomicU64,
    wrong: AtomicU64,
}

impl Measured {
    fn percentile(micros: &[u32], part: f64) -> f64 {
        let at = ((micros.len() as f64 - 1.0) * part) as usize;
        micros.get(at).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
    }

    fn tell(&self, seconds: f64) {
        let mut micros = std::mem::take(&mut *self.micros.lock().unwrap());
        micros.sort_unstable();
        let [half, most, nearly_all] = [0.5, 0.99, 0.999].map(|part| Measured::percentile(&micros, part));
        let moves = self.moves.load(Relaxed);
        println!(
            "  {moves} moves in {seconds:.1} s: {:.0} a second; {} errors\n  from sent to all informed: median {half:.1} ms, p99 {most:.1} ms, p99.9 {nearly_all:.1} ms",
            moves as f64 / seconds,
            self.wrong.load(Relaxed),
        );
    }
}

/// One table and all its sockets.
struct Round {
    address: SocketAddr,
    game: &'static str,
    sockets: usize,
    people: Vec<Person>,
    turn: Option<Turn>,
    chance: u64,
}

impl Round {
    async fn new(address: SocketAddr, index: u64) -> Round {
        let sockets = 2 + (index % 3) as usize;
        let game = GAMES[(index / 3) as usize % GAMES.len()];
        let mut round = Round { address, game, sockets, people: Vec::new(), turn: None, chance: index };
        round.gather().await;
        round
    }

    /// One move, from sent to all informed.
    async fn step(&mut self) -> Option<Duration> {
        self.chance = self.chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let (actor, at, notation) = self.turn.take()?;
        let sent = Instant::now();
        self.people[actor].say(Do::Play { version: at, notation }).await;
        let mut texts = Vec::with_capacity(2);
        // Read by the words of the message alone: what a client costs must not count as the server's.
        for (index, person) in self.people.iter_mut().enumerate() {
            let text = loop {
                let text = person.hear_text().await.expect("the socket stays");
                if version(&text).is_some_and(|version| version > at) {
                    break text;
                }
                assert!(!text.starts_with(r#"{"type":"refused""#), "{text}");
            };
            if index < 2 {
                texts.push(text);
            }
        }
        let took = sent.elapsed();
        self.turn = texts.iter().enumerate().find_map(|(seat, text)| turn(seat, text, self.chance));
        if self.turn.is_none() {
            // The game is over: the same people sit down at another.
            self.gather().await;
        }
        Some(took)
    }

    /// A new table with everybody there.
    async fn gather(&mut self) {
        let (table, _, mut people) = seated(self.address, self.game, 2).await;
        for _ in 2..self.sockets {
            let mut watcher = Person::enter(self.address, &table, None).await;
            watcher.until_dealt().await;
            people.push(watcher);
        }
        let first = |(index, person): (usize, &Person)| {
            Some((index, person.sight.as_ref()?.version, person.pick((self.chance >> 33) as usize)?))
        };
        self.turn = people.iter().enumerate().find_map(first);
        self.people = people;
    }
}

/// The seat that may act, the version it saw, and its move.
type Turn = (usize, u32, String);

/// What a seat does that is shown this, if it may do something.
fn turn(seat: usize, text: &str, chance: u64) -> Option<Turn> {
    Some((seat, version(text)?, choose(text, chance)?))
}

/// The version a sight tells.
fn version(text: &str) -> Option<u32> {
    let digits = text.strip_prefix(r#"{"type":"sight","version":"#)?;
    digits.split(',').next()?.parse().ok()
}

/// One of the choices a sight lists.
fn choose(text: &str, chance: u64) -> Option<String> {
    let (_, choices) = text.split_once(r#""choices":["#)?;
    let (choices, _) = choices.split_once(r#"],"log_after""#)?;
    let moves: Vec<&str> =
        choices.split(r#"{"move":""#).skip(1).filter_map(|rest| rest.split('"').next()).collect();
    (!moves.is_empty()).then(|| moves[(chance >> 33) as usize % moves.len()].to_owned())
}

async fn open_all(address: SocketAddr, tables: u64) -> Vec<Round> {
    let mut opening = JoinSet::new();
    let mut rounds = Vec::new();
    for index in 0..tables {
        opening.spawn(Round::new(address, index));
        if opening.len() >= 32 {
            rounds.extend(opening.join_next().await.and_then(Result::ok));
        }
    }
    while let Some(round) = opening.join_next().await {
        rounds.extend(round.ok());
    }
    rounds
}

async fn play(rounds: Vec<Round>, seconds: u64, every: Option<Duration>) -> (Arc<Measured>, f64, Vec<Round>) {
    let measured = Arc::new(Measured::default());
    let start = Instant::now();
    let end = start + Duration::from_secs(seconds);
    let mut playing = JoinSet::new();
    let count = rounds.len() as u32;
    for (index, mut round) in rounds.into_iter().enumerate() {
        let measured = Arc::clone(&measured);
        playing.spawn(async move {
            if let Some(every) = every {
                tokio::time::sleep(every * index as u32 / count.max(1)).await;
            }
            let mut beat = every.map(tokio::time::interval);
            while Instant::now() < end {
                if let Some(beat) = &mut beat {
                    beat.tick().await;
                }
                match round.step().await {
                    Some(took) => {
                        measured.moves.fetch_add(1, Relaxed);
                        measured.micros.lock().unwrap().push(took.as_micros() as u32);
                    }
                    None => drop(measured.wrong.fetch_add(1, Relaxed)),
                }
            }
            round
        });
    }
    let mut rounds = Vec::new();
    while let Some(round) = playing.join_next().await {
        match round {
            Ok(round) => rounds.push(round),
            Err(_) => drop(measured.wrong.fetch_add(1, Relaxed)),
        }
    }
    (measured, start.elapsed().as_secs_f64(), rounds)
}

async fn paced(tables: u64, seconds: u64, every_ms: u64) {
    let folder = Folder::new();
    let server = Remote::launch(&folder);
    let base = server.memory();
    let rounds = open_all(server.address, tables).await;
    let sockets: usize = rounds.iter().map(|round| round.sockets).sum();
    println!(
        "paced: {tables} tables, {sockets} sockets, a move every {every_ms} ms a table (p99 under 50 ms asked for)"
    );
    let (measured, took, rounds) = play(rounds, seconds, Some(Duration::from_millis(every_ms))).await;
    let memory = server.memory();
    measured.tell(took);
    let allowed = base + 24 * sockets as u64 + 16 * tables;
    println!("  memory: {memory} KiB, of it {base} KiB without tables; {allowed} KiB asked for");
    drop(rounds);
}

async fn full(tables: u64, seconds: u64) {
    let folder = Folder::new();
    let server = Remote::launch(&folder);
    let rounds = open_all(server.address, tables).await;
    println!("full speed: {tables} tables, every seat answers at once (5000 a second asked for)");
    let before = (server.cpu(), cpu("self"));
    let (measured, took, _) = play(rounds, seconds, None).await;
    let (serving, asking) = (server.cpu() - before.0, cpu("self") - before.1);
    let moves = measured.moves.load(Relaxed) as f64;
    measured.tell(took);
    // On a machine that others use too, this says more than the clock on the wall.
    println!(
        "  processor time a move: server {:.3} ms, client {:.3} ms; two processors of our own would do {:.0} a second",
        1000.0 * serving / moves,
        1000.0 * asking / moves,
        2.0 * moves / (serving + asking)
    );
}

async fn restart(tables: u64) {
    let folder = Folder::new();
    let server = Remote::launch(&folder);
    let address = server.address;
    let mut opening = JoinSet::new();
    let mut some = None;
    for index in 0..tables {
        opening.spawn(async move {
            let (table, secrets, _) = seated(address, GAMES[index as usize % GAMES.len()], 2).await;
            (table, secrets)
        });
        if opening.len() >= 64 {
            some = opening.join_next().await.and_then(Result::ok);
        }
    }
    while opening.join_next().await.is_some() {}
    drop(server);
    let start = Instant::now();
    let server = Remote::launch(&folder);
    let health = common::get(server.address, "/health").await;
    assert_eq!(health.status, 200);
    let ready = start.elapsed();
    let (table, secrets) = some.expect("a table");
    let mut person = Person::enter(server.address, &table, Some(&secrets[0])).await;
    person.until_dealt().await;
    println!(
        "restart with {tables} running tables (under 5 s asked for): ready after {:.2} s, the first table shown after {:.2} s",
        ready.as_secs_f64(),
        start.elapsed().as_secs_f64()
    );
}

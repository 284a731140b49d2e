//! What is measured: tables at an even pace, tables at full speed, and a restart.

use crate::rounds::{GAMES, Measured, open_all, play};
use crate::tool::common::{Folder, get};
use crate::tool::connection::Visitor;
use crate::tool::remote::{Remote, cpu};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Bounds that one client for a thousand tables would run into, and a log without a line a request.
const SETTINGS: [(&str, &str); 6] = [
    ("ANTRE_SERVER_LIMITS_REQUEST_BURST", "1000000"),
    ("ANTRE_SERVER_LIMITS_MESSAGE_BURST", "1000000"),
    ("ANTRE_SERVER_LIMITS_SOCKETS_PER_ADDRESS", "100000"),
    ("ANTRE_SERVER_LIMITS_CONNECTIONS_PER_ADDRESS", "100000"),
    ("ANTRE_SERVER_LIMITS_TABLES_PER_HOUR", "1000000"),
    ("ANTRE_SERVER_LOG", "warn"),
];

fn launch(program: &str, folder: &Folder) -> (Remote, Visitor) {
    let server = Remote::launch(program, folder, &SETTINGS, None);
    let visitor = Visitor::new(1, server.address);
    (server, visitor)
}

/// Many tables, and a move every so often at each.
pub struct Paced {
    pub tables: u64,
    pub seconds: u64,
    pub every_ms: u64,
}

/// What came of it.
pub struct PacedResult {
    pub measured: Measured,
    /// Kibibytes of the server with all tables, and without any.
    pub memory: u64,
    base: u64,
    sockets: usize,
    tables: u64,
    every_ms: u64,
}

impl Paced {
    pub async fn run(&self, program: &str) -> PacedResult {
        let folder = Folder::new();
        let (server, visitor) = launch(program, &folder);
        let base = server.memory();
        let rounds = open_all(visitor, self.tables).await;
        let sockets: usize = rounds.iter().map(|round| round.sockets).sum();
        let every = Duration::from_millis(self.every_ms);
        let (measured, rounds) = play(rounds, self.seconds, Some(every)).await;
        let memory = server.memory();
        drop(rounds);
        PacedResult { measured, memory, base, sockets, tables: self.tables, every_ms: self.every_ms }
    }
}

impl PacedResult {
    pub fn tell(&self) {
        let PacedResult { measured, memory, base, sockets, tables, every_ms } = self;
        println!(
            "paced: {tables} tables, {sockets} sockets, a move every {every_ms} ms a table (p99 under 50 ms asked for)"
        );
        measured.tell();
        let allowed = base + 24 * *sockets as u64 + 16 * tables;
        println!("  memory: {memory} KiB, of it {base} KiB without tables; {allowed} KiB asked for");
    }
}

/// Tables where every seat answers at once.
pub struct Full {
    pub tables: u64,
    pub seconds: u64,
}

/// What came of it.
pub struct FullResult {
    pub measured: Measured,
    /// Seconds of processor time, of the server and of its clients.
    pub serving: f64,
    asking: f64,
    tables: u64,
}

impl Full {
    pub async fn run(&self, program: &str) -> FullResult {
        let folder = Folder::new();
        let (server, visitor) = launch(program, &folder);
        let rounds = open_all(visitor, self.tables).await;
        let before = (server.cpu(), cpu("self"));
        let (measured, _rounds) = play(rounds, self.seconds, None).await;
        let (serving, asking) = (server.cpu() - before.0, cpu("self") - before.1);
        FullResult { measured, serving, asking, tables: self.tables }
    }
}

impl FullResult {
    pub fn tell(&self) {
        println!("full speed: {} tables, every seat answers at once (5000 a second asked for)", self.tables);
        self.measured.tell();
        let moves = self.measured.waits.count() as f64;
        // On a machine that others use too, this says more than the clock on the wall.
        println!(
            "  processor time a move: server {:.3} ms, client {:.3} ms; two processors of our own would do {:.0} a second",
            1000.0 * self.serving / moves,
            1000.0 * self.asking / moves,
            2.0 * moves / (self.serving + self.asking)
        );
    }
}

/// How soon a server with many running tables answers after a restart.
pub async fn restart(program: &str, tables: u64) {
    let folder = Folder::new();
    let (server, visitor) = launch(program, &folder);
    let mut opening = JoinSet::new();
    let mut some = None;
    for index in 0..tables {
        opening.spawn(async move {
            let (table, secrets) = visitor.gather(GAMES[index as usize % GAMES.len()]).await?;
            let mut people = Vec::new();
            for secret in &secrets {
                people.push(visitor.enter(&table, Some(secret)).await?);
            }
            for person in &mut people {
                person.update_after(None).await?;
            }
            Some((table, secrets))
        });
        if opening.len() >= 64 {
            some = opening.join_next().await.and_then(Result::ok).flatten();
        }
    }
    while let Some(opened) = opening.join_next().await {
        some = some.or(opened.ok().flatten());
    }
    drop(server);
    let start = Instant::now();
    let (server, visitor) = launch(program, &folder);
    let health = get(server.address, "/health").await;
    assert_eq!(health.status, 200);
    let ready = start.elapsed();
    let (table, secrets) = some.expect("a table");
    let mut person = visitor.enter(&table, Some(&secrets[0])).await.expect("a seat after a restart");
    person.update_after(None).await.expect("the table after a restart");
    println!(
        "restart with {tables} running tables (under 5 s asked for): ready after {:.2} s, the first table shown after {:.2} s",
        ready.as_secs_f64(),
        start.elapsed().as_secs_f64()
    );
}

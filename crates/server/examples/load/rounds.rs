//! Tables with people at them, who play.

use crate::tool::connection::{Connection, Visitor, choose, next, version};
use crate::tool::waits::Waits;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

pub const GAMES: [&str; 5] = ["coeur", "aetherya", "drako", "drarkane", "drakerion"];

/// One table and all its sockets.
pub struct Round {
    visitor: Visitor,
    game: &'static str,
    pub sockets: usize,
    people: Vec<Connection>,
    turn: Option<Turn>,
    chance: u64,
}

/// The seat that may act, the version it saw, and its move.
type Turn = (usize, u32, String);

/// What was measured at tables together.
#[derive(Default)]
pub struct Measured {
    /// From sent to all informed.
    pub waits: Waits,
    pub wrong: usize,
    pub seconds: f64,
}

impl Measured {
    pub fn tell(&self) {
        let [half, most, nearly_all] = self.waits.within([0.5, 0.99, 0.999]);
        let moves = self.waits.count();
        println!(
            "  {moves} moves in {:.1} s: {:.0} a second; {} errors\n  from sent to all informed: median {half:.1} ms, p99 {most:.1} ms, p99.9 {nearly_all:.1} ms",
            self.seconds,
            moves as f64 / self.seconds,
            self.wrong,
        );
    }
}

impl Round {
    async fn new(visitor: Visitor, index: u64) -> Round {
        let sockets = 2 + (index % 3) as usize;
        let game = GAMES[(index / 3) as usize % GAMES.len()];
        let mut round = Round { visitor, game, sockets, people: Vec::new(), turn: None, chance: index };
        round.gather().await.expect("a new table");
        round
    }

    /// One move, from sent to all informed.
    async fn step(&mut self) -> Option<Duration> {
        self.chance = next(self.chance);
        let (actor, at, notation) = self.turn.take()?;
        let sent = Instant::now();
        self.people[actor].play(at, &notation).await?;
        let mut texts = Vec::with_capacity(2);
        for (index, person) in self.people.iter_mut().enumerate() {
            let text = person.update_after(Some(at)).await.expect("the socket stays, and the move counts");
            if index < 2 {
                texts.push(text);
            }
        }
        let took = sent.elapsed();
        self.turn = self.turn(&texts);
        if self.turn.is_none() {
            // The game is over: the same people sit down at another.
            self.gather().await.expect("another table");
        }
        Some(took)
    }

    /// A new table with everybody there.
    async fn gather(&mut self) -> Option<()> {
        let (table, secrets) = self.visitor.gather(self.game).await?;
        self.people.clear();
        for secret in &secrets {
            self.people.push(self.visitor.enter(&table, Some(secret)).await?);
        }
        for _ in 2..self.sockets {
            self.people.push(self.visitor.enter(&table, None).await?);
        }
        let mut texts = Vec::new();
        for person in &mut self.people {
            texts.push(person.update_after(None).await?);
        }
        self.turn = self.turn(&texts[..2]);
        Some(())
    }

    /// Who acts next, and how, where seats are shown this.
    fn turn(&self, texts: &[String]) -> Option<Turn> {
        let mut seats = texts.iter().enumerate();
        seats.find_map(|(seat, text)| Some((seat, version(text)?, choose(text, self.chance)?)))
    }
}

/// Opens these many tables.
pub async fn open_all(visitor: Visitor, tables: u64) -> Vec<Round> {
    let mut opening = JoinSet::new();
    let mut rounds = Vec::new();
    for index in 0..tables {
        opening.spawn(Round::new(visitor, index));
        if opening.len() >= 32 {
            rounds.extend(opening.join_next().await.and_then(Result::ok));
        }
    }
    while let Some(round) = opening.join_next().await {
        rounds.extend(round.ok());
    }
    rounds
}

/// Lets them all play for a while, as fast as they can or at a steady pace.
pub async fn play(rounds: Vec<Round>, seconds: u64, every: Option<Duration>) -> (Measured, Vec<Round>) {
    let start = Instant::now();
    let end = start + Duration::from_secs(seconds);
    let mut playing = JoinSet::new();
    let count = rounds.len() as u32;
    for (index, mut round) in rounds.into_iter().enumerate() {
        playing.spawn(async move {
            let (mut waits, mut wrong) = (Waits::default(), 0);
            if let Some(every) = every {
                tokio::time::sleep(every * index as u32 / count.max(1)).await;
            }
            let mut ticks = every.map(tokio::time::interval);
            while Instant::now() < end {
                if let Some(ticks) = &mut ticks {
                    ticks.tick().await;
                }
                match round.step().await {
                    Some(took) => waits.add(took),
                    None => wrong += 1,
                }
            }
            (round, waits, wrong)
        });
    }
    let (mut measured, mut rounds) = (Measured::default(), Vec::new());
    while let Some(played) = playing.join_next().await {
        match played {
            Ok((round, waits, wrong)) => {
                rounds.push(round);
                measured.waits.append(waits);
                measured.wrong += wrong;
            }
            Err(_) => measured.wrong += 1,
        }
    }
    measured.seconds = start.elapsed().as_secs_f64();
    (measured, rounds)
}

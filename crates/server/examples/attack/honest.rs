//! Honest people: two play each other, one plays Étincelle, others sit down at new tables or come back to their seats.

use crate::tool::connection::{Connection, Visitor, choose, next, version};
use crate::tool::waits::Waits;
use crate::{MOST_GROWTH, MOST_THOUGHT};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// A move every so often at a table of two people: no seat says more than it may.
const PACE: Duration = Duration::from_millis(120);

/// What they felt.
#[derive(Default)]
pub struct Felt {
    /// From a move to everybody at the table being told.
    pub moves: Waits,
    /// From Étincelle's turn to its move.
    pub thoughts: Waits,
    /// Seats that were taken or come back to, and seats that were refused.
    pub seats: usize,
    pub refused: usize,
    /// Lines that were cut in the middle of a game.
    pub cut: usize,
}

impl Felt {
    pub fn p99(&self) -> f64 {
        self.moves.within([0.99])[0]
    }

    /// What nobody should have to bear, in a few words each.
    pub fn unbearable(&self, growth: f64) -> Vec<&'static str> {
        let slow = self.moves.count() == 0 || growth.is_nan() || growth > MOST_GROWTH;
        let thought = self.thoughts.count() == 0 || self.thoughts.longest() > MOST_THOUGHT;
        let all = [
            (slow, "moves are slow"),
            (thought, "Étincelle is slow"),
            (self.refused > 0, "a seat was refused"),
            (self.cut > 0, "a line was cut"),
        ];
        all.into_iter().filter(|(is, _)| *is).map(|(_, what)| what).collect()
    }

    fn append(&mut self, other: Felt) {
        self.moves.append(other.moves);
        self.thoughts.append(other.thoughts);
        self.seats += other.seats;
        self.refused += other.refused;
        self.cut += other.cut;
    }
}

/// People at their tables, before anybody disturbs them.
pub struct Guests {
    visitor: Visitor,
    pairs: Vec<Pair>,
    alone: Vec<Alone>,
}

/// Everybody sits down: two pairs, and three against Étincelle.
pub async fn gather(visitor: Visitor) -> Option<Guests> {
    let mut guests = Guests { visitor, pairs: Vec::new(), alone: Vec::new() };
    for game in ["drarkane", "coeur"] {
        guests.pairs.push(Pair::new(visitor, game).await?);
    }
    for game in ["drako", "aetherya", "drakerion"] {
        guests.alone.push(Alone::new(visitor, game).await?);
    }
    Some(guests)
}

impl Guests {
    /// The tables where people play each other.
    pub fn tables(&self) -> Vec<String> {
        self.pairs.iter().map(|pair| pair.table.clone()).collect()
    }

    /// Everybody plays until then.
    pub async fn play(self, until: Instant) -> Felt {
        let mut playing = JoinSet::new();
        for pair in &self.pairs {
            playing.spawn(come_back(self.visitor, pair.table.clone(), pair.secrets.clone(), until));
        }
        playing.spawn(sit_down(self.visitor, until));
        for pair in self.pairs {
            playing.spawn(pair.play(until));
        }
        for alone in self.alone {
            playing.spawn(alone.play(until));
        }
        let mut felt = Felt::default();
        while let Some(part) = playing.join_next().await {
            felt.append(part.expect("honest people do not panic"));
        }
        felt
    }
}

/// Two people at a table.
struct Pair {
    visitor: Visitor,
    game: &'static str,
    table: String,
    secrets: [String; 2],
    people: Vec<Connection>,
    /// What each was shown last.
    shown: Vec<String>,
}

impl Pair {
    async fn new(visitor: Visitor, game: &'static str) -> Option<Pair> {
        let (table, secrets) = visitor.gather(game).await?;
        let (mut people, mut shown) = (Vec::new(), Vec::new());
        for secret in &secrets {
            people.push(visitor.enter(&table, Some(secret)).await?);
        }
        for person in &mut people {
            shown.push(person.update_after(None).await?);
        }
        Some(Pair { visitor, game, table, secrets, people, shown })
    }

    /// Plays until then; a game that is over is followed by another.
    async fn play(mut self, until: Instant) -> Felt {
        let mut felt = Felt::default();
        let mut ticks = tokio::time::interval(PACE);
        let mut chance = 7;
        while Instant::now() < until {
            ticks.tick().await;
            chance = next(chance);
            let mut seats = self.shown.iter().enumerate();
            let turn = seats.find_map(|(seat, text)| Some((seat, version(text)?, choose(text, chance)?)));
            let Some((seat, at, notation)) = turn else {
                // The game is over; the table that strangers know stays as it is.
                match Pair::new(self.visitor, self.game).await {
                    Some(pair) => (self, felt.seats) = (pair, felt.seats + 2),
                    None => felt.refused += 1,
                }
                continue;
            };
            let sent = Instant::now();
            match self.turn(seat, at, &notation).await {
                Some(()) => felt.moves.add(sent.elapsed()),
                None => {
                    felt.cut += 1;
                    return felt;
                }
            }
        }
        felt
    }

    async fn turn(&mut self, seat: usize, at: u32, notation: &str) -> Option<()> {
        self.people[seat].play(at, notation).await?;
        for (person, shown) in self.people.iter_mut().zip(&mut self.shown) {
            *shown = person.update_after(Some(at)).await?;
        }
        Some(())
    }
}

/// Somebody who plays Étincelle.
struct Alone {
    visitor: Visitor,
    game: &'static str,
    connection: Connection,
    shown: String,
}

impl Alone {
    async fn new(visitor: Visitor, game: &'static str) -> Option<Alone> {
        let seats = json!([{"who": "me"}, {"who": "bot", "bot": "etincelle"}]);
        let (table, secret) = visitor.open(game, &seats).await?;
        let mut connection = visitor.enter(&table, Some(&secret?)).await?;
        let shown = connection.update_after(None).await?;
        Some(Alone { visitor, game, connection, shown })
    }

    async fn play(mut self, until: Instant) -> Felt {
        let mut felt = Felt::default();
        let mut chance = 11;
        while Instant::now() < until {
            chance = next(chance);
            let at = version(&self.shown).unwrap_or(0);
            if self.shown.contains(r#""next":{"who":"over""#) {
                match Alone::new(self.visitor, self.game).await {
                    Some(alone) => (self, felt.seats) = (alone, felt.seats + 1),
                    None => felt.refused += 1,
                }
                continue;
            }
            let choice = choose(&self.shown, chance);
            if choice.is_some() {
                tokio::time::sleep(PACE).await;
            }
            let start = Instant::now();
            if let Some(notation) = &choice
                && self.connection.play(at, notation).await.is_none()
            {
                felt.cut += 1;
                return felt;
            }
            let Some(shown) = self.connection.update_after(Some(at)).await else {
                felt.cut += 1;
                return felt;
            };
            match choice {
                Some(_) => felt.moves.add(start.elapsed()),
                None => felt.thoughts.add(start.elapsed()),
            }
            self.shown = shown;
        }
        felt
    }
}

/// Somebody new sits down with somebody else, again and again.
async fn sit_down(visitor: Visitor, until: Instant) -> Felt {
    let mut felt = Felt::default();
    let mut ticks = tokio::time::interval(Duration::from_millis(1_500));
    while Instant::now() < until {
        ticks.tick().await;
        match Pair::new(visitor, "coeur").await {
            Some(_) => felt.seats += 2,
            None => felt.refused += 1,
        }
    }
    felt
}

/// Somebody comes back to their seat from another window, again and again.
async fn come_back(visitor: Visitor, table: String, secrets: [String; 2], until: Instant) -> Felt {
    let mut felt = Felt::default();
    let mut ticks = tokio::time::interval(Duration::from_millis(700));
    for secret in secrets.iter().cycle() {
        if Instant::now() >= until {
            break;
        }
        ticks.tick().await;
        let shown = async { visitor.enter(&table, Some(secret)).await?.update_after(None).await };
        match shown.await {
            Some(_) => felt.seats += 1,
            None => felt.refused += 1,
        }
    }
    felt
}

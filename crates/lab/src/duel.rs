//! Paired duels: every deal is played once for each seat the challenger may sit in.

use crate::arena::{Player, Side, play};
use crate::ordered_pool;
use crate::sprt::{Hypothesis, Moments, Sprt};
use crate::stats::{Interval, elo};
use antre_kernel::{Dice, Outcome, Rng, Rules, Seat, playout};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// A match between side A, which has one seat, and side B, which has all others.
///
/// A pair is one deal played with side A in every seat in turn: two games at a table for two, n at a table for n.
/// All games of a pair have the same dice at the same ply, and so has every seat for its thoughts: as long as the
/// two sides choose alike their games are the same, and a bot scores exactly its even share against itself.
/// Where both sides play at random nobody thinks, and every game is a playout from the seed of its pair.
/// A bot must carry nothing over from one game to the next.
pub struct Duel<'a, R: Rules> {
    /// The game.
    pub rules: &'a R,
    /// The challenger.
    pub a: Side<'a, R>,
    /// The others.
    pub b: Side<'a, R>,
    /// How many pairs to play.
    pub pairs: u32,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many workers play; the result is the same for any number.
    pub threads: usize,
    /// A sequential test: the duel ends as soon as it accepts a hypothesis.
    pub sprt: Option<Sprt>,
}

/// How far a duel has come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Pairs played.
    pub done: u32,
    /// Pairs to play.
    pub pairs: u32,
    /// Side A's share of the win so far.
    pub share: f64,
    /// The log-likelihood ratio of the sequential test, if there is one.
    pub llr: Option<f64>,
}

/// The result of a pair, or of one game of it, for side A.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Score {
    /// Its share of the win.
    pub share: f64,
    /// By how many points it was ahead of the mean of the others.
    pub points: f64,
}

/// The result of a duel. Every interval treats a pair as one measurement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Verdict {
    /// Pairs played.
    pub pairs: u32,
    /// Games played.
    pub games: u32,
    /// The share of the win that would be side A's if both sides played alike.
    pub even: f64,
    /// Side A's share of the win.
    pub share: Interval,
    /// By how much Elo side A is better.
    pub elo: Interval,
    /// By how many points side A is ahead of the mean of the others.
    pub points: Interval,
    /// What the sequential test accepted, if there was one and it came so far.
    pub accepted: Option<Hypothesis>,
}

impl<R: Rules> Duel<'_, R> {
    /// Plays until all pairs are done, the sequential test accepts a hypothesis, or somebody sets `stop`. A duel stopped
    /// early is the same as one of fewer pairs; when not even one was finished there is no verdict.
    ///
    /// `known` are the pairs of an earlier run of the same duel, which are not played again; `keep` is given every
    /// new one, in order.
    pub fn run(
        &self,
        known: Vec<Score>,
        keep: &mut (dyn FnMut(Score) + Send),
        progress: &(dyn Fn(Progress) + Sync),
        stop: &AtomicBool,
    ) -> Option<Verdict> {
        let seats = self.rules.seats();
        let mut scores = Vec::with_capacity(known.len());
        let mut moments = Moments::default();
        let mut total = 0.0;
        let mut take = |score: Score| {
            scores.push(score);
            moments.add(score.share);
            total += score.share;
            let done = scores.len() as u32;
            progress(Progress {
                done,
                pairs: self.pairs,
                share: total / f64::from(done),
                llr: self.sprt.map(|test| test.llr(&moments, seats)),
            });
            match self.sprt.and_then(|test| test.accepted(&moments, seats)) {
                Some(_) => ControlFlow::Break(()),
                None => ControlFlow::Continue(()),
            }
        };
        let known: Vec<Score> = known.into_iter().take(self.pairs as usize).collect();
        let mut decided = false;
        let mut first = 0;
        for score in known {
            first += 1;
            decided = take(score).is_break();
            if decided {
                break;
            }
        }
        if !decided {
            let worker = || {
                let mut worker = Worker::new(self, stop);
                move |pair| worker.pair(pair)
            };
            ordered_pool::run(first..self.pairs, self.threads, stop, worker, |score| {
                keep(score);
                take(score)
            });
        }
        self.verdict(&scores, &moments)
    }

    fn verdict(&self, scores: &[Score], moments: &Moments) -> Option<Verdict> {
        let seats = self.rules.seats();
        let column = |of: fn(&Score) -> f64| scores.iter().map(of).collect::<Vec<_>>();
        let share = Interval::of_share(&column(|score| score.share))?;
        Some(Verdict {
            pairs: scores.len() as u32,
            games: scores.len() as u32 * u32::from(seats),
            even: 1.0 / f64::from(seats),
            share,
            elo: share.map(|share| elo(share, seats)),
            points: Interval::of_mean(&column(|score| score.points))?,
            accepted: self.sprt.and_then(|test| test.accepted(moments, seats)),
        })
    }
}

/// One thread's bots.
struct Worker<'a, R: Rules> {
    duel: &'a Duel<'a, R>,
    stop: &'a AtomicBool,
    a: Player<'a, R>,
    /// One bot of side B for each seat.
    b: Vec<Player<'a, R>>,
    /// Nobody thinks here.
    random: bool,
}

impl<'a, R: Rules> Worker<'a, R> {
    fn new(duel: &'a Duel<'a, R>, stop: &'a AtomicBool) -> Worker<'a, R> {
        let b = Seat::all(duel.rules.seats()).map(|_| duel.b.player()).collect();
        Worker { duel, stop, a: duel.a.player(), b, random: duel.a.is_random() && duel.b.is_random() }
    }

    /// The mean of a pair's games; none when it was stopped.
    fn pair(&mut self, pair: u32) -> Option<Score> {
        let seed = Rng::for_job(self.duel.seed, pair.into()).bits();
        let seats = self.duel.rules.seats();
        let mut sum = Score::default();
        for seat in Seat::all(seats) {
            let game = self.game(seed, seat)?;
            sum.share += game.share;
            sum.points += game.points;
        }
        let games = f64::from(seats);
        Some(Score { share: sum.share / games, points: sum.points / games })
    }

    fn game(&mut self, seed: u64, seat_of_a: Seat) -> Option<Score> {
        let rules = self.duel.rules;
        if self.random {
            let mut s = rules.start();
            playout(rules, &mut s, &mut Rng::new(seed));
            return Some(Score::of(&rules.outcome(&s), seat_of_a));
        }
        // Side A takes the place of one of the others for this game.
        let place = seat_of_a.index();
        std::mem::swap(&mut self.a, &mut self.b[place]);
        let end = play(rules, seed, &mut self.b, self.stop, &mut ());
        std::mem::swap(&mut self.a, &mut self.b[place]);
        let end = end?;
        Some(Score::of(&rules.outcome(&end), seat_of_a))
    }
}

impl Score {
    /// The result of a game for the side in this seat.
    fn of(outcome: &Outcome, seat: Seat) -> Score {
        let others = Seat::all(outcome.seats()).filter(|&other| other != seat);
        let theirs: f64 = others.map(|other| f64::from(outcome.points(other))).sum();
        let mean = theirs / (f64::from(outcome.seats()) - 1.0).max(1.0);
        Score { share: outcome.share(seat).into(), points: f64::from(outcome.points(seat)) - mean }
    }
}

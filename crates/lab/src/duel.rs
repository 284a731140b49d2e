//! Paired duels: every deal is played once for each seat the challenger may sit in.

use crate::stats::{Interval, elo};
use antre_kernel::{Bot, Dice, Eye, Key, Next, Rng, Rules, Seat, choose_first};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

/// Makes a bot; each worker makes its own, one for each seat.
pub type Maker<'a, R> = &'a (dyn Fn() -> Box<dyn Bot<R>> + Sync);

/// A match between side A, which has one seat, and side B, which has all others.
///
/// A pair is one deal played with side A in every seat in turn: two games at a table for two, n at a table for n.
/// All games of a pair have the same dice at the same ply, and so has every seat for its thoughts: as long as the
/// two sides choose alike their games are the same, and a bot scores exactly its even share against itself.
/// A bot must carry nothing over from one game to the next.
pub struct Duel<'a, R: Rules> {
    /// The game.
    pub rules: &'a R,
    /// Makes side A.
    pub a: Maker<'a, R>,
    /// Makes side B.
    pub b: Maker<'a, R>,
    /// How many pairs to play.
    pub pairs: u32,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many workers play; the result is the same for any number.
    pub threads: usize,
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
}

/// What came of a duel. Every interval treats a pair as one measurement.
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
}

/// What a pair, or one game of it, brought side A.
#[derive(Clone, Copy, Default)]
struct Score {
    share: f64,
    points: f64,
}

/// What the workers have brought in.
struct Tally {
    scores: Vec<Option<Score>>,
    done: u32,
    /// The sum over the pairs done, for the eye alone: its last digit hangs on their order.
    share: f64,
}

impl<R: Rules> Duel<'_, R> {
    /// Plays until all pairs are done or somebody sets `stop`. A duel stopped early is the same as one of fewer
    /// pairs; when not even one was finished there is no verdict.
    pub fn run(&self, progress: &(dyn Fn(Progress) + Sync), stop: &AtomicBool) -> Option<Verdict> {
        let next = AtomicU32::new(0);
        let tally = Mutex::new(Tally { scores: vec![None; self.pairs as usize], done: 0, share: 0.0 });
        let keep = |pair: u32, score: Score| {
            let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
            tally.scores[pair as usize] = Some(score);
            tally.done += 1;
            tally.share += score.share;
            Progress { done: tally.done, pairs: self.pairs, share: tally.share / f64::from(tally.done) }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    let mut worker = Worker::new(self, stop);
                    loop {
                        let pair = next.fetch_add(1, Ordering::Relaxed);
                        if pair >= self.pairs {
                            break;
                        }
                        let Some(score) = worker.pair(pair) else { break };
                        progress(keep(pair, score));
                    }
                });
            }
        });
        let tally = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
        // Pairs finished behind one that was not are left out: which they are would hang on the threads.
        self.verdict(&tally.scores.into_iter().map_while(|score| score).collect::<Vec<_>>())
    }

    fn verdict(&self, scores: &[Score]) -> Option<Verdict> {
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
        })
    }
}

/// One thread's bots.
struct Worker<'a, R: Rules> {
    duel: &'a Duel<'a, R>,
    stop: &'a AtomicBool,
    a: Box<dyn Bot<R>>,
    /// One bot of side B for each seat.
    b: Vec<Box<dyn Bot<R>>>,
}

impl<'a, R: Rules> Worker<'a, R> {
    fn new(duel: &'a Duel<'a, R>, stop: &'a AtomicBool) -> Worker<'a, R> {
        let b = Seat::all(duel.rules.seats()).map(|_| (duel.b)()).collect();
        Worker { duel, stop, a: (duel.a)(), b }
    }

    /// The mean of a pair's games; nothing when it was stopped.
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
        // The dice are those of a practice table with this seed, so that a game of interest can be looked at.
        let dice = Key::practice(seed);
        let mut s = rules.start();
        for ply in 0.. {
            match rules.next(&s) {
                Next::Chance => {
                    let roll = rules.roll(&s, &mut dice.at_ply(ply));
                    rules.settle(&mut s, &roll, &mut ());
                }
                Next::Seats(seats) => {
                    if self.stop.load(Ordering::Relaxed) {
                        return None;
                    }
                    let seat = choose_first(seats);
                    let bot = if seat == seat_of_a { &mut self.a } else { &mut self.b[seat.index()] };
                    let mut thoughts = Rng::for_job(!seed, u64::from(ply));
                    let m = bot.choose(rules, seat, &rules.view(&s, Eye::Seat(seat)), &mut thoughts);
                    assert!(rules.check(&s, seat, m).is_ok(), "{seat} chose {m:?}, which is not legal");
                    rules.apply(&mut s, seat, m, &mut ());
                }
                Next::Over => break,
            }
        }
        let outcome = rules.outcome(&s);
        let others = Seat::all(rules.seats()).filter(|&seat| seat != seat_of_a);
        let theirs: f64 = others.map(|seat| f64::from(outcome.points(seat))).sum();
        let ahead = f64::from(outcome.points(seat_of_a)) - theirs / (f64::from(rules.seats()) - 1.0);
        Some(Score { share: outcome.share(seat_of_a).into(), points: ahead })
    }
}

//! Many games of the same bots, watched: what balance and what-if questions are answered from.

use crate::arena::{Player, Side, Watch, play};
use crate::ordered_pool;
use antre_kernel::{Dice, Rng, Rules, Seat};
use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

/// Games in which every seat is played by the same bot.
///
/// Game n has the same dice whatever is tried: two trials of one seed differ by the rules alone.
pub struct Trial<'a, R: Rules> {
    /// The game.
    pub rules: &'a R,
    /// Who plays in every seat.
    pub side: Side<'a, R>,
    /// How many games to play.
    pub games: u32,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many workers play; the result is the same for any number.
    pub threads: usize,
}

impl<R: Rules> Trial<'_, R> {
    /// Plays until all games are done or somebody sets `stop`. Each game has a watcher of its own, which is asked
    /// for its note at the end; `keep` is given the notes in order.
    pub fn run<W: Watch<R>, T: Send>(
        &self,
        watcher: impl Fn() -> W + Sync,
        note: impl Fn(&R, W, &R::State) -> T + Sync,
        mut keep: impl FnMut(T) + Send,
        stop: &AtomicBool,
    ) {
        let worker = || {
            let seats = Seat::all(self.rules.seats());
            let mut players: Vec<Player<'_, R>> = seats.map(|_| self.side.player()).collect();
            let (watcher, note) = (&watcher, &note);
            move |game: u32| {
                let seed = Rng::for_job(self.seed, game.into()).bits();
                let mut watch = watcher();
                let end = play(self.rules, seed, &mut players, stop, &mut watch)?;
                Some(note(self.rules, watch, &end))
            }
        };
        ordered_pool::run(0..self.games, self.threads, stop, worker, |note| {
            keep(note);
            ControlFlow::Continue(())
        });
    }
}

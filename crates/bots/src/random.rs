//! The bot that plays anything: the yardstick of all others.

use antre_kernel::{Bot, Rng, Rules, Seat};

/// Plays any legal move, each equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<R: Rules> Bot<R> for Random {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) -> R::Move {
        // A seat's legal moves are the same in every world that fits its view, so any world will do.
        let world = rules.sample(view, rng);
        rules.random_move(&world, seat, rng)
    }
}

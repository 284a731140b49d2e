//! What a bot is: something that chooses from a view. It has no way to the truth.

use crate::{Rng, Rules, Seat};

/// A player made of code. Its signature is the guarantee: it gets what its seat may know, and nothing else.
///
/// ```compile_fail
/// # use antre_kernel::{Bot, Rng, Rules, Seat};
/// struct Cheat;
/// impl<R: Rules> Bot<R> for Cheat {
///     // A bot that asks for the state is no bot.
///     fn choose(&mut self, rules: &R, seat: Seat, truth: &R::State, rng: &mut Rng) -> R::Move {
///         rules.random_move(truth, seat, rng)
///     }
/// }
/// ```
pub trait Bot<R: Rules>: Send {
    /// The move of `seat`, whose eye the view is; asked only when that seat may act.
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) -> R::Move;
}

/// A few lines of a game's own sense.
pub trait Guide: Rules {
    /// How good a move looks to the seat that holds this view; higher is better, the scale is the game's own.
    fn worth(&self, view: &Self::View, seat: Seat, m: Self::Move) -> i32;
}

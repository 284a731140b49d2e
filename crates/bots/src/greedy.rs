//! The bot that plays the move its game's guide likes best.

use antre_kernel::{Bot, Dice, Guide, Rng, Seat};

/// Plays the move of the highest [`Guide::worth`], without looking ahead.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy;

impl<R: Guide> Bot<R> for Greedy {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) -> R::Move {
        // A seat's legal moves are the same in every world that fits its view, so any world will do.
        let world = rules.sample(view, rng);
        greedy_move(rules, &world, seat, rng)
    }
}

/// The legal move of the highest worth to a seat in this world; among equals any.
#[inline]
pub(crate) fn greedy_move<R: Guide>(rules: &R, world: &R::State, seat: Seat, rng: &mut Rng) -> R::Move {
    let mut best: Option<(i32, R::Move)> = None;
    let mut equals = 0;
    rules.moves_with_worth(world, seat, &mut |m, worth| {
        match best {
            Some((most, _)) if worth < most => return,
            Some((most, _)) if worth == most => equals += 1,
            _ => equals = 1,
        }
        if rng.below(equals) == 0 {
            best = Some((worth, m));
        }
    });
    match best {
        Some((_, m)) => m,
        None => unreachable!("a seat that is to act has a move"),
    }
}

//! The bot that knows what is good when it sees it, and does not see everything: somebody's first evening.

use antre_kernel::{Bot, Dice, Guide, Rng, Seat};

/// Plays the best by [`Guide::worth`] of the moves it notices. Scales differ from game to game, so its mistakes are
/// made of what it overlooks, not of noise in numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beginner;

/// Of how many choices in a hundred it is in a hurry.
const HASTY: usize = 30;
/// Of how many moves in a hundred it overlooks each: when it takes its time, and when it is in a hurry.
const OVERLOOKED: [usize; 2] = [40, 85];

impl<R: Guide> Bot<R> for Beginner {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) -> R::Move {
        // A seat's legal moves are the same in every world that fits its view, so any world will do.
        let world = rules.sample(view, rng);
        let overlooked = OVERLOOKED[usize::from(rng.below(100) < HASTY)];
        let mut best: Option<(Option<i32>, R::Move)> = None;
        let mut equals = 0;
        // What it overlooked is worse than all it noticed; if it noticed nothing, any will do.
        rules.moves_with_worth(&world, seat, &mut |m, worth| {
            let noticed = (rng.below(100) >= overlooked).then_some(worth);
            match best {
                Some((most, _)) if noticed < most => return,
                Some((most, _)) if noticed == most => equals += 1,
                _ => equals = 1,
            }
            if rng.below(equals) == 0 {
                best = Some((noticed, m));
            }
        });
        match best {
            Some((_, m)) => m,
            None => unreachable!("a seat that is to act has a move"),
        }
    }
}

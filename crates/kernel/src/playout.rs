//! Games played to the end by chance alone: the beat of searches, signatures and benchmarks.

use crate::{Next, Rng, Rules, Seat, SeatSet};

/// What one playout cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playout {
    /// Choices made by seats.
    pub decisions: u32,
    /// Points where chance decided.
    pub rolls: u32,
}

/// Plays uniformly random moves until the game is over. Allocates nothing.
#[inline]
pub fn playout<R: Rules>(rules: &R, s: &mut R::State, rng: &mut Rng) -> Playout {
    playout_with(rules, s, rng, |rules, s, seat, rng| rules.random_move(s, seat, rng))
}

/// Plays until the game is over, with moves from `policy`.
#[inline]
pub fn playout_with<R: Rules>(
    rules: &R,
    s: &mut R::State,
    rng: &mut Rng,
    mut policy: impl FnMut(&R, &R::State, Seat, &mut Rng) -> R::Move,
) -> Playout {
    let mut cost = Playout::default();
    loop {
        match rules.next(s) {
            Next::Seats(seats) => {
                let seat = choose_first(seats);
                let m = policy(rules, s, seat, rng);
                rules.apply(s, seat, m, &mut ());
                cost.decisions += 1;
            }
            Next::Chance => {
                let roll = rules.roll(s, rng);
                rules.settle(s, &roll, &mut ());
                cost.rolls += 1;
            }
            Next::Over => return cost,
        }
    }
}

/// The seat that goes first when several may act at once: the order is fixed, commitments are hidden anyway.
#[inline]
pub fn choose_first(seats: SeatSet) -> Seat {
    match seats.first() {
        Some(seat) => seat,
        None => unreachable!("somebody is to act"),
    }
}

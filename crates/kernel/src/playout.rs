//! Games played to the end by chance alone: the beat of searches, signatures and benchmarks.

use crate::{Next, Rng, Rules, Seat, SeatSet};

/// Plays uniformly random moves until the game is over, and says how many. Allocates nothing.
#[inline]
pub fn playout<R: Rules>(rules: &R, s: &mut R::State, rng: &mut Rng) -> u32 {
    let mut decisions = 0;
    loop {
        match rules.next(s) {
            Next::Seats(seats) => {
                rules.stride(s, choose_first(seats), rng);
                decisions += 1;
            }
            Next::Chance => {
                let roll = rules.roll(s, rng);
                rules.settle(s, &roll, &mut ());
            }
            Next::Over => return decisions,
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

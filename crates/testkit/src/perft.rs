//! Perft: how many sequences of moves there are, the classic proof that a move generator is right.

use antre_kernel::{Next, Rng, Rules};

/// Counts the sequences of `depth` moves from a state, those that end earlier included. Chance takes no depth: it
/// is drawn from a generator that starts anew at every point, so the count can be repeated.
pub fn perft<R: Rules>(rules: &R, state: &R::State, depth: u32, seed: u64) -> u64 {
    match rules.next(state) {
        Next::Chance => {
            let roll = rules.roll(state, &mut Rng::new(seed));
            let mut after = state.clone();
            rules.settle(&mut after, &roll, &mut ());
            perft(rules, &after, depth, seed)
        }
        Next::Seats(seats) if depth > 0 => {
            let mut count = 0;
            for seat in seats.iter() {
                rules.moves(state, seat, &mut |m| {
                    let mut after = state.clone();
                    rules.apply(&mut after, seat, m, &mut ());
                    count += perft(rules, &after, depth - 1, seed);
                });
            }
            count
        }
        Next::Seats(_) | Next::Over => 1,
    }
}

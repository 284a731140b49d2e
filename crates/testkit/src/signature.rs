//! Signatures: one number that changes when, and only when, a game plays differently.

use crate::bless;
use antre_kernel::{Dice, Next, Notation, Rng, Seat};
use std::path::Path;

/// A hash of this many seeded random games: every move, every roll and every result, in notation.
///
/// The order in which a game lists its moves is part of it, what a random move draws is not.
///
/// # Panics
/// If somebody is to act and has no move.
pub fn signature<R: Notation>(rules: &R, games: u32) -> u64 {
    let mut hash = Hash(0xcbf2_9ce4_8422_2325);
    let mut moves = Vec::new();
    for game in 0..games {
        let mut dice = Rng::for_job(0x51a7, u64::from(game));
        let mut state = rules.start();
        loop {
            match rules.next(&state) {
                Next::Over => break,
                Next::Chance => {
                    let roll = rules.roll(&state, &mut dice);
                    hash.line("*", &rules.write_roll(&roll));
                    rules.settle(&mut state, &roll, &mut ());
                }
                Next::Seats(seats) => {
                    let Some(seat) = seats.iter().nth(dice.below(seats.len().max(1))) else {
                        panic!("nobody is to act in game {game}: {state:?}")
                    };
                    moves.clear();
                    rules.moves(&state, seat, &mut |m| moves.push(m));
                    assert!(!moves.is_empty(), "{seat} has no move in game {game}: {state:?}");
                    let m = moves[dice.below(moves.len())];
                    hash.line(&seat.to_string(), &rules.write_move(m));
                    rules.apply(&mut state, seat, m, &mut ());
                }
            }
        }
        let outcome = rules.outcome(&state);
        for seat in Seat::all(outcome.seats()) {
            hash.line("=", &format!("{} {}", outcome.points(seat), outcome.share(seat)));
        }
    }
    hash.0
}

/// FNV-1a, 64 bits.
struct Hash(u64);

impl Hash {
    fn line(&mut self, who: &str, what: &str) {
        for byte in [who, " ", what, "\n"].iter().flat_map(|part| part.bytes()) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Compares the signatures of a game's variants with its file `SIGNATURE`, one line each; rewrites the file if
/// `ANTRE_BLESS=1` is set.
///
/// # Panics
/// With the line that differs.
pub fn check_signatures<R: Notation>(path: impl AsRef<Path>, games: u32, variants: &[(&str, &R)]) {
    let line = |(name, rules): &(&str, &R)| format!("{name} {games} {:016x}\n", signature(*rules, games));
    bless::check_text(path.as_ref(), &variants.iter().map(line).collect::<String>());
}

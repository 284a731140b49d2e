//! What the tests of every game begin with: the game on a pack, a position, a random game, and counts that are even.

use antre_kernel::{Field, Misread, Next, Notation, Ply, PlyOf, Rng, Rules, Seat, choose_first};
use antre_stage::{Boxed, PackText};

/// Builds a game from the text of a pack, which complains as `test.toml`, with options written `key=value`; for the
/// fewest players if it is not said how many.
///
/// # Errors
/// What is wrong with the pack or the options.
pub fn build<R: Boxed>(text: &str, seats: Option<u8>, options: &[&str]) -> Result<R, Misread> {
    let option = |option: &&str| match option.split_once('=') {
        Some((key, value)) => (key.to_owned(), value.to_owned()),
        None => panic!("{option}: an option is written key=value"),
    };
    let options: Vec<(String, String)> = options.iter().map(option).collect();
    R::build(&PackText { name: "test.toml", text }, seats, &options)
}

/// The same with a pack that is known to be good.
pub fn built<R: Boxed>(text: &str, seats: Option<u8>, options: &[&str]) -> R {
    build(text, seats, options).unwrap_or_else(|wrong| panic!("the pack is refused: {wrong:?}"))
}

/// A position, a field a line; empty lines do not count.
pub fn position<R: Notation>(rules: &R, lines: &str) -> R::State {
    let lines = lines.lines().map(str::trim).zip(1..).filter(|(line, _)| !line.is_empty());
    let fields: Vec<Field> = lines.map(|(line, number)| Field::read(number, line)).collect();
    rules.read_position(&fields).unwrap_or_else(|wrong| panic!("the position is refused: {wrong:?}"))
}

/// Plays one ply at random; none if the game is over.
pub fn random_ply<R: Rules>(rules: &R, state: &mut R::State, rng: &mut Rng) -> Option<PlyOf<R>> {
    match rules.next(state) {
        Next::Over => None,
        Next::Chance => {
            let roll = rules.roll(state, rng);
            rules.settle(state, &roll, &mut ());
            Some(Ply::Roll(roll))
        }
        Next::Seats(seats) => {
            let seat = choose_first(seats);
            let m = rules.random_move(state, seat, rng);
            rules.apply(state, seat, m, &mut ());
            Some(Ply::Move(seat, m))
        }
    }
}

/// Plays a random game from the start and shows every move before it is made.
pub fn random_game<R: Rules>(
    rules: &R,
    rng: &mut Rng,
    mut look: impl FnMut(&R::State, Seat, R::Move),
) -> R::State {
    let mut state = rules.start();
    loop {
        let before = state.clone();
        match random_ply(rules, &mut state, rng) {
            None => return state,
            Some(Ply::Roll(_)) => {}
            Some(Ply::Move(seat, m)) => look(&before, seat, m),
        }
    }
}

/// Counts of things that should come up as often as each other: chi-squared below the value that chance exceeds once
/// in two thousand times (by Wilson and Hilferty's approximation, which is good from one degree of freedom on).
pub fn assert_even(counts: &[u32]) {
    const DEVIATIONS: f64 = 3.3;
    let mean = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    let chi: f64 = counts.iter().map(|&n| (f64::from(n) - mean).powi(2) / mean).sum();
    let free = (counts.len() as f64 - 1.0).max(1.0);
    let spread = 2.0 / (9.0 * free);
    let most = free * (1.0 - spread + DEVIATIONS * spread.sqrt()).powi(3);
    assert!(chi < most, "chi-squared is {chi}, at most {most} with {free} degrees of freedom: {counts:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_counts_are_even() {
        assert_even(&[1_000, 1_020, 985]);
        assert_even(&[500, 540]);
        assert_even(&[7]);
    }

    #[test]
    #[should_panic(expected = "chi-squared")]
    fn uneven_counts_are_not() {
        assert_even(&[1_000, 1_000, 1_200]);
    }
}

//! The game on its frozen packs, for all tests.
#![allow(dead_code)] // Each test file uses its own part.

use antre_drako::{Act, Drako, State};
use antre_kernel::{Field, Misread, Next, Notation, Rng, Rules, Seat, choose_first};
use antre_stage::{Boxed, PackText};

/// The default pack of the first release, frozen.
pub(crate) const DEFAULT: &str = include_str!("../pack/default.toml");
/// Every card the worked examples name.
pub(crate) const EXAMPLES: &str = include_str!("../pack/examples.toml");
/// A larger board with other mats.
pub(crate) const WIDE: &str = include_str!("../pack/wide.toml");

/// Builds the game from the text of a pack, with options written `key=value`.
pub(crate) fn build(text: &str, options: &[&str]) -> Result<Drako, Misread> {
    let options: Vec<(String, String)> = options
        .iter()
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    Drako::build(&PackText { name: "test.toml", text }, None, &options)
}

/// The game on the frozen default pack.
pub(crate) fn frozen(options: &[&str]) -> Drako {
    build(DEFAULT, options).unwrap_or_else(|wrong| panic!("the frozen pack is refused: {wrong:?}"))
}

/// A position, a field a line.
pub(crate) fn position(game: &Drako, lines: &str) -> State {
    let fields: Vec<Field> = lines.lines().map(|line| Field::read(0, line.trim())).collect();
    game.read_position(&fields).unwrap_or_else(|wrong| panic!("the position is refused: {wrong:?}"))
}

/// Plays a random game and shows every choice on the way, before it is made.
pub(crate) fn random_game(game: &Drako, rng: &mut Rng, mut look: impl FnMut(&State, Seat, Act)) -> State {
    let mut state = game.start();
    loop {
        match game.next(&state) {
            Next::Over => return state,
            Next::Chance => {
                let roll = game.roll(&state, rng);
                game.settle(&mut state, &roll, &mut ());
            }
            Next::Seats(seats) => {
                let seat = choose_first(seats);
                let m = game.random_move(&state, seat, rng);
                look(&state, seat, m);
                game.apply(&mut state, seat, m, &mut ());
            }
        }
    }
}

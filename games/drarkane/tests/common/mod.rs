//! The game on its frozen packs, for all tests.
#![allow(dead_code)]

use antre_drarkane::{Drarkane, State};
use antre_kernel::{Field, Misread, Notation};
use antre_stage::{Boxed, PackText};

/// The default pack of the first release, frozen.
pub(crate) const DEFAULT: &str = include_str!("../pack/default.toml");
/// Every dragon and objective that the worked examples name.
pub(crate) const EXAMPLES: &str = include_str!("../pack/examples.toml");

/// Builds the game from the text of a pack, for so many players, with options written `key=value`.
pub(crate) fn build(text: &str, seats: u8, options: &[&str]) -> Result<Drarkane, Misread> {
    let options: Vec<(String, String)> = options
        .iter()
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    Drarkane::build(&PackText { name: "test.toml", text }, Some(seats), &options)
}

/// The frozen default pack for so many players.
pub(crate) fn frozen(seats: u8, options: &[&str]) -> Drarkane {
    build(DEFAULT, seats, options).unwrap_or_else(|wrong| panic!("the frozen pack is not good: {wrong:?}"))
}

/// The pack of the examples for so many players.
pub(crate) fn examples(seats: u8, options: &[&str]) -> Drarkane {
    build(EXAMPLES, seats, options)
        .unwrap_or_else(|wrong| panic!("the pack of the examples is not good: {wrong:?}"))
}

/// Reads a position.
pub(crate) fn position(game: &Drarkane, lines: &str) -> State {
    let fields: Vec<Field> = lines.lines().map(|line| Field::read(0, line.trim())).collect();
    game.read_position(&fields).unwrap_or_else(|wrong| panic!("the position is not good: {wrong:?}"))
}

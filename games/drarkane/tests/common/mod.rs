//! The game on its frozen packs, for all tests.
#![allow(dead_code)] // Each test file uses its own part.

use antre_drarkane::Drarkane;
use antre_kernel::Misread;

/// The default pack of the first release, frozen.
pub(crate) const DEFAULT: &str = include_str!("../pack/default.toml");
/// Every dragon and objective that the worked examples name.
pub(crate) const EXAMPLES: &str = include_str!("../pack/examples.toml");

/// Builds the game from the text of a pack, for so many players, with options written `key=value`.
pub(crate) fn build(text: &str, seats: u8, options: &[&str]) -> Result<Drarkane, Misread> {
    antre_testkit::build(text, Some(seats), options)
}

/// The frozen default pack for so many players.
pub(crate) fn frozen(seats: u8, options: &[&str]) -> Drarkane {
    antre_testkit::built(DEFAULT, Some(seats), options)
}

/// The pack of the examples for so many players.
pub(crate) fn examples(seats: u8, options: &[&str]) -> Drarkane {
    antre_testkit::built(EXAMPLES, Some(seats), options)
}

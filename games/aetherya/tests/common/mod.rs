//! The game on its frozen packs, for all tests.
#![allow(dead_code)] // Each test file uses its own part.

use antre_aetherya::Aetherya;
use antre_kernel::Misread;

/// The default pack of the first release, frozen.
pub(crate) const DEFAULT: &str = include_str!("../pack/default.toml");
/// Cards in which the worked examples are told.
pub(crate) const EXAMPLES: &str = include_str!("../pack/examples.toml");

/// Builds the game for so many players from the text of a pack, with options written `key=value`.
pub(crate) fn build(text: &str, seats: u8, options: &[&str]) -> Result<Aetherya, Misread> {
    antre_testkit::build(text, Some(seats), options)
}

/// The game on the frozen default pack.
pub(crate) fn frozen(seats: u8, options: &[&str]) -> Aetherya {
    antre_testkit::built(DEFAULT, Some(seats), options)
}

//! The game on its frozen packs, for all tests.
#![allow(dead_code)] // Each test file uses its own part.

use antre_drako::Drako;
use antre_kernel::Misread;

/// The default pack of the first release, frozen.
pub(crate) const DEFAULT: &str = include_str!("../pack/default.toml");
/// Every card the worked examples name.
pub(crate) const EXAMPLES: &str = include_str!("../pack/examples.toml");
/// A larger board with other mats.
pub(crate) const WIDE: &str = include_str!("../pack/wide.toml");

/// Builds the game from the text of a pack, with options written `key=value`.
pub(crate) fn build(text: &str, options: &[&str]) -> Result<Drako, Misread> {
    antre_testkit::build(text, None, options)
}

/// The game on the frozen default pack.
pub(crate) fn frozen(options: &[&str]) -> Drako {
    antre_testkit::built(DEFAULT, None, options)
}

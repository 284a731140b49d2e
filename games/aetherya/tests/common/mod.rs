//! The game on its frozen packs, for all tests.

use antre_aetherya::Aetherya;
use antre_kernel::Misread;
use antre_stage::{Boxed, PackText};

/// Builds the game for so many players from the text of a pack, with options written `key=value`.
pub(crate) fn build(text: &str, seats: u8, options: &[&str]) -> Result<Aetherya, Misread> {
    let options: Vec<(String, String)> = options
        .iter()
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    Aetherya::build(&PackText { name: "test.toml", text }, Some(seats), &options)
}

/// The default pack of the first release, frozen.
pub(crate) fn frozen(seats: u8, options: &[&str]) -> Aetherya {
    build(include_str!("../pack/default.toml"), seats, options).unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

//! The game on its frozen packs, for all tests.

use antre_coeur::Coeur;
use antre_kernel::Misread;
use antre_stage::{Boxed, PackText};

/// Builds the game from the text of a pack, with options written `key=value`.
pub(crate) fn build(text: &str, options: &[&str]) -> Result<Coeur, Misread> {
    let options: Vec<(String, String)> = options
        .iter()
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    Coeur::build(&PackText { name: "test.toml", text }, None, &options)
}

/// The default pack of the first release, frozen.
pub(crate) fn frozen(options: &[&str]) -> Coeur {
    build(include_str!("../pack/default.toml"), options).expect("the frozen pack is good")
}

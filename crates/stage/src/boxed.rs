//! A game as it stands on the shelf: its title, packs, options, rulebook and words.

use crate::Present;
use antre_kernel::{Arg, Guide, Misread, Names, Phrase, nearest};

/// A game that can be taken off the shelf: built from a pack and options, explained and played.
pub trait Boxed: Present + Guide {
    /// The title, in French and English.
    const TITLE: [&'static str; 2];
    /// One line that makes people want to play, in French and English.
    const TAGLINE: [&'static str; 2];
    /// Author and publisher of the box, for the notice.
    const CREDIT: &'static str;
    /// The fewest and the most players.
    const PLAYERS: (u8, u8);
    /// The rulebook in our own words, in French and English.
    const RULEBOOK: [&'static str; 2];
    /// The sentences of this game as Fluent files, in French and English.
    const WORDS: [&'static str; 2];
    /// The packs in the box: name and text; the first is the default.
    const PACKS: &'static [(&'static str, &'static str)];

    /// The options a table can be opened with.
    fn options() -> &'static [OptionSpec];
    /// Builds the game from a pack, a number of players and the options that somebody chose.
    ///
    /// # Errors
    /// The line of the pack, or the option, that is wrong.
    fn build(pack: &PackText, seats: Option<u8>, options: &[(String, String)]) -> Result<Self, Misread>;
    /// Where the data of this pack comes from: known, from a fan source, ours.
    fn origin(&self) -> &Names;
}

/// A pack as text, before it is understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackText<'a> {
    /// Its name, or the file it came from.
    pub name: &'a str,
    /// What it says.
    pub text: &'a str,
}

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name on the command line and in records.
    pub id: &'static str,
    /// What may be chosen; the first is the default.
    pub values: &'static [&'static str],
    /// What it does, in French and English.
    pub help: [&'static str; 2],
    /// The clause it comes from.
    pub clause: &'static str,
}

/// Every option with its value: the chosen one, or the default.
///
/// # Errors
/// An option or a value that does not exist, with the nearest that do.
pub fn choose_options(
    specs: &[OptionSpec],
    chosen: &[(String, String)],
) -> Result<Vec<(String, String)>, Misread> {
    let list = |words: &[&str]| Arg::List(words.iter().map(|&word| word.into()).collect());
    for (id, value) in chosen {
        let Some(spec) = specs.iter().find(|spec| spec.id == id) else {
            let ids: Vec<&str> = specs.iter().map(|spec| spec.id).collect();
            let near = nearest(id, ids.iter().copied());
            let what = Phrase::new("option-unknown").with("got", id.as_str());
            return Err(what.with("near", list(if near.is_empty() { &ids } else { &near })).into());
        };
        if !spec.values.contains(&value.as_str()) {
            let what = Phrase::new("option-bad-value").with("option", spec.id).with("got", value.as_str());
            return Err(what.with("allowed", list(spec.values)).into());
        }
    }
    let value_of = |spec: &OptionSpec| {
        let wish = chosen.iter().rev().find(|(id, _)| id == spec.id);
        wish.map_or(spec.values[0], |(_, value)| value.as_str()).to_owned()
    };
    Ok(specs.iter().map(|spec| (spec.id.to_owned(), value_of(spec))).collect())
}

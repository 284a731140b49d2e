//! A game as it stands on the shelf: its title, packs, options, rulebook and words.

use crate::{Decks, Present, ScorePad};
use antre_kernel::{Arg, Guide, Lang, Misread, Names, Phrase, nearest};
use std::sync::Arc;

/// A game that can be taken off the shelf: built from a pack and options, explained and played.
pub trait Boxed: Present + Guide {
    /// The key of its title, whose attribute `tagline` makes people want to play in one line, and `credit` names author
    /// and publisher of the box.
    const TITLE: &'static str;
    /// The fewest and the most players.
    const PLAYERS: (u8, u8);
    /// How many play where nobody says otherwise.
    const USUAL_PLAYERS: u8 = if Self::PLAYERS.0 > 2 { Self::PLAYERS.0 } else { 2 };
    /// The keys of what the seats play where they differ from the start, in order: one chooses a side, not a letter.
    const SIDES: &'static [&'static str] = &[];
    /// The rulebook in our own words, in every language.
    const RULEBOOK: [&'static str; Lang::ALL.len()];
    /// The sentences of this game as Fluent files, in every language.
    const WORDS: [&'static str; Lang::ALL.len()];
    /// The packs in the box: name and text; the first is the default.
    const PACKS: &'static [(&'static str, &'static str)];
    /// The keys of what people call the packs in the box, in order; where there is none its name has to do.
    const PACK_TITLES: &'static [&'static str] = &[];
    /// Former editions of the packs in the box, as name and text, the youngest first: whoever kept a record, a save or
    /// a table of one goes on with it, and nobody begins a new game with it.
    const FORMER: &'static [(&'static str, &'static str)] = &[];

    /// The options a table can be opened with.
    fn options() -> &'static [OptionSpec];
    /// Builds the game from a pack, a number of players and the options that somebody chose.
    ///
    /// # Errors
    /// The line of the pack, or the option, that is wrong.
    fn build(pack: &PackText, seats: Option<u8>, options: &[(String, String)]) -> Result<Self, Misread>;
    /// What a pack of this game may say, as a JSON schema for editors.
    fn pack_schema() -> String;
    /// Where the data of this pack comes from: known, from a fan source, ours.
    fn origin(&self) -> &Names;
    /// The same game for machines alone, where it ends sooner than it would for people: a bound on endless play.
    #[must_use]
    fn unattended(self) -> Self {
        self
    }
    /// The score pad for games played with the real box, if there is one.
    fn pad(self: Arc<Self>) -> Option<Arc<dyn ScorePad>> {
        None
    }
    /// What is known of each number of this pack, in the order people ask; nothing where the origin says it all.
    fn provenance(&self) -> Vec<Provenance> {
        Vec::new()
    }
    /// How somebody who owns the box types in a pack of their own, one answer after the other: what comes after
    /// these answers. None if the game has no such form.
    fn pack_form(_answers: &[String]) -> Option<Form> {
        None
    }
    /// How people build decks for it, if they do.
    fn decks() -> Option<Decks> {
        None
    }
}

/// One number, or one card, of a pack and what is known of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provenance {
    /// What part of the box it is about: the board, a deck.
    pub group: Phrase,
    /// What it is.
    pub what: Phrase,
    /// What the pack says, the same in every language.
    pub value: String,
    /// How sure that is.
    pub standing: Standing,
}

/// How sure something in a pack is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Standing {
    /// Printed in the rulebook or said alike by several public sources.
    Known,
    /// Follows from what is known.
    Inferred,
    /// Made up by us to fit what is known.
    Reconstructed,
    /// Our own, and not meant to be anything else.
    Ours,
}

impl Standing {
    /// Every standing, the surest first.
    pub const ALL: [Standing; 4] =
        [Standing::Known, Standing::Inferred, Standing::Reconstructed, Standing::Ours];

    /// The word for it in packs.
    pub const fn code(self) -> &'static str {
        ["known", "inferred", "reconstructed", "ours"][self as usize]
    }

    /// Reads the word.
    pub fn read(code: &str) -> Option<Standing> {
        Standing::ALL.into_iter().find(|standing| standing.code() == code)
    }

    /// What people call it.
    pub fn name(self) -> Phrase {
        Phrase::new(match self {
            Standing::Known => "standing-known",
            Standing::Inferred => "standing-inferred",
            Standing::Reconstructed => "standing-reconstructed",
            Standing::Ours => "standing-ours",
        })
    }
}

/// What comes next in a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// A question; its answer goes behind the others.
    Ask(Question),
    /// The last answer will not do, and why; without it the same question is asked again.
    Refused(Phrase),
    /// All is said: the text of the pack.
    Done(String),
}

/// One question of a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// What is asked.
    pub text: Phrase,
    /// What may be answered, where that is a short list.
    pub allowed: Vec<String>,
    /// What an empty answer stands for, where it stands for something.
    pub default: Option<String>,
    /// What the reader should know before it, told once.
    pub legend: Option<Phrase>,
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
    /// The key of its name, whose attribute `help` says what it does; each value has its name under its own attribute.
    pub key: &'static str,
    /// What may be chosen, as it is written on the command line and in records; the first is the default.
    pub values: &'static [&'static str],
    /// The clause it comes from.
    pub clause: &'static str,
}

impl OptionSpec {
    /// What is chosen unless somebody says otherwise.
    pub fn usual(&self) -> &'static str {
        self.values.first().copied().unwrap_or_default()
    }
}

/// The values of an option that is used or not.
pub const OFF_OR_ON: &[&str] = &["off", "on"];

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
        wish.map_or(spec.usual(), |(_, value)| value.as_str()).to_owned()
    };
    Ok(specs.iter().map(|spec| (spec.id.to_owned(), value_of(spec))).collect())
}

/// The value of one of the [options](choose_options).
pub fn option_of<'a>(options: &'a [(String, String)], id: &str) -> &'a str {
    options.iter().find(|(known, _)| known == id).map_or("", |(_, value)| value)
}

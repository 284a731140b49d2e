//! Decks that people build: what a game that has them offers to `antre deck` and to `--deck`.

use crate::PackText;
use antre_kernel::{Misread, Names, Phrase};

/// How decks of a game are read, checked and begun. The deck of a seat is an option of the table, so that records,
/// saves and the engine need to know nothing of decks.
#[derive(Clone, Copy)]
pub struct Decks {
    /// The option that holds the deck of each seat, from seat A.
    pub options: &'static [&'static str],
    /// The decks in the box: short name and text.
    pub starters: &'static [(&'static str, &'static str)],
    /// Checks a deck file against the cards of a pack.
    pub check: fn(pack: &PackText<'_>, deck: &PackText<'_>) -> Result<CheckedDeck, Misread>,
    /// A lawful deck file to start from, for a faction of the pack or for its first.
    pub begin: fn(pack: &PackText<'_>, faction: Option<&str>) -> Result<NewDeck, Misread>,
}

/// A deck file to start from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewDeck {
    /// What may be in it, for the comment on top.
    pub about: Phrase,
    /// The file without that comment.
    pub text: String,
}

/// What a deck file says, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedDeck {
    /// Its short name.
    pub id: String,
    /// What people call it.
    pub name: Names,
    /// How many cards it has.
    pub cards: usize,
    /// How many different ones.
    pub different: usize,
    /// The deck in one line, to be chosen as an option: a record keeps it whole.
    pub code: String,
}

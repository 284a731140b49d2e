//! Text for every move, roll and position, and what is said when text cannot be read.

use crate::{Phrase, Rules};

/// A game whose moves, rolls and positions can be written down and read back.
///
/// Laws: `read(write(x)) == x` for moves, rolls and positions.
pub trait Notation: Rules {
    /// The short name of the game, as in `antre play coeur`.
    const ID: &'static str;
    /// Raised when a rule changes so that older records may replay differently; refactoring does not raise it.
    const RULES_VERSION: u32;

    /// The version of the rules that this very game is played by: the present one, unless [`Notation::by_rules`] was
    /// asked for another.
    fn rules_version(&self) -> u32 {
        Self::RULES_VERSION
    }
    /// The same game by an older version of the rules, so that its records replay and its saves go on, where this
    /// game still knows how; else unchanged, and the record is refused with both versions.
    #[must_use]
    fn by_rules(self, _version: u32) -> Self {
        self
    }
    /// The pack and the options this game was built with.
    fn setup(&self) -> &Setup;
    /// A move in notation, without blanks at its ends and on one line.
    fn write_move(&self, m: Self::Move) -> String;
    /// Reads a move, whether or not it is legal anywhere.
    ///
    /// # Errors
    /// What about the text is not understood.
    fn read_move(&self, text: &str) -> Result<Self::Move, Misread>;
    /// A roll in notation.
    fn write_roll(&self, roll: &Self::Roll) -> String;
    /// Reads a roll.
    ///
    /// # Errors
    /// What about the text is not understood.
    fn read_roll(&self, text: &str) -> Result<Self::Roll, Misread>;
    /// A state as named fields, complete enough to be read back.
    fn write_position(&self, s: &Self::State) -> Vec<Field>;
    /// Reads a state from fields; those that are missing have their value at the start of a game. A field
    /// `partial` exempts the position from counting every card.
    ///
    /// # Errors
    /// The field that is not understood or contradicts the others.
    fn read_position(&self, fields: &[Field]) -> Result<Self::State, Misread>;
}

/// One line of a position: `hand A: CO1 CO2`, remembered with the line it stood on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// What the line is about.
    pub key: String,
    /// What it says.
    pub value: String,
    /// The line it was read from; 0 if it was written by a program.
    pub line: u32,
}

impl Field {
    /// A field written by a program.
    pub fn new(key: impl Into<String>, value: impl Into<String>) -> Field {
        Field { key: key.into(), value: value.into(), line: 0 }
    }

    /// Reads `key: value` or a bare `key`.
    pub fn read(line: u32, text: &str) -> Field {
        let (key, value) = text.split_once(':').unwrap_or((text, ""));
        Field { key: key.trim().into(), value: value.trim().into(), line }
    }
}

/// Refuses a position that says something twice: nobody could tell which line holds.
///
/// # Errors
/// The second line of the two.
pub fn each_key_once(fields: &[Field]) -> Result<(), Misread> {
    let words = |field: &Field| -> Vec<String> {
        field.key.split_whitespace().map(str::to_ascii_lowercase).collect()
    };
    for (index, field) in fields.iter().enumerate() {
        if fields[..index].iter().any(|other| words(other) == words(field)) {
            let what = Phrase::new("position-key-twice").with("key", field.key.as_str());
            return Err(Misread::new(what).at_line(field.line));
        }
    }
    Ok(())
}

/// The line to blame for a contradiction between fields: that of the first of these words with which a key begins,
/// else the first line of the position.
pub fn line_about(fields: &[Field], words: &[&str]) -> u32 {
    let begins = |word: &&str| fields.iter().find(|field| field.key.split(' ').next() == Some(*word));
    words.iter().find_map(begins).or(fields.first()).map_or(0, |field| field.line)
}

/// What a game was built from; two tables with the same set-up follow the same rules with the same cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// The name of the pack.
    pub pack: String,
    /// A hash of the pack's content.
    pub pack_hash: String,
    /// How many play.
    pub seats: u8,
    /// Every option with its chosen value, in the game's own order.
    pub options: Vec<(String, String)>,
}

/// Why a text was not understood, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// The file, where the text came from one.
    pub file: Option<String>,
    /// The line, from 1; 0 where there is only one.
    pub line: u32,
    /// The column, from 1; 0 where it would not help.
    pub column: u32,
    /// What is wrong and what is allowed.
    pub what: Phrase,
    /// What else is wrong with the same text, further down.
    pub more: Vec<Misread>,
}

impl Misread {
    /// A complaint about a text as a whole.
    pub fn new(what: Phrase) -> Misread {
        Misread { file: None, line: 0, column: 0, what, more: Vec::new() }
    }

    /// Several complaints as one, in this order; none if there are none.
    pub fn several(all: impl IntoIterator<Item = Misread>) -> Option<Misread> {
        let mut all = all.into_iter().flat_map(|mut wrong| {
            let more = std::mem::take(&mut wrong.more);
            std::iter::once(wrong).chain(more)
        });
        let mut first = all.next()?;
        first.more = all.collect();
        Some(first)
    }

    /// This complaint, and those that came with it.
    pub fn each(&self) -> impl Iterator<Item = &Misread> {
        std::iter::once(self).chain(&self.more)
    }

    /// The same complaint, placed on a line unless it already has one.
    #[must_use]
    pub fn at_line(mut self, line: u32) -> Misread {
        if self.line == 0 {
            self.line = line;
        }
        self
    }

    /// The same complaint, placed in a file.
    #[must_use]
    pub fn in_file(mut self, file: impl Into<String>) -> Misread {
        let file = file.into();
        self.more.iter_mut().for_each(|wrong| wrong.file = Some(file.clone()));
        self.file = Some(file);
        self
    }
}

impl From<Phrase> for Misread {
    fn from(what: Phrase) -> Misread {
        Misread::new(what)
    }
}

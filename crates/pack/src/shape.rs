//! What a pack may say, as data: one grammar finds every mistake of a file at once, and is written down for editors.

use antre_kernel::{Lang, Phrase, nearest};

/// What may stand in a place.
#[derive(Clone, Debug)]
pub enum Shape {
    /// A text in quotes that keeps to a rule.
    Text(&'static TextRule),
    /// A whole number within these bounds, both included.
    Number(i64, i64),
    /// True or false.
    Truth,
    /// Only `true`: whoever means the contrary leaves the key out.
    Yes,
    /// One of these words.
    Words(Vec<&'static str>),
    /// The id of a thing, of which there is one in the pack.
    Declared(&'static Kind),
    /// The id of a thing that is declared elsewhere in the pack.
    Name(&'static Kind),
    /// From so many to so many of something.
    List(Box<Shape>, usize, usize),
    /// Keys that are ids of such things, each with a value.
    Map(&'static Kind, Box<Shape>),
    /// A table with these keys.
    Table(Vec<Key>),
    /// A table in which the word of one key decides which others there are.
    Choice {
        /// The key that decides.
        by: &'static str,
        /// Keys whatever the word.
        common: Vec<Key>,
        /// For each word its keys.
        cases: Vec<(&'static str, Vec<Key>)>,
    },
    /// A table in which one of some keys stands, and others with it; without any of them it is something else, or
    /// wrong.
    ByKey(Vec<(&'static str, Vec<Key>)>, Option<Box<Shape>>),
    /// Whichever of these is of the kind that was written: a text, a number, a table.
    Either(Vec<Shape>),
    /// A shape of the grammar by its name.
    Ref(&'static str),
    /// Anything at all.
    Any,
}

impl Shape {
    /// Any text.
    pub fn text() -> Shape {
        Shape::Text(ANY_TEXT)
    }

    /// Any number of something.
    pub fn list(of: Shape) -> Shape {
        Shape::List(Box::new(of), 0, usize::MAX)
    }

    /// One of the words that a reader knows.
    pub fn words<T>(words: &[(&'static str, T)]) -> Shape {
        Shape::Words(words.iter().map(|(word, _)| *word).collect())
    }

    /// A text in the languages that packs are written in.
    pub fn names() -> Shape {
        Shape::Table(Key::spelt(&Shape::text()).into())
    }
}

/// The languages in which every pack says everything; in others it may.
pub(crate) const NEEDED: [Lang; 2] = [Lang::Fr, Lang::En];

/// One key of a table.
#[derive(Clone, Debug)]
pub struct Key {
    pub(crate) name: &'static str,
    pub(crate) shape: Shape,
    pub(crate) needed: bool,
}

impl Key {
    /// A key that must be given.
    pub fn needed(name: &'static str, shape: Shape) -> Key {
        Key { name, shape, needed: true }
    }

    /// A key for every language: those of [`NEEDED`] must be there.
    pub fn spelt(shape: &Shape) -> [Key; Lang::ALL.len()] {
        let key =
            |lang: Lang| Key { name: lang.code(), shape: shape.clone(), needed: NEEDED.contains(&lang) };
        Lang::ALL.map(key)
    }

    /// A key that may be left out.
    pub fn free(name: &'static str, shape: Shape) -> Key {
        Key { name, shape, needed: false }
    }
}

/// A rule that texts keep to.
#[derive(Debug)]
pub struct TextRule {
    /// The same rule as a regular expression, for editors; empty where any text will do.
    pub pattern: &'static str,
    /// Whether a text keeps to it.
    pub holds: fn(&str) -> bool,
    /// What is said where it does not; the text is its `got`.
    pub complaint: &'static str,
}

/// Any text.
pub const ANY_TEXT: &TextRule = &TextRule { pattern: "", holds: |_| true, complaint: "pack-not-understood" };

/// Words that people will read.
pub const SOME_WORDS: &TextRule = &TextRule {
    pattern: r"\S",
    holds: |text| !text.trim().is_empty() && !text.chars().any(char::is_control),
    complaint: "pack-bad-words",
};

/// A kind of things that have ids: cards, traits.
#[derive(Debug)]
pub struct Kind {
    /// The rule of its ids.
    pub rule: &'static TextRule,
    /// Names that need not be declared.
    pub also: &'static [&'static str],
    /// Whether any name will do where none is declared.
    pub free: bool,
    /// What is said of an id that is not declared; the id is its `got`, ids that are its `near`.
    pub unknown: &'static str,
}

/// The shape of a whole file.
#[derive(Clone, Debug)]
pub struct Grammar {
    /// The file.
    pub root: Shape,
    /// Shapes that others refer to, as those that hold themselves.
    pub shapes: Vec<(&'static str, Shape)>,
}

impl Grammar {
    /// The same grammar with shapes that others refer to.
    #[must_use]
    pub fn with(mut self, shapes: impl IntoIterator<Item = (&'static str, Shape)>) -> Grammar {
        self.shapes.extend(shapes);
        self
    }

    pub(crate) fn shape(&self, name: &str) -> &Shape {
        self.shapes.iter().find(|(known, _)| *known == name).map_or(&Shape::Any, |(_, shape)| shape)
    }
}

/// What is said of a key that is not there.
pub fn unknown_key(got: &str, allowed: &[&str]) -> Phrase {
    let phrase = match nearest(got, allowed.iter().copied()).first() {
        Some(near) => Phrase::new("pack-unknown-key-near").with("near", *near),
        None => Phrase::new("pack-unknown-key"),
    };
    phrase.with("got", got).with("allowed", allowed.join(", "))
}

/// What is said of a word that is not one of a few.
pub fn unknown_word(got: &str, allowed: &[&str]) -> Phrase {
    let phrase = match nearest(got, allowed.iter().copied()).first() {
        Some(near) => Phrase::new("pack-unknown-word-near").with("near", *near),
        None => Phrase::new("pack-unknown-word"),
    };
    phrase.with("got", got).with("allowed", allowed.join(", "))
}

//! Words for people as plain data: what to say is decided inside, in which language at the edge.

use crate::Seat;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// A language of the house; French comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// Français.
    #[default]
    Fr,
    /// English.
    En,
}

impl Lang {
    /// Every language of the house.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// Reads a two-letter code.
    pub fn read(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

/// A text that costs nothing to copy: it stands in the program, or is shared. Scenes are full of them.
#[derive(Clone)]
pub struct Text(Kept);

#[derive(Clone)]
enum Kept {
    Printed(&'static str),
    Shared(Arc<str>),
}

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        match &self.0 {
            Kept::Printed(text) => text,
            Kept::Shared(text) => text,
        }
    }
}

impl From<&'static str> for Text {
    fn from(text: &'static str) -> Text {
        Text(Kept::Printed(text))
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text(Kept::Shared(text.into()))
    }
}

impl Default for Text {
    fn default() -> Text {
        Text::from("")
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        **self == **other
    }
}

impl Eq for Text {}

impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        **self == *other
    }
}

impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        **self == **other
    }
}

impl Hash for Text {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

/// A name in every language: of a card, a game, a place.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Names {
    /// In French.
    pub fr: Text,
    /// In English.
    pub en: Text,
}

impl Names {
    /// A name from its two spellings.
    pub fn new(fr: impl Into<Text>, en: impl Into<Text>) -> Names {
        Names { fr: fr.into(), en: en.into() }
    }

    /// The name in one language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        }
    }
}

/// Something to say: the key of a sentence in the word files, and what to put into it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// The key in the Fluent files.
    pub key: &'static str,
    /// The values its sentence may mention, by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// A sentence without values yet.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// The same sentence with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }
}

/// A value inside a sentence.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number; sentences may agree with it.
    Number(i64),
    /// Text that is the same in every language: a notation, a file name.
    Text(String),
    /// A name that has its own spelling in each language.
    Name(Names),
    /// A seat; sentences get its letter, or the player's name where one is known.
    Seat(Seat),
    /// Another sentence.
    Phrase(Box<Phrase>),
    /// Several values, joined by commas.
    List(Vec<Arg>),
}

impl From<i64> for Arg {
    fn from(n: i64) -> Arg {
        Arg::Number(n)
    }
}
impl From<u8> for Arg {
    fn from(n: u8) -> Arg {
        Arg::Number(n.into())
    }
}
impl From<usize> for Arg {
    fn from(n: usize) -> Arg {
        Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}
impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.into())
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}
impl From<Names> for Arg {
    fn from(names: Names) -> Arg {
        Arg::Name(names)
    }
}
impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}
impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}
impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Arg {
        Arg::List(list)
    }
}

/// The candidates that look most like a word somebody typed, best first, at most three; for "did you mean".
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let word = word.to_lowercase();
    let mut ranked: Vec<(usize, &str)> = candidates
        .into_iter()
        .map(|candidate| (distance(&word, &candidate.to_lowercase()), candidate))
        .filter(|&(far, candidate)| far <= 1 + candidate.chars().count().max(word.chars().count()) / 3)
        .collect();
    ranked.sort_by_key(|&(far, _)| far);
    ranked.truncate(3);
    ranked.into_iter().map(|(_, candidate)| candidate).collect()
}

/// How many letters must be typed, dropped or changed to get from one word to the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, to) in b.iter().enumerate() {
            let change = diagonal + usize::from(from != *to);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_finds_what_was_meant() {
        assert_eq!(nearest("couer", ["coeur", "drako"]), ["coeur"]);
        assert_eq!(nearest("GREEDY", ["greedy", "random"]), ["greedy"]);
        assert!(nearest("xyzzy", ["coeur", "drako"]).is_empty());
        assert_eq!(distance("chat", "chats"), 1);
    }
}

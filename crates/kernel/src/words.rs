//! Words for people as plain data: what to say is decided inside, in which language at the edge.

use crate::Seat;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Arc;

/// A language of the house; French comes first. CONTRIBUTING.md says how another one is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// Français.
    #[default]
    Fr,
    /// English.
    En,
    /// English with every letter marked, for tests that look for words which stand in code. Nobody is offered it.
    Marked,
}

impl Lang {
    /// Every language of the house.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The two-letter code; that of the made-up language is the one usual for such languages.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
            Lang::Marked => "en-XA",
        }
    }

    /// Reads a two-letter code.
    pub fn read(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// Where its files stand among those of [`in_every_language!`](crate::in_every_language).
    pub const fn files(self) -> usize {
        match self {
            Lang::Marked => Lang::En as usize,
            own => own as usize,
        }
    }
}

/// The text of a file in every language, in the order of [`Lang::ALL`]: `in_every_language!("../words.", ".ftl")`.
#[macro_export]
macro_rules! in_every_language {
    ($before:literal, $after:literal) => {
        [include_str!(concat!($before, "fr", $after)), include_str!(concat!($before, "en", $after))]
    };
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

/// A name that somebody wrote into a pack, in every language they wrote it in.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Names([Option<Text>; Lang::ALL.len()]);

impl Names {
    /// A name in French and English.
    pub fn new(fr: impl Into<Text>, en: impl Into<Text>) -> Names {
        let mut names = Names([const { None }; Lang::ALL.len()]);
        names.0[Lang::Fr as usize] = Some(fr.into());
        names.0[Lang::En as usize] = Some(en.into());
        names
    }

    /// A name from what it is in each language; in some it may have none.
    pub fn from_fn<T: Into<Text>>(mut spelt: impl FnMut(Lang) -> Option<T>) -> Names {
        Names(Lang::ALL.map(|lang| spelt(lang).map(T::into)))
    }

    /// The name in one language; where nobody wrote it, in French, and else in any.
    pub fn get(&self, lang: Lang) -> &str {
        match &self.0[lang.files()] {
            Some(name) => name,
            None => self.all().next().unwrap_or_default(),
        }
    }

    /// Every way it is written, French first.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.0.iter().flatten().map(|name| &**name)
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
    /// The key of what is said as it stands; no word file has it.
    pub const BARE: &'static str = "bare";

    /// A sentence without values yet.
    pub const fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// A value and nothing around it: a name from a pack, a notation.
    pub fn bare(value: impl Into<Arg>) -> Phrase {
        Phrase { key: Phrase::BARE, args: vec![("value", value.into())] }
    }

    /// The value of a phrase that is nothing else.
    pub fn as_bare(&self) -> Option<&Arg> {
        self.args.first().filter(|_| self.key == Phrase::BARE).map(|(_, value)| value)
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
impl From<&Names> for Arg {
    fn from(names: &Names) -> Arg {
        Arg::Name(names.clone())
    }
}
impl From<Names> for Phrase {
    fn from(names: Names) -> Phrase {
        Phrase::bare(names)
    }
}
impl From<&Names> for Phrase {
    fn from(names: &Names) -> Phrase {
        Phrase::bare(names)
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
    fn a_name_that_is_not_in_a_language_is_in_another() {
        let both = Names::new("Reine", "Queen");
        assert_eq!([both.get(Lang::Fr), both.get(Lang::En)], ["Reine", "Queen"]);
        let only = |spelt: Lang| Names::from_fn(|lang| (lang == spelt).then_some("Reine"));
        for spelt in Lang::ALL {
            assert_eq!(Lang::ALL.map(|lang| only(spelt).get(lang).to_owned()), ["Reine", "Reine"]);
        }
        let nothing = Names::from_fn(|_| None::<Text>);
        assert_eq!((nothing.get(Lang::En), nothing.all().count()), ("", 0));
    }

    #[test]
    fn nearest_finds_what_was_meant() {
        assert_eq!(nearest("couer", ["coeur", "drako"]), ["coeur"]);
        assert_eq!(nearest("GREEDY", ["greedy", "random"]), ["greedy"]);
        assert!(nearest("xyzzy", ["coeur", "drako"]).is_empty());
        assert_eq!(distance("chat", "chats"), 1);
    }
}

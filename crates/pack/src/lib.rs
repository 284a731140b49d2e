//! Reads card data in TOML. The only crate that knows TOML; what goes wrong is said with file, line and column.

mod knobs;
mod schema;
mod shape;
mod strange;
mod trace;
mod tree;

use antre_kernel::{Misread, Phrase, fits_a_line};
use sha2::{Digest, Sha256};
use std::ops::Range;

pub use knobs::{Knob, knobs, turned};
pub use schema::schema;
pub use serde;
pub use shape::{ANY_TEXT, Grammar, Key, Kind, SOME_WORDS, Shape, TextRule, unknown_key, unknown_word};
pub use toml::Spanned;
pub use trace::grammar_of;
pub use tree::{Node, Value};

/// The longest name of a pack that may have spaces in it.
const LONGEST_NAME: usize = 80;

/// A pack as text, with the name to complain under.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    name: &'a str,
    text: &'a str,
}

impl<'a> Source<'a> {
    /// The text of a pack and the name of the file it came from.
    pub fn new(name: &'a str, text: &'a str) -> Source<'a> {
        Source { name, text }
    }

    /// The text as a tree.
    ///
    /// # Errors
    /// Every place where the text is not TOML.
    pub fn tree(&self) -> Result<Node, Misread> {
        let (table, mut errors) = toml::de::DeTable::parse_recoverable(self.text);
        errors.sort_by_key(|error| error.span().map_or(0, |span| span.start));
        let complaint =
            |error: &toml::de::Error| self.wrong(error.span().unwrap_or(0..0), explain(error.message()));
        match Misread::several(errors.iter().map(complaint)) {
            Some(wrong) => Err(wrong),
            None => match strange::find(table.get_ref()) {
                Some(span) => Err(self.wrong(span, Phrase::new("pack-bad-words"))),
                None => Ok(Spanned::new(table.span(), tree::of_table(table.get_ref()))),
            },
        }
    }

    /// Reads the text of a pack into the shape a game gives its packs. Use [`Spanned`] for values that a game checks
    /// further, and [`Source::wrong`] to complain about them.
    ///
    /// # Errors
    /// That the pack is for another game; or every place where the text is not TOML, or not of that shape, and what is
    /// allowed there.
    pub fn read_for<T: serde::de::DeserializeOwned>(&self, game: &'static str) -> Result<T, Misread> {
        self.is_for(game, &self.tree()?)?;
        self.read()
    }

    /// Whether a file is for this game, as far as it says so.
    ///
    /// # Errors
    /// Which other game it says it is for.
    pub fn is_for(&self, game: &'static str, file: &Node) -> Result<(), Misread> {
        match file.get_ref().get("game").map(|node| (node.span(), node.get_ref())) {
            Some((span, Value::Text(got))) if got != game => {
                let what = Phrase::new("pack-other-game").with("got", got.as_str());
                Err(self.wrong(span, what.with("expected", game)))
            }
            _ => Ok(()),
        }
    }

    /// Reads the text into any shape.
    ///
    /// # Errors
    /// As [`Source::read_for`], whatever the game.
    pub fn read<T: serde::de::DeserializeOwned>(&self) -> Result<T, Misread> {
        let tree = self.tree()?;
        toml::from_str(self.text).map_err(|error| {
            // The first mistake is found; the grammar finds the others too.
            let first = self.wrong(error.span().unwrap_or(0..0), explain(error.message()));
            Misread::several(grammar_of::<T>().check(self, &tree)).unwrap_or(first)
        })
    }

    /// Reads the text as [`Source::read`] does, with some values set from elsewhere: each a path of keys and what
    /// somebody wrote for it, a number, a list or a word.
    ///
    /// # Errors
    /// As [`Source::read`]; or the value from elsewhere that does not fit, by its place in the list.
    pub fn read_with<T: serde::de::DeserializeOwned>(
        &self,
        values: &[(Vec<String>, String)],
    ) -> Result<T, (Option<usize>, Misread)> {
        let read: T = self.read().map_err(|wrong| (None, wrong))?;
        let mut table: toml::Table = self.read().map_err(|wrong| (None, wrong))?;
        let mut result = Ok(read);
        for (index, (path, value)) in values.iter().enumerate() {
            let value = toml::from_str::<toml::Table>(&format!("value = {value}"))
                .ok()
                .and_then(|mut table| table.remove("value"))
                .unwrap_or_else(|| toml::Value::String(value.clone()));
            set(&mut table, path, value);
            // One after another, so that the one to blame is known.
            result = T::deserialize(table.clone())
                .map_err(|error| (Some(index), Misread::new(explain(error.message()))));
            result.as_ref().map_err(Clone::clone).map(|_| ())?;
        }
        result
    }

    /// A complaint about a part of the text.
    pub fn wrong(&self, span: Range<usize>, what: Phrase) -> Misread {
        let before = &self.text[..floor(self.text, span.start)];
        let line = 1 + before.matches('\n').count() as u32;
        let column = 1 + before.rsplit('\n').next().unwrap_or("").chars().count() as u32;
        Misread { file: Some(self.name.into()), line, column, ..Misread::new(what) }
    }

    /// The name of a pack: letters, digits, `-` and `_`, so that it fits on a line of a record and into a file name.
    ///
    /// # Errors
    /// Where the name stands, if it is no such name.
    pub fn plain_name(&self, name: &Spanned<String>) -> Result<String, Misread> {
        let plain = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
        let text = name.get_ref();
        if text.is_empty() || text.chars().count() > 40 || !text.chars().all(plain) {
            return Err(self.wrong(
                name.span(),
                Phrase::new("pack-bad-name").with("got", text.escape_debug().to_string()),
            ));
        }
        Ok(text.clone())
    }

    /// The name of a pack of a game whose packs were always free to have spaces in it: whatever fits on the line of a
    /// record's head.
    ///
    /// # Errors
    /// Where the name stands, if it is no such name.
    pub fn line_name(&self, name: &Spanned<String>) -> Result<String, Misread> {
        let text = name.get_ref();
        if !fits_a_line(text, LONGEST_NAME) {
            return Err(self.wrong(
                name.span(),
                Phrase::new("pack-bad-line-name")
                    .with("got", text.escape_debug().to_string())
                    .with("most", LONGEST_NAME),
            ));
        }
        Ok(text.clone())
    }

    /// Words that people will read: some, and nothing that would disturb a screen.
    ///
    /// # Errors
    /// Where the words stand, if they are none.
    pub fn words(&self, words: &Spanned<String>) -> Result<String, Misread> {
        let text = words.get_ref();
        if text.trim().is_empty() || text.chars().any(char::is_control) {
            return Err(self.wrong(words.span(), Phrase::new("pack-bad-words")));
        }
        Ok(text.clone())
    }

    /// The first sixteen digits of the SHA-256 of the text, line ends evened out.
    pub fn hash(&self) -> String {
        let digest = Sha256::digest(self.text.replace("\r\n", "\n").as_bytes());
        digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Collects what is wrong with a pack, so that whoever writes it hears of everything at once.
#[derive(Default)]
pub struct Complaints(Vec<Misread>);

impl Complaints {
    /// What was read, if it was; otherwise the complaint is kept.
    pub fn keep<T>(&mut self, read: Result<T, Misread>) -> Option<T> {
        read.map_err(|wrong| self.0.push(wrong)).ok()
    }

    /// All complaints, in the order of the text.
    ///
    /// # Errors
    /// If there are any.
    pub fn finish(self) -> Result<(), Misread> {
        let Complaints(mut all) = self;
        all.sort_by_key(|wrong| (wrong.line, wrong.column));
        Misread::several(all).map_or(Ok(()), Err)
    }
}

/// Sets the value at a path of keys.
fn set(table: &mut toml::Table, path: &[String], value: toml::Value) {
    match path {
        [] => {}
        [key] => drop(table.insert(key.clone(), value)),
        [key, rest @ ..] => {
            let inner = table.entry(key.clone()).or_insert_with(|| toml::Value::Table(toml::Table::new()));
            if let toml::Value::Table(inner) = inner {
                set(inner, rest, value);
            }
        }
    }
}

/// The nearest place at or before `at` where a character begins.
fn floor(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// Turns the reader's English complaint into a sentence of ours where it is one that people meet.
fn explain(message: &str) -> Phrase {
    let quoted: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
    let (got, allowed) = (quoted.first().copied().unwrap_or(""), quoted.get(1..).unwrap_or(&[]));
    let phrase = if message.starts_with("unknown field") {
        return unknown_key(got, allowed);
    } else if message.starts_with("unknown variant") {
        return unknown_word(got, allowed);
    } else if message.contains("recurs") {
        return Phrase::new("pack-too-deep");
    } else if message.starts_with("missing field") {
        Phrase::new("pack-missing-key")
    } else if message.starts_with("duplicate") {
        Phrase::new("pack-twice")
    } else if let Some((_, expected)) =
        message.split_once(", expected ").filter(|_| is_of_wrong_kind(message))
    {
        return Phrase::new("pack-wrong-kind").with("expected", kind(expected.trim_end()));
    } else {
        return Phrase::new("pack-not-understood");
    };
    phrase.with("got", got).with("allowed", allowed.join(", "))
}

/// Whether the text is TOML, but not of the shape that was asked for.
fn is_of_wrong_kind(message: &str) -> bool {
    ["invalid type", "invalid value", "invalid length"].iter().any(|begins| message.starts_with(begins))
}

/// What the reader expected, in words of ours.
fn kind(expected: &str) -> Phrase {
    let number =
        |word: &str| matches!(word.as_bytes(), [b'u' | b'i', b'0'..=b'9', ..]) || word.contains("integer");
    Phrase::new(match expected {
        word if number(word) => "pack-kind.number",
        word if word.contains("string") => "pack-kind.text",
        word if word.contains("sequence") || word.contains("array") => "pack-kind.list",
        word if word.contains("bool") => "pack-kind.truth",
        word if word.contains("map") || word.contains("struct") => "pack-kind.table",
        _ => "pack-kind",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    struct Sample {
        #[allow(dead_code)]
        copies: Spanned<u8>,
    }

    #[test]
    fn complaints_name_line_and_column() {
        let wrong = Source::new("p.toml", "copies = 1\n  copys = 2\n").read::<Sample>().unwrap_err();
        assert_eq!((wrong.file.as_deref(), wrong.line, wrong.column), (Some("p.toml"), 2, 3));
        assert_eq!(wrong.what.key, "pack-unknown-key-near");
        let wrong = Source::new("p.toml", "copies = \"é").read::<Sample>().unwrap_err();
        assert_eq!((wrong.line, wrong.what.key), (1, "pack-not-understood"));
        let wrong = Source::new("p.toml", "copies = \"x\"").read::<Sample>().unwrap_err();
        assert_eq!((wrong.line, wrong.what.key), (1, "pack-wrong-kind"));
        assert_eq!(Source::new("p", "").read::<Sample>().unwrap_err().what.key, "pack-missing-key");
    }

    #[test]
    fn the_hash_does_not_care_about_line_ends() {
        assert_eq!(Source::new("a", "x\r\n").hash(), Source::new("b", "x\n").hash());
    }
}

//! From the text of a pack to the language of cards: every mistake with its place and what is allowed there.

mod ability;
mod card;
mod filter;
mod verb;

use crate::language::{At, DeckList, Pack};
use crate::pack::{Value, read_tree};
use antre_kernel::{Misread, Names, Phrase, nearest};
use antre_pack::{Source, Spanned};
use std::ops::{Range, RangeInclusive};

/// A value of the file with its place.
pub(crate) type Node = Spanned<Value>;
pub(crate) type Read<T> = Result<T, Misread>;

/// Reads the text of a pack; what its words mean together is checked by the compiler.
///
/// # Errors
/// What is wrong, with file, line and what is allowed there.
pub fn read_pack(source: &Source<'_>) -> Read<Pack> {
    let tree = read_tree(source)?;
    Reader { source }.pack(&tree)
}

/// Reads the text of a deck file; whether the cards exist is checked with the pack.
///
/// # Errors
/// What is wrong, with file, line and what is allowed there.
pub fn read_deck(source: &Source<'_>) -> Read<DeckList> {
    let tree = read_tree(source)?;
    let reader = Reader { source };
    let mut table = reader.entries(&tree, 0..0)?;
    reader.game(&mut table)?;
    let deck = table.need("deck")?;
    table.end()?;
    reader.deck(deck)
}

/// Reads values of one file and complains about them with their places.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    source: &'a Source<'a>,
}

/// A table whose keys are taken one by one; whoever asks for a key thereby allows it.
pub(crate) struct Table<'a> {
    reader: Reader<'a>,
    span: Range<usize>,
    entries: &'a [(Spanned<String>, Node)],
    allowed: Vec<&'static str>,
}

impl<'a> Table<'a> {
    /// Where the table begins.
    pub(crate) fn at(&self) -> At {
        self.span.start
    }

    /// The value of a key, if it is given.
    pub(crate) fn take(&mut self, key: &'static str) -> Option<&'a Node> {
        self.allowed.push(key);
        self.entries.iter().find(|(known, _)| known.get_ref() == key).map(|(_, value)| value)
    }

    /// The value of a key that must be given.
    pub(crate) fn need(&mut self, key: &'static str) -> Read<&'a Node> {
        match self.take(key) {
            Some(value) => Ok(value),
            None => {
                let what = Phrase::new("pack-missing-key").with("got", key).with("allowed", key);
                Err(self.reader.wrong(self.span.clone(), what))
            }
        }
    }

    /// Complains about a key that nobody asked for.
    pub(crate) fn end(self) -> Read<()> {
        let unknown = |key: &&(Spanned<String>, Node)| !self.allowed.contains(&key.0.get_ref().as_str());
        let Some((key, _)) = self.entries.iter().find(unknown) else { return Ok(()) };
        let got = key.get_ref().as_str();
        let what = match nearest(got, self.allowed.iter().copied()).first() {
            Some(near) => Phrase::new("pack-unknown-key-near").with("near", *near),
            None => Phrase::new("pack-unknown-key"),
        };
        let what = what.with("got", got).with("allowed", self.allowed.join(", "));
        Err(self.reader.wrong(key.span(), what))
    }
}

impl<'a> Reader<'a> {
    pub(crate) fn wrong(&self, span: Range<usize>, what: Phrase) -> Misread {
        self.source.wrong(span, what)
    }

    fn wrong_kind<T>(&self, span: Range<usize>, expected: &'static str) -> Read<T> {
        Err(self.wrong(span, Phrase::new("pack-wrong-kind").with("expected", Phrase::new(expected))))
    }

    fn entries(&self, value: &'a Value, span: Range<usize>) -> Read<Table<'a>> {
        match value {
            Value::Table(entries) => Ok(Table { reader: *self, span, entries, allowed: Vec::new() }),
            _ => self.wrong_kind(span, "pack-kind.table"),
        }
    }

    pub(crate) fn table(&self, node: &'a Node) -> Read<Table<'a>> {
        self.entries(node.get_ref(), node.span())
    }

    pub(crate) fn list(&self, node: &'a Node) -> Read<&'a [Node]> {
        match node.get_ref() {
            Value::List(list) => Ok(list),
            _ => self.wrong_kind(node.span(), "pack-kind.list"),
        }
    }

    /// A list, or nothing if the key is not given, each item read in the same way.
    pub(crate) fn all<T>(&self, node: Option<&'a Node>, read: impl Fn(&'a Node) -> Read<T>) -> Read<Vec<T>> {
        node.map_or(Ok(Vec::new()), |node| self.list(node)?.iter().map(read).collect())
    }

    pub(crate) fn text(&self, node: &'a Node) -> Read<&'a str> {
        match node.get_ref() {
            Value::Text(text) => Ok(text),
            _ => self.wrong_kind(node.span(), "pack-kind.text"),
        }
    }

    pub(crate) fn truth(&self, node: &'a Node) -> Read<bool> {
        match node.get_ref() {
            Value::Truth(truth) => Ok(*truth),
            _ => self.wrong_kind(node.span(), "pack-kind.truth"),
        }
    }

    pub(crate) fn number(&self, node: &'a Node, allowed: RangeInclusive<i64>) -> Read<i8> {
        let Value::Number(number) = *node.get_ref() else {
            return self.wrong_kind(node.span(), "pack-kind.number");
        };
        match i8::try_from(number).ok().filter(|_| allowed.contains(&number)) {
            Some(number) => Ok(number),
            None => {
                let what = Phrase::new("drakerion-pack-number").with("got", number);
                let what = what.with("least", *allowed.start()).with("most", *allowed.end());
                Err(self.wrong(node.span(), what))
            }
        }
    }

    /// A number of things.
    pub(crate) fn count(&self, node: &'a Node, allowed: RangeInclusive<i64>) -> Read<u8> {
        Ok(self.number(node, allowed)?.unsigned_abs())
    }

    /// One of a few words.
    pub(crate) fn word<T: Copy>(&self, node: &'a Node, words: &[(&str, T)]) -> Read<T> {
        let got = self.text(node)?;
        match words.iter().find(|(word, _)| *word == got) {
            Some((_, meant)) => Ok(*meant),
            None => {
                let allowed = words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ");
                let what = Phrase::new("pack-unknown-word").with("got", got).with("allowed", allowed);
                Err(self.wrong(node.span(), what))
            }
        }
    }

    /// The name of a card, a faction, a trait: small letters, digits and hyphens.
    pub(crate) fn id(&self, node: &'a Node) -> Read<String> {
        let text = self.text(node)?;
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if text.is_empty() || text.len() > 40 || !text.chars().all(plain) {
            let what = Phrase::new("drakerion-pack-id").with("got", text.escape_debug().to_string());
            return Err(self.wrong(node.span(), what));
        }
        Ok(text.to_owned())
    }

    /// The name of a target, without its `$`.
    pub(crate) fn variable(&self, node: &'a Node) -> Read<String> {
        let text = self.text(node)?;
        match text.strip_prefix('$').filter(|name| !name.is_empty()) {
            Some(name) => Ok(name.to_owned()),
            None => {
                let what =
                    Phrase::new("drakerion-pack-variable").with("got", text.escape_debug().to_string());
                Err(self.wrong(node.span(), what))
            }
        }
    }

    /// Words in both languages.
    pub(crate) fn names(&self, node: &'a Node) -> Read<Names> {
        let mut table = self.table(node)?;
        let (fr, en) = (table.need("fr")?, table.need("en")?);
        table.end()?;
        let words = |node: &'a Node| -> Read<String> {
            let text = self.text(node)?;
            self.source.words(&Spanned::new(node.span(), text.to_owned()))
        };
        Ok(Names::new(words(fr)?, words(en)?))
    }

    /// The line that says which game a file is for, where it has one.
    fn game(&self, table: &mut Table<'a>) -> Read<()> {
        let Some(game) = table.take("game") else { return Ok(()) };
        let got = self.text(game)?;
        if got == "drakerion" {
            return Ok(());
        }
        let what = Phrase::new("pack-other-game").with("got", got).with("expected", "drakerion");
        Err(self.wrong(game.span(), what))
    }
}

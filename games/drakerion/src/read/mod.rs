//! From the text of a pack to the language of cards: every mistake with its place and what is allowed there.

mod ability;
mod card;
mod filter;
pub(crate) mod grammar;
mod verb;

use crate::language::{At, DeckList, Pack};
use crate::pack::{Node, Value, read_tree};
use antre_kernel::{Misread, Names, Phrase};
use antre_pack::{Source, Spanned, unknown_key, unknown_word};
use std::ops::{Range, RangeInclusive};

pub(crate) type Read<T> = Result<T, Misread>;

/// Reads the text of a pack; what its words mean together is checked by the compiler.
///
/// # Errors
/// What is wrong, with file, line and what is allowed there.
pub fn read_pack(source: &Source<'_>) -> Read<Pack> {
    let tree = read_tree(source)?;
    let read = Reader { source }.pack(&tree);
    let mut pack = read.map_err(|first| crate::pack::all_mistakes(source, first))?;
    crate::prose::fill(&mut pack);
    Ok(pack)
}

/// Reads the text of a deck file; whether the cards exist is checked with the pack.
///
/// # Errors
/// What is wrong, with file, line and what is allowed there.
pub fn read_deck(source: &Source<'_>) -> Read<DeckList> {
    let tree = read_tree(source)?;
    let reader = Reader { source };
    let mut table = reader.table(&tree)?;
    table.take("game");
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
        let what = unknown_key(key.get_ref(), &self.allowed);
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

    pub(crate) fn table(&self, node: &'a Node) -> Read<Table<'a>> {
        let span = node.span();
        match node.get_ref() {
            Value::Table(entries) => Ok(Table { reader: *self, span, entries, allowed: Vec::new() }),
            _ => self.wrong_kind(span, "pack-kind.table"),
        }
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
                let what = Phrase::new("pack-number").with("got", number);
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
                let allowed: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
                Err(self.wrong(node.span(), unknown_word(got, &allowed)))
            }
        }
    }

    /// The name of a card, a faction, a trait: small letters, digits and hyphens.
    pub(crate) fn id(&self, node: &'a Node) -> Read<String> {
        let text = self.text(node)?;
        if !(grammar::ID.holds)(text) {
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
}

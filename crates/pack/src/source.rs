//! A pack as text: where its mistakes are, what its tree is, and its fingerprint.

use crate::{Grammar, Node, Read, Reader, Table, Value, broken};
use antre_kernel::{Misread, Phrase};
use sha2::{Digest, Sha256};
use std::ops::Range;
use toml::Spanned;
use toml::de::DeTable;

/// A pack as text, with the name to complain under.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    name: &'a str,
    pub(crate) text: &'a str,
}

impl<'a> Source<'a> {
    /// The text of a pack and the name of the file it came from.
    pub fn new(name: &'a str, text: &'a str) -> Source<'a> {
        Source { name, text }
    }

    /// The text as a tree.
    ///
    /// # Errors
    /// Every place where the text is not TOML, or the first text in it that would disturb a screen.
    pub fn tree(&self) -> Read<Node<'a>> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        let mut places: Vec<Option<Range<usize>>> = errors.iter().map(toml::de::Error::span).collect();
        places.sort_by_key(|span| span.as_ref().map_or(0, |span| span.start));
        let complaint = |span: Option<Range<usize>>| {
            let what = broken::why(self.text, table.get_ref(), span.clone());
            self.wrong(span.unwrap_or(0..0), what)
        };
        if let Some(wrong) = Misread::several(places.into_iter().map(complaint)) {
            return Err(wrong);
        }
        let root = Spanned::new(table.span(), Value::Table(table.into_inner()));
        match broken::strange(&root) {
            Some(span) => Err(self.wrong(span, Phrase::new("pack-bad-words"))),
            None => Ok(root),
        }
    }

    /// Reads a pack of a game: `read` takes what it needs from the file, and what it does not take may not be there.
    ///
    /// # Errors
    /// That the text is not TOML, or for another game; or every place where it is not as the grammar says, and what is
    /// allowed there; or whatever `read` complained about.
    pub fn read<T>(
        &self,
        game: &'static str,
        grammar: fn() -> Grammar,
        read: impl for<'t> FnOnce(&Reader<'t>, &mut Table<'t>) -> Read<T>,
    ) -> Read<T> {
        let tree = self.tree()?;
        self.is_for(game, &tree)?;
        let reader = Reader::new(*self);
        let read = reader.table(&tree).and_then(|mut file| {
            let value = read(&reader, &mut file)?;
            file.end()?;
            Ok(value)
        });
        read.map_err(|first| grammar().all_mistakes(self, &tree, first))
    }

    /// Whether a file is for this game, as far as it says so.
    ///
    /// # Errors
    /// Which other game it says it is for.
    pub fn is_for(&self, game: &'static str, file: &Node<'_>) -> Read<()> {
        match file.get_ref().get("game").map(|node| (node.span(), node.get_ref())) {
            Some((span, Value::String(got))) if got != game => {
                let what = Phrase::new("pack-other-game").with("got", &**got);
                Err(self.wrong(span, what.with("expected", game)))
            }
            _ => Ok(()),
        }
    }

    /// A complaint about a part of the text.
    pub fn wrong(&self, span: Range<usize>, what: Phrase) -> Misread {
        let before = &self.text[..self.text.floor_char_boundary(span.start)];
        let line = 1 + before.matches('\n').count() as u32;
        let column = 1 + before.rsplit('\n').next().unwrap_or("").chars().count() as u32;
        Misread { file: Some(self.name.into()), line, column, ..Misread::new(what) }
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
    pub fn keep<T>(&mut self, read: Read<T>) -> Option<T> {
        read.map_err(|wrong| self.add(wrong)).ok()
    }

    /// One more complaint.
    pub fn add(&mut self, wrong: Misread) {
        self.0.push(wrong);
    }

    /// All complaints, in the order of the text.
    ///
    /// # Errors
    /// If there are any.
    pub fn finish(self) -> Read<()> {
        let Complaints(mut all) = self;
        all.sort_by_key(|wrong| (wrong.line, wrong.column));
        Misread::several(all).map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_does_not_care_about_line_ends() {
        assert_eq!(Source::new("a", "x\r\n").hash(), Source::new("b", "x\n").hash());
    }

    #[test]
    fn a_place_within_a_letter_is_the_letter() {
        let wrong = Source::new("a", "x = \"é\"").wrong(6..6, Phrase::new("pack-twice"));
        assert_eq!((wrong.line, wrong.column), (1, 6));
    }
}

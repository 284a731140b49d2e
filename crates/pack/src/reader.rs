//! Reads values of a pack key by key and complains about them with their places.

use crate::shape::NEEDED;
use crate::{Complaints, Node, Source, Value, unknown_key, unknown_word, whole};
use antre_kernel::{Lang, Misread, Names, Phrase};
use std::ops::{Range, RangeInclusive};
use toml::de::DeTable;

/// What was read, or what is wrong with it.
pub type Read<T> = Result<T, Misread>;

/// Reads values of one file.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    source: Source<'a>,
}

/// A table whose keys are taken one by one; whoever asks for a key thereby allows it.
#[derive(Debug)]
pub struct Table<'a> {
    source: Source<'a>,
    span: Range<usize>,
    entries: &'a DeTable<'a>,
    allowed: Vec<&'static str>,
}

impl<'a> Table<'a> {
    /// Where the table stands.
    pub fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// Where the table begins.
    pub fn at(&self) -> usize {
        self.span.start
    }

    /// Whether the key is given; asking does not allow it.
    pub fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    /// The keys that are given, allowed or not.
    pub fn keys(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.entries.keys().map(|key| &**key.get_ref())
    }

    /// The value of a key, if it is given.
    pub fn take(&mut self, key: &'static str) -> Option<&'a Node<'a>> {
        self.allowed.push(key);
        self.entries.get(key)
    }

    /// The value of a key, read, if it is given.
    ///
    /// # Errors
    /// As the reader says.
    pub fn maybe<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&'a Node<'a>) -> Read<T>,
    ) -> Read<Option<T>> {
        self.take(key).map(read).transpose()
    }

    /// The value of a key that must be given.
    ///
    /// # Errors
    /// That it is missing.
    pub fn need(&mut self, key: &'static str) -> Read<&'a Node<'a>> {
        self.take(key).ok_or_else(|| {
            let what = Phrase::new("pack-missing-key").with("got", key).with("allowed", key);
            self.source.wrong(self.span.clone(), what)
        })
    }

    /// Nothing is left in the table.
    ///
    /// # Errors
    /// The first key that nobody asked for.
    pub fn end(self) -> Read<()> {
        match self.entries.keys().find(|key| !self.allowed.contains(&&**key.get_ref())) {
            Some(key) => Err(self.source.wrong(key.span(), unknown_key(key.get_ref(), &self.allowed))),
            None => Ok(()),
        }
    }
}

impl<'a> Reader<'a> {
    /// A reader that complains about this text.
    pub fn new(source: Source<'a>) -> Reader<'a> {
        Reader { source }
    }

    /// The text that is read.
    pub fn source(&self) -> &Source<'a> {
        &self.source
    }

    /// A complaint about a part of the text.
    pub fn wrong(&self, span: Range<usize>, what: Phrase) -> Misread {
        self.source.wrong(span, what)
    }

    /// A complaint about a value that should have been something else.
    pub fn wrong_kind(&self, node: &Node<'_>, expected: &'static str) -> Misread {
        let what = Phrase::new("pack-wrong-kind").with("expected", Phrase::new(expected));
        self.wrong(node.span(), what)
    }

    /// A table.
    ///
    /// # Errors
    /// That it is none.
    pub fn table(&self, node: &'a Node<'a>) -> Read<Table<'a>> {
        match node.get_ref() {
            Value::Table(entries) => {
                Ok(Table { source: self.source, span: node.span(), entries, allowed: Vec::new() })
            }
            _ => Err(self.wrong_kind(node, "pack-kind.table")),
        }
    }

    /// A table with keys of its own, read whole.
    ///
    /// # Errors
    /// That it is none, what `read` says, or the first key that it did not ask for.
    pub fn within<T>(&self, node: &'a Node<'a>, read: impl FnOnce(&mut Table<'a>) -> Read<T>) -> Read<T> {
        let mut table = self.table(node)?;
        let value = read(&mut table)?;
        table.end()?;
        Ok(value)
    }

    /// A list.
    ///
    /// # Errors
    /// That it is none.
    pub fn list(&self, node: &'a Node<'a>) -> Read<&'a [Node<'a>]> {
        match node.get_ref() {
            Value::Array(list) => Ok(list),
            _ => Err(self.wrong_kind(node, "pack-kind.list")),
        }
    }

    /// A list, or nothing if the key is not given, each item read in the same way.
    ///
    /// # Errors
    /// That it is none, or the first item that is wrong.
    pub fn all<T>(
        &self,
        node: Option<&'a Node<'a>>,
        read: impl FnMut(&'a Node<'a>) -> Read<T>,
    ) -> Read<Vec<T>> {
        node.map_or(Ok(Vec::new()), |node| self.list(node)?.iter().map(read).collect())
    }

    /// A text.
    ///
    /// # Errors
    /// That it is none.
    pub fn text(&self, node: &'a Node<'a>) -> Read<&'a str> {
        match node.get_ref() {
            Value::String(text) => Ok(text),
            _ => Err(self.wrong_kind(node, "pack-kind.text")),
        }
    }

    /// True or false.
    ///
    /// # Errors
    /// That it is neither.
    pub fn truth(&self, node: &'a Node<'a>) -> Read<bool> {
        match node.get_ref() {
            Value::Boolean(truth) => Ok(*truth),
            _ => Err(self.wrong_kind(node, "pack-kind.truth")),
        }
    }

    /// Only `true`: whoever means the contrary leaves the key out.
    ///
    /// # Errors
    /// That it is something else.
    pub fn yes(&self, node: &'a Node<'a>) -> Read<()> {
        match node.get_ref() {
            Value::Boolean(true) => Ok(()),
            _ => Err(self.wrong_kind(node, "pack-kind.yes")),
        }
    }

    /// A whole number within bounds.
    ///
    /// # Errors
    /// That it is none, or beyond them.
    pub fn number<T: TryFrom<i64>>(&self, node: &'a Node<'a>, allowed: RangeInclusive<i64>) -> Read<T> {
        let Value::Integer(number) = node.get_ref() else {
            return Err(self.wrong_kind(node, "pack-kind.number"));
        };
        let number = whole(number);
        T::try_from(number).ok().filter(|_| allowed.contains(&number)).ok_or_else(|| {
            let what = Phrase::new("pack-number").with("got", number);
            self.wrong(node.span(), what.with("least", *allowed.start()).with("most", *allowed.end()))
        })
    }

    /// A number that may have a point.
    ///
    /// # Errors
    /// That it is none.
    pub fn real(&self, node: &'a Node<'a>) -> Read<f64> {
        let number = match node.get_ref() {
            Value::Integer(number) => Some(whole(number) as f64),
            Value::Float(number) => number.as_str().parse().ok(),
            _ => None,
        };
        number.ok_or_else(|| self.wrong_kind(node, "pack-kind.number"))
    }

    /// One of a few words.
    ///
    /// # Errors
    /// That it is none of them, with the nearest.
    pub fn word<T: Clone>(&self, node: &'a Node<'a>, words: &[(&str, T)]) -> Read<T> {
        let got = self.text(node)?;
        match words.iter().find(|(word, _)| *word == got) {
            Some((_, meant)) => Ok(meant.clone()),
            None => {
                let allowed: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
                Err(self.wrong(node.span(), unknown_word(got, &allowed)))
            }
        }
    }

    /// Words that people will read: some, and nothing that would disturb a screen.
    ///
    /// # Errors
    /// That they are none.
    pub fn words(&self, node: &'a Node<'a>) -> Read<String> {
        let text = self.text(node)?;
        if !(crate::SOME_WORDS.holds)(text) {
            return Err(self.wrong(node.span(), Phrase::new("pack-bad-words")));
        }
        Ok(text.to_owned())
    }

    /// A table of words in the languages that packs are written in.
    ///
    /// # Errors
    /// That it is none, or which of them are none.
    pub fn names(&self, node: &'a Node<'a>) -> Read<Names> {
        let mut wrong = Complaints::default();
        let names = self.within(node, |table| self.names_in(table, &mut wrong))?;
        wrong.finish()?;
        Ok(names)
    }

    /// The same as keys of a table that has others too.
    ///
    /// # Errors
    /// That one is missing or no text; words that are none are kept as complaints.
    pub fn names_in(&self, table: &mut Table<'a>, wrong: &mut Complaints) -> Read<Names> {
        let spelt = self.spelt(table)?;
        Ok(Names::from_fn(|lang| {
            spelt[lang.files()].map(|node| wrong.keep(self.words(node)).unwrap_or_default())
        }))
    }

    /// The texts of a table in each language, as far as it has them.
    fn spelt(&self, table: &mut Table<'a>) -> Read<[Option<&'a Node<'a>>; Lang::ALL.len()]> {
        let mut spelt = [None; Lang::ALL.len()];
        for lang in Lang::ALL {
            let needed = NEEDED.contains(&lang);
            spelt[lang.files()] =
                if needed { Some(table.need(lang.code())?) } else { table.take(lang.code()) };
        }
        spelt.iter().flatten().try_for_each(|node| self.text(node).map(drop))?;
        Ok(spelt)
    }

    /// The same for a game whose packs were always free to say nothing, or more than a line.
    ///
    /// # Errors
    /// That it is none.
    pub fn texts(&self, node: &'a Node<'a>) -> Read<Names> {
        self.within(node, |table| {
            let spelt = self.spelt(table)?;
            Ok(Names::from_fn(|lang| self.text(spelt[lang.files()]?).ok().map(str::to_owned)))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Grammar, Key, Shape};

    fn grammar() -> Grammar {
        let entry = Shape::Table(vec![
            Key::needed("kind", Shape::Words(vec!["cave", "peak"])),
            Key::free("copies", Shape::Number(1, 9)),
        ]);
        let root = vec![Key::needed("game", Shape::text()), Key::needed("entry", Shape::list(entry))];
        Grammar { root: Shape::Table(root), shapes: Vec::new() }
    }

    fn read(text: &str) -> Read<Vec<(u8, u8)>> {
        Source::new("p.toml", text).read("nest", grammar, |reader, file| {
            file.need("game")?;
            reader.all(Some(file.need("entry")?), |node| {
                reader.within(node, |entry| {
                    let kind = reader.word(entry.need("kind")?, &[("cave", 0), ("peak", 1)])?;
                    let copies = entry.maybe("copies", |node| reader.number(node, 1..=9))?;
                    Ok((kind, copies.unwrap_or(1)))
                })
            })
        })
    }

    fn said(text: &str) -> Vec<(&'static str, u32, u32)> {
        let wrong = read(text).unwrap_err();
        assert!(wrong.each().all(|wrong| wrong.file.as_deref() == Some("p.toml")));
        wrong.each().map(|wrong| (wrong.what.key, wrong.line, wrong.column)).collect()
    }

    #[test]
    fn what_is_right_is_read() {
        let text = "game = \"nest\"\n[[entry]]\nkind = \"peak\"\n[[entry]]\nkind = \"cave\"\ncopies = 0x9\n";
        assert_eq!(read(text).unwrap(), [(1, 1), (0, 9)]);
    }

    #[test]
    fn all_mistakes_are_told_with_line_and_column() {
        let text = "game = \"nest\"\n[[entry]]\n  kind = \"paek\"\ncopies = 10\n[[entry]]\nkynd = 1\n";
        assert_eq!(
            said(text),
            [("pack-unknown-word-near", 3, 10), ("pack-number", 4, 10), ("pack-unknown-key-near", 6, 1)]
        );
        assert_eq!(said("game = \"nest\"\nentry = 3\n"), [("pack-wrong-kind", 2, 9)]);
        assert_eq!(said("game = \"nest\"\n")[0].0, "pack-missing-key");
        assert_eq!(said("game = \"dragon\"\n"), [("pack-other-game", 1, 8)]);
    }

    #[test]
    fn reals_may_be_whole() {
        let source = Source::new("p", "a = 2\nb = 2.5\nc = true\n");
        let tree = source.tree().unwrap();
        let reader = Reader::new(source);
        let mut table = reader.table(&tree).unwrap();
        assert_eq!(reader.real(table.need("a").unwrap()).unwrap(), 2.0);
        assert_eq!(reader.real(table.need("b").unwrap()).unwrap(), 2.5);
        assert!(reader.real(table.need("c").unwrap()).is_err());
    }
}

//! How every pack begins: which game it is for, its name, and where its data comes from.

use crate::{Complaints, Grammar, Key, Node, Read, Reader, Shape, Table};
use antre_kernel::{Names, Phrase, fits_a_line};

/// The longest name of a pack that may have spaces in it.
const LONGEST_NAME: usize = 80;

/// What stands at the head of a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    /// The name of the pack.
    pub name: String,
    /// Where its data comes from.
    pub origin: Names,
}

/// What a game allows at the head of its packs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Naming {
    /// Names are letters, digits, `-` and `_`, so that they fit on a line of a record and into a file name; the origin
    /// is words.
    Plain,
    /// Names were always free to have spaces in them: whatever fits on the line of a record's head; and the origin is
    /// any text.
    Line,
}

impl Grammar {
    /// The grammar of packs with a head and these keys.
    pub fn headed(keys: impl IntoIterator<Item = Key>) -> Grammar {
        let head = [
            Key::needed("game", Shape::text()),
            Key::needed("name", Shape::text()),
            Key::needed("origin", Shape::names()),
        ];
        Grammar { root: Shape::Table(head.into_iter().chain(keys).collect()), shapes: Vec::new() }
    }
}

impl<'a> Reader<'a> {
    /// The head of a pack; whether it is for this game was looked at before.
    ///
    /// # Errors
    /// What is missing or no text; a name or words that will not do are kept as complaints.
    pub fn head(&self, file: &mut Table<'a>, naming: Naming, wrong: &mut Complaints) -> Read<Head> {
        self.text(file.need("game")?)?;
        let name = file.need("name")?;
        self.text(name)?;
        let origin = file.need("origin")?;
        let (name, origin) = match naming {
            Naming::Plain => {
                let origin = self.within(origin, |table| self.names_in(table, wrong))?;
                (self.plain_name(name), origin)
            }
            Naming::Line => (self.line_name(name), self.texts(origin)?),
        };
        Ok(Head { name: wrong.keep(name).unwrap_or_default(), origin })
    }

    fn plain_name(&self, node: &'a Node<'a>) -> Read<String> {
        let text = self.text(node)?;
        let plain = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
        if text.is_empty() || text.chars().count() > 40 || !text.chars().all(plain) {
            let what = Phrase::new("pack-bad-name").with("got", text.escape_debug().to_string());
            return Err(self.wrong(node.span(), what));
        }
        Ok(text.to_owned())
    }

    fn line_name(&self, node: &'a Node<'a>) -> Read<String> {
        let text = self.text(node)?;
        if !fits_a_line(text, LONGEST_NAME) {
            let what = Phrase::new("pack-bad-line-name").with("got", text.escape_debug().to_string());
            return Err(self.wrong(node.span(), what.with("most", LONGEST_NAME)));
        }
        Ok(text.to_owned())
    }
}

//! From the text of a pack to the language of cards: every mistake with its place and what is allowed there.

mod ability;
mod card;
mod filter;
pub(crate) mod grammar;
mod verb;

use crate::language::{DeckList, Pack};
use antre_kernel::Phrase;
use antre_pack::Source;

pub(crate) use antre_pack::{Node, Read, Table, Value};

/// Reads the text of a pack; what its words mean together is checked by the compiler.
///
/// # Errors
/// What is wrong, with file, line and what is allowed there.
pub fn read_pack(source: &Source<'_>) -> Read<Pack> {
    let mut pack = source.read("drakerion", grammar::pack, |reader, file| Reader(*reader).pack(file))?;
    crate::prose::fill(&mut pack);
    Ok(pack)
}

/// Reads the text of a deck file; whether the cards exist is checked with the pack.
///
/// # Errors
/// What is wrong, with file, line and what is allowed there.
pub fn read_deck(source: &Source<'_>) -> Read<DeckList> {
    source.read("drakerion", grammar::deck_file, |reader, file| {
        file.take("game");
        Reader(*reader).deck(file.need("deck")?)
    })
}

/// Reads what only cards of this language have; everything else as packs of all games do.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a>(antre_pack::Reader<'a>);

impl<'a> std::ops::Deref for Reader<'a> {
    type Target = antre_pack::Reader<'a>;

    fn deref(&self) -> &antre_pack::Reader<'a> {
        &self.0
    }
}

impl<'a> Reader<'a> {
    /// The name of a card, a faction, a trait: small letters, digits and hyphens.
    pub(crate) fn id(&self, node: &'a Node<'a>) -> Read<String> {
        let text = self.text(node)?;
        if !(grammar::ID.holds)(text) {
            let what = Phrase::new("drakerion-pack-id").with("got", text.escape_debug().to_string());
            return Err(self.wrong(node.span(), what));
        }
        Ok(text.to_owned())
    }

    /// The name of a target, without its `$`.
    pub(crate) fn variable(&self, node: &'a Node<'a>) -> Read<String> {
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
}

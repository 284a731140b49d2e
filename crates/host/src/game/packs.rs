//! The packs of a game: which there are, what they may say, and what comes of them.

use super::{OnShelf, Request, has_hash};
use antre_kernel::{Misread, Names, Setup};
use antre_stage::{Boxed, Decks, Form, Provenance};

/// The packs of a game: those of the box, those of people, and what a pack and options make of the game.
pub trait Packs: Sync {
    /// The names of the packs in the box, the default first.
    fn packs(&self) -> Vec<&'static str>;
    /// The text of a pack in the box.
    fn pack_text(&self, name: &str) -> Option<&'static str>;
    /// The pack with this fingerprint, as name and text: one of the box, or a former edition of one, which only goes
    /// on with what was begun with it.
    fn edition(&self, hash: &str) -> Option<(&'static str, &'static str)>;
    /// What a pack may say, as a JSON schema for editors.
    fn pack_schema(&self) -> String;
    /// What is asked next of somebody who types in a pack, after these answers; none if the game has no such form.
    fn pack_form(&self, answers: &[String]) -> Option<Form>;
    /// How people build decks for it, if they do.
    fn decks(&self) -> Option<Decks>;
    /// Builds the game to see that it can be: its set-up, and where its data comes from.
    ///
    /// # Errors
    /// The line of the pack, or the option, that is wrong.
    fn inspect(&self, request: &Request) -> Result<(Setup, Names), Misread>;
    /// What is known of each number of a pack, where the game says so.
    ///
    /// # Errors
    /// As [`Packs::inspect`].
    fn provenance(&self, request: &Request) -> Result<Vec<Provenance>, Misread>;
}

impl<R: Boxed> Packs for OnShelf<R> {
    fn packs(&self) -> Vec<&'static str> {
        R::PACKS.iter().map(|(name, _)| *name).collect()
    }

    fn pack_text(&self, name: &str) -> Option<&'static str> {
        R::PACKS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
    }

    fn edition(&self, hash: &str) -> Option<(&'static str, &'static str)> {
        R::PACKS.iter().chain(R::FORMER).copied().find(|pack| has_hash(pack, hash))
    }

    fn pack_schema(&self) -> String {
        R::pack_schema()
    }

    fn pack_form(&self, answers: &[String]) -> Option<Form> {
        R::pack_form(answers)
    }

    fn decks(&self) -> Option<Decks> {
        R::decks()
    }

    fn inspect(&self, request: &Request) -> Result<(Setup, Names), Misread> {
        let rules = self.build(request)?;
        Ok((rules.setup().clone(), rules.origin().clone()))
    }

    fn provenance(&self, request: &Request) -> Result<Vec<Provenance>, Misread> {
        Ok(self.build(request)?.provenance())
    }
}

//! Boxes that were unpacked once: a thousand tables of one game share what is printed on its cards.

use antre_host::{AnyGame, AnyTable, Chance, Request};
use antre_kernel::{Misread, Setup};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The most set-ups that are remembered; with more, all are forgotten and unpacked again when needed.
const MOST: usize = 256;

/// What distinguishes one set-up from another.
type SetUp = (&'static str, String, u8, Vec<(String, String)>, Option<u32>);

/// One table of each set-up, from which others are opened.
#[derive(Default)]
pub struct Boxes {
    known: Mutex<BTreeMap<SetUp, Box<dyn AnyTable>>>,
}

impl Boxes {
    /// The set-up that is asked for, with every option, and the version of the rules; the pack is the one with this
    /// hash.
    ///
    /// # Errors
    /// The line of the pack, or the option, that is wrong.
    pub fn inspect(
        &self,
        game: &'static dyn AnyGame,
        request: &Request,
        pack_hash: &str,
    ) -> Result<(Setup, u32), Misread> {
        let table = self.open(game, request, pack_hash, Chance::Practice(0))?;
        Ok((table.setup().clone(), table.header().rules_version))
    }

    /// Opens a table; the pack is the one with this hash.
    ///
    /// # Errors
    /// The line of the pack, or the option, that is wrong.
    pub fn open(
        &self,
        game: &'static dyn AnyGame,
        request: &Request,
        pack_hash: &str,
        chance: Chance,
    ) -> Result<Box<dyn AnyTable>, Misread> {
        let seats = request.seats.unwrap_or_default();
        let setup = (game.id(), pack_hash.to_owned(), seats, request.options.clone(), request.rules);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = known.get(&setup) {
            return Ok(table.another(chance));
        }
        let table = game.open(request, Chance::Practice(0))?;
        let opened = table.another(chance);
        if table.setup().pack_hash == pack_hash {
            if known.len() >= MOST {
                known.clear();
            }
            known.insert(setup, table);
        }
        Ok(opened)
    }
}

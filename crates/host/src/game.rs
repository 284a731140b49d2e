//! A game on the shelf, with its type forgotten.

mod opens;
mod packs;
mod studied;
mod titled;

use antre_kernel::{Header, Key, Misread, Phrase, Table, nearest};
use antre_pack::Source;
use antre_stage::{Boxed, PackText};
use std::marker::PhantomData;
use std::sync::Arc;

pub use opens::Opens;
pub use packs::Packs;
pub use studied::Studied;
pub use titled::Titled;

/// What somebody asks for when a table is opened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Request {
    /// A pack as name and text; the default pack of the box if none is given.
    pub pack: Option<(String, String)>,
    /// How many play; the fewest the game allows if not said.
    pub seats: Option<u8>,
    /// The options that differ from their default.
    pub options: Vec<(String, String)>,
    /// The version of the rules it was begun by, where it goes on; today's if not said.
    pub rules: Option<u32>,
}

/// Where the chance of a new table comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// 32 bytes from the system's generator: the table people play.
    Secret([u8; 32]),
    /// A small seed anybody may repeat; the table is marked as practice.
    Practice(u64),
}

/// A game of any type, in all its roles. Whoever needs one of them alone takes a `&dyn` of that role.
pub trait AnyGame: Titled + Packs + Opens + Studied {}

impl<R: Boxed> AnyGame for OnShelf<R> {}

/// Puts a typed game on the shelf.
pub struct OnShelf<R>(PhantomData<fn() -> R>);

impl<R: Boxed> OnShelf<R> {
    /// The game, ready for the list.
    #[allow(clippy::new_without_default)]
    pub const fn new() -> OnShelf<R> {
        OnShelf(PhantomData)
    }

    fn build(&self, request: &Request) -> Result<Arc<R>, Misread> {
        self.build_plain(request).map(Arc::new)
    }

    /// The game where only machines play it.
    fn build_unattended(&self, request: &Request) -> Result<R, Misread> {
        self.build_plain(request).map(R::unattended)
    }

    fn build_plain(&self, request: &Request) -> Result<R, Misread> {
        let (name, text) = match &request.pack {
            Some((name, text)) => (name.as_str(), text.as_str()),
            None => R::PACKS[0],
        };
        let rules = R::build(&PackText { name, text }, request.seats, &request.options)?;
        Ok(match request.rules {
            Some(version) => rules.by_rules(version),
            None => rules,
        })
    }

    /// Builds the game a head speaks of, from whichever known pack has its hash.
    fn build_for(&self, header: &Header, packs: &[(String, String)]) -> Result<Arc<R>, Misread> {
        if header.game != R::ID {
            let what = Phrase::new("record-other-game").with("got", header.game.as_str());
            return Err(Misread::new(what.with("expected", R::ID)).at_line(header.game_line()));
        }
        // Only the pack of the head is built: its options may mean nothing in the others.
        let wanted = header.setup.pack_hash.as_str();
        let mut given = packs.iter().map(|(name, text)| (name.as_str(), text.as_str()));
        let found = self.edition(wanted).or_else(|| given.find(|pack| has_hash(pack, wanted)));
        let Some((name, text)) = found else {
            let what = Phrase::new("record-pack-not-here").with("pack", header.setup.pack.as_str());
            return Err(Misread::new(what.with("hash", wanted)).at_line(header.pack_line()));
        };
        R::build(&PackText { name, text }, Some(header.setup.seats), &header.setup.options)
            .map(|rules| Arc::new(rules.by_rules(header.rules_version)))
            .map_err(|wrong| if wrong.file.is_none() { wrong.at_line(header.options_line()) } else { wrong })
    }
}

fn has_hash((name, text): &(&str, &str), wanted: &str) -> bool {
    Source::new(name, text).hash() == wanted
}

pub(crate) fn table_of<R: Boxed>(rules: Arc<R>, chance: Chance) -> Table<R> {
    match chance {
        Chance::Secret(bytes) => Table::open(rules, Key::secret(bytes)),
        Chance::Practice(seed) => Table::practice(rules, seed),
    }
}

/// Finds a game by its short name.
///
/// # Errors
/// A sentence with the nearest names.
pub fn find<'a>(shelf: &[&'a dyn AnyGame], id: &str) -> Result<&'a dyn AnyGame, Misread> {
    if let Some(game) = shelf.iter().find(|game| game.id() == id) {
        return Ok(*game);
    }
    let ids: Vec<&str> = shelf.iter().map(|game| game.id()).collect();
    let near = nearest(id, ids.iter().copied());
    let near = if near.is_empty() { ids } else { near };
    Err(Phrase::new("game-unknown").with("got", id).with("near", near.join(", ")).into())
}

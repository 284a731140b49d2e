//! The one list of the games of the house.

use antre_host::{AnyGame, OnShelf, Speaker};
use antre_kernel::Lang;

static COEUR: OnShelf<antre_coeur::Coeur> = OnShelf::new();
static AETHERYA: OnShelf<antre_aetherya::Aetherya> = OnShelf::new();
static DRAKO: OnShelf<antre_drako::Drako> = OnShelf::new();
static DRARKANE: OnShelf<antre_drarkane::Drarkane> = OnShelf::new();
static DRAKERION: OnShelf<antre_drakerion::Drakerion> = OnShelf::new();

/// Every game, in the order in which they are offered.
pub static SHELF: &[&dyn AnyGame] = &[&COEUR, &DRAKO, &AETHERYA, &DRARKANE, &DRAKERION];

/// A speaker who knows the words of the house and of every game.
pub fn speaker(lang: Lang) -> Speaker {
    let words: Vec<&'static str> = SHELF.iter().map(|game| game.words(lang)).collect();
    Speaker::new(lang, &words)
}

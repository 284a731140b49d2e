//! The trait by which a game shows itself.

use crate::{Choice, Scene, Sheet};
use antre_kernel::{Names, Notation, Phrase, Seat};

/// A game that can be shown to people. Everything here is a function of a view or of a finished game.
pub trait Present: Notation {
    /// What the eye that holds this view is shown. It may be less than the view knows: people remember, screens
    /// obey the rulebook.
    fn scene(&self, view: &Self::View) -> Scene;
    /// A legal move in words, with the pieces and zones of the scene that it touches.
    fn choice(&self, view: &Self::View, seat: Seat, m: Self::Move) -> Choice;
    /// An event, as redacted for some eye, in words.
    fn tell(&self, event: &Self::Event) -> Phrase;
    /// The explained score of a finished game.
    fn sheet(&self, s: &Self::State) -> Sheet;
    /// Every category a sheet of this game can have; empty if there is no such list.
    fn categories(&self) -> Vec<String> {
        Vec::new()
    }
    /// What a seat plays where seats differ by more than their place: a side, a faction, a deck.
    fn side(&self, _seat: Seat) -> Option<Names> {
        None
    }
    /// How much of the past a screen may show.
    fn memory(&self) -> Memory {
        Memory::Full
    }
    /// What a view knows about one field of a position, with `?` for what it does not; the scene's answer unless
    /// the eye may remember more than it is shown.
    fn knows(&self, view: &Self::View, key: &str) -> Option<String> {
        let scene = self.scene(view);
        scene.zone(key).map(|zone| codes(zone.pieces.iter().map(|piece| piece.face.code())))
    }
}

/// Codes in one line, `-` if there are none.
fn codes<'a>(codes: impl Iterator<Item = &'a str>) -> String {
    let line = codes.collect::<Vec<_>>().join(" ");
    if line.is_empty() { "-".into() } else { line }
}

/// How much of the past a screen may show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// The whole log.
    Full,
    /// The last turn of each player only, and no running score: the rest is for people to remember.
    LastTurns,
}

//! The trait by which a game shows itself.

use crate::{Catalogue, Choice, Scene, Sheet, Touched};
use antre_kernel::{Notation, Phrase, Seat};

/// A game that can be shown to people. Everything here is a function of a view or of a finished game.
pub trait Present: Notation {
    /// What the eye that holds this view is shown. It may be less than the view knows: people remember, screens
    /// obey the rulebook.
    fn scene(&self, view: &Self::View) -> Scene;
    /// What is printed in this pack: every card that a scene can show face up, and every word somebody may ask about.
    fn catalogue(&self) -> Catalogue {
        Catalogue::default()
    }
    /// A legal move in words, with the pieces and zones of the scene that it touches.
    fn choice(&self, view: &Self::View, seat: Seat, m: Self::Move) -> Choice;
    /// The moves that a seat may have meant by touching a thing, legal or not, the likeliest first: if none of the
    /// seat's choices touches it, the first of them that is refused says [why](crate::why()).
    fn attempts(
        &self,
        view: &Self::View,
        seat: Seat,
        touched: &Touched<'_>,
        out: &mut impl FnMut(Self::Move),
    );
    /// The clause that says most about a thing no move is about now: what it is for, whose it is, when it changes.
    /// Without a thing, the clause that says who is to act, or that nobody is.
    fn about(&self, view: &Self::View, touched: Option<&Touched<'_>>) -> &'static str;
    /// An event, as redacted for some eye, in words.
    fn tell(&self, event: &Self::Event) -> Phrase;
    /// What somebody who reads of an event looks for on the table: ids of pieces and zones, codes of cards.
    fn mentions(&self, _event: &Self::Event) -> Vec<String> {
        Vec::new()
    }
    /// Whether people want to look at what this brought before play goes on: a trick that is won, a fight that is over.
    fn pauses(&self, _event: &Self::Event) -> bool {
        false
    }
    /// The explained score of a finished game.
    fn sheet(&self, s: &Self::State) -> Sheet;
    /// Every category a sheet of this game can have; empty if there is no such list.
    fn categories(&self) -> Vec<String> {
        Vec::new()
    }
    /// What a seat plays where seats differ by more than their place: a side, a faction, a deck.
    fn side(&self, _seat: Seat) -> Option<Phrase> {
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

//! Why a thing cannot be used now: what was meant by touching it, and the clause about what nobody plays with.

use crate::card::Type;
use crate::{Coeur, Phase, Play, View};
use antre_stage::{Face, Touched};

impl Coeur {
    /// The play somebody may have meant: a card of the hand, or a card on the space that was touched.
    pub(crate) fn meant_by(&self, view: &View, touched: &Touched<'_>) -> Option<Play> {
        let mut own = view.hand.unwrap_or_default().iter();
        let card = match touched.place() {
            "hand" if view.eye.seat() == touched.zone.owner => own.nth(touched.slot()?),
            "board" => {
                let space = Type::read(touched.which())?;
                // Of a type that is not in hand any card will do: it is not there (CD-17).
                own.chain(self.kinds()).find(|kind| kind.card() == space)
            }
            _ => None,
        };
        Some(Play::new(card.into_iter().collect(), None)).filter(|play| !play.cards().is_empty())
    }

    pub(crate) fn clause_about(&self, view: &View, touched: Option<&Touched<'_>>) -> &'static str {
        let Some(touched) = touched else {
            return if view.open.phase == Phase::Over { "CD-80" } else { "CD-13" };
        };
        let own = view.eye.seat().is_some() && view.eye.seat() == touched.zone.owner;
        let covered = touched.piece.is_some_and(|piece| matches!(piece.face, Face::Down(_)));
        match touched.place() {
            "hand" if own => "CD-20",
            "hand" => "CD-89",
            "pile" if own => "CD-20",
            "pile" => "CD-10",
            "captured" if covered => "CD-92",
            "captured" => "CD-54",
            "board" | "ship" if covered => "CD-57",
            "ship" => "CD-49",
            "figurine" if view.open.figurine.is_some() => "CD-59",
            "figurine" => "CD-41",
            "trips" => "CD-70",
            "countdown" => "CD-80",
            _ => "CD-18",
        }
    }
}

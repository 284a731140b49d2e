//! Why a thing cannot be used now: what was meant by touching it, and the clause about what nobody plays with.

use crate::{Act, Aetherya, Cell, Kind, Legend, Move, Phase, View};
use antre_kernel::Seat;
use antre_stage::{Face, Touched};

impl Aetherya {
    /// The moves somebody may have meant, the likeliest first.
    pub(crate) fn meant_by(
        &self,
        view: &View,
        seat: Seat,
        touched: &Touched<'_>,
        out: &mut impl FnMut(Move),
    ) {
        let (phase, own) = (view.open.phase, touched.is_of(seat));
        let mut mean = |act: Act| out(Move::new(act));
        match touched.place() {
            "kingdom" if own => {
                let Some(cell) = Cell::read(touched.rest()) else { return };
                // While bases are arranged the cells around them are not in question (AE-20).
                if phase != Phase::Arrange || Cell::CENTRE.contains(&cell) {
                    mean(Act::Place(cell));
                    mean(Act::Reveal(cell));
                }
            }
            "pile" => mean(Act::Pile),
            // Whoever took the top of the discard and wants to put it back declines it (AE-33).
            "discard" if phase == Phase::HoldDiscard => mean(Act::Reveal(Cell::new(0))),
            "discard" => mean(Act::Discard),
            "river" => Legend::read(touched.rest()).map(Act::Claim).into_iter().for_each(mean),
            "legends" if !own => Legend::read(touched.rest()).map(Act::Claim).into_iter().for_each(mean),
            "base" => Kind::read(touched.code()).map(Act::Arrange).into_iter().for_each(mean),
            _ => {}
        }
    }

    pub(crate) fn clause_about(&self, view: &View, touched: Option<&Touched<'_>>) -> &'static str {
        let phase = view.open.phase;
        let Some(touched) = touched else {
            return match phase {
                Phase::Over => "AE-115",
                Phase::Arrange => "AE-19",
                _ => "AE-25",
            };
        };
        let down = touched.piece.is_some_and(|piece| matches!(piece.face, Face::Down(_)));
        let own = view.eye.seat().is_some_and(|seat| touched.is_of(seat));
        match touched.place() {
            "kingdom" if phase == Phase::Arrange => "AE-20",
            "kingdom" if down => "AE-126",
            "kingdom" if own => "AE-28",
            "kingdom" => "AE-27",
            "pile" => "AE-30",
            "discard" if down => "AE-128",
            "discard" => "AE-29",
            "river" if touched.piece.is_some() => "AE-47",
            "legends" if own => "AE-50",
            "legends" => "AE-56",
            "base" => "AE-18",
            "held" => "AE-127",
            "tribes" => "AE-77",
            _ => "AE-51",
        }
    }
}

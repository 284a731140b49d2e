//! What a card would bring: the worth of every place for the card in hand, from what its player sees alone.

use crate::present::signed;
use crate::{Aetherya, Cell, Kind, Kingdom, Legends, Phase, View};
use antre_kernel::{Phrase, Seat};
use antre_stage::{Fact, Piece};

/// What laying a card in a place would change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gain {
    pub(crate) points: i32,
    /// The legends of the River whose condition would be met by it, and is not yet.
    pub(crate) legends: Legends,
}

impl Aetherya {
    /// What a card would change in a place; nothing if it may not be laid there (AE-34, AE-37). A card that lies face
    /// down counts for nothing before it is turned up (AE-66), so this never tells what it is.
    pub(crate) fn brings(&self, kingdom: &Kingdom, cell: Cell, kind: Kind, river: Legends) -> Option<Gain> {
        if kingdom.closed_to(kind) & cell.bit() != 0 {
            return None;
        }
        let mut after = kingdom.clone();
        after.lay(cell, kind);
        after.look(self.battle);
        let points = self.points(&after).total() - self.points(kingdom).total();
        Some(Gain { points, legends: Legends(after.met.0 & !kingdom.met.0 & river.0) })
    }

    /// The card that this eye holds and is about to lay in the kingdom of this seat.
    pub(crate) fn to_lay(&self, view: &View, seat: Seat) -> Option<Kind> {
        let open = &view.open;
        let lays = matches!(open.phase, Phase::HoldPile | Phase::HoldDiscard);
        if lays && open.turn == seat && view.eye.is(seat) { view.held.or(open.held) } else { None }
    }

    /// Says on a place what the card in hand would bring there.
    pub(crate) fn mark_gain(&self, piece: &mut Piece, kind: Kind, gain: Gain) {
        piece.facts.push(Fact::new("would", gain.points));
        if gain.points != 0 {
            let (card, points) = (self.name_of(kind).clone(), signed(gain.points));
            piece.marks.push(Phrase::new("aetherya-mark-would").with("card", card).with("points", points));
        }
        if let Some(legend) = gain.legends.iter().max_by_key(|&legend| self.legend_points(legend)) {
            let name = self.legend_name(legend).clone();
            piece.marks.push(Phrase::new("aetherya-mark-reach").with("legend", name));
            piece.facts.push(Fact::new("reach", self.legend_points(legend)));
        }
    }

    /// Says on the top of the discard what taking it could bring to whoever is to draw, in the best place for it.
    pub(crate) fn mark_offer(&self, view: &View, piece: &mut Piece, kind: Kind) {
        let open = &view.open;
        if open.phase != Phase::Draw || !view.eye.is(open.turn) {
            return;
        }
        let kingdom = open.kingdom(open.turn);
        let gains = Cell::all().filter_map(|cell| self.brings(kingdom, cell, kind, open.river));
        if let Some(best) = gains.map(|gain| gain.points).max() {
            piece.marks.push(Phrase::new("aetherya-mark-offer").with("points", signed(best)));
            piece.facts.push(Fact::new("would", best));
        }
    }
}

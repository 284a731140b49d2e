//! A few lines of sense: place where it pays, take legends, and get on with it.

use crate::{Act, Aetherya, Kind, Kingdom, Move, View};
use antre_kernel::{Guide, Seat};

/// What a card that is not known yet is worth in quarters of a point: turning one up brings the end nearer and may
/// bring a Dragon.
const UNKNOWN: i32 = 3;

impl Aetherya {
    /// How good a kingdom looks in quarters of a point: its points, and half of what it could still claim.
    fn looks(&self, kingdom: &Kingdom, view: &View) -> i32 {
        let mut kingdom = kingdom.clone();
        kingdom.look(self.battle);
        let within_reach = kingdom.met.both(view.open.river).iter().map(|legend| self.legend_points(legend));
        4 * self.points(&kingdom).total() + 2 * within_reach.max().unwrap_or(0)
    }

    /// What placing a card in the best cell would gain.
    fn best_place(&self, view: &View, seat: Seat, kind: Kind) -> i32 {
        let kingdom = view.open.kingdom(seat);
        let cells = crate::Cell::all()
            .filter(|&cell| kingdom.is_down(cell) || kingdom.closed_to(kind) & cell.bit() == 0);
        cells.map(|cell| self.gain(view, kingdom, cell, kind)).max().unwrap_or(0)
    }

    fn gain(&self, view: &View, kingdom: &Kingdom, cell: crate::Cell, kind: Kind) -> i32 {
        let mut after = kingdom.clone();
        after.lay(cell, kind);
        let unknown = if kingdom.is_down(cell) { UNKNOWN } else { 0 };
        self.looks(&after, view) - self.looks(kingdom, view) + unknown
    }
}

impl Guide for Aetherya {
    /// Points gained now, in quarters of a point. After a hundred turns each, whatever turns up a card (AE-125).
    fn worth(&self, view: &View, seat: Seat, m: Move) -> i32 {
        let open = &view.open;
        let kingdom = open.kingdom(seat);
        let held = view.held.or(open.held);
        let endless = open.turns >= 100 * u16::from(self.seats);
        match m.act() {
            Act::Place(cell) => {
                let gain = held.map_or(0, |kind| self.gain(view, kingdom, cell, kind));
                if endless && kingdom.is_down(cell) { 1000 + gain } else { gain }
            }
            Act::Reveal(_) if endless => 1000,
            // A card that is turned up keeps its place: cells with few neighbours that show risk the least.
            Act::Reveal(cell) => 2 - (kingdom.linked(cell).count_ones() as i32).min(2),
            Act::Claim(legend) => 100 + 4 * self.legend_points(legend),
            Act::Pile => 5,
            Act::Discard => open.top.map_or(0, |kind| self.best_place(view, seat, kind)),
            Act::End => 0,
            Act::Arrange(kind) => self.gain(view, kingdom, next_of_base(kingdom), kind),
        }
    }
}

fn next_of_base(kingdom: &Kingdom) -> crate::Cell {
    crate::Cell::CENTRE[kingdom.up.count_ones() as usize & 3]
}

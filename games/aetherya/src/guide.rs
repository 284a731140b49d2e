//! What looks good to a bot: place where it pays, take legends, and get on with it.

use crate::{Act, Aetherya, Kind, Kingdom, Legends, Move, Open, Phase, State, View};
use antre_kernel::{Guide, MAX_SEATS, Rules as _, SearchConfig, Seat, shares};

/// What a card that is not known yet is worth in quarters of a point: turning one up brings the end nearer and may
/// bring a Dragon.
const UNKNOWN: i32 = 3;

impl Aetherya {
    /// How good a kingdom looks in quarters of a point: its points, and half of what it could still claim.
    fn looks(&self, kingdom: &Kingdom, river: Legends) -> i32 {
        let within_reach = kingdom.met.both(river).iter().map(|legend| self.legend_points(legend));
        4 * self.points(kingdom).total() + 2 * within_reach.max().unwrap_or(0)
    }

    /// What placing a card in the best cell would gain.
    fn best_place(&self, open: &Open, seat: Seat, kind: Kind) -> i32 {
        let kingdom = open.kingdom(seat);
        let cells = crate::Cell::all()
            .filter(|&cell| kingdom.is_down(cell) || kingdom.closed_to(kind) & cell.bit() == 0);
        cells.map(|cell| self.gain(open, kingdom, cell, kind)).max().unwrap_or(0)
    }

    fn gain(&self, open: &Open, kingdom: &Kingdom, cell: crate::Cell, kind: Kind) -> i32 {
        let mut after = kingdom.clone();
        let went = if kingdom.is_down(cell) { kind } else { kingdom.shown(cell) };
        after.lay(cell, kind);
        after.look_after(kind, went, self.battle);
        let unknown = if kingdom.is_down(cell) { UNKNOWN } else { 0 };
        self.looks(&after, open.river) - self.looks(kingdom, open.river) + unknown
    }
}

impl Guide for Aetherya {
    const SEARCH: SearchConfig = SearchConfig { playout_depth: Some(2), learned: true, ..Self::SEARCH_0_1 };

    const SEARCH_0_1: SearchConfig = SearchConfig {
        budgets: [3_200, 16_000, 200_000],
        exploration: 0.2,
        playout_depth: Some(4),
        greedy_percent: 100,
        progressive_bias: 1.0,
        prior_scale: 10.0,
        fpu_reduction: Some(0.0),
        prior_refreshes: 0,
        learned: false,
    };

    /// The card in hand, or else the one on top of the discard: cells are named without them.
    fn observation(&self, s: &State) -> u8 {
        let card = if s.open.phase == Phase::HoldPile { s.hidden.held } else { s.open.top };
        card.map_or(0, |kind| kind as u8 + 1)
    }

    /// How the kingdoms look; the further off the end, the less a lead means.
    fn evaluate(&self, s: &State) -> [f32; MAX_SEATS] {
        let mut looks = [0; MAX_SEATS];
        let mut nearest = 16;
        for seat in Seat::all(self.seats) {
            let kingdom = s.open.kingdom(seat);
            looks[seat.index()] = self.looks(kingdom, s.open.river);
            nearest = nearest.min(16 - kingdom.up.count_ones());
        }
        shares(&looks[..usize::from(self.seats)], 16.0 + 3.0 * nearest as f32)
    }

    fn worth(&self, view: &View, seat: Seat, m: Move) -> i32 {
        self.gain_of_move(&view.open, view.held.or(view.open.held), seat, m)
    }

    fn moves_with_worth(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move, i32)) {
        // Who is to move has seen the card in hand.
        let held = s.hidden.held.or(s.open.held);
        self.moves(s, seat, &mut |m| out(m, self.gain_of_move(&s.open, held, seat, m)));
    }
}

impl Aetherya {
    /// Points gained now, in quarters of a point. After a hundred turns each, whatever turns up a card (AE-125).
    fn gain_of_move(&self, open: &Open, held: Option<Kind>, seat: Seat, m: Move) -> i32 {
        let kingdom = open.kingdom(seat);
        let endless = open.turns >= 100 * u16::from(self.seats);
        match m.act() {
            Act::Place(cell) => {
                let gain = held.map_or(0, |kind| self.gain(open, kingdom, cell, kind));
                if endless && kingdom.is_down(cell) { 1000 + gain } else { gain }
            }
            Act::Reveal(_) if endless => 1000,
            // A card that is turned up keeps its place: cells with few neighbours that show risk the least.
            Act::Reveal(cell) => 2 - (kingdom.linked(cell).count_ones() as i32).min(2),
            Act::Claim(legend) => 100 + 4 * self.legend_points(legend),
            Act::Pile => 5,
            Act::Discard => open.top.map_or(0, |kind| self.best_place(open, seat, kind)),
            Act::End => 0,
            Act::Arrange(kind) => self.gain(open, kingdom, next_of_base(kingdom), kind),
        }
    }
}

fn next_of_base(kingdom: &Kingdom) -> crate::Cell {
    crate::Cell::CENTRE[kingdom.up.count_ones() as usize & 3]
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_asked_fast_is_what_is_said() {
        antre_testkit::guide_agrees::<super::Aetherya>(4);
    }
}

//! A position in numbers, from the side of a seat: its kingdom, that of its best rival, the River, and the turn.

use crate::{Aetherya, Hidden, Kind, Kingdom, Legend, Legends, Open, Phase, State, View};
use antre_kernel::{Encode, Eye, Seat};

const KINDS: usize = Kind::ALL.len();
const LEGENDS: usize = Legend::ALL.len();
/// Of each of the two kingdoms: points by category and in all, how many cards lie face down, how many of each kind show,
/// the legends that could be taken at once, and the best of them.
const POINTS: usize = 0;
const DOWN: usize = POINTS + 8;
const SHOWN: usize = DOWN + 17;
const WITHIN: usize = SHOWN + KINDS;
const BEST: usize = WITHIN + LEGENDS;
/// How many of each kind lie face down: nobody knows.
const HIDDEN: usize = BEST + 1;
const KINGDOM: usize = HIDDEN + KINDS;
/// The lead over the best rival.
const LEAD: usize = 2 * KINGDOM;
const RIVER: usize = LEAD + 1;
const TOP: usize = RIVER + LEGENDS;
/// The card in hand.
const HELD: usize = TOP + KINDS;
/// Whose turn it is, and what is due: the own turn first, then the rival's, then anybody's.
const TURN: usize = HELD + KINDS;
const SEATS: usize = TURN + 3 * 5;
const PILE: usize = SEATS + 5;
/// The lead, by how many cards lie face down where the fewest do: what it means depends on that.
const STAGE: usize = PILE + 1;
const ALL: usize = STAGE + 13;

impl Encode for Aetherya {
    const FEATURES: usize = ALL;
    const LEARNED: &'static str = include_str!("../value.net");

    /// It learned from games of two alone.
    fn is_learned(&self) -> bool {
        self.seats == 2
    }

    #[inline]
    fn encode(&self, s: &State, seat: Seat, out: &mut impl FnMut(usize, i16)) {
        let rival = self.encode_open(&s.open, seat, out);
        for (side, seat) in [seat, rival].into_iter().enumerate() {
            hidden(&s.hidden, s.open.kingdom(seat), seat, side, out);
        }
        if let Some(held) = s.hidden.held.or(s.open.held) {
            out(HELD + held as usize, 1);
        }
    }

    fn encode_view(&self, v: &View, seat: Seat, out: &mut impl FnMut(usize, i16)) {
        self.encode_open(&v.open, seat, out);
        if let Some(held) = v.held.filter(|_| v.eye == Eye::Seat(v.open.turn)).or(v.open.held) {
            out(HELD + held as usize, 1);
        }
    }
}

fn hidden(cards: &Hidden, kingdom: &Kingdom, seat: Seat, side: usize, out: &mut impl FnMut(usize, i16)) {
    let mut counts = [0; 16];
    let mut left = kingdom.down;
    while left != 0 {
        let cell = crate::Cell::new(left.trailing_zeros() as usize);
        counts[cards.cell(seat, cell) as usize & 15] += 1;
        left &= left - 1;
    }
    for (kind, count) in counts.into_iter().take(KINDS).enumerate() {
        if count > 0 {
            out(KINGDOM * side + HIDDEN + kind, count);
        }
    }
}

impl Aetherya {
    /// What everybody sees; gives the best rival.
    #[inline]
    fn encode_open(&self, open: &Open, seat: Seat, out: &mut impl FnMut(usize, i16)) -> Seat {
        let own = self.points(open.kingdom(seat));
        let (mut rival, mut theirs) = (seat, own);
        for other in Seat::all(self.seats).filter(|&other| other != seat) {
            let points = self.points(open.kingdom(other));
            if rival == seat || points.total() > theirs.total() {
                (rival, theirs) = (other, points);
            }
        }
        for (side, (seat, points)) in [(seat, own), (rival, theirs)].into_iter().enumerate() {
            let mut out =
                |feature: usize, value: i32| out(KINGDOM * side + feature, value.clamp(-63, 63) as i16);
            points.0.into_iter().enumerate().for_each(|(category, points)| out(POINTS + category, points));
            out(POINTS + 7, points.total());
            let kingdom = open.kingdom(seat);
            out(DOWN + kingdom.count_down(), 1);
            for kind in Kind::ALL {
                out(SHOWN + kind as usize, kingdom.cells(kind).count_ones() as i32);
            }
            let within: Legends = kingdom.met.both(open.river);
            let mut best = 0;
            for legend in within.iter() {
                out(WITHIN + legend as usize, 1);
                best = best.max(self.legend_points(legend));
            }
            out(BEST, best);
        }
        out(LEAD, (own.total() - theirs.total()).clamp(-63, 63) as i16);
        open.river.iter().for_each(|legend| out(RIVER + legend as usize, 1));
        if let Some(top) = open.top {
            out(TOP + top as usize, 1);
        }
        let whose = if open.turn == seat { 0 } else { 1 + usize::from(open.turn != rival) };
        out(TURN + 5 * whose + (open.phase.min(Phase::Arrange) as usize).min(4), 1);
        out(SEATS + usize::from(self.seats).min(4), 1);
        out(PILE, open.pile_size.min(63).into());
        let downs = Seat::all(self.seats).map(|seat| open.kingdom(seat).count_down());
        out(STAGE + downs.min().unwrap_or(0).min(12), (own.total() - theirs.total()).clamp(-63, 63) as i16);
        rival
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers_tell_nothing_hidden() {
        antre_testkit::encode_agrees::<super::Aetherya>(4);
    }
}

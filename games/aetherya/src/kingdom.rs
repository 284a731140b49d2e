//! A kingdom: sixteen cells, the cards that show in them, and how Portals link them (AE-58 to AE-68).
//!
//! Sets of cells are sixteen bits. Four sets lie side by side in one word, a lane each, so that all terrains or all
//! tribes are looked at together.

use crate::kind::NOTHING;
use crate::legend::{Battle, LEGENDS_OF_TERRAINS, LEGENDS_OF_TRIBES, Legends};
use crate::{Cell, Kind};

/// One lane full.
pub(crate) const LANE: u64 = 0xffff;
/// One in every lane.
pub(crate) const LANES: u64 = 0x0001_0001_0001_0001;
const NOT_TOP_BITS: u64 = 0x7fff * LANES;
const NOT_LAST_ROW: u64 = 0x0fff * LANES;
const NOT_LAST_COLUMN: u64 = 0x7777 * LANES;
/// Every cell.
pub(crate) const FULL: u16 = 0xffff;

/// Most hubs a kingdom can have: Portals on all cells of one colour of the chessboard.
const HUBS: usize = 8;

/// What everybody sees of one player's kingdom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kingdom {
    /// The kind in each cell, four bits a cell; ones where none shows.
    kinds: u64,
    /// The face-up cells of each kind: terrains, tribes, special cards.
    masks: [u64; 3],
    /// What borders each group of face-up Portals (AE-61); 0 after the last.
    hubs: [u16; HUBS],
    pub(crate) up: u16,
    pub(crate) down: u16,
    /// The kinds of the base that are still to be arranged (AE-18), one bit each.
    pub(crate) base: u16,
    /// The legends taken.
    pub taken: Legends,
    /// The legends whose condition is met.
    pub(crate) met: Legends,
}

impl Default for Kingdom {
    fn default() -> Kingdom {
        Kingdom {
            kinds: u64::MAX,
            masks: [0; 3],
            hubs: [0; HUBS],
            up: 0,
            down: 0,
            base: 0,
            taken: Legends::default(),
            met: Legends::default(),
        }
    }
}

impl Kingdom {
    /// The card that shows in a cell.
    pub fn at(&self, cell: Cell) -> Option<Kind> {
        (self.up & cell.bit() != 0).then(|| self.shown(cell))
    }

    /// The legends whose condition is met (AE-53).
    pub const fn met(&self) -> Legends {
        self.met
    }

    /// Whether a card lies face down in a cell.
    pub const fn is_down(&self, cell: Cell) -> bool {
        self.down & cell.bit() != 0
    }

    /// How many cards lie face down.
    pub const fn count_down(&self) -> usize {
        self.down.count_ones() as usize
    }

    /// The kind in a cell whose card shows.
    #[inline]
    pub(crate) const fn shown(&self, cell: Cell) -> Kind {
        Kind::from_nibble(self.kinds >> (4 * cell.index()))
    }

    /// The face-up cells of a kind.
    #[inline]
    pub(crate) const fn cells(&self, kind: Kind) -> u16 {
        (self.masks[kind as usize >> 2] >> lane(kind)) as u16
    }

    /// Plains, Forests, Mountains and Swamps, a lane each.
    #[inline]
    pub(crate) const fn terrains(&self) -> u64 {
        self.masks[0]
    }

    /// Humans, Elves, Dwarves and Goblins, a lane each.
    #[inline]
    pub(crate) const fn tribes(&self) -> u64 {
        self.masks[1]
    }

    /// The cells whose face-up card a card of this kind may not replace: locked ones (AE-37), and those of its own
    /// kind (AE-34).
    #[inline]
    pub(crate) const fn closed_to(&self, kind: Kind) -> u16 {
        self.cells(Kind::Portal) | self.cells(Kind::Dragon) | self.cells(kind)
    }

    #[inline]
    pub(crate) const fn has_hubs(&self) -> bool {
        self.hubs[0] != 0
    }

    /// What borders each hub (AE-61), face-down cells included.
    #[inline]
    pub(crate) fn hubs(&self) -> impl Iterator<Item = u16> {
        self.hubs.iter().copied().take_while(|&hub| hub != 0)
    }

    /// The cells linked to a cell: beside it, or at the same hub (AE-62); only what shows counts (AE-66).
    #[inline]
    pub(crate) fn linked(&self, cell: Cell) -> u16 {
        let mut linked = NEXT_TO[cell.index()];
        for hub in self.hubs() {
            linked |= if hub & cell.bit() != 0 { hub } else { 0 };
        }
        linked & self.up & !self.cells(Kind::Portal) & !cell.bit()
    }

    /// Lays a card face up, whatever showed there before; a Portal, once it shows, stays.
    #[inline]
    pub(crate) fn lay(&mut self, cell: Cell, kind: Kind) {
        self.lay_plainly(cell, kind);
        if kind == Kind::Portal {
            self.find_hubs();
        }
    }

    #[inline]
    fn lay_plainly(&mut self, cell: Cell, kind: Kind) {
        let bit = cell.bit();
        // Where nothing showed, this takes away a Dragon that is not there.
        let before = self.shown(cell);
        self.masks[before as usize >> 2] &= !(u64::from(bit) << lane(before));
        self.masks[kind as usize >> 2] |= u64::from(bit) << lane(kind);
        let place = 4 * cell.index();
        self.kinds = self.kinds & !(NOTHING << place) | (kind as u64) << place;
        self.up |= bit;
        self.down &= !bit;
    }

    /// Lets two face-up cards change places, locked or not: for looking at what could have been.
    #[inline]
    pub(crate) fn swap(&mut self, a: Cell, b: Cell) {
        let (this, that) = (self.shown(a), self.shown(b));
        self.lay_plainly(a, that);
        self.lay_plainly(b, this);
        if this == Kind::Portal || that == Kind::Portal {
            self.find_hubs();
        }
    }

    /// Lays a card face down in an empty cell.
    #[inline]
    pub(crate) fn hide(&mut self, cell: Cell) {
        self.down |= cell.bit();
    }

    /// Looks which legends are met now.
    pub(crate) fn look(&mut self, battle: Battle) {
        self.look_after(Kind::Portal, Kind::Portal, battle);
    }

    /// Looks which legends are met after cards of these kinds came or went: terrains change nothing for tribes, nor
    /// tribes for terrains, nor Dragons for anybody; Portals change everything.
    #[inline]
    pub(crate) fn look_after(&mut self, one: Kind, other: Kind, battle: Battle) {
        let touched = CONCERN[one as usize] | CONCERN[other as usize];
        if touched & TERRAINS != 0 {
            self.met = self.met.but(LEGENDS_OF_TERRAINS, self.terrain_legends());
        }
        if touched & TRIBES != 0 {
            self.met = self.met.but(LEGENDS_OF_TRIBES, self.tribe_legends(battle));
        }
    }

    fn find_hubs(&mut self) {
        self.hubs = [0; HUBS];
        let portals = self.cells(Kind::Portal);
        let mut found = 0;
        for group in groups(portals) {
            let border = beside(group) & !portals;
            if border != 0 {
                self.hubs[found & (HUBS - 1)] = border;
                found += 1;
            }
        }
    }
}

const TERRAINS: u8 = 1;
const TRIBES: u8 = 2;

/// Which legends a kind has a part in.
const CONCERN: [u8; 10] = {
    let mut concern = [0; 10];
    let mut at = 0;
    while at < 4 {
        concern[at] = TERRAINS;
        concern[at + 4] = TRIBES;
        at += 1;
    }
    concern[Kind::Portal as usize] = TERRAINS | TRIBES;
    concern
};

/// Where the lane of a kind begins in its word.
#[inline]
const fn lane(kind: Kind) -> u32 {
    16 * (kind as u32 & 3)
}

/// The orthogonally connected groups of a set of cells (AE-61).
pub(crate) fn groups(cells: u16) -> impl Iterator<Item = u16> {
    let mut left = cells;
    std::iter::from_fn(move || {
        let mut group = left & left.wrapping_neg();
        if group == 0 {
            return None;
        }
        loop {
            let grown = (group | beside(group)) & cells;
            if grown == group {
                break;
            }
            group = grown;
        }
        left &= !group;
        Some(group)
    })
}

/// The cells beside a set of cells (AE-58).
#[inline]
pub(crate) const fn beside(cells: u16) -> u16 {
    cells << 4 | cells >> 4 | (cells & 0x7777) << 1 | cells >> 1 & 0x7777
}

/// The cells beside each cell.
pub(crate) const NEXT_TO: [u16; 16] = {
    let mut table = [0; 16];
    let mut cell = 0;
    while cell < 16 {
        table[cell] = beside(1 << cell);
        cell += 1;
    }
    table
};

/// The same set in every lane.
#[inline]
pub(crate) const fn spread(cells: u16) -> u64 {
    cells as u64 * LANES
}

/// The cells beside those of each lane.
#[inline]
pub(crate) const fn beside_lanes(x: u64) -> u64 {
    (x & NOT_LAST_ROW) << 4 | x >> 4 & NOT_LAST_ROW | (x & NOT_LAST_COLUMN) << 1 | x >> 1 & NOT_LAST_COLUMN
}

/// The cells beside two or more of those of each lane.
#[inline]
pub(crate) const fn two_beside(x: u64) -> u64 {
    let (below, above) = ((x & NOT_LAST_ROW) << 4, x >> 4 & NOT_LAST_ROW);
    let (right, left) = ((x & NOT_LAST_COLUMN) << 1, x >> 1 & NOT_LAST_COLUMN);
    below & above | right & left | (below | above) & (right | left)
}

/// The top bit of each lane that is not empty.
#[inline]
pub(crate) const fn flags(x: u64) -> u64 {
    (((x & NOT_TOP_BITS) + NOT_TOP_BITS) | x) & !NOT_TOP_BITS
}

/// Each lane without its lowest cell: empty unless there are two.
#[inline]
pub(crate) const fn pop_lowest(x: u64) -> u64 {
    x & (x - (flags(x) >> 15))
}

/// The flags of the four lanes as four bits.
#[inline]
pub(crate) const fn gather(flags: u64) -> u16 {
    ((flags >> 15).wrapping_mul(1 << 48 | 1 << 33 | 1 << 18 | 1 << 3) >> 48 & 15) as u16
}

/// How many cells each lane has.
#[inline]
pub(crate) const fn count_lanes(x: u64) -> u64 {
    let x = x - ((x >> 1) & (0x5555 * LANES));
    let x = (x & (0x3333 * LANES)) + ((x >> 2) & (0x3333 * LANES));
    let x = (x + (x >> 4)) & (0x0f0f * LANES);
    (x + (x >> 8)) & (0x00ff * LANES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_do_what_single_sets_do() {
        let mut rng = antre_kernel::Rng::new(5);
        use antre_kernel::Dice;
        for _ in 0..20_000 {
            let word = rng.bits() & rng.bits();
            let sets: [u16; 4] = std::array::from_fn(|lane| (word >> (16 * lane)) as u16);
            for (at, set) in sets.into_iter().enumerate() {
                let lane = |word: u64| (word >> (16 * at)) as u16;
                assert_eq!(lane(beside_lanes(word)), beside(set));
                assert_eq!(lane(pop_lowest(word)), set & set.wrapping_sub(1));
                assert_eq!(lane(flags(word)) != 0, set != 0);
                assert_eq!(gather(flags(word)) >> at & 1 == 1, set != 0);
                assert_eq!(u32::from(lane(count_lanes(word))), set.count_ones());
                for cell in Cell::all() {
                    let near = (NEXT_TO[cell.index()] & set).count_ones();
                    assert_eq!(
                        lane(two_beside(word)) & cell.bit() != 0,
                        near >= 2,
                        "AE-58: {cell} {set:016b}"
                    );
                }
            }
        }
    }

    #[test]
    fn groups_are_whole() {
        // AE-58: no diagonals and no wrap-around.
        assert_eq!(groups(0b0001_0010_0100_1000).count(), 4);
        assert_eq!(groups(0b0000_0000_0001_1000).count(), 2);
        assert_eq!(groups(0xffff).collect::<Vec<_>>(), [0xffff]);
        assert_eq!(groups(0x5a5a).count(), HUBS);
    }
}

//! The fifteen legends, when their conditions are met, and how they are taken (AE-47 to AE-57, AE-102 to AE-112).

use crate::kingdom::{
    Kingdom, LANE, LANES, beside, beside_lanes, flags, gather, pop_lowest, spread, two_beside,
};
use crate::{Aetherya, Event, Kind, Phase, State};
use antre_kernel::{Narrate, Seat};

/// One of the fifteen legends (AE-111).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Legend {
    /// Two linked Humans.
    Humans,
    /// Two linked Elves.
    Elves,
    /// Two linked Dwarves.
    Dwarves,
    /// Two Goblins side by side.
    Goblins,
    /// Three connected Plains.
    Plains,
    /// Three connected Forests.
    Forests,
    /// Three connected Mountains.
    Mountains,
    /// Three connected Swamps.
    Swamps,
    /// Humans against Goblins.
    HumansGoblins,
    /// Elves against Goblins.
    ElvesGoblins,
    /// Dwarves against Goblins.
    DwarvesGoblins,
    /// Elves against Dwarves.
    ElvesDwarves,
    /// A Human linked to an Elf.
    HumanElf,
    /// A Human linked to a Dwarf.
    HumanDwarf,
    /// All four tribes.
    FourTribes,
}

impl Legend {
    /// Every legend.
    pub const ALL: [Legend; 15] = [
        Legend::Humans,
        Legend::Elves,
        Legend::Dwarves,
        Legend::Goblins,
        Legend::Plains,
        Legend::Forests,
        Legend::Mountains,
        Legend::Swamps,
        Legend::HumansGoblins,
        Legend::ElvesGoblins,
        Legend::DwarvesGoblins,
        Legend::ElvesDwarves,
        Legend::HumanElf,
        Legend::HumanDwarf,
        Legend::FourTribes,
    ];

    /// The code in notation.
    pub const fn code(self) -> &'static str {
        match self {
            Legend::Humans => "T2-HU",
            Legend::Elves => "T2-EL",
            Legend::Dwarves => "T2-NA",
            Legend::Goblins => "T2-GO",
            Legend::Plains => "T3-PL",
            Legend::Forests => "T3-FO",
            Legend::Mountains => "T3-MO",
            Legend::Swamps => "T3-MA",
            Legend::HumansGoblins => "BA-HU-GO",
            Legend::ElvesGoblins => "BA-EL-GO",
            Legend::DwarvesGoblins => "BA-NA-GO",
            Legend::ElvesDwarves => "BA-EL-NA",
            Legend::HumanElf => "AL-HU-EL",
            Legend::HumanDwarf => "AL-HU-NA",
            Legend::FourTribes => "QT",
        }
    }

    /// Reads a code, in either case.
    pub fn read(code: &str) -> Option<Legend> {
        Legend::ALL.into_iter().find(|legend| legend.code().eq_ignore_ascii_case(code))
    }
}

/// A set of legends, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Legends(pub(crate) u16);

impl Legends {
    /// All fifteen.
    pub const ALL: Legends = Legends((1 << Legend::ALL.len()) - 1);

    /// Whether the legend is in the set.
    pub const fn has(self, legend: Legend) -> bool {
        self.0 >> legend as u32 & 1 == 1
    }

    /// The legends of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Legend> {
        Legend::ALL.into_iter().filter(move |&legend| self.has(legend))
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set with a part of it looked at anew.
    #[inline]
    #[must_use]
    pub(crate) const fn but(self, part: Legends, now: Legends) -> Legends {
        Legends(self.0 & !part.0 | now.0)
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub const fn both(self, other: Legends) -> Legends {
        Legends(self.0 & other.0)
    }

    /// Those in either set.
    #[must_use]
    pub const fn either(self, other: Legends) -> Legends {
        Legends(self.0 | other.0)
    }

    /// The set with one legend more.
    #[must_use]
    pub const fn with(self, legend: Legend) -> Legends {
        Legends(self.0 | 1 << legend as u32)
    }

    /// The set without a legend.
    #[inline]
    #[must_use]
    pub const fn without(self, legend: Legend) -> Legends {
        Legends(self.0 & !(1 << legend as u32))
    }
}

impl FromIterator<Legend> for Legends {
    fn from_iter<I: IntoIterator<Item = Legend>>(legends: I) -> Legends {
        legends.into_iter().fold(Legends::default(), Legends::with)
    }
}

impl std::fmt::Debug for Legends {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter().map(Legend::code)).finish()
    }
}

/// Legends in an order, four bits each, the first in the lowest; ones above the last.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stack(u64);

impl Default for Stack {
    fn default() -> Stack {
        Stack(u64::MAX)
    }
}

impl Stack {
    /// The first.
    #[inline]
    pub fn first(self) -> Option<Legend> {
        Legend::ALL.get((self.0 & 15) as usize).copied()
    }

    /// All but the first.
    #[inline]
    #[must_use]
    pub(crate) const fn rest(self) -> Stack {
        Stack(self.0 >> 4 | 15 << 60)
    }

    /// The legends in order.
    pub fn iter(self) -> impl Iterator<Item = Legend> {
        std::iter::successors(Some(self), |stack| Some(stack.rest())).map_while(Stack::first)
    }
}

impl FromIterator<Legend> for Stack {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Legend>>(legends: I) -> Stack {
        let (mut stack, mut place) = (u64::MAX, 0);
        for legend in legends.into_iter().take(15) {
            stack = stack & !(15 << place) | (legend as u64) << place;
            place += 4;
        }
        Stack(stack)
    }
}

impl std::fmt::Debug for Stack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(Legend::code)).finish()
    }
}

/// What makes a Legendary Battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Battle {
    /// Two of one tribe, each linked to some card of the other (AE-107).
    Each,
    /// Two of one tribe, linked to the same card of the other: the wording of the bigger box.
    Same,
}

/// The four legends that terrains make.
pub(crate) const LEGENDS_OF_TERRAINS: Legends = Legends(0xf << 4);
/// All others, which tribes make.
pub(crate) const LEGENDS_OF_TRIBES: Legends = Legends(Legends::ALL.0 & !LEGENDS_OF_TERRAINS.0);

impl Kingdom {
    /// The legends whose condition the face-up terrains meet (AE-53).
    #[inline]
    pub(crate) fn terrain_legends(&self) -> Legends {
        Legends(gather(self.three_connected()) << 4)
    }

    /// The legends whose condition the face-up tribes meet (AE-53).
    #[inline]
    pub(crate) fn tribe_legends(&self, battle: Battle) -> Legends {
        let tribes = self.tribes();
        let near = beside_lanes(tribes);
        let mut linked = near;
        let mut pair = near & tribes;
        for hub in self.hubs() {
            let members = spread(hub) & tribes;
            let some = flags(members);
            linked |= spread(hub) & ((some - (some >> 15)) | some);
            // AE-103: for Goblins among themselves a Portal is not enough.
            pair |= pop_lowest(members) & !(LANE << 48);
        }
        let two = gather(flags(pair)); // AE-102, AE-103
        let lane = |word: u64, at: u32| word >> (16 * at) & LANE;
        let (elves, dwarves, goblins) = (lane(tribes, 1), lane(tribes, 2), lane(tribes, 3));
        let to_humans = lane(linked, 0);
        let allied = u16::from(to_humans & elves != 0) | u16::from(to_humans & dwarves != 0) << 1; // AE-106
        let battles = match battle {
            Battle::Each => {
                // AE-107, AE-108: the first three lanes are against Goblins, the fourth is Elves against Dwarves.
                let these =
                    tribes & (lane(linked, 3) * LANES) & !(LANE << 48) | (elves & lane(linked, 2)) << 48;
                let those = linked & (goblins * LANES) & !(LANE << 48) | (dwarves & lane(linked, 1)) << 48;
                gather(flags(pop_lowest(these) | pop_lowest(those)))
            }
            Battle::Same => self.battles_around_one(),
        };
        let all_four = u16::from(flags(tribes) == LANES << 15); // AE-110
        Legends(two | battles << 8 | allied << 12 | all_four << 14)
    }

    /// A flag for each terrain of which three cards or more form one group (AE-104), Portals included (AE-105). Of
    /// three connected cards one is linked to both others.
    #[inline]
    fn three_connected(&self) -> u64 {
        let terrains = self.terrains();
        let mut found = flags(two_beside(terrains) & terrains);
        if self.has_hubs() {
            let enough = flags(pop_lowest(pop_lowest(terrains)));
            let mut open = enough & !found;
            while open != 0 {
                let at = open.trailing_zeros() & !15;
                open &= open - 1;
                if self.three_by_hubs((terrains >> at) as u16) {
                    found |= 1 << (at + 15);
                }
            }
        }
        found
    }

    /// Whether a hub makes a group of three or more of these cards.
    fn three_by_hubs(&self, cards: u16) -> bool {
        let pairs = || self.hubs().map(|hub| hub & cards).filter(|group| group & group.wrapping_sub(1) != 0);
        pairs().any(|group| {
            let others = group & (group - 1);
            let third = others & (others - 1) | beside(group) & cards & !group;
            third != 0 || pairs().any(|other| other & group != 0 && other != group)
        })
    }

    /// The battles with two of one tribe around one card of the other.
    fn battles_around_one(&self) -> u16 {
        let around = |one: Kind, many: Kind| {
            crate::Cell::of(self.cells(one))
                .any(|cell| (self.linked(cell) & self.cells(many)).count_ones() >= 2)
        };
        let pairs = [
            (Kind::Human, Kind::Goblin),
            (Kind::Elf, Kind::Goblin),
            (Kind::Dwarf, Kind::Goblin),
            (Kind::Elf, Kind::Dwarf),
        ];
        let mut met = 0;
        for (at, (a, b)) in pairs.into_iter().enumerate() {
            met |= u16::from(around(a, b) || around(b, a)) << at;
        }
        met
    }
}

impl Aetherya {
    /// The legends this seat could take now: one a turn (AE-48), visible and met (AE-47).
    #[inline]
    pub(crate) fn claimable(&self, s: &State, seat: Seat) -> Legends {
        let open = &s.open;
        // Without a branch: whether a legend was taken is anybody's guess in random play.
        let none_yet = u16::from(open.claimed).wrapping_sub(1);
        Legends(open.river.0 & open.kingdom(seat).met.0 & none_yet)
    }

    /// A legend changes hands (AE-47), and the River is refilled if it can be (AE-51, AE-52).
    #[inline]
    pub(crate) fn claim(&self, s: &mut State, seat: Seat, legend: Legend, out: &mut impl Narrate<Event>) {
        let open = &mut s.open;
        open.river = open.river.without(legend);
        let kingdom = open.kingdom_mut(seat);
        kingdom.taken = kingdom.taken.with(legend);
        open.claimed = true;
        out.tell(|| Event::Claimed(seat, legend));
        let phase = open.phase;
        if open.legend_deck.is_empty() {
            self.go_on(s, phase, out);
        } else {
            open.resume = phase;
            open.phase = Phase::Refill;
        }
    }

    #[inline]
    pub(crate) fn refill(&self, s: &mut State, legend: Legend, out: &mut impl Narrate<Event>) {
        let open = &mut s.open;
        open.legend_deck = open.legend_deck.without(legend);
        open.river = open.river.with(legend);
        s.hidden.legends = s.hidden.legends.rest();
        out.tell(|| Event::Refilled(legend));
        let phase = std::mem::replace(&mut open.resume, Phase::Draw);
        self.go_on(s, phase, out);
    }

    /// The turn goes on where the legend was taken; after the replacement nothing is left to do in it (AE-46).
    #[inline]
    fn go_on(&self, s: &mut State, phase: Phase, out: &mut impl Narrate<Event>) {
        s.open.phase = phase;
        if phase == Phase::After {
            self.end_turn(s, out);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legends_are_read_as_they_are_written() {
        for legend in Legend::ALL {
            assert_eq!(Legend::read(&legend.code().to_lowercase()), Some(legend));
        }
        let stack: Stack = [Legend::FourTribes, Legend::Humans, Legend::Swamps].into_iter().collect();
        assert_eq!(stack.first(), Some(Legend::FourTribes));
        assert_eq!(stack.rest().iter().collect::<Vec<_>>(), [Legend::Humans, Legend::Swamps]);
        assert_eq!(stack.rest().rest().rest(), Stack::default());
        assert_eq!(Legends::ALL.len(), 15);
    }
}

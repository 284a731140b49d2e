//! The end: seven categories, the total and the tie-break (AE-69 to AE-101, AE-118 to AE-124).

use crate::kingdom::{LANE, NEXT_TO, count_lanes, spread};
use crate::state::SEATS;
use crate::{Aetherya, Cell, Kind, Kingdom, Legends, State};
use antre_kernel::{Outcome, Phrase, Seat, SeatSet};
use std::cmp::Reverse;

/// One of the seven categories, in the order of the score sheet (AE-118).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Category {
    /// Elves and their Forests and Swamps.
    Elves,
    /// Dwarves and their Mountains.
    Dwarves,
    /// Humans and all terrains.
    Humans,
    /// Goblins and their Swamps.
    Goblins,
    /// Dragons, tamed and wild.
    Dragons,
    /// Legends taken.
    Legends,
    /// Hostile tribes that are linked.
    Conflicts,
}

impl Category {
    /// Every category.
    pub const ALL: [Category; 7] = [
        Category::Elves,
        Category::Dwarves,
        Category::Humans,
        Category::Goblins,
        Category::Dragons,
        Category::Legends,
        Category::Conflicts,
    ];

    /// The short name, the same in every language.
    pub const fn code(self) -> &'static str {
        match self {
            Category::Elves => "elves",
            Category::Dwarves => "dwarves",
            Category::Humans => "humans",
            Category::Goblins => "goblins",
            Category::Dragons => "dragons",
            Category::Legends => "legends",
            Category::Conflicts => "conflicts",
        }
    }

    /// What people call it.
    pub(crate) const fn name(self) -> Phrase {
        Phrase::new(match self {
            Category::Elves => "aetherya-elves",
            Category::Dwarves => "aetherya-dwarves",
            Category::Humans => "aetherya-humans",
            Category::Goblins => "aetherya-goblins",
            Category::Dragons => "aetherya-dragons",
            Category::Legends => "aetherya-legends",
            Category::Conflicts => "aetherya-conflicts",
        })
    }

    /// The clause that gives it its points.
    pub(crate) const fn clause(self) -> &'static str {
        match self {
            Category::Elves => "AE-69",
            Category::Dwarves => "AE-71",
            Category::Humans => "AE-72",
            Category::Goblins => "AE-75",
            Category::Dragons => "AE-99",
            Category::Legends => "AE-119",
            Category::Conflicts => "AE-84",
        }
    }
}

/// The points of one kingdom by category (AE-118).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points(pub [i32; 7]);

impl Points {
    /// The points of a category.
    pub const fn get(self, category: Category) -> i32 {
        self.0[category as usize]
    }

    /// Their sum (AE-120).
    #[inline]
    pub fn total(self) -> i32 {
        self.0.iter().sum()
    }

    /// What players are compared by: the total (AE-120), then the best category, the second best, and so on (AE-121),
    /// conflicts with their negative value (AE-122).
    #[inline]
    pub fn rank(self) -> (i32, [i32; 7]) {
        let mut sorted = self.0;
        sorted.sort_unstable_by_key(|&points| Reverse(points));
        (self.total(), sorted)
    }
}

/// What a wild Dragon costs (AE-96).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WildDragon {
    /// Three points each.
    Flat,
    /// As much as a tamed one would bring.
    Value,
}

impl WildDragon {
    /// What `dragons` Dragons are worth, `tamed` of them tamed (AE-99).
    #[inline]
    pub(crate) fn points(self, dragons: u32, tamed: u32) -> i32 {
        let [good, bad] = self.values(dragons);
        let (normal, extra) = (dragons.min(3), dragons.saturating_sub(3));
        let tamed = tamed.min(3); // AE-98
        good * tamed as i32 + bad * (normal - tamed.min(normal)) as i32 + EXTRA * extra as i32
    }

    /// What a tamed and a wild Dragon are worth among so many (AE-95, AE-96).
    #[inline]
    pub(crate) fn values(self, dragons: u32) -> [i32; 2] {
        let tamed = [0, 3, 5, 6][dragons.min(3) as usize];
        [tamed, if self == WildDragon::Flat { -3 } else { -tamed }]
    }
}

/// What a Dragon beyond the third costs, tamed or not (AE-97, AE-100).
pub(crate) const EXTRA: i32 = -6;
/// What a conflict costs (AE-84).
pub(crate) const CONFLICT: i32 = -2;

/// What each tribe gets from each terrain: Plain, Forest, Mountain, Swamp (AE-69 to AE-76).
pub(crate) const HUMAN: [i32; 4] = [2, 1, 1, -1];
pub(crate) const ELF: [i32; 4] = [0, 2, 0, -1];
pub(crate) const DWARF: [i32; 4] = [0, 0, 2, 0];
pub(crate) const GOBLIN: i32 = 3;

impl Kingdom {
    /// How many terrains of each kind the cards of a tribe are linked to, all together, a lane each (AE-77).
    #[inline]
    fn terrains_of(&self, tribe: u16) -> u64 {
        let mut sum = 0;
        let mut left = tribe;
        while left != 0 {
            let cell = Cell::new(left.trailing_zeros() as usize);
            sum += count_lanes(spread(self.linked(cell)) & self.terrains());
            left &= left - 1;
        }
        sum
    }

    /// How many Dragons there are, and how many are tamed (AE-89): linked to two Humans, two Elves or two Dwarves.
    #[inline]
    pub(crate) fn dragons(&self) -> (u32, u32) {
        let (mut all, mut tamed) = (0, 0);
        let mut left = self.cells(Kind::Dragon);
        while left != 0 {
            let cell = Cell::new(left.trailing_zeros() as usize);
            let friends = spread(self.linked(cell)) & self.tribes() & !(LANE << 48); // AE-90
            all += 1;
            tamed += u32::from(crate::kingdom::pop_lowest(friends) != 0);
            left &= left - 1;
        }
        (all, tamed)
    }

    /// How many linked pairs hate each other (AE-81, AE-85).
    #[inline]
    fn conflicts(&self) -> i32 {
        let (humans, elves, dwarves) =
            (self.cells(Kind::Human), self.cells(Kind::Elf), self.cells(Kind::Dwarf));
        let mut sum = 0;
        let mut count = |from: u16, hated: u64| {
            let mut left = from;
            while left != 0 {
                let cell = Cell::new(left.trailing_zeros() as usize);
                sum += count_lanes(spread(self.linked(cell)) & hated);
                left &= left - 1;
            }
        };
        let against_goblins = u64::from(humans) | u64::from(elves) << 16 | u64::from(dwarves) << 32;
        count(self.cells(Kind::Goblin), against_goblins);
        count(elves, u64::from(dwarves) << 48);
        lanes(sum).iter().sum()
    }

    /// How many Swamps the Goblins have beside them (AE-67).
    #[inline]
    fn swamps_of_goblins(&self) -> i32 {
        let swamps = self.cells(Kind::Swamp);
        let mut sum = 0;
        let mut left = self.cells(Kind::Goblin);
        while left != 0 {
            let near = NEXT_TO[left.trailing_zeros() as usize & 15] & swamps;
            sum += count_lanes(near.into());
            left &= left - 1;
        }
        sum as i32
    }
}

/// The four counts of a word.
#[inline]
fn lanes(word: u64) -> [i32; 4] {
    std::array::from_fn(|lane| (word >> (16 * lane) & LANE) as i32)
}

/// Counts weighed and added up.
#[inline]
fn weigh(counts: u64, weights: [i32; 4]) -> i32 {
    let counts = lanes(counts);
    (0..4).map(|terrain| counts[terrain] * weights[terrain]).sum()
}

impl Aetherya {
    /// What a kingdom is worth, as far as its cards show (AE-66).
    #[inline]
    pub fn points(&self, kingdom: &Kingdom) -> Points {
        let (dragons, tamed) = kingdom.dragons();
        Points([
            weigh(kingdom.terrains_of(kingdom.cells(Kind::Elf)), ELF),
            weigh(kingdom.terrains_of(kingdom.cells(Kind::Dwarf)), DWARF),
            weigh(kingdom.terrains_of(kingdom.cells(Kind::Human)), HUMAN),
            GOBLIN * kingdom.swamps_of_goblins(),
            self.wild_dragon.points(dragons, tamed),
            self.worth(kingdom.taken), // AE-119
            CONFLICT * kingdom.conflicts(),
        ])
    }

    /// What legends are worth together.
    #[inline]
    pub(crate) fn worth(&self, legends: Legends) -> i32 {
        let (mut sum, mut left) = (0, legends.0);
        while left != 0 {
            sum += i32::from(self.legend_points[left.trailing_zeros() as usize & 15]);
            left &= left - 1;
        }
        sum
    }

    #[inline]
    pub(crate) fn result(&self, s: &State) -> Outcome {
        let mut totals = [0; SEATS];
        let mut ranks = [(i32::MIN, [0; 7]); SEATS];
        for seat in Seat::all(self.seats) {
            let points = self.points(s.open.kingdom(seat));
            totals[seat.index()] = points.total();
            ranks[seat.index()] = points.rank();
        }
        Outcome::new(&totals[..usize::from(self.seats)], best(&ranks[..usize::from(self.seats)]))
    }
}

/// Who ranks first, alone or together (AE-120 to AE-124).
pub(crate) fn best(ranks: &[(i32, [i32; 7])]) -> SeatSet {
    let best = ranks.iter().max().copied().unwrap_or_default();
    Seat::all(ranks.len() as u8).filter(|seat| ranks[seat.index()] == best).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked example AE-C14, line by line; and the option of AE-96.
    #[test]
    fn dragons_are_worth_what_the_table_says() {
        let table = [
            [0, 0, 0],
            [1, 1, 3],
            [1, 0, -3],
            [2, 2, 10],
            [2, 1, 2],
            [2, 0, -6],
            [3, 3, 18],
            [3, 2, 9],
            [3, 1, 0],
            [3, 0, -9],
            [4, 4, 12],
            [4, 3, 12],
            [4, 2, 3],
            [4, 1, -6],
            [4, 0, -15],
            [5, 5, 6],
            [5, 0, -21],
            [8, 8, -12],
        ];
        for [dragons, tamed, points] in table {
            assert_eq!(WildDragon::Flat.points(dragons as u32, tamed as u32), points, "{dragons} {tamed}");
        }
        for [dragons, tamed, points] in
            [[1, 0, -3], [2, 0, -10], [2, 1, 0], [3, 0, -18], [3, 1, -6], [4, 0, -24]]
        {
            assert_eq!(WildDragon::Value.points(dragons as u32, tamed as u32), points, "{dragons} {tamed}");
        }
    }
}

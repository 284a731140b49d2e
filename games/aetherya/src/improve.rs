//! What could have been: a better arrangement of the same sixteen cards.
//!
//! Random swaps that get pickier and pickier, over and over; where the cards leave few enough arrangements, all of
//! them after that, which proves the best.

use crate::kingdom::FULL;
use crate::{Aetherya, Cell, Counts, Kind, Kingdom};
use antre_kernel::{Dice, Rng};
use antre_stage::Looked;

/// Swaps in one run, from easy-going to picky.
const RUN: u32 = 60_000;
/// Swaps between two questions whether to go on.
const PAUSE: u64 = 2_000;
/// As many runs as come before the arrangements are tried one by one.
const RUNS_FIRST: u32 = 20;
/// The most arrangements that are tried one by one.
const ALL_OF_THEM: u128 = 150_000_000;

/// What a search came to.
pub(crate) struct Found {
    pub(crate) kingdom: Kingdom,
    pub(crate) total: i32,
    pub(crate) steps: u64,
    pub(crate) proven: bool,
}

/// A search under way.
struct Search<'a> {
    rules: &'a Aetherya,
    best: Kingdom,
    total: i32,
    /// No arrangement can have more.
    ceiling: i32,
    steps: u64,
    go_on: &'a mut dyn FnMut(Looked) -> bool,
    stopped: bool,
}

impl Aetherya {
    /// Looks for more points with the same cards until it is told to stop or nothing better can exist. Legends keep
    /// the points they had when they were taken (AE-50). Nothing if a card lies face down.
    pub(crate) fn rearrange(
        &self,
        kingdom: &Kingdom,
        go_on: &mut dyn FnMut(Looked) -> bool,
    ) -> Option<Found> {
        if kingdom.up != FULL {
            return None;
        }
        let cards: Counts = Cell::all().filter_map(|cell| kingdom.at(cell)).collect();
        let total = self.points(kingdom).total();
        let legends: i32 = self.worth(kingdom.taken);
        let ceiling = self.ceiling(cards) + legends;
        let best = kingdom.clone();
        let mut search = Search { rules: self, best, total, ceiling, steps: 0, go_on, stopped: false };
        let few = arrangements(cards) <= ALL_OF_THEM;
        let mut rng = Rng::new(0xae7);
        let mut runs = 0;
        while !(search.is_done() || few && runs >= RUNS_FIRST) {
            search.run(&mut rng);
            runs += 1;
        }
        if few && !search.is_done() {
            search.try_all(cards);
        }
        let proven = search.total == search.ceiling || few && !search.stopped;
        Some(Found { kingdom: search.best, total: search.total, steps: search.steps, proven })
    }

    /// More than any arrangement can have: every tribe linked to all it likes and to nothing it does not.
    fn ceiling(&self, cards: Counts) -> i32 {
        let pairs = |tribe: Kind, terrain: Kind| (cards.get(tribe) * cards.get(terrain)) as i32;
        let friends = [Kind::Human, Kind::Elf, Kind::Dwarf].into_iter().any(|tribe| cards.get(tribe) >= 2);
        let dragons = cards.get(Kind::Dragon) as u32;
        2 * pairs(Kind::Elf, Kind::Forest)
            + 2 * pairs(Kind::Dwarf, Kind::Mountain)
            + 2 * pairs(Kind::Human, Kind::Plain)
            + pairs(Kind::Human, Kind::Forest)
            + pairs(Kind::Human, Kind::Mountain)
            + 3 * pairs(Kind::Goblin, Kind::Swamp)
            + self.wild_dragon.points(dragons, if friends { dragons } else { 0 })
    }
}

/// How many different arrangements there are to try: the card that is alone of its kind, if there is one, needs
/// only one corner, one border cell and one cell of the middle, for a kingdom may be turned and mirrored.
fn arrangements(cards: Counts) -> u128 {
    let factorial = |n: usize| (1..=n as u128).product::<u128>();
    let all = Kind::ALL.into_iter().fold(factorial(16), |all, kind| all / factorial(cards.get(kind)));
    if alone(cards).is_some() { all * 3 / 16 } else { all }
}

fn alone(cards: Counts) -> Option<Kind> {
    Kind::ALL.into_iter().find(|&kind| cards.get(kind) == 1)
}

impl Search<'_> {
    fn is_done(&self) -> bool {
        self.stopped || self.total == self.ceiling
    }

    fn step(&mut self, kingdom: &Kingdom, total: i32) {
        self.steps += 1;
        if total > self.total {
            self.total = total;
            self.best = kingdom.clone();
        }
        if self.steps.is_multiple_of(PAUSE) {
            self.stopped |= !(self.go_on)(Looked { steps: self.steps, best: self.total });
        }
    }

    /// One run of swaps from the best so far or from anywhere.
    fn run(&mut self, rng: &mut Rng) {
        let mut kingdom = self.best.clone();
        if rng.below(4) > 0 {
            for last in (1..16).rev() {
                kingdom.swap(Cell::new(last), Cell::new(rng.below(last + 1)));
            }
        }
        let mut total = self.rules.points(&kingdom).total();
        for step in 0..RUN {
            if self.is_done() {
                return;
            }
            let bits = rng.bits() as usize;
            let (a, b) = (Cell::new(bits), Cell::new(bits >> 4));
            if kingdom.shown(a) == kingdom.shown(b) {
                continue;
            }
            kingdom.swap(a, b);
            let after = self.rules.points(&kingdom).total();
            self.step(&kingdom, after);
            // A loss is taken with odds that fall with each point, and the faster the later it is.
            let loss = (total - after).max(0);
            let grain = u64::from(65_536 / 10 * 7 - step * (65_536 / 10 * 6) / RUN);
            let odds = (0..loss).fold(65_536, |odds, _| (odds * grain) >> 16);
            if rng.bits() & 0xffff < odds {
                total = after;
            } else {
                kingdom.swap(a, b);
            }
        }
    }

    /// Every arrangement, one after the other.
    fn try_all(&mut self, cards: Counts) {
        let mut empty = Kingdom::default();
        empty.taken = self.best.taken;
        let mut rest = cards;
        let Some(kind) = alone(cards) else { return self.fill(&empty, &mut rest) };
        rest.remove(kind);
        for cell in [Cell::new(0), Cell::new(1), Cell::new(5)] {
            let mut kingdom = empty.clone();
            kingdom.lay(cell, kind);
            self.fill(&kingdom, &mut rest);
        }
    }

    fn fill(&mut self, kingdom: &Kingdom, rest: &mut Counts) {
        let Some(cell) = Cell::of(!kingdom.up).next() else {
            let total = self.rules.points(kingdom).total();
            return self.step(kingdom, total);
        };
        for kind in Kind::ALL {
            if rest.get(kind) == 0 || self.is_done() {
                continue;
            }
            rest.remove(kind);
            let mut next = kingdom.clone();
            next.lay(cell, kind);
            self.fill(&next, rest);
            rest.add(kind);
        }
    }
}

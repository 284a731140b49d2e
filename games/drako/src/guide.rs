//! What looks good to a bot: hit what can be hit, keep a hand, stay out of the crossbow's line.

use crate::card::{DRAGON, DWARVES, Symbol};
use crate::state::{Ability, at};
use crate::{Act, Cell, Drako, Figure, Open, State, View};
use antre_kernel::{Guide, MAX_SEATS, Rules as _, SearchConfig, Seat};

impl Guide for Drako {
    const SEARCH: SearchConfig = SearchConfig {
        budgets: [4_000, 32_000, 300_000],
        playout_depth: Some(2),
        learned: true,
        ..Self::SEARCH_0_1
    };

    const SEARCH_0_1: SearchConfig = SearchConfig {
        budgets: [2_000, 16_000, 200_000],
        exploration: 0.2,
        playout_depth: Some(18),
        greedy_percent: 100,
        progressive_bias: 3.0,
        prior_scale: 10.0,
        fpu_reduction: Some(0.0),
        prior_refreshes: 16,
        learned: false,
    };

    /// Each side's health against the cards the other has left to hurt it with, both as parts of what they began with.
    fn evaluate(&self, s: &State) -> [f32; MAX_SEATS] {
        let open = &s.open;
        let part = |left: u8, all: u8| f32::from(left) / f32::from(all.max(1));
        let cards = |seat: Seat| {
            let left = s.hands[at(seat)].len() + s.decks[at(seat)].len();
            (left as f32 + 1.0) / (self.deck(seat).len() as f32 + 1.0)
        };
        let mat = self.armor + self.abilities.iter().sum::<u8>();
        let wounds = open.armor + open.abilities.iter().sum::<u8>();
        let dragon = part(mat - wounds.min(mat), mat) / cards(DWARVES);
        let lives: u8 = self.spaces.iter().sum();
        let wounds: u8 = (0..3)
            .map(
                |dwarf| if open.at[dwarf] == Cell::NOWHERE { self.spaces[dwarf] } else { open.wounds[dwarf] },
            )
            .sum();
        let dwarves = part(lives - wounds.min(lives), lives) / cards(DRAGON);
        let (dragon, dwarves) = (dragon * dragon * dragon, dwarves * dwarves * dwarves);
        let mut shares = [0.0; MAX_SEATS];
        shares[at(DRAGON)] = (dragon + 1e-6) / (dragon + dwarves + 2e-6);
        shares[at(DWARVES)] = 1.0 - shares[at(DRAGON)];
        shares
    }

    fn worth(&self, view: &View, seat: Seat, m: Act) -> i32 {
        self.gain(&view.open, view.hand_sizes[at(seat)].into(), m)
    }

    fn moves_with_worth(&self, s: &State, seat: Seat, out: &mut impl FnMut(Act, i32)) {
        let hand = s.hands[at(seat)].len() as i32;
        self.moves(s, seat, &mut |m| out(m, self.gain(&s.open, hand, m)));
    }
}

impl Drako {
    /// Wounds dealt or spared, in tenths of a wound, and what a place on the board promises to a side with `hand` cards in
    /// hand.
    fn gain(&self, open: &Open, hand: i32, m: Act) -> i32 {
        let value = |card, symbol| i32::from(self.value_of(card, symbol));
        let beside = self.beside(open).count_ones() as i32;
        match m {
            Act::Hit { card, symbol: Symbol::Bite, dwarf } => {
                10 * value(card, Symbol::Bite) + self.kill(open, dwarf)
            }
            Act::Hit { card, symbol, .. } => {
                10 * value(card, symbol) + if symbol == Symbol::Attack2 { 8 * (beside - 1).min(1) } else { 0 }
            }
            Act::Fire(card, toward) => {
                10 * value(card, Symbol::Fire) * self.burnt_by(open, toward).count_ones() as i32
            }
            Act::Shoot(card) => 11 * value(card, Symbol::Crossbow),
            Act::With(_) => 20,
            Act::Throw(_) => 4 + 5 * beside,
            Act::Free => 2 + 7 * beside,
            Act::Fury => 8 * beside + 2 * hand - 20 - 2 * i32::from(open.wounds[0]),
            Act::Block(_, figure) => 9 * i32::from(open.pending.value) + self.kill(open, figure) - 6,
            Act::Wound(ability) => {
                let full = open.abilities[ability as usize] + 1 == self.abilities[ability as usize];
                4 * i32::from(full) + [1, 3, 2][ability as usize]
            }
            Act::Draw => [14, 12, 10, 7, 4, -6, -12, -12, -12][hand.clamp(0, 8) as usize],
            Act::Go { symbol, who, to, .. } if who == Figure::Dragon => {
                let after = self.exposure(open, to) - self.exposure(open, open.cell(who));
                (if symbol == Symbol::Fly { 1 } else { 2 }) - after
            }
            Act::Go { who, to, .. } | Act::Then(who, to) => 1 + self.approach(open, who, to),
            Act::Place(cell) => self.approach(open, open.to_place().unwrap_or(Figure::Brald), cell),
            Act::Burn(card) | Act::Drop(card) => {
                let worth: i32 = self.options_of(card).iter().map(|option| i32::from(option.value) + 2).sum();
                -15 - worth
            }
            Act::Exchange => -1,
            Act::Keep | Act::Stop | Act::Take | Act::Pass => 0,
        }
    }

    /// A little more for a blow that would kill.
    fn kill(&self, open: &Open, figure: Figure) -> i32 {
        let number = figure as usize;
        match (open.wounds.get(number), self.spaces.get(number)) {
            (Some(wounds), Some(spaces)) => 15 - 3 * i32::from(spaces - wounds).min(5),
            _ => 0,
        }
    }

    /// How bad a hex is for the dragon: dwarves beside it, Morin in line; dwarves in its own lines make up for it.
    fn exposure(&self, open: &Open, dragon: Cell) -> i32 {
        let mut there = open.clone();
        there.at[Figure::Dragon as usize] = dragon;
        let beside = self.beside(&there).count_ones() as i32;
        let fires = if self.has(open, Ability::Fire) { self.fires(&there).count_ones() as i32 } else { 0 };
        5 * beside + 4 * i32::from(self.can_shoot(&there)) - fires
    }

    /// How good a hex is for a dwarf: nearer to the dragon, Morin rather in line than near.
    fn approach(&self, open: &Open, who: Figure, to: Cell) -> i32 {
        let dragon = open.cell(Figure::Dragon);
        let far = |cell: Cell| match (self.board.hex(cell), self.board.hex(dragon)) {
            (Some(hex), Some(dragon)) => i32::from(hex.distance(dragon)),
            _ => 3,
        };
        let mut there = open.clone();
        there.at[who as usize & 3] = to;
        if who == Figure::Morin {
            return 4 * (i32::from(self.can_shoot(&there)) - i32::from(self.can_shoot(open)));
        }
        let in_fire = i32::from(self.board.lines[dragon.index()][to.index()] < 6 && far(to) > 1);
        4 * (far(open.cell(who)) - far(to)) - in_fire
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_asked_fast_is_what_is_said() {
        antre_testkit::guide_agrees::<super::Drako>(4);
    }
}

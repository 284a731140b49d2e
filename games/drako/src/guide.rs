//! A few lines of sense: hit what can be hit, keep a hand, stay out of the crossbow's line.

use crate::card::Symbol;
use crate::state::{Ability, at};
use crate::{Act, Cell, Drako, Figure, Open, View};
use antre_kernel::{Guide, Seat};

impl Guide for Drako {
    /// Wounds dealt or spared, in tenths of a wound, and what a place on the board promises.
    fn worth(&self, view: &View, seat: Seat, m: Act) -> i32 {
        let open = &view.open;
        let hand = i32::from(view.hand_sizes[at(seat)]);
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
}

impl Drako {
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

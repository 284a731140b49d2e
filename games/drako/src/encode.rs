//! A position in numbers, always from the dragon's side: who is hurt, what is in hand, who stands where.

use crate::card::{DRAGON, Hand, Symbol};
use crate::state::at;
use crate::{Cell, Drako, Figure, Open, State, View};
use antre_kernel::{Encode, Seat};

/// How many of each symbol a hand has, and then what they are worth together; first the dragon's.
const HANDS: usize = 0;
const WORTHS: usize = HANDS + 2 * SYMBOLS;
/// How many cards a hand has.
const SIZES: usize = WORTHS + 2 * SYMBOLS;
const DECKS: usize = SIZES + 2 * 9;
/// What the symbols that are out of the game were worth.
const PLAYED: usize = DECKS + 2 * 10;
/// What each dwarf, the dragon's armour and its abilities can still take.
const DWARVES: usize = PLAYED + 2 * SYMBOLS;
const ARMOR: usize = DWARVES + 3 * 8;
const ABILITIES: usize = ARMOR + 16;
const NET: usize = ABILITIES + 3 * 4;
const FURY: usize = NET + 1;
const PHASE: usize = FURY + 3;
const TURN: usize = PHASE + 12;
const LEFT: usize = TURN + 1;
const ACTED: usize = LEFT + 4;
/// The action that is not finished: its number, its dwarves, its symbol.
const PENDING: usize = ACTED + 4;
/// How far each dwarf is from the dragon.
const FAR: usize = PENDING + 2 + SYMBOLS;
/// How many dwarves stand beside the dragon, how many in its fire, and whether it can be shot or netted.
const BESIDE: usize = FAR + 3 * 8;
const FIRES: usize = BESIDE + 4;
const SHOT: usize = FIRES + 4;
const PLACE: usize = SHOT + 2;
const ALL: usize = PLACE + 64;

const SYMBOLS: usize = Symbol::ALL.len();

impl Encode for Drako {
    const FEATURES: usize = ALL;
    const LEARNED: &'static str = include_str!("../value.net");

    fn valued_seat(&self, _: Seat) -> Seat {
        DRAGON
    }

    #[inline]
    fn encode(&self, s: &State, _: Seat, out: &mut impl FnMut(usize, i16)) {
        for side in 0..2 {
            self.encode_hand(s.hands[side], side, out);
            sizes(side, s.hands[side].len(), s.decks[side].len(), out);
        }
        self.encode_open(&s.open, out);
    }

    fn encode_view(&self, v: &View, _: Seat, out: &mut impl FnMut(usize, i16)) {
        for side in Seat::all(2) {
            if let Some(hand) = v.hand.filter(|_| v.eye.is(side)) {
                self.encode_hand(hand, at(side), out);
            }
            sizes(at(side), v.hand_sizes[at(side)].into(), v.deck_sizes[at(side)].into(), out);
        }
        self.encode_open(&v.open, out);
    }
}

fn sizes(side: usize, hand: usize, deck: usize, out: &mut impl FnMut(usize, i16)) {
    out(SIZES + 9 * side + hand.min(8), 1);
    out(DECKS + 10 * side + deck.div_ceil(4).min(9), 1);
}

impl Drako {
    #[inline]
    fn encode_hand(&self, hand: Hand, side: usize, out: &mut impl FnMut(usize, i16)) {
        let (mut counts, mut worths) = ([0u8; 16], [0u8; 16]);
        for card in hand.iter() {
            let values = &self.values[card.index()];
            for symbol in 0..16 {
                counts[symbol] += values[symbol].min(1);
                worths[symbol] += values[symbol];
            }
        }
        for symbol in 0..SYMBOLS {
            if counts[symbol] > 0 {
                out(HANDS + SYMBOLS * side + symbol, counts[symbol].into());
                out(WORTHS + SYMBOLS * side + symbol, worths[symbol].min(63).into());
            }
        }
    }

    /// What a side has played: so everybody knows what is left of its cards.
    #[inline]
    fn encode_played(&self, open: &Open, side: Seat, out: &mut impl FnMut(usize, i16)) {
        let mut worths = [0u8; 16];
        for card in open.discards[at(side)].cards() {
            let values = &self.values[card.index()];
            worths.iter_mut().zip(values).for_each(|(sum, value)| *sum = sum.saturating_add(*value));
        }
        for (symbol, worth) in worths.into_iter().take(SYMBOLS).enumerate().filter(|(_, worth)| *worth > 0) {
            out(PLAYED + SYMBOLS * at(side) + symbol, worth.min(63).into());
        }
    }

    #[inline]
    fn encode_open(&self, open: &Open, out: &mut impl FnMut(usize, i16)) {
        self.encode_played(open, DRAGON, out);
        self.encode_played(open, DRAGON.other(), out);
        let left = |all: u8, wounds: u8| usize::from(all.saturating_sub(wounds));
        let dragon = open.cell(Figure::Dragon);
        for (dwarf, figure) in Figure::DWARVES.into_iter().enumerate() {
            if open.cell(figure) == Cell::NOWHERE {
                continue;
            }
            out(DWARVES + 8 * dwarf + left(self.spaces[dwarf], open.wounds[dwarf]).min(7), 1);
            let (from, to) = (self.board.hex(open.cell(figure)), self.board.hex(dragon));
            if let Some((from, to)) = from.zip(to) {
                out(FAR + 8 * dwarf + usize::from(from.distance(to)).min(7), 1);
            }
        }
        out(ARMOR + left(self.armor, open.armor).min(15), 1);
        for ability in 0..3 {
            out(ABILITIES + 4 * ability + left(self.abilities[ability], open.abilities[ability]).min(3), 1);
        }
        out(NET, open.net.into());
        out(FURY + open.fury as usize, 1);
        out(PHASE + open.phase as usize, 1);
        out(TURN, (open.turn == DRAGON).into());
        out(LEFT + usize::from(open.left).min(3), 1);
        out(ACTED + usize::from(open.acted).min(3), 1);
        if open.pending.value > 0 {
            out(PENDING, open.pending.value.min(63).into());
            out(PENDING + 1, open.pending.dwarves.count_ones() as i16);
            out(PENDING + 2 + open.pending.symbol as usize, 1);
        }
        out(BESIDE + self.beside(open).count_ones().min(3) as usize, 1);
        out(FIRES + self.fires(open).count_ones().min(3) as usize, 1);
        out(SHOT, self.can_shoot(open).into());
        out(SHOT + 1, self.can_throw(open).into());
        out(PLACE + dragon.index(), 1);
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers_tell_nothing_hidden() {
        antre_testkit::encode_agrees::<super::Drako>(4);
    }
}

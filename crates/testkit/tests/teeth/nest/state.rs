//! Nest as plain data: cards, what lies where, what can be done, what happens, and the rules that are cited.

use super::Nest;
use antre_kernel::{Cite, Eye, Seat};

pub(crate) type Card = u8;
/// A set of cards, one bit each.
pub(super) type Cards = u8;

/// No card, or one that is not seen.
pub(super) const NONE: Card = u8::MAX;

pub(super) fn cards(set: Cards) -> impl Iterator<Item = Card> {
    (0..8).filter(move |card| set >> card & 1 == 1)
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) dealt: bool,
    pub(crate) hands: [Cards; 2],
    pub(crate) pile: Cards,
    pub(crate) nests: [[Card; 2]; 2],
    pub(crate) rows: [[Card; 8]; 2],
    pub(super) turn: Seat,
    pub(super) peeked: bool,
    pub(super) drawing: bool,
    /// Which cards of the other's nest each seat has seen.
    pub(crate) seen: [[bool; 2]; 2],
}

impl State {
    pub(super) fn row(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Card> {
        self.rows[seat.index()].into_iter().filter(|&card| card != NONE)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.dealt && self.hands == [0, 0] && !self.drawing
    }

    /// Whether an eye may see into a place of a nest.
    pub(crate) fn sees(&self, eye: Eye, seat: Seat, slot: usize) -> bool {
        self.is_over() || eye.is(seat) || eye.is(seat.other()) && self.seen[seat.other().index()][slot]
    }

    /// The first card of the other's nest that a seat has not seen.
    pub(super) fn unseen(&self, seat: Seat) -> Option<usize> {
        let (nest, seen) = (self.nests[seat.other().index()], self.seen[seat.index()]);
        (0..2).find(|&slot| nest[slot] != NONE && !seen[slot])
    }

    /// The other seat's turn, unless it has nothing to play.
    pub(super) fn pass(&mut self) {
        self.peeked = false;
        if self.hands[self.turn.other().index()] != 0 {
            self.turn = self.turn.other();
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    Hide(Card),
    Show(Card),
    Peek,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Roll {
    Deal([Cards; 2]),
    Draw(Card),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Dealt { hands: [Option<Cards>; 2] },
    Hid { seat: Seat, card: Option<Card> },
    Shown { seat: Seat, card: Card },
    Peeked { seat: Seat, card: Option<Card> },
    Drew { seat: Seat, card: Option<Card> },
    Opened { nests: [[Card; 2]; 2] },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clause {
    Turn,
    Own,
    Full,
    Beat,
    NoneToSee,
    OnePeek,
}

impl Clause {
    pub(crate) const ALL: [&'static str; 6] = ["NE-1", "NE-2", "NE-3", "NE-4", "NE-5", "NE-6"];
}

impl Cite for Clause {
    fn id(self) -> &'static str {
        Clause::ALL[self as usize]
    }
}

/// How often each card is on the table.
pub(crate) fn census(_: &Nest, s: &State) -> Vec<u16> {
    let mut counts = vec![0; 8];
    let sets = s.hands.iter().chain([&s.pile]).flat_map(|&set| cards(set));
    let places =
        s.nests.iter().flatten().chain(s.rows.iter().flatten()).copied().filter(|&card| card != NONE);
    for card in sets.chain(places) {
        counts[usize::from(card)] += 1;
    }
    counts
}

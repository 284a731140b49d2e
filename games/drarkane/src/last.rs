//! The trick before the present one: a memory for people, in six bytes.

use crate::card::{Asked, Card};
use crate::state::Trick;
use antre_kernel::Seat;

/// A trick that is over, as everybody saw it, for people to look at: six bits a card, who led it, and whether no colour
/// was asked. No rule asks for it and no position tells it, so games that differ in nothing else are the same game.
#[derive(Clone, Copy, Debug)]
pub struct Last([u8; 6]);

/// No card, in the six bits of one.
const NO_CARD: u64 = 63;

impl Last {
    pub(crate) const NONE: Last = Last([0xff; 6]);

    pub(crate) fn of(trick: &Trick, leader: Seat) -> Last {
        let cards = (0..6).fold(0, |cards, place| cards | (u64::from(trick.byte(place)) & 63) << (6 * place));
        let never = u64::from(trick.asked == Asked::NEVER);
        let [a, b, c, d, e, f, ..] = (cards | (leader.index() as u64) << 36 | never << 39).to_le_bytes();
        Last([a, b, c, d, e, f])
    }

    fn bits(self) -> u64 {
        let [a, b, c, d, e, f] = self.0;
        u64::from_le_bytes([a, b, c, d, e, f, 0, 0])
    }

    /// Who led it.
    pub fn leader(self) -> Seat {
        Seat::new((self.bits() >> 36 & 7) as usize)
    }

    /// Its cards, before any was put on a dragon; none if there was no such trick.
    pub fn trick(self) -> Trick {
        let bits = self.bits();
        let mut trick = Trick::default();
        if bits >> 39 & 1 == 1 {
            trick.asked = Asked::NEVER;
        }
        let cards = (0..6).map(|place| bits >> (6 * place) & 63).take_while(|&card| card != NO_CARD);
        cards.for_each(|card| trick.lay(Card::new(card as u8)));
        trick
    }
}

impl PartialEq for Last {
    fn eq(&self, _: &Last) -> bool {
        true
    }
}

impl Eq for Last {}

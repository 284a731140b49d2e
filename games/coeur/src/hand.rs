//! Hands: up to six cards in one machine word, in order.

use crate::card::{Kind, MAX_HAND, ONES, Type};

/// The top bit of each of the eight bytes of a word.
const TOPS: u64 = 0x8080_8080_8080_8080;

/// Up to six cards one after the other: a word with a byte a card, the unused bytes filled with a number above
/// all cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Few(u64);

impl Few {
    /// No cards.
    pub(crate) const EMPTY: u64 = 0x7f7f_7f7f_7f7f_7f7f;

    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Few {
        Few(bits)
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        // Cards are below 0x7f, so one more sets the top bit of unused bytes alone.
        ((self.0 + ONES) & TOPS | 1 << 63).trailing_zeros() as usize / 8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == Few::EMPTY
    }

    /// The card at this place.
    #[inline]
    pub(crate) const fn card(self, at: u32) -> Kind {
        Kind((self.0 >> (8 * at)) as u8)
    }

    /// The cards, one after the other.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Kind> + ExactSizeIterator {
        (0..self.len()).map(move |at| self.card(at as u32))
    }

    /// The first card, if there is one.
    pub fn first(self) -> Option<Kind> {
        (!self.is_empty()).then(|| self.card(0))
    }

    #[inline]
    pub(crate) fn for_each(self, mut each: impl FnMut(Kind)) {
        let mut left = self.0;
        while left as u8 != 0x7f {
            each(Kind(left as u8));
            left = left >> 8 | 0x7f << 56;
        }
    }
}

/// The first six of these cards.
impl FromIterator<Kind> for Few {
    fn from_iter<I: IntoIterator<Item = Kind>>(cards: I) -> Few {
        let put =
            |word: u64, (at, card): (usize, Kind)| word & !(0xff << (8 * at)) | u64::from(card.0) << (8 * at);
        Few(cards.into_iter().take(MAX_HAND).enumerate().fold(Few::EMPTY, put))
    }
}

impl std::fmt::Debug for Few {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A hand: up to six cards in order of type and value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand(Few);

impl Default for Hand {
    fn default() -> Hand {
        Hand(Few(Few::EMPTY))
    }
}

/// A bit for each byte whose top bit is set.
#[inline]
const fn top_bits(word: u64) -> u8 {
    ((word & TOPS).wrapping_mul(0x0002_0408_1020_4081) >> 56) as u8
}

/// Where the bytes that are at least `least` begin in a word of ordered bytes below 128.
#[inline]
const fn first_at_least(word: u64, least: u8) -> u32 {
    // The last byte is a filler, above all cards; saying so spares the check for a word without any.
    (at_least(word, least) | 1 << 63).trailing_zeros() / 8
}

/// The top bit of each byte that is at least `least`, in a word of bytes below 128.
#[inline]
const fn at_least(word: u64, least: u8) -> u64 {
    (word | TOPS).wrapping_sub(least as u64 * ONES) & TOPS
}

/// The bytes before this place.
#[inline]
pub(crate) const fn below(place: u32) -> u64 {
    (1 << (8 * place)) - 1
}

impl Hand {
    /// The cards, without the promise that they are in order.
    #[inline]
    pub const fn few(self) -> Few {
        self.0
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The card at this place.
    #[inline]
    pub(crate) const fn card(self, at: u32) -> Kind {
        self.0.card(at)
    }

    /// The cards in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Kind> + ExactSizeIterator {
        self.0.iter()
    }

    /// Where this card is, or would be.
    #[inline]
    pub(crate) const fn place_of(self, card: Kind) -> usize {
        first_at_least(self.0.0, card.0) as usize
    }

    /// Where the cards of a type begin and end.
    #[inline]
    pub(crate) const fn places_of(self, card: Type) -> (usize, usize) {
        let first = (card as u8) << 3;
        (first_at_least(self.0.0, first) as usize, first_at_least(self.0.0, first + 8) as usize)
    }

    /// Puts a card in its place among fewer than six.
    #[inline]
    pub(crate) fn insert(&mut self, card: Kind) {
        let Few(word) = self.0;
        let first = at_least(word, card.0);
        // The lowest bit of the first byte that moves up: everything follows from it without a shift by a variable.
        let place = (first & first.wrapping_neg()) >> 7;
        let low = place - 1;
        self.0 = Few(word & low | (u64::from(card.0) * place) | (word & !low) << 8);
    }

    /// Takes out the card at this place.
    #[inline]
    pub(crate) fn take(&mut self, at: usize) -> Kind {
        let Few(word) = self.0;
        let low = below(at as u32);
        self.0 = Few(word & low | (word >> 8 | 0x7f << 56) & !low);
        Kind((word >> (8 * at)) as u8)
    }

    /// Whether all these cards, in order, are here, copies counted.
    pub(crate) fn holds(self, played: Few) -> bool {
        let mut rest = self.iter();
        played.iter().all(|card| rest.any(|held| held == card))
    }

    /// The cards at the places whose bit is set.
    #[inline]
    pub(crate) fn pick(self, mask: u8) -> Hand {
        let (mut picked, mut place, mut left) = (Few::EMPTY, 0, mask);
        while left != 0 {
            let card = self.card(left.trailing_zeros());
            picked ^= u64::from(card.0 ^ 0x7f) << place;
            place += 8;
            left &= left - 1;
        }
        Hand(Few(picked))
    }

    /// A bit for each card whose type (or, in the second, whose kind) differs from the card before it; the first
    /// card always does.
    #[inline]
    pub(crate) const fn steps(self) -> (u8, u8) {
        let Few(word) = self.0;
        let change = word ^ word << 8;
        let types = change & 0x7878_7878_7878_7878;
        (top_bits(types + Few::EMPTY) | 1, top_bits(change + Few::EMPTY) | 1)
    }
}

/// Cards in any order, put in theirs; no more than six.
impl FromIterator<Kind> for Hand {
    fn from_iter<I: IntoIterator<Item = Kind>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().take(MAX_HAND).for_each(|card| hand.insert(card));
        hand
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(cards: &[(Type, usize)]) -> Hand {
        cards.iter().map(|&(card, rank)| Kind::new(card, rank)).collect()
    }

    #[test]
    fn hands_stay_in_order() {
        let cards = [(Type::Ship, 0), (Type::Chest, 3), (Type::Dwarf, 1), (Type::Chest, 0), (Type::Dwarf, 1)];
        let mut held = hand(&cards);
        let sorted: Vec<usize> = held.iter().map(Kind::index).collect();
        assert_eq!(sorted, [0, 3, 41, 41, 64]);
        assert_eq!(held.take(1), Kind::new(Type::Chest, 3));
        assert!(held.holds(hand(&[(Type::Dwarf, 1), (Type::Dwarf, 1)]).few()));
        assert!(!held.holds(hand(&[(Type::Ship, 0), (Type::Ship, 0)]).few()));
        assert_eq!(held.places_of(Type::Dwarf), (1, 3));
        held.take(held.place_of(Kind::new(Type::Dwarf, 1)));
        held.take(0);
        assert_eq!(held, hand(&[(Type::Ship, 0), (Type::Dwarf, 1)]));
        assert_eq!((held.len(), Hand::default().len()), (2, 0));
    }

    #[test]
    fn steps_tell_types_and_kinds_apart() {
        let held =
            hand(&[(Type::Chest, 0), (Type::Chest, 0), (Type::Chest, 2), (Type::Hero, 2), (Type::Hero, 2)]);
        let (types, kinds) = held.steps();
        assert_eq!((types & 0b11111, kinds & 0b11111), (0b01001, 0b01101));
        assert_eq!(held.pick(0b10110).iter().map(Kind::index).collect::<Vec<_>>(), [0, 2, 50]);
    }
}

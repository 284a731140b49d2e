//! Cards lying together: counted, or in an order that somebody knows.

use crate::state::{DECK, NOWHERE};

/// Cards of one seat lying together, counted by their number in its deck list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bag {
    counts: [u8; DECK],
    /// A bit for each card that is there.
    mask: u64,
    total: u8,
}

impl Default for Bag {
    fn default() -> Bag {
        Bag { counts: [0; DECK], mask: 0, total: 0 }
    }
}

impl std::fmt::Debug for Bag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self.count(kind)))).finish()
    }
}

impl Bag {
    /// How many of this card.
    #[inline]
    pub fn count(&self, kind: u8) -> u8 {
        self.counts[usize::from(kind) % DECK]
    }

    /// How many cards in all.
    #[inline]
    pub fn len(&self) -> u8 {
        self.total
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// A bit for each card that is there.
    #[inline]
    pub(crate) fn mask(&self) -> u64 {
        self.mask
    }

    /// The different cards, in order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        bits(u128::from(self.mask))
    }

    #[inline]
    pub(crate) fn add(&mut self, kind: u8) {
        self.counts[usize::from(kind) % DECK] += 1;
        self.mask |= 1 << (kind & 63);
        self.total += 1;
    }

    #[inline]
    pub(crate) fn add_many(&mut self, kind: u8, n: u8) {
        if n > 0 {
            self.counts[usize::from(kind) % DECK] += n;
            self.mask |= 1 << (kind & 63);
            self.total += n;
        }
    }

    /// Takes one away, if there is one.
    #[inline]
    pub(crate) fn remove(&mut self, kind: u8) -> bool {
        let count = &mut self.counts[usize::from(kind) % DECK];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        self.mask &= !(u64::from(*count == 0) << (kind & 63));
        self.total -= 1;
        true
    }

    /// The card at this place, copies counted; the place is below the number of cards.
    #[inline]
    pub(crate) fn nth(&self, mut place: u8) -> u8 {
        let mut mask = self.mask;
        loop {
            let kind = mask.trailing_zeros() as u8;
            let count = self.count(kind);
            if place < count || mask & (mask - 1) == 0 {
                return kind;
            }
            place -= count;
            mask &= mask - 1;
        }
    }

    /// Takes one away, if there is one; for whoever counts cards outside the rules.
    pub fn take(&mut self, kind: u8) -> bool {
        self.remove(kind)
    }

    /// Every card, as often as it is there.
    pub fn cards(&self) -> impl Iterator<Item = u8> + '_ {
        self.kinds().flat_map(|kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }
}

/// The numbers of the bits that are set.
#[inline]
pub(crate) fn bits(mask: u128) -> Bits {
    Bits { low: mask as u64, high: (mask >> 64) as u64 }
}

/// Goes through the bits of a mask, from the lowest on.
#[derive(Clone)]
pub(crate) struct Bits {
    low: u64,
    high: u64,
}

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.low != 0 {
            let bit = self.low.trailing_zeros() as u8;
            self.low &= self.low - 1;
            return Some(bit);
        }
        if self.high != 0 {
            let bit = self.high.trailing_zeros() as u8;
            self.high &= self.high - 1;
            return Some(64 + bit);
        }
        None
    }
}

/// Cards of a deck whose place is known to its owner. Bit 7 of a card says that everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Known {
    cards: [u8; DECK],
    len: u8,
}

/// A known place whose card this eye does not know.
pub(crate) const HIDDEN: u8 = 0x7f;
const PUBLIC: u8 = 0x80;

impl Default for Known {
    fn default() -> Known {
        Known { cards: [NOWHERE; DECK], len: 0 }
    }
}

impl std::fmt::Debug for Known {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Known {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards from the upper to the lower, each with whether everybody knows it.
    pub fn iter(&self) -> impl Iterator<Item = (u8, bool)> + '_ {
        self.cards[..usize::from(self.len)].iter().map(|card| (card & !PUBLIC, card & PUBLIC != 0))
    }

    pub(crate) fn push_below(&mut self, kind: u8, public: bool) {
        if usize::from(self.len) < DECK {
            self.cards[usize::from(self.len)] = kind | if public { PUBLIC } else { 0 };
            self.len += 1;
        }
    }

    pub(crate) fn push_above(&mut self, kind: u8, public: bool) {
        if usize::from(self.len) < DECK {
            self.cards.copy_within(..usize::from(self.len), 1);
            self.cards[0] = kind | if public { PUBLIC } else { 0 };
            self.len += 1;
        }
    }

    /// Puts a card between others, at this place.
    pub(crate) fn insert(&mut self, at: u8, kind: u8, public: bool) {
        let (at, len) = (usize::from(at), usize::from(self.len));
        if len < DECK && at <= len {
            self.cards.copy_within(at..len, at + 1);
            self.cards[at] = kind | if public { PUBLIC } else { 0 };
            self.len += 1;
        }
    }

    /// Takes out the card at this place.
    pub(crate) fn take(&mut self, at: u8) -> u8 {
        let at = usize::from(at);
        let card = self.cards[at] & !PUBLIC;
        self.cards.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        self.cards[usize::from(self.len)] = NOWHERE;
        card
    }

    /// Puts another card in this place.
    pub(crate) fn set(&mut self, at: u8, kind: u8, public: bool) {
        self.cards[usize::from(at)] = kind | if public { PUBLIC } else { 0 };
    }

    pub(crate) fn get(&self, at: u8) -> u8 {
        self.cards[usize::from(at)] & !PUBLIC
    }

    /// The card at this place, and whether everybody knows it.
    pub(crate) fn at(&self, at: u8) -> (u8, bool) {
        let card = self.cards[usize::from(at)];
        (card & !PUBLIC, card & PUBLIC != 0)
    }

    pub(crate) fn clear(&mut self) {
        *self = Known::default();
    }
}

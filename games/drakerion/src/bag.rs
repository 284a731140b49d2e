//! Cards lying together: counted, or in an order that somebody knows.

use crate::ids::{DECK, Local};
use crate::sets::Locals;

/// Cards of one seat lying together, counted by their number in its deck list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bag {
    counts: [u8; DECK],
    /// The different cards that are there.
    locals: Locals,
    total: u8,
}

impl Default for Bag {
    fn default() -> Bag {
        Bag { counts: [0; DECK], locals: Locals::NONE, total: 0 }
    }
}

impl std::fmt::Debug for Bag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.locals.iter().map(|local| (local, self.count(local)))).finish()
    }
}

impl Bag {
    /// How many of this card.
    #[inline]
    pub fn count(&self, local: Local) -> u8 {
        self.counts[local.index()]
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

    /// The different cards.
    #[inline]
    pub fn locals(&self) -> Locals {
        self.locals
    }

    #[inline]
    pub(crate) fn add(&mut self, local: Local) {
        self.counts[local.index()] += 1;
        self.locals.insert(local);
        self.total += 1;
    }

    #[inline]
    pub(crate) fn add_many(&mut self, local: Local, n: u8) {
        if n > 0 {
            self.counts[local.index()] += n;
            self.locals.insert(local);
            self.total += n;
        }
    }

    /// Takes one away, if there is one.
    #[inline]
    pub(crate) fn remove(&mut self, local: Local) -> bool {
        let count = &mut self.counts[local.index()];
        if *count == 0 {
            return false;
        }
        *count -= 1;
        if *count == 0 {
            self.locals.remove(local);
        }
        self.total -= 1;
        true
    }

    /// The card at this place, copies counted; the place is below the number of cards.
    #[inline]
    pub(crate) fn nth(&self, mut place: u8) -> Local {
        let mut last = Local::new(0);
        for local in self.locals.iter() {
            last = local;
            let count = self.count(local);
            if place < count {
                break;
            }
            place -= count;
        }
        last
    }

    /// Takes one away, if there is one; for whoever counts cards outside the rules.
    pub fn take(&mut self, local: Local) -> bool {
        self.remove(local)
    }

    /// Every card, as often as it is there.
    pub fn cards(&self) -> impl Iterator<Item = Local> + '_ {
        self.locals.iter().flat_map(|local| std::iter::repeat_n(local, usize::from(self.count(local))))
    }
}

/// Cards of a deck whose place is known to its owner, each with whether everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Known {
    cards: [KnownCard; DECK],
    len: u8,
}

/// A card in a known place; the highest bit says that everybody knows it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct KnownCard(u8);

impl KnownCard {
    const NONE: KnownCard = KnownCard(0xff);
    const PUBLIC: u8 = 0x80;

    fn new(local: Local, public: bool) -> KnownCard {
        KnownCard(local.number() | if public { KnownCard::PUBLIC } else { 0 })
    }

    #[inline]
    fn local(self) -> Local {
        Local::new(self.0 & !KnownCard::PUBLIC)
    }

    #[inline]
    fn is_public(self) -> bool {
        self.0 & KnownCard::PUBLIC != 0
    }
}

impl Default for Known {
    fn default() -> Known {
        Known { cards: [KnownCard::NONE; DECK], len: 0 }
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
    pub fn iter(&self) -> impl Iterator<Item = (Local, bool)> + '_ {
        self.cards[..usize::from(self.len)].iter().map(|card| (card.local(), card.is_public()))
    }

    pub(crate) fn push_below(&mut self, local: Local, public: bool) {
        self.insert(self.len, local, public);
    }

    pub(crate) fn push_above(&mut self, local: Local, public: bool) {
        self.insert(0, local, public);
    }

    /// Puts a card between others, at this place.
    pub(crate) fn insert(&mut self, at: u8, local: Local, public: bool) {
        let (at, len) = (usize::from(at), usize::from(self.len));
        if len < DECK && at <= len {
            self.cards.copy_within(at..len, at + 1);
            self.cards[at] = KnownCard::new(local, public);
            self.len += 1;
        }
    }

    /// Takes out the card at this place.
    pub(crate) fn take(&mut self, at: u8) -> Local {
        let at = usize::from(at);
        let card = self.cards[at];
        self.cards.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        self.cards[usize::from(self.len)] = KnownCard::NONE;
        card.local()
    }

    /// Puts another card in this place.
    pub(crate) fn set(&mut self, at: u8, local: Local, public: bool) {
        self.cards[usize::from(at)] = KnownCard::new(local, public);
    }

    pub(crate) fn get(&self, at: u8) -> Local {
        self.cards[usize::from(at)].local()
    }

    /// The card at this place, and whether everybody knows it.
    pub(crate) fn at(&self, at: u8) -> (Local, bool) {
        let card = self.cards[usize::from(at)];
        (card.local(), card.is_public())
    }

    pub(crate) fn clear(&mut self) {
        *self = Known::default();
    }
}

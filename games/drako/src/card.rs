//! Cards: the symbols, the distinct cards of a pack, and the ways they lie in hands, decks and discards.

use antre_kernel::Seat;

/// How many cards each deck has (DK-22).
pub(crate) const DECK: usize = 38;
/// The most cards a player may keep (DK-33).
pub(crate) const HAND: usize = 6;
/// The most cards a hand ever holds: full, and two more just drawn.
pub(crate) const MAX_HAND: usize = 8;
/// How many numbers distinct cards can have: both decks together never hold more.
pub(crate) const MAX_KINDS: usize = 128;

/// The side that begins (DK-23).
pub(crate) const DRAGON: Seat = Seat::A;
/// The side with three figures.
pub(crate) const DWARVES: Seat = Seat::B;

/// What a card may be played for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Symbol {
    /// One dwarf moves (DK-48).
    Move1,
    /// One or two dwarves move (DK-49).
    Move2,
    /// One dwarf hits (DK-55).
    Attack1,
    /// One or two dwarves hit (DK-56).
    Attack2,
    /// Morin shoots (DK-58).
    Crossbow,
    /// Urpen throws the net (DK-97).
    Net,
    /// The dragon walks (DK-51).
    Walk,
    /// The dragon flies (DK-52).
    Fly,
    /// The dragon bites (DK-61).
    Bite,
    /// The dragon breathes fire (DK-62).
    Fire,
    /// Either side blocks a hit (DK-68).
    Defence,
}

impl Symbol {
    /// Every symbol.
    pub const ALL: [Symbol; 11] = [
        Symbol::Move1,
        Symbol::Move2,
        Symbol::Attack1,
        Symbol::Attack2,
        Symbol::Crossbow,
        Symbol::Net,
        Symbol::Walk,
        Symbol::Fly,
        Symbol::Bite,
        Symbol::Fire,
        Symbol::Defence,
    ];

    /// Its letters in notation.
    pub const fn code(self) -> &'static str {
        ["M1", "M2", "A1", "A2", "XB", "NET", "W", "FLY", "A", "FIRE", "DEF"][self as usize]
    }

    /// Reads its letters.
    pub fn read(code: &str) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.code().eq_ignore_ascii_case(code))
    }

    /// Whether a number stands beside it.
    pub const fn has_value(self) -> bool {
        !matches!(self, Symbol::Net | Symbol::Fly | Symbol::Defence)
    }

    /// Whether it moves figures over so many hexes.
    pub(crate) const fn is_walk(self) -> bool {
        matches!(self, Symbol::Move1 | Symbol::Move2 | Symbol::Walk)
    }

    /// Whether the cards of a side may bear it (DK-22).
    pub fn is_of(self, seat: Seat) -> bool {
        match self {
            Symbol::Defence => true,
            Symbol::Walk | Symbol::Fly | Symbol::Bite | Symbol::Fire => seat == DRAGON,
            Symbol::Move1 | Symbol::Move2 | Symbol::Attack1 | Symbol::Attack2 => seat == DWARVES,
            Symbol::Crossbow | Symbol::Net => seat == DWARVES,
        }
    }
}

/// One option of a card: a symbol and the number beside it, 0 where there is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Use {
    /// The symbol.
    pub symbol: Symbol,
    /// The number beside it.
    pub value: u8,
}

/// A distinct card of the pack, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Kind(pub(crate) u8);

impl Kind {
    /// No card: what fills the unused places of a hand.
    pub(crate) const NONE: Kind = Kind(0x7f);

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize & (MAX_KINDS - 1)
    }
}

/// Eight bytes in a word, the first lowest.
const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;
/// A byte above all cards fills the unused places.
const EMPTY: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// Up to eight cards, in order of their numbers: a word with a byte a card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hand(u64);

impl Default for Hand {
    fn default() -> Hand {
        Hand(EMPTY)
    }
}

impl Hand {
    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        // Cards are below 0x7f, so one more sets the top bit of unused places alone.
        8 - ((self.0 + ONES) & TOPS).count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == EMPTY
    }

    /// The card at a place below [`Hand::len`].
    #[inline]
    pub(crate) const fn card(self, at: usize) -> Kind {
        Kind((self.0 >> (8 * (at & 7))) as u8)
    }

    /// How many cards have a smaller number.
    #[inline]
    const fn below(self, card: Kind) -> u32 {
        8 - (((self.0 | TOPS) - ONES * card.0 as u64) & TOPS).count_ones()
    }

    /// Whether a card is among them.
    #[inline]
    pub fn holds(self, card: Kind) -> bool {
        let at = self.below(card);
        at < 8 && self.card(at as usize) == card
    }

    /// Takes up one more; there must be room.
    #[inline]
    pub fn insert(&mut self, card: Kind) {
        let at = 8 * (self.below(card) & 7);
        let before = (1u64 << at) - 1;
        self.0 = self.0 & before | u64::from(card.0) << at | (self.0 & !before) << 8;
    }

    /// Puts one away that is there.
    #[inline]
    pub fn remove(&mut self, card: Kind) {
        let at = 8 * (self.below(card) & 7);
        let before = (1u64 << at) - 1;
        self.0 = self.0 & before | self.0 >> 8 & !before | 0x7f << 56;
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        (0..self.len()).map(move |at| self.card(at))
    }

    /// The cards, each only once however many copies there are.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        let mut last = 0xff;
        (0..self.len()).map(move |at| self.card(at)).filter(move |card| {
            let new = card.0 != last;
            last = card.0;
            new
        })
    }
}

/// The first eight of these cards.
impl FromIterator<Kind> for Hand {
    fn from_iter<I: IntoIterator<Item = Kind>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().take(MAX_HAND).for_each(|card| hand.insert(card));
        hand
    }
}

impl std::fmt::Debug for Hand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(Kind::index)).finish()
    }
}

/// Cards one upon the other, up to a whole deck; the last lies on top.
pub type Pile = antre_kernel::Pile<Kind, DECK>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_stay_in_order() {
        let mut hand = Hand::default();
        assert!(hand.is_empty());
        for card in [9, 3, 75, 3, 0, 9, 126, 1] {
            hand.insert(Kind(card));
        }
        let numbers: Vec<usize> = hand.iter().map(Kind::index).collect();
        assert_eq!(numbers, [0, 1, 3, 3, 9, 9, 75, 126]);
        assert_eq!(hand.len(), 8);
        assert_eq!(hand.kinds().count(), 6);
        hand.remove(Kind(3));
        hand.remove(Kind(126));
        let numbers: Vec<usize> = hand.iter().map(Kind::index).collect();
        assert_eq!(numbers, [0, 1, 3, 9, 9, 75]);
        assert!(
            hand.holds(Kind(3)) && hand.holds(Kind(75)) && !hand.holds(Kind(2)) && !hand.holds(Kind(126))
        );
        assert!(!Hand::default().holds(Kind(0)));
    }
}

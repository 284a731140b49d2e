//! Cards: the nine types, the distinct cards of a pack, and the bags and piles they lie in.
//!
//! Everything is packed into machine words, because a random playout does little else than move cards.

use crate::hand::{Few, below};

/// How many different values one type may have in a pack.
pub(crate) const MAX_RANKS: usize = 8;
/// How many numbers distinct cards can have.
pub(crate) const MAX_KINDS: usize = 9 * MAX_RANKS;
/// How many cards each player's set has (CD-02).
pub(crate) const SET: usize = 50;
/// The most cards a hand ever holds (CD-58).
pub(crate) const MAX_HAND: usize = 6;

/// One of the nine types (CD-03), in the order of the glossary.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Type {
    /// Coffre au trésor.
    Chest,
    /// Dragon de feu.
    FireDragon,
    /// Dragon pétrifié.
    StoneDragon,
    /// Princesse.
    Princess,
    /// Troll.
    Troll,
    /// Nain.
    Dwarf,
    /// Héros.
    Hero,
    /// Chasseuse de dragons.
    Huntress,
    /// Navire.
    Ship,
}

impl Type {
    /// Every type.
    pub const ALL: [Type; 9] = [
        Type::Chest,
        Type::FireDragon,
        Type::StoneDragon,
        Type::Princess,
        Type::Troll,
        Type::Dwarf,
        Type::Hero,
        Type::Huntress,
        Type::Ship,
    ];

    /// The two letters of the type in notation.
    pub const fn code(self) -> &'static str {
        ["CO", "DF", "DP", "PR", "TR", "NA", "HE", "CH", "NV"][self as usize]
    }

    /// Reads the two letters.
    pub fn read(code: &str) -> Option<Type> {
        Type::ALL.into_iter().find(|kind| kind.code().eq_ignore_ascii_case(code))
    }

    /// How many cards a multiple space needs to act (CD-27); none for a simple space (CD-23).
    #[inline]
    pub const fn places(self) -> Option<u8> {
        if self.is_multiple() { Some(self.room(0)) } else { None }
    }

    /// How many cards may still be laid on a space that holds `held`; on a simple space a whole hand (CD-24).
    #[inline]
    pub(crate) const fn room(self, held: u8) -> u8 {
        // Without a branch: which space is played on cannot be foretold.
        const ROOM: [u8; 9] = [6, 6, 6, 6, 6, 4, 2, 3, 3];
        const COUNTS: [u8; 9] = [0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff];
        ROOM[self as usize] - (held & COUNTS[self as usize])
    }

    /// Whether this is a multiple space.
    #[inline]
    pub(crate) const fn is_multiple(self) -> bool {
        self as u8 >= Type::Dwarf as u8
    }

    /// The spaces its arrows point to: two where the player chooses.
    #[inline]
    pub const fn targets(self) -> &'static [Type] {
        match self {
            Type::Chest | Type::StoneDragon | Type::Ship => &[],
            Type::FireDragon => &[Type::Chest],
            Type::Princess => &[Type::Chest, Type::StoneDragon],
            Type::Troll => &[Type::Princess],
            Type::Dwarf => &[Type::Dwarf],
            Type::Hero => &[Type::Princess, Type::Troll],
            Type::Huntress => &[Type::FireDragon],
        }
    }
}

/// A distinct card of the pack: its type, and the rank of its value among those of its type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub(crate) u8);

impl Kind {
    /// No card.
    pub(crate) const NONE: Kind = Kind(0x7f);

    /// The card of this type and rank.
    #[inline]
    pub(crate) const fn new(card: Type, rank: usize) -> Kind {
        Kind((card as u8) << 3 | (rank as u8 & 7))
    }

    /// Every number there is, whether a pack has such a card or not.
    pub(crate) fn every() -> impl Iterator<Item = Kind> {
        (0..MAX_KINDS as u8).map(Kind)
    }

    /// This card, or none if it is gone.
    #[inline]
    pub(crate) const fn unless(self, gone: bool) -> Kind {
        Kind(self.0 | 0u8.wrapping_sub(gone as u8) & 0x7f)
    }

    /// Its number, below 72.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its type.
    #[inline]
    pub fn card(self) -> Type {
        // Nothing but the number itself once compiled; numbers above the last type never occur.
        match self.0 >> 3 {
            0 => Type::Chest,
            1 => Type::FireDragon,
            2 => Type::StoneDragon,
            3 => Type::Princess,
            4 => Type::Troll,
            5 => Type::Dwarf,
            6 => Type::Hero,
            7 => Type::Huntress,
            _ => Type::Ship,
        }
    }
}

/// A one in each of the eight bytes of a word.
pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;

/// Cards lying together, counted: their order does not matter or cannot be seen (CD-25, CD-57). Each type is a
/// word with a byte for each of its ranks, so that a whole pile moves in one addition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bag([u64; 9]);

impl Bag {
    /// How many of this card.
    #[inline]
    pub fn count(&self, kind: Kind) -> u8 {
        (self.0[kind.card() as usize] >> (8 * (kind.0 & 7))) as u8
    }

    /// How many of this type.
    #[inline]
    pub fn count_type(&self, card: Type) -> u8 {
        (self.0[card as usize].wrapping_mul(ONES) >> 56) as u8
    }

    /// Whether there is any of this type.
    #[inline]
    pub fn has_type(&self, card: Type) -> bool {
        self.0[card as usize] != 0
    }

    /// Lays down one more.
    #[inline]
    pub fn add(&mut self, kind: Kind) {
        self.0[kind.card() as usize] += 1 << (8 * (kind.0 & 7));
    }

    /// Takes one away.
    #[inline]
    pub fn remove(&mut self, kind: Kind) {
        self.0[kind.card() as usize] -= 1 << (8 * (kind.0 & 7));
    }

    /// Moves all cards of a type to another bag.
    #[inline]
    pub(crate) fn pour(&mut self, card: Type, into: &mut Bag) {
        self.pour_if(true, card, into);
    }

    /// Moves all cards of a type to another bag, or none.
    #[inline]
    pub(crate) fn pour_if(&mut self, moves: bool, card: Type, into: &mut Bag) {
        let cards = self.0[card as usize] & 0u64.wrapping_sub(u64::from(moves));
        into.0[card as usize] += cards;
        self.0[card as usize] -= cards;
    }

    /// Takes all cards of a type out of the game.
    #[inline]
    pub(crate) fn clear(&mut self, card: Type) {
        self.0[card as usize] = 0;
    }

    /// The highest card of a type.
    #[inline]
    pub(crate) fn highest(&self, card: Type) -> Option<Kind> {
        let ranks = self.0[card as usize];
        (ranks != 0).then(|| Kind::new(card, 7 - ranks.leading_zeros() as usize / 8))
    }

    /// How many cards in all.
    pub fn len(&self) -> usize {
        Type::ALL.iter().map(|&card| usize::from(self.count_type(card))).sum()
    }

    /// Whether it holds no card.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 9]
    }

    /// Its cards, each as often as it is there, in order.
    pub fn iter(&self) -> impl Iterator<Item = Kind> {
        Type::ALL.into_iter().flat_map(|card| self.iter_type(card))
    }

    /// Its cards of one type, in order.
    pub fn iter_type(&self, card: Type) -> impl Iterator<Item = Kind> {
        let ranks = self.0[card as usize].to_le_bytes();
        ranks
            .into_iter()
            .enumerate()
            .flat_map(move |(rank, n)| std::iter::repeat_n(Kind::new(card, rank), n.into()))
    }

    /// Points, where each card is worth what the table says.
    #[inline]
    pub(crate) fn worth(&self, values: &[u8; MAX_KINDS]) -> i32 {
        let types = self.0.iter().zip(values.chunks_exact(MAX_RANKS));
        let points = |(ranks, values): (&u64, &[u8])| -> i32 {
            ranks.to_le_bytes().iter().zip(values).map(|(&n, &value)| i32::from(n) * i32::from(value)).sum()
        };
        types.map(points).sum()
    }

    /// Points of one type.
    pub(crate) fn worth_type(&self, card: Type, values: &[u8; MAX_KINDS]) -> i32 {
        self.iter_type(card).map(|kind| i32::from(values[kind.index()])).sum()
    }
}

impl FromIterator<Kind> for Bag {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Kind>>(cards: I) -> Bag {
        let mut bag = Bag::default();
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

/// A face-down draw pile; its top is the end of the list. Below the bottom lie as many empty places as a word has
/// bytes, so that the top cards can be read at once.
#[derive(Clone)]
pub struct Pile {
    places: [Kind; PLACES_OF_PILE],
    len: u8,
}

const BASE: usize = 8;
/// A little more than a set needs, so that a mask keeps every place inside.
const PLACES_OF_PILE: usize = BASE + 64;

impl Default for Pile {
    fn default() -> Pile {
        Pile { places: [Kind::NONE; PLACES_OF_PILE], len: 0 }
    }
}

// Only the cards that lie there count, not what lay in the places above.
impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.cards() == other.cards()
    }
}
impl Eq for Pile {}

impl std::fmt::Debug for Pile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Pile {
    #[inline]
    const fn end(&self) -> usize {
        BASE + (self.len & 63) as usize
    }

    /// The cards from the bottom to the top.
    #[inline]
    pub fn cards(&self) -> &[Kind] {
        &self.places[BASE..self.end()]
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [Kind] {
        let end = self.end();
        &mut self.places[BASE..end]
    }

    /// How many cards lie there.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether none is left.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    #[inline]
    pub(crate) fn push(&mut self, card: Kind) {
        if self.len() < SET {
            self.places[self.end()] = card;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Kind> {
        let top = *self.cards().last()?;
        self.len -= 1;
        Some(top)
    }

    /// The `n` cards on top, the topmost first; no more than there are.
    #[inline]
    pub(crate) fn top(&self, n: usize) -> Few {
        let end = self.end();
        let mut word = [Kind::NONE; BASE];
        word.copy_from_slice(&self.places[end - BASE..end]);
        let cards = below(n as u32 & 7);
        Few::from_bits(u64::from_be_bytes(word.map(|card| card.0)) & cards | Few::EMPTY & !cards)
    }

    /// Takes `n` cards off the top.
    #[inline]
    pub(crate) fn drop_top(&mut self, n: usize) {
        self.len = self.len.saturating_sub(n as u8);
    }
}

impl FromIterator<Kind> for Pile {
    fn from_iter<I: IntoIterator<Item = Kind>>(cards: I) -> Pile {
        let mut pile = Pile::default();
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_give_their_top() {
        let mut pile: Pile = (0..5).map(|rank| Kind::new(Type::Dwarf, rank)).collect();
        let ranks = |few: Few| few.iter().map(|card| card.index() & 7).collect::<Vec<_>>();
        assert_eq!(ranks(pile.top(2)), [4, 3]);
        assert_eq!(ranks(pile.top(6)), [4, 3, 2, 1, 0]);
        pile.drop_top(4);
        pile.push(Kind::new(Type::Dwarf, 7));
        assert_eq!(ranks(pile.top(6)), [7, 0]);
        assert_eq!((pile.top(0).len(), pile.pop().map(Kind::index)), (0, Some(47)));
    }

    #[test]
    fn bags_count() {
        let mut bag: Bag = [7, 1, 1].into_iter().map(|rank| Kind::new(Type::Dwarf, rank)).collect();
        assert_eq!((bag.count_type(Type::Dwarf), bag.count(Kind::new(Type::Dwarf, 1)), bag.len()), (3, 2, 3));
        assert_eq!(bag.highest(Type::Dwarf), Some(Kind::new(Type::Dwarf, 7)));
        let mut other = Bag::default();
        bag.pour(Type::Dwarf, &mut other);
        assert!(bag.is_empty() && other.len() == 3);
    }
}

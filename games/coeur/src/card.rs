//! Cards: the nine types, the distinct cards of a pack, and the ways they lie together.
//!
//! Everything is packed into machine words, because a random playout does little else than move cards.

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
        match self {
            Type::Dwarf => Some(4),
            Type::Hero => Some(2),
            Type::Huntress | Type::Ship => Some(3),
            Type::Chest | Type::FireDragon | Type::StoneDragon | Type::Princess | Type::Troll => None,
        }
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
pub struct Kind(u8);

impl Kind {
    /// The card of this type and rank.
    #[inline]
    pub(crate) const fn new(card: Type, rank: usize) -> Kind {
        Kind((card as u8) << 3 | (rank as u8 & 7))
    }

    /// Its number, below 72.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its type.
    #[inline]
    pub fn card(self) -> Type {
        // Of sixteen numbers nine are types; the others never occur and cost no branch here.
        const TYPES: [Type; 16] = {
            let mut types = [Type::Ship; 16];
            let mut at = 0;
            while at < 9 {
                types[at] = Type::ALL[at];
                at += 1;
            }
            types
        };
        TYPES[usize::from(self.0 >> 3 & 15)]
    }
}

/// Eight bytes in a word, the first lowest.
const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

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
        into.0[card as usize] += std::mem::take(&mut self.0[card as usize]);
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

/// Up to six cards in order: a hand, or the cards of one play. A word with a byte a card, the unused bytes
/// filled with a number above all cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hand(u64);

const EMPTY: u64 = 0x7f7f_7f7f_7f7f_7f7f;

impl Default for Hand {
    fn default() -> Hand {
        Hand(EMPTY)
    }
}

impl std::fmt::Debug for Hand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
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
    ((word | TOPS).wrapping_sub(least as u64 * ONES) & TOPS).trailing_zeros() / 8
}

/// The bytes before this place.
#[inline]
const fn below(place: u32) -> u64 {
    (1 << (8 * place)) - 1
}

impl Hand {
    /// The packed form, which fits beside a ninth byte of other use: its top byte is always the filler.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Hand {
        Hand(bits)
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> usize {
        first_at_least(self.0, 0x7f) as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == EMPTY
    }

    /// The card at this place.
    #[inline]
    pub(crate) const fn card(self, at: u32) -> Kind {
        Kind((self.0 >> (8 * at)) as u8)
    }

    /// The cards in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Kind> + ExactSizeIterator {
        (0..self.len()).map(move |at| self.card(at as u32))
    }

    /// The first card, if there is one.
    #[inline]
    pub fn first(self) -> Option<Kind> {
        (!self.is_empty()).then(|| self.card(0))
    }

    /// Puts a card in its place among fewer than six.
    #[inline]
    pub(crate) fn insert(&mut self, card: Kind) {
        let place = first_at_least(self.0, card.0);
        let (low, high) = (self.0 & below(place), self.0 & !below(place));
        self.0 = low | u64::from(card.0) << (8 * place) | high << 8;
    }

    /// Takes out the card at this place.
    #[inline]
    pub(crate) fn take(&mut self, at: usize) -> Kind {
        let place = at as u32;
        let card = self.card(place);
        self.0 = self.0 & below(place) | (self.0 >> 8 | 0x7f << 56) & !below(place);
        card
    }

    /// Takes out the cards of another hand, all of which are here.
    #[inline]
    pub(crate) fn remove_all(&mut self, played: Hand) {
        let mut left = played.0;
        while left & 0xff != 0x7f {
            self.take(first_at_least(self.0, left as u8) as usize);
            left = left >> 8 | 0x7f << 56;
        }
    }

    /// Whether every card of another hand is here, copies counted.
    pub(crate) fn holds(self, played: Hand) -> bool {
        let mut rest = self.iter();
        played.iter().all(|card| rest.any(|held| held == card))
    }

    /// The cards at the places whose bit is set.
    #[inline]
    pub(crate) fn pick(self, mask: u8) -> Hand {
        let (mut picked, mut place, mut left) = (EMPTY, 0, mask);
        while left != 0 {
            let card = self.card(left.trailing_zeros());
            picked = picked & !(0xff << place) | u64::from(card.0) << place;
            place += 8;
            left &= left - 1;
        }
        Hand(picked)
    }

    /// A bit for each card whose type (or, in the second, whose kind) differs from the card before it; the first
    /// card always does, and so do the unused places.
    #[inline]
    pub(crate) fn steps(self) -> (u8, u8) {
        let change = self.0 ^ self.0 << 8;
        let differs = |change: u64| top_bits(change + EMPTY) | 1;
        (differs(change & 0x7878_7878_7878_7878), differs(change))
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

/// A face-down draw pile; its top is the end of the list.
#[derive(Clone, Debug)]
pub struct Pile {
    cards: [Kind; SET],
    len: u8,
}

impl Default for Pile {
    fn default() -> Pile {
        Pile { cards: [Kind(0); SET], len: 0 }
    }
}

// Only the cards that lie there count, not what lay in the places above.
impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.cards() == other.cards()
    }
}
impl Eq for Pile {}

impl Pile {
    /// The cards from the bottom to the top.
    #[inline]
    pub fn cards(&self) -> &[Kind] {
        &self.cards[..self.len().min(SET)]
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
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Kind> {
        let top = *self.cards().last()?;
        self.len -= 1;
        Some(top)
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [Kind] {
        let len = self.len().min(SET);
        &mut self.cards[..len]
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
        assert!(held.holds(hand(&[(Type::Dwarf, 1), (Type::Dwarf, 1)])));
        assert!(!held.holds(hand(&[(Type::Ship, 0), (Type::Ship, 0)])));
        held.remove_all(hand(&[(Type::Dwarf, 1), (Type::Chest, 0)]));
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

    #[test]
    fn bags_count() {
        let mut bag: Bag = hand(&[(Type::Dwarf, 7), (Type::Dwarf, 1), (Type::Dwarf, 1)]).iter().collect();
        assert_eq!((bag.count_type(Type::Dwarf), bag.count(Kind::new(Type::Dwarf, 1)), bag.len()), (3, 2, 3));
        assert_eq!(bag.highest(Type::Dwarf), Some(Kind::new(Type::Dwarf, 7)));
        let mut other = Bag::default();
        bag.pour(Type::Dwarf, &mut other);
        assert!(bag.is_empty() && other.len() == 3);
    }
}

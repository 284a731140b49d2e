//! The fifty Combat cards, sets of them, and how the n-th card of a set is found without looking at the others.

use antre_kernel::Phrase;

/// A Combat card as it lies in a trick. The Mercenary is two of them: 0 or 14, as its player says (DR-44); in a hand
/// it is [`Card::MERCENARY`], whichever it will be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The Knight of force 11; there are four, and one is as good as another (DR-09).
    pub const KNIGHT: Card = Card(40);
    /// The Queen of force 12.
    pub const QUEEN: Card = Card(44);
    /// The King of force 13.
    pub const KING: Card = Card(45);
    /// The Mercenary in a hand, or played as 0 (DR-46).
    pub const MERCENARY: Card = Card(46);
    /// The Dragon Egg, white and of force 0 (DR-07).
    pub const EGG: Card = Card(47);
    /// The Sorcerer that makes the lowest card win (DR-06).
    pub const LOW: Card = Card(48);
    /// The Sorcerer that makes the highest card win (DR-06).
    pub const HIGH: Card = Card(49);
    /// The Mercenary played as 14 (DR-46).
    pub const MERCENARY_14: Card = Card(50);
    /// A Mercenary whose value nobody said; never legal (DR-44).
    pub const MERCENARY_UNSAID: Card = Card(51);
    /// A card that is not seen.
    pub const HIDDEN: Card = Card(63);

    /// The arcane card of a colour, 0 to 3, and a force, 1 to 10.
    pub const fn arcane(colour: u8, force: u8) -> Card {
        Card(colour * 10 + force - 1)
    }

    #[inline]
    pub(crate) const fn new(code: u8) -> Card {
        Card(code & 63)
    }

    /// The number of the card, below 64.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Whether it is a coloured card (DR-01).
    #[inline]
    pub const fn is_arcane(self) -> bool {
        self.0 < 40
    }

    /// The flame it brings against dragons (DR-80).
    #[inline]
    pub const fn flame(self) -> Flame {
        const FLAMES: [Flame; 64] = {
            let mut flames = [Flame::White; 64];
            let mut code = 0;
            while code < 64 {
                flames[code] = match code {
                    0..=9 => Flame::Blue,
                    10..=19 => Flame::Red,
                    20..=29 => Flame::Green,
                    30..=39 => Flame::Yellow,
                    40..=45 | 50 => Flame::Obscure,
                    48 | 49 => Flame::Sorcerer,
                    _ => Flame::White,
                };
                code += 1;
            }
            flames
        };
        FLAMES[self.index()]
    }

    /// Its force; a Sorcerer has none (DR-81).
    pub const fn force(self) -> Option<u8> {
        match self.0 {
            0..=39 => Some(self.0 % 10 + 1),
            40..=43 => Some(11),
            44 => Some(12),
            45 => Some(13),
            46 | 47 => Some(0),
            50 => Some(14),
            _ => None,
        }
    }

    /// Its bit among [`Cards`]; none for what is no card.
    #[inline]
    const fn hand_bit(self) -> u64 {
        let bit = 1 << self.index();
        // A Mercenary played as 14, or whose value was not said, is the one that was in the hand.
        (bit | (bit >> 4 | bit >> 5) & MERCENARY) & Cards::FULL.0
    }

    /// The same card in a hand: a Mercenary that has not been played has no value yet.
    #[inline]
    pub const fn in_hand(self) -> Card {
        match self.0 {
            50 | 51 => Card::MERCENARY,
            _ => self,
        }
    }

    /// Every number a card can have, whether there is such a card or not.
    pub(crate) fn every() -> impl Iterator<Item = Card> {
        (0..64).map(Card)
    }

    /// Every card that can lie in a trick, each kind once.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..=50).filter(|code| !(41..=43).contains(code)).map(Card)
    }

    /// Its code as it lies in a trick: `b5`, `Kn`, `M14`.
    pub fn code(self) -> String {
        match self.0 {
            0..=39 => format!("{}{}", ["b", "r", "g", "y"][usize::from(self.0 / 10)], self.0 % 10 + 1),
            40..=43 => "Kn".into(),
            44 => "Qn".into(),
            45 => "Kg".into(),
            46 => "M0".into(),
            47 => "Eg".into(),
            48 => "S-".into(),
            49 => "S+".into(),
            50 => "M14".into(),
            51 => "M".into(),
            _ => "?".into(),
        }
    }

    /// Its code in a hand, where the Mercenary is `M`.
    pub fn hand_code(self) -> String {
        if self == Card::MERCENARY { "M".into() } else { self.code() }
    }

    /// Reads a code as it lies in a trick; a bare `M` is a Mercenary whose value was not said.
    pub fn read(text: &str) -> Option<Card> {
        let same = |card: &Card| card.code().eq_ignore_ascii_case(text);
        Card::all().chain([Card::MERCENARY_UNSAID, Card::HIDDEN]).find(same)
    }

    /// Reads a code as it is in a hand.
    pub fn read_in_hand(text: &str) -> Option<Card> {
        let same = |card: &Card| card.hand_code().eq_ignore_ascii_case(text);
        Card::all().filter(|&card| card != Card::MERCENARY_14).chain([Card::HIDDEN]).find(same)
    }

    /// What people call it.
    pub fn name(self) -> Phrase {
        Phrase::new(match self.0 {
            0..=39 => {
                let colour = Phrase::new(self.flame().card_key());
                return Phrase::new("drarkane-arcane-card").with("colour", colour).with("n", self.0 % 10 + 1);
            }
            40..=43 => "drarkane-knight",
            44 => "drarkane-queen",
            45 => "drarkane-king-card",
            46 => "drarkane-mercenary.zero",
            47 => "drarkane-egg",
            48 => "drarkane-weakness",
            49 => "drarkane-might",
            50 => "drarkane-mercenary.fourteen",
            51 => "drarkane-mercenary",
            _ => "drarkane-hidden",
        })
    }

    /// What people call it in a hand.
    pub fn name_in_hand(self) -> Phrase {
        if self == Card::MERCENARY { Card::MERCENARY_UNSAID.name() } else { self.name() }
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.code())
    }
}

/// The seven kinds of flame; the first four are the colours (DR-80).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flame {
    /// Shields.
    Blue,
    /// Swords.
    Red,
    /// Axes.
    Green,
    /// Grimoires, always trump (DR-03).
    Yellow,
    /// Knights, Queen, King and the Mercenary as 14.
    Obscure,
    /// The Egg and the Mercenary as 0.
    White,
    /// The two Sorcerers.
    Sorcerer,
}

impl Flame {
    /// Every flame.
    pub const ALL: [Flame; 7] =
        [Flame::Blue, Flame::Red, Flame::Green, Flame::Yellow, Flame::Obscure, Flame::White, Flame::Sorcerer];

    /// The four that can be asked for.
    pub const COLOURS: [Flame; 4] = [Flame::Blue, Flame::Red, Flame::Green, Flame::Yellow];

    /// Its word in packs and positions.
    pub const fn word(self) -> &'static str {
        match self {
            Flame::Blue => "blue",
            Flame::Red => "red",
            Flame::Green => "green",
            Flame::Yellow => "yellow",
            Flame::Obscure => "obscure",
            Flame::White => "white",
            Flame::Sorcerer => "sorcerer",
        }
    }

    /// Reads its word.
    pub fn read(word: &str) -> Option<Flame> {
        Flame::ALL.into_iter().find(|flame| flame.word() == word)
    }

    /// The key of what a card of this colour is called, before its force.
    pub(crate) const fn card_key(self) -> &'static str {
        match self {
            Flame::Blue => "drarkane-blue.card",
            Flame::Red => "drarkane-red.card",
            Flame::Green => "drarkane-green.card",
            Flame::Yellow => "drarkane-yellow.card",
            other => other.key(),
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Flame::Blue => "drarkane-blue",
            Flame::Red => "drarkane-red",
            Flame::Green => "drarkane-green",
            Flame::Yellow => "drarkane-yellow",
            Flame::Obscure => "drarkane-obscure",
            Flame::White => "drarkane-white",
            Flame::Sorcerer => "drarkane-sorcerer",
        }
    }

    /// What people call it.
    pub const fn name(self) -> Phrase {
        Phrase::new(self.key())
    }
}

/// Cards of one colour as bits.
const COLOUR: u64 = (1 << 10) - 1;
/// All influence cards as bits of a hand, Knights as one.
const INFLUENCE: u64 = 1 << 40 | 0b11_1111 << 44;
/// The Knights: as many of the lowest of these bits are set as there are Knights.
const KNIGHTS: u64 = 0b1111 << 40;
const KNIGHT: u64 = 1 << 40;
const MERCENARY: u64 = 1 << 46;

/// Some Combat cards: a bit for each, and for the Knights, which nobody tells apart, as many bits as there are.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// All fifty (DR-01).
    pub const FULL: Cards = Cards((1 << 50) - 1);

    /// From bits in which any Knight may stand for any other.
    #[inline]
    pub(crate) const fn from_bits(bits: u64) -> Cards {
        const UNARY: [u64; 16] = {
            let mut unary = [0; 16];
            let mut knights = 0usize;
            while knights < 16 {
                unary[knights] = ((1 << knights.count_ones()) - 1) << 40;
                knights += 1;
            }
            unary
        };
        Cards(bits & !KNIGHTS & Cards::FULL.0 | UNARY[(bits >> 40 & 15) as usize])
    }

    /// From one bit for each card that was played, as it was played; what is no card is left out.
    #[inline]
    pub(crate) const fn of_played(bits: u64) -> Cards {
        Cards((bits | bits >> 4 & MERCENARY) & Cards::FULL.0)
    }

    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether such a card is among them.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.in_hand().index() & 1 == 1
    }

    /// How many such cards are among them.
    pub const fn count(self, card: Card) -> usize {
        if card.index() == Card::KNIGHT.index() {
            (self.0 & KNIGHTS).count_ones() as usize
        } else {
            self.has(card) as usize
        }
    }

    /// How many cards of a colour, 0 to 3, are among them.
    pub const fn of_colour(self, colour: usize) -> usize {
        (self.0 & COLOUR << (10 * colour)).count_ones() as usize
    }

    /// Only those of a colour, 0 to 3.
    pub(crate) const fn colour(self, colour: usize) -> Cards {
        Cards(self.0 & COLOUR << (10 * colour))
    }

    /// Adds a card; a fifth Knight, or a second of another kind, is lost.
    #[inline]
    pub fn add(&mut self, card: Card) {
        let bit = card.hand_bit();
        let more = (self.0 & KNIGHTS) << 1 & KNIGHTS & 0u64.wrapping_sub(bit >> 40 & 1);
        self.0 |= bit | more;
    }

    /// Takes such a card away, if there is one.
    #[inline]
    pub fn take(&mut self, card: Card) {
        let bit = card.hand_bit();
        let knights = self.0 & KNIGHTS;
        // The last Knight goes first, so that the rest are the lowest bits again.
        let gone = if bit == KNIGHT { knights & !(knights >> 1) } else { bit };
        self.0 &= !gone;
    }

    /// Takes a card away that is there, as it is played.
    #[inline]
    pub(crate) fn play(&mut self, card: Card) {
        let bit = 1u64 << card.index();
        let knights = self.0 & KNIGHTS;
        let gone = if bit == KNIGHT { knights & !(knights >> 1) } else { bit | bit >> 4 & MERCENARY };
        self.0 &= !gone;
    }

    /// All of both; what is too many is lost.
    #[inline]
    #[must_use]
    pub fn and(self, other: Cards) -> Cards {
        /// How many Knights two counts make together, both and their sum as bits.
        const SUMS: [u8; 256] = {
            let mut sums = [0; 256];
            let mut both = 0usize;
            while both < 256 {
                let knights = both.count_ones();
                sums[both] = if knights >= 4 { 15 } else { (1 << knights) - 1 };
                both += 1;
            }
            sums
        };
        let both = (self.0 >> 40 & 15) << 4 | other.0 >> 40 & 15;
        Cards((self.0 | other.0) & !KNIGHTS | u64::from(SUMS[both as usize]) << 40)
    }

    /// These without those.
    #[inline]
    #[must_use]
    pub fn without(self, other: Cards) -> Cards {
        let fewer = (other.0 & KNIGHTS).count_ones();
        Cards(self.0 & !other.0 & !KNIGHTS | (self.0 & KNIGHTS) >> fewer & KNIGHTS)
    }

    /// Whether all of those are among these.
    pub const fn covers(self, other: Cards) -> bool {
        other.0 & !self.0 == 0
    }

    /// One bit for every different card.
    #[inline]
    pub(crate) const fn kinds(self) -> u64 {
        self.0 & !(KNIGHTS & !KNIGHT)
    }

    /// One bit for every different play when `asked` may be a colour (DR-34 to DR-37); the Mercenary has two.
    #[inline]
    pub(crate) const fn plays(self, asked: Asked) -> u64 {
        let follow = self.0 & asked.bits();
        let must = self.0 & INFLUENCE | follow; // DR-35
        let free = self.0;
        let legal = (if follow == 0 { free } else { must }) & !(KNIGHTS & !KNIGHT);
        legal | (legal & MERCENARY) << 4
    }

    /// The cards in order, equal ones one after the other.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        (0..50)
            .filter(move |at| self.0 >> at & 1 == 1)
            .map(|at| Card(if at < 44 && at > 40 { 40 } else { at }))
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

/// The colour that must be followed: one of four, none yet, or none for the whole trick (DR-41).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked(u8);

impl Asked {
    /// No colour yet: the first arcane card sets it.
    pub const OPEN: Asked = Asked(4);
    /// No colour in this trick; only with the switch `none_after_obscure`.
    pub const NEVER: Asked = Asked(5);

    #[inline]
    const fn bits(self) -> u64 {
        const BITS: [u64; 8] = [COLOUR, COLOUR << 10, COLOUR << 20, COLOUR << 30, 0, 0, 0, 0];
        BITS[(self.0 & 7) as usize]
    }

    /// The number of its row in tables: a colour, or 4.
    #[inline]
    pub(crate) const fn row(self) -> usize {
        if self.0 < 4 { self.0 as usize } else { 4 }
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    /// What is asked once this card has been laid.
    #[inline]
    pub(crate) const fn after(self, card: Card) -> Asked {
        let colour = card.flame() as u8;
        if self.0 == 4 && colour < 4 { Asked(colour) } else { self }
    }

    /// The colour, if one is asked.
    pub const fn colour(self) -> Option<Flame> {
        match self.0 {
            0 => Some(Flame::Blue),
            1 => Some(Flame::Red),
            2 => Some(Flame::Green),
            3 => Some(Flame::Yellow),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knights_are_counted() {
        let mut cards = Cards::NONE;
        for n in 1..=4 {
            cards.add(Card::KNIGHT);
            assert_eq!((cards.count(Card::KNIGHT), cards.kinds().count_ones()), (n, 1));
        }
        cards.add(Card::QUEEN);
        cards.take(Card::KNIGHT);
        assert_eq!((cards.count(Card::KNIGHT), cards.len()), (3, 4));
        assert_eq!(Cards::from_bits(0b1010 << 40).count(Card::KNIGHT), 2);
        let two: Cards = [Card::KNIGHT, Card::KNIGHT].into_iter().collect();
        assert_eq!(cards.without(two).len(), 2);
        assert_eq!(two.and(two).count(Card::KNIGHT), 4);
    }

    #[test]
    fn codes_are_read_back() {
        for card in Card::all() {
            assert_eq!(Card::read(&card.code()), Some(card));
            assert_eq!(Card::read_in_hand(&card.in_hand().hand_code()), Some(card.in_hand()));
        }
        assert_eq!(Card::all().count(), 48);
        assert_eq!(Cards::FULL.len(), 50);
    }
}

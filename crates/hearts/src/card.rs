//! Cards and sets of them: four lanes of sixteen bits, one a suit.

use antre_kernel::Dice;

/// A card: its suit in the upper bits, its rank from 0 (two) to 12 (ace) in the lower four.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Card(pub(crate) u8);

/// Suits as they are numbered: clubs, diamonds, hearts, spades.
pub(crate) const CLUBS: usize = 0;
pub(crate) const DIAMONDS: usize = 1;
pub(crate) const HEARTS: usize = 2;
pub(crate) const SPADES: usize = 3;

impl Card {
    /// The card that opens the play.
    pub const TWO_OF_CLUBS: Card = Card::new(CLUBS, 0);
    /// The card that counts thirteen.
    pub const QUEEN_OF_SPADES: Card = Card::new(SPADES, 10);
    /// A card somebody passed unseen.
    pub const HIDDEN: Card = Card(63);

    /// The card of this suit and rank.
    pub const fn new(suit: usize, rank: usize) -> Card {
        Card((suit << 4 | rank) as u8)
    }

    /// Its suit, from 0 to 3.
    #[inline]
    pub const fn suit(self) -> usize {
        (self.0 >> 4 & 3) as usize
    }

    /// Its rank, from 0 to 12.
    #[inline]
    pub const fn rank(self) -> usize {
        (self.0 & 15) as usize
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (suits, ranks) = (b"CDHS", b"23456789TJQKA???");
        write!(f, "{}{}", suits[self.suit()] as char, ranks[self.rank()] as char)
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards(pub(crate) u64);

/// All cards of the first suit.
const LANE: u64 = 0x1fff;

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// The whole deck.
    pub const ALL: Cards = Cards(LANE | LANE << 16 | LANE << 32 | LANE << 48);
    /// Cards that count.
    pub(crate) const POINTS: Cards = Cards(LANE << (16 * HEARTS) | 1 << Card::QUEEN_OF_SPADES.0);

    /// All cards of a suit.
    #[inline]
    pub const fn suit(suit: usize) -> Cards {
        Cards(LANE << (16 * (suit & 3)))
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is there.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> (card.0 & 63) & 1 == 1
    }

    #[inline]
    pub(crate) const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << (card.0 & 63))
    }

    #[inline]
    pub(crate) const fn and(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[inline]
    pub(crate) const fn both(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    #[inline]
    pub(crate) const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// This set, or the other if it is empty.
    #[inline]
    pub(crate) const fn or(self, other: Cards) -> Cards {
        if self.0 == 0 { other } else { self }
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = Card(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                card
            })
        })
    }

    /// Any of the cards, each as likely. The set is not empty.
    ///
    /// The counts of the bytes are summed up in one multiplication, which gives the number of cards and the byte of
    /// the chosen one; a table finds it there. No branches, and nothing that old processors lack.
    #[inline]
    pub(crate) fn any(self, dice: &mut impl Dice) -> Card {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = 0x80 * ONES;
        let bits = self.0;
        let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let sums = ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
        let chosen = dice.below((sums >> 56) as usize) as u64;
        // A byte ends before the chosen card if its sum is no more than the number of the chosen one.
        let before = ((((chosen * ONES) | HIGH) - sums) & HIGH) >> 7;
        let place = (before.wrapping_mul(ONES) >> 56) * 8;
        let rank = chosen - (sums << 8 >> place & 0xff);
        let byte = (bits >> place) as u8;
        Card(place as u8 + SELECT[usize::from(byte)][rank as usize & 7])
    }

    /// Takes that many of the cards out at random and gives them.
    pub(crate) fn split(&mut self, count: usize, dice: &mut impl Dice) -> Cards {
        let mut out = Cards::NONE;
        for _ in 0..count {
            let card = self.any(dice);
            out = out.with(card);
            *self = self.without(Cards::NONE.with(card));
        }
        out
    }
}

/// Where the n-th one of a byte is.
static SELECT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut rank) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][rank] = bit;
                rank += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::Rng;

    #[test]
    fn any_card_is_any() {
        let mut rng = Rng::new(5);
        for set in [
            Cards::ALL,
            Cards::suit(SPADES),
            Cards(1),
            Cards(1 << 60),
            Cards(0x8001_0000_0100_0003 & Cards::ALL.0),
        ] {
            let mut counts = [0u32; 64];
            let rounds = 2_000 * set.len() as u32;
            (0..rounds).for_each(|_| counts[usize::from(set.any(&mut rng).0)] += 1);
            for card in (0..64).map(Card) {
                let expected = if set.has(card) { 1_750..2_250 } else { 0..1 };
                assert!(expected.contains(&counts[usize::from(card.0)]), "{card:?} of {set:?}");
            }
        }
    }
}

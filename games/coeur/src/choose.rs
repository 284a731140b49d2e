//! The selections of equal and unequal cards, worked out once: how a random play is found without trying any.

use crate::card::MAX_HAND;
use crate::hand::Hand;

/// Every way to select cards of one type from a hand, for every shape a hand can have.
///
/// A hand in order has a shape: which cards are of another type than their left neighbour, and which are another
/// card. A selection is a mask over the hand; of equal cards the left ones are taken, so that each multiset of
/// values occurs once (CD-17). Selections are listed by the last card they take, so that those of a smaller hand,
/// and those of one type, stand together.
struct Shapes {
    /// The number of a shape; 0 for what is no shape.
    number: [u8; 1 << (2 * STEPS)],
    masks: [[u8; 64]; SHAPES],
    /// How many selections take only cards before this place.
    before: [[u8; 8]; SHAPES],
}

const STEPS: usize = MAX_HAND - 1;
/// Each card after the first is of another type, another card of the same type, or the same card: 3⁵ = 243 shapes,
/// with room for every number a byte can have.
const SHAPES: usize = 256;

static TABLE: Shapes = {
    let mut table =
        Shapes { number: [0; 1 << (2 * STEPS)], masks: [[0; 64]; SHAPES], before: [[0; 8]; SHAPES] };
    let (mut types, mut shape) = (0, 1);
    while types < 1 << STEPS {
        let mut kinds = 0;
        while kinds < 1 << STEPS {
            // A card of another type is another card.
            if types & !kinds == 0 {
                table.number[kinds << STEPS | types] = shape as u8;
                list(&mut table, shape, types << 1 | 1, kinds << 1 | 1);
                shape += 1;
            }
            kinds += 1;
        }
        types += 1;
    }
    table
};

const fn list(table: &mut Shapes, shape: usize, types: usize, kinds: usize) {
    let (mut found, mut start, mut last) = (0, 0, 0);
    while last < MAX_HAND {
        if types >> last & 1 == 1 {
            start = last;
        }
        // All selections whose last card this is: any cards of the run before it, and it.
        let mut rest = 0;
        while rest < 1 << (last - start) {
            let mask = (rest | 1 << (last - start)) << start;
            if mask & !kinds & !(mask << 1) == 0 {
                table.masks[shape][found] = mask as u8;
                found += 1;
            }
            rest += 1;
        }
        last += 1;
        table.before[shape][last] = found as u8;
    }
}

/// The selections of one hand.
#[derive(Clone, Copy)]
pub(crate) struct Selections {
    masks: &'static [u8; 64],
    before: &'static [u8; 8],
}

impl Selections {
    #[inline]
    pub(crate) fn of(hand: Hand) -> Selections {
        let (types, kinds) = hand.steps();
        let step = |steps: u8| usize::from(steps >> 1) & ((1 << STEPS) - 1);
        let shape = usize::from(TABLE.number[step(kinds) << STEPS | step(types)]);
        Selections { masks: &TABLE.masks[shape], before: &TABLE.before[shape] }
    }

    /// How many selections take only cards before this place.
    #[inline]
    pub(crate) fn before(&self, place: usize) -> usize {
        usize::from(self.before[place & 7])
    }

    /// A selection as a mask over the hand.
    #[inline]
    pub(crate) fn mask(&self, number: usize) -> u8 {
        self.masks[number & 63]
    }
}

/// How many cards a mask selects; the processors we build for have no instruction for it.
#[inline]
pub(crate) fn size(mask: u8) -> u8 {
    static SIZES: [u8; 256] = {
        let mut sizes = [0; 256];
        let mut mask = 0;
        while mask < 256 {
            sizes[mask] = mask.count_ones() as u8;
            mask += 1;
        }
        sizes
    };
    SIZES[usize::from(mask)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::{Kind, Type};

    fn masks(cards: &[(Type, usize)]) -> Vec<u8> {
        let hand: Hand = cards.iter().map(|&(card, rank)| Kind::new(card, rank)).collect();
        let selections = Selections::of(hand);
        (0..selections.before(hand.len())).map(|number| selections.mask(number)).collect()
    }

    #[test]
    fn selections_are_multisets_of_one_type() {
        assert_eq!(masks(&[(Type::Hero, 1)]), [0b1]);
        // CD-C20: CO1 CO1 CO3 gives 1, 11, 3, 13, 113
        let chests = [(Type::Chest, 0), (Type::Chest, 0), (Type::Chest, 2)];
        assert_eq!(masks(&chests), [0b001, 0b011, 0b100, 0b101, 0b111]);
        assert_eq!(masks(&[chests[0], chests[1], (Type::Dwarf, 0)]), [0b001, 0b011, 0b100]);
        let six: Vec<(Type, usize)> = (0..6).map(|rank| (Type::Dwarf, rank)).collect();
        assert_eq!(masks(&six).len(), 63);
        assert_eq!(masks(&[(Type::Ship, 0); 6]).len(), 6);
    }
}

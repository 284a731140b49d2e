//! The selections of equal and unequal cards, worked out once: how a random play is found without trying any.

/// Every way to select cards from a run of one type, by the run's pattern. A pattern is a bit for the end of the
/// run (so that its length shows) and a bit for each card that equals its left neighbour. Equal cards are taken
/// from the left only, so that each multiset of values occurs once (CD-17); small selections come first, so that
/// a limit on the number of cards cuts the list (CD-29).
pub(crate) struct Selections {
    masks: [[u8; 64]; 128],
    /// How many selections have at most so many cards.
    up_to: [[u8; 8]; 128],
}

/// The pattern of a run: its length, and which cards equal their left neighbour.
#[derive(Clone, Copy)]
pub(crate) struct Pattern(u8);

impl Pattern {
    /// `repeats` has a bit for each card that equals its left neighbour; bits outside the run are ignored.
    #[inline]
    pub(crate) const fn new(len: u32, repeats: u8) -> Pattern {
        Pattern(1 << len | repeats & ((1 << len) - 1) & !1)
    }
}

impl Selections {
    /// How many selections have at most `most` cards.
    #[inline]
    pub(crate) const fn count(&self, pattern: Pattern, most: u8) -> usize {
        self.up_to[(pattern.0 & 127) as usize][(most & 7) as usize] as usize
    }

    /// The selection with this number, as a mask over the run.
    #[inline]
    pub(crate) const fn mask(&self, pattern: Pattern, number: usize) -> u8 {
        self.masks[(pattern.0 & 127) as usize][number & 63]
    }
}

pub(crate) static SELECTIONS: Selections = {
    let mut all = Selections { masks: [[0; 64]; 128], up_to: [[0; 8]; 128] };
    let mut pattern = 2usize;
    while pattern < 128 {
        let len = pattern.ilog2();
        let mut found = 0;
        let mut size = 1;
        while size < 8 {
            let mut mask = 1usize;
            while mask < 1 << len {
                let from_the_left = mask & pattern & !(mask << 1) & !1 & ((1 << len) - 1) == 0;
                if from_the_left && mask.count_ones() == size {
                    all.masks[pattern][found] = mask as u8;
                    found += 1;
                }
                mask += 1;
            }
            all.up_to[pattern][size as usize] = found as u8;
            size += 1;
        }
        pattern += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selections_are_multisets() {
        let count = |len, repeats, most| SELECTIONS.count(Pattern::new(len, repeats), most);
        assert_eq!(count(1, 0, 6), 1);
        assert_eq!(count(3, 0b010, 6), 5, "1, 3, 11, 13, 113 of CD-C20");
        assert_eq!(count(3, 0b110, 6), 3, "1, 11, 111");
        assert_eq!(count(6, 0, 6), 63);
        assert_eq!(count(6, 0, 1), 6);
        assert_eq!(count(4, 0b1000, 2), 7, "a, b, cc and c, ab, ac, bc");
    }
}

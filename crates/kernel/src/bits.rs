//! Words whose bits are things: any of them is found without a loop, as playouts want it.

/// The set bits of a word, counted byte by byte.
#[derive(Clone, Copy)]
pub struct Tally {
    bits: u64,
    /// In each byte, how many bits are set up to and with that byte.
    sums: u64,
}

const ONES: u64 = 0x0101_0101_0101_0101;

impl Tally {
    /// Counts a word.
    #[inline]
    pub const fn of(bits: u64) -> Tally {
        let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Tally { bits, sums: bytes.wrapping_mul(ONES) }
    }

    /// This one, or the other if so; without a branch, for nobody could guess it.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Tally, so: bool) -> Tally {
        let mask = 0u64.wrapping_sub(so as u64);
        let bits = self.bits ^ (self.bits ^ other.bits) & mask;
        Tally { bits, sums: self.sums ^ (self.sums ^ other.sums) & mask }
    }

    /// How many bits are set.
    #[inline]
    pub const fn total(self) -> usize {
        (self.sums >> 56) as usize
    }

    /// Where the n-th set bit is, from 0; `n` must be below the total.
    #[inline]
    pub const fn nth(self, n: usize) -> u8 {
        const HIGH: u64 = 0x80 * ONES;
        let passed = ((n as u64).wrapping_mul(ONES) | HIGH).wrapping_sub(self.sums) & HIGH;
        let byte = ((passed >> 7).wrapping_mul(ONES) >> 56) & 7;
        let before = (self.sums << 8) >> (8 * byte) & 0xff;
        let rest = (n as u64).wrapping_sub(before) & 7;
        let within = SELECT[(self.bits >> (8 * byte) & 0xff) as usize][rest as usize];
        (8 * byte) as u8 | within
    }
}

/// Where the n-th set bit of a byte is.
static SELECT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut at, mut n) = (0, 0);
        while at < 8 {
            if byte >> at & 1 == 1 {
                table[byte][n] = at as u8;
                n += 1;
            }
            at += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_found() {
        for bits in [1, 0b1011_0000, u64::MAX, 1 << 63, 0x8000_0000_0000_0001, 0x0123_4567_89ab_cdef_u64] {
            let tally = Tally::of(bits);
            let places: Vec<u8> = (0..64).filter(|at| bits >> at & 1 == 1).collect();
            assert_eq!(tally.total(), places.len());
            for (n, place) in places.into_iter().enumerate() {
                assert_eq!(tally.nth(n), place);
            }
        }
    }
}

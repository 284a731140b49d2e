//! Where chance comes from: a fast generator for playouts, a cryptographic stream for tables people play.

use std::fmt;

/// A source of random numbers, and the few ways games draw from it.
pub trait Dice {
    /// Sixty-four fresh random bits.
    fn bits(&mut self) -> u64;

    /// A number below `n`, by multiply and shift: off from uniform by less than n / 2⁶⁴.
    #[inline]
    fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// Puts the items into a random order (Fisher–Yates).
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// The fast generator (wyrand): one addition and one multiplication a number, 64 bits of state.
///
/// Predictable from a few draws, so it serves playouts, samples and the lab, never a table people play.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator started from a seed.
    #[inline]
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// A generator for one of many parallel jobs: far from its neighbours, reproducible from (seed, job).
    pub fn for_job(seed: u64, job: u64) -> Rng {
        let mut mix = Rng(seed ^ job.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        mix.bits();
        Rng(mix.bits() ^ job.rotate_left(32))
    }
}

impl Dice for Rng {
    #[inline]
    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = u128::from(self.0) * u128::from(self.0 ^ 0xe703_7ed1_a0b4_28db);
        (wide >> 64) as u64 ^ wide as u64
    }

    /// Two places from one number: off from uniform by less than n / 2³².
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut last = items.len();
        while last > 2 {
            let bits = self.bits();
            items.swap(last - 1, (((bits & 0xffff_ffff) * last as u64) >> 32) as usize);
            items.swap(last - 2, (((bits >> 32) * (last as u64 - 1)) >> 32) as usize);
            last -= 2;
        }
        if last == 2 {
            items.swap(1, self.below(2));
        }
    }
}

/// The 256-bit secret behind every roll of one table.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl Key {
    /// A key of full strength; the bytes come from the system's generator at the edge of the program.
    pub const fn secret(bytes: [u8; 32]) -> Key {
        Key(bytes)
    }

    /// A key stretched from a small seed: for practice, tests and the lab, where anybody may repeat the game.
    pub fn practice(seed: u64) -> Key {
        let mut rng = Rng::new(seed);
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(8) {
            chunk.copy_from_slice(&rng.bits().to_le_bytes());
        }
        Key(bytes)
    }

    /// The dice of one ply: rolls depend on the key and the ply alone, so each can be verified by itself and
    /// none can be drawn anew.
    pub fn at_ply(&self, ply: u32) -> Stream {
        Stream::new(self, u64::from(ply))
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

/// The cryptographic stream: ChaCha20 (RFC 8439) read sixty-four bits at a time.
#[derive(Clone)]
pub struct Stream {
    input: [u32; 16],
    block: [u8; 64],
    used: usize,
}

impl Stream {
    /// The stream of this key and number.
    pub fn new(key: &Key, number: u64) -> Stream {
        let mut nonce = [0; 12];
        nonce[4..].copy_from_slice(&number.to_le_bytes());
        Stream::with_nonce(key, nonce)
    }

    fn with_nonce(key: &Key, nonce: [u8; 12]) -> Stream {
        let mut input = [0; 16];
        input[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        let word = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        for (slot, bytes) in input[4..12].iter_mut().zip(key.0.chunks_exact(4)) {
            *slot = word(bytes);
        }
        for (slot, bytes) in input[13..].iter_mut().zip(nonce.chunks_exact(4)) {
            *slot = word(bytes);
        }
        Stream { input, block: [0; 64], used: 64 }
    }

    fn refill(&mut self) {
        let mut work = self.input;
        for _ in 0..10 {
            for [a, b, c, d] in [
                [0, 4, 8, 12],
                [1, 5, 9, 13],
                [2, 6, 10, 14],
                [3, 7, 11, 15],
                [0, 5, 10, 15],
                [1, 6, 11, 12],
                [2, 7, 8, 13],
                [3, 4, 9, 14],
            ] {
                quarter_round(&mut work, a, b, c, d);
            }
        }
        for ((bytes, mixed), input) in self.block.chunks_exact_mut(4).zip(work).zip(self.input) {
            bytes.copy_from_slice(&mixed.wrapping_add(input).to_le_bytes());
        }
        self.input[12] = self.input[12].wrapping_add(1);
        self.used = 0;
    }

    /// Fills a buffer from the stream.
    pub fn fill(&mut self, out: &mut [u8]) {
        for byte in out {
            if self.used == 64 {
                self.refill();
            }
            *byte = self.block[self.used];
            self.used += 1;
        }
    }
}

fn quarter_round(x: &mut [u32; 16], a: usize, b: usize, c: usize, d: usize) {
    for (add, turn) in [(16, 12), (8, 7)] {
        x[a] = x[a].wrapping_add(x[b]);
        x[d] = (x[d] ^ x[a]).rotate_left(add);
        x[c] = x[c].wrapping_add(x[d]);
        x[b] = (x[b] ^ x[c]).rotate_left(turn);
    }
}

impl Dice for Stream {
    fn bits(&mut self) -> u64 {
        let mut bytes = [0; 8];
        self.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, section 2.3.2, with the block counter at 1.
    #[test]
    fn the_stream_is_chacha20() {
        let mut key = [0; 32];
        key.iter_mut().enumerate().for_each(|(i, byte)| *byte = i as u8);
        let nonce = [0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0];
        let mut stream = Stream::with_nonce(&Key(key), nonce);
        let mut out = [0; 80];
        stream.fill(&mut out);
        let expected =
            [0x10, 0xf1, 0xe7, 0xe4, 0xd1, 0x3b, 0x59, 0x15, 0x50, 0x0f, 0xdd, 0x1f, 0xa3, 0x20, 0x71, 0xc4];
        assert_eq!(out[64..], expected);
    }

    #[test]
    fn below_is_even() {
        let mut rng = Rng::new(7);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6)] += 1;
        }
        assert!(counts.iter().all(|&n| (9_600..10_400).contains(&n)), "{counts:?}");
    }

    /// Every order of four items, by the fast shuffle and by the plain one.
    #[test]
    fn shuffles_are_even() {
        fn counts(mut dice: impl Dice) -> Vec<u32> {
            let mut counts = vec![0; 256];
            for _ in 0..48_000 {
                let mut items = [0usize, 1, 2, 3];
                dice.shuffle(&mut items);
                counts[items.iter().fold(0, |code, item| code * 4 + item)] += 1;
            }
            counts.retain(|&n| n > 0);
            counts
        }
        for counts in [counts(Rng::new(3)), counts(Key::practice(3).at_ply(0))] {
            assert_eq!(counts.len(), 24);
            let chi: f64 = counts.iter().map(|&n| (f64::from(n) - 2000.0).powi(2) / 2000.0).sum();
            assert!(chi < 50.0, "chi-squared {chi} with 23 degrees of freedom");
        }
    }

    #[test]
    fn plies_have_streams_of_their_own() {
        let key = Key::practice(1);
        assert_eq!(key.at_ply(3).bits(), key.at_ply(3).bits());
        assert_ne!(key.at_ply(3).bits(), key.at_ply(4).bits());
        assert_ne!(key.at_ply(3).bits(), Key::practice(2).at_ply(3).bits());
    }
}

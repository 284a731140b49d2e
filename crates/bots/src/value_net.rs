//! A small net that judges positions: learned by `antre lab learn`, and the same to the bit on every machine.
//!
//! Two hidden layers and one output, all in whole numbers: weights of twelve bits, activations in steps of 1/128 between
//! 0 and 8. Sums cannot depend on their order, so neither vector units nor WebAssembly change a choice.

use antre_kernel::{Encode, MAX_SEATS, Seat, squash};

/// Weights that are taken together: a block of sixteen is a register or two on any machine.
const BLOCK: usize = 16;
type Block = [i16; BLOCK];

/// What an activation of 1 is.
const ONE: i32 = 128;
/// The highest activation.
const TOP: i32 = 8 * ONE;
/// What a weight of 1 is: in the first layer as many as activations have, in the others finer.
const FIRST: f32 = 128.0;
const OTHERS: f32 = 256.0;
/// The greatest weight of the first layer, so that 63 times it still fits sixteen bits.
const MOST_FIRST: i16 = 511;
/// The greatest of the others: what twelve bits hold.
const MOST: i16 = 2047;
/// The greatest value of a feature.
pub const MOST_VALUE: i16 = 63;
/// The most outputs of the second layer.
const MOST_SECOND: usize = 32;

/// The first line of a file.
const HEAD: &str = "antre value net 1";
/// Two of these letters make a weight.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/// Weights in a line of a file.
const LINE: usize = 60;

/// The net of one game, with the memory it thinks in.
#[derive(Debug)]
pub struct ValueNet {
    features: usize,
    /// Blocks of a row of the first layer.
    blocks: usize,
    /// One row of blocks for each feature, and one for the bias.
    first: Vec<Block>,
    /// One row of blocks for each output of the second layer.
    second: Vec<Block>,
    second_bias: Vec<i16>,
    third: Vec<i16>,
    third_bias: i16,
    /// Features of the position that is judged: where the row begins, and the value.
    lit: Vec<(u32, i16)>,
}

/// The weights of a net as they are learned: real numbers, row by row.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weights {
    /// How wide the two hidden layers are: the first in sixteens, the second up to 32.
    pub widths: [usize; 2],
    /// For each feature, and then for the bias, a row with a weight for each unit of the first layer.
    pub first: Vec<f32>,
    /// For each unit of the second layer a row with a weight for each of the first.
    pub second: Vec<f32>,
    /// The biases of the second layer.
    pub second_bias: Vec<f32>,
    /// The weights of the output, and its bias last.
    pub third: Vec<f32>,
}

impl Weights {
    /// The greatest weight that can be kept in the first layer.
    pub const MOST_FIRST: f32 = MOST_FIRST as f32 / FIRST;
    /// The greatest in the others.
    pub const MOST: f32 = MOST as f32 / OTHERS;
    /// The highest activation.
    pub const TOP: f32 = TOP as f32 / ONE as f32;

    /// The text of a file with these weights; `about` says how they were made, line by line.
    pub fn write(&self, about: &str) -> String {
        let features = self.first.len() / self.widths[0].max(1) - 1;
        let mut text = format!("{HEAD}\n");
        about.lines().for_each(|line| text.push_str(&format!("# {line}\n")));
        text.push_str(&format!("{features} {} {}\n", self.widths[0], self.widths[1]));
        let whole = |weights: &[f32], scale: f32, most: i16| -> Vec<i16> {
            let most = f32::from(most);
            weights.iter().map(|weight| (weight * scale).round().clamp(-most, most) as i16).collect()
        };
        let mut all = whole(&self.first, FIRST, MOST_FIRST);
        for rest in [&self.second, &self.second_bias, &self.third] {
            all.extend(whole(rest, OTHERS, MOST));
        }
        for line in all.chunks(LINE) {
            for weight in line {
                let bits = (weight + 2048) as usize;
                text.extend([bits >> 6, bits & 63].map(|digit| char::from(LETTERS[digit & 63])));
            }
            text.push('\n');
        }
        text
    }
}

/// A clone has room for as many features: nothing is allocated while it judges.
impl Clone for ValueNet {
    fn clone(&self) -> ValueNet {
        let ValueNet {
            features,
            blocks,
            ref first,
            ref second,
            ref second_bias,
            ref third,
            third_bias,
            lit: _,
        } = *self;
        let (first, second) = (first.clone(), second.clone());
        let (second_bias, third) = (second_bias.clone(), third.clone());
        let lit = Vec::with_capacity(features);
        ValueNet { features, blocks, first, second, second_bias, third, third_bias, lit }
    }
}

impl ValueNet {
    /// The net of a game, if what was learned holds for it.
    pub fn of<R: Encode>(rules: &R) -> Option<ValueNet> {
        if !rules.is_learned() {
            return None;
        }
        let net = ValueNet::read(R::LEARNED).filter(|read| read.features == R::FEATURES);
        debug_assert!(net.is_some(), "what was learned is not of this game");
        net
    }

    /// Reads a file; nothing if it is not one.
    pub fn read(text: &str) -> Option<ValueNet> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        if lines.next()? != HEAD {
            return None;
        }
        let sizes: Vec<usize> = lines.next()?.split(' ').map_while(|word| word.parse().ok()).collect();
        let [features, wide, second] = sizes.try_into().ok()?;
        if wide == 0
            || wide % BLOCK != 0
            || wide > 256
            || second == 0
            || second > MOST_SECOND
            || features > 65_535
        {
            return None;
        }
        let letters: Vec<u8> = lines.flat_map(str::bytes).collect();
        let digit = |letter: u8| LETTERS.iter().position(|known| *known == letter);
        let mut weights = Vec::with_capacity(letters.len() / 2);
        for pair in letters.chunks_exact(2) {
            weights.push((digit(pair[0])? << 6 | digit(pair[1])?) as i16 - 2048);
        }
        let (first, rest) = weights.split_at_checked((features + 1) * wide)?;
        let (rows, rest) = rest.split_at_checked(second * wide)?;
        let (second_bias, third) = rest.split_at_checked(second)?;
        let (third_bias, third) = third.split_last()?;
        let blocks = |weights: &[i16]| weights.as_chunks::<BLOCK>().0.to_vec();
        let fits = third.len() == second && first.iter().all(|weight| weight.abs() <= MOST_FIRST);
        fits.then(|| ValueNet {
            features,
            blocks: wide / BLOCK,
            first: blocks(first),
            second: blocks(rows),
            second_bias: second_bias.to_vec(),
            third: third.to_vec(),
            third_bias: *third_bias,
            lit: Vec::with_capacity(features),
        })
    }

    /// The share of the win each seat may expect in a world in which this seat is to move.
    #[inline]
    pub fn shares<R: Encode>(&mut self, rules: &R, s: &R::State, mover: Seat) -> [f32; MAX_SEATS] {
        let mut shares = [0.0; MAX_SEATS];
        let seats = rules.seats();
        if seats == 2 {
            let seat = rules.valued_seat(mover);
            let share = self.share(rules, s, seat);
            shares[seat.index() & 1] = share;
            shares[!seat.index() & 1] = 1.0 - share;
            return shares;
        }
        let mut sum = 0.0;
        for seat in Seat::all(seats) {
            let share = self.share(rules, s, seat);
            shares[seat.index() % MAX_SEATS] = share;
            sum += share;
        }
        if seats > 1 {
            shares.iter_mut().for_each(|share| *share /= sum);
        }
        shares
    }

    /// The share of one seat, from 0 to 1.
    #[inline]
    pub fn share<R: Encode>(&mut self, rules: &R, s: &R::State, seat: Seat) -> f32 {
        let ValueNet { lit, blocks, features, .. } = self;
        lit.clear();
        rules.encode(s, seat, &mut |feature, value| {
            debug_assert!(feature < *features && value.abs() <= MOST_VALUE, "feature {feature} of {value}");
            if value != 0 && lit.len() < *features {
                lit.push(((feature * *blocks) as u32, value));
            }
        });
        squash(self.output())
    }

    /// The share that these features promise, from 0 to 1.
    pub fn share_of(&mut self, features: &[(u16, i16)]) -> f32 {
        self.lit.clear();
        let known = features.iter().filter(|(feature, _)| usize::from(*feature) < self.features);
        self.lit.extend(known.map(|&(feature, value)| ((usize::from(feature) * self.blocks) as u32, value)));
        squash(self.output())
    }

    /// What the net says to the features that are lit.
    #[inline]
    fn output(&self) -> f32 {
        let mut second = [0i32; MOST_SECOND];
        let bias = self.features * self.blocks;
        for block in 0..self.blocks {
            let mut sums = self.first[bias + block];
            for &(row, value) in &self.lit {
                add(&mut sums, &self.first[row as usize + block], value);
            }
            let active = sums.map(|sum| sum.clamp(0, TOP as i16));
            for (sum, row) in second.iter_mut().zip(self.second.chunks_exact(self.blocks)) {
                *sum += dot(&active, &row[block]);
            }
        }
        let mut output = i32::from(self.third_bias) * ONE;
        for ((sum, bias), weight) in second.iter().zip(&self.second_bias).zip(&self.third) {
            let active = ((sum + i32::from(*bias) * ONE) >> 8).clamp(0, TOP);
            output += active * i32::from(*weight);
        }
        output as f32 / (ONE as f32 * OTHERS)
    }
}

/// Adds a row of weights so many times. By index: so the compiler knows how long it is, and keeps sums in registers.
#[inline(always)]
#[allow(clippy::needless_range_loop, reason = "zipped, it is six times slower")]
fn add(sums: &mut Block, weights: &Block, value: i16) {
    for unit in 0..BLOCK {
        sums[unit] = sums[unit].saturating_add(weights[unit].wrapping_mul(value));
    }
}

#[inline(always)]
#[allow(clippy::needless_range_loop, reason = "as above")]
fn dot(units: &Block, weights: &Block) -> i32 {
    let mut sum = 0;
    for unit in 0..BLOCK {
        sum += i32::from(units[unit]) * i32::from(weights[unit]);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two inputs, the first wanted and the second not: 2 · x − y, through both layers.
    fn small() -> Weights {
        let (mut first, mut second) = (vec![0.0; 3 * 16], vec![0.0; 2 * 16]);
        (first[0], first[16], first[33]) = (2.0, -1.0, 0.5);
        (second[0], second[17]) = (1.0, -0.5);
        let second_bias = vec![0.0, 1.0];
        Weights { widths: [16, 2], first, second, second_bias, third: vec![1.0, -2.0, 0.25] }
    }

    #[test]
    fn a_net_is_written_read_and_sums_up() {
        let text = small().write("by hand\nfor a test");
        assert!(text.starts_with("antre value net 1\n# by hand\n# for a test\n2 16 2\n"), "{text}");
        let mut net = ValueNet::read(&text).unwrap();
        let mut says = |x: i16, y: i16| {
            net.lit = vec![(0, x), (1, y)];
            net.output()
        };
        // The second unit is 1 − 0.5 · 0.5 whatever comes, the first 2x − y within 0 and 8.
        assert_eq!(says(1, 0), 2.0 - 2.0 * 0.75 + 0.25);
        assert_eq!(says(2, 3), 1.0 - 1.5 + 0.25);
        assert_eq!(says(0, 3), 0.0 - 1.5 + 0.25);
        assert_eq!(says(63, -63), 8.0 - 1.5 + 0.25);
    }

    #[test]
    fn a_clone_judges_alike_and_has_room() {
        let mut net = ValueNet::read(&small().write("")).unwrap();
        let mut clone = net.clone();
        assert_eq!(clone.lit.capacity(), net.lit.capacity());
        assert_eq!(clone.share_of(&[(0, 3), (1, 1)]), net.share_of(&[(0, 3), (1, 1)]));
    }

    #[test]
    fn what_is_no_net_is_refused() {
        let text = small().write("");
        assert!(ValueNet::read(&text).is_some());
        for wrong in [
            "",
            "antre value net 1",
            "antre value net 2\n2 16 2\n",
            &text[..text.len() - 3],
            &text.replace('A', "!"),
        ] {
            assert!(ValueNet::read(wrong).is_none(), "{wrong}");
        }
        assert!(ValueNet::read(&text.replace("2 16 2", "2 15 2")).is_none());
    }
}

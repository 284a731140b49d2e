//! The sequential test: it stops as soon as the answer is known, and seldom answers wrong.

use crate::stats::share_of_elo;

/// Two claims about the Elo difference of a duel, one of which is to be settled.
///
/// The log-likelihood ratio is that of the generalised test for means of unknown spread: pairs are summed up by their
/// mean and variance, as the testers of chess programs do. Each claim is wrongly given up in about 5 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// Side A is better by this much at most.
    pub low: f64,
    /// Side A is better by at least this much.
    pub high: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The lower claim holds.
    Low,
    /// The higher claim holds.
    High,
}

/// The ratio at which a claim is given up: ln(0.95 / 0.05).
pub const BOUND: f64 = 2.944_438_979_166_440_3;

/// Fewer pairs say too little about their own spread.
const FEWEST: u32 = 32;

/// The pairs so far, summed up.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sums {
    n: u32,
    sum: f64,
    squares: f64,
}

impl Sums {
    /// One more pair, and what share of the win it brought side A.
    pub fn add(&mut self, share: f64) {
        self.n += 1;
        self.sum += share;
        self.squares += share * share;
    }
}

impl Sprt {
    /// The log-likelihood ratio of the higher claim over the lower one.
    ///
    /// A pair lost and a pair won are imagined on top, so that pairs that are all alike do not pass for certainty.
    pub fn ratio(&self, sums: &Sums, seats: u8) -> f64 {
        let n = f64::from(sums.n) + 2.0;
        let mean = (sums.sum + 1.0) / n;
        let variance = (sums.squares + 1.0) / n - mean * mean;
        let (low, high) = (share_of_elo(self.low, seats), share_of_elo(self.high, seats));
        n * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// The answer, once it is known.
    pub fn answer(&self, sums: &Sums, seats: u8) -> Option<Answer> {
        let ratio = self.ratio(sums, seats);
        match ratio {
            _ if sums.n < FEWEST => None,
            ratio if ratio >= BOUND => Some(Answer::High),
            ratio if ratio <= -BOUND => Some(Answer::Low),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::{Dice, Rng};

    #[test]
    fn the_ratio_by_hand() {
        // 98 pairs and the two imagined ones: 60 won, 40 lost. Mean 0.6, variance 0.24; 0 and 100 Elo are shares of
        // 0.5 and 0.640065; 100 · 0.140065 · (1.2 − 1.140065) / 0.48 = 1.748918.
        let mut sums = Sums::default();
        (0..98).for_each(|pair| sums.add(if pair < 59 { 1.0 } else { 0.0 }));
        let ratio = Sprt { low: 0.0, high: 100.0 }.ratio(&sums, 2);
        assert!((ratio - 1.748_918).abs() < 1e-4, "{ratio}");
    }

    /// Plays pairs of known strength until the test answers.
    fn trial(elo: f64, rng: &mut Rng) -> (Answer, u32) {
        let (test, mut sums) = (Sprt { low: 0.0, high: 40.0 }, Sums::default());
        let chance = share_of_elo(elo, 2);
        let mut won = || if rng.below(1_000_000) as f64 / 1e6 < chance { 0.5 } else { 0.0 };
        for pairs in 1.. {
            sums.add(won() + won());
            if let Some(answer) = test.answer(&sums, 2) {
                return (answer, pairs);
            }
        }
        unreachable!("the test ends")
    }

    #[test]
    fn it_errs_as_seldom_as_it_says_and_stops_early() {
        let mut rng = Rng::new(3);
        for (elo, wrong) in [(0.0, Answer::High), (40.0, Answer::Low)] {
            let trials: Vec<(Answer, u32)> = (0..600).map(|_| trial(elo, &mut rng)).collect();
            let errors = trials.iter().filter(|(answer, _)| *answer == wrong).count();
            // 30 of 600 are due; 2.2 standard deviations above that are 42.
            assert!((8..=42).contains(&errors), "{errors} of 600 at {elo} Elo");
            let pairs = trials.iter().map(|(_, pairs)| f64::from(*pairs)).sum::<f64>() / 600.0;
            // A test of fixed length with these errors would need about 410 pairs.
            assert!(pairs < 300.0, "{pairs} pairs on average at {elo} Elo");
        }
    }
}

//! The sequential probability ratio test: it stops as soon as the answer is known, and is seldom wrong.

use crate::stats::share_of_elo;

/// Two hypotheses about the Elo difference of a duel, one of which is to be accepted.
///
/// The log-likelihood ratio is that of the generalised test for means of unknown variance: pairs are summed up by their
/// mean and variance, as the testers of chess programs do. Each hypothesis is wrongly rejected in about 5 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// H0: side A is better by this much at most.
    pub elo0: f64,
    /// H1: side A is better by at least this much.
    pub elo1: f64,
}

/// What a sequential test can accept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hypothesis {
    /// The lower one, [`Sprt::elo0`].
    H0,
    /// The higher one, [`Sprt::elo1`].
    H1,
}

/// The log-likelihood ratio at which a hypothesis is accepted: ln(0.95 / 0.05).
pub const LLR_BOUND: f64 = 2.944_438_979_166_440_3;

/// Fewer pairs say too little about their own variance.
const FEWEST: u32 = 32;

/// The pairs so far: their number, the sum of their shares, and the sum of the squares.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Moments {
    n: u32,
    sum: f64,
    squares: f64,
}

impl Moments {
    /// One more pair, with side A's share of the win.
    pub fn add(&mut self, share: f64) {
        self.n += 1;
        self.sum += share;
        self.squares += share * share;
    }
}

impl Sprt {
    /// The log-likelihood ratio of H1 over H0.
    ///
    /// One pair lost and one won are added, so that pairs that are all alike do not pass for certainty.
    pub fn llr(&self, moments: &Moments, seats: u8) -> f64 {
        let n = f64::from(moments.n) + 2.0;
        let mean = (moments.sum + 1.0) / n;
        let variance = (moments.squares + 1.0) / n - mean * mean;
        let (low, high) = (share_of_elo(self.elo0, seats), share_of_elo(self.elo1, seats));
        n * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// The hypothesis that is accepted, once one is.
    pub fn accepted(&self, moments: &Moments, seats: u8) -> Option<Hypothesis> {
        match self.llr(moments, seats) {
            _ if moments.n < FEWEST => None,
            llr if llr >= LLR_BOUND => Some(Hypothesis::H1),
            llr if llr <= -LLR_BOUND => Some(Hypothesis::H0),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::{Dice, Rng};

    #[test]
    fn the_log_likelihood_ratio_by_hand() {
        // 98 pairs and the two that are added: 60 won, 40 lost. Mean 0.6, variance 0.24; 0 and 100 Elo are shares of
        // 0.5 and 0.640065; 100 · 0.140065 · (1.2 − 1.140065) / 0.48 = 1.748918.
        let mut moments = Moments::default();
        (0..98).for_each(|pair| moments.add(if pair < 59 { 1.0 } else { 0.0 }));
        let llr = Sprt { elo0: 0.0, elo1: 100.0 }.llr(&moments, 2);
        assert!((llr - 1.748_918).abs() < 1e-4, "{llr}");
    }

    /// Plays pairs of known strength until the test accepts a hypothesis.
    fn trial(elo: f64, rng: &mut Rng) -> (Hypothesis, u32) {
        let (test, mut moments) = (Sprt { elo0: 0.0, elo1: 40.0 }, Moments::default());
        let chance = share_of_elo(elo, 2);
        let mut won = || if rng.below(1_000_000) as f64 / 1e6 < chance { 0.5 } else { 0.0 };
        for pairs in 1.. {
            moments.add(won() + won());
            if let Some(accepted) = test.accepted(&moments, 2) {
                return (accepted, pairs);
            }
        }
        unreachable!("the test ends")
    }

    #[test]
    fn it_errs_as_seldom_as_it_says_and_stops_early() {
        let mut rng = Rng::new(3);
        for (elo, wrong) in [(0.0, Hypothesis::H1), (40.0, Hypothesis::H0)] {
            let trials: Vec<(Hypothesis, u32)> = (0..600).map(|_| trial(elo, &mut rng)).collect();
            let errors = trials.iter().filter(|(accepted, _)| *accepted == wrong).count();
            // 30 of 600 are due; 2.2 standard deviations above that are 42.
            assert!((8..=42).contains(&errors), "{errors} of 600 at {elo} Elo");
            let pairs = trials.iter().map(|(_, pairs)| f64::from(*pairs)).sum::<f64>() / 600.0;
            // A test of fixed length with these errors would need about 410 pairs.
            assert!(pairs < 300.0, "{pairs} pairs on average at {elo} Elo");
        }
    }
}

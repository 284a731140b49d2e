//! Intervals for means of few or many values, and Elo from a share of the win.

use statrs::distribution::{ContinuousCDF, StudentsT};

/// How often the true value lies outside an interval, on either side together.
const ALPHA: f64 = 0.05;

/// A mean and its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The mean of what was measured.
    pub mean: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// The mean of independent values by Student's t; none of no values. One value bounds nothing.
    pub fn of_mean(values: &[f64]) -> Option<Interval> {
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
        let half = match values.len() {
            0 => return None,
            1 => f64::INFINITY,
            _ => t_quantile(n - 1.0) * (squares / (n - 1.0) / n).sqrt(),
        };
        Some(Interval { mean, low: mean - half, high: mean + half })
    }

    /// The mean of `n` values known by their sum and the sum of their squares; none of no values.
    pub fn of_sums(n: u64, sum: f64, squares: f64) -> Option<Interval> {
        let count = n as f64;
        let mean = sum / count;
        let half = match n {
            0 => return None,
            1 => f64::INFINITY,
            _ => {
                t_quantile(count - 1.0)
                    * ((squares - count * mean * mean).max(0.0) / (count - 1.0) / count).sqrt()
            }
        };
        Some(Interval { mean, low: mean - half, high: mean + half })
    }

    /// The slope of a linear regression, from the sums of squares of x, of products, and of squares of y, all around their
    /// means, and the degrees of freedom that are left.
    pub fn of_slope(xx: f64, xy: f64, yy: f64, freedom: f64) -> Interval {
        let mean = xy / xx;
        let half = if freedom < 1.0 {
            f64::INFINITY
        } else {
            t_quantile(freedom) * ((yy - mean * xy).max(0.0) / freedom / xx).sqrt()
        };
        Interval { mean, low: mean - half, high: mean + half }
    }

    /// The mean of independent values that all lie between 0 and 1.
    ///
    /// When all n values are the same they have no variance, yet the true mean may lie elsewhere: a value that comes up
    /// with probability q comes up n times with qⁿ, which bounds q from below; every other value is 0 or 1 at worst.
    pub fn of_share(values: &[f64]) -> Option<Interval> {
        let Interval { mean, low, high } = Interval::of_mean(values)?;
        if values.iter().any(|value| *value != values[0]) {
            return Some(Interval { mean, low: low.max(0.0), high: high.min(1.0) });
        }
        let least = (ALPHA / 2.0).powf(1.0 / values.len() as f64);
        // Written so that all won stays exactly that: the Elo of a share a hair below 1 would be a number.
        Some(Interval { mean, low: least * mean, high: 1.0 - least * (1.0 - mean) })
    }

    /// The interval of an increasing function of what was measured.
    #[must_use]
    pub fn map(self, increasing: impl Fn(f64) -> f64) -> Interval {
        Interval { mean: increasing(self.mean), low: increasing(self.low), high: increasing(self.high) }
    }

    /// Whether this value lies in it.
    pub fn contains(&self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }
}

/// The quantile of Student's t that leaves half of [`ALPHA`] above it.
fn t_quantile(freedom: f64) -> f64 {
    StudentsT::new(0.0, 1.0, freedom).map_or(f64::INFINITY, |t| t.inverse_cdf(1.0 - ALPHA / 2.0))
}

/// The Elo difference that a share of the win at a table of `seats` stands for: 0 at an even share, 400 for odds ten
/// times as good, infinite for a share of 0 or 1.
pub fn elo(share: f64, seats: u8) -> f64 {
    let even = f64::from(seats) - 1.0;
    400.0 * (share * even / (1.0 - share)).log10()
}

/// The share of the win at a table of `seats` that an Elo difference stands for: the inverse of [`elo`].
pub fn share_of_elo(elo: f64, seats: u8) -> f64 {
    let odds = 10f64.powf(elo / 400.0);
    odds / (odds + f64::from(seats) - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(got: f64, expected: f64) {
        assert!((got - expected).abs() < 5e-7 || got == expected, "{got} for {expected}");
    }

    #[test]
    fn a_small_set_by_hand() {
        // Mean 0.6; squared distances 0.16 + 0.01 + 0.01 + 0.36 + 0.16 = 0.70; variance 0.175; standard error
        // √(0.175 / 5) = 0.1870829; t for 4 degrees of freedom 2.7764451; half width 0.5194254.
        let values = [1.0, 0.5, 0.5, 0.0, 1.0];
        let interval = Interval::of_mean(&values).unwrap();
        near(interval.mean, 0.6);
        near(interval.low, 0.080_574_6);
        near(interval.high, 1.119_425_4);
        let sums = Interval::of_sums(5, 3.0, 2.5).unwrap();
        near(sums.low, interval.low);
        near(sums.high, interval.high);
        let share = Interval::of_share(&values).unwrap();
        near(share.low, 0.080_574_6);
        near(share.high, 1.0);
    }

    #[test]
    fn a_larger_set_by_hand() {
        // Ten values: six halves, two 1, one 0, one 3/4. Sum 5.75, mean 0.575; squared distances
        // 6·0.005625 + 2·0.180625 + 0.330625 + 0.030625 = 0.75625; variance 0.08402778; standard error
        // 0.09166667; t for 9 degrees of freedom 2.2621572; half width 0.2073644.
        let values = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.0, 1.0, 0.0, 0.75];
        let interval = Interval::of_share(&values).unwrap();
        near(interval.mean, 0.575);
        near(interval.low, 0.367_635_6);
        near(interval.high, 0.782_364_4);
        assert!(interval.contains(0.5) && !interval.contains(0.8));
    }

    #[test]
    fn few_and_equal_values_are_not_mistaken_for_certainty() {
        assert_eq!(Interval::of_mean(&[]), None);
        let one = Interval::of_share(&[0.5]).unwrap();
        near(one.low, 0.0125);
        near(one.high, 0.9875);
        // 0.7² would already be 0.49; 0.158² is the 2.5 % that remains.
        let won = Interval::of_share(&[1.0, 1.0]).unwrap();
        near(won.low, 0.025f64.sqrt());
        assert_eq!(won.high.to_bits(), 1f64.to_bits());
        let lost = Interval::of_share(&[0.0, 0.0]).unwrap();
        near(lost.high, 1.0 - 0.025f64.sqrt());
        near(lost.low, 0.0);
        // A win and a loss in either pair: whatever else may come up has that same chance to have stayed away.
        let even = Interval::of_share(&[0.5, 0.5]).unwrap();
        near(even.low, 0.5 * 0.025f64.sqrt());
        near(even.high, 1.0 - 0.5 * 0.025f64.sqrt());
    }

    #[test]
    fn elo_counts_odds_against_an_even_share() {
        near(elo(0.5, 2), 0.0);
        near(elo(0.25, 4), 0.0);
        near(elo(10.0 / 11.0, 2), 400.0);
        near(elo(1.0 / 11.0, 2), -400.0);
        near(elo(0.64, 2), 99.950_989_3);
        assert_eq!(elo(1.0, 2), f64::INFINITY);
        assert_eq!(elo(0.0, 2), f64::NEG_INFINITY);
        for seats in 2..=4 {
            near(elo(share_of_elo(-73.0, seats), seats), -73.0);
        }
    }
}

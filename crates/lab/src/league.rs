//! Ratings from many duels: one number for each bot, with its interval (a Bradley–Terry model).

use crate::stats::{Interval, share_of_elo};

/// The duel of two bots of a league.
#[derive(Clone, PartialEq, Debug)]
pub struct Meeting {
    /// The challenger's place in the list of bots.
    pub a: usize,
    /// The other's place.
    pub b: usize,
    /// The challenger's share of the win, pair by pair.
    pub shares: Vec<f64>,
}

/// How much one Elo adds to the logarithm of the odds.
const LOG_ODDS_PER_ELO: f64 = std::f64::consts::LN_10 / 400.0;
/// The standard errors within which a rating lies in 95 of 100 cases.
const Z_95: f64 = 1.959_963_985;

/// The ratings that explain the meetings best, the first bot's being 0; none if the meetings do not connect all bots.
///
/// A share of the win is modelled by the difference of two ratings as [`share_of_elo`] says, and the ratings are those
/// of the greatest quasi-likelihood, found by Newton's method. Each meeting gets one even pair on top, so that a bot that
/// never lost is far ahead and not infinitely. The intervals come from how much the pairs vary in fact (the sandwich
/// estimate), and not from the variance of the model.
pub fn league(bots: usize, meetings: &[Meeting], seats: u8) -> Option<Vec<Interval>> {
    let even = 1.0 / f64::from(seats);
    let free = bots.checked_sub(1)?;
    let mut ratings = vec![0.0; bots];
    let mut information = Vec::new();
    for _ in 0..100 {
        let mut gradient = vec![0.0; free];
        information = vec![vec![0.0; free]; free];
        for meeting in meetings {
            let expected = share_of_elo(ratings[meeting.a] - ratings[meeting.b], seats);
            let n = meeting.shares.len() as f64 + 1.0;
            let won = meeting.shares.iter().sum::<f64>() + even;
            let weight = n * expected * (1.0 - expected) * LOG_ODDS_PER_ELO * LOG_ODDS_PER_ELO;
            for (i, sign) in meeting.ends() {
                gradient[i] += sign * (won - n * expected) * LOG_ODDS_PER_ELO;
                for (j, other) in meeting.ends() {
                    information[i][j] += sign * other * weight;
                }
            }
        }
        let step = solve(&information, &gradient)?;
        for (rating, step) in ratings[1..].iter_mut().zip(&step) {
            // A longer step would leave the region where the likelihood is nearly quadratic.
            *rating += step.clamp(-400.0, 400.0);
        }
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    let mut score_variance = vec![vec![0.0; free]; free];
    for meeting in meetings {
        let expected = share_of_elo(ratings[meeting.a] - ratings[meeting.b], seats);
        let pairs = meeting.shares.iter().chain([&even]);
        let squares =
            pairs.map(|share| (share - expected).powi(2)).sum::<f64>() * LOG_ODDS_PER_ELO * LOG_ODDS_PER_ELO;
        for (i, sign) in meeting.ends() {
            for (j, other) in meeting.ends() {
                score_variance[i][j] += sign * other * squares;
            }
        }
    }
    let mut all = vec![Interval { mean: 0.0, low: 0.0, high: 0.0 }];
    for bot in 0..free {
        // The bot's row of the inverse information, around the variance of the scores.
        let unit: Vec<f64> = (0..free).map(|at| f64::from(u8::from(at == bot))).collect();
        let row = solve(&information, &unit)?;
        let variance: f64 = (0..free)
            .flat_map(|i| (0..free).map(move |j| (i, j)))
            .map(|(i, j)| row[i] * score_variance[i][j] * row[j])
            .sum();
        let (mean, half) = (ratings[bot + 1], Z_95 * variance.max(0.0).sqrt());
        all.push(Interval { mean, low: mean - half, high: mean + half });
    }
    Some(all)
}

impl Meeting {
    /// Which ratings are free to move here, and which way: the first bot's stays where it is.
    fn ends(&self) -> impl Iterator<Item = (usize, f64)> + Clone {
        [(self.a, 1.0), (self.b, -1.0)]
            .into_iter()
            .filter_map(|(bot, sign)| Some((bot.checked_sub(1)?, sign)))
    }
}

/// Solves a small system of linear equations by Gaussian elimination; none if it has no unique solution.
fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Option<Vec<f64>> {
    let n = right.len();
    let mut rows: Vec<Vec<f64>> =
        matrix.iter().zip(right).map(|(row, value)| row.iter().copied().chain([*value]).collect()).collect();
    for at in 0..n {
        let pivot = (at..n).max_by(|&a, &b| rows[a][at].abs().total_cmp(&rows[b][at].abs()))?;
        rows.swap(at, pivot);
        let lead = rows[at][at];
        if lead.abs() < 1e-15 {
            return None;
        }
        let own = rows[at].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(index, _)| *index != at) {
            let factor = row[at] / lead;
            row.iter_mut().zip(&own).for_each(|(value, own)| *value -= factor * own);
        }
    }
    Some((0..n).map(|at| rows[at][n] / rows[at][at]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::elo;
    use antre_kernel::{Dice, Rng};

    fn near(got: f64, expected: f64, by: f64) {
        assert!((got - expected).abs() < by, "{got} for {expected}");
    }

    #[test]
    fn one_meeting_gives_the_elo_of_its_share() {
        // Two of three pairs won, and the even one: a share of 2.5 / 4.
        let meeting = Meeting { a: 1, b: 0, shares: vec![1.0, 0.0, 1.0] };
        let ratings = league(2, &[meeting], 2).unwrap();
        near(ratings[1].mean, elo(0.625, 2), 1e-6);
        assert_eq!((ratings[0].low, ratings[0].high), (0.0, 0.0));
        // Squares 2·0.375² + 0.625² + 0.125² = 0.6875; information 4·0.625·0.375 = 0.9375; √0.6875 / 0.9375 / LOG_ODDS_PER_ELO.
        near(ratings[1].high - ratings[1].mean, Z_95 * 0.6875f64.sqrt() / 0.9375 / LOG_ODDS_PER_ELO, 1e-6);
    }

    #[test]
    fn bots_that_never_met_have_no_ratings() {
        let meeting = Meeting { a: 1, b: 0, shares: vec![1.0, 0.0] };
        assert_eq!(league(3, &[meeting], 2), None);
        assert_eq!(league(1, &[], 2).map(|all| all.len()), Some(1));
    }

    #[test]
    fn a_bot_that_never_lost_is_far_ahead_but_not_infinitely() {
        let ratings = league(2, &[Meeting { a: 1, b: 0, shares: vec![1.0; 50] }], 2).unwrap();
        assert!(ratings[1].low > 300.0 && ratings[1].high < 2_000.0, "{ratings:?}");
    }

    /// Known strengths in, intervals that hold them out, at tables for two and for four.
    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        let truth = [0.0, 80.0, 150.0, 400.0];
        for seats in [2, 4] {
            let mut rng = Rng::new(5);
            let mut held = 0;
            for _ in 0..200 {
                let mut meetings = Vec::new();
                for (a, b) in [(1, 0), (2, 1), (3, 2), (2, 0), (3, 1)] {
                    let chance = share_of_elo(truth[a] - truth[b], seats);
                    let mut won =
                        || f64::from(u8::from((rng.below(1 << 30) as f64) < chance * f64::from(1 << 30)));
                    let shares = (0..60).map(|_| (won() + won()) / 2.0).collect();
                    meetings.push(Meeting { a, b, shares });
                }
                let ratings = league(4, &meetings, seats).unwrap();
                held +=
                    ratings[1..].iter().zip(&truth[1..]).filter(|(got, truth)| got.contains(**truth)).count();
            }
            // 570 of 600 are due.
            assert!((545..=592).contains(&held), "{held} of 600 at a table for {seats}");
        }
    }
}

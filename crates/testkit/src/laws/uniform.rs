//! Random moves: every legal one equally often, by Pearson's test.

use super::spot::Spot;
use super::{Broken, Law, Lawful, Run};
use antre_kernel::Dice;
use antre_stage::Present;

/// The test over all states looked at.
#[derive(Default)]
pub(crate) struct Sum {
    chi_squared: f64,
    freedom: f64,
}

/// As many standard errors as chance is granted at one state, and over all.
const LIMITS: (f64, f64) = (6.0, 5.0);

pub(crate) fn at<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    let mut dice = spot.dice(Law::Uniform);
    if !run.on(Law::Uniform) || dice.below(8) > 0 {
        return Ok(());
    }
    for (seat, moves) in spot.listed.iter().filter(|(_, moves)| (1..=64).contains(&moves.len())) {
        let mut counts = vec![0u32; moves.len()];
        let draws = 50 * moves.len();
        for _ in 0..draws {
            let m = run.rules.random_move(spot.state, *seat, &mut dice);
            let Some(at) = moves.iter().position(|listed| *listed == m) else {
                let what =
                    format!("a random move is {seat} {}, which is not listed", run.rules.write_move(m));
                return Err(spot.broken(Law::Uniform, what));
            };
            counts[at] += 1;
        }
        let (chi_squared, freedom) = pearson(&counts, draws);
        run.uniform.chi_squared += chi_squared;
        run.uniform.freedom += freedom;
        if off(chi_squared, freedom) > LIMITS.0 {
            let mut what = format!("in {draws} random moves of {seat} these came up so often:");
            for (m, count) in moves.iter().zip(&counts) {
                what += &format!("\n{count} × {}", run.rules.write_move(*m));
            }
            return Err(spot.broken(Law::Uniform, what));
        }
    }
    Ok(())
}

pub(crate) fn finish<R: Present>(run: &Run<'_, R>) -> Lawful {
    let Sum { chi_squared, freedom } = run.uniform;
    if !run.on(Law::Uniform) || off(chi_squared, freedom) <= LIMITS.1 {
        return Ok(());
    }
    let what = format!(
        "random moves are not even: over all states, chi² is {chi_squared:.0} for {freedom} degrees of freedom"
    );
    Err(Broken { law: Law::Uniform, seed: None, ply: 0, what, position: Vec::new() })
}

/// Pearson's statistic for even odds, and its degrees of freedom.
fn pearson(counts: &[u32], draws: usize) -> (f64, f64) {
    let expected = draws as f64 / counts.len() as f64;
    let sum = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    (sum, (counts.len() - 1) as f64)
}

/// How many standard errors a chi² lies above what chance gives (Wilson and Hilferty, 1931).
fn off(chi_squared: f64, freedom: f64) -> f64 {
    if freedom == 0.0 {
        return 0.0;
    }
    let spread = 2.0 / (9.0 * freedom);
    ((chi_squared / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Upper one-in-a-thousand points of chi², from any printed table.
    #[test]
    fn the_approximation_is_good_enough() {
        for (freedom, chi_squared) in [(1.0, 10.828), (5.0, 20.515), (30.0, 59.703)] {
            let off = off(chi_squared, freedom);
            assert!((off - 3.09).abs() < 0.15, "{freedom}: {off}");
        }
    }
}

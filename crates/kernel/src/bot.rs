//! What a bot is: something that chooses from a view. It has no way to the truth.

use crate::{Encode, Eye, MAX_SEATS, Outcome, Rng, Rules, Seat};

/// A player made of code. Its signature is the guarantee: it gets what its seat may know, and nothing else.
///
/// ```compile_fail
/// # use antre_kernel::{Bot, Rng, Rules, Seat};
/// struct Cheat;
/// impl<R: Rules> Bot<R> for Cheat {
///     // A bot that asks for the state is no bot.
///     fn choose(&mut self, rules: &R, seat: Seat, truth: &R::State, rng: &mut Rng) -> R::Move {
///         rules.random_move(truth, seat, rng)
///     }
/// }
/// ```
pub trait Bot<R: Rules>: Send {
    /// The move of `seat`, whose eye the view is; asked only when that seat may act.
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) -> R::Move;
}

/// A game's own heuristics: which moves look good at once, and who seems to be ahead.
pub trait Guide: Encode {
    /// The settings with which the tree search was measured to play this game best.
    const SEARCH: SearchConfig = SearchConfig::PLAIN;
    /// The settings of release 0.1: what was named `brasier@0.1` goes on playing as it did, and is what today is
    /// measured against.
    const SEARCH_0_1: SearchConfig = Self::SEARCH;

    /// How good a move looks to the seat that holds this view; higher is better, the scale is the game's own.
    fn worth(&self, view: &Self::View, seat: Seat, m: Self::Move) -> i32;

    /// Lists the legal moves of a seat in a sampled world, each with its [`Guide::worth`] to that seat. A game
    /// overrides this only to be faster: playouts ask it at every step.
    fn moves_with_worth(&self, s: &Self::State, seat: Seat, out: &mut impl FnMut(Self::Move, i32)) {
        let view = self.view(s, Eye::Seat(seat));
        self.moves(s, seat, &mut |m| out(m, self.worth(&view, seat, m)));
    }

    /// What a result is worth to a seat, from 0 to 1.
    fn reward(&self, outcome: &Outcome, seat: Seat) -> f32 {
        outcome.share(seat)
    }

    /// The reward each seat may expect from here, where a playout stops before the end; asked of sampled worlds alone.
    fn evaluate(&self, _: &Self::State) -> [f32; MAX_SEATS] {
        shares(&[0; MAX_SEATS][..usize::from(self.seats())], 1.0)
    }

    /// What chance has just shown to the seat that is to move and its moves do not tell, from 1 to 63; 0 if nothing.
    /// The search has a node for each observation.
    fn observation(&self, _: &Self::State) -> u8 {
        0
    }

    /// The part of the game this belongs to, where one part hardly affects the next: a round. A playout ends when
    /// another episode begins, and the position is evaluated there.
    fn episode(&self, _: &Self::State) -> u32 {
        0
    }
}

/// The settings of the tree search for one game. Each number is a measurement, written down in docs/strength.md.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchConfig {
    /// Iterations a move of the three levels that search, the weakest first.
    pub budgets: [u32; 3],
    /// The exploration constant of the upper confidence bound, for rewards between 0 and 1.
    pub exploration: f32,
    /// After how many decisions a playout stops and the position is evaluated; none if it goes on to the end of the
    /// game or episode.
    pub playout_depth: Option<u32>,
    /// How many decisions of a playout in a hundred are greedy, by [`Guide::worth`]; the others are random.
    pub greedy_percent: u32,
    /// The weight of a move's prior in the bound, which fades with the move's visits (progressive bias); 0 for none.
    pub progressive_bias: f32,
    /// The worth that makes a prior of five sixths; a worth of 0 makes one of a half.
    pub prior_scale: f32,
    /// First-play urgency: how far below the mean of its siblings a move that was never tried is taken to be. If none,
    /// each move is tried once before any is tried twice.
    pub fpu_reduction: Option<f32>,
    /// In how many of its first visits after the very first a node computes the priors of its moves again: later worlds
    /// allow moves of the other seats that earlier ones did not. Moves first met after that have a prior of a half.
    pub prior_refreshes: u32,
    /// Positions are judged by what was learned ([`Encode::LEARNED`]), where that holds, and not by the guide.
    pub learned: bool,
}

impl SearchConfig {
    /// What a game begins with before anything was measured.
    pub const PLAIN: SearchConfig = SearchConfig {
        budgets: [8_000, 40_000, 200_000],
        exploration: 0.7,
        playout_depth: None,
        greedy_percent: 0,
        progressive_bias: 0.0,
        prior_scale: 1.0,
        fpu_reduction: None,
        prior_refreshes: 0,
        learned: false,
    };
}

/// From any number to one between 0 and 1, with 0 in the middle and 1 near five sixths. It uses only operations that
/// give the same result on every machine.
#[inline]
pub fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// What share of the win each seat may expect with these points, if being `lead` points ahead of the best other is a
/// good chance.
#[inline]
pub fn shares(points: &[i32], lead: f32) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    let (mut best, mut second) = (i32::MIN, i32::MIN);
    for &own in points {
        (best, second) = if own > best { (own, best) } else { (best, second.max(own)) };
    }
    let mut sum = 0.0;
    for (share, &own) in shares.iter_mut().zip(points) {
        let other = if own == best { second } else { best };
        *share = if points.len() > 1 { squash((own - other) as f32 / lead) } else { 1.0 };
        sum += *share;
    }
    for share in &mut shares {
        *share /= sum;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_and_follow_the_points() {
        for points in [&[3, 3][..], &[10, -4], &[1, 2, 3, 4], &[7, 7, 0, 0, 0], &[5]] {
            let shares = shares(points, 4.0);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{shares:?}");
            for (a, b) in (0..points.len()).flat_map(|a| (0..points.len()).map(move |b| (a, b))) {
                assert_eq!(
                    points[a].cmp(&points[b]),
                    shares[a].total_cmp(&shares[b]),
                    "{points:?}: {shares:?}"
                );
            }
        }
        assert_eq!(shares(&[2, 2], 1.0)[..3], [0.5, 0.5, 0.0]);
    }
}

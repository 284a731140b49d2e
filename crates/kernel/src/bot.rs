//! What a bot is: something that chooses from a view. It has no way to the truth.

use crate::{Eye, MAX_SEATS, Outcome, Rng, Rules, Seat};

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

/// A few lines of a game's own sense: what looks good at once, and who seems to be ahead.
pub trait Guide: Rules {
    /// What the tree search was measured to do best with in this game.
    const SENSE: Sense = Sense::PLAIN;

    /// How good a move looks to the seat that holds this view; higher is better, the scale is the game's own.
    fn worth(&self, view: &Self::View, seat: Seat, m: Self::Move) -> i32;

    /// Lists the legal moves of a seat in an imagined world, each with its [`Guide::worth`] to that seat. A game overrides
    /// this only to be faster: simulations ask it at every step.
    fn appraise(&self, s: &Self::State, seat: Seat, out: &mut impl FnMut(Self::Move, i32)) {
        let view = self.view(s, Eye::Seat(seat));
        self.moves(s, seat, &mut |m| out(m, self.worth(&view, seat, m)));
    }

    /// What a result is worth to a seat, from 0 to 1.
    fn prize(&self, outcome: &Outcome, seat: Seat) -> f32 {
        outcome.share(seat)
    }

    /// What share of the win each seat may hope for where a simulation stops early; asked of imagined worlds alone.
    fn judge(&self, _: &Self::State) -> [f32; MAX_SEATS] {
        shares(&[0; MAX_SEATS][..usize::from(self.seats())], 1.0)
    }

    /// What chance has just shown to the seat that is to move and its moves do not tell, from 1 to 63; 0 if nothing. The
    /// search keeps apart what came of different omens.
    fn omen(&self, _: &Self::State) -> u8 {
        0
    }

    /// Which part of the game this is, where what was done in one hardly weighs on the next: a round. A simulation is
    /// judged when another part begins.
    fn chapter(&self, _: &Self::State) -> u32 {
        0
    }
}

/// How the tree search goes about a game. Each number is a measurement, written down in docs/strength.md.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sense {
    /// Iterations a move of the three levels that search, the weakest first.
    pub budgets: [u32; 3],
    /// How much it looks beside what seems best, for results between 0 and 1.
    pub exploration: f32,
    /// After how many simulated choices a simulation is judged; none if it goes on to the end of the game or chapter.
    pub horizon: Option<u32>,
    /// How many simulated choices in a hundred follow [`Guide::worth`]; the others are random.
    pub wit: u32,
    /// How much it trusts [`Guide::worth`] before it has tried a move; 0 if not at all.
    pub trust: f32,
    /// A worth that clearly speaks for a move.
    pub clear: f32,
    /// How far below its brothers a move that was never tried is taken to be; if nothing is said, each is tried once
    /// before any is tried twice.
    pub doubt: Option<f32>,
    /// In how many of its first visits a node asks what moves promise, beside the very first: later worlds allow other
    /// moves of the others. Those that come after the asking begin in the middle.
    pub asks: u32,
}

impl Sense {
    /// What a game begins with before anything was measured.
    pub const PLAIN: Sense = Sense {
        budgets: [8_000, 40_000, 200_000],
        exploration: 0.7,
        horizon: None,
        wit: 0,
        trust: 0.0,
        clear: 1.0,
        doubt: None,
        asks: 0,
    };
}

/// From any number to one between 0 and 1, with 0 in the middle and 1 near five sixths. Made of what every machine
/// calculates alike.
#[inline]
pub fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// What share of the win each seat may hope for with these points, if `lead` points ahead of the best other is a
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

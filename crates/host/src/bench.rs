//! How fast a game is on this machine.

use antre_bots::{Budget, Search};
use antre_kernel::{Bot, Dice, Eye, Next, Rng, Rules, Seat, playout};
use std::hint::black_box;
use std::time::Instant;

/// What random playouts cost, deal included: the fastest tenth of many short slices, so that what else the machine
/// does meanwhile hardly counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bench {
    /// Choices made by seats.
    pub decisions: u64,
    /// Whole games.
    pub playouts: u64,
    /// How long they took.
    pub seconds: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// The size of a move.
    pub move_bytes: usize,
}

/// Games in a slice.
const SLICE: u64 = 64;
/// The most slices that are kept apart; their memory is taken before the clock runs.
const SLICES: usize = 1 << 14;

pub(crate) fn playouts<R: Rules>(rules: &R, seconds: f64) -> Bench {
    let mut rng = Rng::new(1);
    let mut slices: Vec<(f64, u64)> = Vec::with_capacity(SLICES);
    let started = Instant::now();
    while slices.len() < 10 || (slices.len() < SLICES && started.elapsed().as_secs_f64() < seconds) {
        let slice = Instant::now();
        let mut decisions = 0;
        for _ in 0..SLICE {
            let mut state = rules.start();
            decisions += u64::from(playout(rules, &mut state, &mut rng));
            black_box(rules.outcome(&state));
        }
        slices.push((slice.elapsed().as_secs_f64(), decisions));
    }
    slices.sort_unstable_by(|a, b| (a.0 / a.1 as f64).total_cmp(&(b.0 / b.1 as f64)));
    slices.truncate(slices.len() / 10);
    Bench {
        decisions: slices.iter().map(|slice| slice.1).sum(),
        playouts: slices.len() as u64 * SLICE,
        seconds: slices.iter().map(|slice| slice.0).sum(),
        state_bytes: size_of::<R::State>(),
        move_bytes: size_of::<R::Move>(),
    }
}

/// Simulated decisions a second over positions from all parts of a game, each searched several times, the fastest of
/// which counts.
pub(crate) fn search<R: Rules>(rules: &R, seconds: f64) -> f64 {
    let mut rng = Rng::new(1);
    let views = positions(rules, &mut rng);
    let mut best = vec![(f64::MAX, 0); views.len()];
    let mut search = Search::new(Budget::Iterations(2_000));
    let started = Instant::now();
    for round in 0.. {
        for ((seat, view), best) in views.iter().zip(&mut best) {
            let choice = Instant::now();
            black_box(search.choose(rules, *seat, view, &mut rng));
            let decisions = search.report().decisions;
            let spent = choice.elapsed().as_secs_f64();
            if decisions > 0 && spent / decisions as f64 <= best.0 / best.1.max(1) as f64 {
                *best = (spent, decisions);
            }
        }
        if round > 0 && started.elapsed().as_secs_f64() >= seconds {
            break;
        }
    }
    let (spent, decisions) =
        best.iter().filter(|slice| slice.1 > 0).fold((0.0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
    decisions as f64 / spent
}

/// What seats see at every fourth decision of one random game.
fn positions<R: Rules>(rules: &R, rng: &mut Rng) -> Vec<(Seat, R::View)> {
    let mut state = rules.start();
    let mut views = Vec::new();
    let mut decisions = 0;
    loop {
        match rules.next(&state) {
            Next::Over => return views,
            Next::Chance => {
                let roll = rules.roll(&state, rng);
                rules.settle(&mut state, &roll, &mut ());
            }
            Next::Seats(seats) => {
                let seat = antre_kernel::choose_first(seats);
                if decisions % 4 == 0 && views.len() < 24 {
                    views.push((seat, rules.view(&state, Eye::Seat(seat))));
                }
                decisions += 1;
                rules.stride(&mut state, seat, rng);
            }
        }
    }
}

/// Nanoseconds of one step of the fast generator on this machine: the best of some runs that sum up its numbers.
pub fn generator_step() -> f64 {
    const STEPS: u32 = 2_000_000;
    let mut rng = Rng::new(1);
    let mut best = f64::MAX;
    for _ in 0..30 {
        let started = Instant::now();
        let sum = (0..STEPS).fold(0u64, |sum, _| sum.wrapping_add(rng.bits()));
        black_box(sum);
        best = best.min(started.elapsed().as_secs_f64() * 1e9 / f64::from(STEPS));
    }
    best
}

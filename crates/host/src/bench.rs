//! How fast a game is on this machine.

use antre_bots::{Budget, Search};
use antre_kernel::{Bot, Dice, Eye, Next, Rng, Rules, playout};
use std::hint::black_box;
use std::time::Instant;

/// What random playouts cost, deal included.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bench {
    /// Choices made by seats.
    pub decisions: u64,
    /// Whole games.
    pub playouts: u64,
    /// How long it took.
    pub seconds: f64,
    /// The size of a state.
    pub state_bytes: usize,
    /// The size of a move.
    pub move_bytes: usize,
}

pub(crate) fn playouts<R: Rules>(rules: &R, seconds: f64) -> Bench {
    let mut rng = Rng::new(1);
    let mut bench = Bench {
        decisions: 0,
        playouts: 0,
        seconds: 0.0,
        state_bytes: size_of::<R::State>(),
        move_bytes: size_of::<R::Move>(),
    };
    let started = Instant::now();
    while bench.seconds < seconds {
        for _ in 0..256 {
            let mut state = rules.start();
            bench.decisions += u64::from(playout(rules, &mut state, &mut rng));
            black_box(rules.outcome(&state));
        }
        bench.playouts += 256;
        bench.seconds = started.elapsed().as_secs_f64();
    }
    bench
}

pub(crate) fn search<R: Rules>(rules: &R, seconds: f64) -> f64 {
    let mut search = Search::new(Budget::Iterations(2_000));
    let mut rng = Rng::new(1);
    let (mut decisions, mut spent) = (0, 0.0);
    'games: loop {
        let mut state = rules.start();
        loop {
            match rules.next(&state) {
                Next::Over => break,
                Next::Chance => {
                    let roll = rules.roll(&state, &mut rng);
                    rules.settle(&mut state, &roll, &mut ());
                }
                Next::Seats(seats) => {
                    let seat = antre_kernel::choose_first(seats);
                    let view = rules.view(&state, Eye::Seat(seat));
                    let started = Instant::now();
                    let m = search.choose(rules, seat, &view, &mut rng);
                    spent += started.elapsed().as_secs_f64();
                    decisions += search.report().decisions;
                    rules.apply(&mut state, seat, m, &mut ());
                    if spent >= seconds {
                        break 'games;
                    }
                }
            }
        }
    }
    decisions as f64 / spent
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

//! How fast a game is on this machine.

use antre_bots::{Budget, Search};
use antre_kernel::{Bot, Dice, Eye, Guide, Next, Rng, Rules, SearchConfig, Seat, playout};
use antre_lab::{Duel, Side};
use std::hint::black_box;
use std::sync::atomic::AtomicBool;
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

/// How fast the tree search is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchBench {
    /// Simulated decisions a second of the search by itself: without the game's guide, every playout random and to the end
    /// of the game or episode.
    pub full: f64,
    /// The same as bots play, with the game's guide: playouts cut short and evaluated, decisions greedy.
    pub own: f64,
    /// Iterations a second with the game's own settings.
    pub iterations: f64,
}

/// The search over positions from all parts of a game, each searched several times, the fastest of which counts.
pub(crate) fn search<R: Guide>(rules: &R, seconds: f64) -> SearchBench {
    let full = SearchConfig { playout_depth: None, greedy_percent: 0, progressive_bias: 0.0, ..R::SEARCH };
    let full = timed(rules, full, seconds / 2.0);
    let own = timed(rules, R::SEARCH, seconds / 2.0);
    let rate = |of: u64, slice: &Slice| of as f64 / slice.spent;
    SearchBench {
        full: rate(full.decisions, &full),
        own: rate(own.decisions, &own),
        iterations: rate(own.iterations, &own),
    }
}

/// What was simulated in how many seconds.
#[derive(Clone, Copy, Default)]
struct Slice {
    spent: f64,
    decisions: u64,
    iterations: u64,
}

/// Iterations that are timed at once: few enough to get through between two interruptions on a busy machine.
const SEARCHED: u32 = 500;

fn timed<R: Guide>(rules: &R, config: SearchConfig, seconds: f64) -> Slice {
    let mut rng = Rng::new(1);
    let views = positions(rules, &mut rng);
    let mut best = vec![None::<Slice>; views.len()];
    let mut search = Search::with_config(Budget::Iterations(SEARCHED), config);
    let started = Instant::now();
    for round in 0.. {
        for ((seat, view), best) in views.iter().zip(&mut best) {
            let choice = Instant::now();
            black_box(search.choose(rules, *seat, view, &mut rng));
            let spent = choice.elapsed().as_secs_f64();
            let report = search.report();
            let now = Slice { spent, decisions: report.decisions, iterations: report.iterations.into() };
            let faster = |old: &Slice| now.spent * old.decisions as f64 <= old.spent * now.decisions as f64;
            if now.decisions > 0 && best.as_ref().is_none_or(faster) {
                *best = Some(now);
            }
        }
        if round > 0 && started.elapsed().as_secs_f64() >= seconds {
            break;
        }
    }
    best.iter().flatten().fold(Slice::default(), |sum, slice| Slice {
        spent: sum.spent + slice.spent,
        decisions: sum.decisions + slice.decisions,
        iterations: sum.iterations + slice.iterations,
    })
}

/// How fast the lab plays random games on several threads.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LabBench {
    /// Decisions a second, all threads together.
    pub rate: f64,
    /// That rate over the one of bare playouts of the very same games on as many threads, measured in turns; the
    /// median of the rounds.
    pub ratio: f64,
}

/// Pairs of a round that is timed, to begin with; grown until a round is long enough for the clock.
const ROUND: u32 = 256;

/// Plays the same random games in turns: by a duel of the lab, and bare.
pub(crate) fn lab<R: Rules>(rules: &R, threads: usize, seconds: f64) -> LabBench {
    let duel = |pairs: u32| {
        let sides = (Side::Random, Side::Random);
        let duel = Duel { rules, a: sides.0, b: sides.1, pairs, seed: 1, threads, sprt: None };
        let started = Instant::now();
        black_box(duel.run(Vec::new(), &mut |_| {}, &|_| {}, &AtomicBool::new(false)));
        started.elapsed().as_secs_f64()
    };
    let mut pairs = ROUND;
    while duel(pairs) < 0.05 && pairs < 1 << 20 {
        pairs *= 2;
    }
    let mut rounds = Vec::new();
    let mut decisions = 0;
    let started = Instant::now();
    while rounds.len() < 5 || started.elapsed().as_secs_f64() < seconds {
        let (bare, played) = bare_games(rules, threads, pairs);
        decisions = played;
        rounds.push((bare / duel(pairs), bare));
    }
    rounds.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
    let ratio = rounds[rounds.len() / 2].0;
    let bare = rounds.iter().map(|round| round.1).fold(f64::MAX, f64::min);
    LabBench { rate: decisions as f64 / bare * ratio, ratio }
}

/// The games of a random duel without the lab around them: how long they take, and how many decisions they have.
fn bare_games<R: Rules>(rules: &R, threads: usize, pairs: u32) -> (f64, u64) {
    let started = Instant::now();
    let work = |thread: usize| {
        let mut decisions = 0;
        for pair in (thread as u32..pairs).step_by(threads) {
            let seed = Rng::for_job(1, pair.into()).bits();
            for _ in 0..rules.seats() {
                let mut state = rules.start();
                decisions += u64::from(playout(rules, &mut state, &mut Rng::new(seed)));
                black_box(rules.outcome(&state));
            }
        }
        decisions
    };
    let decisions = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        let own = work(0);
        own + others.into_iter().map(|other| other.join().unwrap_or_default()).sum::<u64>()
    });
    (started.elapsed().as_secs_f64(), decisions)
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

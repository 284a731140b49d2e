//! This program beside an earlier one, in turns: what a move costs, and how long it takes at an even pace.
//!
//! A machine that others use is faster at one time than at another, so each measures a round, then the other.

use crate::measure::{Full, Paced};
use crate::tool::waits::Waits;
use std::process::ExitCode;

/// Processor time a move may be at most this many times that of the earlier program, and so may the paced 99th percentile.
const MOST_TIME: f64 = 1.1;
const MOST_WAIT: f64 = 3.0;

/// What one of the two came to in all rounds.
#[derive(Default)]
struct Sum {
    moves: usize,
    serving: f64,
    waits: Waits,
    memory: Vec<u64>,
    wrong: usize,
}

impl Sum {
    async fn round(&mut self, program: &str, full: &Full, paced: &Paced) {
        let result = full.run(program).await;
        let moves = result.measured.waits.count();
        let each = 1000.0 * result.serving / moves as f64;
        self.moves += moves;
        self.serving += result.serving;
        let result = (paced.run(program).await, result.measured.wrong);
        let [half, most] = result.0.measured.waits.within([0.5, 0.99]);
        println!(
            "  {each:.3} ms of processor time a move; paced p50 {half:.2} ms, p99 {most:.2} ms; {} KiB",
            result.0.memory
        );
        self.wrong += result.0.measured.wrong + result.1;
        self.memory.push(result.0.memory);
        self.waits.append(result.0.measured.waits);
    }

    /// Milliseconds of the server's processor time a move, paced p50 and p99 in milliseconds, kibibytes.
    fn figures(&self) -> [f64; 4] {
        let [half, most] = self.waits.within([0.5, 0.99]);
        let memory = self.memory.iter().sum::<u64>() as f64 / self.memory.len().max(1) as f64;
        [1000.0 * self.serving / self.moves.max(1) as f64, half, most, memory]
    }
}

/// Measures both in turns and holds one against the other.
pub async fn run(program: &str, earlier: &str, rounds: u64, full: &Full, paced: &Paced) -> ExitCode {
    println!(
        "{rounds} rounds in turns: {} tables at full speed for {} s, then {} tables at a move every {} ms for {} s",
        full.tables, full.seconds, paced.tables, paced.every_ms, paced.seconds
    );
    let (mut now, mut then) = (Sum::default(), Sum::default());
    for round in 1..=rounds {
        println!("round {round}, this program");
        now.round(program, full, paced).await;
        println!("round {round}, {earlier}");
        then.round(earlier, full, paced).await;
    }
    let (ours, theirs) = (now.figures(), then.figures());
    let ratios: [f64; 4] = std::array::from_fn(|index| ours[index] / theirs[index]);
    println!("\n{:<36}{:>12}{:>12}{:>8}", "", "this", "earlier", "ratio");
    let names =
        ["processor time a move, server (ms)", "paced p50 (ms)", "paced p99 (ms)", "memory, paced (KiB)"];
    let asked = [Some(MOST_TIME), None, Some(MOST_WAIT), None];
    let mut kept = true;
    for index in 0..4 {
        // A ratio of nothing is no ratio.
        let fits = asked[index].is_none_or(|most| ratios[index] <= most);
        kept &= fits;
        let digits = if index == 3 { 0 } else { 3 };
        println!(
            "{:<36}{:>12.digits$}{:>12.digits$}{:>8.2}{}",
            names[index],
            ours[index],
            theirs[index],
            ratios[index],
            asked[index].map_or(String::new(), |most| format!(
                "  at most {most}: {}",
                if fits { "kept" } else { "NOT KEPT" }
            ))
        );
    }
    let wrong = now.wrong + then.wrong;
    println!(
        "{} and {} moves; {wrong} errors",
        now.moves + now.waits.count(),
        then.moves + then.waits.count()
    );
    if kept && wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

//! `cargo xtask compare`: the same game side by side, ours and OpenSpiel's hearts.
//!
//! OpenSpiel comes from PyPI into an environment of its own under the target folder. First 2,000 random games are
//! replayed there: every legal card, turn and return must be the same. Then both run in turn, round by round, so that
//! whatever else the machine does weighs on both alike; what counts is the ratio within a round.

use crate::python::{environment, target};
use crate::{Failed, only, run};
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The version that is measured against.
const OPEN_SPIEL: &str = "open_spiel==2.0.2";
/// The other side, in Python.
const SPIEL: &str = "xtask/src/compare/spiel.py";
/// Games that are checked.
const GAMES: &str = "2000";
/// Rounds that are timed.
const ROUNDS: usize = 7;
/// How long random play runs in a round, in milliseconds.
const PLAYOUTS: &str = "1500";
/// Simulations a position, and positions.
const SIMULATIONS: &str = "1000";
const POSITIONS: &str = "24";
const SEED: &str = "1";
/// What is asked for: decisions a second, and simulations a second, so many times theirs.
const DECISIONS_ASKED: f64 = 10.0;
const SIMULATIONS_ASKED: f64 = 15.0;

/// Builds, installs, checks and measures.
///
/// # Errors
/// If something cannot be run, a game differs, or a ratio is below what is asked for.
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    only(args, &[])?;
    let target = target()?;
    println!(
        "building hearts (release, for any x86-64 or other processor: no instruction is chosen at run time)"
    );
    run::read(run::cargo(&["build", "--release", "-q", "-p", "antre-hearts"]))?;
    let hearts = target.join("release/hearts");
    let python = environment(&target.join("compare"), OPEN_SPIEL)?;
    let both = Both { hearts, python };

    println!("checking {GAMES} random games");
    let said = both.theirs(&["check"], &both.ours(&["games", GAMES, SEED])?)?;
    let differences = said.lines().last().and_then(|line| line.split(' ').nth(2)).unwrap_or("?").to_owned();
    if differences != "0" {
        return Err(Failed::new(format!("the games differ: {}", said.trim_end())));
    }
    let moves = said.lines().last().and_then(|line| line.split(' ').nth(1)).unwrap_or("?").to_owned();
    println!("  no difference in {moves} choices: legal cards, turns and returns");

    let positions = both.ours(&["positions", POSITIONS, SEED])?;
    let (mut decisions, mut simulations) = (Vec::new(), Vec::new());
    for round in 1..=ROUNDS {
        decisions.push(Round {
            ours: number(&both.ours(&["playouts", PLAYOUTS])?)?,
            theirs: number(&both.theirs(&["playouts", PLAYOUTS], "")?)?,
        });
        simulations.push(Round {
            ours: number(&both.ours(&["search", SIMULATIONS, POSITIONS, SEED])?)?,
            theirs: number(&both.theirs(&["search", SIMULATIONS], &positions)?)?,
        });
        println!("round {round} of {ROUNDS}: {}; {}", decisions[round - 1], simulations[round - 1]);
    }
    let fast = report("decisions a second after the deal", &decisions, DECISIONS_ASKED);
    let deep = report("simulations a second of the information-set search", &simulations, SIMULATIONS_ASKED);
    if fast && deep { Ok(()) } else { Err(Failed::new("a ratio is below what is asked for")) }
}

/// The two programs.
struct Both {
    hearts: PathBuf,
    python: PathBuf,
}

impl Both {
    fn ours(&self, args: &[&str]) -> Result<String, Failed> {
        let mut command = Command::new(&self.hearts);
        command.args(args);
        run::read(command)
    }

    fn theirs(&self, args: &[&str], input: &str) -> Result<String, Failed> {
        let mut command = Command::new(&self.python);
        command.arg(SPIEL).args(args).current_dir(run::root());
        fed(command, input)
    }
}

/// What both did in one round.
struct Round {
    ours: f64,
    theirs: f64,
}

impl Round {
    fn ratio(&self) -> f64 {
        self.ours / self.theirs
    }
}

impl std::fmt::Display for Round {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:.0} to {:.0}, {:.1} times", self.ours, self.theirs, self.ratio())
    }
}

/// Prints the middle ratio with its range, and says whether it is enough.
fn report(what: &str, rounds: &[Round], asked: f64) -> bool {
    let (least, middle, most) = spread(rounds.iter().map(Round::ratio).collect());
    println!(
        "{what}: {middle:.1} times theirs ({least:.1} to {most:.1} over {} rounds; {asked:.0} asked)",
        rounds.len()
    );
    middle >= asked
}

fn spread(mut ratios: Vec<f64>) -> (f64, f64, f64) {
    ratios.sort_unstable_by(f64::total_cmp);
    let at = |place: usize| ratios.get(place).copied().unwrap_or(f64::NAN);
    (at(0), at(ratios.len() / 2), at(ratios.len().saturating_sub(1)))
}

/// What a command prints when it is given this to read.
fn fed(mut command: Command, input: &str) -> Result<String, Failed> {
    let cannot = |error: std::io::Error| Failed::new(format!("the other side: {error}"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(cannot)?;
    let mut stdin = child.stdin.take();
    let input = input.to_owned();
    // Written beside, so that neither side waits for the other with a full pipe.
    let writing = std::thread::spawn(move || stdin.as_mut().map(|stdin| stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().map_err(cannot)?;
    let _ = writing.join();
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(Failed::new(format!("{command:?} failed ({}): {}", output.status, said.trim_end())));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn number(text: &str) -> Result<f64, Failed> {
    text.trim().parse().map_err(|_| Failed::new(format!("`{}` is not a figure", text.trim())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_told_with_its_range() {
        assert_eq!(spread(vec![3.0, 9.0, 5.0]), (3.0, 5.0, 9.0));
        assert!(report("x", &[Round { ours: 30.0, theirs: 2.0 }], 15.0));
        assert!(!report("x", &[Round { ours: 29.0, theirs: 2.0 }], 15.0));
    }
}

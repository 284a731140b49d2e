//! `cargo xtask soak`: the tests that CI runs for seconds, for as long as it takes.

use crate::{Failed, run};

/// A long test.
struct Part {
    name: &'static str,
    package: &'static str,
    /// The variable that sets its length, and how long it is.
    length: (&'static str, &'static str),
    test: &'static str,
}

const PARTS: [Part; 6] = [
    Part {
        name: "kills",
        package: "antre-server",
        length: ("ANTRE_KILL_ROUNDS", "500"),
        test: "slow_nothing_confirmed_is_ever_lost",
    },
    Part {
        name: "pairs",
        package: "antre-server",
        length: ("ANTRE_PAIRS", "50"),
        test: "an_eye_is_sent_the_same_bytes_whatever_it_may_not_know",
    },
    Part {
        name: "garbage",
        package: "antre-server",
        length: ("ANTRE_FUZZ", "200000"),
        test: "garbage_changes_nothing",
    },
    Part {
        name: "sim",
        package: "antre-room",
        length: ("ANTRE_SIM_EVENTS", "1000000"),
        test: "whatever_happens_a_table_keeps_its_promises",
    },
    Part {
        name: "choices",
        package: "antre-shelf",
        length: ("ANTRE_ALL_CHOICES", "1"),
        test: "bots_choose_as_they_did_in_every_release",
    },
    Part {
        name: "packs",
        package: "antre-drakerion",
        length: ("ANTRE_PACKS", "10000"),
        test: "random_packs_are_played_as_they_are_written",
    },
];

/// Runs one of them, or all: 500 kills under load, 50 pairs of worlds for each eye, 200,000 messages of garbage, a
/// million simulated events, every kept choice of every bot, ten thousand random packs of Drakerion.
///
/// # Errors
/// What failed.
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    crate::only(args, &PARTS.map(|part| part.name))?;
    for Part { name, package, length: (variable, length), test } in PARTS {
        if !args.is_empty() && !args.iter().any(|arg| arg == name) {
            continue;
        }
        println!("── {name}: {variable}={length}");
        let mut command = run::cargo(&["test", "-q", "-p", package, test, "--", "--nocapture"]);
        command.env(variable, length);
        let (status, tally) = run::tallied(command)?;
        if !status.success() || tally.passed != 1 {
            return Err(Failed::new(format!("{name} failed")));
        }
    }
    Ok(())
}

//! `cargo xtask soak`: the tests of the table server that CI runs for seconds, for as long as it takes.

use crate::{Failed, run};

/// A long test: its name here, what sets its length, how long it is, and what it is called.
const PARTS: [(&str, &str, &str, &str); 3] = [
    ("kills", "ANTRE_KILL_ROUNDS", "500", "slow_nothing_confirmed_is_ever_lost"),
    ("pairs", "ANTRE_PAIRS", "50", "an_eye_is_sent_the_same_bytes_whatever_it_may_not_know"),
    ("garbage", "ANTRE_FUZZ", "200000", "garbage_changes_nothing"),
];

/// Runs one of them, or all: 500 kills under load, 50 pairs of worlds for each eye, 200,000 messages of garbage.
///
/// # Errors
/// What failed.
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    crate::only(args, &PARTS.map(|(name, ..)| name))?;
    for (name, variable, length, test) in PARTS {
        if !args.is_empty() && !args.iter().any(|arg| arg == name) {
            continue;
        }
        println!("── {name}: {variable}={length}");
        let mut command = run::cargo(&["test", "-q", "-p", "antre-server", test, "--", "--nocapture"]);
        command.env(variable, length);
        let (status, tally) = run::tallied(command)?;
        if !status.success() || tally.passed != 1 {
            return Err(Failed::new(format!("{name} failed")));
        }
    }
    Ok(())
}

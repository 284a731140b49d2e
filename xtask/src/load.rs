//! `cargo xtask load`: the benchmark of the table server.

use crate::{Failed, run};

/// Builds the load tool with optimisation and runs it: `paced`, `full`, `restart`, or all three.
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    let mut words = vec!["run", "--release", "--quiet", "-p", "antre-server", "--example", "load", "--"];
    words.extend(args.iter().map(String::as_str));
    let mut command = run::cargo(&words);
    let status = command.status().map_err(|error| Failed::new(format!("{command:?}: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failed::new("the load tool failed")) }
}

//! `cargo xtask load`: the benchmark of the table server.

use crate::python::target;
use crate::{Failed, run};

/// Builds the program and the load tool with optimisation and runs one against the other: `paced`, `full`, `restart`, or all three.
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    run::done(run::cargo(&["build", "--release", "--quiet", "-p", "antre-cli"]))?;
    let program = target()?.join("release/antre").display().to_string();
    let mut words =
        vec!["run", "--release", "--quiet", "-p", "antre-server", "--example", "load", "--", &program];
    words.extend(args.iter().map(String::as_str));
    run::done(run::cargo(&words))
}

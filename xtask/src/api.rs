//! `cargo xtask api`: schemathesis asks the table server what its document promises, and much that it does not.

use crate::served::Served;
use crate::{Failed, python, run};
use std::process::Command;

/// The version that asks.
const SCHEMATHESIS: &str = "schemathesis==4.32.0";
/// Examples for each page.
const EXAMPLES: &str = "100";

/// Builds the server, starts it, and lets it be asked; the number of examples a page may be given.
///
/// # Errors
/// What schemathesis found, or what could not be run.
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    let examples = args.first().map_or(EXAMPLES, String::as_str);
    if args.len() > 1 || examples.parse::<u32>().is_err() {
        return Err(Failed::new("this command takes one number: the examples for each page"));
    }
    let target = python::target()?;
    run::read(run::cargo(&["build", "--release", "-q", "-p", "antre-cli"]))?;
    let interpreter = python::environment(&target.join("schemathesis"), SCHEMATHESIS)?;
    // It asks faster than anybody may; what the limits do has tests of its own.
    let served = Served::start(
        &target.join("release/antre"),
        &[
            ("ANTRE_SERVER_LIMITS_REQUEST_BURST", "10000000"),
            ("ANTRE_SERVER_LIMITS_REQUESTS_PER_SECOND", "1000000"),
            ("ANTRE_SERVER_UPLOADS", "true"),
            ("ANTRE_SERVER_LOG", "error"),
        ],
    )?;
    let url = format!("http://{}/openapi.json", served.address);
    let mut command = Command::new(&interpreter);
    command.current_dir(run::root()).args([
        "-m",
        "schemathesis.cli",
        "run",
        &url,
        "--max-examples",
        examples,
    ]);
    // A body that breaks its schema is refused, but one that fits may be refused too: by the rules of a game.
    command.args(["--checks", "all", "--exclude-checks", "positive_data_acceptance", "--seed", "1"]);
    let status = command.status().map_err(|error| Failed::new(format!("{command:?}: {error}")))?;
    if !served.get("/health").is_some_and(|answer| answer.contains("\"ok\":true")) {
        return Err(Failed::new("the server is not well after that"));
    }
    if status.success() { Ok(()) } else { Err(Failed::new("schemathesis found something")) }
}

//! `cargo xtask load` and `cargo xtask attack`: the table server measured, and attacked while people play.

use crate::python::target;
use crate::{Failed, run};
use std::path::absolute;

/// Builds the program and the load tool with optimisation and runs one against the other: `paced`, `full`, `restart`, or
/// all three; with `--beside PATH` the first two in turns with an earlier program.
///
/// # Errors
/// That something failed, or that the earlier program was better by more than it may be.
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    tool("load", args)
}

/// Builds the same and lets strangers do to the server what once broke it, while honest people play.
///
/// # Errors
/// That something failed, or that honest people had to bear more than they should.
pub(crate) fn attack(args: &[String]) -> Result<(), Failed> {
    tool("attack", args)
}

fn tool(name: &str, args: &[String]) -> Result<(), Failed> {
    run::done(run::cargo(&["build", "--release", "--quiet", "-p", "antre-cli"]))?;
    let program = target()?.join("release/antre").display().to_string();
    let mut words =
        vec!["run", "--release", "--quiet", "-p", "antre-server", "--example", name, "--", &program];
    let args = rooted(args)?;
    words.extend(args.iter().map(String::as_str));
    run::done(run::cargo(&words))
}

/// The words with whole paths: the tool runs at the root of the workspace, and whoever calls it may be elsewhere.
fn rooted(args: &[String]) -> Result<Vec<String>, Failed> {
    let mut rooted = args.to_vec();
    for at in 1..rooted.len() {
        if matches!(rooted[at - 1].as_str(), "--beside" | "--program") {
            let path = absolute(&rooted[at]).ok().filter(|path| path.is_file());
            let missing = || Failed::new(format!("`{}` is not a program", rooted[at]));
            rooted[at] = path.ok_or_else(missing)?.display().to_string();
        }
    }
    Ok(rooted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_made_whole_and_programs_that_are_missing_are_named() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(rooted(&words("paced --tables 5")).ok(), Some(words("paced --tables 5")));
        let whole = rooted(&words("--rounds 2 --beside Cargo.toml")).ok().unwrap_or_default();
        assert!(whole[3].starts_with('/') && whole[3].ends_with("/Cargo.toml"), "{whole:?}");
        assert!(rooted(&words("--beside none/antre")).is_err_and(|failed| failed.0.contains("none/antre")));
    }
}

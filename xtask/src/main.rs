//! The project checks itself: tests, tidy, golden files and signatures, as `cargo xtask COMMAND`.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool for developers talks on the terminal")]

mod api;
mod bless;
mod compare;
mod dist;
mod load;
mod python;
mod run;
mod served;
mod soak;
mod test;
mod tidy;
mod web;

use std::process::ExitCode;

/// One command: its name, what it does, and how it is done.
struct Command {
    usage: &'static str,
    about: &'static str,
    run: fn(&[String]) -> Result<(), Failed>,
}

/// Why a command did not succeed, in one sentence; empty if it has said so already.
pub(crate) struct Failed(String);

impl Failed {
    /// A command that failed for this reason.
    pub(crate) fn new(why: impl Into<String>) -> Failed {
        Failed(why.into())
    }

    /// A command that failed and has already said why.
    pub(crate) fn said() -> Failed {
        Failed(String::new())
    }
}

const COMMANDS: &[Command] = &[
    Command {
        usage: "test [--quick]",
        about: "Runs every check and test: fmt, tidy, clippy, docs, tests, doctests, a second build, the page; --quick leaves out docs and slow tests.",
        run: test::run,
    },
    Command {
        usage: "tidy",
        about: "Checks what no compiler does: the arrows between crates, the games' folders, words, typography.",
        run: tidy::run,
    },
    Command {
        usage: "golden",
        about: "Plays the games' golden playthroughs again, rewrites their files and shows what changed.",
        run: bless::golden,
    },
    Command {
        usage: "signature",
        about: "Counts the games' signatures again, rewrites their files and shows what changed.",
        run: bless::signature,
    },
    Command {
        usage: "compare",
        about: "Plays hearts beside OpenSpiel (from PyPI): the same games, then how many times faster. Not part of the tests.",
        run: compare::run,
    },
    Command {
        usage: "fixtures",
        about: "Makes what this release leaves behind: records, saves, choices, proofs, a house; only before it is out.",
        run: bless::fixtures,
    },
    Command {
        usage: "wire",
        about: "Writes the page's types anew from crates/wire and shows what changed.",
        run: bless::wire,
    },
    Command {
        usage: "scenes [N]",
        about: "Plays N games of every set-up and writes what each seat saw and could do; vitest then holds it to the law of touch.",
        run: web::scenes,
    },
    Command {
        usage: "web-test [--quick]",
        about: "Checks the page and plays whole games in a real browser; --quick leaves the browser out.",
        run: web::test,
    },
    Command {
        usage: "load [WHAT]",
        about: "Measures the table server: paced, full or restart, or all three; --beside PATH in turns with an earlier program.",
        run: load::run,
    },
    Command {
        usage: "attack",
        about: "Attacks a table server on this machine while honest people play, and fails if they feel too much of it.",
        run: load::attack,
    },
    Command {
        usage: "soak [WHAT]",
        about: "Runs the long tests: kills, pairs or garbage at the table server, choices of every bot, or all.",
        run: soak::run,
    },
    Command {
        usage: "api [N]",
        about: "Lets schemathesis (from PyPI) ask the table server N examples a page of its OpenAPI document.",
        run: api::run,
    },
    Command {
        usage: "dist",
        about: "Makes one stripped binary and a .deb in target/dist, and runs both in an empty folder.",
        run: dist::run,
    },
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) =
        words.split_first().filter(|(name, _)| !matches!(&***name, "help" | "--help" | "-h"))
    else {
        print!("{}", list());
        return ExitCode::SUCCESS;
    };
    let done = match COMMANDS.iter().find(|command| command.name() == name) {
        Some(command) => (command.run)(rest),
        None => Err(Failed::new(format!("there is no command `{name}`.\n\n{}", list()))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed(why)) => {
            if !why.is_empty() {
                eprintln!("xtask: {why}");
            }
            ExitCode::FAILURE
        }
    }
}

impl Command {
    fn name(&self) -> &str {
        self.usage.split(' ').next().unwrap_or(self.usage)
    }
}

fn list() -> String {
    let line = |command: &Command| format!("  cargo xtask {:<16} {}\n", command.usage, command.about);
    COMMANDS.iter().map(line).collect()
}

/// Refuses arguments that a command does not know.
pub(crate) fn only(args: &[String], known: &[&str]) -> Result<(), Failed> {
    match args.iter().find(|arg| !known.contains(&arg.as_str())) {
        None => Ok(()),
        Some(arg) if known.is_empty() => Err(Failed::new(format!("`{arg}`: this command takes no argument"))),
        Some(arg) => Err(Failed::new(format!("`{arg}` is not understood; there is {}", known.join(", ")))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_listed_with_a_sentence() {
        let list = list();
        assert_eq!(list.lines().count(), COMMANDS.len());
        assert!(list.lines().all(|line| line.ends_with('.')), "{list}");
    }

    #[test]
    fn unknown_arguments_are_refused() {
        let args = |word: &str| [word.to_owned()];
        assert!(only(&args("--quick"), &["--quick"]).is_ok());
        assert!(only(&args("--fast"), &["--quick"]).is_err_and(|failed| failed.0.contains("--quick")));
        assert!(only(&args("--fast"), &[]).is_err());
    }
}

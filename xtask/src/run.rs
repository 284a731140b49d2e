//! Running cargo and its friends, and reading from what they say how many tests passed.

use crate::Failed;
use std::io::{BufRead as _, BufReader, IsTerminal as _, Read, Write};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    PathBuf::from(here).parent().map(PathBuf::from).unwrap_or_default()
}

/// Whether what is printed should be in colour: `always` if somebody looks and does not mind, else `never`.
pub(crate) fn colour() -> &'static str {
    let wanted = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    if wanted { "always" } else { "never" }
}

/// A program run at the root of the workspace.
pub(crate) fn program(name: &str, args: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(root());
    if std::env::var_os("CARGO_TERM_COLOR").is_none() {
        command.env("CARGO_TERM_COLOR", colour());
    }
    command
}

/// The cargo that runs us.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    program(&cargo, args)
}

/// Runs a command that speaks for itself.
///
/// # Errors
/// If it cannot be run or fails.
pub(crate) fn done(mut command: Command) -> Result<(), Failed> {
    let status = command.status().map_err(|error| Failed::new(format!("{command:?}: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failed::new(format!("{command:?} failed"))) }
}

/// What a quiet command prints.
///
/// # Errors
/// If it cannot be run or fails, with what it said.
pub(crate) fn read(mut command: Command) -> Result<String, Failed> {
    let output = command.output().map_err(|error| Failed::new(format!("{command:?}: {error}")))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(Failed::new(format!("{command:?} failed: {}", said.trim_end())));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a command can be run and succeeds, without a word.
pub(crate) fn works(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// How many tests passed and failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
}

impl Tally {
    /// Reads a closing line of `cargo test` or of nextest; other lines say nothing.
    fn line(&mut self, line: &str) {
        let line = without_colour(line);
        // What nextest repeats of a failed test is indented and counted by its summary.
        let counts = match line.strip_prefix("test result:") {
            Some(counts) => counts,
            None if line.trim_start().starts_with("Summary [") => {
                line.split_once(" run:").map_or("", |(_, counts)| counts)
            }
            None => return,
        };
        let words: Vec<&str> =
            counts.split([' ', ',', ';', '(', ')']).filter(|word| !word.is_empty()).collect();
        for pair in words.windows(2) {
            let Ok(count) = pair[0].parse::<u32>() else { continue };
            match pair[1] {
                "passed" => self.passed += count,
                "failed" | "timed" | "exec" => self.failed += count,
                _ => {}
            }
        }
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Runs a command, passes on all it prints as it comes, and counts the tests it reports.
///
/// # Errors
/// If it cannot be run.
pub(crate) fn tallied(mut command: Command) -> Result<(ExitStatus, Tally), Failed> {
    let cannot = |command: &Command, error| Failed::new(format!("{command:?}: {error}"));
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| cannot(&command, error))?;
    let (out, err) = (child.stdout.take(), child.stderr.take());
    let mut tally = Tally::default();
    std::thread::scope(|scope| {
        let quiet = scope.spawn(|| pass_on(err, std::io::stderr()));
        tally += pass_on(out, std::io::stdout());
        tally += quiet.join().unwrap_or_default();
    });
    let status = child.wait().map_err(|error| cannot(&command, error))?;
    Ok((status, tally))
}

fn pass_on(from: Option<impl Read>, mut to: impl Write) -> Tally {
    let mut tally = Tally::default();
    let Some(from) = from else { return tally };
    for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
        tally.line(&String::from_utf8_lossy(&line));
        // If nobody listens any more, the counting goes on.
        let _ = to.write_all(&line).and_then(|()| to.write_all(b"\n"));
    }
    tally
}

/// A line without its escape sequences.
fn without_colour(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut parts = line.split('\x1b');
    plain.push_str(parts.next().unwrap_or(""));
    for part in parts {
        let end = part.find(|c: char| c.is_ascii_alphabetic()).map_or(part.len(), |at| at + 1);
        plain.push_str(&part[end..]);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, passed: u32, failed: u32) {
        let mut tally = Tally::default();
        tally.line(line);
        assert_eq!(tally, Tally { passed, failed });
    }

    #[test]
    fn closing_lines_are_read() {
        check("test result: ok. 12 passed; 0 failed; 3 ignored; 0 measured; 1 filtered out", 12, 0);
        check("test result: FAILED. 1 passed; 2 failed; 0 ignored", 1, 2);
        check("     Summary [   2.345s] 143 tests run: 143 passed (1 slow), 2 skipped", 143, 0);
        check(
            "\x1b[32;1m     Summary\x1b[0m [ 0.1s] \x1b[1m4\x1b[0m tests run: \x1b[1m4\x1b[0m passed",
            4,
            0,
        );
        check("Summary [ 9s] 9/12 tests run: 6 passed, 2 failed, 1 timed out, 0 skipped", 6, 3);
        check("warning: 3 passed by", 0, 0);
        check("test summary ... ok", 0, 0);
        check("    test result: FAILED. 0 passed; 1 failed; 0 ignored", 0, 0);
    }
}

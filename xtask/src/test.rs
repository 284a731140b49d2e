//! `cargo xtask test`: every check and test of the project, one after the other, with names and times.

use crate::run::{self, Tally};
use crate::{Failed, only, tidy, web};
use std::process::Command;
use std::time::{Duration, Instant};

/// A part of the whole test.
struct Step {
    name: &'static str,
    /// What of the toolchain it needs.
    component: Option<&'static str>,
    work: Work,
}

enum Work {
    /// A check: it passes or it fails.
    Check(Command),
    /// Tests that are counted one by one.
    Tests(Command),
    /// What was just built is asked for again: nothing may be compiled.
    Again,
    /// The checks of this very program.
    Tidy,
    /// The page: its types, its modules and, unless it has to be quick, a browser.
    Web { quick: bool },
}

/// `cargo xtask test [--quick]`
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    only(args, &["--quick"])?;
    let quick = !args.is_empty();
    let nextest = run::works(run::cargo(&["nextest", "--version"]));
    let started = Instant::now();
    let mut tally = Tally::default();
    let mut failed = None;
    let mut done = Vec::new();
    for step in steps(quick, nextest) {
        let name = step.name;
        println!("── {name}");
        let started = Instant::now();
        match step.run() {
            Ok(more) => tally += more,
            Err((more, why)) => {
                tally += more;
                failed = Some((name, why));
            }
        }
        println!("── {name} took {}\n", told(started.elapsed()));
        if failed.is_some() {
            break;
        }
        done.push(name);
    }
    match &failed {
        None => println!("{}: all good in {}.", done.join(", "), told(started.elapsed())),
        Some((name, why)) => println!("FAILED at {name}: {why}"),
    }
    println!("{} passed, {} failed", tally.passed, tally.failed);
    if failed.is_some() { Err(Failed::said()) } else { Ok(()) }
}

/// What the whole test consists of, the quickest first.
fn steps(quick: bool, nextest: bool) -> Vec<Step> {
    let check = |name, component, args: &[&str]| Step {
        name,
        component: Some(component),
        work: Work::Check(run::cargo(args)),
    };
    let mut steps = vec![
        check("fmt", "rustfmt", &["fmt", "--all", "--", "--check", "--color", run::colour()]),
        Step { name: "tidy", component: None, work: Work::Tidy },
        check("clippy", "clippy", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
    ];
    if !quick {
        let mut docs = run::cargo(&["doc", "--workspace", "--no-deps", "--document-private-items"]);
        // The docs are for those who work on the code, so a link may lead to something private.
        docs.env("RUSTDOCFLAGS", "-D warnings -A rustdoc::private-intra-doc-links");
        steps.push(Step { name: "docs", component: None, work: Work::Check(docs) });
    }
    let mut tests = |name, args: &[&str]| {
        let mut command = run::cargo(args);
        if quick {
            command.env("ANTRE_QUICK", "1");
        }
        steps.push(Step { name, component: None, work: Work::Tests(command) });
    };
    tests("tests", &test_words(quick, nextest));
    tests("doctests", &["test", "--workspace", "--doc"]);
    steps.push(Step { name: "again", component: None, work: Work::Again });
    steps.push(Step { name: "web", component: None, work: Work::Web { quick } });
    steps
}

/// How the tests are run: by nextest where it is installed, else by cargo itself. A test with `slow` in its name is
/// left out of the quick test; others may read `ANTRE_QUICK` and do less.
fn test_words(quick: bool, nextest: bool) -> Vec<&'static str> {
    match (nextest, quick) {
        (true, false) => vec!["nextest", "run", "--workspace", "--no-fail-fast"],
        (true, true) => vec!["nextest", "run", "--workspace", "--no-fail-fast", "-E", "not test(slow)"],
        (false, false) => vec!["test", "--workspace", "--all-targets", "--no-fail-fast"],
        (false, true) => {
            vec!["test", "--workspace", "--all-targets", "--no-fail-fast", "--", "--skip", "slow"]
        }
    }
}

/// Asks for what the tests were built from once more.
const BUILT: [&str; 5] = ["test", "--workspace", "--no-run", "--message-format", "json"];

/// What cargo had to build, by what it says in JSON, one line an artifact.
fn anew(said: &str) -> Vec<String> {
    let artifacts = said.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let built = artifacts.filter(|artifact| artifact["fresh"] == false);
    let mut names: Vec<String> =
        built.map(|artifact| artifact["target"]["name"].as_str().unwrap_or("?").to_owned()).collect();
    names.dedup();
    names
}

impl Step {
    /// Does the step and counts what passed.
    ///
    /// # Errors
    /// What passed, what failed, and why.
    fn run(self) -> Result<Tally, (Tally, String)> {
        const PASSED: Tally = Tally { passed: 1, failed: 0 };
        const FAILED: Tally = Tally { passed: 0, failed: 1 };
        if let Some(component) = self.component {
            install(component).map_err(|why| (FAILED, why))?;
        }
        match self.work {
            Work::Tidy => tidy::run(&[]).map(|()| PASSED).map_err(|Failed(why)| (FAILED, again("tidy", why))),
            Work::Again => match run::read(run::cargo(&BUILT)) {
                Ok(said) if anew(&said).is_empty() => Ok(PASSED),
                Ok(said) => Err((
                    FAILED,
                    format!("nothing has changed, and yet cargo builds {}", anew(&said).join(", ")),
                )),
                Err(Failed(why)) => Err((FAILED, why)),
            },
            Work::Web { quick } => {
                let args: &[String] = if quick { &["--quick".into()] } else { &[] };
                web::test(args).map(|()| PASSED).map_err(|Failed(why)| (FAILED, again("web-test", why)))
            }
            Work::Check(mut command) => match command.status() {
                Ok(status) if status.success() => Ok(PASSED),
                Ok(_) => Err((FAILED, again_by(&command))),
                Err(error) => Err((FAILED, format!("{} cannot be run: {error}", words(&command)))),
            },
            Work::Tests(command) => {
                let again = again_by(&command);
                let (status, tally) = run::tallied(command).map_err(|Failed(why)| (FAILED, why))?;
                match status.success() && tally.failed == 0 {
                    true => Ok(tally),
                    // What does not even compile has failed once.
                    false => Err((Tally { failed: tally.failed.max(1), ..tally }, again)),
                }
            }
        }
    }
}

fn again(step: &str, why: String) -> String {
    if why.is_empty() { format!("see above; alone: cargo xtask {step}") } else { why }
}

fn again_by(command: &Command) -> String {
    format!("see above; alone: {}", words(command))
}

/// A cargo command as somebody would type it.
fn words(command: &Command) -> String {
    let mut line = String::new();
    for (name, value) in command.get_envs() {
        let ours = name == "RUSTDOCFLAGS" || name == "ANTRE_QUICK";
        if let Some(value) = value.filter(|_| ours) {
            line += &format!("{}='{}' ", name.to_string_lossy(), value.to_string_lossy());
        }
    }
    line += "cargo";
    for arg in command.get_args() {
        let arg = arg.to_string_lossy();
        line += &if arg.contains([' ', '(']) { format!(" '{arg}'") } else { format!(" {arg}") };
    }
    line
}

/// Sees to it that a component of the toolchain is there.
///
/// # Errors
/// How to install it, where that cannot be done from here.
fn install(component: &str) -> Result<(), String> {
    let name = component.strip_prefix("rust").unwrap_or(component);
    let here = || run::works(run::cargo(&[name, "--version"]));
    if here() {
        return Ok(());
    }
    println!("{component} is not there; installing it with rustup.");
    let added = run::program("rustup", &["component", "add", component]).status();
    if added.is_ok_and(|status| status.success()) && here() {
        return Ok(());
    }
    Err(format!(
        "{component} is not there. With rustup: rustup component add {component}; otherwise install your system's package of it"
    ))
}

/// A time as people say it.
fn told(time: Duration) -> String {
    match time.as_secs() {
        0..10 => format!("{:.1} s", time.as_secs_f64()),
        seconds @ 10..60 => format!("{seconds} s"),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(quick: bool) -> Vec<&'static str> {
        steps(quick, true).iter().map(|step| step.name).collect()
    }

    #[test]
    fn the_quick_test_leaves_out_docs_and_what_is_slow() {
        assert_eq!(names(false), ["fmt", "tidy", "clippy", "docs", "tests", "doctests", "again", "web"]);
        assert_eq!(names(true), ["fmt", "tidy", "clippy", "tests", "doctests", "again", "web"]);
        for nextest in [false, true] {
            assert!(test_words(true, nextest).iter().any(|word| word.contains("slow")));
            assert!(!test_words(false, nextest).iter().any(|word| word.contains("slow")));
        }
    }

    #[test]
    fn a_build_with_nothing_to_do_that_compiles_something_is_noticed() {
        let said = |fresh: bool| {
            format!(
                "{{\"reason\":\"compiler-artifact\",\"target\":{{\"name\":\"antre\"}},\"fresh\":{fresh}}}\n\
                 {{\"reason\":\"build-finished\",\"success\":true}}\n"
            )
        };
        assert_eq!(anew(&said(true)), [""; 0]);
        assert_eq!(anew(&said(false)), ["antre"]);
    }

    #[test]
    fn a_failed_command_can_be_typed_again() {
        let mut command = run::cargo(&["nextest", "run", "-E", "not test(slow)"]);
        command.env("ANTRE_QUICK", "1");
        assert_eq!(words(&command), "ANTRE_QUICK='1' cargo nextest run -E 'not test(slow)'");
    }

    #[test]
    fn times_are_told_as_people_say_them() {
        assert_eq!(told(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(told(Duration::from_secs(59)), "59 s");
        assert_eq!(told(Duration::from_secs(200)), "3 min 20 s");
    }
}

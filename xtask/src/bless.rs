//! Rewriting committed texts: golden playthroughs, signatures, the page's types and what a release leaves behind. The
//! diff is the review.

use crate::{Failed, only, run, tidy};

/// `cargo xtask golden`
pub(crate) fn golden(args: &[String]) -> Result<(), Failed> {
    bless(args, "golden")
}

/// `cargo xtask signature`
pub(crate) fn signature(args: &[String]) -> Result<(), Failed> {
    bless(args, "signature")
}

/// `cargo xtask fixtures`
pub(crate) fn fixtures(args: &[String]) -> Result<(), Failed> {
    only(args, &[])?;
    rewrite(&["antre-shelf".into(), "antre-server".into()], "every_release")
}

/// `cargo xtask wire`
pub(crate) fn wire(args: &[String]) -> Result<(), Failed> {
    only(args, &[])?;
    rewrite(&["antre-wire".into()], "the_page_has_these_types")
}

/// Runs the games' tests with this word in their name.
fn bless(args: &[String], word: &str) -> Result<(), Failed> {
    only(args, &[])?;
    rewrite(&tidy::games()?, word)
}

/// Runs the tests of these packages with this word in their name, with leave to rewrite what they are compared with.
fn rewrite(packages: &[String], word: &str) -> Result<(), Failed> {
    let mut words = vec!["test", "--tests"];
    for package in packages {
        words.extend(["--package", package]);
    }
    words.push(word);
    let mut command = run::cargo(&words);
    command.env("ANTRE_BLESS", "1");
    let (status, tally) = run::tallied(command)?;
    if !status.success() {
        return Err(Failed::new(format!("the {word} tests failed; what they could write is written")));
    }
    if tally.passed == 0 {
        return Err(Failed::new(format!("no test of {} has `{word}` in its name", packages.join(", "))));
    }
    show();
    Ok(())
}

/// Shows what git says has changed; where there is no git, the files are written all the same.
fn show() {
    let git = |args: &[&str]| run::read(run::program("git", args)).unwrap_or_default();
    let status = git(&["status", "--short", "--untracked-files=all", "games", "web", "releases"]);
    let changed: Vec<&str> = status.lines().filter(|line| is_blessed(line)).collect();
    if changed.is_empty() {
        println!("\nNothing changed.");
        return;
    }
    println!("\nRead the difference before you commit it (git diff -- games web releases):");
    for line in changed {
        println!("{line}");
    }
    print!("{}", git(&["diff", "--stat", "--", "games", "web", "releases"]));
}

/// Whether a line of `git status` names a file that blessing writes.
fn is_blessed(line: &str) -> bool {
    let path = line.trim_matches('"');
    path.ends_with("/SIGNATURE")
        || path.contains("web/src/wire/")
        || path.contains("/tests/golden/")
        || path.contains(" releases/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_blessed_files_are_shown() {
        assert!(is_blessed(" M games/coeur/SIGNATURE"));
        assert!(is_blessed("?? games/coeur/tests/golden/seed-7.txt"));
        assert!(is_blessed("?? releases/0.2.0/choices/coeur.txt"));
        assert!(!is_blessed(" M games/coeur/src/lib.rs"));
    }
}

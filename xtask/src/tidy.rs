//! `cargo xtask tidy`: what the project promises and no compiler checks.
//!
//! Each module holds the rules about one subject; a rule reads the [`Tree`] and says what it found, and its tests
//! feed it small bad inputs.

mod arrows;
mod code;
mod french;
mod games;
mod house;
mod retired;
mod rust;
mod tree;
mod words;

use crate::{Failed, only};
use arrows::Workspace;
use tree::Tree;

/// `cargo xtask tidy`
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    only(args, &[])?;
    let tree = Tree::read()?;
    let workspace = Workspace::read()?;
    let found = check(&tree, &workspace);
    for finding in &found.all {
        println!("{finding}");
    }
    match found.all.len() {
        0 => {
            println!("tidy: {} files in order", tree.files.len());
            Ok(())
        }
        1 => Err(Failed::new("tidy found one thing")),
        n => Err(Failed::new(format!("tidy found {n} things"))),
    }
}

/// The names of the packages that are games.
///
/// # Errors
/// If cargo does not say.
pub(crate) fn games() -> Result<Vec<String>, Failed> {
    let workspace = Workspace::read()?;
    let games = workspace.crates.into_iter().filter(|member| member.folder.starts_with("games/"));
    Ok(games.map(|game| game.name).collect())
}

fn check(tree: &Tree, workspace: &Workspace) -> Found {
    let mut found = Found::default();
    arrows::check(workspace, &mut found);
    code::check(tree, &mut found);
    games::check(tree, &mut found);
    retired::check(tree, &mut found);
    words::check(tree, &mut found);
    french::check(tree, &mut found);
    house::check(tree, workspace, &mut found);
    found
}

/// What the rules found.
#[derive(Default)]
struct Found {
    all: Vec<Finding>,
}

/// One thing that is not as promised.
struct Finding {
    path: String,
    /// The line, from 1; 0 where it is about the file as a whole.
    line: usize,
    what: String,
}

impl Found {
    fn wrong(&mut self, path: &str, line: usize, what: impl Into<String>) {
        self.all.push(Finding { path: path.into(), line, what: what.into() });
    }
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.path)?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        write!(f, ": {}", self.what)
    }
}

/// For the tests of the rules: runs one and gives what it found, one `path:line: what` each.
#[cfg(test)]
fn found_by(rule: impl FnOnce(&mut Found)) -> Vec<String> {
    let mut found = Found::default();
    rule(&mut found);
    found.all.iter().map(ToString::to_string).collect()
}

//! Builds the page of web/ with npm and Vite into `$OUT_DIR/dist`. Without npm a page that says how to build it takes
//! its place; where `CI` is set that is an error, so that nobody releases a program without its page.

#![allow(clippy::print_stdout, reason = "this is how a build script talks to cargo")]

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, io};

/// What the page is made of, from the root of the workspace. Each is there: cargo takes a path that is not for one that
/// has just changed, and would build the page, and all that holds it, at every start.
const SOURCES: [&str; 10] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "words",
    "NOTICE",
];

fn main() -> ExitCode {
    println!("cargo::rerun-if-env-changed=CI");
    let (Some(here), Some(out)) = (env::var_os("CARGO_MANIFEST_DIR"), env::var_os("OUT_DIR")) else {
        return ExitCode::FAILURE;
    };
    let (root, dist) = (PathBuf::from(here).join("../.."), PathBuf::from(out).join("dist"));
    for source in SOURCES {
        let path = root.join(source);
        if !path.exists() {
            println!("cargo::error={source} is not there; is it still a part of the page?");
            return ExitCode::FAILURE;
        }
        println!("cargo::rerun-if-changed={}", path.display());
    }
    let Err(why) = build(&root.join("web"), &dist) else { return ExitCode::SUCCESS };
    if env::var_os("CI").is_some() {
        println!("cargo::error=the page was not built: {why}");
        return ExitCode::FAILURE;
    }
    println!("cargo::warning=the page was not built ({why}); the program shows how to build it instead");
    match explain(&dist) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            println!("cargo::error={}: {error}", dist.display());
            ExitCode::FAILURE
        }
    }
}

/// Installs what the lock file names, where that has changed, and builds.
fn build(web: &Path, dist: &Path) -> Result<(), String> {
    let age = |path: &str| fs::metadata(web.join(path)).and_then(|meta| meta.modified()).ok();
    let installed = age("node_modules/.package-lock.json");
    if installed.is_none() || installed < age("package-lock.json") {
        run(npm(web).args(["ci", "--no-audit", "--no-fund"]))?;
    }
    run(npm(web).args(["run", "build"]).env("ANTRE_DIST", dist))
}

fn npm(web: &Path) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(web);
    command
}

fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => "npm is not installed".to_owned(),
        _ => error.to_string(),
    })?;
    if output.status.success() {
        return Ok(());
    }
    let said =
        String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
    let last: Vec<&str> = said.lines().filter(|line| !line.trim().is_empty()).take(12).collect();
    Err(format!("{command:?} failed: {}", last.join(" | ")))
}

/// The page that says how to get the page.
fn explain(dist: &Path) -> io::Result<()> {
    fs::create_dir_all(dist)?;
    fs::write(dist.join("index.html"), include_str!("src/without.html"))
}

//! `cargo xtask web-test`: the page is checked, its modules are tested, and a real browser plays real games.

use crate::{Failed, only, run};
use std::borrow::BorrowMut;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where Debian, its children and others put the browser.
const BROWSERS: [&str; 4] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

/// `cargo xtask web-test [--quick]`
pub(crate) fn test(args: &[String]) -> Result<(), Failed> {
    only(args, &["--quick"])?;
    install()?;
    step(npm(&["run", "check"]))?;
    step(npm(&["run", "lint"]))?;
    step(run::cargo(&["build", "--package", "antre-cli"]))?;
    write_scenes("1")?;
    let mut test = npm(&["test"]);
    // The law of touch is skipped where nobody wrote scenes for it; here it must not be.
    step(test.env("VITE_LAWS", "1"))?;
    if args.is_empty() { play() } else { Ok(()) }
}

/// `cargo xtask scenes [N]`
pub(crate) fn scenes(args: &[String]) -> Result<(), Failed> {
    let games = match args {
        [] => "4",
        [games] if games.parse::<u32>().is_ok_and(|games| games > 0) => games,
        _ => return Err(Failed::new("scenes takes the number of games a set-up")),
    };
    install()?;
    step(run::cargo(&["build", "--package", "antre-cli"]))?;
    write_scenes(games)
}

/// Plays seeded games and writes what each seat saw and could do, for the law of touch.
fn write_scenes(games: &str) -> Result<(), Failed> {
    let program = program()?;
    let mut node = run::program("node", &["scripts/scenes.mjs"]);
    step(node.arg(program).args(["scenes", games]).current_dir(run::root().join("web")))
}

/// A browser plays against the program itself.
fn play() -> Result<(), Failed> {
    let browser = browser()?;
    let mut command = npm(&["run", "browser"]);
    command.env("CHROMIUM", browser).env("ANTRE_BIN", program()?);
    step(command)
}

/// Where cargo has put the program.
fn program() -> Result<PathBuf, Failed> {
    let metadata = run::read(run::cargo(&["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: serde_json::Value =
        serde_json::from_str(&metadata).map_err(|error| Failed::new(format!("cargo metadata: {error}")))?;
    let folder = metadata["target_directory"].as_str().unwrap_or("target");
    Ok(Path::new(folder).join("debug").join(format!("antre{}", std::env::consts::EXE_SUFFIX)))
}

/// Installs what the lock file names, unless it is there.
fn install() -> Result<(), Failed> {
    let web = run::root().join("web");
    let age = |path: &str| std::fs::metadata(web.join(path)).and_then(|meta| meta.modified()).ok();
    let installed = age("node_modules/.package-lock.json");
    if installed.is_some() && installed >= age("package-lock.json") {
        return Ok(());
    }
    step(npm(&["ci"])).map_err(|_| Failed::new("the page needs Node 20.19 or newer with npm, and a registry"))
}

/// The browser; on Debian it is installed if it is not there.
fn browser() -> Result<PathBuf, Failed> {
    let found = || {
        let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
        named.into_iter().chain(BROWSERS.iter().map(PathBuf::from)).find(|path| path.exists())
    };
    if let Some(browser) = found() {
        return Ok(browser);
    }
    println!("chromium is not there; installing it with apt-get.");
    let _ = run::program("apt-get", &["update", "-q"]).status();
    let _ = run::program("apt-get", &["install", "-y", "-q", "chromium"]).status();
    found().ok_or_else(|| Failed::new("chromium is not there: install it, or name it in CHROMIUM"))
}

fn npm(args: &[&str]) -> Command {
    let mut command = run::program(if cfg!(windows) { "npm.cmd" } else { "npm" }, args);
    command.current_dir(run::root().join("web"));
    command
}

fn step(command: impl BorrowMut<Command>) -> Result<(), Failed> {
    let mut command = command;
    let command = command.borrow_mut();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(Failed::new(format!("{command:?} failed, see above"))),
        Err(error) => Err(Failed::new(format!("{command:?}: {error}"))),
    }
}

//! `cargo xtask dist`: one stripped binary and a .deb, tried in an empty folder without a toolchain.

use crate::served::Served;
use crate::{Failed, only, python, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds, packs and tries.
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    only(args, &[])?;
    let target = python::target()?;
    run::done(run::cargo(&["build", "--release", "-p", "antre-cli"]))?;
    let dist = target.join("dist");
    let binary = dist.join("antre");
    fs::create_dir_all(&dist).map_err(|error| trouble(&dist, &error))?;
    // Names for backtraces are for those who build it; without them it is half the size.
    run::done(command("strip", &["-o", &text(&binary), &text(&target.join("release/antre"))]))?;
    try_out(&binary)?;
    println!("{}", binary.display());
    let package = deb(&dist, &binary)?;
    let unpacked = dist.join("unpacked");
    let _ = fs::remove_dir_all(&unpacked);
    run::done(command("dpkg-deb", &["--extract", &text(&package), &text(&unpacked)]))?;
    try_out(&unpacked.join("usr/bin/antre"))?;
    println!("{}", package.display());
    Ok(())
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

fn trouble(path: &Path, error: &std::io::Error) -> Failed {
    Failed::new(format!("{}: {error}", path.display()))
}

fn command(name: &str, args: &[&str]) -> Command {
    run::program(name, args)
}

/// A Debian package with the program, its unit and its licences.
fn deb(dist: &Path, binary: &Path) -> Result<PathBuf, Failed> {
    let version = env!("CARGO_PKG_VERSION");
    let machine = run::read(command("dpkg", &["--print-architecture"]))?;
    let tree = dist.join("deb");
    let _ = fs::remove_dir_all(&tree);
    let root = run::root();
    let place = |from: &Path, to: &str| {
        let to = tree.join(to);
        to.parent().map_or(Ok(()), fs::create_dir_all).map_err(|error| trouble(&to, &error))?;
        fs::copy(from, &to).map(|_| ()).map_err(|error| trouble(&to, &error))
    };
    place(binary, "usr/bin/antre")?;
    place(&root.join("docs/antre.service"), "usr/lib/systemd/system/antre.service")?;
    place(&root.join("NOTICE"), "usr/share/doc/antre/NOTICE")?;
    place(&root.join("LICENSE-MIT"), "usr/share/doc/antre/copyright")?;
    let control = tree.join("DEBIAN/control");
    let said = format!(
        "Package: antre\nVersion: {version}\nArchitecture: {}\nMaintainer: Antre contributors <antre@localhost>\nDepends: libc6\nSection: games\nPriority: optional\nDescription: the home of five dragon games\n Play at the terminal, or run a table server for family and club.\n",
        machine.trim()
    );
    control.parent().map_or(Ok(()), fs::create_dir_all).map_err(|error| trouble(&control, &error))?;
    fs::write(&control, said).map_err(|error| trouble(&control, &error))?;
    let package = dist.join(format!("antre_{version}_{}.deb", machine.trim()));
    run::done(command(
        "dpkg-deb",
        &["--root-owner-group", "-Zgzip", "--build", &text(&tree), &text(&package)],
    ))?;
    Ok(package)
}

/// Runs the program in an empty folder, with nothing of the environment, and asks its server how it is.
fn try_out(binary: &Path) -> Result<(), Failed> {
    let served = Served::start(binary, &[])?;
    for (path, expected) in [("/health", "\"ok\":true"), ("/api/games", "\"id\":\"coeur\"")] {
        if !served.get(path).is_some_and(|answer| answer.contains(expected)) {
            return Err(Failed::new(format!("{} does not answer {path} as it should", binary.display())));
        }
    }
    Ok(())
}

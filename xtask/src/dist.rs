//! `cargo xtask dist`: one stripped binary and a .deb, tried in an empty folder without a toolchain.

use crate::{Failed, only, run};
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Builds, packs and tries.
pub(crate) fn run(args: &[String]) -> Result<(), Failed> {
    only(args, &[])?;
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| run::root().join("target"), PathBuf::from);
    let strip = "profile.release.strip=true";
    done(run::cargo(&["build", "--release", "--config", strip, "-p", "antre-cli"]))?;
    let dist = target.join("dist");
    let binary = dist.join("antre");
    fs::create_dir_all(&dist).map_err(|error| trouble(&dist, &error))?;
    fs::copy(target.join("release/antre"), &binary).map_err(|error| trouble(&binary, &error))?;
    try_out(&binary)?;
    println!("{}", binary.display());
    let package = deb(&dist, &binary)?;
    let unpacked = dist.join("unpacked");
    let _ = fs::remove_dir_all(&unpacked);
    done(command("dpkg-deb", &["--extract", &text(&package), &text(&unpacked)]))?;
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

fn done(mut command: Command) -> Result<(), Failed> {
    let status = command.status().map_err(|error| Failed::new(format!("{command:?}: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failed::new(format!("{command:?} failed"))) }
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
    done(command("dpkg-deb", &["--root-owner-group", "--build", &text(&tree), &text(&package)]))?;
    Ok(package)
}

/// Runs the program in an empty folder, with nothing of the environment, and asks its server how it is.
fn try_out(binary: &Path) -> Result<(), Failed> {
    let folder = std::env::temp_dir().join(format!("antre-dist-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| trouble(&folder, &error))?;
    let mut child = Command::new(binary)
        .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data", "data"])
        .current_dir(&folder)
        .env_clear()
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| trouble(binary, &error))?;
    let answer = child.stdout.take().and_then(|out| {
        let mut lines = BufReader::new(out).lines().map_while(Result::ok);
        let address = lines
            .find_map(|line| line.split_once("http://").map(|(_, address)| address.trim().to_owned()))?;
        let mut stream = TcpStream::connect(address).ok()?;
        stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        Some(answer)
    });
    let _ = child.kill();
    let _ = child.wait();
    let _ = fs::remove_dir_all(&folder);
    match answer {
        Some(answer) if answer.contains("\"ok\":true") => Ok(()),
        _ => Err(Failed::new(format!("{} does not serve in an empty folder", binary.display()))),
    }
}

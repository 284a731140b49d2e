//! What is kept on this machine: listed, shown, deleted, and found without being named.

#![allow(clippy::unwrap_used)]

mod common;

use common::{command, home, record};
use std::path::PathBuf;
use std::process::Stdio;

/// A folder of its own for one test.
fn folder(name: &str) -> PathBuf {
    let path = home().join(format!("kept-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(path.join("records")).unwrap();
    path
}

/// Runs `antre` there and gives what it said and its exit code.
fn antre(folder: &PathBuf, args: &[&str]) -> (String, i32) {
    let done = command(args).env("ANTRE_HOME", folder).stdin(Stdio::null()).output().unwrap();
    let said = String::from_utf8(done.stdout).unwrap() + &String::from_utf8(done.stderr).unwrap();
    (said, done.status.code().unwrap_or(-1))
}

#[test]
fn games_are_listed_shown_and_deleted() {
    let folder = folder("saves");
    assert!(antre(&folder, &["saves", "--lang", "en"]).0.contains("No game is kept"));
    // Leaving at once keeps the game.
    antre(&folder, &["play", "coeur", "--seed", "4", "--plain"]);
    std::fs::write(folder.join("records/coeur-20260101-000000.antre"), record()).unwrap();
    let (list, code) = antre(&folder, &["saves"]);
    assert!(code == 0 && list.contains("En cours") && list.contains("Finies"), "{list}");
    let (json, _) = antre(&folder, &["saves", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json.as_array().unwrap().len(), 2);
    assert_eq!((&json[0]["finished"], &json[1]["game"]), (&false.into(), &"coeur".into()));
    let (shown, _) = antre(&folder, &["saves", "show", "1"]);
    assert!(shown.contains("antre play --resume"), "{shown}");
    let (shown, _) = antre(&folder, &["saves", "show", "coeur-20260101-000000"]);
    assert!(shown.contains("antre replay"), "{shown}");
    assert_eq!(antre(&folder, &["saves", "show", "3"]).1, 2);
    assert_eq!(antre(&folder, &["saves", "delete", "1"]).1, 0);
    assert!(!antre(&folder, &["saves"]).0.contains("En cours"));
}

#[test]
fn the_newest_is_meant_where_no_file_is_named() {
    let folder = folder("newest");
    for args in [&["replay"][..], &["analyse"]] {
        let (said, code) = antre(&folder, args);
        assert!(code == 1 && said.contains("Aucune partie finie"), "{said}");
    }
    let (said, code) = antre(&folder, &["play", "--resume", "--plain"]);
    assert!(code == 1 && said.contains("Aucune partie en cours"), "{said}");
    let path = folder.join("records/coeur-20260101-000000.antre");
    std::fs::write(&path, record()).unwrap();
    let (said, code) = antre(&folder, &["replay"]);
    assert!(code == 0 && said.contains("Cœur de Dragon"), "{said}");
    let (said, code) = antre(&folder, &["analyse", "--bot", "search:1"]);
    assert!(code == 0 && said.contains("Les pires erreurs"), "{said}");
    // A finished game is not resumed, and says what it is.
    let (said, code) = antre(&folder, &["play", "--resume", path.to_str().unwrap()]);
    assert!(code == 1 && said.contains("finie") && said.contains("antre replay"), "{said}");
    antre(&folder, &["play", "coeur", "--seed", "4", "--plain"]);
    let (said, code) = antre(&folder, &["play", "--plain", "--resume"]);
    assert!(code == 0 && said.contains("reprend là où elle en était"), "{said}");
}

#[cfg(unix)]
#[test]
fn an_analysis_that_is_stopped_tells_what_it_has() {
    let folder = folder("stopped");
    let path = folder.join("game.antre");
    std::fs::write(&path, record()).unwrap();
    let child = command(&["analyse", path.to_str().unwrap(), "--bot", "search:60000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(2500));
    let kill = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    let done = child.wait_with_output().unwrap();
    let said = String::from_utf8(done.stdout).unwrap();
    assert_eq!(done.status.code(), Some(3), "{said}");
    assert!(said.contains("Arrêté après le coup"), "{said}");
}

#[test]
fn shells_complete_and_the_manual_is_written() {
    let folder = folder("shell");
    for shell in ["bash", "zsh", "fish"] {
        let (script, code) = antre(&folder, &["completions", shell]);
        assert!(code == 0 && script.contains("drakerion") && script.contains("resume"), "{shell}");
        let path = folder.join(format!("antre.{shell}"));
        std::fs::write(&path, &script).unwrap();
        // Where the shell is there, it must be able to read it.
        if let Ok(read) = std::process::Command::new(shell).arg("-n").arg(&path).status() {
            assert!(read.success(), "{shell} cannot read its completions");
        }
    }
    let complete = "source \"$1\"; COMP_WORDS=(antre rep); COMP_CWORD=1; _antre antre rep antre; echo \"${COMPREPLY[@]}\"";
    let path = folder.join("antre.bash");
    let done = std::process::Command::new("bash").args(["-c", complete, "bash"]).arg(&path).output();
    if let Ok(done) = done {
        assert_eq!(String::from_utf8(done.stdout).unwrap().trim(), "replay");
    }
    let (page, code) = antre(&folder, &["man", "--lang", "en"]);
    assert!(code == 0 && page.contains(".TH antre 1") && page.contains("saves"), "{page}");
    let (page, code) = antre(&folder, &["man", "lab", "duel"]);
    assert!(code == 0 && page.contains("pairs"), "{page}");
    assert_eq!(antre(&folder, &["man", "paly"]).1, 2);
}

#[test]
fn the_system_is_heard_and_its_errors_are_told() {
    let folder = folder("system");
    let done = command(&["games"]).env("LANG", "en_GB.UTF-8").output().unwrap();
    assert!(String::from_utf8(done.stdout).unwrap().contains("players"));
    let (said, code) = antre(&folder, &["serve", "--listen", "foo"]);
    assert!(code == 1 && said.contains("foo") && said.contains("--listen"), "{said}");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = taken.local_addr().unwrap().to_string();
    let (said, code) = antre(&folder, &["serve", "--listen", &listen]);
    assert!(code == 1 && said.contains("déjà pris") && said.contains("--listen 127.0.0.1:"), "{said}");
    let (said, code) = antre(&folder, &["serve", "--tls-cert", "nowhere.pem", "--tls-key", "nowhere.key"]);
    assert!(code == 1 && said.contains("nowhere.pem"), "{said}");
    let (json, _) = antre(&folder, &["games", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json.as_array().unwrap().len(), antre_shelf::SHELF.len());
}

#[test]
fn a_game_is_played_in_one_terminal_at_a_time() {
    let folder = folder("held");
    let mut first = command(&["play", "coeur", "--seed", "4", "--plain"])
        .env("ANTRE_HOME", &folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let listed = || antre(&folder, &["saves"]).0.contains("En cours");
    while !listed() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    for args in [&["play", "--plain", "--resume"][..], &["saves", "delete", "1"]] {
        let (said, code) = antre(&folder, args);
        assert!(code == 1 && said.contains("ouverte dans un autre terminal"), "{args:?} {said}");
    }
    drop(first.stdin.take());
    assert!(first.wait().unwrap().success());
    let (said, code) = antre(&folder, &["play", "--plain", "--resume"]);
    assert!(code == 0 && said.contains("reprend là où elle en était"), "{said}");
    let left: Vec<_> = std::fs::read_dir(folder.join("saves")).unwrap().map(|e| e.unwrap().path()).collect();
    assert!(left.len() == 1 && left[0].extension().unwrap() == "antre-save", "{left:?}");
}

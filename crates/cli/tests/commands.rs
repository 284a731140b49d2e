//! Each command of the real binary, in both languages.

#![allow(clippy::unwrap_used)]

mod common;

use common::{antre, command, feed, file, record, root};
use std::process::Stdio;

#[test]
fn help_speaks_both_languages() {
    antre(&["--help"]).ok().says(&["Usage\u{202f}:", "Commandes", "Exemples", "antre play coeur"]);
    antre(&["--lang", "en", "--help"]).ok().says(&["Usage:", "Commands", "Examples"]);
    for path in [
        &["play"][..],
        &["games"],
        &["rules"],
        &["replay"],
        &["check"],
        &["pack"],
        &["pack", "check"],
        &["pack", "show"],
        &["bench"],
        &["lab"],
        &["lab", "duel"],
        &["lab", "league"],
        &["lab", "balance"],
        &["lab", "sweep"],
        &["lab", "decks"],
        &["lab", "publish"],
        &["engine"],
        &["saves"],
        &["saves", "show"],
        &["saves", "delete"],
        &["completions"],
        &["man"],
        &["about"],
    ] {
        let said = antre(&[path, &["--help"]].concat()).ok().says(&["Exemples", "\n  antre "]);
        let said_en = antre(&[path, &["--help", "--lang=en"]].concat()).ok().says(&["Examples"]);
        for text in [said.out, said_en.out] {
            for unsaid in ["cmd-", "arg-", "value-", "help-", "[default", "[possible", "Print help"] {
                assert!(!text.contains(unsaid), "{unsaid} in {text}");
            }
        }
        let first = antre(&[&["help"], path].concat()).ok();
        assert!(first.out.contains("Usage"));
    }
}

#[test]
fn the_version_is_told() {
    antre(&["--version"]).ok().says(&[env!("CARGO_PKG_VERSION")]);
}

#[test]
fn the_language_can_be_set_for_good() {
    let said = command(&["games"]).env("ANTRE_LANG", "en").output().unwrap();
    assert!(String::from_utf8(said.stdout).unwrap().contains("players"));
    let said = command(&["games", "--lang", "fr"]).env("ANTRE_LANG", "en").output().unwrap();
    assert!(String::from_utf8(said.stdout).unwrap().contains("joueurs"));
    let said = command(&["games"]).env("ANTRE_LANG", "de").output().unwrap();
    assert_eq!(said.status.code(), Some(2));
    assert!(String::from_utf8(said.stderr).unwrap().contains("ANTRE_LANG"));
}

#[test]
fn games_are_listed_and_shown() {
    antre(&["games"]).ok().says(&["coeur", "Cœur de Dragon", "2 joueurs"]);
    antre(&["games", "--lang", "en"]).ok().says(&["coeur", "2 players"]);
    antre(&["games", "coeur"]).ok().says(&["open_memory", "off | on", "CD-87", "bga", "Rüdiger Dorn"]);
}

#[test]
fn rules_are_read_cited_and_searched() {
    let whole = antre(&["rules", "coeur"]).ok();
    assert!(whole.out.lines().filter(|line| line.starts_with("CD-")).count() == 94, "{}", whole.out);
    let one = antre(&["rules", "coeur", "cd42"]).ok().says(&["CD-42", "figurine"]);
    assert_eq!(one.out.lines().count(), 1);
    let found = antre(&["rules", "coeur", "HEROS", "princesses"]).ok().says(&["CD-45"]);
    assert!(found.out.lines().count() > 1);
    antre(&["rules", "coeur", "CD-42", "--lang", "en"]).ok().says(&["CD-42", "Princess"]);
    antre(&["rules", "coeur", "CD-42", "CD-43"]).ok().says(&["CD-42", "CD-43"]);
    antre(&["rules", "coeur", "xyzzy"]).fails(1).says(&["xyzzy"]);
}

#[test]
fn about_names_the_authors() {
    let fr = antre(&["about"]).ok().says(&["Antre", "Dorn"]);
    let en = antre(&["about", "--lang", "en"]).ok().says(&["Dorn"]);
    assert_ne!(fr.out, en.out);
}

#[test]
fn a_finished_game_is_told_again() {
    let path = file("told.antre", record());
    let said =
        antre(&["replay", &path]).ok().says(&["Cœur de Dragon", "  2  ", "CD-83", "points", "default"]);
    assert!(said.out.lines().count() > 40, "{}", said.out);
    antre(&["replay", &path, "--lang", "en"]).ok().says(&["points", "plays"]);

    let truth = antre(&["replay", &path, "--ply", "1"]).ok().says(&["hand A: ", "hand B: ", "pile A: "]);
    assert!(!truth.out.contains('?'));
    let seen = antre(&["replay", &path, "--ply", "1", "--eye", "a"]).ok().says(&["Main"]);
    assert_ne!(truth.out, seen.out);
    antre(&["replay", &path, "--eye", "S"]).ok();
    antre(&["replay", &path, "--ply", "9999"]).fails(2).says(&["9999"]);
    antre(&["replay", &path, "--ply", "1", "--eye", "Q"]).fails(2).says(&["A, B, S"]);
}

#[test]
fn the_truth_of_a_replay_can_be_copied_into_a_scenario() {
    let path = file("copied.antre", record());
    let position = antre(&["replay", &path, "--ply", "9"]).ok().out;
    let scenario = format!("---\ngame: coeur\n---\n\n## CD-15\n\n```antre\n{position}= legal: 1000\n```\n");
    let scenario = file("copied.md", scenario);
    // The position is understood; only the wrong number of moves is complained about.
    let said = antre(&["check", &scenario]).fails(1);
    assert_eq!(said.out.matches("copied.md:").count(), 1, "{}", said.out);
}

#[test]
fn scenarios_are_checked() {
    let said = antre(&["check", "games/coeur/tests/scenarios/tour.md"]).ok();
    assert!(said.out.contains("tour.md"), "{}", said.out);
    let good = "---\ngame: coeur\n---\n\n## CD-13 — Chacun son tour\n\n```antre\ndeal\nseed: 3\noption first_player: A\n= next: A\n```\n";
    let bad = good.replace("= next: A", "= next: B");
    let path = file("bad.md", bad);
    let said = antre(&["check", &path]).fails(1).says(&["bad.md:11:", "CD-13"]);
    assert!(said.err.is_empty());
    antre(&["check", &path, "--lang", "en"]).fails(1).says(&["bad.md:11:", "1 failed"]);
    let both = antre(&["check", &file("good.md", good), &path]).fails(1);
    assert_eq!(both.out.lines().filter(|line| line.starts_with(['✓', '✗'])).count(), 2, "{}", both.out);
}

#[test]
fn a_folder_of_scenarios_is_walked() {
    let folder = common::home().join(format!("{}-folder", std::process::id()));
    std::fs::create_dir_all(folder.join("deep/pack")).unwrap();
    std::fs::create_dir_all(folder.join("deep/cases")).unwrap();
    std::fs::write(folder.join("README.md"), "# Not a scenario\n").unwrap();
    let pack = antre(&["pack", "show", "coeur"]).ok().out.replace("name = \"default\"", "name = \"own\"");
    std::fs::write(folder.join("deep/pack/own.toml"), pack).unwrap();
    let scenario =
        "---\ngame: coeur\npack: own\n---\n\n## CD-01\n\n```antre\ndeal\nseed: 3\n= hand A size: 5\n```\n";
    std::fs::write(folder.join("deep/cases/one.md"), scenario).unwrap();
    antre(&["check", folder.to_str().unwrap()]).ok().says(&["one.md"]);
    let empty = folder.join("deep/pack");
    antre(&["check", empty.to_str().unwrap()]).fails(1);
}

#[test]
fn a_folder_with_a_bad_file_fails_and_names_it() {
    let scenario = "---\ngame: coeur\n---\n\n## CD-01\n\n```antre\ndeal\nseed: 3\n= hand A size: 5\n```\n";
    let broken: [(&str, Vec<u8>, &str); 8] = [
        ("dashes", scenario.replacen("---", "--", 1).into_bytes(), "bad.md:1:"),
        ("no-dashes", scenario.replacen("---\n", "", 1).into_bytes(), "bad.md:1:"),
        ("late", format!("\n{scenario}").into_bytes(), "bad.md:1:"),
        ("no-head", scenario.splitn(3, "---\n").last().unwrap().as_bytes().to_vec(), "bad.md:1:"),
        ("key", scenario.replacen("game:", "gaem:", 1).into_bytes(), "bad.md:2:"),
        ("open", scenario.replacen("coeur\n---", "coeur\n", 1).into_bytes(), "bad.md:"),
        ("none", b"---\ngame: coeur\n---\n# Nothing\n".to_vec(), "bad.md:"),
        ("latin", b"---\ngame: coeur\n---\n# C\x9cur\n".to_vec(), "bad.md:4"),
    ];
    for (name, text, place) in broken {
        let folder = common::home().join(format!("{}-bad-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("bad.md"), text).unwrap();
        std::fs::write(folder.join("good.md"), scenario).unwrap();
        std::fs::write(folder.join("README.md"), "# Not a scenario\n").unwrap();
        let said = antre(&["check", folder.to_str().unwrap()]).fails(1).says(&[place, "good.md"]);
        assert!(!said.out.contains("README"), "{name}: {}", said.out);
    }
    // A mark that some editors put first is no part of the text.
    antre(&["check", &file("marked.md", format!("\u{feff}{scenario}"))]).ok();
    // One that is missing does not hide the others.
    let said = antre(&["check", "/no/such/file.md", &file("there.md", scenario)]).fails(1);
    said.says(&["/no/such/file.md", "there.md"]);
}

#[test]
fn what_cannot_be_written_is_said_and_fails() {
    let here = file("a-file", "not a folder");
    let under = format!("{here}/deep/out");
    let record = file("written.antre", common::record());
    let sheet = file("written.txt", antre(&["score", "aetherya", "--template"]).ok().out);
    let cases: [&[&str]; 8] = [
        &["lab", "balance", "coeur", "--bot", "random", "--games", "5", "--csv", &under],
        &["lab", "balance", "coeur", "--bot", "random", "--games", "5", "--html", "/dev/full"],
        &["lab", "decks", "drakerion", "--bot", "random", "--pairs", "1", "--csv", &under],
        &["deck", "new", &under],
        &["pack", "new", "drako", &under],
        &["analyse", &record, "--bot", "search:20", "--html", &under],
        &["analyse", &record, "--bot", "search:20", "--html", "/dev/full"],
        &["score", "aetherya", &sheet, "--save", &under],
    ];
    for args in cases {
        let said = common::feed(args, "3\nA\nB\nC\n1\n1\n1\n".as_bytes()).fails(1);
        assert!(said.err.contains("Impossible d’écrire"), "{args:?}: {}\n{}", said.out, said.err);
    }
    assert_eq!(std::fs::read_to_string(&here).unwrap(), "not a folder");
}

#[test]
fn packs_are_shown_and_checked() {
    let shown = antre(&["pack", "show", "coeur", "bga"]).ok().out;
    assert_eq!(shown, std::fs::read_to_string(root().join("games/coeur/pack/bga.toml")).unwrap());
    let path = file("mine.toml", &shown);
    antre(&["pack", "check", &path]).ok().says(&["mine.toml", "bga"]);
    antre(&["pack", "check", &path, "--game", "coeur", "--lang", "en"]).ok().says(&["a valid pack"]);
}

#[test]
fn speed_is_measured() {
    let table = antre(&["bench", "coeur", "--seconds", "0.1", "--lang", "en"]).ok();
    table.says(&["Decisions/s", "\ncoeur "]);
    let json = antre(&["bench", "coeur", "--seconds", "0.1", "--json"]).ok().out;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert!(json["games"]["coeur"]["full"][0].as_f64().unwrap() > 1_000.0, "{json}");
    let said = antre(&["bench", "coeur", "--seconds", "0.1", "--tsv"]).ok();
    let first: Vec<&str> = said.out.lines().next().unwrap().split('\t').collect();
    assert_eq!(first[0], "antre/coeur/full");
    assert!(first[1].parse::<u64>().unwrap() > 1_000 && first[2].parse::<u64>().unwrap() > 10);
    let value = |name: &str| {
        let line = said.out.lines().find(|line| line.starts_with(name)).unwrap();
        line.split('\t').nth(1).unwrap().parse::<f64>().unwrap()
    };
    assert_eq!(value("antre/coeur/allocations_per_decision"), 0.0);
    assert!(value("antre/coeur/bytes_per_state") <= 512.0);
    assert!(value("antre/coeur/bytes_per_move") <= 8.0);
    assert!(value("antre/coeur/search") > 0.0);
    assert!(value("antre/generator/ns_per_step") > 0.0);
}

#[test]
fn bots_duel() {
    let args = ["lab", "duel", "coeur", "--a", "greedy", "--b", "random", "-n", "20", "--seed", "3"];
    let once = antre(&args).ok().says(&["greedy", "random", "%"]);
    let again = antre(&[&args[..], &["--threads", "1"]].concat()).ok();
    let steady = |text: &str| text.lines().next().unwrap_or("").to_owned();
    assert_eq!(steady(&once.out), steady(&again.out));
    assert!(once.err.is_empty(), "progress is for terminals: {}", once.err);
    antre(&[&args[..], &["--lang", "en"]].concat()).ok();
}

#[test]
fn a_reader_may_leave_early() {
    let mut child =
        command(&["rules", "coeur"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(0));
    assert!(done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn colours_can_be_forced_and_forbidden() {
    let coloured = command(&["games"]).env("CLICOLOR_FORCE", "1").output().unwrap();
    assert!(coloured.stdout.contains(&0x1b));
    let plain = command(&["games"]).env("NO_COLOR", "1").output().unwrap();
    assert!(!plain.stdout.contains(&0x1b));
}

#[test]
fn without_a_terminal_the_table_ends_politely() {
    let said = feed(&["play"], b"");
    assert!((0..=2).contains(&said.code), "{} {}", said.out, said.err);
    let said = feed(&["play", "coeur", "--seed", "1"], b"");
    assert!((0..=2).contains(&said.code), "{} {}", said.out, said.err);
    assert!(!said.err.contains("panicked"));
}

#[cfg(unix)]
#[test]
fn ctrl_c_tells_what_is_known_so_far() {
    let args = ["lab", "duel", "coeur", "--a", "search:20", "--b", "greedy", "-n", "20000", "--threads", "1"];
    let child = command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(std::time::Duration::from_millis(800));
    let kill = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(kill.success());
    let done = child.wait_with_output().unwrap();
    let said = String::from_utf8(done.stdout).unwrap();
    assert_eq!(done.status.code(), Some(3), "{said}{}", String::from_utf8_lossy(&done.stderr));
    assert!(said.contains("Arrêté après") && said.contains("20000"), "{said}");
}

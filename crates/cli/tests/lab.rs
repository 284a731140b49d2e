//! The lab from the command line: the same answer for any number of threads, taken up again, and written down.

#![allow(clippy::unwrap_used)]

mod common;

use common::{antre, command};
use std::path::PathBuf;

/// A fresh folder for one test.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("lab").join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// Runs `antre` with a home of its own.
fn at_home(home: &PathBuf, args: &[&str]) -> String {
    let done = command(args).env("ANTRE_HOME", home).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}

#[test]
fn a_duel_is_the_same_on_any_number_of_threads_and_when_taken_up_again() {
    let (first, second) = (folder("first"), folder("second"));
    let duel = ["lab", "duel", "drako", "--a", "search:30", "--b", "greedy", "--seed", "5"];
    let run = |home: &PathBuf, more: &[&str]| at_home(home, &[&duel[..], more].concat());
    let whole = run(&first, &["-n", "16", "--threads", "3"]);
    run(&second, &["-n", "6"]);
    assert_eq!(run(&second, &["-n", "16", "--threads", "1", "--resume"]), whole);
    // A journal that does not fit is not believed.
    let journal = std::fs::read_dir(second.join("lab")).unwrap().next().unwrap().unwrap().path();
    let text = std::fs::read_to_string(&journal).unwrap();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[2] = "0.123 4 .";
    std::fs::write(&journal, lines.join("\n")).unwrap();
    assert_eq!(run(&second, &["-n", "16", "--resume"]), whole);
}

#[test]
fn the_sequential_test_stops_early_and_bad_claims_are_refused() {
    let duel = ["lab", "duel", "coeur", "--a", "greedy", "--b", "random", "-n", "5000", "--lang", "en"];
    antre(&[&duel[..], &["--sprt", "0,20"]].concat()).ok().says(&["Sequential test", "at least 20 Elo"]);
    antre(&[&duel[..], &["--sprt", "20,0"]].concat()).fails(2).says(&["20,0"]);
    antre(&["lab", "duel", "drarkane", "--seats", "1", "--a", "greedy", "--b", "random"])
        .fails(2)
        .says(&["--seats"]);
}

#[test]
fn a_league_rates_the_bots_it_is_given() {
    let league =
        ["lab", "league", "coeur", "--only", "--bot", "random", "--bot", "greedy", "--bot", "search:20"];
    let said = antre(&[&league[..], &["-n", "20"]].concat()).ok().out;
    let place = |bot: &str| said.lines().position(|line| line.starts_with(bot)).unwrap();
    assert!(place("greedy") < place("random"), "{said}");
    antre(&["lab", "league", "coeur", "--only"]).fails(2).says(&["--bot"]);
}

#[test]
fn balance_is_told_written_as_a_page_and_as_a_tidy_table() {
    let folder = folder("balance");
    let (html, csv) = (folder.join("drako.html"), folder.join("drako.csv"));
    let paths = ["--html", html.to_str().unwrap(), "--csv", csv.to_str().unwrap()];
    for (game, lang) in [("drako", "fr"), ("coeur", "en"), ("aetherya", "fr"), ("drarkane", "en")] {
        let args = ["lab", "balance", game, "--bot", "greedy", "-n", "6", "--seats", "2", "--lang", lang];
        let said = antre(&[&args[..], &paths].concat()).ok().out;
        if game == "drako" {
            assert_eq!(said, antre(&[&args[..], &paths, &["--threads", "1"]].concat()).ok().out);
        }
        let page = std::fs::read_to_string(&html).unwrap();
        assert!(page.contains(&format!("<html lang=\"{lang}\">")) && page.matches("<svg").count() >= 4);
        let table = std::fs::read_to_string(&csv).unwrap();
        for part in [",seat,", ",category,", ",card,", ",move,", ",event,", ",ending,"] {
            assert!(table.contains(part) || game == "drako" && part == ",category,", "{game} has no {part}");
        }
        // Every decision is a move of some kind, and shares of the win add up.
        let sum = |part: &str, measure: &str| -> f64 {
            let lines = table.lines().filter(|line| line.starts_with(&format!("{game},{part},")));
            let cells = lines.map(|line| line.rsplit(',').collect::<Vec<_>>());
            cells.filter(|cells| cells[3] == measure).map(|cells| cells[2].parse::<f64>().unwrap()).sum()
        };
        assert!((sum("move", "times") - sum("game", "decisions")).abs() < 1e-3, "{table}");
        assert!(
            (sum("seat", "share") - 1.0).abs() < 1e-3 && (sum("ending", "games") - 1.0).abs() < 1e-3,
            "{table}"
        );
        // No sentence is left as its key.
        assert!(!said.contains("lab-") && !page.contains("lab-"), "{said}");
        assert!(!said.lines().any(|line| line.starts_with(&format!("{game}-"))), "{said}");
    }
}

#[test]
fn a_sweep_turns_numbers_of_the_pack() {
    let sweep = ["lab", "sweep", "drako", "--bot", "greedy", "-n", "30", "--lang", "en"];
    let said = antre(&[&sweep[..], &["--set", "dragon.armor=2..6"]].concat()).ok().out;
    assert_eq!(said.lines().count(), 9, "{said}");
    // As it is, and the same number turned to what it is: no difference at all.
    assert!(
        said.lines().any(|line| line.trim_start().starts_with('4') && line.contains("0.0 [0.0, 0.0]")),
        "{said}"
    );
    antre(&[&sweep[..], &["--set", "dragon.armour=3..6"]].concat()).fails(2).says(&["dragon.armor"]);
    // What the game refuses is said, and the rest is measured.
    let set = ["--set", "dragon_card.FIRE:2=3..4"];
    antre(&[&sweep[..], &set].concat()).ok().says(&["39"]);
    let set = ["--set", "dragon_card.FIRE:2=4@dragon_card.W:2"];
    let said = antre(&[&sweep[..], &set].concat()).ok().out;
    assert!(!said.contains("39"), "{said}");
    // A pack that was changed by hand is what the same change by a set is.
    let file = folder("sweep").join("thin.toml");
    let pack = include_str!("../../../games/drako/pack/default.toml");
    std::fs::write(&file, pack.replace("armor = { value = 4", "armor = { value = 2")).unwrap();
    let with = antre(&[&sweep[..], &["--with", file.to_str().unwrap()]].concat()).ok().out;
    let set = antre(&[&sweep[..], &["--set", "dragon.armor=2"]].concat()).ok().out;
    let measured = |said: &str, name: &str| {
        let line = said.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{said}"));
        line.split_whitespace().skip(2).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(measured(&with, "thin ★"), measured(&set, "2 ★"));
    antre(&[&sweep[..], &["--with", "nowhere.toml"]].concat()).fails(1).says(&["nowhere.toml"]);
    antre(&sweep).fails(2).says(&["--set"]);
}

#[test]
fn publishing_writes_between_the_words_of_people() {
    let (home, docs) = (folder("publish"), folder("docs"));
    std::fs::write(docs.join("strength.md"), "# Strength\n\nOur words.\n").unwrap();
    let args = [
        "lab",
        "publish",
        "coeur",
        "--minutes",
        "1",
        "--pairs",
        "1",
        "--games",
        "2",
        "--budget",
        "2",
        "--out",
    ];
    let bots = ["--bot", "random", "--bot", "greedy", "--bot", "search:9", "--usual", "greedy"];
    let args = [&args[..], &[docs.to_str().unwrap()], &bots].concat();
    at_home(&home, &args);
    let read = |name: &str| std::fs::read_to_string(docs.join(name)).unwrap();
    let (strength, balance) = (read("strength.md"), read("balance.md"));
    assert!(
        strength.starts_with("# Strength\n\nOur words.\n") && strength.contains("oracle:greedy over greedy"),
        "{strength}"
    );
    assert!(balance.contains("--seed 1") && balance.contains("### Seats and sides"), "{balance}");
    at_home(&home, &args);
    assert_eq!((read("strength.md"), read("balance.md")), (strength, balance));
}

//! Hints and analyses, from the real binary.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use common::{antre, command, feed, file, home, record};

#[test]
fn a_game_is_analysed_as_text_and_as_a_page_that_stands_by_itself() {
    let game = file("study.antre", record());
    let page = home().join(format!("{}-study.html", std::process::id()));
    let page = page.to_str().unwrap();
    let args = ["analyse", &game, "--bot", "search:60", "--html", page];
    let said = antre(&args).ok();
    let said = said.says(&["Les pires erreurs", "D’où vient le résultat", "chance des cartes", "plutôt"]);
    assert_eq!(antre(&args).ok().out, said.out, "the same seed, the same analysis");
    let html = std::fs::read_to_string(page).unwrap();
    assert!(html.contains("<polyline") && html.contains("Coup par coup"));
    for outside in ["http:", "https:", "src=", "<script"] {
        assert!(!html.contains(outside), "{outside}");
    }
    antre(&["analyse", &game, "--bot", "search:60", "--lang", "en"])
        .ok()
        .says(&["The worst mistakes", "luck of the cards"]);
}

#[test]
fn a_hint_is_given_for_a_saved_game() {
    let own = home().join(format!("{}-hint", std::process::id()));
    let args = ["play", "coeur", "--plain", "--seed", "3", "--seat", "B=etincelle"];
    let run = |args: &[&str], input: &str| {
        use std::io::Write as _;
        let mut command = command(args);
        command.env("ANTRE_HOME", &own).stdin(std::process::Stdio::piped());
        let mut child = command
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
        let done = child.wait_with_output().unwrap();
        (String::from_utf8(done.stdout).unwrap(), done.status.code())
    };
    run(&args, "1\nquitter\n");
    let (first, code) = run(&["hint", "--bot", "search:200"], "");
    assert_eq!(code, Some(0), "{first}");
    assert!(first.contains("pense d’abord à ceci") && first.contains("% de chances de gagner"), "{first}");
    assert_eq!(run(&["hint", "--bot", "search:200"], "").0, first, "the same position, the same hint");
}

#[test]
fn who_has_no_opinion_is_refused_and_so_is_what_is_no_game() {
    let game = file("study-bad.antre", "antre\n");
    antre(&["analyse", &game, "--bot", "search:60"]).fails(1);
    antre(&["analyse", &game, "--bot", "etincelle"]).fails(2).says(&["Étincelle", "torche"]);
    antre(&["hint", "nowhere.save"]).fails(1);
    feed(&["hint", "--bot", "volcn"], b"").fails(2).says(&["volcan"]);
}

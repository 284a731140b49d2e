//! The score pad: kingdoms of the real box from a file or a pipe, explained, ranked, improved, or refused.

#![allow(clippy::unwrap_used)]

mod common;

use common::{antre, feed, file};

const JORDAN: &str = "joueur: Jordan\nNA MO HU FO\nPL HU FO EL\nPO DR EL FO\nHU MA NA MO\n";

#[test]
fn every_point_is_explained() {
    let said = feed(&["score", "aetherya"], JORDAN.as_bytes()).ok();
    let said = said.says(&[
        "Jordan",
        "23 points",
        "+10",
        "AE-69",
        "par le portail a3",
        "AE-79",
        "se détestent",
        "AE-84",
    ]);
    assert!(!said.out.contains("Classement"), "one kingdom is not ranked");
    let path = file("jordan.txt", JORDAN);
    antre(&["score", "aetherya", &path, "--lang", "en"]).ok().says(&["23 points", "through the portal a3"]);
}

#[test]
fn the_template_scores_as_it_stands() {
    for lang in ["fr", "en"] {
        let template = antre(&["score", "aetherya", "--template", "--lang", lang]).ok().out;
        let said = feed(&["score", "aetherya", "-", "--lang", lang], template.as_bytes()).ok();
        said.says(&["1. Anna, 23 points", "2. Bruno, 19 points", "AE-120"]);
    }
}

#[test]
fn a_sheet_is_kept_tidily_and_never_over_another() {
    let path = file("untidy.txt", JORDAN.replace("NA MO HU FO", "na, mo hu   fo"));
    let kept = path.replace("untidy", "tidy");
    let _ = std::fs::remove_file(&kept);
    antre(&["score", "aetherya", &path, "--save", &kept]).ok().says(&["23 points", "tidy.txt"]);
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), format!("{JORDAN}légendes: -\n"));
    antre(&["score", "aetherya", &path, "--save", &kept]).fails(1).says(&["existe déjà"]);
    antre(&["score", "aetherya", &kept, "--save", &kept, "--lang", "en"]).ok();
    assert!(std::fs::read_to_string(&kept).unwrap().starts_with("player: Jordan\n"));
}

#[test]
fn options_change_the_score() {
    let wild = "DR PL DR PL / ? ? ? ? / ? ? ? ? / ? ? ? ?";
    let score = |option: &str| feed(&["score", "aetherya", "--option", option], wild.as_bytes());
    score("wild_dragon=flat3").ok().says(&["−6", "12 cartes face cachée"]);
    score("wild_dragon=value").ok().says(&["−10"]);
    score("wild_dragon=3").fails(2).says(&["flat3, value"]);
    score("wild_dragon").fails(2);
}

#[test]
fn bad_kingdoms_are_named_by_line_and_column() {
    let score = |text: &str| antre(&["score", "aetherya", &file("bad.txt", text)]).fails(1);
    score("PL PL XX PL\n").says(&["bad.txt:1:7:", "XX", "PL, FO"]);
    score("PL PL PL\n").says(&["bad.txt:1:7:", "3 cartes"]);
    score("PL PL PL PL\n").says(&["bad.txt:1:", "4 cartes", "seize"]);
    score("PL PL PL PL\nPL PL PL PL\nFO PL FO FO\n").says(&["bad.txt:3:4:", "Plaine", "8"]);
    score(&format!("{JORDAN}légendes: T9-XX\n")).says(&["bad.txt:6:11:", "T9-XX", "boîte"]);
    score(&format!("{JORDAN}légendes: QT QT\n")).says(&["bad.txt:6:14:", "QT"]);
    score("").says(&["bad.txt:"]);
    antre(&["score", "aetherya", "nowhere.txt"]).fails(1).says(&["nowhere.txt"]);
    antre(&["score", "aetheria", "nowhere.txt"]).fails(2).says(&["aetherya"]);
    antre(&["score", "coeur", "nowhere.txt"]).fails(1).says(&["aetherya"]);
}

#[test]
fn what_is_proven_is_called_so() {
    let few = "PL PL PL PL / PL PL PL PL / FO FO FO MO / MO MO MO EL";
    let said = feed(&["score", "aetherya", "--best", "--lang", "en"], few.as_bytes()).ok();
    said.says(&["What could have been", "6 points", "proven"]);
    let hidden = "? PL PL PL / PL PL PL PL / FO FO FO MO / MO MO MO EL";
    feed(&["score", "aetherya", "--best"], hidden.as_bytes()).ok().says(&["face cachée"]);
}

//! Everything people may get wrong: a plain sentence, the nearest valid words, and an exit code that is not 0.

#![allow(clippy::unwrap_used)]

mod common;

use common::{antre, feed, file, record};

#[test]
fn unknown_words_get_the_nearest() {
    antre(&["gmaes"]).fails(2).says(&["gmaes", "games"]);
    antre(&["paly", "--lang", "en"]).fails(2).says(&["Did you mean play"]);
    antre(&["gmaes", "--lang", "en"]).fails(2).says(&["antre:", "Did you mean games?"]);
    antre(&["games", "couer"]).fails(2).says(&["couer", "coeur"]);
    antre(&["rules", "couer", "--lang", "en"]).fails(2).says(&["coeur"]);
    antre(&["play", "couer"]).fails(2).says(&["coeur"]);
    antre(&["bench", "couer"]).fails(2).says(&["coeur"]);
    antre(&["rules", "coeur", "CD-420"]).fails(2).says(&["CD-420", "CD-42"]);
    antre(&["pack", "show", "coeur", "bgaa"]).fails(2).says(&["bgaa", "bga"]);
    antre(&["play", "coeur", "--seat", "B=gredy"]).fails(2).says(&["greedy"]);
    antre(&["play", "coeur", "--seat", "Q=greedy"]).fails(2).says(&["Q"]);
    antre(&["lab", "duel", "coeur", "--a", "gredy", "--b", "random"]).fails(2).says(&["greedy"]);
    antre(&["lab", "duel", "coeur", "--a", "search:0", "--b", "random"]).fails(2).says(&["0"]);
    let duel = ["lab", "duel", "coeur", "--a", "greedy", "--b", "random", "-n", "1"];
    antre(&[&duel[..], &["--option", "open_memroy=on"]].concat()).fails(2).says(&["open_memory"]);
    antre(&[&duel[..], &["--option", "open_memory=yes"]].concat()).fails(2).says(&["off, on"]);
    antre(&[&duel[..], &["--option", "open_memory"]].concat()).fails(2).says(&["open_memory"]);
    antre(&[&duel[..], &["--sed", "1"]].concat()).fails(2).says(&["--seed"]);
}

#[test]
fn missing_and_bad_values_are_named() {
    antre(&["rules"]).fails(2).says(&["<JEU>"]);
    antre(&["rules", "--lang", "en"]).fails(2).says(&["<GAME>", "antre rules --help"]);
    antre(&["pack"]).fails(2).says(&["check", "show"]);
    antre(&["verify"]).fails(2).says(&["<FICHIER>"]);
    antre(&["replay", "x", "--ply", "-1"]).fails(2);
    antre(&["replay", "x", "--ply", "douze"]).fails(2).says(&["douze", "--ply"]);
    antre(&["bench", "--seconds", "0"]).fails(2).says(&["--seconds"]);
    antre(&["bench", "--seconds", "NaN"]).fails(2).says(&["--seconds"]);
    antre(&["lab", "duel", "coeur", "--a", "greedy", "--b", "random", "-n", "0"]).fails(2);
    antre(&["games", "--lang", "de"]).fails(2).says(&["fr, en"]);
    antre(&["games", "--lang"]).fails(2).says(&["--lang"]);
}

#[test]
fn files_that_cannot_be_read_are_named() {
    for args in [&["replay"][..], &["check"], &["pack", "check"]] {
        antre(&[args, &["nowhere.antre"]].concat()).fails(1).says(&["nowhere.antre"]);
        let bytes = file("bytes.antre", [0xff, 0xfe, 0x00]);
        antre(&[args, &[&bytes, "--lang", "en"]].concat()).fails(1).says(&["UTF-8"]);
    }
    antre(&["replay", "games"]).fails(1).says(&["games"]);
}

#[test]
fn a_broken_pack_is_named_by_line_and_column() {
    let good = antre(&["pack", "show", "coeur"]).ok().out;
    let check = |name: &str, text: String| antre(&["pack", "check", &file(name, text)]).fails(1);
    check("key.toml", good.replace("name = ", "nmae = ")).says(&["key.toml:4:1:", "nmae", "name"]);
    check("type.toml", good.replace("type = \"CO\"", "type = \"XO\"")).says(&["type.toml:", "XO", "CO, DF"]);
    check("size.toml", good.replace("[1, 1, 2, 2, 3, 3, 4]", "[1, 1]")).says(&["size.toml:", "50"]);
    check("syntax.toml", good.replace("[origin]", "[origin")).says(&["syntax.toml:6:"]);
    check("value.toml", good.replace("[2, 3, 3, 4]", "[2, 3, 3, 40]")).says(&["value.toml:", "40"]);
    let other = file("other.toml", good.replace("game = \"coeur\"", "game = \"couer\""));
    antre(&["pack", "check", &other]).fails(1).says(&["other.toml:3:", "coeur"]);
    antre(&["pack", "check", &other, "--game", "coeur"]).fails(1).says(&["other.toml:3:"]);
    let empty = file("empty.toml", "");
    antre(&["pack", "check", &empty]).fails(2).says(&["empty.toml", "--game"]);
    antre(&["pack", "check", &empty, "--game", "coeur"]).fails(1).says(&["empty.toml:1:1:"]);
}

#[test]
fn a_damaged_or_foreign_record_is_refused_with_its_line() {
    let good = record();
    let replay = |name: &str, text: String| antre(&["replay", &file(name, text)]).fails(1);
    replay("empty.antre", String::new()).says(&["empty.antre"]);
    replay("foreign.antre", "[Event \"chess\"]\n1. e4 e5\n".into()).says(&["foreign.antre:1:"]);
    replay("game.antre", good.replace("game coeur 1", "game chess 1")).says(&["chess"]);
    replay("version.antre", good.replace("game coeur 1", "game coeur 9")).says(&["9"]);
    replay("pack.antre", good.replace("pack default ", "pack default 0")).says(&["default"]);
    let second = good.lines().position(|line| line.starts_with("2 ")).unwrap() + 1;
    let lines = |n: usize| good.lines().take(n).map(|line| format!("{line}\n")).collect::<String>();
    replay("cut.antre", lines(second + 4)).says(&[&format!("cut.antre:{}:", second + 4)]);
    let garbled = lines(second - 1) + "2 A ZZ9\n";
    replay("garbled.antre", garbled).says(&[&format!("garbled.antre:{second}:"), "ZZ9"]);
    let swapped = good.replace("seed", "sede").replacen("result A ", "result A 9", 1);
    replay("result.antre", swapped).says(&["result.antre:"]);
    replay("sum.antre", good.replace("sum ", "sum 0")).says(&["sum.antre:"]);
}

#[test]
fn a_record_of_another_pack_needs_that_pack() {
    let own = antre(&["pack", "show", "coeur"]).ok().out.replace("name = \"default\"", "name = \"own\"");
    let ask =
        serde_json::json!({"do": "open", "game": "coeur", "seed": 1, "pack": {"name": "own", "text": own}});
    let lines =
        format!("{ask}\n{}\n{}\n", r#"{"do":"resign","table":1,"seat":"A"}"#, r#"{"do":"record","table":1}"#);
    let said = common::feed(&["engine"], lines.as_bytes()).ok();
    let last: serde_json::Value = serde_json::from_str(said.out.lines().last().unwrap()).unwrap();
    let game = file("own.antre", last["text"].as_str().unwrap());
    antre(&["replay", &game]).fails(1).says(&["own"]);
    antre(&["replay", &game, "--pack", &file("own.toml", own)]).ok().says(&["own"]);
}

#[test]
fn a_scenario_that_is_not_one_is_refused_with_its_line() {
    let check = |name: &str, text: &str| antre(&["check", &file(name, text)]).fails(1);
    check("prose.md", "# Once upon a time\n").says(&["prose.md:1:"]);
    check("game.md", "---\ngame: couer\n---\n").says(&["coeur"]);
    check("none.md", "---\ngame: coeur\n---\n# Nothing\n").says(&["none.md"]);
    check(
        "pack.md",
        "---\ngame: coeur\npack: nowhere\n---\n## CD-01\n```antre\ndeal\nseed: 1\n= next: A\n```\n",
    )
    .says(&["nowhere"]);
    check("line.md", "---\ngame: coeur\n---\n## CD-01\n```antre\ndeal\nseed: 1\n= nxet: A\n```\n")
        .says(&["line.md:8:"]);
    check("card.md", "---\ngame: coeur\n---\n## CD-01\n```antre\npartial\nhand A: ZZ1\n= next: A\n```\n")
        .says(&["card.md:7:", "ZZ1"]);
}

#[test]
fn nothing_is_left_unsaid_in_either_language() {
    let good = record();
    let broken = file("unsaid.antre", good.replace("sum ", "sum 0"));
    let keys = ["record-", "pack-", "usage-", "file-", "scenario-", "-unknown", "rules-", "replay-"];
    for lang in ["fr", "en"] {
        for args in [
            &["replay", &broken][..],
            &["replay", "nowhere"],
            &["rules", "coeur", "CD-420"],
            &["games", "couer"],
            &["pack", "check", "Cargo.toml", "--game", "coeur"],
            &["check", "Cargo.toml"],
        ] {
            let said = antre(&[args, &["--lang", lang]].concat());
            assert_ne!(said.code, 0);
            let text = said.err + &said.out;
            assert!(!keys.iter().any(|key| text.contains(key)), "{text}");
        }
    }
}

#[test]
fn a_pack_form_writes_only_what_is_whole() {
    let target = file("new-pack.toml", "");
    antre(&["pack", "new", "drako", &target]).fails(1).says(&["new-pack.toml"]);
    let fresh = target.replace("new-pack", "fresh-pack");
    antre(&["pack", "new", "coeur", &fresh]).fails(1).says(&["antre pack show coeur"]);
    antre(&["pack", "new", "drako", &fresh]).fails(1).says(&["rien n’est écrit"]);
    assert!(!std::path::Path::new(&fresh).exists());
    // An answer that will not do costs nothing, and what was answered is there the next time.
    feed(&["pack", "new", "drako", &fresh], "Ma boîte\n9\n3\n".as_bytes())
        .fails(1)
        .says(&["9", "fresh-pack.toml.part"]);
    assert_eq!(std::fs::read_to_string(format!("{fresh}.part")).unwrap(), "Ma boîte\n3\n");
    feed(&["pack", "new", "drako", &fresh], b"<\n2\n").fails(1).says(&["2 réponses sont enregistrées"]);
    assert_eq!(std::fs::read_to_string(format!("{fresh}.part")).unwrap(), "Ma boîte\n2\n");
    std::fs::remove_file(format!("{fresh}.part")).unwrap();
}

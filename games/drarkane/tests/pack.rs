//! Packs: what is in the box, and what is refused.

mod common;

use antre_drarkane::Drarkane;
use antre_kernel::{Misread, Notation, Rng, Rules, playout};
use antre_stage::{Boxed, PackText};
use common::{DEFAULT, EXAMPLES, build, frozen};

/// DR-74, DR-140: twenty dragons and twenty objectives, ten instant and ten at the end of a round, 114 points in all.
#[test]
fn the_default_pack() {
    let (_, text) = Drarkane::PACKS[0];
    let game = build(text, 4, &["treasures=on"]).unwrap();
    assert_eq!((game.all_dragons().len(), game.all_objectives().len()), (20, 20));
    let instant = game.all_objectives().iter().filter(|&objective| game.is_instant(objective)).count();
    assert_eq!(instant, 10);
    let points: u32 = game.all_objectives().iter().map(|o| u32::from(game.objective_points(o))).sum();
    assert_eq!(points, 114);
    assert_eq!(game.dragon("elder").map(|dragon| game.terror(dragon)), Some(12));
    assert_ne!(game.setup().pack_hash, build(EXAMPLES, 4, &[]).unwrap().setup().pack_hash);
}

/// DR-187, DR-162: teams are for four or six, Treasures for two to six, and the game for one to six.
#[test]
fn players_and_variants_go_together() {
    let wrong = |seats, options: &[&str]| build(DEFAULT, seats, options).unwrap_err().what.key;
    assert_eq!(wrong(7, &[]), "drarkane-players");
    assert_eq!(wrong(0, &[]), "drarkane-players");
    for seats in [1, 2, 3, 5] {
        assert_eq!(wrong(seats, &["teams=on"]), "drarkane-teams-players");
    }
    assert_eq!(wrong(1, &["treasures=on"]), "drarkane-solo-treasures");
    assert_eq!(wrong(4, &["half_terror=sideways"]), "option-bad-value");
    let default = Drarkane::build(&PackText { name: "default", text: DEFAULT }, None, &[]).unwrap();
    assert_eq!(default.players(), 4);
}

/// What a change to the default pack is refused with: its key, and where.
fn refused(from: &str, to: &str) -> (&'static str, u32, u32) {
    assert!(DEFAULT.contains(from), "{from}");
    match build(&DEFAULT.replacen(from, to, 1), 4, &[]) {
        Ok(_) => panic!("{to} is accepted"),
        Err(Misread { file, line, column, what, .. }) => {
            assert_eq!(file.as_deref(), Some("test.toml"));
            // Whether there is a word near the wrong one is no matter here.
            (what.key.trim_end_matches("-near"), line, column)
        }
    }
}

/// Every mistake with its line: slots nothing fits, dragons without slots, objectives that never come true.
#[test]
fn bad_packs_are_refused_with_their_line() {
    let line_of = |text: &str| 1 + DEFAULT.lines().position(|line| line.contains(text)).unwrap() as u32;
    let whelp = "slots = [{}, {}]";
    let mist = "slots = [{ accept = { max = 5 } }, { accept = { max = 5 } }]";
    let cases: &[(&str, &str, &str)] = &[
        ("game = \"drarkane\"", "game = \"coeur\"", "pack-other-game"),
        ("name = \"default\"", "name = \"default\\nmark practice\"", "pack-bad-line-name"),
        ("fr = \"Dragonnet de cendre\"", "fr = \"\\u001b[2J\"", "pack-bad-words"),
        (whelp, "slots = []", "drarkane-pack-slots"),
        (whelp, "slots = [{}, {}, {}, {}, {}, {}]", "drarkane-pack-slots"),
        (whelp, "slots = [{ accept = { flame = [\"white\"], min = 1 } }]", "drarkane-pack-slot-empty"),
        (whelp, "slots = [{ accept = { flame = [\"sorcerer\"], max = 9 } }]", "drarkane-pack-slot-empty"),
        (whelp, "slots = [{ accept = { min = 9, max = 8 } }]", "drarkane-pack-slot-empty"),
        (whelp, "slots = [{ accept = { flame = [\"blau\"] } }]", "pack-unknown-word"),
        (whelp, "slots = [{ accept = { min = 15 } }]", "pack-number"),
        (whelp, "slots = [{ akzept = {} }]", "pack-unknown-key"),
        (whelp, "slots = [{ sum = 41 }]", "pack-number"),
        (whelp, "slots = [{ sum = 40, accept = { exact = 3 } }]", "drarkane-pack-sum"),
        (whelp, "slots = [{ sum = 5 }, { sum = 6 }]", "drarkane-pack-two-sums"),
        (
            mist,
            "slots = [{ accept = { exact = 0 } }, { accept = { exact = 0 } }, { accept = { exact = 0 } }]",
            "drarkane-pack-dragon-unbeatable",
        ),
        ("id = \"ash-whelp\"", "id = \"Ash Whelp\"", "drarkane-pack-id"),
        ("terror = 3", "terror = -1", "pack-number"),
        ("kind = \"instant\"", "kind = \"soon\"", "pack-unknown-word"),
        ("points = 4", "points = 0", "pack-number"),
        ("on = \"dragon_defeated\", round_first = true", "on = \"dragon_seen\"", "pack-unknown-word"),
        ("round_first = true", "round_first = true, in_trick = 2", "drarkane-pack-never"),
        ("terror_min = 9", "terror_min = 13", "drarkane-pack-never"),
        ("band_total = 2", "band_total = 6", "drarkane-pack-never"),
        ("has_card = [\"Eg\"]", "has_card = []", "drarkane-pack-never"),
        ("has_card = [\"Eg\"]", "has_card = [\"Ei\"]", "card-unknown"),
        ("has_card = [\"Eg\"]", "sum_min = 73", "drarkane-pack-never"),
        ("has_card = [\"Eg\"]", "sum_min = 9, sum_max = 8", "drarkane-pack-never"),
        ("has_card = [\"Eg\"]", "by_other = true", "drarkane-pack-by-other"),
        ("has_card = [\"Eg\"]", "in_trick = 2", "drarkane-pack-cond-mixed"),
        ("has_card = [\"Eg\"]", "sorcerer = \"three\"", "pack-unknown-word"),
        (
            "has_card = [\"Eg\"]",
            "contains = { accept = { flame = [\"sorcerer\"] }, n = 3 }",
            "drarkane-pack-never",
        ),
        ("card = { max = 4 }", "card = { flame = [\"sorcerer\"] }", "drarkane-pack-never"),
        ("streak = 3", "streak = 15", "pack-number"),
        ("zone_min = 6", "zone_min = 7", "pack-number"),
        (
            "{ metric = \"delta\", op = \"exactly\", n = 0 }",
            "{ metric = \"delta\", op = \"exactly\", n = 15 }",
            "drarkane-pack-never",
        ),
        (
            "{ metric = \"delta\", op = \"exactly\", n = 0 }",
            "{ metric = \"delta\", op = \"exactly\" }",
            "pack-missing-key",
        ),
        (
            "{ metric = \"delta\", op = \"exactly\", n = 0 }",
            "{ metric = \"delta\", op = \"least\", n = 0 }",
            "drarkane-pack-cond-mixed",
        ),
        (
            "{ metric = \"delta\", op = \"exactly\", n = 0 }",
            "{ metric = \"luck\", op = \"most\" }",
            "pack-unknown-word",
        ),
        (
            "{ metric = \"delta\", op = \"exactly\", n = 0 }",
            "{ all = [{ metric = \"tricks\", op = \"at_least\", n = 3 }, { metric = \"tricks\", op = \"at_most\", n = 2 }] }",
            "drarkane-pack-never",
        ),
        (
            "{ metric = \"delta\", op = \"exactly\", n = 0 }",
            "{ metric = \"tricks\", op = \"most\", terror_min = 3 }",
            "drarkane-pack-cond-mixed",
        ),
        (
            "{ metric = \"delta\", op = \"exactly\", n = 0 }",
            "{ on = \"trick_won\" }",
            "drarkane-pack-cond-mixed",
        ),
    ];
    for &(from, to, key) in cases {
        let (got, line, column) = refused(from, to);
        assert_eq!(got, key, "{to}");
        assert_eq!(line, line_of(from), "{to}");
        assert!(column > 0);
    }
    assert_eq!(refused("id = \"dawn-whelp\"", "id = \"ash-whelp\"").0, "pack-twice");
    // A dragon too few or too many, both languages, and too few cards for a deal.
    let whole = DEFAULT.find("[[dragon]]").unwrap()..DEFAULT.find("[[dragon]]\nid = \"dawn-whelp\"").unwrap();
    let fewer = format!("{}{}", &DEFAULT[..whole.start], &DEFAULT[whole.end..]);
    assert_eq!(build(&fewer, 4, &[]).unwrap_err().what.key, "drarkane-pack-dragons");
    assert_eq!(
        refused("name = { fr = \"Dragonnet de cendre\", en = \"Ash Whelp\" }", "name = { fr = \"Cendre\" }")
            .0,
        "pack-missing-key"
    );
    let custom = fewer.replacen("name = \"default\"", "name = \"default\"\ncustom = true", 1);
    assert!(build(&custom, 4, &[]).is_ok());
    let one = &custom[..custom.find("[[dragon]]\nid = \"autumn-whelp\"").unwrap()];
    let rest = &custom[custom.find("[[objective]]").unwrap()..];
    let wrong = build(&format!("{one}{rest}"), 4, &[]).unwrap_err();
    assert_eq!(wrong.what.key, "drarkane-pack-dragons");
    assert!(wrong.line > 0);
    let few = &custom[..custom.find("[[objective]]\nid = \"elder-slayer\"").unwrap()];
    assert_eq!(build(few, 4, &["treasures=on"]).unwrap_err().what.key, "drarkane-pack-objectives");
    assert!(build(few, 4, &[]).is_ok());
}

/// A designer's dragon is played at once (DR-74), sums and all; DR-98: with few dragons the deck runs out, and play goes
/// on.
#[test]
fn a_new_dragon_plays_at_once() {
    let start = DEFAULT.find("[[dragon]]").unwrap();
    let objectives = &DEFAULT[DEFAULT.find("[[objective]]").unwrap()..];
    let dragon = |n: u8| {
        format!(
            "[[dragon]]\nid = \"new-{n}\"\nname = {{ fr = \"Neuf {n}\", en = \"New {n}\" }}\nterror = {}\n\
             slots = [{{ sum = 15 }}, {{ accept = {{ influence = false }} }}]\n",
            3 * n
        )
    };
    let head = DEFAULT[..start].replacen("name = \"default\"", "name = \"new\"\ncustom = true", 1);
    let text = format!("{head}{}{objectives}", (0..6).map(dragon).collect::<String>());
    for players in 1..=6 {
        let game = build(&text, players, &[]).unwrap();
        let mut rng = Rng::new(1);
        for _ in 0..200 {
            let mut state = game.start();
            playout(&game, &mut state, &mut rng);
            game.outcome(&state);
        }
    }
    assert!(frozen(4, &[]).dragon("new-1").is_none());
}

/// The examples of the document, put behind the default pack as it says, make a pack that can be played.
#[test]
fn the_examples_of_the_document_can_be_played() {
    let doc = include_str!("../../../docs/drarkane-packs.md");
    let blocks: Vec<&str> =
        doc.split("```toml\n").skip(1).filter_map(|part| part.split("```").next()).collect();
    let (head, rest) = blocks.split_first().unwrap();
    let (tables, conds): (Vec<&str>, Vec<&str>) = rest.iter().partition(|block| block.starts_with("[["));
    assert!(tables.len() >= 2 && !conds.is_empty());
    let (_, dragons) = DEFAULT.split_once("[[dragon]]").unwrap();
    let pack = format!("{head}\n[[dragon]]{dragons}\n{}", tables.join("\n"));
    build(&pack, 4, &[]).unwrap();
    for cond in conds.iter().flat_map(|block| block.lines()) {
        let names = "{ fr = \"x\", en = \"x\" }";
        let objective = format!(
            "[[objective]]\nid = \"x\"\nname = {names}\nkind = \"end\"\npoints = 1\n{cond}\ntext = {names}\n"
        );
        build(&format!("{pack}\n{objective}"), 4, &[]).unwrap();
    }
}

/// Whoever has made several mistakes hears of all of them, in the order of the file.
#[test]
fn all_mistakes_are_told_at_once() {
    let text = DEFAULT
        .replacen("terror = 3", "terror = 300", 1)
        .replacen("points = ", "points = 9", 1)
        .replacen("kind = \"end\"", "kind = \"ende\"", 1);
    let wrong = build(&text, 4, &[]).unwrap_err();
    let said: Vec<&str> = wrong.each().map(|wrong| wrong.what.key).collect();
    assert_eq!(said, ["pack-number", "pack-number", "pack-unknown-word-near"]);
    assert!(wrong.each().is_sorted_by_key(|wrong| wrong.line));
    let text = DEFAULT.replacen("terror = ", "teror = ", 1).replacen("kind = \"end\"", "kind = 3", 1);
    let wrong = build(&text, 4, &[]).unwrap_err();
    let said: Vec<&str> = wrong.each().map(|wrong| wrong.what.key).collect();
    assert_eq!(said, ["pack-unknown-key-near", "pack-wrong-kind"]);
}

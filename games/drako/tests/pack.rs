//! Packs: what is in the box, what is known of it, what is refused, and how owners type in theirs.

mod common;

use antre_drako::{Drako, Phase};
use antre_kernel::{Key, Notation, Phrase, Rng, Rules, Seat, playout};
use antre_stage::{Boxed, Form, PackText, Standing};
use common::{DEFAULT, build, frozen};

/// DK-22: the default pack has 38 cards a side. Within what is known, the lab chose the dragon's walks so that both
/// sides win as often (docs/balance.md).
#[test]
fn the_decks_of_the_box() {
    let game = build(Drako::PACKS[0].1, &[]).unwrap();
    let table = |seat: Seat| {
        let all = game.kinds().filter(|&kind| game.copies(kind, seat) > 0);
        let mut all: Vec<String> =
            all.map(|kind| format!("{} × {}", game.code(kind), game.copies(kind, seat))).collect();
        all.sort();
        all.join(", ")
    };
    assert_eq!(
        table(Seat::B),
        "A1:1|DEF × 5, A1:2 × 4, A2:1 × 5, M1:2|A1:1 × 4, M1:2|DEF × 4, M2:1|A1:1 × 4, M2:1|DEF × 4, \
         NET|M1:1 × 3, XB:1|DEF × 2, XB:2 × 3"
    );
    assert_eq!(
        table(Seat::A),
        "A:1|DEF × 4, A:2 × 4, A:3 × 3, FIRE:2 × 3, FIRE:2|W:1 × 3, FLY × 3, FLY|DEF × 2, W:1|A:2 × 2, \
         W:1|DEF × 2, W:2 × 6, W:2|A:1 × 4, W:2|DEF × 2"
    );
    for seat in Seat::all(2) {
        assert_eq!(game.kinds().map(|kind| game.copies(kind, seat)).sum::<usize>(), 38);
    }
}

/// DK-18, DK-19: armour 4 and abilities of 2; Brald 6, Morin 4, Urpen 5: ten and fifteen spaces. DK-21: that these
/// are the 25 markers of the box is no limit, wounds are numbers.
#[test]
fn the_mats_of_the_box() {
    let game = frozen(&[]);
    let value = |what: &str| {
        let known = game.provenance();
        let one = known.iter().find(|one| one.what.key == what).unwrap_or_else(|| panic!("{what}"));
        one.value.parse::<u8>().unwrap()
    };
    assert_eq!(value("drako-armour"), 4);
    assert_eq!(["drako-ability-fly", "drako-ability-fire", "drako-ability-walk"].map(value), [2, 2, 2]);
    assert_eq!(["drako-brald", "drako-morin", "drako-urpen"].map(value), [6, 4, 5]);
    // More markers than the box has: a valid pack whose mats take 4 + 6 + 4 + 5 + 12 + 11 + 10 wounds.
    let more = DEFAULT.replace("walk = { value = 2", "walk = { value = 6");
    let more = more
        .replace("brald = { value = 6", "brald = { value = 12")
        .replace("fire = { value = 2", "fire = { value = 12");
    let game = build(&more, &[]).unwrap();
    let mut rng = Rng::new(1);
    for _ in 0..50 {
        let mut state = game.start();
        playout(&game, &mut state, &mut rng);
        assert_eq!(state.open.phase, Phase::Over);
    }
}

/// Every number of the pack says what is known of it, and most of it is ours.
#[test]
fn every_number_says_where_it_comes_from() {
    let known = frozen(&[]).provenance();
    assert_eq!(known.len(), 4 + 4 + 3 + 10 + 12);
    let count = |standing| known.iter().filter(|one| one.standing == standing).count();
    assert_eq!(Standing::ALL.map(count), [2, 3, 28, 0]);
    assert!(known.iter().all(|one| !one.value.is_empty() && one.what != Phrase::bare("")));
}

/// DK-01: two players, no more and no fewer.
#[test]
fn only_two_can_play() {
    let pack = PackText { name: "default", text: DEFAULT };
    for seats in [1, 3, 6] {
        assert_eq!(Drako::build(&pack, Some(seats), &[]).unwrap_err().what.key, "drako-two-players");
    }
    assert_eq!(Drako::build(&pack, Some(2), &[]).unwrap().seats(), 2);
}

/// DK-04, DK-11, DK-20, DK-22: what a pack must have; each complaint with its line.
#[test]
fn bad_packs_are_refused_with_their_line() {
    let cases = [
        ("game = \"drako\"", "game = \"coeur\"", "pack-other-game"),
        ("name = \"default\"", "name = \"default\\nmark practice\"", "pack-bad-line-name"),
        ("name = \"default\"", "name = \"\"", "pack-bad-line-name"),
        ("name = \"default\"", "name = \" mine\"", "pack-bad-line-name"),
        ("name = \"default\"", "name = \"\\u001b[2J\"", "pack-bad-words"),
        ("radius = { value = 2", "radius = { value = 1", "drako-pack-board-small"),
        ("radius = { value = 2", "radius = { value = 0", "drako-pack-board-small"),
        ("radius = { value = 2", "radius = { value = 4", "drako-pack-board-large"),
        ("radius = { value = 2", "radius = { value = 300", "pack-number"),
        ("value = \"D4\"", "value = \"F1\"", "drako-pack-start-unknown"),
        ("value = \"D4\"", "value = \"C4\"", "drako-pack-start-closed"),
        ("value = \"D1\"", "value = \"D4\"", "drako-pack-start-closed"),
        ("value = \"A2\"", "value = \"C3\"", "drako-pack-start-closed"),
        ("armor = { value = 4", "armor = { value = 0", "drako-pack-spaces"),
        ("fly = { value = 2", "fly = { value = 0", "drako-pack-spaces"),
        ("fire = { value = 2", "fire = { value = 99", "drako-pack-spaces"),
        (
            "walk = { value = 2, mark = \"reconstructed\" }",
            "walk = { value = 2, mark = \"sure\" }",
            "pack-unknown-word-near",
        ),
        ("brald = { value = 6", "brald = { value = 1", "drako-pack-spaces"),
        ("morin = { value = 4", "morin = { value = 6", "drako-pack-spaces-same"),
        ("card = \"XB:2\"", "card = \"XB\"", "drako-symbol-needs-value"),
        ("card = \"XB:2\"", "card = \"XB:0\"", "drako-symbol-value"),
        ("card = \"XB:2\"", "card = \"XB:10\"", "drako-symbol-value"),
        ("card = \"XB:2\"", "card = \"M1:5\"", "drako-symbol-value"),
        ("card = \"XB:2\"", "card = \"NET:2\"", "drako-symbol-no-value"),
        ("card = \"XB:2\"", "card = \"A1:2|A1:1\"", "drako-symbol-twice"),
        ("card = \"XB:2\"", "card = \"FLY\"", "drako-symbol-unknown"),
        ("card = \"XB:2\"", "card = \"M1:1|M2:1|A1:1|A2:1|DEF\"", "drako-card-too-full"),
        ("card = \"XB:2\"", "card = \"A1:2\"", "drako-pack-card-twice"),
        ("card = \"XB:2\"", "card = \"A1:1|M1:2\"", "drako-pack-card-twice"),
        ("card = \"XB:2\"", "carte = \"XB:2\"", "pack-unknown-key-near"),
        ("card = \"W:2|A:1\"", "card = \"W:2|A1:1\"", "drako-symbol-unknown"),
    ];
    for (from, to, key) in cases {
        let line = DEFAULT.lines().position(|line| line.contains(from)).expect(from) + 1;
        let wrong = build(&DEFAULT.replacen(from, to, 1), &[]).unwrap_err();
        assert_eq!((wrong.what.key, wrong.file.as_deref()), (key, Some("test.toml")), "{to}");
        assert_eq!(wrong.line as usize, line, "{to}");
        assert!(wrong.column > 0, "{to}");
    }
    // A name may have spaces: packs always could.
    let named = build(&DEFAULT.replacen("name = \"default\"", "name = \"Ma boîte (2026)\"", 1), &[]).unwrap();
    assert_eq!(named.setup().pack, "Ma boîte (2026)");
    // A deck that is not 38 cards is named by the line its cards begin on.
    for (card, key, table) in [
        ("XB:2", "drako-pack-dwarf-deck", "[[dwarf_card]]"),
        ("FLY", "drako-pack-dragon-deck", "[[dragon_card]]"),
    ] {
        let from = format!("card = \"{card}\"\ncopies = 3");
        let line = DEFAULT.lines().position(|line| line == table).unwrap() + 1;
        for copies in [1, 4, 38] {
            let text = DEFAULT.replace(&from, &format!("card = \"{card}\"\ncopies = {copies}"));
            let wrong = build(&text, &[]).unwrap_err();
            assert_eq!((wrong.what.key, wrong.line as usize), (key, line));
        }
        for copies in [0, 39] {
            let text = DEFAULT.replace(&from, &format!("card = \"{card}\"\ncopies = {copies}"));
            assert_eq!(build(&text, &[]).unwrap_err().what.key, "drako-pack-copies");
        }
    }
    assert_eq!(
        build(&DEFAULT.replace("name = \"default\"\n", ""), &[]).unwrap_err().what.key,
        "pack-missing-key"
    );
    assert_eq!(build(DEFAULT, &["setup=fixed"]).unwrap_err().what.key, "option-bad-value");
    assert_eq!(build(DEFAULT, &["burns=any"]).unwrap_err().what.key, "option-unknown");
}

/// The options are named as promised, each with its default first.
#[test]
fn the_options_of_the_box() {
    let options: Vec<String> = Drako::options()
        .iter()
        .map(|option| {
            let values = option.values.join("|");
            format!("{} = {values} ({})", option.id, option.clause)
        })
        .collect();
    assert_eq!(
        options,
        [
            "setup = free|first_game (DK-14)",
            "exchange = off|on (DK-15)",
            "fury = start|anytime (DK-105)",
            "burn = any|stuck_only (DK-41)"
        ]
    );
}

/// Fills in the form as an owner would; gives the answers and the file.
fn fill_in(mut answer: impl FnMut(&str, usize) -> &'static str) -> (Vec<String>, String) {
    let mut answers = Vec::new();
    for step in 0.. {
        match Drako::pack_form(&answers) {
            Some(Form::Ask(question)) => answers.push(answer(question.text.key, step).to_owned()),
            Some(Form::Done(text)) => return (answers, text),
            other => panic!("{other:?} after {answers:?}"),
        }
    }
    unreachable!("the form ends")
}

/// An owner types in a box card by card: the file is a valid pack, all of it known.
#[test]
fn a_box_can_be_typed_in() {
    let mut cards = "M1:2|A1:1 4 M2:1|A1:1 4 M2:1|DEF 4 M1:2|DEF 4 A1:2 4 A1:1|DEF 5 A2:1 5 XB:2 3 XB:1|DEF 2 \
                     NET|M1:1 3 W:2 4 W:2|A:1 4 W:2|DEF 4 W:1|A:2 2 W:1|DEF 2 FLY 3 FLY|DEF 2 A:3 3 A:2 4 A:1|DEF 4 \
                     FIRE:2 3 FIRE:2|W:1 3"
        .split_whitespace();
    let (_, text) = fill_in(|key, _| match key {
        "drako-form-dwarf-card" | "drako-form-dragon-card" | "drako-form-copies" => cards.next().unwrap(),
        "drako-form-name" => "ma boîte",
        _ => "",
    });
    let typed = build(&text, &[]).unwrap();
    assert_eq!(typed.setup().pack, "ma boîte");
    assert!(typed.provenance().iter().all(|one| one.standing == Standing::Known));
    // The same cards as the default pack, so the same games.
    let default = frozen(&[]);
    let roll = |game: &Drako| game.write_roll(&game.roll(&game.start(), &mut Key::practice(5).at_ply(0)));
    assert_eq!(roll(&typed), roll(&default));
}

/// What will not do is refused with a reason, and asked again.
#[test]
fn the_form_refuses_what_will_not_do() {
    let refused = |answers: &[&str]| {
        let answers: Vec<String> = answers.iter().map(|&answer| answer.to_owned()).collect();
        match Drako::pack_form(&answers) {
            Some(Form::Refused(why)) => why.key,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(refused(&["a\"b"]), "drako-form-bad-name");
    assert_eq!(refused(&["", "9"]), "drako-form-number");
    assert_eq!(refused(&["", "", "C4"]), "drako-form-bad-start");
    assert_eq!(refused(&["", "", "D4", "D4"]), "drako-form-bad-start");
    assert_eq!(refused(&["", "", "", "", "", "0"]), "drako-form-number");
    let mats = ["", "", "", "", "", "", "", "", "", "6"];
    assert_eq!(refused(&[&mats[..], &["6"]].concat()), "drako-form-same-spaces");
    let mats = [&mats[..], &["4", "5"]].concat();
    assert_eq!(refused(&[&mats[..], &["FLY"]].concat()), "drako-symbol-unknown");
    assert_eq!(refused(&[&mats[..], &["A1:2", "39"]].concat()), "drako-form-number");
    assert_eq!(refused(&[&mats[..], &["A1:2", "4", "A1:2"]].concat()), "drako-form-card-twice");
    assert_eq!(refused(&[&mats[..], &["A1:2", "37", "DEF", "2"]].concat()), "drako-form-number");
}

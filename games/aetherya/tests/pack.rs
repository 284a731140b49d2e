//! Packs and options: what is in the box, and what is refused.

mod common;

use antre_aetherya::{Aetherya, Kind, Legend};
use antre_kernel::{Key, Notation, Rules, Seat};
use antre_stage::{Boxed, PackText};
use common::{DEFAULT, build, frozen};

/// AE-01: two, three or four players.
#[test]
fn two_to_four_can_play() {
    let pack = PackText { name: "default", text: DEFAULT };
    for seats in [0, 1, 5, 6] {
        assert_eq!(Aetherya::build(&pack, Some(seats), &[]).unwrap_err().what.key, "aetherya-players");
    }
    for seats in [2, 3, 4] {
        assert_eq!(Aetherya::build(&pack, Some(seats), &[]).unwrap().seats(), seats);
    }
    assert_eq!(Aetherya::build(&pack, None, &[]).unwrap().seats(), 2);
}

/// AE-02, AE-03, AE-04, AE-05: eight cards of each of ten kinds and fifteen legends; with two players four of each
/// kind are in play, with three six, with four all eight.
#[test]
fn the_box() {
    for (seats, copies) in [(2, 4), (3, 6), (4, 8)] {
        let game = frozen(seats, &[]);
        assert!(Kind::ALL.into_iter().all(|kind| game.cards().get(kind) == copies));
        assert_eq!(game.cards().total(), 20 * usize::from(seats));
    }
    assert_eq!(Kind::ALL.len() * 8 + Legend::ALL.len(), 95);
    // Whatever its legends are called, the default pack plays as the frozen one.
    let (default, frozen) = (build(Aetherya::PACKS[0].1, 3, &[]).unwrap(), frozen(3, &[]));
    assert!(Kind::ALL.into_iter().all(|kind| default.cards().get(kind) == frozen.cards().get(kind)));
    let points = |game: &Aetherya| Legend::ALL.map(|legend| game.legend_points(legend));
    assert_eq!(points(&default), points(&frozen));
}

/// AE-112: two points for tribes and alliances, three for battles, four for terrains and the four tribes.
#[test]
fn legends_are_worth_what_the_data_says() {
    let game = frozen(2, &[]);
    for legend in Legend::ALL {
        let points = match &legend.code()[..2] {
            "T2" | "AL" => 2,
            "BA" => 3,
            _ => 4,
        };
        assert_eq!(game.legend_points(legend), points, "{}", legend.code());
    }
    assert_eq!(Legend::ALL.into_iter().map(|legend| game.legend_points(legend)).sum::<i32>(), 44);
}

/// AE-03, AE-06, AE-112: each complaint with its line.
#[test]
fn bad_packs_are_refused_with_their_line() {
    let cases = [
        ("game = \"aetherya\"", "game = \"coeur\"", "pack-other-game"),
        ("code = \"FO\"", "code = \"XX\"", "aetherya-pack-kind"),
        ("code = \"FO\"", "code = \"PL\"", "aetherya-pack-twice"),
        ("code = \"T3-PL\"", "code = \"T4-PL\"", "aetherya-pack-legend"),
        ("code = \"T3-PL\"", "code = \"T2-HU\"", "aetherya-pack-twice"),
        ("diamonds = [4, 2, 2]", "diamonds = [4, 2, 3]", "aetherya-pack-copies"),
        ("diamonds = [4, 2, 2]", "diamonds = [4, 2]", "pack-length"),
        ("fr = \"Plaine\"", "fr = \"\"", "pack-bad-words"),
        ("points = 4", "points = 5", "aetherya-pack-points"),
        ("points = 4", "points = 1", "aetherya-pack-points"),
        ("points = 4", "pionts = 4", "pack-unknown-key-near"),
    ];
    for (from, to, key) in cases {
        let wrong = build(&DEFAULT.replacen(from, to, 1), 2, &[]).unwrap_err();
        let line = DEFAULT.lines().position(|text| text == from).map(|line| line as u32 + 1);
        assert_eq!((wrong.what.key, wrong.file.as_deref()), (key, Some("test.toml")), "{to}");
        assert_eq!(Some(wrong.line), line, "{to}");
        assert!(wrong.column > 0);
    }
    let part = |from: &str, to: &str| {
        let start = DEFAULT.find(from).unwrap();
        let end = start + DEFAULT[start..].find(to).unwrap();
        format!("{}{}", &DEFAULT[..start], &DEFAULT[end..])
    };
    let without_forest = part("[[card]]\ncode = \"FO\"", "[[card]]\ncode = \"MO\"");
    assert_eq!(build(&without_forest, 2, &[]).unwrap_err().what.key, "aetherya-pack-missing");
    let without_plains = part("[[legend]]\ncode = \"T3-PL\"", "[[legend]]\ncode = \"T3-FO\"");
    assert_eq!(build(&without_plains, 2, &[]).unwrap_err().what.key, "aetherya-pack-missing");
}

/// AE-06: a pack may be enough for some numbers of players and not for others.
#[test]
fn a_pack_must_be_enough_for_the_players() {
    let few = DEFAULT.replace("[4, 2, 2]", "[3, 2, 3]");
    assert_eq!(build(&few, 2, &[]).unwrap_err().what.key, "aetherya-pack-few");
    assert!(build(&few, 3, &[]).is_ok());
    let enough = few.replacen("[3, 2, 3]", "[7, 1, 0]", 1);
    assert_eq!(build(&enough, 2, &[]).unwrap().cards().total(), 34);
}

/// AE-24: who begins is an option, by chance if nothing is said; a seat that nobody has is refused.
#[test]
fn the_first_player_is_an_option() {
    let first = |game: &Aetherya, seed| {
        let mut state = game.start();
        let roll = game.roll(&state, &mut Key::practice(seed).at_ply(0));
        assert!(game.can_roll(&state, &roll));
        game.settle(&mut state, &roll, &mut ());
        state.open.first
    };
    let (random, c) = (frozen(3, &[]), frozen(3, &["first_player=C"]));
    for seat in Seat::all(3) {
        let begins = (0..600).filter(|&seed| first(&random, seed) == seat).count();
        assert!((150..250).contains(&begins), "{seat} begins {begins} times of 600");
    }
    assert!((0..20).all(|seed| first(&c, seed) == Seat::new(2)));
    assert_eq!(build(DEFAULT, 2, &["first_player=C"]).unwrap_err().what.key, "aetherya-first-player");
    assert_eq!(build(DEFAULT, 2, &["first_player=E"]).unwrap_err().what.key, "option-bad-value");
}

/// AE-135: three options and no further game mode. AE-96, AE-107: what the clauses say without an option is the default.
#[test]
fn the_options_are_three() {
    let ids: Vec<_> = Aetherya::options().iter().map(|option| (option.id, option.usual())).collect();
    assert_eq!(ids, [("first_player", "random"), ("battle", "each"), ("wild_dragon", "flat3")]);
    assert_eq!(build(DEFAULT, 2, &["mode=solo"]).unwrap_err().what.key, "option-unknown");
    assert_eq!(frozen(2, &["battle=same"]).setup().options[1], ("battle".into(), "same".into()));
}

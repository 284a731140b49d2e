//! Packs: what is in the box, and what is refused.

#![allow(clippy::expect_used, clippy::unwrap_used)]

mod common;

use antre_coeur::{Coeur, Type};
use antre_kernel::{Notation, Rules, Seat};
use antre_stage::{Boxed, PackText};
use common::{DEFAULT, build, frozen};

fn values(game: &Coeur, card: Type) -> Vec<i32> {
    let kinds = game.kinds().filter(|kind| kind.card() == card);
    kinds.flat_map(|kind| std::iter::repeat_n(game.value(kind), game.copies(kind))).collect()
}

/// CD-05: the default pack is the table of the data sheet; `bga` has a Dwarf less and a Huntress more.
#[test]
fn the_packs_of_the_box() {
    let [(_, default), (_, bga)] = [Coeur::PACKS[0], Coeur::PACKS[1]];
    let (default, bga) = (build(default, &[]).unwrap(), build(bga, &[]).unwrap());
    let table: [&[i32]; 9] = [
        &[1, 1, 2, 2, 3, 3, 4],
        &[2, 3, 3, 4],
        &[2, 2, 2, 2, 2],
        &[1, 1, 2, 2],
        &[1, 2, 3],
        &[1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3],
        &[1, 1, 1, 1, 2],
        &[1, 1, 1, 2, 2],
        &[0, 0, 0, 0, 0, 0],
    ];
    for (card, expected) in Type::ALL.into_iter().zip(table) {
        assert_eq!(values(&default, card), expected, "{card:?}");
        let other = match card {
            Type::Dwarf => &expected[..10],
            Type::Huntress => &[1, 1, 1, 2, 2, 2],
            _ => expected,
        };
        assert_eq!(values(&bga, card), other, "{card:?}");
    }
    assert_eq!(default.kinds().count(), 21);
    assert_ne!(default.setup().pack_hash, bga.setup().pack_hash);
}

/// CD-02, CD-03: two identical sets of fifty cards of nine types. CD-07: Ships are worth nothing.
#[test]
fn both_players_have_the_same_fifty_cards() {
    let game = frozen(&[]);
    let start = game.start();
    assert_eq!(start.piles[0], start.piles[1]);
    assert_eq!(start.piles[0].len(), 50);
    assert!(values(&game, Type::Ship).iter().all(|&value| value == 0));
}

/// CD-01: two players, no more and no fewer.
#[test]
fn only_two_can_play() {
    let pack = PackText { name: "default", text: DEFAULT };
    for seats in [1, 3, 6] {
        assert_eq!(Coeur::build(&pack, Some(seats), &[]).unwrap_err().what.key, "coeur-two-players");
    }
    assert!(Coeur::build(&pack, Some(2), &[]).is_ok());
}

/// CD-04: fifty cards, every type, at least five Ships; each complaint with its line.
#[test]
fn bad_packs_are_refused_with_their_line() {
    let cases = [
        ("game = \"coeur\"", "game = \"drako\"", "pack-other-game", 3),
        ("type = \"DF\"", "type = \"XX\"", "coeur-pack-type", 18),
        ("type = \"DF\"", "type = \"CO\"", "coeur-pack-type-twice", 18),
        ("values = [2, 3, 3, 4]", "values = []", "coeur-pack-type-missing", 21),
        ("values = [2, 3, 3, 4]", "values = [2, 3, 4]", "coeur-pack-size", 11),
        ("values = [2, 3, 3, 4]", "values = [2, 3, 3, 10]", "coeur-pack-value", 21),
        ("values = [2, 3, 3, 4]", "valeurs = [2, 3, 3, 4]", "pack-unknown-key-near", 21),
        ("values = [2, 3, 3, 4]", "values = [2, 3, 3, 256]", "pack-number", 21),
        ("values = [0, 0, 0, 0, 0, 0]", "values = [0, 0, 0, 0]", "coeur-pack-few-ships", 63),
        ("values = [0, 0, 0, 0, 0, 0]", "values = [0, 0, 0, 0, 0, 1]", "coeur-pack-ship-value", 63),
        (
            "values = [1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3]",
            "values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]",
            "coeur-pack-too-many-values",
            48,
        ),
        ("fr = \"Troll\"", "fr = \"Tr\\u001boll\"", "pack-bad-words", 40),
        ("fr = \"Troll\"", "fr = \" \"", "pack-bad-words", 40),
        ("name = \"default\"", "name = \"my pack\"", "pack-bad-name", 4),
        ("name = \"default\"\n", "", "pack-missing-key", 1),
    ];
    for (from, to, key, line) in cases {
        assert!(DEFAULT.contains(from), "{from}");
        let wrong = build(&DEFAULT.replacen(from, to, 1), &[]).unwrap_err();
        let line_found = DEFAULT.lines().position(|text| from.starts_with(text) && !text.is_empty());
        assert_eq!((wrong.what.key, wrong.file.as_deref()), (key, Some("test.toml")), "{to}");
        if key != "pack-missing-key" && key != "coeur-pack-size" {
            assert_eq!(Some(wrong.line as usize), line_found.map(|line| line + 1), "{to} ({line})");
        }
        assert!(wrong.line > 0 && wrong.column > 0);
    }
}

/// CD-12: who begins is an option; by chance if nothing is said.
#[test]
fn the_first_player_is_an_option() {
    let first = |game: &Coeur, seed| {
        let mut state = game.start();
        let roll = game.roll(&state, &mut antre_kernel::Key::practice(seed).at_ply(0));
        assert!(game.can_roll(&state, &roll));
        game.settle(&mut state, &roll, &mut ());
        state.open.turn
    };
    let (random, b) = (frozen(&[]), frozen(&["first_player=B"]));
    let begins = (0..400).filter(|&seed| first(&random, seed) == Seat::A).count();
    assert!((150..250).contains(&begins), "A begins {begins} times of 400");
    assert!((0..20).all(|seed| first(&b, seed) == Seat::B));
    let a_begins = random.read_roll(&random.write_roll(&{
        let state = random.start();
        random.roll(&state, &mut antre_kernel::Rng::new(1))
    }));
    assert!(a_begins.is_ok());
    let wrong = build(DEFAULT, &["first_player=C"]).unwrap_err();
    assert_eq!(wrong.what.key, "option-bad-value");
    assert_eq!(build(DEFAULT, &["first_plaier=A"]).unwrap_err().what.key, "option-unknown");
}

//! Bounds that take too many moves for a scenario.

#![allow(clippy::expect_used, reason = "a test that cannot be set up fails")]

use antre_drakerion::{Drakerion, Move, State};
use antre_kernel::{Field, Next, Notation, Rules, Seat};
use antre_stage::{Boxed, PackText};

fn game() -> Drakerion {
    let text = include_str!("pack/examples.toml");
    let options = [("deck_a", "temoins"), ("deck_b", "ronce")].map(|(key, value)| (key.into(), value.into()));
    Drakerion::build(&PackText { name: "examples", text }, None, &options).expect("the examples pack is good")
}

fn play(game: &Drakerion, state: &mut State, text: &str) {
    let m = game.read_move(text).expect("a move");
    game.check(state, Seat::A, m).unwrap_or_else(|clause| panic!("{text}: {clause:?}"));
    game.apply(state, Seat::A, m, &mut ());
}

/// DN-175: an ability that answers itself is offered a hundred times in one action, then no more.
#[test]
fn a_chain_of_reactions_ends_after_a_hundred() {
    let game = game();
    let fields = [
        ("partial", ""),
        ("gold A", "1"),
        ("front A", "puits-sans-fond#1 temoin-arrivees#2"),
        ("front B", "v-2-2-5#3"),
        ("hand A", "salamandre-poche"),
    ]
    .map(|(key, value)| Field::new(key, value));
    let mut state = game.read_position(&fields).expect("a position");
    play(&game, &mut state, "play salamandre-poche");
    play(&game, &mut state, "front");
    let mut uses = 0;
    while game.next(&state) == Next::seat(Seat::A) && game.check(&state, Seat::A, Move::React(0)).is_ok() {
        play(&game, &mut state, "react 1");
        uses += 1;
    }
    assert_eq!((uses, state.side(Seat::A).gold), (100, 100));
    assert_eq!(game.next(&state), Next::seat(Seat::B), "the game goes on");
}

//! Games and positions for the tests.

#![allow(dead_code, unreachable_pub, clippy::expect_used, clippy::unwrap_used)]

use antre_drakerion::{Drakerion, State};
use antre_kernel::{Misread, Next, Notation, Rules, Seat};

/// The pack of the box as it was when these tests were written, so that a change of numbers does not touch them.
pub const FROZEN: &str = include_str!("../pack/default.toml");
/// The cards of the worked examples.
pub const EXAMPLES: &str = include_str!("../pack/examples.toml");

/// The starter decks.
pub const DECKS: [&str; 5] = ["rempart", "premier-feu", "tombes", "deux-peuples", "lampe"];

/// Builds a game from a pack and options written `key=value`.
pub fn build(text: &str, options: &[&str]) -> Result<Drakerion, Misread> {
    antre_testkit::build(text, None, options)
}

/// The frozen pack with options.
pub fn frozen(options: &[&str]) -> Drakerion {
    antre_testkit::built(FROZEN, None, options)
}

/// The frozen pack with two starter decks.
pub fn decks(a: &str, b: &str) -> Drakerion {
    frozen(&[&format!("deck_a={a}"), &format!("deck_b={b}")])
}

/// Plays moves written `A pass`, and rolls written `* cards …`; chance without choice settles itself.
pub fn play(game: &Drakerion, state: &mut State, plies: &[&str]) {
    for ply in plies {
        let (who, text) = ply.split_once(' ').expect("who and what");
        if who == "*" {
            let roll = game.read_roll(text).unwrap_or_else(|wrong| panic!("{ply}: {wrong:?}"));
            assert!(game.can_roll(state, &roll), "{ply} cannot come up");
            game.settle(state, &roll, &mut ());
            continue;
        }
        let seat = Seat::read(who, 2).expect("a seat");
        let m = game.read_move(text).unwrap_or_else(|wrong| panic!("{ply}: {wrong:?}"));
        if let Err(illegal) = game.check(state, seat, m) {
            panic!(
                "{ply} is refused by {illegal:?}; next {:?}, {:?}",
                game.next(state),
                game.write_position(state)
            );
        }
        game.apply(state, seat, m, &mut ());
    }
}

/// What a field of the position says.
pub fn field(game: &Drakerion, state: &State, key: &str) -> String {
    let fields = game.write_position(state);
    fields.into_iter().find(|field| field.key == key).map(|field| field.value).unwrap_or_default()
}

/// The moves of whoever is asked, in notation.
pub fn moves(game: &Drakerion, state: &State) -> Vec<String> {
    let Next::Seats(seats) = game.next(state) else { return Vec::new() };
    let seat = seats.first().expect("somebody");
    let mut moves = Vec::new();
    game.moves(state, seat, &mut |m| moves.push(game.write_move(m)));
    moves
}

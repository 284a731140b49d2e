//! What a player is told and shown at moments where a newcomer would go wrong.

mod common;

use antre_drako::{Act, Drako, State};
use antre_kernel::{Arg, Eye, Misread, Notation, Rules, Seat};
use antre_stage::{Fact, Present};
use antre_testkit::position;
use common::{EXAMPLES, build};

const NETTED: &str = "partial
    turn: A
    left: 2
    dragon: C3
    brald: A1
    morin: A3
    urpen: E3
    net: yes
    hand A: W:2|A:1 DEF FIRE:2|W:1
    deck A: A:3
    hand B: DEF
    deck B: DEF";

fn at(text: &str) -> Result<(Drako, State), Misread> {
    let game = build(EXAMPLES, &[])?;
    let state = position(&game, text);
    Ok((game, state))
}

/// What the headline is given under a name, as one seat sees it.
fn told(game: &Drako, state: &State, seat: Seat, name: &str) -> Option<Arg> {
    let headline = game.scene(&game.view(state, Eye::Seat(seat))).headline?;
    headline.args.into_iter().find(|(key, _)| *key == name).map(|(_, arg)| arg)
}

/// DK-40: a card of which nothing but a sacrifice can be made says so, to whoever holds it and while an action is due.
#[test]
fn a_card_without_use_says_so() {
    let (game, mut state) = at(NETTED).unwrap();
    let idle = |state: &State, seat: Seat| -> Vec<bool> {
        let scene = game.scene(&game.view(state, Eye::Seat(seat)));
        let hand = scene.zone("hand A").unwrap();
        hand.pieces.iter().map(|piece| piece.facts.contains(&Fact::yes("idle"))).collect()
    };
    let codes: Vec<&str> = state.hands[0].iter().map(|card| game.code(card)).collect();
    // Netted and with nobody beside it, the dragon neither walks nor bites, but all three dwarves stand in its lines.
    let wanted: Vec<bool> = codes.iter().map(|code| !code.starts_with("FIRE")).collect();
    assert_eq!(idle(&state, Seat::A), wanted);
    assert_eq!(idle(&state, Seat::B), [false; 3]);
    let fire = game.read_move("FIRE:2|W:1 FIRE NW").unwrap();
    game.apply(&mut state, Seat::A, fire, &mut ());
    assert_eq!(idle(&state, Seat::A), [false; 2], "a reaction is due, not an action");
}

/// A sacrifice goes from the hand to the discards: it takes two touches, and a way out of the net none.
#[test]
fn a_sacrifice_takes_two_touches_and_the_way_out_none() {
    let (game, state) = at(NETTED).unwrap();
    let view = game.view(&state, Eye::Seat(Seat::A));
    let touches = |text: &str| game.choice(&view, Seat::A, game.read_move(text).unwrap()).touches;
    let held = touches("burn DEF");
    assert_eq!((held.len(), held[1].as_str()), (2, "discard A"));
    assert!(held[0].starts_with("hand A/"));
    assert_eq!(game.choice(&view, Seat::A, Act::Free).touches, Vec::<String>::new());
}

/// DK-24, DK-25: the first turn, a new turn and the rest of one are not said alike.
#[test]
fn how_far_a_turn_is() {
    let when = |text: &str| {
        let (game, state) = at(text).unwrap();
        told(&game, &state, Seat::A, "when")
    };
    assert_eq!(when(&NETTED.replace("left: 2", "left: 1\n    acted: 0")), Some("first".into()));
    assert_eq!(when(NETTED), Some("new".into()));
    assert_eq!(when(&NETTED.replace("left: 2", "left: 1\n    acted: 1")), Some("later".into()));
}

/// DK-68, DK-77: whoever is asked to block is told whether anything in hand could, and which action it is about.
#[test]
fn the_question_says_whether_it_can_be_answered() {
    for (hand, defences) in [("DEF", 1u8), ("A1:2|M1:1", 0)] {
        let (game, mut state) = at(&NETTED.replace("hand B: DEF", &format!("hand B: {hand}"))).unwrap();
        let fire = game.read_move("FIRE:2|W:1 FIRE NW").unwrap();
        game.apply(&mut state, Seat::A, fire, &mut ());
        assert_eq!(told(&game, &state, Seat::B, "defences"), Some(defences.into()));
        assert_eq!(told(&game, &state, Seat::B, "nth"), Some(1u8.into()));
        // Whoever only looks on learns nothing of that hand.
        assert_eq!(told(&game, &state, Seat::A, "defences"), Some(0u8.into()));
    }
}

/// DK-104: a turn of fury has three actions, however many are left.
#[test]
fn a_turn_of_fury_shows_three_actions() {
    let (game, mut state) = at(&NETTED.replace("turn: A", "turn: B")).unwrap();
    game.apply(&mut state, Seat::B, Act::Fury, &mut ());
    let sacrifice = game.read_move("burn DEF").unwrap();
    game.apply(&mut state, Seat::B, sacrifice, &mut ());
    let scene = game.scene(&game.view(&state, Eye::Seat(Seat::B)));
    assert!(scene.zone("left").unwrap().facts.contains(&Fact::new("actions", 3u8)));
}

//! What the log and the labels say: who pays and who loses, what an option does, and where an end is reached.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up fails")]

mod common;

use antre_drakerion::{Drakerion, State};
use antre_kernel::{Eye, Next, Notation, Rules, Seat};
use antre_stage::Present;
use antre_testkit::position;
use common::{EXAMPLES, build};

const WORDS: &str = include_str!("pack/mots.toml");

/// Plays moves of A and says what the log says of them, sentence by sentence.
fn told(game: &Drakerion, state: &mut State, moves: &[&str]) -> Vec<String> {
    let mut events = Vec::new();
    for text in moves {
        let m = game.read_move(text).unwrap();
        game.check(state, Seat::A, m).unwrap_or_else(|clause| panic!("{text}: {clause:?}"));
        game.apply(state, Seat::A, m, &mut events);
    }
    events.iter().map(|event| said(&game.tell(event))).collect()
}

/// A sentence by its key and what fills it.
fn said(phrase: &antre_kernel::Phrase) -> String {
    let args = phrase.args.iter().map(|(name, arg)| format!(" {name}={arg:?}"));
    format!("{}{}", phrase.key, args.collect::<String>())
}

/// How often a sentence is among them.
fn count(told: &[String], key: &str) -> usize {
    told.iter().filter(|said| said.split(' ').next() == Some(key)).count()
}

/// A cost is paid, an effect takes: the log does not say the same of both.
#[test]
fn gold_is_paid_for_a_cost_and_lost_by_an_effect() {
    let robber = WORDS.replace(
        "{ do = \"gold\", who = \"opponent\", n = 1 }",
        "{ do = \"gold\", who = \"opponent\", n = -1 }",
    );
    let game = build(&robber, &[]).unwrap();
    let start = "partial:\ngold A: 2\ngold B: 2\nfront A: garde#1\nfront B: garde#3\nhand A: garde conseil";
    let mut state = position(&game, start);
    let paid = told(&game, &mut state, &["play garde", "front"]);
    assert_eq!(
        (count(&paid, "drakerion-gold-paid"), count(&paid, "drakerion-gold-lost")),
        (1, 0),
        "{paid:#?}"
    );
    let mut state = position(&game, start);
    let lost = told(&game, &mut state, &["play conseil", "option 1"]);
    assert_eq!(
        (count(&lost, "drakerion-gold-paid"), count(&lost, "drakerion-gold-lost")),
        (0, 1),
        "{lost:#?}"
    );
}

/// Options go by what they do, in the list of choices and in the log.
#[test]
fn an_option_goes_by_what_it_does() {
    let game = build(WORDS, &[]).unwrap();
    let start = "partial:\ngold A: 1\nfront A: garde#1\nfront B: garde#3\nhand A: conseil";
    let mut state = position(&game, start);
    told(&game, &mut state, &["play conseil"]);
    assert_eq!(game.next(&state), Next::seat(Seat::A));
    let view = game.view(&state, Eye::Seat(Seat::A));
    let mut labels = Vec::new();
    game.moves(&state, Seat::A, &mut |m| labels.push(said(&game.choice(&view, Seat::A, m).label)));
    assert_eq!(labels.len(), 2);
    for (label, gold) in labels.iter().zip(["1 gold", "2 gold"]) {
        assert!(label.starts_with("drakerion-option.choose ") && label.contains(gold), "{label}");
    }
    let log = told(&game, &mut state, &["option 2"]);
    let chosen = log.iter().find(|said| said.starts_with("drakerion-option-chosen ")).expect("it is told");
    assert!(chosen.contains("2 gold") && chosen.contains("2 or"), "{chosen}");
}

/// Options that do the same are told apart.
#[test]
fn equal_options_have_a_number() {
    let text = WORDS.replace(
        "{ do = \"gold\", who = \"opponent\", n = 2 }",
        "{ do = \"gold\", who = \"opponent\", n = 1 }",
    );
    let game = build(&text, &[]).unwrap();
    let mut state =
        position(&game, "partial:\ngold A: 1\nfront A: garde#1\nfront B: garde#3\nhand A: conseil");
    told(&game, &mut state, &["play conseil"]);
    let view = game.view(&state, Eye::Seat(Seat::A));
    let mut labels = Vec::new();
    game.moves(&state, Seat::A, &mut |m| labels.push(said(&game.choice(&view, Seat::A, m).label)));
    assert!(labels.iter().all(|label| label.starts_with("drakerion-option.again ")), "{labels:?}");
    assert_ne!(labels[0], labels[1]);
}

/// DN-175: whoever could have answered once more is told why nobody asks.
#[test]
fn the_hundredth_answer_is_the_last_and_the_log_says_so() {
    let game = build(EXAMPLES, &["deck_a=temoins", "deck_b=ronce"]).unwrap();
    let mut state = position(
        &game,
        "partial:\ngold A: 1\nfront A: puits-sans-fond#1 temoin-arrivees#2\nfront B: v-2-2-5#3\nhand A: salamandre-poche",
    );
    told(&game, &mut state, &["play salamandre-poche", "front"]);
    let full = "drakerion-full.answers";
    for _ in 0..99 {
        assert_eq!(count(&told(&game, &mut state, &["react 1"]), full), 0);
    }
    let last = told(&game, &mut state, &["react 1"]);
    assert_eq!(count(&last, full), 1, "{last:#?}");
    assert!(last.iter().any(|said| said.starts_with(full) && said.contains("100")), "{last:#?}");
    assert_eq!(game.next(&state), Next::seat(Seat::B), "the game goes on");
}

/// What is destroyed falls if it was somebody; what is only something is destroyed.
#[test]
fn only_characters_fall() {
    use antre_drakerion::Event;
    let game = build(EXAMPLES, &["deck_a=ronce", "deck_b=cinabre"]).unwrap();
    let start = "partial:\nfront A: v-2-2-5#1\nfront B: v-4-2-2-p2#3/d1 rune-trempe#4>3 v-2-2-5#5";
    let mut state = position(&game, start);
    let mut events: Vec<Event> = Vec::new();
    for (seat, text) in
        [(Seat::A, "attack #1 melee"), (Seat::A, "target #3"), (Seat::B, "pass"), (Seat::A, "pass")]
    {
        game.apply(&mut state, seat, game.read_move(text).unwrap(), &mut events);
    }
    let log: Vec<String> = events.iter().map(|event| said(&game.tell(event))).collect();
    assert_eq!(count(&log, "drakerion-destroyed.character"), 1, "{log:#?}");
    assert_eq!(count(&log, "drakerion-destroyed"), 1, "{log:#?}");
}

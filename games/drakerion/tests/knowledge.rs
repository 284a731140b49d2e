//! Who knows what, and what chance decides: draws, looks, searches, secret choices, samples.

#![allow(clippy::expect_used)]

mod common;

use antre_drakerion::{Drakerion, Roll, State};
use antre_kernel::{Eye, Key, Next, Notation, Rng, Rules, Seat, Table};
use antre_stage::Present;
use antre_testkit::{assert_even, position};
use common::{decks, field, moves, play};
use std::collections::BTreeMap;
use std::sync::Arc;
fn knows(game: &Drakerion, state: &State, eye: Eye, key: &str) -> String {
    game.knows(&game.view(state, eye), key).expect("a zone")
}

const A: Eye = Eye::Seat(Seat::A);
const B: Eye = Eye::Seat(Seat::B);

/// DN-20: equal initiatives leave it to a fair coin, seen by both; DN-19: otherwise the higher one is asked.
#[test]
fn the_coin_is_fair_and_only_for_equals() {
    let equal = decks("tombes", "tombes");
    let start = equal.start();
    assert_eq!(equal.next(&start), Next::Chance);
    let mut counts = [0; 2];
    for seed in 0..4_000 {
        let Roll::Coin(seat) = equal.roll(&start, &mut Key::practice(seed).at_ply(0)) else {
            panic!("no coin")
        };
        counts[seat.index()] += 1;
    }
    assert_even(&counts);
    let unequal = decks("rempart", "premier-feu");
    assert_eq!(
        unequal.next(&unequal.start()),
        Next::seat(Seat::B),
        "the First Fire has the higher initiative"
    );
}

/// DN-186, DN-219: every card of the deck is as likely to be on top; the drawer sees it, the other does not.
#[test]
fn draws_are_even_and_seen_by_the_drawer() {
    let game = decks("rempart", "premier-feu");
    let state = position(
        &game,
        "partial\nfront A: terrassier\nfront B: diablotin-cendre\nhand A: linge-bouilli\n\
         deck A: aldric oriane grand-pavois*2 barrez-portes",
    );
    let mut state = state;
    play(&game, &mut state, &["A use city 1"]);
    assert_eq!(game.next(&state), Next::Chance);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..5_000 {
        let roll = game.roll(&state, &mut Key::practice(seed).at_ply(7));
        *counts.entry(game.write_roll(&roll)).or_default() += 1;
    }
    assert_eq!(counts.len(), 4, "{counts:?}");
    // Two copies are twice as likely.
    let twice = counts.remove("cards grand-pavois").expect("drawn");
    assert_even(&counts.values().copied().chain([twice / 2]).collect::<Vec<_>>());

    // DN-205: what went under the deck is known to its owner alone.
    assert_eq!(field(&game, &state, "bottom A"), "linge-bouilli");
    assert_eq!(knows(&game, &state, A, "bottom A"), "linge-bouilli");
    assert_eq!(knows(&game, &state, B, "bottom A"), "?");
    play(&game, &mut state, &["* cards aldric"]);
    assert_eq!(
        (knows(&game, &state, A, "hand A"), knows(&game, &state, B, "hand A")),
        ("aldric".into(), "?".into())
    );
}

/// DN-191: who looks knows the order he puts back, and draws it; nobody else learns it.
#[test]
fn a_look_is_kept_in_mind() {
    let game = decks("lampe", "premier-feu");
    let mut state = position(
        &game,
        "partial\nfront A: golem-lie\nfront B: diablotin-cendre\nhand A: prescience\n\
         deck A: detissage elyndra mauvaise-porte passe-faille",
    );
    play(&game, &mut state, &["A use city 2"]);
    let look = game.roll(&state, &mut Rng::new(1));
    game.settle(&mut state, &look, &mut ());
    let mut order = Vec::new();
    while moves(&game, &state).iter().all(|m| m.starts_with("slip")) {
        let m = moves(&game, &state).pop().expect("a card");
        order.push(m.replace("slip ", ""));
        play(&game, &mut state, &[&format!("A {m}")]);
    }
    assert_eq!(order.len(), 2, "the last goes by itself");
    let known = knows(&game, &state, A, "top A");
    assert!(known.starts_with(&order.join(" ")), "{known} after {order:?}");
    assert_eq!((known.split(' ').count(), knows(&game, &state, B, "top A")), (3, "? ? ?".into()));
    let view = game.view(&state, A);
    let mut rng = Rng::new(3);
    for _ in 0..20 {
        let world = game.sample(&view, &mut rng);
        assert_eq!(knows(&game, &world, A, "top A"), known);
    }
}

/// DN-188: a search for a certain card shows it, and it stays known while it stays; DN-190: the deck is shuffled.
#[test]
fn what_a_search_showed_is_known() {
    let game = decks("lampe", "premier-feu");
    let mut state = position(
        &game,
        "partial\nfront A: golem-lie\nfront B: diablotin-cendre\nhand A: gardienne-archives passe-faille\n\
         gold A: 5\ndeck A: detissage elyndra\nbottom A: mauvaise-porte",
    );
    play(
        &game,
        &mut state,
        &["A play gardienne-archives", "A front", "A react 1", "A pick A:mauvaise-porte"],
    );
    assert_eq!(field(&game, &state, "bottom A"), "", "shuffled");
    assert_eq!(knows(&game, &state, B, "hand A"), "mauvaise-porte ?");
    let mut rng = Rng::new(4);
    let view = game.view(&state, B);
    let held = |world: &State| field(&game, world, "hand A").contains("mauvaise-porte");
    assert!((0..50).all(|_| held(&game.sample(&view, &mut rng))));
}

/// DN-34, DN-35, DN-220, DN-222: the choice of a Manoeuvre is secret until both are turned up together.
#[test]
fn the_manoeuvre_is_chosen_in_secret() {
    let game = decks("rempart", "premier-feu");
    let mut state =
        position(&game, "partial\nphase: manoeuvre\nfront A: terrassier\nfront B: diablotin-cendre");
    let table = Table::from_position(Arc::new(game.clone()), state, Key::practice(1));
    assert_eq!(table.next(), Next::seat(Seat::A));
    play(&game, &mut state, &["A manoeuvre aux-remparts"]);
    assert_eq!(
        (knows(&game, &state, A, "chosen A"), knows(&game, &state, B, "chosen A")),
        ("aux-remparts".into(), "?".into())
    );
    let view = game.view(&state, B);
    let mut rng = Rng::new(2);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..8_000 {
        *counts.entry(field(&game, &game.sample(&view, &mut rng), "chosen A")).or_default() += 1;
    }
    assert_eq!(counts.len(), 8);
    assert_even(&counts.into_values().collect::<Vec<_>>());
    play(&game, &mut state, &["B manoeuvre butin-route"]);
    assert_eq!(game.next(&state), Next::Chance);
    let roll = game.roll(&state, &mut rng);
    assert_eq!(game.write_roll(&roll), "reveal aux-remparts butin-route", "chance only turns them up");
    // With the other switch chance picks from the pile.
    let top = common::frozen(&["manoeuvre_reveal=top"]);
    let state = position(&top, "partial\nphase: manoeuvre\nfront A: terrassier\nfront B: diablotin-cendre");
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..6_400 {
        let roll = top.write_roll(&top.roll(&state, &mut Key::practice(seed).at_ply(1)));
        *counts.entry(roll).or_default() += 1;
    }
    assert_eq!(counts.len(), 64);
    assert_even(&counts.into_values().collect::<Vec<_>>());
}

/// Whoever pays with a certain card holds one: worlds in which he could not are not imagined (DN-126, DN-179).
#[test]
fn who_is_asked_for_a_card_holds_it() {
    let game = decks("rempart", "premier-feu");
    let mut state = position(
        &game,
        "partial\nfront A: aldric#1\nfront B: briseur-legion#2\nhand A: aldric terrassier linge-bouilli\n\
         deck A: aldric grand-pavois*4 guetteur-rempart*4\ndeck B: vharox\nacting: B\ncombat: #2 #1 melee",
    );
    play(&game, &mut state, &["A use #1 2"]);
    assert_eq!(moves(&game, &state), ["pick A:aldric"]);
    let view = game.view(&state, B);
    let mut rng = Rng::new(6);
    for _ in 0..200 {
        assert_eq!(moves(&game, &game.sample(&view, &mut rng)), ["pick A:aldric"]);
    }
}

/// DN-193: a card discarded by chance is any card of the hand; DN-29, DN-31: of an exchange the others see the number.
#[test]
fn an_exchange_shows_its_number_alone() {
    let game = decks("rempart", "premier-feu");
    let mut state = position(
        &game,
        "partial\nphase: mulligan\nturn: 0\nfront A: terrassier\nfront B: diablotin-cendre\n\
         hand A: aldric oriane linge-bouilli\ndeck A: grand-pavois barrez-portes terrassier",
    );
    play(&game, &mut state, &["A slip aldric", "A slip oriane"]);
    let sizes = |state: &State| (knows(&game, state, B, "hand A"), knows(&game, state, B, "bottom A"));
    assert_eq!(sizes(&state), ("?".into(), "? ?".into()));
    play(&game, &mut state, &["A done"]);
    assert_eq!(game.next(&state), Next::Chance);
    play(&game, &mut state, &["* cards grand-pavois terrassier"]);
    assert_eq!(knows(&game, &state, A, "hand A"), "grand-pavois linge-bouilli terrassier");
    assert_eq!(knows(&game, &state, A, "bottom A"), "-", "shuffled: nobody knows the order");
}

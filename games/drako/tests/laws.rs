//! The laws of the house, for every pack and every combination of options; golden playthroughs and the signature.

mod common;

use antre_drako::{Drako, State};
use antre_kernel::{Dice, Eye, Rng, Seat};
use antre_stage::Boxed;
use antre_testkit::{Laws, Secret, check_golden, check_signatures};
use common::{EXAMPLES, WIDE, build, frozen};
use std::cell::RefCell;
use std::sync::Arc;

/// Each side makes at most 55 actions (DK-96), the dragon passes at most once for each of the dwarves' turns; an
/// action has at most six steps and a roll.
const BOUND: u32 = 600;

/// What an eye cannot see: the own deck, and the other's hand and deck together (DK-112, DK-114). A hand lies in
/// order, so its cards are dealt to their slots at random to be exchangeable with those of the deck.
fn secrets(state: &State, eye: Eye, order: &RefCell<Rng>) -> Vec<Secret> {
    let mut secrets = Vec::new();
    for seat in Seat::all(2) {
        let mut hand: Vec<_> = state.hands[seat.index()].iter().filter(|_| !eye.is(seat)).collect();
        order.borrow_mut().shuffle(&mut hand);
        let deck = state.decks[seat.index()].cards().iter().map(|&card| ("deck", card));
        let hand = hand.into_iter().map(|card| ("hand", card));
        for (slot, (zone, card)) in deck.chain(hand).enumerate() {
            let (pool, slot) = (seat.index() as u16, slot as u16);
            secrets.push(Secret { zone, pool, slot, value: card.index() as u16 });
        }
    }
    secrets
}

fn check_laws(game: Drako, games: u32) {
    let order = RefCell::new(Rng::new(9));
    let tally = Laws::new(Arc::new(game))
        .games(games)
        .bound(BOUND)
        .census(Drako::census)
        .secrets(|_, state, eye| secrets(state, eye, &order))
        .rulebook(Drako::RULEBOOK[0])
        .check();
    assert!(tally.longest < BOUND / 2, "a game took {} plies", tally.longest);
}

#[test]
fn laws_of_the_default_pack() {
    check_laws(frozen(&[]), 20);
}

/// Every combination of the options there are.
#[test]
fn laws_of_all_options() {
    let options = Drako::options();
    for choice in 0..1usize << options.len() {
        let chosen: Vec<String> = options
            .iter()
            .enumerate()
            .map(|(bit, option)| format!("{}={}", option.id, option.values[choice >> bit & 1]))
            .collect();
        assert!(options.iter().all(|option| option.values.len() == 2));
        let chosen: Vec<&str> = chosen.iter().map(String::as_str).collect();
        check_laws(frozen(&chosen), 2);
    }
}

#[test]
fn laws_of_other_packs() {
    check_laws(build(EXAMPLES, &["exchange=on", "fury=anytime"]).unwrap(), 8);
    check_laws(build(WIDE, &["burn=stuck_only"]).unwrap(), 8);
    check_laws(build(WIDE, &["setup=first_game", "fury=anytime"]).unwrap(), 4);
}

#[test]
fn golden_playthroughs() {
    let golden = |name: &str, seed, options: &[&str]| {
        let path = format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        check_golden(&frozen(options), seed, path);
    };
    golden("default", 1, &[]);
    golden("first_game", 2, &["setup=first_game"]);
    golden("exchange", 3, &["exchange=on"]);
    golden("anytime", 4, &["fury=anytime"]);
    golden("stuck_only", 5, &["burn=stuck_only"]);
}

#[test]
fn signature() {
    let variants = [
        ("default", frozen(&[])),
        ("first_game", frozen(&["setup=first_game"])),
        ("exchange", frozen(&["exchange=on"])),
        ("anytime", frozen(&["fury=anytime"])),
        ("stuck_only", frozen(&["burn=stuck_only"])),
        ("wide", build(WIDE, &[]).unwrap()),
    ];
    let variants: Vec<(&str, &Drako)> = variants.iter().map(|(name, game)| (*name, game)).collect();
    check_signatures(concat!(env!("CARGO_MANIFEST_DIR"), "/SIGNATURE"), 10_000, &variants);
}

//! The laws of the house, for every number of players and every option; golden playthroughs and the signature.

mod common;

use antre_aetherya::{Aetherya, Cell, State};
use antre_kernel::{Eye, Rules, Seat};
use antre_stage::Boxed as _;
use antre_testkit::{Laws, Secret, check_golden, check_signatures};
use common::frozen;
use std::sync::Arc;

/// A hundred turns a player (AE-125), each with at most three choices and three rolls, and the set-up.
const fn bound(seats: u8) -> u32 {
    700 * seats as u32 + 20
}

/// What an eye cannot see (AE-126 to AE-132): the face-down cells and the pile, one pool until the first reshuffle
/// and two after it; a card that another player holds counts with the pile; and the order of the legend deck.
fn secrets(rules: &Aetherya, state: &State, eye: Eye) -> Vec<Secret> {
    let State { open, hidden } = state;
    let pile_pool = u16::from(open.reshuffled);
    let mut secrets = Vec::new();
    let mut add = |zone, pool, value: usize| {
        let slot = secrets.len() as u16;
        secrets.push(Secret { zone, pool, slot, value: value as u16 });
    };
    for seat in Seat::all(rules.seats()) {
        for cell in Cell::all() {
            if let Some(kind) = hidden.face_down(seat, cell) {
                add("cell", 0, kind as usize);
            }
        }
    }
    hidden.pile.cards().iter().for_each(|&kind| add("pile", pile_pool, kind as usize));
    if let Some(kind) = hidden.held.filter(|_| !eye.is(open.turn)) {
        add("held", pile_pool, kind as usize);
    }
    hidden.legends.iter().for_each(|legend| add("legend", 2, 100 + legend as usize));
    secrets
}

fn check_laws(game: Aetherya, games: u32) {
    let bound = bound(game.seats());
    Laws::new(Arc::new(game.for_machines()))
        .games(games)
        .bound(bound)
        .census(Aetherya::census)
        .secrets(secrets)
        .rulebook(Aetherya::RULEBOOK[0])
        .check();
}

#[test]
fn laws_for_two() {
    check_laws(frozen(2, &[]), 12);
}

#[test]
fn laws_for_three() {
    check_laws(frozen(3, &[]), 8);
}

#[test]
fn laws_for_four() {
    check_laws(frozen(4, &[]), 8);
}

#[test]
fn laws_of_the_options() {
    check_laws(frozen(2, &["battle=same", "wild_dragon=value", "first_player=B"]), 8);
    check_laws(frozen(3, &["first_player=C", "battle=same"]), 8);
}

const FOLDER: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn golden_playthroughs() {
    check_golden(&frozen(2, &[]), 1, format!("{FOLDER}/tests/golden/two.txt"));
    check_golden(
        &frozen(3, &["first_player=B", "battle=same"]),
        2,
        format!("{FOLDER}/tests/golden/three.txt"),
    );
    check_golden(&frozen(4, &["wild_dragon=value"]), 3, format!("{FOLDER}/tests/golden/four.txt"));
}

#[test]
fn signature() {
    let machines = |seats, options: &[&str]| frozen(seats, options).for_machines();
    let (two, three, four) = (machines(2, &[]), machines(3, &[]), machines(4, &[]));
    let (same, value) = (machines(2, &["battle=same"]), machines(2, &["wild_dragon=value"]));
    let variants = [("two", &two), ("three", &three), ("four", &four), ("same", &same), ("value", &value)];
    check_signatures(format!("{FOLDER}/SIGNATURE"), 10_000, &variants);
}

//! The laws of the house, for every pack and option; golden playthroughs and the signature.

#![allow(clippy::expect_used, clippy::unwrap_used)]

mod common;

use antre_coeur::{Coeur, Kind, Phase, State};
use antre_kernel::{Eye, Next, Rng, Rules, Seat};
use antre_stage::Boxed;
use antre_testkit::{Laws, Secret, check_golden, check_signatures};
use common::{build, frozen};
use std::sync::Arc;

/// Each turn takes at least one of 100 cards and has at most two rolls: at most 300 plies.
const BOUND: u32 = 300;

/// What an eye cannot see: the own pile, and the other's hand and pile together (CD-89, CD-91).
fn secrets(_: &Coeur, state: &State, eye: Eye) -> Vec<Secret> {
    let mut secrets = Vec::new();
    for seat in Seat::all(2) {
        let (at, own) = (seat.index(), eye.is(seat));
        let secret =
            |zone, slot, card: Kind| Secret { zone, pool: at as u16, slot, value: card.index() as u16 };
        let pile = state.piles[at].cards();
        let known = usize::from(own && state.open.returned[at]); // CD-64
        let unseen = pile[..pile.len() - known].iter().zip(1..);
        secrets.extend(unseen.map(|(&card, slot)| secret("pile", slot, card)));
        // The cards of a hand have no order, so they share a slot.
        secrets.extend(state.hands[at].iter().filter(|_| !own).map(|card| secret("hand", 0, card)));
    }
    secrets
}

fn check_laws(game: Coeur, games: u32) {
    Laws::new(Arc::new(game))
        .games(games)
        .bound(BOUND)
        .census(Coeur::census)
        .secrets(secrets)
        .rulebook(Coeur::RULEBOOK[0])
        .check();
}

#[test]
fn laws_of_the_default_pack() {
    check_laws(frozen(&[]), 40);
}

#[test]
fn laws_of_the_other_packs_and_options() {
    for &(_, text) in Coeur::PACKS {
        check_laws(build(text, &["first_player=B"]).unwrap(), 8);
    }
    check_laws(build(include_str!("pack/examples.toml"), &["open_memory=on"]).unwrap(), 8);
}

/// CD-22, CD-79: somebody who is to play always holds a card. CD-15: a turn plays at least one.
#[test]
fn nobody_ever_plays_from_an_empty_hand() {
    let game = frozen(&[]);
    let mut rng = Rng::new(4);
    for _ in 0..2_000 {
        let mut state = game.start();
        let deal = game.roll(&state, &mut rng);
        game.settle(&mut state, &deal, &mut ());
        while let Next::Seats(seats) = game.next(&state) {
            let seat = antre_kernel::choose_first(seats);
            assert!(!state.hands[seat.index()].is_empty());
            game.stride(&mut state, seat, &mut rng);
        }
        assert_eq!(state.open.phase, Phase::Over);
    }
}

#[test]
fn golden_playthroughs() {
    check_golden(&frozen(&[]), 1, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/default.txt"));
    let open = frozen(&["open_memory=on", "first_player=B"]);
    check_golden(&open, 2, concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/open_memory.txt"));
}

#[test]
fn signature() {
    let (default, open) = (frozen(&[]), frozen(&["open_memory=on"]));
    let bga = build(Coeur::PACKS[1].1, &[]).unwrap();
    let variants = [("default", &default), ("open_memory", &open), ("bga", &bga)];
    check_signatures(concat!(env!("CARGO_MANIFEST_DIR"), "/SIGNATURE"), 10_000, &variants);
}

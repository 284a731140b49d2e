//! The laws of the house, for every number of players, variant and switch; golden playthroughs and signatures.

mod common;

use antre_drarkane::{Cards, Drarkane, Phase, State};
use antre_kernel::{Dice, Eye, Rng, Seat};
use antre_stage::Boxed as _;
use antre_testkit::{Laws, Secret, check_golden, check_signatures};
use common::{examples, frozen};
use std::cell::RefCell;
use std::sync::Arc;

/// Three rounds of at most 102 bids, plays and placements (with six players), and exchanges, drafts and rolls.
const BOUND: u32 = 700;
/// A game alone ends when twenty dragons have come; nothing bounds the tricks between them but chance.
const SOLO_BOUND: u32 = 4_000;

/// What an eye cannot see: other hands and what lies aside, together. Where a void has been shown the cards are no
/// longer exchangeable; tests of their own count those worlds one by one. A hand lies in order, so its cards are dealt
/// to their slots at random.
fn secrets(game: &Drarkane, state: &State, eye: Eye, order: &RefCell<Rng>) -> Vec<Secret> {
    let mut secrets = Vec::new();
    let others = || Seat::all(game.players()).filter(move |&seat| !eye.is(seat));
    let partner = eye.seat().and_then(|seat| game.partner(seat));
    let sees_offer = eye.is(state.open.turn) || partner == Some(state.open.turn);
    if others().all(|seat| state.open.voids[seat.index()].is_blank())
        && state.offered.is_none_or(|_| sees_offer)
    {
        let mut hidden: Vec<(&'static str, Cards)> = Vec::new();
        for seat in others() {
            let known = if partner == Some(seat) { state.shown[seat.index()] } else { Cards::NONE };
            hidden.push(("hand", state.hands[seat.index()].without(known)));
        }
        hidden.push(("aside", state.aside));
        for (group, (zone, cards)) in hidden.into_iter().enumerate() {
            let mut cards: Vec<_> = cards.iter().collect();
            order.borrow_mut().shuffle(&mut cards);
            for card in cards {
                secrets.push(Secret { zone, pool: 0, slot: group as u16, value: card.index() as u16 });
            }
        }
    }
    let drafted = !matches!(
        state.open.phase,
        Phase::Deal | Phase::Give | Phase::Back | Phase::Keep | Phase::Pass | Phase::Over
    );
    if eye == Eye::Public && drafted && !state.open.treasures.is_empty() {
        // A spectator saw only the treasure zone: all else is one urn, most of which was never dealt.
        let mut never = game.all_objectives();
        let open = |objective| state.open.claims.iter().any(|claims| claims.has(objective));
        for (seat, kept) in state.kept.iter().enumerate() {
            if let Some(kept) = kept.filter(|&kept| !open(kept)) {
                secrets.push(Secret { zone: "objective", pool: 1, slot: seat as u16, value: kept.into() });
            }
        }
        let known =
            |objective: &u8| state.open.treasures.has(*objective) || state.kept.contains(&Some(*objective));
        never = never.iter().filter(|objective| !known(objective)).collect();
        for objective in never.iter() {
            secrets.push(Secret { zone: "objective", pool: 1, slot: 99, value: objective.into() });
        }
    }
    secrets
}

/// A few games each, for there are many variants; eight where leak rates are told. `ANTRE_LAW_GAMES` asks for more.
fn check_laws(game: Drarkane, games: u32) {
    let order = RefCell::new(Rng::new(9));
    let bound = if game.players() == 1 { SOLO_BOUND } else { BOUND };
    let tally = Laws::new(Arc::new(game))
        .games(games)
        .bound(bound)
        .census(Drarkane::census)
        .secrets(|game, state, eye| secrets(game, state, eye, &order))
        .rulebook(Drarkane::RULEBOOK[0])
        .check();
    assert!(tally.twins > 0 && tally.refused > 0);
}

#[test]
fn laws_for_three() {
    check_laws(frozen(3, &[]), 3);
}

#[test]
fn laws_for_four() {
    check_laws(frozen(4, &[]), 8);
}

#[test]
fn laws_for_five() {
    check_laws(frozen(5, &[]), 2);
}

#[test]
fn laws_for_six() {
    check_laws(frozen(6, &[]), 2);
}

#[test]
fn laws_of_two_with_the_fallen_king() {
    check_laws(frozen(2, &[]), 2);
    check_laws(frozen(2, &["treasures=on"]), 8);
}

#[test]
fn laws_of_one_against_the_demon() {
    check_laws(frozen(1, &[]), 8);
}

#[test]
fn laws_with_treasures() {
    check_laws(frozen(3, &["treasures=on"]), 8);
    check_laws(frozen(4, &["treasures=on"]), 2);
}

#[test]
fn laws_with_treasures_for_more() {
    check_laws(frozen(5, &["treasures=on"]), 2);
    check_laws(frozen(6, &["treasures=on"]), 2);
}

#[test]
fn laws_of_teams_of_four() {
    check_laws(frozen(4, &["teams=on"]), 2);
    check_laws(frozen(4, &["teams=on", "treasures=on"]), 4);
}

#[test]
fn laws_of_teams_of_six() {
    check_laws(frozen(6, &["teams=on"]), 2);
    check_laws(frozen(6, &["teams=on", "treasures=on"]), 2);
}

/// Every option away from its default, with a pack that has sum slots and every condition.
#[test]
fn laws_of_the_switches() {
    let switches = [
        "lead_colour=none_after_obscure",
        "low_sorcerer_white=loses",
        "high_sorcerer_obscure=included",
        "half_terror=exact",
        "treasures=on",
    ];
    check_laws(examples(3, &switches), 2);
    check_laws(examples(2, &["half_terror=up", "treasures=on"]), 2);
    check_laws(examples(1, &[]), 4);
}

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/");

#[test]
fn golden_playthroughs() {
    let variants: [(&str, u8, &[&str]); 5] = [
        ("four", 4, &[]),
        ("two", 2, &["treasures=on"]),
        ("solo", 1, &[]),
        ("treasures", 3, &["treasures=on"]),
        ("teams", 4, &["teams=on", "treasures=on"]),
    ];
    for (seed, (name, seats, options)) in variants.into_iter().enumerate() {
        check_golden(&frozen(seats, options), seed as u64 + 1, format!("{GOLDEN}{name}.txt"));
    }
}

/// The main game in ten thousand games.
#[test]
fn signature() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/SIGNATURE");
    check_signatures(path, 10_000, &[("four", &frozen(4, &[]))]);
}

/// Every other number of players, variant and switch in fewer: there are fifteen.
#[test]
fn signature_of_the_variants() {
    let switches = [
        "lead_colour=none_after_obscure",
        "low_sorcerer_white=loses",
        "high_sorcerer_obscure=included",
        "half_terror=up",
    ];
    let variants: [(&str, u8, &[&str]); 15] = [
        ("solo", 1, &[]),
        ("two", 2, &[]),
        ("two-treasures", 2, &["treasures=on"]),
        ("three", 3, &[]),
        ("three-treasures", 3, &["treasures=on"]),
        ("four-treasures", 4, &["treasures=on"]),
        ("five", 5, &[]),
        ("five-treasures", 5, &["treasures=on"]),
        ("six", 6, &[]),
        ("six-treasures", 6, &["treasures=on"]),
        ("teams-four", 4, &["teams=on"]),
        ("teams-four-treasures", 4, &["teams=on", "treasures=on"]),
        ("teams-six", 6, &["teams=on"]),
        ("teams-six-treasures", 6, &["teams=on", "treasures=on"]),
        ("switches", 4, &switches),
    ];
    let games: Vec<(&str, Drarkane)> =
        variants.into_iter().map(|(name, seats, options)| (name, frozen(seats, options))).collect();
    let games: Vec<(&str, &Drarkane)> = games.iter().map(|(name, game)| (*name, game)).collect();
    check_signatures(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/variants/SIGNATURE"), 1_000, &games);
}

//! The laws of the house, for all pairs of starter decks and every option; golden playthroughs and the signature.

#![allow(clippy::expect_used, clippy::unwrap_used)]

mod common;

use antre_drakerion::{Bag, Drakerion, Local, State};
use antre_kernel::{Eye, Seat};
use antre_stage::Boxed as _;
use antre_testkit::{Laws, Secret, check_golden, check_signatures};
use common::{DECKS, EXAMPLES, build, decks, frozen};
use std::sync::Arc;

/// Sixty turns with some thirty plies each at the very most; random games end within a dozen turns.
const BOUND: u32 = 6_000;

/// What an eye cannot see of a seat: how its unseen cards lie in hand and deck (DN-219).
fn secrets(game: &Drakerion, state: &State, eye: Eye) -> Vec<Secret> {
    let mut secrets = Vec::new();
    // Whoever is asked for a certain card holds one, so these hands are not exchangeable.
    let bound = game.must_hold(state);
    for seat in Seat::all(2).filter(|&seat| !eye.is(seat) && bound != Some(seat)) {
        let pool = seat.index() as u16;
        let side = state.side(seat);
        let secret = |zone, slot, local: Local| Secret { zone, pool, slot, value: local.number().into() };
        let mut shown = side.shown;
        for local in side.hand.cards() {
            let seen = shown.cards().any(|card| card == local);
            if seen {
                shown = take(&shown, local);
            } else {
                secrets.push(secret("hand", 0, local));
            }
        }
        secrets.extend(side.pool.cards().map(|local| secret("deck", 1, local)));
        for (known, first) in [(&side.top, 100), (&side.bottom, 200)] {
            let hidden = known.iter().enumerate().filter(|(_, (_, public))| !public);
            secrets.extend(hidden.map(|(at, (local, _))| secret("known", first + at as u16, local)));
        }
        // DN-34: the Manoeuvre chosen in secret is any of the pile.
        if side.chosen.in_pile().is_some() {
            for local in side.pile() {
                let slot = u16::from(local != side.chosen);
                secrets.push(Secret {
                    zone: "manoeuvre",
                    pool: 2 + pool,
                    slot,
                    value: local.number().into(),
                });
            }
        }
    }
    secrets
}

/// The bag without one card.
fn take(bag: &Bag, local: Local) -> Bag {
    let mut rest = *bag;
    assert!(rest.take(local));
    rest
}

fn check_laws(game: Drakerion, games: u32, seed: u64) {
    let tally = Laws::new(Arc::new(game))
        .games(games)
        .bound(BOUND)
        .seed(seed)
        .census(Drakerion::census)
        .secrets(secrets)
        .rulebook(Drakerion::RULEBOOK[0])
        .check();
    assert!(tally.twins > 0 && tally.look_alikes > 0 && tally.refused > 0, "{tally:?}");
}

/// All pairs of starter decks, either seat first; the sums over many games are told below.
#[test]
fn laws_of_all_pairs_of_starter_decks() {
    for (row, a) in DECKS.into_iter().enumerate() {
        for (column, b) in DECKS.into_iter().enumerate().skip(row) {
            let game = if (row + column) % 2 == 0 { decks(a, b) } else { decks(b, a) };
            check_laws(game, 1, (5 * row + column) as u64);
        }
    }
}

/// Eight games, so that leak rates can be told.
#[test]
fn laws_of_one_pair_in_several_games() {
    check_laws(decks("premier-feu", "tombes"), 8, 100);
}

/// DN-34 with the other switch, the short game (DN-17), an early last turn (DN-217), other cards.
#[test]
fn laws_of_the_options() {
    check_laws(frozen(&["manoeuvre_reveal=top", "deck_a=lampe", "deck_b=premier-feu"]), 1, 200);
    check_laws(frozen(&["short=on", "deck_a=premier-feu", "deck_b=premier-feu"]), 1, 201);
    check_laws(frozen(&["max_turns=15", "short=on", "deck_a=tombes", "deck_b=premier-feu"]), 1, 202);
    check_laws(build(EXAMPLES, &[]).unwrap(), 1, 203);
    check_laws(build(EXAMPLES, &["deck_a=ronce", "deck_b=cinabre"]).unwrap(), 1, 204);
}

/// Decks full of what the starter decks hardly do: answers from the hand, cards taken from another hand, searches
/// that end in play or on the deck, costs paid with hidden cards.
#[test]
fn laws_of_rare_words() {
    let rare = ["vengeresse", "vent-mauvais", "fouille", "tri", "marchandage", "disette"];
    let plain = [
        "v-3-1-5",
        "v-5-1-5",
        "v-1-2-4-p2",
        "v-1-1-4",
        "v-4-2-6",
        "v-3-1-4",
        "v-2-2-4-p1",
        "v-4-4-3-p2",
        "v-2-1-3",
        "v-2-3-4-p3",
        "v-4-2-2-p3",
        "v-2-3-4-p2",
    ];
    let mut text = EXAMPLES.replace("pick = \"random\"", "pick = \"you\"");
    for card in rare {
        assert!(text.contains(&format!(" {card} = 1,")), "{card}");
        text = text.replace(&format!(" {card} = 1,"), &format!(" {card} = 3,"));
    }
    for card in plain {
        assert!(text.contains(&format!(" {card} = 1,")), "{card}");
        text = text.replace(&format!(" {card} = 1,"), "");
    }
    assert!(text.contains("pick = \"you\""));
    check_laws(build(&text, &[]).unwrap(), 2, 300);
    check_laws(build(&text, &["deck_a=ronce", "deck_b=ronce"]).unwrap(), 2, 301);
}

/// The words of mots.md, among them cards that go unseen just before a hand is shown (DN-236).
#[test]
fn laws_of_the_words_tests_are_made_of() {
    let words = include_str!("pack/mots.toml").replace("guet = 2,", "").replace("marchand = 2,", "");
    let often =
        words.replace("abandon = 2, semailles = 2", "abandon = 3, semailles = 3, guet = 1, marchand = 1");
    check_laws(build(&often, &["max_turns=15"]).unwrap(), 3, 400);
}

#[test]
fn golden_playthroughs() {
    let golden = |name: &str| format!("{}/tests/golden/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    check_golden(&decks("rempart", "premier-feu"), 1, golden("default"));
    check_golden(
        &frozen(&["manoeuvre_reveal=top", "short=on", "deck_a=deux-peuples", "deck_b=lampe"]),
        2,
        golden("top"),
    );
}

#[test]
fn signature() {
    let games =
        [decks("rempart", "premier-feu"), decks("tombes", "deux-peuples"), decks("lampe", "premier-feu")];
    let top = frozen(&["manoeuvre_reveal=top", "short=on"]);
    let [default, graves, lamp] = &games;
    let variants = [("default", default), ("tombes", graves), ("lampe", lamp), ("top", &top)];
    check_signatures(concat!(env!("CARGO_MANIFEST_DIR"), "/SIGNATURE"), 2_500, &variants);
}

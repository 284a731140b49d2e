//! A position that contradicts itself is refused with its line, in every game; `docs/scenarios.md` says what a partial
//! one may leave out.

#![allow(clippy::unwrap_used)]

use antre_host::{Chance, Request, find};
use antre_kernel::Field;
use antre_shelf::SHELF;

/// The line and the complaint about a position, or nothing if it is accepted.
fn complaint(game: &str, position: &str) -> Option<(u32, &'static str)> {
    let fields: Vec<Field> =
        (1..).zip(position.lines()).map(|(line, text)| Field::read(line, text)).collect();
    let game = find(SHELF, game).unwrap();
    let request = Request { seats: Some(game.players().0.max(2)), ..Request::default() };
    let wrong = game.open_position(&request, &fields, Chance::Practice(0)).err()?;
    Some((wrong.line, wrong.what.key))
}

#[track_caller]
fn refused(game: &str, position: &str, line: u32, key: &'static str) {
    assert_eq!(complaint(game, position), Some((line, key)), "{game}: {position}");
}

#[test]
fn a_key_is_written_once() {
    refused("coeur", "partial\nhand A: CO1\nhand B: CO1\nhand A: CO2", 4, "position-key-twice");
    refused("coeur", "partial\nhand A: CO1\nhand a: CO2", 3, "position-key-twice");
    refused("aetherya", "partial\npile: MA\npile: MA", 3, "position-key-twice");
    refused("drako", "partial\narmor: 1\narmor: 2", 3, "position-key-twice");
    refused("drarkane", "partial\ntrick: r7\ntrick: r7", 3, "position-key-twice");
    refused("drakerion", "partial\ngold A: 1\ngold B: 1\ngold A: 1", 4, "position-key-twice");
}

#[test]
fn whoever_is_to_act_can() {
    refused("coeur", "partial\nturn: B\nhand A: CO1", 2, "coeur-position-no-card");
    refused("coeur", "partial\nturn: A", 2, "coeur-position-no-card");
    refused("drarkane", "partial\nphase: play\nturn: A\nhand B: r7", 2, "drarkane-position-nothing");
    refused("drarkane", "partial\nturn: A", 2, "drarkane-position-nothing");
    refused("drako", "partial\nphase: place\nturn: B\narmor: 1", 2, "drako-position-phase");
    refused("drakerion", "partial\nphase: action\nwithdrawn: A B", 2, "drakerion-position-phase");
}

#[test]
fn an_end_has_its_reason_and_a_game_that_goes_on_has_none() {
    refused("coeur", "partial\nhand A: CO1\ntrips: 33", 3, "position-bad-value");
    refused("coeur", "partial\nhand A: CO1\ntrips: 3", 3, "coeur-position-end");
    refused("coeur", "partial\nhand A: CO1\ncountdown: 0", 3, "coeur-position-end");
    assert_eq!(complaint("coeur", "partial\nhand A: CO1\ntrips: 3\ncountdown: 1"), None);
    let down = "kingdom A: EL po FO PL / PL PL PL PL / PL PL PL PL / PL PL PL PL";
    refused("aetherya", &format!("partial\nphase: over\n{down}"), 3, "aetherya-position-over");
    let gap = "kingdom A: EL . FO PL / PL PL PL PL / PL PL PL PL / PL PL PL PL";
    refused("aetherya", &format!("partial\nphase: over\n{gap}"), 3, "aetherya-position-over");
    refused("drarkane", "partial\nphase: over\nhand A: r7", 2, "drarkane-position-phase");
    refused("drako", "partial\nphase: deal\nturn: B", 2, "drako-position-phase");
    refused("drakerion", "partial\nphase: over", 2, "drakerion-position-phase");
}

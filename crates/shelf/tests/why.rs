//! What a player is told who touches something that cannot be used: in every game the clause that a patient friend
//! would point at.

#![allow(clippy::unwrap_used)]

use antre_host::{AnyTable, Chance, Refused, Request, Subject, find};
use antre_kernel::{Eye, Field, Seat};
use antre_shelf::SHELF;

/// A table at a position, with the pack of its game's worked examples where one is given.
fn table(game: &str, pack: Option<&str>, options: &[(&str, &str)], position: &str) -> Box<dyn AnyTable> {
    let fields: Vec<Field> =
        (1..).zip(position.lines()).map(|(line, text)| Field::read(line, text.trim())).collect();
    let request = Request {
        pack: pack.map(|text| ("examples".to_owned(), text.to_owned())),
        seats: (game == "drarkane").then_some(4),
        options: options.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect(),
        ..Request::default()
    };
    find(SHELF, game).unwrap().open_position(&request, &fields, Chance::Practice(0)).unwrap()
}

/// Asks about something: a clause that refuses, `~` and a clause where no move is about it, or how many choices.
fn answer(table: &dyn AnyTable, eye: Eye, about: Subject<'_>) -> String {
    let before = (table.version(), table.fingerprint());
    let answer = match table.why(eye, about) {
        Ok(choices) => choices.to_string(),
        Err(Refused::Clause(id)) => id.to_owned(),
        Err(Refused::Nothing(id)) => format!("~{id}"),
        Err(Refused::Misread(what)) => what.what.key.to_owned(),
        Err(Refused::Resigned) => "resigned".to_owned(),
    };
    assert_eq!(before, (table.version(), table.fingerprint()), "asking changes nothing");
    answer
}

#[track_caller]
fn told(table: &dyn AnyTable, asked: &[(&str, &str, &str)]) {
    let eye = |letter: &str| Seat::read(letter, 6).map_or(Eye::Public, Eye::Seat);
    let got: Vec<_> = asked
        .iter()
        .map(|&(letter, thing, _)| (letter, thing, answer(table, eye(letter), Subject::Thing(thing))))
        .collect();
    let want: Vec<_> = asked.iter().map(|&(letter, thing, why)| (letter, thing, why.to_owned())).collect();
    assert_eq!(got, want);
}

#[test]
fn in_coeur_de_dragon() {
    let position = "partial
        turn: A
        hand A: CO1 CO3 HE1 PR1 NV
        hand B: CO2 TR2
        pile A: DP2 DP2
        pile B: NA1
        board PR: PR1
        board CO: CO1 CO2";
    let mut table = table("coeur", None, &[], position);
    told(
        &*table,
        &[
            ("A", "hand A/0", "2"),     // CO1, alone or with CO3
            ("A", "board TR", "CD-17"), // no Troll in hand
            ("A", "hand B/0", "~CD-89"),
            ("A", "pile A", "~CD-20"),
            ("A", "captured A", "~CD-54"),
            ("A", "ship", "~CD-49"),
            ("A", "figurine/0", "~CD-41"),
            ("A", "trips", "~CD-70"),
            ("B", "hand B/0", "CD-13"), // not yet
            ("B", "board CO", "CD-13"),
            ("B", "board CO/0", "CD-13"),
            ("S", "board CO/0", "~CD-57"),
            ("S", "hand A/0", "~CD-89"),
            ("A", "hand A/9", "why-unknown"),
        ],
    );
    let a = Eye::Seat(Seat::A);
    let moves = [("CO1+HE1", "CD-16"), ("CO1", "1"), ("TR1", "CD-17"), ("XX", "card-unknown")];
    for (notation, why) in moves {
        assert_eq!(answer(&*table, a, Subject::Move(notation)), why, "{notation}");
    }
    assert_eq!(answer(&*table, Eye::Public, Subject::Move("CO1")), "~CD-13");
    table.resign(Seat::B);
    told(&*table, &[("A", "hand A/0", "resigned"), ("S", "ship", "resigned")]);
}

#[test]
fn in_drako() {
    let pack = include_str!("../../../games/drako/tests/pack/examples.toml");
    let position = "partial
        turn: B
        dragon: C3
        brald: A1
        morin: A3
        urpen: E3
        hand A: A:3
        deck A: A:3
        hand B: M1:2|A1:1 DEF
        deck B: DEF";
    let table = table("drako", Some(pack), &[("burn", "stuck_only")], position);
    told(
        &*table,
        &[
            ("B", "board/D1", "DK-44"),     // out of reach
            ("B", "board/dragon", "DK-55"), // nobody stands beside it
            ("B", "hand B/1", "DK-71"),     // nothing to defend against
            ("B", "net/0", "DK-26"),        // no card with the net in hand
            ("B", "hand A/0", "~DK-112"),
            ("B", "deck A", "~DK-112"),
            ("B", "discard A", "~DK-38"),
            ("B", "discard B", "1"), // a move of nought burns the card
            ("B", "walk", "DK-83"),
            ("B", "left", "DK-28"),
            ("A", "hand A/0", "DK-23"),
            ("A", "board/brald", "DK-23"),
            ("A", "deck A", "DK-23"),
            ("A", "fury/0", "DK-23"),
            ("S", "armor", "~DK-82"),
        ],
    );
}

#[test]
fn in_drarkane() {
    let pack = include_str!("../../../games/drarkane/tests/pack/examples.toml");
    let position = "partial
        turn: B
        hand A: b1
        hand B: b2 b9 y4 Kn M
        zone: td-a
        trick: b5";
    let playing = table("drarkane", Some(pack), &[], position);
    told(
        &*playing,
        &[
            ("B", "hand B/2", "DR-34"), // follow suit
            ("B", "hand B/0", "1"),
            ("B", "trick/0", "~DR-69"),
            ("B", "on td-a/0", "~DR-69"),
            ("B", "hand A/0", "~DR-33"),
            ("B", "deck", "~DR-89"),
            ("B", "aside", "~DR-18"),
            ("A", "hand A/0", "DR-210"),
            ("S", "discard", "~DR-208"),
        ],
    );
    let position = "partial
        phase: place
        turn: A
        hand B: y9
        zone: td-a td-b
        on td-a: r7#0
        trick: r3 b2 Eg g6";
    let placing = table("drarkane", Some(pack), &[], position);
    told(
        &*placing,
        &[
            ("A", "on td-a/0", "DR-77"), // already filled
            ("B", "trick/0", "~DR-69"),
            ("B", "hand B/0", "DR-210"),
        ],
    );
}

#[test]
fn in_drakerion() {
    let pack = include_str!("../../../games/drakerion/tests/pack/examples.toml");
    let position = "partial
        phase: action
        acting: A
        gold A: 0
        hand A: v-3-2-5
        front A: v-3-2-5#1 v-2-2-5#2/x
        support A: v-2-2-5#4
        front B: v-2-2-5#3";
    let table = table("drakerion", Some(pack), &[("deck_a", "cinabre"), ("deck_b", "ronce")], position);
    told(
        &*table,
        &[
            ("A", "hand A/0", "DN-65"), // not enough gold
            ("A", "#1", "1"),
            ("A", "#2", "DN-76"), // exhausted
            ("A", "#4", "DN-75"), // not at the front
            ("A", "#3", "1"),     // it can be attacked
            ("A", "deck A", "~DN-39"),
            ("A", "gold A", "~DN-65"),
            ("A", "hand B", "~DN-220"),
            ("A", "city B/0", "~DN-06"),
            ("B", "#3", "DN-47"),
            ("B", "#1", "DN-47"),
            ("S", "#1", "~DN-75"),
        ],
    );
}

#[test]
fn in_aetherya() {
    let position = "partial
        turn: A
        kingdom A: pl fo mo ma / hu PO HU el / na DR EL go / po dr pl fo
        kingdom B: pl fo mo ma / hu PL FO el / na GO MO go / po dr pl fo
        river: QT T3-PL
        discard: HU";
    let mut table = table("aetherya", None, &[], position);
    told(
        &*table,
        &[
            ("A", "kingdom A/a1", "AE-26"), // take a card first
            ("A", "pile", "AE-44"),
            ("A", "kingdom B/b2", "~AE-27"),
            ("A", "kingdom B/a1", "~AE-126"),
            ("A", "river/T3-PL", "AE-47"),
            ("A", "legend deck", "~AE-51"),
            ("B", "discard", "AE-25"),
            ("B", "kingdom B/a1", "AE-25"),
            ("S", "kingdom A/b2", "~AE-27"),
        ],
    );
    table.play(Seat::A, "discard").unwrap();
    told(
        &*table,
        &[
            ("A", "kingdom A/b2", "AE-37"), // a Portal in sight stays
            ("A", "kingdom A/b3", "AE-37"), // and a Dragon
            ("A", "kingdom A/c2", "AE-34"), // a Human for a Human
            ("A", "discard", "AE-33"),      // what was taken from there does not go back
            ("A", "pile", "AE-26"),
            ("A", "held/0", "13"),
            ("B", "held/0", "~AE-127"),
        ],
    );
}

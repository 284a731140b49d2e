//! Decks: the starter decks are lawful, what is not allowed is refused with its line, and a player may concede.

mod common;

use antre_drakerion::{Drakerion, check_deck, new_deck};
use antre_kernel::{Misread, Seat, SeatSet, Table};
use antre_stage::{Boxed, PackText};
use common::{DECKS, FROZEN, decks};
use std::sync::Arc;

const REMPART: &str = include_str!("../decks/rempart.toml");
const STARTERS: [&str; 5] = [
    REMPART,
    include_str!("../decks/premier-feu.toml"),
    include_str!("../decks/tombes.toml"),
    include_str!("../decks/deux-peuples.toml"),
    include_str!("../decks/lampe.toml"),
];

const PACK: PackText<'_> = PackText { name: "default", text: FROZEN };

fn check(text: &str) -> Result<usize, Misread> {
    check_deck(&PACK, &PackText { name: "deck.toml", text }).map(|deck| deck.cards)
}

/// The key and the line of the complaint about a changed deck, and the line of the change.
fn refused(from: &str, to: &str) -> (&'static str, u32, u32) {
    assert!(REMPART.contains(from), "{from}");
    let text = REMPART.replacen(from, to, 1);
    let line = 1 + text[..text.find(to).unwrap_or(0)].matches('\n').count() as u32;
    match check(&text) {
        Ok(_) => panic!("{to} is accepted"),
        Err(misread) => {
            assert_eq!(misread.file.as_deref(), Some("deck.toml"));
            (misread.what.key, misread.line, line)
        }
    }
}

/// DN-16, DN-17: sixty cards, four of each of fifteen, and eight Manoeuvres.
#[test]
fn the_starter_decks_are_lawful() {
    for (text, id) in STARTERS.into_iter().zip(DECKS) {
        let deck = check_deck(&PACK, &PackText { name: id, text }).expect("a starter deck is good");
        assert_eq!((deck.id.as_str(), deck.cards, deck.different), (id, 60, 15));
    }
    for id in DECKS {
        let deck = new_deck(&PACK, Some(id)).expect("a deck to start from");
        assert_eq!(check(&deck.text).expect("a new deck is good"), 60, "{id}");
    }
    assert!(new_deck(&PACK, Some("rempar")).is_err());
}

/// The set-up form and the deck itself use the same words; the form says in a few more how the deck plays.
#[test]
fn the_options_call_the_decks_what_they_call_themselves() {
    let options = Drakerion::options().iter().filter(|option| option.id.starts_with("deck_"));
    let named: Vec<_> = options.flat_map(|option| option.values).collect();
    assert_eq!(named.len(), 2 * DECKS.len());
    for id in named {
        let at = DECKS.iter().position(|known| known == id).expect("a starter deck");
        let called = Drakerion::WORDS.map(|words| {
            let named = words.lines().find_map(|line| line.trim().strip_prefix(&format!(".{id} = ")));
            let (name, plays) =
                named.and_then(|named| named.split_once(':')).expect("a name, and how it plays");
            assert!(!plays.trim().is_empty(), "{id}");
            name.trim_end()
        });
        let [fr, en] = called;
        assert!(STARTERS[at].contains(&format!("name = {{ fr = \"{fr}\", en = \"{en}\" }}")), "{id}");
    }
}

/// Every mistake in a deck, with the line it stands in.
#[test]
fn bad_decks_are_refused_with_their_line() {
    let cases = [
        // DN-14, DN-15: only the faction of the Banner, or none.
        ("terrassier = 4", "vharox = 4", "drakerion-deck-other-faction"),
        ("\"ouvrir-reserves\"", "\"dime-ames\"", "drakerion-deck-other-faction"),
        ("city = \"bas-quartier\"", "city = \"bastion-rouge\"", "drakerion-deck-other-faction"),
        // DN-16, DN-17: eight Manoeuvres, all different.
        ("\"ouvrir-reserves\"", "\"greniers-pleins\"", "drakerion-deck-manoeuvre-twice"),
        // DN-17: four copies, sixty cards.
        ("oriane = 4", "oriane = 5", "drakerion-deck-copies"),
        ("oriane = 4", "oriane = 0", "pack-number"),
        // Each card in its place, and only cards that exist.
        ("terrassier = 4", "greniers-pleins = 4", "drakerion-deck-place"),
        ("city = \"bas-quartier\"", "city = \"terrassier\"", "drakerion-deck-place"),
        ("terrassier = 4", "terasier = 4", "drakerion-deck-card"),
    ];
    for (from, to, key) in cases {
        let (said, line, at) = refused(from, to);
        assert_eq!(said, key, "{to}");
        // A second copy is noticed where it stands again.
        if key != "drakerion-deck-manoeuvre-twice" {
            assert_eq!(line, at, "{to}");
        }
    }
    assert_eq!(refused("  \"ouvrir-reserves\",\n", "").0, "drakerion-deck-manoeuvres");
    assert_eq!(refused("oriane = 4", "oriane = 3").0, "drakerion-deck-size");
    // DN-18: the cards the Banner starts with.
    assert_eq!(refused("hallebardier-porte = 4\n", "").0, "drakerion-deck-size");
    let without = REMPART.replace("hallebardier-porte = 4\n", "");
    let small = FROZEN.replace("deck_size = 60", "deck_size = 56");
    let said =
        check_deck(&PackText { name: "default", text: &small }, &PackText { name: "d", text: &without });
    assert_eq!(said.expect_err("a starting Character is missing").what.key, "drakerion-deck-setup");
    assert!(check("[deck]\nid = \"x\"\n").is_err());
    assert!(check("nonsense").is_err());
}

/// DN-01: two players.
#[test]
fn drakerion_is_for_two() {
    for seats in [1, 3] {
        assert!(Drakerion::build(&PACK, Some(seats), &[]).is_err(), "{seats}");
    }
    assert!(Drakerion::build(&PACK, Some(2), &[]).is_ok());
}

/// DN-218: whoever concedes loses, and the opponent wins.
#[test]
fn a_player_may_concede() {
    for seat in [Seat::A, Seat::B] {
        let mut table = Table::practice(Arc::new(decks("rempart", "tombes")), 1);
        assert!(table.outcome().is_none());
        table.resign(seat);
        let outcome = table.outcome().expect("the game is over");
        assert_eq!(outcome.winners(), SeatSet::one(seat.other()));
    }
}

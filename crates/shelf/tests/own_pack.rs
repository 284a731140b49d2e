//! A game played with cards of one's own is loaded again with those cards, whatever the box knows of them.

#![allow(clippy::unwrap_used)]

use antre_host::{AnyGame, Chance, Request, find};
use antre_kernel::Seat;
use antre_shelf::SHELF;

/// A pack that nobody else has, with a deck of its own name, as a game of Drakerion would need it.
fn own_pack(game: &dyn AnyGame) -> (String, String) {
    let text = game.pack_text("default").unwrap().replacen("name = \"default\"", "name = \"mine\"", 1);
    let (_, deck) = include_str!("../../../games/drakerion/decks/rempart.toml").split_once("[deck]").unwrap();
    ("mine".into(), format!("{text}\n[[deck]]{}", deck.replacen("rempart", "only-mine", 1)))
}

#[test]
fn a_game_with_a_deck_of_its_own_pack_can_be_loaded_again() {
    let game = find(SHELF, "drakerion").unwrap();
    let pack = own_pack(game);
    let options = vec![("deck_a".to_owned(), "only-mine".to_owned())];
    let request = Request { pack: Some(pack.clone()), seats: None, options, rules: None };
    let mut table = game.open(&request, Chance::Practice(5)).unwrap();
    for _ in 0..6 {
        let seat = Seat::all(2).find(|seat| !table.choices(*seat).is_empty()).unwrap();
        let first = table.choices(seat)[0].notation.clone();
        table.play(seat, &first).unwrap();
    }
    let packs = [pack];
    let back = game.unseal(&table.seal(), &packs).unwrap();
    assert_eq!(back.fingerprint(), table.fingerprint());
    table.resign(Seat::A);
    let record = table.record().unwrap();
    game.read_record(&record, &packs).unwrap();
    // Without the cards it is they that are missed, and no option is blamed for it.
    for wrong in [game.read_record(&record, &[]).err(), game.unseal(&table.seal(), &[]).err()] {
        assert_eq!(wrong.unwrap().what.key, "record-pack-not-here");
    }
}

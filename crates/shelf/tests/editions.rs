//! A game that was begun with a former edition of a pack in the box goes on with it, and no new one is begun with it.

#![allow(clippy::unwrap_used)]

use antre_host::{AnyGame, Chance, Request, find};
use antre_kernel::Seat;
use antre_pack::Source;
use antre_shelf::SHELF;

/// The fingerprint of Drakerion's cards in release 0.1.0.
const OF_0_1_0: &str = "bfbc993d7093f833";

fn drakerion() -> &'static dyn AnyGame {
    find(SHELF, "drakerion").unwrap()
}

#[test]
fn what_was_begun_with_a_former_edition_goes_on_without_being_given_it() {
    let game = drakerion();
    let (name, text) = game.edition(OF_0_1_0).unwrap();
    let request = Request { pack: Some((name.into(), text.into())), ..Request::default() };
    let mut table = game.open(&request, Chance::Practice(7)).unwrap();
    for _ in 0..6 {
        let seat = Seat::all(2).find(|seat| !table.choices(*seat).is_empty()).unwrap();
        let first = table.choices(seat)[0].notation.clone();
        table.play(seat, &first).unwrap();
    }
    let back = game.unseal(&table.seal(), &[]).unwrap();
    assert_eq!(back.fingerprint(), table.fingerprint());
    assert_eq!(back.setup().pack_hash, OF_0_1_0);
    table.resign(Seat::A);
    game.read_record(&table.record().unwrap(), &[]).unwrap();
}

#[test]
fn only_the_editions_of_today_are_offered() {
    for game in SHELF {
        for name in game.packs() {
            let text = game.pack_text(name).unwrap();
            assert_eq!(game.edition(&Source::new(name, text).hash()), Some((name, text)));
        }
    }
    let game = drakerion();
    let offered: Vec<&str> = game.packs().into_iter().filter_map(|name| game.pack_text(name)).collect();
    let former = game.edition(OF_0_1_0).unwrap().1;
    assert!(!offered.contains(&former), "a former edition is offered for new games");
    assert_eq!(game.edition("0000000000000000"), None);
}

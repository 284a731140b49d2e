//! Play pauses where there is something to look at, for every eye alike, and not elsewhere.

use antre_host::{Chance, Request};
use antre_kernel::{Dice as _, Next, Rng};
use antre_shelf::SHELF;

#[test]
fn a_trick_that_is_won_and_a_fight_that_is_over_can_be_looked_at() {
    // How many moves of a seeded game there are, and how many of them people want to look at.
    let pauses = |game: &str| {
        let game = SHELF.iter().find(|known| known.id() == game).unwrap();
        let mut table = game.open(&Request::default(), Chance::Practice(5)).unwrap();
        let (mut rng, mut moves, mut paused) = (Rng::new(5), 0, 0);
        while let Next::Seats(seats) = table.next() {
            let Some(seat) = seats.first() else { break };
            let choices = table.choices(seat);
            table.play(seat, &choices[rng.below(choices.len())].notation).unwrap();
            moves += 1;
            paused += u32::from(table.pauses());
        }
        (moves, paused)
    };
    for game in ["drarkane", "drakerion"] {
        let (moves, paused) = pauses(game);
        assert!(paused > 2 && paused < moves / 2, "{game}: {paused} of {moves}");
    }
    // Where every move is an action of its own, nothing waits twice.
    assert_eq!(pauses("coeur").1, 0);
}

//! A game's guide: what is faster must be the same.

use crate::built;
use antre_kernel::{Eye, Guide, Next, Rng, choose_first};
use antre_stage::Boxed;

/// Plays random games of the default pack for every number of players and asks at every choice whether [`Guide::moves_with_worth`] lists the legal moves with their
/// [`Guide::worth`], and whether [`Guide::evaluate`] gives every seat its part of one whole.
///
/// # Panics
/// Where it does not.
pub fn guide_agrees<R: Boxed>(games: u64) {
    for seats in R::PLAYERS.0..=R::PLAYERS.1 {
        agrees(&built::<R>(R::PACKS[0].1, Some(seats), &[]).unattended(), games);
    }
}

fn agrees<R: Guide>(rules: &R, games: u64) {
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut s = rules.start();
        loop {
            match rules.next(&s) {
                Next::Over => break,
                Next::Chance => {
                    let roll = rules.roll(&s, &mut rng);
                    rules.settle(&mut s, &roll, &mut ());
                }
                Next::Seats(seats) => {
                    let seat = choose_first(seats);
                    let view = rules.view(&s, Eye::Seat(seat));
                    let (mut plain, mut fast) = (Vec::new(), Vec::new());
                    rules.moves(&s, seat, &mut |m| plain.push((m, rules.worth(&view, seat, m))));
                    rules.moves_with_worth(&s, seat, &mut |m, worth| fast.push((m, worth)));
                    assert_eq!(plain, fast, "game {seed}, {seat} in {s:?}");
                    let shares = rules.evaluate(&s);
                    let sum: f32 = shares.iter().sum();
                    assert!(
                        (sum - 1.0).abs() < 1e-3 && shares.iter().all(|share| *share >= 0.0),
                        "{shares:?}"
                    );
                    rules.stride(&mut s, seat, &mut rng);
                }
            }
        }
    }
}

//! A game's sense: what is faster must be the same.

use antre_kernel::{Eye, Guide, Next, Rng, choose_first};

/// Plays random games and asks at every choice whether [`Guide::appraise`] lists the legal moves with their
/// [`Guide::worth`], and whether [`Guide::judge`] gives every seat its part of one whole.
///
/// # Panics
/// Where it does not.
pub fn guide_agrees<R: Guide>(rules: &R, games: u64) {
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
                    rules.appraise(&s, seat, &mut |m, worth| fast.push((m, worth)));
                    assert_eq!(plain, fast, "game {seed}, {seat} in {s:?}");
                    let shares = rules.judge(&s);
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

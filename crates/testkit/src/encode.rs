//! A game's numbers for a position: few, small, each said once, and none of what an eye may not know.

use crate::built;
use antre_kernel::{Dice as _, Encode, Eye, Next, Rng, Seat, choose_first};
use antre_stage::Boxed;

/// Plays random games of every size and looks at every position: features are known ones, small and said once; and
/// what an eye is told of its view holds in the truth and in every other world that fits.
///
/// # Panics
/// Where that does not hold.
pub fn encode_agrees<R: Boxed>(games: u64) {
    for seats in R::PLAYERS.0..=R::PLAYERS.1 {
        let rules = built::<R>(R::PACKS[0].1, Some(seats), &[]).unattended();
        (0..games).for_each(|seed| agrees(&rules, seed));
    }
}

fn agrees<R: Encode>(rules: &R, seed: u64) {
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
                let seat = Seat::new(rng.below(rules.seats().into()));
                let truth =
                    numbers::<R>(|out| rules.encode(&s, seat, &mut |feature, value| out(feature, value)));
                let any = Seat::new(rng.below(rules.seats().into()));
                for eye in [Eye::Public, Eye::Seat(any)] {
                    let view = rules.view(&s, eye);
                    let known =
                        numbers::<R>(|out| rules.encode_view(&view, seat, &mut |at, value| out(at, value)));
                    let world = rules.sample(&view, &mut rng);
                    let other =
                        numbers::<R>(|out| rules.encode(&world, seat, &mut |at, value| out(at, value)));
                    for world in [&truth, &other] {
                        let wrong = known.iter().find(|number| !world.contains(number));
                        assert_eq!(
                            wrong, None,
                            "{eye:?} is told what is not so in a world that fits {view:?}"
                        );
                    }
                }
                rules.stride(&mut s, choose_first(seats), &mut rng);
            }
        }
    }
}

/// The features that are not 0, in order.
fn numbers<R: Encode>(encode: impl Fn(&mut dyn FnMut(usize, i16))) -> Vec<(usize, i16)> {
    let mut numbers = Vec::new();
    encode(&mut |feature, value| {
        assert!(feature < R::FEATURES && value.abs() <= 63, "feature {feature} is {value}");
        numbers.push((feature, value));
    });
    numbers.sort_unstable();
    assert!(numbers.windows(2).all(|pair| pair[0].0 != pair[1].0), "a feature is said twice: {numbers:?}");
    numbers.retain(|(_, value)| *value != 0);
    numbers
}

//! What a sampled world must be: like the truth to its eye, and every deal that fits as likely.

use antre_hearts::{Cards, Hearts, State};
use antre_kernel::{Eye, Next, Rng, Rules as _, Seat, choose_first};
use std::collections::BTreeMap;

fn walk(seed: u64, visit: &mut dyn FnMut(&State, &mut Rng)) {
    let mut rng = Rng::new(seed);
    let mut s = Hearts.start();
    loop {
        visit(&s, &mut rng);
        match Hearts.next(&s) {
            Next::Over => return,
            Next::Chance => {
                let deal = Hearts.roll(&s, &mut rng);
                assert!(Hearts.can_roll(&s, &deal));
                Hearts.settle(&mut s, &deal, &mut ());
            }
            Next::Seats(seats) => {
                let seat = choose_first(seats);
                let (mut strode, mut same) = (s.clone(), rng.clone());
                let m = Hearts.random_move(&s, seat, &mut rng);
                let mut listed = 0;
                Hearts.moves(&s, seat, &mut |other| {
                    listed += 1;
                    assert!(Hearts.check(&s, seat, other).is_ok());
                });
                assert!(listed > 0 && Hearts.check(&s, seat, m).is_ok());
                Hearts.apply(&mut s, seat, m, &mut ());
                Hearts.stride(&mut strode, seat, &mut same);
                assert_eq!(strode, s);
            }
        }
    }
}

fn cards_in(s: &State) -> Vec<Cards> {
    let on_the_way = if s.open.dir != 0 && s.open.passes < 12 { s.passed.to_vec() } else { Vec::new() };
    s.hands.iter().chain(&s.open.played).copied().chain(on_the_way).collect()
}

#[test]
fn a_sampled_world_looks_like_the_truth_and_keeps_every_card_and_void() {
    for seed in 0..60 {
        walk(seed, &mut |s, rng| {
            if !s.open.dealt {
                return;
            }
            for eye in Eye::all(4) {
                let view = Hearts.view(s, eye);
                let world = Hearts.sample(&view, rng);
                assert_eq!(Hearts.view(&world, eye), view);
                let piles = cards_in(&world);
                assert_eq!(piles.iter().map(|cards| cards.len()).sum::<usize>(), 52);
                let all: Cards = piles.iter().flat_map(|cards| cards.iter()).collect();
                assert_eq!(all, Cards::ALL);
                for seat in 0..4 {
                    for suit in (0..4).filter(|suit| s.open.voids[seat] >> suit & 1 == 1) {
                        let held = world.hands[seat].iter().filter(|card| card.suit() == suit).count();
                        assert_eq!(held, 0, "seed {seed}, {eye}: {seat} is out of {suit}");
                    }
                }
            }
        });
    }
}

/// Late in a game with shown voids, every deal that fits is counted: each must come as often as any other.
#[test]
fn every_deal_that_fits_is_as_likely() {
    let mut tested = 0;
    for seed in 0..400 {
        walk(seed, &mut |s, _| {
            let seat = Seat::A;
            let shown = (1..4).filter(|&other| s.open.voids[other] != 0 && s.open.voids[other] != 15).count();
            if s.open.dir != 0 || s.open.count != 36 || shown < 2 || tested >= 6 {
                return;
            }
            let possible = count_deals(s);
            if !(20..2_000).contains(&possible) {
                return;
            }
            tested += 1;
            let view = Hearts.view(s, Eye::Seat(seat));
            let mut counts: BTreeMap<String, u32> = BTreeMap::new();
            let mut rng = Rng::new(seed);
            for _ in 0..possible * 40 {
                let world = Hearts.sample(&view, &mut rng);
                *counts.entry(format!("{:?}", world.hands)).or_default() += 1;
            }
            assert_eq!(counts.len() as u32, possible, "every deal comes, and no other");
            let chi: f64 = counts.values().map(|&n| (f64::from(n) - 40.0).powi(2) / 40.0).sum();
            let freedom = f64::from(possible - 1);
            assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt(), "seed {seed}: chi² {chi} for {freedom}");
        });
    }
    assert_eq!(tested, 6);
}

/// In how many ways the three other hands can be dealt from what seat A has not seen, by trying them all.
fn count_deals(s: &State) -> u32 {
    let unseen: Vec<_> = s.hands[1..].iter().flat_map(|hand| hand.iter()).collect();
    let room: [usize; 3] = [s.hands[1].len(), s.hands[2].len(), s.hands[3].len()];
    fn ways(s: &State, cards: &[antre_hearts::Card], room: [usize; 3]) -> u32 {
        let Some((card, rest)) = cards.split_first() else { return 1 };
        (0..3)
            .filter(|&hand| room[hand] > 0 && s.open.voids[hand + 1] >> card.suit() & 1 == 0)
            .map(|hand| {
                let mut room = room;
                room[hand] -= 1;
                ways(s, rest, room)
            })
            .sum()
    }
    ways(s, &unseen, room)
}

//! What is known and what is chance: samples against exact counting, voids, partners, drafts.

mod common;

use antre_drarkane::{Card, Drarkane, Roll, State};
use antre_kernel::{Eye, Key, Next, Rng, Rules, Seat};
use antre_testkit::{position, random_ply};
use common::{examples, frozen};
use std::collections::BTreeMap;

/// So many worlds, each as likely as any other.
fn assert_even(counts: &BTreeMap<String, u32>, expected: usize) {
    assert_eq!(counts.len(), expected, "worlds: {counts:?}");
    antre_testkit::assert_even(&counts.values().copied().collect::<Vec<u32>>());
}

/// The worlds an eye imagines, each by what it hides, and how often it came.
fn worlds(
    game: &Drarkane,
    state: &State,
    eye: Eye,
    what: impl Fn(&State) -> String,
) -> BTreeMap<String, u32> {
    let view = game.view(state, eye);
    let mut rng = Rng::new(4);
    let mut counts = BTreeMap::new();
    for _ in 0..30_000 {
        let world = game.sample(&view, &mut rng);
        assert_eq!(game.view(&world, eye), view);
        *counts.entry(what(&world)).or_insert(0) += 1;
    }
    counts
}

fn hands(state: &State) -> String {
    format!("{:?} {:?} {:?} | {:?}", state.hands[0], state.hands[1], state.hands[2], state.aside)
}

/// DR-207, DR-18: without any void every split of what is unseen is as likely as any other: 2 of 6, then 2 of 4.
#[test]
fn every_split_of_the_unseen_is_as_likely() {
    let game = examples(3, &[]);
    let state =
        position(&game, "partial\nturn: A\nhand A: b1 y2\nhand B: r1 g2\nhand C: b5 Kn\naside: g9 S+");
    assert_even(&worlds(&game, &state, Eye::Seat(Seat::A), hands), 15 * 6);
}

/// DR-36 shows a void: B has no blue, so the two blue cards are with C or aside. Counted by hand: B takes 2 of the 4
/// cards that are not blue, C 2 of the 4 that are then left: 6 × 6.
#[test]
fn a_void_that_was_shown_is_respected() {
    let game = examples(3, &[]);
    let state = position(
        &game,
        "partial\nturn: A\nhand A: y2 y3\nhand B: r1 g2\nhand C: b5 Kn\naside: b9 S+\nvoids B: blue=0",
    );
    let counts = worlds(&game, &state, Eye::Seat(Seat::A), hands);
    assert_even(&counts, 36);
    // For a spectator A's hand is unseen too.
    let view = game.view(&state, Eye::Public);
    let mut rng = Rng::new(8);
    for _ in 0..500 {
        assert_eq!(game.sample(&view, &mut rng).hands[1].of_colour(0), 0);
    }
}

/// Two voids that nearly force the deal: B lacks blue and red, C lacks green and yellow. What is left for B is g2 and Eg
/// and M; for C b5, b9, r1, Eg, M; two each and two aside. Counted by trying all.
#[test]
fn two_voids_are_counted_exactly() {
    let game = examples(3, &[]);
    let state = position(
        &game,
        "partial\nturn: A\nhand A: y2 y3\nhand B: g2 M\nhand C: b5 r1\naside: b9 Eg\nvoids B: blue=0 red=0\nvoids C: green=0 yellow=0",
    );
    let unseen = ["g2", "M", "b5", "r1", "b9", "Eg"];
    let mut expected = 0;
    for mask in 0..729u32 {
        let place = |at: u32| mask / 3u32.pow(at) % 3;
        let of = |who: u32| (0..6).filter(move |&at| place(at) == who);
        let fits = |who: u32, bad: &[char]| of(who).all(|at| !unseen[at as usize].starts_with(bad));
        let sizes = (0..3).all(|who| of(who).count() == 2);
        expected += usize::from(sizes && fits(0, &['b', 'r']) && fits(1, &['g', 'y']));
    }
    assert_even(&worlds(&game, &state, Eye::Seat(Seat::A), hands), expected);
}

/// DR-200: D lacked blue and has since been given a card. To the opponents at most one of D's cards is blue; to the
/// partner, who knows which card it was, none of the others is.
#[test]
fn a_card_taken_up_loosens_a_void_for_opponents_only() {
    let game = examples(4, &["teams=on"]);
    let state = position(
        &game,
        "partial\nturn: A\nhand A: y2\nhand B: y3\nhand C: r2\nhand D: b7 r4\nknown D: b7\naside: b1 b2\nvoids D: blue=1",
    );
    let hands = |s: &State| {
        format!("{:?} {:?} {:?} {:?} | {:?}", s.hands[0], s.hands[1], s.hands[2], s.hands[3], s.aside)
    };
    // A sees y2. Unseen: y3 r2 b7 r4 b1 b2; D has two of them, not two blues; B and C one each; two aside.
    // All 15 pairs for D less the 3 pairs of blues, times 4 × 3 for B and C.
    assert_even(&worlds(&game, &state, Eye::Seat(Seat::A), hands), 12 * 12);
    // B sees y3 and knows b7. D's other card is not blue: y2, r2 or r4; then A and C have 4 × 3 of the rest.
    assert_even(&worlds(&game, &state, Eye::Seat(Seat::B), hands), 3 * 12);
}

/// DR-191, DR-196: a partner has seen a card, and finds it in every world; opponents do not.
#[test]
fn a_partner_knows_the_card_that_was_given() {
    let game = frozen(4, &["teams=on"]);
    let mut rng = Rng::new(6);
    let mut state = game.start();
    let deal = game.roll(&state, &mut rng);
    game.settle(&mut state, &deal, &mut ());
    let giver = state.open.turn;
    let card = state.hands[giver.index()].iter().next().unwrap_or_else(|| panic!("a card"));
    game.apply(&mut state, giver, antre_drarkane::Move::Give(card), &mut ());
    let partner = state.open.turn;
    let back = state.hands[partner.index()].iter().next().unwrap_or_else(|| panic!("a card"));
    // While it is on its way only the two know it.
    let opponent = giver.after(4);
    let mut found = 0;
    for _ in 0..200 {
        found +=
            u32::from(game.sample(&game.view(&state, Eye::Seat(opponent)), &mut rng).offered == Some(card));
        assert_eq!(game.sample(&game.view(&state, Eye::Seat(partner)), &mut rng).offered, Some(card));
    }
    assert!(found < 30, "an opponent guesses the card {found} times of 200");
    game.apply(&mut state, partner, antre_drarkane::Move::Back(back), &mut ());
    for _ in 0..200 {
        let world = game.sample(&game.view(&state, Eye::Seat(giver)), &mut rng);
        assert!(
            world.hands[partner.index()].has(card)
                && world.shown[partner.index()] == [card].into_iter().collect()
        );
    }
}

/// What a player handed on in the draft and does not lie in the treasure zone was kept by somebody later; the others
/// kept something this player never saw (DR-207).
#[test]
fn the_draft_can_be_thought_through() {
    let game = frozen(3, &["treasures=on"]);
    // B drafted first, then C, then A. B saw first-blood and twin-kill, kept the first; twin-kill is not in the zone.
    let state = position(
        &game,
        "partial\nturn: A\nfirst: B\nhand A: b1\nhand B: b2\nhand C: b3\nkept A: twin-kill\nkept B: first-blood\nkept C: hermit
         seen A: twin-kill hermit warlord so-close\nseen B: first-blood twin-kill\nseen C: twin-kill hermit warlord\ntreasures: warlord so-close final-word",
    );
    let what = |s: &State| format!("{:?}", s.kept);
    let counts = worlds(&game, &state, Eye::Seat(Seat::B), what);
    // twin-kill is with A or C; the other has one of the 15 that B never saw.
    assert_even(&counts, 2 * 15);
    // A drafted last and saw hermit pass by, which C cannot have kept: C's is one A never saw; so is B's.
    let state = position(
        &game,
        "partial\nturn: A\nfirst: B\nhand A: b1\nhand B: b2\nhand C: b3\nkept A: hermit\nkept B: first-blood\nkept C: twin-kill
         seen A: hermit warlord so-close final-word\ntreasures: warlord so-close final-word",
    );
    assert_even(&worlds(&game, &state, Eye::Seat(Seat::A), what), 16 * 15);
}

/// DR-207: the deal is even: each card is as often in each hand, and as often aside as its share.
#[test]
fn the_deal_is_even() {
    let game = frozen(4, &[]);
    let start = game.start();
    let mut with = [0u32; 5];
    for seed in 0..8_000 {
        let Roll::Deal(deal) = game.roll(&start, &mut Key::practice(seed).at_ply(0)) else {
            panic!("a deal is due")
        };
        let who = deal.hands.iter().position(|hand| hand.has(Card::EGG)).unwrap_or(4);
        with[who.min(4)] += 1;
    }
    let aside = with[4];
    assert!(with[..4].iter().all(|&n| (1_780..2_050).contains(&n)), "{with:?}");
    assert!((270..430).contains(&aside), "{aside} of 8000, two cards of 46");
}

/// The sampler is quick where voids are many: whole games, every eye, every state.
#[test]
fn samples_fit_through_whole_games() {
    for (players, options) in [(3, &[][..]), (4, &["teams=on"][..]), (6, &[][..]), (1, &[][..])] {
        let game = frozen(players, options);
        let mut rng = Rng::new(2);
        for _ in 0..6 {
            let mut state = game.start();
            while game.next(&state) != Next::Over {
                for eye in Eye::all(players) {
                    let view = game.view(&state, eye);
                    let world = game.sample(&view, &mut rng);
                    for seat in Seat::all(players) {
                        for colour in 0..4 {
                            let held = world.hands[seat.index()].of_colour(colour);
                            let most = view.open.voids[seat.index()].most(colour);
                            assert!(most.is_none_or(|most| held <= usize::from(most)));
                        }
                    }
                }
                random_ply(&game, &mut state, &mut rng);
            }
        }
    }
}

/// DR-206: partners have no channel but exchanges: what one sees of the other is what was exchanged.
#[test]
fn a_partner_sees_only_what_was_exchanged() {
    let game = frozen(6, &["teams=on", "treasures=on"]);
    let mut rng = Rng::new(9);
    let mut state = game.start();
    while game.next(&state) != Next::Over {
        for seat in Seat::all(6) {
            let partner = game.partner(seat).unwrap_or_else(|| panic!("a partner"));
            let view = game.view(&state, Eye::Seat(seat));
            assert_eq!(view.partner, state.shown[partner.index()]);
            assert!(state.hands[partner.index()].covers(view.partner));
        }
        random_ply(&game, &mut state, &mut rng);
    }
}

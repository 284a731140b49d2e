//! What is known and what is chance: shuffles, blind draws, samples, and what a screen may show.

#![allow(clippy::expect_used, clippy::unwrap_used)]

mod common;

use antre_coeur::{Phase, Roll};
use antre_kernel::{Dice, Eye, Key, Next, Notation, Ply, Rng, Rules, Seat, Table};
use antre_stage::{Memory, Present};
use antre_testkit::{assert_even, position, random_ply};
use common::{EXAMPLES, build, frozen};
use std::sync::Arc;

/// CD-08: the shuffle is real, and each of the fifty places is as likely for a card as any other; CD-90: it comes
/// from the dice of the table alone.
#[test]
fn every_order_of_a_set_is_as_likely() {
    let game = frozen(&[]);
    let start = game.start();
    let troll = game.kinds().find(|&kind| game.code(kind) == "TR3").unwrap();
    let mut places = [0; 50];
    for seed in 0..20_000 {
        let Roll::Deal { sets, .. } = game.roll(&start, &mut Key::practice(seed).at_ply(0)) else { panic!() };
        let place = sets[(seed % 2) as usize].cards().iter().position(|&card| card == troll).unwrap();
        places[place] += 1;
    }
    assert_even(&places);
    let again = |ply| game.roll(&start, &mut Key::practice(5).at_ply(ply));
    assert_eq!(again(0), again(0));
    assert_ne!(again(0), again(1));
}

/// CD-63: the blind draw takes each card of the loser's hand equally often.
#[test]
fn the_blind_draw_is_even() {
    let game = build(EXAMPLES, &[]).unwrap();
    let mut state = position(
        &game,
        "partial\nhand A: PR2 TR1 NA1 HE1 CH1\nhand B: PR1 TR2 TR3 NA2 NA3 HE2\npile A: CO1 CO2\npile B: NV CO4
         board DP: DP1\nfigurine: B",
    );
    let play = game.read_move("PR2").unwrap();
    game.apply(&mut state, Seat::A, play, &mut ());
    assert_eq!((game.next(&state), state.open.phase), (Next::Chance, Phase::Blind));
    let mut places = [0; 6];
    for ply in 0..12_000 {
        let Roll::Blind(place) = game.roll(&state, &mut Key::practice(1).at_ply(ply)) else { panic!() };
        places[usize::from(place)] += 1;
    }
    assert_even(&places);
}

/// CD-91: what is not seen of a player is his fifty cards less those he played; every split into hand and pile is
/// as likely as any other.
#[test]
fn every_split_of_the_unseen_is_as_likely() {
    let game = build(EXAMPLES, &[]).unwrap();
    let state = position(&game, "partial\nhand A: CO1\npile A: CO2\nhand B: TR1 NA2\npile B: CO3 DF1 HE1 NV");
    let view = game.view(&state, Eye::Seat(Seat::A));
    let mut rng = Rng::new(8);
    let mut splits = std::collections::BTreeMap::new();
    for _ in 0..30_000 {
        let world = game.sample(&view, &mut rng);
        let hand: Vec<String> = world.hands[1].iter().map(|card| game.code(card)).collect();
        *splits.entry(hand.join(" ")).or_insert(0) += 1;
        assert_eq!(world.hands[0], state.hands[0]);
    }
    assert_eq!(splits.len(), 15, "two of six cards");
    assert_even(&splits.into_values().collect::<Vec<u32>>());

    // Over whole games the pool is the set less what its owner played.
    let game = frozen(&[]);
    let mut state = game.start();
    let mut played = [Vec::new(), Vec::new()];
    while let Some(ply) = random_ply(&game, &mut state, &mut rng) {
        if let Ply::Move(seat, play) = ply {
            played[seat.index()].extend(play.cards().iter());
        }
        for seat in Seat::all(2) {
            let view = game.view(&state, Eye::Seat(seat.other()));
            for kind in game.kinds() {
                let gone = played[seat.index()].iter().filter(|&&card| card == kind).count();
                assert_eq!(usize::from(view.pools[seat.index()].count(kind)) + gone, game.copies(kind));
            }
        }
    }
}

/// CD-87, CD-57: a screen keeps the last turns only; with open memory it keeps everything.
#[test]
fn the_screen_forgets() {
    assert_eq!(frozen(&[]).memory(), Memory::LastTurns);
    assert_eq!(frozen(&["open_memory=on"]).memory(), Memory::Full);
}

/// CD-64, CD-65, CD-89: who lost a card knows the top of his pile, the other does not, and it is drawn first; in the
/// worlds the loser imagines it is there, in those of the other any card may be.
#[test]
fn a_card_put_back_is_known_to_its_owner_alone() {
    let game = Arc::new(build(EXAMPLES, &[]).unwrap());
    let state = position(
        &*game,
        "partial\nhand A: PR2 TR1 NA1 HE1 CH1\nhand B: PR1 TR2 TR3 NA2 NA3 HE2\npile A: CO1 CO2 CO3
         pile B: NV CO4\nboard DP: DP1\nfigurine: B",
    );
    let mut tops = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut table = Table::from_position(Arc::clone(&game), state.clone(), Key::practice(seed));
        table.play(Seat::A, game.read_move("PR2").unwrap()).unwrap();
        let (a, b) = (table.view(Eye::Seat(Seat::A)), table.view(Eye::Seat(Seat::B)));
        assert_eq!((a.top, b.top.is_some()), (None, true));
        let known = b.top.unwrap();
        let mut rng = Rng::new(seed);
        for _ in 0..20 {
            assert_eq!(game.sample(&b, &mut rng).piles[1].cards().last(), Some(&known));
            tops.insert(game.sample(&a, &mut rng).piles[1].cards().last().copied().unwrap());
        }
        let told = table.events(Eye::Seat(Seat::A)).iter().map(|(_, e)| format!("{e:?}")).collect::<String>();
        assert!(told.contains("PutBack(Seat(1), None)"), "{told}");
        assert!(rng.below(2) < 2);
    }
    assert_eq!(tops.len(), 8, "any card of B's hand or pile may lie there for A");
}

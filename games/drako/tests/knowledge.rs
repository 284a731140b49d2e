//! What is known and what is chance: shuffles, samples, reactions that tell nothing, and the bound of a game.

mod common;

use antre_drako::{Act, Roll};
use antre_kernel::{Eye, Key, Next, Notation, Rng, Rules, Seat, Table};
use antre_stage::Present;
use antre_testkit::{assert_even, position, random_game};
use common::{EXAMPLES, build, frozen};
use std::sync::Arc;
/// DK-09, DK-115: every place of the deck is as likely for a card as any other, and the dice of the table alone decide.
#[test]
fn every_order_of_a_deck_is_as_likely() {
    let game = build(EXAMPLES, &[]).unwrap();
    let start = game.start();
    let net = game.kinds().find(|&kind| game.code(kind) == "NET|M1:1").unwrap();
    let copies = game.copies(net, Seat::B) as u32;
    let mut places = [0; 38];
    for seed in 0..12_000 {
        let Roll::Deal([_, dwarves]) = game.roll(&start, &mut Key::practice(seed).at_ply(0)) else {
            panic!()
        };
        for (place, _) in dwarves.cards().iter().enumerate().filter(|(_, card)| **card == net) {
            places[place] += 1;
        }
    }
    assert_eq!(places.iter().sum::<u32>(), 12_000 * copies);
    assert_even(&places);
    let again = |ply| game.roll(&start, &mut Key::practice(5).at_ply(ply));
    assert_eq!(again(0), again(0));
    assert_ne!(again(0), again(1));
}

/// DK-15, DK-115: an exchanged hand is a new draw from the whole deck, and each card may come back.
#[test]
fn an_exchange_draws_from_the_whole_deck() {
    let game = build(EXAMPLES, &["exchange=on", "setup=first_game"]).unwrap();
    let mut state = game.start();
    let deal = game.roll(&state, &mut Rng::new(3));
    game.settle(&mut state, &deal, &mut ());
    game.apply(&mut state, Seat::A, Act::Exchange, &mut ());
    assert_eq!(game.next(&state), Next::Chance);
    let first = state.hands[0].card_codes(&game);
    let mut kept = 0;
    for seed in 0..4_000 {
        let mut after = state.clone();
        let roll = game.roll(&after, &mut Rng::new(seed));
        assert!(game.can_roll(&after, &roll));
        game.settle(&mut after, &roll, &mut ());
        assert_eq!((after.hands[0].len(), after.decks[0].len()), (4, 34));
        kept += u32::from(after.hands[0].card_codes(&game) == first);
        assert_eq!(after.hands[1], state.hands[1]);
    }
    assert!(kept > 0 && kept < 200, "the same four cards came {kept} times");
}

trait Codes {
    fn card_codes(&self, game: &antre_drako::Drako) -> Vec<String>;
}

impl Codes for antre_drako::Hand {
    fn card_codes(&self, game: &antre_drako::Drako) -> Vec<String> {
        self.iter().map(|card| game.code(card).to_owned()).collect()
    }
}

/// DK-114: what is not seen of a player is his 38 cards less those that left; every split is as likely as any other.
#[test]
fn every_split_of_the_unseen_is_as_likely() {
    let game = build(EXAMPLES, &[]).unwrap();
    let state = position(
        &game,
        "partial\nturn: A\ndragon: C3\nbrald: A1\nmorin: C1\nurpen: E3\nhand A: A:3\ndeck A: W:2|A:1
         hand B: XB:2 DEF\ndeck B: A2:2 M1:2|A1:1 M2:1|DEF NET|M1:1",
    );
    let view = game.view(&state, Eye::Seat(Seat::A));
    let mut rng = Rng::new(8);
    let mut splits = std::collections::BTreeMap::new();
    for _ in 0..30_000 {
        let world = game.sample(&view, &mut rng);
        *splits.entry(world.hands[1].card_codes(&game).join(" ")).or_insert(0) += 1;
        assert_eq!(world.hands[0], state.hands[0]);
    }
    assert_eq!(splits.len(), 15, "two of six cards");
    assert_even(&splits.into_values().collect::<Vec<u32>>());
}

/// DK-77: whether the defender could have blocked is for the defender alone. The window opens in both cases, the
/// attacker is shown and told the same, and not blocking is told in the same words.
#[test]
fn not_blocking_tells_nothing() {
    let game = Arc::new(build(EXAMPLES, &[]).unwrap());
    let table = |hand: &str, deck: &str| {
        let state = position(
            &*game,
            &format!(
                "partial\nturn: B\ndragon: C3\nbrald: C4\nmorin: C1\nurpen: E3\nhand A: {hand}\ndeck A: {deck}
                 hand B: A1:2|M1:1 DEF\ndeck B: DEF"
            ),
        );
        let mut table = Table::from_position(Arc::clone(&game), state, Key::practice(1));
        let mut seen = Vec::new();
        for (seat, text) in [(Seat::B, "A1:2|M1:1 A1 B"), (Seat::A, "take")] {
            table.play(seat, game.read_move(text).unwrap()).unwrap();
            for eye in [Eye::Seat(Seat::B), Eye::Public] {
                let view = table.view(eye);
                seen.push(format!("{:?} {:?} {:?}", table.next(), game.scene(&view), table.events(eye)));
                seen.push(table.excerpt(eye).join("\n"));
            }
        }
        seen
    };
    assert_eq!(table("A:3 DEF", "A:3"), table("A:3 A:3", "DEF"));
}

/// DK-96: the dwarves never make more than 55 actions, and DK-38: a card is used once, so the game ends.
#[test]
fn the_dwarves_make_at_most_55_actions() {
    for options in [&[][..], &["burn=stuck_only"], &["fury=anytime", "exchange=on"]] {
        let game = frozen(options);
        let mut rng = Rng::new(4);
        for _ in 0..500 {
            let (mut actions, mut draws) = (0, 0);
            let state = random_game(&game, &mut rng, |state, seat, m| {
                if seat == Seat::B
                    && state.open.left > 0
                    && !matches!(m, Act::Place(_) | Act::Keep | Act::Exchange)
                {
                    let mut after = state.clone();
                    game.apply(&mut after, seat, m, &mut ());
                    let played = after.hands[1].len() < state.hands[1].len();
                    let reacts = matches!(m, Act::Block(..) | Act::Drop(_));
                    draws += u32::from(m == Act::Draw);
                    actions += u32::from(m == Act::Draw || played && !reacts);
                }
            });
            assert!(actions <= 55 && draws <= 17, "{actions} actions, {draws} draws");
            let winners = game.outcome(&state).winners();
            assert_eq!(winners.len(), 1); // DK-95
        }
    }
}

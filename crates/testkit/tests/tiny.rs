//! The laws hold for the tiny games.

use antre_kernel::{Eye, Seat};
use antre_testkit::tiny::{joust, kuhn};
use antre_testkit::{Laws, Secret, perft, signature};
use std::sync::Arc;

#[test]
fn kuhn_poker_obeys_the_laws() {
    let tally = Laws::new(Arc::new(kuhn::Kuhn::default()))
        .games(200)
        .bound(4)
        .secrets(|_, s: &kuhn::State, eye| {
            let showdown = eye_sees_all(s);
            let Some(hands) = s.hands.filter(|_| !showdown) else { return Vec::new() };
            let rest = kuhn::Card::ALL.into_iter().find(|card| !hands.contains(card));
            let cards = [Some(hands[0]), Some(hands[1]), rest];
            let hidden =
                (0u16..).zip(cards).filter(|(slot, _)| *slot == 2 || !eye.is(Seat::new(*slot as usize)));
            hidden
                .filter_map(|(slot, card)| Some(Secret { zone: "cards", pool: 0, slot, value: card? as u16 }))
                .collect()
        })
        .rulebook(kuhn::RULES)
        .check();
    assert_eq!(tally.longest, 4);
    assert!(tally.twins > 100 && tally.undos > 10, "{tally:?}");
}

fn eye_sees_all(s: &kuhn::State) -> bool {
    use kuhn::Line::{BetCall, CheckBetCall, CheckCheck};
    matches!(s.line, CheckCheck | BetCall | CheckBetCall)
}

#[test]
fn the_joust_obeys_the_laws() {
    let tally = Laws::new(Arc::new(joust::Joust::default()))
        .games(200)
        .bound(3)
        .secrets(|_, s: &joust::State, eye| {
            let Some(hands) = s.hands.filter(|_| s.played[1].is_none()) else { return Vec::new() };
            let cards =
                (1u8..=6).map(|card| (card, (0..2).find(|&seat: &usize| hands[seat].contains(&card))));
            let hidden = cards.filter(|(card, holder)| {
                !s.played.contains(&Some(*card))
                    && holder.is_none_or(|seat| eye != Eye::Seat(Seat::new(seat)))
            });
            let slot = |holder: Option<usize>| holder.map_or(2, |seat| seat as u16);
            let secret = |(card, holder)| Secret { zone: "cards", pool: 0, slot: slot(holder), value: card };
            hidden.map(|(card, holder)| secret((card.into(), holder))).collect()
        })
        .rulebook(joust::RULES)
        .check();
    assert!(tally.twins > 100 && tally.undos > 10, "{tally:?}");
}

#[test]
fn perft_counts_the_lines_of_kuhn_poker() {
    let game = kuhn::Kuhn::default();
    // Five ways to bet: check-check, check-bet-fold, check-bet-call, bet-fold, bet-call.
    let counts = [0, 1, 2, 3, 9].map(|depth| perft(&game, &antre_kernel::Rules::start(&game), depth, 1));
    assert_eq!(counts, [1, 2, 4, 5, 5]);
}

#[test]
fn a_signature_can_be_repeated_and_grows_with_the_games() {
    let game = joust::Joust::default();
    assert_eq!(signature(&game, 50), signature(&joust::Joust::default(), 50));
    assert_ne!(signature(&game, 50), signature(&game, 51));
}

/// What is proposed has not happened: the table is as it was, to every eye and under its seal, until it is accepted;
/// and a proposal of another moment is not.
#[test]
fn a_proposal_happens_when_it_is_accepted_and_not_before() {
    use antre_kernel::{Next, SeatSet, Table};
    let rules = Arc::new(kuhn::Kuhn::default());
    let mut table = Table::practice(Arc::clone(&rules), 7);
    let mut twin = Table::practice(rules, 7);
    while let Next::Seats(seats) = table.next() {
        let seat = seats.first().unwrap();
        let sealed = table.seal();
        let moves = table.moves(seat);
        let [first, second] =
            [moves[0], moves[moves.len() - 1]].map(|m| table.propose_move(seat, m).unwrap());
        let undo = table.propose_undo(seat, SeatSet::NONE, SeatSet::NONE).ok();
        let resignation = table.propose_resignation(seat).unwrap();
        assert_eq!(table.next_after(&resignation), Next::Over);
        assert_eq!(table.seal().as_text(), sealed.as_text());
        twin.play(seat, moves[0]).unwrap();
        assert_eq!(
            (table.fingerprint_after(&first), table.next_after(&first)),
            (twin.fingerprint(), twin.next())
        );
        assert!(table.accept(first));
        assert_eq!(table.seal().as_text(), twin.seal().as_text());
        assert!(!table.accept(second) && !table.accept(resignation));
        assert!(undo.is_none_or(|(_, undo)| !table.accept(undo)));
        assert_eq!(table.seal().as_text(), twin.seal().as_text());
    }
    assert!(table.propose_resignation(Seat::A).is_none());
}

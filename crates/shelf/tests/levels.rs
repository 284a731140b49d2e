//! Étincelle is a beginner in every game and for every number of players: it knows what it is about, and loses to whoever
//! looks at all moves.

use antre_host::{BotSpec, Contender, DuelRequest, Request};
use antre_shelf::SHELF;
use std::sync::atomic::AtomicBool;

const PAIRS: u32 = 60;

#[test]
fn the_first_level_is_a_beginner_in_every_game() {
    let never = AtomicBool::new(false);
    let bot = |text: &str| Contender::honest(BotSpec::read(text).unwrap());
    for game in SHELF {
        let (fewest, most) = game.players();
        for seats in fewest.max(2)..=most {
            let request = Request { seats: Some(seats), ..Request::default() };
            let share = |other: &str| {
                let (a, b) = (bot("etincelle"), bot(other));
                let (pairs, seed, threads, sprt) = (PAIRS, 5, 2, None);
                let duel = DuelRequest { a, b, pairs, seed, threads, sprt, stop: &never, progress: &|_| {} };
                game.duel(&request, &duel, Vec::new(), &mut |_| {}).unwrap().unwrap()
            };
            let (random, lanterne) = (share("random"), share("lanterne"));
            assert!(random.share.low > random.even, "{} for {seats}: {random:?}", game.id());
            assert!(lanterne.share.high < lanterne.even, "{} for {seats}: {lanterne:?}", game.id());
        }
    }
}

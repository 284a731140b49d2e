//! What `cargo xtask compare` runs: random games to check, positions to think about, and how fast both go.
//!
//! Cards are written as OpenSpiel numbers them: rank times four plus suit.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it talks to xtask")]

use antre_bots::{Budget, Search};
use antre_hearts::{Card, Cards, Deal, Hearts, Move, State};
use antre_kernel::{Bot as _, Dice as _, Eye, Next, Rng, Rules as _, Seat, playout};
use std::fmt::Write as _;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::Instant;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u64>().ok();
    let done = match words[..] {
        ["games", count, seed] => number(count).zip(number(seed)).map(|(count, seed)| games(count, seed)),
        ["positions", count, seed] => {
            number(count).zip(number(seed)).map(|(count, seed)| positions(count, seed))
        }
        ["playouts", ms] => number(ms).map(playouts),
        ["search", simulations, count, seed] => number(simulations)
            .zip(number(count).zip(number(seed)))
            .map(|(simulations, (count, seed))| search(simulations as u32, count, seed)),
        _ => None,
    };
    match done {
        Some(()) => ExitCode::SUCCESS,
        None => {
            eprintln!("hearts games N SEED | positions N SEED | playouts MS | search SIMULATIONS N SEED");
            ExitCode::FAILURE
        }
    }
}

/// The number OpenSpiel gives a card.
fn code(card: Card) -> usize {
    card.rank() * 4 + card.suit()
}

fn codes(cards: Cards) -> String {
    let mut codes: Vec<usize> = cards.iter().map(code).collect();
    codes.sort_unstable();
    codes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A deal as OpenSpiel's chance would make it: the direction, then a card for each seat in turn.
fn deal_text(deal: &Deal) -> String {
    let hands: Vec<Vec<Card>> = deal.hands.iter().map(|hand| hand.iter().collect()).collect();
    let mut text = deal.dir.to_string();
    for card in 0..13 {
        for hand in &hands {
            let _ = write!(text, " {}", code(hand[card]));
        }
    }
    text
}

fn dealt(rng: &mut Rng) -> (State, Deal) {
    let mut s = Hearts.start();
    let deal = Hearts.roll(&s, rng);
    Hearts.settle(&mut s, &deal, &mut ());
    (s, deal)
}

fn actor(s: &State) -> Option<Seat> {
    match Hearts.next(s) {
        Next::Seats(seats) => seats.first(),
        Next::Chance | Next::Over => None,
    }
}

/// Random games, a line for the deal, one for every choice with all that is legal, and one for the returns.
fn games(count: u64, seed: u64) {
    let mut rng = Rng::new(seed);
    for _ in 0..count {
        let (mut s, deal) = dealt(&mut rng);
        println!("deal {}", deal_text(&deal));
        while let Some(seat) = actor(&s) {
            let m: Move = Hearts.random_move(&s, seat, &mut rng);
            println!("move {} {} of {}", seat.index(), code(m.card()), codes(s.legal(seat)));
            Hearts.apply(&mut s, seat, m, &mut ());
        }
        let returns = s.points().map(|points| (antre_hearts::MOON - points).to_string());
        println!("returns {}", returns.join(" "));
    }
}

/// Positions from all parts of random games: the state, and the actions that lead there.
fn think_about(count: u64, seed: u64) -> Vec<(State, String)> {
    let mut rng = Rng::new(seed);
    let mut found = Vec::new();
    for number in 0..count {
        let (mut s, deal) = dealt(&mut rng);
        let mut text = deal_text(&deal);
        // Somewhere between the first and the tenth trick, and never where only one card can be played. OpenSpiel's
        // resampling ends the process while cards are being passed, so that is left out.
        let from = number * 40 / count.max(1);
        while let Some(seat) = actor(&s) {
            if u64::from(s.open.count) > from && s.legal(seat).len() > 1 {
                found.push((s, text));
                break;
            }
            let m = Hearts.random_move(&s, seat, &mut rng);
            let _ = write!(text, " {}", code(m.card()));
            Hearts.apply(&mut s, seat, m, &mut ());
        }
    }
    found
}

fn positions(count: u64, seed: u64) {
    for (_, text) in think_about(count, seed) {
        println!("{text}");
    }
}

/// Decisions a second of random play after the deal, on one thread.
fn playouts(ms: u64) {
    let mut rng = Rng::new(1);
    let deals: Vec<State> = (0..20).map(|_| dealt(&mut rng).0).collect();
    let started = Instant::now();
    let mut decisions = 0u64;
    while started.elapsed().as_millis() < u128::from(ms) {
        for deal in &deals {
            for _ in 0..200 {
                let mut s = deal.clone();
                decisions += u64::from(playout(&Hearts, &mut s, &mut rng));
                black_box(Hearts.outcome(&s));
            }
        }
    }
    println!("{}", decisions as f64 / started.elapsed().as_secs_f64());
}

/// Simulations a second of the tree search, on one thread.
fn search(simulations: u32, count: u64, seed: u64) {
    let positions = think_about(count, seed);
    let mut search = Search::<Hearts>::new(Budget::Iterations(simulations));
    let mut rng = Rng::new(rng_seed(seed));
    let started = Instant::now();
    let mut done = 0u64;
    for (s, _) in &positions {
        if let Some(seat) = actor(s) {
            black_box(search.choose(&Hearts, seat, &Hearts.view(s, Eye::Seat(seat)), &mut rng));
            done += u64::from(search.report().iterations);
        }
    }
    println!("{}", done as f64 / started.elapsed().as_secs_f64());
}

fn rng_seed(seed: u64) -> u64 {
    Rng::new(seed).bits()
}

//! How bots behave, whatever the game: reproducible, in time, fair to every seat.

use antre_bots::{Budget, Greedy, Random, Search};
use antre_kernel::{Bot, Eye, Next, Rng, Rules, Seat, SeatSet};
use antre_testkit::tiny::scripted::{Pick, Scripted, State};
use std::time::{Duration, Instant};

const C: Seat = Seat::new(2);

fn ask<B: Bot<Scripted>>(bot: &mut B, game: &Scripted, s: &State, seat: Seat, seed: u64) -> Pick {
    bot.choose(game, seat, &game.view(s, Eye::Seat(seat)), &mut Rng::new(seed))
}

fn everybody_at_once(s: &State) -> Next {
    let missing: SeatSet = Seat::all(3).filter(|seat| s.picks[seat.index()].is_none()).collect();
    if missing.is_empty() { Next::Over } else { Next::Seats(missing) }
}

/// Three sealed bids from 0 to 3: the highest that nobody else made wins; without one, all share.
fn highest_lone_bid(s: &State) -> SeatSet {
    let lone = |seat: &Seat| s.picks.iter().filter(|pick| **pick == s.picks[seat.index()]).count() == 1;
    let winner = Seat::all(3).filter(lone).max_by_key(|seat| s.picks[seat.index()]);
    winner.map_or(SeatSet::all(3), SeatSet::one)
}

const BIDS: Scripted = Scripted {
    seats: 3,
    secret: true,
    next: everybody_at_once,
    choices: |_, _| 4,
    winners: highest_lone_bid,
};

/// What a bid brings a seat when the two others bid anything.
fn share_of_bid(seat: Seat, bid: u8) -> f32 {
    let others: Vec<Seat> = Seat::all(3).filter(|&other| other != seat).collect();
    let mut sum = 0.0;
    for pair in 0..16 {
        let mut s = State::default();
        s.picks[seat.index()] = Some(bid);
        s.picks[others[0].index()] = Some(pair / 4);
        s.picks[others[1].index()] = Some(pair % 4);
        sum += BIDS.outcome(&s).share(seat);
    }
    sum / 16.0
}

#[test]
fn secret_picks_that_were_made_may_be_any_and_the_seat_asked_goes_first() {
    for seat in [Seat::A, Seat::B, C] {
        let mut s = State::default();
        SeatSet::all(3).without(seat).iter().for_each(|bidder| s.picks[bidder.index()] = Some(3));
        let mut search = Search::new(Budget::Iterations(20_000)).exploring(50.0);
        ask(&mut search, &BIDS, &s, seat, 1);
        for stats in search.report().moves {
            let (mean, exact) = (stats.mean.unwrap(), share_of_bid(seat, stats.m.0));
            assert!((mean - exact).abs() < 0.03, "{seat} {stats:?}: {exact}");
        }
    }
}

/// A picks a door; B then picks a winner: behind door 0 it is A or B, behind door 1 it is A or C.
const DOORS: Scripted = Scripted {
    seats: 3,
    secret: false,
    next: |s| match s.picks {
        [None, ..] => Next::seat(Seat::A),
        [_, None, ..] => Next::seat(Seat::B),
        _ => Next::Over,
    },
    choices: |_, _| 2,
    winners: |s| {
        SeatSet::one(match (s.picks[0], s.picks[1]) {
            (_, Some(0)) => Seat::A,
            (Some(0), _) => Seat::B,
            _ => C,
        })
    },
};

#[test]
fn every_seat_maximises_its_own_result_seen_or_unseen() {
    for doors in [DOORS, Scripted { secret: true, ..DOORS }] {
        let mut search = Search::new(Budget::Iterations(4_000));
        assert_eq!(ask(&mut search, &doors, &State::default(), Seat::A, 1), Pick(1));
        let means: Vec<f32> = search.report().moves.iter().filter_map(|stats| stats.mean).collect();
        assert!(means[0] < 0.2, "B helps itself behind door 0: {means:?}");
        assert!((0.3..0.7).contains(&means[1]), "B does not care behind door 1: {means:?}");
    }
}

/// A picks low or high, a die falls, and B may pick what it likes.
const DIE: Scripted = Scripted {
    seats: 2,
    secret: false,
    next: |s| match (s.picks[0], s.die, s.picks[1]) {
        (None, ..) => Next::seat(Seat::A),
        (_, None, _) => Next::Chance,
        (.., None) => Next::seat(Seat::B),
        _ => Next::Over,
    },
    choices: |_, _| 3,
    winners: |s| {
        let made = s.die.unwrap_or(0) < [1, 4, 2][usize::from(s.picks[0].unwrap_or(0))];
        SeatSet::one(if made { Seat::A } else { Seat::B })
    },
};

#[test]
fn chance_falls_anew_each_time() {
    let mut search = Search::new(Budget::Iterations(20_000)).exploring(50.0);
    assert_eq!(ask(&mut search, &DIE, &State::default(), Seat::A, 1), Pick(1));
    for (stats, exact) in search.report().moves.iter().zip([1.0 / 6.0, 4.0 / 6.0, 2.0 / 6.0]) {
        assert!((stats.mean.unwrap() - exact).abs() < 0.02, "{stats:?}: {exact}");
    }
}

#[test]
fn the_same_seed_gives_the_same_choice_and_a_used_search_is_as_good_as_new() {
    let mut used = Search::new(Budget::Iterations(500));
    let mut reports = Vec::new();
    for seed in 0..30 {
        let mut fresh = Search::new(Budget::Iterations(500));
        let choice = ask(&mut fresh, &BIDS, &State::default(), Seat::B, seed);
        assert_eq!(ask(&mut used, &BIDS, &State::default(), Seat::B, seed), choice);
        assert_eq!(used.report(), fresh.report());
        reports.push(fresh.report());
        ask(&mut used, &DOORS, &State::default(), Seat::A, seed);
    }
    assert!(reports.iter().any(|report| *report != reports[0]), "another seed is another thought");
}

#[test]
fn the_report_adds_up() {
    let mut search = Search::new(Budget::Iterations(1_000));
    assert!(search.report().moves.is_empty());
    let choice = ask(&mut search, &DIE, &State::default(), Seat::A, 3);
    let report = search.report();
    assert_eq!(report.iterations, 1_000);
    assert_eq!(report.moves.iter().map(|stats| stats.visits).sum::<u32>(), 1_000);
    assert_eq!(report.decisions, 2_000);
    assert_eq!(report.moves.iter().map(|stats| stats.m.0).collect::<Vec<_>>(), [0, 1, 2]);
    let most = report.moves.iter().max_by_key(|stats| stats.visits).unwrap();
    assert_eq!(most.m, choice);
}

#[test]
fn a_forced_move_is_played_at_once() {
    let forced = Scripted { choices: |_, _| 1, ..DIE };
    let mut search = Search::new(Budget::Time(Duration::from_secs(60)));
    assert_eq!(ask(&mut search, &forced, &State::default(), Seat::A, 3), Pick(0));
    let report = search.report();
    assert_eq!((report.iterations, report.moves.len(), report.moves[0].mean), (0, 1, None));
}

#[test]
fn it_thinks_as_long_as_it_may() {
    let limit = Duration::from_millis(2);
    let mut search = Search::new(Budget::Time(limit));
    // A busy machine may hold it up for longer than that, so one undisturbed thought in many will do.
    let in_time = (0..500).any(|seed| {
        let started = Instant::now();
        ask(&mut search, &DIE, &State::default(), Seat::A, seed);
        let spent = started.elapsed();
        assert!(spent >= limit * 9 / 10, "{spent:?}");
        spent <= limit * 11 / 10
    });
    assert!(in_time);
}

#[test]
fn random_plays_everything_alike() {
    let mut counts = [0; 3];
    for seed in 0..6_000 {
        counts[usize::from(ask(&mut Random, &DIE, &State::default(), Seat::A, seed).0)] += 1;
    }
    assert!(counts.iter().all(|n| (1_850..2_150).contains(n)), "{counts:?}");
}

#[test]
fn greedy_takes_what_its_guide_likes_and_is_fair_among_equals() {
    let mut counts = [0; 3];
    for seed in 0..4_000 {
        counts[usize::from(ask(&mut Greedy, &DIE, &State::default(), Seat::A, seed).0)] += 1;
    }
    assert_eq!(counts[0], 0);
    assert!((1_850..2_150).contains(&counts[1]), "{counts:?}");
}

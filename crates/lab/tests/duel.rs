//! Duels between bots whose strength is known.

use antre_bots::{Budget, Greedy, Random, Search};
use antre_kernel::{Bot, Dice, Key, Next, Rng, Rules, Seat, SeatSet};
use antre_lab::{Duel, Maker, Progress, Verdict};
use antre_testkit::tiny::joust::{self, Joust};
use antre_testkit::tiny::scripted::{Pick, Scripted, State, View};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Plays as another bot would on another day.
struct Twin<B>(B);

impl<R: Rules, B: Bot<R>> Bot<R> for Twin<B> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) -> R::Move {
        self.0.choose(rules, seat, view, &mut Rng::new(rng.bits()))
    }
}

/// Takes what its guide likes least.
struct Crippled;

impl<R: antre_kernel::Guide> Bot<R> for Crippled {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) -> R::Move {
        let world = rules.sample(view, rng);
        let mut worst = None;
        rules.moves(&world, seat, &mut |m| {
            let worth = rules.worth(view, seat, m);
            if worst.is_none_or(|(least, _)| worth < least) {
                worst = Some((worth, m));
            }
        });
        let Some((_, m)) = worst else { unreachable!("a seat that is to act has a move") };
        m
    }
}

fn random() -> Box<dyn Bot<Joust>> {
    Box::new(Random)
}
fn twin() -> Box<dyn Bot<Joust>> {
    Box::new(Twin(Random))
}
fn search() -> Box<dyn Bot<Joust>> {
    Box::new(Search::new(Budget::Iterations(200)).aiming_at(joust::aim))
}
fn greedy() -> Box<dyn Bot<Joust>> {
    Box::new(Greedy)
}
fn crippled() -> Box<dyn Bot<Joust>> {
    Box::new(Crippled)
}

fn duel(a: Maker<Joust>, b: Maker<Joust>, pairs: u32, threads: usize) -> Verdict {
    let rules = Joust::default();
    let duel = Duel { rules: &rules, a, b, pairs, seed: 7, threads };
    let Some(verdict) = duel.run(&|_| {}, &AtomicBool::new(false)) else { panic!("nothing was finished") };
    verdict
}

#[test]
fn against_itself_a_bot_has_exactly_its_even_share() {
    let verdict = duel(&search, &search, 200, 2);
    assert_eq!((verdict.pairs, verdict.games), (200, 400));
    assert_eq!((verdict.share.mean, verdict.share.low, verdict.share.high), (0.5, 0.5, 0.5));
    assert_eq!((verdict.elo.mean, verdict.points.mean), (0.0, 0.0));
}

#[test]
fn against_its_twin_a_bot_is_even_within_the_interval() {
    let verdict = duel(&random, &twin, 2_000, 2);
    assert!(verdict.share.holds(0.5) && verdict.elo.holds(0.0) && verdict.points.holds(0.0), "{verdict:?}");
    let width = verdict.share.high - verdict.share.low;
    assert!((0.005..0.05).contains(&width), "{verdict:?}");
    assert!(verdict.elo.low < verdict.elo.mean && verdict.elo.mean < verdict.elo.high, "{verdict:?}");
}

#[test]
fn a_crippled_bot_is_found_out_from_either_side() {
    let verdict = duel(&crippled, &greedy, 500, 2);
    assert!(verdict.share.high < 0.5 && verdict.elo.high < 0.0 && verdict.points.high < 0.0, "{verdict:?}");
    let turned = duel(&greedy, &crippled, 500, 2);
    assert!(turned.share.low > 0.5, "{turned:?}");
    assert!(
        (turned.share.mean + verdict.share.mean - 1.0).abs() < 1e-12,
        "the same games, told by the other"
    );
}

#[test]
fn the_search_beats_random_play() {
    let verdict = duel(&search, &random, 500, 2);
    assert!(verdict.share.low > 0.5, "{verdict:?}");
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let one = duel(&search, &random, 300, 1);
    assert_eq!(one, duel(&search, &random, 300, 2));
    assert_eq!(one, duel(&search, &random, 300, 5));
}

#[test]
fn progress_is_told_for_every_pair() {
    let rules = Joust::default();
    let duel = Duel { rules: &rules, a: &random, b: &random, pairs: 50, seed: 1, threads: 2 };
    let told = AtomicU32::new(0);
    let most = AtomicU32::new(0);
    let listen = |progress: Progress| {
        assert_eq!(progress.pairs, 50);
        told.fetch_add(1, Ordering::Relaxed);
        most.fetch_max(progress.done, Ordering::Relaxed);
    };
    duel.run(&listen, &AtomicBool::new(false)).unwrap();
    assert_eq!((told.into_inner(), most.into_inner()), (50, 50));
}

#[test]
fn a_duel_stopped_early_is_a_shorter_duel() {
    let rules = Joust::default();
    let stop = AtomicBool::new(false);
    let whole = Duel { rules: &rules, a: &search, b: &twin, pairs: 100_000, seed: 7, threads: 2 };
    let stopped = whole.run(&|progress| stop.store(progress.done >= 40, Ordering::Relaxed), &stop).unwrap();
    // How many were finished without a gap hangs on the threads; that some were does not.
    assert!((1..200).contains(&stopped.pairs), "{stopped:?}");
    assert_eq!(stopped, duel(&search, &twin, stopped.pairs, 1));
    assert_eq!(whole.run(&|_| {}, &AtomicBool::new(true)), None);
}

#[test]
fn dice_are_those_of_a_practice_table() {
    // The deal of pair 0 can be looked at again from its seed.
    let rules = Joust::default();
    let seed = Rng::for_job(7, 0).bits();
    let deal = rules.roll(&rules.start(), &mut Key::practice(seed).at_ply(0));
    struct Witness([joust::Hand; 2]);
    impl Bot<Joust> for Witness {
        fn choose(&mut self, rules: &Joust, seat: Seat, view: &joust::View, rng: &mut Rng) -> joust::Move {
            assert_eq!(view.hands.unwrap()[seat.index()], Some(self.0[seat.index()]));
            Random.choose(rules, seat, view, rng)
        }
    }
    let witness = || Box::new(Witness(deal)) as Box<dyn Bot<Joust>>;
    assert_eq!(duel(&witness, &witness, 1, 1).games, 2);
}

/// Three seats in turn pick 0 or 1; all who picked 1 share the win.
const ONES: Scripted = Scripted {
    seats: 3,
    secret: true,
    next: |s: &State| {
        let waiting = Seat::all(3).find(|seat| s.picks[seat.index()].is_none());
        waiting.map_or(Next::Over, Next::seat)
    },
    choices: |_, _| 2,
    winners: |s| {
        let ones: SeatSet = Seat::all(3).filter(|seat| s.picks[seat.index()] == Some(1)).collect();
        if ones.is_empty() { SeatSet::all(3) } else { ones }
    },
};

/// Picks its number in every seat but the last.
struct Picks(u8);

impl Bot<Scripted> for Picks {
    fn choose(&mut self, _: &Scripted, seat: Seat, _: &View, _: &mut Rng) -> Pick {
        Pick(if seat.index() == 2 { 1 } else { self.0 })
    }
}

#[test]
fn at_a_larger_table_side_a_sits_in_every_seat_once() {
    let run = |a: u8, b: u8| {
        let a = move || Box::new(Picks(a)) as Box<dyn Bot<Scripted>>;
        let b = move || Box::new(Picks(b)) as Box<dyn Bot<Scripted>>;
        let duel = Duel { rules: &ONES, a: &a, b: &b, pairs: 4, seed: 1, threads: 2 };
        duel.run(&|_| {}, &AtomicBool::new(false)).unwrap()
    };
    // A picks 1 against 0: it shares with the last seat twice, and has it alone when it sits there.
    let ahead = run(1, 0);
    assert_eq!((ahead.pairs, ahead.games), (4, 12));
    assert!((ahead.share.mean - (0.5 + 0.5 + 1.0) / 3.0).abs() < 1e-6, "{ahead:?}");
    assert!(ahead.elo.mean > 0.0 && ahead.share.mean > ahead.even);
    // A picks 0 against 1: nothing in the first two seats, a third in the last.
    let behind = run(0, 1);
    assert!((behind.share.mean - 1.0 / 9.0).abs() < 1e-6, "{behind:?}");
    assert!(behind.elo.mean < 0.0 && behind.share.mean < behind.even);
}

//! Duels between bots whose strength is known.

use antre_bots::{Budget, Greedy, Random, Search};
use antre_kernel::{Bot, Dice, Key, Next, Rng, Rules, Seat, SeatSet};
use antre_lab::{Clairvoyant, Duel, Hypothesis, Maker, Progress, Score, Side, Sprt, Verdict};
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
    Box::new(Search::new(Budget::Iterations(200)).with_objective(joust::objective))
}
fn greedy() -> Box<dyn Bot<Joust>> {
    Box::new(Greedy)
}
fn crippled() -> Box<dyn Bot<Joust>> {
    Box::new(Crippled)
}

/// A duel that nobody follows.
fn run<R: Rules>(duel: &Duel<'_, R>) -> Verdict {
    let verdict = duel.run(Vec::new(), &mut |_| {}, &|_| {}, &AtomicBool::new(false));
    let Some(verdict) = verdict else { panic!("nothing was finished") };
    verdict
}

fn seeded(a: Maker<Joust>, b: Maker<Joust>, pairs: u32, threads: usize, seed: u64) -> Verdict {
    let rules = Joust::default();
    run(&Duel { rules: &rules, a: Side::Bot(a), b: Side::Bot(b), pairs, seed, threads, sprt: None })
}

fn duel(a: Maker<Joust>, b: Maker<Joust>, pairs: u32, threads: usize) -> Verdict {
    seeded(a, b, pairs, threads, 7)
}

#[test]
fn against_itself_a_bot_has_exactly_its_even_share() {
    let verdict = duel(&search, &search, 200, 2);
    assert_eq!((verdict.pairs, verdict.games), (200, 400));
    // All pairs are even, and still nobody has seen the next.
    assert_eq!(verdict.share.mean, 0.5);
    assert!(verdict.share.low > 0.49 && verdict.share.high < 0.51 && verdict.share.high > 0.5, "{verdict:?}");
    assert_eq!((verdict.elo.mean, verdict.points.mean), (0.0, 0.0));
}

#[test]
fn against_its_twin_a_bot_is_even_within_the_interval() {
    let verdict = duel(&random, &twin, 2_000, 2);
    assert!(
        verdict.share.contains(0.5) && verdict.elo.contains(0.0) && verdict.points.contains(0.0),
        "{verdict:?}"
    );
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
    let (a, b) = (Side::Bot(&random), Side::Random);
    let duel = Duel { rules: &rules, a, b, pairs: 50, seed: 1, threads: 2, sprt: None };
    let told = AtomicU32::new(0);
    let most = AtomicU32::new(0);
    let listen = |progress: Progress| {
        assert_eq!(progress.pairs, 50);
        told.fetch_add(1, Ordering::Relaxed);
        most.fetch_max(progress.done, Ordering::Relaxed);
    };
    duel.run(Vec::new(), &mut |_| {}, &listen, &AtomicBool::new(false)).unwrap();
    assert_eq!((told.into_inner(), most.into_inner()), (50, 50));
}

#[test]
fn a_duel_stopped_early_is_a_shorter_duel() {
    let rules = Joust::default();
    let stop = AtomicBool::new(false);
    let (a, b) = (Side::Bot(&search as Maker<_>), Side::Bot(&twin as Maker<_>));
    let whole = Duel { rules: &rules, a, b, pairs: 100_000, seed: 7, threads: 2, sprt: None };
    let until = |progress: Progress| stop.store(progress.done >= 40, Ordering::Relaxed);
    let stopped = whole.run(Vec::new(), &mut |_| {}, &until, &stop).unwrap();
    // How many were finished without a gap depends on the threads; that some were does not.
    assert!((40..1_000).contains(&stopped.pairs), "{stopped:?}");
    assert_eq!(stopped, duel(&search, &twin, stopped.pairs, 1));
    assert_eq!(whole.run(Vec::new(), &mut |_| {}, &|_| {}, &AtomicBool::new(true)), None);
}

#[test]
fn a_duel_taken_up_again_is_the_same_duel() {
    let rules = Joust::default();
    let (a, b) = (Side::Bot(&search as Maker<_>), Side::Random);
    let whole = Duel { rules: &rules, a, b, pairs: 120, seed: 7, threads: 2, sprt: None };
    let mut kept = Vec::new();
    let never = AtomicBool::new(false);
    let verdict = whole.run(Vec::new(), &mut |score| kept.push(score), &|_| {}, &never).unwrap();
    assert_eq!(kept.len(), 120);
    let mut rest: Vec<Score> = Vec::new();
    let again = whole.run(kept[..50].to_vec(), &mut |score| rest.push(score), &|_| {}, &never).unwrap();
    assert_eq!((again, rest), (verdict, kept[50..].to_vec()));
    // All is known: nothing is played.
    let told = whole.run(kept, &mut |_| panic!("played again"), &|_| {}, &never).unwrap();
    assert_eq!(told, verdict);
}

#[test]
fn the_sequential_test_ends_a_duel_at_the_same_pair_on_any_number_of_threads() {
    let rules = Joust::default();
    let test = |a: Maker<Joust>, b: Maker<Joust>, threads: usize| {
        let sprt = Some(Sprt { elo0: 0.0, elo1: 20.0 });
        let (a, b) = (Side::Bot(a), Side::Bot(b));
        run(&Duel { rules: &rules, a, b, pairs: 100_000, seed: 7, threads, sprt })
    };
    let better = test(&greedy, &crippled, 1);
    assert_eq!(better.accepted, Some(Hypothesis::H1));
    assert!(better.pairs < 2_000, "{better:?}");
    assert_eq!(better, test(&greedy, &crippled, 3));
    assert_eq!(test(&crippled, &greedy, 2).accepted, Some(Hypothesis::H0));
}

#[test]
fn a_bot_against_itself_is_even_within_the_interval_for_93_of_100_seeds() {
    // The twin thinks the same thoughts from other dice, so that the games differ and luck is in them.
    let holds = |seed| seeded(&random, &twin, 200, 1, seed).share.contains(0.5);
    let held = (0..100).filter(|&seed| holds(seed)).count();
    assert!((93..100).contains(&held), "{held} of 100");
}

#[test]
fn random_players_need_no_views_and_play_every_game() {
    let rules = Joust::default();
    let duel =
        Duel { rules: &rules, a: Side::Random, b: Side::Random, pairs: 300, seed: 7, threads: 2, sprt: None };
    let even = run(&duel);
    assert_eq!((even.games, even.share.mean, even.points.mean), (600, 0.5, 0.0));
    // Drawn from the truth or from a view, a random move is as good.
    let mixed = run(&Duel { a: Side::Bot(&twin), pairs: 2_000, ..duel });
    assert!(mixed.share.contains(0.5) && mixed.points.contains(0.0), "{mixed:?}");
    let beaten = run(&Duel {
        rules: &rules,
        a: Side::Bot(&search),
        b: Side::Random,
        pairs: 300,
        seed: 7,
        threads: 2,
        sprt: None,
    });
    assert!(beaten.share.low > 0.5, "{beaten:?}");
}

#[test]
fn the_oracle_wins_what_honesty_costs() {
    let rules = Joust::default();
    let open = Clairvoyant(Joust::default());
    let maker = || {
        Box::new(Search::new(Budget::Iterations(200)).with_objective(joust::objective))
            as Box<dyn Bot<Clairvoyant<Joust>>>
    };
    let oracle = Side::Oracle { rules: &open, maker: &maker };
    let duel = Duel {
        rules: &rules,
        a: oracle,
        b: Side::Bot(&search),
        pairs: 1_000,
        seed: 7,
        threads: 2,
        sprt: None,
    };
    let verdict = run(&duel);
    assert!(verdict.points.low > 0.0, "{verdict:?}");
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
    let duel = |a: u8, b: u8| {
        let a = move || Box::new(Picks(a)) as Box<dyn Bot<Scripted>>;
        let b = move || Box::new(Picks(b)) as Box<dyn Bot<Scripted>>;
        let (a, b) = (Side::Bot(&a as Maker<_>), Side::Bot(&b as Maker<_>));
        run(&Duel { rules: &ONES, a, b, pairs: 4, seed: 1, threads: 2, sprt: None })
    };
    // A picks 1 against 0: it shares with the last seat twice, and has it alone when it sits there.
    let ahead = duel(1, 0);
    assert_eq!((ahead.pairs, ahead.games), (4, 12));
    assert!((ahead.share.mean - (0.5 + 0.5 + 1.0) / 3.0).abs() < 1e-6, "{ahead:?}");
    assert!(ahead.elo.mean > 0.0 && ahead.share.mean > ahead.even);
    // A picks 0 against 1: nothing in the first two seats, a third in the last.
    let behind = duel(0, 1);
    assert!((behind.share.mean - 1.0 / 9.0).abs() < 1e-6, "{behind:?}");
    assert!(behind.elo.mean < 0.0 && behind.share.mean < behind.even);
}

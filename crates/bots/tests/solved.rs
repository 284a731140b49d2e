//! The search against games whose exact play is known.

use antre_bots::{Budget, Search};
use antre_kernel::{Bot, Rng, Seat};
use antre_testkit::tiny::joust::{self, Joust};
use antre_testkit::tiny::kuhn::{self, Card, Kuhn, Move};
use antre_testkit::tiny::tree::Tree;

#[test]
fn in_kuhn_poker_it_never_folds_the_king_and_never_calls_with_the_jack() {
    let game = Kuhn::default();
    let tree = Tree::of(&game);
    let mut search = Search::new(Budget::Iterations(300)).with_objective(kuhn::objective);
    let mut asked = 0;
    for info in tree.sets().iter().filter(|info| info.moves.contains(&Move::Call)) {
        let own = info.view.hands.and_then(|hands| hands[info.seat.index()]);
        let right = match own {
            Some(Card::King) => Move::Call,
            Some(Card::Jack) => Move::Fold,
            _ => continue,
        };
        for seed in 0..1_000 {
            let m = search.choose(&game, info.seat, &info.view, &mut Rng::new(seed));
            assert_eq!(m, right, "seed {seed}: {:?}", info.view);
            asked += 1;
        }
    }
    assert_eq!(asked, 4_000, "either card, facing a bet, in either seat");
}

/// What the search is told to spend where the best move must be found.
const BUDGET: Budget = Budget::Iterations(3_000);

#[test]
fn in_the_joust_it_finds_the_best_move_in_every_information_set() {
    let game = Joust::default();
    let tree = Tree::of(&game);
    let best = joust::exact_play(&tree);
    let mut search = Search::new(BUDGET).with_objective(joust::objective);
    assert_eq!(tree.sets().len(), 75);
    for (info, best) in tree.sets().iter().zip(best) {
        for seed in 0..10 {
            let m = search.choose(&game, info.seat, &info.view, &mut Rng::new(seed));
            assert_eq!(m, info.moves[best], "seed {seed}: {:?}", info.view);
        }
    }
}

#[test]
fn in_the_joust_its_means_are_the_values_of_the_answers() {
    // B's answer is the last choice, so its means have nothing to learn and must be the averages over worlds.
    let game = Joust::default();
    let tree = Tree::of(&game);
    let mut search = Search::new(Budget::Iterations(20_000)).with_objective(joust::objective);
    let answers = tree.sets().iter().enumerate().filter(|(_, info)| info.seat == Seat::B);
    for (set, info) in answers.step_by(7) {
        search.choose(&game, info.seat, &info.view, &mut Rng::new(1));
        let worlds = tree.values_by_world(set, &tree.uniform());
        for (m, stats) in search.report().moves.iter().enumerate() {
            let exact = worlds.iter().map(|world| world[m]).sum::<f64>() / worlds.len() as f64;
            let exact = (exact + 19.0) / 38.0;
            let off = f64::from(stats.mean.unwrap()) - exact;
            assert!(off.abs() < 0.05, "{:?}: {stats:?} for {exact}", info.view);
        }
    }
}

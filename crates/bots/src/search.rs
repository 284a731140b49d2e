//! Information-set tree search: trees over what the seat can tell apart, grown through many possible worlds.
//!
//! Each iteration samples a world that fits the view, selects a way down a tree along moves legal in that world,
//! expands it, plays out the rest and adds the rewards to the nodes it came through (ISMCTS after Cowling, Powley and
//! Whitehouse, 2012). What follows from that:
//!
//! - Whoever moves chooses among its own moves; where the searching seat does not see which move it was, all moves that
//!   look alike to it lead to one observer node. So a hidden choice is a good one for its maker, and the searcher does
//!   not know it.
//! - Not every world allows every move, so a move is explored by its availability: how often it *could* have been tried.
//! - Every seat maximises its own reward, whatever the number of seats (maxⁿ).
//! - Chance is drawn anew on each way down and has no edges, so nodes after it average over what it may bring; except
//!   what the game calls an observation, which has a node of its own.
//! - When several seats may act at once they are taken in order; only the seat that was asked goes first at the
//!   root.
//! - A game's [`Guide`] gives moves their priors (progressive bias), guides playouts, and evaluates the position where a
//!   playout stops early.
//!
//! Several trees may be grown at once, each from its own worlds, and their counts are added up at the root (root
//! parallelism).

use crate::budget::Budget;
use crate::tree::Node;
use crate::value_net::ValueNet;
use crate::worker::Worker;
use antre_kernel::{Bot, Dice, Guide, Outcome, Rng, SearchConfig, Seat};

/// What a seat maximises: a number from 0 to 1 for how a game ended.
pub type Objective = fn(&Outcome, Seat) -> f32;

/// Nodes an arena has room for unless told otherwise: 64 MiB, of which only what is used is ever touched.
const NODES: usize = 1 << 21;

/// Iterations between two looks at whether the choice is made.
const LOOK: u32 = 128;

/// The tree search. Its memory is allocated once and serves every choice.
pub struct Search<R: Guide> {
    budget: Budget,
    /// It stops once no other move can be visited more.
    stops_early: bool,
    workers: Vec<Worker<R>>,
}

/// What a search found out about the position it was last asked about.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<M> {
    /// Every legal move, in the order the rules list them.
    pub moves: Vec<MoveStats<M>>,
    /// How many worlds were sampled and played out.
    pub iterations: u32,
    /// How many decisions of seats were simulated, in the tree and in playouts.
    pub decisions: u64,
    /// How many nodes are in use.
    pub nodes: usize,
}

/// What a search found out about one move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MoveStats<M> {
    /// The move.
    pub m: M,
    /// How often it was tried; the search plays what it tried most.
    pub visits: u32,
    /// Its mean reward, from 0 to 1, if it was tried.
    pub mean: Option<f32>,
}

impl<R: Guide> Search<R> {
    /// A search with the settings that were measured to play this game best, for [`Guide::reward`].
    pub fn new(budget: Budget) -> Search<R> {
        Search::with_config(budget, R::SEARCH)
    }

    /// A search with other settings.
    pub fn with_config(budget: Budget, config: SearchConfig) -> Search<R> {
        Search { budget, stops_early: false, workers: vec![Worker::new(config, None, NODES)] }
    }

    /// The same search, which chooses the same moves in less time: it stops once the iterations that are left cannot
    /// change which move was visited most. Its report is of those that were done.
    #[must_use]
    pub fn stopping_early(mut self) -> Search<R> {
        self.stops_early = true;
        self
    }

    /// The same search with another objective than [`Guide::reward`].
    #[must_use]
    pub fn with_objective(mut self, objective: Objective) -> Search<R> {
        self.workers.iter_mut().for_each(|worker| worker.objective = Some(objective));
        self
    }

    /// The same search with another [`SearchConfig::exploration`].
    #[must_use]
    pub fn exploring(mut self, exploration: f32) -> Search<R> {
        self.workers.iter_mut().for_each(|worker| worker.config.exploration = exploration);
        self
    }

    /// The same search with this net for positions, whatever the game has learned.
    #[must_use]
    pub fn with_net(mut self, net: &ValueNet) -> Search<R> {
        self.workers.iter_mut().for_each(|worker| worker.net = Some(net.clone()));
        self
    }

    /// The same search with `trees` trees, each grown on a thread of its own (root parallelism). A number of iterations
    /// is split among them, so the choice is the same on any machine; a time holds for each.
    #[must_use]
    pub fn with_trees(mut self, trees: usize) -> Search<R> {
        let Worker { config, objective, .. } = self.workers[0];
        self.workers.resize_with(trees.max(1), || Worker::new(config, objective, NODES));
        self
    }

    /// The same search with room for `nodes` nodes a tree, or as many as the moves of one position may need. A full tree
    /// goes on counting but grows no more.
    #[must_use]
    pub fn with_capacity(mut self, nodes: usize) -> Search<R> {
        for worker in &mut self.workers {
            *worker = Worker::new(worker.config, worker.objective, nodes);
        }
        self
    }

    /// The mean reward of this move alone, from 0 to 1, by as many iterations as a choice takes.
    pub fn evaluate_move(
        &mut self,
        rules: &R,
        seat: Seat,
        view: &R::View,
        m: R::Move,
        rng: &mut Rng,
    ) -> Option<f32> {
        for worker in &mut self.workers {
            worker.reset(rules, seat, view, rng);
            worker.only = Some(m);
        }
        self.grow(rules, seat, view, rng);
        self.workers.iter_mut().for_each(|worker| worker.only = None);
        self.root_moves().into_iter().find(|stats| stats.m == m)?.mean
    }

    /// What it found out about the position it was last asked about.
    pub fn report(&self) -> Report<R::Move> {
        let sum = |of: fn(&Worker<R>) -> u64| self.workers.iter().map(of).sum::<u64>();
        Report {
            moves: self.root_moves(),
            iterations: sum(|worker| worker.iterations.into()) as u32,
            decisions: sum(|worker| worker.decisions),
            nodes: sum(|worker| worker.tree.len() as u64) as usize,
        }
    }

    /// The counts of all trees together, move by move.
    fn root_moves(&self) -> Vec<MoveStats<R::Move>> {
        let count = |m: R::Move| {
            let nodes =
                self.workers.iter().filter_map(|worker| worker.root_moves().find(|stats| stats.0 == m));
            let (visits, total) = nodes.fold((0, 0.0), |(visits, total), (_, node)| {
                (visits + node.visits, total + node.total_reward)
            });
            MoveStats { m, visits, mean: (visits > 0).then(|| total / visits as f32) }
        };
        self.workers[0].root_moves().map(|(m, _): (_, &Node)| count(m)).collect()
    }

    /// Grows every tree as far as the budget goes.
    fn grow(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) {
        let trees = self.workers.len() as u32;
        let budget = match self.budget {
            Budget::Iterations(iterations) => Budget::Iterations(iterations.div_ceil(trees)),
            Budget::Time(time) => Budget::Time(time),
        };
        let grow = |worker: &mut Worker<R>, rng: &mut Rng| {
            let mut meter = budget.meter();
            while meter.next() {
                worker.iterate(rules, seat, view, rng);
            }
        };
        let stops_early = self.stops_early;
        match self.workers.as_mut_slice() {
            [only] => match budget {
                Budget::Iterations(iterations) if stops_early => {
                    for done in 0..iterations {
                        if done % LOOK == 0 && only.is_decided(iterations - done) {
                            break;
                        }
                        only.iterate(rules, seat, view, rng);
                    }
                }
                _ => grow(only, rng),
            },
            workers => std::thread::scope(|scope| {
                for worker in workers {
                    let mut rng = Rng::new(rng.bits());
                    scope.spawn(move || grow(worker, &mut rng));
                }
            }),
        }
    }
}

impl<R: Guide> Bot<R> for Search<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) -> R::Move {
        self.workers.iter_mut().for_each(|worker| worker.reset(rules, seat, view, rng));
        if self.workers[0].root_moves().count() > 1 {
            self.grow(rules, seat, view, rng);
        }
        // The most visited; among equals the better one, then the first.
        let rank = |stats: &MoveStats<R::Move>| (stats.visits, stats.mean.unwrap_or(0.0));
        let better = |a: MoveStats<_>, b: MoveStats<_>| if rank(&b) > rank(&a) { b } else { a };
        match self.root_moves().into_iter().reduce(better) {
            Some(stats) => stats.m,
            None => unreachable!("a seat that is to act has a move"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::{Eye, Rules as _};
    use antre_testkit::tiny::joust::{self, Joust};

    fn deal(rules: &Joust) -> joust::View {
        let mut s = rules.start();
        rules.settle(&mut s, &[[2, 5], [3, 4]], &mut ());
        rules.view(&s, Eye::Seat(Seat::A))
    }

    #[test]
    fn no_memory_is_asked_for_however_long_it_thinks() {
        let rules = Joust::default();
        let view = deal(&rules);
        let mut search = Search::<Joust>::new(Budget::Iterations(100));
        let mut where_it_is = |iterations| {
            search.budget = Budget::Iterations(iterations);
            search.choose(&rules, Seat::A, &view, &mut Rng::new(1));
            search.workers[0].memory()
        };
        assert_eq!(where_it_is(100), where_it_is(50_000));
    }

    #[test]
    fn a_tree_without_room_still_counts() {
        let rules = Joust::default();
        let view = deal(&rules);
        let mut search = Search::<Joust>::new(Budget::Iterations(2_000));
        search.workers[0].tree = crate::tree::Tree::with_capacity(4);
        search.choose(&rules, Seat::A, &view, &mut Rng::new(1));
        let report = search.report();
        assert!(report.nodes <= 4);
        assert_eq!(report.moves.iter().map(|stats| stats.visits).sum::<u32>(), 2_000);
        assert_eq!(report.decisions, 4_000);
    }

    #[test]
    fn who_stops_early_chooses_the_same_in_less_time() {
        let rules = Joust::default();
        let view = deal(&rules);
        let run = |search: Search<Joust>, seed| {
            let mut search = search;
            (search.choose(&rules, Seat::A, &view, &mut Rng::new(seed)), search.report().iterations)
        };
        let mut spared = 0;
        for seed in 0..40 {
            let (whole, all) = run(Search::new(Budget::Iterations(2_000)), seed);
            let (early, done) = run(Search::new(Budget::Iterations(2_000)).stopping_early(), seed);
            assert_eq!((whole, all), (early, 2_000));
            spared += all - done;
        }
        assert!(spared > 0);
    }

    /// Each world allows B two of the four cards it may hold.
    #[test]
    fn a_move_is_explored_by_the_worlds_that_allow_it() {
        let rules = Joust::default();
        let mut search = Search::<Joust>::new(Budget::Iterations(1_000));
        search.choose(&rules, Seat::A, &deal(&rules), &mut Rng::new(1));
        let tree = &search.workers[0].tree;
        let leads = tree.first_child(crate::tree::ROOT);
        for (lead, visits) in
            [leads, leads + 1].into_iter().zip(search.report().moves.iter().map(|stats| stats.visits))
        {
            let answers: Vec<_> = tree.children(lead).map(|(_, node)| *node).collect();
            assert_eq!(answers.len(), 4);
            assert!(answers.iter().all(|answer| answer.availability > answer.visits));
            // The first visit of a lead is its own playout and asks for no answer.
            assert_eq!(answers.iter().map(|answer| answer.availability).sum::<u32>(), 2 * (visits - 1));
            assert_eq!(answers.iter().map(|answer| answer.visits).sum::<u32>(), visits - 1);
        }
    }

    #[test]
    fn two_trees_are_the_same_each_time_and_share_the_work() {
        let rules = Joust::default();
        let view = deal(&rules);
        let report = || {
            let mut search = Search::<Joust>::new(Budget::Iterations(1_001)).with_trees(2);
            search.choose(&rules, Seat::A, &view, &mut Rng::new(1));
            search.report()
        };
        assert_eq!(report(), report());
        assert_eq!(report().iterations, 1_002);
        assert_eq!(report().moves.iter().map(|stats| stats.visits).sum::<u32>(), 1_002);
    }
}

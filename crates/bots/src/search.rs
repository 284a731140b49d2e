//! Information-set tree search: trees over what the seat can tell apart, grown through many possible worlds.
//!
//! Each iteration samples a world that fits the view, walks down a tree along moves legal in that world, adds
//! nodes, simulates the rest and writes the result into the nodes it came through (ISMCTS after Cowling, Powley and
//! Whitehouse, 2012). What follows from that:
//!
//! - Whoever moves chooses among its own moves; where the searching seat sees only the face of a move, all moves with
//!   that face lead to one node. So a hidden choice is a good one for its maker, and the searcher does not know it.
//! - Not every world allows every move, so a move is weighed by how often it *could* have been tried.
//! - Every seat is after its own result, whatever the number of seats (maxⁿ).
//! - Chance is drawn anew on each way down and has no edges, nodes behind it average over what it may bring; save what
//!   the game calls an omen, which is kept apart.
//! - When several seats may act at once they are taken in order; only the seat that was asked goes first at the
//!   root.
//! - A game's [`Guide`] says which moves look promising and who seems to be ahead where a simulation stops early.
//!
//! Several trees may be grown at once, each from its own worlds; their counts are added up at the root.

use crate::budget::Budget;
use crate::tree::Node;
use crate::walk::Walker;
use antre_kernel::{Bot, Dice, Guide, Outcome, Rng, Seat, Sense};

/// What a seat is after: a number from 0 to 1 for how a game ended.
pub type Aim = fn(&Outcome, Seat) -> f32;

/// Nodes an arena has room for unless told otherwise: 64 MiB, of which only what is used is ever touched.
const NODES: usize = 1 << 21;

/// The tree search. Its memory is made once and serves every choice.
pub struct Search<R: Guide> {
    budget: Budget,
    walkers: Vec<Walker<R>>,
}

/// What a search found out about the position it was last asked about.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<M> {
    /// Every legal move, in the order the rules list them.
    pub lines: Vec<Line<M>>,
    /// How many worlds were sampled and played.
    pub iterations: u32,
    /// How many choices of seats were simulated, in the tree and beyond it.
    pub decisions: u64,
    /// How many nodes are in use.
    pub nodes: usize,
}

/// What a search thinks of one move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Line<M> {
    /// The move.
    pub m: M,
    /// How often it was tried; the search plays what it tried most.
    pub visits: u32,
    /// What it brought on average, from 0 to 1, if it was tried.
    pub mean: Option<f32>,
}

impl<R: Guide> Search<R> {
    /// A search that aims at its share of the win, with what was measured to do best in this game.
    pub fn new(budget: Budget) -> Search<R> {
        Search::with_sense(budget, R::SENSE)
    }

    /// A search with other settings.
    pub fn with_sense(budget: Budget, sense: Sense) -> Search<R> {
        Search { budget, walkers: vec![Walker::new(sense, None, NODES)] }
    }

    /// The same search after something else than a share of the win.
    #[must_use]
    pub fn aiming_at(mut self, aim: Aim) -> Search<R> {
        self.walkers.iter_mut().for_each(|walker| walker.aim = Some(aim));
        self
    }

    /// The same search with another [`Sense::exploration`].
    #[must_use]
    pub fn exploring(mut self, exploration: f32) -> Search<R> {
        self.walkers.iter_mut().for_each(|walker| walker.sense.exploration = exploration);
        self
    }

    /// The same search with so many trees, each grown on a thread of its own. A number of iterations is split among
    /// them, so the choice is the same on any machine; time is everybody's.
    #[must_use]
    pub fn with_trees(mut self, trees: usize) -> Search<R> {
        let Walker { sense, aim, .. } = self.walkers[0];
        self.walkers.resize_with(trees.max(1), || Walker::new(sense, aim, NODES));
        self
    }

    /// The same search with room for that many nodes a tree, or as many as the moves of one position may need. A full
    /// tree goes on counting but grows no more.
    #[must_use]
    pub fn with_room(mut self, nodes: usize) -> Search<R> {
        for walker in &mut self.walkers {
            *walker = Walker::new(walker.sense, walker.aim, nodes);
        }
        self
    }

    /// What this move alone brings on average, from 0 to 1, by as many iterations as a choice takes.
    pub fn weigh(&mut self, rules: &R, seat: Seat, view: &R::View, m: R::Move, rng: &mut Rng) -> Option<f32> {
        for walker in &mut self.walkers {
            walker.plant(rules, seat, view, rng);
            walker.only = Some(m);
        }
        self.grow(rules, seat, view, rng);
        self.walkers.iter_mut().for_each(|walker| walker.only = None);
        self.lines().into_iter().find(|line| line.m == m)?.mean
    }

    /// What it found out about the position it was last asked about.
    pub fn report(&self) -> Report<R::Move> {
        let sum = |of: fn(&Walker<R>) -> u64| self.walkers.iter().map(of).sum::<u64>();
        Report {
            lines: self.lines(),
            iterations: sum(|walker| walker.iterations.into()) as u32,
            decisions: sum(|walker| walker.decisions),
            nodes: sum(|walker| walker.tree.len() as u64) as usize,
        }
    }

    /// The counts of all trees together, move by move.
    fn lines(&self) -> Vec<Line<R::Move>> {
        let count = |m: R::Move| {
            let nodes = self.walkers.iter().filter_map(|walker| walker.lines().find(|line| line.0 == m));
            let (visits, total) =
                nodes.fold((0, 0.0), |(visits, total), (_, node)| (visits + node.visits, total + node.total));
            Line { m, visits, mean: (visits > 0).then(|| total / visits as f32) }
        };
        self.walkers[0].lines().map(|(m, _): (_, &Node)| count(m)).collect()
    }

    /// Grows every tree as far as the budget goes.
    fn grow(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) {
        let trees = self.walkers.len() as u32;
        let budget = match self.budget {
            Budget::Iterations(iterations) => Budget::Iterations(iterations.div_ceil(trees)),
            Budget::Time(time) => Budget::Time(time),
        };
        let grow = |walker: &mut Walker<R>, rng: &mut Rng| {
            let mut meter = budget.meter();
            while meter.next() {
                walker.iterate(rules, seat, view, rng);
            }
        };
        match self.walkers.as_mut_slice() {
            [only] => grow(only, rng),
            walkers => std::thread::scope(|scope| {
                for walker in walkers {
                    let mut rng = Rng::new(rng.bits());
                    scope.spawn(move || grow(walker, &mut rng));
                }
            }),
        }
    }
}

impl<R: Guide> Bot<R> for Search<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) -> R::Move {
        self.walkers.iter_mut().for_each(|walker| walker.plant(rules, seat, view, rng));
        if self.walkers[0].lines().count() > 1 {
            self.grow(rules, seat, view, rng);
        }
        // The most tried; among equals the better one, then the first.
        let rank = |line: &Line<R::Move>| (line.visits, line.mean.unwrap_or(0.0));
        let better = |a: Line<_>, b: Line<_>| if rank(&b) > rank(&a) { b } else { a };
        match self.lines().into_iter().reduce(better) {
            Some(line) => line.m,
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
            search.walkers[0].memory()
        };
        assert_eq!(where_it_is(100), where_it_is(50_000));
    }

    #[test]
    fn a_tree_without_room_still_counts() {
        let rules = Joust::default();
        let view = deal(&rules);
        let mut search = Search::<Joust>::new(Budget::Iterations(2_000));
        search.walkers[0].tree = crate::tree::Tree::with_room(4);
        search.choose(&rules, Seat::A, &view, &mut Rng::new(1));
        let report = search.report();
        assert!(report.nodes <= 4);
        assert_eq!(report.lines.iter().map(|line| line.visits).sum::<u32>(), 2_000);
        assert_eq!(report.decisions, 4_000);
    }

    /// Each world allows B two of the four cards it may hold.
    #[test]
    fn a_move_is_weighed_by_the_worlds_that_allow_it() {
        let rules = Joust::default();
        let mut search = Search::<Joust>::new(Budget::Iterations(1_000));
        search.choose(&rules, Seat::A, &deal(&rules), &mut Rng::new(1));
        let tree = &search.walkers[0].tree;
        let leads = tree.first_child(crate::tree::ROOT);
        for (lead, visits) in
            [leads, leads + 1].into_iter().zip(search.report().lines.iter().map(|l| l.visits))
        {
            let answers: Vec<_> = tree.children(lead).map(|(_, node)| *node).collect();
            assert_eq!(answers.len(), 4);
            assert!(answers.iter().all(|answer| answer.chances > answer.visits));
            // The first visit of a lead is its own playout and asks for no answer.
            assert_eq!(answers.iter().map(|answer| answer.chances).sum::<u32>(), 2 * (visits - 1));
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
        assert_eq!(report().lines.iter().map(|line| line.visits).sum::<u32>(), 1_002);
    }
}

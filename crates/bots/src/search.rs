//! Information-set tree search: one tree over what the seat can tell apart, grown through many possible worlds.
//!
//! Each iteration samples a world that fits the view, walks down the tree along moves legal in that world, adds
//! one node, plays the rest at random and writes the result into the nodes it came through (single-observer
//! ISMCTS after Cowling, Powley and Whitehouse, 2012). What follows from that:
//!
//! - An edge is a move *as the searching seat perceives it*. Moves of others that look alike share an edge, and
//!   which of them was meant is drawn evenly: a hidden choice is taken to be any.
//! - Not every world allows every move, so a move is weighed by how often it *could* have been tried.
//! - Every seat is after its own result, whatever the number of seats (maxⁿ).
//! - Chance is drawn anew on each way down and has no edges: nodes behind it average over what it may bring.
//! - When several seats may act at once they are taken in order; only the seat that was asked goes first at the
//!   root.

use crate::budget::Budget;
use crate::tree::{Node, ROOT, Tree};
use antre_kernel::{Bot, Dice, Eye, MAX_SEATS, Next, Outcome, Rng, Rules, Seat, choose_first, playout};

/// How much a search looks beside what seems best, for results between 0 and 1.
///
/// Measured at Cœur de Dragon with 300 iterations a move, 100 pairs each: against 0.7, a constant of 0.5 has 51 %
/// of the win (45 to 58), 0.3 has 45 % (38 to 52) and 1.0 has 43 % (36 to 50).
pub const EXPLORATION: f32 = 0.7;

/// What a seat is after: a number from 0 to 1 for how a game ended.
pub type Aim = fn(&Outcome, Seat) -> f32;

/// Nodes the arena has room for unless told otherwise: 16 MiB, of which only what is used is ever touched.
const NODES: usize = 1 << 19;
/// A way down longer than any game of the house allows; one that were longer would make room for itself once.
const DEPTH: usize = 512;

/// The tree search. Its memory is made once and serves every choice.
pub struct Search<R: Rules> {
    budget: Budget,
    exploration: f32,
    aim: Aim,
    tree: Tree<R::Move>,
    /// The nodes of this iteration's way down.
    path: Vec<usize>,
    iterations: u32,
    decisions: u64,
}

/// The child to be entered in this world, and the move that does it.
struct Choice<M> {
    slot: usize,
    m: M,
    /// How many moves that are legal here look like this one.
    alike: usize,
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
    /// How many nodes of the arena are in use.
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

impl<R: Rules> Search<R> {
    /// A search that aims at its share of the win.
    pub fn new(budget: Budget) -> Search<R> {
        Search {
            budget,
            exploration: EXPLORATION,
            aim: Outcome::share as Aim,
            tree: Tree::with_room(NODES),
            path: Vec::with_capacity(DEPTH),
            iterations: 0,
            decisions: 0,
        }
    }

    /// The same search after something else than a share of the win.
    #[must_use]
    pub fn aiming_at(mut self, aim: Aim) -> Search<R> {
        self.aim = aim;
        self
    }

    /// The same search with another [`EXPLORATION`].
    #[must_use]
    pub fn exploring(mut self, exploration: f32) -> Search<R> {
        self.exploration = exploration;
        self
    }

    /// The same search with room for that many nodes, or as many as the moves of one position may need. A full
    /// tree goes on counting but grows no more.
    #[must_use]
    pub fn with_room(mut self, nodes: usize) -> Search<R> {
        self.tree = Tree::with_room(nodes.max(DEPTH));
        self
    }

    /// What it found out about the position it was last asked about.
    pub fn report(&self) -> Report<R::Move> {
        let line = |(m, node): (R::Move, &Node)| Line { m, visits: node.visits, mean: node.mean() };
        Report {
            lines: self.tree.children(ROOT).map(line).collect(),
            iterations: self.iterations,
            decisions: self.decisions,
            nodes: self.tree.len(),
        }
    }

    /// Begins a new tree with the legal moves of the seat, which are the same in every world.
    fn plant(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) {
        let world = rules.sample(view, rng);
        let tree = &mut self.tree;
        let mut listed = 0;
        rules.moves(&world, seat, &mut |m| {
            if listed == 0 {
                tree.reset(seat, m);
            }
            tree.child(ROOT, seat, m, listed);
            listed += 1;
        });
        self.iterations = 0;
        self.decisions = 0;
    }

    /// Samples one world, walks it down the tree and beyond, and remembers how it ended.
    fn iterate(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) {
        self.iterations += 1;
        self.path.clear();
        let mut world = rules.sample(view, rng);
        let mut at = ROOT;
        let mut actor = seat;
        while let Some((child, m)) = self.select(rules, &world, at, actor, seat, rng) {
            rules.apply(&mut world, actor, m, &mut ());
            self.path.push(child);
            if self.tree.node_mut(child).visits == 0 {
                break;
            }
            match settle_chance(rules, &mut world, rng) {
                Some(next) => (at, actor) = (child, next),
                None => break,
            }
        }
        let beyond = playout(rules, &mut world, rng);
        self.decisions += self.path.len() as u64 + u64::from(beyond);
        self.remember(rules, &rules.outcome(&world));
    }

    /// Chooses among the moves that are legal in this world: one that was never tried, any of them, or else the
    /// one with the highest upper confidence bound. Says which child that is; nothing when the arena is full and
    /// no child is known here.
    #[inline]
    fn select(
        &mut self,
        rules: &R,
        world: &R::State,
        at: usize,
        actor: Seat,
        observer: Seat,
        rng: &mut Rng,
    ) -> Option<(usize, R::Move)> {
        let tree = &mut self.tree;
        let now = self.iterations;
        let width = self.exploration * self.exploration * std::f32::consts::LN_2;
        let mut best: Option<Choice<R::Move>> = None;
        let mut highest = f32::NEG_INFINITY;
        let mut untried = 0;
        let mut hint = 0;
        rules.moves(world, actor, &mut |m| {
            let key = rules.seen_as(m, actor, Eye::Seat(observer));
            let Some(slot) = tree.child(at, actor, key, hint) else { return };
            hint = slot + 1;
            let child = tree.node_mut(tree.first_child(at) + slot);
            if child.listed == now {
                // It looks like a move listed before: which of them is meant is drawn evenly.
                if let Some(best) = best.as_mut().filter(|best| best.slot == slot) {
                    best.alike += 1;
                    if rng.below(best.alike) == 0 {
                        best.m = m;
                    }
                }
                return;
            }
            child.listed = now;
            child.chances += 1;
            let bound = if child.visits == 0 {
                untried += 1;
                if rng.below(untried) == 0 { f32::INFINITY } else { f32::NEG_INFINITY }
            } else {
                let part = 1.0 / child.visits as f32;
                child.total * part + (width * rough_log2(child.chances) * part).sqrt()
            };
            if bound > highest || bound == f32::INFINITY {
                highest = bound;
                best = Some(Choice { slot, m, alike: 1 });
            }
        });
        best.map(|best| (tree.first_child(at) + best.slot, best.m))
    }

    /// Gives every node of the way what the result brought the seat that entered it.
    #[inline]
    fn remember(&mut self, rules: &R, outcome: &Outcome) {
        let mut brought = [0.0; MAX_SEATS];
        for seat in Seat::all(rules.seats()) {
            brought[seat.index()] = (self.aim)(outcome, seat);
        }
        for &at in &self.path {
            self.tree.node_mut(at).count(&brought);
        }
    }
}

impl<R: Rules> Bot<R> for Search<R> {
    fn choose(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) -> R::Move {
        self.plant(rules, seat, view, rng);
        if self.tree.children(ROOT).count() > 1 {
            let mut meter = self.budget.meter();
            while meter.next() {
                self.iterate(rules, seat, view, rng);
            }
        }
        // The most tried; among equals the better one, then the first.
        let rank = |node: &Node| (node.visits, node.mean().unwrap_or(0.0));
        let better = |a: (_, _), b: (_, _)| if rank(b.1) > rank(a.1) { b } else { a };
        match self.tree.children(ROOT).reduce(better) {
            Some((m, _)) => m,
            None => unreachable!("a seat that is to act has a move"),
        }
    }
}

/// Lets chance decide until a seat is to act, and says which; nobody when the game is over.
#[inline]
fn settle_chance<R: Rules>(rules: &R, world: &mut R::State, rng: &mut Rng) -> Option<Seat> {
    loop {
        match rules.next(world) {
            Next::Seats(seats) => return Some(choose_first(seats)),
            Next::Over => return None,
            Next::Chance => {
                let roll = rules.roll(world, rng);
                rules.settle(world, &roll, &mut ());
            }
        }
    }
}

/// The logarithm to base 2, straight lines between powers of two: off by less than 0.09, the same on every
/// machine, and cheap enough to be taken for every child on the way.
#[inline]
fn rough_log2(n: u32) -> f32 {
    (n as f32).to_bits() as f32 / (1u32 << 23) as f32 - 127.0
}

#[cfg(test)]
mod tests {
    use super::*;
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
            (search.tree.memory(), search.path.as_ptr(), search.path.capacity())
        };
        assert_eq!(where_it_is(100), where_it_is(50_000));
    }

    #[test]
    fn a_tree_without_room_still_counts() {
        let rules = Joust::default();
        let view = deal(&rules);
        let mut search = Search::<Joust>::new(Budget::Iterations(2_000));
        search.tree = Tree::with_room(4);
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
        let leads = search.tree.first_child(ROOT);
        for (lead, visits) in
            [leads, leads + 1].into_iter().zip(search.report().lines.iter().map(|l| l.visits))
        {
            let answers: Vec<_> = search.tree.children(lead).map(|(_, node)| *node).collect();
            assert_eq!(answers.len(), 4);
            assert!(answers.iter().all(|answer| answer.chances > answer.visits));
            // The first visit of a lead is its own playout and asks for no answer.
            assert_eq!(answers.iter().map(|answer| answer.chances).sum::<u32>(), 2 * (visits - 1));
            assert_eq!(answers.iter().map(|answer| answer.visits).sum::<u32>(), visits - 1);
        }
    }

    #[test]
    fn the_rough_logarithm_is_near_enough() {
        for n in [1, 2, 3, 5, 64, 100, 1_000, 65_535, 1_000_000, u32::MAX] {
            let (rough, exact) = (rough_log2(n), (n as f32).log2());
            assert!((rough - exact).abs() < 0.09, "{n}: {rough} for {exact}");
        }
    }
}

//! One tree and how it grows: each iteration samples a world, selects a way down the tree, expands it, plays out the
//! rest, and adds the rewards to every node on the way.

use crate::greedy::greedy_move;
use crate::search::Objective;
use crate::tree::{Actor, Node, ROOT, Tree};
use crate::value_net::ValueNet;
use antre_kernel::{Dice, Eye, Guide, MAX_SEATS, Next, Rng, SearchConfig, Seat, choose_first, squash};

/// Room for a path longer than any of our games allows; a longer one would allocate once.
const PATH: usize = 512;

/// A tree with all it takes to grow it. Its memory is allocated once and serves every choice.
pub(crate) struct Worker<R: Guide> {
    pub(crate) config: SearchConfig,
    /// What it maximises instead of [`Guide::reward`].
    pub(crate) objective: Option<Objective>,
    /// What judges positions instead of [`Guide::evaluate`], once it was read.
    pub(crate) net: Option<ValueNet>,
    pub(crate) tree: Tree<R::Move>,
    /// The only move that is tried at the root, where one is to be evaluated by itself.
    pub(crate) only: Option<R::Move>,
    /// The nodes that this iteration came through.
    path: Vec<usize>,
    pub(crate) iterations: u32,
    pub(crate) decisions: u64,
}

/// The child to enter in this world, and the move that leads there.
struct Choice<M> {
    slot: usize,
    m: M,
}

impl<R: Guide> Worker<R> {
    pub(crate) fn new(config: SearchConfig, objective: Option<Objective>, nodes: usize) -> Worker<R> {
        let (tree, path) = (Tree::with_capacity(nodes.max(PATH)), Vec::with_capacity(PATH));
        Worker { config, objective, net: None, tree, only: None, path, iterations: 0, decisions: 0 }
    }

    /// Begins a new tree with the legal moves of the seat, which are the same in every world.
    pub(crate) fn reset(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) {
        if self.config.learned && self.net.is_none() {
            self.net = ValueNet::of(rules);
            // Where nothing was learned the guide judges, and sees best from as far as it was measured.
            if self.net.is_none() && self.config.playout_depth == R::SEARCH.playout_depth {
                self.config.playout_depth = R::SEARCH_0_1.playout_depth;
            }
        }
        let world = rules.sample(view, rng);
        let Worker { tree, config, .. } = self;
        let mut listed = 0;
        rules.moves(&world, seat, &mut |m| {
            if listed == 0 {
                tree.reset(m);
            }
            tree.child(ROOT, Actor::of(seat), m, listed);
            if config.progressive_bias > 0.0 {
                let child = tree.first_child(ROOT) + listed;
                tree.node_mut(child).prior = prior(rules.worth(view, seat, m), config);
            }
            listed += 1;
        });
        self.iterations = 0;
        self.decisions = 0;
    }

    /// Samples one world, takes it down the tree, plays it out and adds the rewards to the nodes on the way.
    pub(crate) fn iterate(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) {
        self.iterations += 1;
        self.path.clear();
        let mut world = rules.sample(view, rng);
        let episode = rules.episode(&world);
        let (mut at, mut actor) = (ROOT, seat);
        while let Some((m, child)) = self.select(rules, &world, at, actor, seat, rng) {
            rules.apply(&mut world, actor, m, &mut ());
            self.decisions += 1;
            if self.tree.node(child).visits == 0 {
                break;
            }
            match settle_chance(rules, &mut world, rng) {
                Some(next) if rules.episode(&world) == episode => {
                    let Some(node) = self.after_chance(child, m, rules.observation(&world)) else { break };
                    (at, actor) = (node, next);
                }
                _ => break,
            }
        }
        let rewards = self.play_out(rules, world, episode, rng);
        for &at in &self.path {
            self.tree.node_mut(at).add_visit(&rewards);
        }
    }

    /// Where the tree goes on after a move and what chance showed then; nothing when the arena is full.
    #[inline]
    fn after_chance(&mut self, child: usize, m: R::Move, observation: u8) -> Option<usize> {
        if observation == 0 {
            return Some(child);
        }
        let slot = self.tree.child(child, Actor::chance(observation), m, 0)?;
        let node = self.tree.first_child(child) + slot;
        self.path.push(node);
        Some(node)
    }

    /// Chooses among the moves that are legal in this world by the highest upper confidence bound. Of the moves that
    /// were never tried only the one with the highest prior takes part: with its first-play urgency if the game has
    /// one, else before all that were tried. Adds to the path, and says where it goes on; nothing when the arena is
    /// full and no child is known here.
    #[inline]
    fn select(
        &mut self,
        rules: &R,
        world: &R::State,
        at: usize,
        actor: Seat,
        observer: Seat,
        rng: &mut Rng,
    ) -> Option<(R::Move, usize)> {
        let Worker { tree, config, .. } = self;
        let now = self.iterations;
        let bias = config.progressive_bias / 255.0;
        let only = self.only.filter(|_| at == ROOT);
        // The moves at the root have had their priors since the reset.
        let wants_priors = bias > 0.0
            && (tree.node(at).is_childless()
                || (at != ROOT && tree.node(at).visits < config.prior_refreshes));
        let width = config.exploration * config.exploration * std::f32::consts::LN_2;
        let mut best: Option<Choice<R::Move>> = None;
        let mut highest = f32::NEG_INFINITY;
        // The move with the highest prior of those that were never tried, and its availability.
        let mut untried: Option<(Choice<R::Move>, u32)> = None;
        let (mut highest_prior, mut equals) = (0, 0);
        let (mut visits, mut total_reward) = (0, 0.0);
        let (mut hint, mut hidden) = (0, false);
        let mut consider = |m: R::Move, worth: Option<i32>| {
            if only.is_some_and(|only| only != m) {
                return;
            }
            hidden |= rules.seen_as(m, actor, Eye::Seat(observer)) != m;
            let Some(slot) = tree.child(at, Actor::of(actor), m, hint) else { return };
            hint = slot + 1;
            let place = tree.first_child(at) + slot;
            let child = tree.node_mut(place);
            if child.availability == 0
                && let Some(worth) = worth
            {
                child.prior = prior(worth, config);
            }
            if child.listed == now {
                return;
            }
            child.listed = now;
            child.availability += 1;
            if child.visits == 0 {
                if equals == 0 || child.prior > highest_prior {
                    (highest_prior, equals) = (child.prior, 0);
                }
                equals += usize::from(child.prior == highest_prior);
                if child.prior == highest_prior && rng.below(equals) == 0 {
                    untried = Some((Choice { slot, m }, child.availability));
                }
                return;
            }
            visits += child.visits;
            total_reward += child.total_reward;
            let part = 1.0 / child.visits as f32;
            let bound = child.total_reward * part
                + (width * approximate_log2(child.availability) * part).sqrt()
                + bias * f32::from(child.prior) * part;
            if bound >= highest {
                highest = bound;
                best = Some(Choice { slot, m });
            }
        };
        if wants_priors {
            rules.moves_with_worth(world, actor, &mut |m, worth| consider(m, Some(worth)));
        } else {
            rules.moves(world, actor, &mut |m| consider(m, None));
        }
        if let Some((choice, availability)) = untried {
            // As if it had been tried once and had brought the mean of its siblings, less the reduction.
            let bound = config.fpu_reduction.filter(|_| visits > 0).map_or(f32::INFINITY, |reduction| {
                total_reward / visits as f32 - reduction
                    + (width * approximate_log2(availability)).sqrt()
                    + bias * f32::from(highest_prior)
            });
            if bound >= highest {
                best = Some(choice);
            }
        }
        let Choice { slot, m } = best?;
        let child = tree.first_child(at) + slot;
        if !hidden || actor == observer {
            self.path.push(child);
            return Some((m, child));
        }
        // The tree goes on from what the searching seat observes; which move it was is private to the actor.
        let observed = rules.seen_as(m, actor, Eye::Seat(observer));
        let observer_slot = tree.child(at, Actor::observer(actor), observed, 0);
        let first = tree.first_child(at);
        self.path.push(first + slot);
        let observer_node = first + observer_slot?;
        self.path.push(observer_node);
        Some((m, observer_node))
    }

    /// Plays on, greedily with the probability the game sets, to the end of the game or episode or to the playout depth,
    /// and gives each seat's reward.
    #[inline]
    fn play_out(&mut self, rules: &R, mut world: R::State, episode: u32, rng: &mut Rng) -> [f32; MAX_SEATS] {
        // Without a depth the count starts where no game ever gets to: one comparison a step either way.
        let mut left = self.config.playout_depth.unwrap_or(u32::MAX);
        loop {
            match rules.next(&world) {
                Next::Seats(seats) if left == 0 || rules.episode(&world) != episode => {
                    return match &mut self.net {
                        Some(net) => net.shares(rules, &world, choose_first(seats)),
                        None => rules.evaluate(&world),
                    };
                }
                Next::Seats(seats) => {
                    let seat = choose_first(seats);
                    let greedy = self.config.greedy_percent as usize;
                    if greedy > 0 && rng.below(100) < greedy {
                        let m = greedy_move(rules, &world, seat, rng);
                        rules.apply(&mut world, seat, m, &mut ());
                    } else {
                        rules.stride(&mut world, seat, rng);
                    }
                    self.decisions += 1;
                    left -= 1;
                }
                Next::Chance => {
                    let roll = rules.roll(&world, rng);
                    rules.settle(&mut world, &roll, &mut ());
                }
                Next::Over => {
                    let outcome = rules.outcome(&world);
                    let mut rewards = [0.0; MAX_SEATS];
                    for seat in Seat::all(rules.seats()) {
                        rewards[seat.index()] = match self.objective {
                            Some(objective) => objective(&outcome, seat),
                            None => rules.reward(&outcome, seat),
                        };
                    }
                    return rewards;
                }
            }
        }
    }

    /// The moves of the position asked about with their nodes, in the order in which they were listed.
    pub(crate) fn root_moves(&self) -> impl Iterator<Item = (R::Move, &Node)> {
        self.tree.children(ROOT)
    }

    /// Whether the move that was visited most stays so, with so many iterations left.
    pub(crate) fn is_decided(&self, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for (_, node) in self.root_moves() {
            (most, second) =
                if node.visits > most { (node.visits, most) } else { (most, second.max(node.visits)) };
        }
        most - second > left
    }

    /// Where its memory is; it stays there as long as nothing is allocated.
    #[cfg(test)]
    pub(crate) fn memory(&self) -> impl PartialEq + std::fmt::Debug + use<R> {
        (self.tree.memory().0 as usize, self.tree.memory().1 as usize, self.path.as_ptr() as usize)
    }
}

/// The prior that a worth makes, from 0 to 255.
#[inline]
fn prior(worth: i32, config: &SearchConfig) -> u8 {
    (squash(worth as f32 / config.prior_scale) * 255.0) as u8
}

/// Lets chance decide until a seat is to act, and says which; nobody when the game is over.
#[inline]
fn settle_chance<R: Guide>(rules: &R, world: &mut R::State, rng: &mut Rng) -> Option<Seat> {
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

/// The logarithm to base 2, linear between powers of two: off by less than 0.09, the same on every machine, and cheap
/// enough to compute for every child on the way.
#[inline]
fn approximate_log2(n: u32) -> f32 {
    (n as f32).to_bits() as f32 / (1u32 << 23) as f32 - 127.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::{Rules as _, SeatSet};
    use antre_testkit::tiny::scripted::{Scripted, State};

    /// A, B and C pick one after the other, unseen.
    const UNSEEN: Scripted = Scripted {
        seats: 3,
        secret: true,
        next: |s| match s.picks {
            [None, ..] => Next::seat(Seat::A),
            [_, None, ..] => Next::seat(Seat::B),
            [_, _, None, ..] => Next::seat(Seat::new(2)),
            _ => Next::Over,
        },
        choices: |_, _| 3,
        winners: |s| SeatSet::one(if s.picks[1] == s.picks[2] { Seat::B } else { Seat::A }),
    };

    #[test]
    fn what_is_not_seen_leads_to_one_node() {
        let view = UNSEEN.view(&State::default(), Eye::Seat(Seat::A));
        let mut worker = Worker::<Scripted>::new(SearchConfig::PLAIN, None, 1_000);
        let mut rng = Rng::new(1);
        worker.reset(&UNSEEN, Seat::A, &view, &mut rng);
        (0..300).for_each(|_| worker.iterate(&UNSEEN, Seat::A, &view, &mut rng));
        for pick in 0..3 {
            let answers = worker.tree.first_child(ROOT) + pick;
            let first = worker.tree.first_child(answers);
            let families: Vec<(usize, u32)> = (first..first + 4)
                .map(|at| (worker.tree.children(at).count(), worker.tree.node(at).visits))
                .collect();
            assert_eq!(worker.tree.children(answers).count(), 4, "three picks and one observer node");
            assert_eq!(families.iter().filter(|(children, _)| *children > 0).count(), 1, "{families:?}");
            let observer = families.iter().find(|(children, _)| *children > 0).unwrap().1;
            assert_eq!(observer * 2, families.iter().map(|(_, visits)| visits).sum::<u32>(), "{families:?}");
        }
    }

    /// A alone picks, and wins whatever it picks.
    const IDLE: Scripted = Scripted {
        seats: 2,
        secret: false,
        next: |s| if s.picks[0].is_none() { Next::seat(Seat::A) } else { Next::Over },
        choices: |_, _| 3,
        winners: |_| SeatSet::one(Seat::A),
    };

    #[test]
    fn with_first_play_urgency_a_move_waits_until_it_was_passed_over_often() {
        let tried = |fpu_reduction, iterations| {
            let view = IDLE.view(&State::default(), Eye::Seat(Seat::A));
            let config = SearchConfig { exploration: 0.1, fpu_reduction, ..SearchConfig::PLAIN };
            let mut worker = Worker::<Scripted>::new(config, None, 1_000);
            let mut rng = Rng::new(1);
            worker.reset(&IDLE, Seat::A, &view, &mut rng);
            (0..iterations).for_each(|_| worker.iterate(&IDLE, Seat::A, &view, &mut rng));
            worker.root_moves().filter(|(_, node)| node.visits > 0).count()
        };
        assert_eq!(tried(None, 3), 3, "each once before any twice");
        assert_eq!(tried(Some(0.2), 10), 1);
        assert_eq!(tried(Some(0.2), 1_000), 3);
    }

    #[test]
    fn the_approximate_logarithm_is_near_enough() {
        for n in [1, 2, 3, 5, 64, 100, 1_000, 65_535, 1_000_000, u32::MAX] {
            let (near, exact) = (approximate_log2(n), (n as f32).log2());
            assert!((near - exact).abs() < 0.09, "{n}: {near} for {exact}");
        }
    }
}

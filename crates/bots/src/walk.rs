//! One tree and the way down it: sample a world, choose along the tree, add what is ripe, simulate the rest, remember.

use crate::greedy::best_looking;
use crate::search::Aim;
use crate::tree::{Actor, Node, ROOT, Tree};
use antre_kernel::{Dice, Eye, Guide, MAX_SEATS, Next, Rng, Seat, Sense, choose_first, squash};

/// A way down longer than any game of the house allows; one that were longer would make room for itself once.
const DEPTH: usize = 512;

/// A tree with all it takes to grow it. Its memory is made once and serves every choice.
pub(crate) struct Walker<R: Guide> {
    pub(crate) sense: Sense,
    /// What it is after instead of what its game says.
    pub(crate) aim: Option<Aim>,
    pub(crate) tree: Tree<R::Move>,
    /// The only move that is tried first, where one is to be weighed by itself.
    pub(crate) only: Option<R::Move>,
    /// The nodes of this iteration's way down.
    path: Vec<usize>,
    pub(crate) iterations: u32,
    pub(crate) decisions: u64,
}

/// The child to be entered in this world, and the move that does it.
struct Choice<M> {
    slot: usize,
    m: M,
}

impl<R: Guide> Walker<R> {
    pub(crate) fn new(sense: Sense, aim: Option<Aim>, nodes: usize) -> Walker<R> {
        let tree = Tree::with_room(nodes.max(DEPTH));
        Walker { sense, aim, tree, only: None, path: Vec::with_capacity(DEPTH), iterations: 0, decisions: 0 }
    }

    /// Begins a new tree with the legal moves of the seat, which are the same in every world.
    pub(crate) fn plant(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) {
        let world = rules.sample(view, rng);
        let Walker { tree, sense, .. } = self;
        let mut listed = 0;
        rules.moves(&world, seat, &mut |m| {
            if listed == 0 {
                tree.reset(m);
            }
            tree.child(ROOT, Actor::of(seat), m, listed);
            if sense.trust > 0.0 {
                let child = tree.first_child(ROOT) + listed;
                tree.node_mut(child).promise = promise(rules.worth(view, seat, m), sense);
            }
            listed += 1;
        });
        self.iterations = 0;
        self.decisions = 0;
    }

    /// Samples one world, walks it down the tree and beyond, and remembers how it ended.
    pub(crate) fn iterate(&mut self, rules: &R, seat: Seat, view: &R::View, rng: &mut Rng) {
        self.iterations += 1;
        self.path.clear();
        let mut world = rules.sample(view, rng);
        let chapter = rules.chapter(&world);
        let (mut at, mut actor) = (ROOT, seat);
        while let Some((m, child)) = self.select(rules, &world, at, actor, seat, rng) {
            rules.apply(&mut world, actor, m, &mut ());
            self.decisions += 1;
            if self.tree.node(child).visits == 0 {
                break;
            }
            match settle_chance(rules, &mut world, rng) {
                Some(next) if rules.chapter(&world) == chapter => {
                    let Some(behind) = self.behind_chance(child, m, rules.omen(&world)) else { break };
                    (at, actor) = (behind, next);
                }
                _ => break,
            }
        }
        let brought = self.simulate(rules, world, chapter, rng);
        for &at in &self.path {
            self.tree.node_mut(at).count(&brought);
        }
    }

    /// Where the tree goes on after a move and what chance showed then; nothing when the arena is full.
    #[inline]
    fn behind_chance(&mut self, child: usize, m: R::Move, omen: u8) -> Option<usize> {
        if omen == 0 {
            return Some(child);
        }
        let slot = self.tree.child(child, Actor::omen(omen), m, 0)?;
        let behind = self.tree.first_child(child) + slot;
        self.path.push(behind);
        Some(behind)
    }

    /// Chooses among the moves that are legal in this world by the highest upper confidence bound. The most promising of
    /// those that were never tried is weighed with them if the game says with how much doubt, else it comes first.
    /// Writes the way down, and says where it goes on; nothing when the arena is full and no child is known here.
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
        let Walker { tree, sense, .. } = self;
        let now = self.iterations;
        let trust = sense.trust / 255.0;
        let only = self.only.filter(|_| at == ROOT);
        // The root was asked when it was planted.
        let asking = trust > 0.0
            && (tree.node(at).is_childless() || (at != ROOT && tree.node(at).visits < sense.asks));
        let width = sense.exploration * sense.exploration * std::f32::consts::LN_2;
        let mut best: Option<Choice<R::Move>> = None;
        let mut highest = f32::NEG_INFINITY;
        // The most promising of those that were never tried, and how often it could have been.
        let mut hope: Option<(Choice<R::Move>, u32)> = None;
        let (mut most, mut equals) = (0, 0);
        let (mut visits, mut total) = (0, 0.0);
        let (mut hint, mut veiled) = (0, false);
        let mut look = |m: R::Move, worth: Option<i32>| {
            if only.is_some_and(|only| only != m) {
                return;
            }
            veiled |= rules.seen_as(m, actor, Eye::Seat(observer)) != m;
            let Some(slot) = tree.child(at, Actor::of(actor), m, hint) else { return };
            hint = slot + 1;
            let place = tree.first_child(at) + slot;
            let child = tree.node_mut(place);
            if child.chances == 0
                && let Some(worth) = worth
            {
                child.promise = promise(worth, sense);
            }
            if child.listed == now {
                return;
            }
            child.listed = now;
            child.chances += 1;
            if child.visits == 0 {
                if equals == 0 || child.promise > most {
                    (most, equals) = (child.promise, 0);
                }
                equals += usize::from(child.promise == most);
                if child.promise == most && rng.below(equals) == 0 {
                    hope = Some((Choice { slot, m }, child.chances));
                }
                return;
            }
            visits += child.visits;
            total += child.total;
            let part = 1.0 / child.visits as f32;
            let bound = child.total * part
                + (width * rough_log2(child.chances) * part).sqrt()
                + trust * f32::from(child.promise) * part;
            if bound >= highest {
                highest = bound;
                best = Some(Choice { slot, m });
            }
        };
        // Moves that only worlds allow which come after the asking begin in the middle.
        if asking {
            rules.appraise(world, actor, &mut |m, worth| look(m, Some(worth)));
        } else {
            rules.moves(world, actor, &mut |m| look(m, None));
        }
        if let Some((untried, chances)) = hope {
            // As if it had been tried once and had brought what its brothers bring, less the doubt.
            let bound = sense.doubt.filter(|_| visits > 0).map_or(f32::INFINITY, |doubt| {
                total / visits as f32 - doubt + (width * rough_log2(chances)).sqrt() + trust * f32::from(most)
            });
            if bound >= highest {
                best = Some(untried);
            }
        }
        let Choice { slot, m } = best?;
        let child = tree.first_child(at) + slot;
        if !veiled || actor == observer {
            self.path.push(child);
            return Some((m, child));
        }
        // What the searcher sees of the move is where its knowledge goes on; which move it was is the actor's affair.
        let seen = rules.seen_as(m, actor, Eye::Seat(observer));
        let face = tree.child(at, Actor::face(actor), seen, 0);
        let first = tree.first_child(at);
        self.path.push(first + slot);
        let face = first + face?;
        self.path.push(face);
        Some((m, face))
    }

    /// Plays on, more or less wittily, to the end of the game or chapter, or as far as is looked ahead, and says what it brings
    /// each seat.
    #[inline]
    fn simulate(&mut self, rules: &R, mut world: R::State, chapter: u32, rng: &mut Rng) -> [f32; MAX_SEATS] {
        let mut left = self.sense.horizon.unwrap_or(u32::MAX);
        loop {
            match rules.next(&world) {
                Next::Seats(_) if left == 0 || rules.chapter(&world) != chapter => {
                    return rules.judge(&world);
                }
                Next::Seats(seats) => {
                    let seat = choose_first(seats);
                    if self.sense.wit > 0 && rng.below(100) < self.sense.wit as usize {
                        let m = best_looking(rules, &world, seat, rng);
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
                    let mut brought = [0.0; MAX_SEATS];
                    for seat in Seat::all(rules.seats()) {
                        let prize = |aim: Aim| aim(&outcome, seat);
                        brought[seat.index()] = self.aim.map_or_else(|| rules.prize(&outcome, seat), prize);
                    }
                    return brought;
                }
            }
        }
    }

    /// The moves of the position asked about with what is known of them, in the order in which they were listed.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (R::Move, &Node)> {
        self.tree.children(ROOT)
    }

    /// Where its memory is; it stays there as long as nothing is allocated.
    #[cfg(test)]
    pub(crate) fn memory(&self) -> impl PartialEq + std::fmt::Debug + use<R> {
        (self.tree.memory().0 as usize, self.tree.memory().1 as usize, self.path.as_ptr() as usize)
    }
}

/// A worth as a promise between 0 and 255.
#[inline]
fn promise(worth: i32, sense: &Sense) -> u8 {
    (squash(worth as f32 / sense.clear) * 255.0) as u8
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

/// The logarithm to base 2, straight lines between powers of two: off by less than 0.09, the same on every
/// machine, and cheap enough to be taken for every child on the way.
#[inline]
fn rough_log2(n: u32) -> f32 {
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
        let mut walker = Walker::<Scripted>::new(Sense::PLAIN, None, 1_000);
        let mut rng = Rng::new(1);
        walker.plant(&UNSEEN, Seat::A, &view, &mut rng);
        (0..300).for_each(|_| walker.iterate(&UNSEEN, Seat::A, &view, &mut rng));
        for pick in 0..3 {
            let answers = walker.tree.first_child(ROOT) + pick;
            let first = walker.tree.first_child(answers);
            let families: Vec<(usize, u32)> = (first..first + 4)
                .map(|at| (walker.tree.children(at).count(), walker.tree.node(at).visits))
                .collect();
            assert_eq!(walker.tree.children(answers).count(), 4, "three picks and one face");
            assert_eq!(families.iter().filter(|(children, _)| *children > 0).count(), 1, "{families:?}");
            let face = families.iter().find(|(children, _)| *children > 0).unwrap().1;
            assert_eq!(face * 2, families.iter().map(|(_, visits)| visits).sum::<u32>(), "{families:?}");
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
    fn with_doubt_a_move_waits_until_enough_was_passed_over() {
        let tried = |doubt, iterations| {
            let view = IDLE.view(&State::default(), Eye::Seat(Seat::A));
            let sense = Sense { exploration: 0.1, doubt, ..Sense::PLAIN };
            let mut walker = Walker::<Scripted>::new(sense, None, 1_000);
            let mut rng = Rng::new(1);
            walker.plant(&IDLE, Seat::A, &view, &mut rng);
            (0..iterations).for_each(|_| walker.iterate(&IDLE, Seat::A, &view, &mut rng));
            walker.lines().filter(|(_, node)| node.visits > 0).count()
        };
        assert_eq!(tried(None, 3), 3, "each once before any twice");
        assert_eq!(tried(Some(0.2), 10), 1);
        assert_eq!(tried(Some(0.2), 1_000), 3);
    }

    #[test]
    fn the_rough_logarithm_is_near_enough() {
        for n in [1, 2, 3, 5, 64, 100, 1_000, 65_535, 1_000_000, u32::MAX] {
            let (rough, exact) = (rough_log2(n), (n as f32).log2());
            assert!((rough - exact).abs() < 0.09, "{n}: {rough} for {exact}");
        }
    }
}

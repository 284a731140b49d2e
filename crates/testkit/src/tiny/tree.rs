//! A tiny game spelt out in full: every deal, every line, every information set, and the exact play of it.

use super::Tiny;
use antre_kernel::{Eye, Next, Rules, Seat};

/// All that a seat cannot tell apart, told by equal views.
#[derive(Debug)]
pub struct InfoSet<R: Rules> {
    /// Who is to act.
    pub seat: Seat,
    /// What that seat knows.
    pub view: R::View,
    /// What it may do.
    pub moves: Vec<R::Move>,
    /// The nodes it may be at.
    nodes: Vec<usize>,
}

enum Node {
    /// Chance takes each way alike.
    Chance(Vec<usize>),
    /// A seat chooses; the ways are in the order of the set's moves.
    Choice { set: usize, ways: Vec<usize> },
    /// Over, with these points for seat A.
    End(f64),
}

/// How each information set is played: one probability a move.
pub type Profile = Vec<Vec<f64>>;

/// What seat A is sure of and what it can at most hope for, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// What A's part of a profile wins against the best answer.
    pub low: f64,
    /// What the best answer wins against B's part.
    pub high: f64,
}

/// A whole game for two, in which one seat's points are the other's loss.
pub struct Tree<R: Rules> {
    nodes: Vec<Node>,
    sets: Vec<InfoSet<R>>,
    root: usize,
}

impl<R: Tiny> Tree<R> {
    /// Spells the game out.
    ///
    /// # Panics
    /// If the game is not for two, its points do not add up to nothing, or a seat's legal moves do not follow
    /// from its view.
    pub fn of(rules: &R) -> Tree<R> {
        assert_eq!(rules.seats(), 2);
        let mut tree = Tree { nodes: Vec::new(), sets: Vec::new(), root: 0 };
        tree.root = tree.grow(rules, &rules.start());
        tree
    }

    fn grow(&mut self, rules: &R, s: &R::State) -> usize {
        let after = |change: &dyn Fn(&mut R::State)| {
            let mut next = s.clone();
            change(&mut next);
            next
        };
        let node = match rules.next(s) {
            Next::Over => {
                let outcome = rules.outcome(s);
                assert_eq!(outcome.points(Seat::A), -outcome.points(Seat::B));
                Node::End(f64::from(outcome.points(Seat::A)))
            }
            Next::Chance => {
                let rolls = rules.rolls(s);
                let worlds = rolls.iter().map(|roll| after(&|next| rules.settle(next, roll, &mut ())));
                Node::Chance(worlds.map(|world| self.grow(rules, &world)).collect())
            }
            Next::Seats(seats) => {
                let seat = antre_kernel::choose_first(seats);
                let set = self.set_of(rules, s, seat);
                let moves = self.sets[set].moves.clone();
                let worlds = moves.iter().map(|&m| after(&|next| rules.apply(next, seat, m, &mut ())));
                let ways = worlds.map(|world| self.grow(rules, &world)).collect();
                self.sets[set].nodes.push(self.nodes.len());
                Node::Choice { set, ways }
            }
        };
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn set_of(&mut self, rules: &R, s: &R::State, seat: Seat) -> usize {
        let view = rules.view(s, Eye::Seat(seat));
        let mut moves = Vec::new();
        rules.moves(s, seat, &mut |m| moves.push(m));
        if let Some(at) = self.sets.iter().position(|set| set.seat == seat && set.view == view) {
            assert_eq!(self.sets[at].moves, moves, "legal moves follow from the view");
            return at;
        }
        self.sets.push(InfoSet { seat, view, moves, nodes: Vec::new() });
        self.sets.len() - 1
    }
}

impl<R: Rules> Tree<R> {
    /// Every information set, in the order they are first met.
    pub fn sets(&self) -> &[InfoSet<R>] {
        &self.sets
    }

    /// Every move as likely as the next.
    pub fn uniform(&self) -> Profile {
        self.sets.iter().map(|set| vec![1.0 / set.moves.len() as f64; set.moves.len()]).collect()
    }

    /// What seat A wins on average under a profile.
    pub fn value(&self, profile: &Profile) -> f64 {
        self.node_value(self.root, profile)
    }

    /// What each move of each set is worth to the seat that acts, weighed by how likely chance and the other
    /// seat make the set, with everybody following the profile afterwards.
    pub fn move_values(&self, profile: &Profile) -> Vec<Vec<f64>> {
        self.weights(profile).moves
    }

    fn weights(&self, profile: &Profile) -> Weights {
        let mut weights = Weights { moves: self.zeros(), own: vec![0.0; self.sets.len()] };
        self.weigh(self.root, profile, Reach { chance: 1.0, own: [1.0; 2] }, &mut weights);
        weights
    }

    fn zeros(&self) -> Vec<Vec<f64>> {
        self.sets.iter().map(|set| vec![0.0; set.moves.len()]).collect()
    }

    /// What each move of a set is worth in each node the set cannot tell apart; a row a node.
    pub fn values_by_world(&self, set: usize, profile: &Profile) -> Vec<Vec<f64>> {
        let sign = sign(self.sets[set].seat);
        let rows = self.sets[set].nodes.iter().filter_map(|&node| match &self.nodes[node] {
            Node::Choice { ways, .. } => Some(ways),
            Node::Chance(_) | Node::End(_) => None,
        });
        rows.map(|ways| ways.iter().map(|&way| sign * self.node_value(way, profile)).collect()).collect()
    }

    /// Plays the game against itself until regret is gone (CFR+): the averages approach exact play.
    pub fn solve(&self, rounds: u32) -> Profile {
        let mut regrets = self.zeros();
        let mut average = self.zeros();
        let mut profile = self.uniform();
        for round in 1..=rounds {
            for learner in [Seat::A, Seat::B] {
                let weights = self.weights(&profile);
                for (set, _) in self.sets.iter().enumerate().filter(|(_, info)| info.seat == learner) {
                    // Later rounds weigh more; a set the seat seldom lets itself reach weighs less.
                    let weight = f64::from(round) * weights.own[set];
                    average[set].iter_mut().zip(&profile[set]).for_each(|(sum, p)| *sum += weight * p);
                    let values = &weights.moves[set];
                    let mean: f64 = profile[set].iter().zip(values).map(|(p, v)| p * v).sum();
                    for (regret, value) in regrets[set].iter_mut().zip(values) {
                        *regret = (*regret + value - mean).max(0.0);
                    }
                    profile[set] = normalised(&regrets[set]);
                }
            }
        }
        average.iter().map(|row| normalised(row)).collect()
    }

    /// What the best answers to a profile make of it; the value of the game lies between the two.
    pub fn bounds(&self, profile: &Profile) -> Bounds {
        Bounds {
            low: self.value(&self.best_answer(Seat::B, profile)),
            high: self.value(&self.best_answer(Seat::A, profile)),
        }
    }

    /// The profile with one seat's part replaced by its best answer to the other's.
    pub fn best_answer(&self, seat: Seat, profile: &Profile) -> Profile {
        let mut answer = profile.clone();
        // A sweep makes the sets next to the end right, the following sweep those before them, and so on.
        loop {
            let values = self.move_values(&answer);
            let before = answer.clone();
            for (set, _) in self.sets.iter().enumerate().filter(|(_, info)| info.seat == seat) {
                let best = best_of(&values[set]);
                answer[set].iter_mut().enumerate().for_each(|(at, p)| *p = f64::from(u8::from(at == best)));
            }
            if answer == before {
                return answer;
            }
        }
    }

    fn node_value(&self, node: usize, profile: &Profile) -> f64 {
        match &self.nodes[node] {
            Node::End(points) => *points,
            Node::Chance(ways) => {
                ways.iter().map(|&way| self.node_value(way, profile)).sum::<f64>() / ways.len() as f64
            }
            Node::Choice { set, ways } => {
                ways.iter().zip(&profile[*set]).map(|(&way, p)| p * self.node_value(way, profile)).sum()
            }
        }
    }

    fn weigh(&self, node: usize, profile: &Profile, reach: Reach, weights: &mut Weights) -> f64 {
        match &self.nodes[node] {
            Node::End(points) => *points,
            Node::Chance(ways) => {
                let part = 1.0 / ways.len() as f64;
                let reach = Reach { chance: reach.chance * part, ..reach };
                ways.iter().map(|&way| part * self.weigh(way, profile, reach, weights)).sum()
            }
            Node::Choice { set, ways } => {
                let seat = self.sets[*set].seat;
                let others = reach.chance * reach.own[seat.other().index()];
                weights.own[*set] = reach.own[seat.index()];
                let mut mean = 0.0;
                for (at, (&way, p)) in ways.iter().zip(&profile[*set]).enumerate() {
                    let mut behind = reach;
                    behind.own[seat.index()] *= p;
                    let value = self.weigh(way, profile, behind, weights);
                    weights.moves[*set][at] += sign(seat) * others * value;
                    mean += p * value;
                }
                mean
            }
        }
    }
}

/// How likely a node is made by chance and by each seat.
#[derive(Clone, Copy)]
struct Reach {
    chance: f64,
    own: [f64; 2],
}

/// What a walk through the tree finds out about each set.
struct Weights {
    /// What each move is worth, weighed by how likely chance and the other seat make it.
    moves: Vec<Vec<f64>>,
    /// How likely the seat's own play makes the set.
    own: Vec<f64>,
}

/// Shares of a row; even where there is nothing to share.
fn normalised(row: &[f64]) -> Vec<f64> {
    let total: f64 = row.iter().sum();
    row.iter().map(|part| if total > 0.0 { part / total } else { 1.0 / row.len() as f64 }).collect()
}

/// Points are counted for seat A.
fn sign(seat: Seat) -> f64 {
    if seat == Seat::A { 1.0 } else { -1.0 }
}

/// Where the highest value is; the first of several.
pub fn best_of(values: &[f64]) -> usize {
    (1..values.len()).fold(0, |best, at| if values[at] > values[best] { at } else { best })
}

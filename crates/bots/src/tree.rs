//! The arena the search tree lives in: one block of memory, made once, with siblings side by side.

use antre_kernel::{MAX_SEATS, Seat};
use std::ops::Range;

/// Where the node of the position asked about is.
pub(crate) const ROOT: usize = 0;

const NOWHERE: u32 = u32::MAX;
/// The most children a node may have, as a power of two.
const CLASSES: usize = 16;

/// What a move led to: the edge and the node behind it in one. The move itself is kept apart, so that looking
/// for it among siblings reads little memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// How often it was tried.
    pub(crate) visits: u32,
    /// How often it could have been tried (the availability count): not every world allows every move.
    pub(crate) availability: u32,
    /// The sum of its rewards to the seat that made the move.
    pub(crate) total_reward: f32,
    /// The last iteration in which it was listed as legal.
    pub(crate) listed: u32,
    /// Where its children begin; in a block given back, where the next such block is.
    first: u32,
    /// How many children it has; they have room to become the next power of two.
    children: u16,
    /// Who made the move, and whether this is the move itself or what the searching seat observes of it.
    actor: Actor,
    /// How good the move looks to the game's guide, from 0 to 255.
    pub(crate) prior: u8,
}

/// What leads to a node: a seat's move, what the searching seat observes of a hidden move of that seat (an observer
/// node), or chance with what it showed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Actor(u8);

impl Actor {
    const OBSERVER: u8 = 8;
    const CHANCE: u8 = 64;

    /// A move of this seat.
    #[inline]
    pub(crate) const fn of(seat: Seat) -> Actor {
        Actor(seat.index() as u8)
    }

    /// The observer node of the hidden moves of this seat that look alike.
    #[inline]
    pub(crate) const fn observer(seat: Seat) -> Actor {
        Actor(seat.index() as u8 | Actor::OBSERVER)
    }

    /// Chance, with what it showed.
    #[inline]
    pub(crate) const fn chance(observation: u8) -> Actor {
        Actor(observation | Actor::CHANCE)
    }

    #[inline]
    const fn seat(self) -> usize {
        (self.0 & (Actor::OBSERVER - 1)) as usize
    }
}

impl Node {
    const fn new(actor: Actor) -> Node {
        Node {
            visits: 0,
            availability: 0,
            total_reward: 0.0,
            listed: 0,
            first: 0,
            children: 0,
            actor,
            prior: 128,
        }
    }

    /// Counts one more visit and its rewards.
    #[inline]
    pub(crate) fn add_visit(&mut self, rewards: &[f32; MAX_SEATS]) {
        self.visits += 1;
        self.total_reward += rewards[self.actor.seat() % MAX_SEATS];
    }

    /// Whether no move from here is known yet.
    #[inline]
    pub(crate) fn is_childless(&self) -> bool {
        self.children == 0
    }

    fn block(&self) -> Range<usize> {
        let first = self.first as usize;
        first..first + usize::from(self.children)
    }
}

/// A tree in an arena of fixed size. When it is full it stops growing and goes on counting.
pub(crate) struct Tree<M> {
    nodes: Vec<Node>,
    /// The move of each node, as the searching seat perceives it.
    keys: Vec<M>,
    limit: usize,
    /// Blocks that were outgrown, by the power of two they have room for.
    outgrown: [u32; CLASSES],
}

impl<M: Copy + Eq> Tree<M> {
    /// An arena for that many nodes. The system gives the memory page by page, when it is first used.
    pub(crate) fn with_capacity(limit: usize) -> Tree<M> {
        let limit = limit.clamp(1, NOWHERE as usize);
        let (nodes, keys) = (Vec::with_capacity(limit), Vec::with_capacity(limit));
        Tree { nodes, keys, limit, outgrown: [NOWHERE; CLASSES] }
    }

    /// Forgets everything but the memory. The root needs some move to fill its key, which nobody reads.
    pub(crate) fn reset(&mut self, filler: M) {
        self.nodes.clear();
        self.keys.clear();
        self.nodes.push(Node::new(Actor::of(Seat::A)));
        self.keys.push(filler);
        self.outgrown = [NOWHERE; CLASSES];
    }

    /// How much of the arena is used.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(crate) fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    #[inline]
    pub(crate) fn node_mut(&mut self, at: usize) -> &mut Node {
        &mut self.nodes[at]
    }

    /// Where the children of a node begin. Adding a child may move them.
    #[inline]
    pub(crate) fn first_child(&self, parent: usize) -> usize {
        self.nodes[parent].first as usize
    }

    /// The children of a node with their moves.
    pub(crate) fn children(&self, parent: usize) -> impl Iterator<Item = (M, &Node)> {
        let block = self.nodes.get(parent).map_or(0..0, Node::block);
        self.keys[block.clone()].iter().copied().zip(&self.nodes[block])
    }

    /// Which child of a node stands for this move of this seat; it is added if there is none and still room.
    ///
    /// The search begins at `hint`: rules list moves in a steady order, so the child wanted is nearly always
    /// the one after the last.
    #[inline]
    pub(crate) fn child(&mut self, parent: usize, actor: Actor, key: M, hint: usize) -> Option<usize> {
        let block = self.nodes[parent].block();
        let keys = &self.keys[block.clone()];
        let same = |other: &M| *other == key;
        let (before, after) = keys.split_at(hint.min(keys.len()));
        let found = match after.iter().position(same) {
            Some(at) => Some(before.len() + at),
            None => before.iter().position(same),
        };
        match found {
            Some(at) if self.nodes[block.start + at].actor == actor => Some(at),
            Some(_) => self.child_of(parent, actor, key),
            None => self.add(parent, Node::new(actor), key),
        }
    }

    /// The same where another seat has a child with this move too: who acts may depend on the world.
    #[cold]
    fn child_of(&mut self, parent: usize, actor: Actor, key: M) -> Option<usize> {
        let found = self.children(parent).position(|(other, node)| other == key && node.actor == actor);
        found.or_else(|| self.add(parent, Node::new(actor), key))
    }

    fn add(&mut self, parent: usize, child: Node, key: M) -> Option<usize> {
        let Node { first, children, .. } = self.nodes[parent];
        let len = usize::from(children);
        let mut first = first as usize;
        if len == 0 {
            first = self.nodes.len();
            self.extend(1, child, key)?;
        } else if len.is_power_of_two() {
            first = self.make_room(first, len, child, key)?;
        }
        self.nodes[first + len] = child;
        self.keys[first + len] = key;
        self.nodes[parent].first = first as u32;
        self.nodes[parent].children = children + 1;
        Some(len)
    }

    /// Doubles a full block: where it stands if it is the last, else by moving it.
    fn make_room(&mut self, first: usize, len: usize, filler: Node, key: M) -> Option<usize> {
        if first + len == self.nodes.len() {
            self.extend(len, filler, key)?;
            return Some(first);
        }
        let class = len.trailing_zeros() as usize;
        let recycled = *self.outgrown.get(class + 1)?;
        let to = if recycled == NOWHERE {
            self.extend(2 * len, filler, key)?
        } else {
            self.outgrown[class + 1] = self.nodes[recycled as usize].first;
            recycled as usize
        };
        self.nodes.copy_within(first..first + len, to);
        self.keys.copy_within(first..first + len, to);
        self.nodes[first].first = self.outgrown[class];
        self.outgrown[class] = first as u32;
        Some(to)
    }

    fn extend(&mut self, by: usize, filler: Node, key: M) -> Option<usize> {
        let from = self.nodes.len();
        (from + by <= self.limit).then(|| {
            self.nodes.resize(from + by, filler);
            self.keys.resize(from + by, key);
            from
        })
    }

    /// Where the memory is; it stays there as long as nothing is allocated.
    #[cfg(test)]
    pub(crate) fn memory(&self) -> (*const Node, *const M) {
        (self.nodes.as_ptr(), self.keys.as_ptr())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Actor = Actor::of(Seat::A);
    const B: Actor = Actor::of(Seat::B);

    #[test]
    fn a_node_is_half_a_cache_line() {
        assert_eq!(size_of::<Node>(), 24, "and 8 bytes for the move");
    }

    /// Families grow two at a time, so that blocks stand in each other's way, move, and are used again.
    #[test]
    fn children_keep_their_place_and_their_counts_as_blocks_move() {
        const FAMILIES: u32 = 40;
        const SIZE: u32 = 60;
        let mut tree = Tree::<u32>::with_capacity(100_000);
        tree.reset(0);
        for parent in 0..FAMILIES {
            tree.child(ROOT, A, parent, 0);
        }
        for pair in (0..FAMILIES).step_by(2) {
            for (key, parent) in (0..SIZE).flat_map(|key| [(key, pair), (key, pair + 1)]) {
                let at = tree.first_child(ROOT) + parent as usize;
                let slot = tree.child(at, B, key * 100 + parent, 0).unwrap();
                assert_eq!(slot, key as usize);
                let child = tree.first_child(at) + slot;
                tree.node_mut(child).visits = key + parent;
            }
        }
        let used = tree.len();
        for parent in 0..FAMILIES {
            let at = tree.first_child(ROOT) + parent as usize;
            assert_eq!(tree.children(at).count(), SIZE as usize);
            for (n, (key, child)) in (0..SIZE).zip(tree.children(at)) {
                assert_eq!((key, child.visits), (n * 100 + parent, n + parent));
            }
            for key in 0..SIZE {
                for hint in [0, 7, 59, 60, 1_000] {
                    assert_eq!(tree.child(at, B, key * 100 + parent, hint), Some(key as usize));
                }
            }
        }
        assert_eq!(tree.len(), used, "what is there is found, not added");
        // A family that grows to 64 outgrows 63 more on its way.
        let wasteful = FAMILIES as usize * 127;
        assert!(used < wasteful * 3 / 4, "outgrown blocks are used again: {used} of {wasteful}");
    }

    #[test]
    fn the_same_move_of_another_seat_is_another_child() {
        let mut tree = Tree::<u32>::with_capacity(10);
        tree.reset(0);
        assert_eq!(tree.child(ROOT, A, 5, 0), Some(0));
        assert_eq!(tree.child(ROOT, B, 5, 0), Some(1));
        assert_eq!(tree.child(ROOT, Actor::observer(Seat::A), 5, 0), Some(2));
    }

    #[test]
    fn a_full_arena_refuses_and_stays_whole() {
        let mut tree = Tree::<u32>::with_capacity(12);
        tree.reset(0);
        let kept = (0..20).filter(|&key| tree.child(ROOT, A, key, 0).is_some()).count();
        assert_eq!(kept, 8);
        assert!(tree.len() <= 12);
        assert_eq!(tree.child(ROOT, A, 3, 0), Some(3));
    }
}

//! How a game describes a position in numbers, for judgement that is learned and for programs that learn.

use crate::{Rules, Seat};

/// A position as a sparse vector: features by their number, each with a small whole value; what is not said is 0.
///
/// It is an optional ability: a game that has none describes nothing, and its guide judges.
pub trait Encode: Rules {
    /// How many features there are; 0 for a game that does not describe itself.
    const FEATURES: usize = 0;
    /// What was learned, as `antre lab learn` wrote it; empty if nothing was.
    const LEARNED: &'static str = "";

    /// Whether what was learned holds for this game as it was built: a pack with other cards may be too far from what
    /// was played to learn it.
    fn is_learned(&self) -> bool {
        !Self::LEARNED.is_empty()
    }

    /// The seat by which a game of two is judged when this one is to move: itself, or one side where roles differ.
    fn valued_seat(&self, mover: Seat) -> Seat {
        mover
    }

    /// Describes an imagined world as it concerns a seat. Values stay within ±63, and no feature is said twice.
    fn encode(&self, _: &Self::State, _: Seat, _: &mut impl FnMut(usize, i16)) {}

    /// Describes what an eye knows as it concerns a seat: the same features, without those that tell what is hidden.
    /// So every world that fits the view has all of them.
    fn encode_view(&self, _: &Self::View, _: Seat, _: &mut impl FnMut(usize, i16)) {}
}

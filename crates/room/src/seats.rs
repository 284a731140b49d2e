//! What belongs to a seat while its table is in memory; what is stored of it is in the stored table.

use crate::bucket::Bucket;
use crate::clock::SeatClock;
use crate::{ThoughtId, Time};
use std::time::Duration;

/// A thought that is under way for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Thinking {
    pub(crate) thought: ThoughtId,
    /// The turn it thinks about, as [`SeatState::since`] counts turns.
    pub(crate) turn: u32,
    /// The version of the table it looks at.
    pub(crate) version: u32,
}

/// A seat while its table is in memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatState {
    /// Since which version of the table it has been to act without a break: this names a turn.
    pub(crate) since: u32,
    pub(crate) clock: SeatClock,
    /// When its last connection left.
    pub(crate) left_at: Time,
    /// How fast it may speak, over however many connections.
    pub(crate) pace: Option<Bucket>,
    pub(crate) thinking: Option<Thinking>,
    /// What its bot took for its last moves: it answers no sooner than after the longest of them.
    pub(crate) took: [Duration; 4],
    /// Its bot was refused, and plays at random until a move of it is taken.
    pub(crate) random_fallback: bool,
    /// It would play again.
    pub(crate) wants_rematch: bool,
    /// When its player is told that it is their turn, and of which turn.
    pub(crate) reminder: Option<Reminder>,
}

/// A player who is away is told of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reminder {
    pub(crate) turn: u32,
    pub(crate) at: Time,
}

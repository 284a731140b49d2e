//! Scores that explain themselves: each point with its category, its cards and its clause.

use antre_kernel::{Phrase, Seat};

/// The explained result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// One column a seat.
    pub seats: Vec<SeatSheet>,
    /// Who won and why, in one sentence.
    pub verdict: Phrase,
    /// The clause the verdict rests on.
    pub clause: &'static str,
}

/// The points of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatSheet {
    /// Whose they are.
    pub seat: Seat,
    /// Their sum.
    pub total: i32,
    /// Where they come from.
    pub lines: Vec<Line>,
}

/// One reason for points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The short name of the category, the same in every language.
    pub category: String,
    /// What people call it.
    pub name: Phrase,
    /// The points it gives.
    pub points: i32,
    /// What it counts.
    pub cards: Vec<Counted>,
    /// The clause that says so.
    pub clause: &'static str,
}

/// A card, or whatever else points come from, and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// Its code in notation; people may read it only if it is a [`crate::sign`].
    pub code: String,
    /// What people call it.
    pub name: Phrase,
    /// Its points.
    pub points: i32,
}

//! Results and explained scores, with every text spoken.

use antre_host::Speaker;
use antre_kernel::{self as kernel, Seat};
use antre_stage as stage;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Outcome {
    /// One entry a seat.
    pub seats: Vec<SeatOutcome>,
    /// The seats that won, alone or together.
    pub winners: Vec<String>,
}

/// How a game ended for one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatOutcome {
    /// Whose it is.
    pub seat: String,
    /// Its part of the win: shares add up to 1.
    pub share: f32,
    /// Its points by the rulebook.
    pub points: i32,
}

impl From<&kernel::Outcome> for Outcome {
    fn from(outcome: &kernel::Outcome) -> Outcome {
        let of = |seat: Seat| SeatOutcome {
            seat: seat.to_string(),
            share: outcome.share(seat),
            points: outcome.points(seat),
        };
        Outcome {
            seats: Seat::all(outcome.seats()).map(of).collect(),
            winners: outcome.winners().iter().map(|seat| seat.to_string()).collect(),
        }
    }
}

/// The explained result of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Sheet {
    /// One column a seat.
    pub seats: Vec<SeatSheet>,
    /// Who won and why, in one sentence.
    pub verdict: String,
    /// The clause the verdict rests on.
    pub clause: String,
}

/// The points of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct SeatSheet {
    /// Whose they are.
    pub seat: String,
    /// Their sum.
    pub total: i32,
    /// Where they come from.
    pub rows: Vec<ScoreRow>,
}

/// One reason for points.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScoreRow {
    /// The short name of the category, the same in every language.
    pub category: String,
    /// What people call it.
    pub name: String,
    /// The points it gives.
    pub points: i32,
    /// The cards it counts.
    pub cards: Vec<CardPoints>,
    /// The clause that says so.
    pub clause: String,
}

/// A card, or whatever else points come from, and what it is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct CardPoints {
    /// Its code in notation.
    pub code: String,
    /// What people call it.
    pub name: String,
    /// Its points.
    pub points: i32,
}

impl Sheet {
    /// A score, spoken.
    pub fn from(sheet: &stage::Sheet, speaker: &Speaker) -> Sheet {
        Sheet {
            seats: sheet.seats.iter().map(|seat| SeatSheet::from(seat, speaker)).collect(),
            verdict: speaker.say(&sheet.verdict),
            clause: sheet.clause.into(),
        }
    }
}

impl SeatSheet {
    /// One column of a score, spoken.
    pub fn from(seat: &stage::SeatSheet, speaker: &Speaker) -> SeatSheet {
        let row = |line: &stage::Line| ScoreRow {
            category: line.category.clone(),
            name: speaker.say(&line.name),
            points: line.points,
            cards: line
                .cards
                .iter()
                .map(|card| CardPoints {
                    code: card.code.clone(),
                    name: speaker.say(&card.name),
                    points: card.points,
                })
                .collect(),
            clause: line.clause.into(),
        };
        SeatSheet {
            seat: seat.seat.to_string(),
            total: seat.total,
            rows: seat.lines.iter().map(row).collect(),
        }
    }
}

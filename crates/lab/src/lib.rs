//! Measures: duels between bots with intervals, leagues, and how fair a game is.
//!
//! A [`Duel`] plays every deal several times with the seats rotated, so that luck of the cards affects both sides
//! alike, and gives side A's share of the win with its interval; a [`league()`] makes ratings of many duels.
//! A [`Trial`] watches games of one bot, and a [`Tally`] of its notes says how fair the game is, how long, and what
//! its cards are worth. Results depend on the seed alone, not on the number of threads.

mod arena;
mod balance;
mod duel;
mod league;
mod learn;
mod note;
mod oracle;
mod ordered_pool;
mod sprt;
mod stats;
mod trial;

pub use arena::{Decision, Maker, Side, Watch};
pub use balance::{BalanceReport, PARTS, SeatReport, Spread, Tally, ThingReport};
pub use duel::{Duel, Progress, Score, Verdict};
pub use league::{Meeting, league};
pub use learn::{Learned, Lesson, PlayedGames};
pub use note::{Group, Note, Thing, Use};
pub use oracle::Clairvoyant;
pub use sprt::{Hypothesis, LLR_BOUND, Moments, Sprt};
pub use stats::{Interval, elo, share_of_elo};
pub use trial::Trial;

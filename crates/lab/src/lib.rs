//! Measures: paired duels between bots, with intervals.
//!
//! A [`Duel`] plays every deal several times with the seats rotated, so that luck of the cards weighs on both
//! sides alike, and says what side A's share of the win is and how sure that is. Results follow from the seed
//! alone, whatever the number of threads.

mod duel;
mod stats;

pub use duel::{Duel, Maker, Progress, Verdict};
pub use stats::{Interval, elo};

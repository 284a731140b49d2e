//! Measures: duels between bots with intervals, leagues, and how fair a game is.
//!
//! A [`Duel`] plays every deal several times with the seats rotated, so that luck of the cards weighs on both sides
//! alike, and says what side A's share of the win is and how sure that is; a [`league()`] makes ratings of many duels.
//! A [`Trial`] watches games of one bot, and a [`Tally`] of its notes says how fair the game is, how long, and what
//! its cards are worth. Results follow from the seed alone, whatever the number of threads.

mod arena;
mod balance;
mod crew;
mod duel;
mod league;
mod note;
mod oracle;
mod sprt;
mod stats;
mod trial;

pub use arena::{Decision, Maker, Side, Watch};
pub use balance::{PARTS, Report, SeatReport, Spread, Tally, ThingReport};
pub use duel::{Duel, Progress, Score, Verdict};
pub use league::{Meeting, league};
pub use note::{Group, Note, Thing, Use};
pub use oracle::Clairvoyant;
pub use sprt::{Answer, BOUND, Sprt, Sums};
pub use stats::{Interval, elo, share_of_elo};
pub use trial::Trial;

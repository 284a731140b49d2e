//! Any game behind one plain interface: generic inside, `dyn` outside.
//!
//! Server, terminal, command line and Python hold a `&dyn` [`AnyGame`] and a `Box<dyn` [`AnyTable`]`>` and speak
//! text and plain data. Nothing here hands out the truth of a running game.

mod bench;
mod bots;
mod game;
mod record;
mod rulebook;
mod table;
mod words;

pub use antre_lab::{Interval, Progress, Verdict};
pub use bench::{Bench, generator_step};
pub use bots::BotSpec;
pub use game::{AnyGame, Chance, DuelRequest, OnShelf, Request, find};
pub use record::AnyRecord;
pub use rulebook::{Clause, Rulebook, Section};
pub use table::{AnyTable, LogLine, Refused, Thought};
pub use words::Speaker;

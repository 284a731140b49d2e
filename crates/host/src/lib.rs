//! Any game behind one plain interface: generic inside, `dyn` outside.
//!
//! Server, terminal, command line and Python hold a `&dyn` [`AnyGame`] and a `Box<dyn` [`AnyTable`]`>` and speak
//! text and plain data. Nothing here hands out the truth of a running game.

mod advice;
mod bench;
mod bots;
mod game;
mod lab;
mod notes;
mod opponents;
mod overrides;
mod record;
mod rulebook;
mod table;
mod words;

pub use advice::{Advice, AdvisedMove, Study};
pub use antre_bots::Budget;
pub use antre_pack::{Knob, knobs, turned};
pub use bench::{Bench, LabBench, SearchBench, generator_step};
pub use bots::{BotSpec, Cost, Level, Pace};
pub use game::{AnyGame, Chance, OnShelf, Opens, Packs, Request, Studied, Titled, find};
pub use lab::{Contender, DuelRequest, LearnRequest, TrialRequest};
pub use opponents::opponent_names;
pub use overrides::SearchOverrides;
pub use record::AnyRecord;
pub use rulebook::{Clause, Rulebook, Section};
pub use table::{AnyTable, LogLine, Proposed, Refused, Subject, Thought};
pub use words::{Speaker, figure};

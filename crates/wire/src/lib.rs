//! The shapes that leave the program: JSON mirrors of scenes, choices and scores, and the engine protocol.
//!
//! Nothing inside the house can be serialised; whoever speaks to the outside converts into these types, in one
//! language, through a [`Speaker`](antre_host::Speaker). The page's TypeScript comes from them as well.

mod answer;
mod ask;
mod catalogue;
mod game;
mod scene;
mod score;
pub mod server;
mod typescript;

pub use answer::{Answer, Code, Explanation, Fault, Reply};
pub use ask::{Ask, BadAsk, Id, LangCode, Pack, PackGiven, Request, Subject, read_body};
pub use catalogue::{Card, Catalogue, FactValue, Term};
pub use game::{GameInfo, LogEntry, Next, OptionInfo, PackInfo, Players, TableSummary};
pub use scene::{At, Choice, Face, Link, Piece, Scene, Spot, Zone, ZoneKind};
pub use score::{CardPoints, Outcome, ScoreRow, SeatOutcome, SeatSheet, Sheet};
pub use typescript::typescript;

/// The version of the engine protocol; raised when an older client would misunderstand.
pub const PROTOCOL: u32 = 2;

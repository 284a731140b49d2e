//! The shapes that leave the program: JSON mirrors of scenes, choices and scores, and the engine protocol.
//!
//! Nothing inside the house can be serialised; whoever speaks to the outside converts into these types, in one
//! language, through a [`Speaker`](antre_host::Speaker). The page's TypeScript comes from them as well.

mod answer;
mod ask;
mod game;
mod scene;
mod score;
pub mod server;
mod typescript;

pub use answer::{Answer, Code, Fault, Reply};
pub use ask::{Ask, BadAsk, Id, LangCode, Pack, PackGiven, Request, read_body};
pub use game::{GameCard, LogLine, Next, OptionCard, PackCard, Players, TableCard};
pub use scene::{At, Card, Choice, Face, Link, Piece, Scene, Sign, SignValue, Spot, Zone, ZoneKind};
pub use score::{CardPoints, Outcome, SeatOutcome, SeatSheet, Sheet, SheetLine};
pub use typescript::typescript;

/// The version of the engine protocol; raised when an older client would misunderstand.
pub const PROTOCOL: u32 = 1;

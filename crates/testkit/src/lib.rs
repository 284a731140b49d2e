//! The laws every game obeys, golden playthroughs, signatures, and tiny games to prove them on.
//!
//! This crate is for tests: what it finds wrong, it says by panicking. `ANTRE_BLESS=1 cargo test` rewrites golden
//! playthroughs and signatures; `ANTRE_LAW_GAMES=1000 cargo test` checks the laws on more games.

mod bless;
mod clauses;
mod encode;
mod golden;
mod guide;
mod laws;
mod perft;
mod plain;
mod play;
pub mod releases;
mod scenarios;
mod signature;

pub mod tiny;
mod tiny_present;

pub use bless::check_text;
pub use clauses::{Rulebook, check_clauses};
pub use encode::encode_agrees;
pub use golden::{check_golden, golden};
pub use guide::guide_agrees;
pub use laws::{Broken, Law, Laws, Leak, Secret, Tally};
pub use perft::perft;
pub use plain::plain;
pub use play::{assert_even, build, built, position, random_game, random_ply};
pub use scenarios::scenarios;
pub use signature::{check_signatures, signature};

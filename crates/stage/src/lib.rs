//! How a game shows itself, apart from any screen: scenes, choices, words and explained scores.
//!
//! A [`Scene`] is zones × pieces and a pure function of the view; a [`Choice`] is a move with a label and the
//! pieces it touches. Page, terminal, keyboard and screen reader use the same two lists and know no rules.

mod boxed;
mod catalogue;
mod decks;
mod joined;
mod pad;
mod present;
mod scene;
mod sheet;
mod why;

pub mod hex;
pub mod scenario;
pub mod typed;

pub use boxed::{
    Boxed, Form, OFF_OR_ON, OptionSpec, PackText, Provenance, Question, Standing, choose_options, option_of,
};
pub use catalogue::{Catalogue, Entry, Fact, Help, Term, Value};
pub use decks::{CheckedDeck, Decks, NewDeck};
pub use joined::{all_of, one_of};
pub use pad::{Improved, Looked, PadQuestion, Page, Rank, Reason, ScorePad};
pub use present::{Memory, Present};
pub use scene::{At, Card, Choice, Face, Link, Piece, Scene, Spot, Zone, ZoneKind, sign, slot_id};
pub use sheet::{Counted, Line, SeatSheet, Sheet};
pub use why::{Explainer, Touched, Why, why};

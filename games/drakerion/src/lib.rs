//! Drakerion: banners, cities, manoeuvres and two lines of characters, with cards that are pure data.
//!
//! A pack is read into the [`language`] of cards and compiled once into flat tables; the rules play from these tables
//! and have no code for any single card. The state is plain data: an ability in the middle of its effect is a place in
//! a table and a few numbers, abilities that wait are a list, and a combat is a small record.

mod actions;
mod bag;
mod bound;
mod catalogue;
mod chance;
mod choices;
mod clause;
mod combat;
mod compile;
mod cost;
mod course;
mod deck;
mod encode;
mod event;
mod fetching;
mod filter;
mod game;
mod guide;
mod ids;
mod label;
pub mod language;
mod lasting;
mod lawful;
mod log;
mod moment;
mod notation;
mod onstage;
mod pack;
mod place;
mod playing;
mod position;
mod present;
mod printed;
pub mod prose;
mod read;
mod rounds;
mod rules;
mod scene;
mod sets;
mod stakes;
mod state;
mod table;
mod target;
mod trigger;
mod using;
mod value;
mod view;
mod why;
mod zone;

pub use bag::{Bag, Known};
pub use clause::Clause;
pub use deck::{check_deck, new_deck};
pub use event::{Cards, Event, Limit, Move, Named, Roll};
pub use game::Drakerion;
pub use ids::{DefId, HIDDEN_CARD, Kind, Local, Slot};
pub use moment::{Combat, CombatStage, Deal, How, Ordered, Using, Waiting};
pub use pack::check_pack;
pub use place::{Occupant, Place, Ref};
pub use read::{read_deck, read_pack};
pub use sets::{Locals, Slots};
pub use state::{Ask, Ending, Phase, Side, State};
pub use view::View;

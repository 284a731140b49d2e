//! Drakerion: banners, cities, manoeuvres and two lines of characters, with cards that are pure data.
//!
//! A pack is read into the [`language`] of cards and compiled once into flat tables; the rules play from these tables
//! and have no code for any single card. The state is plain data: an ability in the middle of its effect is a place in
//! a table and a few numbers, abilities that wait are a list, and a combat is a small record.

mod act;
mod bag;
mod chance;
mod change;
mod clause;
mod combat;
mod compile;
mod cost;
mod deck;
mod effect;
mod event;
mod filter;
mod flow;
mod game;
mod guide;
mod judge;
pub mod language;
mod list;
mod notation;
mod offer;
mod pack;
mod position;
mod present;
mod printed;
pub mod prose;
mod read;
mod rules;
mod scene;
mod state;
mod steps;
mod table;
mod target;
mod trigger;
mod value;
mod view;
mod zone;

pub use clause::Clause;
pub use deck::{check_deck, new_deck};
pub use event::{Cards, Def, Event, HIDDEN_CARD, Limit, Move, Named, Roll};
pub use game::Drakerion;
pub use pack::check_pack;
pub use read::{read_deck, read_pack};
pub use state::{
    Ask, Bag, Combat, CombatStage, Deal, Ending, How, Known, Ordered, Phase, Place, Ref, Side, Slot, State,
    Using, Waiting,
};
pub use view::View;

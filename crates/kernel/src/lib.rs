//! The kernel of Antre: what a game with hidden information is, with no dependency, no IO and no clock.
//!
//! A **game** is a value that implements [`Rules`]. Its **state** is the whole truth, its **view** what one
//! [`Eye`] may know; [`Rules::view`] goes from truth to knowledge and [`Rules::sample`] back from knowledge to
//! *some* world, without ever seeing the truth. A [`Bot`] takes a view. A [`Table`] owns the truth and hands it
//! to nobody while the game lasts.

mod bits;
mod bot;
mod dice;
mod encode;
mod notation;
mod pile;
mod playout;
mod record;
mod rules;
mod seal;
mod seat;
mod table;
mod words;

pub use bits::Tally;
pub use bot::{Bot, Guide, SearchConfig, shares, squash};
pub use dice::{Dice, Key, Rng, Stream};
pub use encode::Encode;
pub use notation::{Field, Misread, Notation, Setup, each_key_once, line_about};
pub use pile::Pile;
pub use playout::{choose_first, playout};
pub use record::{Entry, EntryOf, Header, Marks, Ply, PlyOf, Record, Replay, fits_a_line};
pub use rules::{Cite, Illegal, Narrate, Next, Outcome, Rules, any_move};
pub use seal::Sealed;
pub use seat::{Eye, MAX_SEATS, Seat, SeatSet};
pub use table::{Proposal, Refusal, Table, Undo, UndoRefusal};
pub use words::{Arg, Lang, Names, Phrase, Text, nearest};

//! One table and the people around it, as a machine that can be thought through: it has no clock, no disk, no sockets
//! and no chance of its own.
//!
//! [`Room::hear`] takes what was said, what the disk answered, what a bot decided and what time it is, and gives back
//! what to tell whom, what to write and which thought to begin; [`Room::wake_at`] says when to look again. Whatever
//! changes a table is **proposed**, then **written**, and only then **true**: handlers propose and change nothing, and
//! one place lets things happen once the disk has said yes. So a write that fails leaves exactly what was before.
//!
//! The server drives rooms with real sockets and a real database; a simulator drives them with neither.

mod absence;
mod bots;
mod boxes;
mod bucket;
mod catalogues;
mod clock;
mod delta;
pub mod fair;
mod input;
mod load;
mod names;
mod people;
mod play;
mod refusal;
mod room;
mod seats;
mod secret;
mod shuffle;
mod speech;
mod stand_ins;
mod step;
mod talk;
mod tempo;
mod update;
mod why;

pub use bots::{allowed_bot, bot_name};
pub use boxes::Boxes;
pub use bucket::{Bucket, Rate};
pub use catalogues::Catalogues;
pub use input::{
    Answer, ConnectionId, LoadFailure, Output, Report, RequestId, RoomInput, Snapshot, Text, ThoughtId, Time,
    Write, WriteFailure,
};
pub use names::{check_apart, check_name, looks};
pub use refusal::Refusal;
pub use room::{Room, Shared, Webhooks};
pub use secret::{Hash, Secrets, hex, same};
pub use shuffle::commitment;
pub use speech::Speech;
pub use step::{Step, StoredStep, last_timed};
pub use tempo::Tempo;
pub use update::encode;

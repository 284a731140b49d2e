//! The table server: tables that people reach over the network, kept on disk, with chance they can check.
//!
//! What a table does is decided by a room, which is a crate of its own; one task a table ([`driver`]) lets it hear real
//! sockets and write to a real disk. [`registry`] finds and loads tables, [`store`] brings every step to disk before it
//! is confirmed, and [`http`] and [`socket`] are the doors.

// So that the tests inside and outside share one set of helpers.
#[cfg(test)]
extern crate self as antre_server;

pub mod admin;
mod analyses;
mod bucket;
mod catalogue;
mod clock;
mod crowd;
mod descriptors;
mod driver;
mod http;
mod impatient;
#[cfg(test)]
mod interference;
mod messenger;
mod metrics;
mod name;
mod namesakes;
mod packs;
mod quotas;
mod registry;
mod run;
mod secret;
mod serve;
pub mod settings;
mod socket;
mod state;
mod store;
mod thinkers;

pub use antre_room::fair;
pub use antre_wire::server::{Config, Limits, LogLevel};
pub use http::{Keep, Page, PageFile};
pub use run::{home_address, qr_code, run, wait};
pub use serve::{Server, Tls};

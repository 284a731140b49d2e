//! The table server: tables that people reach over the network, kept on disk, with chance they can check.
//!
//! One task owns one table ([`room`]), [`hall`] finds and loads them, [`store`] brings every step to disk before it
//! is confirmed, [`fair`] makes chance that can be proven, and [`http`] and [`socket`] are the doors.

// So that the tests inside and outside share one set of helpers.
#[cfg(test)]
extern crate self as antre_server;

pub mod admin;
mod analyses;
mod boxes;
mod bucket;
pub mod fair;
mod hall;
mod house;
mod http;
#[cfg(test)]
mod interference;
mod messenger;
mod metrics;
mod packs;
mod refusal;
mod room;
mod run;
mod secret;
mod serve;
pub mod settings;
mod socket;
mod speech;
mod store;
mod thinkers;

pub use antre_wire::server::{Config, Limits, LogLevel};
pub use http::{Keep, Page, PageFile};
pub use run::{home_address, qr_code, run, wait};
pub use serve::{Server, Tls};

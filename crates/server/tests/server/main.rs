//! The server from outside: real sockets, real files, real kills.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "tests may panic, and one is a program"
)]

mod answers;
mod api;
mod attack;
mod common;
mod crowds;
mod doors;
mod guard;
mod kill;
mod names;
mod origins;
mod releases;
mod strangers;
mod tables;

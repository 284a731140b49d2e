//! What the tools that try a server out share: a server in a process of its own, visitors from the many addresses of
//! this machine, and what they felt.

#![allow(dead_code, unreachable_pub, clippy::unwrap_used, reason = "each tool uses a part of it")]

#[path = "../../tests/server/common.rs"]
pub mod common;

pub mod connection;
pub mod remote;
pub mod waits;

/// The number that stands after a word of the command line.
pub fn number(args: &[String], name: &str, otherwise: u64) -> u64 {
    word(args, name)
        .map_or(otherwise, |text| text.parse().unwrap_or_else(|_| panic!("{name} takes a number")))
}

/// The word that stands after another.
pub fn word<'a>(args: &'a [String], name: &str) -> Option<&'a str> {
    let at = args.iter().position(|arg| arg == name)?;
    args.get(at + 1).map(String::as_str)
}

//! What every release left behind goes on working: records replay, saves open, bots choose as they did.

#![allow(clippy::unwrap_used, reason = "a test says where it fails")]

mod choices;
mod records;
mod saves;

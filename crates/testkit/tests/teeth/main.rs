//! The laws, the scenario runner and the playthroughs have teeth: a small game passes, and each way of spoiling it
//! is caught by the law that is there for it.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic as tests do")]

mod bids;
mod files;
mod laws;
mod nest;
mod scenarios;

//! The project checks itself: tidy, tests, golden files.

fn main() {}

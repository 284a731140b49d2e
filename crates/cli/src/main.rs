//! The command antre: play, replay, check, measure.

fn main() {}

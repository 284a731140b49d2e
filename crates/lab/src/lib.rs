//! Measures: paired duels between bots, with intervals.

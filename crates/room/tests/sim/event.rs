//! What can happen: numbers that mean something in every world, so that any of them can be left out.

use antre_kernel::{Dice as _, Rng};

/// One thing that happens. What `a`, `b` and `c` choose from depends on the world; they are taken modulo what is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Event {
    pub(crate) kind: Kind,
    pub(crate) a: u32,
    pub(crate) b: u32,
    pub(crate) c: u32,
}

/// What kind of thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Open,
    Join,
    Connect,
    Spectate,
    Leave,
    Ready,
    Reveal,
    Twins,
    Play,
    Lie,
    Undo,
    Consent,
    Resign,
    Talk,
    HandOver,
    TakeBack,
    Claim,
    Mute,
    Pace,
    Hurry,
    Rematch,
    Stored,
    Thought,
    Later,
    Kill,
    Delete,
    Expire,
    Summarise,
}

/// How often each comes.
const WEIGHTS: [(Kind, u32); 28] = [
    (Kind::Open, 6),
    (Kind::Join, 30),
    (Kind::Connect, 90),
    (Kind::Spectate, 10),
    (Kind::Leave, 10),
    (Kind::Ready, 60),
    (Kind::Reveal, 60),
    (Kind::Twins, 3),
    (Kind::Play, 300),
    (Kind::Lie, 40),
    (Kind::Undo, 12),
    (Kind::Consent, 12),
    (Kind::Resign, 2),
    (Kind::Talk, 10),
    (Kind::HandOver, 6),
    (Kind::TakeBack, 10),
    (Kind::Claim, 8),
    (Kind::Mute, 4),
    (Kind::Pace, 2),
    (Kind::Hurry, 2),
    (Kind::Rematch, 8),
    (Kind::Stored, 360),
    (Kind::Thought, 80),
    (Kind::Later, 60),
    (Kind::Kill, 2),
    (Kind::Delete, 1),
    (Kind::Expire, 1),
    (Kind::Summarise, 12),
];

impl Event {
    /// A list of events from a seed.
    pub(crate) fn list(seed: u64, length: usize) -> Vec<Event> {
        let mut rng = Rng::for_job(seed, 17);
        let all: u32 = WEIGHTS.iter().map(|(_, weight)| weight).sum();
        let one = |_| {
            let mut at = rng.below(all as usize) as u32;
            let kind = WEIGHTS.iter().find(|(_, weight)| {
                let here = at < *weight;
                at = at.wrapping_sub(*weight);
                here
            });
            let mut number = || rng.bits() as u32;
            Event { kind: kind.map_or(Kind::Later, |(kind, _)| *kind), a: number(), b: number(), c: number() }
        };
        (0..length).map(one).collect()
    }
}

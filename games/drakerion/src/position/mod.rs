//! Positions as text: what lies where, line by line, complete enough to be read back.
//!
//! Whatever a person would write is in words. A moment in the middle of an ability is numbers (`frames`), sealed with
//! a check sum of the whole position: nobody writes it by hand, and nobody changes it unnoticed.

mod cards;
mod changes;
mod frames;
mod read;
mod resume;
mod write;

use crate::language::{Duration, Stat};
use crate::place::Place;
use crate::state::Phase;

pub(crate) const PHASES: [(&str, Phase); 10] = [
    ("start", Phase::Start),
    ("lines", Phase::Lines),
    ("opening", Phase::Opening),
    ("mulligan", Phase::Mulligan),
    ("manoeuvre", Phase::Manoeuvre),
    ("income", Phase::Income),
    ("action", Phase::Action),
    ("end", Phase::End),
    ("ready", Phase::Ready),
    ("over", Phase::Over),
];

pub(crate) const STATS: [(&str, Stat); 5] = [
    ("attack", Stat::Attack),
    ("ranged", Stat::Ranged),
    ("riposte", Stat::Riposte),
    ("hp", Stat::Hp),
    ("prestige", Stat::Prestige),
];

pub(crate) const DURATIONS: [(&str, Duration); 3] =
    [("combat", Duration::Combat), ("turn", Duration::Turn), ("stay", Duration::Stay)];

pub(crate) const PLACES: [(&str, Place); 4] =
    [("hand", Place::Hand), ("deck", Place::Deck), ("discard", Place::Discard), ("limbo", Place::Limbo)];

/// The word for something in a short table.
pub(crate) fn word_of<T: PartialEq>(table: &[(&'static str, T)], meant: &T) -> &'static str {
    table.iter().find(|(_, known)| known == meant).map_or("?", |(word, _)| word)
}

/// What a word of a short table means.
pub(crate) fn meant_by<T: Copy>(table: &[(&'static str, T)], word: &str) -> Option<T> {
    table.iter().find(|(known, _)| *known == word).map(|(_, meant)| *meant)
}

//! The clauses a refusal can cite.

use antre_kernel::Cite;

/// A clause of the rulebook that forbids a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// AE-18: a player arranges the four cards of his own base.
    NotInBase,
    /// AE-19: bases are arranged one after the other, before play, once.
    NotArrangingNow,
    /// AE-25: play goes clockwise.
    NotYourTurn,
    /// AE-26: exactly one card is drawn, before anything is placed.
    DrawOne,
    /// AE-31: who declines a card turns up one of his face-down cards.
    RevealFaceDown,
    /// AE-33: a card from the discard cannot be declined.
    MustPlace,
    /// AE-34: a face-up card is not replaced by one of its kind.
    SameKind,
    /// AE-37: a face-up Portal or Dragon is never replaced.
    Locked,
    /// AE-44: an empty pile is made anew only between two turns.
    PileEmpty,
    /// AE-46: the turn ends after the replacement or the reveal.
    TurnNotDone,
    /// AE-47: only a legend of the River whose condition is met can be taken.
    LegendNotMet,
    /// AE-48: one legend a turn.
    OneLegend,
    /// AE-55: no legend once the end is triggered.
    NoLegendAtTheEnd,
    /// AE-56: a legend that was taken is out of reach.
    LegendTaken,
    /// AE-115: the end is immediate.
    Over,
    /// AE-131: chance has to answer first.
    ChanceFirst,
    /// AE-133: there is no pass.
    NoPass,
}

impl Clause {
    /// Every clause a refusal can cite.
    pub const ALL: [Clause; 17] = [
        Clause::NotInBase,
        Clause::NotArrangingNow,
        Clause::NotYourTurn,
        Clause::DrawOne,
        Clause::RevealFaceDown,
        Clause::MustPlace,
        Clause::SameKind,
        Clause::Locked,
        Clause::PileEmpty,
        Clause::TurnNotDone,
        Clause::LegendNotMet,
        Clause::OneLegend,
        Clause::NoLegendAtTheEnd,
        Clause::LegendTaken,
        Clause::Over,
        Clause::ChanceFirst,
        Clause::NoPass,
    ];
}

impl Cite for Clause {
    fn id(self) -> &'static str {
        match self {
            Clause::NotInBase => "AE-18",
            Clause::NotArrangingNow => "AE-19",
            Clause::NotYourTurn => "AE-25",
            Clause::DrawOne => "AE-26",
            Clause::RevealFaceDown => "AE-31",
            Clause::MustPlace => "AE-33",
            Clause::SameKind => "AE-34",
            Clause::Locked => "AE-37",
            Clause::PileEmpty => "AE-44",
            Clause::TurnNotDone => "AE-46",
            Clause::LegendNotMet => "AE-47",
            Clause::OneLegend => "AE-48",
            Clause::NoLegendAtTheEnd => "AE-55",
            Clause::LegendTaken => "AE-56",
            Clause::Over => "AE-115",
            Clause::ChanceFirst => "AE-131",
            Clause::NoPass => "AE-133",
        }
    }
}

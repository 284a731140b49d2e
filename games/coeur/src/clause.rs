//! The clauses a refusal can cite.

use antre_kernel::Cite;

/// A clause of the rulebook that forbids a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// CD-13: turns alternate.
    NotYourTurn,
    /// CD-15: at least one card must be played.
    NoCard,
    /// CD-16: all cards played in a turn are of one type.
    MixedTypes,
    /// CD-17: the cards come from the player's own hand.
    NotInHand,
    /// CD-19: play, resolve, refill: a card cannot be played before chance has answered.
    TurnNotFinished,
    /// CD-30: more cards than a multiple space has places left.
    TooMany,
    /// CD-31: a space that is not full does nothing, so there is nothing to choose.
    NotFull,
    /// CD-38: the Princess takes the Chests or the Petrified dragons, and must say which.
    PrincessChooses,
    /// CD-40: only a non-empty pile can be named, and only where there is a choice.
    NoSuchChoice,
    /// CD-45: the Hero takes the Princesses or the Trolls, and must say which.
    HeroChooses,
    /// CD-52: captures that leave no choice are not chosen.
    NothingToChoose,
    /// CD-80: the game is over.
    Over,
}

impl Clause {
    /// Every clause a refusal can cite.
    pub const ALL: [Clause; 12] = [
        Clause::NotYourTurn,
        Clause::NoCard,
        Clause::MixedTypes,
        Clause::NotInHand,
        Clause::TurnNotFinished,
        Clause::TooMany,
        Clause::NotFull,
        Clause::PrincessChooses,
        Clause::NoSuchChoice,
        Clause::HeroChooses,
        Clause::NothingToChoose,
        Clause::Over,
    ];
}

impl Cite for Clause {
    fn id(self) -> &'static str {
        match self {
            Clause::NotYourTurn => "CD-13",
            Clause::NoCard => "CD-15",
            Clause::MixedTypes => "CD-16",
            Clause::NotInHand => "CD-17",
            Clause::TurnNotFinished => "CD-19",
            Clause::TooMany => "CD-30",
            Clause::NotFull => "CD-31",
            Clause::PrincessChooses => "CD-38",
            Clause::NoSuchChoice => "CD-40",
            Clause::HeroChooses => "CD-45",
            Clause::NothingToChoose => "CD-52",
            Clause::Over => "CD-80",
        }
    }
}

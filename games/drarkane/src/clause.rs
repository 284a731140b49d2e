//! The clauses a refusal can cite.

use antre_kernel::Cite;

/// A clause of the rulebook that forbids a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// DR-26: a bid is due.
    BidDue,
    /// DR-28: a bid is a number from 0 to the size of the hand.
    BidRange,
    /// DR-32: a card is to be played.
    PlayDue,
    /// DR-33: a card is played from the own hand.
    NotHeld,
    /// DR-34: the asked colour must be followed.
    MustFollow,
    /// DR-44: the Mercenary's player says 0 or 14.
    MercenarySpeaks,
    /// DR-70: the cards of the trick are placed, and no other.
    NotInTrick,
    /// DR-71: as long as a card fits, one is placed.
    PlaceDue,
    /// DR-75: a slot takes only a card that it accepts.
    SlotRefuses,
    /// DR-76: a sum takes only cards that it accepts and that have a force.
    SumRefuses,
    /// DR-77: a filled slot takes no further card.
    SlotFilled,
    /// DR-88: a dragon that is not in the zone takes no card.
    NotInZone,
    /// DR-116: the game has three rounds.
    Over,
    /// DR-122: an objective is to be kept.
    KeepDue,
    /// DR-123: an objective is kept from those in hand.
    ObjectiveNotHeld,
    /// DR-190: a card is to be given to the partner.
    GiveDue,
    /// DR-191: a card is to be given back.
    BackDue,
    /// DR-192: the card just received does not come back.
    SameCardBack,
    /// DR-194: a card of the own hand may be offered, or none.
    OfferDue,
    /// DR-196: the partner answers an offer.
    AnswerDue,
    /// DR-198: another card of the own hand is given for the one offered.
    AnswerNotHeld,
    /// DR-207: chance decides first.
    ChanceFirst,
    /// DR-210: decisions are taken one at a time.
    OneAtATime,
}

impl Clause {
    /// Every clause a refusal can cite.
    pub const ALL: [Clause; 23] = [
        Clause::BidDue,
        Clause::BidRange,
        Clause::PlayDue,
        Clause::NotHeld,
        Clause::MustFollow,
        Clause::MercenarySpeaks,
        Clause::NotInTrick,
        Clause::PlaceDue,
        Clause::SlotRefuses,
        Clause::SumRefuses,
        Clause::SlotFilled,
        Clause::NotInZone,
        Clause::Over,
        Clause::KeepDue,
        Clause::ObjectiveNotHeld,
        Clause::GiveDue,
        Clause::BackDue,
        Clause::SameCardBack,
        Clause::OfferDue,
        Clause::AnswerDue,
        Clause::AnswerNotHeld,
        Clause::ChanceFirst,
        Clause::OneAtATime,
    ];
}

impl Cite for Clause {
    fn id(self) -> &'static str {
        match self {
            Clause::BidDue => "DR-26",
            Clause::BidRange => "DR-28",
            Clause::PlayDue => "DR-32",
            Clause::NotHeld => "DR-33",
            Clause::MustFollow => "DR-34",
            Clause::MercenarySpeaks => "DR-44",
            Clause::NotInTrick => "DR-70",
            Clause::PlaceDue => "DR-71",
            Clause::SlotRefuses => "DR-75",
            Clause::SumRefuses => "DR-76",
            Clause::SlotFilled => "DR-77",
            Clause::NotInZone => "DR-88",
            Clause::Over => "DR-116",
            Clause::KeepDue => "DR-122",
            Clause::ObjectiveNotHeld => "DR-123",
            Clause::GiveDue => "DR-190",
            Clause::BackDue => "DR-191",
            Clause::SameCardBack => "DR-192",
            Clause::OfferDue => "DR-194",
            Clause::AnswerDue => "DR-196",
            Clause::AnswerNotHeld => "DR-198",
            Clause::ChanceFirst => "DR-207",
            Clause::OneAtATime => "DR-210",
        }
    }
}

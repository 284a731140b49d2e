//! The whole truth of a game, split into what lies open and what is hidden.

use crate::card::{Bag, Kind, Pile, Type};
use crate::hand::{Few, Hand};
use antre_kernel::Seat;

/// The truth: what everybody has seen, and the hands and piles nobody has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody has seen.
    pub open: Open,
    /// The two hands (CD-89).
    pub hands: [Hand; 2],
    /// The two draw piles (CD-10).
    pub piles: [Pile; 2],
}

/// All that everybody has seen and may remember (CD-86, CD-87); screens show less (CD-57, CD-92).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// The cards on all spaces of the board; a card's type tells its space.
    pub board: Bag,
    /// The cards in the ship zone.
    pub hold: Bag,
    /// The captured stacks.
    pub captured: [Bag; 2],
    /// The card on top of each simple space.
    pub(crate) tops: [Kind; 9],
    /// The card on top of the ship zone (CD-94).
    pub hold_top: Option<Kind>,
    /// Who holds the figurine; nobody at first (CD-11).
    pub figurine: Option<Seat>,
    /// Trips made.
    pub trips: u8,
    /// Turns still to be played, once the end is due (CD-80).
    pub countdown: Option<u8>,
    /// Whose turn it is.
    pub turn: Seat,
    /// What happens next in it.
    pub phase: Phase,
    /// The third trip was made in this turn.
    pub third_trip: bool,
    /// Whose pile has a card on top that was put back (CD-61); its owner knows which.
    pub returned: [bool; 2],
}

/// The parts of a turn (CD-19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The sets are still to be shuffled.
    Deal,
    /// A play is due.
    Play,
    /// A card is drawn blindly from the hand that lost the figurine (CD-61).
    Blind,
    /// The hand is refilled (CD-20).
    Refill,
    /// It is over.
    Over,
}

impl Open {
    /// An empty board (CD-14) with the figurine beside it.
    pub(crate) fn new() -> Open {
        Open {
            board: Bag::default(),
            hold: Bag::default(),
            captured: [Bag::default(); 2],
            tops: [Kind::NONE; 9],
            hold_top: None,
            figurine: None,
            trips: 0,
            countdown: None,
            turn: Seat::A,
            phase: Phase::Deal,
            third_trip: false,
            returned: [false; 2],
        }
    }

    /// How many cards lie on a space.
    #[inline]
    pub fn count(&self, space: Type) -> u8 {
        self.board.count_type(space)
    }

    /// The card that shows on a simple space (CD-25).
    pub fn top(&self, space: Type) -> Option<Kind> {
        Some(self.tops[space as usize]).filter(|&top| top != Kind::NONE)
    }

    /// How many places are left on a space; a simple space takes any number (CD-24).
    #[inline]
    pub(crate) fn missing(&self, space: Type) -> u8 {
        space.room(self.count(space))
    }

    /// Whether both spaces of a choice hold cards, so that there really is one (CD-40).
    #[inline]
    pub(crate) fn must_choose(&self, card: Type) -> bool {
        match card {
            Type::Princess => self.board.has_type(Type::Chest) && self.board.has_type(Type::StoneDragon),
            Type::Hero => self.board.has_type(Type::Princess) && self.board.has_type(Type::Troll),
            Type::Chest | Type::FireDragon | Type::StoneDragon | Type::Troll => false,
            Type::Dwarf | Type::Huntress | Type::Ship => false,
        }
    }
}

/// A play: cards of one type, and the pile they take where the player chooses. Eight bytes: six cards, a filler,
/// and the pile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Play(u64);

const NO_PILE: u64 = 0x7f;

impl Play {
    #[inline]
    pub(crate) fn new(cards: Hand, take: Option<Type>) -> Play {
        let pile = take.map_or(NO_PILE, |pile| pile as u64);
        Play(cards.few().bits() & u64::MAX >> 8 | pile << 56)
    }

    /// The cards played, in order.
    #[inline]
    pub fn cards(self) -> Few {
        Few::from_bits(self.0 & u64::MAX >> 8 | 0x7f << 56)
    }

    /// The pile chosen, where there is a choice.
    #[inline]
    pub fn take(self) -> Option<Type> {
        Type::ALL.get((self.0 >> 56) as usize).copied()
    }
}

impl std::fmt::Debug for Play {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Play").field("cards", &self.cards()).field("take", &self.take()).finish()
    }
}

/// What chance decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Roll {
    /// Who begins (CD-12), and the two sets shuffled, each from the bottom to the top (CD-08).
    Deal {
        /// The first player.
        first: Seat,
        /// The shuffled sets.
        sets: [Pile; 2],
    },
    /// The place in the loser's hand of the card drawn blindly (CD-63).
    Blind(u8),
    /// The cards that come off the pile, first the top one (CD-90).
    Refill(Few),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The sets were shuffled and this seat begins.
    Dealt(Seat),
    /// A seat played.
    Played(Seat, Play),
    /// A seat took a pile of so many cards.
    Captured(Seat, Type, u8),
    /// A full space went to the ship zone.
    Boarded(Type),
    /// A seat sent the ship off: so many cards taken, so many trips made.
    Sailed {
        /// Who laid the last Ship.
        seat: Seat,
        /// How many cards were in the ship zone.
        cards: u8,
        /// How many trips that makes.
        trips: u8,
    },
    /// A seat took the figurine, perhaps from the other.
    TookFigurine {
        /// Who has it now.
        seat: Seat,
        /// Whether the other had it.
        stolen: bool,
    },
    /// A card went blindly from this seat's hand back onto its pile; only that seat sees which.
    PutBack(Seat, Option<Kind>),
    /// A seat drew so many cards; only that seat sees which.
    Drew(Seat, u8, Option<Few>),
    /// The end is due in so many turns.
    EndDue(u8),
    /// A seat without cards was passed over (CD-79).
    Skipped(Seat),
    /// It is over.
    Ended,
}

/// Where a seat's things are in a pair; the mask spares a bounds check.
#[inline]
pub(crate) const fn at(seat: Seat) -> usize {
    seat.index() & 1
}

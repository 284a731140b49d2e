//! The whole truth of a game, split into what everybody has seen and what is hidden.

use crate::kind::{BOX, PILE};
use crate::legend::{Legends, Stack};
use crate::{Cell, Counts, Deck, Kind, Kingdom, Legend};
use antre_kernel::Seat;

/// Most players (AE-01).
pub(crate) const SEATS: usize = 4;

/// The truth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody has seen and may remember.
    pub open: Open,
    /// What nobody sees, or one player alone.
    pub hidden: Hidden,
}

/// All that everybody has seen and may remember (AE-128 to AE-130); screens show less.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// The kingdoms, as far as they show.
    pub kingdoms: [Kingdom; SEATS],
    /// The cards of the discard, its top included (AE-128).
    pub discard: Counts,
    /// The cards still to be laid out while the bases are arranged (AE-15).
    pub deck: Counts,
    /// The top of the discard.
    pub top: Option<Kind>,
    /// The card under the top, kept only where the top may be taken before another card is put on it.
    pub(crate) under: Option<Kind>,
    /// The legends that lie open (AE-09).
    pub river: Legends,
    /// The legends that do not lie open yet; their order is hidden (AE-130).
    pub legend_deck: Legends,
    /// How many turns have been played.
    pub turns: u16,
    /// How many cards the draw pile has.
    pub pile_size: u8,
    /// The card in hand, where everybody has seen it.
    pub held: Option<Kind>,
    /// Who began (AE-24).
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// What happens next in it.
    pub phase: Phase,
    /// Where the turn goes on after the River is refilled.
    pub(crate) resume: Phase,
    /// The cell whose card is about to be turned up.
    pub(crate) cell: Cell,
    /// A legend was taken in this turn (AE-48).
    pub claimed: bool,
    /// The discard has been shuffled into a new pile, so that pile and face-down cells are two pools (AE-132).
    pub reshuffled: bool,
    /// The game was ended by the limit of automatic play (AE-125).
    pub by_limit: bool,
}

/// What is hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hidden {
    /// The kinds of the face-down cells, four bits each; ones in all other cells (AE-126).
    pub(crate) cells: [u64; SEATS],
    /// The draw pile.
    pub pile: Deck<PILE>,
    /// The legend deck, top first.
    pub legends: Stack,
    /// The card drawn from the pile that only its drawer has seen (AE-127).
    pub held: Option<Kind>,
}

/// The parts of a game and of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Phase {
    /// A card is to be drawn (AE-26).
    Draw,
    /// A card from the pile is to be kept or declined (AE-30).
    HoldPile,
    /// A card from the discard is to be placed (AE-27).
    HoldDiscard,
    /// A legend may be taken before the turn ends (AE-46).
    After,
    /// The base is arranged (AE-18).
    Arrange,
    /// The legends are shuffled and the bases drawn (AE-08 to AE-13).
    Deal,
    /// The face-down cards are laid out (AE-21).
    Lay,
    /// A card comes from the pile.
    Drawing,
    /// A face-down card is turned up, to stay or to be replaced.
    Turning,
    /// The River is refilled (AE-51).
    Refill,
    /// The discard becomes the new pile (AE-43).
    Shuffle,
    /// It is over.
    Over,
}

impl Phase {
    /// Whether a player is to act.
    #[inline]
    pub(crate) const fn is_choice(self) -> bool {
        (self as u8) <= Phase::Arrange as u8
    }
}

impl Open {
    pub(crate) fn new() -> Open {
        Open {
            kingdoms: Default::default(),
            discard: Counts::default(),
            deck: Counts::default(),
            top: None,
            under: None,
            river: Legends::default(),
            legend_deck: Legends::default(),
            turns: 0,
            pile_size: 0,
            held: None,
            first: Seat::A,
            turn: Seat::A,
            phase: Phase::Deal,
            resume: Phase::Draw,
            cell: Cell::new(0),
            claimed: false,
            reshuffled: false,
            by_limit: false,
        }
    }

    /// The kingdom of a seat.
    #[inline]
    pub fn kingdom(&self, seat: Seat) -> &Kingdom {
        &self.kingdoms[at(seat)]
    }

    #[inline]
    pub(crate) fn kingdom_mut(&mut self, seat: Seat) -> &mut Kingdom {
        &mut self.kingdoms[at(seat)]
    }

    /// Puts a card on top of the discard (AE-29).
    #[inline]
    pub(crate) fn put(&mut self, kind: Kind) {
        self.discard.add(kind);
        self.under = self.top;
        self.top = Some(kind);
    }

    /// Whether somebody holds a card that only he has seen (AE-127).
    pub(crate) fn holds_secret(&self) -> bool {
        self.phase == Phase::HoldPile || self.phase == Phase::Refill && self.resume == Phase::HoldPile
    }
}

impl Hidden {
    pub(crate) fn new() -> Hidden {
        Hidden { cells: [u64::MAX; SEATS], pile: Deck::default(), legends: Stack::default(), held: None }
    }

    /// The card that lies face down in a cell, if one does.
    pub fn face_down(&self, seat: Seat, cell: Cell) -> Option<Kind> {
        Kind::ALL.get((self.cells[at(seat)] >> (4 * cell.index()) & 15) as usize).copied()
    }

    /// The card that lies face down in a cell where one does.
    #[inline]
    pub(crate) fn cell(&self, seat: Seat, cell: Cell) -> Kind {
        Kind::from_nibble(self.cells[at(seat)] >> (4 * cell.index()))
    }

    /// Lays a card face down.
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, cell: Cell, kind: Kind) {
        let place = 4 * cell.index();
        let cells = &mut self.cells[at(seat)];
        *cells = *cells & !(15 << place) | (kind as u64) << place;
    }

    /// No card lies face down in this cell any more.
    #[inline]
    pub(crate) fn clear(&mut self, seat: Seat, cell: Cell) {
        self.cells[at(seat)] |= 15 << (4 * cell.index());
    }
}

/// Where a seat's things are; the mask spares a bounds check.
#[inline]
pub(crate) const fn at(seat: Seat) -> usize {
    seat.index() & (SEATS - 1)
}

/// A choice. One byte: every choice of the game has a number, so that those of a position are the bits of a word.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Move(u8);

/// A choice taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Put the card in hand into this cell (AE-27, AE-30).
    Place(Cell),
    /// Decline the card in hand and turn up this cell (AE-31).
    Reveal(Cell),
    /// Take this legend (AE-47).
    Claim(Legend),
    /// Draw from the pile (AE-26).
    Pile,
    /// Take the top of the discard (AE-26).
    Discard,
    /// End the turn without a legend (AE-46).
    End,
    /// Lay this card of the base into the next cell of the centre (AE-18).
    Arrange(Kind),
}

/// The numbers of the choices, by what they are.
pub(crate) mod bits {
    pub(crate) const PLACE: u32 = 0;
    pub(crate) const REVEAL: u32 = 16;
    pub(crate) const CLAIM: u32 = 32;
    pub(crate) const PILE: u32 = 48;
    pub(crate) const DISCARD: u32 = 49;
    pub(crate) const END: u32 = 50;
    pub(crate) const ARRANGE: u32 = 52;
}

impl Move {
    /// The move that does this.
    pub const fn new(act: Act) -> Move {
        Move(match act {
            Act::Place(cell) => bits::PLACE as u8 + cell.index() as u8,
            Act::Reveal(cell) => bits::REVEAL as u8 + cell.index() as u8,
            Act::Claim(legend) => bits::CLAIM as u8 + legend as u8,
            Act::Pile => bits::PILE as u8,
            Act::Discard => bits::DISCARD as u8,
            Act::End => bits::END as u8,
            Act::Arrange(kind) => bits::ARRANGE as u8 + kind as u8,
        })
    }

    /// The move with this number.
    #[inline]
    pub(crate) const fn numbered(number: u32) -> Move {
        Move(number as u8)
    }

    #[inline]
    pub(crate) const fn number(self) -> u32 {
        self.0 as u32
    }

    /// What it does.
    #[inline]
    pub fn act(self) -> Act {
        let number = self.number();
        let cell = Cell::new(number as usize);
        match number {
            ..bits::REVEAL => Act::Place(cell),
            bits::REVEAL..bits::CLAIM => Act::Reveal(cell),
            bits::CLAIM..bits::PILE => Act::Claim(Legend::ALL[(number - bits::CLAIM) as usize % 15]),
            bits::PILE => Act::Pile,
            bits::DISCARD => Act::Discard,
            bits::END..bits::ARRANGE => Act::End,
            bits::ARRANGE.. => Act::Arrange(Kind::from_nibble((number - bits::ARRANGE).into())),
        }
    }
}

impl std::fmt::Debug for Move {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.act().fmt(f)
    }
}

/// What chance decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Roll {
    /// Who begins (AE-24), the legends shuffled, River first (AE-09), and the four kinds of each base (AE-11).
    Deal {
        /// The first player.
        first: Seat,
        /// The legends in order.
        legends: Stack,
        /// The kinds of each player's base, one bit each.
        bases: [u16; SEATS],
    },
    /// The rest of the cards shuffled (AE-15), from the bottom to the top.
    Lay(Deck<BOX>),
    /// The card that comes off the pile.
    Draw(Kind),
    /// The face-down card that is turned up.
    Turn(Kind),
    /// The legend that refills the River.
    Refill(Legend),
    /// The new pile, from the bottom to the top (AE-43).
    Shuffle(Deck<PILE>),
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The cards were shuffled and this seat begins.
    Dealt(Seat),
    /// The River lies open.
    River(Legends),
    /// A seat drew these four kinds as its base, one bit each.
    Base(Seat, u16),
    /// A seat laid a card of its base.
    Arranged(Seat, Kind, Cell),
    /// Twelve cards lie face down around each base, and this one starts the discard.
    LaidOut(Kind),
    /// A seat drew from the pile; only that seat sees what.
    Drew(Seat, Option<Kind>),
    /// A seat took the top of the discard.
    Took(Seat, Kind),
    /// A seat put a card into a cell.
    Placed(Seat, Kind, Cell),
    /// The card that lay in the cell before goes to the discard.
    Replaced(Seat, Kind, Cell),
    /// A seat declined the card it drew.
    Declined(Seat, Kind),
    /// A seat turned up a card.
    Revealed(Seat, Kind, Cell),
    /// A seat took a legend.
    Claimed(Seat, Legend),
    /// The River was refilled.
    Refilled(Legend),
    /// The discard was shuffled into a new pile of so many cards.
    Reshuffled(u8),
    /// A seat has no face-down card left: the game ends at once (AE-113, AE-114).
    Completed(Seat),
    /// Automatic play has gone on long enough (AE-125).
    OutOfTurns,
    /// The face-down cards of a seat are turned up (AE-116), each in its cell.
    TurnedUp(Seat, [Option<Kind>; 16]),
}

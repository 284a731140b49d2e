//! Seats at a table, sets of them, and the eyes that look at a game.

use std::fmt;

/// The most seats any game of the house has.
pub const MAX_SEATS: usize = 6;

/// One place at the table, counted from 0 and written `A`, `B`, …
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// Seat `A`.
    pub const A: Seat = Seat(0);
    /// Seat `B`.
    pub const B: Seat = Seat(1);

    /// The seat with this number.
    ///
    /// # Panics
    /// If the number is not below [`MAX_SEATS`]: seats from outside go through [`Seat::read`].
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS);
        Seat(index as u8)
    }

    /// The number of the seat, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn after(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// The other seat of a game for two.
    #[inline]
    pub const fn other(self) -> Seat {
        Seat(self.0 ^ 1)
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// The letter of the seat.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// Reads a seat letter of a table with `seats` places, in either case.
    pub fn read(text: &str, seats: u8) -> Option<Seat> {
        let mut chars = text.chars();
        let letter = chars.next()?.to_ascii_uppercase();
        let index = (letter as u32).checked_sub('A' as u32)?;
        (chars.next().is_none() && index < u32::from(seats)).then_some(Seat(index as u8))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats: who may act now, who agreed, who is human.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// Just this seat.
    #[inline]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a table.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// The set with this seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with this seat taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Whether every seat of `other` is in this set too.
    pub const fn covers(self, other: SeatSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first seat of the set, if there is one.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS as u8).filter(move |&seat| self.has(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

/// Who looks: a player with a hand of his own, or anybody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eye {
    /// The player in this seat.
    Seat(Seat),
    /// A spectator, who knows only what is public.
    Public,
}

impl Eye {
    /// Every eye of a table: its seats, then the public.
    pub fn all(seats: u8) -> impl Iterator<Item = Eye> {
        Seat::all(seats).map(Eye::Seat).chain(std::iter::once(Eye::Public))
    }

    /// Whether this eye is the player in that seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Eye::Seat(seat)
    }

    /// The seat behind the eye, if it is a player's.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eye::Seat(seat) => Some(seat),
            Eye::Public => None,
        }
    }
}

impl fmt::Display for Eye {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eye::Seat(seat) => write!(f, "{seat}"),
            Eye::Public => write!(f, "S"),
        }
    }
}

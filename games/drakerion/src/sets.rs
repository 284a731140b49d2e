//! Sets of slots and of cards: a bit each, as fast as the numbers they are made of.

use crate::ids::{DECK, Local, Slot};
use antre_kernel::Seat;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// Some slots.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Slots(u128);

impl Slots {
    /// None.
    pub const NONE: Slots = Slots(0);

    /// This slot alone; none for no slot.
    #[inline]
    pub(crate) const fn one(slot: Slot) -> Slots {
        if slot.is_some() { Slots(1 << slot.number()) } else { Slots::NONE }
    }

    /// Both players' slots of Banner, City or Manoeuvre.
    #[inline]
    pub(crate) const fn both(place: Slot) -> Slots {
        Slots(3 << place.as_named().number())
    }

    /// The slots of a seat's Banner, City and visible Manoeuvre.
    #[inline]
    pub(crate) const fn beside_play(seat: Seat) -> Slots {
        Slots(
            1 << Slot::BANNER.of(seat).number()
                | 1 << Slot::CITY.of(seat).number()
                | 1 << Slot::MANOEUVRE.of(seat).number(),
        )
    }

    /// Whether a slot is among them.
    #[inline]
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 >> slot.index() & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, slot: Slot) {
        *self |= Slots::one(slot);
    }

    #[inline]
    pub(crate) fn remove(&mut self, slot: Slot) {
        *self &= !Slots::one(slot);
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> usize {
        // Most sets have few slots and none of the higher half: counting bits is dear where there is no instruction.
        count(self.0 as u64) + count((self.0 >> 64) as u64)
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them, if there is one.
    #[inline]
    pub(crate) const fn first(self) -> Option<Slot> {
        if self.0 == 0 { None } else { Some(Slot::new(self.0.trailing_zeros() as u8)) }
    }

    /// From the first to the last.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Slot> + Clone + use<> {
        Bits { low: self.0 as u64, high: (self.0 >> 64) as u64 }.map(Slot::new)
    }
}

impl FromIterator<Slot> for Slots {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Slots {
        slots.into_iter().fold(Slots::NONE, |all, slot| all | Slots::one(slot))
    }
}

impl BitOr for Slots {
    type Output = Slots;
    #[inline]
    fn bitor(self, other: Slots) -> Slots {
        Slots(self.0 | other.0)
    }
}

impl BitAnd for Slots {
    type Output = Slots;
    #[inline]
    fn bitand(self, other: Slots) -> Slots {
        Slots(self.0 & other.0)
    }
}

impl Not for Slots {
    type Output = Slots;
    #[inline]
    fn not(self) -> Slots {
        Slots(!self.0)
    }
}

impl BitOrAssign for Slots {
    #[inline]
    fn bitor_assign(&mut self, other: Slots) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for Slots {
    #[inline]
    fn bitand_assign(&mut self, other: Slots) {
        self.0 &= other.0;
    }
}

impl std::fmt::Debug for Slots {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Some cards of a deck list.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Locals(u64);

impl Locals {
    pub(crate) const NONE: Locals = Locals(0);

    /// This card alone; none for what is no card of a deck.
    #[inline]
    pub(crate) const fn one(local: Local) -> Locals {
        if local.in_deck() { Locals(1 << local.number()) } else { Locals::NONE }
    }

    /// Whether a card is among them.
    #[inline]
    pub(crate) const fn contains(self, local: Local) -> bool {
        local.in_deck() && self.0 >> local.number() & 1 == 1
    }

    #[inline]
    pub(crate) fn insert(&mut self, local: Local) {
        *self |= Locals::one(local);
    }

    #[inline]
    pub(crate) fn remove(&mut self, local: Local) {
        self.0 &= !Locals::one(local).0;
    }

    /// How many different cards.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them, if there is one.
    #[inline]
    pub(crate) fn first(self) -> Option<Local> {
        self.iter().next()
    }

    /// In the order of the list.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Local> + Clone + use<> {
        bits(self.0).map(Local::new)
    }
}

impl FromIterator<Local> for Locals {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Local>>(locals: I) -> Locals {
        locals.into_iter().fold(Locals::NONE, |all, local| all | Locals::one(local))
    }
}

impl BitOr for Locals {
    type Output = Locals;
    #[inline]
    fn bitor(self, other: Locals) -> Locals {
        Locals(self.0 | other.0)
    }
}

impl BitAnd for Locals {
    type Output = Locals;
    #[inline]
    fn bitand(self, other: Locals) -> Locals {
        Locals(self.0 & other.0)
    }
}

impl BitOrAssign for Locals {
    #[inline]
    fn bitor_assign(&mut self, other: Locals) {
        self.0 |= other.0;
    }
}

impl std::fmt::Debug for Locals {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// How many bits are set.
#[inline]
const fn count(mask: u64) -> usize {
    if mask == 0 { 0 } else { mask.count_ones() as usize }
}

/// The numbers of the bits that are set.
#[inline]
pub(crate) fn bits(mask: u64) -> impl Iterator<Item = u8> + Clone + use<> {
    Bits { low: mask, high: 0 }
}

/// Goes through the bits of a mask, from the lowest on.
#[derive(Clone)]
struct Bits {
    low: u64,
    high: u64,
}

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.low != 0 {
            let bit = self.low.trailing_zeros() as u8;
            self.low &= self.low - 1;
            return Some(bit);
        }
        if self.high != 0 {
            let bit = self.high.trailing_zeros() as u8;
            self.high &= self.high - 1;
            return Some(64 + bit);
        }
        None
    }
}

const _: () = assert!(DECK <= 64, "a bit for each card of a deck");

//! Where a card is: in a slot with what is on it, in another zone, or nowhere any more.

use crate::ids::{KINDS, Kind, SLOTS, Slot};
use crate::language::BattleLine;
use antre_kernel::Seat;

/// What lies in a slot: a card in play, or a Banner, City or visible Manoeuvre.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occupant {
    /// The card; [`Kind::NONE`] if the slot is free.
    pub kind: Kind,
    flags: u8,
    /// Damage on it.
    pub damage: u8,
    /// Its Shields.
    pub shield: u8,
    /// The slot of its bearer, if it is an Attachment.
    pub bearer: Slot,
    /// What damaged it last, where it lies now.
    pub hurt_by: Ref,
    /// How many Attachments are linked to it.
    pub attached: u8,
}

impl Occupant {
    pub(crate) const FREE: Occupant = Occupant {
        kind: Kind::NONE,
        flags: 0,
        damage: 0,
        shield: 0,
        bearer: Slot::NONE,
        hurt_by: Ref::GONE,
        attached: 0,
    };

    pub(crate) fn new(kind: Kind, controller: Seat, line: BattleLine) -> Occupant {
        Occupant { kind, flags: controller.index() as u8 | (line as u8) << 1, ..Occupant::FREE }
    }

    /// Who controls it (DN-09).
    #[inline]
    pub fn controller(&self) -> Seat {
        Seat::new(usize::from(self.flags & 1))
    }

    /// Its line.
    #[inline]
    pub fn line(&self) -> BattleLine {
        if self.flags & 2 == 0 { BattleLine::Front } else { BattleLine::Support }
    }

    #[inline]
    pub(crate) fn set_line(&mut self, line: BattleLine) {
        self.flags = self.flags & !2 | (line as u8) << 1;
    }

    /// Whether it is exhausted.
    #[inline]
    pub fn inclined(&self) -> bool {
        self.flags & 4 != 0
    }

    #[inline]
    pub(crate) fn set_inclined(&mut self, inclined: bool) {
        self.flags = self.flags & !4 | u8::from(inclined) << 2;
    }
}

/// A card somewhere: in a slot, in another zone, or nowhere any more.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Ref(u16);

/// Where a card is that is not in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Place {
    /// A hand.
    Hand = 1,
    /// A deck.
    Deck = 2,
    /// A discard pile.
    Discard = 3,
    /// Nowhere, while it takes effect (DN-142).
    Limbo = 4,
}

impl Ref {
    pub(crate) const GONE: Ref = Ref(u16::MAX);

    #[inline]
    pub(crate) const fn slot(slot: Slot) -> Ref {
        Ref(slot.number() as u16)
    }

    #[inline]
    pub(crate) const fn card(place: Place, kind: Kind) -> Ref {
        Ref((place as u16) << 8 | kind.number() as u16)
    }

    /// The slot it is in.
    #[inline]
    pub(crate) fn in_slot(self) -> Option<Slot> {
        (self.0 < SLOTS as u16).then_some(Slot::new(self.0 as u8))
    }

    /// Where it is outside play, and which card.
    #[inline]
    pub(crate) fn elsewhere(self) -> Option<(Place, Kind)> {
        let place = match self.0 >> 8 {
            1 => Place::Hand,
            2 => Place::Deck,
            3 => Place::Discard,
            4 => Place::Limbo,
            _ => return None,
        };
        Some((place, Kind::from_number(self.0 as u8)))
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// The card with these bits, if there can be one.
    pub(crate) fn from_bits(bits: u16) -> Option<Ref> {
        let card = Ref(bits);
        let fits = card == Ref::GONE
            || card.in_slot().is_some()
            || card.elsewhere().is_some_and(|(_, kind)| usize::from(kind.number()) < KINDS);
        fits.then_some(card)
    }
}

impl std::fmt::Debug for Ref {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.in_slot(), self.elsewhere()) {
            (Some(slot), _) => write!(f, "{slot}"),
            (_, Some((place, kind))) => write!(f, "{place:?}:{kind:?}"),
            _ => f.write_str("gone"),
        }
    }
}

//! Slots, cards and printed cards by number: each number is a type of its own, and every conversion between them is here.

use antre_kernel::Seat;

/// How many different cards a deck can have, and how many cards.
pub(crate) const DECK: usize = 60;
/// Manoeuvres in a pile (DN-16).
pub(crate) const PILE: usize = 8;
/// Places in play: one for every card of both decks.
pub(crate) const SLOTS: usize = 128;
/// How many numbers each seat's cards have: its deck, its Manoeuvres, its Banner and its City.
const KINDS_OF_ONE: u8 = 70;
/// How many numbers the cards of both seats have.
pub(crate) const KINDS: usize = 2 * KINDS_OF_ONE as usize;
/// How long tables of all cards are: any number has a place in them, so that none is ever checked.
pub(crate) const KIND_TABLE: usize = 1 << u8::BITS;

/// A printed card by its number in the pack; [`HIDDEN_CARD`] to an eye that may not know it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct DefId(u16);

/// A card that an eye may not know.
pub const HIDDEN_CARD: DefId = DefId(u16::MAX);

impl DefId {
    /// No printed card.
    pub(crate) const NONE: DefId = DefId(u16::MAX);

    /// The printed card with this number.
    pub const fn new(number: usize) -> DefId {
        DefId(number as u16)
    }

    /// Its place in tables of printed cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card by its number in its owner's list: the cards of the deck, then the Manoeuvres, Banner and City.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Local(u8);

impl Local {
    /// No card.
    pub(crate) const NONE: Local = Local(0xff);
    /// A card in a known place that this eye does not know.
    pub(crate) const HIDDEN: Local = Local(0x7f);
    pub(crate) const BANNER: Local = Local(68);
    pub(crate) const CITY: Local = Local(69);
    const FIRST_MANOEUVRE: u8 = DECK as u8;

    /// The card with this number.
    #[inline]
    pub const fn new(number: u8) -> Local {
        Local(number)
    }

    /// A Manoeuvre by its place in the pile.
    #[inline]
    pub(crate) const fn manoeuvre(index: u8) -> Local {
        Local(Local::FIRST_MANOEUVRE + index % PILE as u8)
    }

    /// The place in the pile, if it is a Manoeuvre.
    pub fn in_pile(self) -> Option<u8> {
        self.0.checked_sub(Local::FIRST_MANOEUVRE).filter(|&index| index < PILE as u8)
    }

    /// The bit it has in the set of its pile; none if it is no Manoeuvre.
    pub(crate) fn pile_bit(self) -> u8 {
        self.in_pile().map_or(0, |place| 1 << place)
    }

    /// Whether it is a card of the deck.
    #[inline]
    pub(crate) const fn in_deck(self) -> bool {
        self.0 < Local::FIRST_MANOEUVRE
    }

    /// Its number, as stored text has it.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in tables of a deck's cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % DECK
    }
}

/// A card of one of the two lists by one number: whose it is, and which.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind(u8);

impl Kind {
    /// No card.
    pub(crate) const NONE: Kind = Kind(0xff);

    /// A card of a seat.
    #[inline]
    pub const fn new(owner: Seat, local: Local) -> Kind {
        Kind(owner.index() as u8 * KINDS_OF_ONE + local.0)
    }

    /// The card with this number, or none: the number of a stored position.
    pub(crate) const fn from_number(number: u8) -> Kind {
        Kind(number)
    }

    /// Whose card it is (DN-08).
    #[inline]
    pub const fn owner(self) -> Seat {
        if self.0 >= KINDS_OF_ONE { Seat::B } else { Seat::A }
    }

    /// Its number in its owner's list.
    #[inline]
    pub const fn local(self) -> Local {
        Local(if self.0 >= KINDS_OF_ONE { self.0 - KINDS_OF_ONE } else { self.0 })
    }

    /// Whether it is a card at all.
    #[inline]
    pub(crate) const fn is_some(self) -> bool {
        self.0 != Kind::NONE.0
    }

    /// Its number, as stored text has it.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in tables of all cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All cards of both lists, in order.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..KINDS as u8).map(Kind)
    }
}

/// A place for a card in play, or for a Banner, City or visible Manoeuvre.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot(u8);

impl Slot {
    /// No slot.
    pub(crate) const NONE: Slot = Slot(0xff);
    /// Where the Banner lies: seat A's, and what moves call either player's own. Seat B's follows.
    pub(crate) const BANNER: Slot = Slot(120);
    /// Where the City lies, likewise.
    pub(crate) const CITY: Slot = Slot(122);
    /// Where the visible Manoeuvre lies, likewise.
    pub(crate) const MANOEUVRE: Slot = Slot(124);

    /// The slot with this number, from 0.
    #[inline]
    pub const fn new(number: u8) -> Slot {
        Slot(number)
    }

    /// Every slot there is.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..SLOTS as u8).map(Slot)
    }

    /// Whether it is for a card in play: those of Banner, City and Manoeuvre are not.
    #[inline]
    pub(crate) const fn in_play(self) -> bool {
        self.0 < Slot::BANNER.0
    }

    /// Whether it is one of Banner, City or Manoeuvre.
    #[inline]
    pub(crate) const fn beside_play(self) -> bool {
        !self.in_play()
    }

    /// Whether it is a slot at all.
    #[inline]
    pub(crate) const fn is_some(self) -> bool {
        (self.0 as usize) < SLOTS
    }

    /// The slot that a seat means by it: Banner, City and Manoeuvre are its own.
    #[inline]
    pub(crate) const fn of(self, seat: Seat) -> Slot {
        if self.beside_play() { Slot((self.0 & !1) + seat.index() as u8) } else { self }
    }

    /// What moves call it: Banner, City and Manoeuvre have one name, whoever's they are.
    #[inline]
    pub(crate) const fn as_named(self) -> Slot {
        if self.beside_play() { Slot(self.0 & !1) } else { self }
    }

    /// Its number, as stored text has it.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in tables of slots.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize % SLOTS
    }

    /// The slot that people know by this number.
    pub(crate) fn shown_as(number: u8) -> Option<Slot> {
        number.checked_sub(1).map(Slot).filter(|slot| slot.is_some())
    }

    /// The number people know it by.
    pub const fn shown(self) -> u16 {
        self.0 as u16 + 1
    }
}

/// People count slots from 1.
impl std::fmt::Display for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{}", self.shown())
    }
}

impl std::fmt::Debug for Slot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

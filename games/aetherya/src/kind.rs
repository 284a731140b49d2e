//! The ten kinds of kingdom cards, the cells of a kingdom, and cards in numbers and in piles.

use std::fmt;

/// One of the ten kinds (AE-03): terrains, tribes, special cards, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum Kind {
    /// Plaine.
    #[default]
    Plain,
    /// Forêt.
    Forest,
    /// Montagne.
    Mountain,
    /// Marais.
    Swamp,
    /// Humain.
    Human,
    /// Elfe.
    Elf,
    /// Nain.
    Dwarf,
    /// Gobelin.
    Goblin,
    /// Portail magique.
    Portal,
    /// Dragon.
    Dragon,
}

/// The nibble of a cell without a card that shows.
pub(crate) const NOTHING: u64 = 15;

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 10] = [
        Kind::Plain,
        Kind::Forest,
        Kind::Mountain,
        Kind::Swamp,
        Kind::Human,
        Kind::Elf,
        Kind::Dwarf,
        Kind::Goblin,
        Kind::Portal,
        Kind::Dragon,
    ];

    /// The code in notation.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Plain => "PL",
            Kind::Forest => "FO",
            Kind::Mountain => "MO",
            Kind::Swamp => "MA",
            Kind::Human => "HU",
            Kind::Elf => "EL",
            Kind::Dwarf => "NA",
            Kind::Goblin => "GO",
            Kind::Portal => "PO",
            Kind::Dragon => "DR",
        }
    }

    /// Reads a code, in either case.
    pub fn read(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code().eq_ignore_ascii_case(code))
    }

    /// Whether the card bears a padlock (AE-37).
    pub const fn is_locked(self) -> bool {
        matches!(self, Kind::Portal | Kind::Dragon)
    }

    /// The kind with this number; any number above the last is taken for it.
    #[inline]
    pub(crate) const fn from_nibble(nibble: u64) -> Kind {
        const TABLE: [Kind; 16] = {
            let mut table = [Kind::Dragon; 16];
            let mut at = 0;
            while at < Kind::ALL.len() {
                table[at] = Kind::ALL[at];
                at += 1;
            }
            table
        };
        TABLE[(nibble & 15) as usize]
    }
}

/// A cell of a kingdom: column `a` to `d` from the left, row 1 to 4 from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The four cells of the base, in reading order (AE-20).
    pub const CENTRE: [Cell; 4] = [Cell(5), Cell(6), Cell(9), Cell(10)];

    /// The cell with this number, in reading order from 0.
    #[inline]
    pub const fn new(index: usize) -> Cell {
        Cell((index & 15) as u8)
    }

    /// Every cell, in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> {
        (0..16).map(Cell)
    }

    /// The cells of a set, in reading order.
    pub(crate) fn of(set: u16) -> impl Iterator<Item = Cell> {
        Cell::all().filter(move |cell| set & cell.bit() != 0)
    }

    /// Its number, in reading order from 0.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// Its column, from 0.
    pub const fn col(self) -> u8 {
        self.0 & 3
    }

    /// Its row, from 0.
    pub const fn row(self) -> u8 {
        self.0 >> 2
    }

    /// The set of this cell alone.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << (self.0 & 15)
    }

    /// Reads a cell such as `b2`.
    pub fn read(text: &str) -> Option<Cell> {
        let &[col, row] = text.as_bytes() else { return None };
        let col = col.to_ascii_lowercase().checked_sub(b'a').filter(|&col| col < 4)?;
        let row = row.checked_sub(b'1').filter(|&row| row < 4)?;
        Some(Cell(row * 4 + col))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.col()) as char, self.row() + 1)
    }
}

/// How many cards of each kind there are.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts([u8; 10]);

impl Counts {
    /// How many cards of this kind there are.
    #[inline]
    pub const fn get(self, kind: Kind) -> usize {
        self.0[kind as usize] as usize
    }

    /// One card more.
    #[inline]
    pub(crate) const fn add(&mut self, kind: Kind) {
        self.0[kind as usize] += 1;
    }

    /// One card less; there must be one.
    #[inline]
    pub(crate) const fn remove(&mut self, kind: Kind) {
        self.0[kind as usize] -= 1;
    }

    /// Both together.
    pub(crate) fn plus(self, other: Counts) -> Counts {
        Counts(std::array::from_fn(|kind| self.0[kind] + other.0[kind]))
    }

    /// How many cards there are in all.
    #[inline]
    pub fn total(self) -> usize {
        self.0.iter().map(|&cards| usize::from(cards)).sum()
    }

    /// Every card as a deck, in order of kind.
    #[inline]
    pub(crate) fn deck<const ROOM: usize>(self) -> Deck<ROOM> {
        let mut deck = Deck::default();
        Kind::ALL.into_iter().for_each(|kind| deck.push_equal(kind, self.get(kind)));
        deck
    }

    /// Every card, in order of kind.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().flat_map(move |kind| std::iter::repeat_n(kind, self.get(kind)))
    }
}

impl FromIterator<Kind> for Counts {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Counts {
        let mut counts = Counts::default();
        kinds.into_iter().for_each(|kind| counts.add(kind));
        counts
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = Kind::ALL.into_iter().filter(|&kind| self.get(kind) > 0);
        f.debug_map().entries(held.map(|kind| (kind, self.get(kind)))).finish()
    }
}

/// The most cards there are in a box (AE-02).
pub(crate) const BOX: usize = 80;
/// The most cards a draw pile can hold: the box less two kingdoms and a discard, rounded up (AE-06).
pub(crate) const PILE: usize = 48;

/// Cards in an order, from the bottom to the top.
pub type Deck<const ROOM: usize> = antre_kernel::Pile<Kind, ROOM>;

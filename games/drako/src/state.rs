//! The whole truth of a game, split into what lies open and what is hidden.

use crate::board::Cell;
use crate::card::{DRAGON, DWARVES, Hand, Kind, Pile, Symbol};
use antre_kernel::{Phrase, Seat};
use antre_stage::hex::Direction;

/// The truth: what everybody sees, and the hands and decks nobody else does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// The two hands (DK-112).
    pub hands: [Hand; 2],
    /// The two decks, face down.
    pub decks: [Pile; 2],
}

/// All that is public (DK-113).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// Where the figures stand, the dragon last.
    pub at: [Cell; 4],
    /// The wounds of the three dwarves.
    pub wounds: [u8; 3],
    /// The wounds on the dragon's armour.
    pub armor: u8,
    /// The wounds on the dragon's abilities.
    pub abilities: [u8; 3],
    /// The net lies on the dragon.
    pub net: bool,
    /// What became of the fury marker.
    pub fury: Fury,
    /// Whose turn it is; before the first turn, who decides.
    pub turn: Seat,
    /// Actions left in this turn.
    pub left: u8,
    /// Actions made in this turn.
    pub acted: u8,
    /// What is due.
    pub phase: Phase,
    /// What an action that is not finished is about.
    pub pending: Pending,
    /// The cards that are out of the game (DK-38, DK-121), the last on top.
    pub discards: [Pile; 2],
}

/// A figure of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Figure {
    /// The dwarf with the fury.
    Brald,
    /// The dwarf with the crossbow.
    Morin,
    /// The dwarf with the net.
    Urpen,
    /// The dragon.
    Dragon,
}

impl Figure {
    /// The three dwarves.
    pub const DWARVES: [Figure; 3] = [Figure::Brald, Figure::Morin, Figure::Urpen];
    /// Every figure.
    pub const ALL: [Figure; 4] = [Figure::Brald, Figure::Morin, Figure::Urpen, Figure::Dragon];

    /// Its letter in notation.
    pub const fn letter(self) -> &'static str {
        ["B", "M", "U", "D"][self as usize]
    }

    /// Its key in positions.
    pub const fn key(self) -> &'static str {
        ["brald", "morin", "urpen", "dragon"][self as usize]
    }

    /// Reads the letter of a dwarf.
    pub fn read_dwarf(letter: &str) -> Option<Figure> {
        Figure::DWARVES.into_iter().find(|dwarf| dwarf.letter().eq_ignore_ascii_case(letter))
    }

    /// What people call it.
    pub const fn name(self) -> Phrase {
        Phrase::new(["drako-brald", "drako-morin", "drako-urpen", "drako-dragon"][self as usize])
    }

    /// Its bit in a set of figures.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The dwarf with this number.
    #[inline]
    pub(crate) const fn dwarf(number: usize) -> Figure {
        [Figure::Brald, Figure::Morin, Figure::Urpen, Figure::Urpen][number & 3]
    }
}

/// The dwarves of a set of figures, in order.
#[inline]
pub(crate) fn dwarves_of(set: u8) -> impl Iterator<Item = Figure> {
    Figure::DWARVES.into_iter().filter(move |dwarf| set & dwarf.bit() != 0)
}

/// An ability on the dragon's mat (DK-18).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Ability {
    /// Flight.
    Fly,
    /// Fire breath.
    Fire,
    /// Walk.
    Walk,
}

impl Ability {
    /// All three.
    pub const ALL: [Ability; 3] = [Ability::Fly, Ability::Fire, Ability::Walk];

    /// Its word in notation.
    pub const fn code(self) -> &'static str {
        ["fly", "fire", "walk"][self as usize]
    }

    /// Reads its word.
    pub fn read(code: &str) -> Option<Ability> {
        Ability::ALL.into_iter().find(|ability| ability.code() == code)
    }

    /// What people call it.
    pub const fn name(self) -> Phrase {
        Phrase::new(["drako-ability-fly", "drako-ability-fire", "drako-ability-walk"][self as usize])
    }
}

/// What became of the fury marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fury {
    /// It lies with the dwarf player (DK-10).
    Ready,
    /// This is the fury turn (DK-104).
    Now,
    /// It left the game (DK-108).
    Spent,
}

impl Fury {
    /// The words for it in positions.
    pub(crate) const ALL: [(Fury, &'static str); 3] =
        [(Fury::Ready, "ready"), (Fury::Now, "now"), (Fury::Spent, "spent")];
}

/// What is due (DK-116).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Phase {
    /// The decks are still to be shuffled (DK-09).
    Deal,
    /// A starting hand may be exchanged (DK-15).
    Exchange,
    /// A starting hand is shuffled back and drawn anew (DK-15).
    Redeal,
    /// The next dwarf is placed (DK-12).
    Place,
    /// An action.
    Action,
    /// Cards come off the deck (DK-32).
    Draw,
    /// A card over the limit goes (DK-33).
    Drop,
    /// A second dwarf may move (DK-49).
    SecondMove,
    /// A second dwarf may hit (DK-56).
    SecondAttack,
    /// The defender reacts (DK-68).
    React,
    /// The dwarf player places a wound (DK-83).
    Wounds,
    /// It is over.
    Over,
}

impl Phase {
    /// The words for it in positions.
    pub(crate) const ALL: [(Phase, &'static str); 12] = [
        (Phase::Deal, "deal"),
        (Phase::Exchange, "exchange"),
        (Phase::Redeal, "redeal"),
        (Phase::Place, "place"),
        (Phase::Action, "action"),
        (Phase::Draw, "draw"),
        (Phase::Drop, "drop"),
        (Phase::SecondMove, "second-move"),
        (Phase::SecondAttack, "second-attack"),
        (Phase::React, "react"),
        (Phase::Wounds, "wounds"),
        (Phase::Over, "over"),
    ];
}

/// What an action that is not finished is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pending {
    /// The symbol that was played.
    pub symbol: Symbol,
    /// Its number; of wounds still to be placed, how many.
    pub value: u8,
    /// A set of dwarves: who moved already, or whose hits are not blocked: hits by dwarves, or on them.
    pub dwarves: u8,
}

impl Pending {
    /// Nothing.
    pub(crate) const NONE: Pending = Pending { symbol: Symbol::Defence, value: 0, dwarves: 0 };
}

impl Open {
    /// Where a figure stands.
    #[inline]
    pub(crate) fn cell(&self, figure: Figure) -> Cell {
        self.at[figure as usize & 3]
    }

    /// Whether a figure stands on the board.
    #[inline]
    pub fn is_there(&self, figure: Figure) -> bool {
        self.cell(figure) != Cell::NOWHERE
    }

    /// The hexes of the living dwarves; the bit for nowhere may be set too.
    #[inline]
    pub(crate) fn dwarf_bits(&self) -> u64 {
        self.at[0].bit() | self.at[1].bit() | self.at[2].bit()
    }

    /// The hexes with a figure; the bit for nowhere may be set too.
    #[inline]
    pub(crate) fn taken(&self) -> u64 {
        self.dwarf_bits() | self.at[3].bit()
    }

    /// Whether no dwarf is left on the board.
    #[inline]
    pub(crate) fn no_dwarf(&self) -> bool {
        self.dwarf_bits() == Cell::NOWHERE.bit()
    }

    /// Who has to react to the attack.
    #[inline]
    pub(crate) fn defender(&self) -> Seat {
        self.turn.other()
    }

    /// Who decides next, in phases in which somebody does.
    #[inline]
    pub(crate) fn actor(&self) -> Seat {
        if self.phase == Phase::React { self.defender() } else { self.turn }
    }

    /// The next dwarf to be placed.
    pub(crate) fn to_place(&self) -> Option<Figure> {
        Figure::DWARVES.into_iter().find(|&dwarf| !self.is_there(dwarf))
    }
}

impl State {
    /// Whether a side has neither deck nor hand.
    #[inline]
    pub(crate) fn out_of_cards(&self, seat: Seat) -> bool {
        self.hands[at(seat)].is_empty() && self.decks[at(seat)].is_empty()
    }
}

/// A choice of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Keeps the starting hand.
    Keep,
    /// Exchanges the starting hand (DK-15).
    Exchange,
    /// Places the next dwarf (DK-12).
    Place(Cell),
    /// Draws two cards (DK-32).
    Draw,
    /// Discards a card as an action (DK-41).
    Burn(Kind),
    /// Discards a card over the limit (DK-33).
    Drop(Kind),
    /// Plays a card for a move of one figure: `M1`, the first mover of `M2`, `W` or `FLY`.
    Go {
        /// The card.
        card: Kind,
        /// The option.
        symbol: Symbol,
        /// Who moves.
        who: Figure,
        /// Where to.
        to: Cell,
    },
    /// Plays a card for a blow: `A1` or the first hit of `A2` by this dwarf, or `A` at this dwarf.
    Hit {
        /// The card.
        card: Kind,
        /// The option.
        symbol: Symbol,
        /// The dwarf who hits or is bitten.
        dwarf: Figure,
    },
    /// Plays a card for fire in a direction (DK-62).
    Fire(Kind, Direction),
    /// Plays a card for a shot of the crossbow (DK-58).
    Shoot(Kind),
    /// Plays a card for the net (DK-97).
    Throw(Kind),
    /// Moves a second dwarf (DK-49).
    Then(Figure, Cell),
    /// Lets a second dwarf hit (DK-56).
    With(Figure),
    /// Leaves it at that: no second dwarf, or no third action.
    Stop,
    /// Blocks a hit on a figure (DK-68).
    Block(Kind, Figure),
    /// Blocks no more.
    Take,
    /// Places a wound (DK-83).
    Wound(Ability),
    /// Declares the fury turn (DK-104).
    Fury,
    /// Passes the turn to get free of the net (DK-99).
    Free,
    /// Passes the turn for want of cards (DK-29).
    Pass,
}

/// What chance decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Roll {
    /// Both decks shuffled, each from the bottom to the top (DK-09).
    Deal([Pile; 2]),
    /// A deck shuffled again with the starting hand in it (DK-15).
    Exchange(Pile),
    /// The cards that come off the deck (DK-32), in order of their numbers.
    Draw(Hand),
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The decks were shuffled.
    Dealt,
    /// A seat kept its starting hand.
    Kept(Seat),
    /// A seat exchanged its starting hand; which cards is told as [`Event::Drew`].
    Exchanged(Seat),
    /// A dwarf was placed.
    Placed(Figure, Cell),
    /// A seat drew so many cards; only that seat sees which.
    Drew(Seat, u8, Option<Hand>),
    /// A seat burnt a card.
    Burnt(Seat, Kind),
    /// A seat dropped a card over the limit.
    Dropped(Seat, Kind),
    /// A figure moved with a card.
    Moved {
        /// The card, if it is the first figure it moves.
        card: Option<Kind>,
        /// The option.
        symbol: Symbol,
        /// Who moved.
        who: Figure,
        /// Where to.
        to: Cell,
    },
    /// An attack was declared with a card: blow, shot, bite or fire.
    Attacked {
        /// The card.
        card: Kind,
        /// The option.
        symbol: Symbol,
        /// The dwarves who hit or are hit.
        dwarves: u8,
    },
    /// A second dwarf joined the attack.
    Joined(Figure),
    /// The net was thrown with a card.
    Netted(Kind),
    /// No further dwarf was used, or no third action.
    Stopped(Seat),
    /// A hit on a figure was blocked with a card.
    Blocked(Seat, Kind, Figure),
    /// A seat blocked no (more) hit.
    Took(Seat),
    /// A dwarf took wounds.
    Wounded(Figure, u8),
    /// The dragon's armour took wounds.
    Dented(u8),
    /// A wound was placed on an ability.
    Crippled(Ability),
    /// An ability was lost (DK-86).
    Lost(Ability),
    /// A figure died.
    Died(Figure),
    /// Brald declared the fury turn.
    Raged,
    /// The dragon passed a turn and is free of the net.
    Freed,
    /// The dragon passed for want of cards.
    Passed,
    /// It is over.
    Ended,
}

/// Where a seat's things are in a pair; the mask spares a bounds check.
#[inline]
pub(crate) const fn at(seat: Seat) -> usize {
    seat.index() & 1
}

const _: () = assert!(at(DRAGON) == 0 && at(DWARVES) == 1);
const _: () = assert!(size_of::<State>() <= 256, "the state outgrew its budget");
const _: () = assert!(size_of::<Act>() <= 8, "a move outgrew its budget");

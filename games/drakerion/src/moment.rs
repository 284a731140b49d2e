//! What is going on in the middle of something: a combat, an ability in use, abilities that wait, cards that come up.

use crate::bag::Bag;
use crate::ids::{Kind, Slot};
use crate::language::{BattleLine, Mode};
use crate::place::Ref;
use antre_kernel::Seat;

/// As many abilities as can wait at once; later ones are not offered, and the log says so.
pub(crate) const WAITING: usize = 48;
/// As many attacks as abilities can order before the first of them is held; later ones are not, and the log says so.
pub(crate) const ORDERED: usize = 4;
/// Variables of an ability, and cards in each.
pub(crate) const VARS: usize = 4;
pub(crate) const CHOSEN: usize = 4;
/// As many cards as chance turns over at once.
pub(crate) const FEW: usize = 8;

/// The combat that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Combat {
    /// What comes next in it.
    pub stage: CombatStage,
    /// The attacker's slot.
    pub attacker: Slot,
    /// The defender's slot.
    pub defender: Slot,
    /// How it attacks.
    pub mode: Mode,
    /// The attacking player.
    pub side: Seat,
    /// Who acts next in it.
    pub actor: Seat,
    /// Passes in a row.
    pub passes: u8,
    /// No combat action was taken yet, so an Interceptor may step in (DN-152).
    pub opening: bool,
    /// They are combatants still (DN-91).
    pub engaged: bool,
    /// Combat damage was dealt and not yet looked at.
    pub dealing: bool,
    /// Where the attacker and the defender went who left play, where that is asked for (DN-228).
    pub(crate) fallen: [Ref; 2],
    /// The lines they were last on.
    pub(crate) fallen_lines: [BattleLine; 2],
}

impl Default for Combat {
    fn default() -> Combat {
        Combat {
            stage: CombatStage::None,
            attacker: Slot::NONE,
            defender: Slot::NONE,
            mode: Mode::Melee,
            side: Seat::A,
            actor: Seat::A,
            passes: 0,
            opening: false,
            engaged: false,
            dealing: false,
            fallen: [Ref::GONE; 2],
            fallen_lines: [BattleLine::Front; 2],
        }
    }
}

/// How far a combat is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum CombatStage {
    /// There is none.
    None,
    /// Players act in turn (DN-83).
    Actions,
    /// Damage is dealt, or the attack is cancelled; what that triggered was used.
    Done,
    /// Shields and changes of the combat have ended.
    Ended,
}

/// An attack that an ability ordered and that will be held (DN-82, DN-226).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ordered {
    pub(crate) attacker: Ref,
    pub(crate) defender: Ref,
    pub(crate) mode: Mode,
}

/// An ability whose time has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    pub(crate) ability: u16,
    pub(crate) seat: Seat,
    pub(crate) amount: u8,
    pub(crate) this: Ref,
    pub(crate) bearer: Ref,
    pub(crate) card: Ref,
    pub(crate) by: Ref,
    /// Copies outside play that answer one event have its number; 0 for all others.
    pub(crate) event: u8,
    /// How many of these copies have answered and still lie where they lay (DN-172).
    pub(crate) spent: u8,
    /// There was a copy for it when the event came; what others do not see of a hand is taken to be (DN-170).
    pub(crate) held: bool,
}

impl Waiting {
    /// Whether nothing tells the two apart.
    pub(crate) fn is_like(&self, other: &Waiting) -> bool {
        Waiting { event: 0, spent: 0, held: true, ..*self }
            == Waiting { event: 0, spent: 0, held: true, ..*other }
    }
}

pub(crate) const NOT_WAITING: Waiting = Waiting {
    ability: 0,
    seat: Seat::A,
    amount: 0,
    this: Ref::GONE,
    bearer: Ref::GONE,
    card: Ref::GONE,
    by: Ref::GONE,
    event: 0,
    spent: 0,
    held: true,
};

/// The ability or card that is being used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Using {
    /// Whether one is.
    pub(crate) on: bool,
    /// Who uses it.
    pub(crate) you: Seat,
    pub(crate) ability: u16,
    /// The next step.
    pub(crate) at: u16,
    pub(crate) this: Ref,
    pub(crate) bearer: Ref,
    pub(crate) card: Ref,
    pub(crate) by: Ref,
    pub(crate) amount: u8,
    /// The Event that takes effect; [`Kind::NONE`] if none does.
    pub(crate) limbo: Kind,
    pub(crate) vars: [[Ref; CHOSEN]; VARS],
    pub(crate) counts: [u8; VARS],
    /// Cards of the user's that were milled to be found again.
    pub(crate) stored: Bag,
    /// The number of the event it answers, if other copies might too; 0 for all others.
    pub(crate) event: u8,
    /// How far a step is that takes several answers: how much is left.
    pub(crate) left: u8,
    /// How far a step is: 0 before it has begun.
    pub(crate) part: u8,
    /// Whose part it is, where both players have one: 0 or 1.
    pub(crate) turn: u8,
    /// The options chosen so far; a bit each.
    pub(crate) chosen: u8,
}

impl Default for Using {
    fn default() -> Using {
        Using {
            on: false,
            you: Seat::A,
            ability: 0,
            at: 0,
            this: Ref::GONE,
            bearer: Ref::GONE,
            card: Ref::GONE,
            by: Ref::GONE,
            amount: 0,
            limbo: Kind::NONE,
            vars: [[Ref::GONE; CHOSEN]; VARS],
            counts: [0; VARS],
            stored: Bag::default(),
            event: 0,
            left: 0,
            part: 0,
            turn: 0,
            chosen: 0,
        }
    }
}

/// What chance turns up next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    pub(crate) seat: Seat,
    /// How many are still to come.
    pub(crate) n: u8,
    /// How many there were in all.
    pub(crate) total: u8,
    pub(crate) how: How,
}

/// Chance turns up nothing.
pub(crate) const NO_DEAL: Deal = Deal { seat: Seat::A, n: 0, total: 0, how: How::Draw };

/// What happens to the cards that chance turns up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum How {
    /// They go to the hand.
    Draw,
    /// They go from the deck to the discard pile.
    Mill,
    /// Their owner reads them and puts them back.
    Look,
    /// They go from the hand to the discard pile.
    Discard,
    /// The hand is shown: no chance is in it, but what was hidden comes up.
    Show,
    /// Nothing comes up: a moment between a choice that others do not see and what shows cards of that hand or deck.
    Pause,
}

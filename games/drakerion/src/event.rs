//! What can be done, what chance decides, and what is told of it.

use crate::ids::{DefId, HIDDEN_CARD, Slot};
use crate::language::{BattleLine, Dest, Mode, PutDest, Stat};
use crate::moment::{FEW, How};
use antre_kernel::Seat;

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Who begins (DN-19).
    First(Seat),
    /// On which line.
    Line(BattleLine),
    /// A card that the others do not see: under the deck, back on it, out of it.
    Slip(DefId),
    /// No more, or nothing.
    Done,
    /// The Manoeuvre of the turn, in secret (DN-34).
    Manoeuvre(DefId),
    /// Pass (DN-50).
    Pass,
    /// Pass definitively (DN-53).
    Withdraw,
    /// Play a card from the hand (DN-63, DN-139).
    Play(DefId),
    /// Use an ability of a card in play, or of the own Banner, City or Manoeuvre.
    Use {
        /// Its slot; those of Banner, City and Manoeuvre have one name, whoever uses them.
        slot: Slot,
        /// The number of the ability, from 0.
        ability: u8,
    },
    /// Use a Discard action (DN-162).
    Recall {
        /// The card in the own discard pile.
        card: DefId,
        /// The number of the ability, from 0.
        ability: u8,
    },
    /// Attack with a Character (DN-75).
    Attack {
        /// Its slot.
        slot: Slot,
        /// How.
        mode: Mode,
    },
    /// Step in for the defender (DN-151).
    Intercept(Slot),
    /// Choose a card in play.
    Target(Slot),
    /// Choose a card outside play, for all to see.
    Pick {
        /// Whose it is.
        owner: Seat,
        /// Which card.
        card: DefId,
    },
    /// Choose an option, from 0.
    Option(u8),
    /// Use a waiting ability, from 0 (DN-173).
    React(u8),
    /// Decline what could be used or paid.
    Decline,
    /// Pay what is asked.
    Pay,
}

/// What chance decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// Who begins (DN-20).
    Coin(Seat),
    /// The Manoeuvres that are turned up: of seat A, of seat B.
    Reveal([DefId; 2]),
    /// The cards that come up, in the order of the pack.
    Cards(Cards),
}

/// A few cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards {
    list: [DefId; FEW],
    len: u8,
}

impl Default for Cards {
    fn default() -> Cards {
        Cards { list: [HIDDEN_CARD; FEW], len: 0 }
    }
}

impl Cards {
    /// The cards.
    #[inline]
    pub fn as_slice(&self) -> &[DefId] {
        &self.list[..usize::from(self.len).min(FEW)]
    }

    pub(crate) fn push(&mut self, card: DefId) {
        if usize::from(self.len) < FEW {
            self.list[usize::from(self.len)] = card;
            self.len += 1;
        }
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

/// A card as the log names it: the printed card, and its slot where it is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Named {
    /// Which card.
    pub card: DefId,
    /// Where it is in play.
    pub slot: Option<Slot>,
}

/// What a game holds only so much of at once, so that a position stays small; no starter deck comes near.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Limit {
    /// What lasts for a while.
    Changes,
    /// Abilities that wait.
    Waiting,
    /// Attacks that abilities ordered.
    Ordered,
    /// Abilities that answer within one action (DN-175).
    Answers,
    /// What is had again within one turn (DN-237).
    Returns,
}

impl Limit {
    pub(crate) const ALL: [Limit; 5] =
        [Limit::Changes, Limit::Waiting, Limit::Ordered, Limit::Answers, Limit::Returns];
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Chance named the first player.
    Coin(Seat),
    /// A player named the first player.
    ChoseFirst(Seat, Seat),
    /// A card arrived in play (or was placed at the start).
    Arrived(Seat, Named, BattleLine),
    /// An Attachment was linked to a Character.
    Attached(Seat, Named, Named),
    /// Cards came up; only their owner sees them where they are drawn or looked at.
    CameUp(Seat, How, u8, Option<Cards>),
    /// A card went where the others do not see it: under the deck or back on it.
    Slipped(Seat, Option<DefId>),
    /// A player has finished a choice.
    Finished(Seat),
    /// A Manoeuvre was chosen in secret.
    Committed(Seat, Option<DefId>),
    /// A Manoeuvre was turned up.
    Revealed(Seat, DefId),
    /// A player's gold changed by an effect or an income.
    Gold(Seat, i16),
    /// A player paid gold for a card or an ability.
    PaidGold(Seat, u8),
    /// A player's prestige changed.
    Prestige(Seat, i16),
    /// A player passed; definitively or not.
    Passed(Seat, bool),
    /// A player plays a card.
    Plays(Seat, DefId),
    /// A player uses an ability of a card; its number from 0.
    Uses(Seat, Named, u8),
    /// A player uses the waiting ability with this number.
    Reacts(Seat, u8, Named, u8),
    /// A player declined.
    Declined(Seat),
    /// A player pays.
    Paid(Seat),
    /// A Character is about to attack.
    Prepares(Seat, Named, Mode),
    /// A Character attacks another.
    Attacks(Named, Named, Mode),
    /// A Character steps in.
    Intercepts(Named),
    /// The attack goes to another Character.
    Redirected(Named),
    /// The attack is cancelled.
    Cancelled,
    /// The combat is over.
    CombatOver,
    /// A card was chosen.
    Chosen(Seat, Named),
    /// A card outside play was chosen.
    Picked(Seat, Seat, DefId),
    /// A search took a card of whoever searches that everybody sees, to where it says.
    Took(Seat, DefId, Dest),
    /// A card of a hand that is shown to all.
    Bared(Seat, DefId),
    /// An option was chosen: at which step of the cards' tables, and which, from 0.
    Option(Seat, u16, u8),
    /// There was nothing to choose from.
    Nothing(Seat),
    /// A card took damage.
    Damaged(Named, u8),
    /// A card was healed.
    Healed(Named, u8),
    /// A card got Shields.
    Shielded(Named, u8),
    /// A value of a card changed.
    Changed(Named, Stat, i8),
    /// A card gained something.
    Gained(Named),
    /// A card lost something.
    Lost(Named),
    /// A card was exhausted.
    Inclined(Named),
    /// A card was readied.
    Straightened(Named),
    /// A Character moved.
    Moved(Named, BattleLine),
    /// A card was destroyed.
    Destroyed(Named),
    /// A card was put somewhere else.
    Put(Named, PutDest),
    /// A card was discarded.
    Discarded(Seat, DefId),
    /// A search found a card, seen by all or by the searcher alone.
    Found(Seat, Option<DefId>),
    /// A hand was shown.
    Showed(Seat),
    /// A deck was shuffled.
    Shuffled(Seat),
    /// The support line went to the front.
    FrontFilled(Seat),
    /// There was no room for more of something, so what came last came to nothing.
    Full(Limit),
    /// A turn begins.
    Turn(u8, Seat),
    /// The game is over.
    Over,
}

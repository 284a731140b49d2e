//! What lies where: the whole truth of a game as plain data.

use crate::bag::{Bag, Known};
use crate::event::Limit;
use crate::ids::{Kind, Local, PILE, SLOTS, Slot};
use crate::language::Mode;
use crate::lasting::{Change, Changes};
use crate::moment::{Combat, Deal, ORDERED, Ordered, Using, WAITING, Waiting};
use crate::place::Occupant;
use crate::sets::{Slots, bits};
use antre_kernel::Seat;

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// The hand.
    pub hand: Bag,
    /// The cards of the hand that the opponent has seen.
    pub shown: Bag,
    /// The cards of the deck that lie in an order nobody knows.
    pub pool: Bag,
    /// The known cards on top of the deck.
    pub top: Known,
    /// The known cards at the bottom of the deck.
    pub bottom: Known,
    /// The discard pile.
    pub discard: Bag,
    /// The gold.
    pub gold: u8,
    /// The prestige.
    pub prestige: u8,
    /// Prestige of destroyed Characters that the next state check adds.
    pub owed: u8,
    /// A bit for each Manoeuvre still in the pile.
    pub pile: u8,
    /// Revealed Manoeuvres, the visible one last; see `revealed_count`.
    pub revealed: [Local; PILE],
    /// How many Manoeuvres are revealed.
    pub revealed_count: u8,
    /// The Manoeuvre chosen in secret; [`Local::NONE`] before, [`Local::HIDDEN`] to other eyes.
    pub chosen: Local,
    /// Cards discarded this turn from hand and deck.
    pub discarded: [u8; 2],
    /// How many cards the hand has; the hand of another view holds only what was shown.
    pub hand_size: u8,
    /// How many cards of the deck lie in unknown order.
    pub pool_size: u8,
}

impl Side {
    /// How many cards the deck has.
    #[inline]
    pub fn deck_size(&self) -> u8 {
        self.pool_size + self.top.len() + self.bottom.len()
    }

    /// Whether a Manoeuvre is still in the pile.
    #[inline]
    pub(crate) fn has_in_pile(&self, local: Local) -> bool {
        self.pile & local.pile_bit() != 0
    }

    /// The Manoeuvres still in the pile.
    pub fn pile(&self) -> impl Iterator<Item = Local> + Clone + use<> {
        bits(self.pile.into()).map(Local::manoeuvre)
    }

    /// The Manoeuvres that are revealed, the visible one last.
    pub fn revealed(&self) -> &[Local] {
        &self.revealed[..usize::from(self.revealed_count).min(PILE)]
    }
}

/// Nothing yet: no card, and all Manoeuvres in the pile.
impl Default for Side {
    fn default() -> Side {
        Side {
            hand: Bag::default(),
            shown: Bag::default(),
            pool: Bag::default(),
            top: Known::default(),
            bottom: Known::default(),
            discard: Bag::default(),
            gold: 0,
            prestige: 0,
            owed: 0,
            pile: u8::MAX,
            revealed: [Local::NONE; PILE],
            revealed_count: 0,
            chosen: Local::NONE,
            discarded: [0; 2],
            hand_size: 0,
            pool_size: 0,
        }
    }
}

/// What is asked, and of whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Ask {
    /// Nothing: something goes on by itself.
    Nothing,
    /// Chance: who begins (DN-20).
    Coin,
    /// Who begins (DN-19).
    First,
    /// The line of a starting Character (DN-23).
    SetupLine,
    /// Which cards of the opening hand go under the deck (DN-29).
    Mulligan,
    /// The Manoeuvre of the turn (DN-34).
    Manoeuvre,
    /// Chance: the Manoeuvres are turned up (DN-35).
    Reveal,
    /// Chance: cards of a deck or hand come up.
    Cards,
    /// The action (DN-48).
    Action,
    /// Whom to attack (DN-75).
    Defender,
    /// The combat action (DN-83).
    Combat,
    /// The line of a Character that is played (DN-66).
    PlayLine,
    /// The bearer of an Attachment that is played (DN-131).
    PlayBearer,
    /// The ability of an Event that is played (DN-140).
    PlayEvent,
    /// What the step of an ability needs to know.
    Step,
    /// Which waiting ability is used next (DN-173).
    Trigger,
    /// Nothing more: the game is over.
    Over,
}

/// Where in the turn the game is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub enum Phase {
    /// Before anything.
    Start,
    /// Starting Characters are placed.
    Lines,
    /// Opening hands are drawn.
    Opening,
    /// Opening hands are changed.
    Mulligan,
    /// Manoeuvres are chosen and revealed.
    Manoeuvre,
    /// Cards are drawn for the Manoeuvres.
    Income,
    /// Actions are taken.
    Action,
    /// Abilities of the end of the turn.
    End,
    /// What lasted for the turn ends and cards are readied.
    Ready,
    /// The game is over.
    Over,
}

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// What belongs to each player.
    pub sides: [Side; 2],
    /// The cards in play, and the Banners, Cities and visible Manoeuvres.
    pub slots: [Occupant; SLOTS],
    /// The slots of the Characters: by controller, then by line.
    pub lines: [[Slots; 2]; 2],
    /// The slots of the Attachments.
    pub attached: Slots,
    /// The slots whose cards have damage.
    pub wounded: Slots,
    /// The slots whose cards have standing effects.
    pub(crate) standing: Slots,
    /// The slots whose cards have reactions.
    pub(crate) reacting: Slots,
    /// The slots whose cards have abilities to be used as an action, and as a combat action.
    pub(crate) usable: [Slots; 2],
    /// The slots of Characters with the icon for ranged attacks.
    pub(crate) shooting: Slots,
    pub(crate) changes: Changes,
    /// The combat.
    pub combat: Combat,
    pub(crate) using: Using,
    pub(crate) waiting: [Waiting; WAITING],
    /// How many wait.
    pub(crate) waiting_count: u8,
    /// How many of them are of the group that is being used.
    pub(crate) group: u8,
    pub(crate) ordered: [Ordered; ORDERED],
    pub(crate) ordered_count: u8,
    /// What is asked.
    pub ask: Ask,
    /// Of whom.
    pub asked: Seat,
    pub(crate) deal: Deal,
    /// The card that is being played, or that a search puts into play.
    pub(crate) playing: Kind,
    /// The slot that is about to attack.
    pub(crate) attacking: Slot,
    /// How the attack that is being declared is made.
    pub(crate) mode: Mode,
    /// Where in the turn it is.
    pub phase: Phase,
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The first player of the turn.
    pub first: Seat,
    /// Whose action it is.
    pub actor: Seat,
    /// Who initiated what goes on (DN-173).
    pub(crate) initiator: Seat,
    /// Passes in a row.
    pub passes: u8,
    /// Who passed last.
    pub(crate) last_passer: Seat,
    /// Who has passed definitively this turn; a bit each.
    pub withdrawn: u8,
    /// A combat of this action has settled who acts next (DN-60, DN-82).
    pub(crate) actor_settled: bool,
    /// How many waiting abilities were used in this action (DN-175).
    pub(crate) uses: u8,
    /// How often in this turn what was spent could be had again (DN-237).
    pub(crate) returns: u8,
    /// How far a phase is: cards placed, hands dealt, incomes drawn.
    pub(crate) progress: u8,
    /// How many cards of the hand are being exchanged.
    pub(crate) exchanged: u8,
    /// What there was no room for since the last move; a bit for each [`Limit`]. Nothing between moves.
    pub(crate) dropped: u8,
    /// A card has gone somewhere unseen since the last question: what comes of it at once must not show which it was.
    /// Never between moves.
    pub(crate) slipped: bool,
    /// Who won: a bit each, both for a draw.
    pub(crate) won: u8,
    /// Why it is over.
    pub(crate) ending: Ending,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Ending {
    /// It is not.
    None,
    /// A player has no Character (DN-210).
    NoCharacter,
    /// Neither has (DN-214).
    NobodyLeft,
    /// A player has enough prestige (DN-211).
    Prestige,
    /// The last turn was played (DN-217).
    LastTurn,
}

impl State {
    /// The side of a seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index() & 1]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index() & 1]
    }

    /// The card in a slot.
    #[inline]
    pub fn slot(&self, slot: Slot) -> &Occupant {
        &self.slots[slot.index()]
    }

    #[inline]
    pub(crate) fn slot_mut(&mut self, slot: Slot) -> &mut Occupant {
        &mut self.slots[slot.index()]
    }

    /// The slots of a seat's Characters.
    #[inline]
    pub fn characters(&self, seat: Seat) -> Slots {
        let lines = &self.lines[seat.index() & 1];
        lines[0] | lines[1]
    }

    /// The slots of all cards in play (DN-04, DN-05).
    #[inline]
    pub fn in_play(&self) -> Slots {
        self.characters(Seat::A) | self.characters(Seat::B) | self.attached
    }

    /// Whether a card lies there.
    #[inline]
    pub(crate) fn occupied(&self, slot: Slot) -> bool {
        slot.is_some() && self.slots[slot.index()].kind.is_some()
    }

    /// Takes note that there was no room for something.
    #[cold]
    pub(crate) fn drop_one(&mut self, limit: Limit) {
        self.dropped |= 1 << limit as u8;
    }

    /// Notes something that lasts for a while; whether there was room for it.
    pub(crate) fn change(&mut self, change: Change) -> bool {
        let noted = self.changes.push(change);
        if !noted {
            self.drop_one(Limit::Changes);
        }
        noted
    }

    /// Whether this player has passed definitively (DN-53).
    #[inline]
    pub fn has_withdrawn(&self, seat: Seat) -> bool {
        self.withdrawn >> seat.index() & 1 == 1
    }
}

/// Only what is there: most slots are free, and most of the time nothing waits.
impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let lying = Slot::all().filter(|&slot| self.occupied(slot)).map(|slot| (slot, self.slot(slot)));
        f.debug_struct("State")
            .field("sides", &self.sides)
            .field("slots", &lying.collect::<Vec<_>>())
            .field("masks", &(self.lines, self.attached, self.wounded, self.standing, self.reacting))
            .field("changes", &self.changes.iter().collect::<Vec<_>>())
            .field("combat", &self.combat)
            .field("using", &Some(&self.using).filter(|using| using.on))
            .field("waiting", &(self.group, &self.waiting[..usize::from(self.waiting_count).min(WAITING)]))
            .field("ordered", &&self.ordered[..usize::from(self.ordered_count).min(ORDERED)])
            .field("ask", &(self.ask, self.asked, self.deal, self.playing, self.attacking, self.mode))
            .field("turn", &(self.turn, self.phase, self.first, self.progress, self.exchanged))
            .field("actor", &(self.actor, self.initiator, self.passes, self.last_passer, self.withdrawn))
            .field("rest", &(self.actor_settled, self.uses, self.returns, self.won, self.ending))
            .finish()
    }
}

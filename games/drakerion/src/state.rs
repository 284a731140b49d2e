//! What lies where: the whole truth of a game as plain data.

pub use crate::bag::{Bag, Known};
pub(crate) use crate::bag::{HIDDEN, bits};
use crate::event::Limit;
use crate::language::{Line, Mode};
pub(crate) use crate::lasting::{Change, Changes, What};
use antre_kernel::Seat;

/// How many different cards a deck can have, and how many cards.
pub(crate) const DECK: usize = 60;
/// Manoeuvres in a pile (DN-16).
pub(crate) const PILE: usize = 8;
/// Places in play: one for every card of both decks.
pub(crate) const SLOTS: usize = 128;
/// Cards in play have the slots below this one.
pub(crate) const IN_PLAY: u8 = 120;
/// The slots of Banner, City and visible Manoeuvre of seat A; those of seat B follow each.
pub(crate) const BANNER: u8 = 120;
pub(crate) const CITY: u8 = 122;
pub(crate) const MANOEUVRE: u8 = 124;
/// No slot, no card.
pub(crate) const NOWHERE: u8 = 0xff;
/// As many changes as can last at once; later ones have no effect, and the log says so.
pub(crate) const CHANGES: usize = 64;
/// As many abilities as can wait at once; later ones are not offered, and the log says so.
pub(crate) const WAITING: usize = 48;
/// As many attacks as abilities can order before the first of them is held; later ones are not, and the log says so.
pub(crate) const ORDERED: usize = 4;
/// Variables of an ability, and cards in each.
pub(crate) const VARS: usize = 4;
pub(crate) const CHOSEN: usize = 4;
/// As many cards as chance turns over at once.
pub(crate) const FEW: usize = 8;

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
    pub revealed: [u8; PILE],
    /// How many Manoeuvres are revealed.
    pub revealed_count: u8,
    /// The Manoeuvre chosen in secret; [`NOWHERE`] before, [`HIDDEN`] to other eyes.
    pub chosen: u8,
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
}

/// A card in play, or a Banner, City or visible Manoeuvre.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The card: 70 × owner + its number in the owner's list; [`NOWHERE`] if the slot is free.
    pub kind: u8,
    flags: u8,
    /// Damage on it.
    pub damage: u8,
    /// Its Shields.
    pub shield: u8,
    /// The slot of its bearer, if it is an Attachment.
    pub bearer: u8,
    /// What damaged it last, where it lies now.
    pub hurt_by: Ref,
    /// How many Attachments are linked to it.
    pub attached: u8,
}

impl Slot {
    pub(crate) const FREE: Slot = Slot {
        kind: NOWHERE,
        flags: 0,
        damage: 0,
        shield: 0,
        bearer: NOWHERE,
        hurt_by: Ref::GONE,
        attached: 0,
    };

    pub(crate) fn new(kind: u8, controller: Seat, line: Line) -> Slot {
        Slot { kind, flags: controller.index() as u8 | (line as u8) << 1, ..Slot::FREE }
    }

    /// Who controls it (DN-09).
    #[inline]
    pub fn controller(&self) -> Seat {
        Seat::new(usize::from(self.flags & 1))
    }

    /// Its line.
    #[inline]
    pub fn line(&self) -> Line {
        if self.flags & 2 == 0 { Line::Front } else { Line::Support }
    }

    #[inline]
    pub(crate) fn set_line(&mut self, line: Line) {
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

/// How many numbers each seat's cards have.
pub(crate) const KINDS: u8 = 70;
pub(crate) const FIRST_MANOEUVRE: u8 = 60;
pub(crate) const BANNER_KIND: u8 = 68;
pub(crate) const CITY_KIND: u8 = 69;

/// The number of a card of a seat.
#[inline]
pub(crate) const fn kind_of(owner: Seat, local: u8) -> u8 {
    owner.index() as u8 * KINDS + local
}

/// Whose card it is (DN-08).
#[inline]
pub(crate) const fn owner_of(kind: u8) -> Seat {
    if kind >= KINDS { Seat::B } else { Seat::A }
}

/// Its number in its owner's list.
#[inline]
pub(crate) const fn local_of(kind: u8) -> u8 {
    if kind >= KINDS { kind - KINDS } else { kind }
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
    pub(crate) const fn slot(slot: u8) -> Ref {
        Ref(slot as u16)
    }

    #[inline]
    pub(crate) const fn card(place: Place, kind: u8) -> Ref {
        Ref((place as u16) << 8 | kind as u16)
    }

    /// The slot it is in.
    #[inline]
    pub(crate) fn in_slot(self) -> Option<u8> {
        (self.0 < SLOTS as u16).then_some(self.0 as u8)
    }

    /// Where it is outside play, and which card.
    #[inline]
    pub(crate) fn elsewhere(self) -> Option<(Place, u8)> {
        let place = match self.0 >> 8 {
            1 => Place::Hand,
            2 => Place::Deck,
            3 => Place::Discard,
            4 => Place::Limbo,
            _ => return None,
        };
        Some((place, self.0 as u8))
    }

    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// The card with these bits, if there can be one.
    pub(crate) fn from_bits(bits: u16) -> Option<Ref> {
        let card = Ref(bits);
        let fits = card == Ref::GONE
            || card.in_slot().is_some()
            || card.elsewhere().is_some_and(|(_, kind)| kind < 2 * KINDS);
        fits.then_some(card)
    }
}

impl std::fmt::Debug for Ref {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.in_slot(), self.elsewhere()) {
            (Some(slot), _) => write!(f, "#{}", slot + 1),
            (_, Some((place, kind))) => write!(f, "{place:?}:{kind}"),
            _ => f.write_str("gone"),
        }
    }
}

/// The combat that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Combat {
    /// What comes next in it.
    pub stage: CombatStage,
    /// The attacker's slot.
    pub attacker: u8,
    /// The defender's slot.
    pub defender: u8,
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
    pub(crate) fallen_lines: [Line; 2],
}

impl Default for Combat {
    fn default() -> Combat {
        Combat {
            stage: CombatStage::None,
            attacker: NOWHERE,
            defender: NOWHERE,
            mode: Mode::Melee,
            side: Seat::A,
            actor: Seat::A,
            passes: 0,
            opening: false,
            engaged: false,
            dealing: false,
            fallen: [Ref::GONE; 2],
            fallen_lines: [Line::Front; 2],
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
    /// The Event that takes effect; [`NOWHERE`] if none does.
    pub(crate) limbo: u8,
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
            limbo: NOWHERE,
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
}

/// The whole truth.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// What belongs to each player.
    pub sides: [Side; 2],
    /// The cards in play, and the Banners, Cities and visible Manoeuvres.
    pub slots: [Slot; SLOTS],
    /// The slots of the Characters: by controller, then by line.
    pub lines: [[u128; 2]; 2],
    /// The slots of the Attachments.
    pub attached: u128,
    /// The slots whose cards have damage.
    pub wounded: u128,
    /// The slots whose cards have standing effects.
    pub(crate) standing: u128,
    /// The slots whose cards have reactions.
    pub(crate) reacting: u128,
    /// The slots whose cards have abilities to be used as an action, and as a combat action.
    pub(crate) usable: [u128; 2],
    /// The slots of Characters with the icon for ranged attacks.
    pub(crate) shooting: u128,
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
    /// The card that is being played, or the slot that attacks.
    pub(crate) subject: u8,
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
    /// How far a phase is: cards placed, hands dealt, incomes drawn.
    pub(crate) progress: u8,
    /// How many cards of the hand are being exchanged.
    pub(crate) exchanged: u8,
    /// What there was no room for since the last move; a bit for each [`Limit`]. Nothing between moves.
    pub(crate) dropped: u8,
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
    pub fn slot(&self, slot: u8) -> &Slot {
        &self.slots[usize::from(slot) % SLOTS]
    }

    #[inline]
    pub(crate) fn slot_mut(&mut self, slot: u8) -> &mut Slot {
        &mut self.slots[usize::from(slot) % SLOTS]
    }

    /// The slots of a seat's Characters.
    #[inline]
    pub fn characters(&self, seat: Seat) -> u128 {
        let lines = &self.lines[seat.index() & 1];
        lines[0] | lines[1]
    }

    /// The slots of all cards in play (DN-04, DN-05).
    #[inline]
    pub fn in_play(&self) -> u128 {
        self.characters(Seat::A) | self.characters(Seat::B) | self.attached
    }

    /// Whether a card lies there.
    #[inline]
    pub(crate) fn occupied(&self, slot: u8) -> bool {
        usize::from(slot) < SLOTS && self.slots[usize::from(slot) % SLOTS].kind != NOWHERE
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
        let lying =
            (0..SLOTS as u8).filter(|&slot| self.occupied(slot)).map(|slot| (slot + 1, self.slot(slot)));
        f.debug_struct("State")
            .field("sides", &self.sides)
            .field("slots", &lying.collect::<Vec<_>>())
            .field("masks", &(self.lines, self.attached, self.wounded, self.standing, self.reacting))
            .field("changes", &self.changes.iter().collect::<Vec<_>>())
            .field("combat", &self.combat)
            .field("using", &Some(&self.using).filter(|using| using.on))
            .field("waiting", &(self.group, &self.waiting[..usize::from(self.waiting_count).min(WAITING)]))
            .field("ordered", &&self.ordered[..usize::from(self.ordered_count).min(ORDERED)])
            .field("ask", &(self.ask, self.asked, self.deal, self.subject, self.mode))
            .field("turn", &(self.turn, self.phase, self.first, self.progress, self.exchanged))
            .field("actor", &(self.actor, self.initiator, self.passes, self.last_passer, self.withdrawn))
            .field("rest", &(self.actor_settled, self.uses, self.won, self.ending))
            .finish()
    }
}

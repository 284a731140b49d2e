//! The whole truth of a game, split into what lies open and what is hidden.

use crate::card::{Asked, Card, Cards};
use crate::voids::Voids;
use crate::won::Reason;
use crate::zone::Zone;
use antre_kernel::{MAX_SEATS, Seat};

/// The rounds of a game (DR-116).
pub(crate) const ROUNDS: usize = 3;

/// The truth: what everybody has seen, and what is hidden from somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody has seen.
    pub open: Open,
    /// The hands.
    pub hands: [Cards; MAX_SEATS],
    /// What nobody holds and nobody has seen: the left-overs (DR-18), and the pile of the Fallen King or the Demon.
    pub aside: Cards,
    /// The cards of each hand that the partner has seen (DR-191, DR-196).
    pub shown: [Cards; MAX_SEATS],
    /// The card on its way between partners.
    pub offered: Option<Card>,
    /// The objectives in each hand that are not kept: dealt, or handed over in the draft (DR-120 to DR-123).
    pub objectives: [Set; MAX_SEATS],
    /// The personal objective of each seat (DR-127).
    pub kept: [Option<u8>; MAX_SEATS],
    /// The objectives each seat has held or seen in the draft.
    pub seen: [Set; MAX_SEATS],
}

/// All that everybody has seen and may remember (DR-207 to DR-209).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// The battle zone with all that lies in it.
    pub zone: Zone,
    /// The trick on the table.
    pub trick: Trick,
    /// The discard pile (DR-208).
    pub discard: Cards,
    /// The dragons still in their deck; their order is decided as they are turned up.
    pub deck: Set,
    /// The dragons each seat defeated in this round.
    pub won: [Set; MAX_SEATS],
    /// The objectives that lie open for all (DR-125).
    pub treasures: Set,
    /// The instant objectives each seat has met (DR-129).
    pub claims: [Set; MAX_SEATS],
    /// How many cards of each colour a hand can hold, where that is known.
    pub voids: [Voids; MAX_SEATS],
    /// The bids, where made.
    pub bids: [Option<u8>; MAX_SEATS],
    /// Tricks won in this round.
    pub tricks: [u8; MAX_SEATS],
    /// Cards of won tricks put on dragons in this round.
    pub placed: [u8; MAX_SEATS],
    /// The Terror collected by players, round by round (DR-87).
    pub terror: [u16; ROUNDS],
    /// What each seat wrote down, round by round.
    pub lines: [[Line; MAX_SEATS]; ROUNDS],
    /// The treasure zones of the rounds that were scored.
    pub past_treasures: [Set; ROUNDS],
    /// The seventh dragon of each round that was lost to one (DR-91), or of a game alone (DR-177).
    pub seventh: [Option<u8>; ROUNDS],
    /// Rounds scored.
    pub round: u8,
    /// What happens next.
    pub phase: Phase,
    /// Who acts; the Fallen King and the Demon have the seat after the players.
    pub turn: Seat,
    /// Who led the trick, or leads the next one.
    pub leader: Seat,
    /// The first player of the round.
    pub first: Seat,
    /// The card the Fallen King or the Demon turned up last, this round or the one before.
    pub turned: Option<Card>,
    /// Tricks won in a row by the leader.
    pub streak: u8,
    /// Dragons defeated with the cards of the present trick.
    pub felled: u8,
}

impl Open {
    pub(crate) fn new() -> Open {
        Open {
            zone: Zone::default(),
            trick: Trick::default(),
            discard: Cards::NONE,
            deck: Set::NONE,
            won: [Set::NONE; MAX_SEATS],
            treasures: Set::NONE,
            claims: [Set::NONE; MAX_SEATS],
            voids: [Voids::default(); MAX_SEATS],
            bids: [None; MAX_SEATS],
            tricks: [0; MAX_SEATS],
            placed: [0; MAX_SEATS],
            terror: [0; ROUNDS],
            lines: [[Line::default(); MAX_SEATS]; ROUNDS],
            past_treasures: [Set::NONE; ROUNDS],
            seventh: [None; ROUNDS],
            round: 0,
            phase: Phase::Deal,
            turn: Seat::A,
            leader: Seat::A,
            first: Seat::A,
            turned: None,
            streak: 0,
            felled: 0,
        }
    }

    /// The round that is being played, from 0.
    #[inline]
    pub(crate) fn now(&self) -> usize {
        usize::from(self.round).min(ROUNDS - 1)
    }

    /// Cards of a seat's won tricks that were discarded in this round, once its tricks are distributed.
    pub(crate) fn unplaced(&self, seat: Seat, sides: u8) -> i16 {
        i16::from(self.tricks[at(seat)]) * i16::from(sides) - i16::from(self.placed[at(seat)])
    }

    /// Whether a scored round was lost (DR-91).
    pub fn was_lost(&self, round: usize) -> bool {
        self.seventh[round].is_some()
    }
}

impl State {
    pub(crate) fn new() -> State {
        State {
            open: Open::new(),
            hands: [Cards::NONE; MAX_SEATS],
            aside: Cards::NONE,
            shown: [Cards::NONE; MAX_SEATS],
            offered: None,
            objectives: [Set::NONE; MAX_SEATS],
            kept: [None; MAX_SEATS],
            seen: [Set::NONE; MAX_SEATS],
        }
    }
}

/// The parts of a round: first those in which a seat acts, then those in which chance does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A card is to be played (DR-32).
    Play,
    /// A card of the trick is to be placed (DR-71).
    Place,
    /// A bid is due (DR-26).
    Bid,
    /// A partner gives a card (DR-190).
    Give,
    /// The other gives one back (DR-191).
    Back,
    /// An objective is kept (DR-122).
    Keep,
    /// The winner may offer a card to the partner (DR-194).
    Offer,
    /// The partner answers (DR-196).
    Answer,
    /// A dragon is turned up (DR-89).
    Reveal,
    /// Cards, dragons and objectives are shuffled (DR-112).
    Deal,
    /// The other objectives are handed on (DR-123).
    Pass,
    /// The Fallen King or the Demon turns a card up (DR-148, DR-167).
    Automaton,
    /// The lone player draws a card (DR-178).
    Draw,
    /// It is over.
    Over,
}

impl Phase {
    /// Every phase with its word in positions.
    pub(crate) const WORDS: [(Phase, &'static str); 14] = [
        (Phase::Deal, "deal"),
        (Phase::Give, "give"),
        (Phase::Back, "back"),
        (Phase::Keep, "keep"),
        (Phase::Pass, "pass"),
        (Phase::Bid, "bid"),
        (Phase::Play, "play"),
        (Phase::Automaton, "automaton"),
        (Phase::Place, "place"),
        (Phase::Offer, "offer"),
        (Phase::Answer, "answer"),
        (Phase::Reveal, "reveal"),
        (Phase::Draw, "draw"),
        (Phase::Over, "over"),
    ];
}

/// The cards of the present trick in the order in which they were laid, a byte each.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Trick {
    bytes: u64,
    laid: u8,
    /// The colour that must be followed.
    pub asked: Asked,
}

/// A place where no card was laid yet, and one whose card was put on a dragon.
const FREE: u64 = 0xff;
const GONE: u64 = 0x7f;

impl Default for Trick {
    fn default() -> Trick {
        Trick { bytes: u64::MAX, laid: 0, asked: Asked::OPEN }
    }
}

impl Trick {
    /// How many cards were laid.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.laid)
    }

    /// Whether none was.
    pub fn is_empty(&self) -> bool {
        self.laid == 0
    }

    /// Lays a card; at most six fit.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card) {
        let at = 8 * u32::from(self.laid & 7);
        self.bytes ^= (FREE ^ card.index() as u64) << at;
        self.laid += 1;
        self.asked = self.asked.after(card);
    }

    /// Leaves a gap, as a card that was put on a dragon does.
    pub(crate) fn lay_gap(&mut self) {
        self.bytes ^= (FREE ^ GONE) << (8 * u32::from(self.laid & 7));
        self.laid += 1;
    }

    /// The n-th place as a number: a card's, or more than 63.
    #[inline]
    pub(crate) fn byte(&self, place: usize) -> u8 {
        (self.bytes >> (8 * (place & 7))) as u8
    }

    /// The card in the n-th place, if it is still there.
    pub fn card(&self, place: usize) -> Option<Card> {
        Some(self.byte(place)).filter(|&byte| byte < 64).map(Card::new)
    }

    /// All places that were laid, a gap where the card is gone.
    pub fn places(&self) -> impl Iterator<Item = Option<Card>> + '_ {
        (0..self.len()).map(|place| self.card(place))
    }

    /// The cards that are still there.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.places().flatten()
    }

    /// The cards that are still there, as a set.
    #[inline]
    pub(crate) fn rest(&self) -> Cards {
        let bits = (0..6).fold(0u64, |bits, place| bits | 1 << (self.byte(place) & 63));
        let mut rest = Cards::of_played(bits);
        if rest.has(Card::KNIGHT) {
            let knights = self.cards().filter(|&card| card == Card::KNIGHT).count();
            (1..knights).for_each(|_| rest.add(Card::KNIGHT));
        }
        rest
    }

    /// Where the first such card lies; a place beyond the last if there is none.
    #[inline]
    pub(crate) fn find(&self, card: Card) -> usize {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = 0x80 * ONES;
        let differ = self.bytes ^ (card.index() as u64).wrapping_mul(ONES);
        let zero = differ.wrapping_sub(ONES) & !differ & HIGH;
        (zero.trailing_zeros() / 8) as usize
    }

    /// Takes the card from a place.
    #[inline]
    pub(crate) fn remove(&mut self, place: usize) {
        self.bytes |= GONE << (8 * (place & 7));
    }
}

impl std::fmt::Debug for Trick {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut list = f.debug_list();
        self.places().for_each(|card| {
            list.entry(&card.map_or("x".into(), Card::code));
        });
        list.finish()
    }
}

/// A set of dragons or of objectives, at most 32 of them.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Set(pub(crate) u32);

impl Set {
    /// Nothing.
    pub const NONE: Set = Set(0);

    /// The first so many.
    pub(crate) const fn first(count: usize) -> Set {
        Set(if count >= 32 { u32::MAX } else { (1 << count) - 1 })
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this one is in the set.
    #[inline]
    pub const fn has(self, index: u8) -> bool {
        self.0 >> (index & 31) & 1 == 1
    }

    #[inline]
    pub(crate) fn add(&mut self, index: u8) {
        self.0 |= 1 << (index & 31);
    }

    #[inline]
    pub(crate) fn remove(&mut self, index: u8) {
        self.0 &= !(1 << (index & 31));
    }

    #[must_use]
    pub(crate) const fn and(self, other: Set) -> Set {
        Set(self.0 | other.0)
    }

    #[must_use]
    pub(crate) const fn without(self, other: Set) -> Set {
        Set(self.0 & !other.0)
    }

    pub(crate) const fn meets(self, other: Set) -> bool {
        self.0 & other.0 != 0
    }

    /// The members, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (0..32).filter(move |&index| self.has(index))
    }
}

impl std::fmt::Debug for Set {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<u8> for Set {
    fn from_iter<I: IntoIterator<Item = u8>>(indices: I) -> Set {
        let mut set = Set::NONE;
        indices.into_iter().for_each(|index| set.add(index));
        set
    }
}

/// What one seat wrote down for one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The bid and the tricks won, four bits each: neither is above 14 (DR-17).
    pub(crate) contract: u8,
    /// Dragons defeated.
    pub dragons: u8,
    /// The objectives met: the first bit for the personal one, then one for each of the treasure zone.
    pub met: u8,
    /// The personal objective, counted from 1; 0 if there was none.
    pub personal: u8,
}

impl Line {
    pub(crate) fn new(bid: u8, tricks: u8) -> Line {
        Line { contract: bid.min(15) << 4 | tricks.min(15), ..Line::default() }
    }

    /// The bid.
    pub fn bid(self) -> u8 {
        self.contract >> 4
    }

    /// Tricks won.
    pub fn tricks(self) -> u8 {
        self.contract & 15
    }
}

/// One choice of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// Give this card to the partner before the round (DR-190).
    Give(Card),
    /// Give this card back for it (DR-191).
    Back(Card),
    /// Keep this objective (DR-122); none if it is not seen.
    Keep(Option<u8>),
    /// Announce so many tricks (DR-26).
    Bid(u8),
    /// Lay this card (DR-33).
    Play(Card),
    /// Put this card of the trick into a slot of a dragon (DR-71).
    Place {
        /// The card.
        card: Card,
        /// The dragon's number in the pack.
        dragon: u8,
        /// The slot, from 0.
        slot: u8,
    },
    /// Offer this card to the partner, or none (DR-194).
    Offer(Option<Card>),
    /// Give this card for the one offered, or return that (DR-197, DR-198).
    Answer(Option<Card>),
}

/// What chance decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Roll {
    /// A new round is dealt.
    Deal(Deal),
    /// Objectives change hands or are laid open: nothing is left to chance, but somebody sees new cards.
    Pass,
    /// The Fallen King or the Demon turns up this card (DR-148, DR-167).
    Automaton(Card),
    /// This dragon is turned up (DR-89).
    Dragon(u8),
    /// The lone player draws this card (DR-178).
    Draw(Card),
}

/// How a round begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The first player (DR-22, DR-114).
    pub first: Seat,
    /// The hands; what is in none lies aside.
    pub hands: [Cards; MAX_SEATS],
    /// The dragons turned up, in order; 255 beyond them.
    pub dragons: [u8; MAX_SEATS],
    /// The objectives dealt (DR-120).
    pub objectives: [Set; MAX_SEATS],
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round begins, and this seat is its first player.
    Dealt {
        /// The round, from 1.
        round: u8,
        /// The first player.
        first: Seat,
    },
    /// A seat took up its hand; only that seat sees it.
    Hand(Seat, Option<Cards>),
    /// A seat took up two objectives; only that seat sees them.
    Objectives(Seat, Option<Set>),
    /// The dragons of a new round were turned up, in this order; 255 beyond them (DR-20).
    Gathered([u8; MAX_SEATS]),
    /// A dragon was turned up.
    Turned(u8),
    /// A seat gave a card to its partner; only these two see it.
    Gave(Seat, Seat, Option<Card>),
    /// A seat kept an objective; only that seat sees which.
    Kept(Seat, Option<u8>),
    /// Objectives were handed on; only these two see them.
    Passed(Seat, Seat, Option<Set>),
    /// The treasure zone was laid open.
    Treasures(Set),
    /// A seat showed its personal objective to its partner; only that one sees it.
    Confided(Seat, Seat, Option<u8>),
    /// A seat bid.
    Bid(Seat, u8),
    /// A seat laid a card.
    Played(Seat, Card),
    /// A seat won the trick, for this reason.
    Won(Seat, Reason),
    /// Nobody won it: two Sorcerers alone (DR-66).
    Void,
    /// A seat put a card on a dragon.
    Placed(Seat, Card, u8, u8),
    /// A seat defeated a dragon.
    Defeated(Seat, u8),
    /// Cards of the trick fitted nowhere.
    Discarded(Cards),
    /// A seat met an instant objective.
    Claimed(Seat, u8),
    /// A seat offered a card to its partner; only these two see it.
    Offered(Seat, Seat, Option<Card>),
    /// A seat offers nothing.
    NoOffer(Seat),
    /// The partner gave the card back.
    Returned(Seat),
    /// The lone player drew a card; only that one sees it.
    Drew(Seat, Option<Card>),
    /// The discard pile became the draw pile.
    Reshuffled,
    /// A round ended, won or lost to the seventh dragon.
    RoundOver {
        /// The round, from 1.
        round: u8,
        /// Whether it was lost.
        lost: bool,
        /// The Terror collected.
        terror: u16,
    },
    /// A personal objective was shown at scoring (DR-139).
    Shown(Seat, u8),
    /// A seat scored so many points in a round.
    Scored(Seat, u16),
    /// It is over.
    Ended,
}

/// Where a seat's things are in an array; the check costs nothing where seats are known to be few.
#[inline]
pub(crate) const fn at(seat: Seat) -> usize {
    let index = seat.index();
    if index < MAX_SEATS { index } else { MAX_SEATS - 1 }
}

//! Who knows what: all of information in one file (DK-112 to DK-115).

use crate::card::{Hand, Pile};
use crate::state::at;
use crate::{Event, Open, State};
use antre_kernel::{Dice, Eye, Seat};

/// What one eye may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub eye: Eye,
    /// All that everybody sees.
    pub open: Open,
    /// The viewer's own hand.
    pub hand: Option<Hand>,
    /// For each seat the cards not seen by the viewer, in order of their numbers: of the own deck, or of the
    /// other's hand and deck together (DK-114).
    pub pools: [Pile; 2],
    /// The sizes of the hands.
    pub hand_sizes: [u8; 2],
    /// The sizes of the decks.
    pub deck_sizes: [u8; 2],
}

impl View {
    pub(crate) fn of(s: &State, eye: Eye) -> View {
        let pool = |seat: Seat| {
            let mut unseen = s.decks[at(seat)].clone();
            if !eye.is(seat) {
                s.hands[at(seat)].iter().for_each(|card| unseen.push(card));
            }
            unseen.cards_mut().sort_unstable();
            unseen
        };
        let sizes = |size: &dyn Fn(usize) -> usize| [size(0) as u8, size(1) as u8];
        View {
            eye,
            open: s.open.clone(),
            hand: eye.seat().map(|seat| s.hands[at(seat)]),
            pools: [pool(Seat::A), pool(Seat::B)],
            hand_sizes: sizes(&|seat| s.hands[seat].len()),
            deck_sizes: sizes(&|seat| s.decks[seat].len()),
        }
    }

    /// A world that fits: every split of an unseen pool is equally likely (DK-114, DK-115).
    #[inline]
    pub(crate) fn sample(&self, dice: &mut impl Dice) -> State {
        let mut s = State { open: self.open.clone(), hands: Default::default(), decks: self.pools.clone() };
        for seat in Seat::all(2) {
            let deck = &mut s.decks[at(seat)];
            dice.shuffle(deck.cards_mut());
            s.hands[at(seat)] = match self.hand {
                Some(hand) if self.eye.is(seat) => hand,
                _ => (0..self.hand_sizes[at(seat)]).map_while(|_| deck.pop()).collect(),
            };
        }
        s
    }
}

/// The event as an eye perceives it: which cards were drawn is for the drawer alone (DK-115).
pub(crate) fn redact(event: &Event, eye: Eye) -> Event {
    match *event {
        Event::Drew(seat, n, cards) => Event::Drew(seat, n, cards.filter(|_| eye.is(seat))),
        Event::Dealt => Event::Dealt,
        Event::Kept(seat) => Event::Kept(seat),
        Event::Exchanged(seat) => Event::Exchanged(seat), // DK-16
        Event::Placed(dwarf, cell) => Event::Placed(dwarf, cell),
        Event::Burnt(seat, card) => Event::Burnt(seat, card),
        Event::Dropped(seat, card) => Event::Dropped(seat, card), // DK-35
        Event::Moved { card, symbol, who, to } => Event::Moved { card, symbol, who, to },
        Event::Attacked { card, symbol, dwarves } => Event::Attacked { card, symbol, dwarves },
        Event::Joined(dwarf) => Event::Joined(dwarf),
        Event::Netted(card) => Event::Netted(card),
        Event::Stopped(seat) => Event::Stopped(seat),
        Event::Blocked(seat, card, figure) => Event::Blocked(seat, card, figure),
        Event::Took(seat) => Event::Took(seat), // DK-77
        Event::Wounded(dwarf, wounds) => Event::Wounded(dwarf, wounds),
        Event::Dented(wounds) => Event::Dented(wounds),
        Event::Crippled(ability) => Event::Crippled(ability),
        Event::Lost(ability) => Event::Lost(ability),
        Event::Died(figure) => Event::Died(figure),
        Event::Raged => Event::Raged,
        Event::Freed => Event::Freed,
        Event::Passed => Event::Passed,
        Event::Ended => Event::Ended,
    }
}

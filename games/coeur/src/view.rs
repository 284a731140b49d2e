//! Who knows what: all of information in one file (CD-86 to CD-92).

use crate::card::{Bag, Kind, Pile};
use crate::hand::Hand;
use crate::{Event, Open, State};
use antre_kernel::{Dice, Eye, Seat};

/// What one eye may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub eye: Eye,
    /// All that everybody has seen.
    pub open: Open,
    /// The viewer's own hand.
    pub hand: Option<Hand>,
    /// The top of the viewer's own pile, if it was put back there from his hand (CD-64).
    pub top: Option<Kind>,
    /// For each seat the cards not seen by the viewer: of the own pile, or of the other's hand and pile together
    /// (CD-91).
    pub pools: [Bag; 2],
    /// The sizes of the hands (CD-88).
    pub hand_sizes: [u8; 2],
    /// The sizes of the piles.
    pub pile_sizes: [u8; 2],
}

impl View {
    pub(crate) fn of(s: &State, eye: Eye) -> View {
        let own = eye.seat();
        let sizes = |size: &dyn Fn(usize) -> usize| [size(0) as u8, size(1) as u8];
        let top = own.filter(|seat| s.open.returned[seat.index()]).and_then(|seat| {
            let pile = s.piles[seat.index()].cards();
            pile.last().copied()
        });
        let pool = |seat: Seat| {
            let mut unseen: Bag = s.piles[seat.index()].cards().iter().copied().collect();
            if own == Some(seat) {
                if let Some(known) = top {
                    unseen.remove(known);
                }
            } else {
                s.hands[seat.index()].iter().for_each(|card| unseen.add(card));
            }
            unseen
        };
        View {
            eye,
            open: s.open.clone(),
            hand: own.map(|seat| s.hands[seat.index()]),
            top,
            pools: [pool(Seat::A), pool(Seat::B)],
            hand_sizes: sizes(&|seat| s.hands[seat].len()),
            pile_sizes: sizes(&|seat| s.piles[seat].len()),
        }
    }

    /// A world that fits: every split of an unseen pool is equally likely (CD-91).
    #[inline]
    pub(crate) fn sample(&self, dice: &mut impl Dice) -> State {
        let mut s = State { open: self.open.clone(), hands: Default::default(), piles: Default::default() };
        for seat in Seat::all(2) {
            let at = seat.index();
            let mut unseen: Pile = self.pools[at].iter().collect();
            dice.shuffle(unseen.cards_mut());
            match self.hand {
                Some(hand) if self.eye.is(seat) => {
                    s.hands[at] = hand;
                    if let Some(top) = self.top {
                        unseen.push(top);
                    }
                }
                _ => {
                    for _ in 0..self.hand_sizes[at] {
                        if let Some(card) = unseen.pop() {
                            s.hands[at].insert(card);
                        }
                    }
                }
            }
            s.piles[at] = unseen;
        }
        s
    }
}

pub(crate) fn redact(event: &Event, eye: Eye) -> Event {
    match *event {
        Event::Dealt(first) => Event::Dealt(first),
        Event::Played(seat, play) => Event::Played(seat, play),
        Event::Captured(seat, space, cards) => Event::Captured(seat, space, cards),
        Event::Boarded(space) => Event::Boarded(space),
        Event::Sailed { seat, cards, trips } => Event::Sailed { seat, cards, trips },
        Event::TookFigurine { seat, stolen } => Event::TookFigurine { seat, stolen },
        Event::PutBack(seat, card) => Event::PutBack(seat, card.filter(|_| eye.is(seat))), // CD-64
        Event::Drew(seat, n, cards) => Event::Drew(seat, n, cards.filter(|_| eye.is(seat))), // CD-90
        Event::EndDue(turns) => Event::EndDue(turns),
        Event::Skipped(seat) => Event::Skipped(seat),
        Event::Ended => Event::Ended,
    }
}

//! Who knows what in Nest, and the faults that tell more.

use super::state::{Card, Cards, Event, Move, NONE, State, cards};
use super::{Fault, Nest};
use antre_kernel::{Dice, Eye, Seat};
use antre_testkit::Secret;
use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct View {
    pub(super) eye: Eye,
    pub(super) dealt: bool,
    pub(super) hands: [Hand; 2],
    pub(super) pile: u32,
    /// Nothing where there is a card that the eye does not know.
    pub(super) nests: [[Option<Card>; 2]; 2],
    pub(super) rows: [[Card; 8]; 2],
    pub(super) turn: Seat,
    pub(super) peeked: bool,
    pub(super) drawing: bool,
    pub(super) seen: [[bool; 2]; 2],
    /// For faults: the truth, in plain sight.
    pub(super) truth: Option<Box<State>>,
    /// For faults: the truth, where neither `==` nor `{:?}` finds it.
    pub(super) lie: Lie,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hand {
    Known(Cards),
    Hidden(u32),
}

#[derive(Clone)]
pub(super) struct Lie(pub(super) Option<Box<State>>);

impl PartialEq for Lie {
    fn eq(&self, _: &Lie) -> bool {
        true
    }
}
impl Eq for Lie {}
impl fmt::Debug for Lie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("()")
    }
}

impl Nest {
    /// What an eye knows of a state; for some faults, more.
    pub(super) fn seen_by(&self, s: &State, eye: Eye) -> View {
        let hand = |seat: Seat| {
            let hand = s.hands[seat.index()];
            if eye.is(seat) { Hand::Known(hand) } else { Hand::Hidden(hand.count_ones()) }
        };
        let nest = |seat: Seat| {
            [0, 1].map(|slot| {
                let card = s.nests[seat.index()][slot];
                (card == NONE || s.sees(eye, seat, slot)).then_some(card)
            })
        };
        let lying = [
            Fault::SamplePeeks,
            Fault::SceneShows,
            Fault::PieceNamedByCard,
            Fault::KnowsMore,
            Fault::AttemptTells,
            Fault::AboutTells,
        ];
        let truth = || Some(Box::new(s.clone()));
        View {
            eye,
            dealt: s.dealt,
            hands: [hand(Seat::A), hand(Seat::B)],
            pile: s.pile.count_ones(),
            nests: [nest(Seat::A), nest(Seat::B)],
            rows: s.rows,
            turn: s.turn,
            peeked: s.peeked,
            drawing: s.drawing,
            seen: s.seen,
            truth: self.is(Fault::ViewIsTruth).then(truth).flatten(),
            lie: Lie(self.fault.filter(|fault| lying.contains(fault)).and_then(|_| truth())),
        }
    }

    /// A state that fits what an eye knows.
    pub(super) fn guess(&self, v: &View, dice: &mut impl Dice) -> State {
        if let Some(truth) = &v.truth {
            return (**truth).clone();
        }
        if let (Some(truth), true, 0) = (&v.lie.0, self.is(Fault::SamplePeeks), dice.below(2)) {
            return (**truth).clone();
        }
        let mut nests = v.nests;
        if self.is(Fault::SampleForgets) {
            for seat in Seat::all(2).filter(|&seat| !v.eye.is(seat)) {
                nests[seat.index()] = nests[seat.index()].map(|card| card.filter(|&card| card == NONE));
            }
        }
        let mut known: Cards = 0;
        let shown = v.rows.iter().flatten().copied();
        for card in shown.chain(nests.iter().flatten().filter_map(|card| *card)).filter(|&card| card != NONE)
        {
            known |= 1 << card;
        }
        for hand in &v.hands {
            known |= if let Hand::Known(hand) = hand { *hand } else { 0 };
        }
        let mut unknown: Vec<Card> = if v.dealt { cards(self.all() & !known).collect() } else { Vec::new() };
        if !self.is(Fault::SampleFixed) {
            dice.shuffle(&mut unknown);
        }
        let mut unknown = unknown.into_iter();
        let nests = nests.map(|nest| nest.map(|card| card.or_else(|| unknown.next()).unwrap_or(NONE)));
        let hands = [0, 1].map(|seat: usize| match v.hands[seat] {
            Hand::Known(hand) => hand,
            Hand::Hidden(size) => unknown.by_ref().take(size as usize).fold(0, |set, card| set | 1 << card),
        });
        let pile = unknown.fold(0, |set, card| set | 1 << card);
        State {
            dealt: v.dealt,
            hands,
            pile,
            nests,
            rows: v.rows,
            turn: v.turn,
            peeked: v.peeked,
            drawing: v.drawing,
            seen: v.seen,
        }
    }

    /// What an eye is told of an event.
    pub(super) fn told_to(&self, e: &Event, eye: Eye) -> Event {
        let open = |fault| self.is(fault);
        match e.clone() {
            Event::Dealt { hands } => {
                let own = |seat: Seat| hands[seat.index()].filter(|_| eye.is(seat) || open(Fault::DealTold));
                Event::Dealt { hands: [own(Seat::A), own(Seat::B)] }
            }
            Event::Hid { seat, card } => {
                Event::Hid { seat, card: card.filter(|_| eye.is(seat) || open(Fault::HideTold)) }
            }
            Event::Peeked { seat, card } => Event::Peeked { seat, card: card.filter(|_| eye != Eye::Public) },
            Event::Drew { seat, card } => {
                Event::Drew { seat, card: card.filter(|_| eye.is(seat) || open(Fault::DrawTold)) }
            }
            Event::Shown { seat, card } => Event::Shown { seat, card },
            Event::Opened { nests } => Event::Opened { nests },
        }
    }

    /// A move as an eye sees it done.
    pub(super) fn blurred(&self, m: Move, actor: Seat, eye: Eye) -> Move {
        match m {
            Move::Hide(_) if !eye.is(actor) && !self.is(Fault::HideNamed) => Move::Hide(NONE),
            Move::Hide(_) | Move::Show(_) | Move::Peek => m,
        }
    }

    /// Whether a fault that looks under the view finds the secret there.
    pub(super) fn lie_about(&self, view: &View, fault: Fault) -> bool {
        let other = view.eye.seat().map(Seat::other);
        let (Some(truth), Some(other)) = (&view.lie.0, other) else { return false };
        self.is(fault) && Nest::secret(truth, other)
    }
}

/// The cards that the eye cannot see: in a hand or in the pile without an order, in a nest each in its place.
pub(crate) fn secrets(_: &Nest, s: &State, eye: Eye) -> Vec<Secret> {
    let secret = |zone, slot, card: Card| Secret { zone, pool: 0, slot, value: card.into() };
    let mut secrets: Vec<Secret> = cards(s.pile).map(|card| secret("pile", 0, card)).collect();
    for seat in Seat::all(2) {
        let at = seat.index() as u16;
        if !eye.is(seat) {
            secrets.extend(cards(s.hands[seat.index()]).map(|card| secret("hand", 1 + at, card)));
        }
        let hidden = (0..2).filter(|&slot| s.nests[seat.index()][slot] != NONE && !s.sees(eye, seat, slot));
        let nest = hidden.map(|slot| secret("nest", 3 + 2 * at + slot as u16, s.nests[seat.index()][slot]));
        secrets.extend(nest);
    }
    secrets
}

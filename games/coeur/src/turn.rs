//! The rest of a turn: the deal before it, the figurine, the refill and the end.

use crate::card::Pile;
use crate::hand::Few;
use crate::pack::First;
use crate::state::at;
use crate::{Coeur, Event, Phase, Roll, State};
use antre_kernel::{Dice, Narrate, Seat};

/// The hand a player refills to (CD-20).
const HAND: usize = 5;

impl Coeur {
    #[inline]
    pub(crate) fn draw(&self, s: &State, dice: &mut impl Dice) -> Roll {
        match s.open.phase {
            Phase::Blind => Roll::Blind(dice.below(s.hands[at(s.open.turn.other())].len()) as u8), // CD-63
            Phase::Refill | Phase::Play | Phase::Over => Roll::Refill(self.next_cards(s)),
            Phase::Deal => {
                let first = match self.first {
                    First::Seat(seat) => seat,
                    First::Random => Seat::new(dice.below(2)), // CD-12
                };
                let mut sets = [self.set(), self.set()];
                for set in &mut sets {
                    dice.shuffle(set.cards_mut()); // CD-08
                }
                Roll::Deal { first, sets }
            }
        }
    }

    pub(crate) fn could_draw(&self, s: &State, roll: &Roll) -> bool {
        match (s.open.phase, roll) {
            (Phase::Deal, Roll::Deal { first, sets }) => {
                let full = self.set();
                let sorted = |set: &Pile| {
                    let mut cards = set.cards().to_vec();
                    cards.sort_unstable();
                    cards
                };
                self.first.allows(*first) && sets.iter().all(|set| sorted(set) == full.cards())
            }
            (Phase::Blind, Roll::Blind(place)) => {
                usize::from(*place) < s.hands[at(s.open.turn.other())].len()
            }
            (Phase::Refill, Roll::Refill(cards)) => *cards == self.next_cards(s),
            _ => false,
        }
    }

    /// Each takes five cards (CD-09), the rest is his pile (CD-10).
    #[inline]
    pub(crate) fn deal(&self, s: &mut State, first: Seat, sets: &[Pile; 2], out: &mut impl Narrate<Event>) {
        s.piles = sets.clone();
        s.open.turn = first;
        s.open.phase = Phase::Play;
        out.tell(|| Event::Dealt(first));
        for seat in Seat::all(2) {
            for _ in 0..HAND {
                if let Some(card) = s.piles[at(seat)].pop() {
                    s.hands[at(seat)].insert(card);
                }
            }
            out.tell(|| Event::Drew(seat, HAND as u8, Some(s.hands[at(seat)].few())));
        }
    }

    /// The figurine goes to the taker of the Petrified dragons (CD-59); who loses it has five cards at most, so a
    /// sixth goes back unseen (CD-61) before the taker refills (CD-68).
    #[inline]
    pub(crate) fn take_figurine(&self, s: &mut State, seat: Seat, out: &mut impl Narrate<Event>) {
        let before = s.open.figurine.replace(seat);
        if before == Some(seat) {
            return; // CD-60
        }
        out.tell(|| Event::TookFigurine { seat, stolen: before.is_some() });
        if before.is_some() && s.hands[at(seat.other())].len() > HAND {
            s.open.phase = Phase::Blind; // CD-62, CD-67
        }
    }

    #[inline]
    pub(crate) fn put_back(&self, s: &mut State, place: usize, out: &mut impl Narrate<Event>) {
        let loser = s.open.turn.other();
        let card = s.hands[at(loser)].take(place);
        s.piles[at(loser)].push(card);
        s.open.returned[at(loser)] = true;
        out.tell(|| Event::PutBack(loser, Some(card)));
        s.open.phase = Phase::Refill;
        if self.refill_size(s) == 0 {
            self.end_turn(s, false, out);
        }
    }

    /// How many cards are missing and there (CD-21, CD-77).
    #[inline]
    pub(crate) fn refill_size(&self, s: &State) -> usize {
        self.refill_size_of(s, s.hands[at(s.open.turn)].len())
    }

    /// The same when the player is known to hold so many cards.
    #[inline]
    pub(crate) fn refill_size_of(&self, s: &State, held: usize) -> usize {
        let seat = s.open.turn;
        let full = HAND + usize::from(s.open.figurine == Some(seat)); // CD-58
        full.saturating_sub(held).min(s.piles[at(seat)].len())
    }

    /// The cards the refill brings: the top of the pile, a card put back first of all (CD-65).
    #[inline]
    fn next_cards(&self, s: &State) -> Few {
        s.piles[at(s.open.turn)].top(self.refill_size(s))
    }

    #[inline(always)]
    pub(crate) fn refill(&self, s: &mut State, cards: Few, size: usize, out: &mut impl Narrate<Event>) {
        let seat = s.open.turn;
        cards.for_each(|card| s.hands[at(seat)].insert(card));
        s.piles[at(seat)].drop_top(size);
        s.open.returned[at(seat)] = false;
        let emptied = s.piles[at(seat)].is_empty();
        out.tell(|| Event::Drew(seat, size as u8, Some(cards)));
        self.end_turn(s, emptied, out);
    }

    /// CD-80, step by step.
    #[inline]
    pub(crate) fn end_turn(&self, s: &mut State, emptied: bool, out: &mut impl Narrate<Event>) {
        let third_trip = std::mem::take(&mut s.open.third_trip);
        self.tick(s, third_trip, emptied, out);
        // CD-79: who has no card is passed over; when nobody has one, nothing more can happen.
        while s.open.phase != Phase::Over && s.hands[at(s.open.turn)].is_empty() {
            if s.hands.iter().all(|hand| hand.is_empty()) {
                s.open.phase = Phase::Over;
                out.tell(|| Event::Ended);
                return;
            }
            let seat = s.open.turn;
            out.tell(|| Event::Skipped(seat));
            self.tick(s, false, false, out);
        }
    }

    #[inline]
    fn tick(&self, s: &mut State, third_trip: bool, emptied: bool, out: &mut impl Narrate<Event>) {
        let open = &mut s.open;
        let before = open.countdown.map(|left| left.saturating_sub(1));
        open.countdown = before;
        if before == Some(0) {
            open.phase = Phase::Over;
            out.tell(|| Event::Ended);
            return;
        }
        // CD-74: the earliest end holds; a later trigger never postpones it.
        if third_trip | emptied {
            let turns = if third_trip { 1 } else { 3 };
            if before.is_none_or(|left| left > turns) {
                open.countdown = Some(turns);
                out.tell(|| Event::EndDue(turns));
            }
        }
        open.turn = open.turn.other();
        open.phase = Phase::Play;
    }
}

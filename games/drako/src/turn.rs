//! What follows an action: cards drawn and dropped, the end of the turn, the end of the game.

use crate::card::{DRAGON, DWARVES, HAND, Hand, Kind};
use crate::state::at;
use crate::{Drako, Event, Fury, Phase, State};
use antre_kernel::{Narrate, Seat};

impl Drako {
    /// The cards that come off the deck next: two, or the last one (DK-32, DK-36).
    #[inline]
    pub(crate) fn next_cards(&self, s: &State) -> Hand {
        s.decks[at(s.open.turn)].cards().iter().rev().take(2).copied().collect()
    }

    #[inline]
    pub(crate) fn draw(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let seat = s.open.turn;
        let (deck, hand) = (&mut s.decks[at(seat)], &mut s.hands[at(seat)]);
        let mut drawn = Hand::default();
        for _ in 0..2 {
            if let Some(card) = deck.pop() {
                hand.insert(card);
                drawn.insert(card);
            }
        }
        out.tell(|| Event::Drew(seat, drawn.len() as u8, Some(drawn)));
        self.after_draw(s, out);
    }

    /// Down to six after every draw (DK-33, DK-34).
    #[inline]
    fn after_draw(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        if s.hands[at(s.open.turn)].len() > HAND {
            s.open.phase = Phase::Drop;
        } else {
            self.after_action(s, out);
        }
    }

    /// A card over the limit goes, face up (DK-35).
    #[inline]
    pub(crate) fn drop_card(&self, s: &mut State, seat: Seat, card: Kind, out: &mut impl Narrate<Event>) {
        self.discard(s, seat, card);
        out.tell(|| Event::Dropped(seat, card));
        self.after_draw(s, out);
    }

    /// The end is checked after each action, a dead dragon first (DK-92, DK-95); then the turn goes on or over.
    #[inline]
    pub(crate) fn after_action(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let open = &s.open;
        if self.dragon_dead(open) | open.no_dwarf() | s.out_of_cards(DWARVES) {
            self.end(s, out); // DK-89, DK-90, DK-91, DK-94
            return;
        }
        let over = if open.turn == DRAGON {
            (open.left == 0) | s.out_of_cards(DRAGON) // DK-30
        } else {
            (open.left == 0) & !(self.fury_anytime && self.can_rage(open))
        };
        s.open.phase = Phase::Action;
        if over {
            self.end_turn(s);
        }
    }

    /// The other side's turn, with two actions (DK-23, DK-25); a fury marker that was used leaves the game (DK-108).
    #[inline]
    pub(crate) fn end_turn(&self, s: &mut State) {
        let open = &mut s.open;
        if open.fury == Fury::Now {
            open.fury = Fury::Spent;
        }
        open.turn = open.turn.other();
        open.left = 2;
        open.acted = 0;
        open.phase = Phase::Action;
    }

    /// A dragon that makes no action in its turn is free of the net (DK-99, DK-118).
    #[inline]
    pub(crate) fn pass(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        if s.out_of_cards(DRAGON) {
            out.tell(|| Event::Passed);
        }
        if std::mem::take(&mut s.open.net) {
            out.tell(|| Event::Freed);
        }
        self.end_turn(s);
    }

    #[inline]
    pub(crate) fn end(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        s.open.phase = Phase::Over;
        out.tell(|| Event::Ended);
    }
}

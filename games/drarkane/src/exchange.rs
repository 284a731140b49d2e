//! Teams: the exchange before a round and the offer after a trick (DR-187 to DR-200).

use crate::card::Card;
use crate::state::at;
use crate::{Clause, Drarkane, Event, Move, Phase, State};
use antre_kernel::{Narrate, Seat};

impl Drarkane {
    /// Who sits opposite (DR-188); in a game without teams that is nobody's partner.
    #[inline]
    pub(crate) fn opposite(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + usize::from(self.players / 2)) % usize::from(self.players.max(1)))
    }

    /// The partner of a seat, in teams.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        (self.teams && seat.index() < usize::from(self.players)).then(|| self.opposite(seat))
    }

    pub(crate) fn list_cards(&self, s: &State, seat: Seat, out: &mut impl FnMut(Card)) {
        let kinds = s.hands[at(seat)].kinds();
        (0..50).filter(|code| kinds >> code & 1 == 1).for_each(|code| out(Card::new(code)));
    }

    pub(crate) fn check_given(
        &self,
        s: &State,
        seat: Seat,
        card: Card,
        clause: Clause,
    ) -> Result<(), Clause> {
        let whole = card == card.in_hand() && card != Card::HIDDEN;
        if whole && s.hands[at(seat)].has(card) { Ok(()) } else { Err(clause) }
    }

    pub(crate) fn check_back(&self, s: &State, seat: Seat, card: Card) -> Result<(), Clause> {
        if s.offered == Some(card) && !s.hands[at(seat)].has(card) {
            return Err(Clause::SameCardBack);
        }
        self.check_given(s, seat, card, Clause::BackDue)
    }

    /// The partner who comes first gives a card, which the other looks at (DR-191).
    pub(crate) fn give(&self, s: &mut State, seat: Seat, card: Card, out: &mut impl Narrate<Event>) {
        let partner = self.opposite(seat);
        s.hands[at(seat)].take(card);
        s.offered = Some(card);
        s.open.turn = partner;
        s.open.phase = Phase::Back;
        out.tell(|| Event::Gave(seat, partner, Some(card)));
    }

    /// The other gives one back; then the next team exchanges, or the round goes on (DR-190).
    pub(crate) fn give_back(&self, s: &mut State, seat: Seat, card: Card, out: &mut impl Narrate<Event>) {
        let partner = self.opposite(seat);
        out.tell(|| Event::Gave(seat, partner, Some(card)));
        self.swap(s, seat, card);
        let next = partner.after(self.players);
        let first = self.first_player(s.open.first);
        let given = (next.index() + usize::from(self.players) - first.index()) % usize::from(self.players);
        if given < usize::from(self.players / 2) {
            s.open.turn = next;
            s.open.phase = Phase::Give;
        } else {
            self.after_exchange(s, out);
        }
    }

    /// The offered card goes to this seat, and this card to the partner; both know what they gave.
    fn swap(&self, s: &mut State, seat: Seat, card: Card) {
        let (here, there) = (at(seat), at(self.opposite(seat)));
        let Some(offered) = s.offered.take() else { return };
        s.hands[here].take(card);
        s.shown[here].take(card);
        s.hands[here].add(offered);
        s.shown[here].add(offered);
        s.hands[there].add(card);
        s.shown[there].add(card);
        let [mine, theirs] = [here, there].map(|who| s.open.voids[who]);
        s.open.voids[here].take_up(theirs);
        s.open.voids[there].take_up(mine);
    }

    pub(crate) fn list_offers(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        out(Move::Offer(None));
        self.list_cards(s, seat, &mut |card| out(Move::Offer(Some(card))));
    }

    /// The winner of a trick offers a card, or none (DR-194).
    pub(crate) fn offer(&self, s: &mut State, seat: Seat, card: Option<Card>, out: &mut impl Narrate<Event>) {
        let Some(card) = card else {
            out.tell(|| Event::NoOffer(seat));
            self.turn_up(s, out);
            return;
        };
        let partner = self.opposite(seat);
        s.hands[at(seat)].take(card);
        s.shown[at(seat)].take(card);
        s.offered = Some(card);
        s.open.turn = partner;
        s.open.phase = Phase::Answer;
        out.tell(|| Event::Offered(seat, partner, Some(card)));
    }

    pub(crate) fn list_answers(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        out(Move::Answer(None));
        self.list_cards(s, seat, &mut |card| out(Move::Answer(Some(card))));
    }

    /// The partner returns the card (DR-197), or keeps it and gives another (DR-198).
    pub(crate) fn answer(
        &self,
        s: &mut State,
        seat: Seat,
        card: Option<Card>,
        out: &mut impl Narrate<Event>,
    ) {
        let partner = self.opposite(seat);
        match card {
            Some(card) => {
                out.tell(|| Event::Gave(seat, partner, Some(card)));
                self.swap(s, seat, card);
            }
            None => {
                out.tell(|| Event::Returned(seat));
                if let Some(card) = s.offered.take() {
                    s.hands[at(partner)].add(card);
                    s.shown[at(partner)].add(card); // it was looked at (DR-196)
                }
            }
        }
        self.turn_up(s, out);
    }
}

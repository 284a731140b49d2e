//! After the trick: its cards are placed on dragons, dragons fall, objectives are met (DR-69 to DR-88).

use crate::card::Card;
use crate::objective::{Fallen, When, WonTrick};
use crate::state::{Open, at};
use crate::zone::{PLACES, SLOTS};
use crate::{Clause, Drarkane, Event, Move, Phase, State};
use antre_kernel::{Dice, Narrate, Rng, Seat};

impl Drarkane {
    pub(crate) fn list_placements(&self, s: &State, out: &mut impl FnMut(Move)) {
        for (lane, card) in s.open.trick.places().enumerate() {
            let Some(card) = card else { continue };
            let fits = s.open.zone.fits(lane);
            for place in 0..PLACES {
                for slot in (0..SLOTS as u8).filter(|slot| fits >> (SLOTS * place) >> slot & 1 == 1) {
                    out(Move::Place { card, dragon: s.open.zone.byte(place), slot });
                }
            }
        }
    }

    #[inline]
    pub(crate) fn random_placement(&self, s: &State, rng: &mut Rng) -> Move {
        let (lane, place, slot) = s.open.zone.random_fit(|n| rng.below(n));
        Move::Place { card: Card::new(s.open.trick.byte(lane)), dragon: s.open.zone.byte(place), slot }
    }

    pub(crate) fn check_placement(&self, s: &State, card: Card, dragon: u8, slot: u8) -> Result<(), Clause> {
        let open = &s.open;
        if card == Card::HIDDEN || open.trick.find(card) >= open.trick.len() {
            return Err(Clause::NotInTrick);
        }
        let place = open.zone.find(dragon);
        if place >= open.zone.len() {
            return Err(Clause::NotInZone);
        }
        let needs = &self.needs[usize::from(dragon) & 31];
        if usize::from(slot) < SLOTS && needs.slots >> slot & 1 == 1 && !open.zone.is_free(place, slot) {
            return Err(Clause::SlotFilled);
        }
        let accepted = usize::from(slot) < SLOTS && needs.accepts[card.index()] >> slot & 1 == 1;
        match needs.sum {
            _ if accepted => Ok(()),
            Some((sum, _)) if sum == slot => Err(Clause::SumRefuses),
            _ => Err(Clause::SlotRefuses),
        }
    }

    #[inline]
    pub(crate) fn place(
        &self,
        s: &mut State,
        seat: Seat,
        (card, dragon, slot): (Card, u8, u8),
        out: &mut impl Narrate<Event>,
    ) {
        let (lane, place) = (s.open.trick.find(card), s.open.zone.find(dragon));
        self.place_at(s, seat, lane, (place, slot), out);
    }

    /// Puts the card in this place of the trick into that slot; when nothing fits any more, the trick is done.
    #[inline(always)]
    pub(crate) fn place_at(
        &self,
        s: &mut State,
        seat: Seat,
        lane: usize,
        target: (usize, u8),
        out: &mut impl Narrate<Event>,
    ) {
        self.put(s, seat, lane, target, out);
        if !s.open.zone.any_fits() {
            self.end_distribution(s, seat, out);
        }
    }

    /// Puts a card of the trick on a dragon, which may fall (DR-83 to DR-86).
    #[inline(always)]
    pub(crate) fn put(
        &self,
        s: &mut State,
        seat: Seat,
        lane: usize,
        (place, slot): (usize, u8),
        out: &mut impl Narrate<Event>,
    ) {
        let open = &mut s.open;
        let (card, dragon) = (Card::new(open.trick.byte(lane)), open.zone.byte(place));
        open.trick.remove(lane);
        // Only Knights can lie twice in a trick.
        let twin =
            if card == Card::KNIGHT { Some(open.trick.find(card)).filter(|&twin| twin < 6) } else { None };
        let needs = &self.needs[usize::from(dragon) & 31];
        let fell = open.zone.put((card, lane), twin, (place, slot), needs);
        let placed = &mut open.placed[at(seat)];
        *placed = placed.saturating_add(1); // a long game alone has no end to count to
        out.tell(|| Event::Placed(seat, card, dragon, slot));
        if fell {
            self.fell(s, seat, (card, dragon, place), out);
        }
    }

    #[inline(never)]
    fn fell(
        &self,
        s: &mut State,
        seat: Seat,
        (card, dragon, place): (Card, u8, usize),
        out: &mut impl Narrate<Event>,
    ) {
        let open = &mut s.open;
        let in_zone = open.zone.len();
        let cards = open.zone.remove(place);
        open.discard = open.discard.and(cards);
        open.won[at(seat)].add(dragon);
        open.felled += 1;
        if seat.index() < usize::from(self.players) {
            open.terror[open.now()] += u16::from(self.terror(dragon)); // DR-87, DR-154
        }
        out.tell(|| Event::Defeated(seat, dragon));
        if self.treasures {
            let fallen = Fallen { winner: seat, dragon, with: card, in_zone };
            self.claim(s, seat, |rules, open, objective| rules.fall_meets(open, objective, &fallen), out);
        }
    }

    /// What fits nowhere is discarded (DR-73).
    #[inline]
    pub(crate) fn discard_rest(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let open = &mut s.open;
        let rest = open.trick.rest();
        if !rest.is_empty() {
            open.discard = open.discard.and(rest);
            out.tell(|| Event::Discarded(rest));
        }
        open.trick = Default::default();
    }

    /// The distribution is over; what comes next depends on who plays.
    #[inline(never)]
    pub(crate) fn end_distribution(&self, s: &mut State, winner: Seat, out: &mut impl Narrate<Event>) {
        self.discard_rest(s, out);
        if self.is_solo() {
            let due = winner.index() > 0 || s.open.felled > 0; // DR-174
            self.after_solo_trick(s, due, out);
        } else if self.hands_are_empty(s) {
            s.open.felled = 0;
            self.score_round(s, out); // DR-94
        } else if self.teams {
            s.open.felled = 0;
            s.open.turn = winner;
            s.open.phase = Phase::Offer; // DR-195
        } else {
            s.open.felled = 0;
            self.turn_up(s, out);
        }
    }

    /// Has a seat take every instant objective it meets now (DR-129 to DR-132). Only the seat that won the trick can
    /// have caused anything, so it is the first in the order of DR-131 and no other follows.
    pub(crate) fn claim(
        &self,
        s: &mut State,
        seat: Seat,
        meets: impl Fn(&Drarkane, &Open, &When) -> bool,
        out: &mut impl Narrate<Event>,
    ) {
        for objective in self.claimable(&s.open, s.kept[at(seat)], seat).iter() {
            let Some(known) = self.objectives.get(usize::from(objective)) else { continue };
            if meets(self, &s.open, &known.when) {
                s.open.claims[at(seat)].add(objective);
                out.tell(|| Event::Claimed(seat, objective));
            }
        }
    }

    pub(crate) fn trick_meets(&self, open: &Open, when: &When, won: &WonTrick) -> bool {
        match when {
            When::Trick(condition) => condition.met(open, won),
            When::Contract => {
                let who = at(won.winner);
                won.winner.index() < usize::from(self.players) && open.bids[who] == Some(open.tricks[who])
            }
            When::Dragon(_) | When::End(_) => false,
        }
    }

    fn fall_meets(&self, open: &Open, when: &When, fallen: &Fallen) -> bool {
        match when {
            When::Dragon(condition) => condition.met(self, open, fallen),
            When::Trick(_) | When::Contract | When::End(_) => false,
        }
    }
}

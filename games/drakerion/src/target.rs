//! Choosing targets (DN-181, DN-182).

use crate::event::Event;
use crate::game::Drakerion;
use crate::ids::{Kind, Local, Slot};
use crate::language::Zone;
use crate::moment::CHOSEN;
use crate::place::{Place, Ref};
use crate::sets::{Locals, Slots};
use crate::state::State;
use crate::using::Go;
use crate::value::{Ctx, seat_of};
use antre_kernel::{Narrate, Seat};

impl Drakerion {
    /// What can be chosen for a target: slots, and cards outside play for each seat.
    pub(crate) fn candidates(&self, s: &State, target: u16, ctx: Ctx) -> (Slots, [Locals; 2]) {
        let t = &self.tables.targets[usize::from(target)];
        let var = usize::from(t.var) % s.using.vars.len();
        let chosen = &s.using.vars[var][..usize::from(s.using.counts[var]).min(CHOSEN)];
        let f = &self.tables.filters[usize::from(t.filter)];
        let place = match f.zone {
            Zone::Play | Zone::City | Zone::Banner | Zone::Manoeuvre => {
                let mut mask = self.all_fitting(s, t.filter, ctx);
                for slot in chosen.iter().filter_map(|card| card.in_slot()) {
                    mask.remove(slot);
                }
                return (mask, [Locals::NONE; 2]);
            }
            Zone::Hand => Place::Hand,
            Zone::Deck => Place::Deck,
            Zone::Discard => Place::Discard,
        };
        let mut masks = [Locals::NONE; 2];
        for seat in Seat::all(2) {
            for local in self.lying_in(s, place, seat).iter() {
                // Cards that were chosen already are still there.
                let card = Ref::card(place, Kind::new(seat, local));
                let taken = chosen.iter().filter(|chosen| **chosen == card).count();
                let meant = self.copies_meant(s, t.filter, place, Kind::new(seat, local), ctx);
                if usize::from(meant) > taken {
                    masks[seat.index()].insert(local);
                }
            }
        }
        (Slots::NONE, masks)
    }

    /// The cards that lie in a place outside play.
    pub(crate) fn lying_in(&self, s: &State, place: Place, seat: Seat) -> Locals {
        let side = s.side(seat);
        match place {
            Place::Hand => side.hand.locals(),
            Place::Discard => side.discard.locals(),
            Place::Deck => {
                let known = side.top.iter().chain(side.bottom.iter());
                known.fold(side.pool.locals(), |all, (local, _)| all | Locals::one(local))
            }
            Place::Limbo => Locals::NONE,
        }
    }

    pub(crate) fn count_in(&self, s: &State, place: Place, seat: Seat, local: Local) -> u8 {
        let side = s.side(seat);
        match place {
            Place::Hand => side.hand.count(local),
            Place::Discard => side.discard.count(local),
            Place::Deck => {
                let known = side.top.iter().chain(side.bottom.iter());
                side.pool.count(local) + known.filter(|(kind, _)| *kind == local).count() as u8
            }
            Place::Limbo => u8::from(s.using.limbo == Kind::new(seat, local)),
        }
    }

    pub(crate) fn choose_targets(
        &self,
        s: &mut State,
        target: u16,
        ctx: Ctx,
        out: &mut impl Narrate<Event>,
    ) -> Go {
        let t = self.tables.targets[usize::from(target)];
        let var = usize::from(t.var) % s.using.vars.len();
        if s.using.part == 0 {
            s.using.part = 1;
            s.using.counts[var] = 0;
            s.using.vars[var] = [Ref::GONE; CHOSEN];
        }
        let chooser = seat_of(t.chooser, ctx.you);
        loop {
            let count = s.using.counts[var];
            if count >= t.max {
                return Go::Quiet;
            }
            let (slots, cards) = self.candidates(s, target, ctx);
            let different = slots.len() + cards[0].len() + cards[1].len();
            let hidden = matches!(self.tables.filters[usize::from(t.filter)].zone, Zone::Hand | Zone::Deck);
            if different == 0 {
                if hidden {
                    // Whoever waits for a choice from a hidden hand is told why none comes.
                    out.tell(|| Event::Nothing(chooser));
                }
                return Go::Quiet;
            }
            // DN-181: what must be chosen and leaves no choice is chosen.
            if different > 1 || count >= t.min {
                return self.wait_for(s, chooser);
            }
            if let Some(slot) = slots.first() {
                self.chosen_slot(s, var, slot, chooser, out);
            } else {
                let seat = if cards[0].is_empty() { Seat::B } else { Seat::A };
                let Some(local) = cards[seat.index()].first() else { return Go::Quiet };
                self.chosen_card(s, target, Kind::new(seat, local), chooser, out);
            }
        }
    }

    pub(crate) fn chosen_slot(
        &self,
        s: &mut State,
        var: usize,
        slot: Slot,
        chooser: Seat,
        out: &mut impl Narrate<Event>,
    ) {
        let count = usize::from(s.using.counts[var]);
        s.using.vars[var][count.min(CHOSEN - 1)] = Ref::slot(slot);
        s.using.counts[var] += 1;
        out.tell(|| Event::Chosen(chooser, self.named(s, slot)));
    }

    pub(crate) fn chosen_card(
        &self,
        s: &mut State,
        target: u16,
        kind: Kind,
        chooser: Seat,
        out: &mut impl Narrate<Event>,
    ) {
        let t = self.tables.targets[usize::from(target)];
        let var = usize::from(t.var) % s.using.vars.len();
        let place = match self.tables.filters[usize::from(t.filter)].zone {
            Zone::Hand => Place::Hand,
            Zone::Deck => Place::Deck,
            _ => Place::Discard,
        };
        let count = usize::from(s.using.counts[var]);
        s.using.vars[var][count.min(CHOSEN - 1)] = Ref::card(place, kind);
        s.using.counts[var] += 1;
        let (owner, local) = (kind.owner(), kind.local());
        if place == Place::Hand {
            // Everybody has seen it now; whether it is one that was seen before, nobody can tell.
            let card = Ref::card(place, kind);
            let chosen = s.using.vars[var].iter().filter(|&&known| known == card).count();
            let side = s.side_mut(owner);
            if usize::from(side.shown.count(local)) < chosen {
                side.shown.add(local);
            }
        }
        out.tell(|| Event::Picked(chooser, owner, self.def_id(kind)));
    }

    /// The answer to a target step.
    pub(crate) fn answer_target(
        &self,
        s: &mut State,
        target: u16,
        slot: Slot,
        out: &mut impl Narrate<Event>,
    ) {
        let t = self.tables.targets[usize::from(target)];
        let var = usize::from(t.var) % s.using.vars.len();
        let chooser = s.asked;
        self.chosen_slot(s, var, slot, chooser, out);
    }

    pub(crate) fn answer_target_card(
        &self,
        s: &mut State,
        target: u16,
        kind: Kind,
        out: &mut impl Narrate<Event>,
    ) {
        let chooser = s.asked;
        self.chosen_card(s, target, kind, chooser, out);
    }
}

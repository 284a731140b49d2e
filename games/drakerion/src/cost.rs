//! Paying costs (DN-178, DN-179).

use crate::effect::{Go, STORING};
use crate::event::Event;
use crate::game::Drakerion;
use crate::language::Forbidden;
use crate::state::{How, Place, Ref, State, bits, kind_of, local_of, owner_of};
use crate::table::{Cost, Run};
use crate::value::Ctx;
use antre_kernel::{Narrate, Seat};

impl Drakerion {
    /// Whether costs can be paid in full (DN-179); with the gold that is left, by what everybody knows or by what the
    /// payer knows.
    pub(crate) fn payable(
        &self,
        s: &State,
        costs: Run,
        ctx: Ctx,
        payer: Seat,
        spent: u8,
        truly: bool,
    ) -> bool {
        let mut gold = i32::from(s.side(payer).gold) - i32::from(spent);
        // The Event or the card in hand that is being used cannot pay for itself.
        for cost in costs.of(&self.tables.costs) {
            let can = match *cost {
                Cost::Gold(n) => {
                    gold -= i32::from(n);
                    gold >= 0
                }
                Cost::Incline(card) => {
                    let mask = self.select(s, card, ctx);
                    mask != 0 && bits(mask).all(|slot| !s.slot(slot).inclined())
                }
                Cost::InclineChosen { filter, n } => {
                    let mine = Ctx { you: payer, ..ctx };
                    let ready =
                        bits(self.all_fitting(s, filter, mine)).filter(|&slot| !s.slot(slot).inclined());
                    ready.count() >= usize::from(n)
                }
                Cost::Discard { filter, n } | Cost::UnderDeck { filter, n } => {
                    self.can_pay_from_hand(s, filter, n, ctx, payer, truly)
                }
                Cost::Mill { n, .. } => s.side(payer).deck_size() >= n,
                Cost::Destroy(card) => self.destructible(s, self.select(s, card, ctx)) != 0,
                Cost::DestroyChosen { filter, n } => {
                    self.all_fitting(s, filter, Ctx { you: payer, ..ctx }).count_ones() >= u32::from(n)
                }
                Cost::Damage { card, .. } => self.destructible(s, self.select(s, card, ctx)) != 0,
                Cost::Move(card) => {
                    let mask = self.destructible(s, self.select(s, card, ctx));
                    mask != 0 && bits(mask).all(|slot| !self.is_forbidden(s, slot, Forbidden::BeMoved))
                }
                Cost::Put { card, .. } => self.is_anywhere(s, self.the_card(s, card, ctx)),
            };
            if !can {
                return false;
            }
        }
        true
    }

    pub(crate) fn is_anywhere(&self, s: &State, card: Ref) -> bool {
        match (card.in_slot(), card.elsewhere()) {
            (Some(slot), _) => s.in_play() >> slot & 1 == 1,
            (_, Some((place, kind))) => self.count_in(s, place, owner_of(kind), local_of(kind)) > 0,
            _ => false,
        }
    }

    pub(crate) fn can_pay_from_hand(
        &self,
        s: &State,
        filter: u16,
        n: u8,
        ctx: Ctx,
        payer: Seat,
        truly: bool,
    ) -> bool {
        let side = s.side(payer);
        // A card that is still in the hand while it is being announced cannot be paid.
        let own = match ctx.this.elsewhere() {
            Some((Place::Hand, kind)) => Some(local_of(kind)),
            _ => None,
        };
        let f = &self.tables.filters[usize::from(filter)];
        let any = f.types == 0xff && f.traits == 0 && f.tests == 0;
        if any || !truly {
            return side.hand_size >= n + u8::from(own.is_some());
        }
        let mine = Ctx { you: payer, ..ctx };
        let mut fitting = 0;
        for local in side.hand.kinds() {
            if self.fits_card(s, filter, kind_of(payer, local), mine) {
                fitting += side.hand.count(local) - u8::from(own == Some(local));
            }
        }
        fitting >= n
    }

    /// The slots a chosen cost can be paid with.
    pub(crate) fn cost_slots(&self, s: &State, cost: Cost, payer: Seat, ctx: Ctx) -> u128 {
        let mine = Ctx { you: payer, ..ctx };
        match cost {
            Cost::InclineChosen { filter, .. } => {
                let mut mask = 0;
                for slot in bits(self.all_fitting(s, filter, mine)) {
                    if !s.slot(slot).inclined() {
                        mask |= 1u128 << slot;
                    }
                }
                mask
            }
            Cost::DestroyChosen { filter, .. } => self.all_fitting(s, filter, mine),
            _ => 0,
        }
    }

    /// The cards of the hand a cost can be paid with.
    pub(crate) fn cost_cards(&self, s: &State, filter: u16, payer: Seat, ctx: Ctx) -> u64 {
        let mine = Ctx { you: payer, ..ctx };
        let mut mask = 0;
        for local in s.side(payer).hand.kinds() {
            if self.fits_card(s, filter, kind_of(payer, local), mine) {
                mask |= 1u64 << local;
            }
        }
        mask
    }

    pub(crate) fn pay(
        &self,
        s: &mut State,
        cost: Cost,
        payer: Seat,
        ctx: Ctx,
        out: &mut impl Narrate<Event>,
    ) -> Go {
        match cost {
            Cost::Gold(n) => self.change_gold(s, payer, -i32::from(n), out),
            Cost::Incline(card) => {
                for slot in bits(self.select(s, card, ctx)) {
                    self.incline(s, slot, out);
                }
            }
            Cost::InclineChosen { n, .. } | Cost::DestroyChosen { n, .. } => {
                let slots = self.cost_slots(s, cost, payer, ctx);
                let left = if s.using.part == 0 { n } else { s.using.left };
                s.using.part = 1;
                s.using.left = left;
                if left == 0 || slots == 0 {
                    return Go::Quiet;
                }
                if slots.count_ones() <= u32::from(left) {
                    for slot in bits(slots) {
                        self.pay_slot(s, cost, slot, ctx.this, out);
                    }
                    return Go::Quiet;
                }
                return self.wait_for(s, payer);
            }
            Cost::Discard { n, .. } | Cost::UnderDeck { n, .. } => {
                let left = if s.using.part == 0 { n } else { s.using.left };
                s.using.part = 1;
                s.using.left = left;
                let hand = s.side(payer).hand_size;
                if left == 0 || hand == 0 {
                    return Go::Quiet;
                }
                let only = hand <= left && self.is_any(cost);
                if !only {
                    let (Cost::Discard { filter, .. } | Cost::UnderDeck { filter, .. }) = cost else {
                        return Go::Quiet;
                    };
                    if self.cost_cards(s, filter, payer, ctx) == 0 {
                        return Go::Quiet;
                    }
                    return self.wait_for(s, payer);
                }
                while let Some(local) = s.side(payer).hand.kinds().next() {
                    self.pay_card(s, cost, payer, local, out);
                }
                // To other eyes the hand holds only what it has shown; all of it is gone.
            }
            Cost::Mill { n, store } => {
                if s.using.turn == 0 {
                    s.using.turn = 1;
                    s.using.part = 1;
                    s.using.chosen |= if store { STORING } else { 0 };
                    if self.want_cards(s, payer, n, How::Mill) {
                        return Go::Wait;
                    }
                }
                s.using.chosen &= !STORING;
            }
            Cost::Destroy(card) => {
                let mask = self.destructible(s, self.select(s, card, ctx));
                self.blame(s, mask, ctx.this);
                self.destroy(s, mask, out);
            }
            Cost::Damage { card, n } => {
                for slot in bits(self.destructible(s, self.select(s, card, ctx))) {
                    self.damage(s, slot, i32::from(n), ctx.this, false, out);
                }
            }
            Cost::Move(card) => {
                for slot in bits(self.destructible(s, self.select(s, card, ctx))) {
                    self.move_over(s, slot, out);
                }
            }
            Cost::Put { card, dest } => {
                let card = self.the_card(s, card, ctx);
                self.put(s, card, dest, out);
            }
        }
        Go::Quiet
    }

    pub(crate) fn is_any(&self, cost: Cost) -> bool {
        match cost {
            Cost::Discard { filter, .. } | Cost::UnderDeck { filter, .. } => {
                let f = &self.tables.filters[usize::from(filter)];
                f.types == 0xff && f.traits == 0 && f.tests == 0
            }
            _ => false,
        }
    }

    /// Pays part of a cost with a card in a slot.
    pub(crate) fn pay_slot(
        &self,
        s: &mut State,
        cost: Cost,
        slot: u8,
        by: Ref,
        out: &mut impl Narrate<Event>,
    ) {
        s.using.left = s.using.left.saturating_sub(1);
        if let Cost::InclineChosen { .. } = cost {
            self.incline(s, slot, out);
        } else {
            self.blame(s, 1u128 << slot, by);
            self.destroy(s, 1u128 << slot, out);
        }
    }

    /// Pays part of a cost with a card of the hand.
    pub(crate) fn pay_card(
        &self,
        s: &mut State,
        cost: Cost,
        payer: Seat,
        local: u8,
        out: &mut impl Narrate<Event>,
    ) {
        s.using.left = s.using.left.saturating_sub(1);
        if let Cost::UnderDeck { .. } = cost {
            self.slip_under(s, payer, local, out);
        } else {
            self.discard_from_hand(s, payer, local, out);
        }
    }
}

//! Paying costs (DN-178, DN-179): what can be paid in full, and with what.
//!
//! Most lists of costs can be looked at one by one. Where one payment may take away what another needs, they are tried
//! out in order on a copy of the state, so that nothing counts twice.

use crate::event::Event;
use crate::game::Drakerion;
use crate::ids::{Kind, Local, Slot};
use crate::language::{CardType, Forbidden};
use crate::moment::How;
use crate::place::{Place, Ref};
use crate::sets::{Locals, Slots};
use crate::state::State;
use crate::table::{Cost, Costs};
use crate::using::{Go, STORING};
use crate::value::Ctx;
use antre_kernel::{Narrate, Seat};

/// A cost that is being paid, with what is to be paid after it.
#[derive(Clone, Copy)]
pub(crate) struct Bill {
    pub(crate) cost: u16,
    /// Where the list of costs ends.
    pub(crate) end: u16,
    pub(crate) payer: Seat,
    /// One payment of the list may take away what another needs.
    pub(crate) entangled: bool,
}

/// Costs tried out on a copy of the state.
#[derive(Clone, Copy)]
struct Trial {
    s: State,
    /// Cards under the deck that nobody has named.
    deck: i16,
    payer: Seat,
    /// By what the payer knows, or by what everybody knows.
    truly: bool,
}

impl Trial {
    /// Takes cards from the top of the payer's deck, known ones by name, so that a card put there by an earlier payment
    /// does not pay for a later one; whether there were as many.
    fn mill(&mut self, n: u8) -> bool {
        let side = self.s.side_mut(self.payer);
        for _ in 0..n {
            if !side.top.is_empty() {
                side.top.take(0);
            } else if side.pool_size > 0 {
                side.pool_size -= 1;
            } else if !side.bottom.is_empty() {
                side.bottom.take(0);
            } else {
                self.deck -= 1;
            }
        }
        self.deck >= 0
    }
}

/// As many payments as are tried out before a list counts as one that cannot be paid.
const TRIALS: u32 = 5_000;

impl Drakerion {
    /// Whether costs can be paid in full (DN-179); with the gold that is left, by what everybody knows or by what the
    /// payer knows.
    pub(crate) fn payable(
        &self,
        s: &State,
        costs: Costs,
        ctx: Ctx,
        payer: Seat,
        spent: u8,
        truly: bool,
    ) -> bool {
        if costs.entangled {
            return self.payable_in_order(s, costs, ctx, payer, spent, truly);
        }
        let mut gold = i32::from(s.side(payer).gold) - i32::from(spent);
        for cost in costs.run.of(&self.tables.costs) {
            let can = match *cost {
                Cost::Gold(n) => {
                    gold -= i32::from(n);
                    gold >= 0
                }
                Cost::Mill { n, .. } => s.side(payer).deck_size() >= n,
                Cost::InclineChosen { n, .. } | Cost::DestroyChosen { n, .. } => {
                    self.cost_slots(s, *cost, payer, ctx).len() >= usize::from(n)
                }
                Cost::Discard { filter, n } | Cost::UnderDeck { filter, n } => {
                    self.can_pay_from_hand(s, filter, n, ctx, payer, truly)
                }
                Cost::Put { card, .. } => self.is_anywhere(s, self.the_card(s, card, ctx), payer, truly),
                Cost::Incline(_) | Cost::Destroy(_) | Cost::Damage { .. } | Cost::Move(_) => {
                    !self.payable_with(s, *cost, ctx).is_empty()
                }
            };
            if !can {
                return false;
            }
        }
        true
    }

    /// The slots that pay a cost which names its cards; none if it cannot be paid with all of them.
    fn payable_with(&self, s: &State, cost: Cost, ctx: Ctx) -> Slots {
        let (mask, all) = match cost {
            Cost::Incline(card) => {
                let mask = self.select(s, card, ctx);
                (mask, mask.iter().all(|slot| !s.slot(slot).inclined()))
            }
            Cost::Destroy(card) => (self.destructible(s, self.select(s, card, ctx)), true),
            Cost::Damage { card, .. } => {
                (self.select(s, card, ctx) & (s.characters(Seat::A) | s.characters(Seat::B)), true)
            }
            Cost::Move(card) => {
                let mask = self.select(s, card, ctx);
                let movable = |slot: Slot| {
                    self.def(s.slot(slot).kind).card_type == CardType::Character
                        && !self.is_forbidden(s, slot, Forbidden::BeMoved)
                };
                (mask, mask.iter().all(movable))
            }
            _ => (Slots::NONE, false),
        };
        if all { mask } else { Slots::NONE }
    }

    /// Whether a card is where it is said to be. Nobody else knows whether the card of a reaction is in the hand.
    fn is_anywhere(&self, s: &State, card: Ref, payer: Seat, truly: bool) -> bool {
        match (card.in_slot(), card.elsewhere()) {
            (Some(slot), _) => s.in_play().contains(slot),
            (_, Some((Place::Hand, kind))) if !truly && kind.owner() == payer => true,
            (_, Some((place, kind))) => self.count_in(s, place, kind.owner(), kind.local()) > 0,
            _ => false,
        }
    }

    fn can_pay_from_hand(&self, s: &State, filter: u16, n: u8, ctx: Ctx, payer: Seat, truly: bool) -> bool {
        let side = s.side(payer);
        // A card that is still in the hand does not pay for its own ability (DN-232).
        let own = self.own_in_hand(ctx, payer);
        let mine = Ctx { you: payer, ..ctx };
        if !truly || self.asks_nothing(filter, payer, mine) {
            return side.hand_size >= n + u8::from(own.is_some());
        }
        let mut missing = n;
        for local in side.hand.locals().iter() {
            if missing == 0 {
                break;
            }
            if self.fits_card(s, filter, Place::Hand, Kind::new(payer, local), mine) {
                missing = missing.saturating_sub(side.hand.count(local) - u8::from(own == Some(local)));
            }
        }
        missing == 0
    }

    /// The card of the ability, if it is still in the payer's hand.
    fn own_in_hand(&self, ctx: Ctx, payer: Seat) -> Option<Local> {
        match ctx.this.elsewhere() {
            Some((Place::Hand, kind)) if kind.owner() == payer => Some(kind.local()),
            _ => None,
        }
    }

    /// The slots a chosen cost can be paid with, other costs aside.
    fn cost_slots(&self, s: &State, cost: Cost, payer: Seat, ctx: Ctx) -> Slots {
        let mine = Ctx { you: payer, ..ctx };
        match cost {
            Cost::InclineChosen { filter, .. } => {
                let ready = self.all_fitting(s, filter, mine).iter().filter(|&slot| !s.slot(slot).inclined());
                ready.collect()
            }
            Cost::DestroyChosen { filter, .. } => self.destructible(s, self.all_fitting(s, filter, mine)),
            _ => Slots::NONE,
        }
    }

    /// The slots with which a chosen cost can be paid so that the rest can be paid too.
    pub(crate) fn bill_slots(&self, s: &State, bill: Bill, ctx: Ctx) -> Slots {
        let cost = self.tables.costs[usize::from(bill.cost)];
        let slots = self.cost_slots(s, cost, bill.payer, ctx);
        if !bill.entangled || slots.is_empty() {
            return slots;
        }
        let (Cost::InclineChosen { n, .. } | Cost::DestroyChosen { n, .. }) = cost else { return slots };
        let left = if s.using.part == 0 { n } else { s.using.left };
        let leaves_enough = |slot: &Slot| {
            let mut trial = Trial { s: *s, deck: 0, payer: bill.payer, truly: true };
            self.pay_slot(&mut trial.s, cost, *slot, ctx.this, &mut ());
            self.pays(&trial, bill.cost, bill.end, Some(left.saturating_sub(1)), &mut TRIALS.clone())
        };
        slots.iter().filter(leaves_enough).collect()
    }

    /// The cards of the hand a cost can be paid with.
    pub(crate) fn cost_cards(&self, s: &State, filter: u16, payer: Seat, ctx: Ctx) -> Locals {
        let mine = Ctx { you: payer, ..ctx };
        let own = self.own_in_hand(ctx, payer);
        let mut cards = Locals::NONE;
        for local in s.side(payer).hand.locals().iter() {
            let left = s.side(payer).hand.count(local) - u8::from(own == Some(local));
            if left > 0 && self.fits_card(s, filter, Place::Hand, Kind::new(payer, local), mine) {
                cards.insert(local);
            }
        }
        cards
    }

    /// Costs that may stand in each other's way, tried out in order.
    fn payable_in_order(
        &self,
        s: &State,
        costs: Costs,
        ctx: Ctx,
        payer: Seat,
        spent: u8,
        truly: bool,
    ) -> bool {
        let mut trial = Trial { s: *s, deck: 0, payer, truly };
        let side = trial.s.side_mut(payer);
        let Some(gold) = side.gold.checked_sub(spent) else { return false };
        side.gold = gold;
        let u = &mut trial.s.using;
        (u.on, u.you, u.this, u.bearer, u.card, u.by) =
            (true, ctx.you, ctx.this, ctx.bearer, ctx.card, ctx.by);
        self.pays(&trial, costs.run.start, costs.run.end, None, &mut TRIALS.clone())
    }

    /// Whether the costs from one on can be paid; `left` is how much of the first is still to be chosen.
    fn pays(&self, trial: &Trial, cost: u16, end: u16, left: Option<u8>, trials: &mut u32) -> bool {
        if cost == end {
            return true;
        }
        if *trials == 0 {
            return false;
        }
        *trials -= 1;
        let mut next = *trial;
        let payer = trial.payer;
        let ctx = Ctx::using(&trial.s);
        let paid = match self.tables.costs[usize::from(cost)] {
            Cost::Gold(n) => match trial.s.side(payer).gold.checked_sub(n) {
                Some(gold) => {
                    next.s.side_mut(payer).gold = gold;
                    true
                }
                None => false,
            },
            chosen @ (Cost::InclineChosen { n, .. } | Cost::DestroyChosen { n, .. }) => {
                let left = left.unwrap_or(n);
                if left > 0 {
                    return (self.cost_slots(&trial.s, chosen, payer, ctx)).iter().any(|slot| {
                        let mut next = *trial;
                        self.pay_slot(&mut next.s, chosen, slot, ctx.this, &mut ());
                        self.pays(&next, cost, end, Some(left - 1), trials)
                    });
                }
                true
            }
            from_hand @ (Cost::Discard { filter, n } | Cost::UnderDeck { filter, n }) => {
                let n = left.unwrap_or(n);
                next.s.side_mut(payer).hand_size = trial.s.side(payer).hand_size.saturating_sub(n);
                next.deck += if matches!(from_hand, Cost::UnderDeck { .. }) { i16::from(n) } else { 0 };
                self.can_pay_from_hand(&trial.s, filter, n, ctx, payer, trial.truly)
            }
            Cost::Mill { n, .. } => next.mill(n),
            Cost::Put { card, dest } => {
                let card = self.the_card(&trial.s, card, ctx);
                self.put(&mut next.s, card, dest, &mut ());
                self.is_anywhere(&trial.s, card, payer, trial.truly)
            }
            named @ (Cost::Incline(_) | Cost::Destroy(_) | Cost::Damage { .. } | Cost::Move(_)) => {
                self.pay_named(&mut next.s, named, ctx, &mut ())
            }
        };
        paid && self.pays(&next, cost + 1, end, None, trials)
    }

    /// Pays a cost that names its cards; whether it could be paid.
    fn pay_named(&self, s: &mut State, cost: Cost, ctx: Ctx, out: &mut impl Narrate<Event>) -> bool {
        let mask = self.payable_with(s, cost, ctx);
        match cost {
            Cost::Destroy(_) if !mask.is_empty() => {
                self.blame(s, mask, ctx.this);
                self.destroy(s, mask, out);
            }
            _ => {
                for slot in mask.iter() {
                    match cost {
                        Cost::Incline(_) => self.incline(s, slot, out),
                        Cost::Damage { n, .. } => self.damage(s, slot, i32::from(n), ctx.this, false, out),
                        _ => self.move_over(s, slot, out),
                    }
                }
            }
        }
        !mask.is_empty()
    }

    /// Pays a cost as far as nobody has to choose.
    pub(crate) fn pay(&self, s: &mut State, bill: Bill, ctx: Ctx, out: &mut impl Narrate<Event>) -> Go {
        let payer = bill.payer;
        let cost = self.tables.costs[usize::from(bill.cost)];
        match cost {
            Cost::Gold(n) => self.pay_gold(s, payer, n, out),
            Cost::Incline(_) | Cost::Destroy(_) | Cost::Damage { .. } | Cost::Move(_) => {
                self.pay_named(s, cost, ctx, out);
            }
            Cost::Put { card, dest } => {
                let card = self.the_card(s, card, ctx);
                self.put(s, card, dest, out);
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
            Cost::InclineChosen { n, .. } | Cost::DestroyChosen { n, .. } => {
                return self.pay_chosen_slots(s, bill, cost, n, ctx, out);
            }
            Cost::Discard { filter, n } | Cost::UnderDeck { filter, n } => {
                return self.pay_from_hand(s, payer, cost, filter, n, ctx, out);
            }
        }
        Go::Quiet
    }

    fn pay_chosen_slots(
        &self,
        s: &mut State,
        bill: Bill,
        cost: Cost,
        n: u8,
        ctx: Ctx,
        out: &mut impl Narrate<Event>,
    ) -> Go {
        let left = if s.using.part == 0 { n } else { s.using.left };
        (s.using.part, s.using.left) = (1, left);
        let slots = self.bill_slots(s, bill, ctx);
        if left == 0 || slots.is_empty() {
            return Go::Quiet;
        }
        if slots.len() > usize::from(left) {
            return self.wait_for(s, bill.payer);
        }
        // There is no choice; one payment may still take away what another looked at.
        let Some(slot) = slots.first() else { return Go::Quiet };
        self.pay_slot(s, cost, slot, ctx.this, out);
        self.pay_chosen_slots(s, bill, cost, n, Ctx::using(s), out)
    }

    #[allow(clippy::too_many_arguments, reason = "a cost, taken apart")]
    fn pay_from_hand(
        &self,
        s: &mut State,
        payer: Seat,
        cost: Cost,
        filter: u16,
        n: u8,
        ctx: Ctx,
        out: &mut impl Narrate<Event>,
    ) -> Go {
        let left = if s.using.part == 0 { n } else { s.using.left };
        (s.using.part, s.using.left) = (1, left);
        let hand = s.side(payer).hand_size;
        if left == 0 || hand == 0 {
            return Go::Quiet;
        }
        let mine = Ctx { you: payer, ..ctx };
        let all =
            hand <= left && self.asks_nothing(filter, payer, mine) && self.own_in_hand(ctx, payer).is_none();
        if !all {
            let fitting = self.cost_cards(s, filter, payer, ctx);
            return if fitting.is_empty() { Go::Quiet } else { self.wait_for(s, payer) };
        }
        // To other eyes the hand holds only what it has shown; all of it is gone.
        while let Some(local) = s.side(payer).hand.locals().iter().next() {
            self.pay_card(s, cost, payer, local, out);
        }
        Go::Quiet
    }

    /// Pays part of a cost with a card in a slot.
    pub(crate) fn pay_slot(
        &self,
        s: &mut State,
        cost: Cost,
        slot: Slot,
        by: Ref,
        out: &mut impl Narrate<Event>,
    ) {
        s.using.left = s.using.left.saturating_sub(1);
        if let Cost::InclineChosen { .. } = cost {
            self.incline(s, slot, out);
        } else {
            self.blame(s, Slots::one(slot), by);
            self.destroy(s, Slots::one(slot), out);
        }
    }

    /// Pays part of a cost with a card of the hand.
    pub(crate) fn pay_card(
        &self,
        s: &mut State,
        cost: Cost,
        payer: Seat,
        local: Local,
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

//! Using abilities: one step after the other, each taken as far as it goes without asking (DN-182).

use crate::cost::Bill;
use crate::event::Event;
use crate::game::Drakerion;
use crate::ids::Kind;
use crate::language::{Among, Duration, Player, Zone};
use crate::lasting::{About, Change, What};
use crate::moment::{CHOSEN, How, NO_DEAL, Using};
use crate::place::{Place, Ref};
use crate::sets::Slots;
use crate::state::{Ask, State};
use crate::table::{Grant, Loss, Sel, Step};
use crate::value::{Ctx, seat_of};
use antre_kernel::{Narrate, Seat};

/// How a step goes on.
pub(crate) enum Go {
    /// It is done; the state is checked.
    On,
    /// It is done, and nothing needs to be checked.
    Quiet,
    /// It goes on elsewhere.
    To(u16),
    /// Somebody or chance is asked.
    Wait,
}

impl Drakerion {
    /// Begins to use an ability; `limbo` is the Event whose ability it is, if it is one's.
    pub(crate) fn start_using(&self, s: &mut State, ability: u16, ctx: Ctx, limbo: Kind) {
        self.count_use(s, ability, ctx);
        let Ctx { you, this, bearer, card, by, amount } = ctx;
        let at = self.ability(ability).code.start;
        s.using =
            Using { on: true, you, ability, at, this, bearer, card, by, amount, limbo, ..Using::default() };
        self.count_wearless(s);
    }

    /// Takes the step that is due.
    pub(crate) fn take_step(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let code = self.tables.code[usize::from(s.using.at)];
        let ctx = Ctx::using(s);
        // A condition is read when its step comes, and not again between two picks of a choice.
        let fresh = s.using.part == 0
            && s.using.turn == 0
            && s.using.left == 0
            && (s.using.chosen & OPTIONS == 0 || !matches!(code.step, Step::Choose { .. }));
        let go = if fresh && !self.holds(s, code.condition, ctx) {
            match code.step {
                Step::Choose { end, .. } | Step::Ask { end, .. } => Go::To(end),
                _ => Go::Quiet,
            }
        } else if s.slipped && self.rules_version > 1 && self.may_tell(s, code.step, ctx) {
            self.want_cards(s, ctx.you, 1, How::Pause); // DN-236
            Go::Wait
        } else {
            self.perform(s, code.step, ctx, out)
        };
        self.go(s, go, out);
    }

    /// Whether a step may show at once which card of a hand or deck has just gone unseen: it takes or turns up cards
    /// that lie there, or says that there are none. What asks somebody or chance anyway needs no further moment.
    #[cold]
    fn may_tell(&self, s: &State, step: Step, ctx: Ctx) -> bool {
        let hidden = |zone: Zone| matches!(zone, Zone::Hand | Zone::Deck);
        match step {
            Step::Discard { pick, .. } => pick != Among::Random,
            Step::Target(target) => {
                let filter = self.tables.targets[usize::from(target)].filter;
                hidden(self.tables.filters[usize::from(filter)].zone)
            }
            Step::Put { card, .. } | Step::Deploy { card, .. } | Step::Attach { card, .. } => {
                let place = |card: Ref| card.elsewhere().map(|(place, _)| place);
                self.cards_of(s, card, ctx).any(|card| matches!(place(card), Some(Place::Hand | Place::Deck)))
            }
            _ => false,
        }
    }

    /// Goes on after a step or an answer.
    pub(crate) fn go(&self, s: &mut State, go: Go, out: &mut impl Narrate<Event>) {
        let next = match go {
            Go::Wait => return,
            Go::To(at) => at,
            Go::On | Go::Quiet => s.using.at + 1,
        };
        s.deal = NO_DEAL;
        if s.using.on {
            s.using.at = next;
            s.using.part = 0;
            s.using.turn = 0;
            s.using.left = 0;
        }
        if matches!(go, Go::On) {
            self.state_check(s, out);
        }
    }

    pub(crate) fn wait_for(&self, s: &mut State, seat: Seat) -> Go {
        s.ask = Ask::Step;
        s.asked = seat;
        Go::Wait
    }

    /// Takes a step as far as it goes without asking.
    fn perform(&self, s: &mut State, step: Step, ctx: Ctx, out: &mut impl Narrate<Event>) -> Go {
        match step {
            Step::Target(target) => self.choose_targets(s, target, ctx, out),
            Step::Pay { cost, end, who, entangled } => {
                let bill = Bill { cost, end, payer: seat_of(who, ctx.you), entangled };
                self.pay(s, bill, ctx, out)
            }
            Step::Attack { who, against, mode } => self.order(s, who, against, mode, ctx),
            Step::Discard { who, n, filter, pick } => self.discard_step(s, who, n, filter, pick, ctx, out),
            Step::Mill { who, n, store } => {
                let asks = self.each_seat(s, who, ctx, |s, seat| {
                    let n = self.number(s, n, ctx).clamp(0, 60) as u8;
                    s.using.chosen |= if store { STORING } else { 0 };
                    self.want_cards(s, seat, n, How::Mill)
                });
                if asks {
                    return Go::Wait;
                }
                s.using.chosen &= !STORING;
                Go::On
            }
            Step::Draw { who, n } => {
                let asks = self.each_seat(s, who, ctx, |s, seat| {
                    let n = self.number(s, n, ctx).clamp(0, 60) as u8;
                    self.want_cards(s, seat, n, How::Draw)
                });
                if asks { Go::Wait } else { Go::On }
            }
            Step::Search { zone, filter, n, .. } => self.search_step(s, zone, filter, n, ctx, out),
            Step::Look { who, n } => self.look_step(s, who, n, ctx),
            Step::Deploy { card, side } => self.deploy_step(s, card, side, ctx),
            Step::Choose { .. }
            | Step::Option { .. }
            | Step::EndOption { .. }
            | Step::Ask { .. }
            | Step::Jump(_)
            | Step::End => self.turn_off(s, step, ctx),
            Step::Modify { .. } | Step::Grant { .. } | Step::Lose { .. } | Step::Discount { .. } => {
                self.make_last(s, step, ctx, out);
                Go::On
            }
            Step::Settle
            | Step::Damage { .. }
            | Step::Heal { .. }
            | Step::Shield { .. }
            | Step::Incline(_)
            | Step::Straighten(_)
            | Step::Move(_)
            | Step::Redirect(_)
            | Step::CancelAttack
            | Step::Destroy(_)
            | Step::Gold { .. }
            | Step::Prestige { .. }
            | Step::Put { .. }
            | Step::Attach { .. } => {
                self.take_effect(s, step, ctx, out);
                Go::On
            }
        }
    }

    /// Steps that lead elsewhere in the code of an ability, or to its end.
    fn turn_off(&self, s: &mut State, step: Step, ctx: Ctx) -> Go {
        match step {
            Step::Choose { options, n, end } => {
                if (s.using.chosen & OPTIONS).count_ones() >= u32::from(n) {
                    s.using.chosen &= !OPTIONS;
                    return Go::To(end);
                }
                if options == 1 {
                    s.using.chosen |= 1;
                    return Go::To(s.using.at + 1);
                }
                self.wait_for(s, ctx.you)
            }
            Step::EndOption { choose } => Go::To(choose),
            Step::Ask { who, costs, otherwise, .. } => {
                let payer = seat_of(who, ctx.you);
                if self.payable(s, costs, ctx, payer, 0, false) {
                    self.wait_for(s, payer)
                } else {
                    Go::To(otherwise)
                }
            }
            Step::Jump(at) => Go::To(at),
            Step::End => {
                let limbo = s.using.limbo;
                self.spend(s);
                s.using = Using::default();
                if limbo.is_some() {
                    s.side_mut(limbo.owner()).discard.add(limbo.local()); // DN-142
                    if self.follows {
                        self.follow(s, Ref::card(Place::Limbo, limbo), Ref::card(Place::Discard, limbo));
                    }
                }
                Go::Quiet
            }
            _ => Go::Quiet,
        }
    }

    /// Steps that are done at once, whoever and whatever they are about.
    fn take_effect(&self, s: &mut State, step: Step, ctx: Ctx, out: &mut impl Narrate<Event>) {
        match step {
            Step::Damage { to, n } => {
                let n = self.number(s, n, ctx);
                for slot in self.select(s, to, ctx).iter() {
                    self.damage(s, slot, n, ctx.this, false, out);
                }
            }
            Step::Heal { to, n } => {
                let n = self.number(s, n, ctx);
                for slot in self.select(s, to, ctx).iter() {
                    self.heal(s, slot, n, out);
                }
            }
            Step::Shield { to, n } => {
                let n = self.number(s, n, ctx).clamp(0, 100) as u8;
                let characters = s.characters(Seat::A) | s.characters(Seat::B);
                for slot in (self.select(s, to, ctx) & characters).iter() {
                    let lying = s.slot_mut(slot);
                    lying.shield = lying.shield.saturating_add(n).min(100); // DN-120
                    out.tell(|| Event::Shielded(self.named(s, slot), n));
                }
            }
            Step::Incline(to) => self.select(s, to, ctx).iter().for_each(|slot| self.incline(s, slot, out)),
            Step::Straighten(to) => {
                self.select(s, to, ctx).iter().for_each(|slot| self.straighten(s, slot, out));
            }
            Step::Move(to) => self.select(s, to, ctx).iter().for_each(|slot| self.move_over(s, slot, out)),
            Step::Redirect(to) => {
                if let Some(slot) = self.select(s, to, ctx).first() {
                    self.redirect(s, slot, out);
                }
            }
            Step::CancelAttack => self.cancel_attack(s, out),
            Step::Destroy(to) => {
                let slots = self.destructible(s, self.select(s, to, ctx));
                self.blame(s, slots, ctx.this);
                self.destroy(s, slots, out);
            }
            Step::Gold { who, n } => {
                let n = self.number(s, n, ctx);
                seats_of(who, ctx.you).for_each(|seat| self.change_gold(s, seat, n, out));
            }
            Step::Prestige { who, n } => {
                let n = self.number(s, n, ctx);
                seats_of(who, ctx.you).for_each(|seat| self.change_prestige(s, seat, n, out));
            }
            Step::Put { card, dest } => {
                self.cards_of(s, card, ctx).for_each(|card| self.put(s, card, dest, out));
            }
            Step::Attach { card, to } => {
                let card = self.the_card(s, card, ctx);
                if let Some(bearer) = self.select(s, to, ctx).first() {
                    self.look_through(s, card, out);
                    self.attach(s, card, bearer, out);
                }
            }
            _ => {}
        }
    }

    /// Steps whose effect lasts for a while.
    fn make_last(&self, s: &mut State, step: Step, ctx: Ctx, out: &mut impl Narrate<Event>) {
        match step {
            Step::Modify { to, stat, n, until } => {
                let n = self.number(s, n, ctx).clamp(-100, 100) as i8;
                let lasting = (What::Stat(stat, n.into()), until);
                self.change_each(s, to, ctx, lasting, |card| Event::Changed(card, stat, n), out);
            }
            Step::Grant { to, what, until } => {
                let what = match what {
                    Grant::Keyword(keyword) => What::Keywords(1 << keyword as u8),
                    Grant::Ability(number) => What::Ability(number),
                };
                self.change_each(s, to, ctx, (what, until), Event::Gained, out);
            }
            Step::Lose { to, what, until } => {
                let what = match what {
                    Loss::Keyword(keyword) => What::LostKeywords(1 << keyword as u8),
                    Loss::Kind(kind) => What::LostKinds(1 << kind as u8),
                    Loss::All => What::LostAll,
                    Loss::Printed => What::LostPrinted,
                };
                self.change_each(s, to, ctx, (what, until), Event::Lost, out);
            }
            Step::Discount { next, until, .. } => {
                let what = What::Discount(s.using.at, next, ctx.you);
                let change = Change { on: About::NO_CARD, what, until };
                // Until rules version 2 equal discounts were one.
                if self.rules_version > 1 || !s.changes.iter().any(|known| *known == change) {
                    s.change(change);
                }
            }
            _ => {}
        }
    }

    /// Notes a change of every card that is meant.
    fn change_each(
        &self,
        s: &mut State,
        to: Sel,
        ctx: Ctx,
        (what, until): (What, Duration),
        event: impl Fn(crate::event::Named) -> Event,
        out: &mut impl Narrate<Event>,
    ) {
        for slot in self.select(s, to, ctx).iter() {
            if s.change(Change { on: About::slot(slot), what, until }) {
                out.tell(|| event(self.named(s, slot)));
            }
        }
    }

    /// Runs a step for each player it is about, until one of them has to wait; whether one does.
    pub(crate) fn each_seat(
        &self,
        s: &mut State,
        who: Player,
        ctx: Ctx,
        mut run: impl FnMut(&mut State, Seat) -> bool,
    ) -> bool {
        let seats: usize = if who == Player::Both { 2 } else { 1 };
        while usize::from(s.using.turn) < seats {
            let seat = if who == Player::Both && s.using.turn == 1 {
                ctx.you.other()
            } else {
                seat_of(who, ctx.you)
            };
            s.using.turn += 1;
            if run(s, seat) {
                s.using.part = 1;
                return true;
            }
        }
        false
    }

    /// The seat whose part of a step it is.
    pub(crate) fn seat_in_turn(&self, s: &State, who: Player, ctx: Ctx) -> Seat {
        if who == Player::Both && s.using.turn == 2 { ctx.you.other() } else { seat_of(who, ctx.you) }
    }

    /// Only cards in play can be destroyed (DN-111).
    pub(crate) fn destructible(&self, s: &State, mask: Slots) -> Slots {
        mask & s.in_play()
    }

    /// Whoever destroys a card is what it was destroyed by.
    pub(crate) fn blame(&self, s: &mut State, mask: Slots, by: Ref) {
        for slot in mask.iter() {
            s.slot_mut(slot).hurt_by = self.cause(by);
        }
    }

    /// The cards a selector means, wherever they are.
    pub(crate) fn cards_of(&self, s: &State, sel: Sel, ctx: Ctx) -> impl Iterator<Item = Ref> + use<> {
        let mut cards = [Ref::GONE; CHOSEN];
        let mut mask = Slots::NONE;
        match sel {
            Sel::Var(var) => cards = s.using.vars[usize::from(var) % s.using.vars.len()],
            Sel::Each(_) => mask = self.select(s, sel, ctx),
            _ => cards[0] = self.the_card(s, sel, ctx),
        }
        mask.iter().map(Ref::slot).chain(cards.into_iter().filter(|&card| card != Ref::GONE))
    }
}

/// The bits of `chosen` that are options, and the one that says that milled cards are kept.
pub(crate) const OPTIONS: u8 = 0x7f;
pub(crate) const STORING: u8 = 0x80;

/// The part of a search in which a Character was found and its line is asked.
pub(crate) const FOUND: u8 = 2;
/// The part of a search in which the deck was shuffled already.
pub(crate) const SHUFFLED: u8 = 3;

/// The seats a word means.
pub(crate) fn seats_of(who: Player, you: Seat) -> impl Iterator<Item = Seat> {
    let both = [Some(seat_of(who, you)), (who == Player::Both).then_some(you.other())];
    both.into_iter().flatten()
}

//! What a lawful move does: the answer to a question goes where the question came from, and the game goes on.

use crate::event::{Event, Move};
use crate::game::Drakerion;
use crate::ids::{Kind, Local, Slot};
use crate::language::{BattleLine, CardType, Mode};
use crate::moment::How;
use crate::place::{Place, Ref};
use crate::state::{Ask, Phase, State};
use crate::table::Step;
use crate::trigger::Happening;
use crate::value::{Ctx, seat_of};
use antre_kernel::{Narrate, Seat};

impl Drakerion {
    /// Plays a lawful move.
    pub(crate) fn play(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        let asked = s.ask;
        match asked {
            Ask::Action => self.take_action(s, seat, m, out),
            Ask::Combat => self.take_combat_action(s, seat, m, out),
            Ask::First | Ask::SetupLine | Ask::Mulligan | Ask::Manoeuvre => self.prepare(s, seat, m, out),
            Ask::Defender | Ask::PlayLine | Ask::PlayBearer | Ask::PlayEvent => {
                self.complete_action(s, seat, m, out);
            }
            Ask::Trigger => self.answer_trigger(s, seat, m, out),
            Ask::Step => {
                s.ask = Ask::Nothing;
                self.answer(s, seat, m, out);
            }
            Ask::Nothing | Ask::Coin | Ask::Reveal | Ask::Cards | Ask::Over => return,
        }
        // Some actions ask at once what else they need to know.
        let waits = s.ask != asked && !matches!(s.ask, Ask::Nothing | Ask::Over);
        if !waits {
            self.advance(s, out);
        }
    }

    /// Choices of set-up, and the Manoeuvre of the turn.
    fn prepare(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        match (s.ask, m) {
            (Ask::First, Move::First(first)) => {
                s.first = first;
                out.tell(|| Event::ChoseFirst(seat, first));
                s.phase = Phase::Lines;
                s.progress = 0;
            }
            (Ask::SetupLine, Move::Line(line)) => self.place(s, seat, line, out),
            (Ask::Mulligan, Move::Slip(card)) => {
                if let Some(local) = self.in_hand(s, seat, card) {
                    s.exchanged += 1;
                    self.slip_under(s, seat, local, out);
                }
            }
            (Ask::Mulligan, _) => {
                out.tell(|| Event::Finished(seat));
                s.progress += 1;
                let n = std::mem::take(&mut s.exchanged);
                self.want_cards(s, seat, n, How::Draw);
            }
            (Ask::Manoeuvre, Move::Manoeuvre(card)) => {
                if let Some(local) = self.in_pile(s, seat, card) {
                    s.side_mut(seat).chosen = local;
                    s.progress += 1;
                    out.tell(|| Event::Committed(seat, Some(card)));
                }
            }
            _ => {}
        }
    }

    /// What an action still needed to know: whom it attacks, where a card goes, which ability of an Event is used.
    fn complete_action(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        match (s.ask, m) {
            (Ask::Defender, Move::Target(defender)) => {
                let attacker = std::mem::replace(&mut s.attacking, Slot::NONE);
                let mode = std::mem::replace(&mut s.mode, Mode::Melee);
                self.declare(s, attacker, defender, mode, out);
            }
            (Ask::PlayLine, Move::Line(line)) => {
                let kind = self.pay_for(s, seat, out);
                self.arrive(s, kind, seat, line, Slot::NONE, out);
                self.state_check(s, out);
            }
            (Ask::PlayBearer, Move::Target(slot)) => {
                out.tell(|| Event::Chosen(seat, self.named(s, slot)));
                let kind = self.pay_for(s, seat, out);
                let bearer = *s.slot(slot);
                self.arrive(s, kind, bearer.controller(), bearer.line(), slot, out);
                self.state_check(s, out);
            }
            (Ask::PlayEvent, Move::Option(option)) => self.play_event(s, seat, option, out),
            _ => {}
        }
    }

    /// Which waiting ability is used, if one is.
    fn answer_trigger(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        if let Move::React(number) = m {
            if let Some(at) = self.waiting_of(s, seat, number) {
                let waiting = self.take_waiting(s, at);
                self.start_waiting(s, number, waiting, out);
            }
        } else {
            out.tell(|| Event::Declined(seat));
            self.drop_waiting(s, seat, |_| true);
        }
    }

    /// A starting Character is placed (DN-23).
    pub(crate) fn place(&self, s: &mut State, seat: Seat, line: BattleLine, out: &mut impl Narrate<Event>) {
        let before = if seat == s.first { 0 } else { self.setups[s.first.index()].len() };
        let index = usize::from(s.progress) - before;
        let local = self.setups[seat.index()][index];
        s.progress += 1;
        let side = s.side_mut(seat);
        if side.pool.remove(local) {
            side.pool_size -= 1;
            self.arrive(s, Kind::new(seat, local), seat, line, Slot::NONE, out);
        }
    }

    /// The card that is asked about in set-up.
    pub(crate) fn setup_card(&self, s: &State, seat: Seat) -> Option<Local> {
        let before = if seat == s.first { 0 } else { self.setups[s.first.index()].len() };
        self.setups[seat.index()].get(usize::from(s.progress).checked_sub(before)?).copied()
    }

    /// An action was taken: the other player is next, unless a combat says otherwise (DN-60).
    pub(crate) fn begin_action(&self, s: &mut State, seat: Seat) {
        s.passes = 0;
        s.uses = 0;
        s.actor = seat.other();
        s.actor_settled = false;
        s.initiator = seat;
    }

    pub(crate) fn take_action(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        match m {
            Move::Pass | Move::Withdraw => {
                let for_good = m == Move::Withdraw;
                out.tell(|| Event::Passed(seat, for_good));
                s.passes += 1;
                s.last_passer = seat;
                s.actor = seat.other();
                s.initiator = seat;
                s.uses = 0;
                if for_good {
                    s.withdrawn |= 1 << seat.index();
                    let on = crate::language::On::PassedDefinitively;
                    self.note(s, &Happening { whose: seat, ..Happening::new(on) });
                }
            }
            Move::Attack { slot, mode } => {
                self.begin_action(s, seat);
                out.tell(|| Event::Prepares(seat, self.named(s, slot), mode));
                s.attacking = slot;
                s.mode = mode;
                s.ask = Ask::Defender;
            }
            Move::Recall { card, ability } => {
                self.begin_action(s, seat);
                if let Some(local) = self.local(seat, card) {
                    let kind = Kind::new(seat, local);
                    out.tell(|| Event::Uses(seat, self.named_kind(kind), ability));
                    let index = self.def(kind).abilities.start + u16::from(ability);
                    self.start_using(s, index, Ctx::of_card(seat, Place::Discard, kind), Kind::NONE);
                }
            }
            _ => {
                self.begin_action(s, seat);
                self.play_or_use(s, seat, m, out);
            }
        }
    }

    pub(crate) fn take_combat_action(
        &self,
        s: &mut State,
        seat: Seat,
        m: Move,
        out: &mut impl Narrate<Event>,
    ) {
        s.initiator = seat;
        if m == Move::Pass {
            out.tell(|| Event::Passed(seat, false));
            self.pass_in_combat(s);
            return;
        }
        s.combat.passes = 0;
        s.combat.opening = false;
        s.combat.actor = seat.other();
        match m {
            Move::Intercept(slot) => {
                self.intercept(s, slot, out);
                self.state_check(s, out);
            }
            _ => self.play_or_use(s, seat, m, out),
        }
    }

    pub(crate) fn play_or_use(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        match m {
            Move::Play(card) => {
                out.tell(|| Event::Plays(seat, card));
                let Some(local) = self.local(seat, card) else { return };
                let kind = Kind::new(seat, local);
                s.playing = kind;
                self.show_in_hand(s, kind);
                s.ask = match self.def(kind).card_type {
                    CardType::Character => Ask::PlayLine,
                    CardType::Attachment => Ask::PlayBearer,
                    _ if self.event_ability(s, seat, kind, 1).is_some() => Ask::PlayEvent,
                    _ => {
                        self.play_event(s, seat, 0, out);
                        Ask::Nothing
                    }
                };
            }
            Move::Use { slot, ability } => {
                let slot = slot.of(seat);
                out.tell(|| Event::Uses(seat, self.named(s, slot), ability));
                if let Some(index) = self.ability_of(s, slot, ability) {
                    self.start_using(s, index, Ctx::of_slot(s, slot), Kind::NONE);
                }
            }
            _ => {}
        }
    }

    /// Pays the gold for the card that is being played and takes it out of the hand.
    pub(crate) fn pay_for(&self, s: &mut State, seat: Seat, out: &mut impl Narrate<Event>) -> Kind {
        let kind = std::mem::replace(&mut s.playing, Kind::NONE);
        let cost = self.cost(s, kind);
        self.use_discounts(s, kind);
        self.take_from_hand(s, seat, kind.local());
        self.pay_gold(s, seat, cost, out);
        let card = Ref::card(Place::Limbo, kind);
        self.note(s, &Happening { card, whose: seat, ..Happening::new(crate::language::On::Played) });
        kind
    }

    /// An Event takes effect (DN-139).
    pub(crate) fn play_event(&self, s: &mut State, seat: Seat, option: u8, out: &mut impl Narrate<Event>) {
        let Some(index) = self.event_ability(s, seat, s.playing, option) else { return };
        let kind = self.pay_for(s, seat, out);
        out.tell(|| Event::Uses(seat, self.named_kind(kind), self.ability(index).number));
        self.start_using(s, index, Ctx::of_card(seat, Place::Limbo, kind), kind);
    }

    /// Gives the step of an ability its answer.
    pub(crate) fn answer(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        use crate::using::Go;
        let ctx = Ctx::using(s);
        let go = match (self.tables.code[usize::from(s.using.at)].step, m) {
            (Step::Target(target), Move::Target(slot)) => {
                self.answer_target(s, target, slot.of(seat), out);
                Go::Wait
            }
            (Step::Target(target), Move::Pick { owner, card }) => {
                if let Some(local) = self.local(owner, card) {
                    self.answer_target_card(s, target, Kind::new(owner, local), out);
                }
                Go::Wait
            }
            (Step::Target(_), _) => {
                out.tell(|| Event::Finished(seat));
                Go::Quiet
            }
            (Step::Pay { cost, .. }, Move::Target(slot)) => {
                let (cost, slot) = (self.tables.costs[usize::from(cost)], slot.of(seat));
                out.tell(|| Event::Chosen(seat, self.named(s, slot)));
                self.pay_slot(s, cost, slot, ctx.this, out);
                Go::Wait
            }
            (Step::Pay { cost, .. }, Move::Pick { card, .. } | Move::Slip(card)) => {
                if let Some(local) = self.local(seat, card) {
                    self.pay_card(s, self.tables.costs[usize::from(cost)], seat, local, out);
                }
                Go::Wait
            }
            (Step::Attack { who, against, .. }, Move::Option(option)) => {
                out.tell(|| Event::Option(seat, s.using.at, option));
                let mode = if option == 0 { Mode::Melee } else { Mode::Ranged };
                self.answer_order(s, who, against, mode, ctx);
                Go::On
            }
            (Step::Discard { .. }, Move::Pick { owner, card }) => {
                if let Some(local) = self.local(owner, card) {
                    s.using.left -= 1;
                    self.discard_from_hand(s, owner, local, out);
                }
                Go::Wait
            }
            (Step::Search { zone, dest, shown, .. }, m) => {
                self.answer_search(s, seat, m, zone, dest, shown, out)
            }
            (Step::Look { .. }, Move::Slip(card)) => {
                if let Some(local) = self.local(seat, card) {
                    self.put_back(s, seat, local, out);
                }
                Go::Wait
            }
            (Step::Deploy { card, side }, Move::Line(line)) => {
                let card = self.the_card(s, card, ctx);
                self.look_through(s, card, out);
                self.deploy(s, card, seat_of(side, ctx.you), line, out);
                Go::On
            }
            (Step::Deploy { card, .. }, Move::Target(bearer)) => {
                let card = self.the_card(s, card, ctx);
                out.tell(|| Event::Chosen(seat, self.named(s, bearer)));
                self.look_through(s, card, out);
                self.attach(s, card, bearer, out);
                Go::On
            }
            (Step::Choose { .. }, Move::Option(option)) => {
                out.tell(|| Event::Option(seat, s.using.at, option));
                s.using.chosen |= 1 << option;
                Go::To(self.option_start(s.using.at, option))
            }
            (Step::Ask { .. }, Move::Pay) => {
                out.tell(|| Event::Paid(seat));
                Go::Quiet
            }
            (Step::Ask { otherwise, .. }, _) => {
                out.tell(|| Event::Declined(seat));
                Go::To(otherwise)
            }
            _ => Go::Quiet,
        };
        self.go(s, go, out);
    }

    /// The first step of an option.
    pub(crate) fn option_start(&self, choose: u16, option: u8) -> u16 {
        let mut at = choose + 1;
        for _ in 0..option {
            if let Step::Option { next } = self.tables.code[usize::from(at)].step {
                at = next;
            }
        }
        at
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn answer_search(
        &self,
        s: &mut State,
        seat: Seat,
        m: Move,
        zone: crate::language::Zone,
        dest: crate::language::Dest,
        shown: bool,
        out: &mut impl Narrate<Event>,
    ) -> crate::using::Go {
        match m {
            Move::Line(_) | Move::Target(_) => {
                let kind = std::mem::replace(&mut s.playing, Kind::NONE);
                s.using.part = 1;
                let place = if zone == crate::language::Zone::Deck { Place::Deck } else { Place::Discard };
                let card = Ref::card(place, kind);
                if let Move::Target(bearer) = m {
                    out.tell(|| Event::Chosen(seat, self.named(s, bearer)));
                    self.attach(s, card, bearer, out);
                } else if let Move::Line(line) = m {
                    self.deploy(s, card, seat, line, out);
                }
            }
            Move::Pick { owner, card } => {
                if let Some(local) = self.local(owner, card) {
                    self.found(s, Kind::new(owner, local), shown, dest, zone, out);
                }
            }
            Move::Slip(card) => {
                if let Some(local) = self.local(seat, card) {
                    self.found(s, Kind::new(seat, local), shown, dest, zone, out);
                }
            }
            _ => {
                out.tell(|| Event::Found(seat, None));
                s.using.left = 0;
            }
        }
        crate::using::Go::Wait
    }
}

/// Abilities that a card was given are numbered from here on.
pub(crate) const GIVEN: u8 = 32;

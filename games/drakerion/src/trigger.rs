//! What answers what happens: abilities are noted when their time comes, and offered group by group.

use crate::event::{Event, Limit};
use crate::game::Drakerion;
use crate::ids::{HIDDEN_CARD, Kind, Local, Slot};
use crate::language::{AbilityKind, Duration, From, Mode, On, ReactionZone, Subtype, Whose};
use crate::lasting::{About, Change, What};
use crate::moment::{NOT_WAITING, Using, WAITING, Waiting};
use crate::place::{Place, Ref};
use crate::sets::{Locals, Slots, bits};
use crate::state::{Ask, State};
use crate::table::{NONE, Trigger, Which};
use crate::value::Ctx;
use antre_kernel::{Narrate, Seat};

/// As many abilities as answer within one action; later ones are not offered (DN-175).
pub(crate) const MOST_USES: u8 = 100;

/// Something that happens, as it is just before (DN-225).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Happening {
    pub(crate) on: On,
    pub(crate) card: Ref,
    pub(crate) by: Ref,
    pub(crate) whose: Seat,
    pub(crate) amount: u8,
    pub(crate) from: Option<From>,
    pub(crate) in_combat: bool,
    pub(crate) by_manoeuvre: bool,
    pub(crate) bearer: Slot,
    pub(crate) subtype: Option<Subtype>,
}

impl Happening {
    pub(crate) fn new(on: On) -> Happening {
        Happening {
            on,
            card: Ref::GONE,
            by: Ref::GONE,
            whose: Seat::A,
            amount: 0,
            from: None,
            in_combat: false,
            by_manoeuvre: false,
            bearer: Slot::NONE,
            subtype: None,
        }
    }
}

impl Drakerion {
    /// Notes every reaction that answers.
    #[inline]
    pub(crate) fn note(&self, s: &mut State, happening: &Happening) {
        if self.answered >> happening.on as u8 & 1 == 1 {
            self.note_answers(s, happening);
        }
    }

    fn note_answers(&self, s: &mut State, happening: &Happening) {
        let on = happening.on;
        // Until rules version 2 what was given to a City did not answer.
        let granted = match self.grants {
            true if self.rules_version > 1 => s.in_play() | lying_beside(s),
            true => s.in_play(),
            false => Slots::NONE,
        };
        for slot in (s.reacting | granted).iter() {
            if !self.grants && self.def(s.slot(slot).kind).answers >> on as u8 & 1 == 0 {
                continue;
            }
            let ctx = Ctx::of_slot(s, slot);
            self.each_ability(s, slot, AbilityKind::Reaction, |s, index| {
                let ability = self.ability(index);
                if ability.zone == ReactionZone::Play
                    && self.answers(s, ability.trigger, happening, ctx)
                    && !self.has_lost(s, slot, AbilityKind::Reaction, ability.is_printed())
                {
                    self.wait(s, index, ctx.you, ctx, happening);
                }
            });
        }
        for seat in Seat::all(2) {
            let at = seat.index();
            let lying = s.side(seat).discard.locals() & self.from_discard[at];
            let falling = match happening.card.elsewhere() {
                Some((Place::Discard, kind)) if on == On::Discarded && kind.owner() == seat => {
                    self.from_discard[at] & Locals::one(kind.local())
                }
                _ => Locals::NONE,
            };
            let possible = if s.side(seat).hand_size == 0 { Locals::NONE } else { self.from_hand[at] };
            for local in (lying | falling | possible).iter() {
                self.note_outside(s, seat, local, happening, falling.contains(local));
            }
        }
    }

    /// How many copies of a card a hand may hold, as far as everybody knows: whoever might answer is asked, so that
    /// being asked tells nothing.
    fn may_hold(&self, s: &State, seat: Seat, local: Local) -> u8 {
        let kind = Kind::new(seat, local);
        let side = s.side(seat);
        let in_play = s.in_play().iter().filter(|&slot| s.slot(slot).kind == kind).count() as u8;
        let seen = in_play + side.discard.count(local) + u8::from(s.using.limbo == kind);
        self.copies[seat.index()][local.index()].saturating_sub(seen).min(side.hand_size)
    }

    fn note_outside(&self, s: &mut State, seat: Seat, local: Local, happening: &Happening, falling: bool) {
        let kind = Kind::new(seat, local);
        let run = self.def(kind).abilities;
        for index in run.start..run.end {
            let ability = self.ability(index);
            if ability.kind != AbilityKind::Reaction || ability.trigger == NONE {
                continue;
            }
            let about_itself =
                self.tables.triggers[usize::from(ability.trigger)].card == Which::Is(crate::table::Sel::This);
            let (place, times) = match ability.zone {
                ReactionZone::Play => continue,
                ReactionZone::Hand => (Place::Hand, self.may_hold(s, seat, local)),
                ReactionZone::Discard if about_itself => (Place::Discard, u8::from(falling)),
                ReactionZone::Discard => (Place::Discard, s.side(seat).discard.count(local)),
            };
            let ctx = Ctx::of_card(seat, place, kind);
            if times == 0 || !self.answers(s, ability.trigger, happening, ctx) {
                continue;
            }
            let held = s.side(seat).hand.count(local);
            let event = if place == Place::Hand || times > 1 { next_event(s) } else { 0 };
            for copy in 0..times {
                let waiting = waiting(index, seat, ctx, happening);
                let held = place != Place::Hand || copy < held;
                self.push_waiting(s, Waiting { event, held, ..waiting });
            }
        }
    }

    /// A copy outside play has answered and lies where it lay: as many fewer are left for its event (DN-172).
    pub(crate) fn spend(&self, s: &mut State) {
        let Using { event, ability, you, this, .. } = s.using;
        let stayed = matches!(
            (self.ability(ability).zone, this.elsewhere()),
            (ReactionZone::Hand, Some((Place::Hand, _))) | (ReactionZone::Discard, Some((Place::Discard, _)))
        );
        if event == 0 || !stayed {
            return;
        }
        for waiting in &mut s.waiting[..usize::from(s.waiting_count)] {
            if waiting.event == event && waiting.ability == ability && waiting.seat == you {
                waiting.spent += 1;
            }
        }
    }

    /// Whether a trigger answers.
    fn answers(&self, s: &State, trigger: u16, h: &Happening, ctx: Ctx) -> bool {
        let t: &Trigger = &self.tables.triggers[usize::from(trigger)];
        let whose = match t.whose {
            Whose::Any => true,
            Whose::You => h.whose == ctx.you,
            Whose::Opponent => h.whose != ctx.you,
        };
        let slot = |slot: Slot| if slot.is_some() { Ref::slot(slot) } else { Ref::GONE };
        t.on == h.on
            && whose
            && h.amount >= t.min
            && (!t.by_manoeuvre || h.by_manoeuvre)
            && t.in_combat.is_none_or(|in_combat| in_combat == h.in_combat)
            && t.from.is_none_or(|from| h.from == Some(from))
            && t.subtype.is_none_or(|subtype| h.subtype == Some(subtype))
            && t.mode.is_none_or(|mode: Mode| s.combat.mode == mode)
            && self.is_which(s, t.card, h.card, ctx)
            && self.is_which(s, t.by, h.by, ctx)
            && self.is_which(s, t.bearer, slot(h.bearer), ctx)
            && (t.attacker == Which::Any || self.fought(s, t.attacker, 0, ctx))
            && (t.defender == Which::Any || self.fought(s, t.defender, 1, ctx))
    }

    /// Whether the attacker (0) or the defender (1) is asked for: who has left play is still the one who fought, seen
    /// by what is printed, its last controller and its last line (DN-228).
    fn fought(&self, s: &State, which: Which, role: usize, ctx: Ctx) -> bool {
        let slot = [s.combat.attacker, s.combat.defender][role & 1];
        if slot.is_some() {
            return self.is_which(s, which, Ref::slot(slot), ctx);
        }
        let fallen = s.combat.fallen[role & 1];
        match (which, fallen.elsewhere()) {
            (Which::Fits(filter), Some((_, kind))) => {
                let side = if role == 0 { s.combat.side } else { s.combat.side.other() };
                let last = (side, s.combat.fallen_lines[role & 1]);
                self.fits_fallen(s, filter, kind, last, ctx)
            }
            _ => self.is_which(s, which, fallen, ctx),
        }
    }

    fn is_which(&self, s: &State, which: Which, card: Ref, ctx: Ctx) -> bool {
        match which {
            Which::Any => true,
            Which::Is(sel) => {
                let meant = self.the_card(s, sel, ctx);
                meant != Ref::GONE && meant == card
            }
            Which::Fits(filter) => match (card.in_slot(), card.elsewhere()) {
                (Some(slot), _) => self.fits_lying(s, &self.tables.filters[usize::from(filter)], slot, ctx),
                (_, Some((_, kind))) => self.fits_card(s, filter, Place::Limbo, kind, ctx),
                _ => false,
            },
        }
    }

    fn wait(&self, s: &mut State, ability: u16, seat: Seat, ctx: Ctx, h: &Happening) {
        self.push_waiting(s, waiting(ability, seat, ctx, h));
    }

    fn push_waiting(&self, s: &mut State, waiting: Waiting) {
        if usize::from(s.waiting_count) < WAITING {
            s.waiting[usize::from(s.waiting_count)] = waiting;
            s.waiting_count += 1;
        } else {
            s.drop_one(Limit::Waiting);
        }
    }

    /// Visits the abilities of a kind that a card in play has: printed, then given.
    pub(crate) fn each_ability(
        &self,
        s: &mut State,
        slot: Slot,
        kind: AbilityKind,
        mut visit: impl FnMut(&mut State, u16),
    ) {
        let def = self.def(s.slot(slot).kind);
        if def.has(kind) {
            for index in def.abilities.start..def.abilities.end {
                if self.ability(index).kind == kind {
                    visit(s, index);
                }
            }
        }
        if self.grants {
            let given = self.given(s, slot);
            for number in bits(given) {
                let index = self.tables.granted[usize::from(number)];
                if self.ability(index).kind == kind {
                    visit(s, index);
                }
            }
        }
    }

    /// The abilities a card in play was given; a bit each.
    pub(crate) fn given(&self, s: &State, slot: Slot) -> u64 {
        use crate::table::{Grant, StandingEffect};
        let mut given = 0;
        for change in s.changes.iter().filter(|change| change.on == About::slot(slot)) {
            if let What::Ability(number) = change.what {
                given |= 1 << (number & 63);
            }
        }
        self.each_grant(s, |standing, ctx| {
            if let StandingEffect::Grant { to, what: Grant::Ability(number) } = standing.effect
                && self.holds(s, standing.condition, ctx)
                && self.selects(s, to, slot, ctx)
            {
                given |= 1 << (number & 63);
            }
        });
        given
    }

    /// The Deployments of a card that has just arrived or was revealed (DN-165).
    pub(crate) fn wait_for_own(&self, s: &mut State, slot: Slot, kind: AbilityKind) {
        if !self.def(s.slot(slot).kind).has(kind) && !self.grants {
            return;
        }
        let ctx = Ctx::of_slot(s, slot);
        let happening = Happening { card: ctx.this, ..Happening::new(On::Deployed) };
        self.each_ability(s, slot, kind, |s, index| {
            if !self.has_lost(s, slot, kind, self.ability(index).is_printed()) {
                self.wait(s, index, ctx.you, ctx, &happening);
            }
        });
    }

    /// The Destructions of a card that is being destroyed: used by its owner from the discard pile (DN-167, DN-168),
    /// unless it had lost them (DN-169).
    pub(crate) fn wait_for_destruction(&self, s: &mut State, slot: Slot) {
        let kind = s.slot(slot).kind;
        if !self.def(kind).has(AbilityKind::Destruction) && !self.grants {
            return;
        }
        let ctx = Ctx::of_slot(s, slot);
        let outside = Ctx { you: kind.owner(), this: Ref::card(Place::Discard, kind), ..ctx };
        let happening = Happening { card: outside.this, ..Happening::new(On::Destroyed) };
        self.each_ability(s, slot, AbilityKind::Destruction, |s, index| {
            if !self.has_lost(s, slot, AbilityKind::Destruction, self.ability(index).is_printed()) {
                self.wait(s, index, outside.you, outside, &happening);
            }
        });
    }

    /// What the words of a waiting ability refer to.
    pub(crate) fn waiting_ctx(&self, waiting: &Waiting) -> Ctx {
        let Waiting { seat, amount, this, bearer, card, by, .. } = *waiting;
        Ctx { you: seat, this, bearer, card, by, amount }
    }

    /// Whether the card of a waiting ability is where it must be (DN-160, DN-171).
    fn is_there(&self, s: &State, waiting: &Waiting) -> bool {
        let ability = self.ability(waiting.ability);
        match (waiting.this.in_slot(), waiting.this.elsewhere()) {
            (Some(slot), _) => s.occupied(slot),
            (_, Some((Place::Discard, kind))) => {
                let outside =
                    ability.kind == AbilityKind::Destruction || ability.zone == ReactionZone::Discard;
                outside && s.side(kind.owner()).discard.count(kind.local()) > waiting.spent
            }
            (_, Some((Place::Hand, _))) => ability.zone == ReactionZone::Hand,
            _ => false,
        }
    }

    /// Whether a waiting ability might be used, as far as everybody knows.
    pub(crate) fn may_answer(&self, s: &State, waiting: &Waiting) -> bool {
        let ctx = self.waiting_ctx(waiting);
        self.is_there(s, waiting)
            && self.is_ready(s, waiting.ability, ctx)
            && self.payable(s, self.ability(waiting.ability).costs, ctx, waiting.seat, 0, false)
    }

    /// Whether a waiting ability can be used.
    pub(crate) fn can_answer(&self, s: &State, waiting: &Waiting) -> bool {
        let held = match waiting.this.elsewhere() {
            Some((Place::Hand, kind)) => {
                waiting.held && s.side(waiting.seat).hand.count(kind.local()) > waiting.spent
            }
            _ => true,
        };
        let ctx = self.waiting_ctx(waiting);
        held && self.may_answer(s, waiting)
            && self.payable(s, self.ability(waiting.ability).costs, ctx, waiting.seat, 0, true)
    }

    /// Deals with the present group, the initiator first (DN-173); whether somebody is asked.
    pub(crate) fn offer_group(&self, s: &mut State, out: &mut impl Narrate<Event>) -> bool {
        while s.group > 0 {
            let mut acted = false;
            for seat in [s.initiator, s.initiator.other()] {
                let group = usize::from(s.group);
                if !s.waiting[..group].iter().any(|waiting| waiting.seat == seat) {
                    continue;
                }
                let mut possible = 0u64;
                let spent_out = s.uses >= MOST_USES;
                for (at, waiting) in s.waiting[..group].iter().enumerate() {
                    let fits = waiting.seat == seat && self.may_answer(s, waiting);
                    possible |= u64::from(fits) << at;
                }
                if spent_out && possible != 0 {
                    s.drop_one(Limit::Answers); // DN-175
                    possible = 0;
                }
                if possible == 0 {
                    self.drop_waiting(s, seat, |_| true);
                    acted = true;
                    break;
                }
                let only = possible.trailing_zeros() as u8;
                let waiting = s.waiting[usize::from(only)];
                let ability = self.ability(waiting.ability);
                let alone = possible & (possible - 1) == 0 && ability.forced && ability.costs.run.is_empty();
                if alone {
                    let before = s.waiting[..usize::from(only)].iter().filter(|other| other.seat == seat);
                    let number = before.count() as u8;
                    self.take_waiting(s, only);
                    self.start_waiting(s, number, waiting, out);
                    return false;
                }
                s.ask = Ask::Trigger;
                s.asked = seat;
                return true;
            }
            if !acted {
                return false;
            }
        }
        false
    }

    /// Uses a waiting ability that was taken off the list.
    pub(crate) fn start_waiting(
        &self,
        s: &mut State,
        number: u8,
        waiting: Waiting,
        out: &mut impl Narrate<Event>,
    ) {
        s.uses += 1;
        let source = match (waiting.this.in_slot(), self.kind_at(s, waiting.this)) {
            (Some(slot), _) => self.named(s, slot),
            (_, Some(kind)) => self.named_kind(kind),
            _ => crate::event::Named { card: HIDDEN_CARD, slot: None },
        };
        let ability = self.spoken_number(waiting.ability);
        out.tell(|| Event::Reacts(waiting.seat, number, source, ability));
        if let Some((Place::Hand, kind)) = waiting.this.elsewhere() {
            self.show_in_hand(s, kind);
        }
        self.start_using(s, waiting.ability, self.waiting_ctx(&waiting), Kind::NONE);
        s.using.event = waiting.event;
    }

    /// Everybody knows from now on that a card is in the hand of its owner.
    pub(crate) fn show_in_hand(&self, s: &mut State, kind: Kind) {
        let (side, local) = (s.side_mut(kind.owner()), kind.local());
        if side.shown.count(local) == 0 {
            side.shown.add(local);
        }
    }

    /// Takes waiting abilities of a seat off the present group.
    pub(crate) fn drop_waiting(&self, s: &mut State, seat: Seat, mut drops: impl FnMut(&Waiting) -> bool) {
        let (mut kept, mut group) = (0, 0);
        for at in 0..usize::from(s.waiting_count) {
            let waiting = s.waiting[at];
            let in_group = at < usize::from(s.group);
            if in_group && waiting.seat == seat && drops(&waiting) {
                continue;
            }
            group += u8::from(in_group);
            s.waiting[kept] = waiting;
            kept += 1;
        }
        s.waiting[kept..usize::from(s.waiting_count)].fill(NOT_WAITING);
        s.waiting_count = kept as u8;
        s.group = group;
    }

    /// Where the n-th waiting ability of a seat in the present group is.
    pub(crate) fn waiting_of(&self, s: &State, seat: Seat, number: u8) -> Option<u8> {
        let own = (0..s.group).filter(|&at| s.waiting[usize::from(at)].seat == seat);
        own.into_iter().nth(usize::from(number))
    }

    /// Takes one waiting ability off the list.
    pub(crate) fn take_waiting(&self, s: &mut State, at: u8) -> Waiting {
        let at = usize::from(at);
        let waiting = s.waiting[at];
        s.waiting.copy_within(at + 1..usize::from(s.waiting_count), at);
        s.waiting_count -= 1;
        s.group -= 1;
        s.waiting[usize::from(s.waiting_count)] = NOT_WAITING;
        waiting
    }

    /// Counts a use of a limited ability.
    pub(crate) fn count_use(&self, s: &mut State, index: u16, ctx: Ctx) {
        use crate::language::Per;
        let ability = self.ability(index);
        if ability.limit == 0 {
            return;
        }
        let (on, number) = self.limit_key(index, ctx);
        for change in s.changes.iter_mut() {
            if let What::Used(known, times) = &mut change.what
                && *known == number
                && change.on == on
            {
                *times = times.saturating_add(1);
                return;
            }
        }
        let until = match ability.per {
            Per::Combat => Duration::Combat,
            Per::Turn => Duration::Turn,
            Per::Game => Duration::Stay,
        };
        s.change(Change { on, what: What::Used(number, 1), until });
    }
}

/// The Banners, Cities and visible Manoeuvres that lie there.
fn lying_beside(s: &State) -> Slots {
    let places = Slots::beside_play(Seat::A) | Slots::beside_play(Seat::B);
    places.iter().filter(|&slot| s.occupied(slot)).collect()
}

/// The number for copies that answer the same event: one more than any that waits or is being answered.
fn next_event(s: &State) -> u8 {
    let waiting = &s.waiting[..usize::from(s.waiting_count)];
    let last = waiting.iter().map(|waiting| waiting.event).fold(s.using.event, u8::max);
    // After many answers in a row the first number that is free again.
    let free = |n: &u8| *n != s.using.event && waiting.iter().all(|waiting| waiting.event != *n);
    last.checked_add(1).or_else(|| (1..u8::MAX).find(free)).unwrap_or(u8::MAX)
}

/// An ability whose time has come.
fn waiting(ability: u16, seat: Seat, ctx: Ctx, h: &Happening) -> Waiting {
    let Ctx { this, bearer, .. } = ctx;
    Waiting { ability, seat, amount: h.amount, this, bearer, card: h.card, by: h.by, ..NOT_WAITING }
}

//! What is true now: current values, keywords, filters, conditions and numbers.

use crate::game::Drakerion;
use crate::ids::{Kind, Slot};
use crate::language::{
    AbilityKind, Duration, Forbidden, From, Holding, KeywordId, Mode, Op, Player, Side, Stat, Zone,
};
use crate::lasting::{About, CHANGES, Change, What};
use crate::moment::CombatStage;
use crate::place::{Place, Ref};
use crate::state::State;
use crate::table::{
    Condition, Grant, Loss, NONE, Number, Standing, StandingEffect, Step, TOUCHES_COST, TOUCHES_FORBID,
    TOUCHES_GRANT, TOUCHES_INCOME, TOUCHES_LOSE,
};
use antre_kernel::Seat;

/// Who asks, and about what: what the words of an ability refer to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ctx {
    pub(crate) you: Seat,
    pub(crate) this: Ref,
    pub(crate) bearer: Ref,
    pub(crate) card: Ref,
    pub(crate) by: Ref,
    pub(crate) amount: u8,
}

impl Ctx {
    /// What the words of an ability of a card in play refer to.
    #[inline]
    pub(crate) fn of_slot(s: &State, slot: Slot) -> Ctx {
        let lying = s.slot(slot);
        let bearer = if !lying.bearer.is_some() { Ref::GONE } else { Ref::slot(lying.bearer) };
        Ctx {
            you: lying.controller(),
            this: Ref::slot(slot),
            bearer,
            card: Ref::GONE,
            by: Ref::GONE,
            amount: 0,
        }
    }

    /// What they refer to for a card outside play.
    #[inline]
    pub(crate) fn of_card(you: Seat, place: Place, kind: Kind) -> Ctx {
        let (this, gone) = (Ref::card(place, kind), Ref::GONE);
        Ctx { you, this, bearer: gone, card: gone, by: gone, amount: 0 }
    }

    /// What they refer to while an ability is used.
    #[inline]
    pub(crate) fn using(s: &State) -> Ctx {
        let u = &s.using;
        Ctx { you: u.you, this: u.this, bearer: u.bearer, card: u.card, by: u.by, amount: u.amount }
    }
}

/// Where a change of a value comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    /// A card: an Attachment, or one with a standing effect.
    Card(Slot),
    /// Something that was done, and how long it lasts.
    Lasting(Duration),
}

/// The seats a word means.
#[inline]
pub(crate) fn seat_of(who: Player, you: Seat) -> Seat {
    if who == Player::Opponent { you.other() } else { you }
}

#[inline]
fn compare(op: Op, a: i32, b: i32) -> bool {
    match op {
        Op::Less => a < b,
        Op::AtMost => a <= b,
        Op::Equal => a == b,
        Op::AtLeast => a >= b,
        Op::More => a > b,
    }
}

impl Drakerion {
    /// The printed card of a reference.
    pub(crate) fn kind_at(&self, s: &State, card: Ref) -> Option<Kind> {
        match (card.in_slot(), card.elsewhere()) {
            (Some(slot), _) => Some(s.slot(slot).kind).filter(|kind| kind.is_some()),
            (_, Some((_, kind))) => Some(kind),
            _ => None,
        }
    }

    /// Visits every standing effect that applies and touches one of these things, with its source.
    #[inline]
    pub(crate) fn each_standing(&self, s: &State, touches: u16, mut visit: impl FnMut(&Standing, u16, Ctx)) {
        if self.touched & touches == 0 {
            return;
        }
        for slot in s.standing.iter() {
            let kind = s.slot(slot).kind;
            if !kind.is_some() {
                continue;
            }
            let def = self.def(kind);
            if def.touches & touches == 0 || self.has_lost(s, slot, AbilityKind::Passive, true) {
                continue;
            }
            let ctx = Ctx::of_slot(s, slot);
            for ability in def.abilities.of(&self.tables.abilities) {
                // What touches something else is not asked: its condition may depend on what is asked for now.
                if ability.touches & touches == 0 || !self.holds(s, ability.condition, ctx) {
                    continue;
                }
                let run = ability.standing;
                for (index, standing) in (run.start..run.end).zip(run.of(&self.tables.standing)) {
                    visit(standing, index, ctx);
                }
            }
        }
    }

    /// Visits every standing effect that gives something.
    pub(crate) fn each_grant(&self, s: &State, mut visit: impl FnMut(&Standing, Ctx)) {
        self.each_standing(s, TOUCHES_GRANT, |standing, _, ctx| visit(standing, ctx));
    }

    /// What standing effects change of the yield of a seat's Manoeuvre: gold and draw (DN-40).
    pub(crate) fn income_change(&self, s: &State, seat: Seat) -> (i32, i32) {
        let mut change = (0, 0);
        self.each_standing(s, TOUCHES_INCOME, |standing, _, ctx| {
            if let StandingEffect::Income { whose, gold, draw } = standing.effect
                && (whose == Player::Both || seat_of(whose, ctx.you) == seat)
                && self.holds(s, standing.condition, ctx)
            {
                change = (change.0 + i32::from(gold), change.1 + i32::from(draw));
            }
        });
        change
    }

    /// Whether a card in play has lost its abilities of a kind (DN-169).
    #[inline]
    pub(crate) fn has_lost(&self, s: &State, slot: Slot, kind: AbilityKind, printed: bool) -> bool {
        if s.changes.is_empty() && self.touched & TOUCHES_LOSE == 0 {
            return false;
        }
        let lost = s.changes.iter().any(|change| {
            change.on == About::slot(slot)
                && match change.what {
                    What::LostAll => true,
                    What::LostPrinted => printed,
                    What::LostKinds(kinds) => kinds >> kind as u8 & 1 == 1,
                    _ => false,
                }
        });
        // Standing effects never take away passives, so this does not go round in circles.
        lost || kind != AbilityKind::Passive && self.stands_lost(s, slot, Loss::Kind(kind))
    }

    pub(crate) fn stands_lost(&self, s: &State, slot: Slot, what: Loss) -> bool {
        let mut lost = false;
        self.each_standing(s, TOUCHES_LOSE, |standing, _, ctx| {
            if let StandingEffect::Lose { to, what: takes } = standing.effect
                && takes == what
                && !lost
            {
                lost = self.holds(s, standing.condition, ctx) && self.selects(s, to, slot, ctx);
            }
        });
        lost
    }

    /// Whether a card in play has a keyword.
    #[inline]
    pub(crate) fn has_keyword(&self, s: &State, slot: Slot, keyword: KeywordId) -> bool {
        let bit = 1u8 << keyword as u8;
        let printed = self.def(s.slot(slot).kind).keywords & bit != 0;
        let unmoved = s.changes.is_empty() && (self.givable | self.losable) & bit == 0;
        if unmoved { printed } else { self.has_keyword_now(s, slot, keyword) }
    }

    /// Whether it has one where keywords come and go.
    fn has_keyword_now(&self, s: &State, slot: Slot, keyword: KeywordId) -> bool {
        let bit = 1u8 << keyword as u8;
        let mut printed = self.def(s.slot(slot).kind).keywords & bit != 0;
        let mut given = false;
        for change in s.changes.iter().filter(|change| change.on == About::slot(slot)) {
            match change.what {
                What::LostAll => return false,
                What::LostKeywords(lost) if lost & bit != 0 => return false,
                What::LostPrinted => printed = false,
                What::Keywords(keywords) => given |= keywords & bit != 0,
                _ => {}
            }
        }
        let mut has = printed || given;
        if !has && self.givable & bit != 0 {
            self.each_standing(s, TOUCHES_GRANT, |standing, _, ctx| {
                if let StandingEffect::Grant { to, what: Grant::Keyword(known) } = standing.effect
                    && known == keyword
                    && !has
                {
                    has = self.holds(s, standing.condition, ctx) && self.selects(s, to, slot, ctx);
                }
            });
        }
        has && (self.losable & bit == 0 || !self.stands_lost(s, slot, Loss::Keyword(keyword)))
    }

    /// Whether a standing effect forbids something to a card.
    pub(crate) fn is_forbidden(&self, s: &State, slot: Slot, what: Forbidden) -> bool {
        let mut forbidden = false;
        self.each_standing(s, TOUCHES_FORBID, |standing, _, ctx| {
            if let StandingEffect::Forbid { to, what: known } = standing.effect
                && known == what
                && !forbidden
            {
                forbidden = self.holds(s, standing.condition, ctx) && self.selects(s, to, slot, ctx);
            }
        });
        forbidden
    }

    /// A current value of a card in play, at least 0 (DN-90, DN-185).
    pub(crate) fn stat(&self, s: &State, slot: Slot, stat: Stat) -> i32 {
        let lying = s.slot(slot);
        if !lying.kind.is_some() {
            return 0;
        }
        let def = self.def(lying.kind);
        match stat {
            Stat::Damage => return i32::from(lying.damage),
            Stat::Cost => return i32::from(def.cost),
            Stat::Ranged if !def.shoots => return 0, // DN-104
            Stat::Attack | Stat::Ranged | Stat::Riposte | Stat::Hp | Stat::Prestige => {}
        }
        let mut value = i32::from(def.values[stat as usize]);
        self.each_part(s, slot, stat, |by, _| value += by);
        value.max(0)
    }

    /// Visits everything that changes a value of a card in play, with where it comes from.
    #[inline]
    pub(crate) fn each_part(&self, s: &State, slot: Slot, stat: Stat, mut visit: impl FnMut(i32, Part)) {
        let index = stat as usize;
        if s.slot(slot).attached > 0 {
            for at in s.attached.iter() {
                let other = s.slot(at);
                if other.bearer == slot {
                    visit(i32::from(self.def(other.kind).values[index]), Part::Card(at)); // DN-133
                }
            }
        }
        for change in s.changes.iter() {
            if let What::Stat(known, by) = change.what
                && change.on == About::slot(slot)
                && known == stat
            {
                visit(i32::from(by), Part::Lasting(change.until));
            }
        }
        self.each_standing(s, 1 << index, |standing, _, ctx| {
            if let StandingEffect::Modify { to, stat: known, n } = standing.effect
                && known == stat
                && self.holds(s, standing.condition, ctx)
                && self.selects(s, to, slot, ctx)
            {
                let source = ctx.this.in_slot().unwrap_or(slot);
                visit(self.number(s, n, ctx), Part::Card(source));
            }
        });
    }

    /// What a card in a player's hand costs (DN-65).
    pub(crate) fn cost(&self, s: &State, kind: Kind) -> u8 {
        let mut cost = i32::from(self.def(kind).cost);
        self.each_discount(s, kind, |n, _| cost += i32::from(n));
        cost.clamp(0, 255) as u8
    }

    /// Every change of what a card costs, with the standing effect it comes from, if it is good once a turn.
    pub(crate) fn each_discount(
        &self,
        s: &State,
        kind: Kind,
        mut visit: impl FnMut(i8, Option<(Slot, u16)>),
    ) {
        self.each_standing(s, TOUCHES_COST, |standing, index, ctx| {
            if let StandingEffect::Cost { filter, n, first_each_turn } = standing.effect
                && self.holds(s, standing.condition, ctx)
                && self.fits_card(s, filter, Place::Limbo, kind, ctx)
            {
                let source = ctx.this.in_slot().unwrap_or(Slot::NONE);
                let about = About::slot(source);
                let had = |change: &&Change| change.what == What::Had(index) && change.on == about;
                // Where it could not be noted that it was had, it is not to be had.
                if !first_each_turn || !s.changes.is_full() && s.changes.iter().find(had).is_none() {
                    visit(n, first_each_turn.then_some((source, index)));
                }
            }
        });
        for change in s.changes.iter() {
            if let What::Discount(step, _, seat) = change.what
                && let Step::Discount { filter, n, .. } = self.tables.code[usize::from(step)].step
                && self.fits_card(
                    s,
                    filter,
                    Place::Limbo, // the printed cost: what a discount asks for does not depend on discounts (DN-234)
                    kind,
                    Ctx::of_card(seat, Place::Hand, kind),
                )
            {
                visit(n, None);
            }
        }
    }

    /// Takes note that a card was played: discounts for the next or the first such card are used up.
    pub(crate) fn use_discounts(&self, s: &mut State, kind: Kind) {
        use crate::language::Duration;
        if s.standing.is_empty() && s.changes.is_empty() {
            return;
        }
        // As many as can be noted at all.
        let mut had = [None; CHANGES];
        let mut count = 0;
        self.each_discount(s, kind, |_, first| {
            if first.is_some() && count < had.len() {
                had[count] = first;
                count += 1;
            }
        });
        for (source, index) in had[..count].iter().copied().flatten() {
            s.change(Change { on: About::slot(source), what: What::Had(index), until: Duration::Turn });
        }
        for at in 0..s.changes.len() {
            let change = s.changes.get(at);
            if let What::Discount(step, left, seat) = change.what
                && left > 0
                && let Step::Discount { filter, .. } = self.tables.code[usize::from(step)].step
                && self.fits_card(
                    s,
                    filter,
                    Place::Limbo, // the printed cost: what a discount asks for does not depend on discounts (DN-234)
                    kind,
                    Ctx::of_card(seat, Place::Hand, kind),
                )
            {
                // A discount without a number is one for all; the last of a number is over.
                let what = if left == 1 { What::Over } else { What::Discount(step, left - 1, seat) };
                s.changes.set(at, Change { what, ..change });
            }
        }
        s.changes.retain(|change| change.what != What::Over);
    }

    /// Whether a condition holds.
    #[inline]
    pub(crate) fn holds(&self, s: &State, condition: u16, ctx: Ctx) -> bool {
        condition == NONE || self.holds_that(s, condition, ctx)
    }

    pub(crate) fn holds_that(&self, s: &State, condition: u16, ctx: Ctx) -> bool {
        match &self.tables.conditions[usize::from(condition)] {
            Condition::Count { filter, op, n } => compare(*op, self.count(s, *filter, ctx), i32::from(*n)),
            Condition::Is { card, filter } => {
                let card = self.the_card(s, *card, ctx);
                match (card.in_slot(), card.elsewhere()) {
                    // A zone that is said is asked for; where none is, a card fits wherever it is.
                    (Some(slot), _) => {
                        let f = &self.tables.filters[usize::from(*filter)];
                        let there = f.zone == Zone::Play || self.where_to_look(s, f.zone).contains(slot);
                        s.occupied(slot) && there && self.fits_lying(s, f, slot, ctx)
                    }
                    (_, Some((place, kind))) => {
                        let zone = self.tables.filters[usize::from(*filter)].zone;
                        let there = zone == Zone::Play || zone == Zone::Discard && place == Place::Discard;
                        there && self.fits_card(s, *filter, place, kind, ctx)
                    }
                    _ => false,
                }
            }
            Condition::Has { what, whose, op, n } => {
                let side = s.side(seat_of(*whose, ctx.you));
                let has = match what {
                    Holding::Gold => side.gold,
                    Holding::Prestige => side.prestige,
                    Holding::Hand => side.hand_size,
                    Holding::Deck => side.deck_size(),
                    Holding::Discard => side.discard.len(),
                };
                compare(*op, i32::from(has), i32::from(*n))
            }
            Condition::Attack(mode) => self.in_combat(s) && s.combat.mode == *mode,
            Condition::InCombat(side) => {
                self.in_combat(s)
                    && side.is_none_or(|side| (side == Side::Attacking) == (s.combat.side == ctx.you))
            }
            Condition::PassedDefinitively(who) => s.has_withdrawn(seat_of(*who, ctx.you)),
            Condition::Manoeuvre { subtype, whose } => {
                let slot = Slot::MANOEUVRE.of(seat_of(*whose, ctx.you));
                s.occupied(slot) && self.def(s.slot(slot).kind).subtype == *subtype
            }
            Condition::Discarded { whose, from, op, n } => {
                let [hand, deck] = s.side(seat_of(*whose, ctx.you)).discarded;
                let count = match from {
                    Some(From::Hand) => hand,
                    Some(From::Deck) => deck,
                    None => hand.saturating_add(deck),
                };
                compare(*op, i32::from(count), i32::from(*n))
            }
            Condition::All(list) => list.iter().all(|&inner| self.holds(s, inner, ctx)),
            Condition::Any(list) => list.iter().any(|&inner| self.holds(s, inner, ctx)),
            Condition::Not(inner) => !self.holds(s, *inner, ctx),
        }
    }

    /// Whether a combat is going on.
    #[inline]
    pub(crate) fn in_combat(&self, s: &State) -> bool {
        s.combat.stage != CombatStage::None
    }

    /// How many cards fit a filter; only zones that everybody sees are counted.
    pub(crate) fn count(&self, s: &State, filter: u16, ctx: Ctx) -> i32 {
        let f = &self.tables.filters[usize::from(filter)];
        if f.zone != Zone::Discard {
            return self.all_fitting(s, filter, ctx).len() as i32;
        }
        let mut count = 0;
        for seat in Seat::all(2) {
            let discard = &s.side(seat).discard;
            for local in discard.locals().iter() {
                let kind = Kind::new(seat, local);
                count += i32::from(self.copies_meant(s, filter, Place::Discard, kind, ctx));
            }
        }
        count
    }

    pub(crate) fn number(&self, s: &State, number: u16, ctx: Ctx) -> i32 {
        match self.tables.numbers[usize::from(number)] {
            Number::Fixed(n) => i32::from(n),
            Number::Count { filter, times, plus, max } => {
                let count = self.count(s, filter, ctx) * i32::from(times) + i32::from(plus);
                count.min(i32::from(max))
            }
            Number::Stat { stat, of, printed } => {
                let card = self.the_card(s, of, ctx);
                match (card.in_slot(), self.kind_at(s, card)) {
                    (Some(slot), Some(_)) if !printed => self.stat(s, slot, stat),
                    (None, Some(kind))
                        if !printed && stat == Stat::Cost && card == Ref::card(Place::Hand, kind) =>
                    {
                        i32::from(self.cost(s, kind))
                    }
                    (_, Some(kind)) => self.printed(self.def(kind), stat),
                    _ => 0,
                }
            }
            Number::Amount => i32::from(ctx.amount),
        }
    }

    /// Whether an Attachment may be linked to a Character (DN-156, DN-157).
    pub(crate) fn may_attach(&self, s: &State, attachment: Kind, bearer: Slot) -> bool {
        if !self.has_keyword(s, bearer, KeywordId::NoAttachment) {
            return true;
        }
        let def = self.def(s.slot(bearer).kind);
        let printed = def.keywords >> KeywordId::NoAttachment as u8 & 1 == 1;
        // Whoever was only given the keyword has no exceptions.
        printed && def.except & self.def(attachment).traits != 0
    }

    /// Whether this player already controls a Named Character of that name (DN-124).
    pub(crate) fn name_taken(&self, s: &State, kind: Kind, controller: Seat) -> bool {
        let def = self.def(kind);
        def.named
            && s.characters(controller).iter().any(|slot| {
                let other = self.def(s.slot(slot).kind);
                other.named && other.name == def.name
            })
    }

    /// Whether a Character can be attacked by another in this way, lines included (DN-75, DN-100, DN-149).
    pub(crate) fn may_attack(&self, s: &State, attacker: Slot, defender: Slot, mode: Mode) -> bool {
        use crate::language::BattleLine;
        let (from, to) = (s.slot(attacker), s.slot(defender));
        let in_reach = match (mode, from.line(), to.line()) {
            (_, BattleLine::Front, BattleLine::Front) => true,
            (Mode::Ranged, BattleLine::Support, BattleLine::Support) => false,
            (Mode::Ranged, ..) => true,
            (Mode::Melee, BattleLine::Front, BattleLine::Support) => self.may_infiltrate(s, attacker),
            (Mode::Melee, BattleLine::Support, _) => false,
        };
        in_reach && !self.is_forbidden(s, defender, Forbidden::BeAttacked)
    }

    /// DN-149, DN-150
    pub(crate) fn may_infiltrate(&self, s: &State, attacker: Slot) -> bool {
        let opponent = s.slot(attacker).controller().other();
        self.has_keyword(s, attacker, KeywordId::Infiltrator)
            && !(s.lines[opponent.index() & 1][0])
                .iter()
                .any(|slot| self.has_keyword(s, slot, KeywordId::Infiltrator))
    }

    /// Whether an ability of a card in play can be seen as its own: not lost, its condition holds, its limit is not
    /// reached.
    pub(crate) fn is_ready(&self, s: &State, index: u16, ctx: Ctx) -> bool {
        let ability = self.ability(index);
        if let Some(slot) = ctx.this.in_slot()
            && self.has_lost(s, slot, ability.kind, ability.is_printed())
        {
            return false;
        }
        self.holds(s, ability.condition, ctx)
            && (ability.limit == 0 || self.uses_of(s, index, ctx) < ability.limit)
    }

    /// How often a limited ability was used; where a use could not be noted there is none.
    pub(crate) fn uses_of(&self, s: &State, index: u16, ctx: Ctx) -> u8 {
        let (on, number) = self.limit_key(index, ctx);
        let used = s.changes.iter().find_map(|change| match change.what {
            What::Used(known, times) if known == number && change.on == on => Some(times),
            _ => None,
        });
        used.unwrap_or(if s.changes.is_full() { u8::MAX } else { 0 })
    }

    /// Under what the uses of an ability are counted: its card, and its number there.
    pub(crate) fn limit_key(&self, index: u16, ctx: Ctx) -> (About, u8) {
        let ability = self.ability(index);
        let number = if ability.is_printed() { ability.number } else { 16 + ability.number };
        match (ctx.this.in_slot(), ctx.this.elsewhere()) {
            (Some(slot), _) => (About::slot(slot), number),
            (_, Some((_, kind))) => (About::outside(kind), number),
            _ => (About::NO_CARD, number),
        }
    }
}

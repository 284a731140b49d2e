//! Cards going from place to place.

use crate::bag::Bag;
use crate::event::{Event, Named};
use crate::game::Drakerion;
use crate::ids::{HIDDEN_CARD, Kind, Local, Slot};
use crate::language::{AbilityKind, BattleLine, CardType, Forbidden, From, On};
use crate::lasting::About;
use crate::place::{Occupant, Place, Ref};
use crate::sets::Slots;
use crate::state::{Phase, State};
use crate::trigger::Happening;
use antre_kernel::{Narrate, Seat};

impl Drakerion {
    /// How the log names a card in a slot.
    pub(crate) fn named(&self, s: &State, slot: Slot) -> Named {
        let kind = s.slot(slot).kind;
        let card = if kind.is_some() { self.def_id(kind) } else { HIDDEN_CARD };
        Named { card, slot: slot.in_play().then_some(slot) }
    }

    pub(crate) fn named_kind(&self, kind: Kind) -> Named {
        Named { card: self.def_id(kind), slot: None }
    }

    /// Lays a card into a slot.
    pub(crate) fn lay(&self, s: &mut State, slot: Slot, lying: Occupant) {
        let def = self.def(lying.kind);
        let bit = Slots::one(slot);
        *s.slot_mut(slot) = lying;
        match def.card_type {
            CardType::Character => s.lines[lying.controller().index() & 1][lying.line() as usize & 1] |= bit,
            CardType::Attachment => s.attached |= bit,
            CardType::Banner | CardType::City | CardType::Manoeuvre | CardType::Event => {}
        }
        if def.has(AbilityKind::Passive) {
            s.standing |= bit;
        }
        if def.has(AbilityKind::Reaction) {
            s.reacting |= bit;
        }
        for (usable, kind) in s.usable.iter_mut().zip([AbilityKind::Action, AbilityKind::Combat]) {
            if def.has(kind) {
                *usable |= bit;
            }
        }
        if def.shoots {
            s.shooting |= bit;
        }
    }

    /// Takes a card out of its slot.
    pub(crate) fn lift(&self, s: &mut State, slot: Slot) {
        let keep = !(Slots::one(slot));
        for line in s.lines.iter_mut().flatten() {
            *line &= keep;
        }
        s.attached &= keep;
        s.wounded &= keep;
        s.standing &= keep;
        s.reacting &= keep;
        s.usable = s.usable.map(|slots| slots & keep);
        s.shooting &= keep;
        *s.slot_mut(slot) = Occupant::FREE;
    }

    /// A card arrives in play (DN-63, DN-200), ready and unhurt (DN-67).
    pub(crate) fn arrive(
        &self,
        s: &mut State,
        kind: Kind,
        controller: Seat,
        line: BattleLine,
        bearer: Slot,
        out: &mut impl Narrate<Event>,
    ) -> Ref {
        let Some(slot) = (!s.in_play()).first().filter(|slot| slot.in_play()) else {
            return Ref::GONE; // cannot be: there is a slot for every card of both decks
        };
        let mut lying = Occupant::new(kind, controller, line);
        lying.bearer = bearer;
        self.lay(s, slot, lying);
        if self.follows && s.waiting_count > 0 {
            self.follow(s, Ref::card(Place::Limbo, kind), Ref::slot(slot));
        }
        if bearer.is_some() {
            s.slot_mut(bearer).attached += 1;
            out.tell(|| Event::Attached(controller, self.named(s, slot), self.named(s, bearer)));
        } else {
            out.tell(|| Event::Arrived(controller, self.named(s, slot), line));
        }
        if s.phase < Phase::Manoeuvre {
            return Ref::slot(slot); // DN-25
        }
        let happening = Happening { card: Ref::slot(slot), ..Happening::new(On::Deployed) };
        self.note(s, &happening);
        if bearer.is_some() {
            let happening = Happening { bearer, card: Ref::slot(slot), ..Happening::new(On::Attached) };
            self.note(s, &happening);
        }
        self.wait_for_own(s, slot, AbilityKind::Deploy);
        Ref::slot(slot)
    }

    /// A card leaves play; where it lies then is said by `to` (DN-10, DN-116).
    pub(crate) fn leave(&self, s: &mut State, slot: Slot, to: Place) {
        let Occupant { kind, bearer, attached, .. } = *s.slot(slot);
        let line = s.slot(slot).line();
        if bearer.is_some() && s.occupied(bearer) {
            let carrier = s.slot_mut(bearer);
            carrier.attached = carrier.attached.saturating_sub(1);
        }
        self.lift(s, slot);
        if attached > 0 {
            for other in s.attached.iter() {
                if s.slot(other).bearer == slot {
                    s.slot_mut(other).bearer = Slot::NONE; // DN-134
                }
            }
        }
        if !s.changes.is_empty() {
            s.changes.retain(|change| change.on != About::slot(slot));
        }
        self.forget(s, slot, line, Ref::card(to, kind));
    }

    /// Whatever referred to a slot now refers to where its card went, or to nothing (DN-171, DN-183, DN-225).
    fn forget(&self, s: &mut State, slot: Slot, line: BattleLine, now: Ref) {
        let was = Ref::slot(slot);
        let swap = |card: &mut Ref, by: Ref| {
            if *card == was {
                *card = by;
            }
        };
        for waiting in &mut s.waiting[..usize::from(s.waiting_count)] {
            swap(&mut waiting.this, Ref::GONE);
            swap(&mut waiting.bearer, Ref::GONE);
            swap(&mut waiting.card, now);
            swap(&mut waiting.by, now);
        }
        for ordered in &mut s.ordered[..usize::from(s.ordered_count)] {
            swap(&mut ordered.attacker, Ref::GONE);
            swap(&mut ordered.defender, Ref::GONE);
        }
        let u = &mut s.using;
        if u.on {
            swap(&mut u.this, now);
            swap(&mut u.bearer, Ref::GONE);
            swap(&mut u.card, now);
            swap(&mut u.by, now);
            for card in u.vars.iter_mut().flatten() {
                swap(card, Ref::GONE);
            }
        }
        // DN-95: the attack is over when a combatant leaves; DN-228: who it was is remembered.
        let combat = &mut s.combat;
        for (role, combatant) in [&mut combat.attacker, &mut combat.defender].into_iter().enumerate() {
            if *combatant == slot {
                *combatant = Slot::NONE;
                combat.engaged = false;
                if self.asks_for_fallen {
                    combat.fallen[role] = now;
                    combat.fallen_lines[role] = line;
                }
            }
        }
        for lying in s.wounded.iter() {
            let lying = s.slot_mut(lying);
            if lying.hurt_by == was {
                lying.hurt_by = Ref::GONE;
            }
        }
    }

    /// What is remembered of the cause of damage: cards that are not in play only if a card of these decks asks.
    pub(crate) fn cause(&self, by: Ref) -> Ref {
        let in_play = by.in_slot().is_some_and(|slot| slot.in_play());
        if in_play || self.asks_for_cause { by } else { Ref::GONE }
    }

    /// A card that took effect lies elsewhere now: whatever waits for it means it there (DN-225).
    pub(crate) fn follow(&self, s: &mut State, was: Ref, now: Ref) {
        for waiting in &mut s.waiting[..usize::from(s.waiting_count)] {
            for card in [&mut waiting.card, &mut waiting.by] {
                if *card == was {
                    *card = now;
                }
            }
        }
        if self.asks_for_cause {
            for slot in s.wounded.iter() {
                let lying = s.slot_mut(slot);
                if lying.hurt_by == was {
                    lying.hurt_by = now;
                }
            }
        }
    }

    /// The ability that is used has put a card elsewhere: its words go on meaning it there (DN-230).
    pub(crate) fn means_now(&self, s: &mut State, was: Ref, now: Ref) {
        let u = &mut s.using;
        if !u.on {
            return;
        }
        for card in [&mut u.this, &mut u.card, &mut u.by] {
            if *card == was {
                *card = now;
            }
        }
        if let Some(card) = u.vars.iter_mut().flatten().find(|card| **card == was) {
            *card = now;
        }
    }

    /// Cards are destroyed together (DN-109): they go to their owners' discard piles (DN-110), their prestige is owed
    /// to the opponent of their controller (DN-113, DN-114), and what answers is noted before any of them is gone.
    pub(crate) fn destroy(&self, s: &mut State, mask: Slots, out: &mut impl Narrate<Event>) {
        let mut all = mask;
        for slot in s.attached.iter() {
            let bearer = s.slot(slot).bearer;
            if bearer.is_some() && mask.contains(bearer) {
                all |= Slots::one(slot);
            }
        }
        for slot in all.iter() {
            let lying = *s.slot(slot);
            let by = lying.hurt_by;
            let happening = Happening {
                card: Ref::slot(slot),
                by,
                in_combat: s.combat.dealing,
                ..Happening::new(On::Destroyed)
            };
            self.note(s, &happening);
            self.note(s, &Happening { on: On::LeftPlay, ..happening });
            self.wait_for_destruction(s, slot);
            if self.def(lying.kind).card_type == CardType::Character {
                let prestige = self.stat(s, slot, crate::language::Stat::Prestige).min(250) as u8;
                let side = s.side_mut(lying.controller().other());
                side.owed = side.owed.saturating_add(prestige);
            }
        }
        for slot in all.iter() {
            out.tell(|| Event::Destroyed(self.named(s, slot)));
            let kind = s.slot(slot).kind;
            self.leave(s, slot, Place::Discard);
            s.side_mut(kind.owner()).discard.add(kind.local());
        }
    }

    /// A card goes from a hand to the discard pile (DN-192).
    pub(crate) fn discard_from_hand(
        &self,
        s: &mut State,
        seat: Seat,
        local: Local,
        out: &mut impl Narrate<Event>,
    ) {
        if self.take_from_hand(s, seat, local) {
            let kind = Kind::new(seat, local);
            out.tell(|| Event::Discarded(seat, self.def_id(kind)));
            self.discarded(s, seat, local, From::Hand);
        }
    }

    /// A card has been discarded and lands on the discard pile.
    pub(crate) fn discarded(&self, s: &mut State, seat: Seat, local: Local, from: From) {
        let card = Ref::card(Place::Discard, Kind::new(seat, local));
        let happening = Happening { card, from: Some(from), whose: seat, ..Happening::new(On::Discarded) };
        self.note(s, &happening);
        let side = s.side_mut(seat);
        side.discard.add(local);
        let count = &mut side.discarded[from as usize & 1];
        *count = count.saturating_add(1);
    }

    /// Takes a card out of a hand for all to see; whether it was there.
    pub(crate) fn take_from_hand(&self, s: &mut State, seat: Seat, local: Local) -> bool {
        let side = s.side_mut(seat);
        if !side.hand.remove(local) {
            return false;
        }
        side.hand_size -= 1;
        // Copies are alike: the one that was shown is taken to be the one that left.
        side.shown.remove(local);
        true
    }

    /// A card goes from the hand under the deck, unseen (DN-205). Nobody else can be sure any more of what the hand
    /// still holds.
    pub(crate) fn slip_under(&self, s: &mut State, seat: Seat, local: Local, out: &mut impl Narrate<Event>) {
        let side = s.side_mut(seat);
        if side.hand.remove(local) {
            side.hand_size -= 1;
            side.shown = Bag::default();
            side.bottom.push_below(local, false);
            s.slipped = true;
            out.tell(|| Event::Slipped(seat, Some(self.def_of(seat, local))));
        }
    }

    /// A card goes to a hand; whether the opponent knows it.
    pub(crate) fn to_hand(&self, s: &mut State, seat: Seat, local: Local, shown: bool) {
        let side = s.side_mut(seat);
        side.hand.add(local);
        side.hand_size += 1;
        if shown {
            side.shown.add(local);
        }
    }

    /// Nobody knows the order of a deck any more (DN-190).
    pub(crate) fn shuffle(&self, s: &mut State, seat: Seat, out: &mut impl Narrate<Event>) {
        self.mix(s, seat);
        out.tell(|| Event::Shuffled(seat));
    }

    /// All cards of a deck lie in an order that nobody knows.
    pub(crate) fn mix(&self, s: &mut State, seat: Seat) {
        let side = s.side_mut(seat);
        for known in [side.top, side.bottom] {
            for (kind, _) in known.iter() {
                side.pool.add(kind);
                side.pool_size += 1;
            }
        }
        side.top.clear();
        side.bottom.clear();
    }

    /// A card is exhausted; nothing happens to one that is (DN-105).
    pub(crate) fn incline(&self, s: &mut State, slot: Slot, out: &mut impl Narrate<Event>) {
        if !s.slot(slot).inclined() {
            self.note(s, &Happening { card: Ref::slot(slot), ..Happening::new(On::Inclined) });
            s.slot_mut(slot).set_inclined(true);
            out.tell(|| Event::Inclined(self.named(s, slot)));
        }
    }

    /// A card is readied, unless that is forbidden.
    pub(crate) fn straighten(&self, s: &mut State, slot: Slot, out: &mut impl Narrate<Event>) {
        if s.slot(slot).inclined() && !self.is_forbidden(s, slot, Forbidden::Straighten) {
            self.note(s, &Happening { card: Ref::slot(slot), ..Happening::new(On::Straightened) });
            s.slot_mut(slot).set_inclined(false);
            self.count_return(s);
            out.tell(|| Event::Straightened(self.named(s, slot)));
        }
    }

    /// A Character moves to the other line (DN-196, DN-197).
    pub(crate) fn move_over(&self, s: &mut State, slot: Slot, out: &mut impl Narrate<Event>) {
        let is_character = self.def(s.slot(slot).kind).card_type == CardType::Character;
        if !is_character || self.is_forbidden(s, slot, Forbidden::BeMoved) {
            return;
        }
        self.note(s, &Happening { card: Ref::slot(slot), ..Happening::new(On::Moved) });
        let line =
            if s.slot(slot).line() == BattleLine::Front { BattleLine::Support } else { BattleLine::Front };
        self.set_line(s, slot, line);
        out.tell(|| Event::Moved(self.named(s, slot), line));
    }

    /// Puts a Character on a line, its Attachments with it (DN-05, DN-135).
    pub(crate) fn set_line(&self, s: &mut State, slot: Slot, line: BattleLine) {
        let at = s.slot(slot).controller().index() & 1;
        let bit = Slots::one(slot);
        s.lines[at][line as usize & 1] |= bit;
        s.lines[at][1 - (line as usize & 1)] &= !bit;
        s.slot_mut(slot).set_line(line);
        if s.slot(slot).attached > 0 {
            for other in s.attached.iter() {
                if s.slot(other).bearer == slot {
                    s.slot_mut(other).set_line(line);
                }
            }
        }
    }

    /// Damage: Shields first (DN-117, DN-118, DN-121), the rest stays (DN-106). None is none (DN-224).
    pub(crate) fn damage(
        &self,
        s: &mut State,
        slot: Slot,
        n: i32,
        by: Ref,
        in_combat: bool,
        out: &mut impl Narrate<Event>,
    ) {
        let n = n.clamp(0, 100) as u8;
        if n == 0 || self.def(s.slot(slot).kind).card_type != CardType::Character {
            return;
        }
        let card = Ref::slot(slot);
        self.note(s, &Happening { card, by, in_combat, amount: n, ..Happening::new(On::Damaged) });
        let lying = s.slot_mut(slot);
        let absorbed = n.min(lying.shield);
        lying.shield -= absorbed;
        lying.damage = lying.damage.saturating_add(n - absorbed);
        if lying.damage > 0 {
            lying.hurt_by = self.cause(by);
            s.wounded |= Slots::one(slot);
        }
        out.tell(|| Event::Damaged(self.named(s, slot), n));
    }

    /// Healing; without damage there is none (DN-122).
    pub(crate) fn heal(&self, s: &mut State, slot: Slot, n: i32, out: &mut impl Narrate<Event>) {
        let healed = s.slot(slot).damage.min(n.clamp(0, 100) as u8);
        if healed == 0 {
            return;
        }
        let card = Ref::slot(slot);
        self.note(s, &Happening { card, amount: healed, ..Happening::new(On::Healed) });
        let lying = s.slot_mut(slot);
        lying.damage -= healed;
        if lying.damage == 0 {
            lying.hurt_by = Ref::GONE;
            s.wounded &= !(Slots::one(slot));
        }
        out.tell(|| Event::Healed(self.named(s, slot), healed));
    }

    /// Gold comes or goes, never below 0.
    pub(crate) fn change_gold(&self, s: &mut State, seat: Seat, n: i32, out: &mut impl Narrate<Event>) {
        let before = s.side(seat).gold;
        let after = (i32::from(before) + n).clamp(0, 250) as u8;
        s.side_mut(seat).gold = after;
        if after != before {
            out.tell(|| Event::Gold(seat, i16::from(after) - i16::from(before)));
        }
        if after > before {
            let amount = after - before;
            self.note(s, &Happening { whose: seat, amount, ..Happening::new(On::GoldGained) });
        }
    }

    /// Gold is paid; what is asked for is there.
    pub(crate) fn pay_gold(&self, s: &mut State, seat: Seat, n: u8, out: &mut impl Narrate<Event>) {
        let side = s.side_mut(seat);
        let paid = n.min(side.gold);
        side.gold -= paid;
        if paid > 0 {
            out.tell(|| Event::PaidGold(seat, paid));
        }
    }

    /// Prestige comes or goes, never below 0.
    pub(crate) fn change_prestige(&self, s: &mut State, seat: Seat, n: i32, out: &mut impl Narrate<Event>) {
        let before = s.side(seat).prestige;
        let after = (i32::from(before) + n).clamp(0, 250) as u8;
        s.side_mut(seat).prestige = after;
        if after != before {
            out.tell(|| Event::Prestige(seat, i16::from(after) - i16::from(before)));
        }
        if after > before {
            let amount = after - before;
            self.note(s, &Happening { whose: seat, amount, ..Happening::new(On::PrestigeGained) });
        }
    }
}

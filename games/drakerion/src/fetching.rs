//! Steps of abilities that fetch cards: out of hands, decks and discard piles, back to them, and into play; and attacks
//! that are ordered.

use crate::event::Event;
use crate::game::Drakerion;
use crate::ids::{Kind, Local, Slot};
use crate::language::{Among, BattleLine, CardType, Dest, Mode, Player, PutDest, Way, Zone};
use crate::moment::How;
use crate::place::{Place, Ref};
use crate::sets::{Locals, Slots};
use crate::state::State;
use crate::table::{Sel, Step};
use crate::using::{FOUND, Go, SHUFFLED, STORING};
use crate::value::{Ctx, seat_of};
use antre_kernel::{Narrate, Seat};

impl Drakerion {
    pub(crate) fn order(&self, s: &mut State, who: Sel, against: Sel, mode: Way, ctx: Ctx) -> Go {
        let attacker = self.select(s, who, ctx).iter().next();
        let defender = self.select(s, against, ctx).iter().next();
        let (Some(attacker), Some(defender)) = (attacker, defender) else { return Go::On };
        if !self.can_fight(s, attacker, defender) {
            return Go::On;
        }
        let modes = [Mode::Melee, Mode::Ranged].map(|mode| self.can_attack(s, attacker, mode));
        let mode = match (mode, modes) {
            (Way::Any, [true, true]) => return self.wait_for(s, ctx.you), // DN-79
            (Way::Any | Way::Ranged, [_, true]) => Mode::Ranged,
            (Way::Any | Way::Melee, [true, _]) => Mode::Melee,
            _ => return Go::On, // DN-81
        };
        self.order_attack(s, attacker, defender, mode);
        Go::On
    }

    /// Whether both are Characters in play: nothing else fights.
    fn can_fight(&self, s: &State, attacker: Slot, defender: Slot) -> bool {
        let all = s.characters(Seat::A) | s.characters(Seat::B);
        all.contains(attacker) && all.contains(defender)
    }

    /// The answer to how a Character attacks by an ability.
    pub(crate) fn answer_order(&self, s: &mut State, who: Sel, against: Sel, mode: Mode, ctx: Ctx) {
        let attacker = self.select(s, who, ctx).iter().next();
        let defender = self.select(s, against, ctx).iter().next();
        if let (Some(attacker), Some(defender)) = (attacker, defender) {
            self.order_attack(s, attacker, defender, mode);
        }
    }

    /// The cards of a hand that a `discard` step can take.
    pub(crate) fn discardable(&self, s: &State, filter: u16, seat: Seat, ctx: Ctx) -> Locals {
        let mut mask = Locals::NONE;
        for local in s.side(seat).hand.locals().iter() {
            if self.copies_meant(s, filter, Place::Hand, Kind::new(seat, local), ctx) > 0 {
                mask.insert(local);
            }
        }
        mask
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn discard_step(
        &self,
        s: &mut State,
        who: Player,
        n: u16,
        filter: u16,
        pick: Among,
        ctx: Ctx,
        out: &mut impl Narrate<Event>,
    ) -> Go {
        loop {
            if s.using.part == 0 {
                if !next_part(s, who) {
                    return Go::On;
                }
                s.using.left = self.number(s, n, ctx).clamp(0, 60) as u8;
                let seat = self.seat_in_turn(s, who, ctx);
                match pick {
                    Among::Random => {
                        let n = s.using.left;
                        s.using.left = 0;
                        if self.want_cards(s, seat, n, How::Discard) {
                            return Go::Wait;
                        }
                    }
                    Among::You if seat != ctx.you && s.using.left > 0 => {
                        // Whoever picks from another hand sees it, and so does everybody.
                        if self.want_cards(s, seat, 1, How::Show) {
                            return Go::Wait;
                        }
                    }
                    Among::You | Among::Owner => {}
                }
            }
            let seat = self.seat_in_turn(s, who, ctx);
            let hand = s.side(seat).hand_size;
            if s.using.left == 0 || hand == 0 {
                s.using.part = 0;
                s.using.left = 0;
                continue;
            }
            if hand <= s.using.left && self.asks_nothing(filter, seat, ctx) {
                while let Some(local) = s.side(seat).hand.locals().iter().next() {
                    self.discard_from_hand(s, seat, local, out);
                }
                s.using.left = 0;
                continue;
            }
            if self.discardable(s, filter, seat, ctx).is_empty() {
                out.tell(|| Event::Nothing(seat));
                s.using.left = 0;
                continue;
            }
            return self.wait_for(s, if pick == Among::You { ctx.you } else { seat });
        }
    }

    /// Whose hand a `discard` step takes from now.
    pub(crate) fn discards_from(&self, s: &State, who: Player, ctx: Ctx) -> Seat {
        self.seat_in_turn(s, who, ctx)
    }

    /// What a search can find: in the own deck or discard pile, or in the opponent's discard pile.
    pub(crate) fn findable(&self, s: &State, zone: Zone, filter: u16, ctx: Ctx) -> [Locals; 2] {
        let place = if zone == Zone::Deck { Place::Deck } else { Place::Discard };
        let mut masks = [Locals::NONE; 2];
        for seat in Seat::all(2) {
            if place == Place::Deck && seat != ctx.you {
                continue;
            }
            for local in self.lying_in(s, place, seat).iter() {
                if self.copies_meant(s, filter, place, Kind::new(seat, local), ctx) > 0 {
                    masks[seat.index()].insert(local);
                }
            }
        }
        masks
    }

    pub(crate) fn search_step(
        &self,
        s: &mut State,
        zone: Zone,
        filter: u16,
        n: u8,
        ctx: Ctx,
        out: &mut impl Narrate<Event>,
    ) -> Go {
        if s.using.part == 0 {
            s.using.part = 1;
            s.using.left = n;
        }
        if s.using.part == FOUND {
            return self.wait_for(s, ctx.you);
        }
        if zone == Zone::Deck && (1..n).contains(&s.using.left) {
            // Where in the deck a card was found must not show while more are looked for: it has no order till then.
            self.mix(s, ctx.you);
        }
        let nothing = zone == Zone::Discard && self.findable(s, zone, filter, ctx) == [Locals::NONE; 2]
            || zone == Zone::Deck && s.side(ctx.you).deck_size() == 0;
        if s.using.left == 0 || nothing {
            if zone == Zone::Deck && s.using.part != SHUFFLED {
                self.shuffle(s, ctx.you, out); // DN-190
            }
            return Go::On;
        }
        self.wait_for(s, ctx.you)
    }

    /// A search found a card.
    pub(crate) fn found(
        &self,
        s: &mut State,
        kind: Kind,
        shown: bool,
        dest: Dest,
        zone: Zone,
        out: &mut impl Narrate<Event>,
    ) {
        let (owner, local) = (kind.owner(), kind.local());
        let place = if zone == Zone::Deck { Place::Deck } else { Place::Discard };
        s.using.left = s.using.left.saturating_sub(1);
        s.slipped |= !shown;
        let seat = s.using.you;
        let card = self.def_id(kind);
        out.tell(|| match shown {
            true if owner == seat => Event::Took(seat, card, dest),
            // It goes back to somebody else: whose it is says more than where it goes.
            true => Event::Picked(seat, owner, card),
            false => Event::Found(seat, Some(card)),
        });
        if dest == Dest::Play {
            // Where it goes is asked next; until then it stays where it is.
            s.playing = kind;
            s.using.part = FOUND;
            if !self.can_arrive(s, kind, seat) {
                s.playing = Kind::NONE;
                s.using.part = 1;
            }
            return;
        }
        if !self.take_out(s, place, owner, local) {
            return;
        }
        if dest != Dest::Discard {
            self.count_return_from(s, place);
        }
        match dest {
            Dest::Hand => self.to_hand(s, owner, local, shown),
            Dest::Discard => s.side_mut(owner).discard.add(local),
            Dest::DeckTop | Dest::Play => {
                // The deck is shuffled first, else the card would not stay on top.
                if zone == Zone::Deck {
                    self.shuffle(s, owner, out);
                    s.using.part = SHUFFLED;
                }
                s.side_mut(owner).top.push_above(local, shown);
            }
        }
    }

    /// Takes a card out of a place outside play; whether it was there.
    pub(crate) fn take_out(&self, s: &mut State, place: Place, seat: Seat, local: Local) -> bool {
        match place {
            Place::Hand => self.take_from_hand(s, seat, local),
            Place::Discard => s.side_mut(seat).discard.remove(local),
            Place::Limbo => {
                let there = s.using.limbo == Kind::new(seat, local);
                if there {
                    s.using.limbo = Kind::NONE;
                }
                there
            }
            Place::Deck => {
                let side = s.side_mut(seat);
                if side.pool.remove(local) {
                    side.pool_size -= 1;
                    return true;
                }
                for known in [&mut side.top, &mut side.bottom] {
                    let at = known.iter().position(|(kind, _)| kind == local);
                    if let Some(at) = at {
                        known.take(at as u8);
                        return true;
                    }
                }
                false
            }
        }
    }

    pub(crate) fn look_step(&self, s: &mut State, who: Player, n: u16, ctx: Ctx) -> Go {
        loop {
            if s.using.part == 0 {
                if !next_part(s, who) {
                    return Go::On;
                }
                let seat = self.seat_in_turn(s, who, ctx);
                let n = self.number(s, n, ctx).clamp(0, 60) as u8;
                s.using.left = n.min(s.side(seat).deck_size());
                if self.want_cards(s, seat, n, How::Look) {
                    return Go::Wait;
                }
            }
            if s.using.left <= 1 {
                s.using.part = 0;
                s.using.left = 0;
                continue;
            }
            let seat = self.seat_in_turn(s, who, ctx);
            return self.wait_for(s, seat);
        }
    }

    /// The cards that are still to be put back, from this place of the known top on.
    pub(crate) fn looked_at(&self, s: &State, seat: Seat) -> impl Iterator<Item = (u8, Local)> + use<> {
        let top = s.side(seat).top;
        let all = s.deal.total;
        let start = all - s.using.left.min(all);
        (start..all.min(top.len())).map(move |at| (at, top.get(at)))
    }

    /// Puts one of the cards that were looked at next on the deck.
    pub(crate) fn put_back(&self, s: &mut State, seat: Seat, local: Local, out: &mut impl Narrate<Event>) {
        let Some((at, _)) = self.looked_at(s, seat).find(|(_, card)| *card == local) else { return };
        let start = s.deal.total - s.using.left.min(s.deal.total);
        let top = &mut s.side_mut(seat).top;
        let mut at = at;
        while at > start {
            let above = top.get(at - 1);
            top.set(at, above, false);
            at -= 1;
        }
        top.set(start, local, false);
        s.using.left -= 1;
        out.tell(|| Event::Slipped(seat, Some(self.def_of(seat, local))));
    }

    pub(crate) fn deploy_step(&self, s: &mut State, card: Sel, side: Player, ctx: Ctx) -> Go {
        let controller = seat_of(side, ctx.you);
        let Some((place, kind)) = self.the_card(s, card, ctx).elsewhere() else { return Go::On };
        let there = self.count_in(s, place, kind.owner(), kind.local()) > 0;
        let possible = there && self.can_arrive(s, kind, controller);
        if !possible {
            return Go::On;
        }
        s.using.part = 1;
        self.wait_for(s, controller) // DN-66, DN-231
    }

    /// Whether a card can be put into play: a Character whose name is free, an Attachment that somebody may bear
    /// (DN-125, DN-201, DN-231).
    pub(crate) fn can_arrive(&self, s: &State, kind: Kind, controller: Seat) -> bool {
        match self.def(kind).card_type {
            CardType::Character => !self.name_taken(s, kind, controller),
            CardType::Attachment => !self.bearers(s, kind).is_empty(),
            CardType::Event | CardType::Banner | CardType::City | CardType::Manoeuvre => false,
        }
    }

    /// The Characters that may bear an Attachment; a bit each.
    pub(crate) fn bearers(&self, s: &State, kind: Kind) -> Slots {
        let all = (s.characters(Seat::A) | s.characters(Seat::B)).iter();
        all.filter(|&slot| self.may_attach(s, kind, slot)).collect()
    }

    /// The card whose place in play is asked for by a step, if one is.
    pub(crate) fn put_into_play(&self, s: &State, ctx: Ctx) -> Option<Kind> {
        match self.tables.code[usize::from(s.using.at)].step {
            Step::Deploy { card, .. } => self.the_card(s, card, ctx).elsewhere().map(|(_, kind)| kind),
            Step::Search { .. } if s.using.part == FOUND => Some(s.playing),
            _ => None,
        }
    }

    /// A Character is put into play on the chosen line (DN-200).
    pub(crate) fn deploy(
        &self,
        s: &mut State,
        card: Ref,
        controller: Seat,
        line: BattleLine,
        out: &mut impl Narrate<Event>,
    ) {
        if let Some((place, kind)) = card.elsewhere()
            && self.take_out(s, place, kind.owner(), kind.local())
        {
            self.count_return_from(s, place);
            let now = self.arrive(s, kind, controller, line, Slot::NONE, out);
            self.means_now(s, card, now);
        }
    }

    pub(crate) fn attach(&self, s: &mut State, card: Ref, bearer: Slot, out: &mut impl Narrate<Event>) {
        if let Some((place, kind)) = card.elsewhere()
            && self.def(kind).card_type == CardType::Attachment
            && self.def(s.slot(bearer).kind).card_type == CardType::Character
            && self.may_attach(s, kind, bearer)
            && self.take_out(s, place, kind.owner(), kind.local())
        {
            self.count_return_from(s, place);
            let carrier = *s.slot(bearer);
            let now = self.arrive(s, kind, carrier.controller(), carrier.line(), bearer, out); // DN-136
            self.means_now(s, card, now);
        }
    }

    /// Whoever takes a card out of a deck looks through it: where it lay does not show, and the deck is shuffled (DN-238).
    pub(crate) fn look_through(&self, s: &mut State, card: Ref, out: &mut impl Narrate<Event>) {
        if let Some((Place::Deck, kind)) = card.elsewhere()
            && self.rules_version > 1
            && self.count_in(s, Place::Deck, kind.owner(), kind.local()) > 0
        {
            self.shuffle(s, kind.owner(), out);
        }
    }

    /// A card goes to another zone of its owner; never a destruction (DN-115).
    pub(crate) fn put(&self, s: &mut State, card: Ref, dest: PutDest, out: &mut impl Narrate<Event>) {
        let Some(kind) = self.kind_at(s, card) else { return };
        let (owner, local) = (kind.owner(), kind.local());
        if !local.in_deck() {
            return;
        }
        let place_now = match dest {
            PutDest::Hand => Place::Hand,
            PutDest::Discard => Place::Discard,
            PutDest::DeckTop | PutDest::DeckBottom => Place::Deck,
        };
        let chosen = s.using.vars;
        if let Some(slot) = card.in_slot() {
            let happening = crate::trigger::Happening {
                card,
                ..crate::trigger::Happening::new(crate::language::On::LeftPlay)
            };
            self.note(s, &happening);
            out.tell(|| Event::Put(self.named(s, slot), dest));
            self.leave(s, slot, place_now);
            if place_now != Place::Discard {
                self.count_return(s);
            }
            // DN-230: whoever put it away goes on meaning it.
            for (var, was) in s.using.vars.iter_mut().flatten().zip(chosen.iter().flatten()) {
                if *was == card {
                    *var = Ref::card(place_now, kind);
                }
            }
        } else {
            let Some((place, _)) = card.elsewhere() else { return };
            self.look_through(s, card, out);
            if !self.take_out(s, place, owner, local) {
                return;
            }
            self.means_now(s, card, Ref::card(place_now, kind));
            if place_now != Place::Discard {
                self.count_return_from(s, place);
            }
            out.tell(|| Event::Put(self.named_kind(kind), dest));
        }
        match dest {
            PutDest::Hand => self.to_hand(s, owner, local, true),
            PutDest::Discard => s.side_mut(owner).discard.add(local),
            PutDest::DeckTop => s.side_mut(owner).top.push_above(local, true),
            PutDest::DeckBottom => s.side_mut(owner).bottom.push_below(local, true),
        }
    }

    /// Cards were milled: kept to be found again if the step says so.
    pub(crate) fn store(&self, s: &mut State, local: Local) {
        let u = &mut s.using;
        if u.on && u.chosen & STORING != 0 {
            u.stored.add(local);
        }
    }
}

/// Begins the next player's part of a step; false once everybody it is about had theirs.
fn next_part(s: &mut State, who: Player) -> bool {
    let seats = if who == Player::Both { 2 } else { 1 };
    let goes_on = s.using.turn < seats;
    if goes_on {
        s.using.turn += 1;
        s.using.part = 1;
    }
    goes_on
}

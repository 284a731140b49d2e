//! Steps of effects that ask or that move cards outside play.

use crate::effect::{FOUND, Go, SHUFFLED, STORING};
use crate::event::Event;
use crate::game::Drakerion;
use crate::language::{Among, CardType, Dest, Line, Mode, Player, PutDest, Way, Zone};
use crate::state::{FEW, How, NOWHERE, Place, Ref, State, bits, kind_of, local_of, owner_of};
use crate::table::Sel;
use crate::value::{Ctx, seat_of};
use antre_kernel::{Narrate, Seat};

impl Drakerion {
    pub(crate) fn order(&self, s: &mut State, who: Sel, against: Sel, mode: Way, ctx: Ctx) -> Go {
        let attacker = bits(self.select(s, who, ctx)).next();
        let defender = bits(self.select(s, against, ctx)).next();
        let (Some(attacker), Some(defender)) = (attacker, defender) else { return Go::On };
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

    /// The answer to how a Character attacks by an ability.
    pub(crate) fn answer_order(&self, s: &mut State, who: Sel, against: Sel, mode: Mode, ctx: Ctx) {
        let attacker = bits(self.select(s, who, ctx)).next();
        let defender = bits(self.select(s, against, ctx)).next();
        if let (Some(attacker), Some(defender)) = (attacker, defender) {
            self.order_attack(s, attacker, defender, mode);
        }
    }

    /// The cards of a hand that a `discard` step can take.
    pub(crate) fn discardable(&self, s: &State, filter: u16, seat: Seat, ctx: Ctx) -> u64 {
        let mut mask = 0;
        for local in s.side(seat).hand.kinds() {
            if self.fits_card(s, filter, kind_of(seat, local), ctx) {
                mask |= 1u64 << local;
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
        let seats: u8 = if who == Player::Both { 2 } else { 1 };
        let f = &self.tables.filters[usize::from(filter)];
        let any = f.types == 0xff && f.traits == 0 && f.tests == 0;
        loop {
            if s.using.part == 0 {
                // The next player's part begins.
                if s.using.turn >= seats {
                    return Go::On;
                }
                s.using.turn += 1;
                s.using.part = 1;
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
            if any && hand <= s.using.left {
                while let Some(local) = s.side(seat).hand.kinds().next() {
                    self.discard_from_hand(s, seat, local, out);
                }
                s.using.left = 0;
                continue;
            }
            if self.discardable(s, filter, seat, ctx) == 0 {
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
    pub(crate) fn findable(&self, s: &State, zone: Zone, filter: u16, ctx: Ctx) -> [u64; 2] {
        let place = if zone == Zone::Deck { Place::Deck } else { Place::Discard };
        let mut masks = [0; 2];
        for seat in Seat::all(2) {
            if place == Place::Deck && seat != ctx.you {
                continue;
            }
            for local in bits(u128::from(self.lying_in(s, place, seat))) {
                if self.fits_card(s, filter, kind_of(seat, local), ctx) {
                    masks[seat.index()] |= 1u64 << local;
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
        let nothing = zone == Zone::Discard && self.findable(s, zone, filter, ctx) == [0; 2]
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
        kind: u8,
        shown: bool,
        dest: Dest,
        zone: Zone,
        out: &mut impl Narrate<Event>,
    ) {
        let (owner, local) = (owner_of(kind), local_of(kind));
        let place = if zone == Zone::Deck { Place::Deck } else { Place::Discard };
        s.using.left = s.using.left.saturating_sub(1);
        let seat = s.using.you;
        let card = self.kinds[usize::from(kind)];
        out.tell(|| if shown { Event::Picked(seat, owner, card) } else { Event::Found(seat, Some(card)) });
        if dest == Dest::Play {
            // Where it goes is asked next; until then it stays where it is.
            s.subject = kind;
            s.using.part = FOUND;
            let fits = self.def(kind).card_type == CardType::Character && !self.name_taken(s, kind, seat);
            if !fits {
                s.subject = NOWHERE;
                s.using.part = 1;
            }
            return;
        }
        if !self.take_out(s, place, owner, local) {
            return;
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
    pub(crate) fn take_out(&self, s: &mut State, place: Place, seat: Seat, local: u8) -> bool {
        match place {
            Place::Hand => self.take_from_hand(s, seat, local),
            Place::Discard => s.side_mut(seat).discard.remove(local),
            Place::Limbo => {
                let there = s.using.limbo == kind_of(seat, local);
                if there {
                    s.using.limbo = NOWHERE;
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
        let seats: u8 = if who == Player::Both { 2 } else { 1 };
        loop {
            if s.using.part == 0 {
                if s.using.turn >= seats {
                    return Go::On;
                }
                s.using.turn += 1;
                s.using.part = 1;
                let seat = self.seat_in_turn(s, who, ctx);
                let n = self.number(s, n, ctx).clamp(0, FEW as i32) as u8;
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
    pub(crate) fn looked_at(&self, s: &State, seat: Seat) -> impl Iterator<Item = (u8, u8)> + use<> {
        let top = s.side(seat).top;
        let all = s.deal.total;
        let start = all - s.using.left.min(all);
        (start..all.min(top.len())).map(move |at| (at, top.get(at)))
    }

    /// Puts one of the cards that were looked at next on the deck.
    pub(crate) fn put_back(&self, s: &mut State, seat: Seat, local: u8, out: &mut impl Narrate<Event>) {
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
        out.tell(|| Event::Slipped(seat, Some(self.kinds[usize::from(kind_of(seat, local))])));
    }

    pub(crate) fn deploy_step(&self, s: &mut State, card: Sel, side: Player, ctx: Ctx) -> Go {
        let controller = seat_of(side, ctx.you);
        let Some((place, kind)) = self.the_card(s, card, ctx).elsewhere() else { return Go::On };
        let possible = self.count_in(s, place, owner_of(kind), local_of(kind)) > 0
            && self.def(kind).card_type == CardType::Character
            && !self.name_taken(s, kind, controller); // DN-125, DN-201
        if !possible {
            return Go::On;
        }
        s.using.part = 1;
        self.wait_for(s, controller) // DN-66
    }

    /// A Character is put into play on the chosen line (DN-200).
    pub(crate) fn deploy(
        &self,
        s: &mut State,
        card: Ref,
        controller: Seat,
        line: Line,
        out: &mut impl Narrate<Event>,
    ) {
        if let Some((place, kind)) = card.elsewhere()
            && self.take_out(s, place, owner_of(kind), local_of(kind))
        {
            self.arrive(s, kind, controller, line, NOWHERE, out);
        }
    }

    pub(crate) fn attach(&self, s: &mut State, card: Ref, bearer: u8, out: &mut impl Narrate<Event>) {
        if let Some((place, kind)) = card.elsewhere()
            && self.def(kind).card_type == CardType::Attachment
            && self.def(s.slot(bearer).kind).card_type == CardType::Character
            && self.may_attach(s, kind, bearer)
            && self.take_out(s, place, owner_of(kind), local_of(kind))
        {
            let carrier = *s.slot(bearer);
            self.arrive(s, kind, carrier.controller(), carrier.line(), bearer, out); // DN-136
        }
    }

    /// A card goes to another zone of its owner; never a destruction (DN-115).
    pub(crate) fn put(&self, s: &mut State, card: Ref, dest: PutDest, out: &mut impl Narrate<Event>) {
        let Some(kind) = self.kind_at(s, card) else { return };
        let (owner, local) = (owner_of(kind), local_of(kind));
        if local >= crate::state::FIRST_MANOEUVRE {
            return;
        }
        if let Some(slot) = card.in_slot() {
            let happening = crate::trigger::Happening {
                card,
                ..crate::trigger::Happening::new(crate::language::On::LeftPlay)
            };
            self.note(s, &happening);
            out.tell(|| Event::Put(self.named(s, slot)));
            let place = match dest {
                PutDest::Hand => Place::Hand,
                PutDest::Discard => Place::Discard,
                PutDest::DeckTop | PutDest::DeckBottom => Place::Deck,
            };
            self.leave(s, slot, place);
        } else {
            let Some((place, _)) = card.elsewhere() else { return };
            if !self.take_out(s, place, owner, local) {
                return;
            }
            out.tell(|| Event::Put(self.named_kind(kind)));
        }
        match dest {
            PutDest::Hand => self.to_hand(s, owner, local, true),
            PutDest::Discard => s.side_mut(owner).discard.add(local),
            PutDest::DeckTop => s.side_mut(owner).top.push_above(local, true),
            PutDest::DeckBottom => s.side_mut(owner).bottom.push_below(local, true),
        }
        if s.using.this == card {
            let now = match dest {
                PutDest::Hand => Place::Hand,
                PutDest::Discard => Place::Discard,
                PutDest::DeckTop | PutDest::DeckBottom => Place::Deck,
            };
            s.using.this = Ref::card(now, kind);
        }
    }

    /// Cards were milled: kept to be found again if the step says so.
    pub(crate) fn store(&self, s: &mut State, local: u8) {
        let u = &mut s.using;
        if u.on && u.chosen & STORING != 0 && usize::from(u.stored_count) < FEW {
            u.stored[usize::from(u.stored_count)] = local;
            u.stored_count += 1;
        }
    }
}

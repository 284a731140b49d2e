//! What chance decides: who begins, which Manoeuvres and which cards come up (DN-219).

use crate::event::{Cards, Event, Roll};
use crate::game::Drakerion;
use crate::ids::{DefId, HIDDEN_CARD, Local};
use crate::language::{From, On};
use crate::moment::{Deal, FEW, How, NO_DEAL};
use crate::state::{Ask, Phase, State};
use crate::trigger::Happening;
use antre_kernel::{Dice, Narrate, Seat};

/// The Manoeuvre taken where none is to be had, which cannot be.
const FIRST: Local = Local::manoeuvre(0);

impl Drakerion {
    pub(crate) fn draw(&self, s: &State, dice: &mut impl Dice) -> Roll {
        match s.ask {
            Ask::Coin => Roll::Coin(Seat::new(dice.below(2))),
            Ask::Reveal => {
                let mut pick = |seat: Seat| {
                    let side = s.side(seat);
                    let local = if self.reveal_top {
                        let place = dice.below(side.pile.count_ones() as usize);
                        side.pile().nth(place).unwrap_or(FIRST)
                    } else {
                        side.chosen
                    };
                    self.def_of(seat, local)
                };
                Roll::Reveal([pick(Seat::A), pick(Seat::B)])
            }
            _ => Roll::Cards(self.draw_cards(s, dice)),
        }
    }

    /// The number of a Manoeuvre of a seat.
    fn manoeuvre(&self, seat: Seat, card: DefId) -> Option<Local> {
        self.local(seat, card).filter(|local| local.in_pile().is_some())
    }

    /// How many cards come up at once.
    fn chunk(&self, s: &State) -> u8 {
        if matches!(s.deal.how, How::Show | How::Pause) { 0 } else { s.deal.n.min(FEW as u8) }
    }

    fn draw_cards(&self, s: &State, dice: &mut impl Dice) -> Cards {
        let Deal { seat, how, .. } = s.deal;
        let mut n = self.chunk(s);
        let side = s.side(seat);
        let mut locals = [Local::NONE; FEW];
        let mut count = 0;
        let mut bag = if how == How::Discard { side.hand } else { side.pool };
        let mut from_bottom = 0;
        if how != How::Discard {
            for (local, _) in side.top.iter().skip(looked_at(s)).take(usize::from(n)) {
                locals[count] = local;
                count += 1;
            }
            n -= count as u8;
            from_bottom = n.saturating_sub(bag.len());
            n -= from_bottom;
        }
        for _ in 0..n {
            let local = bag.nth(dice.below(usize::from(bag.len())) as u8);
            bag.remove(local);
            locals[count] = local;
            count += 1;
        }
        for (local, _) in side.bottom.iter().take(usize::from(from_bottom)) {
            locals[count] = local;
            count += 1;
        }
        let mut defs = [HIDDEN_CARD; FEW];
        for (def, &local) in defs.iter_mut().zip(&locals[..count]) {
            *def = self.def_of(seat, local);
        }
        defs[..count].sort_unstable();
        let mut cards = Cards::default();
        defs[..count].iter().for_each(|&def| cards.push(def));
        cards
    }

    pub(crate) fn could_draw(&self, s: &State, roll: &Roll) -> bool {
        match (s.ask, roll) {
            (Ask::Coin, Roll::Coin(seat)) => seat.index() < 2,
            (Ask::Reveal, Roll::Reveal(cards)) => Seat::all(2).zip(cards).all(|(seat, &card)| {
                let side = s.side(seat);
                match self.manoeuvre(seat, card) {
                    Some(local) if self.reveal_top => side.has_in_pile(local),
                    Some(local) => side.chosen == local,
                    None => false,
                }
            }),
            (Ask::Cards, Roll::Cards(cards)) => self.could_come_up(s, cards),
            _ => false,
        }
    }

    fn could_come_up(&self, s: &State, cards: &Cards) -> bool {
        let Deal { seat, how, .. } = s.deal;
        let n = self.chunk(s);
        if cards.as_slice().len() != usize::from(n) {
            return false;
        }
        let mut locals = [Local::NONE; FEW];
        if !cards.as_slice().is_sorted() {
            return false;
        }
        for (at, &card) in cards.as_slice().iter().enumerate() {
            match self.local(seat, card) {
                Some(local) if local.in_deck() => locals[at] = local,
                _ => return false,
            }
        }
        let mut left = locals;
        let left = &mut left[..usize::from(n)];
        let side = s.side(seat);
        let mut bag = if how == How::Discard { side.hand } else { side.pool };
        let mut take = |local: Local| match left.iter().position(|&card| card == local) {
            Some(at) => {
                left[at] = Local::NONE;
                true
            }
            None => false,
        };
        if how != How::Discard {
            let above = looked_at(s);
            let from_top = side.top.len().saturating_sub(above as u8).min(n);
            let from_bottom = (n - from_top).saturating_sub(bag.len());
            if !side.top.iter().skip(above).take(usize::from(from_top)).all(|(local, _)| take(local))
                || !side.bottom.iter().take(usize::from(from_bottom)).all(|(local, _)| take(local))
            {
                return false;
            }
        }
        left.iter().filter(|&&local| local != Local::NONE).all(|&local| bag.remove(local))
    }

    pub(crate) fn happen(&self, s: &mut State, roll: &Roll, out: &mut impl Narrate<Event>) {
        match roll {
            Roll::Coin(seat) => {
                s.first = *seat;
                out.tell(|| Event::Coin(*seat));
                s.phase = Phase::Lines;
                s.progress = 0;
            }
            Roll::Reveal(cards) => {
                let local = |seat: Seat| self.manoeuvre(seat, cards[seat.index()]).unwrap_or(FIRST);
                self.reveal(s, [local(Seat::A), local(Seat::B)], out);
            }
            Roll::Cards(cards) => self.come_up(s, cards, out),
        }
        if s.ask != Ask::Cards || s.deal.n == 0 {
            self.advance(s, out);
        }
    }

    fn come_up(&self, s: &mut State, cards: &Cards, out: &mut impl Narrate<Event>) {
        let Deal { seat, how, .. } = s.deal;
        if how == How::Pause {
            s.deal = NO_DEAL;
            return;
        }
        let n = cards.as_slice().len() as u8;
        let mut locals = [Local::NONE; FEW];
        for (local, &card) in locals.iter_mut().zip(cards.as_slice()) {
            *local = self.local(seat, card).unwrap_or(Local::new(0));
        }
        let locals = &locals[..usize::from(n)];
        match how {
            How::Draw | How::Mill | How::Look => self.off_the_deck(s, seat, locals, how, *cards, out),
            How::Discard => {
                for &local in locals {
                    self.discard_from_hand(s, seat, local, out);
                }
            }
            How::Show => {
                let side = s.side_mut(seat);
                side.shown = side.hand;
                out.tell(|| Event::Showed(seat));
                // Told card by card, so that whoever looks knows them all.
                let hand = s.side(seat).hand;
                for local in hand.cards() {
                    out.tell(|| Event::Bared(seat, self.def_of(seat, local)));
                }
            }
            How::Pause => {}
        }
        s.deal.n = if how == How::Show { 0 } else { s.deal.n - n };
        if s.deal.n > 0 {
            return;
        }
        if how == How::Draw && s.phase >= Phase::Manoeuvre {
            let by_manoeuvre = !s.using.on;
            let happening =
                Happening { whose: seat, amount: s.deal.total, by_manoeuvre, ..Happening::new(On::Drawn) };
            self.note(s, &happening);
        }
        if s.phase == Phase::Mulligan {
            self.shuffle(s, seat, out); // DN-29, DN-30
        }
        if !s.using.on {
            s.deal = NO_DEAL;
        }
    }

    fn off_the_deck(
        &self,
        s: &mut State,
        seat: Seat,
        locals: &[Local],
        how: How,
        cards: Cards,
        out: &mut impl Narrate<Event>,
    ) {
        let n = locals.len() as u8;
        let above = looked_at(s) as u8;
        // Which of them everybody knew before: top cards that were put there openly.
        let mut known = [false; FEW];
        {
            let side = s.side_mut(seat);
            let mut left = [Local::NONE; FEW];
            left[..locals.len()].copy_from_slice(locals);
            let mut take = |local: Local, public: bool| {
                if let Some(at) = left.iter().position(|&card| card == local) {
                    left[at] = Local::NONE;
                    known[at] = public;
                }
            };
            let from_top = side.top.len().saturating_sub(above).min(n);
            for _ in 0..from_top {
                let (_, public) = side.top.at(above);
                take(side.top.take(above), public);
            }
            let from_bottom = (n - from_top).saturating_sub(side.pool_size);
            for _ in 0..from_bottom {
                let public = side.bottom.iter().next().is_some_and(|(_, public)| public);
                take(side.bottom.take(0), public);
            }
            for &local in left.iter().filter(|&&local| local != Local::NONE) {
                side.pool.remove(local);
                side.pool_size -= 1;
            }
        }
        out.tell(|| Event::CameUp(seat, how, n, Some(cards)));
        for (at, &local) in locals.iter().enumerate() {
            match how {
                How::Draw => self.to_hand(s, seat, local, known[at]),
                How::Mill => {
                    self.store(s, local);
                    self.discarded(s, seat, local, From::Deck);
                }
                How::Look | How::Discard | How::Show | How::Pause => {}
            }
        }
        if how == How::Look {
            for &local in locals.iter().rev() {
                s.side_mut(seat).top.insert(above, local, false);
            }
        }
    }
}

/// How many cards of the deck have been looked at already: more than come up at once are looked at one after the other.
fn looked_at(s: &State) -> usize {
    if s.deal.how == How::Look { usize::from(s.deal.total - s.deal.n) } else { 0 }
}

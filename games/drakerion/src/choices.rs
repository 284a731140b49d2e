//! Which answers a question has: every lawful move, listed once.

use crate::cost::Bill;
use crate::event::Move;
use crate::game::Drakerion;
use crate::language::{CardType, Line};
use crate::state::{Ask, BANNER, FIRST_MANOEUVRE, State, bits, kind_of};
use crate::table::{Cost, Step};
use crate::value::Ctx;
use antre_kernel::Seat;

impl Drakerion {
    pub(crate) fn list(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        match s.ask {
            Ask::Action | Ask::Combat => self.list_offers(s, seat, out),
            _ => self.list_answers(s, seat, out),
        }
    }

    pub(crate) fn offer(&self, s: &State, seat: Seat, m: Move, out: &mut impl FnMut(Move)) {
        if self.judge(s, seat, m).is_ok() {
            out(m);
        }
    }

    /// The answers to every question that is no action.
    pub(crate) fn list_answers(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        match s.ask {
            Ask::First => Seat::all(2).for_each(|seat| out(Move::First(seat))),
            Ask::SetupLine | Ask::PlayLine => {
                [Line::Front, Line::Support].map(Move::Line).into_iter().for_each(out)
            }
            Ask::Mulligan => {
                for local in s.side(seat).hand.kinds() {
                    out(Move::Slip(self.kinds[usize::from(kind_of(seat, local))]));
                }
                out(Move::Done);
            }
            Ask::Manoeuvre => {
                for index in bits(u128::from(s.side(seat).pile)) {
                    out(Move::Manoeuvre(self.kinds[usize::from(kind_of(seat, FIRST_MANOEUVRE + index))]));
                }
            }
            Ask::Defender => {
                for slot in bits(s.characters(seat.other())) {
                    self.offer(s, seat, Move::Target(slot), out);
                }
            }
            Ask::PlayBearer => {
                for slot in bits(s.characters(Seat::A) | s.characters(Seat::B)) {
                    self.offer(s, seat, Move::Target(slot), out);
                }
            }
            Ask::PlayEvent => (0..15).for_each(|option| self.offer(s, seat, Move::Option(option), out)),
            Ask::Trigger => {
                (0..s.group).for_each(|at| self.offer(s, seat, Move::React(at), out));
                self.offer(s, seat, Move::Decline, out);
            }
            Ask::Step => self.list_step(s, seat, out),
            Ask::Nothing | Ask::Coin | Ask::Reveal | Ask::Cards | Ask::Action | Ask::Combat | Ask::Over => {}
        }
    }

    /// Where a card that is put into play can go: a Character on a line, an Attachment on a Character.
    fn list_arrival(&self, s: &State, ctx: Ctx, out: &mut impl FnMut(Move)) {
        match self.put_into_play(s, ctx) {
            Some(kind) if self.def(kind).card_type == CardType::Attachment => {
                bits(self.bearers(s, kind)).map(Move::Target).for_each(out);
            }
            _ => [Line::Front, Line::Support].map(Move::Line).into_iter().for_each(out),
        }
    }

    pub(crate) fn list_step(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        let ctx = Ctx::using(s);
        let cards = |owner: Seat, mask: u64, out: &mut dyn FnMut(u16)| {
            bits(u128::from(mask)).for_each(|local| out(self.kinds[usize::from(kind_of(owner, local))]));
        };
        match self.tables.code[usize::from(s.using.at)].step {
            Step::Target(target) => {
                let (slots, masks) = self.candidates(s, target, ctx);
                for slot in bits(slots) {
                    out(Move::Target(if slot >= BANNER { slot & !1 } else { slot }));
                }
                for owner in Seat::all(2) {
                    cards(owner, masks[owner.index()], &mut |card| out(Move::Pick { owner, card }));
                }
                self.offer(s, seat, Move::Done, out);
            }
            Step::Pay { cost, end, entangled, .. } => match self.tables.costs[usize::from(cost)] {
                Cost::Discard { filter, .. } => {
                    cards(seat, self.cost_cards(s, filter, seat, ctx), &mut |card| {
                        out(Move::Pick { owner: seat, card })
                    });
                }
                Cost::UnderDeck { filter, .. } => {
                    cards(seat, self.cost_cards(s, filter, seat, ctx), &mut |card| out(Move::Slip(card)));
                }
                _ => {
                    let bill = Bill { cost, end, payer: seat, entangled };
                    for slot in bits(self.bill_slots(s, bill, ctx)) {
                        out(Move::Target(if slot >= BANNER { slot & !1 } else { slot }));
                    }
                }
            },
            Step::Attack { .. } => (0..2).for_each(|option| out(Move::Option(option))),
            Step::Discard { who, filter, .. } => {
                let owner = self.discards_from(s, who, ctx);
                let mask = self.discardable(s, filter, owner, ctx);
                cards(owner, mask, &mut |card| out(Move::Pick { owner, card }));
            }
            Step::Search { zone, filter, shown, .. } => {
                if s.using.part == crate::using::FOUND {
                    return self.list_arrival(s, ctx, out);
                }
                let masks = self.findable(s, zone, filter, ctx);
                for owner in Seat::all(2) {
                    cards(owner, masks[owner.index()], &mut |card| {
                        out(if shown { Move::Pick { owner, card } } else { Move::Slip(card) });
                    });
                }
                out(Move::Done);
            }
            Step::Look { .. } => {
                let mut mask = 0u64;
                for (_, local) in self.looked_at(s, seat) {
                    mask |= 1u64 << (local & 63);
                }
                cards(seat, mask, &mut |card| out(Move::Slip(card)));
            }
            Step::Deploy { .. } => self.list_arrival(s, ctx, out),
            Step::Choose { options, .. } => {
                (0..options).for_each(|option| self.offer(s, seat, Move::Option(option), out));
            }
            Step::Ask { .. } => {
                self.offer(s, seat, Move::Pay, out);
                out(Move::Decline);
            }
            _ => {}
        }
    }
}

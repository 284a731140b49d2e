//! Which answers a question has: every lawful move, listed once.

use crate::cost::Bill;
use crate::event::Move;
use crate::game::Drakerion;
use crate::ids::DefId;
use crate::language::{BattleLine, CardType};
use crate::sets::{Locals, Slots};
use crate::state::{Ask, State};
use crate::table::{Cost, Step};
use crate::value::Ctx;
use antre_kernel::{Dice, Rng, Seat};

/// The lines, in the order in which they are listed.
const LINES: [BattleLine; 2] = [BattleLine::Front, BattleLine::Support];

impl Drakerion {
    pub(crate) fn list(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        match s.ask {
            Ask::Action | Ask::Combat => self.list_offers(s, seat, out),
            _ => self.list_answers(s, seat, out),
        }
    }

    pub(crate) fn offer(&self, s: &State, seat: Seat, m: Move, out: &mut impl FnMut(Move)) {
        if self.check_move(s, seat, m).is_ok() {
            out(m);
        }
    }

    /// The answers to every question that is no action.
    pub(crate) fn list_answers(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        match s.ask {
            Ask::First => Seat::all(2).for_each(|seat| out(Move::First(seat))),
            Ask::SetupLine | Ask::PlayLine => LINES.map(Move::Line).into_iter().for_each(out),
            Ask::Mulligan => {
                for local in s.side(seat).hand.locals().iter() {
                    out(Move::Slip(self.def_of(seat, local)));
                }
                out(Move::Done);
            }
            Ask::Manoeuvre => {
                for local in s.side(seat).pile() {
                    out(Move::Manoeuvre(self.def_of(seat, local)));
                }
            }
            Ask::Defender => {
                for slot in s.characters(seat.other()).iter() {
                    self.offer(s, seat, Move::Target(slot), out);
                }
            }
            Ask::PlayBearer => {
                for slot in (s.characters(Seat::A) | s.characters(Seat::B)).iter() {
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

    /// One of the answers to a question that is no action, all equally likely and drawn as if they were listed; none
    /// where they are not so easily counted.
    #[inline]
    pub(crate) fn draw_answer(&self, s: &State, seat: Seat, rng: &mut Rng) -> Option<Move> {
        let mut nth = |slots: Slots| slots.iter().nth(rng.below(slots.len())).map(Move::Target);
        match s.ask {
            Ask::SetupLine | Ask::PlayLine => Some(Move::Line(LINES[rng.below(LINES.len())])),
            Ask::Manoeuvre => {
                let pile = s.side(seat).pile();
                let local = pile.clone().nth(rng.below(pile.count()))?;
                Some(Move::Manoeuvre(self.def_of(seat, local)))
            }
            Ask::Defender => {
                let others = s.characters(seat.other()).iter();
                nth(others.filter(|&slot| self.check_defender(s, seat, slot).is_ok()).collect())
            }
            Ask::PlayBearer => nth(self.bearers(s, s.playing)),
            Ask::Step => self.draw_target(s, seat, rng),
            _ => None,
        }
    }

    /// One of the cards in play that can be chosen for a target, or the end of choosing.
    fn draw_target(&self, s: &State, seat: Seat, rng: &mut Rng) -> Option<Move> {
        let Step::Target(target) = self.tables.code[usize::from(s.using.at)].step else { return None };
        let (slots, cards) = self.candidates(s, target, Ctx::using(s));
        if !cards[0].is_empty() || !cards[1].is_empty() {
            return None;
        }
        let done = usize::from(self.check_step(s, seat, Move::Done).is_ok());
        let at = rng.below(slots.len() + done);
        Some(slots.iter().nth(at).map_or(Move::Done, |slot| Move::Target(slot.as_named())))
    }

    /// Where a card that is put into play can go: a Character on a line, an Attachment on a Character.
    fn list_arrival(&self, s: &State, ctx: Ctx, out: &mut impl FnMut(Move)) {
        match self.put_into_play(s, ctx) {
            Some(kind) if self.def(kind).card_type == CardType::Attachment => {
                self.bearers(s, kind).iter().map(Move::Target).for_each(out);
            }
            _ => LINES.map(Move::Line).into_iter().for_each(out),
        }
    }

    pub(crate) fn list_step(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        let ctx = Ctx::using(s);
        let cards = |owner: Seat, cards: Locals, out: &mut dyn FnMut(DefId)| {
            cards.iter().for_each(|local| out(self.def_of(owner, local)));
        };
        match self.tables.code[usize::from(s.using.at)].step {
            Step::Target(target) => {
                let (slots, masks) = self.candidates(s, target, ctx);
                for slot in slots.iter() {
                    out(Move::Target(slot.as_named()));
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
                    for slot in self.bill_slots(s, bill, ctx).iter() {
                        out(Move::Target(slot.as_named()));
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
                let looked_at = self.looked_at(s, seat).map(|(_, local)| local).collect();
                cards(seat, looked_at, &mut |card| out(Move::Slip(card)));
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

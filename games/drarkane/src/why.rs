//! Why a thing cannot be used now: what was meant by touching it, and the clause about what nobody plays with.

use crate::card::Card;
use crate::zone::SLOTS;
use crate::{Drarkane, Move, Phase, View};
use antre_kernel::Seat;
use antre_stage::Touched;

impl Drarkane {
    /// The moves somebody may have meant, the likeliest first.
    pub(crate) fn meant_by(
        &self,
        view: &View,
        seat: Seat,
        touched: &Touched<'_>,
        out: &mut impl FnMut(Move),
    ) {
        let own = touched.is_of(seat);
        let open = &view.open;
        // Only who won the trick hurls its cards; DR-69 says so better than whose turn it is.
        let places = open.phase == Phase::Place && open.turn == seat;
        match touched.place() {
            "hand" if own => {
                let card = touched.slot().and_then(|at| view.hand.unwrap_or_default().iter().nth(at));
                card.map(|card| meant_by_card(open.phase, card)).into_iter().for_each(out);
            }
            "bids" => {
                touched.slot().and_then(|bid| bid.try_into().ok()).map(Move::Bid).into_iter().for_each(out);
            }
            "objectives" if own => {
                self.objective(touched.rest()).map(|kept| Move::Keep(Some(kept))).into_iter().for_each(out);
            }
            "trick" if places => {
                if let Some(card) = Card::read(touched.code()) {
                    open.zone.dragons().for_each(|dragon| {
                        self.each_slot(dragon, |slot| {
                            out(Move::Place { card, dragon, slot });
                        })
                    });
                }
            }
            "on" if places => {
                let Some(dragon) = self.dragon(touched.which()) else { return };
                let slot: Option<u8> = touched.rest().split('/').next().and_then(|slot| slot.parse().ok());
                for card in open.trick.places().flatten() {
                    self.each_slot(dragon, |each| {
                        if slot.is_none_or(|slot| slot == each) {
                            out(Move::Place { card, dragon, slot: each });
                        }
                    });
                }
            }
            _ => {}
        }
    }

    /// The slots of a dragon that could take a card at all.
    fn each_slot(&self, dragon: u8, each: impl FnMut(u8)) {
        let slots = self.needs[usize::from(dragon) & 31].slots;
        (0..SLOTS as u8).filter(|slot| slots >> slot & 1 == 1).for_each(each);
    }

    pub(crate) fn clause_about(&self, view: &View, touched: Option<&Touched<'_>>) -> &'static str {
        let Some(touched) = touched else {
            return if view.open.phase == Phase::Over { "DR-116" } else { "DR-210" };
        };
        match touched.place() {
            "hand" => "DR-33",
            "bid" => "DR-30",
            "bids" => "DR-28",
            "tricks" => "DR-67",
            "won" => "DR-83",
            "score" => "DR-111",
            "claimed" => "DR-129",
            "objectives" => "DR-123",
            "kept" => "DR-127",
            "treasures" => "DR-128",
            "rounds" => "DR-116",
            "terror" => "DR-87",
            "discard" if self.is_solo() => "DR-179",
            "discard" => "DR-208",
            "deck" if self.is_solo() => "DR-174",
            "deck" => "DR-89",
            "aside" if self.is_solo() => "DR-163",
            "aside" if self.players == 2 => "DR-147",
            "aside" => "DR-18",
            _ => "DR-69",
        }
    }
}

/// What is meant by touching a card of the hand: what the phase asks for, where it asks for a card, else to play it.
fn meant_by_card(phase: Phase, card: Card) -> Move {
    match phase {
        Phase::Give => Move::Give(card),
        Phase::Back => Move::Back(card),
        Phase::Offer => Move::Offer(Some(card)),
        Phase::Answer => Move::Answer(Some(card)),
        _ => Move::Play(card),
    }
}

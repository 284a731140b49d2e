//! A few lines of sense: bid what the hand is worth, win what was bid, and make dragons fall.

use crate::card::{Card, Cards, Flame};
use crate::state::at;
use crate::zone::SLOTS;
use crate::{Drarkane, Move, View};
use antre_kernel::{Guide, Seat};

impl Guide for Drarkane {
    fn worth(&self, view: &View, seat: Seat, m: Move) -> i32 {
        let hand = view.hand.unwrap_or_default();
        match m {
            Move::Bid(bid) => -(4 * i32::from(bid) - self.promise(hand)).abs(),
            Move::Keep(objective) => objective.map_or(0, |objective| self.objective_points(objective).into()),
            // The partner gets what is neither strong nor needed.
            Move::Give(card) | Move::Back(card) | Move::Offer(Some(card)) => -strength(card),
            Move::Answer(Some(card)) => {
                let offered = view.offered.map_or(0, strength);
                if self.wants_tricks(view, seat) {
                    offered - strength(card)
                } else {
                    strength(card) - offered
                }
            }
            Move::Offer(None) | Move::Answer(None) => 0,
            Move::Play(card) if self.wants_tricks(view, seat) => {
                let leads = view.open.trick.is_empty();
                if leads || self.would_win(view, card) { 40 + strength(card) } else { 20 - strength(card) }
            }
            Move::Play(card) => {
                if self.would_win(view, card) {
                    -strength(card)
                } else {
                    20 + strength(card)
                }
            }
            Move::Place { card: _, dragon, slot } => {
                let needs = &self.needs[usize::from(dragon) & 31];
                let place = view.open.zone.find(dragon);
                let left = i32::try_from(view.open.zone.open_slots(place)).unwrap_or(SLOTS as i32);
                let falls = left == 1 && needs.sum.is_none_or(|(sum, _)| sum != slot);
                // The dragon that is nearest to falling first; the greatest Terror among those.
                (if falls { 100 } else { 0 }) - 10 * left + i32::from(self.terror(dragon))
            }
        }
    }
}

impl Drarkane {
    /// What a hand may win, in quarters of a trick.
    fn promise(&self, hand: Cards) -> i32 {
        let worth = |card: Card| match (card.flame(), card.force().unwrap_or(0)) {
            (Flame::Obscure, _) => 4,
            (Flame::Yellow, force) => i32::from(force) / 3,
            (Flame::Sorcerer, _) => 1,
            (Flame::White, _) if card == Card::MERCENARY => 4,
            (_, force) if force >= 9 => 2,
            (_, force) if force >= 7 => 1,
            _ => 0,
        };
        // More hands at the table, fewer tricks for a good card.
        hand.iter().map(worth).sum::<i32>() * 3 / i32::from(self.sides).max(3)
    }

    /// Whether a seat is short of its bid; alone, every trick is welcome.
    fn wants_tricks(&self, view: &View, seat: Seat) -> bool {
        let open = &view.open;
        self.is_solo() || open.bids[at(seat)].is_some_and(|bid| open.tricks[at(seat)] < bid)
    }

    /// Whether a card would be the best of the trick as it lies.
    fn would_win(&self, view: &View, card: Card) -> bool {
        let mut trick = view.open.trick;
        trick.lay(card);
        let place = self.winning_place(&trick);
        place.is_some_and(|place| place + 1 == trick.len())
    }
}

fn strength(card: Card) -> i32 {
    match (card.flame(), card.force().unwrap_or(0)) {
        (Flame::Obscure, force) => i32::from(force) + 12,
        (Flame::Yellow, force) => i32::from(force) + 8,
        (Flame::Sorcerer, _) => 6,
        (_, force) => i32::from(force),
    }
}

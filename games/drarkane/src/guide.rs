//! What looks good to a bot: bid what the hand is worth, win what was bid, and make dragons fall.

use crate::card::{Card, Cards, Flame};
use crate::state::{ROUNDS, at};
use crate::zone::SLOTS;
use crate::{Drarkane, Move, Open, State, View};
use antre_kernel::{Encode, Guide, MAX_SEATS, Outcome, Rules as _, SearchConfig, Seat, shares, squash};

/// How many points a round brings one seat more than another, roughly.
const ROUND: f32 = 10.0;

impl Encode for Drarkane {}

impl Guide for Drarkane {
    const SEARCH: SearchConfig = SearchConfig {
        budgets: [1_200, 6_000, 80_000],
        exploration: 0.4,
        playout_depth: None,
        greedy_percent: 90,
        progressive_bias: 1.0,
        prior_scale: 10.0,
        fpu_reduction: None,
        prior_refreshes: 0,
        learned: false,
    };

    /// Alone everybody wins: points count.
    fn reward(&self, outcome: &Outcome, seat: Seat) -> f32 {
        if self.is_solo() { squash((outcome.points(seat) - 30) as f32 / 30.0) } else { outcome.share(seat) }
    }

    fn episode(&self, s: &State) -> u32 {
        s.open.round.into()
    }

    /// Who leads after a round, with the rounds to come in mind.
    fn evaluate(&self, s: &State) -> [f32; MAX_SEATS] {
        let mut points = [0; MAX_SEATS];
        for seat in Seat::all(self.players) {
            points[at(seat)] = self.standing(&s.open, seat);
        }
        let left = ROUNDS as f32 - f32::from(s.open.round);
        shares(&points[..usize::from(self.players)], ROUND * left.max(1.0).sqrt() * self.scale() as f32)
    }

    fn worth(&self, view: &View, seat: Seat, m: Move) -> i32 {
        self.gain(&view.open, (view.hand.unwrap_or_default(), view.offered), seat, m)
    }

    fn moves_with_worth(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move, i32)) {
        // Whoever is to answer has seen what is offered.
        let own = (s.hands[at(seat)], s.offered);
        self.moves(s, seat, &mut |m| out(m, self.gain(&s.open, own, seat, m)));
    }
}

impl Drarkane {
    /// What looks good to a seat with this hand and this card on offer, higher is better.
    fn gain(&self, open: &Open, (hand, offered): (Cards, Option<Card>), seat: Seat, m: Move) -> i32 {
        match m {
            Move::Bid(bid) => -(4 * i32::from(bid) - self.likely_tricks(hand)).abs(),
            Move::Keep(objective) => objective.map_or(0, |objective| self.objective_points(objective).into()),
            // The partner gets what is neither strong nor needed.
            Move::Give(card) | Move::Back(card) | Move::Offer(Some(card)) => -strength(card),
            Move::Answer(Some(card)) => {
                let offered = offered.map_or(0, strength);
                if self.wants_tricks(open, seat) {
                    offered - strength(card)
                } else {
                    strength(card) - offered
                }
            }
            Move::Offer(None) | Move::Answer(None) => 0,
            Move::Play(card) if self.wants_tricks(open, seat) => {
                let leads = open.trick.is_empty();
                if leads || self.would_win(open, card) { 40 + strength(card) } else { 20 - strength(card) }
            }
            Move::Play(card) => {
                if self.would_win(open, card) {
                    -strength(card)
                } else {
                    20 + strength(card)
                }
            }
            Move::Place { card, dragon, slot } => {
                let place = open.zone.find(dragon);
                let left = i32::try_from(open.zone.open_slots(place)).unwrap_or(SLOTS as i32);
                let falls = self.would_fall(open, card, dragon, slot);
                // The dragon that is nearest to falling first; the greatest Terror among those.
                (if falls { 100 } else { 0 }) - 10 * left + i32::from(self.terror(dragon))
            }
        }
    }

    /// What a hand may win, in quarters of a trick.
    fn likely_tricks(&self, hand: Cards) -> i32 {
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
    fn wants_tricks(&self, open: &Open, seat: Seat) -> bool {
        self.is_solo() || open.bids[at(seat)].is_some_and(|bid| open.tricks[at(seat)] < bid)
    }

    /// Whether a dragon falls when this card comes into that slot.
    pub(crate) fn would_fall(&self, open: &Open, card: Card, dragon: u8, slot: u8) -> bool {
        let zone = &open.zone;
        let place = zone.find(dragon);
        let fills = self.needs[usize::from(dragon) & 31].sum.is_none_or(|(sum_slot, sum)| {
            let force = card.force().unwrap_or(0);
            sum_slot != slot || zone.force_on(place) + u32::from(force) >= u32::from(sum)
        });
        fills && zone.open_slots(place) == 1
    }

    /// Whether a card would be the best of the trick as it lies.
    fn would_win(&self, open: &Open, card: Card) -> bool {
        let mut trick = open.trick;
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

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_asked_fast_is_what_is_said() {
        antre_testkit::guide_agrees::<super::Drarkane>(4);
    }
}

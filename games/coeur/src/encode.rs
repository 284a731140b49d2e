//! A position in numbers, from the side of a seat: what lies on the board, what both hold, and what they could take.

use crate::card::Type;
use crate::hand::Hand;
use crate::state::at;
use crate::{Coeur, Open, State, View};
use antre_kernel::{Encode, Seat};

const TYPES: usize = Type::ALL.len();
/// How many cards lie on each space, and what they are worth.
const BOARD: usize = 0;
const WORTHS: usize = BOARD + 7 * TYPES;
/// How many cards are in the ship zone, and what they are worth.
const HOLD: usize = WORTHS + TYPES;
/// What was captured: the own points, the other's, and the lead.
const POINTS: usize = HOLD + 2;
const FIGURINE: usize = POINTS + 3;
const TRIPS: usize = FIGURINE + 2;
const COUNTDOWN: usize = TRIPS + 4;
/// How many cards of each type a hand has, what they are worth, and what they could take at once; the own hand first.
const HANDS: usize = COUNTDOWN + 4;
const HELD: usize = HANDS + 2 * 5 * TYPES;
const REACH: usize = HELD + 2 * TYPES;
/// How many cards are in hand and pile.
const SIZES: usize = REACH + 2 * TYPES;
/// The lead, by how many cards are still to come: what it means depends on that.
const STAGE: usize = SIZES + 4;
/// How many cards of each type a seat has captured, the own first.
const TAKEN: usize = STAGE + 10;
/// How many cards of each type are in a pile.
const TO_COME: usize = TAKEN + 2 * TYPES;
const ALL: usize = TO_COME + 2 * TYPES;

impl Encode for Coeur {
    const FEATURES: usize = ALL;

    #[inline]
    fn encode(&self, s: &State, seat: Seat, out: &mut impl FnMut(usize, i16)) {
        let (worths, lead) = self.encode_open(&s.open, seat, out);
        for (side, seat) in [seat, seat.other()].into_iter().enumerate() {
            self.encode_hand(&s.open, s.hands[at(seat)], side, &worths, out);
            out(SIZES + 2 * side, s.hands[at(seat)].len() as i16);
            out(SIZES + 2 * side + 1, s.piles[at(seat)].len() as i16);
            let mut counts = [0; 16];
            s.piles[at(seat)].cards().iter().for_each(|card| counts[card.card() as usize & 15] += 1);
            for (card, count) in counts.into_iter().take(TYPES).enumerate() {
                out(TO_COME + TYPES * side + card, count);
            }
        }
        encode_stage(&s.open, seat, lead, s.piles[0].len() + s.piles[1].len(), out);
    }

    fn encode_view(&self, v: &View, seat: Seat, out: &mut impl FnMut(usize, i16)) {
        let (worths, lead) = self.encode_open(&v.open, seat, out);
        for (side, seat) in [seat, seat.other()].into_iter().enumerate() {
            if let Some(hand) = v.hand.filter(|_| v.eye.is(seat)) {
                self.encode_hand(&v.open, hand, side, &worths, out);
            }
            out(SIZES + 2 * side, v.hand_sizes[at(seat)].into());
            out(SIZES + 2 * side + 1, v.pile_sizes[at(seat)].into());
        }
        let to_come: u8 = v.pile_sizes.iter().sum();
        encode_stage(&v.open, seat, lead, to_come.into(), out);
    }
}

/// What a lead means, and what it was made of.
#[inline]
fn encode_stage(open: &Open, seat: Seat, lead: i16, to_come: usize, out: &mut impl FnMut(usize, i16)) {
    let figurine = open.figurine.map_or(0, |holder| if holder == seat { 3 } else { -3 });
    out(STAGE + to_come.div_ceil(10).min(9), (lead + figurine).clamp(-63, 63));
    for (side, seat) in [seat, seat.other()].into_iter().enumerate() {
        for card in Type::ALL {
            out(TAKEN + TYPES * side + card as usize, open.captured[at(seat)].count_type(card).into());
        }
    }
}

impl Coeur {
    /// What everybody sees; gives what lies on each space, and the lead.
    #[inline]
    fn encode_open(&self, open: &Open, seat: Seat, out: &mut impl FnMut(usize, i16)) -> ([i16; TYPES], i16) {
        let worths = Type::ALL.map(|space| open.board.worth_type(space, &self.values).min(63) as i16);
        for space in Type::ALL {
            let count = usize::from(open.count(space));
            if count > 0 {
                out(BOARD + 7 * space as usize + count.min(6), 1);
                out(WORTHS + space as usize, worths[space as usize]);
            }
        }
        out(HOLD, open.hold.len().min(63) as i16);
        out(HOLD + 1, open.hold.worth(&self.values).min(63) as i16);
        let (own, other) = (self.taken(open, seat), self.taken(open, seat.other()));
        out(POINTS, own / 2);
        out(POINTS + 1, other / 2);
        out(POINTS + 2, (own - other).clamp(-63, 63));
        if let Some(holder) = open.figurine {
            out(FIGURINE + usize::from(holder != seat), 1);
        }
        out(TRIPS + usize::from(open.trips).min(3), 1);
        out(COUNTDOWN + open.countdown.map_or(3, |turns| usize::from(turns).min(2)), 1);
        (worths, own - other)
    }

    fn taken(&self, open: &Open, seat: Seat) -> i16 {
        open.captured[at(seat)].worth(&self.values).min(126) as i16
    }

    #[inline]
    fn encode_hand(
        &self,
        open: &Open,
        hand: Hand,
        side: usize,
        worths: &[i16; TYPES],
        out: &mut impl FnMut(usize, i16),
    ) {
        let (mut counts, mut values) = ([0u8; TYPES], [0i16; TYPES]);
        hand.few().for_each(|card| {
            counts[card.card() as usize] += 1;
            values[card.card() as usize] += self.value(card) as i16;
        });
        for card in Type::ALL {
            let count = counts[card as usize];
            if count == 0 {
                continue;
            }
            out(HANDS + (side * TYPES + card as usize) * 5 + usize::from(count).min(4), 1);
            out(HELD + side * TYPES + card as usize, values[card as usize].min(63));
            let completes = match card {
                Type::Dwarf | Type::Hero | Type::Huntress | Type::Ship => count >= open.missing(card),
                Type::Chest | Type::FireDragon | Type::StoneDragon | Type::Princess | Type::Troll => true,
            };
            if completes {
                let taken = match card {
                    Type::Dwarf => worths[card as usize] + values[card as usize],
                    Type::Ship => open.hold.worth(&self.values) as i16,
                    _ => card.targets().iter().map(|target| worths[*target as usize]).max().unwrap_or(0),
                };
                out(REACH + side * TYPES + card as usize, taken.min(63));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers_tell_nothing_hidden() {
        antre_testkit::encode_agrees::<super::Coeur>(4);
    }
}

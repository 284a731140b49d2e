//! The battle zone: up to six dragons in the order in which they came, their slots, and what lies in them.

use crate::card::{Card, Cards};
use antre_kernel::Tally;

/// The most dragons that lie in the zone while the round goes on (DR-91).
pub(crate) const PLACES: usize = 6;
/// The most slots a dragon has (DR-74).
pub(crate) const SLOTS: usize = 5;
/// The most cards a trick has.
pub(crate) const LANES: usize = 6;

/// What a dragon needs, as tables (DR-74); aligned so that the n-th is found by a shift.
#[derive(Clone, Debug)]
#[repr(align(128))]
pub(crate) struct Needs {
    /// All slots as bits.
    pub(crate) slots: u8,
    /// The slot that takes a sum, if one does, and how much it takes (DR-76).
    pub(crate) sum: Option<(u8, u8)>,
    /// For every card the slots that accept it.
    pub(crate) accepts: [u8; 64],
}

/// The battle zone.
#[derive(Clone, PartialEq, Eq)]
pub struct Zone {
    /// The dragons in the order in which they came, a byte each.
    dragons: u64,
    /// The slots that are not filled, five bits a dragon.
    free: u32,
    /// Where each card of the trick fits now, five bits a dragon. Of equal cards only the first has its places, so
    /// that every placement is counted once. There are two more than cards, so that any small number finds one.
    fits: [u32; 8],
    /// The card in each card slot, six bits each.
    held: [u32; PLACES],
    /// The cards in the sum slot.
    heaps: [Cards; PLACES],
}

const EMPTY: u32 = (1 << 30) - 1;

impl Default for Zone {
    fn default() -> Zone {
        Zone { dragons: u64::MAX, free: 0, fits: [0; 8], held: [EMPTY; PLACES], heaps: [Cards::NONE; PLACES] }
    }
}

impl Zone {
    /// The dragon in the n-th place; more than 31 if there is none.
    #[inline]
    pub(crate) fn byte(&self, place: usize) -> u8 {
        (self.dragons >> (8 * (place & 7))) as u8
    }

    /// The dragons in order.
    pub fn dragons(&self) -> impl Iterator<Item = u8> + '_ {
        (0..PLACES).map(|place| self.byte(place)).take_while(|&dragon| dragon < 32)
    }

    /// How many dragons there are.
    #[inline]
    pub fn len(&self) -> usize {
        // The first free byte is the first with its high bit set.
        ((self.dragons & 0x8080_8080_8080_8080).trailing_zeros() / 8) as usize
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.byte(0) > 31
    }

    /// Where a dragon lies; a place beyond the last if it does not.
    #[inline]
    pub(crate) fn find(&self, dragon: u8) -> usize {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = 0x80 * ONES;
        let differ = self.dragons ^ u64::from(dragon).wrapping_mul(ONES);
        let zero = differ.wrapping_sub(ONES) & !differ & HIGH;
        (zero.trailing_zeros() / 8) as usize
    }

    /// Adds a dragon at the end; there must be room.
    #[inline]
    pub(crate) fn push(&mut self, dragon: u8, needs: &Needs) {
        let place = self.len();
        self.dragons ^= u64::from(0xff ^ dragon) << (8 * (place & 7));
        self.free |= u32::from(needs.slots) << ((SLOTS * place) & 31);
    }

    /// Whether a slot is still to be filled.
    #[inline]
    pub(crate) fn is_free(&self, place: usize, slot: u8) -> bool {
        self.free >> ((SLOTS * place + usize::from(slot)) & 31) & 1 == 1
    }

    /// How many slots are still to be filled.
    pub(crate) fn open_slots(&self, place: usize) -> u32 {
        (self.free >> ((SLOTS * place) & 31) & 31).count_ones()
    }

    /// The card in a card slot.
    pub fn held(&self, place: usize, slot: u8) -> Option<Card> {
        let code = self.held[place.min(PLACES - 1)] >> ((6 * u32::from(slot & 7)) & 31) & 63;
        Some(Card::new(code as u8)).filter(|&card| card != Card::HIDDEN)
    }

    /// The cards in the sum slot of a dragon.
    pub fn heap(&self, place: usize) -> Cards {
        self.heaps[place.min(PLACES - 1)]
    }

    /// All cards on a dragon.
    #[inline]
    pub(crate) fn cards_on(&self, place: usize) -> Cards {
        let held = self.held[place.min(PLACES - 1)];
        // An empty slot is number 63, which is no card.
        let bits = (0..SLOTS).fold(0u64, |bits, slot| bits | 1 << (held >> (6 * slot) & 63));
        let mut cards = Cards::of_played(bits);
        if cards.has(Card::KNIGHT) {
            // Knights that lie on one dragon are one bit so far.
            let knight = |slot: &usize| held >> (6 * slot) & 63 == Card::KNIGHT.index() as u32;
            (1..(0..SLOTS).filter(knight).count()).for_each(|_| cards.add(Card::KNIGHT));
        }
        cards.and(self.heap(place))
    }

    /// All cards on all dragons.
    pub fn cards(&self) -> Cards {
        (0..self.len()).fold(Cards::NONE, |all, place| all.and(self.cards_on(place)))
    }

    /// Works out where the cards of a trick fit, and whether any does.
    #[inline]
    pub(crate) fn look(&mut self, trick: &crate::state::Trick, needs: &[Needs; 32]) -> bool {
        if trick.len() <= 4 {
            self.look_at::<4>(trick, needs);
        } else {
            self.look_at::<LANES>(trick, needs);
        }
        let first = trick.find(Card::KNIGHT);
        if first < LANES {
            for lane in first + 1..trick.len().min(LANES) {
                if trick.byte(lane) == Card::KNIGHT.index() as u8 {
                    self.fits[lane] = 0;
                }
            }
        }
        self.any_fits()
    }

    /// Looks at so many cards. A gap is number 63, which no slot accepts; where no dragon lies nothing is free.
    #[inline]
    fn look_at<const CARDS: usize>(&mut self, trick: &crate::state::Trick, needs: &[Needs; 32]) {
        let codes: [usize; CARDS] = std::array::from_fn(|lane| usize::from(trick.byte(lane)) & 63);
        let mut fits = [0u32; CARDS];
        for place in 0..PLACES {
            let accepts = &needs[(self.dragons >> (8 * place) & 31) as usize].accepts;
            for (fits, code) in fits.iter_mut().zip(codes) {
                *fits |= u32::from(accepts[code]) << (SLOTS * place);
            }
        }
        for (lane, fits) in self.fits.iter_mut().zip(fits) {
            *lane = fits & self.free;
        }
    }

    /// Whether any card of the trick fits anywhere.
    #[inline]
    pub(crate) fn any_fits(&self) -> bool {
        self.pair(0) | self.pair(2) | self.pair(4) != 0
    }

    /// Where two cards of the trick fit, side by side.
    #[inline]
    fn pair(&self, lane: usize) -> u64 {
        u64::from(self.fits[lane & 7]) | u64::from(self.fits[(lane + 1) & 7]) << 32
    }

    /// Where the card in this place of the trick fits, five bits a dragon.
    #[inline]
    pub(crate) fn fits(&self, lane: usize) -> u32 {
        self.fits[lane & 7]
    }

    /// A random placement: the place in the trick, the place in the zone, the slot.
    #[inline]
    pub(crate) fn random_fit(&self, below: impl FnOnce(usize) -> usize) -> (usize, usize, u8) {
        let [first, second] = [Tally::of(self.pair(0)), Tally::of(self.pair(2))];
        let (one, two) = (first.total(), first.total() + second.total());
        let (mut lane, tally, n);
        if self.pair(4) == 0 {
            let drawn = below(two);
            let later = drawn >= one;
            lane = 2 * usize::from(later);
            n = drawn - one * usize::from(later);
            tally = first.or(second, later);
        } else {
            // Only five and six players have a third pair of cards.
            let third = Tally::of(self.pair(4));
            let drawn = below(two + third.total());
            (lane, tally, n) = match drawn {
                _ if drawn < one => (0, first, drawn),
                _ if drawn < two => (2, second, drawn - one),
                _ => (4, third, drawn - two),
            };
        }
        let bit = usize::from(tally.nth(n));
        lane += bit / 32;
        // Five bits a dragon: a multiplication divides by five.
        let within = bit % 32;
        let place = (within * 13) >> 6;
        (lane, place, (within - SLOTS * place) as u8)
    }

    /// Puts a card of the trick into a slot; says whether that defeats the dragon. `twin` is the place of another
    /// card of the trick that is just the same.
    #[inline]
    pub(crate) fn put(
        &mut self,
        (card, lane): (Card, usize),
        twin: Option<usize>,
        (place, slot): (usize, u8),
        needs: &Needs,
    ) -> bool {
        let place = place.min(PLACES - 1);
        let mut filled = true;
        match needs.sum {
            Some((at, sum)) if at == slot => {
                self.heaps[place].add(card);
                filled = self.force_on(place) >= u32::from(sum); // DR-76
            }
            _ => {
                let shift = (6 * u32::from(slot & 7)) & 31;
                self.held[place] ^= (63 ^ card.index() as u32) << shift;
            }
        }
        let bit = u32::from(filled) << ((SLOTS * place + usize::from(slot)) & 31);
        self.free &= !bit;
        self.fits.iter_mut().for_each(|fits| *fits &= !bit); // DR-77
        let places = std::mem::take(&mut self.fits[lane & 7]);
        if let Some(twin) = twin {
            self.fits[twin & 7] = places;
        }
        self.free >> ((SLOTS * place) & 31) & 31 == 0
    }

    /// The sum of forces in the sum slot of a dragon.
    pub(crate) fn force_on(&self, place: usize) -> u32 {
        self.heap(place).iter().map(|card| u32::from(played_force(card))).sum()
    }

    /// Takes a dragon out; those after it move up. Returns the cards that lay on it (DR-85).
    #[inline]
    pub(crate) fn remove(&mut self, place: usize) -> Cards {
        let place = place.min(PLACES - 1);
        let cards = self.cards_on(place);
        let below = (1u64 << (8 * (place & 7))) - 1;
        self.dragons = self.dragons & below | self.dragons >> 8 & !below | 0xff << 56;
        let low = (1u32 << (SLOTS * place)) - 1;
        let close = |places: u32| places & low | places >> SLOTS & !low;
        self.free = close(self.free);
        self.fits.iter_mut().for_each(|fits| *fits = close(*fits));
        // All moves are looked at, wherever the gap is: that is quicker than to guess.
        for at in 0..PLACES - 1 {
            self.held[at] = if at < place { self.held[at] } else { self.held[at + 1] };
        }
        if self.heaps != [Cards::NONE; PLACES] {
            self.heaps.copy_within(place + 1.., place);
        }
        self.held[PLACES - 1] = EMPTY;
        self.heaps[PLACES - 1] = Cards::NONE;
        cards
    }

    /// Forgets where the cards of the trick fit.
    pub(crate) fn look_away(&mut self) {
        self.fits = [0; 8];
    }

    /// Lays a card into a slot while a position is read; says whether there was room for it.
    pub(crate) fn set(&mut self, place: usize, slot: u8, card: Card, needs: &Needs) -> bool {
        let accepted = needs.accepts[card.index()] >> slot & 1 == 1;
        if !accepted || !self.is_free(place, slot) {
            return false;
        }
        self.put((card, 0), None, (place, slot), needs);
        self.look_away();
        true
    }
}

/// The force of a card on a dragon. A Mercenary in a sum slot was played as 14: as 0 it would not be there (DR-76).
fn played_force(card: Card) -> u8 {
    if card == Card::MERCENARY { 14 } else { card.force().unwrap_or(0) }
}

impl std::fmt::Debug for Zone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut list = f.debug_list();
        for (place, dragon) in self.dragons().enumerate() {
            let held: Vec<_> = (0..SLOTS as u8).map(|slot| self.held(place, slot)).collect();
            list.entry(&(dragon, held, self.heap(place), self.open_slots(place)));
        }
        list.finish()
    }
}

//! The Fallen King and the Demon: seats without a mind (DR-143 to DR-182).

use crate::card::Card;
use crate::state::at;
use crate::zone::{LANES, PLACES, SLOTS};
use crate::{Drarkane, Event, Phase, State};
use antre_kernel::{Narrate, Seat};

/// A slot of the zone as a number that grows with the place of its dragon, then with the slot.
type Target = u8;

/// Where an unplaced card goes.
const NOWHERE: Target = u8::MAX;

/// How good a distribution is: dragons defeated, their Terror, cards placed, slots filled, and then the smallest
/// targets in the order of the cards (DR-152).
#[derive(Clone, Copy, PartialEq, Eq)]
struct Merit {
    rank: (u8, u16, u8, u8),
    targets: [Target; LANES],
}

impl Merit {
    fn beats(&self, other: &Merit) -> bool {
        self.rank > other.rank || self.rank == other.rank && self.targets < other.targets
    }
}

/// A search through all complete distributions: every card in the order of the trick goes to a slot, or nowhere.
/// Slots are bits, five a dragon.
struct Search {
    laid: usize,
    /// Where each card may lie, and its force.
    fits: [u32; LANES],
    forces: [u32; LANES],
    /// The slots that are to be filled, and those of them that take a sum.
    free: u32,
    sums: u32,
    /// For each dragon what its sum slot has and what it takes, and its Terror.
    heaps: [(u32, u32); PLACES],
    terror: [u16; PLACES],
    /// The card slots that were given a card so far.
    used: u32,
    targets: [Target; LANES],
    best: Option<Merit>,
}

impl Search {
    fn new(rules: &Drarkane, s: &State) -> Search {
        let zone = &s.open.zone;
        let mut search = Search {
            laid: s.open.trick.len().min(LANES),
            fits: [0; LANES],
            forces: [0; LANES],
            free: 0,
            sums: 0,
            heaps: [(0, 0); PLACES],
            terror: [0; PLACES],
            used: 0,
            targets: [NOWHERE; LANES],
            best: None,
        };
        for (place, dragon) in zone.dragons().enumerate() {
            let needs = &rules.needs[usize::from(dragon) & 31];
            let slots = (0..SLOTS).filter(|&slot| zone.is_free(place, slot as u8));
            let free = slots.fold(0, |free, slot| free | 1 << slot);
            search.free |= free << (SLOTS * place);
            search.terror[place] = rules.terror(dragon).into();
            if let Some((slot, goal)) = needs.sum {
                search.sums |= (free & 1 << slot) << (SLOTS * place);
                search.heaps[place] = (zone.force_on(place), goal.into());
            }
            for lane in 0..search.laid {
                let code = usize::from(s.open.trick.byte(lane)) & 63;
                search.fits[lane] |= (u32::from(needs.accepts[code]) & free) << (SLOTS * place);
            }
        }
        for lane in 0..search.laid {
            let force = s.open.trick.card(lane).and_then(Card::force);
            search.forces[lane] = force.unwrap_or(0).into();
        }
        search
    }

    /// Tries everything for the cards from this one on.
    fn from(&mut self, lane: usize) {
        if lane == self.laid {
            self.evaluate();
            return;
        }
        self.targets[lane] = NOWHERE;
        self.from(lane + 1);
        let mut fits = self.fits[lane] & !self.used;
        while fits != 0 {
            let bit = fits & fits.wrapping_neg();
            fits ^= bit;
            self.targets[lane] = bit.trailing_zeros() as Target;
            self.used |= bit & !self.sums;
            self.from(lane + 1);
            self.used &= !bit;
        }
        self.targets[lane] = NOWHERE;
    }

    /// Evaluates a distribution, if it is one: there is an order for it, and nothing that is left over fits any more.
    fn evaluate(&mut self) {
        let mut open = self.free & !self.used;
        let mut sums = self.sums;
        while sums != 0 {
            let at = sums.trailing_zeros();
            sums &= sums - 1;
            let here = (0..self.laid).filter(|&lane| u32::from(self.targets[lane]) == at);
            let forces = here.map(|lane| self.forces[lane]);
            let (total, most) = forces.fold((0, 0), |(total, most), force| (total + force, force.max(most)));
            let (before, goal) = self.heaps[at as usize / SLOTS];
            // The greatest comes last; if the slot was full before it, it could not have come (DR-77).
            if total > 0 && before + total - most >= goal {
                return;
            }
            if before + total >= goal {
                open &= !(1 << at);
            }
        }
        let mut placed = 0;
        for lane in 0..self.laid {
            if self.targets[lane] != NOWHERE {
                placed += 1;
            } else if self.fits[lane] & open != 0 {
                return; // DR-71
            }
        }
        let (mut fallen, mut terror) = (0, 0);
        for place in 0..PLACES {
            let slots = 31 << (SLOTS * place);
            if self.free & slots != 0 && open & slots == 0 {
                fallen += 1;
                terror += self.terror[place];
            }
        }
        let filled = (self.free & !open).count_ones() as u8;
        let merit = Merit { rank: (fallen, terror, placed, filled), targets: self.targets };
        if self.best.is_none_or(|best| merit.beats(&best)) {
            self.best = Some(merit);
        }
    }
}

impl Drarkane {
    /// Places the cards of a trick that the Fallen King or the Demon has won (DR-152, DR-172).
    pub(crate) fn distribute_by_automaton(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let seat = s.open.turn;
        let mut search = Search::new(self, s);
        search.from(0);
        let Some(best) = search.best else { return };
        let cards: [Option<Card>; LANES] = std::array::from_fn(|lane| s.open.trick.card(lane));
        let dragons: [u8; PLACES] = std::array::from_fn(|place| s.open.zone.byte(place));
        // DR-152: from the weakest to the strongest. In a sum slot the greatest has to come last, so that all have room;
        // elsewhere the order decides which card completes a dragon, and for that one order is as good as another.
        let mut order: [usize; LANES] = std::array::from_fn(|lane| lane);
        order.sort_unstable_by_key(|&lane| (search.forces[lane], lane));
        for lane in order {
            let (place, slot) =
                (usize::from(best.targets[lane]) / SLOTS, usize::from(best.targets[lane]) % SLOTS);
            if let (Some(card), Some(&dragon)) = (cards[lane], dragons.get(place)) {
                let (lane, place) = (s.open.trick.find(card), s.open.zone.find(dragon));
                self.put(s, seat, lane, (place, slot as u8), out);
            }
        }
    }

    /// The seat whose turn it is may be the automaton's, and in solo a pile or a hand may have run out.
    pub(crate) fn give_turn_with_automaton(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        if s.open.turn.index() < usize::from(self.players) {
            if self.is_solo() && s.hands[0].is_empty() {
                self.end_game(s, out); // nothing can be played any more, as in DR-181
            }
            return;
        }
        s.open.phase = Phase::Automaton;
        if s.aside.is_empty() {
            self.reshuffle(s, out);
            if s.aside.is_empty() {
                self.end_game(s, out); // DR-181
            }
        }
    }

    /// The discard pile becomes the pile (DR-179), only when a card is needed (DR-180).
    pub(crate) fn reshuffle(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        if !s.open.discard.is_empty() {
            s.aside = std::mem::take(&mut s.open.discard);
            out.tell(|| Event::Reshuffled);
        }
    }

    /// The card that was turned up is laid; a Mercenary counts 14 (DR-150, DR-169).
    pub(crate) fn automaton_plays(&self, s: &mut State, card: Card, out: &mut impl Narrate<Event>) {
        s.aside.take(card);
        s.open.turned = Some(card);
        let card = if card == Card::MERCENARY { Card::MERCENARY_14 } else { card };
        self.lay(s, s.open.turn, card, out);
    }

    /// The end of a trick in solo: a dragon is added or not, then the player draws (DR-182).
    pub(crate) fn after_solo_trick(&self, s: &mut State, dragon_due: bool, out: &mut impl Narrate<Event>) {
        s.open.felled = 0;
        if dragon_due {
            if s.open.deck.is_empty() {
                self.end_game(s, out); // DR-176
            } else {
                s.open.phase = Phase::Reveal;
                s.open.turn = s.open.leader;
            }
        } else {
            self.solo_draw(s, out);
        }
    }

    /// The player takes a card up again (DR-178), if there is one (DR-181).
    pub(crate) fn solo_draw(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        if s.aside.is_empty() {
            self.reshuffle(s, out);
        }
        if s.aside.is_empty() {
            let leader = s.open.leader;
            self.give_turn(s, leader, out);
        } else {
            s.open.phase = Phase::Draw;
            s.open.turn = Seat::A;
        }
    }

    pub(crate) fn draw(&self, s: &mut State, card: Card, out: &mut impl Narrate<Event>) {
        let seat = Seat::A;
        s.aside.take(card);
        s.hands[at(seat)].add(card);
        s.open.voids[at(seat)].take_up(Default::default());
        out.tell(|| Event::Drew(seat, Some(card)));
        let leader = s.open.leader;
        self.give_turn(s, leader, out);
    }
}

//! A random move, each as likely as any other: the ways of each option are counted, then one is found by its number.
//!
//! What is drawn cannot be foretold, so counts come from tables and bit sets rather than from branches.

use crate::board::{nth, spread};
use crate::card::{DRAGON, HAND, Hand, Kind, MAX_HAND, Symbol, Use};
use crate::pack::{MAX_STEPS, MAX_USES};
use crate::state::{Ability, at};
use crate::{Act, Cell, Drako, Figure, Open, Phase, State};
use antre_kernel::{Dice, Next, Rng, Rules, Seat};
use antre_stage::hex::Direction;

/// What the options of a card share a count with: moves of so many steps, blows, shots, and so on.
pub(crate) const CLASSES: usize = 16;
const NOTHING: u8 = 0;
/// Moves of n steps are class n.
const BLOW: u8 = 7;
const SHOT: u8 = 8;
const THROW: u8 = 9;
const FLIGHT: u8 = 10;
const FLAME: u8 = 11;

/// The class of an option.
pub(crate) fn class_of(option: Use) -> u8 {
    match option.symbol {
        Symbol::Move1 | Symbol::Move2 | Symbol::Walk => option.value,
        Symbol::Attack1 | Symbol::Attack2 | Symbol::Bite => BLOW,
        Symbol::Crossbow => SHOT,
        Symbol::Net => THROW,
        Symbol::Fly => FLIGHT,
        Symbol::Fire => FLAME,
        Symbol::Defence => NOTHING,
    }
}

/// How many ways each class has, and for moves of n steps where each figure of the side could go: the three dwarves,
/// or the dragon alone.
struct Ways {
    counts: [u8; CLASSES],
    reach: [[u64; 3]; MAX_STEPS as usize + 1],
}

/// How many bits three sets have together: the sums of four bits each are small enough to be added up first.
#[inline]
fn count([a, b, c]: [u64; 3]) -> u8 {
    let fours = |bits: u64| {
        let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333)
    };
    let sums = fours(a) + fours(b) + fours(c);
    let bytes = (sums & 0x0f0f_0f0f_0f0f_0f0f) + (sums >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

/// The n-th of three sets taken together: which set it is in, and where. Without a branch, as [`nth`].
#[inline]
fn nth_of(sets: [u64; 3], n: usize) -> (usize, Cell) {
    let first = sets[0].count_ones() as usize;
    let both = first + sets[1].count_ones() as usize;
    let set = usize::from(n >= first) + usize::from(n >= both);
    (set, nth(sets[set % 3], n - [0, first, both][set % 3]))
}

impl Drako {
    #[inline]
    pub(crate) fn random_act(&self, s: &State, seat: Seat, rng: &mut Rng) -> Act {
        match s.open.phase {
            // Cards with more than two options are rare enough to make two loops of it.
            Phase::Action if self.most_uses <= 2 => self.random_action::<2>(s, seat, rng),
            Phase::Action => self.random_action::<MAX_USES>(s, seat, rng),
            Phase::React => self.random_reaction(&s.open, s.hands[at(seat)], rng),
            Phase::SecondMove => self.random_second_move(&s.open, rng),
            Phase::Place => {
                let places = self.places(&s.open);
                Act::Place(nth(places, rng.below(places.count_ones() as usize)))
            }
            _ => self.random_listed(s, seat, rng),
        }
    }

    /// Counts, then lists again up to the one that was drawn: for what is seldom asked.
    fn random_listed(&self, s: &State, seat: Seat, rng: &mut Rng) -> Act {
        let mut count = 0;
        self.moves(s, seat, &mut |_| count += 1);
        let mut left = rng.below(count);
        let mut chosen = Act::Take;
        self.moves(s, seat, &mut |m| {
            if left == 0 {
                chosen = m;
            }
            left = left.wrapping_sub(1);
        });
        chosen
    }

    /// The ways of each class of options for the side whose turn it is.
    #[inline]
    fn ways(&self, open: &Open, ways: &mut Ways) {
        let Ways { counts, reach } = ways;
        let free = self.free(open);
        let around = |figure: Figure| self.board.around[open.cell(figure).index()] & free;
        counts[usize::from(BLOW)] = COUNT[usize::from(self.beside(open) & 15)];
        if open.turn == DRAGON {
            let all_if = |is: bool| 0u64.wrapping_sub(u64::from(is));
            let mut reached = around(Figure::Dragon) & all_if(self.can_move(open, Ability::Walk));
            reach[1][0] = reached;
            counts[1] = reached.count_ones() as u8;
            for steps in 2..=self.longest & 7 {
                reached |= spread(reached) & free;
                reach[usize::from(steps) % reach.len()][0] = reached;
                counts[usize::from(steps) & 15] = reached.count_ones() as u8;
            }
            let taken = 1
                + u8::from(open.is_there(Figure::Brald))
                + u8::from(open.is_there(Figure::Morin))
                + u8::from(open.is_there(Figure::Urpen));
            counts[usize::from(FLIGHT)] =
                (self.board.size - taken) & 0u8.wrapping_sub(self.can_move(open, Ability::Fly).into());
            let fires = self.fires(open) & 0u8.wrapping_sub(self.has(open, Ability::Fire).into());
            counts[usize::from(FLAME)] = COUNT[usize::from(fires & 7)] + COUNT[usize::from(fires >> 3 & 7)];
        } else {
            counts[usize::from(SHOT)] = self.can_shoot(open).into();
            counts[usize::from(THROW)] = self.can_throw(open).into();
            let mut reached = Figure::DWARVES.map(around);
            reach[1] = reached;
            counts[1] = count(reached);
            for steps in 2..=self.longest & 7 {
                reached = reached.map(|hexes| hexes | spread(hexes) & free);
                reach[usize::from(steps) % reach.len()] = reached;
                counts[usize::from(steps) & 15] = count(reached);
            }
        }
    }

    fn random_action<const USES: usize>(&self, s: &State, seat: Seat, rng: &mut Rng) -> Act {
        let open = &s.open;
        let hand = s.hands[at(seat)];
        let draws = !s.decks[at(seat)].is_empty();
        if !draws & hand.is_empty() {
            return Act::Pass; // DK-29; the dwarves never get here (DK-31)
        }
        if open.left == 0 {
            return self.random_listed(s, seat, rng); // DK-105, with fury at any time
        }
        // Filled where it lies: bytes that were just written are slow to copy as words.
        let mut ways = Ways { counts: [0; CLASSES], reach: [[0; 3]; MAX_STEPS as usize + 1] };
        self.ways(open, &mut ways);
        // What may be declared comes before the cards.
        let may = |is: bool, number: u64| u64::from(is) << number;
        let declared = may(draws, 0)
            | may(self.can_free(open), 1)
            | may(self.can_rage(open), 2)
            | may(self.can_stop(open), 3);
        let declarations = u32::from(COUNT[declared as usize & 15]);
        // How many choices there are up to and including each card; a second copy adds none.
        let mut ends = [0u32; HAND];
        let mut total = declarations;
        let mut all_plays = 0;
        let mut last = 0xff;
        // DK-41: what moves a figure that may move can be burnt in any case.
        let stays = (open.turn != DRAGON) | self.can_move(open, Ability::Walk);
        for (place, end) in ends.iter_mut().enumerate() {
            let card = hand.card(place);
            let classes = self.classes[card.index()].iter().take(USES);
            let plays: u32 = classes.map(|&class| u32::from(ways.counts[usize::from(class & 15)])).sum();
            let burns = (self.burn_any & (card != Kind::NONE)) | (stays & self.walks[card.index()]);
            total += (plays + u32::from(burns)) & 0u32.wrapping_sub(u32::from(card.0 != last));
            all_plays += plays;
            *end = total;
            last = card.0;
        }
        if !self.burn_any && !draws && all_plays == 0 {
            return self.random_listed(s, seat, rng);
        }
        let number = rng.below(total as usize) as u32;
        if number < declarations {
            return [Act::Draw, Act::Free, Act::Fury, Act::Stop][nth(declared, number as usize).index() & 3];
        }
        let place = ends.iter().map(|&end| usize::from(number >= end)).sum::<usize>();
        let before = if place == 0 { declarations } else { ends[(place - 1) % HAND] };
        let mut number = (number - before) as usize;
        let card = hand.card(place);
        let options = self.uses[card.index()].iter().zip(&self.classes[card.index()]);
        for (&option, &class) in options.take(USES) {
            let count = usize::from(ways.counts[usize::from(class & 15)]);
            if number < count {
                return self.nth_way(open, &ways, (card, option), number);
            }
            number -= count;
        }
        Act::Burn(card)
    }

    /// The n-th way to play an option that has more than n.
    #[inline]
    fn nth_way(&self, open: &Open, ways: &Ways, (card, option): (Kind, Use), number: usize) -> Act {
        let symbol = option.symbol;
        match symbol {
            Symbol::Move1 | Symbol::Move2 | Symbol::Walk => {
                let (set, to) = nth_of(ways.reach[usize::from(option.value) % ways.reach.len()], number);
                let who = if symbol == Symbol::Walk { Figure::Dragon } else { Figure::dwarf(set) };
                Act::Go { card, symbol, who, to }
            }
            Symbol::Fly => Act::Go { card, symbol, who: Figure::Dragon, to: nth(self.free(open), number) },
            Symbol::Attack1 | Symbol::Attack2 | Symbol::Bite => {
                Act::Hit { card, symbol, dwarf: Figure::dwarf(nth(self.beside(open).into(), number).index()) }
            }
            Symbol::Fire => Act::Fire(card, Direction::ALL[nth(self.fires(open).into(), number).index() % 6]),
            Symbol::Crossbow => Act::Shoot(card),
            Symbol::Net => Act::Throw(card),
            Symbol::Defence => Act::Burn(card),
        }
    }

    #[inline]
    fn random_reaction(&self, open: &Open, hand: Hand, rng: &mut Rng) -> Act {
        let protected = self.protected(open);
        let each = usize::from(COUNT[usize::from(protected & 15)]);
        let mut cards = [Kind(0); MAX_HAND];
        let mut blocks = 0;
        let mut last = 0xff;
        for place in 0..HAND {
            let card = hand.card(place);
            cards[blocks & 7] = card;
            blocks += usize::from(self.defends(card) & (card.0 != last));
            last = card.0;
        }
        let number = rng.below(blocks * each + 1);
        if number == blocks * each {
            return Act::Take;
        }
        // Divided by one, two or three; exact for numbers this small.
        let card = (number * [256, 256, 128, 86][each & 3]) >> 8;
        let figure = nth(protected.into(), number - card * each).index();
        Act::Block(cards[card & 7], Figure::ALL[figure & 3])
    }

    #[inline]
    fn random_second_move(&self, open: &Open, rng: &mut Rng) -> Act {
        let (hexes, ways) = self.second_moves(open, open.pending.value, open.pending.dwarves);
        let mut number = rng.below(ways + 1);
        for (dwarf, hexes) in Figure::DWARVES.into_iter().zip(hexes) {
            let ways = hexes.count_ones() as usize;
            if number < ways {
                return Act::Then(dwarf, nth(hexes, number));
            }
            number -= ways;
        }
        Act::Stop
    }

    /// A random move and what chance makes of it; cards are drawn without asking chance, which only looks at the
    /// deck.
    #[inline]
    pub(crate) fn random_stride(&self, s: &mut State, seat: Seat, rng: &mut Rng) {
        let m = self.random_act(s, seat, rng);
        self.apply(s, seat, m, &mut ());
        if s.open.phase == Phase::Draw {
            self.draw(s, &mut ());
        }
        while self.next(s) == Next::Chance {
            let roll = self.roll(s, rng);
            self.settle(s, &roll, &mut ());
        }
    }
}

/// How many bits a small set has.
const COUNT: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

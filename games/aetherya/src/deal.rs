//! Set-up: legends, bases and their arrangement, the face-down cards, the first discard (AE-08 to AE-25).

use crate::kind::BOX;
use crate::legend::Stack;
use crate::pack::First;
use crate::state::{SEATS, at, bits};
use crate::{Aetherya, Cell, Clause, Counts, Deck, Event, Kind, Legend, Legends, Phase, Roll, State};
use antre_kernel::{Dice, Narrate, Seat};

/// How many legends lie open (AE-09).
pub(crate) const RIVER: usize = 8;
/// How many cards lie face down around a base (AE-21).
pub(crate) const AROUND: usize = 12;

impl Aetherya {
    /// What chance decides less often than once a turn.
    #[inline(never)]
    pub(crate) fn draw_seldom(&self, s: &State, dice: &mut impl Dice) -> Roll {
        match s.open.phase {
            Phase::Refill => Roll::Refill(s.hidden.legends.first().unwrap_or(Legend::FourTribes)),
            Phase::Shuffle => self.draw_shuffle(s, dice),
            Phase::Lay => self.draw_layout(s, dice),
            _ => self.draw_deal(dice),
        }
    }

    #[inline]
    fn draw_deal(&self, dice: &mut impl Dice) -> Roll {
        let first = match self.first {
            First::Seat(seat) => seat,
            First::Random => Seat::new(dice.below(self.seats.into())), // AE-24
        };
        let mut legends = Legend::ALL;
        dice.shuffle(&mut legends); // AE-08
        Roll::Deal { first, legends: legends.into_iter().collect(), bases: self.draw_bases(first, dice) }
    }

    /// Each player in turn (AE-16) draws until four kinds have come (AE-11) and keeps the first card of each (AE-13);
    /// the others go to the bottom of the pile at once (AE-14).
    #[inline]
    fn draw_bases(&self, first: Seat, dice: &mut impl Dice) -> [u16; SEATS] {
        /// More than the box holds, so that cards can be put back behind the last.
        const RING: usize = 128;
        let mut ring = [Kind::Plain; RING];
        let cards = self.in_play.len();
        ring[..cards].copy_from_slice(self.in_play.cards());
        let (mut next, mut end) = (0, cards);
        let mut bases = [0u16; SEATS];
        let mut seat = first;
        for _ in 0..self.seats {
            let base = &mut bases[at(seat)];
            let mut kinds = 0;
            while kinds < 4 && next < end {
                // The part of the pile nobody has seen is shuffled as it is drawn.
                if next < cards {
                    ring.swap(next, next + dice.below(cards - next));
                }
                let card = ring[next % RING];
                next += 1;
                let again = (*base >> card as u32 & 1) as usize;
                ring[end % RING] = card;
                end += again;
                kinds += 1 - again;
                *base |= 1 << card as u32;
            }
            seat = seat.after(self.seats);
        }
        bases
    }

    pub(crate) fn could_deal(&self, first: Seat, legends: Stack, bases: &[u16; SEATS]) -> bool {
        let mut left: Counts = self.in_play.cards().iter().copied().collect();
        let mut take = |kind: Kind| {
            let there = left.get(kind) > 0;
            if there {
                left.remove(kind);
            }
            there
        };
        let mut good = self.first.allows(first) && first.index() < usize::from(self.seats);
        good &= legends.iter().collect::<Legends>() == Legends::ALL && legends.iter().count() == 15;
        for (index, &base) in bases.iter().enumerate() {
            let kinds = if index < usize::from(self.seats) { 4 } else { 0 };
            good &= base < 1 << Kind::ALL.len() && base.count_ones() == kinds;
            good &= kinds_of(base).all(&mut take);
        }
        good
    }

    #[inline]
    pub(crate) fn deal(
        &self,
        s: &mut State,
        first: Seat,
        legends: Stack,
        bases: &[u16; SEATS],
        out: &mut impl Narrate<Event>,
    ) {
        let open = &mut s.open;
        (open.first, open.turn) = (first, first);
        out.tell(|| Event::Dealt(first));
        let mut deck = legends;
        for _ in 0..RIVER {
            open.river = deck.first().map_or(open.river, |legend| open.river.with(legend));
            deck = deck.rest();
        }
        s.hidden.legends = deck;
        open.legend_deck = Legends(Legends::ALL.0 & !open.river.0);
        let river = open.river;
        out.tell(|| Event::River(river));
        open.deck = self.all;
        for seat in Seat::all(self.seats) {
            let base = bases[at(seat)];
            open.kingdom_mut(seat).base = base;
            out.tell(|| Event::Base(seat, base));
            let mut left = base;
            while left != 0 {
                open.deck.remove(Kind::from_nibble(left.trailing_zeros().into()));
                left &= left - 1;
            }
        }
        open.phase = Phase::Arrange;
    }

    /// The cards of the base that are still to be arranged, as choices (AE-18).
    #[inline]
    pub(crate) fn base_choices(&self, s: &State) -> u64 {
        u64::from(s.open.kingdom(s.open.turn).base) << bits::ARRANGE
    }

    pub(crate) fn check_arrange(&self, s: &State, seat: Seat, kind: Kind) -> Result<(), Clause> {
        if s.open.kingdom(seat).base >> kind as u32 & 1 == 1 { Ok(()) } else { Err(Clause::NotInBase) }
    }

    /// A card of the base goes to the next cell of the centre (AE-20), and the last one with it; then it is the next
    /// player's turn to arrange (AE-19).
    #[inline]
    pub(crate) fn arrange(&self, s: &mut State, seat: Seat, kind: Kind, out: &mut impl Narrate<Event>) {
        let battle = self.battle;
        let kingdom = s.open.kingdom_mut(seat);
        let mut kind = kind;
        loop {
            let cell = Cell::CENTRE[(kingdom.up.count_ones() & 3) as usize];
            kingdom.base &= !(1 << kind as u32);
            kingdom.lay(cell, kind);
            out.tell(|| Event::Arranged(seat, kind, cell));
            if kingdom.base.count_ones() != 1 {
                break;
            }
            kind = Kind::from_nibble(kingdom.base.trailing_zeros().into());
        }
        kingdom.look(battle);
        if kingdom.base == 0 {
            s.open.turn = seat.after(self.seats);
            if s.open.turn == s.open.first {
                s.open.phase = Phase::Lay;
            }
        }
    }

    #[inline]
    fn draw_layout(&self, s: &State, dice: &mut impl Dice) -> Roll {
        let mut rest: Deck<BOX> = s.open.deck.deck();
        dice.shuffle(rest.cards_mut()); // AE-15
        Roll::Lay(rest)
    }

    /// Twelve cards a player, face down in reading order (AE-21, AE-22), then one that starts the discard (AE-23).
    #[inline]
    pub(crate) fn lay_out(&self, s: &mut State, rest: &Deck<BOX>, out: &mut impl Narrate<Event>) {
        let mut rest = rest.clone();
        let (open, hidden) = (&mut s.open, &mut s.hidden);
        for seat in Seat::all(self.seats) {
            let empty = !open.kingdom(seat).up;
            for cell in Cell::all() {
                if empty & cell.bit() != 0
                    && let Some(kind) = rest.pop()
                {
                    hidden.lay(seat, cell, kind);
                    open.kingdom_mut(seat).hide(cell);
                }
            }
        }
        open.deck = Counts::default();
        if let Some(top) = rest.pop() {
            open.put(top);
            out.tell(|| Event::LaidOut(top));
        }
        hidden.pile = rest.bottom();
        open.pile_size = hidden.pile.len() as u8;
        open.turn = open.first;
        open.phase = Phase::Draw;
    }
}

/// The kinds of a base, in order.
pub(crate) fn kinds_of(base: u16) -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(move |&kind| base >> kind as u32 & 1 == 1)
}

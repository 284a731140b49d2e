//! Who knows what: all of information in one file (AE-126 to AE-132).

use crate::kind::PILE;
use crate::legend::Stack;
use crate::state::SEATS;
use crate::{Cell, Counts, Deck, Event, Hidden, Kind, Legend, Open, State};
use antre_kernel::{Dice, Eye, Seat};

/// The most cards that can be unseen: all kingdoms and a pile.
const UNSEEN: usize = 16 * SEATS + PILE;

/// What one eye may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose view it is.
    pub eye: Eye,
    /// All that everybody has seen.
    pub open: Open,
    /// The card from the pile that the viewer holds and nobody else has seen (AE-127).
    pub held: Option<Kind>,
    /// The cards not seen by the viewer (AE-132): until the first reshuffle all of them in the first pool; after it
    /// those that lie face down in the first, those of the pile in the second. A card that another player holds unseen
    /// counts with the pile.
    pub pools: [Counts; 2],
}

impl View {
    pub(crate) fn of(s: &State, eye: Eye) -> View {
        let State { open, hidden } = s;
        let own = eye.is(open.turn);
        let cells = open.kingdoms.iter().enumerate().flat_map(|(index, kingdom)| {
            let seat = Seat::new(index);
            Cell::of(kingdom.down).map(move |cell| hidden.cell(seat, cell))
        });
        let unseen = hidden.held.filter(|_| !own);
        let (cells, pile): (Counts, Counts) =
            (cells.collect(), hidden.pile.cards().iter().copied().chain(unseen).collect());
        let pools = if open.reshuffled { [cells, pile] } else { [cells.plus(pile), Counts::default()] };
        View { eye, open: open.clone(), held: hidden.held.filter(|_| own), pools }
    }

    /// A world that fits: within a pool every assignment is equally likely (AE-132), and so is every order of the
    /// legend deck (AE-130).
    #[inline]
    pub(crate) fn sample(&self, dice: &mut impl Dice) -> State {
        let mut hidden = Hidden::new();
        let mut pools = self.pools.map(|pool| {
            let mut cards: Deck<UNSEEN> = pool.deck();
            dice.shuffle(cards.cards_mut());
            cards
        });
        for (index, kingdom) in self.open.kingdoms.iter().enumerate() {
            let mut left = kingdom.down;
            while left != 0 {
                let cell = Cell::new(left.trailing_zeros() as usize);
                if let Some(kind) = pools[0].pop() {
                    hidden.lay(Seat::new(index), cell, kind);
                }
                left &= left - 1;
            }
        }
        let rest = &mut pools[usize::from(self.open.reshuffled)];
        hidden.held = self.held;
        if self.held.is_none() && self.open.holds_secret() {
            hidden.held = rest.pop();
        }
        hidden.pile = rest.bottom();
        hidden.legends = self.shuffle_legends(dice);
        State { open: self.open.clone(), hidden }
    }

    #[inline]
    fn shuffle_legends(&self, dice: &mut impl Dice) -> Stack {
        let mut legends = Legend::ALL;
        let mut found = 0;
        for legend in self.open.legend_deck.iter() {
            legends[found] = legend;
            found += 1;
        }
        dice.shuffle(&mut legends[..found]);
        legends[..found].iter().copied().collect()
    }
}

pub(crate) fn redact(event: &Event, eye: Eye) -> Event {
    match *event {
        Event::Dealt(first) => Event::Dealt(first),
        Event::River(legends) => Event::River(legends),
        Event::Base(seat, base) => Event::Base(seat, base),
        Event::Arranged(seat, kind, cell) => Event::Arranged(seat, kind, cell),
        Event::LaidOut(top) => Event::LaidOut(top),
        Event::Drew(seat, kind) => Event::Drew(seat, kind.filter(|_| eye.is(seat))), // AE-127
        Event::Took(seat, kind) => Event::Took(seat, kind),
        Event::Placed(seat, kind, cell) => Event::Placed(seat, kind, cell),
        Event::Replaced(seat, kind, cell) => Event::Replaced(seat, kind, cell),
        Event::Declined(seat, kind) => Event::Declined(seat, kind),
        Event::Revealed(seat, kind, cell) => Event::Revealed(seat, kind, cell),
        Event::Claimed(seat, legend) => Event::Claimed(seat, legend),
        Event::Refilled(legend) => Event::Refilled(legend),
        Event::Reshuffled(cards) => Event::Reshuffled(cards),
        Event::Completed(seat) => Event::Completed(seat),
        Event::OutOfTurns => Event::OutOfTurns,
        Event::TurnedUp(seat, cards) => Event::TurnedUp(seat, cards),
    }
}

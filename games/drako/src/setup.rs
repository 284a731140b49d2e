//! Before the first turn: the deal, the exchange of starting hands, the placement of the dwarves.

use crate::board::{Cell, cells_of};
use crate::card::{DRAGON, DWARVES, Hand, Pile};
use crate::state::{Pending, at};
use crate::{Act, Clause, Drako, Event, Figure, Fury, Open, Phase, State};
use antre_kernel::{Dice, Narrate, Seat};

/// The cards of a starting hand (DK-09).
const STARTING_HAND: usize = 4;

impl Drako {
    /// The table before the deal: dragon in the middle (DK-08), markers with the dwarves (DK-10), no wounds.
    pub(crate) fn opening(&self) -> State {
        let dwarves = if self.free_setup { [Cell::NOWHERE; 3] } else { self.starts };
        let [brald, morin, urpen] = dwarves;
        let open = Open {
            at: [brald, morin, urpen, self.middle],
            wounds: [0; 3],
            armor: 0,
            abilities: [0; 3],
            net: false,
            fury: Fury::Ready,
            turn: DRAGON,
            left: 1,
            acted: 0,
            phase: Phase::Deal,
            pending: Pending::NONE,
            discards: Default::default(),
        };
        let decks = [self.deck(DRAGON).clone(), self.deck(DWARVES).clone()];
        State { open, hands: Default::default(), decks }
    }

    /// Each shuffles his deck and draws four cards (DK-09).
    #[inline]
    pub(crate) fn deal(&self, s: &mut State, decks: &[Pile; 2], out: &mut impl Narrate<Event>) {
        s.decks = decks.clone();
        out.tell(|| Event::Dealt);
        self.starting_hand(s, DRAGON, out);
        self.starting_hand(s, DWARVES, out);
        if self.exchange {
            s.open.phase = Phase::Exchange; // DK-16
        } else {
            self.before_play(s);
        }
    }

    #[inline]
    fn starting_hand(&self, s: &mut State, seat: Seat, out: &mut impl Narrate<Event>) {
        let mut hand = Hand::default();
        for _ in 0..STARTING_HAND {
            if let Some(card) = s.decks[at(seat)].pop() {
                hand.insert(card);
            }
        }
        s.hands[at(seat)] = hand;
        out.tell(|| Event::Drew(seat, STARTING_HAND as u8, Some(hand)));
    }

    /// A deck with the starting hand in it, in order: what an exchange shuffles (DK-15).
    fn whole_deck(&self, s: &State, seat: Seat) -> Pile {
        let mut deck = s.decks[at(seat)].clone();
        s.hands[at(seat)].iter().for_each(|card| deck.push(card));
        deck.cards_mut().sort_unstable();
        deck
    }

    pub(crate) fn shuffle_again(&self, s: &State, dice: &mut impl Dice) -> Pile {
        let mut deck = self.whole_deck(s, s.open.turn);
        dice.shuffle(deck.cards_mut());
        deck
    }

    /// Whether a shuffle could have brought this order.
    pub(crate) fn could_shuffle(&self, s: &State, deck: &Pile) -> bool {
        let mut sorted = deck.clone();
        sorted.cards_mut().sort_unstable();
        sorted == self.whole_deck(s, s.open.turn)
    }

    pub(crate) fn decide_exchange(&self, s: &mut State, exchanges: bool, out: &mut impl Narrate<Event>) {
        let seat = s.open.turn;
        if exchanges {
            s.open.phase = Phase::Redeal;
            out.tell(|| Event::Exchanged(seat));
        } else {
            out.tell(|| Event::Kept(seat));
            self.after_exchange(s);
        }
    }

    pub(crate) fn redeal(&self, s: &mut State, deck: &Pile, out: &mut impl Narrate<Event>) {
        let seat = s.open.turn;
        s.decks[at(seat)] = deck.clone();
        self.starting_hand(s, seat, out);
        self.after_exchange(s);
    }

    /// The dragon player decides first, then the dwarf player (DK-16).
    fn after_exchange(&self, s: &mut State) {
        if s.open.turn == DRAGON {
            s.open.turn = DWARVES;
            s.open.phase = Phase::Exchange;
        } else {
            self.before_play(s);
        }
    }

    #[inline]
    fn before_play(&self, s: &mut State) {
        if self.free_setup {
            s.open.turn = DWARVES;
            s.open.phase = Phase::Place;
        } else {
            self.begin(s);
        }
    }

    /// The dragon player begins (DK-23) with a single action (DK-24).
    #[inline]
    fn begin(&self, s: &mut State) {
        s.open.turn = DRAGON;
        s.open.left = 1;
        s.open.phase = Phase::Action;
    }

    /// The hexes where a dwarf may start: empty and not beside the dragon (DK-12, DK-13).
    #[inline]
    pub(crate) fn places(&self, open: &Open) -> u64 {
        self.board.all & !open.taken() & !self.board.around[open.cell(Figure::Dragon).index()]
    }

    pub(crate) fn list_places(&self, open: &Open, out: &mut impl FnMut(Act)) {
        cells_of(self.places(open)).for_each(|cell| out(Act::Place(cell)));
    }

    pub(crate) fn check_place(&self, open: &Open, cell: Cell) -> Result<(), Clause> {
        if (open.taken() | !self.board.all) & cell.bit() != 0 {
            Err(Clause::PlaceTaken)
        } else if self.places(open) & cell.bit() == 0 {
            Err(Clause::Placement)
        } else {
            Ok(())
        }
    }

    #[inline]
    pub(crate) fn place(&self, s: &mut State, cell: Cell, out: &mut impl Narrate<Event>) {
        if let Some(dwarf) = s.open.to_place() {
            s.open.at[dwarf as usize] = cell;
            out.tell(|| Event::Placed(dwarf, cell));
        }
        if s.open.to_place().is_none() {
            self.begin(s);
        }
    }
}

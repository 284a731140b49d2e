//! Drako – Ætherya Pocket: two to four players, a kingdom of sixteen cards each, Portals that link what lies apart.
//!
//! A turn is a draw, then a replacement or a reveal, with a legend at any point of it. `deal.rs` is the set-up, `turn.rs`
//! the turn and the end, `legend.rs` the fifteen conditions; `kingdom.rs` knows what is linked to what, `score.rs` what
//! it is worth, `reason.rs` why and `preview.rs` what a card would bring; `view.rs` is all of information in one file. `pad.rs` scores games played with the
//! real box.

mod catalogue;
mod clause;
mod deal;
mod encode;
mod guide;
mod improve;
mod kind;
mod kingdom;
mod legend;
mod notation;
mod pack;
mod pad;
mod present;
mod preview;
mod reason;
mod score;
mod state;
mod turn;
mod view;
mod why;

pub use clause::Clause;
pub use kind::{Cell, Counts, Deck, Kind};
pub use kingdom::Kingdom;
pub use legend::{Legend, Legends, Stack};
pub use pack::Aetherya;
pub use score::{Category, Points};
pub use state::{Act, Event, Hidden, Move, Open, Phase, Roll, State};
pub use view::View;

use antre_kernel::{Dice, Eye, Illegal, Narrate, Next, Outcome, Rng, Rules, Seat};

// Small enough to be copied for every simulation.
const _: () = assert!(size_of::<State>() <= 512 && size_of::<Move>() <= 8);

impl Rules for Aetherya {
    type State = State;
    type Move = Move;
    type Roll = Roll;
    type View = View;
    type Event = Event;
    type Clause = Clause;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State { open: Open::new(), hidden: Hidden::new() }
    }

    #[inline]
    fn next(&self, s: &State) -> Next {
        if s.open.phase.is_choice() {
            Next::seat(s.open.turn)
        } else if s.open.phase == Phase::Over {
            Next::Over
        } else {
            Next::Chance
        }
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        let mut choices = if seat == s.open.turn { self.choices(s) } else { 0 };
        while choices != 0 {
            out(Move::numbered(choices.trailing_zeros()));
            choices &= choices - 1;
        }
    }

    fn check(&self, s: &State, seat: Seat, m: Move) -> Result<(), Illegal<Clause>> {
        self.check_choice(s, seat, m).map_err(|clause| Illegal { clause })
    }

    #[inline]
    fn apply(&self, s: &mut State, seat: Seat, m: Move, out: &mut impl Narrate<Event>) {
        self.choose(s, seat, m, out);
    }

    #[inline(always)]
    fn roll(&self, s: &State, dice: &mut impl Dice) -> Roll {
        // The two that come all the time stand first, and apart from those that fill a deck.
        if s.open.phase == Phase::Turning {
            Roll::Turn(s.hidden.cell(s.open.turn, s.open.cell))
        } else if s.open.phase == Phase::Drawing {
            Roll::Draw(s.hidden.pile.top().unwrap_or(Kind::Plain))
        } else {
            self.draw_seldom(s, dice)
        }
    }

    fn can_roll(&self, s: &State, roll: &Roll) -> bool {
        match (s.open.phase, roll) {
            (Phase::Deal, Roll::Deal { first, legends, bases }) => self.could_deal(*first, *legends, bases),
            (Phase::Lay, Roll::Lay(rest)) => rest.cards().iter().copied().collect::<Counts>() == s.open.deck,
            (Phase::Drawing, Roll::Draw(kind)) => s.hidden.pile.top() == Some(*kind),
            (Phase::Turning, Roll::Turn(kind)) => s.hidden.cell(s.open.turn, s.open.cell) == *kind,
            (Phase::Refill, Roll::Refill(legend)) => s.hidden.legends.first() == Some(*legend),
            (Phase::Shuffle, Roll::Shuffle(pile)) => {
                pile.cards().iter().copied().collect::<Counts>() == self.under_top(s)
            }
            _ => false,
        }
    }

    #[inline(always)]
    fn settle(&self, s: &mut State, roll: &Roll, out: &mut impl Narrate<Event>) {
        match roll {
            Roll::Draw(kind) => self.drawn(s, *kind, out),
            Roll::Turn(kind) => self.turned(s, *kind, out),
            Roll::Refill(legend) => self.refill(s, *legend, out),
            Roll::Shuffle(pile) => self.reshuffle(s, pile, out),
            Roll::Deal { first, legends, bases } => self.deal(s, *first, *legends, bases, out),
            Roll::Lay(rest) => self.lay_out(s, rest, out),
        }
    }

    fn outcome(&self, s: &State) -> Outcome {
        self.result(s)
    }

    fn view(&self, s: &State, eye: Eye) -> View {
        View::of(s, eye)
    }

    fn sample(&self, v: &View, dice: &mut impl Dice) -> State {
        v.sample(dice)
    }

    fn redact(&self, e: &Event, eye: Eye) -> Option<Event> {
        Some(view::redact(e, eye))
    }

    fn seen_as(&self, m: Move, _actor: Seat, _eye: Eye) -> Move {
        // AE-127: whatever is done with a card shows it, and where it goes.
        m
    }

    #[inline]
    fn random_move(&self, s: &State, _seat: Seat, rng: &mut Rng) -> Move {
        self.random_choice(s, rng)
    }
}

//! Cœur de Dragon: two players, fifty cards each, one board of arrows.
//!
//! A turn is one decision: cards of one type, and a pile where there is a choice. `play.rs` holds its moves,
//! checks and effects, `turn.rs` the figurine, the refill and the end; `view.rs` is all of information in one file.

mod card;
mod catalogue;
mod choose;
mod clause;
mod encode;
mod guide;
mod hand;
mod notation;
mod pack;
mod play;
mod present;
mod score;
mod state;
mod turn;
mod view;
mod why;

pub use card::{Bag, Kind, Pile, Type};
pub use clause::Clause;
pub use hand::{Few, Hand};
pub use pack::Coeur;
pub use state::{Event, Open, Phase, Play, Roll, State};
pub use view::View;

use antre_kernel::{Dice, Eye, Illegal, Narrate, Next, Outcome, Rng, Rules, Seat};

// Small enough to be copied for every simulation.
const _: () = assert!(size_of::<State>() <= 512 && size_of::<Play>() <= 8);

impl Rules for Coeur {
    type State = State;
    type Move = Play;
    type Roll = Roll;
    type View = View;
    type Event = Event;
    type Clause = Clause;

    fn seats(&self) -> u8 {
        2 // CD-01
    }

    fn start(&self) -> State {
        State { open: Open::new(), hands: Default::default(), piles: [self.set(), self.set()] }
    }

    #[inline]
    fn next(&self, s: &State) -> Next {
        match s.open.phase {
            Phase::Play => Next::seat(s.open.turn),
            Phase::Deal | Phase::Blind | Phase::Refill => Next::Chance,
            Phase::Over => Next::Over,
        }
    }

    #[inline]
    fn moves(&self, s: &State, seat: Seat, out: &mut impl FnMut(Play)) {
        self.list_plays(s, seat, out);
    }

    fn check(&self, s: &State, seat: Seat, m: Play) -> Result<(), Illegal<Clause>> {
        self.check_play(s, seat, m).map_err(|clause| Illegal { clause })
    }

    #[inline]
    fn apply(&self, s: &mut State, seat: Seat, m: Play, out: &mut impl Narrate<Event>) {
        self.play(s, seat, m, out);
    }

    #[inline]
    fn roll(&self, s: &State, dice: &mut impl Dice) -> Roll {
        self.draw(s, dice)
    }

    fn can_roll(&self, s: &State, roll: &Roll) -> bool {
        self.could_draw(s, roll)
    }

    #[inline]
    fn settle(&self, s: &mut State, roll: &Roll, out: &mut impl Narrate<Event>) {
        match roll {
            Roll::Deal { first, sets } => self.deal(s, *first, sets, out),
            Roll::Blind(at) => self.put_back(s, usize::from(*at), out),
            Roll::Refill(cards) => self.refill(s, *cards, cards.len(), out),
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

    fn seen_as(&self, m: Play, _actor: Seat, _eye: Eye) -> Play {
        // CD-86: every card is shown as it is laid, and so is the pile it takes.
        m
    }

    #[inline]
    fn random_move(&self, s: &State, seat: Seat, rng: &mut Rng) -> Play {
        self.random_play(s, seat, rng)
    }

    #[inline]
    fn stride(&self, s: &mut State, seat: Seat, rng: &mut Rng) {
        self.random_turn(s, seat, rng);
    }
}

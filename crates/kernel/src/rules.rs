//! The one trait a game implements, and the small types its questions are answered with.

use crate::{Dice, Eye, MAX_SEATS, Rng, Seat, SeatSet};
use std::fmt::Debug;

/// The rules of a game. `&self` is what is printed on the box: set-up, options and card tables.
///
/// A state is plain data without heap, closures or generator. The deal is the first chance. Pending choices are
/// data in the state; combinatorial choices are split into steps. What a seat has learned is state too, so that
/// [`Rules::view`] is a pure function and [`Rules::sample`] can respect it.
pub trait Rules: Sized + Send + Sync + 'static {
    /// The whole truth.
    type State: Clone + Eq + Debug + Send + Sync;
    /// One choice of one seat; small and cheap to copy.
    type Move: Copy + Eq + Debug + Send + Sync;
    /// What chance decided at one point.
    type Roll: Clone + Eq + Debug + Send + Sync;
    /// What one eye may know; owned, and without a way back to the truth.
    type View: Clone + Eq + Debug + Send + Sync;
    /// Something that happened, for the log and for motion on a screen.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// The clauses a refusal can cite.
    type Clause: Cite;

    /// How many seats this table has.
    fn seats(&self) -> u8;
    /// The state before anything happened.
    fn start(&self) -> Self::State;
    /// Who or what comes next.
    fn next(&self, s: &Self::State) -> Next;
    /// Lists the legal moves of a seat, each once.
    fn moves(&self, s: &Self::State, seat: Seat, out: &mut impl FnMut(Self::Move));
    /// Whether the move is legal; the refusal names its clause.
    ///
    /// # Errors
    /// The clause that forbids the move.
    fn check(&self, s: &Self::State, seat: Seat, m: Self::Move) -> Result<(), Illegal<Self::Clause>>;
    /// Plays a legal move. An illegal one may corrupt the state: ask [`Rules::check`] first.
    fn apply(&self, s: &mut Self::State, seat: Seat, m: Self::Move, out: &mut impl Narrate<Self::Event>);
    /// Draws what chance decides next, and changes nothing.
    fn roll(&self, s: &Self::State, dice: &mut impl Dice) -> Self::Roll;
    /// Whether chance could have decided this here; for records that come from outside.
    fn can_roll(&self, s: &Self::State, roll: &Self::Roll) -> bool;
    /// Lets a possible roll happen.
    fn settle(&self, s: &mut Self::State, roll: &Self::Roll, out: &mut impl Narrate<Self::Event>);
    /// The result; asked only when [`Rules::next`] says it is over.
    fn outcome(&self, s: &Self::State) -> Outcome;
    /// From truth to knowledge: all that this eye may know, memory included, and nothing else.
    fn view(&self, s: &Self::State, eye: Eye) -> Self::View;
    /// From knowledge to some world that fits it, each as likely as the rules make it.
    fn sample(&self, v: &Self::View, dice: &mut impl Dice) -> Self::State;
    /// The event as this eye perceives it, if it does.
    fn redact(&self, e: &Self::Event, eye: Eye) -> Option<Self::Event>;
    /// The move as this eye perceives it: moves it cannot tell apart come out equal.
    fn seen_as(&self, m: Self::Move, actor: Seat, eye: Eye) -> Self::Move;

    /// A legal move, each equally likely. A game overrides this only to be faster.
    #[inline]
    fn random_move(&self, s: &Self::State, seat: Seat, rng: &mut Rng) -> Self::Move {
        any_move(self, s, seat, rng)
    }

    /// Plays one random move of a seat and lets chance answer until somebody is to act or it is over: what playouts
    /// are made of. A game overrides this only to be faster; by law both ways lead from the same generator to the
    /// same state.
    #[inline]
    fn stride(&self, s: &mut Self::State, seat: Seat, rng: &mut Rng) {
        let m = self.random_move(s, seat, rng);
        self.apply(s, seat, m, &mut ());
        while self.next(s) == Next::Chance {
            let roll = self.roll(s, rng);
            self.settle(s, &roll, &mut ());
        }
    }
}

/// A legal move, each equally likely, found by listing them twice: for games that do not know a faster way, and for
/// those of their choices that are too rare to have one.
#[inline]
pub fn any_move<R: Rules>(rules: &R, s: &R::State, seat: Seat, rng: &mut Rng) -> R::Move {
    let mut count = 0usize;
    rules.moves(s, seat, &mut |_| count += 1);
    let mut left = rng.below(count);
    let mut chosen = None;
    rules.moves(s, seat, &mut |m| {
        if left == 0 && chosen.is_none() {
            chosen = Some(m);
        }
        left = left.wrapping_sub(1);
    });
    match chosen {
        Some(m) => m,
        None => unreachable!("a seat that is to act has a move"),
    }
}

/// Who or what comes next in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// These seats may act, in any order among them.
    Seats(SeatSet),
    /// Chance decides.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl Next {
    /// One seat is to act.
    #[inline]
    pub const fn seat(seat: Seat) -> Next {
        Next::Seats(SeatSet::one(seat))
    }

    /// Whether this seat may act now.
    #[inline]
    pub const fn may_act(self, seat: Seat) -> bool {
        matches!(self, Next::Seats(set) if set.has(seat))
    }
}

/// How a game ended: the share of the win and the rulebook's points for each seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    seats: u8,
    share: [f32; MAX_SEATS],
    points: [i32; MAX_SEATS],
}

impl Outcome {
    /// The result of a game in which the `winners` share the win evenly.
    ///
    /// # Panics
    /// If more points than [`MAX_SEATS`] are given, or nobody wins.
    #[inline]
    pub fn new(points: &[i32], winners: SeatSet) -> Outcome {
        assert!(!winners.is_empty());
        let mut outcome =
            Outcome { seats: points.len() as u8, share: [0.0; MAX_SEATS], points: [0; MAX_SEATS] };
        outcome.points[..points.len()].copy_from_slice(points);
        let each = 1.0 / winners.len() as f32;
        for (index, share) in outcome.share[..points.len()].iter_mut().enumerate() {
            if winners.has(Seat::new(index)) {
                *share = each;
            }
        }
        outcome
    }

    /// What part of the win is this seat's: shares add up to 1.
    #[inline]
    pub fn share(&self, seat: Seat) -> f32 {
        self.share[seat.index()]
    }

    /// The points of this seat by the rulebook.
    #[inline]
    pub fn points(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }

    /// The seats that won, alone or together.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.share(seat) > 0.0).collect()
    }

    /// How many seats the result speaks of.
    pub fn seats(&self) -> u8 {
        self.seats
    }
}

/// A clause of a rulebook that can be cited by its stable id.
pub trait Cite: Copy + Eq + Debug + Send + Sync + 'static {
    /// The id, such as `CD-42`.
    fn id(self) -> &'static str;
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal<C> {
    /// The clause that forbids it.
    pub clause: C,
}

/// Listens to what happens. The listener `()` never even has the event built.
pub trait Narrate<E> {
    /// Takes one event, built only if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

impl<E> Narrate<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Narrate<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

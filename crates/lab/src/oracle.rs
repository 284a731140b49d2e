//! The oracle's game: nothing is hidden, so that what honesty costs can be measured.

use antre_kernel::{
    Dice, Encode, Eye, Guide, Illegal, MAX_SEATS, Narrate, Next, Outcome, Rng, Rules, SearchConfig, Seat,
};

/// The same game for one who sees everything: a view is the truth. It exists in the lab alone, and no table is ever
/// opened with it.
pub struct Clairvoyant<R>(pub R);

impl<R: Rules> Rules for Clairvoyant<R> {
    type State = R::State;
    type Move = R::Move;
    type Roll = R::Roll;
    type View = R::State;
    type Event = R::Event;
    type Clause = R::Clause;

    fn seats(&self) -> u8 {
        self.0.seats()
    }
    fn start(&self) -> R::State {
        self.0.start()
    }
    fn next(&self, s: &R::State) -> Next {
        self.0.next(s)
    }
    fn moves(&self, s: &R::State, seat: Seat, out: &mut impl FnMut(R::Move)) {
        self.0.moves(s, seat, out);
    }
    fn check(&self, s: &R::State, seat: Seat, m: R::Move) -> Result<(), Illegal<R::Clause>> {
        self.0.check(s, seat, m)
    }
    fn apply(&self, s: &mut R::State, seat: Seat, m: R::Move, out: &mut impl Narrate<R::Event>) {
        self.0.apply(s, seat, m, out);
    }
    fn roll(&self, s: &R::State, dice: &mut impl Dice) -> R::Roll {
        self.0.roll(s, dice)
    }
    fn can_roll(&self, s: &R::State, roll: &R::Roll) -> bool {
        self.0.can_roll(s, roll)
    }
    fn settle(&self, s: &mut R::State, roll: &R::Roll, out: &mut impl Narrate<R::Event>) {
        self.0.settle(s, roll, out);
    }
    fn outcome(&self, s: &R::State) -> Outcome {
        self.0.outcome(s)
    }
    fn view(&self, s: &R::State, _: Eye) -> R::State {
        s.clone()
    }
    fn sample(&self, v: &R::State, _: &mut impl Dice) -> R::State {
        v.clone()
    }
    fn redact(&self, e: &R::Event, _: Eye) -> Option<R::Event> {
        Some(e.clone())
    }
    fn seen_as(&self, m: R::Move, _: Seat, _: Eye) -> R::Move {
        m
    }
    fn random_move(&self, s: &R::State, seat: Seat, rng: &mut Rng) -> R::Move {
        self.0.random_move(s, seat, rng)
    }
    fn stride(&self, s: &mut R::State, seat: Seat, rng: &mut Rng) {
        self.0.stride(s, seat, rng);
    }
}

impl<R: Encode> Encode for Clairvoyant<R> {
    const FEATURES: usize = R::FEATURES;
    const LEARNED: &'static str = R::LEARNED;

    fn is_learned(&self) -> bool {
        self.0.is_learned()
    }
    fn valued_seat(&self, mover: Seat) -> Seat {
        self.0.valued_seat(mover)
    }
    fn encode(&self, s: &R::State, seat: Seat, out: &mut impl FnMut(usize, i16)) {
        self.0.encode(s, seat, out);
    }
    fn encode_view(&self, v: &R::State, seat: Seat, out: &mut impl FnMut(usize, i16)) {
        self.0.encode(v, seat, out);
    }
}

impl<R: Guide> Guide for Clairvoyant<R> {
    const SEARCH: SearchConfig = R::SEARCH;
    const SEARCH_0_1: SearchConfig = R::SEARCH_0_1;

    fn worth(&self, view: &R::State, seat: Seat, m: R::Move) -> i32 {
        self.0.worth(&self.0.view(view, Eye::Seat(seat)), seat, m)
    }
    fn moves_with_worth(&self, s: &R::State, seat: Seat, out: &mut impl FnMut(R::Move, i32)) {
        self.0.moves_with_worth(s, seat, out);
    }
    fn reward(&self, outcome: &Outcome, seat: Seat) -> f32 {
        self.0.reward(outcome, seat)
    }
    fn evaluate(&self, s: &R::State) -> [f32; MAX_SEATS] {
        self.0.evaluate(s)
    }
    fn observation(&self, s: &R::State) -> u8 {
        self.0.observation(s)
    }
    fn episode(&self, s: &R::State) -> u32 {
        self.0.episode(s)
    }
}

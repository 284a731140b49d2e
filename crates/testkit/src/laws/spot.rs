//! One state of one game with all that the laws ask about it, and one step on from there.

use super::{Broken, Law, Run, garble};
use antre_kernel::{Dice, Eye, Field, Next, Ply, PlyOf, Rng, Rules, Seat};
use antre_stage::Present;

/// A state that is being looked at.
pub(crate) struct Spot<'s, R: Present> {
    pub(crate) seed: u64,
    pub(crate) ply: u32,
    pub(crate) state: &'s R::State,
    pub(crate) next: Next,
    /// The legal moves of the seats that are to act.
    pub(crate) listed: Vec<(Seat, Vec<R::Move>)>,
    pub(crate) position: Vec<Field>,
    pub(crate) sights: Vec<Sight<R>>,
    /// Dice for the laws, so that what they draw does not change the game.
    dice: Rng,
}

/// What one eye makes of a state.
pub(crate) struct Sight<R: Rules> {
    pub(crate) eye: Eye,
    pub(crate) view: R::View,
    /// Worlds sampled from the view.
    pub(crate) worlds: Vec<R::State>,
    /// Other truths with the same view: sampled, or the truth with two pieces swapped.
    pub(crate) twins: Vec<R::State>,
}

/// Worlds sampled for each eye at each state.
const WORLDS: usize = 2;

/// One state in so many has two of its pieces swapped.
const SWAPS: usize = 2;

impl<'s, R: Present> Spot<'s, R> {
    pub(crate) fn new(run: &mut Run<'_, R>, seed: u64, ply: u32, state: &'s R::State) -> Self {
        let rules = run.rules;
        let mut dice = Rng::for_job(seed ^ 0x1a35, u64::from(ply));
        let next = rules.next(state);
        let acting = Seat::all(rules.seats()).filter(|&seat| next.may_act(seat));
        let listed = acting.map(|seat| (seat, list(rules, state, seat))).collect();
        let position = rules.write_position(state);
        let swaps = run.any(&[Law::NonInterference, Law::Log]) && dice.below(SWAPS) == 0;
        let swapped = swaps.then(|| swap(rules, &position, &mut dice)).flatten();
        let look = |eye| {
            let view = rules.view(state, eye);
            let worlds: Vec<R::State> = (0..WORLDS).map(|_| rules.sample(&view, &mut dice)).collect();
            let others = worlds.iter().chain(&swapped);
            let twins =
                others.filter(|&other| other != state && rules.view(other, eye) == view).cloned().collect();
            Sight { eye, view, worlds, twins }
        };
        let sights: Vec<Sight<R>> = Eye::all(rules.seats()).map(look).collect();
        run.tally.worlds += (sights.len() * WORLDS) as u64;
        run.tally.twins += sights.iter().map(|sight| sight.twins.len() as u64).sum::<u64>();
        Spot { seed, ply, state, next, listed, position, sights, dice }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.next == Next::Over
    }

    /// The legal moves of a seat; none if it is not to act.
    pub(crate) fn moves_of(&self, seat: Seat) -> &[R::Move] {
        self.listed.iter().find(|(acting, _)| *acting == seat).map_or(&[], |(_, moves)| moves)
    }

    /// Dice for one law; each law has its own, so that none disturbs another.
    pub(crate) fn dice(&self, law: Law) -> Rng {
        Rng::for_job(self.dice.clone().bits(), law as u64)
    }

    pub(crate) fn broken(&self, law: Law, what: impl Into<String>) -> Broken {
        let position = self.position.clone();
        Broken { law, seed: Some(self.seed), ply: self.ply, what: what.into(), position }
    }
}

/// The moves of a seat that is to act.
pub(crate) fn list<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> Vec<R::Move> {
    let mut moves = Vec::new();
    rules.moves(state, seat, &mut |m| moves.push(m));
    moves
}

/// The events as an eye perceives them.
pub(crate) fn told<R: Rules>(rules: &R, events: &[R::Event], eye: Eye) -> Vec<R::Event> {
    events.iter().filter_map(|event| rules.redact(event, eye)).collect()
}

/// Another truth: the position with two of its words swapped, if it can be read.
fn swap<R: Present>(rules: &R, position: &[Field], dice: &mut Rng) -> Option<R::State> {
    let mut fields = position.to_vec();
    garble::swap_words(&mut fields, dice)?;
    rules.read_position(&fields).ok()
}

/// One step of a game: what happened, what was told, and what came of it.
pub(crate) struct Step<R: Rules> {
    pub(crate) ply: PlyOf<R>,
    pub(crate) events: Vec<R::Event>,
    pub(crate) after: R::State,
}

impl<R: Present> Step<R> {
    /// A random step, if somebody or something can take one.
    pub(crate) fn random(rules: &R, spot: &Spot<'_, R>, dice: &mut Rng) -> Option<Step<R>> {
        let ply = match spot.next {
            Next::Over => return None,
            Next::Chance => Ply::Roll(rules.roll(spot.state, dice)),
            Next::Seats(_) => {
                if spot.listed.is_empty() {
                    return None;
                }
                let (seat, moves) = &spot.listed[dice.below(spot.listed.len())];
                if moves.is_empty() {
                    return None;
                }
                Ply::Move(*seat, moves[dice.below(moves.len())])
            }
        };
        let (after, events) = happen(rules, spot.state, &ply);
        Some(Step { ply, events, after })
    }
}

/// Lets a ply happen in a state and listens.
pub(crate) fn happen<R: Rules>(rules: &R, state: &R::State, ply: &PlyOf<R>) -> (R::State, Vec<R::Event>) {
    let mut after = state.clone();
    let mut events = Vec::new();
    match ply {
        Ply::Move(seat, m) => rules.apply(&mut after, *seat, *m, &mut events),
        Ply::Roll(roll) => rules.settle(&mut after, roll, &mut events),
    }
    (after, events)
}

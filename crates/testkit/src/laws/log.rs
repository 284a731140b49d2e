//! The log: an eye is told what its view learns and nothing else, and look-alike moves are told alike.

use super::chance;
use super::spot::{Sight, Spot, Step, happen, list, told};
use super::{Law, Lawful, Run};
use antre_kernel::{Dice, Eye, Next, Ply, PlyOf, Rng, Seat};
use antre_stage::Present;

/// As many moves of one state as are compared with each other.
const COMPARED: usize = 48;

pub(crate) fn at<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    if !run.on(Law::LookAlikes) {
        return Ok(());
    }
    for (seat, moves) in &spot.listed {
        for sight in &spot.sights {
            look_alikes(run, spot, *seat, &moves[..moves.len().min(COMPARED)], sight.eye)?;
        }
    }
    Ok(())
}

/// Moves look the same to an eye exactly when they have the same story and leave it with the same view.
fn look_alikes<R: Present>(
    run: &mut Run<'_, R>,
    spot: &Spot<'_, R>,
    seat: Seat,
    moves: &[R::Move],
    eye: Eye,
) -> Lawful {
    let rules = run.rules;
    let write = |m| rules.write_move(m);
    if eye.is(seat) {
        let Some((m, looks)) =
            moves.iter().map(|&m| (m, rules.seen_as(m, seat, eye))).find(|(m, looks)| m != looks)
        else {
            return Ok(());
        };
        let what = format!("{seat} sees its own {} as {}", write(m), write(looks));
        return Err(spot.broken(Law::LookAlikes, what));
    }
    // What each move looks like, the move itself, and what came of it.
    let mut stories = Vec::with_capacity(moves.len());
    for &m in moves {
        let (after, events) = happen(rules, spot.state, &Ply::Move(seat, m));
        let story = (told(rules, &events, eye), rules.view(&after, eye), rules.next(&after));
        let looks = rules.seen_as(m, seat, eye);
        for (other_looks, other, other_story) in &stories {
            let alike = *other_looks == looks;
            run.tally.look_alikes += u64::from(alike);
            let what = match (alike, *other_story == story) {
                (true, true) | (false, false) => continue,
                (true, false) => "look alike, but are told apart",
                (false, true) => "cannot be told apart, but do not look alike",
            };
            let [a, b] = [*other, m].map(write);
            let looks = format!("{} and {}", write(*other_looks), write(looks));
            let what =
                format!("to {eye}, {seat} {a} and {seat} {b} {what}: {looks}\n{other_story:?}\n{story:?}");
            return Err(spot.broken(Law::LookAlikes, what));
        }
        stories.push((looks, m, story));
    }
    Ok(())
}

pub(crate) fn after<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>, step: &Step<R>) -> Lawful {
    if !run.on(Law::Log) {
        return Ok(());
    }
    let rules = run.rules;
    let mut dice = spot.dice(Law::Log);
    let others = match &step.ply {
        Ply::Move(..) => Vec::new(),
        Ply::Roll(roll) => chance::others(rules, spot, roll, &mut dice),
    };
    for sight in &spot.sights {
        for twin in &sight.twins {
            if let Some(ply) = same_to(rules, twin, &step.ply, sight.eye, &mut dice) {
                compare(run, spot, step, sight, twin, &ply)?;
            }
        }
        for roll in others.iter().filter(|roll| rules.can_roll(spot.state, roll)) {
            compare(run, spot, step, sight, spot.state, &Ply::Roll(roll.clone()))?;
        }
    }
    Ok(())
}

/// What could happen in another truth and look to the eye like this ply, if anything could.
fn same_to<R: Present>(
    rules: &R,
    twin: &R::State,
    ply: &PlyOf<R>,
    eye: Eye,
    dice: &mut Rng,
) -> Option<PlyOf<R>> {
    let next = rules.next(twin);
    match ply {
        Ply::Roll(roll) => (next == Next::Chance && rules.can_roll(twin, roll)).then(|| ply.clone()),
        Ply::Move(seat, m) => {
            if !next.may_act(*seat) {
                return None;
            }
            let looks = rules.seen_as(*m, *seat, eye);
            let mut moves = list(rules, twin, *seat);
            moves.retain(|&other| rules.seen_as(other, *seat, eye) == looks);
            (!moves.is_empty()).then(|| Ply::Move(*seat, moves[dice.below(moves.len())]))
        }
    }
}

/// After what looked the same, the eye was told the same exactly when it knows the same.
fn compare<R: Present>(
    run: &Run<'_, R>,
    spot: &Spot<'_, R>,
    step: &Step<R>,
    sight: &Sight<R>,
    twin: &R::State,
    ply: &PlyOf<R>,
) -> Lawful {
    let rules = run.rules;
    let eye = sight.eye;
    let (after, events) = happen(rules, twin, ply);
    let (here, there) = (told(rules, &step.events, eye), told(rules, &events, eye));
    let (mine, other) = (rules.view(&step.after, eye), rules.view(&after, eye));
    let what = match (here == there, mine == other) {
        (true, true) if rules.next(&step.after) != rules.next(&after) => "does not know who comes next",
        (true, true) | (false, false) => return Ok(()),
        (true, false) => "knows more than it was told",
        (false, true) => "was told more than it may know",
    };
    let what = format!(
        "{eye} {what}, after {:?} here and {ply:?} in a truth it could not tell apart\n\
         told here:  {here:?}\ntold there: {there:?}\nknows here:  {mine:?}\nknows there: {other:?}\n\
         the other truth: {twin:?}",
        step.ply
    );
    Err(spot.broken(Law::Log, what))
}

//! Non-interference: what an eye cannot tell apart is shown, listed and refused to it alike.

use super::spot::{Spot, list};
use super::tables::excerpt_of;
use super::{Law, Lawful, Run};
use antre_kernel::{Cite, Dice, Eye, Key, Next, Rng, Seat, Table};
use antre_stage::{Choice, Present};
use std::sync::Arc;

/// As many candidate moves as are put to two truths.
const CANDIDATES: usize = 48;

pub(crate) fn at<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    if !run.on(Law::NonInterference) {
        return Ok(());
    }
    let mut dice = spot.dice(Law::NonInterference);
    let thorough = dice.below(4) == 0;
    for sight in &spot.sights {
        for twin in &sight.twins {
            let told_apart = asked(run, spot.state, twin, sight.eye, &mut dice)
                .or_else(|| thorough.then(|| shown(run, spot.state, twin, sight.eye)).flatten());
            if let Some(what) = told_apart {
                let what = format!("{} can tell two truths apart: {what}\nthe other: {twin:?}", sight.eye);
                return Err(spot.broken(Law::NonInterference, what));
            }
        }
    }
    let sight = &spot.sights[dice.below(spot.sights.len())];
    match sight.twins.first().filter(|_| dice.below(6) == 0) {
        Some(twin) => tables(run, spot, twin, sight.eye, &mut dice),
        None => Ok(()),
    }
}

/// A question that two truths answer differently: who is next, the legal moves, refusals, the result.
fn asked<R: Present>(
    run: &Run<'_, R>,
    here: &R::State,
    there: &R::State,
    eye: Eye,
    dice: &mut Rng,
) -> Option<String> {
    let rules = run.rules;
    let (next, other) = (rules.next(here), rules.next(there));
    if next != other {
        return Some(format!("next comes {next:?} or {other:?}"));
    }
    if next == Next::Over {
        let (outcome, other) = (rules.outcome(here), rules.outcome(there));
        return (outcome != other).then(|| format!("the result is {outcome:?} or {other:?}"));
    }
    let seat = eye.seat()?;
    if next.may_act(seat) {
        let (moves, other) = (list(rules, here, seat), list(rules, there, seat));
        if moves != other {
            return Some(format!("its moves are listed as\n{moves:?}\nor\n{other:?}"));
        }
    }
    let pool = run.pool.moves();
    (0..CANDIDATES.min(pool.len())).find_map(|_| {
        let m = pool[dice.below(pool.len())];
        let [here, there] = [here, there].map(|state| {
            rules.check(state, seat, m).map_or_else(|illegal| illegal.clause.id(), |()| "nothing")
        });
        (here != there).then(|| format!("{seat} {} is refused by {here} or {there}", rules.write_move(m)))
    })
}

/// Something that is shown differently in two truths: the view itself, the scene, the choices, what is known.
fn shown<R: Present>(run: &Run<'_, R>, here: &R::State, there: &R::State, eye: Eye) -> Option<String> {
    let rules = run.rules;
    let views = [here, there].map(|state| rules.view(state, eye));
    let [view, other] = views.each_ref().map(|view| format!("{view:?}"));
    if view != other {
        return Some(format!("the views are equal, but not the same:\n{view}\n{other}"));
    }
    let [scene, other] = views.each_ref().map(|view| rules.scene(view));
    if scene != other {
        let differing = scene.zones.iter().zip(&other.zones).find(|(a, b)| a != b);
        return Some(format!("the scenes differ: {differing:?}"));
    }
    if let Some(seat) = eye.seat().filter(|&seat| rules.next(here).may_act(seat)) {
        let choices = |view, state| -> Vec<Choice> {
            list(rules, state, seat).into_iter().map(|m| rules.choice(view, seat, m)).collect()
        };
        let (choices, other) = (choices(&views[0], here), choices(&views[1], there));
        if choices != other {
            let differing = choices.iter().zip(&other).find(|(a, b)| a != b);
            return Some(format!("the choices differ: {differing:?}"));
        }
    }
    scene.zones.iter().map(|zone| zone.id.as_str()).find_map(|zone| {
        let [knows, other] = views.each_ref().map(|view| rules.knows(view, zone));
        (knows != other).then(|| format!("of {zone} it knows {knows:?} or {other:?}"))
    })
}

/// Two tables that differ only in what the eye cannot see stay the same to it until it is told a difference.
fn tables<R: Present>(
    run: &Run<'_, R>,
    spot: &Spot<'_, R>,
    twin: &R::State,
    eye: Eye,
    dice: &mut Rng,
) -> Lawful {
    let rules = run.rules;
    let key = Key::practice(dice.bits());
    let mut tables = [spot.state, twin]
        .map(|state| Table::from_position(Arc::clone(&run.laws.rules), state.clone(), key.clone()));
    for _ in 0..8 {
        let [told, other] = tables.each_ref().map(|table| table.events(eye));
        if told != other {
            return Ok(());
        }
        let [here, there] = tables.each_ref().map(|table| excerpt_of(table, eye));
        if here != there {
            let what = format!("{eye} can tell two tables apart:\n{here}\n{there}\nthe other: {twin:?}");
            return Err(spot.broken(Law::NonInterference, what));
        }
        let Next::Seats(seats) = tables[0].next() else { return Ok(()) };
        let Some(seat) = seats.iter().nth(dice.below(seats.len().max(1))) else { return Ok(()) };
        if let Some(own) = eye.seat() {
            refused_alike(run, spot, &mut tables, own, dice)?;
        }
        let moves = tables.each_ref().map(|table| table.moves(seat));
        if moves[0].is_empty() {
            return Ok(());
        }
        let m = moves[0][dice.below(moves[0].len())];
        let looks = rules.seen_as(m, seat, eye);
        let Some(other) = moves[1].iter().find(|&&m| rules.seen_as(m, seat, eye) == looks) else {
            return Ok(());
        };
        let [first, second] = &mut tables;
        if first.play(seat, m).is_err() || second.play(seat, *other).is_err() {
            return Ok(());
        }
    }
    Ok(())
}

/// What one table refuses to the eye's own seat, the other refuses by the same clause.
fn refused_alike<R: Present>(
    run: &Run<'_, R>,
    spot: &Spot<'_, R>,
    tables: &mut [Table<R>; 2],
    seat: Seat,
    dice: &mut Rng,
) -> Lawful {
    let pool = run.pool.moves();
    for _ in 0..4.min(pool.len()) {
        let m = pool[dice.below(pool.len())];
        if tables.iter().any(|table| table.moves(seat).contains(&m)) {
            continue;
        }
        let [here, there] = tables.each_mut().map(|table| table.play(seat, m));
        if here != there {
            let what = format!("{seat} {} is refused by {here:?} or {there:?}", run.rules.write_move(m));
            return Err(spot.broken(Law::NonInterference, what));
        }
        if here.is_ok() {
            return Ok(());
        }
    }
    Ok(())
}

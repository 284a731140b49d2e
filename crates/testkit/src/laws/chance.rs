//! Chance: dice and moves alone decide what happens.

use super::garble::{garble, swap_two};
use super::spot::{Spot, Step, happen, list};
use super::{Law, Lawful, Run, cards};
use antre_kernel::{Dice, Key, Next, Ply, Rng};
use antre_stage::Present;

/// As many rolls as are kept to be tried elsewhere.
const KEEP: usize = 64;

pub(crate) fn after<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>, step: &Step<R>) -> Lawful {
    if !run.on(Law::Chance) {
        return Ok(());
    }
    let rules = run.rules;
    let broken = |what: String| Err(spot.broken(Law::Chance, what));
    let mut unheard = spot.state.clone();
    match &step.ply {
        Ply::Move(seat, m) => rules.apply(&mut unheard, *seat, *m, &mut ()),
        Ply::Roll(roll) => rules.settle(&mut unheard, roll, &mut ()),
    }
    if unheard != step.after || happen(rules, spot.state, &step.ply).0 != step.after {
        return broken(format!("{:?} had two results:\n{:?}\n{unheard:?}", step.ply, step.after));
    }
    let Ply::Roll(roll) = &step.ply else { return Ok(()) };
    let mut dice = spot.dice(Law::Chance);
    if !rules.can_roll(spot.state, roll) {
        return broken(format!("{} was rolled, but is said to be impossible", rules.write_roll(roll)));
    }
    let key = Key::practice(dice.bits());
    let draw = || rules.roll(spot.state, &mut key.at_ply(spot.ply));
    let (once, again) = (draw(), draw());
    if once != again {
        let [once, again] = [once, again].map(|roll| rules.write_roll(&roll));
        return broken(format!("the same dice rolled {once} and {again}"));
    }
    if run.rolls.len() < KEEP {
        run.rolls.push(roll.clone());
    } else {
        let at = dice.below(KEEP);
        run.rolls[at] = roll.clone();
    }
    let mut strange = others(rules, spot, roll, &mut dice);
    strange.extend((0..8).map(|_| run.rolls[dice.below(run.rolls.len())].clone()));
    for roll in strange.iter().filter(|roll| rules.can_roll(spot.state, roll)) {
        possible(run, spot, roll)?;
    }
    Ok(())
}

/// A roll that is said to be possible leaves the game in order.
fn possible<R: Present>(run: &Run<'_, R>, spot: &Spot<'_, R>, roll: &R::Roll) -> Lawful {
    let rules = run.rules;
    let (after, _) = happen(rules, spot.state, &Ply::Roll(roll.clone()));
    let mut wrong = None;
    if let (Some(count), Some(all)) = (&run.laws.census, &run.census) {
        wrong = cards::differ(all, &count(rules, &after));
    }
    if let Next::Seats(seats) = rules.next(&after) {
        let stuck = seats.iter().find(|&seat| list(rules, &after, seat).is_empty());
        wrong = wrong.or(stuck.map(|seat| format!("{seat} is to act, but has no move")));
    }
    match wrong {
        Some(wrong) => {
            let what = format!("{} is said to be possible, but then {wrong}", rules.write_roll(roll));
            Err(spot.broken(Law::Chance, what))
        }
        None => Ok(()),
    }
}

/// Other rolls near this one: drawn anew, or read from its notation with two words swapped or a letter changed.
pub(crate) fn others<R: Present>(
    rules: &R,
    spot: &Spot<'_, R>,
    roll: &R::Roll,
    dice: &mut Rng,
) -> Vec<R::Roll> {
    let text = rules.write_roll(roll);
    let mut rolls: Vec<R::Roll> = (0..2).map(|_| rules.roll(spot.state, dice)).collect();
    for _ in 0..4 {
        let swapped = swap_two(&text, dice).unwrap_or_default();
        rolls.extend(rules.read_roll(&swapped).ok());
        rolls.extend(rules.read_roll(&garble(&text, &text, dice)).ok());
    }
    rolls.retain(|other| other != roll);
    rolls
}

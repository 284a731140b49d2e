//! Strides: a game may take a move and what chance answers in one go, if it comes to the same.

use super::spot::Spot;
use super::{Law, Lawful, Run};
use antre_kernel::{Dice, Next};
use antre_stage::Present;

pub(crate) fn at<R: Present>(run: &Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    if !run.on(Law::Stride) {
        return Ok(());
    }
    let rules = run.rules;
    let seed = spot.dice(Law::Stride);
    for &(seat, _) in spot.listed.iter().filter(|(_, moves)| !moves.is_empty()) {
        let (mut strode, mut rng) = (spot.state.clone(), seed.clone());
        rules.stride(&mut strode, seat, &mut rng);
        let (mut stepped, mut dice) = (spot.state.clone(), seed.clone());
        let m = rules.random_move(&stepped, seat, &mut dice);
        rules.apply(&mut stepped, seat, m, &mut ());
        while rules.next(&stepped) == Next::Chance {
            let roll = rules.roll(&stepped, &mut dice);
            rules.settle(&mut stepped, &roll, &mut ());
        }
        if strode != stepped || rng.bits() != dice.bits() {
            let what =
                format!("a stride of {seat} does not lead where {} and chance lead", rules.write_move(m));
            return Err(spot.broken(Law::Stride, what));
        }
    }
    Ok(())
}

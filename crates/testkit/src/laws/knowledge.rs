//! Knowledge: a sampled world fits what the eye knows, and is a game like any other.

use super::spot::{Spot, list};
use super::{Law, Lawful, Run};
use antre_kernel::{Dice, Next, Ply, PlyOf, Rng};
use antre_stage::Present;

pub(crate) fn at<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    if !run.on(Law::Knowledge) {
        return Ok(());
    }
    let rules = run.rules;
    let mut dice = spot.dice(Law::Knowledge);
    for sight in &spot.sights {
        for world in &sight.worlds {
            let eye = sight.eye;
            let broken = |what: String| {
                let what = format!("{what}\nin the world {world:?}");
                Err(spot.broken(Law::Knowledge, what))
            };
            let view = rules.view(world, eye);
            if view != sight.view {
                return broken(format!(
                    "{eye} would see a sampled world differently:\n{:?}\n{view:?}",
                    sight.view
                ));
            }
            let next = rules.next(world);
            if next != spot.next {
                return broken(format!("{eye} takes {next:?} to come next, but it is {:?}", spot.next));
            }
            let Some(seat) = eye.seat().filter(|&seat| next.may_act(seat)) else { continue };
            let (listed, here) = (list(rules, world, seat), spot.moves_of(seat));
            let odd = listed.iter().find(|m| !here.contains(m)).or(here.iter().find(|m| !listed.contains(m)));
            if let Some(m) = odd {
                let m = rules.write_move(*m);
                return broken(format!("{eye} cannot know whether {m} is legal: a sampled world disagrees"));
            }
        }
    }
    let sight = &spot.sights[dice.below(spot.sights.len())];
    for world in &sight.worlds[..1] {
        if let Some((law, what)) = play_on(run, world, &mut dice) {
            let what = format!("in a world that {} may imagine, {what}\n{world:?}", sight.eye);
            return Err(spot.broken(law, what));
        }
    }
    Ok(())
}

/// Plays a sampled world to the end, and says what went wrong if it does not get there.
fn play_on<R: Present>(run: &Run<'_, R>, world: &R::State, dice: &mut Rng) -> Option<(Law, String)> {
    let rules = run.rules;
    let mut state = world.clone();
    for _ in 0..=run.laws.bound {
        let ply: PlyOf<R> = match rules.next(&state) {
            Next::Over => return None,
            Next::Chance => Ply::Roll(rules.roll(&state, dice)),
            Next::Seats(seats) => {
                let Some(seat) = seats.first() else {
                    return Some((Law::Knowledge, "nobody is to act".into()));
                };
                let moves = list(rules, &state, seat);
                if moves.is_empty() {
                    return Some((Law::Knowledge, format!("{seat} is to act, but has no move")));
                }
                Ply::Move(seat, moves[dice.below(moves.len())])
            }
        };
        match ply {
            Ply::Move(seat, m) => rules.apply(&mut state, seat, m, &mut ()),
            Ply::Roll(roll) => rules.settle(&mut state, &roll, &mut ()),
        }
    }
    run.on(Law::End).then(|| (Law::End, format!("the game is not over after {} plies", run.laws.bound)))
}

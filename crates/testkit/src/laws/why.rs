//! Why: whatever is seen can be asked about, and the answer is a clause that does not tell what is hidden.

use super::spot::Spot;
use super::{Law, Lawful, Run};
use antre_kernel::Dice;
use antre_stage::{Choice, Explainer, Present, Scene, Touched, Why, Zone};

/// One state in so many is asked about.
const SHARE: usize = 8;

pub(crate) fn at<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    let mut dice = spot.dice(Law::Why);
    if !run.on(Law::Why) || dice.below(SHARE) > 0 && !spot.is_over() {
        return Ok(());
    }
    let rules = run.rules;
    for sight in &spot.sights {
        let eye = sight.eye;
        let broken = |what: String| Err(spot.broken(Law::Why, format!("to {eye}, {what}")));
        let answers = Explainer::new(rules, &sight.view, eye);
        let choices: Vec<Choice> = eye.seat().map_or_else(Vec::new, |seat| {
            spot.moves_of(seat).iter().map(|&m| rules.choice(&sight.view, seat, m)).collect()
        });
        let things = things(answers.scene());
        for id in &things {
            let Some((thing, why)) = Touched::find(answers.scene(), id).zip(answers.why(id)) else {
                return broken(format!("nothing is said about `{id}`"));
            };
            let used = choices.iter().filter(|choice| thing.is_used_by(choice)).count();
            match why {
                Why::Possible(n) if n == used => {}
                _ if used > 0 => return broken(format!("`{id}` is {why:?}, but {used} choices touch it")),
                Why::Possible(_) => return broken(format!("`{id}` is {why:?}, but no choice touches it")),
                Why::Refused(clause) | Why::Nothing(clause) if run.laws.clauses.contains(&clause) => {}
                _ => return broken(format!("`{id}` is {why:?}, which is not in the rulebook")),
            }
        }
        run.tally.asked += things.len() as u64;
        if let Some(twin) = sight.twins.first() {
            let view = rules.view(twin, eye);
            let others = Explainer::new(rules, &view, eye);
            if let Some(id) = things.iter().find(|id| answers.why(id) != others.why(id)) {
                let (here, there) = (answers.why(id), others.why(id));
                return broken(format!("`{id}` is {here:?} or {there:?}\nthe other: {twin:?}"));
            }
        }
    }
    Ok(())
}

/// Everything that can be touched.
fn things(scene: &Scene) -> Vec<String> {
    let of = |zone: &Zone| {
        let pieces = zone.pieces.iter().map(|piece| piece.id.clone());
        std::iter::once(zone.id.clone()).chain(pieces).chain(zone.cells()).collect::<Vec<_>>()
    };
    scene.zones.iter().flat_map(of).collect()
}

//! What is shown: pieces have names of their own, choices touch what is there and can be told apart, and of equal cards
//! in a hand each can be clicked.

use super::spot::{Spot, Step, told};
use super::{Law, Lawful, Run};
use antre_kernel::Dice;
use antre_stage::{Choice, Piece, Present, Scene, Zone, ZoneKind};
use std::collections::BTreeSet;

pub(crate) fn at<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>) -> Lawful {
    let mut dice = spot.dice(Law::Shown);
    if !run.on(Law::Shown) || dice.below(4) > 0 {
        return Ok(());
    }
    let rules = run.rules;
    for sight in &spot.sights {
        let eye = sight.eye;
        let broken = |what: String| Err(spot.broken(Law::Shown, format!("to {eye}, {what}")));
        let scene = rules.scene(&sight.view);
        let mut ids = BTreeSet::new();
        for zone in &scene.zones {
            for id in std::iter::once(&zone.id).chain(zone.pieces.iter().map(|piece| &piece.id)) {
                if !ids.insert(id.as_str()) {
                    return broken(format!("two things are named `{id}`"));
                }
            }
        }
        if let Some(link) =
            scene.links.iter().find(|link| ![&link.from, &link.to].iter().all(|id| ids.contains(id.as_str())))
        {
            return broken(format!("{link:?} connects what is not there"));
        }
        let Some(seat) = eye.seat() else { continue };
        let cells: BTreeSet<String> = scene.zones.iter().flat_map(Zone::cells).collect();
        let mut choices: Vec<Choice> = Vec::new();
        for &m in spot.moves_of(seat) {
            let choice = rules.choice(&sight.view, seat, m);
            let notation = rules.write_move(m);
            if choice.notation != notation {
                return broken(format!("{notation} is offered as `{}`", choice.notation));
            }
            if let Some(id) =
                choice.touches.iter().find(|id| !ids.contains(id.as_str()) && !cells.contains(*id))
            {
                return broken(format!("{notation} touches `{id}`, which is not there"));
            }
            let alike = |other: &&Choice| other.label == choice.label && other.touches == choice.touches;
            if let Some(other) = choices.iter().find(alike) {
                return broken(format!(
                    "{notation} and {} are offered alike: {:?}",
                    other.notation, choice.label
                ));
            }
            choices.push(choice);
        }
        if let Some((piece, other)) = twins_apart(&scene, &choices) {
            return broken(format!("`{piece}` and `{other}` look the same, but not to the choices"));
        }
    }
    Ok(())
}

/// What an event speaks of to an eye lies on its table before or after, or is printed in the catalogue.
pub(crate) fn after<R: Present>(run: &mut Run<'_, R>, spot: &Spot<'_, R>, step: &Step<R>) -> Lawful {
    if !run.on(Law::Shown) || spot.dice(Law::Shown).below(8) > 0 {
        return Ok(());
    }
    let rules = run.rules;
    let mut known: BTreeSet<String> =
        rules.catalogue().cards.into_iter().map(|entry| entry.card.code.clone()).collect();
    for sight in &spot.sights {
        let told = told(rules, &step.events, sight.eye);
        for scene in [rules.scene(&sight.view), rules.scene(&rules.view(&step.after, sight.eye))] {
            known.extend(scene.zones.iter().flat_map(Zone::cells));
            for zone in scene.zones {
                known.extend(zone.pieces.into_iter().map(|piece| piece.id));
                known.insert(zone.id);
            }
        }
        for event in told {
            if let Some(id) = rules.mentions(&event).into_iter().find(|id| !known.contains(id)) {
                let what = format!("to {}, {event:?} speaks of `{id}`, which is not there", sight.eye);
                return Err(spot.broken(Law::Shown, what));
            }
        }
    }
    Ok(())
}

/// Two equal cards of a hand of which a choice touches the later alone: it may touch all of them, or the first as many as
/// it needs, and a screen takes any for those.
fn twins_apart<'a>(scene: &'a Scene, choices: &[Choice]) -> Option<(&'a str, &'a str)> {
    let touched = |piece: &Piece, choice: &Choice| choice.touches.contains(&piece.id);
    let hands = scene.zones.iter().filter(|zone| zone.kind == ZoneKind::Hand);
    let mut pairs = hands.flat_map(|hand| {
        let later = |at: usize| hand.pieces.iter().skip(at + 1);
        hand.pieces.iter().enumerate().flat_map(move |(at, a)| later(at).map(move |b| (a, b)))
    });
    let apart = pairs.find(|(a, b)| {
        a.looks_like(b) && choices.iter().any(|choice| touched(b, choice) && !touched(a, choice))
    })?;
    Some((&apart.0.id, &apart.1.id))
}

//! Loops that never end: forced abilities that set each other off without cost or limit are refused.

use super::{Compiled, Compiler};
use crate::language::{Ability, AbilityKind, Dest, On, Step, Verb};
use antre_kernel::Phrase;

/// Refuses a pack in which a forced, free and unlimited ability can set itself off, alone or with others. Deployments
/// and Destructions answer too: a Character that returns as often as it falls never lets go.
pub(crate) fn check(compiler: &Compiler<'_>) -> Compiled<()> {
    let endless = |ability: &&Ability| ability.forced && ability.limit.is_none() && ability.cost.is_empty();
    let parts: Vec<(On, bool, u32, &Ability)> = compiler
        .written()
        .filter(endless)
        .filter_map(|ability| {
            let (on, by_manoeuvre) = match (ability.kind, &ability.when) {
                (AbilityKind::Deploy, _) => (On::Deployed, false),
                (AbilityKind::Destruction, _) => (On::Destroyed, false),
                (_, Some(trigger)) => (trigger.on, trigger.by_manoeuvre),
                (_, None) => return None,
            };
            Some((on, by_manoeuvre, events(&ability.effect), ability))
        })
        .collect();
    // Cards drawn by an ability are not drawn for a Manoeuvre.
    let sets_off = |caused: u32, part: &(On, bool, u32, &Ability)| {
        caused >> part.0 as u8 & 1 == 1 && !(part.0 == On::Drawn && part.1)
    };
    for (at, start) in parts.iter().enumerate() {
        let mut reached = vec![false; parts.len()];
        let mut open = vec![at];
        while let Some(part) = open.pop() {
            for (next, other) in parts.iter().enumerate() {
                if sets_off(parts[part].2, other) && !reached[next] {
                    reached[next] = true;
                    open.push(next);
                }
            }
        }
        if reached[at] {
            return Err(compiler.wrong(start.3.at, Phrase::new("drakerion-pack-endless")));
        }
    }
    Ok(())
}

/// A bit for each event that these steps can cause.
fn events(steps: &[Step]) -> u32 {
    let bit = |on: On| 1u32 << on as u8;
    // Whatever can hurt a card can destroy it, and whatever destroys gives prestige.
    let destroys = bit(On::Destroyed) | bit(On::LeftPlay) | bit(On::PrestigeGained);
    steps.iter().fold(0, |caused, step| {
        caused
            | match &step.verb {
                Verb::Damage { .. } => bit(On::Damaged) | destroys,
                Verb::Heal { .. } => bit(On::Healed),
                Verb::Shield { .. } | Verb::Cost { .. } => 0,
                Verb::Modify { .. } | Verb::Grant { .. } | Verb::Lose { .. } | Verb::Destroy(_) => destroys,
                Verb::Incline(_) => bit(On::Inclined),
                Verb::Straighten(_) => bit(On::Straightened),
                Verb::Move(_) => bit(On::Moved),
                Verb::Redirect(_) => bit(On::AttackRedirected),
                Verb::CancelAttack => bit(On::AttackCancelled),
                Verb::Attack { .. } => {
                    let combat = [On::AttackDeclared, On::Inclined, On::Damaged, On::CombatEnded];
                    combat.into_iter().fold(destroys, |all, on| all | bit(on))
                }
                Verb::Discard { .. } | Verb::Mill { .. } => bit(On::Discarded),
                Verb::Draw { .. } => bit(On::Drawn),
                Verb::Gold { .. } => bit(On::GoldGained),
                Verb::Prestige { .. } => bit(On::PrestigeGained),
                // Whatever arrives may fall at once, under what stands there.
                Verb::Search { dest: Dest::Play, .. } => bit(On::Deployed) | bit(On::Attached) | destroys,
                Verb::Search { .. } => 0,
                Verb::Look { .. } => 0,
                Verb::Put { .. } => bit(On::LeftPlay),
                Verb::Deploy { .. } | Verb::Attach { .. } => bit(On::Deployed) | bit(On::Attached) | destroys,
                Verb::Choose { options, .. } => {
                    options.iter().fold(0, |all, option| all | events(&option.effect))
                }
                Verb::Unless { effect, .. } | Verb::May { effect, .. } => events(effect),
            }
    })
}

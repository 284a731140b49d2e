//! Since which version of the rules a pack means what it means now. A pack that says nothing whose meaning has changed
//! is played as it always was, and its older records replay; another's say that the rules are not the same any more.

use crate::language::{
    Ability, CardType, Condition, Cost, Dest, Filter, Number, On, ReactionZone, Selector, StandingEffect,
    Stat, Step, Target, Verb, Which, Whose, Zone,
};
use crate::moment::FEW;
use crate::table::Tables;

/// The first version by which these cards are played as they are now.
pub(crate) fn since<'a>(written: impl Iterator<Item = &'a Ability>, tables: &Tables) -> u32 {
    let entangled =
        tables.code.iter().any(|code| matches!(code.step, crate::table::Step::Pay { entangled: true, .. }));
    if entangled || written.into_iter().any(means_something_else) { 2 } else { 1 }
}

/// What version 2 changed: answers from the hand and by several copies, who fought in a combat, what destroyed a card,
/// choices under a condition, `any` where it was taken for `you`, prices and ranged values in filters, Attachments put
/// into play, more than eight cards at once, cards that an ability means after having put them elsewhere.
fn means_something_else(ability: &Ability) -> bool {
    let answers = ability.when.as_ref().is_some_and(|trigger| {
        let itself = Some(Which::Is(Selector::This));
        let fits = |which: &Option<Which>| matches!(which, Some(Which::Fits(_)));
        ability.zone == ReactionZone::Hand
            || ability.zone == ReactionZone::Discard && trigger.card != itself
            || trigger.on == On::CombatEnded && (fits(&trigger.attacker) || fits(&trigger.defender))
            || trigger.on == On::Destroyed && fits(&trigger.by)
            || trigger.on == On::Played && speaks_of(&ability.effect, &Selector::TriggerCard)
            || matches!(trigger.on, On::Destroyed | On::Damaged)
                && speaks_of(&ability.effect, &Selector::TriggerBy)
            || [&trigger.card, &trigger.by, &trigger.attacker, &trigger.defender, &trigger.bearer]
                .into_iter()
                .any(|which| matches!(which, Some(Which::Fits(filter)) if is_other(filter)))
    });
    let stands = ability.standing.iter().any(|standing| {
        standing.condition.as_ref().is_some_and(is_other_condition)
            || match &standing.effect {
                StandingEffect::Cost { filter, .. } => filter.whose == Whose::Any || is_other(filter),
                StandingEffect::Modify { to, n, .. } => of_selector(to) || is_other_number(n),
                StandingEffect::Grant { to, .. }
                | StandingEffect::Lose { to, .. }
                | StandingEffect::Forbid { to, .. } => of_selector(to),
                StandingEffect::Income { .. } => false,
            }
    });
    answers
        || stands
        || ability.condition.as_ref().is_some_and(is_other_condition)
        || ability.targets.iter().any(is_other_target)
        || ability.cost.iter().any(is_other_cost)
        || are_other_steps(&ability.effect)
}

/// Whether steps speak of a card by this word.
fn speaks_of(steps: &[Step], selector: &Selector) -> bool {
    let wanted = format!("{selector:?}");
    format!("{steps:?}").contains(&wanted)
}

fn is_other(filter: &Filter) -> bool {
    let priced = |stat: Stat, printed: bool| stat == Stat::Cost && !printed && filter.zone == Zone::Hand;
    filter.bands.iter().any(|band| band.stat == Stat::Ranged || priced(band.stat, band.printed))
        || filter.not.as_ref().is_some_and(|not| is_other(not))
}

fn is_other_number(number: &Number) -> bool {
    matches!(number, Number::Count { filter, .. } if is_other(filter))
}

fn is_other_condition(condition: &Condition) -> bool {
    match condition {
        Condition::Count { filter, .. } => is_other(filter),
        Condition::Is { filter, .. } => filter.zone != Zone::Play || is_other(filter),
        Condition::All(list) | Condition::Any(list) => list.iter().any(is_other_condition),
        Condition::Not(inner) => is_other_condition(inner),
        _ => false,
    }
}

fn is_other_target(target: &Target) -> bool {
    target.filter.zone == Zone::Manoeuvre || is_other(&target.filter)
}

fn is_other_cost(cost: &Cost) -> bool {
    match cost {
        Cost::Discard { filter, .. } | Cost::UnderDeck { filter, .. } => is_other(filter),
        _ => false,
    }
}

fn of_selector(selector: &Selector) -> bool {
    matches!(selector, Selector::Each(filter) if is_other(filter))
}

/// More cards at once than there was room for.
fn is_many(number: &Number) -> bool {
    match number {
        Number::Fixed(n) => i64::from(*n) > FEW as i64,
        Number::Count { max, .. } => max.is_none_or(|max| i64::from(max) > FEW as i64),
        Number::Stat { .. } | Number::Amount => true,
    }
}

fn are_other_steps(steps: &[Step]) -> bool {
    steps.iter().enumerate().any(|(at, step)| {
        let later = |card: &Selector| speaks_of(&steps[at + 1..], card);
        step.condition.as_ref().is_some_and(is_other_condition)
            || match &step.verb {
                Verb::Damage { to, n } | Verb::Heal { to, n } | Verb::Modify { to, n, .. } => {
                    of_selector(to) || is_other_number(n)
                }
                // Shields are for Characters.
                Verb::Shield { to, .. } => {
                    matches!(to, Selector::Each(filter) if filter.card_type != Some(CardType::Character))
                }
                Verb::Put { card, .. } | Verb::Deploy { card, .. } | Verb::Attach { card, .. } => later(card),
                Verb::Search { zone, filter, dest, .. } => {
                    *zone == Zone::Discard && filter.whose == Whose::Any
                        || *dest == Dest::Play && filter.card_type != Some(CardType::Character)
                        || is_other(filter)
                }
                Verb::Cost { filter, .. } => filter.whose == Whose::Any || is_other(filter),
                Verb::Discard { filter, .. } => is_other(filter),
                Verb::Look { n, .. } => is_many(n),
                Verb::Mill { n, store, .. } => store.is_some() && is_many(n),
                Verb::Choose { options, n } => {
                    *n > 1 && step.condition.is_some()
                        || options.iter().any(|option| {
                            option.targets.iter().any(is_other_target) || are_other_steps(&option.effect)
                        })
                }
                Verb::Unless { cost, effect, .. } | Verb::May { cost, effect } => {
                    cost.iter().any(is_other_cost) || are_other_steps(effect)
                }
                _ => false,
            }
    })
}

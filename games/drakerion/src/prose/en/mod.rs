//! Card texts in English.

mod condition;
mod noun;
mod standing;
mod step;
mod trigger;

use self::noun::{printed, stat};
use self::step::{By, Mood};
use super::{Speech, capital, changed, join, setup, signed};
use crate::language::{Ability, AbilityKind, Body, Card, Limit, Pack, Per};
use antre_kernel::Lang;

/// An ability told in English.
struct English<'a>(Speech<'a>);

/// The whole text of a card.
pub(super) fn card(pack: &Pack, card: &Card) -> String {
    let mut sentences = Vec::new();
    match &card.body {
        Body::Banner { setup: ids, .. } => {
            sentences.push(format!("Set-up: {}.", join(&setup(pack, ids, Lang::En), ", ", " and ")));
        }
        Body::Attachment { values, .. } => {
            let said: Vec<String> =
                changed(values).map(|(value, n)| format!("{} {}", signed(n), stat(value))).collect();
            if !said.is_empty() {
                sentences.push(format!("{}.", said.join(", ")));
            }
        }
        Body::City { .. } | Body::Manoeuvre { .. } | Body::Character { .. } | Body::Event { .. } => {}
    }
    sentences.extend(card.keywords.iter().map(|keyword| format!("{}.", printed(pack, keyword))));
    sentences.extend(card.abilities.iter().map(|one| ability(pack, card, one)));
    sentences.join(" ")
}

/// The text of one ability.
fn ability(pack: &Pack, card: &Card, ability: &Ability) -> String {
    English(Speech::new(pack, card, ability)).ability()
}

/// The text of an ability that a card gives to a Character.
fn granted(pack: &Pack, card: &Card, ability: &Ability) -> String {
    English(Speech::granted(pack, card, ability)).ability()
}

/// What a kind of ability is called.
fn kind(kind: AbilityKind) -> &'static str {
    match kind {
        AbilityKind::Action => "Action",
        AbilityKind::DiscardAction => "Discard action",
        AbilityKind::Combat => "Combat",
        AbilityKind::Deploy => "Deployment",
        AbilityKind::Destruction => "Destruction",
        AbilityKind::Reaction => "Reaction",
        AbilityKind::Passive => "passive",
    }
}

impl English<'_> {
    fn ability(&self) -> String {
        let ability = self.0.ability;
        if ability.kind == AbilityKind::Passive {
            return self.passive();
        }
        let name = match ability.forced {
            true => format!("Forced {}", kind(ability.kind).to_lowercase()),
            false => kind(ability.kind).to_owned(),
        };
        let mut parts = Vec::new();
        parts.extend(ability.when.as_ref().map(|when| self.trigger(when)));
        parts.extend(ability.condition.as_ref().map(|condition| format!("if {}", self.condition(condition))));
        parts.push(match &ability.cost[..] {
            [] => self.steps(&ability.effect, Mood::Plain),
            costs => {
                let costs = self.costs(costs, By::You);
                format!("{costs} to {}", self.steps(&ability.effect, Mood::Infinitive))
            }
        });
        let limit = ability.limit.map_or_else(String::new, |limit| format!(" ({})", often(limit)));
        format!("{name}: {}{limit}.", parts.join(", "))
    }
}

/// `once per combat`
fn often(limit: Limit) -> String {
    let per = match limit.per {
        Per::Combat => "combat",
        Per::Turn => "turn",
        Per::Game => "game",
    };
    match limit.n {
        1 => format!("once per {per}"),
        2 => format!("twice per {per}"),
        n => format!("{} times per {per}", noun::count(n as i8)),
    }
}

/// A sentence of its own.
fn sentence(text: &str) -> String {
    format!("{}.", capital(text))
}

//! Card texts in French.

mod condition;
mod noun;
mod standing;
mod step;
mod trigger;

use self::noun::{count, printed, stat};
use self::step::Mood;
use super::{Speech, capital, changed, join, setup, signed};
use crate::language::{Ability, AbilityKind, Body, Card, Condition, Limit, Pack, Per};
use antre_kernel::Lang;

/// An ability told in French.
struct French<'a>(Speech<'a>);

/// The whole text of a card.
pub(super) fn card(pack: &Pack, card: &Card) -> String {
    let mut sentences = Vec::new();
    match &card.body {
        Body::Banner { setup: ids, .. } => {
            let names = join(&setup(pack, ids, Lang::Fr), ", ", " et ");
            sentences.push(format!("Mise en place\u{202f}: {names}."));
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
    French(Speech::new(pack, card, ability)).ability()
}

/// The text of an ability that a card gives to a Character.
fn granted(pack: &Pack, card: &Card, ability: &Ability) -> String {
    French(Speech::granted(pack, card, ability)).ability()
}

/// What a kind of ability is called.
fn kind(kind: AbilityKind) -> &'static str {
    match kind {
        AbilityKind::Action => "Action",
        AbilityKind::DiscardAction => "Action de la défausse",
        AbilityKind::Combat => "Combat",
        AbilityKind::Deploy => "Déploiement",
        AbilityKind::Destruction => "Destruction",
        AbilityKind::Reaction => "Réaction",
        AbilityKind::Passive => "passives",
    }
}

impl French<'_> {
    fn ability(&self) -> String {
        let ability = self.0.ability;
        if ability.kind == AbilityKind::Passive {
            return self.passive();
        }
        let forced = match (ability.forced, ability.kind) {
            (false, _) => "",
            (true, AbilityKind::Deploy) => " forcé",
            (true, _) => " forcée",
        };
        let mut parts = Vec::new();
        parts.extend(ability.when.as_ref().map(|when| self.trigger(when)));
        parts.extend(ability.condition.as_ref().map(|condition| self.if_clause(condition)));
        parts.push(match &ability.cost[..] {
            [] => self.steps(&ability.effect, Mood::Imperative),
            costs => {
                let costs = self.costs(costs, Mood::Imperative);
                format!("{costs} pour {}", self.steps(&ability.effect, Mood::Infinitive))
            }
        });
        let limit = ability.limit.map_or_else(String::new, |limit| format!(" ({})", often(limit)));
        format!("{}{forced}\u{202f}: {}{limit}.", kind(ability.kind), parts.join(", "))
    }

    /// `si ce Personnage est Blessé`
    fn if_clause(&self, condition: &Condition) -> String {
        let said = self.condition(condition, " et si ", " ou si ");
        if said.starts_with("il ") || said.starts_with("ils ") {
            format!("s’{said}")
        } else {
            format!("si {said}")
        }
    }

    /// `tant que ce Personnage est en soutien`
    fn while_clause(&self, condition: &Condition) -> String {
        let said = self.condition(condition, " et que ", " ou que ");
        let elided =
            ["il ", "ils ", "elle ", "elles ", "un ", "une "].iter().any(|word| said.starts_with(word));
        if elided { format!("tant qu’{said}") } else { format!("tant que {said}") }
    }
}

/// `une fois par combat`
fn often(limit: Limit) -> String {
    let per = match limit.per {
        Per::Combat => "combat",
        Per::Turn => "tour",
        Per::Game => "partie",
    };
    format!("{} fois par {per}", count(limit.n as i8, true))
}

/// A sentence of its own.
fn sentence(text: &str) -> String {
    format!("{}.", capital(text))
}

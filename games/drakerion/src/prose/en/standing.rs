//! What stands while a passive ability applies, in English.

use super::noun::{Group, Place, count, keyword};
use super::step::{lost, price};
use super::{English, sentence};
use crate::language::{Condition, Filter, Forbidden, KeywordId, Player, Standing, StandingEffect, Whose};
use crate::prose::{is_alike, join};

impl English<'_> {
    /// All the standing effects of a passive ability.
    pub(super) fn passive(&self) -> String {
        let ability = self.0.ability;
        let mut sentences = Vec::new();
        let mut rest = &ability.standing[..];
        while let [first, more @ ..] = rest {
            let alike = more.iter().take_while(|next| is_alike(first, next)).count();
            let (together, left) = rest.split_at(1 + alike);
            rest = left;
            let conditions: Vec<&Condition> =
                ability.condition.iter().chain(first.condition.iter()).collect();
            let condition = match conditions[..] {
                [] => String::new(),
                [one] => format!("while {}, ", self.condition(one)),
                _ => {
                    let both = Condition::All(conditions.into_iter().cloned().collect());
                    format!("while {}, ", self.condition(&both))
                }
            };
            sentences.push(sentence(&format!("{condition}{}", self.stands(together))));
        }
        sentences.join(" ")
    }

    fn stands(&self, together: &[Standing]) -> String {
        let Some(Standing { effect, condition, .. }) = together.first() else { return String::new() };
        match effect {
            StandingEffect::Cost { filter, n, first_each_turn } => {
                self.price_of(filter, *n, *first_each_turn)
            }
            StandingEffect::Income { whose, gold, draw } => income(*whose, *gold, *draw, condition.as_ref()),
            StandingEffect::Modify { to, .. }
            | StandingEffect::Grant { to, .. }
            | StandingEffect::Lose { to, .. }
            | StandingEffect::Forbid { to, .. } => {
                let subject = self.subject(to);
                let said: Vec<String> =
                    together.iter().map(|standing| self.predicate(&standing.effect, &subject)).collect();
                format!("{} {}", subject.text, join(&said, ", ", " and "))
            }
        }
    }

    /// What a standing effect says of its subject.
    fn predicate(&self, effect: &StandingEffect, subject: &Group) -> String {
        let has = subject.verb("has", "have");
        match effect {
            StandingEffect::Modify { stat, n, .. } => format!("{has} {}", self.change(*stat, n)),
            StandingEffect::Grant { what, .. } => format!("{has} {}", self.granted(what)),
            StandingEffect::Lose { what, .. } => {
                format!("{} {}", subject.verb("loses", "lose"), lost(*what, subject.plural))
            }
            StandingEffect::Forbid { what, .. } => match what {
                Forbidden::Attack => "cannot attack".into(),
                Forbidden::Melee => "cannot attack in melee".into(),
                Forbidden::Ranged => "cannot attack at range".into(),
                Forbidden::Intercept => format!("cannot use {}", keyword(KeywordId::Interceptor)),
                Forbidden::BeAttacked => "cannot be attacked".into(),
                Forbidden::BeMoved => "cannot be moved".into(),
                Forbidden::Straighten => "cannot be made ready".into(),
            },
            StandingEffect::Cost { .. } | StandingEffect::Income { .. } => String::new(),
        }
    }

    /// `your Rune Attachments cost 1 gold less`
    fn price_of(&self, filter: &Filter, n: i8, first_each_turn: bool) -> String {
        let noun = self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known);
        if first_each_turn {
            let player = match filter.whose {
                Whose::You => "you play",
                Whose::Opponent => "your opponent plays",
                Whose::Any => "each player plays",
            };
            return format!("the first {} {player} each turn costs {}", noun.one, price(n));
        }
        match filter.whose {
            Whose::You => format!("your {} cost {}", noun.many, price(n)),
            Whose::Opponent => format!("your opponent’s {} cost {}", noun.many, price(n)),
            Whose::Any => format!("{} cost {}", noun.many, price(n)),
        }
    }
}

/// `your visible Manoeuvre gives 2 gold less`
fn income(whose: Player, gold: i8, draw: i8, condition: Option<&Condition>) -> String {
    let is_named = matches!(condition, Some(Condition::Manoeuvre { whose: named, .. }) if *named == whose);
    let subject = if is_named { "it" } else { super::condition::manoeuvre(whose) };
    let mut said = Vec::new();
    if gold != 0 {
        said.push(format!("gives {}", price(gold)));
    }
    if draw != 0 {
        let n = draw.saturating_abs();
        let cards = match (n, draw < 0) {
            (1, true) => "card less",
            (1, false) => "card more",
            (_, true) => "cards less",
            (_, false) => "cards more",
        };
        said.push(format!("draws {} {cards}", count(n)));
    }
    format!("{subject} {}", join(&said, ", ", " and "))
}

//! What stands while a passive ability applies, in French.

use super::noun::{Group, Place, keyword};
use super::step::{lost, price};
use super::{French, sentence};
use crate::language::{Condition, Filter, Forbidden, KeywordId, Player, Standing, StandingEffect, Whose};
use crate::prose::{is_alike, join};

impl French<'_> {
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
                [one] => format!("{}, ", self.while_clause(one)),
                _ => {
                    let both = Condition::All(conditions.into_iter().cloned().collect());
                    format!("{}, ", self.while_clause(&both))
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
                format!("{} {}", subject.text, join(&said, ", ", " et "))
            }
        }
    }

    /// What a standing effect says of its subject.
    fn predicate(&self, effect: &StandingEffect, subject: &Group) -> String {
        let has = subject.verb("a", "ont");
        match effect {
            StandingEffect::Modify { stat, n, .. } => format!("{has} {}", self.change(*stat, n)),
            StandingEffect::Grant { what, .. } => format!("{has} {}", self.granted(what)),
            StandingEffect::Lose { what, .. } => {
                format!("{} {}", subject.verb("perd", "perdent"), lost(*what, subject.plural))
            }
            StandingEffect::Forbid { what, .. } => {
                let cannot = subject.verb("ne peut pas", "ne peuvent pas");
                match what {
                    Forbidden::Attack => format!("{cannot} attaquer"),
                    Forbidden::Melee => format!("{cannot} attaquer en mêlée"),
                    Forbidden::Ranged => format!("{cannot} attaquer à distance"),
                    Forbidden::Intercept => {
                        let word = keyword(KeywordId::Interceptor);
                        format!("{cannot} utiliser {word}")
                    }
                    Forbidden::BeAttacked => format!("{cannot} être {}", subject.agree("attaqué")),
                    Forbidden::BeMoved => format!("{cannot} être {}", subject.agree("déplacé")),
                    Forbidden::Straighten => format!("{cannot} être {}", subject.agree("redressé")),
                }
            }
            StandingEffect::Cost { .. } | StandingEffect::Income { .. } => String::new(),
        }
    }

    /// `vos Attachements Rune coûtent 1 or de moins`
    fn price_of(&self, filter: &Filter, n: i8, first_each_turn: bool) -> String {
        let noun = self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known);
        if first_each_turn {
            let player = match filter.whose {
                Whose::You => "que vous jouez",
                Whose::Opponent => "que votre adversaire joue",
                Whose::Any => "que chaque joueur joue",
            };
            let first = if noun.feminine { "la première" } else { "le premier" };
            return format!("{first} {} {player} à chaque tour coûte {}", noun.one, price(n));
        }
        match filter.whose {
            Whose::You => format!("vos {} coûtent {}", noun.many, price(n)),
            Whose::Opponent => format!("les {} de votre adversaire coûtent {}", noun.many, price(n)),
            Whose::Any => format!("les {} coûtent {}", noun.many, price(n)),
        }
    }
}

/// `votre Manœuvre visible rapporte 2 or de moins`
fn income(whose: Player, gold: i8, draw: i8, condition: Option<&Condition>) -> String {
    let is_named = matches!(condition, Some(Condition::Manoeuvre { whose: named, .. }) if *named == whose);
    let subject = if is_named { "elle" } else { super::condition::manoeuvre(whose) };
    let more = |n: i8| if n < 0 { "moins" } else { "plus" };
    let mut said = Vec::new();
    if gold != 0 {
        said.push(format!("rapporte {}", price(gold)));
    }
    if draw != 0 {
        let n = draw.saturating_abs();
        let cards = if n == 1 { "carte" } else { "cartes" };
        said.push(format!("fait piocher {} {cards} de {}", super::noun::count(n, true), more(draw)));
    }
    format!("{subject} {}", join(&said, ", ", " et "))
}

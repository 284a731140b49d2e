//! Numbers and values, and what stands while a passive ability applies.

use super::noun::{Place, keyword_word, line_word, subtype_word};
use super::walk::{Teller, kind_word, whose_word};
use super::{Group, capital, signed};
use crate::language::{
    Condition, Filter, Forbidden, Granted, Keyword, Lost, Number, Player, Selector, Standing, StandingEffect,
    Stat, Subtype, Whose, Zone,
};

impl Teller<'_> {
    /// A number of things.
    pub(super) fn quantity(&self, n: &Number, unit: &str) -> String {
        let (one, many) = (self.term(&format!("one-{unit}")), self.term(&format!("many-{unit}")));
        let fixed = |n: i8| match (unit, n) {
            ("card", 1) => self.grammar.count(-1, true) + " " + one,
            ("card", n) => format!("{} {many}", self.grammar.count(n, true)),
            (_, 1) => format!("{n} {one}"),
            (_, n) => format!("{n} {many}"),
        };
        if unit == "card" && matches!(n, Number::Fixed(_) | Number::Count { .. }) {
            self.pass_over(true);
        }
        match n {
            Number::Fixed(n) => fixed(*n),
            Number::Count { filter, times, plus, max } => {
                let counted = self.say("per", &[fixed(*times).into(), self.counted(filter).into()]);
                let counted = if *plus == 0 {
                    counted
                } else {
                    self.say("plus", &[fixed(*plus).into(), counted.into()])
                };
                counted + &self.at_most(*max)
            }
            Number::Stat { stat, of, printed } => {
                let key = if one == many { "as-much-as" } else { "as-many-as" };
                self.say(key, &[many.into(), self.value(*stat, of, *printed).into()])
            }
            Number::Amount => self.say(if one == many { "as-much" } else { "as-many" }, &[many.into()]),
        }
    }

    /// A change of a value: `+1 attack`.
    pub(super) fn change(&self, stat: Stat, n: &Number) -> String {
        let name = self.stat(stat);
        match n {
            Number::Fixed(n) => format!("{} {name}", signed(*n)),
            Number::Count { filter, times, plus, max } => {
                let each = format!("{} {name}", signed(*times));
                let counted = self.say("per", &[each.into(), self.counted(filter).into()]);
                let counted = if *plus == 0 {
                    counted
                } else {
                    self.list(&[format!("{} {name}", signed(*plus)), counted], "and")
                };
                counted + &self.at_most(*max)
            }
            Number::Stat { stat: other, of, printed } => {
                self.say("equal-to", &[name.into(), self.value(*other, of, *printed).into()])
            }
            Number::Amount => self.say("as-much", &[name.into()]),
        }
    }

    fn at_most(&self, max: Option<i8>) -> String {
        max.map_or(String::new(), |max| format!(" ({})", self.say("no-more-than", &[max.to_string().into()])))
    }

    /// What is counted: `Character you control in front`.
    fn counted(&self, filter: &Filter) -> String {
        if filter.zone != Zone::Play {
            return self.noun(filter, Place::Said).one;
        }
        let plain = Filter { whose: Whose::Any, line: None, ..filter.clone() };
        let one = self.noun(&plain, Place::Said).one;
        let line = filter.line.map_or("", |line| self.term(line_word(line)));
        self.say(&format!("counted-{}", whose_word(filter.whose)), &[one.into(), line.into()])
    }

    /// `the attack of this Character`, `its attack`
    fn value(&self, stat: Stat, card: &Selector, printed: bool) -> String {
        let card = self.card(card);
        let name = self.stat_word(stat, printed);
        let key = match (card.pronoun && !card.proper, card.plural) {
            (true, false) => format!("its-{}", stat_key(stat)),
            (true, true) => "their-value".into(),
            (false, _) => format!("value-{}", stat_key(stat)),
        };
        self.say(&key, &[name.into(), card.into()])
    }

    pub(super) fn stat(&self, stat: Stat) -> &'static str {
        self.term(stat_key(stat))
    }

    /// A value, and that the printed one is meant.
    pub(super) fn stat_word(&self, stat: Stat, printed: bool) -> String {
        match printed {
            true => self.term(&format!("printed-{}", stat_key(stat))).into(),
            false if stat == Stat::Ranged => self.term("ranged-value").into(),
            false => self.stat(stat).into(),
        }
    }

    /// A keyword as it is printed.
    pub(super) fn keyword(&self, keyword: &Keyword) -> String {
        let word = self.term(keyword_word(keyword.id()));
        match keyword {
            Keyword::NoAttachment { except } if !except.is_empty() => {
                self.say("except", &[word.into(), self.traits(except).into()])
            }
            _ => word.into(),
        }
    }

    pub(super) fn given(&self, what: &Granted) -> String {
        match what {
            Granted::Keyword(keyword) => self.keyword(keyword),
            Granted::Ability(id) => {
                let ability = self.pack.abilities.iter().find(|ability| ability.id.as_ref() == Some(id));
                let text =
                    ability.map(|ability| Teller::granted(self.pack, self.card, ability, self.lang).line());
                self.say("quoted", &[text.unwrap_or_default().into()])
            }
        }
    }

    pub(super) fn lost(&self, what: Lost, plural: bool) -> String {
        let whose = if plural { "their" } else { "its" };
        match what {
            Lost::Keyword(keyword) => self.term(keyword_word(keyword)).into(),
            Lost::Kind(kind) => {
                self.say(&format!("{whose}-kind"), &[self.term(&format!("lost-{}", kind_word(kind))).into()])
            }
            Lost::All => self.term(&format!("{whose}-all")).into(),
            Lost::Printed => self.term(&format!("{whose}-printed")).into(),
        }
    }

    pub(super) fn passive(&self) -> String {
        let ability = self.ability;
        let mut sentences = Vec::new();
        let mut rest = &ability.standing[..];
        while let [first, more @ ..] = rest {
            let alike = more.iter().take_while(|next| is_alike(first, next)).count();
            let (together, left) = rest.split_at(1 + alike);
            rest = left;
            let conditions: Vec<_> = ability.condition.iter().chain(&first.condition).cloned().collect();
            let condition = match &conditions[..] {
                [] => String::new(),
                [one] => self.clause("while", one) + ", ",
                _ => self.clause("while", &Condition::All(conditions)) + ", ",
            };
            sentences.push(capital(&format!("{condition}{}.", self.stands(together))));
        }
        sentences.join(" ")
    }

    fn stands(&self, together: &[Standing]) -> String {
        let Some(Standing { effect, condition, .. }) = together.first() else { return String::new() };
        match effect {
            StandingEffect::Cost { filter, n, first_each_turn } => {
                let noun = self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known);
                let whose = whose_word(filter.whose);
                let gender = if noun.feminine { "f" } else { "m" };
                let (key, form) = match first_each_turn {
                    true => (format!("first-{gender}-{whose}"), noun.one),
                    false => (format!("cost-{whose}"), noun.many),
                };
                self.say(&key, &[form.into(), self.price(*n).into()])
            }
            StandingEffect::Income { whose, gold, draw } => {
                let is_named =
                    matches!(condition, Some(Condition::Manoeuvre { whose: named, .. }) if named == whose);
                let subject = if is_named { self.term("it-f") } else { self.manoeuvre(*whose) };
                let mut said = Vec::new();
                if *gold != 0 {
                    said.push(self.say("gives", &[self.price(*gold).into()]));
                }
                if *draw != 0 {
                    let cards = self.cards(draw.saturating_abs());
                    said.push(self.say(if *draw < 0 { "draws-less" } else { "draws-more" }, &[cards.into()]));
                }
                format!("{subject} {}", self.list(&said, "and"))
            }
            StandingEffect::Modify { to, .. }
            | StandingEffect::Grant { to, .. }
            | StandingEffect::Lose { to, .. }
            | StandingEffect::Forbid { to, .. } => {
                let subject = self.subject(to);
                let said: Vec<String> =
                    together.iter().map(|standing| self.predicate(&standing.effect, &subject)).collect();
                self.say("subject", &[subject.into(), self.list(&said, "and").into()])
            }
        }
    }

    /// What a standing effect says of its subject.
    fn predicate(&self, effect: &StandingEffect, subject: &Group) -> String {
        let has = |key: &str, what: String| self.say(key, &[subject.clone().into(), what.into()]);
        match effect {
            StandingEffect::Modify { stat, n, .. } => has("it-has", self.change(*stat, n)),
            StandingEffect::Grant { what, .. } => has("it-has", self.given(what)),
            StandingEffect::Lose { what, .. } => has("it-loses", self.lost(*what, subject.plural)),
            StandingEffect::Forbid { what, .. } => {
                let key = match what {
                    Forbidden::Attack => "no-attack",
                    Forbidden::Melee => "no-melee",
                    Forbidden::Ranged => "no-ranged",
                    Forbidden::Intercept => "no-intercept",
                    Forbidden::BeAttacked => "not-attacked",
                    Forbidden::BeMoved => "not-moved",
                    Forbidden::Straighten => "not-straightened",
                };
                has(key, String::new())
            }
            StandingEffect::Cost { .. } | StandingEffect::Income { .. } => String::new(),
        }
    }

    pub(super) fn manoeuvre(&self, whose: Player) -> &'static str {
        self.term(match whose {
            Player::You => "your-manoeuvre",
            Player::Opponent => "their-manoeuvre",
            Player::Both => "each-manoeuvre",
        })
    }

    /// A subtype of Manoeuvres with its article.
    pub(super) fn a_subtype(&self, subtype: Subtype) -> String {
        let (name, feminine) = subtype_word(subtype);
        self.say(if feminine { "a-f" } else { "a-m" }, &[self.term(name).into()])
    }
}

/// Whether two standing effects are about the same cards and can be told at once.
fn is_alike(first: &Standing, next: &Standing) -> bool {
    let about = |standing: &Standing| match &standing.effect {
        StandingEffect::Modify { to, .. }
        | StandingEffect::Grant { to, .. }
        | StandingEffect::Lose { to, .. }
        | StandingEffect::Forbid { to, .. } => Some(to.clone()),
        StandingEffect::Cost { .. } | StandingEffect::Income { .. } => None,
    };
    first.condition == next.condition && about(first).is_some() && about(first) == about(next)
}

fn stat_key(stat: Stat) -> &'static str {
    match stat {
        Stat::Attack => "attack-value",
        Stat::Ranged => "ranged",
        Stat::Riposte => "riposte",
        Stat::Hp => "hp",
        Stat::Prestige => "prestige",
        Stat::Cost => "cost",
        Stat::Damage => "damage-value",
    }
}

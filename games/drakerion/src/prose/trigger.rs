//! What a Reaction answers to.

use super::noun::Place;
use super::walk::{Teller, whose_word};
use super::{Arg, Group};
use crate::language::{Filter, From, Mode, On, Trigger, Which, Whose};

impl Teller<'_> {
    /// The event, with `when` or `at the end`.
    pub(super) fn trigger(&self, trigger: &Trigger) -> String {
        let Trigger { card, by, attacker, defender, bearer, mode, .. } = trigger;
        let happens = |key: &str| self.say(key, &[self.who(card.as_ref()).into()]);
        let does = |key: &str| self.term(&format!("{key}-{}", whose_word(trigger.whose))).to_owned();
        match trigger.on {
            On::Deployed => happens("when-deployed"),
            On::LeftPlay => happens("when-left"),
            On::Healed => happens("when-healed"),
            On::Moved => happens("when-moved"),
            On::Inclined => happens("when-inclined"),
            On::Straightened => happens("when-straightened"),
            On::Destroyed => {
                let place = match trigger.in_combat {
                    Some(true) => self.term("in-combat"),
                    Some(false) => self.term("out-of-combat"),
                    None => "",
                };
                match by {
                    Some(by) => {
                        let (by, card) = (self.who(Some(by)), self.who(card.as_ref()));
                        self.say("when-destroys", &[by.into(), card.into(), place.into()])
                    }
                    None => self.say("when-destroyed", &[self.who(card.as_ref()).into(), place.into()]),
                }
            }
            On::Damaged => {
                let what = self.term(match trigger.in_combat {
                    Some(true) => "combat-damage",
                    Some(false) => "other-damage",
                    None => "any-damage",
                });
                let what = match trigger.min {
                    None | Some(0 | 1) => self.say("some-damage", &[what.into()]),
                    Some(min) => self.say("least-damage", &[what.into(), min.to_string().into()]),
                };
                match by {
                    Some(by) => {
                        let (by, card) = (self.who(Some(by)), self.who(card.as_ref()));
                        self.say("when-damages", &[by.into(), card.into(), what.into()])
                    }
                    None => self.say("when-damaged", &[self.who(card.as_ref()).into(), what.into()]),
                }
            }
            On::AttackDeclared => self.fight("when", attacker, defender, *mode),
            On::CombatEnded => self.fight("end", attacker, defender, *mode),
            On::AttackRedirected => match defender {
                Some(_) => self.say("when-redirected-to", &[self.who(defender.as_ref()).into()]),
                None => self.term("when-redirected").into(),
            },
            On::AttackCancelled => self.term("when-cancelled").into(),
            On::Played => match card {
                Some(Which::Fits(filter)) => {
                    let key = format!("when-plays-{}", whose_word(filter.whose));
                    self.say(&key, &[self.any_of(filter).into()])
                }
                _ => happens("when-played"),
            },
            On::Attached => {
                let named = |card: &Option<Which>, else_word: &str| match card {
                    Some(card) => self.who(Some(card)),
                    None => Group::one(self.term(else_word), false),
                };
                let (card, bearer) = (named(card, "an-attachment"), named(bearer, "a-character"));
                self.say("when-attached", &[card.into(), bearer.into()])
            }
            On::Drawn => does(if trigger.by_manoeuvre { "when-draws-manoeuvre" } else { "when-draws" }),
            On::Discarded => self.discarded(card.as_ref(), trigger.from),
            On::Revealed => {
                let what = match trigger.subtype {
                    Some(subtype) => self.a_subtype(subtype),
                    None => self.say("a-f", &[self.term("Manoeuvre").into()]),
                };
                self.say(&format!("when-reveals-{}", whose_word(trigger.whose)), &[what.into()])
            }
            On::GoldGained => does("when-gold"),
            On::PrestigeGained => does("when-prestige"),
            On::TurnEnded => self.term("at-turn-end").into(),
            On::PassedDefinitively => does("when-passes"),
        }
    }

    /// An attack, when it is declared or after its combat.
    fn fight(
        &self,
        when: &str,
        attacker: &Option<Which>,
        defender: &Option<Which>,
        mode: Option<Mode>,
    ) -> String {
        let how = match mode {
            Some(Mode::Melee) => "melee",
            Some(Mode::Ranged) => "ranged",
            None => "any",
        };
        let way: Arg = self.term(&format!("way-{how}")).into();
        match (attacker, defender) {
            (None, None) => self.term(&format!("{when}-attack-{how}")).into(),
            (Some(_), None) => {
                self.say(&format!("{when}-attacks"), &[self.who(attacker.as_ref()).into(), way])
            }
            (None, Some(_)) => {
                self.say(&format!("{when}-attacked"), &[self.who(defender.as_ref()).into(), way])
            }
            (Some(_), Some(_)) => {
                let (one, other) = (self.who(attacker.as_ref()), self.who(defender.as_ref()));
                self.say(&format!("{when}-attacks-whom"), &[one.into(), way, other.into()])
            }
        }
    }

    /// The card a trigger asks for.
    fn who(&self, card: Option<&Which>) -> Group {
        match card {
            Some(Which::Is(selector)) => self.subject(selector),
            Some(Which::Fits(filter)) => {
                let noun = self.noun(filter, Place::Known);
                Group::one(self.grammar.any(&noun), noun.feminine)
            }
            None => Group::one(self.term("a-card"), true),
        }
    }

    /// One card of a filter, whoever’s.
    fn any_of(&self, filter: &Filter) -> String {
        self.grammar.a(&self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known))
    }

    fn discarded(&self, card: Option<&Which>, from: Option<From>) -> String {
        let whose = match card {
            Some(Which::Fits(filter)) => filter.whose,
            Some(Which::Is(_)) => Whose::You,
            None => Whose::Any,
        };
        let from = match from {
            Some(From::Hand) => "hand",
            Some(From::Deck) => "deck",
            None => "any",
        };
        let own = if whose == Whose::You { "you" } else { "they" };
        let from = self.term(&format!("discarded-{from}-{own}"));
        let what = match card {
            Some(Which::Is(selector)) => {
                return self.say("when-discarded", &[self.subject(selector).into(), from.into()]);
            }
            Some(Which::Fits(filter)) => self.any_of(filter),
            None => self.term("a-card").into(),
        };
        self.say(&format!("when-discards-{}", whose_word(whose)), &[what.into(), from.into()])
    }
}

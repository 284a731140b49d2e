//! What a Reaction answers to, in English.

use super::English;
use super::noun::{Group, Place, subtype};
use crate::language::{Filter, From, Mode, On, Trigger, Which, Whose};

impl English<'_> {
    /// The event, with `when` or `at the end`.
    pub(super) fn trigger(&self, trigger: &Trigger) -> String {
        let Trigger { card, by, attacker, defender, bearer, mode, .. } = trigger;
        let undergoes = |what: &str| format!("when {} {what}", self.who(card.as_ref()).text);
        match trigger.on {
            On::Deployed => undergoes("arrives in play"),
            On::LeftPlay => undergoes("leaves play"),
            On::Healed => undergoes("is healed"),
            On::Moved => undergoes("is moved"),
            On::Inclined => undergoes("is exhausted"),
            On::Straightened => undergoes("is made ready"),
            On::Destroyed => {
                let place = match trigger.in_combat {
                    Some(true) => " in combat",
                    Some(false) => " outside a combat",
                    None => "",
                };
                match by {
                    Some(by) => {
                        let by = self.who(Some(by)).text;
                        format!("when {by} destroys {}{place}", self.who(card.as_ref()).text)
                    }
                    None => format!("{}{place}", undergoes("is destroyed")),
                }
            }
            On::Damaged => {
                let kind = match trigger.in_combat {
                    Some(true) => "combat damage",
                    Some(false) => "damage outside a combat",
                    None => "damage",
                };
                let what = match trigger.min {
                    None | Some(0 | 1) => kind.to_owned(),
                    Some(min) => format!("at least {min} {kind}"),
                };
                match by {
                    Some(by) => {
                        let by = self.who(Some(by)).text;
                        format!("when {by} deals {what} to {}", self.who(card.as_ref()).text)
                    }
                    None => undergoes(&format!("is dealt {what}")),
                }
            }
            On::AttackDeclared => {
                let how = way(*mode);
                match (attacker, defender) {
                    (Some(attacker), None) => format!("when {} attacks{how}", self.who(Some(attacker)).text),
                    (Some(attacker), Some(defender)) => {
                        let attacker = self.who(Some(attacker)).text;
                        format!("when {attacker} attacks {}{how}", self.who(Some(defender)).text)
                    }
                    (None, Some(defender)) => {
                        format!("when {} is attacked{how}", self.who(Some(defender)).text)
                    }
                    (None, None) => format!("when {} is declared", an_attack(*mode)),
                }
            }
            On::AttackRedirected => match defender {
                Some(defender) => format!("when an attack is redirected to {}", self.whom(defender)),
                None => "when an attack is redirected".into(),
            },
            On::AttackCancelled => "when an attack is cancelled".into(),
            On::Played => self.played(card.as_ref()),
            On::Attached => {
                let card = card
                    .as_ref()
                    .map_or_else(|| "an Attachment".to_owned(), |card| self.who(Some(card)).text);
                let bearer =
                    bearer.as_ref().map_or_else(|| "a Character".to_owned(), |bearer| self.whom(bearer));
                format!("when {card} is attached to {bearer}")
            }
            On::Drawn if trigger.by_manoeuvre => {
                format!("when {} for a Manoeuvre", does(trigger.whose, "draw", "draws"))
            }
            On::Drawn => format!("when {}", does(trigger.whose, "draw", "draws")),
            On::Discarded => self.discarded(card.as_ref(), trigger.from),
            On::Revealed => {
                let name = trigger.subtype.map_or("Manoeuvre", subtype);
                format!("when {} a {name}", does(trigger.whose, "reveal", "reveals"))
            }
            On::GoldGained => format!("when {} gold", does(trigger.whose, "gain", "gains")),
            On::PrestigeGained => format!("when {} prestige", does(trigger.whose, "gain", "gains")),
            On::CombatEnded => {
                let how = way(*mode);
                match (attacker, defender) {
                    (None, None) => match mode {
                        Some(Mode::Melee) => "at the end of a melee combat".into(),
                        Some(Mode::Ranged) => "at the end of a ranged combat".into(),
                        None => "at the end of a combat".into(),
                    },
                    (Some(attacker), None) => {
                        format!(
                            "at the end of a combat in which {} attacked{how}",
                            self.who(Some(attacker)).text
                        )
                    }
                    (Some(attacker), Some(defender)) => {
                        let attacker = self.who(Some(attacker)).text;
                        let defender = self.whom(defender);
                        format!("at the end of a combat in which {attacker} attacked {defender}{how}")
                    }
                    (None, Some(defender)) => {
                        let defender = self.who(Some(defender)).text;
                        format!("at the end of a combat in which {defender} was attacked{how}")
                    }
                }
            }
            On::TurnEnded => "at the end of the turn".into(),
            On::PassedDefinitively => {
                format!("when {} definitively", does(trigger.whose, "pass", "passes"))
            }
        }
    }

    /// The card a trigger asks for, as a subject.
    fn who(&self, card: Option<&Which>) -> Group {
        match card {
            Some(Which::Is(selector)) => self.subject(selector),
            Some(Which::Fits(filter)) => Group::one(self.noun(filter, Place::Known).any()),
            None => Group::one("a card"),
        }
    }

    /// The card a trigger asks for, as an object.
    fn whom(&self, card: &Which) -> String {
        match card {
            Which::Is(selector) => self.card(selector).text,
            Which::Fits(filter) => self.noun(filter, Place::Known).any(),
        }
    }

    /// `when this card is discarded from your hand`, `when your opponent discards a card from their hand`
    fn discarded(&self, card: Option<&Which>, from: Option<From>) -> String {
        let whose = match card {
            Some(Which::Fits(filter)) => filter.whose,
            Some(Which::Is(_)) => Whose::You,
            None => Whose::Any,
        };
        let from = match (from, whose) {
            (Some(From::Hand), Whose::You) => " from your hand",
            (Some(From::Deck), Whose::You) => " from your deck",
            (Some(From::Hand), Whose::Opponent | Whose::Any) => " from their hand",
            (Some(From::Deck), Whose::Opponent | Whose::Any) => " from their deck",
            (None, _) => "",
        };
        let what = match card {
            Some(Which::Is(selector)) => {
                return format!("when {} is discarded{from}", self.subject(selector).text);
            }
            Some(Which::Fits(filter)) => {
                self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known).a()
            }
            None => "a card".into(),
        };
        format!("when {} {what}{from}", does(whose, "discard", "discards"))
    }

    /// `when you play an Event`
    fn played(&self, card: Option<&Which>) -> String {
        match card {
            Some(Which::Fits(filter)) => {
                let noun = self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known);
                format!("when {} {}", does(filter.whose, "play", "plays"), noun.a())
            }
            Some(Which::Is(selector)) => format!("when {} is played", self.subject(selector).text),
            None => "when a card is played".into(),
        }
    }
}

/// Who does something.
fn does(whose: Whose, you: &str, they: &str) -> String {
    match whose {
        Whose::You => format!("you {you}"),
        Whose::Opponent => format!("your opponent {they}"),
        Whose::Any => format!("a player {they}"),
    }
}

/// How somebody attacks.
fn way(mode: Option<Mode>) -> &'static str {
    match mode {
        Some(Mode::Melee) => " in melee",
        Some(Mode::Ranged) => " at range",
        None => "",
    }
}

/// What kind of attack it is.
fn an_attack(mode: Option<Mode>) -> &'static str {
    match mode {
        Some(Mode::Melee) => "a melee attack",
        Some(Mode::Ranged) => "a ranged attack",
        None => "an attack",
    }
}

//! What a Reaction answers to, in French.

use super::French;
use super::noun::{Group, Place, agree, of, subtype, to};
use crate::language::{Filter, From, Mode, On, Trigger, Which, Whose};

impl French<'_> {
    /// The event, with `quand` or `à la fin`.
    pub(super) fn trigger(&self, trigger: &Trigger) -> String {
        let Trigger { card, by, attacker, defender, bearer, mode, .. } = trigger;
        match trigger.on {
            On::Deployed => self.undergoes(card, "arrive en jeu", ""),
            On::LeftPlay => self.undergoes(card, "quitte le jeu", ""),
            On::Healed => self.undergoes(card, "est", "soigné"),
            On::Moved => self.undergoes(card, "est", "déplacé"),
            On::Inclined => self.undergoes(card, "est", "incliné"),
            On::Straightened => self.undergoes(card, "est", "redressé"),
            On::Destroyed => {
                let place = match trigger.in_combat {
                    Some(true) => " en combat",
                    Some(false) => " hors combat",
                    None => "",
                };
                match by {
                    Some(by) => {
                        let by = self.who(Some(by)).text;
                        format!("quand {by} détruit {}{place}", self.who(card.as_ref()).text)
                    }
                    None => format!("{}{place}", self.undergoes(card, "est", "détruit")),
                }
            }
            On::Damaged => {
                let what = match (trigger.min, trigger.in_combat) {
                    (None | Some(0 | 1), Some(true)) => "des dégâts de combat".to_owned(),
                    (None | Some(0 | 1), Some(false)) => "des dégâts hors combat".into(),
                    (None | Some(0 | 1), None) => "des dégâts".into(),
                    (Some(min), Some(true)) => format!("au moins {min} dégâts de combat"),
                    (Some(min), Some(false)) => format!("au moins {min} dégâts hors combat"),
                    (Some(min), None) => format!("au moins {min} dégâts"),
                };
                match by {
                    Some(by) => {
                        let by = self.who(Some(by)).text;
                        format!("quand {by} inflige {what} {}", to(&self.who(card.as_ref()).text))
                    }
                    None => self.undergoes(card, &format!("subit {what}"), ""),
                }
            }
            On::AttackDeclared => {
                let how = way(*mode);
                match (attacker, defender) {
                    (Some(attacker), None) => format!("quand {} attaque{how}", self.who(Some(attacker)).text),
                    (Some(attacker), Some(defender)) => {
                        let attacker = self.who(Some(attacker)).text;
                        format!("quand {attacker} attaque {}{how}", self.who(Some(defender)).text)
                    }
                    (None, Some(_)) => format!("{}{how}", self.undergoes(defender, "est", "attaqué")),
                    (None, None) => format!("quand une attaque{} est déclarée", kind(*mode)),
                }
            }
            On::AttackRedirected => match defender {
                Some(_) => {
                    format!("quand une attaque est redirigée contre {}", self.who(defender.as_ref()).text)
                }
                None => "quand une attaque est redirigée".into(),
            },
            On::AttackCancelled => "quand une attaque est annulée".into(),
            On::Played => self.played(card.as_ref()),
            On::Attached => {
                let card = match card {
                    Some(card) => self.who(Some(card)),
                    None => Group {
                        text: "un Attachement".into(),
                        feminine: false,
                        plural: false,
                        pronoun: false,
                    },
                };
                let bearer = match bearer {
                    Some(bearer) => self.who(Some(bearer)).text,
                    None => "un Personnage".into(),
                };
                format!("quand {} est {} {}", card.text, card.agree("lié"), to(&bearer))
            }
            On::Drawn if trigger.by_manoeuvre => {
                format!("quand {} grâce à une Manœuvre", does(trigger.whose, "piochez", "pioche"))
            }
            On::Drawn => format!("quand {}", does(trigger.whose, "piochez", "pioche")),
            On::Discarded => self.discarded(card.as_ref(), trigger.from),
            On::Revealed => {
                let (name, feminine) = trigger.subtype.map_or(("Manœuvre", true), subtype);
                let article = if feminine { "une" } else { "un" };
                format!("quand {} {article} {name}", does(trigger.whose, "dévoilez", "dévoile"))
            }
            On::GoldGained => format!("quand {} de l’or", does(trigger.whose, "gagnez", "gagne")),
            On::PrestigeGained => format!("quand {} du prestige", does(trigger.whose, "gagnez", "gagne")),
            On::CombatEnded => {
                let how = way(*mode);
                match (attacker, defender) {
                    (None, None) => match mode {
                        Some(_) => format!("à la fin d’un combat{}", kind(*mode)),
                        None => "à la fin d’un combat".into(),
                    },
                    (Some(attacker), None) => {
                        format!("à la fin d’un combat où {} a attaqué{how}", self.who(Some(attacker)).text)
                    }
                    (Some(attacker), Some(defender)) => {
                        let attacker = self.who(Some(attacker)).text;
                        let defender = self.who(Some(defender)).text;
                        format!("à la fin d’un combat où {attacker} a attaqué {defender}{how}")
                    }
                    (None, Some(defender)) => {
                        let defender = self.who(Some(defender));
                        let attacked = defender.agree("attaqué");
                        format!("à la fin d’un combat où {} a été {attacked}{how}", defender.text)
                    }
                }
            }
            On::TurnEnded => "à la fin du tour".into(),
            On::PassedDefinitively => {
                format!("quand {} définitivement", does(trigger.whose, "passez", "passe"))
            }
        }
    }

    /// `quand ce Personnage est déplacé`
    fn undergoes(&self, card: &Option<Which>, verb: &str, participle: &str) -> String {
        let card = self.who(card.as_ref());
        if participle.is_empty() {
            return format!("quand {} {verb}", card.text);
        }
        format!("quand {} {verb} {}", card.text, agree(participle, card.feminine, card.plural))
    }

    /// The card a trigger asks for.
    fn who(&self, card: Option<&Which>) -> Group {
        match card {
            Some(Which::Is(selector)) => self.subject(selector),
            Some(Which::Fits(filter)) => {
                let noun = self.noun(filter, Place::Known);
                Group { text: noun.any(), feminine: noun.feminine, plural: false, pronoun: false }
            }
            None => Group { text: "une carte".into(), feminine: true, plural: false, pronoun: false },
        }
    }

    /// `quand cette carte est défaussée de votre main`, `quand votre adversaire défausse une carte de sa main`
    fn discarded(&self, card: Option<&Which>, from: Option<From>) -> String {
        let whose = match card {
            Some(Which::Fits(filter)) => filter.whose,
            Some(Which::Is(_)) => Whose::You,
            None => Whose::Any,
        };
        let from = match (from, whose) {
            (Some(From::Hand), Whose::You) => " de votre main",
            (Some(From::Deck), Whose::You) => " de votre deck",
            (Some(From::Hand), Whose::Opponent | Whose::Any) => " de sa main",
            (Some(From::Deck), Whose::Opponent | Whose::Any) => " de son deck",
            (None, _) => "",
        };
        let what = match card {
            Some(Which::Is(selector)) => {
                let card = self.subject(selector);
                return format!("quand {} est {}{from}", card.text, card.agree("défaussé"));
            }
            Some(Which::Fits(filter)) => {
                self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known).a()
            }
            None => "une carte".into(),
        };
        format!("quand {} {what}{from}", does(whose, "défaussez", "défausse"))
    }

    /// `quand vous jouez un Événement`
    fn played(&self, card: Option<&Which>) -> String {
        match card {
            Some(Which::Fits(filter)) => {
                let noun = self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known);
                format!("quand {} {}", does(filter.whose, "jouez", "joue"), noun.a())
            }
            Some(Which::Is(selector)) => {
                let card = self.subject(selector);
                format!("quand {} est {}", card.text, card.agree("joué"))
            }
            None => "quand une carte est jouée".into(),
        }
    }
}

/// Who does something.
fn does(whose: Whose, you: &str, they: &str) -> String {
    match whose {
        Whose::You => format!("vous {you}"),
        Whose::Opponent => format!("votre adversaire {they}"),
        Whose::Any => format!("un joueur {they}"),
    }
}

/// How somebody attacks.
fn way(mode: Option<Mode>) -> &'static str {
    match mode {
        Some(Mode::Melee) => " en mêlée",
        Some(Mode::Ranged) => " à distance",
        None => "",
    }
}

/// What kind of attack it is.
fn kind(mode: Option<Mode>) -> String {
    match mode {
        Some(Mode::Melee) => format!(" {}", of("mêlée")),
        Some(Mode::Ranged) => " à distance".into(),
        None => String::new(),
    }
}

//! Conditions in French, each in the affirmative and in the negative.

use super::French;
use super::noun::{Group, Place, agree, count, keyword, line, of, subtype};
use crate::language::{
    CardType, Combatant, Condition, Filter, From, Holding, Mode, Player, Selector, Side, Whose, Zone,
};
use crate::prose::{Bound, bounds, join};

/// What a card must be, or have.
pub(super) struct Being {
    is: Vec<String>,
    has: Vec<String>,
}

impl Being {
    /// `est Blessé et a Intercepteur`
    fn affirmative(&self, is: &str, has: &str) -> String {
        self.said(|parts| format!("{is} {parts}"), |parts| format!("{has} {parts}"))
    }

    /// `n’est pas Blessé`
    pub(super) fn negative(&self, is: &str, has: &str) -> String {
        self.said(|parts| format!("{} pas {parts}", not(is)), |parts| format!("{} pas {parts}", not(has)))
    }

    fn said(&self, is: impl Fn(&str) -> String, has: impl Fn(&str) -> String) -> String {
        let [being, having] = [&self.is, &self.has].map(|parts| join(parts, ", ", " et "));
        match (being.is_empty(), having.is_empty()) {
            (false, true) => is(&being),
            (true, false) => has(&having),
            _ => format!("{} et {}", is(&being), has(&having)),
        }
    }
}

/// `ne`, or `n’` before a vowel.
pub(super) fn not(verb: &str) -> String {
    if verb.starts_with(['a', 'e', 'é', 'i', 'o', 'u', 'ê']) {
        format!("n’{verb}")
    } else {
        format!("ne {verb}")
    }
}

impl French<'_> {
    /// A condition, as it follows `si` or `tant que`; `and` and `or` join its parts.
    pub(super) fn condition(&self, condition: &Condition, and: &str, or: &str) -> String {
        self.holds(condition, true, and, or)
    }

    fn holds(&self, condition: &Condition, holds: bool, and: &str, or: &str) -> String {
        match condition {
            Condition::Count { filter, op, n } => {
                let parts: Vec<String> =
                    bounds(*op, *n, holds).iter().map(|bound| self.controls(filter, bound)).collect();
                join(&parts, or, or)
            }
            Condition::Is { card, filter } => {
                let subject = self.subject(card);
                let being = self.being(filter, subject.feminine, subject.plural);
                let (is, has) = (subject.verb("est", "sont"), subject.verb("a", "ont"));
                self.restore(card);
                let said = if holds { being.affirmative(is, has) } else { being.negative(is, has) };
                format!("{} {said}", subject.text)
            }
            Condition::Has { what, whose, op, n } => {
                let parts: Vec<String> =
                    bounds(*op, *n, holds).iter().map(|bound| has(*what, *whose, bound)).collect();
                join(&parts, or, or)
            }
            Condition::Attack(mode) => match (mode, holds) {
                (Mode::Melee, true) | (Mode::Ranged, false) => "l’attaque est de mêlée".into(),
                (Mode::Ranged, true) | (Mode::Melee, false) => "l’attaque est à distance".into(),
            },
            Condition::InCombat { side } => {
                let are = if holds { "vous êtes" } else { "vous n’êtes pas" };
                match side {
                    Some(Side::Attacking) => format!("{are} le joueur attaquant"),
                    Some(Side::Defending) => format!("{are} le joueur défenseur"),
                    None => format!("{are} dans un combat"),
                }
            }
            Condition::PassedDefinitively(who) => {
                let (subject, has) = match who {
                    Player::You => ("vous", "avez"),
                    Player::Opponent => ("votre adversaire", "a"),
                    Player::Both => ("les deux joueurs", "ont"),
                };
                let has = if holds { has.to_owned() } else { format!("{} pas", not(has)) };
                format!("{subject} {has} passé définitivement")
            }
            Condition::Manoeuvre { subtype: kind, whose } => {
                let (name, feminine) = subtype(*kind);
                let subject = manoeuvre(*whose);
                let is = if holds { "est" } else { "n’est pas" };
                format!("{subject} {is} {} {name}", if feminine { "une" } else { "un" })
            }
            Condition::Discarded { whose, from, op, n } => {
                let parts: Vec<String> =
                    bounds(*op, *n, holds).iter().map(|bound| discarded(*whose, *from, bound)).collect();
                join(&parts, or, or)
            }
            Condition::All(parts) => self.several(parts, holds, if holds { and } else { or }, and, or),
            Condition::Any(parts) => self.several(parts, holds, if holds { or } else { and }, and, or),
            Condition::Not(inner) => self.holds(inner, !holds, and, or),
        }
    }

    fn several(&self, parts: &[Condition], holds: bool, with: &str, and: &str, or: &str) -> String {
        let said: Vec<String> = parts.iter().map(|part| self.holds(part, holds, and, or)).collect();
        join(&said, with, with)
    }

    /// A card as the subject of a clause.
    pub(super) fn subject(&self, selector: &Selector) -> Group {
        let group = match selector {
            Selector::Each(filter) => self.all(filter),
            _ => self.card(selector),
        };
        if !group.pronoun {
            return group;
        }
        let text = match (group.feminine, group.plural) {
            (false, false) => "il",
            (true, false) => "elle",
            (false, true) => "ils",
            (true, true) => "elles",
        };
        Group { text: text.into(), ..group }
    }

    /// What was mentioned in passing does not hide the subject from a pronoun.
    fn restore(&self, selector: &Selector) {
        self.0.said.borrow_mut().last = Some(selector.clone());
    }

    /// `vous contrôlez au moins deux Personnages`
    fn controls(&self, filter: &Filter, bound: &Bound) -> String {
        let plain = Filter { whose: Whose::Any, ..filter.clone() };
        let noun = self.noun(&plain, Place::Known);
        let (subject, verb) = match (filter.zone, filter.whose) {
            (Zone::Discard, Whose::Opponent) => ("la défausse de votre adversaire", "contient"),
            (Zone::Discard, Whose::You) => ("votre défausse", "contient"),
            (Zone::Discard, Whose::Any) => ("une défausse", "contient"),
            (_, Whose::You) => ("vous", "contrôlez"),
            (_, Whose::Opponent) => ("votre adversaire", "contrôle"),
            (_, Whose::Any) => ("il", "y a"),
        };
        let place = if filter.zone == Zone::Play && filter.whose == Whose::Any { " en jeu" } else { "" };
        let aucun = if noun.feminine { "aucune" } else { "aucun" };
        match bound {
            Bound::None if verb == "y a" => format!("il n’{verb} {aucun} {}{place}", noun.one),
            Bound::None => format!("{subject} {} {aucun} {}", not(verb), noun.one),
            Bound::Any => format!("{subject} {verb} {}{place}", noun.a()),
            Bound::AtLeast(n) => format!("{subject} {verb} au moins {}{place}", noun.number(*n)),
            Bound::AtMost(n) => format!("{subject} {verb} au plus {}{place}", noun.number(*n)),
            Bound::Exactly(n) => format!("{subject} {verb} exactement {}{place}", noun.number(*n)),
        }
    }

    /// What a filter says of a card that is already named.
    pub(super) fn being(&self, filter: &Filter, feminine: bool, plural: bool) -> Being {
        let is_a_noun = filter.card_type.is_some()
            || filter.subtype.is_some()
            || filter.whose != Whose::Any
            || filter.faction.is_some()
            || filter.name.is_some()
            || !filter.traits.is_empty()
            || !filter.bands.is_empty()
            || filter.attached_to.is_some()
            || filter.side.is_some()
            || filter.among.is_some()
            || filter.not.is_some()
            || filter.other;
        if is_a_noun {
            let card_type = filter.card_type.or(Some(CardType::Character));
            let noun = self.noun(&Filter { card_type, ..filter.clone() }, Place::Said);
            return Being { is: vec![noun.any()], has: Vec::new() };
        }
        let mut is = Vec::new();
        let mut describe = |adjective: &str, holds: bool| {
            let form = agree(adjective, feminine, plural);
            is.push(if holds { form } else { format!("non {form}") });
        };
        if let Some(named) = filter.named {
            describe("Nommé", named);
        }
        if let Some(wounded) = filter.wounded {
            describe("Blessé", wounded);
        }
        if let Some(inclined) = filter.inclined {
            describe(if inclined { "incliné" } else { "redressé" }, true);
        }
        match filter.combatant {
            Some(Combatant::Attacker) => is.push("l’attaquant".into()),
            Some(Combatant::Defender) => is.push("le défenseur".into()),
            Some(Combatant::Yes) => describe("combattant", true),
            Some(Combatant::No) => describe("combattant", false),
            None => {}
        }
        is.extend(filter.line.map(|at| line(at).to_owned()));
        if let Some(card) = &filter.line_of {
            is.push(format!("sur la même ligne que {}", self.card(card).text));
        }
        let has = filter.keyword.map(|word| keyword(word).to_owned()).into_iter().collect();
        Being { is, has }
    }
}

/// Whose visible Manoeuvre.
pub(super) fn manoeuvre(whose: Player) -> &'static str {
    match whose {
        Player::You => "votre Manœuvre visible",
        Player::Opponent => "la Manœuvre visible de votre adversaire",
        Player::Both => "chaque Manœuvre visible",
    }
}

/// `vous avez au moins 3 or`
fn has(what: Holding, whose: Player, bound: &Bound) -> String {
    let (pile, zone) = match what {
        Holding::Gold => ("or", None),
        Holding::Prestige => ("prestige", None),
        Holding::Hand => ("cartes en main", None),
        Holding::Deck => ("cartes", Some("deck")),
        Holding::Discard => ("cartes", Some("défausse")),
    };
    let (subject, verb) = match (zone, whose) {
        (None, Player::You) => ("vous".to_owned(), "avez"),
        (None, Player::Opponent) => ("votre adversaire".into(), "a"),
        (None, Player::Both) => ("chaque joueur".into(), "a"),
        (Some(zone), Player::You) => (format!("votre {zone}"), "compte"),
        (Some("deck"), Player::Opponent) => ("le deck de votre adversaire".into(), "compte"),
        (Some(zone), Player::Opponent) => (format!("la {zone} de votre adversaire"), "compte"),
        (Some(zone), Player::Both) => (format!("chaque {zone}"), "compte"),
    };
    let is_card = pile.starts_with("carte");
    let unit = |n: i8| if n == 1 { pile.replacen("cartes", "carte", 1) } else { pile.to_owned() };
    let amount = |n: i8| if is_card { count(n, true) } else { n.to_string() };
    match bound {
        Bound::None if is_card => format!("{subject} {} aucune {}", not(verb), unit(1)),
        Bound::None => format!("{subject} {} pas {}", not(verb), of(pile)),
        Bound::Any => format!("{subject} {verb} au moins {} {}", amount(1), unit(1)),
        Bound::AtLeast(n) => format!("{subject} {verb} au moins {} {}", amount(*n), unit(*n)),
        Bound::AtMost(n) => format!("{subject} {verb} au plus {} {}", amount(*n), unit(*n)),
        Bound::Exactly(n) => format!("{subject} {verb} exactement {} {}", amount(*n), unit(*n)),
    }
}

/// `vous avez défaussé au moins une carte de votre main ce tour-ci`
fn discarded(whose: Player, from: Option<From>, bound: &Bound) -> String {
    let (subject, verb, own) = match whose {
        Player::You => ("vous", "avez", "votre"),
        Player::Opponent => ("votre adversaire", "a", "son"),
        Player::Both => ("chaque joueur", "a", "son"),
    };
    let from = match (from, own) {
        (Some(From::Hand), "son") => " de sa main".to_owned(),
        (Some(From::Hand), own) => format!(" de {own} main"),
        (Some(From::Deck), own) => format!(" de {own} deck"),
        (None, _) => String::new(),
    };
    let cards = |n: i8| format!("{} {}", count(n, true), if n == 1 { "carte" } else { "cartes" });
    match bound {
        Bound::None => format!("{subject} {} défaussé aucune carte{from} ce tour-ci", not(verb)),
        Bound::Any => format!("{subject} {verb} défaussé au moins {}{from} ce tour-ci", cards(1)),
        Bound::AtLeast(n) => format!("{subject} {verb} défaussé au moins {}{from} ce tour-ci", cards(*n)),
        Bound::AtMost(n) => format!("{subject} {verb} défaussé au plus {}{from} ce tour-ci", cards(*n)),
        Bound::Exactly(n) => format!("{subject} {verb} défaussé exactement {}{from} ce tour-ci", cards(*n)),
    }
}

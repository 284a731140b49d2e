//! Conditions in English, each in the affirmative and in the negative.

use super::English;
use super::noun::{Group, Place, count, keyword, line, subtype};
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
    /// `is Wounded and has Interceptor`
    fn affirmative(&self, is: &str, has: &str) -> String {
        self.said(|parts| format!("{is} {parts}"), |parts| format!("{has} {parts}"))
    }

    /// `is not Wounded`
    pub(super) fn negative(&self, is: &str, does: &str) -> String {
        self.said(|parts| format!("{is} not {parts}"), |parts| format!("{does} not have {parts}"))
    }

    fn said(&self, is: impl Fn(&str) -> String, has: impl Fn(&str) -> String) -> String {
        let [being, having] = [&self.is, &self.has].map(|parts| join(parts, ", ", " and "));
        match (being.is_empty(), having.is_empty()) {
            (false, true) => is(&being),
            (true, false) => has(&having),
            _ => format!("{} and {}", is(&being), has(&having)),
        }
    }
}

impl English<'_> {
    /// A condition, as it follows `if` or `while`.
    pub(super) fn condition(&self, condition: &Condition) -> String {
        self.holds(condition, true)
    }

    fn holds(&self, condition: &Condition, holds: bool) -> String {
        let any = |parts: Vec<String>| join(&parts, " or ", " or ");
        match condition {
            Condition::Count { filter, op, n } => {
                any(bounds(*op, *n, holds).iter().map(|bound| self.controls(filter, bound)).collect())
            }
            Condition::Is { card, filter } => {
                let subject = self.subject(card);
                let being = self.being(filter);
                self.restore(card);
                let is = subject.verb("is", "are");
                let said = match holds {
                    true => being.affirmative(is, subject.verb("has", "have")),
                    false => being.negative(is, subject.verb("does", "do")),
                };
                format!("{} {said}", subject.text)
            }
            Condition::Has { what, whose, op, n } => {
                any(bounds(*op, *n, holds).iter().map(|bound| has(*what, *whose, bound)).collect())
            }
            Condition::Attack(mode) => match (mode, holds) {
                (Mode::Melee, true) | (Mode::Ranged, false) => "the attack is a melee attack".into(),
                (Mode::Ranged, true) | (Mode::Melee, false) => "the attack is a ranged attack".into(),
            },
            Condition::InCombat { side } => {
                let are = if holds { "you are" } else { "you are not" };
                match side {
                    Some(Side::Attacking) => format!("{are} the attacking player"),
                    Some(Side::Defending) => format!("{are} the defending player"),
                    None => format!("{are} in a combat"),
                }
            }
            Condition::PassedDefinitively(who) => {
                let (subject, has) = match who {
                    Player::You => ("you", "have"),
                    Player::Opponent => ("your opponent", "has"),
                    Player::Both => ("both players", "have"),
                };
                format!("{subject} {has} {}passed definitively", if holds { "" } else { "not " })
            }
            Condition::Manoeuvre { subtype: kind, whose } => {
                let is = if holds { "is" } else { "is not" };
                format!("{} {is} a {}", manoeuvre(*whose), subtype(*kind))
            }
            Condition::Discarded { whose, from, op, n } => {
                any(bounds(*op, *n, holds).iter().map(|bound| discarded(*whose, *from, bound)).collect())
            }
            Condition::All(parts) => self.several(parts, holds, if holds { " and " } else { " or " }),
            Condition::Any(parts) => self.several(parts, holds, if holds { " or " } else { " and " }),
            Condition::Not(inner) => self.holds(inner, !holds),
        }
    }

    fn several(&self, parts: &[Condition], holds: bool, with: &str) -> String {
        let said: Vec<String> = parts.iter().map(|part| self.holds(part, holds)).collect();
        join(&said, with, with)
    }

    /// A card as the subject of a clause.
    pub(super) fn subject(&self, selector: &Selector) -> Group {
        let group = match selector {
            Selector::Each(filter) => self.all(filter),
            _ => self.card(selector),
        };
        if group.pronoun && group.plural {
            return Group { text: "they".into(), ..group };
        }
        group
    }

    /// What was mentioned in passing does not hide the subject from a pronoun.
    fn restore(&self, selector: &Selector) {
        self.0.said.borrow_mut().last = Some(selector.clone());
    }

    /// `you control at least two Characters`
    fn controls(&self, filter: &Filter, bound: &Bound) -> String {
        let noun = self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known);
        let in_play = filter.zone == Zone::Play && filter.whose == Whose::Any;
        let subject = match (filter.zone, filter.whose) {
            (Zone::Discard, Whose::Opponent) => "your opponent’s discard pile holds",
            (Zone::Discard, Whose::You) => "your discard pile holds",
            (Zone::Discard, Whose::Any) => "a discard pile holds",
            (_, Whose::You) => "you control",
            (_, Whose::Opponent) => "your opponent controls",
            (_, Whose::Any) => match bound {
                Bound::Any | Bound::Exactly(1) | Bound::AtMost(1) => "there is",
                Bound::None | Bound::AtLeast(_) | Bound::AtMost(_) | Bound::Exactly(_) => "there are",
            },
        };
        let place = if in_play { " in play" } else { "" };
        match bound {
            Bound::None => format!("{subject} no {}{place}", noun.many),
            Bound::Any => format!("{subject} {}{place}", noun.a()),
            Bound::AtLeast(n) => format!("{subject} at least {}{place}", noun.number(*n)),
            Bound::AtMost(n) => format!("{subject} at most {}{place}", noun.number(*n)),
            Bound::Exactly(n) => format!("{subject} exactly {}{place}", noun.number(*n)),
        }
    }

    /// What a filter says of a card that is already named.
    pub(super) fn being(&self, filter: &Filter) -> Being {
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
        let mut is: Vec<String> = Vec::new();
        is.extend(filter.named.map(|named| if named { "Named" } else { "unnamed" }.to_owned()));
        is.extend(filter.wounded.map(|wounded| if wounded { "Wounded" } else { "unwounded" }.to_owned()));
        is.extend(filter.inclined.map(|inclined| if inclined { "exhausted" } else { "ready" }.to_owned()));
        is.extend(filter.combatant.map(|combatant| match combatant {
            Combatant::Attacker => "the attacker".to_owned(),
            Combatant::Defender => "the defender".into(),
            Combatant::Yes => "a combatant".into(),
            Combatant::No => "no combatant".into(),
        }));
        is.extend(filter.line.map(|at| line(at).to_owned()));
        if let Some(card) = &filter.line_of {
            is.push(format!("on the same line as {}", self.card(card).text));
        }
        let has = filter.keyword.map(|word| keyword(word).to_owned()).into_iter().collect();
        Being { is, has }
    }
}

/// Whose visible Manoeuvre.
pub(super) fn manoeuvre(whose: Player) -> &'static str {
    match whose {
        Player::You => "your visible Manoeuvre",
        Player::Opponent => "your opponent’s visible Manoeuvre",
        Player::Both => "each visible Manoeuvre",
    }
}

/// `you have at least 3 gold`
fn has(what: Holding, whose: Player, bound: &Bound) -> String {
    let zone = match what {
        Holding::Gold | Holding::Prestige | Holding::Hand => None,
        Holding::Deck => Some("deck"),
        Holding::Discard => Some("discard pile"),
    };
    let subject = match (zone, whose) {
        (None, Player::You) => "you have".to_owned(),
        (None, Player::Opponent) => "your opponent has".into(),
        (None, Player::Both) => "each player has".into(),
        (Some(zone), Player::You) => format!("your {zone} has"),
        (Some(zone), Player::Opponent) => format!("your opponent’s {zone} has"),
        (Some(zone), Player::Both) => format!("each {zone} has"),
    };
    let unit = |n: i8| match (what, n) {
        (Holding::Gold, _) => format!("{n} gold"),
        (Holding::Prestige, _) => format!("{n} prestige"),
        (Holding::Hand, 1) => "one card in hand".into(),
        (Holding::Hand, _) => format!("{} cards in hand", count(n)),
        (Holding::Deck | Holding::Discard, 1) => "one card".into(),
        (Holding::Deck | Holding::Discard, _) => format!("{} cards", count(n)),
    };
    let none = match what {
        Holding::Gold => "no gold",
        Holding::Prestige => "no prestige",
        Holding::Hand => "no cards in hand",
        Holding::Deck | Holding::Discard => "no cards",
    };
    match bound {
        Bound::None => format!("{subject} {none}"),
        Bound::Any => format!("{subject} at least {}", unit(1)),
        Bound::AtLeast(n) => format!("{subject} at least {}", unit(*n)),
        Bound::AtMost(n) => format!("{subject} at most {}", unit(*n)),
        Bound::Exactly(n) => format!("{subject} exactly {}", unit(*n)),
    }
}

/// `you have discarded at least one card from your hand this turn`
fn discarded(whose: Player, from: Option<From>, bound: &Bound) -> String {
    let (subject, own) = match whose {
        Player::You => ("you have", "your"),
        Player::Opponent => ("your opponent has", "their"),
        Player::Both => ("each player has", "their"),
    };
    let from = match from {
        Some(From::Hand) => format!(" from {own} hand"),
        Some(From::Deck) => format!(" from {own} deck"),
        None => String::new(),
    };
    let cards = |n: i8| format!("{} {}", count(n), if n == 1 { "card" } else { "cards" });
    match bound {
        Bound::None => format!("{subject} discarded no cards{from} this turn"),
        Bound::Any => format!("{subject} discarded at least {}{from} this turn", cards(1)),
        Bound::AtLeast(n) => format!("{subject} discarded at least {}{from} this turn", cards(*n)),
        Bound::AtMost(n) => format!("{subject} discarded at most {}{from} this turn", cards(*n)),
        Bound::Exactly(n) => format!("{subject} discarded exactly {}{from} this turn", cards(*n)),
    }
}

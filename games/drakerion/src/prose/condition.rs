//! Conditions, each in the affirmative and in the negative.

use super::noun::{Place, keyword_word, line_word};
use super::walk::{Teller, whose_word};
use super::{Arg, Mood};
use crate::language::{
    CardType, Combatant, Condition, Filter, From, Holding, Mode, Number, Op, Player, Side, Whose, Zone,
};

/// What a card must be, and have.
pub(super) struct Being {
    is: Vec<String>,
    has: Vec<String>,
}

/// How many there must be of something.
enum Bound {
    /// None at all.
    None,
    /// At least one.
    Any,
    AtLeast(i8),
    AtMost(i8),
    Exactly(i8),
}

/// What a comparison asks for, or what it asks for if it must not hold; if there are several, any of them.
fn bounds(op: Op, n: i8, holds: bool) -> Vec<Bound> {
    let least = |n: i8| if n <= 1 { Bound::Any } else { Bound::AtLeast(n) };
    let most = |n: i8| if n <= 0 { Bound::None } else { Bound::AtMost(n) };
    match (op, holds) {
        (Op::AtLeast, true) | (Op::Less, false) => vec![least(n)],
        (Op::More, true) | (Op::AtMost, false) => vec![least(n.saturating_add(1))],
        (Op::AtMost, true) | (Op::More, false) => vec![most(n)],
        (Op::Less, true) | (Op::AtLeast, false) => vec![most(n.saturating_sub(1))],
        (Op::Equal, true) if n <= 0 => vec![Bound::None],
        (Op::Equal, true) => vec![Bound::Exactly(n)],
        (Op::Equal, false) if n <= 0 => vec![Bound::Any],
        (Op::Equal, false) => vec![most(n.saturating_sub(1)), least(n.saturating_add(1))],
    }
}

impl Teller<'_> {
    /// `if this Character is Wounded`, `while …`
    pub(super) fn clause(&self, conjunction: &str, condition: &Condition) -> String {
        let again = self.term(if conjunction == "if" { "again-if" } else { "again-while" });
        self.grammar.before(self.term(conjunction), &self.holds(condition, true, again))
    }

    /// A condition; its further parts have `again` before them.
    fn holds(&self, condition: &Condition, holds: bool, again: &str) -> String {
        let either = |parts: Vec<String>| self.joined(parts, "or", again);
        let yes = |key: &str| if holds { key.to_owned() } else { format!("not-{key}") };
        match condition {
            Condition::Count { filter, op, n } => {
                either(bounds(*op, *n, holds).iter().map(|bound| self.controls(filter, bound)).collect())
            }
            Condition::Is { card, filter } => {
                let subject = self.subject(card);
                let being = self.being(filter, subject.feminine, subject.plural);
                // What was mentioned in passing does not hide the subject from a pronoun.
                self.mention(card, &subject);
                self.be("it-is", &being, holds, &[subject.into()])
            }
            Condition::Has { what, whose, op, n } => {
                either(bounds(*op, *n, holds).iter().map(|bound| self.has(*what, *whose, bound)).collect())
            }
            Condition::Attack(mode) => self
                .term(if (*mode == Mode::Melee) == holds { "attack-is-melee" } else { "attack-is-ranged" })
                .into(),
            Condition::InCombat { side } => {
                let side = match side {
                    Some(Side::Attacking) => "you-attack",
                    Some(Side::Defending) => "you-defend",
                    None => "you-fight",
                };
                self.term(&yes(side)).into()
            }
            Condition::PassedDefinitively(who) => {
                self.term(&yes(&format!("passed-{}", player_word(*who)))).into()
            }
            Condition::Manoeuvre { subtype, whose } => {
                self.say(&yes("is-a"), &[self.manoeuvre(*whose).into(), self.a_subtype(*subtype).into()])
            }
            Condition::Discarded { whose, from, op, n } => {
                let from = match from {
                    Some(From::Hand) => "hand",
                    Some(From::Deck) => "deck",
                    None => "any",
                };
                let player = player_word(*whose);
                let from =
                    self.term(&format!("discarded-{from}-{}", if player == "you" { "you" } else { "they" }));
                let said = |bound: &Bound| {
                    let not = if matches!(bound, Bound::None) { "not-" } else { "" };
                    let cards = self.bounded(bound, |n| self.cards(n), || self.term("no-card-object").into());
                    self.say(&format!("{not}discarded-{player}"), &[cards.into(), from.into()])
                };
                either(bounds(*op, *n, holds).iter().map(said).collect())
            }
            Condition::All(parts) => self.several(parts, holds, if holds { "and" } else { "or" }, again),
            Condition::Any(parts) => self.several(parts, holds, if holds { "or" } else { "and" }, again),
            Condition::Not(inner) => self.holds(inner, !holds, again),
        }
    }

    fn several(&self, parts: &[Condition], holds: bool, with: &str, again: &str) -> String {
        self.joined(parts.iter().map(|part| self.holds(part, holds, again)).collect(), with, again)
    }

    fn joined(&self, parts: Vec<String>, with: &str, again: &str) -> String {
        let mut parts = parts.into_iter();
        let first = parts.next().unwrap_or_default();
        parts.fold(first, |said, part| {
            format!("{said} {} {}", self.term(with), self.grammar.before(again, &part))
        })
    }

    pub(super) fn cards(&self, n: i8) -> String {
        let cards = if n == 1 { "one-card" } else { "many-card" };
        format!("{} {}", self.grammar.count(n, true), self.term(cards))
    }

    fn bounded(&self, bound: &Bound, amount: impl Fn(i8) -> String, none: impl Fn() -> String) -> String {
        match bound {
            Bound::None => none(),
            Bound::Any => self.say("at-least", &[amount(1).into()]),
            Bound::AtLeast(n) => self.say("at-least", &[amount(*n).into()]),
            Bound::AtMost(n) => self.say("at-most", &[amount(*n).into()]),
            Bound::Exactly(n) => self.say("exactly", &[amount(*n).into()]),
        }
    }

    /// `you control at least two Characters`
    fn controls(&self, filter: &Filter, bound: &Bound) -> String {
        let noun = self.noun(&Filter { whose: Whose::Any, ..filter.clone() }, Place::Known);
        let some = |n: i8| self.grammar.some(&noun, n, n);
        let what = match bound {
            Bound::Any => self.grammar.a(&noun),
            _ => self.bounded(bound, some, || self.grammar.none(&noun)),
        };
        let place = if filter.zone == Zone::Discard { "discard" } else { "control" };
        let not = if matches!(bound, Bound::None) { "not-" } else { "" };
        let several = match bound {
            Bound::Any | Bound::Exactly(1) | Bound::AtMost(1) => "",
            Bound::None | Bound::AtLeast(_) | Bound::AtMost(_) | Bound::Exactly(_) => "-many",
        };
        let several = if place == "control" && filter.whose == Whose::Any { several } else { "" };
        self.say(&format!("{not}{place}-{}{several}", whose_word(filter.whose)), &[what.into()])
    }

    /// `you have at least 3 gold`, `your hand is empty`
    fn has(&self, what: Holding, whose: Player, bound: &Bound) -> String {
        let player = player_word(whose);
        let (key, unit) = match what {
            Holding::Gold => ("own", "gold"),
            Holding::Prestige => ("own", "prestige"),
            Holding::Hand => ("hand", "card"),
            Holding::Deck => ("deck", "card"),
            Holding::Discard => ("discard", "card"),
        };
        match bound {
            Bound::None if unit == "card" => self.term(&format!("empty-{key}-{player}")).into(),
            Bound::None => self.say(&format!("not-own-{player}"), &[self.term(&format!("no-{unit}")).into()]),
            bound => {
                let amount = |n: i8| match unit {
                    "card" => self.cards(n),
                    unit => self.quantity(&Number::Fixed(n), unit),
                };
                let amount = self.bounded(bound, amount, String::new);
                self.say(&format!("holds-{key}-{player}"), &[amount.into()])
            }
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
            return Being { is: vec![self.grammar.any(&noun)], has: Vec::new() };
        }
        let mut is = Vec::new();
        let mut describe = |key: &str| is.push(self.grammar.agree(self.term(key), feminine, plural));
        let pick = |holds: bool, yes, no| if holds { yes } else { no };
        filter.named.into_iter().for_each(|named| describe(pick(named, "named", "unnamed")));
        filter.wounded.into_iter().for_each(|wounded| describe(pick(wounded, "wounded", "unwounded")));
        filter.inclined.into_iter().for_each(|inclined| describe(pick(inclined, "inclined", "ready")));
        match filter.combatant {
            Some(Combatant::Yes) => describe("is-combatant"),
            Some(Combatant::No) => describe("is-no-combatant"),
            Some(Combatant::Attacker) => is.push(self.term("attacker").into()),
            Some(Combatant::Defender) => is.push(self.term("defender").into()),
            None => {}
        }
        is.extend(filter.line.map(|line| self.term(line_word(line)).to_owned()));
        if let Some(card) = &filter.line_of {
            is.push(self.say("same-line", &[self.card(card).into()]));
        }
        Being {
            is,
            has: filter.keyword.iter().map(|&word| self.term(keyword_word(word)).to_owned()).collect(),
        }
    }

    /// What a card is, or has; `key` is the sentence with a gap for it, and one for the subject before.
    pub(super) fn be(&self, key: &str, being: &Being, holds: bool, subject: &[Arg]) -> String {
        let Being { is, has } = being;
        let [is, has] = [(is, "is"), (has, "has")].map(|(parts, verb)| {
            let not = if holds { "" } else { "-not" };
            let parts = self.list(parts, "and");
            let said = self.grammar.fill(
                self.term(&format!("{key}-{verb}{not}")),
                Mood::Imperative,
                &subject.iter().cloned().chain([parts.as_str().into()]).collect::<Vec<_>>(),
            );
            if parts.is_empty() { String::new() } else { said }
        });
        let said = match (is.is_empty(), has.is_empty()) {
            (_, true) => is,
            (true, false) => has,
            (false, false) => self.list(&[is, has], "and"),
        };
        if subject.is_empty() { said } else { self.say("subject", &[subject[0].clone(), said.into()]) }
    }
}

fn player_word(player: Player) -> &'static str {
    match player {
        Player::You => "you",
        Player::Opponent => "they",
        Player::Both => "each",
    }
}

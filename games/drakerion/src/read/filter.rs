//! Selectors, filters, numbers and conditions.

use super::ability::YOU_OR_OPPONENT;
use super::card::{CARD_TYPES, SUBTYPES};
use super::{Node, Read, Reader, Table, Value};
use crate::language::{
    Band, BattleLine, Combatant, Condition, Filter, From, Holding, KeywordId, Mode, NameIs, Number, Op,
    Selector, Side, Stat, Subtype, Which, Whose, Zone,
};
use antre_kernel::Phrase;

pub(crate) const ZONES: &[(&str, Zone)] = &[
    ("play", Zone::Play),
    ("hand", Zone::Hand),
    ("deck", Zone::Deck),
    ("discard", Zone::Discard),
    ("city", Zone::City),
    ("banner", Zone::Banner),
    ("manoeuvre", Zone::Manoeuvre),
];

pub(crate) const STATS: &[(&str, Stat)] = &[
    ("attack", Stat::Attack),
    ("ranged", Stat::Ranged),
    ("riposte", Stat::Riposte),
    ("hp", Stat::Hp),
    ("prestige", Stat::Prestige),
    ("cost", Stat::Cost),
    ("damage", Stat::Damage),
];

pub(crate) const KEYWORDS: &[(&str, KeywordId)] = &[
    ("implacable", KeywordId::Implacable),
    ("unpredictable", KeywordId::Unpredictable),
    ("infiltrator", KeywordId::Infiltrator),
    ("interceptor", KeywordId::Interceptor),
    ("no_attachment", KeywordId::NoAttachment),
];

pub(crate) const SIDES: &[(&str, Side)] = &[("attacking", Side::Attacking), ("defending", Side::Defending)];

pub(crate) const OPS: &[(&str, Op)] =
    &[("<", Op::Less), ("<=", Op::AtMost), ("=", Op::Equal), (">=", Op::AtLeast), (">", Op::More)];

pub(crate) const WHOSE: &[(&str, Whose)] =
    &[("you", Whose::You), ("opponent", Whose::Opponent), ("any", Whose::Any)];

pub(crate) const FROM: &[(&str, From)] = &[("hand", From::Hand), ("deck", From::Deck)];

/// Cards by what they are at the moment; a target has a name of its own after the `$`.
pub(crate) const NAMED: &[(&str, u8)] =
    &[("self", 0), ("bearer", 1), ("attacker", 2), ("defender", 3), ("trigger.card", 4), ("trigger.by", 5)];

pub(crate) const HOLDINGS: &[(&str, Holding)] = &[
    ("gold", Holding::Gold),
    ("prestige", Holding::Prestige),
    ("hand", Holding::Hand),
    ("deck", Holding::Deck),
    ("discard", Holding::Discard),
];

impl<'a> Reader<'a> {
    pub(crate) fn mode(&self, node: &'a Node<'a>) -> Read<Mode> {
        self.word(node, &[("melee", Mode::Melee), ("ranged", Mode::Ranged)])
    }

    pub(crate) fn subtype(&self, node: &'a Node<'a>) -> Read<Subtype> {
        self.word(node, SUBTYPES)
    }

    pub(crate) fn from(&self, node: &'a Node<'a>) -> Read<From> {
        self.word(node, FROM)
    }

    pub(crate) fn whose(&self, node: &'a Node<'a>) -> Read<Whose> {
        self.word(node, WHOSE)
    }

    pub(crate) fn selector(&self, node: &'a Node<'a>) -> Read<Selector> {
        match node.get_ref() {
            Value::Table(_) => {
                let mut table = self.table(node)?;
                let filter = self.filter(table.need("each")?)?;
                table.end()?;
                Ok(Selector::Each(Box::new(filter)))
            }
            Value::String(text) if text.starts_with('$') => Ok(Selector::Chosen(self.variable(node)?)),
            _ => {
                let got = self.text(node)?;
                let Some((_, named)) = NAMED.iter().find(|(word, _)| *word == got) else {
                    let what =
                        Phrase::new("drakerion-pack-selector").with("got", got.escape_debug().to_string());
                    return Err(self.wrong(node.span(), what));
                };
                Ok(match named {
                    0 => Selector::This,
                    1 => Selector::Bearer,
                    2 => Selector::Attacker,
                    3 => Selector::Defender,
                    4 => Selector::TriggerCard,
                    _ => Selector::TriggerBy,
                })
            }
        }
    }

    /// A filter is a table without `each`, anything else is a selector.
    pub(crate) fn which(&self, node: &'a Node<'a>) -> Read<Which> {
        match node.get_ref() {
            Value::Table(entries) if !entries.contains_key("each") => Ok(Which::Fits(self.filter(node)?)),
            _ => Ok(Which::Is(self.selector(node)?)),
        }
    }

    pub(crate) fn filter(&self, node: &'a Node<'a>) -> Read<Filter> {
        let mut table = self.table(node)?;
        let truth = |table: &mut Table<'a>, key| table.maybe(key, |node| self.truth(node));
        let zone = table.take("zone").map_or(Ok(Zone::Play), |node| self.word(node, ZONES))?;
        let card_type = table.maybe("type", |node| self.word(node, CARD_TYPES))?;
        let subtype = table.maybe("subtype", |node| self.subtype(node))?;
        let faction = table.maybe("faction", |node| self.id(node))?;
        let whose = table.take("whose").map_or(Ok(Whose::Any), |node| self.whose(node))?;
        let lines = &[("front", BattleLine::Front), ("support", BattleLine::Support)];
        let line = table.maybe("line", |node| self.word(node, lines))?;
        let line_of = table.maybe("line_of", |node| self.selector(node))?;
        let traits = self.all(table.take("trait"), |node| self.id(node))?;
        let named = truth(&mut table, "named")?;
        let name = match table.take("name") {
            Some(node) if self.text(node)? == "same" => Some(NameIs::Same),
            Some(node) => Some(NameIs::Id(self.id(node)?)),
            None => None,
        };
        let keyword = table.maybe("keyword", |node| self.word(node, KEYWORDS))?;
        let wounded = truth(&mut table, "wounded")?;
        let inclined = truth(&mut table, "inclined")?;
        let combatant = table.maybe("combatant", |node| self.combatant(node))?;
        let attached_to = table.maybe("attached_to", |node| self.selector(node))?;
        let mut bands = Vec::new();
        for &(key, stat) in STATS {
            if let Some(node) = table.take(key) {
                bands.push(self.band(node, stat)?);
            }
        }
        let other = truth(&mut table, "other")?.unwrap_or(false);
        let side = table.maybe("side", |node| self.word(node, SIDES))?;
        let among = table.maybe("among", |node| self.variable(node))?;
        let not = table.maybe("not", |node| self.filter(node).map(Box::new))?;
        table.end()?;
        Ok(Filter {
            zone,
            card_type,
            subtype,
            faction,
            whose,
            line,
            line_of,
            traits,
            named,
            name,
            keyword,
            wounded,
            inclined,
            combatant,
            attached_to,
            bands,
            other,
            side,
            among,
            not,
        })
    }

    fn combatant(&self, node: &'a Node<'a>) -> Read<Combatant> {
        match node.get_ref() {
            Value::Boolean(true) => Ok(Combatant::Yes),
            Value::Boolean(false) => Ok(Combatant::No),
            _ => self.word(node, &[("attacker", Combatant::Attacker), ("defender", Combatant::Defender)]),
        }
    }

    fn band(&self, node: &'a Node<'a>, stat: Stat) -> Read<Band> {
        let mut table = self.table(node)?;
        let mut bound = |key| table.maybe(key, |node| self.number(node, -20..=99));
        let (min, max) = (bound("min")?, bound("max")?);
        let printed = table.take("printed").map_or(Ok(false), |node| self.truth(node))?;
        table.end()?;
        Ok(Band { stat, min, max, printed })
    }

    pub(crate) fn amount(&self, node: &'a Node<'a>) -> Read<Number> {
        if let Value::Integer(_) = node.get_ref() {
            return Ok(Number::Fixed(self.number(node, -20..=20)?));
        }
        let mut table = self.table(node)?;
        let number = if let Some(filter) = table.take("count") {
            Number::Count {
                filter: Box::new(self.filter(filter)?),
                times: table.take("times").map_or(Ok(1), |node| self.number(node, -20..=20))?,
                plus: table.take("plus").map_or(Ok(0), |node| self.number(node, -20..=20))?,
                max: table.maybe("max", |node| self.number(node, 0..=20))?,
            }
        } else if let Some(stat) = table.take("stat") {
            Number::Stat {
                stat: self.word(stat, STATS)?,
                of: self.selector(table.need("of")?)?,
                printed: table.take("printed").map_or(Ok(false), |node| self.truth(node))?,
            }
        } else {
            self.yes(table.need("amount")?)?;
            Number::Amount
        };
        table.end()?;
        Ok(number)
    }

    pub(crate) fn condition(&self, node: &'a Node<'a>) -> Read<Condition> {
        let mut table = self.table(node)?;
        let op = |node| self.word(node, OPS);
        let n = |node| self.number(node, 0..=99);
        let condition = if let Some(filter) = table.take("count") {
            Condition::Count {
                filter: self.filter(filter)?,
                op: op(table.need("op")?)?,
                n: n(table.need("n")?)?,
            }
        } else if let Some(card) = table.take("is") {
            Condition::Is { card: self.selector(card)?, filter: self.filter(table.need("filter")?)? }
        } else if let Some(what) = table.take("has") {
            Condition::Has {
                what: self.word(what, HOLDINGS)?,
                whose: self.word(table.need("whose")?, YOU_OR_OPPONENT)?,
                op: op(table.need("op")?)?,
                n: n(table.need("n")?)?,
            }
        } else if let Some(mode) = table.take("attack") {
            Condition::Attack(self.mode(mode)?)
        } else if let Some(yes) = table.take("in_combat") {
            self.yes(yes)?;
            Condition::InCombat { side: table.maybe("side", |node| self.word(node, SIDES))? }
        } else if let Some(who) = table.take("passed_definitively") {
            Condition::PassedDefinitively(self.word(who, YOU_OR_OPPONENT)?)
        } else if let Some(subtype) = table.take("manoeuvre") {
            Condition::Manoeuvre {
                subtype: self.subtype(subtype)?,
                whose: self.word(table.need("whose")?, YOU_OR_OPPONENT)?,
            }
        } else if let Some(what) = table.take("happened") {
            self.word(what, &[("discarded", ())])?;
            Condition::Discarded {
                whose: self.word(table.need("whose")?, YOU_OR_OPPONENT)?,
                from: table.maybe("from", |node| self.from(node))?,
                op: op(table.need("op")?)?,
                n: n(table.need("n")?)?,
            }
        } else if let Some(list) = table.take("all") {
            Condition::All(self.all(Some(list), |node| self.condition(node))?)
        } else if let Some(list) = table.take("any") {
            Condition::Any(self.all(Some(list), |node| self.condition(node))?)
        } else {
            Condition::Not(Box::new(self.condition(table.need("not")?)?))
        };
        table.end()?;
        Ok(condition)
    }
}

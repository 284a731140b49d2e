//! What is printed in a pack, spoken once: scenes name cards by their codes, and screens look them up here.

use antre_host::Speaker;
use antre_stage as stage;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// All that is printed in one pack, in one language.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
pub struct Catalogue {
    /// Every card that can lie face up, by its code.
    pub cards: BTreeMap<String, Card>,
    /// Every place, keyword, symbol and counter, by its id.
    pub terms: BTreeMap<String, Term>,
    /// What one plays for, in one line: one for each seat where sides differ, else one for all.
    pub aims: Vec<String>,
    /// The steps of a turn or of a round, in order, by the ids of their words.
    pub steps: Vec<String>,
    /// Whether one side simply wins: nothing is counted, and a table of points would say nothing.
    pub duel: bool,
}

/// The front of a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Card {
    /// Its code in notation.
    pub code: String,
    /// What people call it.
    pub name: String,
    /// The emblem of its suit, type or faction.
    pub emblem: String,
    /// The number in its corner, if it bears one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// What is printed on it beyond that, as one text.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub text: Option<String>,
    /// The same in parts that a screen can draw.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, FactValue>>", optional)]
    pub facts: BTreeMap<String, FactValue>,
    /// What it is and does, in one to three plain sentences.
    pub help: String,
    /// The rule to read on.
    pub clause: String,
}

/// A word of the game: a place, a keyword, a symbol, a counter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Term {
    /// What people call it.
    pub name: String,
    /// What it is and does, in one to three plain sentences.
    pub help: String,
    /// The rule to read on.
    pub clause: String,
}

/// The value of a fact.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(untagged)]
pub enum FactValue {
    /// It is so.
    Yes(bool),
    /// A number.
    Number(i64),
    /// A word of the game, a code, the letter of a seat, or a name in the language of the answer.
    Text(String),
    /// Several.
    List(Vec<FactValue>),
    /// Facts about one thing.
    Facts(BTreeMap<String, FactValue>),
}

impl Catalogue {
    /// A catalogue, spoken.
    pub fn from(catalogue: &stage::Catalogue, speaker: &Speaker) -> Catalogue {
        let card = |entry: &stage::Entry| (entry.card.code.clone(), Card::from(entry, speaker));
        let term = |term: &stage::Term| (term.id.to_owned(), Term::from(term, speaker));
        Catalogue {
            cards: catalogue.cards.iter().map(card).collect(),
            terms: catalogue.terms.iter().map(term).collect(),
            aims: catalogue.aims.iter().map(|aim| speaker.say(aim)).collect(),
            steps: catalogue.steps.iter().map(|&step| step.to_owned()).collect(),
            duel: catalogue.duel,
        }
    }
}

impl Card {
    fn from(entry: &stage::Entry, speaker: &Speaker) -> Card {
        let card = &entry.card;
        Card {
            code: card.code.clone(),
            name: speaker.say(&card.name),
            emblem: card.emblem.to_string(),
            value: card.value,
            text: card.text.as_ref().map(|text| speaker.say(text)),
            facts: facts(&entry.facts, speaker),
            help: speaker.say(&entry.help.text),
            clause: entry.help.clause.into(),
        }
    }
}

impl Term {
    fn from(term: &stage::Term, speaker: &Speaker) -> Term {
        Term {
            name: speaker.say(&term.name),
            help: speaker.say(&term.help.text),
            clause: term.help.clause.into(),
        }
    }
}

/// Facts by what they are about.
pub(crate) fn facts(facts: &[stage::Fact], speaker: &Speaker) -> BTreeMap<String, FactValue> {
    facts.iter().map(|fact| (fact.what.to_owned(), FactValue::from(&fact.value, speaker))).collect()
}

impl FactValue {
    fn from(value: &stage::Value, speaker: &Speaker) -> FactValue {
        match value {
            stage::Value::Yes => FactValue::Yes(true),
            stage::Value::Number(number) => FactValue::Number(*number),
            stage::Value::Code(word) => FactValue::Text(word.to_string()),
            stage::Value::Words(words) => FactValue::Text(speaker.say(words)),
            stage::Value::Seat(seat) => FactValue::Text(seat.to_string()),
            stage::Value::List(list) => {
                FactValue::List(list.iter().map(|value| FactValue::from(value, speaker)).collect())
            }
            stage::Value::Facts(about) => FactValue::Facts(facts(about, speaker)),
        }
    }
}

//! What is printed, once: every card that can turn up with what it bears and does, and every word somebody may ask
//! about. A scene names a card and says what differs now; screens look the rest up here.

use crate::Card;
use antre_kernel::{Names, Phrase, Seat, Text};
use std::sync::Arc;

/// All that is printed in one pack.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Catalogue {
    /// Every card that can lie face up, each code once.
    pub cards: Vec<Entry>,
    /// Every place, keyword, symbol and counter, each id once.
    pub terms: Vec<Term>,
    /// What one plays for, in one line: one for each seat where sides differ, else one for all.
    pub aims: Vec<Phrase>,
    /// The steps of a turn or of a round, in order: words of the catalogue. None where a turn is a single act.
    pub steps: Vec<&'static str>,
    /// Whether one side simply wins: nothing is counted, and a table of points would say nothing.
    pub duel: bool,
}

impl Catalogue {
    /// The card with this code.
    pub fn card(&self, code: &str) -> Option<&Entry> {
        self.cards.iter().find(|entry| entry.card.code == code)
    }

    /// The word with this id.
    pub fn term(&self, id: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.id == id)
    }
}

/// A card as it is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its front, the same that scenes show.
    pub card: Arc<Card>,
    /// What is printed on it, in parts that a screen can draw.
    pub facts: Vec<Fact>,
    /// What it is and does, in one to three plain sentences.
    pub help: Help,
}

/// A word of the game: a place, a keyword, a symbol, a counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// What scenes and facts call it.
    pub id: &'static str,
    /// What people call it.
    pub name: Phrase,
    /// What it is and does, in one to three plain sentences.
    pub help: Help,
}

impl Term {
    /// A word from its id, the keys of its name and of what it means, and the clause that says so.
    pub fn new(id: &'static str, name: &'static str, help: &'static str, clause: &'static str) -> Term {
        Term { id, name: Phrase::new(name), help: Help { text: Phrase::new(help), clause } }
    }
}

/// What something is and does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Help {
    /// One to three plain sentences.
    pub text: Phrase,
    /// The clause of the rulebook to read on.
    pub clause: &'static str,
}

/// Something that is so, as data: nobody has to take a sentence apart to know it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fact {
    /// What is so; a game has its own words for that.
    pub what: &'static str,
    /// How it is.
    pub value: Value,
}

impl Fact {
    /// A fact.
    pub fn new(what: &'static str, value: impl Into<Value>) -> Fact {
        Fact { what, value: value.into() }
    }

    /// That something is so.
    pub fn yes(what: &'static str) -> Fact {
        Fact { what, value: Value::Yes }
    }
}

/// The value of a fact.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// It is so.
    Yes,
    /// A number.
    Number(i64),
    /// A code: a word of the game, or the id of a piece, the same in every language.
    Code(Text),
    /// A name or a sentence, which each language has its own words for: to be shown, never to be taken apart.
    Words(Phrase),
    /// A seat.
    Seat(Seat),
    /// Several values.
    List(Vec<Value>),
    /// Facts about one thing.
    Facts(Vec<Fact>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}
impl From<i32> for Value {
    fn from(number: i32) -> Value {
        Value::Number(number.into())
    }
}
impl From<i8> for Value {
    fn from(number: i8) -> Value {
        Value::Number(number.into())
    }
}
impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Number(number.into())
    }
}
impl From<&'static str> for Value {
    fn from(word: &'static str) -> Value {
        Value::Code(word.into())
    }
}
impl From<String> for Value {
    fn from(word: String) -> Value {
        Value::Code(word.into())
    }
}
impl From<Phrase> for Value {
    fn from(words: Phrase) -> Value {
        Value::Words(words)
    }
}
impl From<&Names> for Value {
    fn from(names: &Names) -> Value {
        Value::Words(names.into())
    }
}
impl From<Seat> for Value {
    fn from(seat: Seat) -> Value {
        Value::Seat(seat)
    }
}
impl From<Vec<Fact>> for Value {
    fn from(facts: Vec<Fact>) -> Value {
        Value::Facts(facts)
    }
}
impl<V: Into<Value>> FromIterator<V> for Value {
    fn from_iter<I: IntoIterator<Item = V>>(values: I) -> Value {
        Value::List(values.into_iter().map(Into::into).collect())
    }
}

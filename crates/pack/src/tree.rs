//! A pack as a tree in which every value knows its place.

use crate::Spanned;
use toml::de::{DeTable, DeValue};

/// A value of a pack with its place.
pub type Node = Spanned<Value>;

/// Something written in a pack.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A text in quotes.
    Text(String),
    /// A whole number; one that is too large is the largest there is.
    Number(i64),
    /// True or false.
    Truth(bool),
    /// A list.
    List(Vec<Node>),
    /// A table, its keys in the order of their names.
    Table(Vec<(Spanned<String>, Node)>),
    /// A date or a number with a point, which no pack has.
    Other,
}

impl Value {
    /// The value of a key, if this is a table that has it.
    pub fn get(&self, key: &str) -> Option<&Node> {
        let Value::Table(entries) = self else { return None };
        entries.iter().find(|(known, _)| known.get_ref() == key).map(|(_, value)| value)
    }
}

pub(crate) fn of_table(table: &DeTable<'_>) -> Value {
    let entry = |(key, value): (&Spanned<_>, &Spanned<DeValue<'_>>)| {
        let key: &Spanned<std::borrow::Cow<'_, str>> = key;
        (Spanned::new(key.span(), key.get_ref().to_string()), node(value))
    };
    Value::Table(table.iter().map(entry).collect())
}

fn node(value: &Spanned<DeValue<'_>>) -> Node {
    let inner = match value.get_ref() {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(number) => {
            let read = i64::from_str_radix(number.as_str(), number.radix());
            Value::Number(read.unwrap_or(if number.as_str().starts_with('-') { i64::MIN } else { i64::MAX }))
        }
        DeValue::Boolean(truth) => Value::Truth(*truth),
        DeValue::Array(list) => Value::List(list.iter().map(node).collect()),
        DeValue::Table(table) => of_table(table),
        DeValue::Float(_) | DeValue::Datetime(_) => Value::Other,
    };
    Spanned::new(value.span(), inner)
}

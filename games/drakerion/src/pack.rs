//! Card files as a tree in which every value knows its place: the one door between TOML and the language of cards.

use antre_kernel::Misread;
use antre_pack::serde::de::{Error, MapAccess, SeqAccess, Visitor};
use antre_pack::serde::{Deserialize, Deserializer};
use antre_pack::{Source, Spanned};
use std::fmt;

/// Something written in a card file.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Text(String),
    Number(i64),
    Truth(bool),
    List(Vec<Spanned<Value>>),
    Table(Vec<(Spanned<String>, Spanned<Value>)>),
}

/// Reads a card file or a deck file.
pub(crate) fn read_tree(source: &Source<'_>) -> Result<Value, Misread> {
    source.read()
}

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(Anything)
    }
}

struct Anything;

impl<'de> Visitor<'de> for Anything {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string, an integer, a bool, a sequence or a map")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(text.to_owned()))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(i64::try_from(number).unwrap_or(i64::MAX)))
    }

    fn visit_bool<E: Error>(self, truth: bool) -> Result<Value, E> {
        Ok(Value::Truth(truth))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut table = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            table.push(entry);
        }
        Ok(Value::Table(table))
    }
}

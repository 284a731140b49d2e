//! Reads card data in TOML. The only crate that knows TOML; what goes wrong is said with file, line and column.
//!
//! A game says what its packs may say as a [`Grammar`], and reads them with a [`Reader`], key by key. The reader stops
//! at the first mistake; then the grammar finds all of them.

mod broken;
mod check;
mod head;
mod knobs;
mod reader;
mod schema;
mod shape;
mod source;

pub use head::{Head, Naming};
pub use knobs::{Knob, knobs, turned};
pub use reader::{Read, Reader, Table};
pub use schema::schema;
pub use shape::{ANY_TEXT, Grammar, Key, Kind, SOME_WORDS, Shape, TextRule, unknown_key, unknown_word};
pub use source::{Complaints, Source};
pub use toml::Spanned;
pub use toml::de::DeValue as Value;

/// A value of a pack with its place.
pub type Node<'a> = Spanned<Value<'a>>;

/// A whole number of a pack; one that is too large is the largest there is.
pub fn whole(number: &toml::de::DeInteger<'_>) -> i64 {
    let read = i64::from_str_radix(number.as_str(), number.radix());
    read.unwrap_or(if number.as_str().starts_with('-') { i64::MIN } else { i64::MAX })
}

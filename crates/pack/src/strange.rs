//! Finds characters in a pack's texts that no card needs and that would disturb a screen, a log or a file.

use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Where the first text with such a character stands. TOML itself takes them only where they are written as `\u001b`
/// and the like.
pub(crate) fn find(table: &DeTable<'_>) -> Option<Range<usize>> {
    in_table(table)
}

fn in_table(table: &DeTable<'_>) -> Option<Range<usize>> {
    table.iter().find_map(
        |(key, value)| {
            if is_strange(key.get_ref()) { Some(key.span()) } else { in_value(value) }
        },
    )
}

fn in_value(value: &Spanned<DeValue<'_>>) -> Option<Range<usize>> {
    match value.get_ref() {
        DeValue::String(text) => is_strange(text).then(|| value.span()),
        DeValue::Array(list) => list.iter().find_map(in_value),
        DeValue::Table(table) => in_table(table),
        _ => None,
    }
}

/// Line ends and tabs are what a longer text is made of; other control characters steer a terminal.
fn is_strange(text: &str) -> bool {
    text.chars().any(|letter| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t'))
}

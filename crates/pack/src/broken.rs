//! Why a text cannot be a pack whatever the game: it is no TOML, or has characters that would disturb a screen. What
//! is wrong is judged by what stands there, not by what the library says in English.

use crate::{Node, Value};
use antre_kernel::Phrase;
use std::ops::Range;
use toml::de::DeTable;

/// How deep TOML's reader follows lists and tables within each other.
const DEEPEST: usize = 80;

/// What is wrong at a place where the text is no TOML; `table` is what could be read all the same.
pub(crate) fn why(text: &str, table: &DeTable<'_>, place: Option<Range<usize>>) -> Phrase {
    // Only a key of too many parts has no place.
    let Some(place) = place else { return Phrase::new("pack-too-deep") };
    if depth(text.get(..place.start).unwrap_or("")) >= DEEPEST {
        return Phrase::new("pack-too-deep");
    }
    match key_at(text, &place).filter(|key| has_key(table, key, &place) || is_heading_again(text, &place)) {
        Some(key) => Phrase::new("pack-twice").with("got", key),
        None => Phrase::new("pack-not-understood"),
    }
}

/// How many lists and tables are open at the end of a text. What stands within quotes counts too: nobody opens eighty
/// brackets there.
fn depth(text: &str) -> usize {
    text.bytes().fold(0, |depth: usize, byte| match byte {
        b'[' | b'{' => depth + 1,
        b']' | b'}' => depth.saturating_sub(1),
        _ => depth,
    })
}

/// The key that stands at a place, if one does: a value, a dot or the end of a heading follows.
fn key_at<'a>(text: &'a str, place: &Range<usize>) -> Option<&'a str> {
    let (key, after) = (text.get(place.clone())?, text.get(place.end..)?);
    let follows = after.trim_start_matches([' ', '\t']).starts_with(['=', '.', ']']);
    (follows && !key.is_empty()).then(|| key.trim_matches(['"', '\'']))
}

/// Whether the heading at a place stood before; of two the later one is what could be read.
fn is_heading_again(text: &str, place: &Range<usize>) -> bool {
    let before = text.get(..place.start).unwrap_or("");
    let begins = before.rfind('\n').map_or(0, |end| end + 1);
    let heading = text.get(begins..).unwrap_or("").lines().next().unwrap_or("").trim();
    heading.starts_with('[') && before.lines().any(|line| line.trim() == heading)
}

/// Whether a table, or one within it, has this key at another place.
fn has_key(table: &DeTable<'_>, key: &str, place: &Range<usize>) -> bool {
    table
        .iter()
        .any(|(known, value)| known.get_ref() == key && known.span() != *place || in_value(value, key, place))
}

fn in_value(value: &Node<'_>, key: &str, place: &Range<usize>) -> bool {
    match value.get_ref() {
        Value::Array(list) => list.iter().any(|value| in_value(value, key, place)),
        Value::Table(table) => has_key(table, key, place),
        _ => false,
    }
}

/// Where the first text with a character stands that no card needs and that would disturb a screen, a log or a file.
/// TOML itself takes them only where they are written as `\u001b` and the like.
pub(crate) fn strange(value: &Node<'_>) -> Option<Range<usize>> {
    match value.get_ref() {
        Value::String(text) => is_strange(text).then(|| value.span()),
        Value::Array(list) => list.iter().find_map(strange),
        Value::Table(table) => {
            table.iter().find_map(
                |(key, value)| {
                    if is_strange(key.get_ref()) { Some(key.span()) } else { strange(value) }
                },
            )
        }
        _ => None,
    }
}

/// Line ends and tabs are what a longer text is made of; other control characters steer a terminal.
fn is_strange(text: &str) -> bool {
    text.chars().any(|letter| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t'))
}

#[cfg(test)]
mod tests {
    use crate::Source;

    fn said(text: &str) -> Vec<(&'static str, u32, u32)> {
        let wrong = Source::new("p.toml", text).tree().unwrap_err();
        wrong.each().map(|wrong| (wrong.what.key, wrong.line, wrong.column)).collect()
    }

    #[test]
    fn what_is_no_toml_is_told_by_what_stands_there() {
        assert_eq!(said("a = 1\n[b]\nc = \"é\n"), [("pack-not-understood", 3, 7)]);
        assert_eq!(said("a = 1\na = 2\n"), [("pack-twice", 2, 1)]);
        assert_eq!(said("x = { a = 1, a = 2 }\n"), [("pack-twice", 1, 14)]);
        assert_eq!(said("[b]\nc = 1\n[b]\nd = 1\n"), [("pack-twice", 3, 2)]);
        assert_eq!(said("a = 1\nb = a\n"), [("pack-not-understood", 2, 5)]);
        let wrong = Source::new("p", "a = 1\n\"a\" = 2\n").tree().unwrap_err();
        assert_eq!(wrong.what, antre_kernel::Phrase::new("pack-twice").with("got", "a"));
    }

    #[test]
    fn what_is_nested_too_deeply_says_so() {
        let lists = format!("a = {}{}\n", "[".repeat(200), "]".repeat(200));
        assert_eq!(said(&lists)[0].0, "pack-too-deep");
        let tables = format!("a = {}1{}\n", "{ b = ".repeat(200), " }".repeat(200));
        assert_eq!(said(&tables)[0].0, "pack-too-deep");
        let keys = format!("{} = 1\n", vec!["a"; 200].join("."));
        assert_eq!(said(&keys)[0].0, "pack-too-deep");
    }

    #[test]
    fn characters_that_steer_a_screen_are_found() {
        assert_eq!(said("a = [\"x\", \"\\u001b[2J\"]\n"), [("pack-bad-words", 1, 11)]);
        assert_eq!(said("\"\\u0007\" = 1\n"), [("pack-bad-words", 1, 1)]);
        assert!(Source::new("p", "a = \"two\\nlines\"").tree().is_ok());
    }
}

//! The numbers of a pack by their paths, so that one may ask what would be if they were others.

use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A number that stands in a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knob {
    /// The way to it: `dragon.armor.value`, `dragon_card.FIRE:2.copies`. An entry of a list goes by the first text in
    /// it, or by its place, from 0.
    pub path: String,
    /// The same without its last word, where the table before it holds texts and no other number: `dragon.armor`.
    pub short: Option<String>,
    /// What it is.
    pub value: i64,
    span: Range<usize>,
}

impl Knob {
    /// Whether somebody who wrote this path means this number.
    pub fn is(&self, path: &str) -> bool {
        self.path == path || self.short.as_deref() == Some(path)
    }

    /// The path people write: the short one where there is one.
    pub fn name(&self) -> &str {
        self.short.as_deref().unwrap_or(&self.path)
    }
}

/// Every number of a pack, in the order of its text; none if the text is not TOML.
pub fn knobs(text: &str) -> Vec<Knob> {
    let mut found = Vec::new();
    if let Ok(table) = DeTable::parse(text) {
        walk(table.get_ref(), "", &mut found);
    }
    found.sort_by_key(|knob| knob.span.start);
    found
}

/// The text with some of its numbers replaced, all else as it was.
pub fn turned(text: &str, knobs: &[(Knob, i64)]) -> String {
    let mut knobs: Vec<&(Knob, i64)> = knobs.iter().collect();
    knobs.sort_by_key(|(knob, _)| knob.span.start);
    let mut turned = text.to_owned();
    for (knob, value) in knobs.into_iter().rev() {
        turned.replace_range(knob.span.clone(), &value.to_string());
    }
    turned
}

fn walk(table: &DeTable<'_>, path: &str, found: &mut Vec<Knob>) {
    // A table of texts and one number is a thing, and the number is what there is to turn about it.
    let count = |is: fn(&DeValue<'_>) -> bool| table.values().filter(|value| is(value.get_ref())).count();
    let texts = count(|value| matches!(value, DeValue::String(_)));
    let alone = texts > 0 && count(|value| matches!(value, DeValue::Integer(_))) == 1;
    for (key, value) in table {
        let short = (alone && !path.is_empty()).then(|| path.to_owned());
        visit(value, join(path, key.get_ref()), short, found);
    }
}

fn visit(value: &Spanned<DeValue<'_>>, path: String, short: Option<String>, found: &mut Vec<Knob>) {
    match value.get_ref() {
        DeValue::Integer(number) => {
            if let Ok(value_now) = i64::from_str_radix(number.as_str(), number.radix()) {
                found.push(Knob { path, short, value: value_now, span: value.span() });
            }
        }
        DeValue::Table(table) => walk(table, &path, found),
        DeValue::Array(entries) => {
            for (place, entry) in entries.iter().enumerate() {
                let name = first_text(entry.get_ref()).unwrap_or_else(|| place.to_string());
                visit(entry, join(&path, &name), None, found);
            }
        }
        _ => {}
    }
}

/// The text by which an entry of a list is known: the first that stands in it.
fn first_text(entry: &DeValue<'_>) -> Option<String> {
    let DeValue::Table(table) = entry else { return None };
    let texts = table.iter().filter_map(|(key, value)| match value.get_ref() {
        DeValue::String(text) => Some((key.span().start, text.to_string())),
        _ => None,
    });
    texts.min_by_key(|(start, _)| *start).map(|(_, text)| text)
}

fn join(path: &str, word: &str) -> String {
    if path.is_empty() { word.to_owned() } else { format!("{path}.{word}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACK: &str = "game = \"x\"\n[dragon]\narmor = { value = 4, mark = \"known\" }\n\n[[card]]\n\
        code = \"FIRE:2\"\ncopies = 3 # three\n\n[[card]]\ncode = \"W\"\ncopies = 1\nvalues = [5, 0x10]\nworth = 2\n";

    #[test]
    fn every_number_has_its_path() {
        let found = knobs(PACK);
        let paths: Vec<(&str, i64)> = found.iter().map(|knob| (knob.name(), knob.value)).collect();
        let all = [
            ("dragon.armor", 4),
            ("card.FIRE:2", 3),
            ("card.W.copies", 1),
            ("card.W.values.0", 5),
            ("card.W.values.1", 16),
            ("card.W.worth", 2),
        ];
        assert_eq!(paths, all);
        assert!(
            found[0].is("dragon.armor.value") && found[1].is("card.FIRE:2.copies") && !found[1].is("card")
        );
        assert_eq!(knobs("[a]\nb = 1\n")[0].name(), "a.b");
        assert_eq!(knobs("not = [toml"), []);
    }

    #[test]
    fn turning_numbers_changes_nothing_else() {
        let found = knobs(PACK);
        let text = turned(PACK, &[(found[1].clone(), 12), (found[0].clone(), 3)]);
        assert_eq!(text, PACK.replace("value = 4", "value = 3").replace("copies = 3 ", "copies = 12 "));
        assert_eq!(turned(PACK, &[]), PACK);
    }
}

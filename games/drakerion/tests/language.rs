//! The document of the card language: every example in it can be read, and every word of a pack is explained in it.

use antre_drakerion::{Drakerion, check_pack, read_pack};
use antre_pack::Source;
use antre_stage::Boxed;
use std::collections::BTreeSet;

const DOC: &str = include_str!("../../../docs/drakerion-cards.md");
const DEFAULT: &str = include_str!("../pack/default.toml");
const EXAMPLES: &str = include_str!("pack/examples.toml");

/// A pack with one card that has this ability, or nothing but these tables.
fn reads(text: &str) -> Result<(), String> {
    let head = "game = \"drakerion\"\n[pack]\nid = \"doc\"\nname = { fr = \"x\", en = \"x\" }\norigin = { fr = \"x\", en = \"x\" }\n";
    let has_head = text.contains("[pack]");
    let text = if has_head { text.to_owned() } else { format!("{head}{text}") };
    read_pack(&Source::new("doc.toml", &text)).map(drop).map_err(|misread| format!("{misread:?}\n{text}"))
}

fn card(kind: &str, ability: &str) -> String {
    format!(
        "[[card]]\nid = \"x\"\ntype = \"character\"\nfaction = \"none\"\nname = {{ fr = \"x\", en = \"x\" }}\n\
         text = {{ fr = \"x\", en = \"x\" }}\ntraits = []\ncost = 1\nattack = 1\nriposte = 1\nhp = 1\nprestige = 0\n\
         [[card.ability]]\nkind = \"{kind}\"\n{ability}\n"
    )
}

/// What stands between backticks in the tables of a section.
fn examples(section: &str) -> Vec<&'static str> {
    let start = DOC.find(&format!("\n## {section}\n")).unwrap_or_else(|| panic!("no section {section}"));
    let body = &DOC[start + 4..];
    let body = &body[..body.find("\n## ").unwrap_or(body.len())];
    let rows = body.lines().filter(|line| line.starts_with("| "));
    rows.flat_map(|row| row.split('`').skip(1).step_by(2)).filter(|code| code.starts_with('{')).collect()
}

#[test]
fn every_example_of_the_document_can_be_read() {
    let draw = "effect = [{ do = \"draw\", who = \"you\", n = 1 }]";
    let wrap = |section: &str, code: &str| match section {
        "Triggers" => card("reaction", &format!("when = {code}\n{draw}")),
        "Costs" => card("action", &format!("cost = [{code}]\n{draw}")),
        "Verbs" => card("combat", &format!("limit = {{ n = 1, per = \"turn\" }}\neffect = [{code}]")),
        "Standing effects" => card("passive", &format!("static = [{code}]")),
        "Filters" => card("action", &format!("target = [{{ id = \"$t\", filter = {code} }}]\n{draw}")),
        "Conditions" => card("action", &format!("if = {code}\n{draw}")),
        _ => card("deploy", &format!("effect = [{{ do = \"gold\", who = \"you\", n = {code} }}]")),
    };
    for section in ["Triggers", "Costs", "Verbs", "Standing effects", "Filters", "Numbers", "Conditions"] {
        let codes = examples(section);
        assert!(codes.len() >= 3, "{section} has lost its examples");
        for code in codes.into_iter().filter(|code| !code.contains('…')) {
            if let Err(wrong) = reads(&wrap(section, code)) {
                panic!("docs/drakerion-cards.md, {section}: {code}\n{wrong}");
            }
        }
    }
    for code in blocks() {
        let text = match code {
            code if code.starts_with("effect") => card("deploy", code),
            code if code.starts_with("target") => code
                .lines()
                .map(|line| {
                    card("deploy", &format!("{line}\n{draw}"))
                        .replace("\"x\"\ntype", &format!("\"x{}\"\ntype", line.len()))
                })
                .collect(),
            code if code.contains("[deck]") => continue,
            code if code.contains("[[card]]") => code.to_owned(),
            code => format!("{code}\n{}", card("deploy", draw)),
        };
        if let Err(wrong) = reads(&text) {
            panic!("docs/drakerion-cards.md: {wrong}");
        }
    }
}

/// The blocks of the document in TOML.
fn blocks() -> impl Iterator<Item = &'static str> {
    DOC.split("```toml\n").skip(1).filter_map(|part| part.split("```").next())
}

#[test]
fn the_tables_of_the_document_make_one_pack() {
    let (head, tables): (Vec<&str>, Vec<&str>) = blocks()
        .filter(|block| ["[pack]", "[[card]]", "[[ability]]"].iter().any(|table| block.contains(table)))
        .partition(|block| block.contains("[pack]"));
    assert!(head.len() == 1 && tables.len() >= 2);
    let text = format!("{}\n{}", head[0], tables.join("\n"));
    if let Err(wrong) = check_pack(&Source::new("doc.toml", &text)) {
        panic!("docs/drakerion-cards.md: {wrong:?}\n{text}");
    }
}

/// The bounds of every number, as the schema for editors has them.
#[test]
fn every_bound_is_in_the_document() {
    let schema = Drakerion::pack_schema();
    let number = |line: &str, word: &str| -> Option<i64> {
        line.trim().strip_prefix(word)?.trim_end_matches(',').parse().ok()
    };
    let (mut key, mut least, mut found) = (String::new(), 0, BTreeSet::new());
    for line in schema.lines() {
        if let Some(name) = line.trim().strip_suffix("\": {") {
            key = name.trim_start_matches('"').to_owned();
        } else if let Some(bound) = number(line, "\"minimum\": ") {
            least = bound;
        } else if let Some(most) = number(line, "\"maximum\": ") {
            found.insert((key.clone(), least, most));
        }
    }
    assert!(found.len() > 25, "only {} numbers found", found.len());
    let start = DOC.find("\n## Bounds and defaults\n").expect("the section of bounds");
    let rows: Vec<&str> = DOC[start..].lines().filter(|line| line.starts_with("| ")).collect();
    for (key, least, most) in found {
        let named = match key.as_str() {
            "number" => "a number in a step".to_owned(),
            "additionalProperties" => "copies of a card".to_owned(),
            key => format!("`{key}`"),
        };
        let bounds = format!("{least} to {most}");
        let is_there = rows.iter().any(|row| row.contains(&named) && row.contains(&bounds));
        assert!(is_there, "docs/drakerion-cards.md does not say that {key} goes from {bounds}");
    }
}

#[test]
fn every_word_of_our_cards_is_in_the_document() {
    let mut words = BTreeSet::new();
    for line in [DEFAULT, EXAMPLES].iter().flat_map(|text| text.lines()) {
        let about =
            ["cost", "target", "effect", "static", "when", "if", "limit", "kind", "zone", "forced", "  {"];
        if !about.iter().any(|begin| line.starts_with(begin)) {
            continue;
        }
        let line = format!(" {line}");
        for (at, _) in line.match_indices(" = ") {
            let key: String = line[..at]
                .chars()
                .rev()
                .take_while(|letter| letter.is_alphabetic() || *letter == '_')
                .collect();
            words.insert(key.chars().rev().collect::<String>());
        }
        for key in
            ["do", "pay", "on", "op", "kind", "for", "stat", "what", "dest", "pick", "keyword", "per", "mode"]
        {
            for (at, found) in line.match_indices(&format!(" {key} = \"")) {
                let value: String =
                    line[at + found.len()..].chars().take_while(|letter| *letter != '"').collect();
                if value != "<" {
                    words.insert(value);
                }
            }
        }
    }
    assert!(words.len() > 80, "only {} words found", words.len());
    let missing: Vec<&String> = words
        .iter()
        .filter(|word| {
            !DOC.contains(&format!("`{word}`"))
                && !DOC.contains(&format!("{word} = "))
                && !DOC.contains(&format!("\"{word}\""))
        })
        .collect();
    assert!(missing.is_empty(), "not in docs/drakerion-cards.md: {missing:?}");
}

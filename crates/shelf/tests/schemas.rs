//! The schema that editors get says what the readers say: every pack of the project keeps to it, and mistakes that an
//! editor should mark do not.

#![allow(clippy::unwrap_used)]

use antre_host::{AnyGame, find};
use antre_pack::{Source, Value, whole};
use antre_shelf::SHELF;
use serde_json::Value as Json;

/// The part of JSON Schema that our schemas use; another word in one is a mistake of this test.
struct Schema<'a>(&'a Json);

impl Schema<'_> {
    fn allows(&self, schema: &Json, node: &Value<'_>) -> bool {
        schema.as_object().unwrap().iter().all(|(word, said)| self.holds(schema, word, said, node))
    }

    fn holds(&self, schema: &Json, word: &str, said: &Json, node: &Value<'_>) -> bool {
        let any = |of: &Json| of.as_array().unwrap().iter().filter(|one| self.allows(one, node)).count();
        let entries = if let Value::Table(entries) = node { entries.iter().collect() } else { Vec::new() };
        let length = if let Value::Array(list) = node { list.len() as i64 } else { 0 };
        match word {
            "$schema" | "title" | "definitions" => true,
            "$ref" => {
                let name = said.as_str().unwrap().strip_prefix("#/definitions/").unwrap();
                self.allows(&self.0["definitions"][name], node)
            }
            "type" => matches!(
                (said.as_str().unwrap(), node),
                ("string", Value::String(_))
                    | ("integer", Value::Integer(_))
                    | ("boolean", Value::Boolean(_))
                    | ("array", Value::Array(_))
                    | ("object", Value::Table(_))
            ),
            "pattern" => fits(said.as_str().unwrap(), node),
            "minimum" => matches!(node, Value::Integer(n) if whole(n) >= said.as_i64().unwrap()),
            "maximum" => matches!(node, Value::Integer(n) if whole(n) <= said.as_i64().unwrap()),
            "minItems" => length >= said.as_i64().unwrap(),
            "maxItems" => length <= said.as_i64().unwrap(),
            "const" => is(said, node),
            "enum" => said.as_array().unwrap().iter().any(|one| is(one, node)),
            "items" => match node {
                Value::Array(list) => list.iter().all(|item| self.allows(said, item.get_ref())),
                _ => true,
            },
            "required" => {
                said.as_array().unwrap().iter().all(|key| node.get(key.as_str().unwrap()).is_some())
            }
            "properties" => entries.iter().all(|(key, value)| {
                said.get(&**key.get_ref()).is_none_or(|said| self.allows(said, value.get_ref()))
            }),
            "additionalProperties" => entries.iter().all(|(key, value)| {
                let known = schema["properties"].get(&**key.get_ref()).is_some();
                known || said.is_object() && self.allows(said, value.get_ref())
            }),
            "anyOf" => any(said) > 0,
            "oneOf" => any(said) == 1,
            other => panic!("{other} is not a word of our schemas"),
        }
    }
}

fn is(said: &Json, node: &Value<'_>) -> bool {
    match node {
        Value::String(text) => said.as_str() == Some(text),
        Value::Boolean(truth) => said.as_bool() == Some(*truth),
        _ => false,
    }
}

/// The few patterns there are.
fn fits(pattern: &str, node: &Value<'_>) -> bool {
    let Value::String(text) = node else { return true };
    match pattern {
        r"\S" => !text.trim().is_empty(),
        "^[a-z0-9-]{1,40}$" => {
            text.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9' | '-')) && !text.is_empty()
        }
        r"^\$.+$" => text.len() > 1 && text.starts_with('$'),
        _ => !text.contains(' '),
    }
}

fn allows(game: &dyn AnyGame, text: &str) -> bool {
    let schema: Json = serde_json::from_str(&game.pack_schema()).unwrap();
    let tree = Source::new("pack", text).tree().unwrap();
    Schema(&schema).allows(&schema, tree.get_ref())
}

#[test]
fn every_pack_of_the_project_keeps_to_the_schema_of_its_game() {
    let mut packs = 0;
    for game in SHELF {
        let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/");
        for folder in ["pack", "pack/former", "tests/pack"] {
            let folder = std::path::Path::new(games).join(game.id()).join(folder);
            for file in std::fs::read_dir(folder).into_iter().flatten().flatten() {
                if file.path().extension().is_some_and(|end| end == "toml") {
                    let text = std::fs::read_to_string(file.path()).unwrap();
                    assert!(allows(*game, &text), "{}", file.path().display());
                    packs += 1;
                }
            }
        }
    }
    assert!(packs >= 16, "{packs}");
}

#[test]
fn mistakes_are_marked() {
    let mistakes = [
        ("coeur", "values = [", "worth = ["),
        ("aetherya", "points = 2", "points = \"2\""),
        ("drako", "[board]", "[bord]"),
        ("drarkane", "terror = ", "terorr = "),
        ("drarkane", "on = \"dragon_defeated\"", "on = 3"),
        ("drakerion", "type = \"manoeuvre\"", "type = \"maneuver\""),
        ("drakerion", "effect = [{ do = \"draw\"", "effect = [{ do = \"drew\""),
        ("drakerion", "gold = 8", "gold = 80"),
        ("drakerion", "[pack]", "[pack]\nsize = 3"),
    ];
    for (id, right, wrong) in mistakes {
        let game = find(SHELF, id).unwrap();
        let text = game.pack_text("default").unwrap();
        assert!(text.contains(right), "{id}: {right}");
        assert!(!allows(game, &text.replacen(right, wrong, 1)), "{id}: {wrong}");
    }
}

//! A grammar as a JSON schema, which editors read to complete keys and to mark mistakes while one writes.

use crate::shape::{Grammar, Key, Shape};
use std::fmt::Write as _;

/// The schema of a pack as text; `title` is what an editor shows.
pub fn schema(grammar: &Grammar, title: &str) -> String {
    let mut out = Json { text: String::new(), depth: 0 };
    out.object(|out| {
        out.entry("$schema", |out| out.string("http://json-schema.org/draft-07/schema#"));
        out.entry("title", |out| out.string(title));
        body(&grammar.root, out);
        if !grammar.shapes.is_empty() {
            out.entry("definitions", |out| {
                out.object(|out| {
                    for (name, shape) in &grammar.shapes {
                        out.entry(name, |out| out.shape(shape));
                    }
                });
            });
        }
    });
    out.text.push('\n');
    out.text
}

/// The entries of a schema for a shape.
fn body(shape: &Shape, out: &mut Json) {
    let kind = |out: &mut Json, kind: &str| out.entry("type", |out| out.string(kind));
    match shape {
        Shape::Any => {}
        Shape::Ref(name) => out.entry("$ref", |out| out.string(&format!("#/definitions/{name}"))),
        Shape::Text(rule) => pattern(rule.pattern, out),
        Shape::Declared(of) | Shape::Name(of) => pattern(of.rule.pattern, out),
        Shape::Number(least, most) => {
            kind(out, "integer");
            out.entry("minimum", |out| out.number(*least));
            out.entry("maximum", |out| out.number(*most));
        }
        Shape::Truth => kind(out, "boolean"),
        Shape::Yes => out.entry("const", |out| out.text.push_str("true")),
        Shape::Words(words) => out.entry("enum", |out| out.list(words, |out, word| out.string(word))),
        Shape::List(of, least, most) => {
            kind(out, "array");
            out.entry("items", |out| out.shape(of));
            if *least > 0 {
                out.entry("minItems", |out| out.number(*least as i64));
            }
            if *most < usize::MAX {
                out.entry("maxItems", |out| out.number(*most as i64));
            }
        }
        Shape::Map(_, of) => {
            kind(out, "object");
            out.entry("additionalProperties", |out| out.shape(of));
        }
        Shape::Table(keys) => table(None, &[keys], out),
        Shape::Choice { by, common, cases } => {
            // The word first, so that an editor offers it; then what each word brings.
            let words: Vec<&str> = cases.iter().map(|(word, _)| *word).collect();
            kind(out, "object");
            out.entry("required", |out| out.list(&[by], |out, key| out.string(key)));
            out.entry("properties", |out| {
                out.object(|out| out.entry(by, |out| out.shape(&Shape::Words(words))));
            });
            out.entry("oneOf", |out| {
                out.list(cases, |out, (word, keys)| {
                    out.object(|out| table(Some((by, word)), &[common, keys], out));
                });
            });
        }
        Shape::ByKey(cases, otherwise) => out.entry("anyOf", |out| {
            let mut all: Vec<Shape> = Vec::new();
            for (first, keys) in cases {
                let needed = |key: &Key| Key { needed: key.needed || key.name == *first, ..key.clone() };
                all.push(Shape::Table(keys.iter().map(needed).collect()));
            }
            all.extend(otherwise.as_deref().cloned());
            out.list(&all, |out, shape| out.shape(shape));
        }),
        Shape::Either(shapes) => out.entry("anyOf", |out| out.list(shapes, |out, shape| out.shape(shape))),
    }
}

fn pattern(pattern: &str, out: &mut Json) {
    out.entry("type", |out| out.string("string"));
    if !pattern.is_empty() {
        out.entry("pattern", |out| out.string(pattern));
    }
}

/// A closed table; of a choice with the word that it is for.
fn table(word: Option<(&str, &str)>, keys: &[&[Key]], out: &mut Json) {
    let keys = || keys.iter().copied().flatten();
    out.entry("type", |out| out.string("object"));
    let mut needed: Vec<&str> = word.iter().map(|(by, _)| *by).collect();
    needed.extend(
        keys().filter(|key| key.needed && word.is_none_or(|(by, _)| by != key.name)).map(|key| key.name),
    );
    if !needed.is_empty() {
        out.entry("required", |out| out.list(&needed, |out, key| out.string(key)));
    }
    out.entry("properties", |out| {
        out.object(|out| {
            if let Some((by, word)) = word {
                out.entry(by, |out| out.object(|out| out.entry("const", |out| out.string(word))));
            }
            for key in keys().filter(|key| word.is_none_or(|(by, _)| by != key.name)) {
                out.entry(key.name, |out| out.shape(&key.shape));
            }
        });
    });
    out.entry("additionalProperties", |out| out.text.push_str("false"));
}

/// JSON as it is written, two blanks a level.
struct Json {
    text: String,
    depth: usize,
}

impl Json {
    fn shape(&mut self, shape: &Shape) {
        self.object(|out| body(shape, out));
    }

    fn object(&mut self, write: impl FnOnce(&mut Json)) {
        self.between('{', '}', write);
    }

    fn between(&mut self, open: char, close: char, write: impl FnOnce(&mut Json)) {
        self.text.push(open);
        self.depth += 1;
        let before = self.text.len();
        write(self);
        self.depth -= 1;
        if self.text.len() > before {
            self.line();
        }
        self.text.push(close);
    }

    fn line(&mut self) {
        let _ = write!(self.text, "\n{:1$}", "", 2 * self.depth);
    }

    /// Begins an item, after a comma unless it is the first.
    fn item(&mut self) {
        if !self.text.ends_with(['{', '[']) {
            self.text.push(',');
        }
        self.line();
    }

    fn entry(&mut self, key: &str, write: impl FnOnce(&mut Json)) {
        self.item();
        self.string(key);
        self.text.push_str(": ");
        write(self);
    }

    fn list<T>(&mut self, items: &[T], write: impl Fn(&mut Json, &T)) {
        self.between('[', ']', |out| {
            for item in items {
                out.item();
                write(out, item);
            }
        });
    }

    fn string(&mut self, text: &str) {
        self.text.push('"');
        for letter in text.chars() {
            match letter {
                '"' | '\\' => self.text.extend(['\\', letter]),
                letter if letter.is_control() => {
                    let _ = write!(self.text, "\\u{:04x}", u32::from(letter));
                }
                letter => self.text.push(letter),
            }
        }
        self.text.push('"');
    }

    fn number(&mut self, number: i64) {
        let _ = write!(self.text, "{number}");
    }
}

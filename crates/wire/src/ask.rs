//! What a program may ask of the engine, one JSON object a line.

use crate::Code;
use antre_kernel::{Lang, Phrase, nearest};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use ts_rs::TS;

/// One line of input: what is asked, under which id, and in which language the answer should speak.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct Request {
    /// Given back with the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<Id>,
    /// The language of this answer; the engine's own if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<LangCode>,
    /// What is asked.
    #[serde(flatten)]
    pub ask: Ask,
}

/// What a program calls one of its questions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Id {
    /// By number.
    Number(i64),
    /// By name.
    Text(String),
}

/// A language of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum LangCode {
    /// Français.
    Fr,
    /// English.
    En,
}

impl From<LangCode> for Lang {
    fn from(code: LangCode) -> Lang {
        match code {
            LangCode::Fr => Lang::Fr,
            LangCode::En => Lang::En,
        }
    }
}

/// What can be asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Ask {
    /// Who are you?
    Hello {},
    /// Which games are there?
    Games {},
    /// Open a table.
    Open {
        /// The game's short name.
        game: String,
        /// A pack of the box by name, or another one as text; the default pack if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pack: Option<Pack>,
        /// How many play; the fewest the game allows if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seats: Option<u8>,
        /// The options that differ from their default.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        #[ts(as = "Option<BTreeMap<String, String>>", optional)]
        options: BTreeMap<String, String>,
        /// Who sits where, one text a seat. The name of a bot, such as `greedy`, marks the seat as a bot's.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<String>>", optional)]
        players: Vec<String>,
        /// Where chance starts; the table is then marked as practice. Secret chance if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seed: Option<u64>,
        /// The lines of a written position to start from; the table is then marked as practice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        position: Option<Vec<String>>,
    },
    /// How does a table stand?
    Status {
        /// The table's number.
        table: u32,
    },
    /// What may a seat do now?
    Choices {
        /// The table's number.
        table: u32,
        /// The seat's letter.
        seat: String,
    },
    /// Play a move.
    Play {
        /// The table's number.
        table: u32,
        /// The seat's letter.
        seat: String,
        /// The move in notation.
        #[serde(rename = "move")]
        notation: String,
    },
    /// What does an eye see?
    View {
        /// The table's number.
        table: u32,
        /// A seat's letter, or `S` for a spectator.
        eye: String,
    },
    /// What is printed on the cards of a table, and what do its words mean?
    Catalogue {
        /// The table's number.
        table: u32,
    },
    /// What did an eye perceive, as far back as the rulebook lets a screen show it?
    Log {
        /// The table's number.
        table: u32,
        /// A seat's letter, or `S` for a spectator.
        eye: String,
    },
    /// What can an eye do with a thing it sees, and if nothing, why not? Nothing is played by asking.
    Why {
        /// The table's number.
        table: u32,
        /// A seat's letter, or `S` for a spectator.
        #[serde(alias = "seat")]
        eye: String,
        /// What is asked about.
        about: Subject,
    },
    /// What is the final score, and where does it come from?
    Score {
        /// The table's number.
        table: u32,
    },
    /// What would a bot do in this seat?
    Bot {
        /// The table's number.
        table: u32,
        /// The seat's letter.
        seat: String,
        /// `random`, `greedy`, `search`, `search:5000` or `search:800ms`.
        bot: String,
        /// Where the bot's own chance starts; drawn and told if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seed: Option<u64>,
        /// Whether to play the move as well.
        #[serde(default)]
        #[ts(as = "Option<bool>", optional)]
        play: bool,
    },
    /// Take back to before the seat's own last move.
    Undo {
        /// The table's number.
        table: u32,
        /// The seat's letter.
        seat: String,
        /// The other seats that agreed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<String>>", optional)]
        agreed: Vec<String>,
    },
    /// Give up.
    Resign {
        /// The table's number.
        table: u32,
        /// The seat's letter.
        seat: String,
    },
    /// Give the table as a text that can be stored but not read.
    Save {
        /// The table's number.
        table: u32,
    },
    /// Open a saved table again.
    Load {
        /// What `save` gave.
        text: String,
        /// Packs that are not in the box and may be the one it was played with.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(as = "Option<Vec<PackGiven>>", optional)]
        packs: Vec<PackGiven>,
    },
    /// Give the open record of a finished game.
    Record {
        /// The table's number.
        table: u32,
    },
    /// Put a table away.
    Close {
        /// The table's number.
        table: u32,
    },
    /// End.
    Quit {},
}

/// What somebody asks about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Subject {
    /// The id of a piece, a zone or a cell of the scene; `piece`, `zone` and `cell` are understood as well.
    #[serde(alias = "piece", alias = "zone", alias = "cell")]
    Thing(String),
    /// A move in notation.
    Move(String),
}

impl Subject {
    /// The same as tables are asked.
    pub fn as_asked(&self) -> antre_host::Subject<'_> {
        match self {
            Subject::Thing(id) => antre_host::Subject::Thing(id),
            Subject::Move(notation) => antre_host::Subject::Move(notation),
        }
    }
}

/// Which pack to play with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Pack {
    /// One of the box, by name.
    Named(String),
    /// Another one, as text.
    Given(PackGiven),
}

/// A pack as text.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PackGiven {
    /// What to call it.
    pub name: String,
    /// What it says, in TOML.
    pub text: String,
}

/// A line that is not a question; what could be understood of it is kept, so that the answer finds its way.
#[derive(Clone, PartialEq, Debug)]
pub struct BadAsk {
    /// The id, if there was one.
    pub id: Option<Id>,
    /// The language, if there was one.
    pub lang: Option<LangCode>,
    /// What kind of mistake it is.
    pub code: Code,
    /// What is wrong and what is allowed.
    pub what: Phrase,
}

impl Request {
    /// Reads one line.
    ///
    /// # Errors
    /// Why the line is not a question.
    pub fn read(line: &[u8]) -> Result<Request, BadAsk> {
        let bad = |code, what| BadAsk { id: None, lang: None, code, what };
        let value: Value = serde_json::from_slice(line).map_err(|error| {
            bad(Code::NotJson, Phrase::new("ask-not-json").with("column", error.column()))
        })?;
        let Value::Object(mut fields) = value else {
            return Err(bad(Code::BadAsk, Phrase::new("ask-not-object")));
        };
        let id = take::<Id>(&mut fields, "id");
        let lang = take::<LangCode>(&mut fields, "lang");
        let known = (id.clone().ok().flatten(), lang.ok().flatten());
        let bad = |what| BadAsk { id: known.0.clone(), lang: known.1, code: Code::BadAsk, what };
        let id = id.map_err(|()| bad(Phrase::new("ask-bad-id")))?;
        let lang = lang.map_err(|()| bad(Phrase::new("ask-bad-lang")))?;
        if !fields.get("do").is_some_and(Value::is_string) {
            return Err(bad(Phrase::new("ask-no-do")));
        }
        let ask = serde_json::from_value(Value::Object(fields.clone()));
        let ask = ask.map_err(|error| bad(explain(&error, &fields)))?;
        Ok(Request { id, lang, ask })
    }
}

/// Reads a JSON object that came as the body of a request.
///
/// # Errors
/// What is wrong with it and what is allowed.
pub fn read_body<T: DeserializeOwned>(body: &[u8]) -> Result<T, Phrase> {
    let value: Value = serde_json::from_slice(body)
        .map_err(|error| Phrase::new("ask-not-json").with("column", error.column()))?;
    let Value::Object(fields) = value else { return Err(Phrase::new("ask-not-object")) };
    serde_json::from_value(Value::Object(fields.clone())).map_err(|error| explain(&error, &fields))
}

/// Takes an optional field out of an object; wrong if it is there and of another shape.
pub(crate) fn take<T: DeserializeOwned>(fields: &mut Map<String, Value>, key: &str) -> Result<Option<T>, ()> {
    match fields.remove(key) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => serde_json::from_value(value).map(Some).map_err(|_| ()),
    }
}

/// Turns the reader's English complaint into a sentence of ours where it is one that people meet.
pub(crate) fn explain(error: &serde_json::Error, fields: &Map<String, Value>) -> Phrase {
    let message = error.to_string();
    let quoted: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
    let (got, allowed) = (quoted.first().copied().unwrap_or(""), quoted.get(1..).unwrap_or(&[]));
    let near = |words: &[&str]| {
        let near = nearest(got, words.iter().copied());
        if near.is_empty() { words.join(", ") } else { near.join(", ") }
    };
    // What is asked comes first in a message; a word that is unknown elsewhere is a bad value of its field.
    let is_asked = fields.get("do").is_none_or(|asked| asked == got);
    if message.starts_with("unknown variant") && is_asked {
        Phrase::new("ask-unknown-do").with("got", got).with("near", near(allowed))
    } else if message.starts_with("unknown field") && allowed.is_empty() {
        Phrase::new("ask-no-fields").with("got", got)
    } else if message.starts_with("unknown field") {
        Phrase::new("ask-unknown-field").with("got", got).with("near", near(allowed))
    } else if message.starts_with("missing field") {
        Phrase::new("ask-missing-field").with("got", got)
    } else {
        let field = culprit(&message, fields).unwrap_or_default();
        Phrase::new("ask-bad-value").with("field", field).with("kind", wanted(&message))
    }
}

/// The field without which the complaint is another one.
fn culprit(message: &str, fields: &Map<String, Value>) -> Option<String> {
    let mut names = fields.keys().filter(|name| *name != "do");
    let blamed = names.find(|name| {
        let mut others = fields.clone();
        others.remove(*name);
        let read = serde_json::from_value::<Ask>(Value::Object(others));
        read.err().is_none_or(|error| error.to_string() != message)
    });
    blamed.cloned()
}

/// What should stand there instead, in a word the word files know.
fn wanted(message: &str) -> &'static str {
    let expected = message.rsplit_once("expected ").map_or("", |(_, expected)| expected);
    match expected.split_whitespace().find(|word| !matches!(*word, "a" | "an")).unwrap_or("") {
        "u8" | "u16" | "u32" | "u64" | "usize" => "number",
        "string" => "text",
        "sequence" => "list",
        "map" | "struct" => "object",
        "boolean" => "truth",
        _ => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(line: &str) -> &'static str {
        Request::read(line.as_bytes()).unwrap_err().what.key
    }

    #[test]
    fn a_question_is_read_with_its_id_and_language() {
        let line = br#"{"id":"q1","lang":"en","do":"play","table":1,"seat":"A","move":"CO1"}"#;
        let request = Request::read(line).unwrap();
        assert_eq!(request.id, Some(Id::Text("q1".into())));
        assert_eq!(request.lang, Some(LangCode::En));
        assert_eq!(request.ask, Ask::Play { table: 1, seat: "A".into(), notation: "CO1".into() });
    }

    #[test]
    fn what_is_asked_is_written_as_it_is_read() {
        let asks = [
            r#"{"do":"hello"}"#,
            r#"{"id":7,"do":"open","game":"coeur","pack":"bga","options":{"first":"A"},"seed":1}"#,
            r#"{"do":"open","game":"coeur","pack":{"name":"mine","text":"x"},"position":["turn: A"]}"#,
            r#"{"do":"undo","table":3,"seat":"B","agreed":["A"]}"#,
            r#"{"do":"why","table":3,"eye":"S","about":{"move":"CO1"}}"#,
            r#"{"do":"why","table":3,"eye":"B","about":{"thing":"hand B/0"}}"#,
        ];
        for line in asks {
            let request = Request::read(line.as_bytes()).unwrap();
            assert_eq!(serde_json::to_string(&request).unwrap(), line);
        }
    }

    #[test]
    fn a_thing_is_asked_about_by_any_of_its_names() {
        for (eye, thing) in [("eye", "thing"), ("seat", "piece"), ("eye", "zone"), ("seat", "cell")] {
            let line = format!(r#"{{"do":"why","table":1,"{eye}":"A","about":{{"{thing}":"hand A/3"}}}}"#);
            let about = Subject::Thing("hand A/3".into());
            let ask = Ask::Why { table: 1, eye: "A".into(), about };
            assert_eq!(Request::read(line.as_bytes()).unwrap().ask, ask);
        }
    }

    #[test]
    fn a_bad_line_is_explained() {
        assert_eq!(key("hello"), "ask-not-json");
        assert_eq!(key("[1]"), "ask-not-object");
        assert_eq!(key("{}"), "ask-no-do");
        assert_eq!(key(r#"{"do":3}"#), "ask-no-do");
        assert_eq!(key(r#"{"do":"opne"}"#), "ask-unknown-do");
        assert_eq!(key(r#"{"do":"quit","now":true}"#), "ask-no-fields");
        assert_eq!(key(r#"{"do":"status","tabel":1}"#), "ask-unknown-field");
        assert_eq!(key(r#"{"do":"status"}"#), "ask-missing-field");
        assert_eq!(key(r#"{"do":"status","table":"one"}"#), "ask-bad-value");
        assert_eq!(key(r#"{"do":"hello","id":[1]}"#), "ask-bad-id");
        assert_eq!(key(r#"{"do":"hello","lang":"de"}"#), "ask-bad-lang");
        assert_eq!(key(r#"{"do":"open","game":"coeur","pack":{"name":"x","txt":"y"}}"#), "ask-bad-value");
        assert_eq!(key(r#"{"do":"why","table":1,"eye":"A","about":"hand A/3"}"#), "ask-bad-value");
    }

    #[test]
    fn a_bad_value_is_named() {
        let args = |line: &str| Request::read(line.as_bytes()).unwrap_err().what.args;
        let wrong = |field: &str, kind: &str| vec![("field", field.into()), ("kind", kind.into())];
        assert_eq!(args(r#"{"do":"status","table":"one"}"#), wrong("table", "number"));
        assert_eq!(args(r#"{"do":"status","table":-1}"#), wrong("table", "number"));
        assert_eq!(args(r#"{"do":"choices","table":1,"seat":2}"#), wrong("seat", "text"));
        assert_eq!(args(r#"{"do":"undo","table":1,"seat":"A","agreed":"B"}"#), wrong("agreed", "list"));
        assert_eq!(args(r#"{"do":"open","game":"coeur","options":[]}"#), wrong("options", "object"));
        assert_eq!(args(r#"{"do":"open","game":"coeur","pack":3}"#), wrong("pack", "other"));
    }

    #[test]
    fn the_id_survives_a_mistake() {
        let bad = Request::read(br#"{"id":12,"lang":"en","do":"stauts"}"#).unwrap_err();
        assert_eq!((bad.id, bad.lang), (Some(Id::Number(12)), Some(LangCode::En)));
    }
}

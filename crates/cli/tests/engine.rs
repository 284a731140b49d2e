//! The engine protocol against the real binary: the documented session, whole games, and garbage.

#![allow(clippy::unwrap_used)]

mod common;

use common::{antre, command, feed, root};
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// A running engine that is asked line by line.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = command(&["engine", "--lang", "en"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Engine { child, input, output: BufReader::new(output) }
    }

    fn line(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).unwrap();
        self.input.write_all(b"\n").unwrap();
        let mut answer = String::new();
        assert!(
            self.output.read_line(&mut answer).unwrap() > 0,
            "no answer to {}",
            String::from_utf8_lossy(line)
        );
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    #[track_caller]
    fn ask(&mut self, ask: Value) -> Value {
        let answer = self.line(ask.to_string().as_bytes());
        assert_ne!(answer["type"], "error", "{ask} got {answer}");
        answer
    }

    #[track_caller]
    fn refused(&mut self, ask: Value, code: &str) -> Value {
        let answer = self.line(ask.to_string().as_bytes());
        assert_eq!((&answer["type"], &answer["code"]), (&json!("error"), &json!(code)), "{ask} got {answer}");
        assert!(!answer["message"].as_str().unwrap().is_empty());
        answer
    }

    fn quit(mut self) {
        assert_eq!(self.ask(json!({"do": "quit"})), json!({"type": "bye"}));
        assert!(self.child.wait().unwrap().success());
    }
}

/// Whether an answer is what the document says, where `…` stands for anything left out.
fn fits(said: &Value, got: &Value) -> bool {
    match (said, got) {
        (Value::String(text), _) if text == "…" => true,
        (Value::Object(said), Value::Object(got)) => {
            let open = said.contains_key("…");
            let named = said.iter().filter(|(key, _)| *key != "…");
            named.clone().all(|(key, value)| got.get(key).is_some_and(|got| fits(value, got)))
                && (open || named.count() == got.len())
        }
        (Value::Array(said), Value::Array(got)) => match said.split_last() {
            Some((Value::String(last), first)) if last == "…" => {
                first.len() <= got.len() && first.iter().zip(got).all(|(said, got)| fits(said, got))
            }
            _ => said.len() == got.len() && said.iter().zip(got).all(|(said, got)| fits(said, got)),
        },
        _ => said == got,
    }
}

#[test]
fn the_documented_session_is_what_the_engine_says() {
    let text = std::fs::read_to_string(root().join("docs/engine.md")).unwrap();
    let session = text.split("```session\n").nth(1).unwrap().split("```").next().unwrap();
    let mut engine = Engine::start();
    let mut asked = 0;
    let mut lines = session.lines().filter(|line| !line.is_empty());
    while let Some(ask) = lines.next() {
        let ask = ask.strip_prefix("> ").unwrap();
        let said = lines.next().unwrap().strip_prefix("< ").unwrap();
        let got = engine.line(ask.as_bytes());
        let said: Value = serde_json::from_str(said).unwrap();
        assert!(fits(&said, &got), "\n> {ask}\nthe document says\n< {said}\nthe engine says\n< {got}");
        asked += 1;
    }
    assert!(asked >= 20 && engine.child.wait().unwrap().success());
    // Every question and every code of the protocol is described.
    for word in
        ["hello", "games", "open", "status", "choices", "play", "view", "log", "why", "score", "bot", "undo"]
    {
        assert!(text.contains(&format!("| `{word}` |")), "{word}");
    }
}

#[test]
fn a_whole_game_is_played_saved_and_loaded() {
    let mut engine = Engine::start();
    engine.ask(json!({"do": "open", "game": "coeur"}));
    let status = engine.ask(json!({"do": "status", "table": 1}));
    assert_eq!(status["practice"], false);
    let mut table = 1;
    for turn in 0.. {
        let status = engine.ask(json!({"do": "status", "table": table}));
        if status["next"]["who"] == "over" {
            break;
        }
        let seat = status["next"]["seats"][0].clone();
        if turn == 10 {
            let saved = engine.ask(json!({"do": "save", "table": table}));
            let loaded = engine.ask(json!({"do": "load", "text": saved["text"]}));
            for eye in ["A", "B", "S"] {
                let view = |engine: &mut Engine, table: &Value| {
                    engine.ask(json!({"do": "view", "table": table, "eye": eye}))["scene"].clone()
                };
                assert_eq!(view(&mut engine, &json!(table)), view(&mut engine, &loaded["table"]));
            }
            engine.ask(json!({"do": "close", "table": table}));
            table = 2;
        }
        let choices = engine.ask(json!({"do": "choices", "table": table, "seat": seat}));
        let choice = choices["choices"].as_array().unwrap().last().unwrap().clone();
        engine.ask(json!({"do": "play", "table": table, "seat": seat, "move": choice["move"]}));
    }
    let score = engine.ask(json!({"do": "score", "table": table}));
    for column in score["sheet"]["seats"].as_array().unwrap() {
        let rows = column["rows"].as_array().unwrap();
        let sum: i64 = rows.iter().map(|row| row["points"].as_i64().unwrap()).sum();
        assert_eq!(sum, column["total"].as_i64().unwrap());
        assert!(rows.iter().all(|row| row["clause"].as_str().unwrap().starts_with("CD-")));
    }
    let record = engine.ask(json!({"do": "record", "table": table}));
    let path = common::file("engine.antre", record["text"].as_str().unwrap());
    antre(&["replay", &path]).ok();
    engine.refused(json!({"do": "bot", "table": table, "seat": "A", "bot": "greedy"}), "over");
    for text in ["NV", "nonsense"] {
        engine.refused(json!({"do": "play", "table": table, "seat": "A", "move": text}), "over");
    }
    engine.refused(json!({"do": "resign", "table": table, "seat": "A"}), "over");
    engine.refused(json!({"do": "undo", "table": table, "seat": "A"}), "over");
    engine.quit();
}

#[test]
fn secrets_are_kept() {
    let mut engine = Engine::start();
    engine.ask(json!({"do": "open", "game": "coeur", "seed": 1, "options": {"first_player": "A"}}));
    let zone = |view: &Value, id: &str| {
        let zones = view["scene"]["zones"].as_array().unwrap();
        zones.iter().find(|zone| zone["id"] == id).unwrap()["pieces"].clone()
    };
    let hidden = |pieces: &Value| pieces.as_array().unwrap().iter().all(|piece| piece["face"] == "down");
    let a = engine.ask(json!({"do": "view", "table": 1, "eye": "A"}));
    assert!(!hidden(&zone(&a, "hand A")) && hidden(&zone(&a, "hand B")) && hidden(&zone(&a, "pile A")));
    let s = engine.ask(json!({"do": "view", "table": 1, "eye": "S"}));
    assert!(hidden(&zone(&s, "hand A")) && hidden(&zone(&s, "hand B")));
    // The log keeps the last turn of each player only, unless the memory is open (CD-57, CD-87).
    for _ in 0..4 {
        for seat in ["A", "B"] {
            engine.ask(
                json!({"do": "bot", "table": 1, "seat": seat, "bot": "random", "seed": 1, "play": true}),
            );
        }
    }
    let log = engine.ask(json!({"do": "log", "table": 1, "eye": "A"}));
    assert!(log["entries"].as_array().unwrap().iter().all(|line| line["ply"].as_i64().unwrap() > 9), "{log}");
    let early = engine.refused(json!({"do": "score", "table": 1}), "not-over");
    assert_eq!(early["clause"], "CD-87");
    engine.refused(json!({"do": "record", "table": 1}), "not-over");
    engine.quit();
}

#[test]
fn undo_follows_the_law() {
    let mut engine = Engine::start();
    let open = json!({"do": "open", "game": "coeur", "seed": 1, "options": {"first_player": "A"}});
    engine.ask(open.clone());
    engine.refused(json!({"do": "undo", "table": 1, "seat": "A"}), "nothing-to-undo");
    let bot = |table: u32, seat: &str| json!({"do": "bot", "table": table, "seat": seat, "bot": "random", "seed": 1, "play": true});
    engine.ask(bot(1, "A"));
    engine.ask(bot(1, "B"));
    let needs = engine.refused(json!({"do": "undo", "table": 1, "seat": "A"}), "needs-consent");
    assert!(needs["message"].as_str().unwrap().contains('B'));
    let undone = engine.ask(json!({"do": "undo", "table": 1, "seat": "A", "agreed": ["B"]}));
    assert_eq!((&undone["undone"], &undone["ply"]), (&json!(true), &json!(1)));
    let mut against_bot = open;
    against_bot["players"] = json!(["human", "search:100 Merlin"]);
    engine.ask(against_bot);
    engine.ask(bot(2, "A"));
    engine.ask(bot(2, "B"));
    assert_eq!(engine.ask(json!({"do": "undo", "table": 2, "seat": "A"}))["undone"], true);
    engine.quit();
}

#[test]
fn a_bot_decides_the_same_from_the_same_seed() {
    let mut engine = Engine::start();
    engine.ask(json!({"do": "open", "game": "coeur", "seed": 3, "options": {"first_player": "A"}}));
    for bot in ["random", "greedy", "search:50"] {
        let ask = json!({"do": "bot", "table": 1, "seat": "A", "bot": bot, "seed": 9});
        let (once, again) = (engine.ask(ask.clone()), engine.ask(ask));
        assert_eq!(once, again);
        assert_eq!((&once["played"], &once["version"]), (&json!(false), &json!(1)));
    }
    let drawn = engine.ask(json!({"do": "bot", "table": 1, "seat": "A", "bot": "random"}));
    assert!(drawn["seed"].as_u64().unwrap() < 1 << 53);
    engine.quit();
}

#[test]
fn every_mistake_has_its_code() {
    let mut engine = Engine::start();
    engine.ask(json!({"do": "open", "game": "coeur", "seed": 1, "options": {"first_player": "A"}}));
    engine.refused(json!({"do": "opne"}), "bad-ask");
    engine.refused(json!({"do": "status", "table": 1, "extra": 1}), "bad-ask");
    engine.refused(json!({"do": "status", "table": -1}), "bad-ask");
    engine.refused(json!({"do": "hello", "lang": "de"}), "bad-ask");
    engine.refused(json!([1, 2]), "bad-ask");
    engine.refused(json!({"do": "status", "table": 9}), "unknown-table");
    engine.refused(json!({"do": "choices", "table": 1, "seat": "C"}), "unknown-seat");
    engine.refused(json!({"do": "view", "table": 1, "eye": ""}), "unknown-seat");
    engine.refused(json!({"do": "undo", "table": 1, "seat": "A", "agreed": ["Z"]}), "unknown-seat");
    let near = engine.refused(json!({"do": "open", "game": "couer"}), "unknown-game");
    assert!(near["message"].as_str().unwrap().contains("coeur"));
    let near = engine.refused(json!({"do": "bot", "table": 1, "seat": "A", "bot": "gredy"}), "unknown-bot");
    assert!(near["message"].as_str().unwrap().contains("greedy"));
    engine.refused(json!({"do": "bot", "table": 1, "seat": "B", "bot": "greedy"}), "not-to-act");
    engine.refused(json!({"do": "play", "table": 1, "seat": "A", "move": "nonsense"}), "bad-move");
    // Whose turn it is comes before what the text says.
    for text in ["NV", "nonsense"] {
        engine.refused(json!({"do": "play", "table": 1, "seat": "B", "move": text}), "not-to-act");
    }
    let open = |extra: Value| {
        let mut ask = json!({"do": "open", "game": "coeur", "seed": 1});
        ask.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
        ask
    };
    engine.refused(open(json!({"seats": 5})), "bad-open");
    engine.refused(open(json!({"pack": "bgaa"})), "bad-open");
    engine.refused(open(json!({"options": {"open_memory": "perhaps"}})), "bad-open");
    engine.refused(open(json!({"players": ["one"]})), "bad-open");
    engine.refused(open(json!({"players": ["one", "two\nmark undone"]})), "bad-open");
    engine.refused(open(json!({"players": ["one", ""]})), "bad-open");
    engine.refused(open(json!({"pack": {"name": "a\nb", "text": ""}})), "bad-open");
    let whole = include_str!("../../../games/coeur/pack/default.toml");
    let line = 1 + whole.lines().position(|line| line.starts_with("game =")).unwrap();
    let text = whole.replacen("game = \"coeur\"\n", "game = \"coeur\"\nnmae = 1\n", 1);
    let wrong = engine.refused(open(json!({"pack": {"name": "p", "text": text}})), "bad-open");
    assert_eq!((&wrong["line"], &wrong["column"]), (&json!(line + 1), &json!(1)));
    let wrong = engine.refused(open(json!({"position": ["partial", "", "hand A: ZZ1"]})), "bad-open");
    assert_eq!(wrong["line"], 3);
    engine.refused(json!({"do": "load", "text": "not a save"}), "bad-save");
    let saved = engine.ask(json!({"do": "save", "table": 1}))["text"].as_str().unwrap().to_owned();
    let cut: String = saved.chars().take(saved.len() - 20).collect();
    engine.refused(json!({"do": "load", "text": cut}), "bad-save");
    engine.quit();
}

#[test]
fn a_line_too_long_is_refused_and_the_next_is_heard() {
    let mut input = vec![b'x'; (1 << 20) + 1];
    input.extend_from_slice(b"\n\n{\"id\":1,\"do\":\"hello\"}\n");
    let said = feed(&["engine"], &input).ok();
    let answers: Vec<Value> = said.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 2, "{}", said.out);
    assert_eq!((&answers[0]["code"], &answers[1]["id"]), (&json!("too-long"), &json!(1)));
}

#[test]
fn tables_cannot_fill_the_memory() {
    let open = "{\"do\":\"open\",\"game\":\"coeur\",\"seed\":1}\n".repeat(1_001);
    let said = feed(&["engine"], open.as_bytes()).ok();
    let last: Value = serde_json::from_str(said.out.lines().last().unwrap()).unwrap();
    assert_eq!(last["code"], "too-many-tables");
    assert_eq!(said.out.matches("too-many-tables").count(), 1);
}

/// Thousands of broken lines: each gets one line of JSON, and the engine lives on.
#[test]
fn garbage_is_answered_and_survived() {
    let seeds: [&[u8]; 12] = [
        br#"{"id":2,"do":"open","game":"coeur","seed":7,"options":{"first_player":"A"},"players":["human","greedy"]}"#,
        br#"{"do":"open","game":"coeur","position":["partial","turn: A","hand A: NV TR1","hand B: DF2","board NV: NV NV","trips: 2"]}"#,
        br#"{"do":"open","game":"coeur","pack":{"name":"p","text":"game = \"coeur\"\nname = \"p\"\n"}}"#,
        br#"{"do":"choices","table":1,"seat":"A"}"#,
        br#"{"do":"play","table":1,"seat":"A","move":"HE1+HE1>PR"}"#,
        br#"{"do":"bot","table":1,"seat":"B","bot":"greedy","seed":1,"play":true}"#,
        br#"{"do":"view","table":1,"eye":"S","lang":"fr"}"#,
        br#"{"do":"undo","table":1,"seat":"A","agreed":["B"]}"#,
        br#"{"do":"load","text":"antre save 1\ngame coeur 1\npack default x\nseats 2\nstart\nsealed 00\n00\n"}"#,
        br#"{"do":"log","table":1,"eye":"A"}"#,
        br#"{"do":"score","table":1}"#,
        br#"{"do":"resign","table":2,"seat":"B"}"#,
    ];
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut draw = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let mut engine = Engine::start();
    engine.ask(json!({"do": "open", "game": "coeur", "seed": 7, "options": {"first_player": "A"}}));
    for round in 0..4_000 {
        let mut line = seeds[draw(seeds.len())].to_vec();
        if round % 10 == 0 {
            line = (0..draw(200)).map(|_| draw(256) as u8).collect();
        }
        for _ in 0..draw(4) {
            let at = draw(line.len().max(1));
            match draw(5) {
                0 if !line.is_empty() => line[at] = draw(256) as u8,
                1 if !line.is_empty() => drop(line.remove(at)),
                2 => line.insert(at.min(line.len()), b"{}[]\",:0-A\\"[draw(11)]),
                3 => line.truncate(at),
                _ => {
                    let copy: Vec<u8> = line[at.min(line.len())..].to_vec();
                    line.extend(copy);
                }
            }
        }
        line.retain(|&byte| byte != b'\n');
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let answer = engine.line(&line);
        assert!(answer["type"].is_string(), "{}", String::from_utf8_lossy(&line));
        if let Some(table) = answer["table"].as_u64().filter(|&table| answer["ply"].is_u64() && table > 2) {
            engine.ask(json!({"do": "close", "table": table}));
        }
    }
    engine.quit();
}

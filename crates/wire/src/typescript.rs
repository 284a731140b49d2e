//! The wire types as TypeScript, for the page: a file a subject, laid out as Prettier would.

mod layout;

use crate::server::*;
use crate::*;
use std::fmt::Write as _;
use ts_rs::{Config, TS};

/// The first line of every file.
const HEAD: &str = "// Made from crates/wire by `cargo xtask wire`; do not edit.\n";

/// A type, declared.
struct Declared {
    name: String,
    docs: Vec<String>,
    text: String,
}

/// Types that belong together, in a file of this name.
struct Topic {
    name: &'static str,
    types: Vec<Declared>,
}

/// The files of the page's types, by name: one a subject, and `index.ts`, which names them all.
pub fn typescript() -> Vec<(String, String)> {
    let subjects = subjects();
    let files = subjects.iter().map(|subject| (format!("{}.ts", subject.name), write(subject, &subjects)));
    let named = subjects.iter().map(|subject| format!("export type * from './{}';\n", subject.name));
    let index = ("index.ts".to_owned(), format!("{HEAD}{}", named.collect::<String>()));
    files.chain([index]).collect()
}

/// Every type of this crate that leaves the program.
fn subjects() -> Vec<Topic> {
    // JSON has one kind of number, and none of ours needs more than 53 bits.
    let config = Config::new().with_large_int("number");
    // Where another type holds all that one of these says, ts-rs repeats it; its name says the same.
    let repeated = [
        (<Ask as TS>::inline(&config), "Ask"),
        (<Answer as TS>::inline(&config), "Answer"),
        (<Command as TS>::inline(&config), "Command"),
        (<Face as TS>::inline(&config), "Face"),
        (<ZoneKind as TS>::inline(&config), "ZoneKind"),
    ];
    let declared = |name: String, docs: Option<String>, text: String| {
        let named =
            |text: String, (inline, name): &(String, &str)| text.replace(&format!("({inline})"), name);
        let text = repeated.iter().fold(text, named);
        Declared { name, docs: layout::comment_lines(&docs.unwrap_or_default()), text }
    };
    macro_rules! subject {
        ($name:literal: $($type:ty),* $(,)?) => {
            Topic { name: $name, types: vec![$(
                declared(<$type as TS>::ident(&config), <$type as TS>::docs(), <$type as TS>::decl(&config)),
            )*] }
        };
    }
    vec![
        subject!("common": Id, LangCode, Next, LogEntry, Subject, Explanation),
        subject!("game": GameInfo, Players, OptionInfo, PackInfo),
        subject!("scene":
            Scene, Zone, ZoneKind, Spot, Piece, Face, At, Link, Choice, Catalogue, Card, Term, FactValue,
        ),
        subject!("score": Outcome, SeatOutcome, Sheet, SeatSheet, ScoreRow, CardPoints),
        subject!("engine": Request, Ask, Pack, PackGiven, Reply, Answer, TableSummary, Fault, Code),
        subject!("room": RoomSummary, Pace, Status, SeatSummary, Who, Clock, ClockKind, OnTimeOut, ClockState),
        subject!("socket":
            ClientMessage, Command, Preset, ServerMessage, Update, SceneDelta, ZoneDelta, UndoOffer, ChatMessage,
            Ending, ErrorBody, ErrorCode,
        ),
        subject!("http":
            NewTable, SeatRequest, Join, Opened, Return, Lobby, LobbyEntry, Account, Session, Mine, MyTable, Games,
            BotInfo, AnalysisReport, StudiedMove, PackUpload, Clauses, ClauseInfo, ReplayFrame, VerifyRequest,
            Verified, PadRequest, Pad, Health,
        ),
    ]
}

/// The file of a subject, with what it needs of others.
fn write(subject: &Topic, all: &[Topic]) -> String {
    let mut body = String::new();
    for declared in &subject.types {
        let laid = layout::declaration(&declared.text);
        let laid = laid.unwrap_or_else(|| format!("export {}\n", declared.text));
        let _ = write!(body, "\n{}{laid}", layout::comment(&declared.docs, ""));
    }
    let code: String = body.lines().filter(|line| !is_comment(line)).collect();
    let words: Vec<&str> = code.split(|c: char| !c.is_alphanumeric()).collect();
    let mut text = HEAD.to_owned();
    for other in all.iter().filter(|other| other.name != subject.name) {
        let mut used: Vec<&str> = other.types.iter().map(|declared| &*declared.name).collect();
        used.retain(|name| words.contains(name));
        if !used.is_empty() {
            let _ = writeln!(text, "import type {{ {} }} from './{}';", used.join(", "), other.name);
        }
    }
    text + &body
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with(['*', '/'])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use std::path::Path;

    /// The types without what is said about them, on single blanks.
    fn plain() -> String {
        let files = typescript();
        let code = files.iter().flat_map(|(_, text)| text.lines()).filter(|line| !is_comment(line));
        code.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn every_type_comes_out_in_typescript() {
        let text = plain();
        for expected in [
            "export type Scene = {",
            "headline?: string",
            "kind: 'row'; places: number",
            "face: 'down'; back: string",
            "do: 'open'; game: string",
            "} & Ask;",
            "seed?: number",
            "type: 'score'",
            "'not-over'",
        ] {
            assert!(text.contains(expected), "{expected} is missing from\n{text}");
        }
        assert!(!text.contains("bigint") && !text.contains('"'));
    }

    #[test]
    fn every_type_is_laid_out() {
        for declared in subjects().iter().flat_map(|subject| &subject.types) {
            assert!(layout::declaration(&declared.text).is_some(), "{}", declared.text);
        }
    }

    /// `cargo xtask wire` writes the files anew.
    #[test]
    fn the_page_has_these_types() {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire"));
        let made: BTreeMap<String, String> = typescript().into_iter().collect();
        if std::env::var_os("ANTRE_BLESS").is_some() {
            let _ = std::fs::remove_dir_all(folder);
            std::fs::create_dir_all(folder).unwrap();
            made.iter().for_each(|(name, text)| std::fs::write(folder.join(name), text).unwrap());
        }
        let read = |name: String| (name.clone(), std::fs::read_to_string(folder.join(name)).unwrap());
        let names = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let kept = names.map(|entry| read(entry.file_name().into_string().unwrap())).collect();
        assert!(made == kept, "web/src/wire is stale: run `cargo xtask wire`");
    }

    #[test]
    fn every_type_that_is_named_is_declared() {
        let text = plain();
        for word in text.split(|c: char| !c.is_alphanumeric()) {
            if word.starts_with(char::is_uppercase) && word != "Array" {
                assert!(text.contains(&format!("export type {word} =")), "{word} is not declared");
            }
        }
    }
}

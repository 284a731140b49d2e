//! Names that were given up for better ones. The section "Words" of ARCHITECTURE.md says what things are called today.

use super::Found;
use super::rust::line_of;
use super::tree::{File, Tree};

/// A word that no name in these places has any more.
struct Retired {
    /// The word, its parts joined by `_`. In lower case it is found in names of any style: `omen` in `read_omen`,
    /// `SeenOmen` and `OMEN`, but not in `omens`. With a capital it is found in names of types alone.
    word: &'static str,
    /// Where it is retired: paths begin so. Elsewhere the same word may be right.
    places: &'static [&'static str],
    /// What to say instead.
    better: &'static str,
}

const fn retired(word: &'static str, places: &'static [&'static str], better: &'static str) -> Retired {
    Retired { word, places, better }
}

const ANYWHERE: &[&str] = &[""];
const SEARCH: &[&str] = &["crates/kernel/", "crates/bots/", "crates/lab/", "crates/host/", "crates/hearts/"];

const SERVER: &[&str] = &["crates/wire/", "crates/room/", "crates/server/"];
const PAGE: &[&str] = &["web/src/"];

const RETIRED: &[Retired] = &[
    // The search and its settings.
    retired("Sense", ANYWHERE, "SearchConfig"),
    retired("Tuning", ANYWHERE, "SearchOverrides"),
    retired("explore", SEARCH, "exploration"),
    retired("horizon", ANYWHERE, "playout_depth"),
    retired("wit", ANYWHERE, "greedy_percent"),
    retired("trust", SEARCH, "progressive_bias"),
    retired("promise", SEARCH, "prior"),
    retired("doubt", SEARCH, "fpu_reduction"),
    retired("asks", SEARCH, "prior_refreshes"),
    retired("omen", ANYWHERE, "observation"),
    retired("chapter", ANYWHERE, "episode"),
    retired("brothers", ANYWHERE, "siblings"),
    retired("face", &["crates/bots/"], "observer"),
    retired("prize", SEARCH, "reward"),
    retired("aim", SEARCH, "objective"),
    retired("appraise", ANYWHERE, "moves_with_worth"),
    retired("judge", ANYWHERE, "evaluate for a position, check for a move"),
    retired("Walker", SEARCH, "Worker"),
    retired("Line", &["crates/bots/"], "MoveStats"),
    retired("clumsy", ANYWHERE, "random_fallback"),
    // The lab.
    retired("crew", &["crates/lab/"], "ordered_pool"),
    retired("Answer", &["crates/lab/"], "Hypothesis"),
    // The server, its rooms and what they say.
    retired("house", SERVER, "state for what a server shares, speaker for who speaks"),
    retired("Said", SERVER, "ClientMessage"),
    retired("Word", SERVER, "ServerMessage"),
    retired("Trouble", SERVER, "ErrorCode; Internal for a failure of the server itself"),
    retired("Sight", SERVER, "Update"),
    retired("News", SERVER, "Delta"),
    retired("Letter", SERVER, "DriverInput"),
    retired("Plea", SERVER, "UndoRequest"),
    retired("Kept", SERVER, "StoredTable"),
    retired("Hall", SERVER, "Registry"),
    retired("Line", &["crates/room/", "crates/server/"], "Connection or LogEntry"),
    retired("beats", SERVER, "paces"),
    retired("nudge", SERVER, "turn_notification"),
    retired("nudges", SERVER, "turn_notifications"),
    retired("room_card", SERVER, "RoomSummary"),
    retired("seat_card", SERVER, "SeatSummary"),
    retired("undo_card", SERVER, "UndoOffer"),
    retired("table_card", SERVER, "TableSummary"),
    retired("game_card", SERVER, "GameInfo"),
    // The page.
    retired("House", PAGE, "Api"),
    retired("sight", &["web/src/table/table.svelte.ts"], "seen"),
    retired("grain", &["web/src/fair/", "web/src/table/"], "contribution"),
    retired("drawer", &["web/src/net/", "web/src/fair/"], "storage"),
    retired("Line", &["web/src/net/"], "Connection"),
];

/// Words that no comment has, with what to write instead.
const UNCLEAR: &[(&str, &str)] = &[
    ("ledger", "the reader does not have it: cite the clause, or say it here"),
    ("hangs on", "depends on"),
    ("hang on", "depend on"),
];

/// Checks every file of code.
pub(crate) fn check(tree: &Tree, found: &mut Found) {
    for file in &tree.files {
        let code = match &file.rust {
            Some(rust) => &rust.code,
            None if is_page_code(file) => &file.text,
            None => continue,
        };
        let here: Vec<&Retired> = RETIRED.iter().filter(|word| word.is_retired_in(&file.path)).collect();
        for (at, name) in names(code) {
            for word in here.iter().filter(|word| word.is_in(name)) {
                let what = format!("{name}: \"{}\" is retired; today: {}", word.word, word.better);
                found.wrong(&file.path, line_of(code, at), what);
            }
        }
        comments(file, found);
    }
}

/// Whether a file is code of the page.
fn is_page_code(file: &File) -> bool {
    file.is_in("web/src") && [".ts", ".svelte"].iter().any(|ending| file.path.ends_with(ending))
}

/// Comments on lines of their own.
fn comments(file: &File, found: &mut Found) {
    if file.path == "xtask/src/tidy/retired.rs" {
        return;
    }
    for (line, number) in file.text.lines().zip(1..) {
        if !line.trim_start().starts_with("//") {
            continue;
        }
        for (word, better) in UNCLEAR {
            if super::rust::words(line, word).next().is_some() {
                found.wrong(&file.path, number, format!("\"{word}\" in a comment: {better}"));
            }
        }
    }
}

impl Retired {
    fn is_retired_in(&self, path: &str) -> bool {
        self.places.iter().any(|place| path.starts_with(place))
    }

    fn is_in(&self, name: &str) -> bool {
        let of_a_type = self.word.starts_with(char::is_uppercase);
        if of_a_type && (is_constant(name) || !name.starts_with(char::is_uppercase)) {
            return false;
        }
        let (wanted, parts) = (parts(self.word), parts(name));
        parts.windows(wanted.len()).any(|window| window == wanted)
    }
}

fn is_constant(name: &str) -> bool {
    name.len() > 1 && !name.contains(char::is_lowercase)
}

/// The names in a text, with their places.
fn names(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + code[at..].find(is_part)?;
        let length = code[start..].find(|c| !is_part(c)).unwrap_or(code.len() - start);
        at = start + length;
        Some((start, &code[start..at]))
    })
}

/// The words a name is made of, in lower case: `first` and `play` of `first_play`, `FirstPlay` and `FIRST_PLAY`.
fn parts(name: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut before = '_';
    for c in name.chars() {
        if c != '_' {
            let begins = before == '_' || c.is_uppercase() && !before.is_uppercase();
            match parts.last_mut() {
                Some(part) if !begins => part.extend(c.to_lowercase()),
                _ => parts.push(c.to_lowercase().collect()),
            }
        }
        before = c;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::found_by;

    fn said(path: &str, text: &str) -> Vec<String> {
        found_by(|found| check(&Tree::of(&[(path, text)]), found))
    }

    #[test]
    fn a_name_is_taken_apart() {
        for name in ["first_play", "FirstPlay", "firstPlay", "FIRST_PLAY", "_first__play"] {
            assert_eq!(parts(name), ["first", "play"], "{name}");
        }
        assert_eq!(parts("read2_x"), ["read2", "x"]);
    }

    #[test]
    fn retired_names_are_found_in_code_with_the_better_word() {
        let what = "crates/bots/src/a.rs:2: omen_seen: \"omen\" is retired; today: observation";
        assert_eq!(said("crates/bots/src/a.rs", "// An omen.\nlet omen_seen = \"omen\";"), [what]);
        for text in ["fn read_omen() {}", "struct Omen;", "const OMEN: u8 = 1;", "enum SeenOmen {}"] {
            assert_eq!(said("games/x/src/guide.rs", text).len(), 1, "{text}");
        }
        for text in ["let women = 1;", "let omens = 1;", "let wither = 1;", "// omen", "let a = \"omen\";"] {
            assert_eq!(said("games/x/src/guide.rs", text), [""; 0], "{text}");
        }
        assert_eq!(said("web/src/a.ts", "const lastOmen = 1;").len(), 1);
    }

    #[test]
    fn a_word_with_a_capital_is_retired_as_a_type_alone() {
        for text in ["struct Sense;", "fn f(a: SenseOf) {}"] {
            assert_eq!(said("crates/x/src/a.rs", text).len(), 1, "{text}");
        }
        for text in ["let sense = 1;", "const SENSE: u8 = 1;", "struct Sensed;"] {
            assert_eq!(said("crates/x/src/a.rs", text), [""; 0], "{text}");
        }
    }

    #[test]
    fn a_word_is_retired_where_the_table_says() {
        assert_eq!(said("crates/bots/src/a.rs", "let promise = 1;").len(), 1);
        assert_eq!(said("crates/room/src/a.rs", "let promise = 1;"), [""; 0]);
    }

    #[test]
    fn comments_say_nothing_that_the_reader_cannot_look_up() {
        let text =
            "/// As section 6 of the ledger says.\nfn f() { \"ledger\" }\n    // It hangs on the dice.\n";
        assert_eq!(said("games/x/tests/laws.rs", text).len(), 2);
    }
}

//! Rules about Rust files: how they begin, what they must not say, and where serde may stand.

use super::Found;
use super::rust::{Source, close, line_of, words};
use super::tree::{File, Tree};

/// Checks every Rust file.
pub(crate) fn check(tree: &Tree, found: &mut Found) {
    for (file, rust) in tree.rust() {
        opening(file, found);
        forbidden(file, rust, found);
        derives(file, rust, found);
        if is_pure(file) {
            computes(file, rust, &OUTSIDE, found);
            no_serde(file, rust, found);
        }
        if file.is_in("crates/room/src") {
            // Addresses and lengths of time are values; the clock is not.
            computes(file, rust, &["env", "fs", "io", "process", "thread"], found);
            for word in ["Instant", "SystemTime", "tokio", "getrandom"] {
                for at in words(&rust.shipped, word) {
                    let what = format!("{word}: a room has no clock, disk, sockets or chance of its own");
                    found.wrong(&file.path, line_of(&rust.shipped, at), what);
                }
            }
        }
        if file.is_in("games") {
            redaction(file, rust, found);
        }
    }
}

/// Every file opens with a sentence that says what it is for.
fn opening(file: &File, found: &mut Found) {
    let first = file.text.lines().next().unwrap_or("");
    let sentence = first.strip_prefix("//! ").is_some_and(|sentence| sentence.split(' ').count() > 2);
    if !sentence {
        found.wrong(&file.path, 1, "a module opens with a sentence: //! What it is for.");
    }
}

/// Words that have no place in any code here.
fn forbidden(file: &File, rust: &Source, found: &mut Found) {
    // An allocator cannot be written without it.
    for at in words(&rust.code, "unsafe").filter(|_| file.path != "crates/heap/src/lib.rs") {
        found.wrong(&file.path, line_of(&rust.code, at), "no unsafe here");
    }
    for word in ["todo", "unimplemented", "dbg"] {
        for at in words(&rust.code, word).filter(|at| rust.code[at + word.len()..].starts_with('!')) {
            found.wrong(&file.path, line_of(&rust.code, at), format!("{word}! is for work in progress"));
        }
    }
}

/// Whether a file belongs to the code that only computes: the kernel and the games.
fn is_pure(file: &File) -> bool {
    file.is_in("crates/kernel/src") || file.is_in("games") && file.path.contains("/src/")
}

/// What kernel and games have nothing to do with.
const OUTSIDE: [&str; 7] = ["env", "fs", "io", "net", "process", "thread", "time"];

/// Code that only computes has nothing of the standard library's outside world and iterates in no random order.
fn computes(file: &File, rust: &Source, outside: &[&str], found: &mut Found) {
    for library in ["std", "core", "alloc"] {
        for at in words(&rust.shipped, library) {
            let Some(path) = rust.shipped[at + library.len()..].strip_prefix("::") else { continue };
            for part in parts(path).into_iter().filter(|part| outside.contains(part)) {
                let what = format!("{library}::{part}: this code does no IO and reads no clock");
                found.wrong(&file.path, line_of(&rust.shipped, at), what);
            }
        }
    }
    for word in ["HashMap", "HashSet"] {
        for at in words(&rust.shipped, word) {
            let what =
                format!("{word} has no order that can be repeated; BTreeMap, BTreeSet or an array has");
            found.wrong(&file.path, line_of(&rust.shipped, at), what);
        }
    }
}

/// Kernel and games know nothing of serde: packs are read by the reader of crates/pack.
fn no_serde(file: &File, rust: &Source, found: &mut Found) {
    for at in words(&rust.code, "serde") {
        found.wrong(
            &file.path,
            line_of(&rust.code, at),
            "no serde here: packs are read with antre_pack::Reader",
        );
    }
}

/// The modules that a path leads to: `fs::File` to `fs`, `{fs, io::Read}` to both.
fn parts(path: &str) -> Vec<&str> {
    let name = |part: &str| part.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(part.len());
    if !path.starts_with('{') {
        return vec![&path[..name(path)]];
    }
    let inside = &path[1..close(path, 0).saturating_sub(1).max(1)];
    let (mut depth, mut names, mut start) = (0, Vec::new(), 0);
    for (at, byte) in inside.bytes().chain([b',']).enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            b',' if depth == 0 => {
                let part = inside[start..at].trim_start();
                names.push(&part[..name(part)]);
                start = at + 1;
            }
            _ => {}
        }
    }
    names
}

/// Only wire derives `Serialize` and `Deserialize`.
fn derives(file: &File, rust: &Source, found: &mut Found) {
    if file.is_in("crates/wire") {
        return;
    }
    for at in words(&rust.shipped, "derive") {
        let list = &rust.shipped[at..close(&rust.shipped, at)];
        let line = line_of(&rust.shipped, at);
        if words(list, "Serialize").next().is_some() {
            found.wrong(&file.path, line, "only wire derives Serialize: give the type a mirror there");
        }
        if words(list, "Deserialize").next().is_some() {
            found.wrong(&file.path, line, "only wire derives Deserialize");
        }
    }
}

/// What an eye perceives is said for every event and every move by name: a new one must be thought about.
fn redaction(file: &File, rust: &Source, found: &mut Found) {
    let code = &rust.shipped;
    for name in ["redact", "seen_as"] {
        for at in words(code, name).filter(|&at| code[..at].trim_end().ends_with("fn")) {
            let Some(open) = code[at..].find(['{', ';']).map(|open| at + open) else { continue };
            let end = close(code, open);
            for (arrow, _) in code[open..end].match_indices("=>") {
                let arm = arm(&code[open..open + arrow]);
                if matches_anything(arm) {
                    let line = line_of(code, open + arrow);
                    let what = format!(
                        "`{arm} =>` in fn {name}: name every case, so that a new one is thought about"
                    );
                    found.wrong(&file.path, line, what);
                }
            }
        }
    }
}

/// The pattern that ends here. A closing brace belongs to it unless a whole arm ended with it.
fn arm(code: &str) -> &str {
    let mut depth = 0usize;
    for (at, byte) in code.bytes().enumerate().rev() {
        let rest = code[at..].get(1..).unwrap_or("").trim();
        let goes_on = rest.is_empty() || rest.starts_with('|') || rest.starts_with("if ");
        match byte {
            b')' | b']' => depth += 1,
            b'}' if depth > 0 || goes_on => depth += 1,
            b'(' | b'[' | b'{' if depth > 0 => depth -= 1,
            b'(' | b'[' | b'{' | b'}' | b',' if depth == 0 => return rest,
            _ => {}
        }
    }
    code.trim()
}

/// Whether a pattern is `_`, a bare name, or either with a guard.
fn matches_anything(pattern: &str) -> bool {
    let pattern = pattern.split(" if ").next().unwrap_or(pattern).trim();
    let pattern = pattern.strip_prefix("ref ").unwrap_or(pattern);
    let lower = |c: char| c == '_' || c.is_lowercase() || c.is_ascii_digit();
    let word = !pattern.is_empty() && pattern.chars().all(lower);
    word && !pattern.starts_with(|c: char| c.is_ascii_digit()) && !matches!(pattern, "true" | "false")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::found_by;

    /// What is found about one file, after its path.
    fn said(path: &str, text: &str) -> Vec<String> {
        let text = format!("//! What this is for.\n{text}");
        let said = found_by(|found| check(&Tree::of(&[(path, &text)]), found));
        said.iter().map(|line| line.strip_prefix(path).unwrap_or(line).to_owned()).collect()
    }

    #[track_caller]
    fn wrong(path: &str, text: &str, part: &str) {
        let said = said(path, text);
        assert!(said.len() == 1 && said[0].contains(part), "{text}: {said:?}");
    }

    #[track_caller]
    fn fine(path: &str, text: &str) {
        assert_eq!(said(path, text), [""; 0], "{text}");
    }

    #[test]
    fn modules_open_with_a_sentence() {
        for text in ["", "fn a() {}\n", "// no\n//! late but here\n", "//!\n//! What.\n", "//! Short\n"] {
            let said = found_by(|found| check(&Tree::of(&[("crates/x/src/a.rs", text)]), found));
            assert_eq!(said, ["crates/x/src/a.rs:1: a module opens with a sentence: //! What it is for."]);
        }
    }

    #[test]
    fn unsafe_and_leftovers_are_found_in_code_alone() {
        wrong("crates/x/src/a.rs", "fn f() { unsafe { g() } }", ":2: no unsafe");
        fine("crates/heap/src/lib.rs", "fn f() { unsafe { g() } }");
        wrong("crates/heap/src/more.rs", "fn f() { unsafe { g() } }", ":2: no unsafe");
        wrong("crates/x/tests/a.rs", "fn f() { todo!() }", "todo!");
        wrong("crates/x/src/a.rs", "fn f() { dbg!(1); }", "dbg!");
        wrong("xtask/src/a.rs", "fn f() { unimplemented!() }", "unimplemented!");
        fine("crates/x/src/a.rs", "// unsafe, todo!()\nfn f() { \"dbg!\"; todo(); unsafe_code() }");
    }

    #[test]
    fn kernel_and_games_only_compute() {
        for path in ["crates/kernel/src/a.rs", "games/x/src/a.rs"] {
            wrong(path, "use std::fs::File;", ":2: std::fs");
            wrong(path, "use std::{fmt, io::{Read, Write}};", "std::io");
            wrong(path, "fn f() -> std::time::Instant { g() }", "std::time");
            wrong(path, "use core::time::Duration;", "core::time");
            wrong(path, "type A = std::collections::HashMap<u8, u8>;", "HashMap");
            wrong(path, "use serde::de::Error;", "serde");
            fine(
                path,
                "use std::{fmt::Write as _, collections::BTreeMap};\n#[cfg(test)] mod tests { use std::fs; }",
            );
        }
        fine("crates/host/src/a.rs", "use std::time::Instant; use std::collections::HashMap;");
        fine("games/x/tests/laws.rs", "use std::fs;");
        wrong("games/x/src/pack.rs", "use serde::Deserialize;", "serde");
    }

    #[test]
    fn a_room_has_no_world_of_its_own() {
        let path = "crates/room/src/a.rs";
        wrong(path, "use std::fs::File;", "std::fs");
        wrong(path, "fn f() -> std::time::Instant { g() }", "Instant");
        wrong(path, "fn f() { tokio::spawn(g()) }", "tokio");
        wrong(path, "type A = std::collections::HashMap<u8, u8>;", "HashMap");
        fine(path, "use std::net::IpAddr; use std::time::Duration; use serde_json::json;");
        fine("crates/room/tests/sim/main.rs", "use std::time::Instant;");
    }

    #[test]
    fn serde_is_derived_where_it_belongs() {
        wrong("crates/host/src/a.rs", "#[derive(Clone, Serialize)] struct A;", "Serialize");
        wrong("crates/cli/src/a.rs", "#[derive(serde::Deserialize)] struct A;", "Deserialize");
        wrong("games/x/src/pack.rs", "#[derive(Deserialize)] struct A;", "Deserialize");
        fine("crates/wire/src/a.rs", "#[derive(Serialize, Deserialize)] struct A;");
        fine("crates/pack/src/lib.rs", "#[cfg(test)] mod tests { #[derive(Deserialize)] struct A; }");
    }

    #[test]
    fn redaction_names_every_case() {
        let redact = |arms: &str| format!("fn redact(e: &E, eye: Eye) -> E {{ match *e {{ {arms} }} }}");
        let path = "games/x/src/view.rs";
        wrong(path, &redact("E::A(n) => E::A(n), _ => E::B,"), "`_ =>` in fn redact");
        wrong(path, &redact("E::A { n } => { f(n) } other => other,"), "`other =>`");
        wrong(
            path,
            &redact("E::A => E::A, _ if eye.is(seat) => E::B, E::B => E::B,"),
            "`_ if eye.is(seat) =>`",
        );
        wrong(path, "fn seen_as(m: M) -> M { match m { M::A => m, x => x } }", "fn seen_as");
        fine(path, &redact("E::A(_, n) => E::A(0, n), E::B { .. } | E::C => E::C,"));
        fine(path, "fn moves(m: M) -> M { match m { M::A => m, _ => M::A } }\nfn redact(e: E) -> E { e }");
        fine(path, "trait T { fn redact(&self); }\nfn other(m: M) { match m { _ => {} } }");
    }
}

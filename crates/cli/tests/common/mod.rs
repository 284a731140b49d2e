//! Running the real binary.
#![allow(dead_code, missing_docs, unreachable_pub, clippy::unwrap_used)]

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a command said and how it ended.
pub struct Said {
    pub out: String,
    pub err: String,
    pub code: i32,
}

impl Said {
    /// Fails the test unless the command ended well.
    #[track_caller]
    pub fn ok(self) -> Said {
        assert_eq!(self.code, 0, "{}\n{}", self.out, self.err);
        assert!(!self.out.contains('\u{1b}'), "colours in a pipe: {}", self.out);
        self
    }

    /// Fails the test unless the command ended with this code and a plain sentence.
    #[track_caller]
    pub fn fails(self, code: i32) -> Said {
        assert_eq!(self.code, code, "{}\n{}", self.out, self.err);
        for trace in ["panicked", "RUST_BACKTRACE", "thread '", "Error(", "\u{1b}"] {
            assert!(!self.err.contains(trace), "{}", self.err);
        }
        self
    }

    /// Fails the test unless all these words were said, on either stream.
    #[track_caller]
    pub fn says(self, words: &[&str]) -> Said {
        for word in words {
            assert!(
                self.out.contains(word) || self.err.contains(word),
                "« {word} » is missing from\n{}\n{}",
                self.out,
                self.err
            );
        }
        self
    }
}

pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_antre"));
    command.args(args).current_dir(root());
    for locale in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(locale);
    }
    command.env_remove("ANTRE_LANG").env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
    command.env("ANTRE_HOME", home());
    command
}

/// Runs `antre` with these words and nothing on its input.
pub fn antre(args: &[&str]) -> Said {
    feed(args, b"")
}

/// Runs `antre` with these words and this input.
pub fn feed(args: &[&str], input: &[u8]) -> Said {
    let mut command = command(args);
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A command may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let done = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Said {
        out: String::from_utf8(done.stdout).unwrap(),
        err: String::from_utf8(done.stderr).unwrap(),
        code: done.status.code().unwrap_or(-1),
    }
}

/// The root of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// A folder of this test run.
pub fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
}

/// Writes a file for a test and gives its path.
pub fn file(name: &str, text: impl AsRef<[u8]>) -> String {
    let path = home().join(format!("{}-{name}", std::process::id()));
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// A finished game, played by bots through the engine.
pub fn record() -> String {
    let open = r#"{"do":"open","game":"coeur","seed":5,"players":["random","random"]}"#.to_owned();
    let mut lines = vec![open];
    for turn in 0..200 {
        for seat in ["A", "B"] {
            lines.push(format!(
                r#"{{"do":"bot","table":1,"seat":"{seat}","bot":"random","seed":{turn},"play":true}}"#
            ));
        }
    }
    lines.push(r#"{"do":"record","table":1}"#.to_owned());
    let said = feed(&["engine"], (lines.join("\n") + "\n").as_bytes()).ok();
    let last: serde_json::Value = serde_json::from_str(said.out.lines().last().unwrap()).unwrap();
    last["text"].as_str().unwrap_or_else(|| panic!("no record: {last}")).to_owned()
}

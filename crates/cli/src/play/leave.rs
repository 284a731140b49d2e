//! Leaving a table: the game is kept before anybody goes. Where it cannot be, whoever leaves is told so and asked where
//! else it should go; where nobody answers, it is put where it can be found, and the command fails.

use super::plain::Ears;
use super::saves;
use super::session::{Carried, Session};
use crate::failure::Failure;
use crate::files;
use antre_kernel::Phrase;
use std::io::Write;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// How often somebody is asked; a pipe that always says the same must come to an end.
const ASKED: usize = 20;

/// What somebody wants done with a game that could not be kept.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Wish {
    Again,
    Elsewhere,
    In(PathBuf),
    Text,
    Lose,
}

impl Wish {
    /// The answers that are offered, in their order.
    const OFFERED: [(Wish, &str); 4] = [
        (Wish::Again, "leave-again"),
        (Wish::Elsewhere, "leave-elsewhere"),
        (Wish::Text, "leave-text"),
        (Wish::Lose, "leave-lose"),
    ];

    /// Understands the number of an answer, or a folder at once.
    fn read(line: &str) -> Option<Wish> {
        let line = line.trim();
        match line.trim_end_matches(['.', ')']).parse::<usize>() {
            Ok(number) => {
                let offered = number.checked_sub(1).and_then(|at| Wish::OFFERED.get(at));
                offered.map(|(wish, _)| wish.clone())
            }
            Err(_) => line.contains(['/', '\\']).then(|| Wish::In(folder(line))),
        }
    }
}

/// A folder as people type it: quoted or not, from their home or not.
fn folder(line: &str) -> PathBuf {
    let line = line.trim().trim_matches(['\'', '"']);
    let home = std::env::var_os("HOME").map(PathBuf::from);
    match (line.strip_prefix('~'), home) {
        (Some(rest), Some(home)) if rest.is_empty() || rest.starts_with('/') => {
            home.join(rest.trim_start_matches('/'))
        }
        _ => PathBuf::from(line),
    }
}

/// Keeps the game and says where it is. Where it cannot be kept, whoever listens is asked what to do.
///
/// # Errors
/// The game is not where it should be: said, with what became of it.
pub(crate) fn part(
    session: &mut Session,
    ears: Option<&mut Ears>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    say(out, session.farewell());
    let Some(trouble) = session.trouble() else { return Ok(()) };
    let lost = Failure::new(trouble.leaving.clone());
    let mut found = match ears {
        Some(ears) => ask(session, ears, out),
        None => Found::Silence,
    };
    let rescue = std::env::temp_dir();
    if found == Found::Silence && session.keep_in(&rescue).is_ok() {
        say(out, session.farewell());
        let phrase = Phrase::new("leave-rescued").with("folder", rescue.display().to_string());
        return Err(Failure::say(session.speaker(), &phrase));
    }
    if found == Found::Silence {
        hand_out(session, out);
        found = Found::Lost;
    }
    if found == Found::Kept { Ok(()) } else { Err(lost) }
}

/// The game on the table while it is kept nowhere.
static UNKEPT: Mutex<Option<Carried>> = Mutex::new(None);

/// Remembers a game that is kept nowhere, or that it is kept now.
pub(crate) fn remember(unkept: Option<Carried>) {
    *UNKEPT.lock().unwrap_or_else(PoisonError::into_inner) = unkept;
}

/// Puts a game that is kept nowhere where it can be found: for a program that has to end while the table is stuck, as it
/// is when the window was closed. There is nobody left to tell.
pub(crate) fn rescue() {
    let Some(unkept) = UNKEPT.lock().unwrap_or_else(PoisonError::into_inner).take() else { return };
    let (stem, ending) = unkept.name.split_once('.').unwrap_or((&unkept.name, saves::SAVE));
    let names = (1..1000).map(|n| format!("{stem}-{n}.{ending}"));
    let folder = std::env::temp_dir();
    let _ = files::claim(&folder, names).and_then(|path| files::write_whole(&path, &unkept.text));
}

/// What came of asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Found {
    Kept,
    Lost,
    Silence,
}

fn ask(session: &mut Session, ears: &mut Ears, out: &mut dyn Write) -> Found {
    for _ in 0..ASKED {
        let speaker = session.speaker();
        let mut menu = vec![speaker.word("leave-ask")];
        menu.extend((1..).zip(&Wish::OFFERED).map(|(n, (_, key))| format!("{n:>3}. {}", speaker.word(key))));
        say(out, menu);
        let Some(line) = prompt(ears, out) else { return Found::Silence };
        let tried = match Wish::read(&line) {
            None => continue,
            Some(Wish::Again) => None,
            Some(Wish::In(folder)) => Some(folder),
            Some(Wish::Elsewhere) => {
                say(out, vec![session.speaker().word("leave-which")]);
                let Some(line) = prompt(ears, out) else { return Found::Silence };
                if line.trim().is_empty() {
                    continue;
                }
                Some(folder(&line))
            }
            Some(Wish::Text) => {
                hand_out(session, out);
                return Found::Lost;
            }
            Some(Wish::Lose) => return Found::Lost,
        };
        let refused = tried.and_then(|folder| session.keep_in(&folder).err());
        match refused {
            Some(why) => say(out, vec![why]),
            None => {
                say(out, session.farewell());
                if session.trouble().is_none() {
                    return Found::Kept;
                }
            }
        }
    }
    Found::Silence
}

fn prompt(ears: &mut Ears, out: &mut dyn Write) -> Option<String> {
    let _ = write!(out, "> ").and_then(|()| out.flush());
    let line = ears.line().ok();
    if line.is_none() {
        say(out, vec![String::new()]);
    }
    line
}

/// Writes the game itself, to be copied.
fn hand_out(session: &Session, out: &mut dyn Write) {
    let carried = session.carried();
    let key = if carried.over { "leave-text-record" } else { "leave-text-save" };
    let head = session.speaker().say(&Phrase::new(key).with("file", carried.name.as_str()));
    let edge = "-".repeat(16);
    say(out, vec![head, edge.clone(), carried.text.trim_end().to_owned(), edge]);
}

/// Where nobody can be told any more, keeping the game still matters: what cannot be written is passed over.
fn say(out: &mut dyn Write, lines: Vec<String>) {
    for line in lines {
        let _ = writeln!(out, "{line}");
    }
    let _ = out.flush();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_understood() {
        assert_eq!(Wish::read(" 1 "), Some(Wish::Again));
        assert_eq!(Wish::read("3."), Some(Wish::Text));
        assert_eq!(Wish::read("'/media/key'"), Some(Wish::In("/media/key".into())));
        assert_eq!(Wish::read("9"), None);
        assert_eq!(Wish::read("0"), None);
        assert_eq!(Wish::read("oui"), None);
    }
}

//! `antre pack`: whether a pack is right, and a pack to start from.

use crate::args::{PackCheckArgs, PackNewArgs, PackShowArgs};
use crate::failure::Failure;
use crate::out::{self, BAD, GOOD, QUIET};
use crate::{files, speaker_for};
use antre_host::{AnyGame, Request, Speaker};
use antre_kernel::{Phrase, nearest};
use antre_shelf::SHELF;
use antre_stage::Form;
use std::io::{self, BufRead as _, Write as _};

/// Builds the game from a pack file and says whether it can be.
pub(crate) fn check(args: &PackCheckArgs, speaker: &Speaker) -> Result<(), Failure> {
    let (name, text) = files::pack(&args.file, speaker)?;
    let game = match &args.game {
        Some(id) => crate::game(id, speaker)?,
        None => match game_of(&text) {
            Some((line, id)) => antre_host::find(SHELF, id).map_err(|misread| {
                Failure::misread(speaker, &misread.at_line(line).in_file(name.as_str()))
            })?,
            None if SHELF.len() == 1 => SHELF[0],
            None => {
                return Err(Failure::usage(speaker.say(&Phrase::new("pack-which-game").with("file", name))));
            }
        },
    };
    let speaker = speaker_for(game, speaker.lang());
    let request = Request { pack: Some((name.clone(), text)), ..Request::default() };
    let (setup, origin) = game.inspect(&request).map_err(|misread| Failure::misread(&speaker, &misread))?;
    let ok = Phrase::new("pack-good").with("file", name).with("game", game.title(speaker.lang()));
    let ok = ok.with("pack", setup.pack).with("hash", setup.pack_hash);
    let mut stdout = out::stdout();
    writeln!(stdout, "{GOOD}✓{GOOD:#} {}", speaker.say(&ok))?;
    writeln!(stdout, "  {}", origin.get(speaker.lang()))?;
    Ok(())
}

/// The game a pack says it is for, and where: its line `game = "…"`.
fn game_of(text: &str) -> Option<(u32, &str)> {
    let head = text.lines().take_while(|line| !line.trim_start().starts_with('['));
    let is_game = |line: &str| line.split_once('=').is_some_and(|(key, _)| key.trim() == "game");
    let (number, line) = (1..).zip(head).find(|(_, line)| is_game(line))?;
    Some((number, line.split('"').nth(1)?))
}

/// Prints a pack of the box.
pub(crate) fn show(args: &PackShowArgs, speaker: &Speaker) -> Result<(), Failure> {
    let game = crate::game(&args.game, speaker)?;
    let text = match &args.name {
        None => game.packs().first().and_then(|name| game.pack_text(name)),
        Some(name) => game.pack_text(name),
    };
    let text = text.ok_or_else(|| unknown(game, args.name.as_deref().unwrap_or(""), speaker))?;
    let mut stdout = out::stdout();
    stdout.write_all(text.as_bytes())?;
    if !text.ends_with('\n') {
        stdout.write_all(b"\n")?;
    }
    Ok(())
}

/// Asks card by card and writes a pack: for people who own the box and type in what is printed on it.
pub(crate) fn new(args: &PackNewArgs, speaker: &Speaker) -> Result<(), Failure> {
    let game = crate::game(&args.game, speaker)?;
    let speaker = speaker_for(game, speaker.lang());
    let file = args.file.display().to_string();
    if args.file.exists() {
        return Err(Failure::say(&speaker, &Phrase::new("file-exists").with("file", file)));
    }
    let mut lines = io::stdin().lock().lines();
    let mut stdout = out::stdout();
    let mut answers: Vec<String> = Vec::new();
    loop {
        let Some(form) = game.pack_form(&answers) else {
            let what = Phrase::new("pack-no-form").with("game", game.title(speaker.lang()));
            return Err(Failure::say(&speaker, &what.with("id", game.id())));
        };
        match form {
            Form::Refused(why) => {
                writeln!(stdout, "{BAD}✗{BAD:#} {}", speaker.say(&why))?;
                answers.pop();
            }
            Form::Done(text) => {
                std::fs::write(&args.file, text)
                    .map_err(|error| Failure::file(&speaker, &args.file, &error))?;
                let done = Phrase::new("pack-written").with("file", file).with("game", game.id());
                writeln!(stdout, "{GOOD}✓{GOOD:#} {}", speaker.say(&done))?;
                return Ok(());
            }
            Form::Ask(question) => {
                write!(stdout, "{}", speaker.say(&question.text))?;
                if !question.allowed.is_empty() {
                    write!(stdout, " {QUIET}({}){QUIET:#}", question.allowed.join(", "))?;
                }
                if let Some(default) = &question.default {
                    write!(stdout, " {QUIET}[{default}]{QUIET:#}")?;
                }
                write!(stdout, " ")?;
                stdout.flush()?;
                match lines.next() {
                    Some(line) => answers.push(line?.trim().to_owned()),
                    None => {
                        writeln!(stdout)?;
                        return Err(Failure::say(&speaker, &Phrase::new("pack-not-written")));
                    }
                }
            }
        }
    }
}

fn unknown(game: &dyn AnyGame, name: &str, speaker: &Speaker) -> Failure {
    let packs = game.packs();
    let near = nearest(name, packs.iter().copied());
    let near = if near.is_empty() { packs } else { near };
    Failure::usage(speaker.say(&Phrase::new("pack-unknown").with("got", name).with("near", near.join(", "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_names_its_game() {
        assert_eq!(game_of("# hello\ngame = \"coeur\"\n[cards]\n"), Some((2, "coeur")));
        assert_eq!(game_of("[cards]\ngame = \"coeur\"\n"), None);
        assert_eq!(game_of("games = \"coeur\"\n"), None);
    }
}

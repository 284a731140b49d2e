//! `antre pack`: whether a pack is right, and a pack to start from.

use crate::args::{PackCheckArgs, PackNewArgs, PackSchemaArgs, PackShowArgs};
use crate::failure::Failure;
use crate::files;
use crate::out::{self, BAD, GOOD, QUIET};
use antre_host::{AnyGame, Request, Speaker};
use antre_kernel::{Phrase, nearest};
use antre_shelf::SHELF;
use antre_stage::Form;
use std::io::{self, BufRead as _, Write as _};
use std::path::{Path, PathBuf};

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
    let request = Request { pack: Some((name.clone(), text)), ..Request::default() };
    let (setup, origin) = game.inspect(&request).map_err(|misread| Failure::misread(speaker, &misread))?;
    let ok = Phrase::new("pack-good").with("file", name).with("game", game.title(speaker));
    let ok = ok.with("pack", setup.pack).with("hash", setup.pack_hash);
    let mut stdout = out::stdout();
    writeln!(stdout, "{GOOD}✓{GOOD:#} {}", speaker.say(&ok))?;
    writeln!(stdout, "  {}", speaker.name(&origin))?;
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

/// Prints what a pack may say, as a JSON schema: editors complete and check a pack with it while it is written.
pub(crate) fn schema(args: &PackSchemaArgs, speaker: &Speaker) -> Result<(), Failure> {
    let game = crate::game(&args.game, speaker)?;
    out::stdout().write_all(game.pack_schema().as_bytes())?;
    Ok(())
}

/// Asks card by card and writes a pack: for people who own the box and type in what is printed on it. What was
/// answered is kept beside the file until it is whole, so that nobody types seventy cards twice.
pub(crate) fn new(args: &PackNewArgs, speaker: &Speaker) -> Result<(), Failure> {
    let game = crate::game(&args.game, speaker)?;
    let file = args.file.display().to_string();
    if args.file.exists() {
        return Err(Failure::say(speaker, &Phrase::new("file-exists").with("file", file)));
    }
    let mut lines = io::stdin().lock().lines();
    let mut stdout = out::stdout();
    let mut form = HalfForm::open(&args.file, game, speaker)?;
    // Nobody types seventy cards before learning that the disk takes none of them.
    files::prepare([&form.path], speaker)?;
    if !form.answers.is_empty() {
        let back = Phrase::new("pack-form-goes-on").with("n", form.answers.len());
        writeln!(
            stdout,
            "{QUIET}{}{QUIET:#}",
            speaker.say(&back.with("file", form.path.display().to_string()))
        )?;
    }
    let mut told = false;
    loop {
        let Some(next) = game.pack_form(&form.answers) else {
            let what = Phrase::new("pack-no-form").with("game", game.title(speaker));
            return Err(Failure::say(speaker, &what.with("id", game.id())));
        };
        match next {
            Form::Refused(why) => {
                writeln!(stdout, "{BAD}✗{BAD:#} {}", speaker.say(&why))?;
                form.answers.pop();
            }
            Form::Done(text) => {
                files::write(&args.file, &text, speaker)?;
                form.forget();
                let done = Phrase::new("pack-written").with("file", file).with("game", game.id());
                writeln!(stdout, "{GOOD}✓{GOOD:#} {}", speaker.say(&done))?;
                return Ok(());
            }
            Form::Ask(question) => {
                // Whatever led to a further question was accepted.
                form.keep(speaker)?;
                if !told {
                    writeln!(stdout, "{QUIET}{}{QUIET:#}", speaker.word("pack-form-how"))?;
                    told = true;
                }
                if let Some(legend) = &question.legend {
                    let legend = out::wrap(&speaker.say(legend), out::width(), 0);
                    writeln!(stdout, "{QUIET}{legend}{QUIET:#}")?;
                }
                write!(stdout, "{}", speaker.say(&question.text))?;
                if !question.allowed.is_empty() {
                    write!(stdout, " {QUIET}({}){QUIET:#}", question.allowed.join(", "))?;
                }
                if let Some(default) = &question.default {
                    write!(stdout, " {QUIET}[{default}]{QUIET:#}")?;
                }
                write!(stdout, " ")?;
                stdout.flush()?;
                match lines.next().transpose()?.as_deref().map(str::trim) {
                    Some("<") => drop(form.answers.pop()),
                    Some(answer) => form.answers.push(answer.to_owned()),
                    None => {
                        writeln!(stdout)?;
                        let key = if form.answers.is_empty() { "pack-not-begun" } else { "pack-not-written" };
                        let half = Phrase::new(key).with("file", form.path.display().to_string());
                        return Err(Failure::say(speaker, &half));
                    }
                }
            }
        }
    }
}

/// The answers of a form that is not whole yet, one a line, in a file beside the pack.
struct HalfForm {
    path: PathBuf,
    answers: Vec<String>,
}

impl HalfForm {
    /// The answers that were kept, as far as the form still takes them.
    fn open(pack: &Path, game: &dyn AnyGame, speaker: &Speaker) -> Result<HalfForm, Failure> {
        let mut name = pack.as_os_str().to_owned();
        name.push(".part");
        let path = PathBuf::from(name);
        let text = if path.exists() { files::read(&path, speaker)? } else { String::new() };
        let mut answers: Vec<String> = Vec::new();
        for line in text.lines() {
            answers.push(line.to_owned());
            if !matches!(game.pack_form(&answers), Some(Form::Ask(_))) {
                answers.pop();
                break;
            }
        }
        Ok(HalfForm { path, answers })
    }

    fn keep(&self, speaker: &Speaker) -> Result<(), Failure> {
        if self.answers.is_empty() {
            return Ok(());
        }
        files::write(&self.path, &(self.answers.join("\n") + "\n"), speaker)
    }

    /// The pack is whole; a leftover that cannot be deleted harms nobody.
    fn forget(&self) {
        let _ = std::fs::remove_file(&self.path);
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

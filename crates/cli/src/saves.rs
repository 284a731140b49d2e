//! `antre saves`: the games that are kept on this machine, running and finished; one of them shown or deleted.

use crate::args::{SavesArgs, SavesCommand};
use crate::failure::Failure;
use crate::files;
use crate::out::{self, CODE, GOOD, HEAD, QUIET};
use crate::play::saves::{self, Hold, Keeper};
use crate::play::seats::{self, Player};
use antre_host::Speaker;
use antre_kernel::{Arg, Header, Misread, Phrase, Sealed};
use antre_shelf::SHELF;
use serde_json::json;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// One game that is kept.
struct Kept {
    path: PathBuf,
    time: SystemTime,
    over: bool,
    header: Result<Header, Misread>,
}

/// Lists, shows or deletes.
pub(crate) fn run(args: &SavesArgs, speaker: &Speaker) -> Result<(), Failure> {
    match &args.command {
        None => list(args.json, speaker),
        Some(SavesCommand::Show(which)) => show(&find(&which.which, speaker)?, speaker),
        Some(SavesCommand::Delete(which)) => delete(&find(&which.which, speaker)?, speaker),
    }
}

/// Everything that is kept, running games first, the newest first.
fn kept() -> Vec<Kept> {
    let Some(home) = saves::home() else { return Vec::new() };
    let running = saves::list(&home).into_iter().map(|(path, time)| (path, time, false));
    let finished = saves::records(&home).into_iter().map(|(path, time)| (path, time, true));
    let read = |(path, time, over): (PathBuf, SystemTime, bool)| {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let header = if over { Header::read(&text) } else { Sealed::from_text(text).header() };
        Kept { path, time, over, header }
    };
    running.chain(finished).map(read).collect()
}

fn list(as_json: bool, speaker: &Speaker) -> Result<(), Failure> {
    let kept = kept();
    let mut stdout = out::stdout();
    if as_json {
        let told = |(number, game): (usize, &Kept)| {
            let header = game.header.as_ref().ok();
            json!({
                "number": number,
                "file": game.path.display().to_string(),
                "date": saves::date(game.time),
                "finished": game.over,
                "game": header.map(|header| header.game.clone()),
                "players": header.map(|header| header.players.clone()),
            })
        };
        let all: Vec<_> = (1..).zip(&kept).map(told).collect();
        writeln!(stdout, "{}", serde_json::Value::from(all))?;
        return Ok(());
    }
    if kept.is_empty() {
        writeln!(stdout, "{}", speaker.word("saves-none"))?;
        return Ok(());
    }
    for (over, key) in [(false, "saves-running"), (true, "saves-finished")] {
        let mut games = (1..).zip(&kept).filter(|(_, game)| game.over == over).peekable();
        if games.peek().is_some() {
            writeln!(stdout, "{HEAD}{}{HEAD:#}", speaker.word(key))?;
        }
        for (number, game) in games {
            let what = about(game, speaker);
            writeln!(stdout, "{CODE}{number:>3}{CODE:#}  {}  {what}", saves::date(game.time))?;
        }
    }
    writeln!(stdout, "\n{QUIET}{}{QUIET:#}", speaker.word("saves-how"))?;
    Ok(())
}

/// The game and who plays it, in a line.
fn about(kept: &Kept, speaker: &Speaker) -> String {
    let Ok(header) = &kept.header else { return speaker.word("saves-damaged") };
    let title = SHELF.iter().find(|game| game.id() == header.game);
    let title = title.map_or_else(|| header.game.clone(), |game| game.title(speaker));
    let players: Result<Vec<Player>, _> = header.players.iter().map(|text| Player::read(text)).collect();
    let names = players.map_or_else(|_| header.players.clone(), |players| seats::calls(&players, speaker));
    let names: Vec<Arg> = names.into_iter().map(Arg::Text).collect();
    speaker.say(&Phrase::new("saves-line").with("game", title).with("players", names))
}

/// The game with this number of the list, or in this file.
fn find(which: &str, speaker: &Speaker) -> Result<Kept, Failure> {
    let mut kept = kept();
    let at = match which.parse::<usize>() {
        Ok(number) => number.checked_sub(1).filter(|at| *at < kept.len()),
        Err(_) => kept.iter().position(|game| {
            let name = game.path.file_name().is_some_and(|name| name == which);
            let stem = game.path.file_stem().is_some_and(|stem| stem == which);
            game.path == Path::new(which) || name || stem
        }),
    };
    match at {
        Some(at) => Ok(kept.swap_remove(at)),
        None => {
            let phrase = Phrase::new("saves-unknown").with("got", which).with("count", kept.len());
            Err(Failure::usage(speaker.say(&phrase)))
        }
    }
}

fn show(kept: &Kept, speaker: &Speaker) -> Result<(), Failure> {
    let mut stdout = out::stdout();
    writeln!(stdout, "{HEAD}{}{HEAD:#}", about(kept, speaker))?;
    writeln!(stdout, "{}  {QUIET}{}{QUIET:#}", saves::date(kept.time), kept.path.display())?;
    if let Err(misread) = &kept.header {
        writeln!(stdout, "{}", speaker.complain(misread))?;
        return Ok(());
    }
    let key = if kept.over { "saves-replay" } else { "saves-resume" };
    writeln!(stdout, "{}", speaker.say(&Phrase::new(key).with("file", saves::quoted(&kept.path))))?;
    Ok(())
}

fn delete(kept: &Kept, speaker: &Speaker) -> Result<(), Failure> {
    let _hold = match kept.over {
        true => None,
        false => Some(Hold::take(&kept.path).ok_or_else(|| {
            let phrase = Phrase::new("play-resume-held").with("file", kept.path.display().to_string());
            Failure::say(speaker, &phrase)
        })?),
    };
    std::fs::remove_file(&kept.path).map_err(|error| Failure::unwritten(speaker, &kept.path, &error))?;
    // The pack beside it is of no use to anybody else; there may be none.
    let _ = std::fs::remove_file(Keeper::pack_path(&kept.path));
    let phrase = Phrase::new("saves-deleted").with("file", kept.path.display().to_string());
    writeln!(out::stdout(), "{GOOD}✓{GOOD:#} {}", speaker.say(&phrase))?;
    Ok(())
}

/// The record somebody names, or the newest there is.
pub(crate) fn record_or_newest(
    file: Option<&PathBuf>,
    speaker: &Speaker,
) -> Result<(PathBuf, String), Failure> {
    let newest = || saves::records(&saves::home()?).into_iter().next().map(|(path, _)| path);
    let path = match file {
        Some(file) => file.clone(),
        None => newest().ok_or_else(|| Failure::new(speaker.word("saves-no-record")))?,
    };
    let text = files::read(&path, speaker)?;
    Ok((path, text))
}

//! `antre pack`: whether a pack is right, and a pack to start from.

use crate::args::{PackCheckArgs, PackShowArgs};
use crate::failure::Failure;
use crate::out::{self, GOOD};
use crate::{files, speaker_for};
use antre_host::{AnyGame, Request, Speaker};
use antre_kernel::{Phrase, nearest};
use antre_shelf::SHELF;
use std::io::Write as _;

/// Builds the game from a pack file and says whether it can be.
pub(crate) fn check(args: &PackCheckArgs, speaker: &Speaker) -> Result<(), Failure> {
    let (name, text) = files::pack(&args.file, speaker)?;
    let game = match &args.game {
        Some(id) => crate::game(id, speaker)?,
        None => match game_of(&text) {
            Some(id) => crate::game(id, speaker)?,
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

/// The game a pack says it is for: its line `game = "…"`.
fn game_of(text: &str) -> Option<&str> {
    let value = |line: &'_ str| {
        let (key, value) = line.split_once('=')?;
        (key.trim() == "game").then(|| value.trim().len())
    };
    let line =
        text.lines().take_while(|line| !line.trim_start().starts_with('[')).find(|l| value(l).is_some())?;
    line.split('"').nth(1)
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
        assert_eq!(game_of("# hello\ngame = \"coeur\"\n[cards]\n"), Some("coeur"));
        assert_eq!(game_of("[cards]\ngame = \"coeur\"\n"), None);
        assert_eq!(game_of("games = \"coeur\"\n"), None);
    }
}

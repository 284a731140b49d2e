//! `antre deck`: decks that people build, and `--deck` at the table.

use crate::args::{DeckCheckArgs, DeckNewArgs, DeckShowArgs};
use crate::failure::Failure;
use crate::files;
use crate::out::{self, CODE, GOOD, QUIET};
use antre_host::{AnyGame, Speaker};
use antre_kernel::{MAX_SEATS, Misread, Phrase, Seat, nearest};
use antre_shelf::SHELF;
use antre_stage::{Decks, PackText};
use std::io::Write as _;
use std::path::Path;

/// A pack of cards: its name or file, and its text.
type Pack = (String, String);

/// Says whether a deck file is a lawful deck.
pub(crate) fn check(args: &DeckCheckArgs, speaker: &Speaker) -> Result<(), Failure> {
    let (game, decks) = game_with_decks(args.game.as_deref(), speaker)?;
    let pack = pack_of(game, args.pack.as_deref(), speaker)?;
    let (file, text) = files::pack(&args.file, speaker)?;
    let deck = (decks.check)(&text_of(&pack), &PackText { name: &file, text: &text })
        .map_err(|misread| Failure::misread(speaker, &misread))?;
    let told = Phrase::new("deck-good").with("file", file.as_str()).with("deck", deck.name);
    let told = told.with("cards", deck.cards).with("different", deck.different);
    let mut stdout = out::stdout();
    writeln!(stdout, "{GOOD}✓{GOOD:#} {}", speaker.say(&told))?;
    let play = Phrase::new("deck-play").with("game", game.id()).with("file", file);
    writeln!(stdout, "  {QUIET}{}{QUIET:#}", speaker.say(&play))?;
    Ok(())
}

/// Writes a lawful deck to start from, or prints it.
pub(crate) fn new(args: &DeckNewArgs, speaker: &Speaker) -> Result<(), Failure> {
    let (game, decks) = game_with_decks(args.game.as_deref(), speaker)?;
    let pack = pack_of(game, args.pack.as_deref(), speaker)?;
    let deck = (decks.begin)(&text_of(&pack), args.faction.as_deref())
        .map_err(|misread| Failure::unknown(speaker, &misread))?;
    let about: String = speaker.say(&deck.about).lines().map(|line| format!("# {line}\n")).collect();
    let text = about + &deck.text;
    let mut stdout = out::stdout();
    let Some(path) = &args.file else {
        stdout.write_all(text.as_bytes())?;
        return Ok(());
    };
    let file = path.display().to_string();
    if path.exists() {
        return Err(Failure::say(speaker, &Phrase::new("file-exists").with("file", file)));
    }
    files::write(path, &text, speaker)?;
    let told = Phrase::new("deck-written").with("file", file);
    writeln!(stdout, "{GOOD}✓{GOOD:#} {}", speaker.say(&told))?;
    Ok(())
}

/// Lists the decks of the box, or prints one of them.
pub(crate) fn show(args: &DeckShowArgs, speaker: &Speaker) -> Result<(), Failure> {
    let (game, decks) = game_with_decks(args.game.as_deref(), speaker)?;
    let mut stdout = out::stdout();
    let Some(name) = &args.name else {
        let pack = pack_of(game, None, speaker)?;
        for (id, text) in decks.starters {
            let deck = (decks.check)(&text_of(&pack), &PackText { name: id, text })
                .map_err(|misread| Failure::misread(speaker, &misread))?;
            writeln!(stdout, "{CODE}{}{CODE:#} {}", out::pad(id, 14), speaker.name(&deck.name))?;
        }
        return Ok(());
    };
    match decks.starters.iter().find(|(id, _)| id == name) {
        Some((_, text)) => Ok(stdout.write_all(text.as_bytes())?),
        None => Err(Failure::unknown(speaker, &no_such_deck(&decks, name))),
    }
}

/// The options that seat these decks: `A=rempart`, or a file, `B=my-deck.toml`.
///
/// # Errors
/// The seat, the deck or the line of the deck file that is wrong.
pub(crate) fn options(
    game: &dyn AnyGame,
    pack: Option<&Pack>,
    wishes: &[String],
    speaker: &Speaker,
) -> Result<Vec<(String, String)>, Failure> {
    if wishes.is_empty() {
        return Ok(Vec::new());
    }
    let unknown = |misread: Misread| Failure::unknown(speaker, &misread);
    let Some(decks) = game.decks() else {
        let what = Phrase::new("deck-none").with("game", game.title(speaker));
        return Err(unknown(what.into()));
    };
    let own = match pack {
        Some(pack) => pack.clone(),
        None => pack_of(game, None, speaker)?,
    };
    wishes
        .iter()
        .map(|wish| {
            let (seat, deck) = wish
                .split_once('=')
                .filter(|(_, deck)| !deck.is_empty())
                .ok_or_else(|| unknown(Phrase::new("deck-wish").with("got", wish.as_str()).into()))?;
            let option = Seat::all(MAX_SEATS as u8)
                .zip(decks.options)
                .find(|(known, _)| known.to_string().eq_ignore_ascii_case(seat))
                .map(|(_, option)| (*option).to_owned())
                .ok_or_else(|| unknown(Phrase::new("deck-wish").with("got", wish.as_str()).into()))?;
            let path = Path::new(deck);
            let is_file = deck.ends_with(".toml") || path.is_file();
            if !is_file {
                // A deck of the box or of the pack by its name, or in one line: the game knows them.
                return Ok((option, deck.to_owned()));
            }
            let (file, text) = files::pack(path, speaker)?;
            let checked = (decks.check)(&text_of(&own), &PackText { name: &file, text: &text })
                .map_err(|misread| Failure::misread(speaker, &misread))?;
            Ok((option, checked.code))
        })
        .collect()
}

/// The game somebody means, or the only one with decks.
fn game_with_decks(id: Option<&str>, speaker: &Speaker) -> Result<(&'static dyn AnyGame, Decks), Failure> {
    let game = match id {
        Some(id) => crate::game(id, speaker)?,
        None => match SHELF.iter().find(|game| game.decks().is_some()) {
            Some(game) => *game,
            None => return Err(Failure::new(speaker.word("deck-nowhere"))),
        },
    };
    match game.decks() {
        Some(decks) => Ok((game, decks)),
        None => {
            let what = Phrase::new("deck-none").with("game", game.title(speaker));
            Err(Failure::unknown(speaker, &what.into()))
        }
    }
}

fn no_such_deck(decks: &Decks, name: &str) -> Misread {
    let ids: Vec<&str> = decks.starters.iter().map(|(id, _)| *id).collect();
    let near = nearest(name, ids.iter().copied());
    let near = if near.is_empty() { ids } else { near };
    Phrase::new("deck-unknown").with("got", name).with("near", near.join(", ")).into()
}

/// A pack file, or the first pack of the box.
fn pack_of(game: &dyn AnyGame, file: Option<&Path>, speaker: &Speaker) -> Result<Pack, Failure> {
    if let Some(path) = file {
        return files::pack(path, speaker);
    }
    let name = game.packs().first().copied().unwrap_or_default();
    Ok((name.to_owned(), game.pack_text(name).unwrap_or_default().to_owned()))
}

fn text_of(pack: &Pack) -> PackText<'_> {
    PackText { name: &pack.0, text: &pack.1 }
}

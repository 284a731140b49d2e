//! `antre games`: what stands on the shelf.

use crate::args::GamesArgs;
use crate::failure::Failure;
use crate::out::{self, CODE, HEAD, QUIET, STRONG};
use antre_host::{AnyGame, Request, Speaker};
use antre_kernel::Phrase;
use antre_shelf::SHELF;
use antre_stage::{OptionSpec, Standing};
use serde_json::{Value, json};
use std::io::{self, Write};

/// Lists all games, or shows one.
pub(crate) fn run(args: &GamesArgs, speaker: &Speaker) -> Result<(), Failure> {
    let mut stdout = out::stdout();
    let one = args.game.as_deref().map(|id| crate::game(id, speaker)).transpose()?;
    if args.json {
        let told = match one {
            Some(game) => as_json(game, speaker),
            None => SHELF.iter().map(|game| as_json(*game, speaker)).collect(),
        };
        writeln!(stdout, "{told}")?;
        return Ok(());
    }
    match one {
        Some(game) => show(game, speaker, &mut stdout)?,
        None => list(speaker, &mut stdout)?,
    }
    Ok(())
}

/// A game for other programs.
fn as_json(game: &dyn AnyGame, speaker: &Speaker) -> Value {
    let (fewest, most) = game.players();
    let option = |option: &OptionSpec| {
        json!({
            "id": option.id,
            "name": speaker.option(option),
            "values": option.values,
            "clause": option.clause,
        })
    };
    json!({
        "id": game.id(),
        "title": game.title(speaker),
        "tagline": game.tagline(speaker),
        "players": { "fewest": fewest, "most": most },
        "options": game.options().iter().map(option).collect::<Vec<_>>(),
        "packs": game.packs(),
    })
}

/// How many can play, in words.
fn players(game: &dyn AnyGame, speaker: &Speaker) -> String {
    let (min, max) = game.players();
    let key = if min == max { "games-players" } else { "games-players-range" };
    speaker.say(&Phrase::new(key).with("min", min).with("max", max))
}

fn list(speaker: &Speaker, out: &mut impl Write) -> io::Result<()> {
    let wide = SHELF.iter().map(|game| game.id().len()).max().unwrap_or(0) + 3;
    for game in SHELF {
        let id = out::pad(game.id(), wide);
        let title = game.title(speaker);
        writeln!(out, "{CODE}{id}{CODE:#}{STRONG}{title}{STRONG:#} · {}", players(*game, speaker))?;
        let tagline = out::wrap(&game.tagline(speaker), out::width().saturating_sub(wide), 0);
        for line in tagline.lines() {
            writeln!(out, "{}{QUIET}{line}{QUIET:#}", " ".repeat(wide))?;
        }
    }
    writeln!(out, "\n{}", speaker.word("games-more"))
}

fn show(game: &dyn AnyGame, speaker: &Speaker, out: &mut impl Write) -> io::Result<()> {
    let width = out::width();
    writeln!(out, "{HEAD}{}{HEAD:#} · {}", game.title(speaker), players(game, speaker))?;
    writeln!(out, "{}", out::wrap(&game.tagline(speaker), width, 0))?;
    writeln!(out, "{QUIET}{}{QUIET:#}", game.credit(speaker))?;

    writeln!(out, "\n{HEAD}{}{HEAD:#}", speaker.word("games-options"))?;
    for option in game.options() {
        let values = option.values.join(" | ");
        let default = Phrase::new("games-default").with("value", option.usual());
        let (id, clause) = (option.id, option.clause);
        let default = speaker.say(&default);
        writeln!(out, "  {CODE}{id}{CODE:#} = {values}  {QUIET}{default} · {clause}{QUIET:#}")?;
        let about = Phrase::new("games-option").with("name", speaker.option(option));
        let about = speaker.say(&about.with("help", speaker.option_help(option)));
        writeln!(out, "      {}", out::wrap(&about, width.saturating_sub(6), 6))?;
    }

    writeln!(out, "\n{HEAD}{}{HEAD:#}", speaker.word("games-packs"))?;
    for name in game.packs() {
        let text = game.pack_text(name).unwrap_or_default().to_owned();
        let request = Request { pack: Some((name.to_owned(), text)), ..Request::default() };
        // The packs in the box are tested; one that would not build is listed without its origin.
        let (hash, origin) = match game.inspect(&request) {
            Ok((setup, origin)) => (setup.pack_hash, speaker.name(&origin)),
            Err(misread) => (String::new(), speaker.complain(&misread)),
        };
        writeln!(out, "  {CODE}{name}{CODE:#}  {QUIET}{hash}{QUIET:#}")?;
        writeln!(out, "      {}", out::wrap(&origin, width.saturating_sub(6), 6))?;
    }
    provenance(game, speaker, out)?;
    let id = game.id();
    writeln!(out, "\n{}", speaker.say(&Phrase::new("games-start").with("game", id)))
}

/// What is known of each number of the default pack, and what is ours.
fn provenance(game: &dyn AnyGame, speaker: &Speaker, out: &mut impl Write) -> io::Result<()> {
    let numbers = game.provenance(&Request::default()).unwrap_or_default();
    let mut group = None;
    for number in &numbers {
        if group != Some(&number.group) {
            writeln!(out, "\n{HEAD}{}{HEAD:#}", speaker.say(&number.group))?;
            group = Some(&number.group);
        }
        let (what, standing) = (speaker.say(&number.what), speaker.say(&number.standing.name()));
        writeln!(out, "  {what} · {}  {QUIET}{standing}{QUIET:#}", number.value)?;
    }
    if !numbers.is_empty() {
        let count = |standing| numbers.iter().filter(|number| number.standing == standing).count();
        let sum = Phrase::new("games-provenance")
            .with("known", count(Standing::Known))
            .with("inferred", count(Standing::Inferred))
            .with("ours", count(Standing::Reconstructed) + count(Standing::Ours));
        writeln!(out, "\n{}", out::wrap(&speaker.say(&sum.with("game", game.id())), out::width(), 0))?;
    }
    Ok(())
}

//! `antre hint`: what a good bot would play in a saved game, from what the player to move knows.

use crate::args::HintArgs;
use crate::failure::Failure;
use crate::files;
use crate::lab::figures::percent;
use crate::out::{self, CODE, HEAD, QUIET, STRONG};
use crate::play::saves;
use crate::play::seats::{Player, character, read_bot};
use antre_host::{Advice, AnyTable, BotSpec, Speaker};
use antre_kernel::{Misread, Next, Phrase, Sealed, Seat};
use antre_shelf::SHELF;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How many moves are told.
const TOLD: usize = 5;

/// Thinks about the saved game and prints what it found.
pub(crate) fn run(args: &HintArgs, house: &Speaker) -> Result<(), Failure> {
    let bot = opinionated(args.bot.as_deref(), BotSpec::BEST, house)?;
    let file = match &args.file {
        Some(file) => file.clone(),
        None => newest().ok_or_else(|| Failure::new(house.word("hint-no-save")))?,
    };
    let packs = args.pack.iter().map(|path| files::pack(path, house)).collect::<Result<Vec<_>, _>>()?;
    let table = open(&file, packs, house)?;
    let speaker = house;
    let seat = to_act(&*table, &file, speaker)?;
    // The same position gets the same hint.
    let seed = u64::from(table.version());
    let advice = table.advise(seat, bot, seed);
    let advice = advice.ok_or_else(|| Failure::new(speaker.word("hint-over")))?;
    Ok(print(&advice, bot, speaker, &mut out::stdout())?)
}

/// A bot that has an opinion of every move.
pub(crate) fn opinionated(
    named: Option<&str>,
    usual: BotSpec,
    speaker: &Speaker,
) -> Result<BotSpec, Failure> {
    let bot = match named {
        Some(text) => read_bot(text).map_err(|misread| Failure::unknown(speaker, &misread))?,
        None => usual,
    };
    if bot.has_opinions() {
        return Ok(bot);
    }
    let phrase = Phrase::new("hint-no-opinion").with("bot", character(bot, speaker));
    Err(Failure::usage(speaker.say(&phrase)))
}

/// The newest save there is.
fn newest() -> Option<PathBuf> {
    saves::list(&saves::home()?).into_iter().next().map(|(path, _)| path)
}

fn open(
    file: &Path,
    mut packs: Vec<(String, String)>,
    speaker: &Speaker,
) -> Result<Box<dyn AnyTable>, Failure> {
    let damaged = |misread: Misread| Failure::misread(speaker, &misread.in_file(file.display().to_string()));
    let sealed = Sealed::from_text(files::read(file, speaker)?);
    let header = sealed.header().map_err(damaged)?;
    let game = antre_host::find(SHELF, &header.game).map_err(damaged)?;
    let beside = saves::Keeper::pack_path(file);
    packs.extend(files::read(&beside, speaker).ok().map(|text| (header.setup.pack.clone(), text)));
    game.unseal(&sealed, &packs).map_err(damaged)
}

/// The person who is to move: nobody gets a hint about somebody else's hand.
fn to_act(table: &dyn AnyTable, file: &Path, speaker: &Speaker) -> Result<Seat, Failure> {
    let players = table.header().players;
    let human = |seat: &Seat| {
        let player = players.get(seat.index()).map(|text| Player::read(text));
        player.is_none_or(|player| player.is_ok_and(|player| player.is_human()))
    };
    match table.next() {
        Next::Seats(seats) => seats.iter().find(human).ok_or_else(|| {
            let phrase = Phrase::new("hint-not-yours").with("file", file.display().to_string());
            Failure::say(speaker, &phrase)
        }),
        Next::Over | Next::Chance => Err(Failure::new(speaker.word("hint-over"))),
    }
}

fn print(advice: &Advice, bot: BotSpec, speaker: &Speaker, out: &mut impl Write) -> io::Result<()> {
    let title = Phrase::new("hint-title").with("seat", advice.seat).with("bot", character(bot, speaker));
    writeln!(out, "{HEAD}{}{HEAD:#}", speaker.say(&title))?;
    for (place, advised) in advice.moves.iter().take(TOLD).enumerate() {
        let label = speaker.say(&advised.choice.label);
        let phrase = match advised.chance {
            None => Phrase::new("hint-forced"),
            Some(chance) => {
                let phrase = Phrase::new("hint-line").with("chance", percent(chance.into(), speaker));
                phrase.with("effort", percent(advised.effort.into(), speaker))
            }
        };
        let style = if place == 0 { STRONG } else { anstyle::Style::new() };
        let notation = &advised.choice.notation;
        writeln!(out, "{style}{label}{style:#}  {CODE}{notation}{CODE:#}")?;
        writeln!(out, "    {QUIET}{}{QUIET:#}", speaker.say(&phrase))?;
    }
    let rest = advice.moves.len().saturating_sub(TOLD);
    if rest > 0 {
        writeln!(out, "{QUIET}{}{QUIET:#}", speaker.say(&Phrase::new("hint-rest").with("count", rest)))?;
    }
    Ok(())
}

//! `antre play`: sits down at a table, on the full screen or line by line.

mod asked;
mod leave;
mod plain;
mod ready;
mod said;
pub(crate) mod saves;
pub(crate) mod seats;
mod session;
mod signals;
mod start;
pub(crate) mod talk;
mod thinking;
mod tui;

use crate::failure::Failure;
use crate::files;
use antre_host::{AnyGame, BotSpec, Request, Speaker};
use antre_kernel::{Arg, Lang, MAX_SEATS, Misread, Phrase, Sealed, nearest};
pub(crate) use saves::home;
use seats::{Mind, Player};
use session::{Session, Setting};
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};

/// What stands for the newest save where `--resume` names none.
const NEWEST: &str = "-";

/// What may stand on the command line after `antre play`.
#[derive(clap::Args, Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct PlayArgs {
    /// The short name of the game.
    #[arg(value_name = "game")]
    pub(crate) game: Option<String>,
    /// Who sits where: `A=human`, `B=search:5000`.
    #[arg(long = "seat", value_name = "seat")]
    pub(crate) seat: Vec<String>,
    /// What a seat is called: `A=Alice`.
    #[arg(long = "name", value_name = "name")]
    pub(crate) name: Vec<String>,
    /// How many play.
    #[arg(long, value_name = "number")]
    pub(crate) seats: Option<String>,
    /// A small seed that anybody may repeat: a practice game.
    #[arg(long, value_name = "number", allow_negative_numbers = true)]
    pub(crate) seed: Option<String>,
    /// A pack of the box by name, or a pack file.
    #[arg(long, value_name = "file")]
    pub(crate) pack: Option<String>,
    /// An option of the game: `key=value`.
    #[arg(long = "option", value_name = "option")]
    pub(crate) option: Vec<String>,
    /// The deck of a seat: `A=rempart`, `B=my-deck.toml`.
    #[arg(long = "deck", value_name = "deck")]
    pub(crate) deck: Vec<String>,
    /// Takes a saved game up again.
    #[arg(long, value_name = "file", num_args = 0..=1, default_missing_value = NEWEST)]
    pub(crate) resume: Option<PathBuf>,
    /// Line by line instead of full screen.
    #[arg(long)]
    pub(crate) plain: bool,
    /// Letters instead of drawn symbols.
    #[arg(long)]
    pub(crate) ascii: bool,
}

/// How a sitting ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Close {
    /// Everybody left.
    Left,
    /// They want to play the same once more.
    Again,
}

/// Where a game is shown.
enum Surface {
    Plain(plain::Ears),
    Full(tui::Look, signals::Stop),
}

impl Surface {
    /// The full screen where there is one, lines otherwise.
    fn new(plain: bool, ascii: bool) -> Surface {
        let screen = io::stdin().is_terminal() && io::stdout().is_terminal();
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        if plain || dumb || !screen {
            return Surface::Plain(plain::Ears::open());
        }
        Surface::Full(tui::Look::detect(ascii), signals::Stop::listen(tui::last_resort))
    }
}

/// Plays one game, and further ones if people want to.
///
/// # Errors
/// What on the command line does not exist, a save that is damaged, or a screen that cannot be written to.
pub(crate) fn run(args: PlayArgs, lang: Lang) -> Result<(), Failure> {
    if args.game.is_none() && args.resume.is_none() {
        return ask_with(&args, lang);
    }
    let session = match &args.resume {
        Some(file) if file.as_os_str() == NEWEST => {
            let newest = saves::home().and_then(|home| saves::list(&home).into_iter().next());
            let none = || Failure::new(antre_shelf::speaker(lang).word("saves-no-save"));
            resume(&newest.ok_or_else(none)?.0, &args, lang)?
        }
        Some(file) => resume(file, &args, lang)?,
        None => Session::open(read_setting(&args, lang)?)?,
    };
    sit(session, &mut Surface::new(args.plain, args.ascii))
}

/// Asks which game and which opponent first.
fn ask_with(args: &PlayArgs, lang: Lang) -> Result<(), Failure> {
    let mut surface = Surface::new(args.plain, args.ascii);
    let wish = match &mut surface {
        Surface::Plain(ears) => start::plain(ears, lang)?,
        Surface::Full(look, stop) => tui::start(look, stop, lang)?,
    };
    match wish {
        None => Ok(()),
        Some(start::Wish::New(setting)) => sit(Session::open(*setting)?, &mut surface),
        Some(start::Wish::Resume(file)) => sit(resume(&file, args, lang)?, &mut surface),
    }
}

fn sit(mut session: Session, surface: &mut Surface) -> Result<(), Failure> {
    let mut first = true;
    loop {
        let close = match surface {
            Surface::Plain(ears) => plain::run(&mut session, ears)?,
            Surface::Full(look, stop) => tui::run(&mut session, look, stop, first)?,
        };
        first = false;
        match close {
            Close::Left => return Ok(()),
            Close::Again => session = Session::open(session.setting().again())?,
        }
    }
}

fn resume(file: &Path, args: &PlayArgs, lang: Lang) -> Result<Session, Failure> {
    let speaker = antre_shelf::speaker(lang);
    let fixed = [
        ("--seed", args.seed.is_some()),
        ("--option", !args.option.is_empty()),
        ("--seats", args.seats.is_some()),
    ];
    if let Some((option, _)) = fixed.into_iter().find(|(_, given)| *given) {
        return Err(Failure::usage(speaker.say(&Phrase::new("play-resume-fixed").with("option", option))));
    }
    let packs: Vec<(String, String)> = match &args.pack {
        Some(pack) => vec![pack_for(file, pack, &speaker)?],
        None => Vec::new(),
    };
    let session = Session::resume(file, &packs, &args.seat, &args.name, lang)?;
    match &args.game {
        Some(game) if game != session.game().id() => {
            let phrase = Phrase::new("play-resume-other").with("file", file.display().to_string());
            let phrase = phrase.with("got", game.as_str()).with("game", session.game().id());
            Err(Failure::usage(speaker.say(&phrase)))
        }
        _ => Ok(session),
    }
}

/// The pack that is named for a saved game, if it is the one the game is played with.
fn pack_for(file: &Path, pack: &str, speaker: &Speaker) -> Result<(String, String), Failure> {
    let damaged = |misread: Misread| Failure::misread(speaker, &misread.in_file(file.display().to_string()));
    let header = Sealed::from_text(files::read(file, speaker)?).header().map_err(damaged)?;
    let game = antre_host::find(antre_shelf::SHELF, &header.game).map_err(damaged)?;
    // The name of a pack in the box means the edition the game was begun with.
    if let Some((name, text)) = game.edition(&header.setup.pack_hash).filter(|(name, _)| *name == pack) {
        return Ok((name.to_owned(), text.to_owned()));
    }
    let text = find_pack(game, pack, speaker)?;
    let request = Request { pack: Some((pack.to_owned(), text.clone())), ..Request::default() };
    let (setup, _) = game.inspect(&request).map_err(|misread| Failure::misread(speaker, &misread))?;
    if setup.pack_hash != header.setup.pack_hash {
        let phrase = Phrase::new("play-resume-pack").with("pack", header.setup.pack.as_str());
        return Err(Failure::usage(speaker.say(&phrase.with("got", pack))));
    }
    Ok((pack.to_owned(), text))
}

/// What the command line asks for, checked.
fn read_setting(args: &PlayArgs, lang: Lang) -> Result<Setting, Failure> {
    let house = antre_shelf::speaker(lang);
    let unknown = |misread: Misread| Failure::unknown(&house, &misread);
    let id = args.game.as_deref().unwrap_or_default();
    let game = antre_host::find(antre_shelf::SHELF, id).map_err(unknown)?;
    let seats = read_seats(game, args).map_err(unknown)?;
    let seed = match &args.seed {
        None => None,
        Some(text) => {
            let bad = || unknown(Phrase::new("play-bad-seed").with("got", text.as_str()).into());
            Some(text.trim().parse::<u64>().map_err(|_| bad())?)
        }
    };
    let pack = match &args.pack {
        None => None,
        Some(pack) => Some((pack.clone(), find_pack(game, pack, &house)?)),
    };
    let mut options = seats::read_options(&args.option).map_err(unknown)?;
    let speaker = antre_shelf::speaker(lang);
    options.extend(crate::deck::options(game, pack.as_ref(), &args.deck, &speaker)?);
    let mut players = usual_players(seats);
    seats::assign(&mut players, &args.seat, &args.name).map_err(unknown)?;
    let request = Request { pack, seats: Some(seats), options, rules: None };
    Ok(Setting { game, request, seed, players, lang })
}

/// A person in seat A, the usual bot everywhere else.
fn usual_players(seats: u8) -> Vec<Player> {
    let mut players = vec![Player::new(Mind::Bot(BotSpec::USUAL)); usize::from(seats)];
    if let Some(first) = players.first_mut() {
        first.mind = Mind::Human;
    }
    players
}

/// How many play: as many as asked for, at least as many as are named, else the fewest the game allows.
fn read_seats(game: &dyn AnyGame, args: &PlayArgs) -> Result<u8, Misread> {
    let (fewest, most) = game.players();
    let wrong = |got: &str| {
        let phrase = Phrase::new("play-bad-seats").with("got", got);
        Misread::new(phrase.with("fewest", fewest).with("most", most))
    };
    match &args.seats {
        Some(text) => {
            let number = text.trim().parse::<u8>().ok();
            number
                .filter(|n| (fewest..=most).contains(n) && usize::from(*n) <= MAX_SEATS)
                .ok_or_else(|| wrong(text))
        }
        None => Ok(seats::seats_named(&args.seat, &args.name).clamp(fewest, most)),
    }
}

/// The text of a pack: one of the box by its name, or a file.
fn find_pack(game: &dyn AnyGame, pack: &str, speaker: &Speaker) -> Result<String, Failure> {
    if let Some(text) = game.pack_text(pack) {
        return Ok(text.to_owned());
    }
    let path = Path::new(pack);
    if path.exists() {
        return files::read(path, speaker);
    }
    let names = game.packs();
    let near = nearest(pack, names.iter().copied());
    let near = if near.is_empty() { names } else { near };
    let near = Arg::List(near.into_iter().map(Arg::from).collect());
    let phrase = Phrase::new("play-pack-unknown").with("got", pack).with("near", near);
    Err(Failure::usage(speaker.say(&phrase)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: [&str; 2] =
        [include_str!("../../../../words/fr/table.ftl"), include_str!("../../../../words/en/table.ftl")];

    fn keys(text: &str) -> Vec<&str> {
        let named = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
        // Some have attributes alone.
        let whole =
            named.filter_map(|line| line.split_once(" =")).filter(|(_, text)| !text.trim().is_empty());
        whole.map(|(key, _)| key).collect()
    }

    #[test]
    fn every_sentence_exists_in_both_languages() {
        assert_eq!(keys(TABLE[0]), keys(TABLE[1]));
        for lang in Lang::ALL {
            let speaker = Speaker::new(lang, &[]);
            for key in keys(TABLE[0]) {
                assert!(speaker.find(key).is_some_and(|said| !said.is_empty()), "{} {key}", lang.code());
            }
        }
    }

    #[test]
    fn french_is_set_as_french_should_be() {
        for (number, line) in (1..).zip(TABLE[0].lines()).filter(|(_, line)| !line.starts_with('#')) {
            for wrong in [" ;", " !", " ?", " »", "« ", "'", "..."] {
                assert!(!line.contains(wrong), "line {number}: {wrong}: {line}");
            }
            assert!(!line.replace("{\":\"}", "").contains(" :"), "line {number}: {line}");
        }
    }

    #[test]
    fn seats_follow_what_is_asked_for() {
        let game = antre_shelf::SHELF[0];
        let (fewest, most) = game.players();
        let args = |seats: Option<&str>, seat: &[&str]| PlayArgs {
            seats: seats.map(str::to_owned),
            seat: seat.iter().map(|&seat| seat.to_owned()).collect(),
            ..PlayArgs::default()
        };
        assert_eq!(read_seats(game, &args(None, &[])), Ok(fewest));
        assert_eq!(read_seats(game, &args(None, &["F=human"])), Ok(most));
        assert_eq!(read_seats(game, &args(Some(&most.to_string()), &[])), Ok(most));
        assert!(read_seats(game, &args(Some("0"), &[])).is_err());
        assert!(read_seats(game, &args(Some("beaucoup"), &[])).is_err());
    }
}

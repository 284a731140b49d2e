//! `antre lab`: bots compared in paired games, and how fair a game is.

mod balance;
mod csv;
mod decks;
mod duel;
pub(crate) mod figures;
mod journal;
mod league;
mod learn;
mod publish;
mod report;
mod sweep;
mod table;
pub(crate) mod watch;

use crate::args::{LabCommand, LabTable};
use crate::failure::Failure;
use crate::files;
use crate::out::{self, QUIET};
use antre_host::{AnyGame, Request, Speaker};
use antre_kernel::{Misread, Phrase};
use std::io::Write as _;
use std::path::Path;

/// Does what was asked of the lab.
pub(crate) fn run(command: &LabCommand, speaker: &Speaker) -> Result<(), Failure> {
    match command {
        LabCommand::Duel(args) => duel::run(args, speaker),
        LabCommand::League(args) => league::run(args, speaker),
        LabCommand::Balance(args) => balance::run(args, speaker),
        LabCommand::Sweep(args) => sweep::run(args, speaker),
        LabCommand::Decks(args) => decks::run(args, speaker),
        LabCommand::Learn(args) => learn::run(args, speaker),
        LabCommand::Publish(args) => publish::run(args, speaker),
    }
}

/// Writes what was measured into a file and says where it is.
fn write_and_say(path: &Path, text: &str, speaker: &Speaker) -> Result<(), Failure> {
    files::write(path, text, speaker)?;
    let written = Phrase::new("lab-written").with("file", path.display().to_string());
    writeln!(out::stdout(), "{QUIET}{}{QUIET:#}", speaker.say(&written))?;
    Ok(())
}

/// What is measured: a game as it was asked for, and with how many hands.
struct Setting {
    game: &'static dyn AnyGame,
    request: Request,
    seed: u64,
    threads: usize,
    /// Says the words of this game too.
    speaker: Speaker,
}

impl Setting {
    /// Reads what all commands of the lab have in common. A wrong option or pack is told before anything is played.
    fn read(game: &str, table: &LabTable, speaker: &Speaker) -> Result<Setting, Failure> {
        let game = crate::game(game, speaker)?;
        let pack = table.pack.as_deref().map(|path| files::pack(path, speaker)).transpose()?;
        let options = table.options.iter().map(|text| read_option(text)).collect::<Result<_, _>>();
        let options = options.map_err(|misread: Misread| Failure::unknown(speaker, &misread))?;
        let request = Request { pack, seats: table.seats, options, rules: None };
        let threads = match table.threads {
            Some(threads) => usize::from(threads),
            None => std::thread::available_parallelism().map_or(1, usize::from),
        };
        let setting = Setting { game, request, seed: table.seed, threads, speaker: speaker.clone() };
        setting.about("")?;
        Ok(setting)
    }

    /// One line that says what is measured, for journals: the same line, the same results.
    fn about(&self, what: &str) -> Result<String, Failure> {
        let (setup, _) = self.game.inspect(&self.request).map_err(|misread| match misread.file {
            Some(_) => Failure::misread(&self.speaker, &misread),
            None => Failure::unknown(&self.speaker, &misread),
        })?;
        let options: Vec<String> =
            setup.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        Ok(format!(
            "{} {} {} {} {} seats={} seed={} {what}",
            env!("CARGO_PKG_VERSION"),
            self.game.id(),
            setup.pack,
            setup.pack_hash,
            options.join(" "),
            setup.seats,
            self.seed
        ))
    }

    /// How many sit at the table.
    fn seats(&self) -> u8 {
        self.game.inspect(&self.request).map_or(2, |(setup, _)| setup.seats)
    }

    /// The pack as name and text: the one that was given, or the default of the box.
    fn pack_text(&self) -> (String, String) {
        self.request.pack.clone().unwrap_or_else(|| {
            let name = self.game.packs().first().copied().unwrap_or_default();
            (name.to_owned(), self.game.pack_text(name).unwrap_or_default().to_owned())
        })
    }

    fn misread(&self, misread: &Misread) -> Failure {
        Failure::misread(&self.speaker, misread)
    }
}

/// An option as it is written on the command line.
pub(crate) fn read_option(text: &str) -> Result<(String, String), Misread> {
    let (key, value) = text.split_once('=').ok_or_else(|| Phrase::new("lab-no-equals").with("got", text))?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

//! `antre lab decks`: every deck of the box against every other, each deal from both seats.

use crate::args::LabDecksArgs;
use crate::failure::Failure;
use crate::files;
use crate::lab::csv::Csv;
use crate::lab::duel::contender;
use crate::lab::figures::share;
use crate::lab::table::Table;
use crate::lab::watch::{Bar, Clock, stop_on_ctrl_c};
use crate::lab::{Setting, write_and_say};
use crate::out::{self, HEAD, QUIET};
use antre_host::{Contender, Request, Speaker, TrialRequest};
use antre_kernel::{Misread, Phrase};
use antre_lab::{Interval, Note};
use antre_stage::Decks;
use std::io::{self, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

/// A pairing is lopsided beyond this share of the win, either way.
const LOPSIDED: f64 = 0.65;

/// Plays every pairing and prints who wins how often; Ctrl-C ends it early.
pub(crate) fn run(args: &LabDecksArgs, speaker: &Speaker) -> Result<(), Failure> {
    let setting = Setting::read(&args.game, &args.table, speaker)?;
    let speaker = &setting.speaker;
    let bot = contender(&args.bot).map_err(|misread: Misread| Failure::unknown(speaker, &misread))?;
    let Some(decks) = setting.game.decks() else {
        let what = Phrase::new("deck-none").with("game", setting.game.title(speaker));
        return Err(Failure::usage(speaker.say(&what)));
    };
    files::prepare(&args.csv, speaker)?;
    let stop = stop_on_ctrl_c();
    let clock = Clock { stop: &stop, end: None };
    let found = setting.pairings(&decks, bot, args.pairs, clock)?;
    let mut out = out::stdout();
    let title = Phrase::new("lab-decks-title").with("game", setting.game.title(speaker));
    let title = title.with("pairs", i64::from(args.pairs)).with("bot", bot.to_string());
    writeln!(out, "{HEAD}{}{HEAD:#}", speaker.say(&title.with("seed", setting.seed.to_string())))?;
    found.table(speaker).print(&mut out)?;
    writeln!(out, "{QUIET}{}{QUIET:#}", found.verdict(speaker))?;
    if stop.load(Ordering::Relaxed) {
        writeln!(out, "{QUIET}{}{QUIET:#}", speaker.word("lab-balance-stopped"))?;
    }
    if let Some(path) = &args.csv {
        let text = found.csv(setting.game.id())?;
        write_and_say(path, &text, speaker)?;
    }
    Ok(())
}

/// What every deck wins against every other.
pub(crate) struct Pairings {
    names: Vec<&'static str>,
    met: Vec<Pairing>,
}

/// What the first of two decks wins against the second.
struct Pairing {
    a: usize,
    b: usize,
    won: Interval,
    pairs: usize,
}

/// How many games are done of how many.
struct Meter<'a> {
    bar: &'a Bar<'a>,
    done: u64,
    all: u64,
}

impl Setting {
    /// Plays every deck against every other, `pairs` pairs a meeting, or as many as fit into its share of the time.
    pub(crate) fn pairings(
        &self,
        decks: &Decks,
        bot: Contender,
        pairs: u32,
        clock: Clock<'_>,
    ) -> Result<Pairings, Failure> {
        let names: Vec<&str> = decks.starters.iter().map(|(id, _)| *id).collect();
        let bar = Bar::new(&self.speaker);
        let pairings = || (0..names.len()).flat_map(|a| (0..a).map(move |b| (b, a)));
        let mut left = 2 * pairings().count();
        let mut meter = Meter { bar: &bar, done: 0, all: u64::from(pairs) * left as u64 };
        let mut met = Vec::new();
        for (a, b) in pairings() {
            let mut seated = |first: &str, second: &str, seat: usize| {
                let chosen = decks.options.iter().zip([first, second]);
                let chosen = chosen.map(|(option, deck)| ((*option).to_owned(), deck.to_owned()));
                let options = self.request.options.iter().cloned().chain(chosen).collect();
                let request = Request { options, ..self.request.clone() };
                left -= 1;
                clock.part(left + 1, |stop| self.shares(&request, bot, pairs, seat, &mut meter, stop))
            };
            let first = seated(names[a], names[b], 0)?;
            let second = seated(names[b], names[a], 1)?;
            // Stopped early, the later seat has fewer deals: those played from both count.
            let pairs: Vec<f64> = first.iter().zip(&second).map(|(one, other)| (one + other) / 2.0).collect();
            met.extend(Interval::of_share(&pairs).map(|won| Pairing { a, b, won, pairs: pairs.len() }));
            if clock.stop.load(Ordering::Relaxed) {
                break;
            }
        }
        bar.clear();
        Ok(Pairings { names, met })
    }

    /// What share of the win a seat has, game by game, at a table as it is asked for.
    fn shares(
        &self,
        request: &Request,
        bot: Contender,
        games: u32,
        seat: usize,
        meter: &mut Meter<'_>,
        stop: &AtomicBool,
    ) -> Result<Vec<f64>, Failure> {
        let trial = TrialRequest { bot, games, seed: self.seed, threads: self.threads, stop };
        let mut shares = Vec::new();
        let mut keep = |note: Note| {
            shares.extend(note.shares.get(seat));
            meter.done += 1;
            meter.bar.tell(meter.done, meter.all, || bot.to_string());
        };
        let done = self.game.trial(request, &trial, &mut keep);
        done.map_err(|misread| self.misread(&misread))?;
        Ok(shares)
    }
}

impl Pairings {
    /// A row for each deck, a column for each it met: what the row wins.
    pub(crate) fn table(&self, speaker: &Speaker) -> Table {
        let names = &self.names;
        let heads =
            [speaker.word("lab-head-deck")].into_iter().chain(names.iter().map(|name| (*name).to_owned()));
        let mut table = Table::new(heads);
        let turned =
            |won: Interval| Interval { mean: 1.0 - won.mean, low: 1.0 - won.high, high: 1.0 - won.low };
        for (row, name) in names.iter().enumerate() {
            let cell = |column: usize| {
                let met = self.met.iter().find_map(|one| match (one.a, one.b) {
                    (a, b) if (a, b) == (row, column) => Some(one.won),
                    (a, b) if (b, a) == (row, column) => Some(turned(one.won)),
                    _ => None,
                });
                met.map_or(String::new(), |won| share(won, speaker))
            };
            table.row([(*name).to_owned()].into_iter().chain((0..names.len()).map(cell)));
        }
        table
    }

    /// How many pairs the shortest meeting had; none if there was a meeting without any.
    pub(crate) fn fewest(&self) -> usize {
        let all = self.names.len() * (self.names.len() - 1) / 2;
        if self.met.len() < all { 0 } else { self.met.iter().map(|one| one.pairs).min().unwrap_or(0) }
    }

    /// How many pairings are lopsided.
    pub(crate) fn verdict(&self, speaker: &Speaker) -> String {
        let even = |one: &&Pairing| (1.0 - LOPSIDED..=LOPSIDED).contains(&one.won.mean);
        let lopsided = self.met.len() - self.met.iter().filter(even).count();
        speaker.say(&Phrase::new("lab-decks-lopsided").with("n", lopsided).with("all", self.met.len()))
    }

    /// One pairing a line.
    fn csv(&self, game: &str) -> io::Result<String> {
        let mut csv = Csv::new(game);
        for one in &self.met {
            csv.line(
                ["decks", self.names[one.a], self.names[one.b], ""],
                "share",
                one.won.mean,
                Some((one.won.low, one.won.high)),
            );
        }
        csv.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::Lang;

    #[test]
    fn a_pairing_is_told_from_both_sides() {
        let won = Interval { mean: 0.6, low: 0.5, high: 0.75 };
        let pairings = Pairings { names: vec!["x", "y"], met: vec![Pairing { a: 0, b: 1, won, pairs: 9 }] };
        let lines = pairings.table(&Speaker::new(Lang::En, &[])).markdown();
        assert!(lines.contains("| x |  | 60.0 [50.0, 75.0] |"), "{lines}");
        assert!(lines.contains("| y | 40.0 [25.0, 50.0] |  |"), "{lines}");
    }
}

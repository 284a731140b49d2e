//! What an analysis looks like: as text, and as a page of its own.

use super::account::{Account, Balance, StudiedMove};
use crate::lab::figures::{percent, signed};
use crate::out::{self, BAD, CODE, HEAD, QUIET, STRONG};
use crate::page::{Page, chart};
use crate::play::seats::{Player, character};
use antre_host::{BotSpec, Speaker};
use antre_kernel::{Header, Phrase, Seat};
use std::io::{self, Write};

/// How many mistakes are told.
const WORST: usize = 5;
/// A move that gives away this much is marked.
const MISTAKE: f64 = 0.1;

/// All that is told.
pub(crate) struct Told<'a> {
    /// The title of the game.
    pub(crate) title: &'a str,
    /// The head of the record.
    pub(crate) header: &'a Header,
    /// Who thought.
    pub(crate) bot: BotSpec,
    /// What was found.
    pub(crate) account: &'a Account,
    /// Who speaks.
    pub(crate) speaker: &'a Speaker,
}

impl Told<'_> {
    /// Prints the whole.
    pub(crate) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{HEAD}{}{HEAD:#}", self.heading())?;
        writeln!(out, "{QUIET}{}{QUIET:#}\n", self.method())?;
        for studied in &self.account.moves {
            let mistake = if studied.loss() >= MISTAKE { BAD } else { anstyle::Style::new() };
            let (ply, seat, played) = (studied.ply, studied.seat, &studied.played);
            writeln!(out, "{QUIET}{ply:>3}{QUIET:#} {CODE}{seat}{CODE:#} {mistake}{played}{mistake:#}")?;
            writeln!(out, "      {QUIET}{}{QUIET:#}", self.verdict(studied))?;
        }
        let worst = self.account.worst(WORST);
        writeln!(out, "\n{HEAD}{}{HEAD:#}", self.word("analyse-worst"))?;
        if worst.is_empty() {
            writeln!(out, "{}", self.word("analyse-no-mistake"))?;
        }
        for studied in worst {
            writeln!(out, "{}", self.mistake(studied))?;
        }
        if !self.account.seats.is_empty() {
            writeln!(out, "\n{HEAD}{}{HEAD:#}", self.word("analyse-luck"))?;
            for (seat, balance) in self.seats() {
                let name = out::pad(&self.name(seat), 14);
                writeln!(out, "{STRONG}{name}{STRONG:#} {}", self.balance(balance))?;
            }
        }
        Ok(())
    }

    /// The same as one HTML file.
    pub(crate) fn page(&self) -> String {
        let mut page = Page::new(&self.heading(), self.speaker.lang());
        page.aside(&self.method());
        if !self.account.seats.is_empty() {
            let curves = self.account.curves();
            let series: Vec<(String, Vec<f64>)> = self
                .seats()
                .zip(curves)
                .map(|((seat, _), curve)| {
                    (self.name(seat), curve.iter().map(|chance| chance * 100.0).collect())
                })
                .collect();
            let even = 100.0 / self.account.seats.len() as f64;
            let title = self.word("analyse-curve");
            page.figure(&chart::curves(&title, &series, 100.0, Some(even)), &title);
            page.heading(&self.word("analyse-luck"));
            let head = ["seat", "even", "lost", "given", "luck", "result"];
            let head: Vec<String> = head.iter().map(|part| self.column(part)).collect();
            let rows: Vec<Vec<String>> =
                self.seats().map(|(seat, balance)| self.row(seat, balance)).collect();
            page.table(&head, &rows);
            page.aside(&self.word("analyse-luck-how"));
        }
        page.heading(&self.word("analyse-worst"));
        let worst = self.account.worst(WORST);
        if worst.is_empty() {
            page.text(&self.word("analyse-no-mistake"));
        }
        worst.iter().for_each(|studied| page.text(&self.mistake(studied)));
        page.heading(&self.word("analyse-moves"));
        let head = ["ply", "seat", "played", "best", "before", "after"];
        let head: Vec<String> = head.iter().map(|part| self.column(part)).collect();
        let rows: Vec<Vec<String>> = self.account.moves.iter().map(|studied| self.line(studied)).collect();
        page.marked_table(&head, &rows, |row| self.account.moves[row].loss() >= MISTAKE);
        page.finish()
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &Balance)> {
        Seat::all(self.header.setup.seats).zip(&self.account.seats)
    }

    fn word(&self, key: &'static str) -> String {
        self.speaker.word(key)
    }

    fn column(&self, part: &str) -> String {
        self.speaker.find(&format!("analyse-column.{part}")).unwrap_or_else(|| part.to_owned())
    }

    /// What a seat is called: its name in the record, or its letter.
    fn name(&self, seat: Seat) -> String {
        let player = self.header.players.get(seat.index()).and_then(|text| Player::read(text).ok());
        match player.and_then(|player| player.name) {
            Some(name) => format!("{seat} {name}"),
            None => seat.to_string(),
        }
    }

    fn heading(&self) -> String {
        self.speaker.say(&Phrase::new("analyse-title").with("game", self.title))
    }

    fn method(&self) -> String {
        let phrase = Phrase::new("analyse-method").with("bot", character(self.bot, self.speaker));
        self.speaker.say(&phrase.with("spec", self.bot.to_string()))
    }

    fn percent(&self, chance: f64) -> String {
        percent(chance, self.speaker)
    }

    fn verdict(&self, studied: &StudiedMove) -> String {
        let Some([before, after]) = studied.chances else { return self.word("analyse-forced") };
        let key = if studied.loss() > 0.0 { "analyse-other" } else { "analyse-same" };
        let phrase = Phrase::new(key).with("before", self.percent(before)).with("after", self.percent(after));
        self.speaker.say(&phrase.with("best", studied.best.as_str()))
    }

    fn mistake(&self, studied: &StudiedMove) -> String {
        let phrase =
            Phrase::new("analyse-mistake").with("ply", i64::from(studied.ply)).with("seat", studied.seat);
        let phrase = phrase.with("played", studied.played.as_str()).with("best", studied.best.as_str());
        self.speaker.say(&phrase.with("loss", self.percent(studied.loss())))
    }

    fn balance(&self, balance: &Balance) -> String {
        let points = |part: f64| signed(part * 100.0, 1, self.speaker);
        let phrase = Phrase::new("analyse-balance").with("even", self.percent(balance.even));
        let phrase = phrase.with("lost", points(-balance.lost)).with("given", points(balance.given));
        self.speaker
            .say(&phrase.with("luck", points(balance.luck)).with("result", self.percent(balance.result)))
    }

    fn row(&self, seat: Seat, balance: &Balance) -> Vec<String> {
        let points = |part: f64| signed(part * 100.0, 1, self.speaker);
        vec![
            self.name(seat),
            self.percent(balance.even),
            points(-balance.lost),
            points(balance.given),
            points(balance.luck),
            self.percent(balance.result),
        ]
    }

    fn line(&self, studied: &StudiedMove) -> Vec<String> {
        let chance =
            |at: usize| studied.chances.map_or("–".to_owned(), |chances| self.percent(chances[at]));
        let best = if studied.loss() > 0.0 { studied.best.clone() } else { "=".to_owned() };
        vec![
            studied.ply.to_string(),
            studied.seat.to_string(),
            studied.played.clone(),
            best,
            chance(0),
            chance(1),
        ]
    }
}

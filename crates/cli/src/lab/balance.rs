//! `antre lab balance`: how fair a game is, how long, and what each card is worth.

use crate::args::BalanceArgs;
use crate::failure::Failure;
use crate::files;
use crate::lab::duel::contender;
use crate::lab::watch::{Bar, stop_on_ctrl_c};
use crate::lab::{Setting, csv, report, write_and_say};
use crate::out::{self, HEAD, QUIET};
use antre_host::{Contender, Speaker, TrialRequest};
use antre_kernel::{Misread, Phrase};
use antre_lab::{Note, Tally};
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, Ordering};

/// Rows of a long table that the terminal shows; the page and the file have them all.
const SHOWN: usize = 16;

/// Watches the games and prints what they show; Ctrl-C ends it early.
pub(crate) fn run(args: &BalanceArgs, speaker: &Speaker) -> Result<(), Failure> {
    let setting = Setting::read(&args.game, &args.table, speaker)?;
    let speaker = &setting.speaker;
    let bot = contender(&args.bot);
    let bot = bot.map_err(|misread: Misread| Failure::unknown(speaker, &misread))?;
    files::prepare(args.html.iter().chain(&args.csv), speaker)?;
    let stop = stop_on_ctrl_c();
    let tally = setting.watch(bot, args.games, &stop)?;
    let found = tally.report().ok_or_else(|| Failure::new(speaker.word("lab-no-game-yet")))?;
    let title = setting.balance_title(bot, found.games);
    let mut out = out::stdout();
    writeln!(out, "{HEAD}{title}{HEAD:#}")?;
    for section in report::sections(&found, speaker) {
        writeln!(out, "\n{HEAD}{}{HEAD:#}", section.title)?;
        section.table(SHOWN).print(&mut out)?;
        if section.rows.len() > SHOWN {
            let more = Phrase::new("lab-more-rows").with("n", section.rows.len() - SHOWN);
            writeln!(out, "{QUIET}{}{QUIET:#}", speaker.say(&more))?;
        }
    }
    if stop.load(Ordering::Relaxed) {
        writeln!(out, "{QUIET}{}{QUIET:#}", speaker.word("lab-balance-stopped"))?;
    }
    let page = |path| write_and_say(path, &report::page(&title, &found, speaker), speaker);
    let table = |path| write_and_say(path, &csv::balance(setting.game.id(), &found, speaker)?, speaker);
    // What can be written is written, whatever became of the other.
    let (page, table) = (args.html.as_deref().map(page), args.csv.as_deref().map(table));
    page.into_iter().chain(table).collect()
}

impl Setting {
    /// Watches games of one bot in every seat.
    pub(crate) fn watch(&self, bot: Contender, games: u32, stop: &AtomicBool) -> Result<Tally, Failure> {
        let bar = Bar::new(&self.speaker);
        let (seed, threads) = (self.seed, self.threads);
        let trial = TrialRequest { bot, games, seed, threads, stop };
        let mut tally = Tally::default();
        let mut keep = |note: Note| {
            tally.add(note);
            bar.tell(tally.games().into(), games.into(), || bot.to_string());
        };
        let done = self.game.trial(&self.request, &trial, &mut keep);
        bar.clear();
        done.map_err(|misread| self.misread(&misread))?;
        Ok(tally)
    }

    /// What a report is about.
    pub(crate) fn balance_title(&self, bot: Contender, games: u32) -> String {
        let title = Phrase::new("lab-balance-title").with("game", self.game.title(&self.speaker));
        let title = title.with("games", i64::from(games)).with("bot", bot.to_string());
        self.speaker.say(&title.with("seed", self.seed.to_string()))
    }
}

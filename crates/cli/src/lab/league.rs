//! `antre lab league`: everybody meets everybody, and each gets a rating.

use crate::args::LeagueArgs;
use crate::failure::Failure;
use crate::lab::Setting;
use crate::lab::duel::contender;
use crate::lab::figures::{interval, share};
use crate::lab::table::Table;
use crate::lab::watch::{Bar, Clock, stop_on_ctrl_c};
use crate::out::{self, HEAD, QUIET};
use antre_host::{BotSpec, Contender, Speaker};
use antre_kernel::{Misread, Phrase};
use antre_lab::{Interval, Meeting, Progress, Score, Verdict, league};
use std::io::Write as _;
use std::sync::atomic::Ordering;

/// Plays the league and prints the ratings; Ctrl-C ends it early.
pub(crate) fn run(args: &LeagueArgs, speaker: &Speaker) -> Result<(), Failure> {
    let setting = Setting::read(&args.game, &args.table, speaker)?;
    let speaker = &setting.speaker;
    if setting.seats() < 2 {
        return Err(Failure::usage(speaker.word("lab-duel-alone")));
    }
    let level = |bot: BotSpec| Contender::honest(if args.full { bot } else { bot.blitz() });
    let levels = BotSpec::LEVELS.into_iter().filter(|_| !args.only);
    let mut bots: Vec<Contender> = levels.map(level).collect();
    for text in &args.bots {
        let bot = contender(text).map_err(|misread: Misread| Failure::unknown(speaker, &misread))?;
        if !bots.contains(&bot) {
            bots.push(bot);
        }
    }
    let stop = stop_on_ctrl_c();
    let clock = Clock { stop: &stop, end: None };
    let found = setting.league(&bots, &everybody(bots.len(), args.pairs), args.resume, clock)?;
    let found = found.ok_or_else(|| Failure::new(speaker.word("lab-league-too-early")))?;
    let mut out = out::stdout();
    let title = Phrase::new("lab-league-title").with("game", setting.game.title(speaker));
    let title = title.with("pairs", i64::from(args.pairs)).with("seed", setting.seed.to_string());
    writeln!(out, "{HEAD}{}{HEAD:#}", speaker.say(&title))?;
    found.table(speaker).print(&mut out)?;
    writeln!(out, "{QUIET}{}{QUIET:#}", out::wrap(&speaker.word("lab-league-how"), out::width(), 0))?;
    if stop.load(Ordering::Relaxed) {
        writeln!(out, "{QUIET}{}{QUIET:#}", speaker.word("lab-league-stopped"))?;
    }
    Ok(())
}

/// What came of a league.
pub(crate) struct League {
    bots: Vec<Contender>,
    seats: u8,
    /// What the first won against the second, for the bots that met.
    pub(crate) met: Vec<(usize, usize, Verdict)>,
    ratings: Vec<Interval>,
}

/// Everybody against everybody, the later in the list challenging the earlier. Neighbours first: stopped early, the
/// league still connects all bots.
fn everybody(bots: usize, pairs: u32) -> Vec<(usize, usize, u32)> {
    let mut meetings: Vec<_> = (0..bots).flat_map(|a| (0..a).map(move |b| (a, b, pairs))).collect();
    meetings.sort_by_key(|(a, b, _)| (a - b, *b));
    meetings
}

impl Setting {
    /// Lets the first of each meeting challenge the second in that many pairs; none if it was stopped before the meetings
    /// connected all bots.
    pub(crate) fn league(
        &self,
        bots: &[Contender],
        meetings: &[(usize, usize, u32)],
        resume: bool,
        clock: Clock<'_>,
    ) -> Result<Option<League>, Failure> {
        let speaker = &self.speaker;
        let seats = self.seats();
        let bar = Bar::new(speaker);
        let all = meetings.iter().map(|(_, _, pairs)| u64::from(*pairs)).sum();
        let mut before = 0;
        let (mut met, mut played) = (Vec::new(), Vec::new());
        for (index, &(a, b, pairs)) in meetings.iter().enumerate() {
            if clock.stop.load(Ordering::Relaxed) {
                break;
            }
            let names = [bots[a].to_string(), bots[b].to_string()];
            let progress = |at: Progress| {
                let note =
                    Phrase::new("lab-league-note").with("a", names[0].as_str()).with("b", names[1].as_str());
                bar.tell(before + u64::from(at.done), all, || speaker.say(&note));
            };
            let mut shares: Vec<f64> = Vec::new();
            let verdict = clock.part(meetings.len() - index, |stop| {
                let duel = self.duel_between(bots[a], bots[b], pairs, stop, &progress);
                self.duel(&duel, resume, &mut |score: Score| shares.push(score.share))
            })?;
            if let Some(verdict) = verdict {
                met.push((a, b, verdict));
                played.push(Meeting { a, b, shares });
            }
            before += u64::from(pairs);
        }
        bar.clear();
        let ratings = league(bots.len(), &played, seats);
        Ok(ratings.map(|ratings| League { bots: bots.to_vec(), seats, met, ratings }))
    }
}

impl League {
    /// The bots by rating, the best first, each with its share of the win over the next.
    pub(crate) fn table(&self, speaker: &Speaker) -> Table {
        let heads = ["lab-head-bot", "lab-head-rating", "lab-head-next", "lab-head-over-next"];
        let mut table = Table::new(heads.map(|key| speaker.word(key)));
        let mut order: Vec<usize> = (0..self.bots.len()).collect();
        order.sort_by(|&a, &b| self.ratings[b].mean.total_cmp(&self.ratings[a].mean));
        for (place, &bot) in order.iter().enumerate() {
            let next = order.get(place + 1).copied();
            let over =
                next.and_then(|next| self.over(bot, next)).map_or(String::new(), |won| share(won, speaker));
            table.row([
                self.bots[bot].to_string(),
                interval(self.ratings[bot], 0, speaker),
                next.map_or(String::new(), |next| self.bots[next].to_string()),
                over,
            ]);
        }
        table
    }

    /// The share of the win of one bot over another; at a larger table it is that of one against several, and the
    /// other way round nobody measured.
    pub(crate) fn over(&self, a: usize, b: usize) -> Option<Interval> {
        let found = |a, b| self.met.iter().find(|met| (met.0, met.1) == (a, b)).map(|met| met.2.share);
        let turned =
            |won: Interval| Interval { mean: 1.0 - won.mean, low: 1.0 - won.high, high: 1.0 - won.low };
        found(a, b).or_else(|| if self.seats == 2 { found(b, a).map(turned) } else { None })
    }
}

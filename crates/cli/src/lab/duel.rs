//! `antre lab duel`: who of two plays better, and how sure that is.

use crate::args::DuelArgs;
use crate::failure::{Failure, io_words};
use crate::lab::Setting;
use crate::lab::figures::{number, percent};
use crate::lab::journal::Journal;
use crate::lab::watch::{Bar, stop_on_ctrl_c};
use crate::out::{self, HEAD, QUIET, STRONG};
use antre_host::{Contender, DuelRequest, Speaker};
use antre_kernel::{Misread, Phrase};
use antre_lab::{Hypothesis, Interval, LLR_BOUND, Progress, Score, Sprt, Verdict};
use std::io::{self, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

/// Plays the duel and prints what it shows; Ctrl-C ends it early.
pub(crate) fn run(args: &DuelArgs, speaker: &Speaker) -> Result<(), Failure> {
    let setting = Setting::read(&args.game, &args.table, speaker)?;
    let speaker = &setting.speaker;
    let unknown = |misread: Misread| Failure::unknown(speaker, &misread);
    let (a, b) = (contender(&args.a).map_err(unknown)?, contender(&args.b).map_err(unknown)?);
    let sprt = args.sprt.as_deref().map(read_sprt).transpose().map_err(unknown)?;
    if setting.seats() < 2 {
        return Err(Failure::usage(speaker.word("lab-duel-alone")));
    }
    let stop = stop_on_ctrl_c();
    let bar = Bar::new(speaker);
    let progress = |at: Progress| {
        bar.tell(at.done.into(), at.pairs.into(), || {
            let note = Phrase::new(if at.llr.is_some() { "lab-note-sprt" } else { "lab-note" });
            let note = note.with("bot", a.to_string()).with("share", percent(at.share, speaker));
            let note = note.with("ratio", number(at.llr.unwrap_or(0.0), 2, speaker));
            speaker.say(&note.with("bound", number(LLR_BOUND, 2, speaker)))
        });
    };
    let (seed, threads) = (setting.seed, setting.threads);
    let duel = DuelRequest { a, b, pairs: args.pairs, seed, threads, sprt, stop: &stop, progress: &progress };
    let verdict = setting.duel(&duel, args.resume, &mut |_| {});
    bar.clear();
    let verdict = verdict?.ok_or_else(|| Failure::new(speaker.word("lab-nothing-known")))?;
    let stopped = stop.load(Ordering::Relaxed);
    print(&verdict, &duel, stopped, speaker)?;
    if stopped { Err(Failure::stopped()) } else { Ok(()) }
}

/// Reads a bot or the oracle; complaints are about the bot.
pub(crate) fn contender(text: &str) -> Result<Contender, Misread> {
    let honest = text.strip_prefix(Contender::ORACLE).unwrap_or(text);
    crate::play::seats::read_bot(honest)?;
    Contender::read(text)
}

/// Two Elo differences, the lower first.
fn read_sprt(text: &str) -> Result<Sprt, Misread> {
    let wrong = || Misread::from(Phrase::new("lab-bad-sprt").with("got", text));
    let (elo0, elo1) = text.split_once(',').ok_or_else(wrong)?;
    let read =
        |word: &str| word.trim().replace('−', "-").parse::<f64>().ok().filter(|elo| elo.abs() <= 2_000.0);
    let (elo0, elo1) = (read(elo0).ok_or_else(wrong)?, read(elo1).ok_or_else(wrong)?);
    if elo0 < elo1 { Ok(Sprt { elo0, elo1 }) } else { Err(wrong()) }
}

impl Setting {
    /// A duel of plain length.
    pub(crate) fn duel_between<'a>(
        &self,
        a: Contender,
        b: Contender,
        pairs: u32,
        stop: &'a AtomicBool,
        progress: &'a (dyn Fn(Progress) + Sync),
    ) -> DuelRequest<'a> {
        DuelRequest { a, b, pairs, seed: self.seed, threads: self.threads, sprt: None, stop, progress }
    }

    /// Plays a duel, or what is left of it, and keeps a journal of it; `each` is given every pair, known or new.
    pub(crate) fn duel(
        &self,
        duel: &DuelRequest<'_>,
        resume: bool,
        each: &mut (dyn FnMut(Score) + Send),
    ) -> Result<Option<Verdict>, Failure> {
        let play = |duel: &DuelRequest<'_>, known: Vec<Score>, keep: &mut (dyn FnMut(Score) + Send)| {
            self.game.duel(&self.request, duel, known, keep).map_err(|misread| self.misread(&misread))
        };
        // Random games are sooner played again than read.
        let worth_keeping = !(duel.a.is_random() && duel.b.is_random());
        let about = self.about(&format!("duel a={} b={}", duel.a, duel.b))?;
        let Some(mut journal) = Journal::of(&about).filter(|_| worth_keeping) else {
            return play(duel, Vec::new(), each);
        };
        let mut known = if resume { journal.read() } else { Vec::new() };
        if let Some(first) = known.first().copied().filter(|_| duel.a.repeats() && duel.b.repeats()) {
            // The first pair is played again: where it ends otherwise, bots or rules are not what they were.
            let mut again = None;
            let (never, silent) = (AtomicBool::new(false), |_: Progress| {});
            let one = DuelRequest { pairs: 1, sprt: None, stop: &never, progress: &silent, ..*duel };
            play(&one, Vec::new(), &mut |score| again = Some(score))?;
            if again != Some(first) {
                let said = self.speaker.word("lab-journal-other");
                writeln!(anstream::stderr(), "{QUIET}{said}{QUIET:#}")?;
                known.clear();
            }
        }
        // Without a journal there is nothing to resume; the duel itself does not need one.
        let unkept = |error: io::Error| {
            let phrase = Phrase::new("lab-journal-unkept").with("detail", io_words(&self.speaker, &error));
            // A remark that cannot be written is no reason to stop.
            let _ = writeln!(anstream::stderr(), "{QUIET}{}{QUIET:#}", self.speaker.say(&phrase));
        };
        journal.begin(&known).unwrap_or_else(unkept);
        known.truncate(duel.pairs as usize);
        known.iter().for_each(|score| each(*score));
        play(duel, known, &mut |score| {
            journal.keep(&score).unwrap_or_else(unkept);
            each(score);
        })
    }
}

fn print(verdict: &Verdict, duel: &DuelRequest<'_>, stopped: bool, speaker: &Speaker) -> Result<(), Failure> {
    let mut out = out::stdout();
    let (a, b) = (duel.a.to_string(), duel.b.to_string());
    let names = |key: &'static str| Phrase::new(key).with("a", a.as_str()).with("b", b.as_str());
    let title = names("lab-title").with("pairs", i64::from(verdict.pairs));
    let title = title.with("games", i64::from(verdict.games)).with("seed", duel.seed.to_string());
    writeln!(out, "{HEAD}{}{HEAD:#}", speaker.say(&title))?;
    let bounds = |key: &'static str, interval: Interval, digits: usize| {
        let phrase = names(key).with("mean", number(interval.mean, digits, speaker));
        let phrase = phrase.with("low", number(interval.low, digits, speaker));
        speaker.say(&phrase.with("high", number(interval.high, digits, speaker)))
    };
    writeln!(out, "{STRONG}{}{STRONG:#}", bounds("lab-share", verdict.share.map(|share| share * 100.0), 1))?;
    writeln!(out, "{}", bounds("lab-elo", verdict.elo, 0))?;
    writeln!(out, "{}", bounds("lab-points", verdict.points, 2))?;
    let better = if verdict.share.contains(verdict.even) {
        "lab-unsure"
    } else if verdict.share.mean > verdict.even {
        "lab-a-better"
    } else {
        "lab-b-better"
    };
    writeln!(out, "{}", speaker.say(&names(better)))?;
    if let Some(test) = duel.sprt {
        let key = match verdict.accepted {
            Some(Hypothesis::H1) => "lab-sprt-high",
            Some(Hypothesis::H0) => "lab-sprt-low",
            None => "lab-sprt-open",
        };
        let phrase =
            names(key).with("low", number(test.elo0, 0, speaker)).with("high", number(test.elo1, 0, speaker));
        writeln!(out, "{}", speaker.say(&phrase))?;
    }
    if stopped {
        let phrase = Phrase::new("lab-stopped").with("done", i64::from(verdict.pairs));
        writeln!(out, "{QUIET}{}{QUIET:#}", speaker.say(&phrase.with("pairs", i64::from(duel.pairs))))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_hypotheses_are_read() {
        assert_eq!(read_sprt("0,20"), Ok(Sprt { elo0: 0.0, elo1: 20.0 }));
        assert_eq!(read_sprt("-5, 2.5"), Ok(Sprt { elo0: -5.0, elo1: 2.5 }));
        for wrong in ["", "20", "20,0", "5,5", "a,b", "0,NaN", "0,1e9"] {
            assert!(read_sprt(wrong).is_err(), "{wrong}");
        }
    }
}

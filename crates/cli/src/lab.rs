//! `antre lab`: bots compared in paired games.

use crate::args::DuelArgs;
use crate::failure::Failure;
use crate::out::{self, HEAD, QUIET, STRONG};
use crate::play::seats::read_bot;
use crate::{files, speaker_for};
use antre_host::{DuelRequest, Request, Speaker};
use antre_kernel::{Lang, Misread, Phrase};
use antre_lab::{Interval, Progress, Verdict};
use signal_hook::consts::SIGINT;
use std::io::{IsTerminal as _, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Plays the duel and prints what it shows; Ctrl-C ends it early.
pub(crate) fn duel(args: &DuelArgs, speaker: &Speaker) -> Result<(), Failure> {
    let unknown = |misread: Misread| Failure::unknown(speaker, &misread);
    let game = crate::game(&args.game, speaker)?;
    let speaker = &speaker_for(game, speaker.lang());
    let (a, b) = (read_bot(&args.a).map_err(unknown)?, read_bot(&args.b).map_err(unknown)?);
    let pack = args.pack.as_deref().map(|path| files::pack(path, speaker)).transpose()?;
    let options = args.options.iter().map(|text| read_option(text)).collect::<Result<_, _>>();
    let request = Request { pack, seats: None, options: options.map_err(unknown)? };
    // Asked first, so that a wrong option or pack is told before anything is played.
    game.inspect(&request).map_err(|misread| match misread.file {
        Some(_) => Failure::misread(speaker, &misread),
        None => Failure::unknown(speaker, &misread),
    })?;

    let stop = Arc::new(AtomicBool::new(false));
    listen(&stop);
    let watched = std::io::stderr().is_terminal();
    let progress = |at: Progress| {
        if watched {
            let phrase = Phrase::new("lab-progress").with("done", i64::from(at.done));
            let phrase = phrase.with("pairs", i64::from(at.pairs)).with("bot", a.to_string());
            let line = speaker.say(&phrase.with("share", number(at.share * 100.0, 1, speaker.lang())));
            // A progress line that cannot be written is no reason to stop.
            let _ = write!(anstream::stderr(), "\r{line}\u{1b}[K");
        }
    };
    let threads = match args.threads {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let duel =
        DuelRequest { a, b, pairs: args.pairs, seed: args.seed, threads, stop: &stop, progress: &progress };
    let verdict = game.duel(&request, &duel).map_err(|misread| Failure::misread(speaker, &misread))?;
    if watched {
        let _ = write!(anstream::stderr(), "\r\u{1b}[K");
    }
    let stopped = stop.load(Ordering::Relaxed);
    let verdict = verdict.ok_or_else(|| Failure::new(speaker.word("lab-nothing-known")))?;
    print(&verdict, &duel, stopped, speaker)
}

pub(crate) fn read_option(text: &str) -> Result<(String, String), Misread> {
    let (key, value) = text.split_once('=').ok_or_else(|| Phrase::new("lab-no-equals").with("got", text))?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

/// The first Ctrl-C asks for what is known so far; a second one ends the program as usual.
fn listen(stop: &Arc<AtomicBool>) {
    // Where the system lets nobody listen, Ctrl-C ends the program at once.
    let _ = signal_hook::flag::register_conditional_default(SIGINT, Arc::clone(stop));
    let _ = signal_hook::flag::register(SIGINT, Arc::clone(stop));
}

fn print(verdict: &Verdict, duel: &DuelRequest<'_>, stopped: bool, speaker: &Speaker) -> Result<(), Failure> {
    let mut out = out::stdout();
    let lang = speaker.lang();
    let (a, b) = (duel.a.to_string(), duel.b.to_string());
    let names = |key: &'static str| Phrase::new(key).with("a", a.as_str()).with("b", b.as_str());
    let title = names("lab-title").with("pairs", i64::from(verdict.pairs));
    let title = title.with("games", i64::from(verdict.games)).with("seed", duel.seed.to_string());
    writeln!(out, "{HEAD}{}{HEAD:#}", speaker.say(&title))?;
    let bounds = |key: &'static str, interval: Interval, digits: usize| {
        let phrase = names(key).with("mean", number(interval.mean, digits, lang));
        let phrase = phrase.with("low", number(interval.low, digits, lang));
        speaker.say(&phrase.with("high", number(interval.high, digits, lang)))
    };
    writeln!(out, "{STRONG}{}{STRONG:#}", bounds("lab-share", verdict.share.map(|share| share * 100.0), 1))?;
    writeln!(out, "{}", bounds("lab-elo", verdict.elo, 0))?;
    writeln!(out, "{}", bounds("lab-points", verdict.points, 2))?;
    let better = if verdict.share.holds(verdict.even) {
        "lab-unsure"
    } else if verdict.share.mean > verdict.even {
        "lab-a-better"
    } else {
        "lab-b-better"
    };
    writeln!(out, "{}", speaker.say(&names(better)))?;
    if stopped {
        let phrase = Phrase::new("lab-stopped").with("done", i64::from(verdict.pairs));
        writeln!(out, "{QUIET}{}{QUIET:#}", speaker.say(&phrase.with("pairs", i64::from(duel.pairs))))?;
    }
    Ok(())
}

/// A number with so many decimals, with a comma in French.
fn number(value: f64, digits: usize, lang: Lang) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "∞".into() } else { "−∞".into() };
    }
    let text = format!("{value:.digits$}").replace('-', "−");
    match lang {
        Lang::Fr => text.replace('.', ","),
        Lang::En => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_people_do() {
        assert_eq!(number(68.25, 1, Lang::Fr), "68,2");
        assert_eq!(number(-1.5, 1, Lang::En), "−1.5");
        assert_eq!(number(f64::INFINITY, 0, Lang::Fr), "∞");
    }
}

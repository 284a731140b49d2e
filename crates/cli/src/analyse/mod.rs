//! `antre analyse`: a finished game with what a good bot would have played, move by move, from what each player knew.

mod account;
mod tell;

use crate::args::AnalyseArgs;
use crate::failure::Failure;
use crate::hint::opinionated;
use crate::lab::watch::{Bar, stop_on_ctrl_c};
use crate::{files, out};
use account::{Account, StudiedMove};
use antre_host::{AnyRecord, BotSpec, Speaker};
use antre_kernel::{Header, Misread, Phrase};
use antre_shelf::SHELF;
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

/// Reads the record, thinks about every move, and prints or writes what came of it.
pub(crate) fn run(args: &AnalyseArgs, house: &Speaker) -> Result<(), Failure> {
    let bot = opinionated(args.bot.as_deref(), BotSpec::BEST, house)?;
    let (path, text) = crate::saves::record_or_newest(args.file.as_ref(), house)?;
    files::prepare(&args.html, house)?;
    let packs = args.pack.iter().map(|path| files::pack(path, house)).collect::<Result<Vec<_>, _>>()?;
    let file = path.display().to_string();
    let damaged = |misread: Misread| {
        let placed = if misread.file.is_none() { misread.in_file(file.clone()) } else { misread };
        Failure::misread(house, &placed)
    };
    let header = Header::read(&text).map_err(damaged)?;
    let game = antre_host::find(SHELF, &header.game).map_err(damaged)?;
    let speaker = house;
    let record = game.read_record(&text, &packs).map_err(damaged)?;
    let stop = stop_on_ctrl_c();
    let studied = study_moves(&*record, bot, args.seed, &stop, speaker);
    let stopped = stop.load(Ordering::Relaxed);
    let last = studied.last().map_or(0, |studied| studied.ply);
    // Where the end was not looked at, nobody can say what it came from.
    let outcome = record.outcome().filter(|_| !stopped);
    let shares = antre_kernel::Seat::all(header.setup.seats)
        .map(|seat| outcome.map(|outcome| f64::from(outcome.share(seat))))
        .collect::<Option<Vec<f64>>>();
    let account = Account::of(studied, shares.unwrap_or_default());
    let told = tell::Told { title: &game.title(house), header: &header, bot, account: &account, speaker };
    told.print(&mut out::stdout())?;
    if stopped {
        let phrase = Phrase::new("analyse-stopped").with("done", i64::from(last));
        let phrase = phrase.with("all", i64::from(record.plies()));
        writeln!(out::stdout(), "\n{}", speaker.say(&phrase))?;
    }
    if let Some(path) = &args.html {
        files::write(path, &told.page(), speaker)?;
        let phrase = Phrase::new("analyse-written").with("file", path.display().to_string());
        writeln!(out::stdout(), "{}", speaker.say(&phrase))?;
    }
    if stopped { Err(Failure::stopped()) } else { Ok(()) }
}

/// Thinks about every ply, on every core, until somebody has seen enough; the result depends on the seed alone.
fn study_moves(
    record: &dyn AnyRecord,
    bot: BotSpec,
    seed: u64,
    stop: &AtomicBool,
    speaker: &Speaker,
) -> Vec<StudiedMove> {
    let plies = record.plies();
    let (next, done) = (AtomicU32::new(1), AtomicU32::new(0));
    let found = Mutex::new(Vec::new());
    let bar = Bar::new(speaker);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                loop {
                    let ply = next.fetch_add(1, Ordering::Relaxed);
                    if ply > plies || stop.load(Ordering::Relaxed) {
                        break;
                    }
                    if let Some(study) = record.study(ply, bot, seed ^ u64::from(ply)) {
                        let studied = StudiedMove::new(ply, &study, speaker);
                        found.lock().unwrap_or_else(PoisonError::into_inner).push(studied);
                    }
                    let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                    bar.tell(done.into(), plies.into(), String::new);
                }
            });
        }
    });
    bar.clear();
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|studied| studied.ply);
    found
}

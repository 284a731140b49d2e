//! `antre analyse`: a finished game with what a good bot would have played, move by move, from what each player knew.

mod account;
mod tell;

use crate::args::AnalyseArgs;
use crate::failure::Failure;
use crate::hint::opinionated;
use crate::lab::watch::Bar;
use crate::{files, out};
use account::{Account, StudiedMove};
use antre_host::{AnyRecord, BotSpec, Speaker};
use antre_kernel::{Header, Misread, Phrase};
use antre_shelf::SHELF;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

/// Reads the record, thinks about every move, and prints or writes what came of it.
pub(crate) fn run(args: &AnalyseArgs, house: &Speaker) -> Result<(), Failure> {
    let bot = opinionated(args.bot.as_deref(), BotSpec::BEST, house)?;
    let text = files::read(&args.file, house)?;
    files::prepare(&args.html, house)?;
    let packs = args.pack.iter().map(|path| files::pack(path, house)).collect::<Result<Vec<_>, _>>()?;
    let file = args.file.display().to_string();
    let damaged = |misread: Misread| {
        let placed = if misread.file.is_none() { misread.in_file(file.clone()) } else { misread };
        Failure::misread(house, &placed)
    };
    let header = Header::read(&text).map_err(damaged)?;
    let game = antre_host::find(SHELF, &header.game).map_err(damaged)?;
    let speaker = house;
    let record = game.read_record(&text, &packs).map_err(damaged)?;
    let studied = study_moves(&*record, bot, args.seed, speaker);
    let outcome = record.outcome();
    let shares = antre_kernel::Seat::all(header.setup.seats)
        .map(|seat| outcome.map(|outcome| f64::from(outcome.share(seat))))
        .collect::<Option<Vec<f64>>>();
    let account = Account::of(studied, shares.unwrap_or_default());
    let told = tell::Told { title: &game.title(house), header: &header, bot, account: &account, speaker };
    told.print(&mut out::stdout())?;
    if let Some(path) = &args.html {
        files::write(path, &told.page(), speaker)?;
        let phrase = Phrase::new("analyse-written").with("file", path.display().to_string());
        use std::io::Write as _;
        writeln!(out::stdout(), "{}", speaker.say(&phrase))?;
    }
    Ok(())
}

/// Thinks about every ply, on every core; the result depends on the seed alone.
fn study_moves(record: &dyn AnyRecord, bot: BotSpec, seed: u64, speaker: &Speaker) -> Vec<StudiedMove> {
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
                    if ply > plies {
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

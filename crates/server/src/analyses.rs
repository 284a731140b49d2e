//! Analyses of finished games: a bounded number may wait, one is made at a time, and the newest are remembered.

use antre_host::{AnyRecord, BotSpec, Level, Pace, Study};
use antre_room::Refusal;
use antre_wire::server::ErrorCode;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Semaphore;

/// How many analyses are remembered.
const REMEMBERED: usize = 64;

/// Who looks at the moves.
const CRITIC: BotSpec = BotSpec::Level(Level::Torche, Pace::Full);

/// One analysis, as far as it is.
pub(crate) struct Analysis {
    /// How many plies there are.
    pub(crate) of: u32,
    done: AtomicU32,
    studies: Mutex<Vec<(u32, Study)>>,
}

impl Analysis {
    /// How many plies were looked at, and what was found.
    pub(crate) fn so_far(&self) -> (u32, Vec<(u32, Study)>) {
        (self.done.load(Relaxed), locked(&self.studies).clone())
    }

    fn is_done(&self) -> bool {
        self.done.load(Relaxed) >= self.of
    }
}

/// All analyses of a server.
pub(crate) struct Analyses {
    most: usize,
    place: Arc<Semaphore>,
    known: Mutex<VecDeque<(String, Arc<Analysis>)>>,
}

impl Analyses {
    /// Room for this many unfinished ones.
    pub(crate) fn new(most: usize) -> Analyses {
        Analyses { most, place: Arc::new(Semaphore::new(1)), known: Mutex::default() }
    }

    /// The analysis of this table, if it was asked for.
    pub(crate) fn find(&self, table: &str) -> Option<Arc<Analysis>> {
        let known = locked(&self.known);
        known.iter().find(|(name, _)| name == table).map(|(_, analysis)| Arc::clone(analysis))
    }

    /// Begins an analysis, unless there is one.
    ///
    /// # Errors
    /// That too many wait already.
    pub(crate) fn begin(&self, table: &str, record: Box<dyn AnyRecord>) -> Result<Arc<Analysis>, Refusal> {
        let mut known = locked(&self.known);
        if let Some((_, analysis)) = known.iter().find(|(name, _)| name == table) {
            return Ok(Arc::clone(analysis));
        }
        if known.iter().filter(|(_, analysis)| !analysis.is_done()).count() >= self.most {
            return Err(Refusal::plain(ErrorCode::TooFast));
        }
        if known.len() >= REMEMBERED
            && let Some(oldest) = known.iter().position(|(_, analysis)| analysis.is_done())
        {
            known.remove(oldest);
        }
        let of = record.plies();
        let analysis = Arc::new(Analysis { of, done: AtomicU32::new(0), studies: Mutex::default() });
        known.push_back((table.to_owned(), Arc::clone(&analysis)));
        tokio::spawn(think(Arc::clone(&self.place), record, Arc::clone(&analysis)));
        Ok(analysis)
    }
}

async fn think(place: Arc<Semaphore>, record: Box<dyn AnyRecord>, analysis: Arc<Analysis>) {
    let Ok(_place) = place.acquire_owned().await else { return };
    let record: Arc<dyn AnyRecord> = record.into();
    for ply in 1..=analysis.of {
        let record = Arc::clone(&record);
        // A mistake in one ply leaves that ply out.
        let study = tokio::task::spawn_blocking(move || record.study(ply, CRITIC, u64::from(ply))).await;
        if let Ok(Some(study)) = study {
            locked(&analysis.studies).push((ply, study));
        }
        analysis.done.store(ply, Relaxed);
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

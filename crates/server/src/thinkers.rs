//! Where bots think: outside the tables, so many at once, and answering at an even pace.

use antre_host::Thought;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::Instant;

/// A bounded pool of thinking bots.
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
    pace: Duration,
}

impl Thinkers {
    /// A pool of so many places; as many as there are processors if 0.
    pub(crate) fn new(places: usize, pace_ms: u64) -> Thinkers {
        let processors = || std::thread::available_parallelism().map_or(2, usize::from);
        let places = if places == 0 { processors() } else { places };
        Thinkers { places: Arc::new(Semaphore::new(places)), pace: Duration::from_millis(pace_ms) }
    }

    /// Thinks, and tells the move in notation; nothing if the bot failed.
    ///
    /// The answer comes at a multiple of the pace, whatever the bot had to think about, so that a quick pass
    /// does not tell that there was nothing to consider.
    pub(crate) fn think(&self, thought: Thought, tell: impl FnOnce(Option<String>) + Send + 'static) {
        let (places, pace, start) = (Arc::clone(&self.places), self.pace, Instant::now());
        tokio::spawn(async move {
            let place = places.acquire_owned().await;
            let found = tokio::task::spawn_blocking(thought).await.ok();
            drop(place);
            if !pace.is_zero() {
                let beats = (start.elapsed().as_micros() / pace.as_micros() + 1) as u32;
                tokio::time::sleep_until(start + pace * beats).await;
            }
            tell(found);
        });
    }
}

//! Where bots think: outside the tables, so many at once, and answering at an even pace.

use antre_host::Thought;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::Instant;

/// A bounded pool of thinking bots.
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
}

impl Thinkers {
    /// A pool of so many places; as many as there are processors if 0.
    pub(crate) fn new(places: usize) -> Thinkers {
        let processors = || std::thread::available_parallelism().map_or(2, usize::from);
        let places = if places == 0 { processors() } else { places };
        Thinkers { places: Arc::new(Semaphore::new(places)) }
    }

    /// Thinks, and tells the move in notation; nothing if the bot failed.
    ///
    /// The answer comes after a whole number of beats of this pace, at least so many, so that a quick pass does not tell that there
    /// was nothing to consider. How many it would have taken by itself is told with it.
    pub(crate) fn think(
        &self,
        thought: Thought,
        pace: Duration,
        at_least: u32,
        tell: impl FnOnce(Option<String>, u32) + Send + 'static,
    ) {
        let (places, start) = (Arc::clone(&self.places), Instant::now());
        tokio::spawn(async move {
            let place = places.acquire_owned().await;
            let found = tokio::task::spawn_blocking(thought).await.ok();
            drop(place);
            let beats = start.elapsed().as_micros().checked_div(pace.as_micros()).map_or(0, |n| n as u32 + 1);
            tokio::time::sleep_until(start + pace * beats.max(at_least)).await;
            tell(found, beats);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_quick_answer_comes_no_sooner_than_a_slow_one() {
        let (thinkers, pace) = (Thinkers::new(1), Duration::from_millis(20));
        for at_least in [0, 4] {
            let (tell, told) = tokio::sync::oneshot::channel();
            let start = Instant::now();
            thinkers.think(Box::new(|| "pass".into()), pace, at_least, move |found, beats| {
                let _ = tell.send((found, beats));
            });
            let (found, beats) = told.await.unwrap();
            assert_eq!(found.as_deref(), Some("pass"));
            assert!(beats >= 1 && start.elapsed() >= Duration::from_millis(20) * at_least.max(1));
        }
    }
}

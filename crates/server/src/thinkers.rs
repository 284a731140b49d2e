//! Where bots think: outside the tables, a few at once, everybody in turn, and answering at an even pace.

use antre_host::Thought;
use antre_room::Tempo;
use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Notify, oneshot};
use tokio::time::{Instant, sleep_until};

/// For whom a bot thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum For {
    /// For people at a table; the address of one of them, if somebody is there.
    People(Option<IpAddr>),
    /// For other bots, while somebody from there watches.
    Bots(Option<IpAddr>),
}

/// Where bots think. Those who hardly do have places of their own: a thought that has begun is not interrupted, and
/// seconds of somebody else's strong bot are long for a bot that plays anything.
pub(crate) struct Thinkers {
    pub(crate) light: Places,
    pub(crate) heavy: Places,
}

impl Thinkers {
    /// Two pools of this many places; as many as there are processors if 0.
    pub(crate) fn new(places: usize) -> Thinkers {
        Thinkers { light: Places::new(places), heavy: Places::new(places) }
    }
}

/// A pool of places for thinking bots. People come first, and addresses take turns, so that nobody's many tables keep the
/// bots of others from answering; where only bots play, they never take all places.
pub(crate) struct Places(Arc<Pool>);

struct Pool {
    places: usize,
    /// The most places that bots among themselves may take.
    for_bots: usize,
    waiting: Mutex<Waiting>,
}

#[derive(Default)]
struct Waiting {
    people: Turns,
    bots: Turns,
    taken: usize,
    taken_for_bots: usize,
}

/// Those who wait, by address; each address in its turn.
#[derive(Default)]
struct Turns {
    order: VecDeque<Option<IpAddr>>,
    waiting: BTreeMap<Option<IpAddr>, VecDeque<oneshot::Sender<Place>>>,
}

impl Turns {
    fn push(&mut self, from: Option<IpAddr>, turn: oneshot::Sender<Place>) {
        let queue = self.waiting.entry(from).or_default();
        if queue.is_empty() {
            self.order.push_back(from);
        }
        queue.push_back(turn);
    }

    fn pop(&mut self) -> Option<oneshot::Sender<Place>> {
        let from = self.order.pop_front()?;
        let queue = self.waiting.get_mut(&from)?;
        let turn = queue.pop_front();
        if queue.is_empty() {
            self.waiting.remove(&from);
        } else {
            self.order.push_back(from);
        }
        turn
    }
}

/// A place in the pool, until it is dropped.
struct Place {
    pool: Arc<Pool>,
    for_bots: bool,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut waiting = self.pool.waiting();
        waiting.taken -= 1;
        waiting.taken_for_bots -= usize::from(self.for_bots);
        drop(waiting);
        self.pool.call();
    }
}

impl Pool {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives free places to those who wait.
    fn call(self: &Arc<Self>) {
        loop {
            let mut waiting = self.waiting();
            if waiting.taken >= self.places {
                return;
            }
            let mut turn = waiting.people.pop().map(|turn| (turn, false));
            if turn.is_none() && waiting.taken_for_bots < self.for_bots {
                turn = waiting.bots.pop().map(|turn| (turn, true));
            }
            let Some((turn, for_bots)) = turn else { return };
            waiting.taken += 1;
            waiting.taken_for_bots += usize::from(for_bots);
            // A place that nobody takes any more is dropped here, and given to the next: not under the lock.
            drop(waiting);
            let _ = turn.send(Place { pool: Arc::clone(self), for_bots });
        }
    }
}

impl Places {
    fn new(places: usize) -> Places {
        let processors = || std::thread::available_parallelism().map_or(2, usize::from);
        let places = if places == 0 { processors() } else { places };
        Places(Arc::new(Pool { places, for_bots: (places / 2).max(1), waiting: Mutex::default() }))
    }

    /// Thinks, and tells the move in notation (nothing if the bot failed) and what finding it took, in its tempo; what
    /// it gives back hurries the answer.
    pub(crate) fn think(
        &self,
        thought: Thought,
        whom: For,
        tempo: Tempo,
        tell: impl FnOnce(Option<String>, Duration) + Send + 'static,
    ) -> Arc<Notify> {
        let start = Instant::now();
        let (turn, place) = oneshot::channel();
        {
            let mut waiting = self.0.waiting();
            match whom {
                For::People(from) => waiting.people.push(from, turn),
                For::Bots(from) => waiting.bots.push(from, turn),
            }
        }
        self.0.call();
        let hurry = Arc::new(Notify::new());
        let hurried = Arc::clone(&hurry);
        tokio::spawn(async move {
            let Ok(place) = place.await else { return };
            let found = tokio::task::spawn_blocking(thought).await.ok();
            drop(place);
            let took = start.elapsed();
            tokio::select! {
                () = sleep_until(start + tempo.answer_after(took, false)) => {}
                () = hurried.notified() => sleep_until(start + tempo.answer_after(took, true)).await,
            }
            tell(found, took);
        });
        hurry
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    const ANYBODY: For = For::People(None);

    #[tokio::test]
    async fn an_answer_comes_in_its_tempo_and_sooner_when_it_is_hurried() {
        let (thinkers, ms) = (Places::new(1), Duration::from_millis(1));
        for (is_hurried, pace, soonest, latest) in
            [(false, ms * 20, ms * 40, None), (true, ms * 60_000, ms * 10, Some(ms * 30_000))]
        {
            let tempo = Tempo { pace, hurried: ms * 10, usual: Duration::ZERO, paces: 2 };
            let (tell, told) = oneshot::channel();
            let start = Instant::now();
            let hurry = thinkers.think(Box::new(|| "pass".into()), ANYBODY, tempo, move |found, _| {
                let _ = tell.send(found);
            });
            if is_hurried {
                hurry.notify_one();
            }
            assert_eq!(told.await.unwrap().as_deref(), Some("pass"));
            assert!(start.elapsed() >= soonest && latest.is_none_or(|latest| start.elapsed() < latest));
        }
    }

    /// S5: sixty tables of one address, with people or without, make nobody else wait for more than those who think
    /// already; and bots among themselves leave a place.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn s5_many_tables_of_one_address_starve_nobody() {
        let thinkers = Places::new(2);
        let done = Arc::new(AtomicUsize::new(0));
        let think = |whom: For, tell: Option<oneshot::Sender<usize>>| {
            let (before, after) = (Arc::clone(&done), Arc::clone(&done));
            let thought = move || {
                std::thread::sleep(Duration::from_millis(3));
                before.fetch_add(1, SeqCst);
                String::new()
            };
            thinkers.think(Box::new(thought), whom, Tempo::default(), move |_, _| {
                tell.map(|tell| tell.send(after.load(SeqCst)));
            });
        };
        let crowd = Some(IpAddr::from([10, 0, 0, 1]));
        for _ in 0..60 {
            think(For::Bots(crowd), None);
            think(For::People(crowd), None);
        }
        let (tell, told) = oneshot::channel();
        think(For::People(Some(IpAddr::from([10, 0, 0, 2]))), Some(tell));
        let before = told.await.unwrap();
        assert!(before <= 8, "{before} thoughts came first");
        // And the rest is not forgotten.
        for _ in 0..2_000 {
            if done.load(SeqCst) == 121 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("only {} were thought", done.load(SeqCst));
    }

    #[tokio::test]
    async fn bots_among_themselves_leave_a_place() {
        let thinkers = Places::new(2);
        let (stop, stopped) = std::sync::mpsc::channel::<()>();
        let stopped = Arc::new(Mutex::new(stopped));
        for _ in 0..2 {
            let stopped = Arc::clone(&stopped);
            let thought = move || {
                let _ = stopped.lock().unwrap().recv_timeout(Duration::from_secs(5));
                String::new()
            };
            thinkers.think(Box::new(thought), For::Bots(None), Tempo::default(), |_, _| {});
        }
        let (tell, told) = oneshot::channel();
        thinkers.think(Box::new(|| "here".into()), ANYBODY, Tempo::default(), move |found, _| {
            let _ = tell.send(found);
        });
        let found =
            tokio::time::timeout(Duration::from_secs(2), told).await.expect("nobody thinks for people");
        assert_eq!(found.unwrap().as_deref(), Some("here"));
        drop(stop);
    }
}

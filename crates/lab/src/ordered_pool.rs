//! Many jobs on several threads, their results delivered in order: the outcome never depends on the threads.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A worker takes more jobs at once while a batch is done sooner than this: locking would cost more than it saves.
const SHORT_BATCH: Duration = Duration::from_millis(2);
/// The most jobs taken at once.
const LARGEST_BATCH: u32 = 4096;

/// Puts results back in order: those that came early wait here for the jobs before them.
struct Reorder<T, K> {
    next: u32,
    waiting: BTreeMap<u32, Vec<T>>,
    keep: K,
}

/// Runs the jobs, each by its number, and gives their results to `keep` one by one in the order of the numbers, until
/// `keep` breaks off, a job gives nothing because it was stopped, or all are done. Results after a job that was stopped
/// are dropped: which of them exist depends on the threads.
pub(crate) fn run<T, W>(
    jobs: Range<u32>,
    threads: usize,
    stop: &AtomicBool,
    worker: impl Fn() -> W + Sync,
    keep: impl FnMut(T) -> ControlFlow<()> + Send,
) where
    T: Send,
    W: FnMut(u32) -> Option<T>,
{
    let upcoming = AtomicU32::new(jobs.start);
    let closed = AtomicBool::new(false);
    let reorder = Mutex::new(Reorder { next: jobs.start, waiting: BTreeMap::new(), keep });
    let work = || {
        let mut job = worker();
        let mut batch = 1;
        while !closed.load(Ordering::Relaxed) && !stop.load(Ordering::Relaxed) {
            let first = upcoming.fetch_add(batch, Ordering::Relaxed);
            if first >= jobs.end {
                break;
            }
            let asked = first..first.saturating_add(batch).min(jobs.end);
            let started = Instant::now();
            let wanted = asked.len();
            let done: Vec<T> = asked
                .map_while(|number| if stop.load(Ordering::Relaxed) { None } else { job(number) })
                .collect();
            let whole = done.len() == wanted;
            let mut reorder = reorder.lock().unwrap_or_else(PoisonError::into_inner);
            if reorder.deliver(first, done).is_break() {
                closed.store(true, Ordering::Relaxed);
            }
            drop(reorder);
            if !whole {
                break;
            }
            if started.elapsed() < SHORT_BATCH {
                batch = (batch * 2).min(LARGEST_BATCH);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
}

impl<T, K: FnMut(T) -> ControlFlow<()>> Reorder<T, K> {
    /// Takes the results from job `first` on, and passes on all that nothing is missing before.
    fn deliver(&mut self, first: u32, done: Vec<T>) -> ControlFlow<()> {
        self.waiting.insert(first, done);
        while let Some(done) = self.waiting.remove(&self.next) {
            // A batch that was stopped leaves a gap, and nothing behind it is ever passed on.
            for result in done {
                self.next += 1;
                if (self.keep)(result).is_break() {
                    self.next = u32::MAX;
                    return ControlFlow::Break(());
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(threads: usize, until: u32) -> Vec<u32> {
        let mut kept = Vec::new();
        let worker = || {
            |number: u32| {
                // Later jobs are often done sooner.
                std::thread::sleep(Duration::from_micros(u64::from(number * 7 % 13) * 20));
                Some(number)
            }
        };
        let keep = |number| {
            kept.push(number);
            if number == until { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        run(5..400, threads, &AtomicBool::new(false), worker, keep);
        kept
    }

    #[test]
    fn results_come_in_order_and_nothing_follows_the_break() {
        for threads in [1, 2, 7] {
            assert_eq!(numbers(threads, u32::MAX), (5..400).collect::<Vec<_>>());
            assert_eq!(numbers(threads, 123), (5..=123).collect::<Vec<_>>());
        }
    }

    #[test]
    fn what_is_behind_a_gap_is_dropped() {
        let stop = AtomicBool::new(false);
        let mut kept = Vec::new();
        let worker = || |number: u32| (number != 40).then_some(number);
        run(0..200, 3, &stop, worker, |number| {
            kept.push(number);
            ControlFlow::Continue(())
        });
        assert_eq!(kept, (0..40).collect::<Vec<_>>());
    }
}

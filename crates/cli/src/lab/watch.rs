//! While a measurement runs: a bar with the time left, and an ear for Ctrl-C.

use crate::lab::figures::duration;
use antre_host::Speaker;
use antre_kernel::Phrase;
use signal_hook::consts::SIGINT;
use std::io::{IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How wide the bar is.
const WIDE: u64 = 24;
/// The bar moves no more often than this.
const PAUSE: Duration = Duration::from_millis(100);

/// Raised by the first Ctrl-C, which asks for what is known so far; a second one ends the program as usual.
pub(crate) fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    // Where the system lets nobody listen, Ctrl-C ends the program at once.
    let _ = signal_hook::flag::register_conditional_default(SIGINT, Arc::clone(&stop));
    let _ = signal_hook::flag::register(SIGINT, Arc::clone(&stop));
    stop
}

/// How long a measurement may go on: until somebody stops it, or until its time is over.
#[derive(Clone, Copy)]
pub(crate) struct Clock<'a> {
    /// Raised by whoever has seen enough.
    pub(crate) stop: &'a AtomicBool,
    /// When all must be done, if that is set.
    pub(crate) end: Option<Instant>,
}

impl Clock<'_> {
    /// Does one of `left` parts, in no more than its share of the time that is left.
    pub(crate) fn part<T>(&self, left: usize, work: impl FnOnce(&AtomicBool) -> T) -> T {
        let Some(end) = self.end else { return work(self.stop) };
        let now = Instant::now();
        let due = now + end.saturating_duration_since(now) / u32::try_from(left.max(1)).unwrap_or(u32::MAX);
        let (enough, done) = (AtomicBool::new(false), AtomicBool::new(false));
        std::thread::scope(|scope| {
            scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    if self.stop.load(Ordering::Relaxed) || Instant::now() >= due {
                        enough.store(true, Ordering::Relaxed);
                    }
                    std::thread::sleep(Duration::from_millis(20));
                }
            });
            let result = work(&enough);
            done.store(true, Ordering::Relaxed);
            result
        })
    }

    /// The same clock with an earlier end: after this part of the time that is left.
    pub(crate) fn share(&self, part: f64) -> Self {
        let now = Instant::now();
        let end = self.end.map(|end| now + end.saturating_duration_since(now).mul_f64(part.clamp(0.0, 1.0)));
        Clock { end, ..*self }
    }
}

/// A line on the terminal that tells how far a measurement has come; nothing where nobody would see it move.
pub(crate) struct Bar<'a> {
    speaker: &'a Speaker,
    shown: bool,
    pace: Mutex<Pace>,
}

/// How fast it has gone so far.
struct Pace {
    started: Instant,
    last: Instant,
    /// What was done before this run, which says nothing about how fast it goes.
    known: Option<u64>,
}

impl<'a> Bar<'a> {
    /// A bar that starts now.
    pub(crate) fn new(speaker: &'a Speaker) -> Bar<'a> {
        let now = Instant::now();
        let last = now.checked_sub(PAUSE).unwrap_or(now);
        let pace = Mutex::new(Pace { started: now, last, known: None });
        Bar { speaker, shown: std::io::stderr().is_terminal(), pace }
    }

    /// Tells that `done` of `all` is done, with a word on how it looks.
    pub(crate) fn tell(&self, done: u64, all: u64, note: impl FnOnce() -> String) {
        if !self.shown {
            return;
        }
        let mut pace = self.pace.lock().unwrap_or_else(PoisonError::into_inner);
        let known = *pace.known.get_or_insert(done.saturating_sub(1));
        if pace.last.elapsed() < PAUSE {
            return;
        }
        pace.last = Instant::now();
        let each = pace.started.elapsed().as_secs_f64() / (done.saturating_sub(known).max(1)) as f64;
        let left = Duration::from_secs_f64(each * all.saturating_sub(done) as f64);
        let full = done * WIDE / all.max(1);
        let bar: String = (0..WIDE).map(|at| if at < full { '█' } else { '░' }).collect();
        let phrase = Phrase::new("lab-bar").with("bar", bar).with("done", done.to_string());
        let phrase = phrase.with("all", all.to_string()).with("note", note());
        let line = self.speaker.say(&phrase.with("left", duration(left, self.speaker)));
        // A progress line that cannot be written is no reason to stop.
        let _ = write!(anstream::stderr(), "\r{line}\u{1b}[K");
    }

    /// Takes the bar away.
    pub(crate) fn clear(&self) {
        if self.shown {
            let _ = write!(anstream::stderr(), "\r\u{1b}[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_stopped_when_its_share_of_the_time_is_over() {
        let stop = AtomicBool::new(false);
        let clock = Clock { stop: &stop, end: Some(Instant::now() + Duration::from_millis(400)) };
        let waits = |enough: &AtomicBool| {
            let started = Instant::now();
            while !enough.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(5));
            }
            started.elapsed()
        };
        let first = clock.part(4, waits);
        assert!(first >= Duration::from_millis(90), "{first:?}");
        assert!(Instant::now() < clock.end.unwrap_or_else(Instant::now) + Duration::from_millis(100));
        stop.store(true, Ordering::Relaxed);
        let clock = Clock { stop: &stop, end: Some(Instant::now() + Duration::from_secs(600)) };
        assert!(clock.part(1, waits) < Duration::from_secs(60));
    }
}

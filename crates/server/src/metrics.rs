//! What the server counts about itself, in the text form that Prometheus reads.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper bounds of the histogram's steps, in seconds.
const STEPS: [f64; 9] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0];

/// All counters of one server.
#[derive(Default)]
pub(crate) struct Metrics {
    /// Sockets that are open.
    pub(crate) sockets: AtomicI64,
    /// Tables in memory.
    pub(crate) tables: AtomicI64,
    /// Moves that were confirmed.
    pub(crate) moves: AtomicU64,
    /// Requests that were refused because of their rate or size.
    pub(crate) repelled: AtomicU64,
    /// Messages on sockets that were refused.
    pub(crate) refused: AtomicU64,
    /// Transactions that were written.
    pub(crate) commits: AtomicU64,
    /// Writes that failed.
    pub(crate) failed_writes: AtomicU64,
    /// Hints that were given.
    pub(crate) hints: AtomicU64,
    /// Players who were told that it is their turn.
    pub(crate) turn_notifications: AtomicU64,
    /// Players who could not be told.
    pub(crate) turn_notifications_failed: AtomicU64,
    confirm: [AtomicU64; STEPS.len() + 1],
    confirm_micros: AtomicU64,
}

impl Metrics {
    /// A move was confirmed, this long after it came.
    pub(crate) fn confirmed(&self, after: Duration) {
        self.moves.fetch_add(1, Relaxed);
        let step = STEPS.iter().position(|&step| after.as_secs_f64() <= step).unwrap_or(STEPS.len());
        self.confirm[step].fetch_add(1, Relaxed);
        self.confirm_micros.fetch_add(after.as_micros() as u64, Relaxed);
    }

    /// Everything as text.
    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: i64| {
            let _ = writeln!(
                text,
                "# HELP antre_{name} {help}\n# TYPE antre_{name} {kind}\nantre_{name} {value}"
            );
        };
        one("sockets", "gauge", "Sockets that are open.", self.sockets.load(Relaxed));
        one("tables_loaded", "gauge", "Tables in memory.", self.tables.load(Relaxed));
        let count = |counter: &AtomicU64| counter.load(Relaxed) as i64;
        one("moves_total", "counter", "Moves confirmed.", count(&self.moves));
        one(
            "requests_repelled_total",
            "counter",
            "Requests refused for rate or size.",
            count(&self.repelled),
        );
        one("messages_refused_total", "counter", "Messages on sockets refused.", count(&self.refused));
        one("commits_total", "counter", "Transactions written.", count(&self.commits));
        one("writes_failed_total", "counter", "Writes that failed.", count(&self.failed_writes));
        one("hints_total", "counter", "Hints given.", count(&self.hints));
        one(
            "turn_notifications_total",
            "counter",
            "Players told of their turn.",
            count(&self.turn_notifications),
        );
        one(
            "turn_notifications_failed_total",
            "counter",
            "Players who could not be told.",
            count(&self.turn_notifications_failed),
        );
        text.push_str("# HELP antre_confirm_seconds From a move heard to its confirmation.\n");
        text.push_str("# TYPE antre_confirm_seconds histogram\n");
        let mut sum = 0;
        for (index, counter) in self.confirm.iter().enumerate() {
            sum += counter.load(Relaxed);
            let step = STEPS.get(index).map_or_else(|| "+Inf".to_owned(), f64::to_string);
            let _ = writeln!(text, "antre_confirm_seconds_bucket{{le=\"{step}\"}} {sum}");
        }
        let seconds = self.confirm_micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "antre_confirm_seconds_sum {seconds}\nantre_confirm_seconds_count {sum}");
        text
    }
}

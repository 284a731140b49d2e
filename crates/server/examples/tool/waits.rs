//! How long something took, many times.

use std::time::Duration;

/// Times that were waited, in microseconds.
#[derive(Clone, Default)]
pub struct Waits(Vec<u32>);

impl Waits {
    pub fn add(&mut self, took: Duration) {
        self.0.push(u32::try_from(took.as_micros()).unwrap_or(u32::MAX));
    }

    pub fn append(&mut self, mut others: Waits) {
        self.0.append(&mut others.0);
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The milliseconds within which each of these parts of all was done; nothing without any.
    pub fn within<const N: usize>(&self, parts: [f64; N]) -> [f64; N] {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        parts.map(|part| {
            let at = ((sorted.len() as f64 - 1.0) * part) as usize;
            sorted.get(at).map_or(0.0, |&micros| f64::from(micros) / 1000.0)
        })
    }

    /// The longest, in milliseconds.
    pub fn longest(&self) -> f64 {
        self.within([1.0])[0]
    }
}

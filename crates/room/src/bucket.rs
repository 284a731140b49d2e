//! Rate limits: a bucket that drains with every request and fills again with time.

use crate::Time;

/// How much may be asked at once, and how fast it comes back.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How much at once.
    pub burst: u32,
    /// How much a second, in the long run.
    pub per_second: f64,
}

/// One bucket.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Time,
}

impl Bucket {
    /// A full bucket.
    pub fn full(rate: Rate, now: Time) -> Bucket {
        Bucket { left: f64::from(rate.burst), at: now }
    }

    /// Whether it is as full as it gets by now.
    pub fn is_full(&mut self, rate: Rate, now: Time) -> bool {
        self.fill(rate, now);
        self.left >= f64::from(rate.burst)
    }

    fn fill(&mut self, rate: Rate, now: Time) {
        let seconds = (now - self.at).max(0) as f64 / 1000.0;
        self.left = (self.left + seconds * rate.per_second).min(f64::from(rate.burst));
        self.at = now;
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, rate: Rate, now: Time) -> bool {
        self.fill(rate, now);
        let some = self.left >= 1.0;
        if some {
            self.left -= 1.0;
        }
        some
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_drains_and_fills() {
        let rate = Rate { burst: 2, per_second: 1.0 };
        let mut bucket = Bucket::full(rate, 0);
        assert!(bucket.take(rate, 0) && bucket.take(rate, 0) && !bucket.take(rate, 0));
        assert!(!bucket.take(rate, 900) && !bucket.is_full(rate, 900));
        assert!(bucket.take(rate, 2000) && bucket.is_full(rate, 9000));
    }
}

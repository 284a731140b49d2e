//! Rate limits: a bucket that drains with every request and fills again with time.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// How much may be asked at once, and how fast it comes back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) burst: u32,
    pub(crate) per_second: f64,
}

/// One bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: f64::from(rate.burst), at: now }
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let since = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + since * rate.per_second).min(f64::from(rate.burst));
        self.at = now;
    }

    /// Takes one out, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        let some = self.left >= 1.0;
        if some {
            self.left -= 1.0;
        }
        some
    }
}

/// One bucket an address; full ones are forgotten.
pub(crate) struct Buckets {
    rate: Rate,
    all: Mutex<BTreeMap<IpAddr, Bucket>>,
}

/// So many addresses are watched before those with full buckets are forgotten.
const SWEEP_AT: usize = 4096;

impl Buckets {
    pub(crate) fn new(rate: Rate) -> Buckets {
        Buckets { rate, all: Mutex::default() }
    }

    /// Whether this address may ask now.
    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> bool {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= SWEEP_AT {
            all.retain(|_, bucket| {
                bucket.fill(self.rate, now);
                bucket.left < f64::from(self.rate.burst)
            });
        }
        all.entry(network(address)).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }
}

/// Whoever has an IPv6 address has 2⁶⁴ of them: they count as one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => IpAddr::V4(v4),
        IpAddr::V6(v6) => IpAddr::V6((v6.to_bits() & !u128::from(u64::MAX)).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_drains_and_fills() {
        let rate = Rate { burst: 2, per_second: 1.0 };
        let start = Instant::now();
        let mut bucket = Bucket::full(rate, start);
        assert!(bucket.take(rate, start) && bucket.take(rate, start) && !bucket.take(rate, start));
        assert!(!bucket.take(rate, start + Duration::from_millis(900)));
        assert!(bucket.take(rate, start + Duration::from_millis(2000)));
    }

    #[test]
    fn addresses_do_not_share_buckets_but_networks_do() {
        let buckets = Buckets::new(Rate { burst: 1, per_second: 0.0 });
        let now = Instant::now();
        let take = |text: &str| buckets.take(text.parse().unwrap(), now);
        assert!(take("10.0.0.1") && take("10.0.0.2") && !take("10.0.0.1") && !take("::ffff:10.0.0.1"));
        assert!(take("2001:db8::1") && !take("2001:db8::2") && take("2001:db8:0:1::1"));
    }
}

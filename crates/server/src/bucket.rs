//! Rate limits by address, or by whatever else asks.

use antre_room::{Bucket, Rate, Time};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// One bucket for each who asks; full ones are forgotten.
pub(crate) struct Buckets<K> {
    rate: Rate,
    all: Mutex<BTreeMap<K, Bucket>>,
}

/// How many are watched before those with full buckets are forgotten.
const SWEEP_AT: usize = 4096;

impl<K: Ord> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, all: Mutex::default() }
    }

    /// Whether this one may ask now.
    pub(crate) fn take(&self, who: K, now: Time) -> bool {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= SWEEP_AT {
            all.retain(|_, bucket| !bucket.is_full(self.rate, now));
        }
        all.entry(who).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }
}

impl Buckets<IpAddr> {
    /// Whether this address may ask now.
    pub(crate) fn take_from(&self, address: IpAddr, now: Time) -> bool {
        self.take(network(address), now)
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

    #[test]
    fn addresses_do_not_share_buckets_but_networks_do() {
        let buckets = Buckets::new(Rate { burst: 1, per_second: 0.0 });
        let take = |text: &str| buckets.take_from(text.parse().unwrap(), 0);
        assert!(take("10.0.0.1") && take("10.0.0.2") && !take("10.0.0.1") && !take("::ffff:10.0.0.1"));
        assert!(take("2001:db8::1") && !take("2001:db8::2") && take("2001:db8:0:1::1"));
    }
}

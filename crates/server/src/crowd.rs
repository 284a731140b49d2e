//! How many of something one address holds at once: connections, sockets.

use crate::bucket::network;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// Everybody who holds something, counted by network.
pub(crate) struct Crowd {
    most: usize,
    held: Mutex<BTreeMap<IpAddr, usize>>,
}

/// One of the things an address holds; counts as long as it lives.
pub(crate) struct Place {
    crowd: Arc<Crowd>,
    network: IpAddr,
}

impl Crowd {
    /// A crowd in which nobody holds more than this.
    pub(crate) fn new(most: usize) -> Arc<Crowd> {
        Arc::new(Crowd { most, held: Mutex::default() })
    }

    /// A place for one more, if the address has not too many.
    pub(crate) fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let network = network(address);
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let count = held.get(&network).copied().unwrap_or(0);
        if count >= self.most {
            return None;
        }
        held.insert(network, count + 1);
        Some(Place { crowd: Arc::clone(self), network })
    }
}

impl Place {
    /// Whose it is.
    pub(crate) fn network(&self) -> IpAddr {
        self.network
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut held = self.crowd.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = held.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_by_network_and_given_back() {
        let crowd = Crowd::new(2);
        let enter = |text: &str| crowd.enter(text.parse().unwrap());
        let first = enter("2001:db8::1").unwrap();
        let second = enter("2001:db8::2").unwrap();
        assert!(enter("2001:db8::3").is_none());
        assert!(enter("2001:db8:0:1::1").is_some(), "another network has places of its own");
        drop(first);
        assert!(enter("2001:db8::3").is_some());
        drop(second);
        assert!(crowd.held.lock().unwrap().is_empty(), "whoever has gone is forgotten");
    }
}

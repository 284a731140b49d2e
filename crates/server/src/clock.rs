//! ServerState time: the wall clock when the server started plus the time that has passed since, so that setting a clock, or
//! a night without a server, costs nobody a game.

use antre_room::Time;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The clock of a server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ServerClock {
    start: Time,
    since: Instant,
    /// Until when a server held the folder before this one, as far as is known.
    held_until: Time,
}

impl ServerClock {
    /// Starts now. The last step that is stored was made at `last`, and the server before this one was last known to be
    /// there at `held_until`.
    pub(crate) fn start(last: Time, held_until: Time) -> ServerClock {
        ServerClock::start_at(wall(), last, held_until)
    }

    fn start_at(wall: Time, last: Time, held_until: Time) -> ServerClock {
        ServerClock {
            start: wall.max(last).max(held_until),
            since: Instant::now(),
            held_until: held_until.max(last),
        }
    }

    /// What time it is.
    pub(crate) fn now(&self) -> Time {
        self.start + self.since.elapsed().as_millis() as i64
    }

    /// For how many milliseconds since then no server held the tables.
    pub(crate) fn unheld_since(&self, at: Time) -> i64 {
        (self.start - self.held_until.max(at)).max(0)
    }
}

/// Milliseconds since 1970 by the wall clock.
fn wall() -> Time {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// S12: whoever sets the clock forward, or stops the server for a night, wins no game on time by that.
    #[test]
    fn time_without_a_server_does_not_count() {
        let (noon, minute) = (1_700_000_000_000, 60_000);
        let clock = ServerClock::start_at(noon + 600 * minute, noon, noon + 3 * minute);
        assert_eq!(clock.unheld_since(noon), 597 * minute);
        assert_eq!(clock.unheld_since(noon + 700 * minute), 0, "a step of this server");
        // A clock that was set back: time goes on from the last that is known.
        let back = ServerClock::start_at(noon - 600 * minute, noon, noon + 3 * minute);
        assert!(back.now() >= noon + 3 * minute);
        assert_eq!(back.unheld_since(noon), 0);
    }
}

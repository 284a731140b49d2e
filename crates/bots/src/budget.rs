//! How long a bot may think, and the meter that keeps it to that.

use std::time::{Duration, Instant};

/// How much a search may think about one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// That many iterations: the choice follows from rules, view and generator alone.
    Iterations(u32),
    /// That long: the choice depends on the machine too.
    Time(Duration),
}

/// The most iterations between two looks at the clock.
const BATCH: u32 = 64;

/// Counts iterations and says when to stop.
pub(crate) struct Meter<C> {
    budget: Budget,
    /// How long the search has run; asked only under a time budget.
    clock: C,
    done: u32,
    /// Iterations granted before the clock is looked at again.
    granted: u32,
}

impl Budget {
    /// A meter on the wall clock.
    pub(crate) fn meter(self) -> Meter<impl FnMut() -> Duration> {
        let mut started = None;
        Meter::new(self, move || started.get_or_insert_with(Instant::now).elapsed())
    }
}

impl<C: FnMut() -> Duration> Meter<C> {
    fn new(budget: Budget, mut clock: C) -> Meter<C> {
        let granted = match budget {
            Budget::Iterations(iterations) => iterations,
            // The first iteration is always due: it tells what one costs.
            Budget::Time(_) => {
                clock();
                1
            }
        };
        Meter { budget, clock, done: 0, granted }
    }

    /// Begins one more iteration if the budget has room for it.
    #[inline]
    pub(crate) fn next(&mut self) -> bool {
        if self.granted == 0 && !self.grant() {
            return false;
        }
        self.granted -= 1;
        self.done += 1;
        true
    }

    /// Grants half of what seems to fit into the time left, so that iterations that grow longer are noticed.
    fn grant(&mut self) -> bool {
        let Budget::Time(limit) = self.budget else { return false };
        let spent = (self.clock)();
        let each = (spent / self.done.max(1)).max(Duration::from_nanos(1));
        let Some(left) = limit.checked_sub(spent) else { return false };
        let fit = left.as_nanos() / each.as_nanos();
        self.granted = u32::try_from(fit / 2).unwrap_or(BATCH).clamp(1, BATCH);
        fit > 0 && self.done < u32::MAX - BATCH
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    /// Runs a search whose iterations cost what `cost` says, on a clock of its own.
    fn run(limit: Duration, cost: impl Fn(u32) -> Duration) -> (Duration, u32, u32) {
        let now = Cell::new(Duration::ZERO);
        let looks = Cell::new(0);
        let mut meter = Meter::new(Budget::Time(limit), || {
            looks.set(looks.get() + 1);
            now.get()
        });
        let mut done = 0;
        while meter.next() {
            done += 1;
            now.set(now.get() + cost(done));
        }
        (now.get(), done, looks.get())
    }

    #[test]
    fn a_time_budget_is_used_and_never_overrun_by_a_tenth() {
        let limit = Duration::from_millis(100);
        for micros in [1, 3, 50, 900, 4_000, 20_000] {
            let (spent, done, looks) = run(limit, |_| Duration::from_micros(micros));
            assert!(spent <= limit * 11 / 10, "{micros} µs each: {spent:?}");
            assert!(spent >= limit * 7 / 10, "{micros} µs each: {spent:?}");
            assert!(looks <= done / 32 + 20, "{looks} looks at the clock for {done} iterations");
        }
    }

    #[test]
    fn iterations_that_grow_longer_do_not_overrun_either() {
        let limit = Duration::from_millis(100);
        let (spent, ..) = run(limit, |done| Duration::from_micros(5 + u64::from(done) / 10));
        assert!(spent <= limit * 11 / 10, "{spent:?}");
        let (spent, ..) = run(limit, |done| Duration::from_micros(if done % 50 == 0 { 2_000 } else { 20 }));
        assert!(spent <= limit * 11 / 10, "{spent:?}");
    }

    #[test]
    fn iterations_are_counted_without_a_clock() {
        let mut meter = Meter::new(Budget::Iterations(7), || unreachable!("no clock"));
        assert_eq!((0..100).filter(|_| meter.next()).count(), 7);
    }
}

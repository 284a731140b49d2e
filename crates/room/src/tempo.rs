//! When the answer of a bot comes: so that people can follow, and so that haste tells nothing.

use std::time::Duration;

/// When an answer comes. Even at once there is a pace: a pass takes as long as a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tempo {
    /// It comes after a whole number of these; nothing for one that nobody has to follow.
    pub pace: Duration,
    /// The same for somebody who has seen enough.
    pub hurried: Duration,
    /// What the longest of the bot's last thoughts took: no answer comes sooner.
    pub usual: Duration,
    /// The fewest paces, unless somebody hurries.
    pub paces: u32,
}

impl Tempo {
    /// How long after the question the answer comes, when finding it took so long.
    pub fn answer_after(&self, took: Duration, is_hurried: bool) -> Duration {
        let (pace, fewest) = if is_hurried { (self.hurried, 1) } else { (self.pace, self.paces) };
        let Some(begun) = took.max(self.usual).as_micros().checked_div(pace.as_micros()) else { return took };
        pace * u32::try_from(begun + 1).unwrap_or(u32::MAX).max(fewest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn a_quick_answer_comes_no_sooner_than_a_slow_one() {
        let tempo = Tempo { pace: 900 * MS, hurried: 100 * MS, usual: 950 * MS, paces: 1 };
        for took in [MS, 400 * MS, 950 * MS] {
            assert_eq!(tempo.answer_after(took, false), 1800 * MS);
            assert_eq!(tempo.answer_after(took, true), 1000 * MS);
        }
        assert_eq!(tempo.answer_after(1801 * MS, false), 2700 * MS);
    }

    #[test]
    fn what_is_looked_at_stays_until_somebody_has_seen_enough() {
        let tempo = Tempo { pace: 900 * MS, hurried: 100 * MS, usual: MS, paces: 2 };
        assert_eq!(tempo.answer_after(MS, false), 1800 * MS);
        assert_eq!(tempo.answer_after(MS, true), 100 * MS);
        assert_eq!(Tempo::default().answer_after(MS, false), MS);
    }
}

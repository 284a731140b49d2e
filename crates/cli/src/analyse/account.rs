//! Where a result came from: for each seat what it gave away, what it was given, and what was luck.
//!
//! A seat's chance to win is what the bot thinks of the best move with the knowledge that seat had. Between two of its
//! own moves the chance changes by what the others gave away and by what nobody decided: cards drawn, hands that turn
//! out to be good or bad. So the result is the even share, less what the seat gave away, plus its part of what others
//! did, and the rest is luck.

use antre_host::{Speaker, Study};
use antre_kernel::Seat;

/// A move with what the bot thinks of it, in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct StudiedMove {
    /// Which ply it was, from 1.
    pub(crate) ply: u32,
    /// Who moved.
    pub(crate) seat: Seat,
    /// What was played.
    pub(crate) played: String,
    /// What the bot would have played.
    pub(crate) best: String,
    /// The chance to win before the move and after it; none where there was nothing to choose.
    pub(crate) chances: Option<[f64; 2]>,
}

impl StudiedMove {
    /// Says a study in words.
    pub(crate) fn new(ply: u32, study: &Study, speaker: &Speaker) -> StudiedMove {
        let before = study.best().chance.map(f64::from);
        StudiedMove {
            ply,
            seat: study.advice.seat,
            played: speaker.say(&study.played().choice.label),
            best: speaker.say(&study.best().choice.label),
            chances: before.map(|before| [before, before - f64::from(study.loss())]),
        }
    }

    /// How much of the chance to win it gave away.
    pub(crate) fn loss(&self) -> f64 {
        self.chances.map_or(0.0, |[before, after]| before - after)
    }
}

/// What became of one seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Balance {
    /// The share it would have had if all were alike.
    pub(crate) even: f64,
    /// What it gave away.
    pub(crate) lost: f64,
    /// Its part of what the others gave away.
    pub(crate) given: f64,
    /// What nobody decided.
    pub(crate) luck: f64,
    /// Its share of the win in the end.
    pub(crate) result: f64,
}

/// A whole game.
pub(crate) struct Account {
    /// Every move.
    pub(crate) moves: Vec<StudiedMove>,
    /// Every seat; empty if the game has no result.
    pub(crate) seats: Vec<Balance>,
}

impl Account {
    /// Adds up the moves of a game that ended with these shares of the win.
    pub(crate) fn of(moves: Vec<StudiedMove>, shares: Vec<f64>) -> Account {
        let all = shares.len() as f64;
        let lost = |seat: usize| -> f64 {
            moves.iter().filter(|studied| studied.seat.index() == seat).map(StudiedMove::loss).sum()
        };
        let total: f64 = (0..shares.len()).map(lost).sum();
        let balance = |(seat, &result): (usize, &f64)| {
            let (even, lost) = (1.0 / all, lost(seat));
            let given = if all > 1.0 { (total - lost) / (all - 1.0) } else { 0.0 };
            Balance { even, lost, given, luck: result - even + lost - given, result }
        };
        let seats = shares.iter().enumerate().map(balance).collect();
        Account { moves, seats }
    }

    /// The moves that gave most away, the worst first.
    pub(crate) fn worst(&self, most: usize) -> Vec<&StudiedMove> {
        let mut worst: Vec<&StudiedMove> =
            self.moves.iter().filter(|studied| studied.loss() > 0.005).collect();
        worst.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        worst.truncate(most);
        worst
    }

    /// The chance of every seat over the game, one point for each of its moves and the one before the first; between
    /// them what was known last. The last point is the result.
    pub(crate) fn curves(&self) -> Vec<Vec<f64>> {
        let curve = |(seat, balance): (usize, &Balance)| {
            let mut now = balance.even;
            let mut points = vec![now];
            for studied in &self.moves {
                if let (true, Some([before, _])) = (studied.seat.index() == seat, studied.chances) {
                    now = before;
                }
                points.push(now);
            }
            points.push(balance.result);
            points
        };
        self.seats.iter().enumerate().map(curve).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn studied(ply: u32, seat: Seat, chances: Option<[f64; 2]>) -> StudiedMove {
        StudiedMove { ply, seat, played: "p".into(), best: "b".into(), chances }
    }

    #[test]
    fn everything_is_accounted_for() {
        let moves = vec![
            studied(2, Seat::A, Some([0.6, 0.5])),
            studied(3, Seat::B, Some([0.5, 0.2])),
            studied(5, Seat::A, None),
            studied(6, Seat::A, Some([0.7, 0.7])),
        ];
        let account = Account::of(moves, vec![1.0, 0.0]);
        for seat in &account.seats {
            assert!((seat.even - seat.lost + seat.given + seat.luck - seat.result).abs() < 1e-9, "{seat:?}");
        }
        let [a, b] = [account.seats[0], account.seats[1]];
        assert!((a.lost - 0.1).abs() < 1e-9 && (a.given - 0.3).abs() < 1e-9, "{a:?}");
        assert!((a.luck + b.luck).abs() < 1e-9, "one's luck is the other's misfortune");
        assert_eq!(account.worst(1)[0].ply, 3);
        assert_eq!(account.worst(9).len(), 2);
        assert_eq!(account.curves()[0], [0.5, 0.6, 0.6, 0.6, 0.7, 1.0]);
    }
}

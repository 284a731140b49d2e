//! The end: who won, and why (DK-89 to DK-95).

use crate::card::{DRAGON, DWARVES};
use crate::{Clause, Drako, Figure, State};
use antre_kernel::{Cite as _, Outcome, Phrase, Seat, SeatSet};
use antre_stage::{Line, SeatSheet, Sheet};

impl Drako {
    /// There are no points in this game: the winner gets one (DK-95: never a draw).
    #[inline]
    pub(crate) fn result(&self, s: &State) -> Outcome {
        let (winner, _) = self.verdict(&s.open);
        let points = [i32::from(winner == DRAGON), i32::from(winner == DWARVES)];
        Outcome::new(&points, SeatSet::one(winner))
    }

    pub(crate) fn explain(&self, s: &State) -> Sheet {
        let (winner, clause) = self.verdict(&s.open);
        let open = &s.open;
        let dragon = open.armor + open.abilities.iter().sum::<u8>();
        let spaces = self.armor + self.abilities.iter().sum::<u8>();
        let alive = Figure::DWARVES.iter().filter(|&&dwarf| open.is_there(dwarf)).count();
        let (category, name, key) = match clause {
            Clause::DragonDead => ("slain", "drako-end-slain", "drako-verdict-slain"),
            Clause::DwarvesDead => ("routed", "drako-end-routed", "drako-verdict-routed"),
            _ => ("survived", "drako-end-survived", "drako-verdict-survived"),
        };
        let name = Phrase::new(name);
        let line =
            Line { category: category.into(), name, points: 1, cards: Vec::new(), clause: clause.id() };
        let column = |seat: Seat| {
            let lines: Vec<Line> = (seat == winner).then(|| line.clone()).into_iter().collect();
            SeatSheet { seat, total: lines.iter().map(|line| line.points).sum(), lines }
        };
        let verdict = Phrase::new(key).with("seat", winner).with("wounds", dragon).with("spaces", spaces);
        Sheet {
            seats: Seat::all(2).map(column).collect(),
            verdict: verdict.with("alive", alive),
            clause: clause.id(),
        }
    }
}

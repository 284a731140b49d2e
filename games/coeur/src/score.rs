//! The end: points, their reasons and the winner (CD-81 to CD-85).

use crate::card::{Kind, Type};
use crate::{Coeur, State};
use antre_kernel::{Outcome, Phrase, Seat, SeatSet};
use antre_stage::{Counted, Line, SeatSheet, Sheet};

/// What the figurine is worth to its holder (CD-83).
const FIGURINE: i32 = 3;

impl Coeur {
    fn points(&self, s: &State, seat: Seat) -> i32 {
        let figurine = if s.open.figurine == Some(seat) { FIGURINE } else { 0 };
        s.open.captured[seat.index()].worth(&self.values) + figurine
    }

    pub(crate) fn result(&self, s: &State) -> Outcome {
        let points = [self.points(s, Seat::A), self.points(s, Seat::B)];
        let winners = match (points[0].cmp(&points[1]), s.open.figurine) {
            (std::cmp::Ordering::Greater, _) => SeatSet::one(Seat::A),
            (std::cmp::Ordering::Less, _) => SeatSet::one(Seat::B),
            (std::cmp::Ordering::Equal, Some(holder)) => SeatSet::one(holder), // CD-84
            (std::cmp::Ordering::Equal, None) => SeatSet::all(2),              // CD-85
        };
        Outcome::new(&points, winners)
    }

    pub(crate) fn explain(&self, s: &State) -> Sheet {
        let seats: Vec<SeatSheet> = Seat::all(2).map(|seat| self.column(s, seat)).collect();
        let outcome = self.result(s);
        let tied = seats[0].total == seats[1].total;
        let (verdict, clause) = match outcome.winners().first() {
            _ if outcome.winners().len() == 2 => (Phrase::new("coeur-verdict-draw"), "CD-85"),
            Some(winner) if tied => (Phrase::new("coeur-verdict-figurine").with("seat", winner), "CD-84"),
            winner => (Phrase::new("coeur-verdict").with("seat", winner.unwrap_or(Seat::A)), "CD-84"),
        };
        let [a, b] = [i64::from(seats[0].total), i64::from(seats[1].total)];
        let verdict = verdict.with("high", a.max(b)).with("low", a.min(b));
        Sheet { seats, verdict, clause }
    }

    fn column(&self, s: &State, seat: Seat) -> SeatSheet {
        let mut lines = Vec::new();
        for space in Type::ALL {
            let stack = s.open.captured[seat.index()].iter_type(space);
            let counted = |card: Kind| Counted {
                code: self.code(card),
                name: self.word(card),
                points: self.value(card),
            };
            let cards: Vec<Counted> = stack.map(counted).collect();
            if !cards.is_empty() {
                lines.push(Line {
                    category: space.code().into(),
                    name: self.name_of(space).into(),
                    points: cards.iter().map(|card| card.points).sum(),
                    cards,
                    clause: "CD-83",
                });
            }
        }
        if s.open.figurine == Some(seat) {
            lines.push(Line {
                category: "figurine".into(),
                name: Phrase::new("coeur-dragon-figurine"),
                points: FIGURINE,
                cards: Vec::new(),
                clause: "CD-83",
            });
        }
        SeatSheet { seat, total: self.points(s, seat), lines }
    }
}

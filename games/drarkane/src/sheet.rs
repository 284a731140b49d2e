//! The sheet after a round: what each seat scored in it, line by line, as data for whoever looks at the table.

use crate::score::{TRICK, TROPHY};
use crate::state::at;
use crate::{Drarkane, Open};
use antre_kernel::{Phrase, Seat};
use antre_stage::{Fact, Value};

impl Drarkane {
    /// The last round that was scored; nothing before the first, nor alone.
    pub(crate) fn round_sheet(&self, open: &Open) -> Option<Fact> {
        let round = usize::from(open.round).checked_sub(1).filter(|_| !self.is_solo())?;
        let seats = || Seat::all(self.players);
        let line = |seat: Seat| open.lines[round][at(seat)];
        let scale = self.scale();
        let terror = open.terror[round];
        let row = |name: Phrase, cell: &dyn Fn(Seat) -> (i32, Option<Phrase>)| {
            let (points, notes): (Vec<i32>, Vec<Option<Phrase>>) = seats().map(cell).unzip();
            let notes = notes.into_iter().map(|note| note.unwrap_or_else(|| Phrase::bare("")));
            Value::Facts(vec![
                Fact::new("name", name),
                Fact::new("points", points.into_iter().collect::<Value>()),
                Fact::new("notes", notes.collect::<Value>()),
            ])
        };
        let mut rows = vec![
            row(Phrase::new("drarkane-sheet-tricks").with("n", i64::from(TRICK)), &|seat| {
                let (bid, tricks) = (line(seat).bid(), line(seat).tricks());
                let note = Phrase::new("drarkane-sheet-made").with("bid", bid).with("tricks", tricks);
                (scale * TRICK * i32::from(tricks), Some(note))
            }),
            row(Phrase::new("drarkane-sheet-dragons").with("n", i64::from(TROPHY)), &|seat| {
                let note = Phrase::bare(line(seat).dragons);
                (scale * TROPHY * i32::from(line(seat).dragons), Some(note))
            }),
            row(Phrase::new("drarkane-sheet-terror").with("n", i64::from(terror)), &|seat| {
                let (bid, tricks) = (i32::from(line(seat).bid()), i32::from(line(seat).tricks()));
                let note = match (bid - tricks).abs() {
                    0 => "drarkane-sheet-share.all",
                    1 => "drarkane-sheet-share.half",
                    _ => "drarkane-sheet-share.none",
                };
                (self.share(terror.into(), bid, tricks), Some(Phrase::new(note)))
            }),
        ];
        if self.treasures {
            rows.push(row(Phrase::new("drarkane-sheet-treasures"), &|seat| {
                (self.treasure_lines(open, round, seat).map(|(_, points)| points).sum(), None)
            }));
        }
        rows.push(row(Phrase::new("drarkane-sheet-round"), &|seat| {
            (self.round_points(open, round, seat), None)
        }));
        let total = if self.teams { "drarkane-sheet-total.team" } else { "drarkane-sheet-total" };
        rows.push(row(Phrase::new(total), &|seat| (self.standing(open, seat), None)));
        let title = if open.was_lost(round) { "drarkane-sheet.lost" } else { "drarkane-sheet" };
        Some(Fact::new(
            "sheet",
            vec![
                Fact::new("round", round as i64 + 1),
                Fact::new("title", Phrase::new(title).with("round", round + 1)),
                Fact::new("seats", seats().collect::<Value>()),
                Fact::new("rows", Value::List(rows)),
            ],
        ))
    }
}

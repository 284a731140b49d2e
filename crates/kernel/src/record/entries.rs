//! What happened in a game, line by line: written, and read back against the rules.

use super::{Entry, EntryOf, Ply, apply, standing};
use crate::{Cite, Misread, Next, Notation, Phrase, Seat};
use std::fmt::Write as _;

/// Writes one line an entry.
pub(crate) fn write_entries<R: Notation>(rules: &R, entries: &[EntryOf<R>], text: &mut String) {
    let mut ply = 0;
    for entry in entries {
        let _ = match entry {
            Entry::Ply(step) => {
                ply += 1;
                match step {
                    Ply::Move(seat, m) => writeln!(text, "{ply} {seat} {}", rules.write_move(*m)),
                    Ply::Roll(roll) => writeln!(text, "{ply} * {}", rules.write_roll(roll)),
                }
            }
            Entry::Undo { to, by } => {
                ply = *to;
                writeln!(text, "undo {to} {by}")
            }
            Entry::Resign(seat) => writeln!(text, "resign {seat}"),
            Entry::Player { seat, who } => writeln!(text, "player {seat} {who}"),
        };
    }
}

/// Reads entries line by line and checks each against the rules as it goes.
pub(crate) struct Reader<'a, R: Notation> {
    rules: &'a R,
    start: R::State,
    pub(crate) state: R::State,
    pub(crate) entries: Vec<EntryOf<R>>,
    pub(crate) ply: u32,
    resigned: bool,
}

impl<'a, R: Notation> Reader<'a, R> {
    pub(crate) fn new(rules: &'a R, start: Option<R::State>) -> Self {
        let start = start.unwrap_or_else(|| rules.start());
        Reader { rules, state: start.clone(), start, entries: Vec::new(), ply: 0, resigned: false }
    }

    pub(crate) fn line(&mut self, number: u32, line: &str) -> Result<(), Misread> {
        let bad = || Misread::new(Phrase::new("record-bad-line").with("got", line)).at_line(number);
        let (word, rest) = line.split_once(' ').ok_or_else(bad)?;
        if self.resigned {
            return Err(Misread::new(Phrase::new("record-after-end")).at_line(number));
        }
        match word {
            "undo" => {
                let (to, by) = rest.split_once(' ').ok_or_else(bad)?;
                let to: u32 = to.parse().ok().filter(|&to| to < self.ply).ok_or_else(bad)?;
                let by = Seat::read(by, self.rules.seats()).ok_or_else(bad)?;
                self.entries.push(Entry::Undo { to, by });
                self.state = self.start.clone();
                for ply in standing(&self.entries) {
                    apply(self.rules, &mut self.state, ply, &mut ());
                }
                self.ply = to;
            }
            "resign" => {
                let seat = Seat::read(rest, self.rules.seats()).ok_or_else(bad)?;
                self.entries.push(Entry::Resign(seat));
                self.resigned = true;
            }
            "player" => {
                let (seat, who) = rest.split_once(' ').ok_or_else(bad)?;
                let seat = Seat::read(seat, self.rules.seats()).ok_or_else(bad)?;
                if who.is_empty() || who.contains(char::is_control) {
                    return Err(bad());
                }
                self.entries.push(Entry::Player { seat, who: who.to_owned() });
            }
            _ => self.ply(number, word, rest).map_err(|e| e.at_line(number))?,
        }
        Ok(())
    }

    fn ply(&mut self, number: u32, word: &str, rest: &str) -> Result<(), Misread> {
        let expected = self.ply + 1;
        if word.parse() != Ok(expected) {
            let what =
                Phrase::new("record-wrong-ply").with("expected", i64::from(expected)).with("got", word);
            return Err(Misread::new(what).at_line(number));
        }
        let (who, what) = rest.split_once(' ').unwrap_or((rest, ""));
        let next = self.rules.next(&self.state);
        let ply = if who == "*" {
            let roll = self.rules.read_roll(what)?;
            if next != Next::Chance || !self.rules.can_roll(&self.state, &roll) {
                return Err(Phrase::new("record-impossible-roll").with("got", what).into());
            }
            Ply::Roll(roll)
        } else {
            let seat = Seat::read(who, self.rules.seats())
                .ok_or_else(|| Phrase::new("record-unknown-seat").with("got", who))?;
            let m = self.rules.read_move(what)?;
            self.rules.check(&self.state, seat, m).map_err(|illegal| {
                Phrase::new("record-illegal-move").with("got", what).with("clause", illegal.clause.id())
            })?;
            Ply::Move(seat, m)
        };
        apply(self.rules, &mut self.state, &ply, &mut ());
        self.entries.push(Entry::Ply(ply));
        self.ply = expected;
        Ok(())
    }
}

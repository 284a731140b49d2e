//! Taking back: free or agreed, marked, recorded, and never a way to draw a roll anew.

use super::tables::{all_eyes, first_difference, random_move};
use super::{Broken, Law, Lawful, Run};
use antre_kernel::{
    Dice, Entry, EntryOf, Eye, Next, Ply, Record, Rng, Seat, SeatSet, Table, Undo, UndoRefusal,
};
use antre_stage::Present;
use std::sync::Arc;

/// A table, what was played on it, and how it looked before each move.
struct Line<R: Present> {
    table: Table<R>,
    seed: u64,
    /// The moves that stand: how many plies stood before each, whose it was, and what.
    moves: Vec<(u32, Seat, R::Move)>,
    /// How the table looked when so many plies stood.
    looks: Vec<(u32, String)>,
    /// Moves ever played, taken back or not.
    played: usize,
    undos: usize,
    agreed: bool,
}

/// Plays one game at a table, taking back on the way.
pub(crate) fn play<R: Present>(run: &mut Run<'_, R>, seed: u64) -> Lawful {
    if !run.on(Law::Undo) {
        return Ok(());
    }
    let mut dice = Rng::for_job(seed, 0x0bac);
    let table = Table::practice(Arc::clone(&run.laws.rules), seed);
    let mut line =
        Line { table, seed, moves: Vec::new(), looks: Vec::new(), played: 0, undos: 0, agreed: false };
    line.look(run)?;
    while line.table.next() != Next::Over && line.table.version() < run.laws.bound {
        if line.undos < 12 && dice.below(4) == 0 {
            let seat = Seat::new(dice.below(usize::from(run.rules.seats())));
            line.take_back(run, seat, &mut dice)?;
            continue;
        }
        let before = line.table.plies();
        let Some((seat, m)) = random_move(&mut line.table, &mut dice) else { break };
        line.moves.push((before, seat, m));
        line.played += 1;
        line.look(run)?;
    }
    if line.table.next() != Next::Over {
        line.table.resign(Seat::A);
    }
    run.tally.undos += line.undos as u64;
    line.end(run)
}

impl<R: Present> Line<R> {
    fn broken(&self, run: &Run<'_, R>, what: impl Into<String>) -> Broken {
        run.table_broken(Law::Undo, self.seed, &self.table, what)
    }

    /// Remembers how the table looks, or holds it against how it looked when as many plies stood.
    fn look(&mut self, run: &Run<'_, R>) -> Lawful {
        let (plies, look) = (self.table.plies(), all_eyes(&self.table));
        match self.looks.iter().find(|(then, _)| *then == plies) {
            None => self.looks.push((plies, look)),
            Some((_, then)) if *then == look => {}
            Some((_, then)) => {
                let what = first_difference(then, &look);
                return Err(
                    self.broken(run, format!("after taking back, the same plies look different:{what}"))
                );
            }
        }
        Ok(())
    }

    /// What taking back should mean for a seat, by the plies that everybody saw.
    fn offer(&self, seat: Seat) -> Option<Undo> {
        let plies = self.table.excerpt(Eye::Public);
        let mark = format!("{seat} ");
        let last = plies.iter().rposition(|ply| ply.starts_with(&mark))?;
        Some(Undo { to: last as u32, free: last + 1 == plies.len() })
    }

    fn take_back(&mut self, run: &Run<'_, R>, seat: Seat, dice: &mut Rng) -> Lawful {
        let everybody = SeatSet::all(run.rules.seats());
        let others = everybody.without(seat);
        let (version, look, marks) = (self.table.version(), all_eyes(&self.table), self.table.marks());
        let unchanged = |line: &Line<R>| line.table.version() == version && all_eyes(&line.table) == look;
        let Some(offer) = self.offer(seat) else {
            let refused = self.table.undo(seat, everybody, others);
            if refused != Err(UndoRefusal::NothingToTakeBack) || !unchanged(self) {
                return Err(self.broken(run, format!("{seat} had nothing to take back, but got {refused:?}")));
            }
            return Ok(());
        };
        if self.table.undo_offer(seat) != Some(offer) {
            let got = self.table.undo_offer(seat);
            return Err(self.broken(run, format!("{seat} should be offered {offer:?}, not {got:?}")));
        }
        if !offer.free && !others.is_empty() {
            for unwilling in others.iter() {
                let refused = self.table.undo(seat, everybody, others.without(unwilling));
                let expected = Err(UndoRefusal::NeedsConsent(SeatSet::one(unwilling)));
                if refused != expected || !unchanged(self) {
                    let what = format!("{seat} took back without {unwilling}: {refused:?}");
                    return Err(self.broken(run, what));
                }
            }
        }
        // Bots are not asked.
        let alone = dice.below(3) == 0;
        let humans = if alone { SeatSet::one(seat) } else { everybody };
        let agreed = if offer.free || alone { SeatSet::NONE } else { others };
        let taken = self.table.undo(seat, humans, agreed);
        if taken != Ok(offer) || self.table.plies() != offer.to || self.table.version() != version + 1 {
            return Err(self.broken(run, format!("{seat} should have taken back {offer:?}, but {taken:?}")));
        }
        let expected = marks.undone || !offer.free;
        if self.table.marks().undone != expected {
            return Err(self.broken(run, format!("the mark should be {expected} after {offer:?}")));
        }
        self.undos += 1;
        self.agreed |= !offer.free;
        self.look(run)?;
        let again = self.moves.iter().position(|(before, ..)| *before == offer.to).unwrap_or(0);
        let taken = self.moves.split_off(again);
        if dice.below(3) == 0 {
            self.looks.retain(|(plies, _)| *plies <= offer.to);
            return Ok(());
        }
        for (before, seat, m) in taken {
            if self.table.plies() != before || self.table.play(seat, m).is_err() {
                let m = run.rules.write_move(m);
                return Err(self.broken(run, format!("{seat} {m} cannot be played again after ply {before}")));
            }
            self.moves.push((before, seat, m));
            self.played += 1;
            self.look(run)?;
        }
        Ok(())
    }

    /// What was taken back stays in the record, and nothing is taken back after the end.
    fn end(mut self, run: &Run<'_, R>) -> Lawful {
        let everybody = SeatSet::all(run.rules.seats());
        for seat in everybody.iter() {
            let refused = self.table.undo(seat, everybody, everybody);
            if refused != Err(UndoRefusal::Over) {
                return Err(self.broken(run, format!("{seat} took back after the end: {refused:?}")));
            }
        }
        let Some(record) = self.table.record() else {
            return Err(self.broken(run, "a finished table gives no record"));
        };
        let count =
            |wanted: fn(&EntryOf<R>) -> bool| record.entries.iter().filter(|entry| wanted(entry)).count();
        let moves = count(|entry| matches!(entry, Entry::Ply(Ply::Move(..))));
        let undos = count(|entry| matches!(entry, Entry::Undo { .. }));
        if (moves, undos) != (self.played, self.undos) || record.header.marks.undone != self.agreed {
            let what = format!(
                "{} moves and {} undos were made, the record has {moves} and {undos}, marks {:?}",
                self.played, self.undos, record.header.marks
            );
            return Err(self.broken(run, what));
        }
        let text = record.write(run.rules);
        match Record::read(run.rules, &text) {
            Ok(read) if read.write(run.rules) == text && read.entries == record.entries => Ok(()),
            Ok(_) => Err(self.broken(run, format!("a record with undos is read back as another:\n{text}"))),
            Err(misread) => {
                Err(self.broken(run, format!("a record with undos is refused: {misread:?}\n{text}")))
            }
        }
    }
}

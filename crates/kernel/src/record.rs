//! The record of a game: set-up, moves and rolls as a readable text that replays bit for bit.

mod entries;
mod header;

pub(crate) use entries::{Reader, write_entries};
pub use header::Header;
pub(crate) use header::Lines;

use crate::{Key, Misread, Narrate, Next, Notation, Outcome, Phrase, Rules, Seat};
use std::fmt::Write as _;

/// One step of a game: a seat moved or chance decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ply<M, L> {
    /// This seat played this move.
    Move(Seat, M),
    /// Chance decided this.
    Roll(L),
}

/// A ply of this game.
pub type PlyOf<R> = Ply<<R as Rules>::Move, <R as Rules>::Roll>;

/// One line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<M, L> {
    /// A step of the game.
    Ply(Ply<M, L>),
    /// A seat took back: the game stands again as after that many plies.
    Undo {
        /// How many plies stand.
        to: u32,
        /// Who took back.
        by: Seat,
    },
    /// A seat gave up.
    Resign(Seat),
    /// From here on another plays for a seat.
    Player {
        /// Whose seat it is.
        seat: Seat,
        /// Who plays, as the head of a record would say it: `lanterne`, `human Alice`.
        who: String,
    },
}

/// An entry of this game's records.
pub type EntryOf<R> = Entry<<R as Rules>::Move, <R as Rules>::Roll>;

/// What everybody at the table should know about how it was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// Its chance came from a small seed that anybody may repeat.
    pub practice: bool,
    /// Something was taken back that needed the others' consent.
    pub undone: bool,
}

/// A finished game that anybody may read.
pub struct Record<R: Rules> {
    /// Its head.
    pub header: Header,
    /// The state before the first ply, if not the start of the rules.
    pub(crate) start: Option<R::State>,
    /// All that happened, what was taken back included.
    pub entries: Vec<EntryOf<R>>,
}

const MAGIC: &str = "antre record 1";

/// What somebody calls themselves, fit for a line of its own.
pub(crate) fn one_line(name: String) -> String {
    name.split(char::is_control).collect::<Vec<_>>().join(" ").trim_end().to_owned()
}

/// Whether a name fits on the line of a head that is kept for it: 1 to `most` characters, none of them a control
/// character, and no blanks around them.
pub fn fits_a_line(name: &str, most: usize) -> bool {
    let plain = !name.chars().any(char::is_control) && name.trim() == name;
    plain && (1..=most).contains(&name.chars().count())
}

impl<R: Notation> Record<R> {
    /// The record as text.
    pub fn write(&self, rules: &R) -> String {
        let mut text = self.header.write(MAGIC);
        text.push_str("start\n");
        write_entries(rules, &self.entries, &mut text);
        if let Some(outcome) = self.outcome(rules) {
            let _ = writeln!(text, "{}", result_line(&outcome));
        }
        let _ = writeln!(text, "sum {:016x}", checksum(text.as_bytes()));
        text
    }

    /// Reads a record and replays it, so that what is returned is known to be a legal, finished game.
    ///
    /// # Errors
    /// The line that is damaged, foreign or illegal, and why.
    pub fn read(rules: &R, text: &str) -> Result<Record<R>, Misread> {
        // A record that went through another system's hands may have its line ends.
        let text = &text.replace("\r\n", "\n");
        let (header, lines) = Header::split(text, MAGIC)?;
        header.fits(rules)?;
        let start = read_start(rules, &header)?;
        let mut reader = Reader::new(rules, start.clone());
        let mut summed = false;
        let mut result = None;
        let mut last = 0;
        for (number, line) in lines {
            last = number;
            let line = line.trim_end();
            if summed {
                return Err(Misread::new(Phrase::new("record-after-sum")).at_line(number));
            } else if let Some(sum) = line.strip_prefix("sum ") {
                let before = text.lines().take(number as usize - 1).map(|line| line.len() + 1).sum::<usize>();
                if sum != format!("{:016x}", checksum(&text.as_bytes()[..before.min(text.len())])) {
                    return Err(Misread::new(Phrase::new("record-wrong-sum")).at_line(number));
                }
                summed = true;
            } else if line.starts_with("result ") {
                result = Some((number, line.to_owned()));
            } else {
                reader.line(number, line)?;
            }
        }
        if !summed {
            return Err(Misread::new(Phrase::new("record-cut-short")).at_line(last));
        }
        let record = Record { header, start, entries: reader.entries };
        let Some(outcome) = record.outcome(rules) else {
            return Err(Misread::new(Phrase::new("record-unfinished")).at_line(last));
        };
        match result {
            Some((_, line)) if line == result_line(&outcome) => Ok(record),
            Some((number, _)) => {
                Err(Misread::new(Phrase::new("record-other-result").with("expected", result_line(&outcome)))
                    .at_line(number))
            }
            None => Err(Misread::new(Phrase::new("record-cut-short")).at_line(last)),
        }
    }

    /// Walks through the game from its beginning.
    pub fn replay<'a>(&'a self, rules: &'a R) -> Replay<'a, R> {
        let state = self.start.clone().unwrap_or_else(|| rules.start());
        Replay { rules, line: standing(&self.entries), state, done: 0 }
    }

    /// How many rolls there are, those taken back included, if each follows from this key and its ply.
    ///
    /// # Errors
    /// The first ply (from 1) whose roll does not.
    pub fn rolls_follow(&self, rules: &R, key: &Key) -> Result<u32, u32> {
        let start = || self.start.clone().unwrap_or_else(|| rules.start());
        let (mut state, mut ply, mut rolls) = (start(), 0, 0);
        for (index, entry) in self.entries.iter().enumerate() {
            match entry {
                Entry::Ply(step) => {
                    if let Ply::Roll(roll) = step {
                        let due = rules.roll(&state, &mut key.at_ply(ply));
                        if rules.write_roll(&due) != rules.write_roll(roll) {
                            return Err(ply + 1);
                        }
                        rolls += 1;
                    }
                    apply(rules, &mut state, step, &mut ());
                    ply += 1;
                }
                Entry::Undo { to, .. } => {
                    state = start();
                    for step in standing(&self.entries[..=index]) {
                        apply(rules, &mut state, step, &mut ());
                    }
                    ply = *to;
                }
                Entry::Resign(_) | Entry::Player { .. } => {}
            }
        }
        Ok(rolls)
    }

    /// The result, if the game was played to the end or given up.
    pub fn outcome(&self, rules: &R) -> Option<Outcome> {
        let mut replay = self.replay(rules);
        while replay.step(&mut ()).is_some() {}
        match self.entries.last() {
            Some(Entry::Resign(seat)) => Some(resigned(rules, *seat)),
            _ => (rules.next(&replay.state) == Next::Over).then(|| rules.outcome(&replay.state)),
        }
    }
}

/// A walk through a finished game, ply by ply.
pub struct Replay<'a, R: Rules> {
    rules: &'a R,
    line: Vec<&'a PlyOf<R>>,
    state: R::State,
    done: usize,
}

impl<'a, R: Rules> Replay<'a, R> {
    /// The state now; a finished game has no secrets.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// How many plies were walked.
    pub fn done(&self) -> usize {
        self.done
    }

    /// Lets the next ply happen and says which it was.
    pub fn step(&mut self, out: &mut impl Narrate<R::Event>) -> Option<&'a PlyOf<R>> {
        let ply = *self.line.get(self.done)?;
        apply(self.rules, &mut self.state, ply, out);
        self.done += 1;
        Some(ply)
    }
}

/// Lets a ply happen.
pub(crate) fn apply<R: Rules>(rules: &R, s: &mut R::State, ply: &PlyOf<R>, out: &mut impl Narrate<R::Event>) {
    match ply {
        Ply::Move(seat, m) => rules.apply(s, *seat, *m, out),
        Ply::Roll(roll) => rules.settle(s, roll, out),
    }
}

/// The plies that stand, what was taken back left out.
pub(crate) fn standing<M, L>(entries: &[Entry<M, L>]) -> Vec<&Ply<M, L>> {
    let mut line = Vec::with_capacity(entries.len());
    for entry in entries {
        match entry {
            Entry::Ply(ply) => line.push(ply),
            Entry::Undo { to, .. } => line.truncate(*to as usize),
            Entry::Resign(_) | Entry::Player { .. } => {}
        }
    }
    line
}

/// The result when a seat gives up: the others share the win, and nobody has points.
pub(crate) fn resigned<R: Rules>(rules: &R, seat: Seat) -> Outcome {
    let seats = rules.seats();
    let points = [0; crate::MAX_SEATS];
    let others = crate::SeatSet::all(seats).without(seat);
    let winners = if others.is_empty() { crate::SeatSet::one(seat) } else { others };
    Outcome::new(&points[..seats as usize], winners)
}

pub(crate) fn read_start<R: Notation>(rules: &R, header: &Header) -> Result<Option<R::State>, Misread> {
    if header.position.is_empty() {
        return Ok(None);
    }
    rules.read_position(&header.position).map(Some)
}

fn result_line(outcome: &Outcome) -> String {
    let mut line = String::from("result");
    for seat in Seat::all(outcome.seats()) {
        let _ = write!(line, " {seat} {} {}", outcome.points(seat), outcome.share(seat));
    }
    line
}

/// FNV-1a, 64 bits: finds accidents, not forgers.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

//! The record of a game: set-up, moves and rolls as a readable text that replays bit for bit.

use crate::{Cite, Field, Key, Misread, Narrate, Next, Notation, Outcome, Phrase, Rules, Seat, Setup};
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

/// The public head of a record or a saved game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's short name.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Pack and options.
    pub setup: Setup,
    /// Who sat where: one free text a seat, such as `human Alice`; may be empty.
    pub players: Vec<String>,
    /// How it was played.
    pub marks: Marks,
    /// The position it started from, if not from the deal.
    pub position: Vec<Field>,
    /// Where its lines stood in the file it was read from.
    lines: HeadLines,
}

/// The lines on which a head names its game, its pack and its first option; 0 where it was written by a program.
#[derive(Clone, Copy, Debug, Default)]
struct HeadLines {
    game: u32,
    pack: u32,
    options: u32,
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

// Two heads that say the same are equal, wherever they stood.
impl PartialEq for HeadLines {
    fn eq(&self, _: &HeadLines) -> bool {
        true
    }
}
impl Eq for HeadLines {}

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

impl Header {
    pub(crate) fn of<R: Notation>(
        rules: &R,
        players: &[String],
        marks: Marks,
        start: Option<&R::State>,
    ) -> Header {
        let mut position = start.map_or_else(Vec::new, |s| rules.write_position(s));
        if start.is_some() && !position.iter().any(|field| field.key == "partial") {
            position.insert(0, Field::new("partial", ""));
        }
        Header {
            game: R::ID.into(),
            rules_version: rules.rules_version(),
            setup: rules.setup().clone(),
            players: players.to_vec(),
            marks,
            position,
            lines: HeadLines::default(),
        }
    }

    pub(crate) fn write(&self, magic: &str) -> String {
        let mut text = format!("{magic}\ngame {} {}\n", self.game, self.rules_version);
        let setup = &self.setup;
        let _ = writeln!(text, "pack {} {}", setup.pack, setup.pack_hash);
        let _ = writeln!(text, "seats {}", setup.seats);
        for (key, value) in &setup.options {
            let _ = writeln!(text, "option {key} {value}");
        }
        for (index, player) in self.players.iter().enumerate() {
            let _ = writeln!(text, "seat {} {player}", Seat::new(index));
        }
        for (on, mark) in [(self.marks.practice, "practice"), (self.marks.undone, "undone")] {
            if on {
                let _ = writeln!(text, "mark {mark}");
            }
        }
        for field in &self.position {
            let _ = writeln!(text, "position {}: {}", field.key, field.value);
        }
        text
    }

    /// Reads the head of a record, to learn which game to build before the rest is read.
    ///
    /// # Errors
    /// The first line that is not a record's.
    pub fn read(text: &str) -> Result<Header, Misread> {
        Ok(Header::split(text, MAGIC)?.0)
    }

    pub(crate) fn split<'a>(text: &'a str, magic: &str) -> Result<(Header, Lines<'a>), Misread> {
        let mut lines = Lines { rest: text.lines(), number: 0 };
        let Some((_, first)) = lines.next() else {
            return Err(Misread::new(Phrase::new("record-empty")).at_line(1));
        };
        let kind = magic.trim_end_matches(|c: char| c.is_ascii_digit());
        if first.trim_end() != magic && first.starts_with(kind) {
            let what =
                Phrase::new("record-other-format").with("got", first.trim_end()).with("expected", magic);
            return Err(Misread::new(what).at_line(1));
        }
        if first.trim_end() != magic {
            return Err(Misread::new(Phrase::new("record-not-one").with("expected", magic)).at_line(1));
        }
        let mut header = Header {
            game: String::new(),
            rules_version: 0,
            setup: Setup::default(),
            players: Vec::new(),
            marks: Marks::default(),
            position: Vec::new(),
            lines: HeadLines::default(),
        };
        for (number, line) in lines.by_ref() {
            let line = line.trim_end();
            if line == "start" {
                if header.game.is_empty() || header.setup.seats == 0 || header.setup.pack_hash.is_empty() {
                    return Err(Misread::new(Phrase::new("record-head-incomplete")).at_line(number));
                }
                return Ok((header, lines));
            }
            header.read_line(number, line).ok_or_else(|| {
                Misread::new(Phrase::new("record-bad-line").with("got", line)).at_line(number)
            })?;
        }
        Err(Misread::new(Phrase::new("record-cut-short")).at_line(lines.number))
    }

    fn read_line(&mut self, number: u32, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "game" => {
                let (game, version) = rest.split_once(' ')?;
                self.game = game.into();
                self.lines.game = number;
                self.rules_version = version.parse().ok()?;
            }
            "pack" => {
                let (pack, hash) = rest.rsplit_once(' ')?;
                self.setup.pack = pack.into();
                self.lines.pack = number;
                self.setup.pack_hash = hash.into();
            }
            "seats" => {
                self.setup.seats = rest.parse().ok().filter(|n| (1..=crate::MAX_SEATS as u8).contains(n))?
            }
            "option" => {
                let (key, value) = rest.split_once(' ')?;
                self.setup.options.push((key.into(), value.into()));
                if self.lines.options == 0 {
                    self.lines.options = number;
                }
            }
            "seat" => {
                let (seat, player) = rest.split_once(' ')?;
                let seat = Seat::read(seat, self.setup.seats)?;
                if seat.index() != self.players.len() {
                    return None;
                }
                self.players.push(player.into());
            }
            "mark" => match rest {
                "practice" => self.marks.practice = true,
                "undone" => self.marks.undone = true,
                _ => return None,
            },
            "position" => self.position.push(Field::read(number, rest)),
            _ => return None,
        }
        Some(())
    }

    /// The line that names the game, for complaints; 0 if the head was written by a program.
    pub fn game_line(&self) -> u32 {
        self.lines.game
    }

    /// The line that names the pack.
    pub fn pack_line(&self) -> u32 {
        self.lines.pack
    }

    /// The first line that names an option; that of the pack if none does.
    pub fn options_line(&self) -> u32 {
        if self.lines.options > 0 { self.lines.options } else { self.lines.pack }
    }

    /// Whether this head belongs to the game at hand.
    ///
    /// # Errors
    /// What differs: the game, its rules version, the pack or an option.
    pub fn fits<R: Notation>(&self, rules: &R) -> Result<(), Misread> {
        let differs = |line: u32, what: &'static str, got: String, expected: String| {
            Err(Misread::new(Phrase::new(what).with("got", got).with("expected", expected)).at_line(line))
        };
        let setup = rules.setup();
        if self.game != R::ID {
            return differs(self.lines.game, "record-other-game", self.game.clone(), R::ID.into());
        }
        if self.rules_version != rules.rules_version() {
            return differs(
                self.lines.game,
                "record-other-rules",
                self.rules_version.to_string(),
                rules.rules_version().to_string(),
            );
        }
        if self.setup.pack_hash != setup.pack_hash {
            let name = |s: &Setup| format!("{} {}", s.pack, s.pack_hash);
            return differs(self.lines.pack, "record-other-pack", name(&self.setup), name(setup));
        }
        if self.setup.options != setup.options || self.setup.seats != setup.seats {
            let all = |s: &Setup| {
                s.options.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
            };
            return differs(self.lines.options, "record-other-options", all(&self.setup), all(setup));
        }
        Ok(())
    }
}

/// The lines of a text with their numbers.
pub(crate) struct Lines<'a> {
    rest: std::str::Lines<'a>,
    number: u32,
}

impl<'a> Iterator for Lines<'a> {
    type Item = (u32, &'a str);
    fn next(&mut self) -> Option<(u32, &'a str)> {
        let line = self.rest.next()?;
        self.number += 1;
        Some((self.number, line))
    }
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

//! The head of a record or a saved game: which game, with which pack and options, and who sat where.

use super::{MAGIC, Marks};
use crate::{Field, Misread, Notation, Phrase, Seat, Setup};
use std::fmt::Write as _;

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

// Two heads that say the same are equal, wherever they stood.
impl PartialEq for HeadLines {
    fn eq(&self, _: &HeadLines) -> bool {
        true
    }
}
impl Eq for HeadLines {}

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

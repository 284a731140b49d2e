//! The text of a scenario file, taken apart: its head, its blocks, and the lines of a block.

use super::{Front, read_eye};
use antre_kernel::{Arg, Eye, Field, MAX_SEATS, Misread, Next, Phrase, Seat, SeatSet};
use std::fmt;

/// Reads the head and says how many lines it takes.
pub(super) fn front(text: &str) -> Result<(Front, usize), Misread> {
    let mut lines = text.lines().zip(1..);
    if lines.next().is_none_or(|(line, _)| line.trim_end() != "---") {
        return Err(wrong(1, Phrase::new("scenario-no-front")));
    }
    let mut game = None;
    let mut pack = None;
    for (line, number) in lines {
        let field = Field::read(number, line);
        match field.key.as_str() {
            "---" => {
                let game = game.ok_or_else(|| wrong(number, Phrase::new("scenario-no-game")))?;
                return Ok((Front { game, pack }, number as usize));
            }
            "game" => game = Some(field.value),
            "pack" => pack = Some(field.value),
            "" => {}
            _ => {
                let allowed = list(&["game: ID", "pack: NAME", "---"]);
                let what = Phrase::new("scenario-unknown-line").with("got", line.trim());
                return Err(wrong(number, what.with("allowed", allowed)));
            }
        }
    }
    Err(wrong(1, Phrase::new("scenario-front-open")))
}

/// Whether there is a head, or what is left of one, or a block that only a scenario file has.
pub(super) fn is_meant(text: &str) -> bool {
    let is_field = |line: &&str| {
        let key = line.split_once(':').map(|(key, _)| key.trim().to_lowercase());
        key.is_some_and(|key| key == "game" || key == "pack")
    };
    // A longer fence quotes a scenario, to explain it.
    let mut quoted = false;
    let is_block = |line: &str| {
        let language = line.trim().strip_prefix(FENCE);
        quoted ^= language.is_some_and(|language| language.starts_with('`'));
        !quoted && language.is_some_and(|language| language.trim() == LANGUAGE)
    };
    let head: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).take(HEAD).collect();
    let opens = head.first().is_some_and(|first| first.starts_with("--"));
    opens || head.iter().any(is_field) || text.lines().any(is_block)
}

/// One fenced block with the heading above it.
pub(super) struct Block<'a> {
    pub(super) heading: String,
    /// The line of its fence.
    line: u32,
    /// Its lines that are not blank, with their numbers.
    lines: Vec<(u32, &'a str)>,
}

/// The `antre` blocks of a file, after `skip` lines of head.
pub(super) fn blocks(text: &str, skip: usize) -> Result<Vec<Block<'_>>, Misread> {
    let mut blocks = Vec::new();
    let mut heading = String::new();
    let mut lines = text.lines().zip(1..).skip(skip);
    while let Some((line, number)) = lines.next() {
        if line.starts_with('#') {
            heading = line.trim_start_matches('#').trim().to_owned();
        } else if let Some(language) = line.trim().strip_prefix(FENCE) {
            let mut inside = Vec::new();
            let mut closed = false;
            for (line, number) in lines.by_ref() {
                closed = line.trim() == FENCE;
                if closed {
                    break;
                }
                inside.extend((!line.trim().is_empty()).then(|| (number, line.trim())));
            }
            if !closed {
                return Err(wrong(number, Phrase::new("scenario-block-open")));
            }
            if language.trim() == LANGUAGE {
                blocks.push(Block { heading: heading.clone(), line: number, lines: inside });
            }
        }
    }
    Ok(blocks)
}

const FENCE: &str = "```";
/// What a block of a scenario is marked with.
const LANGUAGE: &str = "antre";
/// How many lines a head has at most, blank ones aside.
const HEAD: usize = 5;

/// What a block sets up, and the lines of its plays and expectations.
pub(super) struct Script<'a> {
    /// The line of its fence.
    pub(super) line: u32,
    pub(super) pack: Option<String>,
    pub(super) seats: Option<u8>,
    pub(super) options: Vec<(String, String)>,
    pub(super) start: Start,
    pub(super) seed: Option<u64>,
    steps: &'a [(u32, &'a str)],
}

/// Where a scenario starts.
pub(super) enum Start {
    /// At the start of the rules.
    Deal,
    /// At a position.
    Position(Vec<Field>),
}

/// One play or expectation.
pub(super) struct Step {
    pub(super) line: u32,
    pub(super) act: Act,
}

pub(super) enum Act {
    /// A seat plays this, or is refused by this clause.
    Play { seat: Seat, text: String, refused: Option<String> },
    /// Chance is fixed to this.
    Roll(String),
    /// Something must hold.
    Expect(Expect),
}

pub(super) enum Expect {
    Field {
        key: String,
        value: String,
    },
    Size {
        key: String,
        count: usize,
    },
    LegalCount(usize),
    Legal {
        seat: Seat,
        text: String,
    },
    Illegal {
        seat: Seat,
        text: String,
        clause: String,
    },
    Next(Coming),
    Score {
        seat: Seat,
        category: Option<String>,
        points: i32,
    },
    /// These seats won; if none are named, several did.
    Winner(Option<SeatSet>),
    Sees {
        eye: Eye,
        key: String,
        value: String,
    },
    Knows {
        eye: Eye,
        key: String,
        value: String,
    },
}

/// Who comes next, as scenarios spell it.
#[derive(PartialEq)]
pub(super) struct Coming(pub(super) Next);

impl fmt::Display for Coming {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Next::Chance => f.write_str("chance"),
            Next::Over => f.write_str("over"),
            Next::Seats(seats) => {
                let letters = seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>();
                f.write_str(&letters.join(" "))
            }
        }
    }
}

impl<'a> Script<'a> {
    pub(super) fn read(block: &'a Block<'a>) -> Result<Script<'a>, Misread> {
        let is_step = |&(_, line): &(u32, &str)| line.starts_with(['>', '=']);
        let first_step = block.lines.iter().position(is_step).unwrap_or(block.lines.len());
        let (head, steps) = block.lines.split_at(first_step);
        if steps.is_empty() {
            return Err(wrong(block.line, Phrase::new("scenario-nothing-checked")));
        }
        let (mut pack, mut seats, mut options, mut seed) = (None, None, Vec::new(), None);
        let (mut deal, mut fields) = (None, Vec::new());
        for &(number, line) in head {
            let field = Field::read(number, line);
            if let Some(option) = field.key.strip_prefix("option ") {
                options.push((option.trim().to_owned(), field.value));
                continue;
            }
            match field.key.as_str() {
                "pack" => pack = Some(field.value),
                "seats" => seats = Some(count(number, &field.value)?),
                "seed" => seed = Some(count(number, &field.value)?),
                "deal" if field.value.is_empty() => deal = Some(number),
                _ if line.contains(':') || !line.contains(' ') => fields.push(field),
                _ => {
                    let allowed = list(&[
                        "pack: NAME",
                        "option KEY: VALUE",
                        "seats: N",
                        "deal",
                        "seed: N",
                        "KEY: VALUE",
                        "> …",
                        "= …",
                    ]);
                    let what = Phrase::new("scenario-unknown-line").with("got", line);
                    return Err(wrong(number, what.with("allowed", allowed)));
                }
            }
        }
        let start = match (deal, fields.is_empty()) {
            (Some(_), true) => Start::Deal,
            (None, false) => Start::Position(fields),
            (Some(_), false) => {
                let what = Phrase::new("scenario-deal-and-position").with("got", fields[0].key.as_str());
                return Err(wrong(fields[0].line, what));
            }
            (None, true) => return Err(wrong(block.line, Phrase::new("scenario-no-start"))),
        };
        Ok(Script { line: block.line, pack, seats, options, start, seed, steps })
    }

    /// The plays and expectations, for a table with this many seats.
    pub(super) fn steps(&self, seats: u8) -> Result<Vec<Step>, Misread> {
        let read = |&(line, text): &(u32, &str)| {
            let act = if let Some(play) = text.strip_prefix('>') {
                read_play(play.trim(), seats)
            } else if let Some(expect) = text.strip_prefix('=') {
                read_expect(expect.trim(), seats).map(Act::Expect)
            } else {
                let what = Phrase::new("scenario-unknown-line").with("got", text);
                Err(what.with("allowed", list(&["> A MOVE", "> A MOVE ! CLAUSE", "> * ROLL", "= …"])))
            };
            act.map(|act| Step { line, act }).map_err(|what| wrong(line, what))
        };
        self.steps.iter().map(read).collect()
    }
}

fn read_play(text: &str, seats: u8) -> Result<Act, Phrase> {
    let (who, what) = text.split_once(' ').unwrap_or((text, ""));
    if who == "*" {
        return Ok(Act::Roll(what.trim().to_owned()));
    }
    let seat = read_seat(who, seats)?;
    Ok(match what.rsplit_once(" ! ") {
        Some((text, clause)) => {
            let (text, clause) = (text.trim().to_owned(), clause.trim().to_owned());
            Act::Play { seat, text, refused: Some(clause) }
        }
        None => Act::Play { seat, text: what.trim().to_owned(), refused: None },
    })
}

fn read_expect(text: &str, seats: u8) -> Result<Expect, Phrase> {
    let not_one = || {
        let allowed = [
            "KEY: VALUE",
            "KEY size: N",
            "legal: N",
            "legal A: MOVE",
            "illegal A: MOVE ! CLAUSE",
            "next: A | chance | over",
            "score A: N",
            "score A/CATEGORY: N",
            "winner: A | draw",
            "A sees KEY: VALUE",
            "A knows KEY: VALUE",
        ];
        Phrase::new("scenario-unknown-line").with("got", format!("= {text}")).with("allowed", list(&allowed))
    };
    let (key, value) = text.split_once(':').ok_or_else(not_one)?;
    let (key, value) = (key.trim(), value.trim().to_owned());
    let (first, rest) = key.split_once(' ').map_or((key, ""), |(first, rest)| (first, rest.trim()));
    Ok(match (first, rest) {
        ("", _) => return Err(not_one()),
        ("legal", "") => Expect::LegalCount(number(&value)?),
        ("legal", seat) => Expect::Legal { seat: read_seat(seat, seats)?, text: value },
        ("illegal", seat) => {
            let seat = read_seat(seat, seats)?;
            let (text, clause) = value.rsplit_once(" ! ").ok_or_else(|| {
                Phrase::new("scenario-no-clause").with("seat", seat).with("got", value.as_str())
            })?;
            Expect::Illegal { seat, text: text.trim().to_owned(), clause: clause.trim().to_owned() }
        }
        ("next", "") => Expect::Next(read_next(&value, seats)?),
        ("winner", "") if value == "draw" => Expect::Winner(None),
        ("winner", "") => Expect::Winner(Some(read_seats(&value, seats)?)),
        ("score", column) => {
            let (seat, category) = match column.split_once('/') {
                Some((seat, category)) => (seat, Some(category.trim().to_owned())),
                None => (column, None),
            };
            Expect::Score { seat: read_seat(seat.trim(), seats)?, category, points: number(&value)? }
        }
        (eye, zone) => match zone.split_once(' ') {
            Some(("sees", zone)) => Expect::Sees { eye: eye_of(eye, seats)?, key: zone.trim().into(), value },
            Some(("knows", zone)) => {
                Expect::Knows { eye: eye_of(eye, seats)?, key: zone.trim().into(), value }
            }
            _ => match key.strip_suffix(" size") {
                Some(key) => Expect::Size { key: key.trim().into(), count: number(&value)? },
                None => Expect::Field { key: key.into(), value },
            },
        },
    })
}

fn read_next(text: &str, seats: u8) -> Result<Coming, Phrase> {
    Ok(Coming(match text {
        "chance" => Next::Chance,
        "over" => Next::Over,
        _ => Next::Seats(read_seats(text, seats)?),
    }))
}

fn read_seats(text: &str, seats: u8) -> Result<SeatSet, Phrase> {
    let set: SeatSet =
        text.split_whitespace().map(|seat| read_seat(seat, seats)).collect::<Result<_, _>>()?;
    if set.is_empty() { Err(no_seat(text, seats)) } else { Ok(set) }
}

fn read_seat(text: &str, seats: u8) -> Result<Seat, Phrase> {
    Seat::read(text, seats).ok_or_else(|| no_seat(text, seats))
}

fn eye_of(text: &str, seats: u8) -> Result<Eye, Phrase> {
    read_eye(text, seats).ok_or_else(|| no_seat(text, seats))
}

fn no_seat(text: &str, seats: u8) -> Phrase {
    let known = Seat::all(seats.min(MAX_SEATS as u8)).map(Arg::Seat).collect::<Vec<_>>();
    Phrase::new("scenario-unknown-seat").with("got", text).with("allowed", known)
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, Phrase> {
    text.parse().map_err(|_| Phrase::new("scenario-not-a-number").with("got", text))
}

fn count<T: std::str::FromStr>(line: u32, text: &str) -> Result<T, Misread> {
    number(text).map_err(|what| wrong(line, what))
}

fn wrong(line: u32, what: Phrase) -> Misread {
    Misread::new(what).at_line(line)
}

fn list(words: &[&str]) -> Arg {
    Arg::List(words.iter().map(|&word| word.into()).collect())
}

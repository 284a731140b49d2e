//! What lies on the table, as one eye sees it, and what may be done with it.

use crate::Fact;
use antre_kernel::{Phrase, Seat, Text};
use std::sync::Arc;

/// Everything one eye sees of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Scene {
    /// What is going on, in one sentence.
    pub headline: Option<Phrase>,
    /// Which of the [steps](crate::Catalogue::steps) of a turn this is.
    pub step: Option<&'static str>,
    /// The places where pieces lie, in reading order.
    pub zones: Vec<Zone>,
    /// Printed connections between zones, such as the arrows of a board.
    pub links: Vec<Link>,
}

impl Scene {
    /// The zone with this id.
    pub fn zone(&self, id: &str) -> Option<&Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }
}

/// A place where pieces lie.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Zone {
    /// Its stable name, the same as in positions: `hand A`, `board CO`.
    pub id: String,
    /// How its pieces lie.
    pub kind: ZoneKind,
    /// Whose it is; nobody's if it is shared.
    pub owner: Option<Seat>,
    /// What it is for: a word of the [`Catalogue`](crate::Catalogue), the same for the hand of every seat.
    pub purpose: &'static str,
    /// What people call it.
    pub name: Phrase,
    /// The emblem of what it holds, such as a suit or a type; empty if it holds anything.
    pub emblem: Text,
    /// Where it lies on a board shared by all; none for zones that belong to a player's side.
    pub spot: Option<Spot>,
    /// Its pieces, from the bottom to the top or from left to right; the text of a position may list a pile the other
    /// way round.
    pub pieces: Vec<Piece>,
    /// What is so about it as a whole, as data: the order of a trick, the bonds of a kingdom.
    pub facts: Vec<Fact>,
}

impl Zone {
    /// An empty zone that belongs to nobody. Its purpose is the first word of its id.
    pub fn new(
        id: impl Into<String>,
        purpose: &'static str,
        kind: ZoneKind,
        name: impl Into<Phrase>,
    ) -> Zone {
        let (id, name) = (id.into(), name.into());
        Zone {
            id,
            kind,
            owner: None,
            purpose,
            name,
            emblem: Text::default(),
            spot: None,
            pieces: Vec::new(),
            facts: Vec::new(),
        }
    }

    /// The same zone with these pieces.
    #[must_use]
    pub fn holding(mut self, pieces: Vec<Piece>) -> Zone {
        self.pieces = pieces;
        self
    }

    /// The same zone in the hands of a seat.
    #[must_use]
    pub fn owned_by(mut self, seat: impl Into<Option<Seat>>) -> Zone {
        self.owner = seat.into();
        self
    }

    /// The same zone on a board shared by all.
    #[must_use]
    pub fn on(mut self, col: u8, row: u8) -> Zone {
        self.spot = Some(Spot { col, row });
        self
    }

    /// The same zone with an emblem.
    #[must_use]
    pub fn marked(mut self, emblem: impl Into<Text>) -> Zone {
        self.emblem = emblem.into();
        self
    }

    /// The ids of the cells of a grid, whether or not something lies there: `kingdom A/b2`. A piece on a cell may have
    /// the same id.
    pub fn cells(&self) -> impl Iterator<Item = String> + '_ {
        let (cols, rows) = match self.kind {
            ZoneKind::Grid { cols, rows } => (cols, rows),
            _ => (0, 0),
        };
        let cell = move |row: u8, col: u8| format!("{}/{}{}", self.id, char::from(b'a' + col), row + 1);
        (0..rows).flat_map(move |row| (0..cols).map(move |col| cell(row, col)))
    }

    /// Whether this is the id of one of its [cells](Zone::cells).
    pub fn has_cell(&self, id: &str) -> bool {
        self.cells().any(|cell| cell == id)
    }
}

/// How the pieces of a zone lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ZoneKind {
    /// Held by a player.
    Hand,
    /// Stacked: only the last piece shows.
    Pile,
    /// Side by side, on this many places; 0 if there is no limit.
    Row {
        /// How many pieces fit.
        places: u8,
    },
    /// On the cells of a rectangle.
    Grid {
        /// Columns.
        cols: u8,
        /// Rows.
        rows: u8,
    },
    /// On the hexes of a hexagon around its middle.
    Hex {
        /// How many rings there are around the middle.
        radius: u8,
    },
    /// Steps of a track, and where on it things stand.
    Track {
        /// The last step.
        end: u8,
    },
    /// A bare number.
    Counter(i64),
}

/// A cell of the loose grid on which shared zones are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// Column, from the left.
    pub col: u8,
    /// Row, from the top.
    pub row: u8,
}

/// One thing that lies somewhere.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Its name in this scene. A face-down piece is named by its slot, never by what it is.
    pub id: String,
    /// What is seen of it.
    pub face: Face,
    /// Whose it is, where the zone it lies in does not say so.
    pub owner: Option<Seat>,
    /// Where in its zone it lies, if the zone has cells.
    pub at: Option<At>,
    /// What is said about it: wounded, trump, locked.
    pub marks: Vec<Phrase>,
    /// What differs now from what is printed, as data: what a screen draws instead of words.
    pub facts: Vec<Fact>,
}

impl Piece {
    /// A piece named after its zone and its place in it, such as `hand A/3`.
    pub fn slot(zone: &str, at: usize, face: Face) -> Piece {
        Piece::new(slot_id(zone, at), face)
    }

    /// A piece without a cell and without marks.
    pub fn new(id: String, face: Face) -> Piece {
        Piece { id, face, owner: None, at: None, marks: Vec::new(), facts: Vec::new() }
    }
}

impl Piece {
    /// Whether nobody could tell it from another beside it: of such cards one is as good as the other.
    pub fn looks_like(&self, other: &Piece) -> bool {
        matches!(self.face, Face::Up(_))
            && (&self.face, &self.marks, &self.facts) == (&other.face, &other.marks, &other.facts)
    }

    /// The number by which people call this one of several like it, such as `#3`. Ids are for programs; only one that
    /// is such a number is ever shown.
    pub fn number(&self) -> Option<&str> {
        let digits = self.id.strip_prefix('#')?;
        (!digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())).then_some(&self.id)
    }
}

/// A code as a sign that people read, such as `CO3` or `[r≥5]`; none where it is a word that files and notation call
/// the thing by, such as `mist-wyvern`: people are told its name then.
pub fn sign(code: &str) -> Option<&str> {
    let lower = |byte: &u8| byte.is_ascii_lowercase();
    let word = !code.starts_with('[') && code.as_bytes().windows(2).any(|pair| pair.iter().all(lower));
    (!word && !code.is_empty()).then_some(code)
}

/// The id of a piece in a numbered place. Scenes have hundreds of them, so the general formatter is spared.
pub fn slot_id(zone: &str, at: usize) -> String {
    let mut id = String::with_capacity(zone.len() + 4);
    id.push_str(zone);
    id.push('/');
    push_number(&mut id, at);
    id
}

pub(crate) fn push_number(text: &mut String, number: usize) {
    if number > 9 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// What is seen of a piece.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// Its front. Games keep the fronts of their cards ready, so that a scene costs little.
    Up(Arc<Card>),
    /// Its back, or that something covers it; the word says which back.
    Down(&'static str),
}

impl Face {
    /// A front that nobody keeps.
    pub fn up(card: Card) -> Face {
        Face::Up(Arc::new(card))
    }

    /// The code of the card, or `?` if it does not show.
    pub fn code(&self) -> &str {
        match self {
            Face::Up(card) => &card.code,
            Face::Down(_) => "?",
        }
    }
}

/// The front of a card.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    /// Its code in notation; people may read it only if it is a [`sign`].
    pub code: String,
    /// What people call it.
    pub name: Phrase,
    /// The emblem of its suit, type or faction.
    pub emblem: Text,
    /// The number in its corner, if it bears one.
    pub value: Option<i32>,
    /// What is printed on it beyond that: its kind, its values, its rules text; none where the name says it all.
    pub text: Option<Phrase>,
}

impl Card {
    /// Its code, where people read it.
    pub fn sign(&self) -> Option<&str> {
        sign(&self.code)
    }
}

/// A cell of a zone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum At {
    /// A cell of a grid.
    Cell(Spot),
    /// A hex, in axial coordinates around the middle.
    Hex {
        /// Along the row.
        q: i8,
        /// Down and to the right.
        r: i8,
    },
    /// A step of a track.
    Step(u8),
}

/// A printed connection from one zone to another.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Link {
    /// The zone it starts at.
    pub from: String,
    /// The zone it points to.
    pub to: String,
}

/// One thing a seat may do now.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// The move in notation.
    pub notation: String,
    /// The move in words.
    pub label: Phrase,
    /// The ids of the pieces, zones and [cells](Zone::cells) it touches: picking one keeps the choices that touch it.
    pub touches: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_files_are_no_signs() {
        for code in ["CO3", "r10", "[r≥5]", "[influence]", "T2-HU", "Eg", "S+", "2/5 T7", "A1", "3"] {
            assert_eq!(sign(code), Some(code));
        }
        for code in ["mist-wyvern", "elder", "roi", "figurine", "zone/moss-drake", ""] {
            assert_eq!(sign(code), None, "{code}");
        }
        let piece = |id: &str| Piece::new(id.into(), Face::Down("card"));
        assert_eq!(piece("#12").number(), Some("#12"));
        for id in ["hand A/0", "#", "#1/0", "on moss-drake/1"] {
            assert_eq!(piece(id).number(), None, "{id}");
        }
    }

    #[test]
    fn places_are_numbered_as_anybody_would() {
        for at in [0, 7, 10, 99, 100, 12_345] {
            assert_eq!(slot_id("hand A", at), format!("hand A/{at}"));
        }
    }
}

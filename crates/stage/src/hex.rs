//! Hexes: axial coordinates around a middle, the six directions, distances, lines, rings, and their names.
//!
//! Rows lie across, as `At::Hex` has them: `q` counts along a row, `r` down and to the right. A hexagon of hexes
//! names its rows `A`, `B`, … from the top and the hexes of a row from 1, so that the middle of the board with two
//! rings is `C3`.

use crate::scene::push_number;
use crate::{At, Card, Face, Piece};
use antre_kernel::Phrase;

/// The emblem of an empty hex. It is a piece of its zone so that it can be pointed at and lit, and nothing else:
/// who reads a zone aloud leaves it out, who draws one draws the ground.
pub const EMPTY: &str = "hex";

/// Whether a piece is an empty hex.
pub fn is_empty(piece: &Piece) -> bool {
    matches!(&piece.face, Face::Up(card) if card.emblem == EMPTY)
}

/// One hex, in axial coordinates around the middle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hex {
    /// Along the row.
    pub q: i8,
    /// Down and to the right.
    pub r: i8,
}

impl From<Hex> for At {
    fn from(hex: Hex) -> At {
        At::Hex { q: hex.q, r: hex.r }
    }
}

/// One of the six ways to a neighbour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// Along the row, to the right.
    East,
    /// Up and to the right.
    NorthEast,
    /// Up and to the left.
    NorthWest,
    /// Along the row, to the left.
    West,
    /// Down and to the left.
    SouthWest,
    /// Down and to the right.
    SouthEast,
}

impl Direction {
    /// All six, counter-clockwise from the east.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::West,
        Direction::SouthWest,
        Direction::SouthEast,
    ];

    /// One step this way, as differences of `q` and `r`.
    pub const fn step(self) -> (i8, i8) {
        [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)][self as usize]
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }

    /// The letters of the direction in notation.
    pub const fn code(self) -> &'static str {
        ["E", "NE", "NW", "W", "SW", "SE"][self as usize]
    }

    /// Reads the letters, in either case.
    pub fn read(code: &str) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| direction.code().eq_ignore_ascii_case(code))
    }

    /// Where something goes, as in « vers l’est » and “to the east”.
    pub const fn to(self) -> Phrase {
        const KEYS: [&str; 6] = [
            "toward-east.to",
            "toward-north-east.to",
            "toward-north-west.to",
            "toward-west.to",
            "toward-south-west.to",
            "toward-south-east.to",
        ];
        Phrase::new(KEYS[self as usize])
    }
}

/// Where something lies as seen from elsewhere: straight along a row of hexes, or between two such rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toward {
    /// In a straight line.
    Straight(Direction),
    /// Between this direction and the next one counter-clockwise.
    Between(Direction),
}

impl Toward {
    /// Where something lies, as in « deux cases à l’est » and “two hexes to the east”; between north-east and north-west
    /// lies the north.
    pub const fn at(self) -> Phrase {
        const KEYS: [&str; 12] = [
            "toward-east.at",
            "toward-east-north-east.at",
            "toward-north-east.at",
            "toward-north.at",
            "toward-north-west.at",
            "toward-west-north-west.at",
            "toward-west.at",
            "toward-west-south-west.at",
            "toward-south-west.at",
            "toward-south.at",
            "toward-south-east.at",
            "toward-east-south-east.at",
        ];
        Phrase::new(match self {
            Toward::Straight(direction) => KEYS[2 * direction as usize],
            Toward::Between(direction) => KEYS[2 * direction as usize + 1],
        })
    }
}

impl Hex {
    /// The middle.
    pub const MIDDLE: Hex = Hex { q: 0, r: 0 };

    /// The hex at these coordinates.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The third coordinate: all three add up to 0.
    pub const fn s(self) -> i8 {
        -self.q - self.r
    }

    /// How many steps it is to another hex.
    pub fn distance(self, other: Hex) -> u8 {
        let apart = |a: i8, b: i8| a.abs_diff(b);
        apart(self.q, other.q).max(apart(self.r, other.r)).max(apart(self.s(), other.s()))
    }

    /// The neighbour in this direction.
    #[must_use]
    pub const fn toward(self, direction: Direction) -> Hex {
        let (q, r) = direction.step();
        Hex { q: self.q + q, r: self.r + r }
    }

    /// The six neighbours, on the board or not.
    pub fn neighbours(self) -> [Hex; 6] {
        Direction::ALL.map(|direction| self.toward(direction))
    }

    /// Whether a board with so many rings has this hex.
    pub fn on_board(self, radius: u8) -> bool {
        self.distance(Hex::MIDDLE) <= radius
    }

    /// All hexes of a board with so many rings, row by row.
    pub fn board(radius: u8) -> impl Iterator<Item = Hex> {
        let size = radius.min(i8::MAX as u8 / 2) as i8;
        let row = move |r: i8| (-size - r.min(0)..=size - r.max(0)).map(move |q| Hex { q, r });
        (-size..=size).flat_map(row)
    }

    /// The hexes at exactly this distance, counter-clockwise from the one straight east.
    pub fn ring(self, distance: u8) -> Vec<Hex> {
        if distance == 0 {
            return vec![self];
        }
        let mut hexes = Vec::with_capacity(6 * usize::from(distance));
        let mut at = (0..distance).fold(self, |hex, _| hex.toward(Direction::East));
        // From the corner in the east the sides run north-west, west, south-west, and so on.
        for side in [2, 3, 4, 5, 0, 1] {
            for _ in 0..distance {
                hexes.push(at);
                at = at.toward(Direction::ALL[side]);
            }
        }
        hexes
    }

    /// The hexes from the next one in this direction to the edge of the board.
    pub fn ray(self, direction: Direction, radius: u8) -> impl Iterator<Item = Hex> {
        let next = move |hex: &Hex| Some(hex.toward(direction));
        std::iter::successors(Some(self.toward(direction)), next).take_while(move |hex| hex.on_board(radius))
    }

    /// The direction of another hex, if it lies in a straight line.
    pub fn direction_to(self, other: Hex) -> Option<Direction> {
        match self.bearing(other) {
            Some(Toward::Straight(direction)) => Some(direction),
            Some(Toward::Between(_)) | None => None,
        }
    }

    /// Where another hex lies as seen from here; nowhere if it is this one.
    pub fn bearing(self, other: Hex) -> Option<Toward> {
        let apart = Hex { q: other.q - self.q, r: other.r - self.r };
        // Each direction and the next span a sixth of the plane: so many steps of the one, so many of the other.
        Direction::ALL.into_iter().enumerate().find_map(|(at, direction)| {
            let ((q1, r1), (q2, r2)) = (direction.step(), Direction::ALL[(at + 1) % 6].step());
            let (along, aside) = (apart.q * r2 - apart.r * q2, apart.r * q1 - apart.q * r1);
            let turn = q1 * r2 - r1 * q2;
            match (along * turn, aside * turn) {
                (1.., 0) => Some(Toward::Straight(direction)),
                (1.., 1..) => Some(Toward::Between(direction)),
                _ => None,
            }
        })
    }

    /// The hexes on the way to another one, both ends included; where the way runs along an edge between two hexes
    /// it keeps to the same side.
    pub fn line_to(self, other: Hex) -> Vec<Hex> {
        let steps = i32::from(self.distance(other)).max(1);
        let point = |at: i32| {
            // Everything in parts of `6 · steps`, nudged off the edges by a little more than nothing.
            let mix =
                |a: i8, b: i8, nudge: i32| 6 * (i32::from(a) * (steps - at) + i32::from(b) * at) + nudge;
            let whole = 6 * steps;
            let exact = [mix(self.q, other.q, 1), mix(self.r, other.r, 2), mix(self.s(), other.s(), -3)];
            let near = exact.map(|part| (2 * part + whole).div_euclid(2 * whole));
            let off: [i32; 3] = std::array::from_fn(|i| (near[i] * whole - exact[i]).abs());
            let (q, r) = if off[0] > off[1] && off[0] > off[2] {
                (-near[1] - near[2], near[1])
            } else if off[1] > off[2] {
                (near[0], -near[0] - near[2])
            } else {
                (near[0], near[1])
            };
            Hex { q: q as i8, r: r as i8 }
        };
        (0..=i32::from(self.distance(other))).map(point).collect()
    }

    /// The name of the hex on a board with so many rings: the letter of its row and its number in the row.
    pub fn name(self, radius: u8) -> String {
        let row = i32::from(self.r) + i32::from(radius);
        let first = -i32::from(radius) - i32::from(self.r).min(0);
        let letter = char::from(b'A' + row.clamp(0, 25) as u8);
        let mut name = String::with_capacity(4);
        name.push(letter);
        push_number(&mut name, (i32::from(self.q) - first + 1).max(0) as usize);
        name
    }

    /// The empty hex as a piece of a zone with so many rings, named `zone/C3`.
    pub fn piece(self, zone: &str, radius: u8) -> Piece {
        let name = self.name(radius);
        let face = Face::up(Card {
            code: name.clone(),
            name: Phrase::bare(name.as_str()),
            emblem: EMPTY.into(),
            value: None,
            text: None,
        });
        Piece {
            id: [zone, "/", &name].concat(),
            face,
            owner: None,
            at: Some(self.into()),
            marks: Vec::new(),
            facts: Vec::new(),
        }
    }

    /// Reads the name of a hex of a board with so many rings, in either case.
    pub fn read(name: &str, radius: u8) -> Option<Hex> {
        let mut chars = name.chars();
        let letter = chars.next()?.to_ascii_uppercase();
        let row = i32::try_from(u32::from(letter).checked_sub(u32::from('A'))?).ok()?;
        let number = chars.as_str();
        // No sign and no leading nought: each hex has one name.
        if !number.starts_with(|c: char| ('1'..='9').contains(&c)) {
            return None;
        }
        let number: i32 = number.parse::<u8>().ok()?.into();
        let r = row - i32::from(radius);
        let q = number - 1 - i32::from(radius) - r.min(0);
        let hex = Hex { q: i8::try_from(q).ok()?, r: i8::try_from(r).ok()? };
        (hex.q.checked_add(hex.r).is_some() && hex.on_board(radius)).then_some(hex)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn hex(name: &str) -> Hex {
        Hex::read(name, 2).unwrap()
    }

    #[test]
    fn boards_have_their_hexes() {
        for (radius, count) in [(0, 1), (1, 7), (2, 19), (3, 37), (4, 61)] {
            let hexes: Vec<Hex> = Hex::board(radius).collect();
            assert_eq!(hexes.len(), count);
            assert!(hexes.iter().all(|hex| hex.on_board(radius)));
            assert!(hexes.is_sorted_by_key(|hex| (hex.r, hex.q)));
        }
    }

    #[test]
    fn every_hex_has_one_name() {
        for radius in 0..=5 {
            for hex in Hex::board(radius) {
                assert_eq!(Hex::read(&hex.name(radius), radius), Some(hex));
            }
        }
        let names: Vec<String> = Hex::board(2).map(|hex| hex.name(2)).collect();
        let rows = "A1 A2 A3 B1 B2 B3 B4 C1 C2 C3 C4 C5 D1 D2 D3 D4 E1 E2 E3";
        assert_eq!(names.join(" "), rows);
        assert_eq!(Hex::MIDDLE.name(2), "C3");
        assert_eq!(Hex::MIDDLE.name(3), "D4");
        assert_eq!(Hex::read("c3", 2), Some(Hex::MIDDLE));
        for wrong in ["", "C", "C0", "C6", "A4", "F1", "33", "C+3", "C03", "C 3", "@1", "Z9", "É1", "C256"] {
            assert_eq!(Hex::read(wrong, 2), None, "{wrong}");
        }
    }

    #[test]
    fn an_empty_hex_can_be_pointed_at() {
        let piece = hex("D4").piece("board", 2);
        assert_eq!((piece.id.as_str(), piece.at), ("board/D4", Some(At::Hex { q: 1, r: 1 })));
        assert_eq!(piece.face.code(), "D4");
        assert!(is_empty(&piece));
        assert!(!is_empty(&Piece::new("board/dragon".into(), Face::Down("dragon"))));
    }

    #[test]
    fn distances_count_steps() {
        let cases = [((0, 0), (1, 1), 2), ((2, -2), (-2, 2), 4), ((-1, -1), (2, 0), 4), ((0, 0), (2, -1), 2)];
        for ((q, r), (to_q, to_r), steps) in cases {
            assert_eq!(Hex::new(q, r).distance(Hex::new(to_q, to_r)), steps);
            assert_eq!(Hex::new(to_q, to_r).distance(Hex::new(q, r)), steps);
        }
        assert!(Hex::MIDDLE.neighbours().iter().all(|&near| near.distance(Hex::MIDDLE) == 1));
    }

    #[test]
    fn rings_go_all_the_way_round() {
        assert_eq!(Hex::MIDDLE.ring(0), [Hex::MIDDLE]);
        for distance in 1..=4 {
            let ring = Hex::MIDDLE.ring(distance);
            assert_eq!(ring.len(), 6 * usize::from(distance));
            assert!(ring.iter().all(|hex| hex.distance(Hex::MIDDLE) == distance));
            let next = ring.iter().skip(1).chain(ring.first());
            assert!(ring.iter().zip(next).all(|(a, b)| a.distance(*b) == 1));
            assert_eq!(ring[0].r, 0);
        }
    }

    #[test]
    fn rays_end_at_the_edge() {
        let names = |from: &str, direction| {
            let ray: Vec<String> = hex(from).ray(direction, 2).map(|hex| hex.name(2)).collect();
            ray.join(" ")
        };
        assert_eq!(names("C3", Direction::SouthEast), "D3 E3");
        assert_eq!(names("D1", Direction::East), "D2 D3 D4");
        assert_eq!(names("A1", Direction::NorthEast), "");
        assert_eq!(names("E1", Direction::NorthEast), "D2 C3 B3 A3");
    }

    #[test]
    fn bearings_are_spoken() {
        let said = |from: &str, to: &str| hex(from).bearing(hex(to)).map(|toward| toward.at().key);
        assert_eq!(said("C3", "C3"), None);
        for (to, key) in [
            ("C5", "toward-east.at"),
            ("B4", "toward-east-north-east.at"),
            ("A3", "toward-north-east.at"),
            ("A2", "toward-north.at"),
            ("B2", "toward-north-west.at"),
            ("B1", "toward-west-north-west.at"),
            ("C1", "toward-west.at"),
            ("D1", "toward-west-south-west.at"),
            ("E1", "toward-south-west.at"),
            ("E2", "toward-south.at"),
            ("D3", "toward-south-east.at"),
            ("D4", "toward-east-south-east.at"),
        ] {
            assert_eq!(said("C3", to), Some(key), "{to}");
        }
        for from in Hex::board(3) {
            for to in Hex::board(3).filter(|&to| to != from) {
                let straight = from.q == to.q || from.r == to.r || from.s() == to.s();
                let toward = from.bearing(to);
                assert_eq!(matches!(toward, Some(Toward::Straight(_))), straight, "{from:?} {to:?}");
                assert!(toward.is_some());
            }
        }
        assert_eq!(hex("E1").direction_to(hex("A3")), Some(Direction::NorthEast));
        assert_eq!(hex("C3").direction_to(hex("A2")), None);
        for direction in Direction::ALL {
            assert_eq!(Direction::read(&direction.code().to_lowercase()), Some(direction));
            assert_eq!(direction.opposite().opposite(), direction);
            assert_eq!(Hex::MIDDLE.toward(direction).toward(direction.opposite()), Hex::MIDDLE);
        }
        assert_eq!(Direction::read("N"), None);
        assert_eq!(Direction::NorthWest.to().key, "toward-north-west.to");
    }

    #[test]
    fn lines_go_from_neighbour_to_neighbour() {
        for from in Hex::board(3) {
            for to in Hex::board(3) {
                let line = from.line_to(to);
                assert_eq!(line.len(), usize::from(from.distance(to)) + 1);
                assert_eq!((line.first(), line.last()), (Some(&from), Some(&to)));
                assert!(line.windows(2).all(|pair| pair[0].distance(pair[1]) == 1), "{from:?} {to:?}");
                if let Some(direction) = from.direction_to(to) {
                    let ray: Vec<Hex> = from.ray(direction, 6).take(line.len() - 1).collect();
                    assert_eq!(line[1..], ray);
                }
            }
        }
    }
}

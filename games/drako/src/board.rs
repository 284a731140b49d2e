//! The board as machine words: a bit for each hex, so that steps of many figures are a few shifts.
//!
//! A hex lies at bit `8 · row + column` of rows aslant (axial `r` and `q`). The last column is never on the board,
//! so nothing shifted over an edge comes back on the other side.

use antre_stage::hex::{Direction, Hex};

/// The largest board that fits a word: three rings around the middle.
pub(crate) const MAX_RADIUS: u8 = 3;
/// The smallest board on which three dwarves have a hex that is not beside the dragon (DK-12).
pub(crate) const MIN_RADIUS: u8 = 2;

/// The place of a hex on the board; one number stands for nowhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub(crate) u8);

impl Cell {
    /// Beside the board: not placed yet, or dead. Its bit is on no board.
    pub const NOWHERE: Cell = Cell(63);

    /// The bit of the cell.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 & 63)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 & 63) as usize
    }
}

/// No direction: not in a straight line.
pub(crate) const ASKEW: u8 = 7;

/// A board with its tables.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) radius: u8,
    /// How many hexes there are.
    pub(crate) size: u8,
    /// The bits of all hexes.
    pub(crate) all: u64,
    /// The neighbours of each hex.
    pub(crate) around: [u64; 64],
    /// For each hex the hexes from it to the edge, by direction (DK-05).
    pub(crate) rays: [[u64; 8]; 64],
    /// The direction from one hex to another, [`ASKEW`] if they are not in line.
    pub(crate) lines: Box<[[u8; 64]; 64]>,
}

impl Board {
    pub(crate) fn new(radius: u8) -> Board {
        let mut board = Board {
            radius,
            size: Hex::board(radius).count() as u8,
            all: 0,
            around: [0; 64],
            rays: [[0; 8]; 64],
            lines: Box::new([[ASKEW; 64]; 64]),
        };
        for hex in Hex::board(radius) {
            let from = board.cell(hex);
            board.all |= from.bit();
            for direction in Direction::ALL {
                for (steps, other) in hex.ray(direction, radius).enumerate() {
                    let to = board.cell(other);
                    board.rays[from.index()][direction as usize] |= to.bit();
                    board.lines[from.index()][to.index()] = direction as u8;
                    if steps == 0 {
                        board.around[from.index()] |= to.bit();
                    }
                }
            }
        }
        board
    }

    /// The place of a hex of the board.
    pub(crate) fn cell(&self, hex: Hex) -> Cell {
        let size = MAX_RADIUS as i8;
        let (row, col) = ((hex.r + size) as u8, (hex.q + size) as u8);
        if hex.on_board(self.radius) { Cell(8 * row + col) } else { Cell::NOWHERE }
    }

    /// The hex at a place, if it is on the board.
    pub(crate) fn hex(&self, cell: Cell) -> Option<Hex> {
        let size = MAX_RADIUS as i8;
        let hex = Hex::new((cell.0 & 7) as i8 - size, (cell.0 >> 3) as i8 - size);
        (self.all & cell.bit() != 0).then_some(hex)
    }

    /// The hexes of the board in reading order.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> {
        Hex::board(self.radius).map(|hex| self.cell(hex))
    }

    /// What can be reached in up to so many steps over free hexes (DK-44, DK-46).
    #[inline]
    pub(crate) fn reach(&self, from: Cell, steps: u8, free: u64) -> u64 {
        let mut reached = self.around[from.index()] & free;
        for _ in 1..steps {
            reached |= spread(reached) & free;
        }
        reached
    }

    /// The hexes strictly between two that are in line.
    #[inline]
    pub(crate) fn between(&self, a: Cell, b: Cell) -> u64 {
        let there = usize::from(self.lines[a.index()][b.index()]);
        let back = usize::from(self.lines[b.index()][a.index()]);
        self.rays[a.index()][there & 7] & self.rays[b.index()][back & 7]
    }
}

/// All neighbours of these hexes, on the board or not.
#[inline]
pub(crate) const fn spread(hexes: u64) -> u64 {
    hexes << 1 | hexes >> 1 | hexes << 8 | hexes >> 8 | hexes << 7 | hexes >> 7
}

/// The cells of a set, lowest bit first.
#[inline]
pub(crate) fn cells_of(mut hexes: u64) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let cell = Cell(hexes.trailing_zeros() as u8);
        let more = hexes != 0;
        hexes &= hexes.wrapping_sub(1);
        more.then_some(cell)
    })
}

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// How many bits are set up to and including each byte, lowest byte first.
#[inline]
const fn running_counts(hexes: u64) -> u64 {
    let pairs = hexes - (hexes >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES)
}

/// The place of the n-th set bit of each byte.
const NTH_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The cell of the n-th bit of a set that has more than n. Without a branch: which it is cannot be foretold.
#[inline]
pub(crate) fn nth(hexes: u64, n: usize) -> Cell {
    let counts = running_counts(hexes);
    // A byte is passed over if n bits or fewer end with it; all numbers are below 128.
    let passed = ((((n as u64 & 63) * ONES) | TOPS) - counts) & TOPS;
    let shift = 8 * (passed.count_ones() & 7);
    let before = (counts << 8 >> shift) as u8;
    let byte = (hexes >> shift) as u8;
    let bit = NTH_OF_BYTE[usize::from(byte)][(n.wrapping_sub(usize::from(before))) & 7];
    Cell((shift as u8 + bit) & 63)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words and coordinates agree on every board.
    #[test]
    fn tables_agree_with_coordinates() {
        for radius in MIN_RADIUS..=MAX_RADIUS {
            let board = Board::new(radius);
            assert_eq!(board.all.count_ones() as usize, Hex::board(radius).count());
            assert_eq!(board.all & Cell::NOWHERE.bit(), 0);
            for from in Hex::board(radius) {
                let cell = board.cell(from);
                assert_eq!(board.hex(cell), Some(from));
                for to in Hex::board(radius) {
                    let near = board.around[cell.index()] & board.cell(to).bit() != 0;
                    assert_eq!(near, from.distance(to) == 1);
                    let line = from.direction_to(to).map_or(ASKEW, |direction| direction as u8);
                    assert_eq!(board.lines[cell.index()][board.cell(to).index()], line);
                    for steps in 1..=3 {
                        let free = board.all & !cell.bit();
                        let reached = board.reach(cell, steps, free) & board.cell(to).bit() != 0;
                        assert_eq!(reached, (1..=steps).contains(&from.distance(to)));
                    }
                    if from.direction_to(to).is_some() {
                        let way = from.line_to(to);
                        let between: u64 =
                            way[1..way.len() - 1].iter().map(|&hex| board.cell(hex).bit()).sum();
                        assert_eq!(board.between(cell, board.cell(to)), between);
                    }
                }
                assert_eq!(board.lines[cell.index()][Cell::NOWHERE.index()], ASKEW);
            }
            assert_eq!(board.around[Cell::NOWHERE.index()], 0);
            assert_eq!(board.cells().count(), board.all.count_ones() as usize);
            assert!(cells_of(board.all).enumerate().all(|(n, cell)| nth(board.all, n) == cell));
        }
    }
}

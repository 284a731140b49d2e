//! Grids and hexes: cells in their places, with lines between them where there is room.

use super::look::Glow;
use super::zones::Pen;
use antre_stage::{At, Piece, Zone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use std::collections::BTreeMap;

impl Pen<'_> {
    pub(super) fn grid(&self, zone: &Zone, cols: u8, rows: u8, inner: Rect, buf: &mut Buffer) {
        let (cols, rows) = (u16::from(cols.max(1)), u16::from(rows.max(1)));
        let inner = if zone.owner.is_some() { self.coordinates((cols, rows), inner, buf) } else { inner };
        let (wide, high) = ((inner.width / cols).min(9), (inner.height / rows).clamp(1, 3));
        for row in 0..rows {
            for col in 0..cols {
                let here = |piece: &&Piece| {
                    matches!(piece.at, Some(At::Cell(spot))
                        if u16::from(spot.col) == col && u16::from(spot.row) == row)
                };
                let cell = Rect { x: inner.x + col * wide, y: inner.y + row * high, width: wide, height: 1 };
                self.cell(zone, zone.pieces.iter().filter(here).collect(), cell.intersection(inner), buf);
            }
        }
    }

    /// Letters above or below the cells and numbers beside them, as moves and sentences call them; gives the room left.
    fn coordinates(&self, (cols, rows): (u16, u16), outer: Rect, buf: &mut Buffer) -> Rect {
        let above = u16::from(outer.height > rows);
        let beside = if outer.width >= cols * 4 + 2 { 2 } else { 0 };
        let inner = Rect {
            x: outer.x + beside,
            y: outer.y + above,
            width: outer.width - beside,
            height: outer.height - above,
        };
        let (wide, high) = ((inner.width / cols).min(9), (inner.height / rows).clamp(1, 3));
        // Where no line is free they stand on the frame.
        let y = if above > 0 { outer.y } else { outer.bottom() };
        for (col, letter) in (0..cols).zip('a'..='z') {
            buf.set_stringn(inner.x + col * wide + wide / 2, y, letter.to_string(), 1, self.look.dim());
        }
        for row in (0..rows).take_while(|row| beside > 0 && row * high < inner.height) {
            buf.set_stringn(outer.x, inner.y + row * high, (row + 1).to_string(), 2, self.look.dim());
        }
        inner
    }

    pub(super) fn hexes(&self, zone: &Zone, radius: u8, inner: Rect, buf: &mut Buffer) {
        let radius = i32::from(radius);
        let rows = radius * 2 + 1;
        let (width, height) = (i32::from(inner.width), i32::from(inner.height));
        let high = if height > rows * 2 - 2 { 2 } else { 1 };
        // Lines between the hexes, shared by neighbours, where there is room for them all round.
        let lined = height > rows * 2 && width > rows * 6;
        let half = ((width - i32::from(lined)) / rows / 2).clamp(2, 4);
        let (middle_x, middle_y) =
            (i32::from(inner.x) + width / 2 - half, i32::from(inner.y) + (height - 1) / 2);
        let mut lines = Lines::new();
        for r in -radius..=radius {
            for q in -radius..=radius {
                if (q + r).abs() > radius {
                    continue;
                }
                let (x, y) = (middle_x + (q * 2 + r) * half, middle_y + r * high);
                let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { continue };
                let here = |piece: &&Piece| {
                    matches!(piece.at, Some(At::Hex { q: at_q, r: at_r })
                        if i32::from(at_q) == q && i32::from(at_r) == r)
                };
                let pieces: Vec<&Piece> = zone.pieces.iter().filter(here).collect();
                let mut cell = Rect { x, y, width: (half * 2) as u16, height: 1 };
                if lined {
                    let frame = Rect { y: y.saturating_sub(1), width: cell.width + 1, height: 3, ..cell };
                    outline(frame, self.brightest(&pieces), &mut lines);
                    cell = Rect { x: x + 1, width: cell.width - 1, ..cell };
                }
                self.cell(zone, pieces, cell.intersection(inner), buf);
            }
        }
        for ((y, x), (ways, glow)) in lines {
            if inner.contains((x, y).into()) {
                let style = if glow < Glow::Possible { self.look.faint() } else { self.look.frame(glow).1 };
                buf.set_stringn(x, y, self.look.line(ways), 1, style);
            }
        }
    }

    fn brightest(&self, pieces: &[&Piece]) -> Glow {
        pieces.iter().map(|piece| self.glow(&piece.id)).max().unwrap_or_default()
    }

    /// A cell of a grid or a hex: its topmost piece, and a sign if there are more.
    fn cell(&self, zone: &Zone, pieces: Vec<&Piece>, area: Rect, buf: &mut Buffer) {
        if area.width == 0 || area.height == 0 {
            return;
        }
        let glow = self.brightest(&pieces);
        let line = match pieces.last() {
            None => Line::from(Span::styled(self.look.dot(), self.look.faint())),
            Some(top) => {
                let mut spans = vec![self.piece(zone, top)];
                if pieces.len() > 1 {
                    spans.push(Span::styled("+", self.look.dim()));
                }
                Line::from(spans)
            }
        };
        let wide = (line.width() as u16).min(area.width.saturating_sub(1));
        let pad = (area.width - wide) / 2;
        buf.set_line(area.x + pad, area.y, &line, wide);
        if let Some((open, close)) = self.look.brackets(glow) {
            let style = self.look.frame(glow).1;
            if pad > 0 {
                buf.set_stringn(area.x + pad - 1, area.y, open, 1, style);
            }
            if area.x + pad + wide < area.right() {
                buf.set_stringn(area.x + pad + wide, area.y, close, 1, style);
            }
        }
    }
}

/// Lines between cells: by row and column, the ways they go and how bright the brightest cell beside them is.
type Lines = BTreeMap<(u16, u16), (u8, Glow)>;

/// Adds the lines around a cell.
fn outline(frame: Rect, glow: Glow, lines: &mut Lines) {
    const UP: u8 = 1;
    const DOWN: u8 = 2;
    const LEFT: u8 = 4;
    const RIGHT: u8 = 8;
    let (left, right, top, bottom) = (frame.left(), frame.right() - 1, frame.top(), frame.bottom() - 1);
    let mut add = |x: u16, y: u16, ways: u8| {
        let at = lines.entry((y, x)).or_default();
        *at = (at.0 | ways, at.1.max(glow));
    };
    for x in left + 1..right {
        add(x, top, LEFT | RIGHT);
        add(x, bottom, LEFT | RIGHT);
    }
    for y in top + 1..bottom {
        add(left, y, UP | DOWN);
        add(right, y, UP | DOWN);
    }
    add(left, top, DOWN | RIGHT);
    add(right, top, DOWN | LEFT);
    add(left, bottom, UP | RIGHT);
    add(right, bottom, UP | LEFT);
}

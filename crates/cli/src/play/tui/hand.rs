//! The cards of a hand: drawn side by side, or listed by name where there is little room.

use super::layout::{cut, wrap};
use super::look::Glow;
use super::zones::{Pen, up};
use antre_stage::{Card, Face, Piece, Zone};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget as _};

impl Pen<'_> {
    /// Draws the cards of a hand; what the chosen move uses is lifted.
    pub(crate) fn hand(&self, zones: &[&Zone], area: Rect, buf: &mut Buffer) {
        let cards: Vec<(&Zone, &Piece)> =
            zones.iter().flat_map(|zone| zone.pieces.iter().map(move |piece| (*zone, piece))).collect();
        if cards.is_empty() || area.height < 3 || area.width < 6 {
            return;
        }
        let (wide, per_row) = card_width(cards.len() as u16, area.width, area.height);
        let fits = |card: &Card| card.sign().is_some_and(|sign| sign.chars().count() + 2 <= wide.into());
        let named = |(_, piece): &(&Zone, &Piece)| up(piece).is_some_and(|card| !fits(card));
        if wide < NAMED && cards.iter().any(named) {
            return self.hand_list(&cards, area, buf);
        }
        let lines = (cards.len() as u16).div_ceil(per_row.max(1));
        let high = (area.height / lines).clamp(1, 6);
        for (index, (zone, piece)) in (0u16..).zip(cards) {
            let (row, col) = (index / per_row, index % per_row);
            let glow = self.glow(&piece.id);
            let lifts = high >= 4;
            let low = u16::from(lifts && glow < Glow::Touched);
            let card = Rect {
                x: area.x + 1 + col * (wide + u16::from(wide > 6)),
                y: area.y + row * high + low,
                width: wide,
                height: high - u16::from(lifts),
            };
            let card = card.intersection(area);
            if card.height < 3 {
                let line = Line::from(self.piece(zone, piece));
                buf.set_line(card.x, card.y, &line, card.width);
            } else {
                self.card(piece, glow, card, buf);
            }
        }
    }

    /// Cards that go by their names, where there is no room to draw them: a line each, in as many columns as it takes.
    fn hand_list(&self, cards: &[(&Zone, &Piece)], area: Rect, buf: &mut Buffer) {
        let (count, look) = (cards.len() as u16, self.look);
        let columns = count.div_ceil(area.height).max(1);
        let per_column = count.div_ceil(columns);
        let wide = (area.width - 1) / columns;
        for (index, (_, piece)) in (0u16..).zip(cards) {
            let (col, row) = (index / per_column, index % per_column);
            let (x, room) = (area.x + 1 + col * wide, usize::from(wide.saturating_sub(1)));
            let glow = self.glow(&piece.id);
            let line = match &piece.face {
                Face::Down(_) => Line::from(Span::styled(look.back(), self.lit(look.dim(), glow))),
                Face::Up(card) => {
                    let quiet = glow == Glow::Quiet && self.picker.is_some();
                    let style = if quiet { look.dim() } else { self.suit(&card.emblem) };
                    let name = self.speaker.say(&card.name);
                    // Some names say their number already: « Morsure 3 ».
                    let value = card.value.map(|value| value.to_string());
                    let value = value.filter(|value| !name.split(' ').any(|word| word == value));
                    let value = value.map_or_else(String::new, |value| format!("{value:>2} "));
                    let brief = self.brief(piece);
                    let brief = if brief.is_empty() { brief } else { format!(" {brief}") };
                    let left = room.saturating_sub(value.len() + brief.chars().count());
                    let name = cut(&name, left, look.cut());
                    Line::from(vec![
                        Span::styled(value, if quiet { look.dim() } else { look.gold() }),
                        Span::styled(name, self.lit(style, glow)),
                        Span::styled(brief, look.text()),
                    ])
                }
            };
            buf.set_line(x, area.y + row, &line, room as u16);
        }
    }

    fn card(&self, piece: &Piece, glow: Glow, area: Rect, buf: &mut Buffer) {
        let look = self.look;
        let (lines, style) = look.frame(glow);
        let block = Block::bordered().border_set(lines).border_style(style);
        let inner = block.inner(area);
        Clear.render(area, buf);
        buf.set_style(area, look.ground());
        block.render(area, buf);
        let width = usize::from(inner.width);
        let Face::Up(card) = &piece.face else {
            for y in inner.y..inner.bottom() {
                buf.set_stringn(inner.x, y, look.back().repeat(width), width, look.faint());
            }
            return;
        };
        let quiet = glow == Glow::Quiet && self.picker.is_some();
        let suit = if quiet { look.dim() } else { self.suit(&card.emblem).add_modifier(Modifier::BOLD) };
        let pad = usize::from(width > 5);
        // A sign that would be cut says less than the number in the corner of the card; the list of moves has it whole.
        let sign = card.sign().unwrap_or_default();
        let corner = match card.value {
            Some(value) if sign.is_empty() || sign.chars().count() > width - pad => value.to_string(),
            _ => cut(sign, width - pad, look.cut()),
        };
        let corner = format!("{}{corner}", " ".repeat(pad));
        buf.set_stringn(
            inner.x,
            inner.y,
            corner,
            width,
            self.lit(suit, if glow == Glow::Focus { glow } else { Glow::Quiet }),
        );
        if let Some(glyph) = self.glyph(&card.emblem)
            && inner.height >= 2
        {
            let x =
                if width > 8 { inner.right() - 2 } else { inner.x + (width as u16).saturating_sub(1) / 2 };
            let y = if width > 8 { inner.y } else { inner.y + 1 };
            buf.set_stringn(x, y, glyph, 2, suit);
        }
        if width >= 6 && inner.height >= 2 {
            let name = self.speaker.say(&card.name);
            let text = if quiet { look.faint() } else { look.text() };
            let room = usize::from(inner.height) - 1;
            let (mut lines, mut pad) = (wrap(&name, width - pad), pad);
            if lines.len() > room {
                (lines, pad) = (wrap(&name, width), 0);
            }
            if lines.len() > room
                && let Some(last) = lines.get_mut(room - 1)
            {
                *last = format!("{}{}", cut(last, width - 1, ""), look.cut());
            }
            for (y, line) in (inner.y + 1..inner.bottom()).zip(lines) {
                buf.set_stringn(inner.x + pad as u16, y, line, width - pad, text);
            }
        }
        if let (Some(mark), true) = (piece.marks.first(), inner.height >= 3) {
            let said = cut(&self.speaker.say(mark), width, look.cut());
            buf.set_stringn(inner.x, inner.bottom() - 1, said, width, look.gold());
        }
    }
}

/// The least width of a card on which a name can be read.
const NAMED: u16 = 12;

/// How wide each card of a hand is, and how many stand in a row.
fn card_width(cards: u16, width: u16, height: u16) -> (u16, u16) {
    let room = width.saturating_sub(1);
    for wide in [14, 12, 10, 8] {
        if cards * (wide + 1) - 1 <= room {
            return (wide, cards.max(1));
        }
    }
    for wide in [6, 5] {
        if cards * wide <= room {
            return (wide, cards.max(1));
        }
    }
    let wide = if height >= 6 { 5 } else { 4 };
    (wide, (room / wide).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_fit_whatever_their_size() {
        for cards in 1..30 {
            for width in [32, 48, 86, 120] {
                let (wide, per_row) = card_width(cards, width, 6);
                assert!(per_row * wide <= width, "{cards} {width}");
            }
        }
        assert_eq!(card_width(6, 32, 8), (5, 6));
        assert_eq!(card_width(6, 90, 6), (14, 6));
    }
}

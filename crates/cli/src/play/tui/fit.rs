//! Zones where there is little room: names give way to what lies there, and whatever is cut says so.

use super::layout::cut;
use super::zones::Pen;
use crate::play::talk;
use antre_stage::{Value, Zone, ZoneKind};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

/// A name is never cut to less than this.
const SHORTEST: usize = 5;

impl Pen<'_> {
    /// A zone on one line of this width: what lies there is whole, the name as far as there is room for it.
    pub(super) fn fitted_chip(&self, zone: &Zone, width: u16) -> Line<'static> {
        let chip = Line::from(self.chip(zone));
        let width = usize::from(width);
        if chip.width() <= width {
            return chip;
        }
        let style = self.lit(self.look.dim(), self.glow(&zone.id));
        let (name, content) = match self.in_turn(zone) {
            Some(content) => (self.speaker.say(&zone.name), content),
            None => (self.name(zone), self.content(zone)),
        };
        let taken: usize = content.iter().map(Span::width).sum();
        let name = cut(&name, width.saturating_sub(taken + 1).max(SHORTEST), self.look.cut());
        let mut spans = vec![Span::styled(name, style), Span::raw(" ")];
        spans.extend(content);
        self.fitted(spans, width)
    }

    /// As much of a line as fits, with a sign where something is missing.
    pub(super) fn fitted(&self, spans: Vec<Span<'static>>, width: usize) -> Line<'static> {
        let whole: usize = spans.iter().map(Span::width).sum();
        if whole <= width {
            return Line::from(spans);
        }
        let sign = format!(" {}", self.look.cut());
        let room = width.saturating_sub(sign.width());
        let mut line = Line::default();
        for span in spans {
            if line.width() + span.width() > room {
                break;
            }
            line.push_span(span);
        }
        line.push_span(Span::styled(sign, self.look.ember()));
        line
    }

    /// What lies in a zone, with its name where that has room above it, and else with whose place each is.
    pub(super) fn content_under_heading(&self, zone: &Zone, width: u16) -> Vec<Span<'static>> {
        let cut_above = self.name(zone).width() + 4 > usize::from(width);
        let in_turn = if cut_above { self.in_turn(zone) } else { None };
        in_turn.unwrap_or_else(|| self.content(zone))
    }

    /// Places that belong to somebody in turn, each with the letter of its seat: `E b3 F ▫`.
    fn in_turn(&self, zone: &Zone) -> Option<Vec<Span<'static>>> {
        let ZoneKind::Row { places } = zone.kind else { return None };
        let order = talk::order(zone)?;
        let mut spans = Vec::new();
        for (place, whose) in order.iter().enumerate().take(places.into()) {
            let whose = match whose {
                Value::Seat(seat) => seat.to_string(),
                Value::Words(words) => cut(&self.speaker.say(words), SHORTEST, self.look.cut()),
                _ => return None,
            };
            let gap = if place > 0 { "  " } else { "" };
            spans.push(Span::styled(format!("{gap}{whose} "), self.look.dim()));
            spans.push(match zone.pieces.get(place) {
                Some(piece) => self.piece(zone, piece),
                None => Span::styled(self.look.empty(), self.look.faint()),
            });
        }
        Some(spans)
    }
}

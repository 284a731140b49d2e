//! Rows without an end: pieces one after the other, each with its number, its name and what a fight hangs on, told as
//! fully as the room allows.

use super::layout::cut;
use super::zones::{Pen, up};
use antre_stage::{Face, Piece, Zone, ZoneKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};

/// A row without an end: its pieces flow over as many lines as there are.
pub(super) const FLOWS: ZoneKind = ZoneKind::Row { places: 0 };

/// How fully pieces of a row are told, from the fullest on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Telling {
    /// Names, and all that is said about them.
    Whole,
    /// Names, and what decides in short words.
    Brief,
    /// The same with names of no more than so many letters; compared by how much is missing.
    Cut(std::cmp::Reverse<usize>),
}

impl Telling {
    /// As little as is ever told.
    const LEAST: Telling = Telling::cut(0);
    const ALL: [Telling; 9] = [
        Telling::Whole,
        Telling::Brief,
        Telling::cut(22),
        Telling::cut(18),
        Telling::cut(14),
        Telling::cut(11),
        Telling::cut(8),
        Telling::cut(6),
        Telling::cut(4),
    ];

    const fn cut(letters: usize) -> Telling {
        Telling::Cut(std::cmp::Reverse(letters))
    }
}

impl Pen<'_> {
    /// A piece with its number, its name and what is said about it, as fully as `telling` says.
    fn told(&self, zone: &Zone, piece: &Piece, telling: Telling) -> Vec<Span<'static>> {
        let look = self.look;
        let glow = self.glow(&piece.id);
        let Face::Up(card) = &piece.face else {
            return vec![Span::styled(look.back(), self.lit(look.dim(), glow))];
        };
        let brief = self.brief(piece);
        let marks = match telling {
            Telling::Whole => {
                piece.marks.iter().map(|mark| self.speaker.say(mark)).collect::<Vec<_>>().join(", ")
            }
            Telling::Brief | Telling::Cut(_) => brief.clone(),
        };
        let mut name = self.short(card).to_owned();
        if let (None, true, Some(value)) = (card.sign(), brief.is_empty(), card.value) {
            name = format!("{name} {value}");
        }
        if let (Telling::Cut(room), None) = (telling, card.sign()) {
            name = cut(&name, room.0, look.cut());
        }
        let mut spans = Vec::new();
        if let Some(number) = piece.number() {
            spans.push(Span::styled(format!("{number} "), self.lit(look.dim(), glow)));
        }
        let style = self.figure(zone, card).add_modifier(Modifier::BOLD);
        spans.push(Span::styled(name, self.lit(style, glow)));
        if !marks.is_empty() {
            spans.push(Span::styled(format!(" {marks}"), look.text()));
        }
        spans
    }

    /// Pieces one after the other, on as many lines of this width as they need; none where one of them is too wide.
    fn lay(
        &self,
        zone: &Zone,
        head: Vec<Span<'static>>,
        width: u16,
        telling: Telling,
    ) -> Option<Vec<Line<'static>>> {
        let width = usize::from(width);
        let indent = if head.is_empty() { String::new() } else { "  ".to_owned() };
        let signs = zone.pieces.iter().filter_map(up).all(|card| card.sign().is_some());
        let gap = if signs { 1 } else { 2 };
        let mut lines = Vec::new();
        let mut line = Line::from(head);
        for piece in &zone.pieces {
            let told = Line::from(self.told(zone, piece, telling));
            if told.width() + indent.len() > width {
                return None;
            }
            if line.width() > 0 && line.width() + gap + told.width() > width {
                lines.push(std::mem::replace(&mut line, Line::from(indent.clone())));
            } else if line.width() > 0 {
                line.push_span(Span::raw(" ".repeat(gap)));
            }
            line.spans.extend(told.spans);
        }
        lines.push(line);
        Some(lines)
    }

    /// Pieces one after the other on lines of this width and number, as fully as they fit, and how fully that is. Only
    /// where not even cut names fit, the last are left out, and a sign says so.
    pub(super) fn flow(
        &self,
        zone: &Zone,
        head: Vec<Span<'static>>,
        (width, height): (u16, u16),
    ) -> (Vec<Line<'static>>, Telling) {
        let height = usize::from(height).max(1);
        let mut last = Vec::new();
        for telling in Telling::ALL {
            let Some(lines) = self.lay(zone, head.clone(), width, telling) else { continue };
            if lines.len() <= height {
                return (lines, telling);
            }
            last = lines;
        }
        last.truncate(height);
        if let Some(line) = last.last_mut() {
            while line.width() + 2 > usize::from(width) && line.spans.pop().is_some() {}
            line.push_span(Span::styled(format!(" {}", self.look.cut()), self.look.ember()));
        }
        (last, Telling::LEAST)
    }

    /// How fully a zone is told on so many lines without a frame.
    pub(super) fn told_on(&self, zone: &Zone, width: u16, lines: u16) -> Telling {
        match zone.kind {
            FLOWS if !zone.pieces.is_empty() => {
                self.flow(zone, self.lead(zone), (width.saturating_sub(1), lines)).1
            }
            _ => Telling::Whole,
        }
    }

    /// Whether a row tells more without a frame around it.
    pub(super) fn flows_unframed(&self, zone: &Zone, area: Rect) -> bool {
        if area.height < 3 {
            return true;
        }
        let inside = self.flow(zone, Vec::new(), (area.width.saturating_sub(3), area.height - 2)).1;
        // A frame is worth a few letters of a name, but not what a fight hangs on.
        let marked = zone.pieces.iter().any(|piece| !self.brief(piece).is_empty());
        let enough = if marked { Telling::Brief } else { Telling::cut(14) };
        inside > enough && self.flow(zone, self.lead(zone), (area.width - 1, area.height)).1 < inside
    }

    fn lead(&self, zone: &Zone) -> Vec<Span<'static>> {
        let style = self.lit(self.look.dim(), self.glow(&zone.id));
        let mut lead = vec![Span::styled(self.name(zone).to_owned(), style)];
        if self.fresh.contains(&zone.id) {
            lead.push(Span::styled(self.look.fresh(), self.look.gold()));
        }
        lead
    }

    /// A row without a frame: its name on a line of its own where nothing is lost by that, else before the pieces.
    pub(super) fn unframed(&self, zone: &Zone, area: Rect, buf: &mut Buffer) {
        let lead = self.lead(zone);
        let below = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 };
        let (lines, telling) = self.flow(zone, lead.clone(), (area.width - 1, area.height));
        if below.height > 0 {
            let (own, fully) = self.flow(zone, Vec::new(), (below.width, below.height));
            if fully <= telling {
                put(&[Line::from(lead)], area, buf);
                return put(&own, below, buf);
            }
        }
        put(&lines, area, buf);
    }
}

/// Writes lines into an area, as many as fit.
pub(super) fn put(lines: &[Line<'_>], area: Rect, buf: &mut Buffer) {
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        buf.set_line(area.x, y, line, area.width);
    }
}

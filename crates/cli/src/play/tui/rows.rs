//! Rows without an end: pieces one after the other, each with its number, its name and what decides a fight, told as
//! fully as the room allows.

use super::layout::cut;
use super::zones::{Pen, up};
use antre_stage::{Face, Piece, Zone, ZoneKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use std::cmp::Reverse;
use unicode_width::UnicodeWidthStr as _;

/// A row without an end: its pieces flow over as many lines as there are.
const FLOWS: ZoneKind = ZoneKind::Row { places: 0 };

/// How fully pieces of a row are told, from the fullest on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Telling {
    /// Names, and all that is said about them.
    Whole,
    /// Names, and what decides in short words.
    Brief,
    /// The same with names of no more than so many letters; compared by how much is missing.
    Cut(Reverse<usize>),
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
        Telling::Cut(Reverse(letters))
    }
}

/// What can be said of a piece; how much of it is, the room decides.
struct Item<'a> {
    piece: &'a Piece,
    /// Its number and a blank, if it has one.
    number: String,
    name: String,
    /// Whether its name may be cut: signs are whole or nothing.
    may_cut: bool,
    brief: String,
    whole: String,
}

impl Item<'_> {
    fn marks(&self, telling: Telling) -> &str {
        if telling == Telling::Whole { &self.whole } else { &self.brief }
    }

    fn name(&self, telling: Telling, sign: &str) -> String {
        match telling {
            Telling::Cut(Reverse(letters)) if self.may_cut => cut(&self.name, letters, sign),
            _ => self.name.clone(),
        }
    }

    fn width(&self, telling: Telling, sign: &str) -> usize {
        let marks = self.marks(telling).width();
        let gap = usize::from(marks > 0);
        self.number.width() + self.name(telling, sign).width() + gap + marks
    }
}

/// The pieces of a row, ready to be told.
pub(super) struct Row<'a> {
    zone: &'a Zone,
    items: Vec<Item<'a>>,
    /// The sign that something is missing.
    sign: &'static str,
}

impl Row<'_> {
    /// How many pieces stand on each line, after a head of this width; none where one of them is too wide.
    fn breaks(&self, head: usize, width: usize, telling: Telling) -> Option<Vec<usize>> {
        let indent = indent(head);
        let mut lines = vec![0];
        let mut used = head;
        for item in &self.items {
            let wide = item.width(telling, self.sign);
            if indent + wide > width {
                return None;
            }
            let gap = if used > 0 { self.gap() } else { 0 };
            if used > 0 && used + gap + wide > width {
                lines.push(1);
                used = indent + wide;
            } else {
                *lines.last_mut()? += 1;
                used += gap + wide;
            }
        }
        Some(lines)
    }

    /// Between two pieces: signs stand closer than names.
    fn gap(&self) -> usize {
        if self.items.iter().any(|item| item.may_cut) { 2 } else { 1 }
    }

    /// How fully the row is told on so many lines of this width, after a head.
    fn telling(&self, head: usize, (width, height): (u16, u16)) -> Telling {
        let fits = |telling: &Telling| {
            let breaks = self.breaks(head, width.into(), *telling);
            breaks.is_some_and(|lines| lines.len() <= usize::from(height).max(1))
        };
        Telling::ALL.into_iter().find(fits).unwrap_or(Telling::LEAST)
    }

    /// How fully it is told without a frame, its name before it.
    pub(super) fn told_on(&self, head: usize, width: u16, lines: u16) -> Telling {
        self.telling(head, (width.saturating_sub(1), lines))
    }
}

/// Lines after the first are set in, where the first has a head.
fn indent(head: usize) -> usize {
    if head > 0 { 2 } else { 0 }
}

impl Pen<'_> {
    /// The pieces of a row, ready to be told; none for other zones and for an empty row.
    pub(super) fn row<'z>(&self, zone: &'z Zone) -> Option<Row<'z>> {
        if zone.kind != FLOWS || zone.pieces.is_empty() {
            return None;
        }
        let item = |piece: &'z Piece| {
            let (card, brief) = (up(piece), self.brief(piece));
            let mut name = card.map_or_else(|| self.look.back().to_owned(), |card| self.short(card));
            let may_cut = card.is_some_and(|card| card.sign().is_none());
            if let (true, true, Some(value)) = (may_cut, brief.is_empty(), card.and_then(|card| card.value)) {
                name = format!("{name} {value}");
            }
            let number = piece.number().map_or_else(String::new, |number| format!("{number} "));
            let whole: Vec<String> = piece.marks.iter().map(|mark| self.speaker.say(mark)).collect();
            Item { piece, number, name, may_cut, brief, whole: whole.join(", ") }
        };
        Some(Row { zone, items: zone.pieces.iter().map(item).collect(), sign: self.look.cut() })
    }

    fn item(&self, zone: &Zone, item: &Item<'_>, telling: Telling) -> Vec<Span<'static>> {
        let look = self.look;
        let glow = self.glow(&item.piece.id);
        let style = match &item.piece.face {
            Face::Up(card) => self.figure(zone, item.piece, card).add_modifier(Modifier::BOLD),
            Face::Down(_) => look.dim(),
        };
        let mut spans = vec![
            Span::styled(item.number.clone(), self.lit(look.dim(), glow)),
            Span::styled(item.name(telling, look.cut()), self.lit(style, glow)),
        ];
        let marks = item.marks(telling);
        if !marks.is_empty() {
            spans.push(Span::styled(format!(" {marks}"), look.text()));
        }
        spans
    }

    /// Pieces one after the other on lines of this width and number, as fully as they fit. Only where not even cut names
    /// fit, the last are left out, and a sign says so.
    pub(super) fn flow(
        &self,
        row: &Row<'_>,
        head: Vec<Span<'static>>,
        (width, height): (u16, u16),
    ) -> Vec<Line<'static>> {
        let first = Line::from(head);
        let (lead, height) = (first.width(), usize::from(height).max(1));
        let fitting = row.telling(lead, (width, height as u16));
        let least = Telling::ALL[Telling::ALL.len() - 1];
        let telling = if fitting == Telling::LEAST { least } else { fitting };
        let breaks = row.breaks(lead, width.into(), telling).unwrap_or_else(|| vec![1; row.items.len()]);
        let mut lines = vec![first];
        let mut items = row.items.iter();
        for (index, count) in breaks.iter().enumerate().take(height) {
            if index > 0 {
                lines.push(Line::from(" ".repeat(indent(lead))));
            }
            let Some(line) = lines.last_mut() else { break };
            for (place, item) in items.by_ref().take(*count).enumerate() {
                if place > 0 || (index == 0 && lead > 0) {
                    line.push_span(Span::raw(" ".repeat(row.gap())));
                }
                line.spans.extend(self.item(row.zone, item, telling));
            }
        }
        if let (true, Some(line)) = (fitting == Telling::LEAST, lines.last_mut()) {
            while line.width() + 2 > usize::from(width) && line.spans.pop().is_some() {}
            line.push_span(Span::styled(format!(" {}", self.look.cut()), self.look.ember()));
        }
        lines
    }

    /// Whether a row tells more without a frame around it.
    pub(super) fn flows_unframed(&self, row: &Row<'_>, area: Rect) -> bool {
        if area.height < 3 {
            return true;
        }
        let inside = row.telling(0, (area.width.saturating_sub(3), area.height - 2));
        // A frame is worth a few letters of a name, but not what decides a fight.
        let marked = row.items.iter().any(|item| !item.brief.is_empty());
        let enough = if marked { Telling::Brief } else { Telling::cut(14) };
        inside > enough && row.told_on(self.lead_width(row.zone), area.width, area.height) < inside
    }

    fn lead(&self, zone: &Zone) -> Vec<Span<'static>> {
        let style = self.lit(self.look.dim(), self.glow(&zone.id));
        let mut lead = vec![Span::styled(self.name(zone), style)];
        if self.fresh.contains(&zone.id) {
            lead.push(Span::styled(self.look.fresh(), self.look.gold()));
        }
        lead
    }

    /// How wide the name of a row is that stands before its pieces.
    pub(super) fn lead_width(&self, zone: &Zone) -> usize {
        let fresh = if self.fresh.contains(&zone.id) { self.look.fresh().width() } else { 0 };
        self.name(zone).width() + fresh
    }

    /// A row without a frame: its name on a line of its own where nothing is lost by that, else before the pieces.
    pub(super) fn unframed(&self, row: &Row<'_>, area: Rect, buf: &mut Buffer) {
        let lead = self.lead(row.zone);
        let size = (area.width - 1, area.height);
        let below = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 1 };
        let before = row.telling(self.lead_width(row.zone), size);
        if below.height > 0 && row.telling(0, (below.width, below.height)) <= before {
            put(&[Line::from(lead)], area, buf);
            return put(&self.flow(row, Vec::new(), (below.width, below.height)), below, buf);
        }
        put(&self.flow(row, lead, size), area, buf);
    }
}

/// Writes lines into an area, as many as fit.
pub(super) fn put(lines: &[Line<'_>], area: Rect, buf: &mut Buffer) {
    for (line, y) in lines.iter().zip(area.y..area.bottom()) {
        buf.set_line(area.x, y, line, area.width);
    }
}

//! The end of a game: points that come one category after the other, with the cards behind them.

use super::draw::Easel;
use super::layout::{cut, scroll, wrap};
use crate::play::talk::{self, Category};
use antre_kernel::Phrase;
use antre_stage::Sheet;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

/// What the names of the categories keep, however many players there are.
const NAMES: usize = 18;
/// A column of points is never narrower than this.
const NARROWEST: usize = 7;

/// The end of a game, told one category after the other.
pub(crate) struct Ending {
    /// The explained score, unless somebody gave up.
    pub(crate) sheet: Option<Sheet>,
    /// Its categories.
    pub(crate) categories: Vec<Category>,
    /// How many of them are shown.
    pub(crate) revealed: usize,
    /// The category whose cards are shown.
    pub(crate) chosen: usize,
    /// What is said besides: who gave up, where the record is.
    pub(crate) lines: Vec<String>,
}

impl Ending {
    /// Whether everything is told.
    pub(crate) fn told(&self) -> bool {
        self.revealed >= self.categories.len()
    }
}

impl Easel<'_> {
    pub(super) fn ending(&self, ending: &Ending, area: Rect, buf: &mut Buffer) {
        let look = self.look();
        let width = usize::from(area.width.saturating_sub(2));
        let x = area.x + 1;
        let mut y = area.y;
        let mut put = |y: &mut u16, line: Line<'static>| {
            if *y < area.bottom() {
                buf.set_line(x, *y, &line, width as u16);
                *y += 1;
            }
        };
        let Some(sheet) = &ending.sheet else {
            for line in ending.lines.iter().flat_map(|line| wrap(line, width)) {
                put(&mut y, Line::from(Span::styled(line, look.text())));
            }
            return;
        };
        let column = sheet
            .seats
            .iter()
            .map(|seat| self.shot.speaker.seat(seat.seat).width() + 3)
            .max()
            .unwrap_or(8)
            .clamp(8, 16);
        let fair = width.saturating_sub(NAMES) / sheet.seats.len().max(1);
        let column = column.min(fair.max(NARROWEST));
        let columns = column * sheet.seats.len();
        let name_width = width.saturating_sub(columns).min(30);
        let right = |text: &str| format!("{:>column$}", cut(text, column - 1, look.cut()));
        let mut head = vec![Span::styled(pad(&self.word("score-head"), name_width), look.dim())];
        for seat in &sheet.seats {
            head.push(Span::styled(right(&self.shot.speaker.seat(seat.seat)), look.strong()));
        }
        put(&mut y, Line::from(head));
        let count = ending.categories.len();
        // Total, reasons and verdict stand under the points; where the record is, only if there is room for it.
        let free = usize::from(area.bottom().saturating_sub(y));
        let besides = ending.lines.len().min(2);
        let verdict = wrap(&talk::verdict(sheet, self.shot.speaker), width);
        let said = 1 + verdict.len();
        let reasons_height = if free >= count + said + 2 { 2 } else { 1 };
        let told_besides = if free >= count + said + reasons_height + besides { besides } else { 0 };
        let height = free.saturating_sub(said + reasons_height + told_besides).clamp(1, count.max(1));
        let last = if ending.told() { ending.chosen } else { ending.revealed.saturating_sub(1) };
        let first = scroll(last, height, count);
        let top = y;
        for (index, category) in ending.categories.iter().enumerate().skip(first).take(height) {
            if index >= ending.revealed {
                put(&mut y, Line::default());
                continue;
            }
            let lit = index == last;
            let cursor = if lit { look.cursor() } else { " " };
            let name = self.shot.speaker.say(&category.name);
            let name = format!("{cursor} {}", cut(&name, name_width.saturating_sub(3), look.cut()));
            let style = if lit { look.ember() } else { look.text() };
            let mut row = vec![Span::styled(pad(&name, name_width), style)];
            for line in &category.lines {
                let points =
                    line.as_ref().map_or_else(|| look.dot().to_owned(), |line| line.points.to_string());
                row.push(Span::styled(right(&points), style));
            }
            put(&mut y, Line::from(row));
        }
        let mut totals = vec![Span::styled(pad(&self.word("score-sum"), name_width), look.strong())];
        for (at, seat) in sheet.seats.iter().enumerate() {
            let shown = ending.categories.iter().take(ending.revealed);
            let sum: i32 =
                shown.filter_map(|category| category.lines[at].as_ref()).map(|line| line.points).sum();
            let sum = if ending.told() { seat.total } else { sum };
            totals.push(Span::styled(right(&sum.to_string()), look.gold().add_modifier(Modifier::BOLD)));
        }
        put(&mut y, Line::from(totals));
        if let Some(category) = ending.categories.get(last).filter(|_| ending.revealed > 0) {
            let mut reasons = wrap(&self.reasons(sheet, category), width);
            if reasons.len() > reasons_height {
                reasons.truncate(reasons_height);
                if let Some(end) = reasons.last_mut() {
                    *end = format!("{} {}", cut(end, width.saturating_sub(2), ""), look.cut());
                }
            }
            for line in reasons {
                put(&mut y, Line::from(Span::styled(line, look.dim())));
            }
        }
        if ending.told() {
            for line in verdict {
                put(&mut y, Line::from(Span::styled(line, look.ember())));
            }
            for line in ending.lines.iter().take(told_besides) {
                put(&mut y, Line::from(Span::styled(line.clone(), look.dim())));
            }
        }
        let edge = (name_width + columns + 2).min(width) as u16;
        if first > 0 {
            buf.set_stringn(x + edge, top, look.more(false), 1, look.ember());
        }
        if first + height < count && ending.told() {
            buf.set_stringn(x + edge, top + height as u16 - 1, look.more(true), 1, look.ember());
        }
    }

    /// The cards behind one category: `CD-83 · A : CO4 = 4 · CO3 = 3 · B : CO1 1`.
    fn reasons(&self, sheet: &Sheet, category: &Category) -> String {
        let mut text = category.clause.to_owned();
        for (seat, line) in sheet.seats.iter().zip(&category.lines) {
            let Some(line) = line else { continue };
            let cards = talk::cards(line, self.shot.speaker)
                .replace('×', self.look().times())
                .replace('·', self.look().dot());
            let key = if cards.is_empty() { "score-line" } else { "score-line-cards" };
            let phrase = Phrase::new(key).with("seat", seat.seat).with("points", i64::from(line.points));
            text.push_str(&format!(" {} {}", self.look().dot(), self.say(&phrase.with("cards", cards))));
        }
        text
    }
}

fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

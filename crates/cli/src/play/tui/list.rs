//! The list of choices, what is said under it, and the log.

use super::draw::{Body, Easel, Tone, lines};
use super::layout::{cut, scroll, wrap};
use super::picker;
use crate::play::talk;
use antre_kernel::Phrase;
use antre_stage::{Choice, Face, Zone, sign};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

/// As many choices stay in sight as this, however much is asked.
const CHOICES: usize = 3;

/// How many lines the question above the choices may take.
fn head_room(height: u16, choices: usize) -> usize {
    usize::from(height).saturating_sub(choices.min(CHOICES)).max(2)
}

/// The lines, or as many as there is room for, with a sign that something is missing.
fn whole_or_cut(mut lines: Vec<String>, width: usize, room: usize, sign: &str) -> Vec<String> {
    if lines.len() > room {
        lines.truncate(room);
        if let Some(last) = lines.last_mut() {
            *last = format!("{}{sign}", cut(last, width.saturating_sub(sign.width()), ""));
        }
    }
    lines
}

impl Easel<'_> {
    pub(super) fn list(&self, area: Rect, buf: &mut Buffer) {
        let look = self.look();
        if area.height < 2 {
            return;
        }
        let width = usize::from(area.width.saturating_sub(2));
        let x = area.x + 1;
        let headline = self.shot.scene.headline.as_ref().map(|headline| self.say(headline));
        let head = match &self.shot.body {
            Body::Choose => headline.unwrap_or_else(|| self.word("turn-choose")),
            Body::Wait(seat) => {
                headline.unwrap_or_else(|| self.say(&Phrase::new("turn-thinks").with("seat", *seat)))
            }
            Body::Look(next) => self.say(&Phrase::new("look-then-pass").with("seat", *next)),
            Body::End(_) => return,
        };
        let style = match &self.shot.body {
            Body::Wait(_) => look.dim(),
            _ => look.ember(),
        };
        let mut y = area.y;
        let choices = self.shot.picker.map_or(0, |picker| picker.shown().len());
        for line in whole_or_cut(wrap(&head, width), width, head_room(area.height, choices), look.cut()) {
            buf.set_stringn(x, y, line, width, style);
            y += 1;
        }
        if let Body::Wait(_) = self.shot.body {
            let tick = self.shot.tick;
            let dots: String = (0..5).map(|at| look.ember_sign(tick + at)).collect::<Vec<_>>().join(" ");
            buf.set_stringn(x, y + 1, dots, width, look.breath(tick));
        }
        let Some(picker) = self.shot.picker else { return };
        let shown = picker.shown();
        if !picker.kept().is_empty() {
            let count = Phrase::new("list-narrowed").with("count", shown.len()).with("total", picker.total());
            buf.set_stringn(x, y, cut(&self.say(&count), width, look.cut()), width, look.dim());
            y += 1;
        }
        let height = usize::from(area.bottom().saturating_sub(y));
        let chosen = picker.line();
        let first = scroll(chosen.unwrap_or(0), height, shown.len());
        for (index, choice) in shown.iter().enumerate().skip(first).take(height) {
            let lit = chosen == Some(index);
            let letter = picker::letter(index).unwrap_or(' ');
            let cursor = if lit { look.cursor() } else { " " };
            let mut spans = vec![
                Span::styled(format!("{cursor} "), look.ember()),
                Span::styled(format!("{letter} "), if lit { look.ember() } else { look.gold() }),
            ];
            let label = self.say(&choice.label);
            let room = list_room(area);
            let style = if lit { look.ember() } else { look.text() };
            let aside = self.notation(choice, &label, room);
            let said = aside.map_or(room, |notation| room.saturating_sub(2 + notation.width()));
            spans.push(Span::styled(format!(" {}", cut(&label, said, look.cut())), style));
            buf.set_line(x, y, &Line::from(spans), width as u16);
            if let Some(notation) = aside {
                let at = x + width as u16 - notation.width() as u16;
                buf.set_stringn(at, y, notation, width, look.faint());
            }
            y += 1;
        }
        let edge = area.right() - 1;
        if first > 0 {
            let top = area.bottom() - (height as u16).min(area.height);
            buf.set_stringn(edge, top, look.more(false), 1, look.ember());
        }
        if first + height < shown.len() {
            buf.set_stringn(edge, area.bottom() - 1, look.more(true), 1, look.ember());
        }
    }

    /// The notation that stands beside a choice. Signs say where things are, and are kept before the end of the label
    /// unless they would take most of the line; words are for whoever is typing, and for where there is room.
    fn notation<'c>(&self, choice: &'c Choice, label: &str, room: usize) -> Option<&'c str> {
        let wide = choice.notation.width();
        let shown = match sign(&choice.notation) {
            Some(_) => wide <= room / 2,
            None => self.shot.input.is_some() && label.width() + 2 + wide <= room,
        };
        shown.then_some(&*choice.notation)
    }

    /// What is pointed at, or the whole of a choice that the list had to cut, with the arrows it follows.
    fn details(&self, list_room: usize) -> Vec<String> {
        let Some(picker) = self.shot.picker else { return Vec::new() };
        let (scene, speaker) = (self.shot.scene, self.shot.speaker);
        if let Some(id) = picker.pointed() {
            let find = |zone: &Zone| {
                let piece = zone.pieces.iter().find(|piece| piece.id == id)?;
                let text = talk::printed(piece, speaker).map_or_else(String::new, |text| format!(". {text}"));
                Some(talk::piece(piece, zone, speaker) + &text)
            };
            let what = match (scene.zones.iter().find_map(find), scene.zone(id)) {
                (Some(piece), _) => piece,
                (None, Some(zone)) => talk::zone(zone, speaker),
                (None, None) => return Vec::new(),
            };
            if !picker.narrows(id) {
                let what = what.trim_end_matches('.').to_owned();
                return vec![self.say(&Phrase::new("detail-looked").with("what", what))];
            }
            let touches = |choice: &&&Choice| choice.touches.iter().any(|touch| touch == id);
            let count = picker.shown().iter().filter(touches).count();
            let what = what.trim_end_matches('.').to_owned();
            let phrase = Phrase::new("detail-pointed").with("what", what).with("count", count);
            return vec![self.say(&phrase)];
        }
        let Some(choice) = picker.current() else { return Vec::new() };
        let mut parts = Vec::new();
        let label = self.say(&choice.label);
        let aside = self.notation(choice, &label, list_room);
        if label.width() + aside.map_or(0, |notation| 2 + notation.width()) > list_room {
            parts.push(match sign(&choice.notation) {
                Some(notation) => format!("{label} [{notation}]"),
                None => label,
            });
        }
        let pieces = || scene.zones.iter().flat_map(|zone| &zone.pieces);
        for id in &choice.touches {
            if let Some(piece) = pieces().find(|piece| piece.id == *id)
                && let (Some(text), Face::Up(card)) = (talk::printed(piece, speaker), &piece.face)
            {
                parts.push(format!("{}. {text}", speaker.say(&card.name)));
            }
            let targets = talk::targets(scene, id, speaker);
            if let (Some(zone), false) = (scene.zone(id), targets.is_empty()) {
                let name = speaker.say(&zone.name);
                parts.push(format!("{name} {} {}", self.look().arrow(), targets.join(", ")));
            }
        }
        parts
    }

    pub(super) fn message(&self, area: Rect, list: Rect, log_beside: bool, buf: &mut Buffer) {
        let look = self.look();
        let width = usize::from(area.width.saturating_sub(2));
        let mut rows: Vec<Line<'static>> = Vec::new();
        if let Some(input) = self.shot.input {
            rows.push(Line::from(vec![
                Span::styled(format!("{} ", self.word("input-prompt")), look.gold()),
                Span::styled(input.to_owned(), look.strong()),
                Span::styled("_", look.ember()),
            ]));
        }
        if let Some(notice) = self.shot.notice {
            let (sign, style) = match notice.tone {
                Tone::Bad => (look.cross(), look.bad()),
                Tone::Note => (look.fresh(), look.gold()),
            };
            let clause = notice.clause.as_ref().map(|clause| format!("{clause}  ")).unwrap_or_default();
            let head = format!("{sign} {clause}");
            let indent = head.width();
            let room = usize::from(area.height) - rows.len().min(usize::from(area.height));
            let mut parts = wrap(&notice.text, width.saturating_sub(indent));
            if parts.len() > room && room > 0 {
                parts.truncate(room);
                let more = format!(" {}", look.cut());
                let last = cut(&parts[room - 1], width.saturating_sub(indent + more.width()), "");
                parts[room - 1] = format!("{last}{more}");
            }
            for (index, part) in parts.into_iter().enumerate() {
                let head = if index == 0 { head.clone() } else { " ".repeat(indent) };
                let plain = notice.clause.is_some() || notice.tone == Tone::Note;
                let text = if plain { look.text() } else { style };
                rows.push(Line::from(vec![Span::styled(head, style), Span::styled(part, text)]));
            }
        } else if self.shot.input.is_some() {
            rows.push(Line::from(Span::styled(self.word("input-hint"), look.dim())));
        }
        if rows.is_empty() {
            let details = self.details(list_room(list));
            if log_beside {
                rows.push(Line::default());
                let text = details.join(&format!(" {} ", look.dot()));
                rows.extend(
                    wrap(&text, width).into_iter().map(|part| Line::from(Span::styled(part, look.dim()))),
                );
            } else if self.shot.picker.is_some_and(|picker| picker.pointed().is_some()) {
                let height = usize::from(area.height).max(1);
                let mut parts = details.first().map_or_else(Vec::new, |detail| wrap(detail, width));
                if parts.len() > height {
                    parts.truncate(height);
                    let last = cut(&parts[height - 1], width.saturating_sub(2), "");
                    parts[height - 1] = format!("{last} {}", look.cut());
                }
                rows.extend(parts.into_iter().map(|part| Line::from(Span::styled(part, look.dim()))));
            } else {
                let first = details.first().map(|detail| cut(detail, width, look.cut()));
                rows.extend(first.map(|detail| Line::from(Span::styled(detail, look.dim()))));
                let room = usize::from(area.height).saturating_sub(rows.len());
                rows.extend(self.log_lines(width, room));
            }
        }
        for (y, row) in (area.y..area.bottom()).zip(&rows) {
            buf.set_line(area.x + 1, y, row, width as u16);
        }
    }

    /// The last lines of the log that fit, the newest brightest.
    fn log_lines(&self, width: usize, height: usize) -> Vec<Line<'static>> {
        let look = self.look();
        let mut rows: Vec<Line<'static>> = Vec::new();
        for (age, text) in self.shot.log.iter().rev().enumerate() {
            let style = if age == 0 { look.text() } else { look.dim() };
            let parts = wrap(text, width.saturating_sub(2));
            for (index, part) in parts.into_iter().enumerate().rev() {
                let head = if index == 0 { format!("{} ", look.dot()) } else { "  ".into() };
                rows.push(Line::from(vec![Span::styled(head, look.faint()), Span::styled(part, style)]));
            }
            if rows.len() >= height {
                break;
            }
        }
        rows.truncate(height);
        rows.reverse();
        rows
    }

    pub(super) fn log(&self, area: Rect, buf: &mut Buffer) {
        let look = self.look();
        for y in area.y..area.bottom() {
            let edge = if look.is_ascii() { "|" } else { "│" };
            buf.set_stringn(area.x, y, edge, 1, look.faint());
        }
        let inner = Rect { x: area.x + 2, width: area.width.saturating_sub(3), ..area };
        let width = usize::from(inner.width);
        let y = inner.y + 1;
        buf.set_stringn(inner.x, y, self.word("log-title"), width, look.dim());
        let body = Rect { y: y + 2, height: inner.height.saturating_sub(4), ..inner };
        if self.shot.log.is_empty() {
            buf.set_stringn(body.x, body.y, self.word("log-empty"), width, look.faint());
        }
        lines(self.log_lines(width, body.height.into()).into_iter(), body, buf);
    }
}

/// How many columns the list has for the words of a choice.
fn list_room(list: Rect) -> usize {
    usize::from(list.width.saturating_sub(7))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_question_leaves_room_for_choices_and_says_where_it_is_cut() {
        assert_eq!([head_room(8, 20), head_room(8, 1), head_room(4, 9)], [5, 7, 2]);
        let lines = ["one two", "three", "four"].map(str::to_owned);
        assert_eq!(whole_or_cut(lines.to_vec(), 7, 3, "…"), lines);
        assert_eq!(whole_or_cut(lines.to_vec(), 7, 1, "…"), ["one tw…"]);
        assert_eq!(whole_or_cut(lines.to_vec(), 7, 2, "…"), ["one two", "three…"]);
    }
}

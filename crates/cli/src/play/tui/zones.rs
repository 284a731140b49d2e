//! Zones of any game as a terminal draws them: boxes on the board, chips beside a name, cards in a hand.

use super::layout::cut;
use super::look::{Glow, Look};
use super::picker::Picker;
use super::rows::put;
use crate::play::talk;
use antre_host::Speaker;
use antre_kernel::Seat;
use antre_stage::{At, Card, Face, Piece, Scene, Zone, ZoneKind, hex, sign};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Widget as _};

/// Everything needed to draw pieces of one scene.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    /// Colours and symbols.
    pub(crate) look: Look,
    /// Names in the right language.
    pub(crate) speaker: &'a Speaker,
    /// What lies on the table.
    pub(crate) scene: &'a Scene,
    /// What may be chosen, if somebody chooses.
    pub(crate) picker: Option<&'a Picker>,
    /// The seat at the near edge of the table.
    pub(crate) near: Option<Seat>,
    /// The zones that changed since this eye last looked.
    pub(crate) fresh: &'a [String],
}

impl Pen<'_> {
    pub(super) fn glow(&self, id: &str) -> Glow {
        self.picker.map_or(Glow::Quiet, |picker| picker.glow(id, self.scene))
    }

    pub(super) fn name(&self, zone: &Zone) -> String {
        self.speaker.say(&talk::called(zone))
    }

    /// The colour of an emblem: its place in the order in which the scene's zones name them.
    pub(super) fn suit(&self, emblem: &str) -> Style {
        let mut known: Vec<&str> = Vec::new();
        for zone in self.scene.zones.iter().filter(|zone| !zone.emblem.is_empty()) {
            if !known.contains(&&*zone.emblem) {
                known.push(&zone.emblem);
            }
        }
        match known.iter().position(|known| *known == emblem) {
            Some(index) => self.look.suit(index),
            None if emblem.is_empty() => self.look.text(),
            None => self.look.suit(emblem.bytes().map(usize::from).sum()),
        }
    }

    /// The symbol of an emblem, if the game's words have one and symbols are wanted.
    pub(crate) fn glyph(&self, emblem: &str) -> Option<String> {
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if self.look.is_ascii() || emblem.is_empty() || !emblem.chars().all(plain) {
            return None;
        }
        self.speaker.find(&format!("emblem-{emblem}"))
    }

    /// A card in a few letters: its sign, or its name where it has none.
    pub(super) fn short(&self, card: &Card) -> String {
        card.sign().map_or_else(|| self.speaker.say(&card.name), str::to_owned)
    }

    /// What is said about a piece in very few letters: what the game has short words for.
    pub(super) fn brief(&self, piece: &Piece) -> String {
        piece.marks.iter().filter_map(|mark| self.speaker.brief(mark)).collect::<Vec<_>>().join(" ")
    }

    /// A piece in a few letters.
    pub(super) fn piece(&self, zone: &Zone, piece: &Piece) -> Span<'static> {
        let glow = self.glow(&piece.id);
        match &piece.face {
            Face::Down(_) => Span::styled(self.look.back(), self.lit(self.look.dim(), glow)),
            Face::Up(card) => {
                let same = card.code.eq_ignore_ascii_case(&self.name(zone)) || *card.code == *zone.emblem;
                let text = if same { self.look.step(true).to_owned() } else { self.short(card) };
                let brief = self.brief(piece);
                let mark = match brief.is_empty() {
                    true if piece.marks.is_empty() => String::new(),
                    true => self.look.fresh().to_owned(),
                    false => format!(" {brief}"),
                };
                let style = match (hex::is_empty(piece), glow) {
                    (true, Glow::Quiet | Glow::Playable) => self.look.faint(),
                    (true, Glow::Possible | Glow::Target) => self.look.gold(),
                    (true, Glow::Touched | Glow::Focus) => self.look.ember(),
                    (false, _) => self.figure(zone, piece, card).add_modifier(Modifier::BOLD),
                };
                Span::styled(format!("{text}{mark}"), self.lit(style, glow))
            }
        }
    }

    /// The colour of a piece: on a map that of whoever it belongs to; else that of its emblem.
    pub(super) fn figure(&self, zone: &Zone, piece: &Piece, card: &Card) -> Style {
        let on_map = matches!(zone.kind, ZoneKind::Hex { .. });
        match piece.owner.filter(|_| on_map) {
            Some(seat) => self.look.side(seat),
            None => self.suit(&card.emblem),
        }
    }

    /// What the arrow keys stand on is turned to light, what the move uses is underlined.
    pub(super) fn lit(&self, style: Style, glow: Glow) -> Style {
        match glow {
            Glow::Focus => self.look.ember_bar(),
            Glow::Touched => style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            Glow::Quiet | Glow::Playable | Glow::Possible | Glow::Target => style,
        }
    }

    /// What lies in a zone, on one line.
    pub(super) fn content(&self, zone: &Zone) -> Vec<Span<'static>> {
        let look = self.look;
        let count = zone.pieces.len();
        let dim = |text: String| Span::styled(text, look.dim());
        match zone.kind {
            ZoneKind::Counter(n) => vec![Span::styled(n.to_string(), look.strong())],
            ZoneKind::Track { end } => self.track(zone, end),
            ZoneKind::Pile => {
                let Some(top) = zone.pieces.last() else {
                    return vec![Span::styled(look.nothing(), look.faint())];
                };
                match &top.face {
                    Face::Down(_) => {
                        vec![self.piece(zone, top), Span::styled(format!(" {count}"), look.text())]
                    }
                    Face::Up(_) if count == 1 => vec![self.piece(zone, top)],
                    Face::Up(_) => {
                        vec![self.piece(zone, top), dim(format!(" {}{count}", look.times()))]
                    }
                }
            }
            ZoneKind::Hand if count == 0 => vec![Span::styled(look.nothing(), look.faint())],
            ZoneKind::Hand if !zone.pieces.iter().any(|piece| matches!(piece.face, Face::Up(_))) => {
                let backs = look.back().repeat(count.min(12));
                vec![Span::styled(backs, look.dim()), Span::styled(format!(" {count}"), look.text())]
            }
            ZoneKind::Row { places } => {
                let mut spans = self.pieces(zone);
                let empty = usize::from(places).saturating_sub(count);
                for _ in 0..empty {
                    if !spans.is_empty() {
                        spans.push(Span::raw(" "));
                    }
                    spans.push(Span::styled(look.empty(), look.faint()));
                }
                if spans.is_empty() {
                    spans.push(Span::styled(look.nothing(), look.faint()));
                }
                spans
            }
            ZoneKind::Hand | ZoneKind::Grid { .. } | ZoneKind::Hex { .. } => {
                let spans = self.pieces(zone);
                if spans.is_empty() { vec![Span::styled(look.nothing(), look.faint())] } else { spans }
            }
        }
    }

    fn pieces(&self, zone: &Zone) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        for piece in &zone.pieces {
            if !spans.is_empty() {
                spans.push(Span::raw(" "));
            }
            spans.push(self.piece(zone, piece));
        }
        spans
    }

    fn track(&self, zone: &Zone, end: u8) -> Vec<Span<'static>> {
        let look = self.look;
        let step = |piece: &Piece| match piece.at {
            Some(At::Step(step)) => step,
            _ => 0,
        };
        if let [only] = zone.pieces.as_slice()
            && end <= 12
        {
            let at = step(only);
            let mut spans: Vec<Span<'static>> = (1..=end)
                .map(|n| {
                    let style = if n <= at { look.gold() } else { look.faint() };
                    Span::styled(look.step(n <= at), style)
                })
                .collect();
            spans.push(Span::styled(format!(" {at}/{end}"), look.text()));
            return spans;
        }
        let mut spans = Vec::new();
        for piece in &zone.pieces {
            if !spans.is_empty() {
                spans.push(Span::raw(" "));
            }
            spans.push(self.piece(zone, piece));
            spans.push(Span::styled(format!(" {}", step(piece)), look.text()));
        }
        spans.push(Span::styled(format!(" /{end}"), look.dim()));
        spans
    }

    /// A zone beside a name: what it is called and what lies there, on one line.
    pub(crate) fn chip(&self, zone: &Zone) -> Vec<Span<'static>> {
        let name_style = self.lit(self.look.dim(), self.glow(&zone.id));
        let mut spans = vec![Span::styled(format!("{} ", self.name(zone)), name_style)];
        spans.extend(self.content(zone));
        if self.fresh.contains(&zone.id) {
            spans.push(Span::styled(self.look.fresh(), self.look.gold()));
        }
        spans
    }

    /// A zone beside a name in the fewest letters: of a pile only how many lie there.
    fn small_chip(&self, zone: &Zone) -> Vec<Span<'static>> {
        if zone.kind != ZoneKind::Pile {
            return self.chip(zone);
        }
        let count = Zone { kind: ZoneKind::Counter(zone.pieces.len() as i64), ..zone.clone() };
        self.chip(&count)
    }

    /// Chips one after the other, on as many lines as they need; small ones where there is little room.
    pub(crate) fn chips(
        &self,
        head: Vec<Span<'static>>,
        zones: &[&Zone],
        width: u16,
        small: bool,
    ) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        let mut line = Line::from(head);
        let indent = 2;
        for zone in zones {
            let mut chip = Line::from(if small { self.small_chip(zone) } else { self.chip(zone) });
            if chip.width() + indent > usize::from(width) {
                chip = self.fitted_chip(zone, width.saturating_sub(indent as u16));
            }
            if line.width() + 3 + chip.width() > usize::from(width) && line.width() > indent {
                lines.push(std::mem::replace(&mut line, Line::from(" ".repeat(indent))));
            } else {
                line.push_span(Span::raw("   "));
            }
            line.spans.extend(chip.spans);
        }
        lines.push(line);
        lines
    }

    /// Draws a zone in a frame, or on one line where there is no room for a frame.
    pub(super) fn zone(&self, zone: &Zone, area: Rect, buf: &mut Buffer) {
        if area.height == 0 || area.width < 4 {
            return;
        }
        let row = self.row(zone);
        if let Some(row) = row.as_ref().filter(|row| self.flows_unframed(row, area)) {
            return self.unframed(row, area, buf);
        }
        if area.height == 2 && !zone.pieces.is_empty() {
            let name = cut(&self.name(zone), usize::from(area.width.saturating_sub(1)), self.look.cut());
            let style = self.lit(self.look.dim(), self.glow(&zone.id));
            buf.set_stringn(area.x, area.y, name, area.width.into(), style);
            let room = area.width.saturating_sub(2);
            let content = self.fitted(self.content_under_heading(zone, area.width), room.into());
            buf.set_line(area.x + 1, area.y + 1, &content, room);
            return;
        }
        if area.height < 3 {
            let room = area.width.saturating_sub(1);
            buf.set_line(area.x, area.y, &self.fitted_chip(zone, room), room);
            return;
        }
        let glow = self.zone_glow(zone);
        let (lines, style) = self.look.frame(glow);
        let block = Block::bordered().border_set(lines).border_style(style);
        let inner = block.inner(area);
        block.render(area, buf);
        self.heading(zone, glow, area, buf);
        match zone.kind {
            ZoneKind::Grid { cols, rows } => self.grid(zone, cols, rows, inner, buf),
            ZoneKind::Hex { radius } => self.hexes(zone, radius, inner, buf),
            _ => match row {
                Some(row) => {
                    let area = Rect { x: inner.x + 1, width: inner.width.saturating_sub(1), ..inner };
                    put(&self.flow(&row, Vec::new(), (area.width, area.height)), area, buf);
                }
                None => self.plain(zone, inner, buf),
            },
        }
    }

    /// A zone stands out as much as itself or, where it is a pile, as its top piece.
    fn zone_glow(&self, zone: &Zone) -> Glow {
        let own = self.glow(&zone.id);
        match (zone.kind, zone.pieces.last()) {
            (ZoneKind::Pile, Some(top)) => own.max(self.glow(&top.id)),
            _ => own,
        }
    }

    fn heading(&self, zone: &Zone, glow: Glow, area: Rect, buf: &mut Buffer) {
        let look = self.look;
        let emblem = &zone.emblem;
        let letters = sign(emblem).filter(|letters| letters.chars().count() <= 3);
        let parts = [self.glyph(emblem), letters.map(str::to_owned)];
        let sign = parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let short = !sign.is_empty();
        if short && area.width >= 12 {
            let span = Span::styled(format!(" {sign} "), self.suit(&zone.emblem));
            let x = area.right().saturating_sub(span.width() as u16 + 1);
            buf.set_span(x, area.bottom() - 1, &span, 8);
        }
        if area.height < 4
            && let Some(text) = self.links(zone)
        {
            // No line inside is free for the printed arrows.
            let taken = if short && area.width >= 12 { sign.chars().count() + 3 } else { 0 };
            let room = usize::from(area.width).saturating_sub(taken + 4);
            if room >= 4 {
                let text = format!(" {} ", cut(&text, room, look.cut()));
                buf.set_stringn(area.x + 1, area.bottom() - 1, text, room + 2, look.dim());
            }
        }
        let room = usize::from(area.width.saturating_sub(2));
        let style = match glow {
            Glow::Focus => look.ember_bar(),
            Glow::Touched => look.ember(),
            Glow::Possible | Glow::Target => look.gold(),
            Glow::Quiet | Glow::Playable => look.text(),
        };
        let arrow = if glow == Glow::Target { format!("{} ", look.arrow()) } else { String::new() };
        let fresh = if self.fresh.contains(&zone.id) { format!(" {}", look.fresh()) } else { String::new() };
        let name = cut(
            &format!("{arrow}{}", self.name(zone)),
            room.saturating_sub(2 + fresh.chars().count()),
            look.cut(),
        );
        let line = Line::from(vec![
            Span::styled(format!(" {name}"), style),
            Span::styled(fresh, look.gold()),
            Span::styled(" ", style),
        ]);
        buf.set_line(area.x + 1, area.y, &line, room as u16);
    }

    fn plain(&self, zone: &Zone, inner: Rect, buf: &mut Buffer) {
        if inner.height == 0 || inner.width < 2 {
            return;
        }
        let look = self.look;
        let width = inner.width - 1;
        let mut spans = Vec::new();
        // A pile shows its thickness.
        let covered = zone.pieces.len().saturating_sub(1);
        let open = matches!(zone.pieces.last().map(|top| &top.face), Some(Face::Up(_)));
        if zone.kind == ZoneKind::Pile && covered > 0 && open && !look.is_ascii() {
            spans.push(Span::styled("▏".repeat(covered.min(6)), look.dim()));
        }
        spans.extend(self.content_under_heading(zone, inner.width + 2));
        if let ZoneKind::Row { places: places @ 2.. } = zone.kind {
            let count = format!("  {}/{places}", zone.pieces.len());
            let used: usize = spans.iter().map(Span::width).sum();
            if used + count.len() <= usize::from(width) {
                spans.push(Span::styled(count, look.dim()));
            }
        }
        let y = inner.y;
        buf.set_line(inner.x + 1, y, &self.fitted(spans, width.into()), width);
        let seen: Vec<&Card> = zone.pieces[..covered].iter().filter_map(up).collect();
        if zone.kind == ZoneKind::Pile && !seen.is_empty() && inner.height >= 2 && y + 1 < inner.bottom() {
            // What is covered is shown only where the scene gives it.
            let codes: Vec<String> = seen.iter().rev().map(|card| self.short(card)).collect();
            let named = seen.iter().any(|card| card.sign().is_none());
            let text = cut(&codes.join(if named { ", " } else { " " }), width.into(), look.cut());
            buf.set_stringn(inner.x + 1, y + 1, text, width.into(), look.dim());
        }
        let bottom = inner.bottom() - 1;
        if bottom > y + u16::from(!seen.is_empty() && zone.kind == ZoneKind::Pile)
            && let Some(text) = self.links(zone)
        {
            buf.set_stringn(
                inner.x + 1,
                bottom,
                cut(&text, width.into(), look.cut()),
                width.into(),
                look.faint(),
            );
        }
    }

    /// The printed arrows of a zone: `→ CO DP`.
    fn links(&self, zone: &Zone) -> Option<String> {
        let links = self.scene.links.iter().filter(|link| link.from == zone.id);
        let zones = links.filter_map(|link| self.scene.zone(&link.to));
        let short = |zone: &Zone| sign(&zone.emblem).map_or_else(|| self.name(zone), str::to_owned);
        let names: Vec<String> = zones.map(short).collect();
        (!names.is_empty()).then(|| format!("{} {}", self.look.arrow(), names.join(" ")))
    }
}

pub(super) fn up(piece: &Piece) -> Option<&Card> {
    match &piece.face {
        Face::Up(card) => Some(card),
        Face::Down(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{hex_scene, scene, text_of};
    use super::*;
    use antre_kernel::Lang;

    fn pen<'a>(scene: &'a Scene, speaker: &'a Speaker, ascii: bool) -> Pen<'a> {
        Pen { look: Look::plain(ascii), speaker, scene, picker: None, near: None, fresh: &[] }
    }

    #[test]
    fn a_board_keeps_its_spots() {
        let (scene, speaker) = (scene(), Speaker::new(Lang::Fr, &[]));
        let area = Rect::new(0, 0, 80, 9);
        let mut buf = Buffer::empty(area);
        pen(&scene, &speaker, false).board(area, &mut buf);
        let text = text_of(&buf);
        assert!(text.contains("Coffres"), "{text}");
        assert!(text.contains("CO3 ×3"), "{text}");
        assert!(text.contains("NA1 NA2 ▫ ▫  2/4"), "{text}");
        assert!(text.contains("●○○ 1/3"), "{text}");
    }

    #[test]
    fn covered_cards_show_only_where_the_scene_gives_them() {
        let (mut scene, speaker) = (scene(), Speaker::new(Lang::Fr, &[]));
        let area = Rect::new(0, 0, 80, 15);
        let draw = |scene: &Scene| {
            let mut buf = Buffer::empty(area);
            pen(scene, &speaker, false).board(area, &mut buf);
            text_of(&buf)
        };
        assert!(!draw(&scene).contains("CO1"));
        let chests = scene.zones.iter_mut().find(|zone| zone.id == "board CO").unwrap();
        chests.pieces[0].face = super::super::tests::face("CO1", "CO", 1);
        assert!(draw(&scene).contains("CO1"));
    }

    #[test]
    fn a_tight_board_is_lines() {
        let (scene, speaker) = (scene(), Speaker::new(Lang::Fr, &[]));
        let area = Rect::new(0, 0, 80, 3);
        let mut buf = Buffer::empty(area);
        pen(&scene, &speaker, false).board(area, &mut buf);
        let text = text_of(&buf);
        assert!(text.contains("Coffres CO3 ×3"), "{text}");
        assert!(text.contains("Nains NA1 NA2"), "{text}");
    }

    #[test]
    fn hexes_are_staggered() {
        let (scene, speaker) = (hex_scene(), Speaker::new(Lang::Fr, &[]));
        assert_eq!(pen(&scene, &speaker, true).board_height(80).0, 5 + 2);
        let area = Rect::new(0, 0, 40, 12);
        let mut buf = Buffer::empty(area);
        pen(&scene, &speaker, true).board(area, &mut buf);
        let text = text_of(&buf);
        let column = |what: &str| {
            let line = text.lines().find(|line| line.contains(what)).unwrap_or_else(|| panic!("{text}"));
            line.find(what)
        };
        assert!(column("DR").unwrap() < column("N1").unwrap(), "{text}");
        assert!(text.matches('-').count() > 16, "{text}");
    }

    #[test]
    fn hexes_in_reach_of_the_pointed_piece_are_marked() {
        let (mut scene, speaker) = (hex_scene(), Speaker::new(Lang::Fr, &[]));
        let empty = |name: &str| hex::Hex::read(name, 2).unwrap().piece("map", 2);
        scene.zones[0].pieces.extend(["A1", "A2", "E3"].map(empty));
        let choice = |touches: &[&str]| antre_stage::Choice {
            notation: touches.join(" "),
            label: antre_kernel::Phrase::new("x"),
            touches: touches.iter().map(|&id| id.to_owned()).collect(),
        };
        let choices = vec![choice(&["DR1", "map/A1"]), choice(&["DR1", "map/A2"]), choice(&["N1", "map/E3"])];
        let mut picker = Picker::new(choices, &scene, Seat::A);
        let drawn = |picker: &Picker, ascii: bool, width: u16, height: u16| {
            let area = Rect::new(0, 0, width, height);
            let mut buf = Buffer::empty(area);
            Pen { picker: Some(picker), ..pen(&scene, &speaker, ascii) }.board(area, &mut buf);
            text_of(&buf)
        };
        let sizes = [(false, 24, 8), (true, 24, 8), (true, 42, 11), (false, 43, 13), (true, 43, 13)];
        picker.turn(true);
        assert_eq!(picker.pointed(), Some("DR1"));
        for (ascii, width, height) in sizes {
            let text = drawn(&picker, ascii, width, height);
            assert!(text.contains("(A1)") && text.contains("(A2)"), "{text}");
            assert!(text.contains("DR1]") && !text.contains("(E3)"), "{text}");
        }
        picker.narrow();
        for (ascii, width, height) in sizes {
            let text = drawn(&picker, ascii, width, height);
            assert!(text.contains("[A1]") && text.contains("(A2)") && !text.contains("(E3)"), "{text}");
        }
        // With room to spare there are lines between the hexes.
        let text = drawn(&picker, false, 43, 13);
        assert!(text.contains('┴') && text.contains('┬'), "{text}");
        assert!(!drawn(&picker, false, 43, 11).contains('┴'));
    }
}

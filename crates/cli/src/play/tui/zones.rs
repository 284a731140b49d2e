//! Zones of any game as a terminal draws them: boxes on the board, chips beside a name, cards in a hand.

use super::layout::{cut, wrap};
use super::look::{Glow, Look};
use super::picker::Picker;
use super::rows::put;
use antre_host::Speaker;
use antre_kernel::Seat;
use antre_stage::{At, Card, Face, Piece, Scene, Zone, ZoneKind, hex, sign};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget as _};
use std::collections::BTreeMap;

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

    pub(super) fn name<'n>(&self, zone: &'n Zone) -> &'n str {
        zone.name.get(self.speaker.lang())
    }

    /// The colour of an emblem: its place in the order in which the scene's zones name them.
    fn suit(&self, emblem: &str) -> Style {
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
    pub(super) fn short<'c>(&self, card: &'c Card) -> &'c str {
        card.sign().unwrap_or(card.name.get(self.speaker.lang()))
    }

    /// What is said about a piece in very few letters: what the game has short words for.
    pub(super) fn brief(&self, piece: &Piece) -> String {
        piece.marks.iter().filter_map(|mark| self.speaker.brief(mark)).collect::<Vec<_>>().join(" ")
    }

    /// A piece in a few letters.
    fn piece(&self, zone: &Zone, piece: &Piece) -> Span<'static> {
        let glow = self.glow(&piece.id);
        match &piece.face {
            Face::Down(_) => Span::styled(self.look.back(), self.lit(self.look.dim(), glow)),
            Face::Up(card) => {
                let same = card.code.eq_ignore_ascii_case(self.name(zone)) || *card.code == *zone.emblem;
                let text = if same { self.look.step(true) } else { self.short(card) };
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
                    (false, _) => self.figure(zone, card).add_modifier(Modifier::BOLD),
                };
                Span::styled(format!("{text}{mark}"), self.lit(style, glow))
            }
        }
    }

    /// Whose figure a piece of a map is: that of the seat that has a zone of the same name, or of the only seat
    /// that has none for any figure.
    fn side(&self, map: &Zone, card: &Card) -> Option<Seat> {
        let zones = &self.scene.zones;
        let named =
            |card: &Card| zones.iter().filter(|zone| zone.name == card.name).find_map(|zone| zone.owner);
        named(card).or_else(|| {
            let known: Vec<Seat> = map.pieces.iter().filter_map(up).filter_map(named).collect();
            let mut rest = zones.iter().filter_map(|zone| zone.owner).filter(|seat| !known.contains(seat));
            let first = rest.next()?;
            rest.all(|seat| seat == first).then_some(first)
        })
    }

    /// The colour of a piece: on a map that of its side, where the scene tells; else that of its emblem.
    pub(super) fn figure(&self, zone: &Zone, card: &Card) -> Style {
        let on_map = matches!(zone.kind, ZoneKind::Hex { .. });
        match on_map.then(|| self.side(zone, card)).flatten() {
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
    fn content(&self, zone: &Zone) -> Vec<Span<'static>> {
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
            let chip = Line::from(if small { self.small_chip(zone) } else { self.chip(zone) });
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
            let name = cut(self.name(zone), usize::from(area.width.saturating_sub(1)), self.look.cut());
            let style = self.lit(self.look.dim(), self.glow(&zone.id));
            buf.set_stringn(area.x, area.y, name, area.width.into(), style);
            let content = Line::from(self.content(zone));
            buf.set_line(area.x + 1, area.y + 1, &content, area.width.saturating_sub(2));
            return;
        }
        if area.height < 3 {
            let line = Line::from(self.chip(zone));
            buf.set_line(area.x, area.y, &line, area.width.saturating_sub(1));
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
        spans.extend(self.content(zone));
        if let ZoneKind::Row { places: places @ 2.. } = zone.kind {
            let count = format!("  {}/{places}", zone.pieces.len());
            let used: usize = spans.iter().map(Span::width).sum();
            if used + count.len() <= usize::from(width) {
                spans.push(Span::styled(count, look.dim()));
            }
        }
        let y = inner.y;
        buf.set_line(inner.x + 1, y, &Line::from(spans), width);
        let seen: Vec<&Card> = zone.pieces[..covered].iter().filter_map(up).collect();
        if zone.kind == ZoneKind::Pile && !seen.is_empty() && inner.height >= 2 && y + 1 < inner.bottom() {
            // What is covered is shown only where the scene gives it.
            let codes: Vec<&str> = seen.iter().rev().map(|card| self.short(card)).collect();
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
        let short = |zone: &Zone| sign(&zone.emblem).unwrap_or(self.name(zone)).to_owned();
        let names: Vec<String> = zones.map(short).collect();
        (!names.is_empty()).then(|| format!("{} {}", self.look.arrow(), names.join(" ")))
    }

    fn grid(&self, zone: &Zone, cols: u8, rows: u8, inner: Rect, buf: &mut Buffer) {
        let (cols, rows) = (u16::from(cols.max(1)), u16::from(rows.max(1)));
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

    fn hexes(&self, zone: &Zone, radius: u8, inner: Rect, buf: &mut Buffer) {
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
                    let name = card.name.get(self.speaker.lang());
                    // Some names say their number already: « Morsure 3 ».
                    let value = card.value.map(|value| value.to_string());
                    let value = value.filter(|value| !name.split(' ').any(|word| word == value));
                    let value = value.map_or_else(String::new, |value| format!("{value:>2} "));
                    let brief = self.brief(piece);
                    let brief = if brief.is_empty() { brief } else { format!(" {brief}") };
                    let left = room.saturating_sub(value.len() + brief.chars().count());
                    let name = cut(name, left, look.cut());
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
            let name = card.name.get(self.speaker.lang());
            let text = if quiet { look.faint() } else { look.text() };
            let room = usize::from(inner.height) - 1;
            let (mut lines, mut pad) = (wrap(name, width - pad), pad);
            if lines.len() > room {
                (lines, pad) = (wrap(name, width), 0);
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

pub(super) fn up(piece: &Piece) -> Option<&Card> {
    match &piece.face {
        Face::Up(card) => Some(card),
        Face::Down(_) => None,
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
        let (least, _) = super::super::board::board_height(&scene, None, 80);
        assert_eq!(least, 5 + 2);
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

//! The whole table on one screen, drawn from plain data: nothing here knows a rule or holds a game.

use super::board;
use super::layout::{self, Need, Plan, cut, middle, plan, scroll, wrap};
use super::look::{Glow, Look};
use super::picker::{self, Picker};
use super::zones::Pen;
use crate::play::talk::{self, Category};
use antre_host::Speaker;
use antre_kernel::{Eye, Phrase, Seat};
use antre_stage::{Choice, Face, Scene, Sheet, Zone, ZoneKind, sign};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget as _};
use unicode_width::UnicodeWidthStr as _;

/// How many lines a player's side may take with everything that is empty.
const STRIP: usize = 2;

/// Everything one picture of the table is made of.
pub(crate) struct Shot<'a> {
    /// Colours and symbols.
    pub(crate) look: Look,
    /// Words.
    pub(crate) speaker: &'a Speaker,
    /// The title of the game.
    pub(crate) title: &'a str,
    /// Practice, taken back, options.
    pub(crate) marks: &'a [String],
    /// What this eye sees.
    pub(crate) scene: &'a Scene,
    /// Whose eye it is.
    pub(crate) eye: Eye,
    /// Whether several people share the screen.
    pub(crate) several: bool,
    /// Every seat, and whether it is to act.
    pub(crate) seats: &'a [(Seat, bool)],
    /// What may be chosen.
    pub(crate) picker: Option<&'a Picker>,
    /// The log, the newest line last.
    pub(crate) log: &'a [String],
    /// What is going on.
    pub(crate) body: Body<'a>,
    /// A sentence for the person at the screen.
    pub(crate) notice: Option<&'a Notice>,
    /// The notation being typed.
    pub(crate) input: Option<&'a str>,
    /// The zones that changed since this eye last looked.
    pub(crate) fresh: &'a [String],
    /// Counts up while something moves.
    pub(crate) tick: u64,
}

/// What is going on at the screen.
pub(crate) enum Body<'a> {
    /// Somebody chooses.
    Choose,
    /// A bot thinks.
    Wait(Seat),
    /// A person looks at what came of the move before the screen goes to the next.
    Look(Seat),
    /// It is over.
    End(&'a Ending),
}

/// How a sentence is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    /// It did not work.
    Bad,
    /// Good to know.
    Note,
}

/// A sentence for the person at the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Notice {
    /// How it is meant.
    pub(crate) tone: Tone,
    /// The clause it rests on.
    pub(crate) clause: Option<String>,
    /// What it says.
    pub(crate) text: String,
}

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

/// Draws the table, or says how large the terminal must be.
pub(crate) fn draw(shot: &Shot<'_>, area: Rect, buf: &mut Buffer) {
    buf.set_style(area, shot.look.ground());
    let easel = Easel { shot, pen: shot.pen() };
    // The board's width depends on the log's column, which depends on the width alone.
    let need = easel.need(area);
    match plan(area, &need) {
        Some(plan) => easel.table(&plan, buf),
        None => too_small(shot.speaker, shot.look, area, buf),
    }
}

/// Says how large the terminal must be, and draws nothing else.
pub(crate) fn too_small(speaker: &Speaker, look: Look, area: Rect, buf: &mut Buffer) {
    let (width, height) = layout::SMALLEST;
    let phrase = Phrase::new("screen-too-small").with("width", i64::from(width));
    let phrase = phrase.with("height", i64::from(height));
    let phrase = phrase.with("got_width", i64::from(area.width)).with("got_height", i64::from(area.height));
    page(&speaker.say(&phrase), "", look, area, buf);
}

/// A page with nothing but a few words in the middle: between two people, or where nothing else fits.
pub(crate) fn page(text: &str, hint: &str, look: Look, area: Rect, buf: &mut Buffer) {
    Clear.render(area, buf);
    buf.set_style(area, look.ground());
    let width = usize::from(area.width.saturating_sub(4)).clamp(1, 60);
    let mut lines: Vec<(String, Style)> =
        wrap(text, width).into_iter().map(|line| (line, look.ember())).collect();
    if !hint.is_empty() {
        lines.push((String::new(), look.dim()));
        lines.extend(wrap(hint, width).into_iter().map(|line| (line, look.dim())));
    }
    let place = middle(area, width as u16, lines.len() as u16);
    for (y, (line, style)) in (place.y..area.bottom()).zip(lines) {
        let x = place.x + place.width.saturating_sub(line.width() as u16) / 2;
        buf.set_stringn(x, y, line, place.width.into(), style);
    }
}

impl<'a> Shot<'a> {
    fn pen(&self) -> Pen<'a> {
        Pen {
            look: self.look,
            speaker: self.speaker,
            scene: self.scene,
            picker: self.picker,
            near: self.near(),
            fresh: self.fresh,
        }
    }

    /// The seat whose side is at the bottom.
    fn near(&self) -> Option<Seat> {
        self.eye.seat()
    }
}

struct Easel<'a> {
    shot: &'a Shot<'a>,
    pen: Pen<'a>,
}

impl Easel<'_> {
    fn look(&self) -> Look {
        self.shot.look
    }

    fn word(&self, key: &'static str) -> String {
        self.shot.speaker.word(key)
    }

    fn say(&self, phrase: &Phrase) -> String {
        self.shot.speaker.say(phrase)
    }

    /// A seat's zones that stand beside its name.
    fn side(&self, seat: Seat) -> Vec<&Zone> {
        let own_hand = |zone: &Zone| self.shot.near() == Some(seat) && zone.kind == ZoneKind::Hand;
        self.shot
            .scene
            .zones
            .iter()
            .filter(|zone| zone.owner == Some(seat) && zone.spot.is_none())
            .filter(|zone| !board::is_block(zone) && !own_hand(zone))
            .collect()
    }

    /// A seat's name and zones, on as many lines as they need. Light stands on whoever is to act.
    fn strip(&self, seat: Seat, width: u16) -> Vec<Line<'static>> {
        let look = self.look();
        let acts = self.shot.seats.iter().any(|(other, acts)| *other == seat && *acts);
        let over = matches!(self.shot.body, Body::End(_));
        let turn = if acts && !over { look.turn() } else { " " };
        let called = self.shot.speaker.seat(seat);
        let letter = seat.to_string();
        let mut name = if called == letter || called.ends_with(&format!(" {letter}")) {
            called
        } else {
            format!("{letter} {called}")
        };
        if self.shot.near() == Some(seat) {
            name = format!("{name} ({})", self.word("role-you"));
        }
        let style = if acts && !over { look.ember_bar() } else { look.strong() };
        let head = vec![Span::styled(format!("{turn} {name} "), style)];
        let mut zones = self.side(seat);
        let lines = self.pen.chips(head.clone(), &zones, width, false);
        if lines.len() <= STRIP {
            return lines;
        }
        // What is empty goes without saying where the rest needs the room.
        zones.retain(|zone| {
            !zone.pieces.is_empty() || matches!(zone.kind, ZoneKind::Counter(_) | ZoneKind::Track { .. })
        });
        let lines = self.pen.chips(head.clone(), &zones, width, false);
        if lines.len() <= STRIP { lines } else { self.pen.chips(head, &zones, width, true) }
    }

    fn opponents(&self) -> impl Iterator<Item = Seat> + '_ {
        self.shot.seats.iter().map(|(seat, _)| *seat).filter(|seat| self.shot.near() != Some(*seat))
    }

    fn need(&self, area: Rect) -> Need {
        let nothing = Need { opponents: 0, own: 0, board: (0, 0), lines: 0, rows: 1 };
        let width = plan(area, &nothing).map_or(area.width, |plan| plan.board.width);
        let opponents: usize = self.opponents().map(|seat| self.strip(seat, width).len()).sum();
        let own = self.shot.near().map_or(0, |seat| self.strip(seat, width).len());
        Need {
            opponents: opponents as u16,
            own: own as u16,
            board: board::board_height(self.shot.scene, self.shot.near(), width),
            lines: self.pen.board_lines(width),
            rows: board::board_rows(self.shot.scene),
        }
    }

    fn table(&self, plan: &Plan, buf: &mut Buffer) {
        self.title(plan.title, buf);
        let others = self.opponents().flat_map(|seat| self.strip(seat, plan.opponents.width));
        lines(others, plan.opponents, buf);
        self.pen.board(plan.board, buf);
        if let Body::End(ending) = &self.shot.body {
            let under = plan.own.union(plan.hand).union(plan.list).union(plan.message);
            self.ending(ending, under, buf);
        } else {
            if let Some(seat) = self.shot.near() {
                lines(self.strip(seat, plan.own.width).into_iter(), plan.own, buf);
                let hands: Vec<&Zone> = self
                    .shot
                    .scene
                    .zones
                    .iter()
                    .filter(|zone| zone.owner == Some(seat) && zone.kind == ZoneKind::Hand)
                    .collect();
                self.pen.hand(&hands, plan.hand, buf);
            }
            self.list(plan.list, buf);
            self.message(plan.message, plan.list, plan.log.is_some(), buf);
        }
        self.keys(plan.keys, buf);
        if let Some(log) = plan.log {
            self.log(log, buf);
        }
    }

    fn title(&self, area: Rect, buf: &mut Buffer) {
        let look = self.look();
        let turn = self.turn();
        let room = area.width.saturating_sub(turn.width() as u16 + 1);
        let title = format!(" {}", self.shot.title);
        let marks: String = self.shot.marks.iter().map(|mark| format!(" {} {mark}", look.dot())).collect();
        let marks = cut(&marks, usize::from(room).saturating_sub(title.width() + 2), look.cut());
        let bold = look.gold().add_modifier(Modifier::BOLD);
        let line = Line::from(vec![Span::styled(title, bold), Span::styled(marks, look.dim())]);
        buf.set_line(area.x, area.y, &line, room);
        buf.set_line(area.x + room, area.y, &turn, area.width - room);
    }

    /// Whose turn it is, in the same place always.
    fn turn(&self) -> Line<'static> {
        let look = self.look();
        match &self.shot.body {
            Body::Choose => {
                let text = match self.shot.near() {
                    Some(seat) if self.shot.several => {
                        self.say(&Phrase::new("turn-yours").with("seat", seat))
                    }
                    _ => self.word("turn-you"),
                };
                Line::from(Span::styled(format!(" {} {text} ", look.turn()), look.ember_bar()))
            }
            Body::Wait(seat) => {
                let text = self.say(&Phrase::new("turn-thinks").with("seat", *seat));
                Line::from(vec![
                    Span::styled(
                        format!("{} ", look.ember_sign(self.shot.tick)),
                        look.breath(self.shot.tick),
                    ),
                    Span::styled(text, look.text()),
                ])
            }
            Body::Look(next) => {
                let text = self.say(&Phrase::new("turn-next").with("seat", *next));
                Line::from(Span::styled(text, look.text()))
            }
            Body::End(_) => Line::from(Span::styled(self.word("end-title"), look.gold())),
        }
    }

    fn list(&self, area: Rect, buf: &mut Buffer) {
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
        for line in wrap(&head, width).into_iter().take(2) {
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
                parts.push(format!("{}. {text}", card.name.get(speaker.lang())));
            }
            let targets = talk::targets(scene, id, speaker);
            if let (Some(zone), false) = (scene.zone(id), targets.is_empty()) {
                let name = zone.name.get(speaker.lang());
                parts.push(format!("{name} {} {}", self.look().arrow(), targets.join(", ")));
            }
        }
        parts
    }

    fn message(&self, area: Rect, list: Rect, log_beside: bool, buf: &mut Buffer) {
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

    fn log(&self, area: Rect, buf: &mut Buffer) {
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

    fn keys(&self, area: Rect, buf: &mut Buffer) {
        let look = self.look();
        let key = match (&self.shot.body, self.shot.input, self.shot.picker) {
            (_, Some(_), _) => "keys-input",
            (Body::End(ending), ..) if ending.told() => "keys-end",
            (Body::End(_), ..) => "keys-telling",
            (Body::Look(_), ..) => "keys-look",
            (Body::Choose, _, Some(picker)) if picker.pointed().is_some() => "keys-pointing",
            (Body::Choose, _, Some(picker)) if !picker.kept().is_empty() => "keys-narrowed",
            (Body::Choose, ..) if area.width >= 100 => "keys-choose-wide",
            (Body::Choose, ..) => "keys-choose",
            (Body::Wait(_), ..) => "keys-wait",
        };
        let text = look.words(&self.word(key));
        // Keys stand in brackets in the word files; here they stand out.
        let mut spans = vec![Span::raw(" ")];
        for (index, part) in text.split(['[', ']']).enumerate() {
            let style = if index % 2 == 1 { look.gold() } else { look.dim() };
            spans.push(Span::styled(part.to_owned(), style));
        }
        buf.set_line(area.x, area.y, &Line::from(spans), area.width);
    }

    fn ending(&self, ending: &Ending, area: Rect, buf: &mut Buffer) {
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
        let reasons_height = if free >= count + 4 { 2 } else { 1 };
        let told_besides = if free >= count + 2 + reasons_height + besides { besides } else { 0 };
        let height = free.saturating_sub(2 + reasons_height + told_besides).clamp(1, count.max(1));
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
            let name = category.name.get(self.shot.speaker.lang());
            let name = format!("{cursor} {}", cut(name, name_width.saturating_sub(3), look.cut()));
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
            let verdict = talk::verdict(sheet, self.shot.speaker);
            put(&mut y, Line::from(Span::styled(verdict, look.ember())));
            for line in ending.lines.iter().take(told_besides) {
                put(&mut y, Line::from(Span::styled(line.clone(), look.dim())));
            }
        }
        let edge = (name_width + columns) as u16 + 2;
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

/// How many columns the list has for the words of a choice.
fn list_room(list: Rect) -> usize {
    usize::from(list.width.saturating_sub(7))
}

fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

fn lines(lines: impl Iterator<Item = Line<'static>>, area: Rect, buf: &mut Buffer) {
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        buf.set_line(area.x, y, &line, area.width);
    }
}

/// The frame of a sheet laid over everything, for the start screen too.
pub(crate) fn framed(area: Rect, look: Look, buf: &mut Buffer) -> Rect {
    let (set, style) = look.frame(Glow::Quiet);
    let block = ratatui::widgets::Block::bordered().border_set(set).border_style(style);
    let inner = block.inner(area);
    Clear.render(area, buf);
    buf.set_style(area, look.ground());
    block.render(area, buf);
    inner
}

#[cfg(test)]
mod tests {
    use super::super::tests::{choices, scene, text_of};
    use super::*;
    use antre_kernel::{Lang, Names};

    fn shot<'a>(
        speaker: &'a Speaker,
        scene: &'a Scene,
        picker: Option<&'a Picker>,
        body: Body<'a>,
    ) -> Shot<'a> {
        const SEATS: [(Seat, bool); 2] = [(Seat::A, true), (Seat::B, false)];
        Shot {
            look: Look::plain(false),
            speaker,
            title: "Cœur de Dragon",
            marks: &[],
            scene,
            eye: Eye::Seat(Seat::A),
            several: false,
            seats: &SEATS,
            picker,
            log: &[],
            body,
            notice: None,
            input: None,
            fresh: &[],
            tick: 0,
        }
    }

    fn drawn(shot: &Shot<'_>, width: u16, height: u16) -> String {
        let area = Rect::new(0, 0, width, height);
        let mut buf = Buffer::empty(area);
        draw(shot, area, &mut buf);
        text_of(&buf)
    }

    #[test]
    fn the_table_is_whole_at_both_sizes() {
        let (speaker, scene) = (Speaker::new(Lang::Fr, &[]), scene());
        let picker = Picker::new(choices(), &scene, Seat::A);
        for (width, height) in [(80, 24), (120, 40), (200, 60)] {
            let text = drawn(&shot(&speaker, &scene, Some(&picker), Body::Choose), width, height);
            for part in ["Cœur de Dragon", "À vous", "Coffres", "NA1 NA2 ▫ ▫", "PR2", "Pioche", "▸ a"]
            {
                assert!(text.contains(part), "{part} at {width}x{height}:\n{text}");
            }
        }
    }

    #[test]
    fn too_small_is_one_sentence() {
        let (speaker, scene) = (Speaker::new(Lang::Fr, &[]), scene());
        let text = drawn(&shot(&speaker, &scene, None, Body::Choose), 60, 20);
        assert!(text.contains("80") && text.contains("24"), "{text}");
        assert!(!text.contains("Coffres"), "{text}");
        // Even where there is no room for a sentence, nothing breaks.
        drawn(&shot(&speaker, &scene, None, Body::Choose), 1, 1);
    }

    #[test]
    fn a_refusal_names_its_clause() {
        let (speaker, scene) = (Speaker::new(Lang::Fr, &[]), scene());
        let notice =
            Notice { tone: Tone::Bad, clause: Some("CD-30".into()), text: "Trop de cartes. ".repeat(30) };
        let picker = Picker::new(choices(), &scene, Seat::A);
        let mut shot = shot(&speaker, &scene, Some(&picker), Body::Choose);
        shot.notice = Some(&notice);
        shot.input = Some("NA1+NA2+NA3");
        let text = drawn(&shot, 80, 24);
        assert!(text.contains("✗ CD-30  Trop de cartes."), "{text}");
        assert!(text.contains("NA1+NA2+NA3"), "{text}");
        assert!(text.contains('…'), "{text}");
    }

    #[test]
    fn letters_stand_in_for_every_symbol() {
        let (speaker, scene) = (Speaker::new(Lang::En, &[]), scene());
        let picker = Picker::new(choices(), &scene, Seat::A);
        let mut shot = shot(&speaker, &scene, Some(&picker), Body::Choose);
        shot.look = Look::plain(true);
        shot.title = "Dragonheart";
        for (width, height) in [(80, 24), (120, 40)] {
            let text = drawn(&shot, width, height);
            let odd: String = text.chars().filter(|letter| !letter.is_ascii()).collect();
            assert_eq!(odd, "", "{text}");
        }
    }

    #[test]
    fn points_come_one_after_the_other() {
        let (speaker, scene) = (Speaker::new(Lang::Fr, &[]), scene());
        let line = |name: &'static str, points| antre_stage::Line {
            category: name.into(),
            name: Names::new(name, name),
            points,
            cards: vec![antre_stage::Counted { code: "CO4".into(), name: Names::new("x", "x"), points: 4 }],
            clause: "CD-83",
        };
        let sheet = Sheet {
            seats: vec![
                antre_stage::SeatSheet {
                    seat: Seat::A,
                    total: 9,
                    lines: vec![line("Coffres", 4), line("Trolls", 5)],
                },
                antre_stage::SeatSheet { seat: Seat::B, total: 3, lines: vec![line("Coffres", 3)] },
            ],
            verdict: Phrase::new("end-title"),
            clause: "CD-84",
        };
        let categories = talk::categories(&sheet);
        let mut ending = Ending { sheet: Some(sheet), categories, revealed: 1, chosen: 0, lines: vec![] };
        let text = drawn(&shot(&speaker, &scene, None, Body::End(&ending)), 80, 24);
        assert!(!text.contains("Trolls   ") && !text.contains("CD-84"), "{text}");
        assert!(text.contains("CD-83") && text.contains("CO4 = 4"), "{text}");
        ending.revealed = 2;
        let text = drawn(&shot(&speaker, &scene, None, Body::End(&ending)), 80, 24);
        assert!(text.contains("CD-84") && text.contains("Trolls"), "{text}");
        assert!(text.contains("Nains"), "the board stays:\n{text}");
    }

    #[test]
    fn between_two_people_nothing_shows() {
        let area = Rect::new(0, 0, 80, 24);
        let mut buf = Buffer::empty(area);
        let (speaker, scene) = (Speaker::new(Lang::Fr, &[]), scene());
        draw(&shot(&speaker, &scene, None, Body::Choose), area, &mut buf);
        page("Passez l’écran à B", "puis Entrée", Look::plain(false), area, &mut buf);
        let text = text_of(&buf);
        assert!(text.contains("Passez l’écran à B") && !text.contains("PR2"), "{text}");
    }
}

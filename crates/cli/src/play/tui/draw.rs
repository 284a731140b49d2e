//! The whole table on one screen, drawn from plain data: nothing here knows a rule or holds a game.

use super::board;
use super::ending::Ending;
use super::layout::{self, Need, Plan, cut, middle, plan, wrap};
use super::look::{Glow, Look};
use super::picker::Picker;
use super::zones::Pen;
use antre_host::Speaker;
use antre_kernel::{Eye, Phrase, Seat};
use antre_stage::{Scene, Zone, ZoneKind};
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

/// One picture being drawn.
pub(super) struct Easel<'a> {
    pub(super) shot: &'a Shot<'a>,
    pen: Pen<'a>,
}

impl Easel<'_> {
    pub(super) fn look(&self) -> Look {
        self.shot.look
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        self.shot.speaker.word(key)
    }

    pub(super) fn say(&self, phrase: &Phrase) -> String {
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
            board: self.pen.board_height(width),
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
            let mut hands: Vec<&Zone> = Vec::new();
            if let Some(seat) = self.shot.near() {
                lines(self.strip(seat, plan.own.width).into_iter(), plan.own, buf);
                let own = |zone: &&Zone| zone.owner == Some(seat) && zone.kind == ZoneKind::Hand;
                hands.extend(self.shot.scene.zones.iter().filter(own));
                self.pen.hand(&hands, plan.hand, buf);
            }
            // The room of a hand without cards belongs to the choices.
            let bare = hands.iter().all(|hand| hand.pieces.is_empty());
            let list = if bare { plan.hand.union(plan.list) } else { plan.list };
            self.list(list, buf);
            self.message(plan.message, list, plan.log.is_some(), buf);
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
}

pub(super) fn lines(lines: impl Iterator<Item = Line<'static>>, area: Rect, buf: &mut Buffer) {
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
    use crate::play::talk;
    use antre_kernel::Lang;
    use antre_stage::Sheet;

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
            name: antre_kernel::Phrase::bare(name),
            points,
            cards: vec![antre_stage::Counted {
                code: "CO4".into(),
                name: antre_kernel::Phrase::bare("x"),
                points: 4,
            }],
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

//! Sheets laid over the table: the keys, the rulebook with its search, what lies in a zone, the log.

use super::layout::{middle, wrap};
use super::look::Look;
use crate::play::talk;
use antre_host::{Clause, Rulebook, Speaker};
use antre_kernel::Phrase;
use antre_stage::{Scene, Zone, ZoneKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Padding, Widget as _};

use super::keys::Key;

/// What lies over the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Overlay {
    /// The keys and what this table is.
    Help {
        /// The first line shown.
        top: usize,
    },
    /// The rulebook.
    Rules {
        /// What somebody looks for.
        query: String,
        /// Whether nobody typed it: the first letter replaces it.
        given: bool,
        /// The first line shown.
        top: usize,
    },
    /// What lies in one zone.
    Zone {
        /// Which of the scene's zones.
        at: usize,
        /// The first line shown.
        top: usize,
    },
    /// A few sentences about something.
    Sheet {
        /// What they are about.
        title: String,
        /// The sentences.
        text: Vec<String>,
        /// The first line shown.
        top: usize,
    },
    /// Everything that happened.
    Log {
        /// The first line shown.
        top: usize,
    },
}

/// What the sheets tell of.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    /// What is known of this table.
    pub(crate) facts: &'a [String],
    /// The rulebook.
    pub(crate) book: &'a Rulebook,
    /// What this eye sees.
    pub(crate) scene: &'a Scene,
    /// The log, the newest line last.
    pub(crate) log: &'a [String],
}

/// What a key did to an overlay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum After {
    /// It stays.
    Stays,
    /// It is put away.
    Closes,
}

impl Overlay {
    /// The rulebook, opened at a clause or from its beginning.
    pub(crate) fn rules(clause: Option<String>) -> Overlay {
        Overlay::Rules { given: clause.is_some(), query: clause.unwrap_or_default(), top: 0 }
    }

    /// The log, opened at its end.
    pub(crate) const fn log() -> Overlay {
        Overlay::Log { top: usize::MAX }
    }

    /// Answers a key; the scene has so many zones.
    pub(crate) fn press(&mut self, key: Key, zones: usize) -> After {
        if let Overlay::Zone { at, top } = self
            && let Key::Left | Key::Right = key
        {
            let zones = zones.max(1);
            *at = if key == Key::Right { *at + 1 } else { *at + zones - 1 } % zones;
            *top = 0;
            return After::Stays;
        }
        if let Overlay::Rules { query, given, .. } = self
            && let Key::Char(_) | Key::Backspace = key
        {
            if *given && matches!(key, Key::Char(_)) {
                query.clear();
            }
            *given = false;
        }
        let (top, query) = match self {
            Overlay::Help { top }
            | Overlay::Zone { top, .. }
            | Overlay::Log { top }
            | Overlay::Sheet { top, .. } => (top, None),
            Overlay::Rules { query, top, .. } => (top, Some(query)),
        };
        match (key, query) {
            (Key::Escape | Key::Enter, _) => return After::Closes,
            (Key::Char('?' | 'q' | 'h' | ' '), None) => return After::Closes,
            (Key::Up, _) => *top = top.saturating_sub(1),
            (Key::Down, _) => *top = top.saturating_add(1),
            (Key::PageUp, _) => *top = top.saturating_sub(10),
            (Key::PageDown, _) => *top = top.saturating_add(10),
            (Key::Home, _) => *top = 0,
            (Key::End, _) => *top = usize::MAX,
            (Key::Char(letter), Some(query)) => {
                query.push(letter);
                *top = 0;
            }
            (Key::Backspace, Some(query)) => {
                query.pop();
                *top = 0;
            }
            _ => {}
        }
        After::Stays
    }

    /// Draws it over whatever is there.
    pub(crate) fn draw(&mut self, area: Rect, source: Source<'_>, pen: (&Speaker, Look), buf: &mut Buffer) {
        let (speaker, look) = pen;
        let Source { facts, book, scene, log } = source;
        let (title, lines, top, foot) = match self {
            Overlay::Help { top } => {
                let lines = help(facts, speaker, look, width_for(area));
                (speaker.word("help-title"), lines, top, speaker.word("help-foot"))
            }
            Overlay::Zone { at, top } => {
                let zone = scene.zones.get(*at);
                let title = zone.map_or_else(String::new, |zone| title(zone, speaker));
                let lines =
                    zone.map_or_else(Vec::new, |zone| contents(zone, scene, speaker, look, width_for(area)));
                (title, lines, top, speaker.word("zone-foot"))
            }
            Overlay::Sheet { title, text, top } => {
                let mut lines = Vec::new();
                for (index, text) in text.iter().enumerate() {
                    if index > 0 {
                        lines.push(Line::default());
                    }
                    lines.extend(lines_of(text, width_for(area), look.text()));
                }
                (title.clone(), lines, top, speaker.word("sheet-foot"))
            }
            Overlay::Log { top } => {
                let mut lines = Vec::new();
                for text in log {
                    let parts = wrap(text, width_for(area).saturating_sub(2));
                    for (index, part) in parts.into_iter().enumerate() {
                        let head = if index == 0 { format!("{} ", look.dot()) } else { "  ".into() };
                        let head = Span::styled(head, look.faint());
                        lines.push(Line::from(vec![head, Span::styled(part, look.text())]));
                    }
                }
                if lines.is_empty() {
                    lines = lines_of(&speaker.word("log-empty"), width_for(area), look.dim());
                }
                (speaker.word("log-title"), lines, top, speaker.word("log-foot"))
            }
            Overlay::Rules { query, top, .. } => {
                let lines = rules(query, book, speaker, look, width_for(area));
                (speaker.word("rules-title"), lines, top, speaker.word("rules-foot"))
            }
        };
        let height = area.height.saturating_sub(2).min(lines.len() as u16 + 4).max(12);
        let frame = middle(area, width_for(area) as u16 + 6, height);
        Clear.render(frame, buf);
        buf.set_style(frame, look.ground());
        let (set, style) = look.frame(super::look::Glow::Focus);
        let block = Block::bordered()
            .border_set(set)
            .border_style(style)
            .padding(Padding::new(2, 2, 1, 1))
            .title(Span::styled(format!(" {title} "), look.ember()))
            .title_bottom(Span::styled(format!(" {} ", look.words(&foot)), look.dim()));
        let inner = block.inner(frame);
        block.render(frame, buf);
        let room = usize::from(inner.height);
        *top = (*top).min(lines.len().saturating_sub(room));
        for (y, line) in (inner.y..inner.bottom()).zip(&lines[*top..]) {
            buf.set_line(inner.x, y, line, inner.width);
        }
        if lines.len() > *top + room && frame.height > 2 {
            buf.set_stringn(frame.right() - 3, frame.bottom() - 2, look.more(true), 1, look.ember());
        }
        if *top > 0 {
            buf.set_stringn(frame.right() - 3, frame.y + 1, look.more(false), 1, look.ember());
        }
    }
}

fn width_for(area: Rect) -> usize {
    usize::from(area.width.saturating_sub(12).min(84))
}

fn lines_of(text: &str, width: usize, style: Style) -> Vec<Line<'static>> {
    wrap(text, width).into_iter().map(|line| Line::from(Span::styled(line, style))).collect()
}

/// What a zone is called, and whose it is.
fn title(zone: &Zone, speaker: &Speaker) -> String {
    let name = speaker.say(&talk::called(zone));
    match zone.owner {
        Some(owner) => format!("{name} ({})", speaker.seat(owner)),
        None => name,
    }
}

/// What lies in a zone, a piece a line, the topmost first; equal neighbours share a line.
fn contents(zone: &Zone, scene: &Scene, speaker: &Speaker, look: Look, width: usize) -> Vec<Line<'static>> {
    let mut lines = lines_of(&talk::zone_in_brief(zone, speaker), width, look.dim());
    let targets = talk::targets(scene, &zone.id, speaker);
    if !targets.is_empty() {
        lines.extend(lines_of(&format!("{} {}", look.arrow(), targets.join(", ")), width, look.dim()));
    }
    let tell = |piece| {
        let text = talk::printed(piece, speaker).map_or_else(String::new, |text| format!(". {text}"));
        talk::piece(piece, zone, speaker) + &text
    };
    let mut told: Vec<String> = talk::lying(zone).map(tell).collect();
    if zone.kind == ZoneKind::Pile {
        told.reverse();
    }
    if !told.is_empty() {
        lines.push(Line::default());
    }
    for same in told.chunk_by(|a, b| a == b) {
        let Some(text) = same.first() else { continue };
        let many = if same.len() > 1 { format!(" {}{}", look.times(), same.len()) } else { String::new() };
        lines.extend(lines_of(&format!("{text}{many}"), width, look.text()));
    }
    lines
}

/// The keys, one a line (`key | what it does`), then what is known of this table.
fn help(facts: &[String], speaker: &Speaker, look: Look, width: usize) -> Vec<Line<'static>> {
    let body = look.words(&speaker.word("help-keys"));
    let mut lines = Vec::new();
    for line in body.lines() {
        match line.split_once('|') {
            Some((key, meaning)) => {
                let key = format!("{:<14}", key.trim());
                for (index, part) in wrap(meaning.trim(), width.saturating_sub(14)).into_iter().enumerate() {
                    let head = if index == 0 { key.clone() } else { " ".repeat(14) };
                    lines.push(Line::from(vec![
                        Span::styled(head, look.gold()),
                        Span::styled(part, look.text()),
                    ]));
                }
            }
            None => lines.extend(lines_of(line, width, look.dim())),
        }
    }
    lines.push(Line::default());
    for fact in facts {
        lines.extend(lines_of(fact, width, look.dim()));
    }
    lines
}

/// The clauses that hold what is looked for; the whole book if nothing is.
fn rules(query: &str, book: &Rulebook, speaker: &Speaker, look: Look, width: usize) -> Vec<Line<'static>> {
    let mut lines = vec![
        Line::from(vec![
            Span::styled(format!("{} ", speaker.word("rules-find")), look.dim()),
            Span::styled(query.to_owned(), look.strong()),
            Span::styled("_", look.ember()),
        ]),
        Line::default(),
    ];
    let clause = |rule: &Clause, lines: &mut Vec<Line<'static>>| {
        for (index, part) in wrap(&rule.text, width.saturating_sub(8)).into_iter().enumerate() {
            let head = if index == 0 { format!("{:<8}", rule.id) } else { " ".repeat(8) };
            lines.push(Line::from(vec![Span::styled(head, look.gold()), Span::styled(part, look.text())]));
        }
    };
    let wanted = query.trim();
    if wanted.is_empty() {
        for section in &book.sections {
            lines.push(Line::from(Span::styled(section.title.clone(), look.ember())));
            section.clauses.iter().for_each(|rule| clause(rule, &mut lines));
            lines.push(Line::default());
        }
        return lines;
    }
    let found = match book.clause(wanted) {
        Some(rule) => vec![rule],
        None => book.find(wanted),
    };
    found.iter().for_each(|rule| clause(rule, &mut lines));
    if found.is_empty() {
        let near = book.nearest(wanted).join(", ");
        let key = if near.is_empty() { "rules-none" } else { "rules-none-near" };
        let said = speaker.say(&Phrase::new(key).with("words", wanted).with("near", near));
        lines.extend(lines_of(&said, width, look.bad()));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::super::tests::text_of;
    use super::*;
    use antre_kernel::Lang;

    fn drawn(overlay: &mut Overlay, width: u16, height: u16) -> String {
        let book = Rulebook::read("# T\n\n## S\n- **CD-30** [texte] Pas plus que de places.\n");
        let speaker = Speaker::new(Lang::Fr, &[]);
        let area = Rect::new(0, 0, width, height);
        let mut buf = Buffer::empty(area);
        let facts = ["Données inventées.".to_owned()];
        let (scene, log) = (super::super::tests::scene(), (1..=40).map(|n| format!("Coup {n}.")));
        let log: Vec<String> = log.collect();
        let source = Source { facts: &facts, book: &book, scene: &scene, log: &log };
        overlay.draw(area, source, (&speaker, Look::plain(false)), &mut buf);
        text_of(&buf)
    }

    #[test]
    fn the_rulebook_is_searched_as_one_types() {
        let mut overlay = Overlay::rules(None);
        for letter in "places".chars() {
            assert_eq!(overlay.press(Key::Char(letter), 10), After::Stays);
        }
        assert!(drawn(&mut overlay, 80, 24).contains("CD-30"));
        overlay.press(Key::Char('w'), 10);
        assert!(!drawn(&mut overlay, 80, 24).contains("CD-30 "));
        assert_eq!(overlay.press(Key::Escape, 10), After::Closes);
    }

    #[test]
    fn a_given_clause_makes_way_for_what_is_typed() {
        let mut overlay = Overlay::rules(Some("CD-30".into()));
        assert!(drawn(&mut overlay, 80, 24).contains("Pas plus que de places."));
        overlay.press(Key::Char('p'), 10);
        overlay.press(Key::Char('l'), 10);
        assert_eq!(overlay, Overlay::Rules { query: "pl".into(), given: false, top: 0 });
        let mut overlay = Overlay::rules(Some("CD-30".into()));
        overlay.press(Key::Backspace, 10);
        assert_eq!(overlay, Overlay::Rules { query: "CD-3".into(), given: false, top: 0 });
    }

    #[test]
    fn zones_are_walked_through() {
        let mut overlay = Overlay::Zone { at: 4, top: 0 };
        let text = drawn(&mut overlay, 80, 24);
        assert!(text.contains("Coffres") && text.contains("(CO3)") && text.contains("×2"), "{text}");
        overlay.press(Key::Left, 10);
        assert!(drawn(&mut overlay, 80, 24).contains("Pioche (B)"));
        for _ in 0..6 {
            overlay.press(Key::Right, 10);
        }
        assert!(drawn(&mut overlay, 80, 24).contains("Tours"));
        overlay.press(Key::Right, 10);
        assert_eq!(overlay, Overlay::Zone { at: 0, top: 0 });
    }

    #[test]
    fn the_log_opens_at_its_end() {
        let mut overlay = Overlay::log();
        let text = drawn(&mut overlay, 80, 24);
        assert!(text.contains("Coup 40.") && !text.contains("Coup 1."), "{text}");
        overlay.press(Key::Home, 10);
        assert!(drawn(&mut overlay, 80, 24).contains("Coup 1."));
    }

    #[test]
    fn help_scrolls_but_not_away() {
        let mut overlay = Overlay::Help { top: 0 };
        for _ in 0..100 {
            overlay.press(Key::Down, 10);
        }
        assert!(drawn(&mut overlay, 80, 24).contains("Données inventées."));
    }
}

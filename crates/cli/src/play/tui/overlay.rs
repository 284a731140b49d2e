//! Sheets laid over the table: the keys, and the rulebook with its search.

use super::layout::{middle, wrap};
use super::look::Look;
use antre_host::{Clause, Rulebook, Speaker};
use antre_kernel::Phrase;
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
        /// The first line shown.
        top: usize,
    },
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
    /// Answers a key.
    pub(crate) fn press(&mut self, key: Key) -> After {
        let (top, query) = match self {
            Overlay::Help { top } => (top, None),
            Overlay::Rules { query, top } => (top, Some(query)),
        };
        match (key, query) {
            (Key::Escape | Key::Enter, _) => return After::Closes,
            (Key::Char('?' | 'q'), None) => return After::Closes,
            (Key::Up, _) => *top = top.saturating_sub(1),
            (Key::Down, _) => *top += 1,
            (Key::PageUp, _) => *top = top.saturating_sub(10),
            (Key::PageDown, _) => *top += 10,
            (Key::Home, _) => *top = 0,
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
    pub(crate) fn draw(
        &mut self,
        area: Rect,
        facts: &[String],
        book: &Rulebook,
        pen: (&Speaker, Look),
        buf: &mut Buffer,
    ) {
        let (speaker, look) = pen;
        let (title, lines, top, foot) = match self {
            Overlay::Help { top } => {
                let lines = help(facts, speaker, look, width_for(area));
                (speaker.word("help-title"), lines, top, speaker.word("help-foot"))
            }
            Overlay::Rules { query, top } => {
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
        overlay.draw(area, &["Données inventées.".into()], &book, (&speaker, Look::plain(false)), &mut buf);
        text_of(&buf)
    }

    #[test]
    fn the_rulebook_is_searched_as_one_types() {
        let mut overlay = Overlay::Rules { query: String::new(), top: 0 };
        for letter in "places".chars() {
            assert_eq!(overlay.press(Key::Char(letter)), After::Stays);
        }
        assert!(drawn(&mut overlay, 80, 24).contains("CD-30"));
        overlay.press(Key::Char('x'));
        assert!(!drawn(&mut overlay, 80, 24).contains("CD-30 "));
        assert_eq!(overlay.press(Key::Escape), After::Closes);
    }

    #[test]
    fn help_scrolls_but_not_away() {
        let mut overlay = Overlay::Help { top: 0 };
        for _ in 0..100 {
            overlay.press(Key::Down);
        }
        assert!(drawn(&mut overlay, 80, 24).contains("Données inventées."));
    }
}

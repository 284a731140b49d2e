//! A question on the full screen: arrow keys, numbers, Enter.

use super::draw::{framed, too_small};
use super::keys::Key;
use super::layout::{SMALLEST, cut, middle, scroll, wrap};
use super::look::Look;
use crate::play::start::{Menu, Reply};
use antre_host::Speaker;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

/// Where the arrow keys stand in a menu; the reply once there is one.
pub(crate) fn press(menu: &Menu, chosen: &mut usize, key: Key) -> Option<Reply> {
    let count = menu.answers.len().max(1);
    match key {
        Key::Up | Key::Left => *chosen = (*chosen + count - 1) % count,
        Key::Down | Key::Right => *chosen = (*chosen + 1) % count,
        Key::Home | Key::PageUp => *chosen = 0,
        Key::End | Key::PageDown => *chosen = count - 1,
        Key::Enter | Key::Char(' ') => return Some(Reply::Chose(*chosen)),
        Key::Escape | Key::Backspace => return Some(Reply::Back),
        Key::Char('q') | Key::Interrupt => return Some(Reply::Left),
        Key::Char(digit) => {
            let number = digit.to_digit(10).map_or(0, |digit| digit as usize);
            if (1..=count).contains(&number) {
                return Some(Reply::Chose(number - 1));
            }
        }
    }
    None
}

/// Draws a menu in the middle of the screen.
pub(crate) fn draw(menu: &Menu, chosen: usize, look: Look, speaker: &Speaker, area: Rect, buf: &mut Buffer) {
    buf.set_style(area, look.ground());
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(speaker, look, area, buf);
        return;
    }
    let width = area.width.min(100) - 8;
    let text_width = usize::from(width) - 6;
    let intro: Vec<String> = menu.intro.iter().flat_map(|line| wrap(line, text_width)).collect();
    let abouts: Vec<Vec<String>> =
        menu.answers.iter().map(|(_, about)| wrap(about, text_width - 4)).collect();
    let longest = abouts.iter().map(Vec::len).max().unwrap_or(0);
    let fixed = 7 + intro.len();
    let free = usize::from(area.height).saturating_sub(2 + fixed);
    // All is said of each answer, or where that is too much, of the chosen one alone.
    let sizes = [(longest, 1 + longest + longest.min(1)), (longest, 1 + longest)];
    let fits = |(_, each): &(usize, usize)| menu.answers.len() * each <= free;
    let (said, each) = sizes.into_iter().find(fits).unwrap_or((0, 1));
    let aside = said == 0 && longest > 0;
    let below = if aside { longest + 1 } else { 0 };
    let height = ((fixed + menu.answers.len() * each + below) as u16).min(area.height - 2);
    let inner = framed(middle(area, width, height), look, buf);
    let x = inner.x + 2;
    let mut y = inner.y + 1;
    let bottom = inner.bottom();
    let title = Line::from(vec![
        Span::styled(format!("{} ", look.ember_sign(3)), look.ember()),
        Span::styled(menu.title.clone(), look.gold().add_modifier(Modifier::BOLD)),
    ]);
    buf.set_line(x, y, &title, inner.width - 3);
    y += 1;
    for line in intro {
        buf.set_stringn(x, y, line, text_width, look.dim());
        y += 1;
    }
    y += 1;
    buf.set_stringn(x, y, &menu.question, text_width, look.strong());
    y += 2;
    let top = y;
    let room = usize::from(bottom.saturating_sub(y)).saturating_sub(below) / each;
    let first = scroll(chosen, room.max(1), menu.answers.len());
    for (index, (name, _)) in menu.answers.iter().enumerate().skip(first).take(room.max(1)) {
        let lit = index == chosen;
        let style = if lit { look.ember() } else { look.text() };
        let cursor = if lit { look.cursor() } else { " " };
        let line = Line::from(vec![
            Span::styled(format!("{cursor} "), look.ember()),
            Span::styled(format!("{} ", index + 1), if lit { look.ember() } else { look.gold() }),
            Span::styled(cut(name, text_width - 4, look.cut()), style),
        ]);
        buf.set_line(x, y, &line, inner.width - 3);
        let style = if lit { look.text() } else { look.dim() };
        for (line, row) in abouts[index].iter().take(said).zip(y + 1..bottom) {
            buf.set_stringn(x + 4, row, line, text_width, style);
        }
        y += each as u16;
    }
    if aside && let Some(about) = abouts.get(chosen) {
        for (line, row) in about.iter().zip(bottom.saturating_sub(longest as u16)..bottom) {
            buf.set_stringn(x, row, line, text_width, look.dim());
        }
    }
    let edge = inner.right().saturating_sub(2);
    if first > 0 {
        buf.set_stringn(edge, top, look.more(false), 1, look.ember());
    }
    if first + room.max(1) < menu.answers.len() {
        buf.set_stringn(edge, y.saturating_sub(1), look.more(true), 1, look.ember());
    }
    let keys = look.words(&speaker.word("start-keys")).replace(['[', ']'], "");
    let at = area.x + area.width.saturating_sub(keys.width() as u16) / 2;
    buf.set_stringn(at, area.bottom() - 1, keys, area.width.into(), look.dim());
}

#[cfg(test)]
mod tests {
    use super::super::tests::text_of;
    use super::*;
    use antre_kernel::Lang;

    fn menu() -> Menu {
        let answers = vec![("Stratège".into(), "réfléchit".into()), ("Un ami".into(), "ici".into())];
        Menu { title: "Antre".into(), intro: vec!["Bienvenue.".into()], question: "Qui ?".into(), answers }
    }

    #[test]
    fn a_menu_is_walked_and_answered() {
        let (menu, mut chosen) = (menu(), 0);
        assert_eq!(press(&menu, &mut chosen, Key::Up), None);
        assert_eq!(chosen, 1);
        assert_eq!(press(&menu, &mut chosen, Key::Enter), Some(Reply::Chose(1)));
        assert_eq!(press(&menu, &mut chosen, Key::Char('1')), Some(Reply::Chose(0)));
        assert_eq!(press(&menu, &mut chosen, Key::Char('7')), None);
        assert_eq!(press(&menu, &mut chosen, Key::Interrupt), Some(Reply::Left));
    }

    #[test]
    fn a_long_menu_says_that_it_goes_on_and_what_is_chosen() {
        let speaker = Speaker::new(Lang::Fr, &[]);
        let mut menu = menu();
        menu.answers = (1..=30).map(|n| (format!("Jeu {n}"), format!("On dit ceci de {n}."))).collect();
        let drawn = |chosen: usize| {
            let area = Rect::new(0, 0, 80, 24);
            let mut buf = Buffer::empty(area);
            draw(&menu, chosen, Look::plain(false), &speaker, area, &mut buf);
            text_of(&buf)
        };
        let (first, middle, last) = (drawn(0), drawn(15), drawn(29));
        assert!(first.contains('▾') && !first.contains('▴') && first.contains("ceci de 1."), "{first}");
        assert!(middle.contains('▾') && middle.contains('▴') && middle.contains("ceci de 16."), "{middle}");
        assert!(!last.contains('▾') && last.contains('▴') && last.contains("ceci de 30."), "{last}");
    }

    #[test]
    fn a_menu_is_drawn_whole() {
        let speaker = Speaker::new(Lang::Fr, &[]);
        for (width, height) in [(80, 24), (120, 40), (40, 10)] {
            let area = Rect::new(0, 0, width, height);
            let mut buf = Buffer::empty(area);
            draw(&menu(), 1, Look::plain(false), &speaker, area, &mut buf);
            let text = text_of(&buf);
            assert_eq!(text.contains("▸ 2 Un ami"), width >= 80, "{text}");
        }
    }
}

//! Words on the terminal: colours where they are welcome, lines that fit.

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use std::io::{IsTerminal, StdoutLock};
use unicode_width::UnicodeWidthStr;

/// Headings.
pub(crate) const HEAD: Style = AnsiColor::Yellow.on_default().bold();
/// Ids of clauses, games and cards.
pub(crate) const CODE: Style = AnsiColor::Cyan.on_default();
/// What is said aside.
pub(crate) const QUIET: Style = Style::new().dimmed();
/// What went well.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default();
/// What went wrong.
pub(crate) const BAD: Style = AnsiColor::Red.on_default().bold();
/// What matters most.
pub(crate) const STRONG: Style = Style::new().bold();

/// Lines longer than this tire the eye.
const LONGEST: usize = 100;

/// The standard output. Colours are left out where they are not welcome: in pipes, on dumb terminals, and when
/// NO_COLOR is set.
pub(crate) fn stdout() -> AutoStream<StdoutLock<'static>> {
    anstream::stdout().lock()
}

/// How wide lines may be; a pipe gets them whole, so that they can be searched.
pub(crate) fn width() -> usize {
    if !std::io::stdout().is_terminal() {
        return usize::MAX;
    }
    let columns = crossterm::terminal::size().map_or(80, |(columns, _)| usize::from(columns));
    columns.clamp(20, LONGEST)
}

/// The text in lines of at most `width` columns, the lines after the first set in by `indent` blanks.
pub(crate) fn wrap(text: &str, width: usize, indent: usize) -> String {
    let mut lines = String::new();
    let mut used = 0usize;
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let wide = word.width();
        if used > 0 && used.saturating_add(1 + wide) > width {
            lines.push('\n');
            lines.extend(std::iter::repeat_n(' ', indent));
            used = indent;
        } else if used > 0 {
            lines.push(' ');
            used += 1;
        }
        lines.push_str(word);
        used += wide;
    }
    lines
}

/// The text with blanks after it, up to `columns`.
pub(crate) fn pad(text: &str, columns: usize) -> String {
    let missing = columns.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(missing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit() {
        assert_eq!(wrap("un deux trois quatre", 9, 2), "un deux\n  trois\n  quatre");
        assert_eq!(wrap("un deux", usize::MAX, 2), "un deux");
        assert_eq!(wrap("anticonstitutionnellement", 5, 0), "anticonstitutionnellement");
        assert_eq!(pad("cœur", 6), "cœur  ");
    }
}

//! Where everything goes: pure functions from a size to rectangles, and from text to lines.

use ratatui::layout::Rect;
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// The smallest terminal the table is drawn on.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// From this width on, the log has a column of its own.
const WIDE: u16 = 110;
/// From this height on, there is air between the parts, and the hand has the whole width.
const TALL: u16 = 34;
/// How many lines speak: refusals, hints, the last lines of the log.
const MESSAGE: u16 = 3;

/// How much room the parts need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Need {
    /// Lines of the opponents' sides.
    pub(crate) opponents: u16,
    /// Lines of the player's own side.
    pub(crate) own: u16,
    /// The fewest and the most lines the board can use.
    pub(crate) board: (u16, u16),
    /// The fewest lines on which all is told that decides, without frames.
    pub(crate) lines: u16,
    /// How many rows of the board grow together: fewer further lines are of no use to it.
    pub(crate) rows: u16,
}

/// Where the parts of the table are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// Title, marks and whose turn it is.
    pub(crate) title: Rect,
    /// The opponents.
    pub(crate) opponents: Rect,
    /// What lies between the players.
    pub(crate) board: Rect,
    /// The player's own piles and counters.
    pub(crate) own: Rect,
    /// The player's hand.
    pub(crate) hand: Rect,
    /// The choices.
    pub(crate) list: Rect,
    /// Refusals, hints and, where the log has no column, its last lines.
    pub(crate) message: Rect,
    /// The keys that work now.
    pub(crate) keys: Rect,
    /// The log, where it has a column.
    pub(crate) log: Option<Rect>,
}

/// Divides a terminal; none if it is too small.
pub(crate) fn plan(area: Rect, need: &Need) -> Option<Plan> {
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return None;
    }
    let tall = area.height >= TALL;
    let air = u16::from(tall);
    let log_width = if area.width >= WIDE { (area.width - SMALLEST.0).clamp(30, 46) } else { 0 };
    let width = area.width - log_width;
    let rows = |y: u16, height: u16| Rect { x: area.x, y: area.y + y, width, height };
    let message = MESSAGE + air;
    let fixed = 1 + air + need.opponents + air + need.own + message + 1;
    let rest = area.height.saturating_sub(fixed);
    let (wish, least) = match tall {
        true => (6 + 7, 6 + 4),
        false if need.lines > rest.saturating_sub(6) => (8, 5),
        false => (8, 6),
    };
    let board = rest.saturating_sub(wish).clamp(need.board.0, need.board.1.max(need.board.0));
    let board = board.min(rest.saturating_sub(least));
    let board = board - board.saturating_sub(need.board.0) % need.rows.max(1);
    let bottom = rest - board;
    let mut y = 1 + air;
    let mut take = |height: u16, gap: u16| {
        let part = rows(y, height);
        y += height + gap;
        part
    };
    let opponents = take(need.opponents, air);
    let board = take(board, 0);
    let own = take(need.own, 0);
    let under = take(bottom, 0);
    let message = take(message, 0);
    let (hand, list) = if tall {
        let (hand, list) = (6.min(under.height), under.height.saturating_sub(6));
        (Rect { height: hand, ..under }, Rect { y: under.y + hand, height: list, ..under })
    } else {
        let hand = under.width * 2 / 5;
        let list = Rect { x: under.x + hand, width: under.width - hand, ..under };
        (Rect { width: hand, ..under }, list)
    };
    let log = (log_width > 0).then(|| Rect {
        x: area.x + width,
        y: area.y + 1,
        width: log_width,
        height: area.height.saturating_sub(2),
    });
    let title = Rect { height: 1, ..area };
    let keys = Rect { y: area.y + area.height - 1, height: 1, ..area };
    Some(Plan { title, opponents, board, own, hand, list, message, keys, log })
}

/// Shares a length out: everyone gets the least they need, then all grow evenly up to their most.
pub(crate) fn share(total: u16, sizes: &[(u16, u16)]) -> Vec<u16> {
    let mut given: Vec<u16> = sizes.iter().map(|(least, _)| *least).collect();
    let mut left = total.saturating_sub(given.iter().sum());
    while left > 0 {
        let smallest =
            given.iter().zip(sizes).filter(|(has, (_, most))| *has < most).map(|(has, _)| *has).min();
        let Some(smallest) = smallest else { break };
        for (has, (_, most)) in given.iter_mut().zip(sizes) {
            if left > 0 && *has == smallest && *has < *most {
                *has += 1;
                left -= 1;
            }
        }
    }
    given
}

/// Splits text into lines of at most `width` columns, only at plain blanks: narrow and no-break spaces hold.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let mut word = word.to_owned();
            loop {
                let gap = usize::from(!line.is_empty());
                if line.width() + gap + word.width() <= width {
                    if gap == 1 {
                        line.push(' ');
                    }
                    line.push_str(&word);
                    break;
                }
                if !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                    continue;
                }
                // A word longer than a line is broken.
                let head = cut(&word, width.max(1), "");
                let rest = word[head.len()..].to_owned();
                if head.is_empty() || rest.is_empty() {
                    line.push_str(&word);
                    break;
                }
                lines.push(head);
                word = rest;
            }
        }
        lines.push(line);
    }
    lines
}

/// The text, or as much of it as fits with a sign that something is missing.
pub(crate) fn cut(text: &str, width: usize, sign: &str) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let room = width.saturating_sub(sign.width());
    let mut kept = String::new();
    let mut used = 0;
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0);
        if used + wide > room {
            break;
        }
        used += wide;
        kept.push(letter);
    }
    if width >= sign.width() {
        kept.truncate(kept.trim_end().len());
        kept.push_str(sign);
    }
    kept
}

/// The first line to show so that the chosen one is in sight.
pub(crate) fn scroll(chosen: usize, height: usize, count: usize) -> usize {
    if height == 0 || count <= height {
        return 0;
    }
    chosen.saturating_sub(height / 2).min(count - height)
}

/// A box of this size in the middle.
pub(crate) fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEED: Need = Need { opponents: 1, own: 1, board: (9, 18), lines: 0, rows: 3 };

    fn parts(plan: &Plan) -> Vec<Rect> {
        let mut parts = vec![
            plan.title,
            plan.opponents,
            plan.board,
            plan.own,
            plan.hand,
            plan.list,
            plan.message,
            plan.keys,
        ];
        parts.extend(plan.log);
        parts
    }

    #[test]
    fn nothing_overlaps_and_nothing_sticks_out() {
        for width in 80..160 {
            for height in 24..60 {
                for need in [NEED, Need { opponents: 5, own: 2, board: (12, 40), lines: 0, rows: 1 }] {
                    let area = Rect::new(0, 0, width, height);
                    let plan = plan(area, &need).unwrap();
                    let parts = parts(&plan);
                    for (index, part) in parts.iter().enumerate() {
                        assert_eq!(area.intersection(*part), *part, "{width}x{height} {index}");
                        for other in &parts[..index] {
                            let both = part.intersection(*other);
                            assert!(both.area() == 0, "{width}x{height} {part:?} {other:?}");
                        }
                    }
                    assert!(plan.list.height >= 4, "{width}x{height}: {:?}", plan.list);
                }
            }
        }
    }

    #[test]
    fn the_smallest_terminal_shows_the_whole_board() {
        let plan = plan(Rect::new(0, 0, 80, 24), &NEED).unwrap();
        assert_eq!((plan.board.height, plan.list.height, plan.log), (9, 8, None));
    }

    #[test]
    fn a_board_grows_by_whole_rows() {
        for height in 24..70 {
            let plan = plan(Rect::new(0, 0, 120, height), &NEED).unwrap();
            assert_eq!(plan.board.height % 3, 0, "{height}");
        }
    }

    #[test]
    fn too_small_is_said() {
        assert_eq!(plan(Rect::new(0, 0, 79, 24), &NEED), None);
        assert_eq!(plan(Rect::new(0, 0, 200, 23), &NEED), None);
    }

    #[test]
    fn lengths_are_shared_out() {
        assert_eq!(share(20, &[(3, 9), (3, 9), (3, 9)]), [7, 7, 6]);
        assert_eq!(share(40, &[(3, 5), (3, 9)]), [5, 9]);
        assert_eq!(share(2, &[(3, 5), (3, 9)]), [3, 3]);
        assert!(share(5, &[]).is_empty());
    }

    #[test]
    fn lines_break_at_plain_blanks_only() {
        assert_eq!(wrap("À vous\u{202f}: posez", 8), ["À vous\u{202f}:", "posez"]);
        assert_eq!(wrap("abcdefgh ij", 4), ["abcd", "efgh", "ij"]);
        assert_eq!(wrap("", 4), Vec::<String>::new());
        assert_eq!(wrap("a\n\nb", 4), ["a", "", "b"]);
    }

    #[test]
    fn what_is_too_long_is_cut() {
        assert_eq!(cut("Chasseuse", 9, "…"), "Chasseuse");
        assert_eq!(cut("Chasseuse", 5, "…"), "Chas…");
        assert_eq!(cut("Le dragon", 4, "…"), "Le…");
        assert_eq!(cut("x", 0, "…"), "");
    }

    #[test]
    fn the_chosen_line_stays_in_sight() {
        assert_eq!(scroll(0, 5, 20), 0);
        assert_eq!(scroll(10, 5, 20), 8);
        assert_eq!(scroll(19, 5, 20), 15);
        assert_eq!(scroll(3, 5, 4), 0);
    }
}

//! Keys: from what the terminal reports to what a person means.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// A key as the table understands it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// One line up.
    Up,
    /// One line down.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// Yes, this.
    Enter,
    /// No, back.
    Escape,
    /// Rubs the last letter out.
    Backspace,
    /// A letter.
    Char(char),
    /// Ctrl-C.
    Interrupt,
}

impl Key {
    /// What was pressed; none for keys that mean nothing here and for keys let go.
    pub(crate) fn read(event: KeyEvent) -> Option<Key> {
        if event.kind == KeyEventKind::Release {
            return None;
        }
        if event.modifiers.contains(KeyModifiers::CONTROL) {
            return matches!(event.code, KeyCode::Char('c' | 'd')).then_some(Key::Interrupt);
        }
        if event.modifiers.contains(KeyModifiers::ALT) {
            return None;
        }
        Some(match event.code {
            KeyCode::Up => Key::Up,
            KeyCode::Down => Key::Down,
            KeyCode::Left | KeyCode::BackTab => Key::Left,
            KeyCode::Right | KeyCode::Tab => Key::Right,
            KeyCode::PageUp => Key::PageUp,
            KeyCode::PageDown => Key::PageDown,
            KeyCode::Home => Key::Home,
            KeyCode::End => Key::End,
            KeyCode::Enter => Key::Enter,
            KeyCode::Esc => Key::Escape,
            KeyCode::Backspace | KeyCode::Delete => Key::Backspace,
            KeyCode::Char(letter) => Key::Char(letter),
            _ => return None,
        })
    }
}

/// What a key means at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    /// To the next line of the list, down or up.
    Step(bool),
    /// To the last or the first line.
    Jump(bool),
    /// To the next piece, to the right or to the left.
    Turn(bool),
    /// Plays the chosen line, or keeps what is pointed at.
    Confirm,
    /// Widens again.
    Back,
    /// Chooses the line with this letter.
    Letter(char),
    /// Begins to type notation, with this letter or with nothing.
    Type(Option<char>),
    /// Explains what the arrow keys stand on; once more, the keys.
    Help,
    /// Opens the rulebook.
    Rules,
    /// Shows the whole of what is pointed at.
    Look,
    /// Opens the log.
    Log,
    /// Takes back.
    Undo,
    /// Asks what a good bot would play.
    Hint,
    /// Gives up.
    Resign,
    /// Saves and leaves.
    Leave,
}

impl Act {
    /// What a key means while somebody chooses or waits.
    pub(crate) fn of(key: Key) -> Option<Act> {
        Some(match key {
            Key::Up => Act::Step(false),
            Key::Down => Act::Step(true),
            Key::Home => Act::Jump(false),
            Key::End => Act::Jump(true),
            Key::PageUp | Key::PageDown | Key::Char('h') => Act::Log,
            Key::Char(' ') => Act::Look,
            Key::Left => Act::Turn(false),
            Key::Right => Act::Turn(true),
            Key::Enter => Act::Confirm,
            Key::Escape => Act::Back,
            Key::Char('?') => Act::Help,
            Key::Char('r') => Act::Rules,
            Key::Char('u') => Act::Undo,
            Key::Char('!') => Act::Hint,
            Key::Char('x') => Act::Resign,
            Key::Char('s' | 'q') | Key::Interrupt => Act::Leave,
            Key::Char(':') => Act::Type(None),
            Key::Char(letter) if letter.is_uppercase() || letter.is_ascii_digit() => Act::Type(Some(letter)),
            Key::Char(letter) if letter.is_lowercase() => Act::Letter(letter),
            Key::Char(_) | Key::Backspace => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed(code: KeyCode, modifiers: KeyModifiers) -> Option<Key> {
        Key::read(KeyEvent::new(code, modifiers))
    }

    #[test]
    fn keys_mean_what_people_mean() {
        assert_eq!(pressed(KeyCode::Char('c'), KeyModifiers::CONTROL), Some(Key::Interrupt));
        assert_eq!(pressed(KeyCode::Char('x'), KeyModifiers::CONTROL), None);
        assert_eq!(pressed(KeyCode::Tab, KeyModifiers::NONE), Some(Key::Right));
        assert_eq!(pressed(KeyCode::F(5), KeyModifiers::NONE), None);
        assert_eq!(Act::of(Key::Interrupt), Some(Act::Leave));
        assert_eq!(Act::of(Key::Char('C')), Some(Act::Type(Some('C'))));
        assert_eq!(Act::of(Key::Char('3')), Some(Act::Type(Some('3'))));
        assert_eq!(Act::of(Key::Char(':')), Some(Act::Type(None)));
        assert_eq!(Act::of(Key::Char('b')), Some(Act::Letter('b')));
        assert_eq!(Act::of(Key::PageUp), Some(Act::Log));
        assert_eq!(Act::of(Key::Char(' ')), Some(Act::Look));
        assert_eq!(Act::of(Key::Char('!')), Some(Act::Hint));
        assert_eq!(Act::of(Key::Char('x')), Some(Act::Resign));
        assert_eq!(Act::of(Key::Char(';')), None);
    }

    #[test]
    fn no_letter_of_the_list_is_a_command() {
        for line in 0..40 {
            if let Some(letter) = super::super::picker::letter(line) {
                assert_eq!(Act::of(Key::Char(letter)), Some(Act::Letter(letter)));
            }
        }
    }
}

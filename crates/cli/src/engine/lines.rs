//! Lines of input that cannot grow without bound.

use std::io::{self, BufRead};

/// One line of input.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// Its bytes, without the line end.
    Text(Vec<u8>),
    /// It was longer than allowed, and is gone.
    TooLong,
}

/// The lines of a reader.
pub(crate) struct Lines<R> {
    from: R,
    longest: usize,
}

impl<R: BufRead> Lines<R> {
    /// Lines of at most so many bytes.
    pub(crate) fn new(from: R, longest: usize) -> Lines<R> {
        Lines { from, longest }
    }

    /// The next line; none at the end of the input. A last line needs no line end.
    pub(crate) fn next_line(&mut self) -> io::Result<Option<Line>> {
        let (mut line, mut too_long, mut begun) = (Vec::new(), false, false);
        loop {
            let held = match self.from.fill_buf() {
                Ok(held) => held,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if held.is_empty() && !begun {
                return Ok(None);
            }
            begun = true;
            let end = held.iter().position(|&byte| byte == b'\n');
            let part = &held[..end.unwrap_or(held.len())];
            too_long |= line.len() + part.len() > self.longest;
            if too_long {
                line = Vec::new();
            } else {
                line.extend_from_slice(part);
            }
            let (used, last) = (part.len() + usize::from(end.is_some()), end.is_some() || held.is_empty());
            self.from.consume(used);
            if last {
                return Ok(Some(if too_long { Line::TooLong } else { Line::Text(line) }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn read(text: &[u8], longest: usize) -> Vec<Line> {
        let mut lines = Lines::new(BufReader::with_capacity(4, text), longest);
        std::iter::from_fn(|| lines.next_line().unwrap()).collect()
    }

    #[test]
    fn lines_come_one_by_one() {
        let text = |text: &str| Line::Text(text.into());
        assert_eq!(
            read(b"one\n\ntwo three\nend", 20),
            [text("one"), text(""), text("two three"), text("end")]
        );
        assert!(read(b"", 20).is_empty());
        assert_eq!(read(b"a\n", 20), [text("a")]);
    }

    #[test]
    fn a_line_too_long_is_dropped_and_the_next_is_read() {
        assert_eq!(read(b"123456789\nok\n", 8), [Line::TooLong, Line::Text("ok".into())]);
        assert_eq!(read(b"12345678\n123456789", 8), [Line::Text("12345678".into()), Line::TooLong]);
    }
}

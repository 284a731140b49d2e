//! Saved games: a public head in clear, and a body that only [`Table::unseal`](crate::Table::unseal) reads.

use crate::record::{Lines, checksum};
use crate::{Header, Key, Misread, Phrase, Stream};
use std::fmt::Write as _;

/// A running game as text that can be stored but not read.
///
/// The body is scrambled with a key derived from its own number, so that nobody sees a hand by opening the file
/// in an editor. It keeps honest people honest; on one's own disk nothing can do more. There is no accessor:
///
/// ```compile_fail
/// fn peek(sealed: &antre_kernel::Sealed) -> &str {
///     sealed.body()
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    text: String,
}

const MAGIC: &str = "antre save 1";

impl Sealed {
    pub(crate) fn close(header: &Header, body: &str) -> Sealed {
        let mut text = header.write(MAGIC);
        let number = number_of(&text, body);
        let mut bytes = format!("{body}sum {:016x}\n", checksum(body.as_bytes())).into_bytes();
        scramble(number, &mut bytes);
        let _ = writeln!(text, "start\nsealed {number:016x}");
        for chunk in bytes.chunks(48) {
            for byte in chunk {
                let _ = write!(text, "{byte:02x}");
            }
            text.push('\n');
        }
        Sealed { text }
    }

    /// The stored form.
    pub fn as_text(&self) -> &str {
        &self.text
    }

    /// A stored text, taken back; it is checked when a table is opened from it.
    pub fn from_text(text: String) -> Sealed {
        Sealed { text }
    }

    /// The public head, to know which game to build.
    ///
    /// # Errors
    /// The first line that is not a saved game's.
    pub fn header(&self) -> Result<Header, Misread> {
        Ok(Header::split(&self.text, MAGIC)?.0)
    }

    pub(crate) fn open(&self) -> Result<(Header, String), Misread> {
        let (header, mut lines) = Header::split(&self.text, MAGIC)?;
        let damaged = |line| Misread::new(Phrase::new("save-damaged")).at_line(line);
        let (line, seal) = lines.next().ok_or_else(|| damaged(0))?;
        let number = seal
            .strip_prefix("sealed ")
            .and_then(|hex| u64::from_str_radix(hex.trim_end(), 16).ok())
            .ok_or_else(|| damaged(line))?;
        let mut bytes = read_hex(lines)?;
        scramble(number, &mut bytes);
        let body = String::from_utf8(bytes).map_err(|_| damaged(line))?;
        let (body, sum) = body.trim_end().rsplit_once("sum ").ok_or_else(|| damaged(line))?;
        if sum != format!("{:016x}", checksum(body.as_bytes())) {
            return Err(damaged(line));
        }
        // The head is under the seal too: a mark struck from it would otherwise go unnoticed.
        let head_ends = self.text.find("\nstart\n").ok_or_else(|| damaged(line))?;
        if number != number_of(&self.text[..=head_ends], body) {
            return Err(damaged(line));
        }
        Ok((header, body.to_owned()))
    }
}

/// The number of a seal: it follows from the head and the body, and scrambles the body.
fn number_of(head: &str, body: &str) -> u64 {
    checksum(head.as_bytes()) ^ checksum(body.as_bytes()).rotate_left(17)
}

fn read_hex(lines: Lines<'_>) -> Result<Vec<u8>, Misread> {
    let mut bytes = Vec::new();
    for (number, line) in lines {
        for pair in line.trim_end().as_bytes().chunks(2) {
            let byte = std::str::from_utf8(pair).ok().and_then(|hex| u8::from_str_radix(hex, 16).ok());
            bytes.push(byte.ok_or_else(|| Misread::new(Phrase::new("save-damaged")).at_line(number))?);
        }
    }
    Ok(bytes)
}

fn scramble(number: u64, bytes: &mut [u8]) {
    let mut pad = vec![0; bytes.len()];
    Stream::new(&Key::practice(number), number).fill(&mut pad);
    bytes.iter_mut().zip(pad).for_each(|(byte, pad)| *byte ^= pad);
}

//! Names of tables: 128 random bits, and whoever has one may watch.

use std::fmt;

/// Whether this can be the name of a table: anything else is not even looked up.
pub(crate) fn is_name(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

/// A name as it may be written down: enough to find it among others, and too little to get in.
pub(crate) struct Short<'a>(pub(crate) &'a str);

impl fmt::Display for Short<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().take(8).try_for_each(|letter| fmt::Write::write_char(f, letter))?;
        f.write_str("…")
    }
}

//! What people type by hand, taken apart: words with their places, and words without accents.

use antre_kernel::{Misread, Phrase};

/// A word of a text, and where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word<'a> {
    /// The word.
    pub text: &'a str,
    /// Its line, from 1.
    pub line: u32,
    /// Its first column, from 1.
    pub column: u32,
}

impl Word<'_> {
    /// A complaint about it.
    pub fn wrong(self, what: Phrase) -> Misread {
        Misread { line: self.line, column: self.column, ..Misread::new(what) }
    }
}

/// The words of a line after its first `skip` bytes: blanks and these marks part them, and a `#` ends the line.
pub fn words<'a>(text: &'a str, line: u32, skip: usize, marks: &[char]) -> Vec<Word<'a>> {
    let text = text.split('#').next().unwrap_or("");
    let mut words = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]).filter(|(at, _)| *at >= skip) {
        match (start, c.is_whitespace() || marks.contains(&c)) {
            (None, false) => start = Some(at),
            (Some(from), true) => {
                let column = 1 + text[..from].chars().count() as u32;
                words.push(Word { text: &text[from..at], line, column });
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// A word without accents and capitals, as people type it in a hurry.
pub fn plain(word: &str) -> String {
    let letter = |c: char| match c {
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'à' | 'â' => 'a',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        'û' | 'ù' => 'u',
        'ç' => 'c',
        other => other,
    };
    word.to_lowercase().chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_their_places() {
        let found = words("clé: é,  b/c # d", 3, "clé:".len(), &[',']);
        let told: Vec<(&str, u32)> = found.iter().map(|word| (word.text, word.column)).collect();
        assert_eq!(told, [("é", 6), ("b/c", 10)]);
        assert_eq!(found[0].wrong(Phrase::new("x")).line, 3);
        assert_eq!(plain("Légendes"), "legendes");
    }
}

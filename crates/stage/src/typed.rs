//! What people type by hand, taken apart: words with their places, words without accents, and what words mean.

use antre_kernel::{Lang, Misread, Phrase};

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

/// The words that people may type where we know what they mean, from a file in every language: a meaning a line, its
/// code and then the words for it, the first of which is the one we write. After a line of three hyphens comes a text
/// that uses them. All languages are read, whichever is spoken.
#[derive(Clone, Copy, Debug)]
pub struct Lexicon([&'static str; Lang::ALL.len()]);

impl Lexicon {
    /// The words of these files.
    pub const fn new(files: [&'static str; Lang::ALL.len()]) -> Lexicon {
        Lexicon(files)
    }

    fn parts(&self, lang: Lang) -> (&'static str, &'static str) {
        let file = self.0[lang.files()];
        file.split_once("---\n").unwrap_or((file, ""))
    }

    /// Every word of a language with the code of what it means; the one we write comes first.
    pub fn words(&self, lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
        let lines = self.parts(lang).0.lines().map(str::split_whitespace);
        lines
            .filter_map(|mut line| Some((line.next()?, line)))
            .flat_map(|(code, words)| words.map(move |word| (code, word)))
    }

    /// The word we write for a meaning; its code where the language has none.
    pub fn word(&self, lang: Lang, code: &'static str) -> &'static str {
        self.words(lang).find(|(of, _)| *of == code).map_or(code, |(_, word)| word)
    }

    /// The code of what a typed word means in one of the languages, whatever its accents and capitals.
    pub fn meant(&self, typed: &str) -> Option<&'static str> {
        let typed = plain(typed);
        let mut words = Lang::ALL.into_iter().flat_map(|lang| self.words(lang));
        words.find(|(_, word)| plain(word) == typed).map(|(code, _)| code)
    }

    /// The text that comes with the words.
    pub fn text(&self, lang: Lang) -> &'static str {
        self.parts(lang).1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_mean_the_same_in_every_language() {
        let words = Lexicon::new(["end fin\nlegends légendes\n---\nfin\n", "end end finish\n"]);
        assert_eq!(
            ["FIN", "finish", "Légendes", "legendes"].map(|word| words.meant(word)),
            [Some("end"), Some("end"), Some("legends"), Some("legends")]
        );
        assert_eq!(words.meant("début"), None);
        assert_eq!([Lang::Fr, Lang::En].map(|lang| words.word(lang, "end")), ["fin", "end"]);
        assert_eq!(words.word(Lang::En, "legends"), "legends");
        assert_eq!([Lang::Fr, Lang::En].map(|lang| words.text(lang)), ["fin\n", ""]);
    }

    #[test]
    fn words_know_their_places() {
        let found = words("clé: é,  b/c # d", 3, "clé:".len(), &[',']);
        let told: Vec<(&str, u32)> = found.iter().map(|word| (word.text, word.column)).collect();
        assert_eq!(told, [("é", 6), ("b/c", 10)]);
        assert_eq!(found[0].wrong(Phrase::new("x")).line, 3);
        assert_eq!(plain("Légendes"), "legendes");
    }
}

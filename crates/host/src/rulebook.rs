//! The rulebook files as data: sections of clauses, one clause a line.

use crate::words::marked;
use antre_kernel::nearest;

/// A rulebook in one language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rulebook {
    /// Its title.
    pub title: String,
    /// What is said before the first section.
    pub intro: String,
    /// Its sections, in order.
    pub sections: Vec<Section>,
}

/// A part of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// Its clauses, in order.
    pub clauses: Vec<Clause>,
}

/// One rule with its stable id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// The id, such as `CD-42`.
    pub id: String,
    /// Whether the box says it, it follows, or we decided: in the words of the file.
    pub source: String,
    /// What it says.
    pub text: String,
}

impl Rulebook {
    /// Reads a rulebook file.
    pub fn read(text: &str) -> Rulebook {
        let mut book = Rulebook::default();
        for line in text.lines() {
            if let Some(title) = line.strip_prefix("# ") {
                book.title = title.trim().into();
            } else if let Some(title) = line.strip_prefix("## ") {
                book.sections.push(Section { title: title.trim().into(), clauses: Vec::new() });
            } else if let Some(clause) = Clause::read(line) {
                if let Some(section) = book.sections.last_mut() {
                    section.clauses.push(clause);
                }
            } else if book.sections.is_empty() && !line.trim().is_empty() {
                if !book.intro.is_empty() {
                    book.intro.push('\n');
                }
                book.intro.push_str(line.trim());
            }
        }
        book
    }

    /// The same in the made-up language.
    pub(crate) fn marked(mut self) -> Rulebook {
        let mark = |text: &mut String| *text = marked(text).into_owned();
        mark(&mut self.title);
        mark(&mut self.intro);
        for section in &mut self.sections {
            mark(&mut section.title);
            for clause in &mut section.clauses {
                mark(&mut clause.source);
                mark(&mut clause.text);
            }
        }
        self
    }

    /// Every clause, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.clauses)
    }

    /// The clause with this id, in either case.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id.eq_ignore_ascii_case(id))
    }

    /// The clauses with words that begin like all these, in any order; accents, case and the ending of a plural
    /// aside.
    pub fn find(&self, words: &str) -> Vec<&Clause> {
        let apart = |letter: char| !letter.is_alphanumeric();
        let words = plain(words);
        let words: Vec<&str> = words.split(apart).filter(|word| !word.is_empty()).map(singular).collect();
        let holds = |clause: &&Clause| {
            let text = plain(&format!("{} {}", clause.id, clause.text));
            words.iter().all(|word| text.split(apart).any(|known| known.starts_with(word)))
        };
        self.clauses().filter(holds).collect()
    }

    /// The ids nearest to one that does not exist.
    pub fn nearest(&self, id: &str) -> Vec<&str> {
        nearest(id, self.clauses().map(|clause| clause.id.as_str()))
    }
}

impl Clause {
    /// Reads `- **CD-42** [text] What it says.`
    fn read(line: &str) -> Option<Clause> {
        let (id, rest) = line.strip_prefix("- **")?.split_once("**")?;
        let (source, text) = rest.trim().strip_prefix('[')?.split_once(']')?;
        Some(Clause { id: id.into(), source: source.into(), text: text.trim().into() })
    }
}

/// The word without the ending of a plural.
fn singular(word: &str) -> &str {
    match word.strip_suffix(['s', 'x']) {
        Some(stem) if stem.len() > 2 => stem,
        _ => word,
    }
}

/// Lower case, without the accents of French.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'â' | 'ä' => out.push('a'),
            'é' | 'è' | 'ê' | 'ë' => out.push('e'),
            'î' | 'ï' => out.push('i'),
            'ô' | 'ö' => out.push('o'),
            'ù' | 'û' | 'ü' => out.push('u'),
            'ç' => out.push('c'),
            'œ' => out.push_str("oe"),
            'æ' => out.push_str("ae"),
            '’' => out.push('\''),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Titre\n\nBienvenue.\n\n## Début\n- **CD-01** [texte] Deux héros.\n- **CD-02** [déduit] Une œuvre d’art.\n";

    #[test]
    fn a_rulebook_is_read_by_line() {
        let book = Rulebook::read(BOOK);
        assert_eq!((book.title.as_str(), book.intro.as_str()), ("Titre", "Bienvenue."));
        assert_eq!(book.clause("cd-02").map(|clause| clause.source.as_str()), Some("déduit"));
        assert_eq!(book.clauses().count(), 2);
    }

    #[test]
    fn words_are_found_without_accents() {
        let book = Rulebook::read(BOOK);
        assert_eq!(book.find("HEROS deux").len(), 1);
        assert_eq!(book.find("oeuvre d'art").len(), 1);
        assert_eq!(book.find("œuvres arts").len(), 1);
        assert_eq!(book.find("cd-02").len(), 1);
        assert!(book.find("dragon").is_empty());
        assert_eq!(book.nearest("CD-03"), ["CD-01", "CD-02"]);
    }
}

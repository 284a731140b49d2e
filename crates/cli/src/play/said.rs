//! What a person types in the line mode, and what it means.

use antre_kernel::{Lang, in_every_language, nearest};
use antre_stage::typed::Lexicon;

/// What a person typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Said {
    Nothing,
    Number(usize),
    Notation(String),
    Help,
    Choices,
    Hand,
    Table,
    Log,
    Rule(String),
    Why(String),
    Undo,
    Hint,
    Resign,
    Save,
    Quit,
}

/// The words understood, in every language.
const WORDS: Lexicon = Lexicon::new(in_every_language!("../../../../words/", "/typed.txt"));

impl Said {
    /// Understands a line: a word, a number, else a notation; a colon in front makes it notation for sure.
    pub(super) fn read(line: &str) -> Said {
        let line = line.trim();
        if let Some(notation) = line.strip_prefix(':') {
            return Said::Notation(notation.trim().to_owned());
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match WORDS.meant(first) {
            Some("rule") => return Said::Rule(rest.to_owned()),
            Some("why") => return Said::Why(rest.to_owned()),
            Some(code) if rest.is_empty() => {
                if let Some(said) = Said::of(code) {
                    return said;
                }
            }
            _ => {}
        }
        match line.trim_end_matches(['.', ')']).parse() {
            _ if line.is_empty() => Said::Nothing,
            Ok(number) => Said::Number(number),
            Err(_) => Said::Notation(line.to_owned()),
        }
    }

    /// What a word that stands alone asks for, by its code.
    fn of(code: &str) -> Option<Said> {
        Some(match code {
            "help" => Said::Help,
            "choices" => Said::Choices,
            "hand" => Said::Hand,
            "table" => Said::Table,
            "log" => Said::Log,
            "undo" => Said::Undo,
            "hint" => Said::Hint,
            "resign" => Said::Resign,
            "save" => Said::Save,
            "quit" => Said::Quit,
            _ => return None,
        })
    }
}

/// The word of this language that somebody who typed another may have meant.
pub(super) fn meant(typed: &str, lang: Lang) -> Option<&'static str> {
    let asks = |code: &str| !matches!(code, "yes" | "no" | "again");
    let spoken = WORDS.words(lang).filter(|(code, word)| asks(code) && word.len() > 2).map(|(_, word)| word);
    nearest(typed, spoken).first().copied()
}

/// Understands yes and no in every language.
pub(super) fn yes_or_no(line: &str) -> Option<bool> {
    match WORDS.meant(line.trim())? {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Whether somebody wants to play once more.
pub(super) fn once_more(line: &str) -> bool {
    matches!(WORDS.meant(line.trim()), Some("again" | "yes"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        assert_eq!(Said::read(" 3 "), Said::Number(3));
        assert_eq!(Said::read("3."), Said::Number(3));
        assert_eq!(Said::read(":3"), Said::Notation("3".into()));
        assert_eq!(Said::read("Aide"), Said::Help);
        assert_eq!(Said::read("RÈGLE cd-30"), Said::Rule("cd-30".into()));
        assert_eq!(Said::read("rule dragon fire"), Said::Rule("dragon fire".into()));
        assert_eq!(Said::read("Pourquoi CO3"), Said::Why("CO3".into()));
        assert_eq!(Said::read("why"), Said::Why(String::new()));
        assert_eq!(Said::read("CO1+CO3"), Said::Notation("CO1+CO3".into()));
        assert_eq!(Said::read("table ronde"), Said::Notation("table ronde".into()));
        assert_eq!(Said::read(""), Said::Nothing);
        assert_eq!(Said::read("quit"), Said::Quit);
    }

    #[test]
    fn a_word_is_proposed_in_the_language_that_is_spoken() {
        assert_eq!(meant("journla", Lang::Fr), Some("journal"));
        assert_eq!(meant("lgo", Lang::Fr), None);
        assert_eq!(meant("hlep", Lang::En), Some("help"));
        assert_eq!(meant("enregister", Lang::Fr), Some("enregistrer"));
        assert_eq!(meant("tabel", Lang::En), Some("table"));
    }

    #[test]
    fn every_language_has_a_word_for_everything() {
        let codes = |lang| WORDS.words(lang).map(|(code, _)| code).collect::<std::collections::BTreeSet<_>>();
        for lang in Lang::ALL {
            assert_eq!(codes(lang), codes(Lang::Fr));
            for code in codes(lang) {
                let word = WORDS.word(lang, code);
                assert_eq!(WORDS.meant(word), Some(code));
                let answers = yes_or_no(word).is_some() || once_more(word);
                let known = answers || !matches!(Said::read(word), Said::Notation(_));
                assert!(known, "{word}");
            }
        }
    }

    #[test]
    fn yes_and_no_in_both_languages() {
        assert_eq!(yes_or_no(" Oui"), Some(true));
        assert_eq!(yes_or_no("no"), Some(false));
        assert_eq!(yes_or_no("peut-être"), None);
    }
}

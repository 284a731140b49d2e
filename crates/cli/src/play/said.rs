//! What a person types in the line mode, and what it means.

use antre_kernel::{Lang, nearest};

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
    Save,
    Quit,
}

/// The words understood, each with its language, if it has but one, and what it means.
static WORDS: [(Option<Lang>, &str, Said); 28] = [
    (Some(Lang::Fr), "aide", Said::Help),
    (Some(Lang::En), "help", Said::Help),
    (None, "?", Said::Help),
    (Some(Lang::Fr), "choix", Said::Choices),
    (Some(Lang::En), "choices", Said::Choices),
    (Some(Lang::Fr), "main", Said::Hand),
    (Some(Lang::En), "hand", Said::Hand),
    (None, "table", Said::Table),
    (Some(Lang::Fr), "journal", Said::Log),
    (Some(Lang::En), "log", Said::Log),
    (Some(Lang::Fr), "règle", Said::Rule(String::new())),
    (Some(Lang::Fr), "regle", Said::Rule(String::new())),
    (Some(Lang::Fr), "règles", Said::Rule(String::new())),
    (Some(Lang::En), "rule", Said::Rule(String::new())),
    (Some(Lang::En), "rules", Said::Rule(String::new())),
    (Some(Lang::Fr), "pourquoi", Said::Why(String::new())),
    (Some(Lang::En), "why", Said::Why(String::new())),
    (Some(Lang::Fr), "annuler", Said::Undo),
    (Some(Lang::Fr), "reprendre", Said::Undo),
    (Some(Lang::En), "undo", Said::Undo),
    (Some(Lang::Fr), "enregistrer", Said::Save),
    (Some(Lang::Fr), "sauver", Said::Save),
    (Some(Lang::Fr), "garder", Said::Save),
    (Some(Lang::En), "keep", Said::Save),
    (Some(Lang::En), "save", Said::Save),
    (Some(Lang::Fr), "quitter", Said::Quit),
    (Some(Lang::En), "quit", Said::Quit),
    (None, "q", Said::Quit),
];

impl Said {
    /// Understands a line: a word, a number, else a notation; a colon in front makes it notation for sure.
    pub(super) fn read(line: &str) -> Said {
        let line = line.trim();
        if let Some(notation) = line.strip_prefix(':') {
            return Said::Notation(notation.trim().to_owned());
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let lower = first.to_lowercase();
        match WORDS.iter().find(|(_, word, _)| *word == lower).map(|(_, _, said)| said) {
            Some(Said::Rule(_)) => return Said::Rule(rest.trim().to_owned()),
            Some(Said::Why(_)) => return Said::Why(rest.trim().to_owned()),
            Some(said) if rest.trim().is_empty() => return said.clone(),
            _ => {}
        }
        match line.trim_end_matches(['.', ')']).parse() {
            _ if line.is_empty() => Said::Nothing,
            Ok(number) => Said::Number(number),
            Err(_) => Said::Notation(line.to_owned()),
        }
    }
}

/// The word of this language that somebody who typed another may have meant.
pub(super) fn meant(typed: &str, lang: Lang) -> Option<&'static str> {
    let spoken = WORDS.iter().filter(|(of, word, _)| of.is_none_or(|of| of == lang) && word.len() > 2);
    nearest(typed, spoken.map(|(_, word, _)| *word)).first().copied()
}

/// Understands yes and no in both languages.
pub(super) fn yes_or_no(line: &str) -> Option<bool> {
    match line.trim().to_lowercase().as_str() {
        "o" | "oui" | "y" | "yes" => Some(true),
        "n" | "non" | "no" => Some(false),
        _ => None,
    }
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
    fn yes_and_no_in_both_languages() {
        assert_eq!(yes_or_no(" Oui"), Some(true));
        assert_eq!(yes_or_no("no"), Some(false));
        assert_eq!(yes_or_no("peut-être"), None);
    }
}

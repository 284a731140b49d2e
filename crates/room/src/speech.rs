//! The words and rulebooks of all games in both languages, read once and shared by all tables.

use crate::Refusal;
use antre_host::{AnyGame, Rulebook, Speaker};
use antre_kernel::{Arg, Lang};
use antre_shelf::SHELF;
use antre_wire::server::ErrorBody;

/// Who speaks for the server, one in each language. They know the words of the program and of every game, whatever they
/// speak about: a refusal may come from a game before there is a table, and must reach nobody as a mere key.
pub struct Speech {
    speakers: [Speaker; 2],
    books: Vec<(&'static str, [Rulebook; 2])>,
}

impl Speech {
    /// Reads all words of the program.
    #[allow(clippy::new_without_default, reason = "reading all words is work worth seeing")]
    pub fn new() -> Speech {
        let book = |game: &&'static dyn AnyGame| (game.id(), Lang::ALL.map(|lang| game.rulebook(lang)));
        Speech { speakers: Lang::ALL.map(antre_shelf::speaker), books: SHELF.iter().map(book).collect() }
    }

    /// Speaks, of any game or none.
    pub fn speaker(&self, lang: Lang) -> &Speaker {
        &self.speakers[lang.files()]
    }

    /// The rulebook of this game.
    pub fn rulebook(&self, game: &str, lang: Lang) -> Option<&Rulebook> {
        self.books.iter().find(|(id, _)| *id == game).map(|(_, books)| &books[lang.files()])
    }

    /// A refusal, spoken.
    pub fn error_body(&self, game: &str, lang: Lang, refusal: &Refusal) -> ErrorBody {
        let mut what = refusal.what.clone();
        if let Some(id) = refusal.clause {
            let clause = self.rulebook(game, lang).and_then(|book| book.clause(id));
            let text = clause.map_or_else(String::new, |clause| clause.text.clone());
            what.what.args.push(("line", Arg::Text(self.speaker(lang).refused(id))));
            what.what.args.push(("text", Arg::Text(text)));
        }
        ErrorBody {
            code: refusal.code,
            message: self.speaker(lang).complain(&what),
            clause: refusal.clause.map(str::to_owned),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::Phrase;
    use antre_wire::server::ErrorCode;

    /// The sentences of a word file: those with a text of their own, and those under a key.
    fn keys(file: &'static str) -> Vec<&'static str> {
        let heads =
            file.lines().filter_map(|line| line.split_once(" =").filter(|(key, _)| !key.contains(' ')));
        heads
            .filter(|(key, text)| !key.starts_with(['#', '-', '}']) && !text.trim().is_empty())
            .map(|(key, _)| key)
            .collect()
    }

    #[test]
    fn no_key_of_any_game_reaches_a_person_whatever_is_spoken_about() {
        let speech = Speech::new();
        let mut said = 0;
        for lang in Lang::ALL {
            for key in SHELF.iter().flat_map(|game| keys(game.words(lang))) {
                // Before there is a table, nobody knows which game a refusal is about.
                let error = speech.error_body("", lang, &Refusal::new(ErrorCode::BadOpen, Phrase::new(key)));
                assert_ne!(error.message, key);
                said += 1;
            }
        }
        assert!(said > 1000, "{said}");
    }

    #[test]
    fn no_two_games_give_one_key_two_meanings() {
        for lang in Lang::ALL {
            let mut all: Vec<_> = SHELF.iter().flat_map(|game| keys(game.words(lang))).collect();
            let many = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), many);
        }
    }
}

//! The words and rulebooks of all games in both languages, read once and shared by all tables.

use crate::refusal::Refusal;
use antre_host::{AnyGame, Rulebook, Speaker};
use antre_kernel::{Arg, Lang};
use antre_shelf::SHELF;
use antre_wire::server::Why;

/// Who speaks for the server.
pub(crate) struct Speech {
    house: [Speaker; 2],
    games: Vec<(&'static str, [Speaker; 2], [Rulebook; 2])>,
}

impl Speech {
    /// Reads all words of the house.
    pub(crate) fn new() -> Speech {
        let of = |game: &&'static dyn AnyGame| {
            let speakers = Lang::ALL.map(|lang| Speaker::new(lang, &[game.words(lang)]));
            (game.id(), speakers, Lang::ALL.map(|lang| game.rulebook(lang)))
        };
        Speech { house: Lang::ALL.map(|lang| Speaker::new(lang, &[])), games: SHELF.iter().map(of).collect() }
    }

    /// Speaks of no game in particular.
    pub(crate) fn house(&self, lang: Lang) -> &Speaker {
        &self.house[lang as usize]
    }

    /// Speaks of this game.
    pub(crate) fn game(&self, game: &str, lang: Lang) -> &Speaker {
        let known = self.games.iter().find(|(id, ..)| *id == game);
        known.map_or(self.house(lang), |(_, speakers, _)| &speakers[lang as usize])
    }

    /// The rulebook of this game.
    pub(crate) fn rulebook(&self, game: &str, lang: Lang) -> Option<&Rulebook> {
        self.games.iter().find(|(id, ..)| *id == game).map(|(.., books)| &books[lang as usize])
    }

    /// A refusal, spoken.
    pub(crate) fn why(&self, game: &str, lang: Lang, refusal: &Refusal) -> Why {
        let mut what = refusal.what.clone();
        if let Some(id) = refusal.clause {
            let clause = self.rulebook(game, lang).and_then(|book| book.clause(id));
            let text = clause.map_or_else(String::new, |clause| clause.text.clone());
            what.what.args.push(("text", Arg::Text(text)));
        }
        Why {
            code: refusal.code,
            message: self.game(game, lang).complain(&what),
            clause: refusal.clause.map(str::to_owned),
        }
    }
}

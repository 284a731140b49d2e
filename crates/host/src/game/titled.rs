//! What a game is: its name, its rules and its sentences.

use super::OnShelf;
use crate::{Rulebook, Speaker};
use antre_kernel::Lang;
use antre_stage::{Boxed, OptionSpec};

/// What stands on the box of a game, and in it for everybody to read.
pub trait Titled: Sync {
    /// The short name.
    fn id(&self) -> &'static str;
    /// The title.
    fn title(&self, speaker: &Speaker) -> String;
    /// One line that makes people want to play.
    fn tagline(&self, speaker: &Speaker) -> String;
    /// Author and publisher of the box.
    fn credit(&self, speaker: &Speaker) -> String;
    /// The fewest and the most players.
    fn players(&self) -> (u8, u8);
    /// How many play where nobody says otherwise.
    fn usual_players(&self) -> u8;
    /// What the seats play where they differ from the start, in order; nothing where they are alike.
    fn sides(&self, speaker: &Speaker) -> Vec<String>;
    /// What people call a pack of the box.
    fn pack_title(&self, name: &str, speaker: &Speaker) -> String;
    /// The options.
    fn options(&self) -> &'static [OptionSpec];
    /// The rulebook in our own words.
    fn rulebook(&self, lang: Lang) -> Rulebook;
    /// The game's own sentences, as a Fluent file.
    fn words(&self, lang: Lang) -> &'static str;
}

impl<R: Boxed> Titled for OnShelf<R> {
    fn id(&self) -> &'static str {
        R::ID
    }

    fn title(&self, speaker: &Speaker) -> String {
        speaker.word(R::TITLE)
    }

    fn tagline(&self, speaker: &Speaker) -> String {
        speaker.part(R::TITLE, "tagline")
    }

    fn credit(&self, speaker: &Speaker) -> String {
        speaker.part(R::TITLE, "credit")
    }

    fn players(&self) -> (u8, u8) {
        R::PLAYERS
    }

    fn usual_players(&self) -> u8 {
        R::USUAL_PLAYERS
    }

    fn sides(&self, speaker: &Speaker) -> Vec<String> {
        R::SIDES.iter().map(|key| speaker.word(key)).collect()
    }

    fn pack_title(&self, name: &str, speaker: &Speaker) -> String {
        let mut titled = R::PACKS.iter().zip(R::PACK_TITLES);
        let title = titled.find(|((known, _), _)| *known == name);
        title.map_or_else(|| name.to_owned(), |(_, key)| speaker.word(key))
    }

    fn options(&self) -> &'static [OptionSpec] {
        R::options()
    }

    fn rulebook(&self, lang: Lang) -> Rulebook {
        let book = Rulebook::read(R::RULEBOOK[lang.files()]);
        if lang == Lang::Marked { book.marked() } else { book }
    }

    fn words(&self, lang: Lang) -> &'static str {
        R::WORDS[lang.files()]
    }
}

//! A game on the shelf, with its type forgotten.

use crate::record::{AnyRecord, RecordOf};
use crate::table::{AnyTable, TableOf};
use crate::{Bench, BotSpec, Cost, DuelRequest, LabBench, Rulebook, SearchBench, TrialRequest};
use antre_kernel::{Field, Header, Key, Lang, Misread, Names, Phrase, Record, Sealed, Setup, Table, nearest};
use antre_lab::{Note, Score, Verdict};
use antre_pack::Source;
use antre_stage::{Boxed, Decks, Form, OptionSpec, PackText, Provenance, ScorePad, scenario};
use std::marker::PhantomData;
use std::sync::Arc;

/// What somebody asks for when a table is opened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Request {
    /// A pack as name and text; the default pack of the box if none is given.
    pub pack: Option<(String, String)>,
    /// How many play; the fewest the game allows if not said.
    pub seats: Option<u8>,
    /// The options that differ from their default.
    pub options: Vec<(String, String)>,
    /// The version of the rules it was begun by, where it goes on; today's if not said.
    pub rules: Option<u32>,
}

/// Where the chance of a new table comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// 32 bytes from the system's generator: the table people play.
    Secret([u8; 32]),
    /// A small seed anybody may repeat; the table is marked as practice.
    Practice(u64),
}

/// A game of any type.
pub trait AnyGame: Sync {
    /// The short name.
    fn id(&self) -> &'static str;
    /// The title.
    fn title(&self, lang: Lang) -> &'static str;
    /// One line that makes people want to play.
    fn tagline(&self, lang: Lang) -> &'static str;
    /// Author and publisher of the box.
    fn credit(&self, lang: Lang) -> &'static str;
    /// The fewest and the most players.
    fn players(&self) -> (u8, u8);
    /// The options.
    fn options(&self) -> &'static [OptionSpec];
    /// The names of the packs in the box, the default first.
    fn packs(&self) -> Vec<&'static str>;
    /// The text of a pack in the box.
    fn pack_text(&self, name: &str) -> Option<&'static str>;
    /// The pack with this fingerprint, as name and text: one of the box, or a former edition of one, which only goes
    /// on with what was begun with it.
    fn edition(&self, hash: &str) -> Option<(&'static str, &'static str)>;
    /// What a pack may say, as a JSON schema for editors.
    fn pack_schema(&self) -> String;
    /// The rulebook in our own words.
    fn rulebook(&self, lang: Lang) -> Rulebook;
    /// The game's own sentences, as a Fluent file.
    fn words(&self, lang: Lang) -> &'static str;
    /// Builds the game to see that it can be: its set-up, and where its data comes from.
    ///
    /// # Errors
    /// The line of the pack, or the option, that is wrong.
    fn inspect(&self, request: &Request) -> Result<(Setup, Names), Misread>;
    /// What is known of each number of a pack, where the game says so.
    ///
    /// # Errors
    /// As [`AnyGame::inspect`].
    fn provenance(&self, request: &Request) -> Result<Vec<Provenance>, Misread>;
    /// What is asked next of somebody who types in a pack, after these answers; none if the game has no such form.
    fn pack_form(&self, answers: &[String]) -> Option<Form>;
    /// How people build decks for it, if they do.
    fn decks(&self) -> Option<Decks>;
    /// Opens a new table.
    ///
    /// # Errors
    /// The line of the pack, or the option, that is wrong.
    fn open(&self, request: &Request, chance: Chance) -> Result<Box<dyn AnyTable>, Misread>;
    /// Opens a table from a position somebody wrote down.
    ///
    /// # Errors
    /// The field that is wrong.
    fn open_position(
        &self,
        request: &Request,
        fields: &[Field],
        chance: Chance,
    ) -> Result<Box<dyn AnyTable>, Misread>;
    /// Opens a saved table; `packs` are other packs that may be the one it was played with.
    ///
    /// # Errors
    /// What is damaged or foreign.
    fn unseal(&self, sealed: &Sealed, packs: &[(String, String)]) -> Result<Box<dyn AnyTable>, Misread>;
    /// Reads a finished game.
    ///
    /// # Errors
    /// The line that is damaged or foreign.
    fn read_record(&self, text: &str, packs: &[(String, String)]) -> Result<Box<dyn AnyRecord>, Misread>;
    /// Runs a scenario file.
    ///
    /// # Errors
    /// The line that is not understood; scenarios that fail are in the report.
    fn check_scenarios(
        &self,
        file: &str,
        text: &str,
        find_pack: &dyn Fn(&str) -> Option<String>,
    ) -> Result<scenario::Report, Misread>;
    /// What a move of this bot costs in this game.
    fn cost(&self, bot: BotSpec) -> Cost;
    /// Plays random games on this thread for at least `seconds`.
    ///
    /// # Errors
    /// As [`AnyGame::inspect`].
    fn bench(&self, request: &Request, seconds: f64) -> Result<Bench, Misread>;
    /// How fast the tree search is, sampling and tree included, over positions of a seeded game, measured for at least
    /// `seconds`.
    ///
    /// # Errors
    /// As [`AnyGame::inspect`].
    fn bench_search(&self, request: &Request, seconds: f64) -> Result<SearchBench, Misread>;
    /// Plays random games on so many threads for at least `seconds`, by the lab and without it.
    ///
    /// # Errors
    /// As [`AnyGame::inspect`].
    fn bench_lab(&self, request: &Request, threads: usize, seconds: f64) -> Result<LabBench, Misread>;
    /// Plays paired games between two bots; no verdict if it was stopped before the first pair was done. `known` are
    /// the pairs of an earlier run of the same duel; `keep` is given every new one.
    ///
    /// # Errors
    /// As [`AnyGame::inspect`].
    fn duel(
        &self,
        request: &Request,
        duel: &DuelRequest<'_>,
        known: Vec<Score>,
        keep: &mut (dyn FnMut(Score) + Send),
    ) -> Result<Option<Verdict>, Misread>;
    /// Watches games of one bot; `keep` is given a note of each, in order.
    ///
    /// # Errors
    /// As [`AnyGame::inspect`].
    fn trial(
        &self,
        request: &Request,
        trial: &TrialRequest<'_>,
        keep: &mut (dyn FnMut(Note) + Send),
    ) -> Result<(), Misread>;
    /// The score pad for games played with the real box, if there is one.
    ///
    /// # Errors
    /// As [`AnyGame::inspect`].
    fn pad(&self, request: &Request) -> Result<Option<Arc<dyn ScorePad>>, Misread>;
}

/// Puts a typed game on the shelf.
pub struct OnShelf<R>(PhantomData<fn() -> R>);

impl<R: Boxed> OnShelf<R> {
    /// The game, ready for the list.
    #[allow(clippy::new_without_default)]
    pub const fn new() -> OnShelf<R> {
        OnShelf(PhantomData)
    }

    fn build(&self, request: &Request) -> Result<Arc<R>, Misread> {
        self.build_plain(request).map(Arc::new)
    }

    /// The game where only machines play it.
    fn build_unattended(&self, request: &Request) -> Result<R, Misread> {
        self.build_plain(request).map(R::unattended)
    }

    fn build_plain(&self, request: &Request) -> Result<R, Misread> {
        let (name, text) = match &request.pack {
            Some((name, text)) => (name.as_str(), text.as_str()),
            None => R::PACKS[0],
        };
        let rules = R::build(&PackText { name, text }, request.seats, &request.options)?;
        Ok(match request.rules {
            Some(version) => rules.by_rules(version),
            None => rules,
        })
    }

    /// Builds the game a head speaks of, from whichever known pack has its hash.
    fn build_for(&self, header: &Header, packs: &[(String, String)]) -> Result<Arc<R>, Misread> {
        if header.game != R::ID {
            let what = Phrase::new("record-other-game").with("got", header.game.as_str());
            return Err(Misread::new(what.with("expected", R::ID)).at_line(header.game_line()));
        }
        // Only the pack of the head is built: its options may mean nothing in the others.
        let wanted = header.setup.pack_hash.as_str();
        let mut given = packs.iter().map(|(name, text)| (name.as_str(), text.as_str()));
        let found = self.edition(wanted).or_else(|| given.find(|pack| has_hash(pack, wanted)));
        let Some((name, text)) = found else {
            let what = Phrase::new("record-pack-not-here").with("pack", header.setup.pack.as_str());
            return Err(Misread::new(what.with("hash", wanted)).at_line(header.pack_line()));
        };
        R::build(&PackText { name, text }, Some(header.setup.seats), &header.setup.options)
            .map(|rules| Arc::new(rules.by_rules(header.rules_version)))
            .map_err(|wrong| if wrong.file.is_none() { wrong.at_line(header.options_line()) } else { wrong })
    }
}

fn has_hash((name, text): &(&str, &str), wanted: &str) -> bool {
    Source::new(name, text).hash() == wanted
}

pub(crate) fn table_of<R: Boxed>(rules: Arc<R>, chance: Chance) -> Table<R> {
    match chance {
        Chance::Secret(bytes) => Table::open(rules, Key::secret(bytes)),
        Chance::Practice(seed) => Table::practice(rules, seed),
    }
}

impl<R: Boxed> AnyGame for OnShelf<R> {
    fn id(&self) -> &'static str {
        R::ID
    }
    fn title(&self, lang: Lang) -> &'static str {
        R::TITLE[lang as usize]
    }
    fn tagline(&self, lang: Lang) -> &'static str {
        R::TAGLINE[lang as usize]
    }
    fn credit(&self, lang: Lang) -> &'static str {
        R::CREDIT[lang as usize]
    }
    fn players(&self) -> (u8, u8) {
        R::PLAYERS
    }
    fn options(&self) -> &'static [OptionSpec] {
        R::options()
    }
    fn packs(&self) -> Vec<&'static str> {
        R::PACKS.iter().map(|(name, _)| *name).collect()
    }
    fn pack_text(&self, name: &str) -> Option<&'static str> {
        R::PACKS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
    }
    fn edition(&self, hash: &str) -> Option<(&'static str, &'static str)> {
        R::PACKS.iter().chain(R::FORMER).copied().find(|pack| has_hash(pack, hash))
    }
    fn pack_schema(&self) -> String {
        R::pack_schema()
    }
    fn rulebook(&self, lang: Lang) -> Rulebook {
        Rulebook::read(R::RULEBOOK[lang as usize])
    }
    fn words(&self, lang: Lang) -> &'static str {
        R::WORDS[lang as usize]
    }
    fn inspect(&self, request: &Request) -> Result<(Setup, Names), Misread> {
        let rules = self.build(request)?;
        Ok((rules.setup().clone(), rules.origin().clone()))
    }
    fn provenance(&self, request: &Request) -> Result<Vec<Provenance>, Misread> {
        Ok(self.build(request)?.provenance())
    }
    fn pack_form(&self, answers: &[String]) -> Option<Form> {
        R::pack_form(answers)
    }
    fn decks(&self) -> Option<Decks> {
        R::decks()
    }
    fn open(&self, request: &Request, chance: Chance) -> Result<Box<dyn AnyTable>, Misread> {
        Ok(Box::new(TableOf(table_of(self.build(request)?, chance))))
    }
    fn open_position(
        &self,
        request: &Request,
        fields: &[Field],
        chance: Chance,
    ) -> Result<Box<dyn AnyTable>, Misread> {
        let rules = self.build(request)?;
        let position = rules.read_position(fields)?;
        let key = match chance {
            Chance::Secret(bytes) => Key::secret(bytes),
            Chance::Practice(seed) => Key::practice(seed),
        };
        Ok(Box::new(TableOf(Table::from_position(rules, position, key))))
    }
    fn unseal(&self, sealed: &Sealed, packs: &[(String, String)]) -> Result<Box<dyn AnyTable>, Misread> {
        let rules = self.build_for(&sealed.header()?, packs)?;
        Ok(Box::new(TableOf(Table::unseal(rules, sealed)?)))
    }
    fn read_record(&self, text: &str, packs: &[(String, String)]) -> Result<Box<dyn AnyRecord>, Misread> {
        let rules = self.build_for(&Header::read(text)?, packs)?;
        let record = Record::read(&*rules, text)?;
        Ok(Box::new(RecordOf { rules, record }))
    }
    fn check_scenarios(
        &self,
        file: &str,
        text: &str,
        find_pack: &dyn Fn(&str) -> Option<String>,
    ) -> Result<scenario::Report, Misread> {
        scenario::run::<R>(file, text, find_pack)
    }
    fn cost(&self, bot: BotSpec) -> Cost {
        bot.cost(&R::SENSE)
    }
    fn bench(&self, request: &Request, seconds: f64) -> Result<Bench, Misread> {
        Ok(crate::bench::playouts(&self.build_unattended(request)?, seconds))
    }
    fn bench_search(&self, request: &Request, seconds: f64) -> Result<SearchBench, Misread> {
        Ok(crate::bench::search(&self.build_unattended(request)?, seconds))
    }
    fn bench_lab(&self, request: &Request, threads: usize, seconds: f64) -> Result<LabBench, Misread> {
        Ok(crate::bench::lab(&self.build_unattended(request)?, threads.max(1), seconds))
    }
    fn duel(
        &self,
        request: &Request,
        duel: &DuelRequest<'_>,
        known: Vec<Score>,
        keep: &mut (dyn FnMut(Score) + Send),
    ) -> Result<Option<Verdict>, Misread> {
        let rules = [self.build_unattended(request)?, self.build_unattended(request)?];
        Ok(crate::lab::duel(rules, duel, known, keep))
    }
    fn trial(
        &self,
        request: &Request,
        trial: &TrialRequest<'_>,
        keep: &mut (dyn FnMut(Note) + Send),
    ) -> Result<(), Misread> {
        let rules = [self.build_unattended(request)?, self.build_unattended(request)?];
        crate::lab::trial(rules, trial, keep);
        Ok(())
    }
    fn pad(&self, request: &Request) -> Result<Option<Arc<dyn ScorePad>>, Misread> {
        Ok(self.build(request)?.pad())
    }
}

/// Finds a game by its short name.
///
/// # Errors
/// A sentence with the nearest names.
pub fn find<'a>(shelf: &[&'a dyn AnyGame], id: &str) -> Result<&'a dyn AnyGame, Misread> {
    if let Some(game) = shelf.iter().find(|game| game.id() == id) {
        return Ok(*game);
    }
    let ids: Vec<&str> = shelf.iter().map(|game| game.id()).collect();
    let near = nearest(id, ids.iter().copied());
    let near = if near.is_empty() { ids } else { near };
    Err(Phrase::new("game-unknown").with("got", id).with("near", near.join(", ")).into())
}

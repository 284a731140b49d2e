//! The packs of the operator: TOML files in a folder, read when the server starts; where it is allowed, people add to
//! them.

use antre_host::{AnyGame, Request};
use antre_kernel::{Lang, Phrase};
use antre_room::Refusal;
use antre_shelf::SHELF;
use antre_wire::PackCard;
use antre_wire::server::{PackAsk, Trouble};
use std::path::PathBuf;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

/// The longest name of a pack that somebody brings.
const LONGEST_NAME: usize = 40;

/// Packs beside those of the boxes: which game, which name, which text.
pub(crate) struct Packs {
    folder: PathBuf,
    all: RwLock<Vec<(&'static str, String, String)>>,
}

impl Packs {
    /// Reads every `*.toml` of a folder; a file that is no pack of any game is left out, with a line in the log.
    pub(crate) fn read(folder: PathBuf) -> Packs {
        let mut all = Vec::new();
        let files =
            std::fs::read_dir(&folder).map(|files| files.flatten().collect()).unwrap_or_else(|_| Vec::new());
        let mut paths: Vec<_> = files.into_iter().map(|file| file.path()).collect();
        paths.sort();
        for path in paths.into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "toml")) {
            let name = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
            let Ok(text) = std::fs::read_to_string(&path) else {
                tracing::warn!(pack = name, "the pack cannot be read");
                continue;
            };
            let game = SHELF.iter().find(|game| {
                let pack = Some((name.clone(), text.clone()));
                game.inspect(&Request { pack, ..Request::default() }).is_ok()
            });
            match game {
                Some(game) => all.push((game.id(), name, text)),
                None => tracing::warn!(pack = name, "no game understands this pack; try `antre pack check`"),
            }
        }
        Packs { folder, all: RwLock::new(all) }
    }

    fn all(&self) -> RwLockReadGuard<'_, Vec<(&'static str, String, String)>> {
        self.all.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes in a pack that somebody brings: into the folder, so that it is there after a restart.
    ///
    /// # Errors
    /// What is wrong with it, that the name is taken, or that there are too many.
    pub(crate) fn add(&self, ask: PackAsk, most: usize, lang: Lang) -> Result<PackCard, Refusal> {
        let game =
            antre_host::find(SHELF, &ask.game).map_err(|what| Refusal::new(Trouble::NotFound, what))?;
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if ask.name.is_empty() || ask.name.len() > LONGEST_NAME || !ask.name.chars().all(plain) {
            let what = Phrase::new("server-bad-pack-name").with("most", LONGEST_NAME);
            return Err(Refusal::new(Trouble::BadAsk, what));
        }
        let pack = Some((ask.name.clone(), ask.text.clone()));
        let built = game.inspect(&Request { pack, ..Request::default() });
        let (setup, origin) = built.map_err(|what| Refusal::new(Trouble::BadAsk, what))?;
        let mut all = self.all.write().unwrap_or_else(PoisonError::into_inner);
        let file = self.folder.join(&ask.name).with_extension("toml");
        let taken = SHELF.iter().any(|game| game.packs().contains(&ask.name.as_str())) || file.exists();
        if taken {
            return Err(Refusal::plain(Trouble::NameTaken));
        }
        if all.len() >= most {
            return Err(Refusal::plain(Trouble::Full));
        }
        let written = std::fs::create_dir_all(&self.folder).and_then(|()| std::fs::write(&file, &ask.text));
        written.map_err(|error| {
            tracing::error!(%error, "a pack cannot be written");
            Refusal::plain(Trouble::Trouble)
        })?;
        all.push((game.id(), ask.name.clone(), ask.text));
        Ok(PackCard { name: ask.name, hash: setup.pack_hash, origin: origin.get(lang).into() })
    }

    /// The pack of this name for this game: of the box, else of the operator.
    pub(crate) fn find(&self, game: &dyn AnyGame, name: &str) -> Option<(String, String)> {
        let own = || {
            let all = self.all();
            let pack = all.iter().find(|(of, known, _)| *of == game.id() && known == name);
            pack.map(|(_, name, text)| (name.clone(), text.clone()))
        };
        game.pack_text(name).map(|text| (name.to_owned(), text.to_owned())).or_else(own)
    }

    /// The operator's packs of this game, as people see them.
    pub(crate) fn cards(&self, game: &dyn AnyGame, lang: Lang) -> Vec<PackCard> {
        let all = self.all();
        let own = all.iter().filter(|(of, ..)| *of == game.id());
        let card = |(_, name, text): &(&str, String, String)| {
            let pack = Some((name.clone(), text.clone()));
            let (setup, origin) = game.inspect(&Request { pack, ..Request::default() }).ok()?;
            Some(PackCard { name: name.clone(), hash: setup.pack_hash, origin: origin.get(lang).into() })
        };
        own.filter_map(card).collect()
    }

    /// The names of all packs of this game.
    pub(crate) fn names(&self, game: &dyn AnyGame) -> Vec<String> {
        let all = self.all();
        let own = all.iter().filter(|(of, ..)| *of == game.id()).map(|(_, name, _)| name.clone());
        game.packs().into_iter().map(str::to_owned).chain(own).collect()
    }

    /// All packs of the operator.
    pub(crate) fn own(&self) -> Vec<(String, String)> {
        self.all().iter().map(|(_, name, text)| (name.clone(), text.clone())).collect()
    }
}

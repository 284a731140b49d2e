//! The packs of the operator: TOML files in a folder, read when the server starts; where it is allowed, people add to
//! them.

use antre_host::{AnyGame, Request};
use antre_kernel::{Lang, Misread, Names, Phrase};
use antre_room::Refusal;
use antre_shelf::SHELF;
use antre_wire::PackInfo;
use antre_wire::server::{ErrorCode, PackUpload};
use std::path::PathBuf;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

/// The longest name of a pack that somebody brings.
const LONGEST_NAME: usize = 40;

/// A pack beside those of the boxes, as it was when it was read.
struct Pack {
    game: &'static str,
    name: String,
    text: String,
    hash: String,
    origin: Names,
}

/// Packs beside those of the boxes. They are read once; what people ask about them is answered from memory.
pub(crate) struct Packs {
    folder: PathBuf,
    all: RwLock<Vec<Pack>>,
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
            let pack = SHELF.iter().find_map(|game| understand(*game, &name, &text).ok());
            match pack {
                Some(pack) => all.push(pack),
                None => tracing::warn!(pack = name, "no game understands this pack; try `antre pack check`"),
            }
        }
        Packs { folder, all: RwLock::new(all) }
    }

    fn all(&self) -> RwLockReadGuard<'_, Vec<Pack>> {
        self.all.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes in a pack that somebody brings: into the folder, so that it is there after a restart.
    ///
    /// # Errors
    /// What is wrong with it, that the name is taken, or that there are too many.
    pub(crate) fn add(&self, ask: PackUpload, most: usize, lang: Lang) -> Result<PackInfo, Refusal> {
        let game =
            antre_host::find(SHELF, &ask.game).map_err(|what| Refusal::new(ErrorCode::NotFound, what))?;
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if ask.name.is_empty() || ask.name.len() > LONGEST_NAME || !ask.name.chars().all(plain) {
            let what = Phrase::new("server-bad-pack-name").with("most", LONGEST_NAME);
            return Err(Refusal::new(ErrorCode::BadAsk, what));
        }
        let pack = understand(game, &ask.name, &ask.text);
        let pack = pack.map_err(|what| Refusal::new(ErrorCode::BadAsk, what))?;
        let mut all = self.all.write().unwrap_or_else(PoisonError::into_inner);
        let file = self.folder.join(&ask.name).with_extension("toml");
        let taken = SHELF.iter().any(|game| game.packs().contains(&ask.name.as_str())) || file.exists();
        if taken {
            return Err(Refusal::plain(ErrorCode::NameTaken));
        }
        if all.len() >= most {
            return Err(Refusal::plain(ErrorCode::Full));
        }
        let written = std::fs::create_dir_all(&self.folder).and_then(|()| std::fs::write(&file, &ask.text));
        written.map_err(|error| {
            tracing::error!(%error, "a pack cannot be written");
            Refusal::plain(ErrorCode::Internal)
        })?;
        let card = pack.card(lang);
        all.push(pack);
        Ok(card)
    }

    /// The pack of this name for this game: of the box, else of the operator.
    pub(crate) fn find(&self, game: &dyn AnyGame, name: &str) -> Option<(String, String)> {
        let own = || {
            let all = self.all();
            let pack = all.iter().find(|pack| pack.game == game.id() && pack.name == name);
            pack.map(|pack| (pack.name.clone(), pack.text.clone()))
        };
        game.pack_text(name).map(|text| (name.to_owned(), text.to_owned())).or_else(own)
    }

    /// The operator's packs of this game, as people see them.
    pub(crate) fn cards(&self, game: &dyn AnyGame, lang: Lang) -> Vec<PackInfo> {
        let all = self.all();
        all.iter().filter(|pack| pack.game == game.id()).map(|pack| pack.card(lang)).collect()
    }

    /// How many there are; it only grows.
    pub(crate) fn count(&self) -> usize {
        self.all().len()
    }

    /// The names of all packs of this game.
    pub(crate) fn names(&self, game: &dyn AnyGame) -> Vec<String> {
        let all = self.all();
        let own = all.iter().filter(|pack| pack.game == game.id()).map(|pack| pack.name.clone());
        game.packs().into_iter().map(str::to_owned).chain(own).collect()
    }

    /// All packs of the operator.
    pub(crate) fn own(&self) -> Vec<(String, String)> {
        self.all().iter().map(|pack| (pack.name.clone(), pack.text.clone())).collect()
    }
}

impl Pack {
    fn card(&self, lang: Lang) -> PackInfo {
        let (name, hash) = (self.name.clone(), self.hash.clone());
        PackInfo { title: name.clone(), name, hash, origin: self.origin.get(lang).into() }
    }
}

/// A pack as a game understands it.
fn understand(game: &'static dyn AnyGame, name: &str, text: &str) -> Result<Pack, Misread> {
    let pack = Some((name.to_owned(), text.to_owned()));
    let (setup, origin) = game.inspect(&Request { pack, ..Request::default() })?;
    let (name, text, hash) = (name.to_owned(), text.to_owned(), setup.pack_hash);
    Ok(Pack { game: game.id(), name, text, hash, origin })
}

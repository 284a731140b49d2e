//! The packs of the operator: TOML files in a folder, read when the server starts.

use antre_host::{AnyGame, Request};
use antre_kernel::Lang;
use antre_shelf::SHELF;
use antre_wire::PackCard;
use std::path::Path;

/// Packs beside those of the boxes.
#[derive(Default)]
pub(crate) struct Packs {
    all: Vec<(&'static str, String, String)>,
}

impl Packs {
    /// Reads every `*.toml` of a folder; a file that is no pack of any game is left out, with a line in the log.
    pub(crate) fn read(folder: &Path) -> Packs {
        let mut packs = Packs::default();
        let Ok(files) = std::fs::read_dir(folder) else { return packs };
        let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
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
                Some(game) => packs.all.push((game.id(), name, text)),
                None => tracing::warn!(pack = name, "no game understands this pack; try `antre pack check`"),
            }
        }
        packs
    }

    /// The pack of this name for this game: of the box, else of the operator.
    pub(crate) fn find(&self, game: &dyn AnyGame, name: &str) -> Option<(String, String)> {
        let own = || {
            let pack = self.all.iter().find(|(of, known, _)| *of == game.id() && known == name);
            pack.map(|(_, name, text)| (name.clone(), text.clone()))
        };
        game.pack_text(name).map(|text| (name.to_owned(), text.to_owned())).or_else(own)
    }

    /// The operator's packs of this game, as people see them.
    pub(crate) fn cards(&self, game: &dyn AnyGame, lang: Lang) -> Vec<PackCard> {
        let own = self.all.iter().filter(|(of, ..)| *of == game.id());
        let card = |(_, name, text): &(&str, String, String)| {
            let pack = Some((name.clone(), text.clone()));
            let (setup, origin) = game.inspect(&Request { pack, ..Request::default() }).ok()?;
            Some(PackCard { name: name.clone(), hash: setup.pack_hash, origin: origin.get(lang).into() })
        };
        own.filter_map(card).collect()
    }

    /// The names of all packs of this game.
    pub(crate) fn names(&self, game: &dyn AnyGame) -> Vec<String> {
        let own = self.all.iter().filter(|(of, ..)| *of == game.id()).map(|(_, name, _)| name.clone());
        game.packs().into_iter().map(str::to_owned).chain(own).collect()
    }

    /// All packs of the operator.
    pub(crate) fn own(&self) -> Vec<(String, String)> {
        self.all.iter().map(|(_, name, text)| (name.clone(), text.clone())).collect()
    }
}

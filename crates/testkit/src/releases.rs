//! What each release left behind, kept in `releases/`: whatever changes, it goes on loading.
//!
//! `cargo xtask fixtures` makes what the release of this source leaves behind; a release that is out is never made
//! again.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says where it fails")]

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

/// What begins a record.
const FIRST_LINE: &str = "antre record 1\n";

/// The folder of one release.
#[derive(Clone, Debug)]
pub struct Release(PathBuf);

impl Release {
    /// Every release there is, the oldest first.
    pub fn all() -> Vec<Release> {
        let mut all: Vec<PathBuf> =
            fs::read_dir(root().join("releases")).unwrap().map(|entry| entry.unwrap().path()).collect();
        all.retain(|path| path.is_dir());
        all.sort();
        assert!(!all.is_empty(), "no release left anything behind");
        all.into_iter().map(Release).collect()
    }

    /// The release of this source, if its fixtures are to be made now.
    pub fn to_make() -> Option<Release> {
        let wanted = std::env::var_os("ANTRE_BLESS").is_some();
        wanted.then(|| Release(root().join("releases").join(env!("CARGO_PKG_VERSION"))))
    }

    /// A file or folder of it.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The text of a file.
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Writes a file.
    pub fn write(&self, name: &str, text: &str) {
        self.write_bytes(name, text.as_bytes());
    }

    /// The content of a compressed file.
    pub fn unpack(&self, name: &str) -> Vec<u8> {
        let file = fs::File::open(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut bytes = Vec::new();
        GzDecoder::new(file).read_to_end(&mut bytes).unwrap();
        bytes
    }

    /// Writes a file, compressed.
    pub fn pack(&self, name: &str, bytes: &[u8]) {
        let mut file = GzEncoder::new(Vec::new(), Compression::best());
        file.write_all(bytes).unwrap();
        self.write_bytes(name, &file.finish().unwrap());
    }

    fn write_bytes(&self, name: &str, bytes: &[u8]) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    /// The records of a game: one file, one behind the other.
    pub fn records(&self, game: &str) -> Vec<String> {
        let text = String::from_utf8(self.unpack(&format!("records/{game}.gz"))).unwrap();
        text.split(FIRST_LINE).skip(1).map(|rest| format!("{FIRST_LINE}{rest}")).collect()
    }
}

/// The default pack of a game as its tests have frozen it: its name and its text.
pub fn frozen_pack(game: &str) -> (String, String) {
    let path = root().join(format!("games/{game}/tests/pack/default.toml"));
    ("default".into(), fs::read_to_string(path).unwrap())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

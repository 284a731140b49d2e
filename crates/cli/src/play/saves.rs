//! Where games are kept: the folder, the files' names, and writing them so that a crash loses nothing.

use crate::files::{self, write_whole};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The ending of a running game's file.
pub(crate) const SAVE: &str = "antre-save";
/// The ending of a finished game's file.
pub(crate) const RECORD: &str = "antre";

/// The folder for everything the program keeps, if the system says where that is.
pub(crate) fn home() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("ANTRE_HOME")
        .or_else(|| set("XDG_DATA_HOME").map(|data| data.join("antre")))
        .or_else(|| set("HOME").map(|home| home.join(".local/share/antre")))
        .or_else(|| set("LOCALAPPDATA").map(|data| data.join("antre")))
}

/// Keeps one game: the same file while it runs, a record when it is over.
#[derive(Debug)]
pub(crate) struct Keeper {
    /// Where the running game goes.
    saves: PathBuf,
    /// Where the record goes.
    records: PathBuf,
    stem: String,
    /// The file of the running game; none until one was made that is this game's alone.
    save: Option<PathBuf>,
    /// Says to other terminals that this game is being played.
    hold: Option<Hold>,
}

/// A running game that is played here; others are told so until this is dropped.
#[derive(Debug)]
pub(crate) struct Hold {
    path: PathBuf,
    /// The system lets go of it when the program ends, however that comes about.
    _file: Option<File>,
}

impl Hold {
    /// Takes hold of a save; none where somebody else has it. Where the system cannot say, nobody else does.
    pub(crate) fn take(save: &Path) -> Option<Hold> {
        let path = save.with_extension("open");
        let opened = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
        let file = match opened {
            Ok(file) => match file.try_lock() {
                Err(TryLockError::WouldBlock) => return None,
                _ => Some(file),
            },
            Err(_) => None,
        };
        Some(Hold { path, _file: file })
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        // What is left over says nothing once nobody holds it.
        let _ = fs::remove_file(&self.path);
    }
}

impl Keeper {
    /// A place for a new game.
    pub(crate) fn new(home: &Path, game: &str, now: SystemTime) -> Keeper {
        let stem = format!("{game}-{}", stamp(now));
        Keeper { saves: home.join("saves"), records: home.join("records"), stem, save: None, hold: None }
    }

    /// A place in a folder that somebody chose, where everything lies side by side.
    pub(crate) fn in_folder(folder: &Path, game: &str, now: SystemTime) -> Keeper {
        let stem = format!("{game}-{}", stamp(now));
        Keeper { saves: folder.to_owned(), records: folder.to_owned(), stem, save: None, hold: None }
    }

    /// The place of a game that was saved before: its own file, which is held.
    pub(crate) fn of_file(home: &Path, save: PathBuf, hold: Hold, game: &str, now: SystemTime) -> Keeper {
        let stem = save.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        let stem = stem.unwrap_or_else(|| format!("{game}-{}", stamp(now)));
        let saves = save.parent().unwrap_or(Path::new(".")).to_owned();
        Keeper { saves, records: home.join("records"), stem, save: Some(save), hold: Some(hold) }
    }

    /// The file of the running game, once there is one.
    pub(crate) fn save_path(&self) -> Option<&Path> {
        self.save.as_deref()
    }

    /// The folder of the running game.
    pub(crate) fn folder(&self) -> &Path {
        &self.saves
    }

    /// The pack that lies beside the save when it is not one of the box.
    pub(crate) fn pack_path(save: &Path) -> PathBuf {
        save.with_extension("pack.toml")
    }

    /// Keeps the running game, and the pack it needs. The first time it gets a file of its own: games that start in
    /// the same second never share one.
    ///
    /// # Errors
    /// Why the file could not be written; an older one is untouched then.
    pub(crate) fn store(&mut self, sealed: &str, pack: Option<&str>) -> io::Result<()> {
        let (save, new) = match &self.save {
            Some(save) => (save.clone(), false),
            None => (self.claim(&self.saves, SAVE)?, true),
        };
        if new {
            self.hold = Hold::take(&save);
        }
        let beside = Keeper::pack_path(&save);
        let written = match pack {
            Some(pack) if new || !beside.exists() => write_whole(&beside, pack),
            _ => Ok(()),
        };
        let written = written.and_then(|()| write_whole(&save, sealed));
        if new && written.is_err() {
            clear_away(&save);
            self.hold = None;
        } else {
            self.save = Some(save);
        }
        written
    }

    /// Writes the record of the finished game and clears the save away.
    ///
    /// # Errors
    /// Why the record could not be written; the save stays then.
    pub(crate) fn finish(&mut self, record: &str, pack: Option<&str>) -> io::Result<Kept> {
        let path = self.claim(&self.records, RECORD)?;
        let beside = pack.map(|pack| (Keeper::pack_path(&path), pack));
        let written = match &beside {
            Some((path, pack)) => write_whole(path, pack),
            None => Ok(()),
        };
        if let Err(error) = written.and_then(|()| write_whole(&path, record)) {
            clear_away(&path);
            return Err(error);
        }
        if let Some(save) = self.save.take() {
            clear_away(&save);
        }
        self.hold = None;
        Ok(Kept { record: path, pack: beside.map(|(path, _)| path) })
    }

    /// Makes a file that no other game has: in neither folder does a save or a record bear its name.
    fn claim(&self, folder: &Path, ending: &str) -> io::Result<PathBuf> {
        let own = |path: &Path| self.save.as_deref() == Some(path);
        let taken = |stem: &str| {
            let places = [(&self.saves, SAVE), (&self.records, RECORD)];
            places
                .iter()
                .map(|(folder, ending)| folder.join(format!("{stem}.{ending}")))
                .any(|path| path.exists() && !own(&path))
        };
        let stems = std::iter::once(self.stem.clone()).chain((2..).map(|n| format!("{}-{n}", self.stem)));
        let free = stems.filter(|stem| !taken(stem));
        files::claim(folder, free.map(|stem| format!("{stem}.{ending}")))
    }
}

/// Removes a game and the pack beside it. What cannot be cleared away does no harm: resuming it shows the end again.
fn clear_away(path: &Path) {
    let _ = fs::remove_file(path);
    let _ = fs::remove_file(Keeper::pack_path(path));
}

/// Where a finished game was put.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kept {
    /// The record.
    pub(crate) record: PathBuf,
    /// The pack beside it, if it is not one of the box.
    pub(crate) pack: Option<PathBuf>,
}

/// The saved games of a folder, the newest first.
pub(crate) fn list(home: &Path) -> Vec<(PathBuf, SystemTime)> {
    newest_first(&home.join("saves"), SAVE)
}

/// The finished games of a folder, the newest first.
pub(crate) fn records(home: &Path) -> Vec<(PathBuf, SystemTime)> {
    newest_first(&home.join("records"), RECORD)
}

fn newest_first(folder: &Path, wanted: &str) -> Vec<(PathBuf, SystemTime)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut saves: Vec<(PathBuf, SystemTime)> = entries
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let path = entry.path();
            let time = entry.metadata().ok()?.modified().unwrap_or(UNIX_EPOCH);
            path.extension().is_some_and(|ending| ending == wanted).then_some((path, time))
        })
        .collect();
    saves.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| b.0.cmp(&a.0)));
    saves
}

/// `20261115-203159`, in UTC.
pub(crate) fn stamp(now: SystemTime) -> String {
    let (y, mo, d, h, mi, s) = civil(now);
    format!("{y:04}{mo:02}{d:02}-{h:02}{mi:02}{s:02}")
}

/// `2026-11-15 20:31`, in UTC, for people.
pub(crate) fn date(time: SystemTime) -> String {
    let (y, mo, d, h, mi, _) = civil(time);
    format!("{y:04}-{mo:02}-{d:02} {h:02}:{mi:02}")
}

/// Year, month, day, hour, minute, second in UTC (days to date after Howard Hinnant's `civil_from_days`).
fn civil(time: SystemTime) -> (i64, i64, i64, i64, i64, i64) {
    let seconds = time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64);
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let day_of_era = z.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day, rest / 3_600, rest / 60 % 60, rest % 60)
}

/// A path as a shell takes it back.
pub(crate) fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |letter: char| letter.is_alphanumeric() || "/._-+:@%,=~".contains(letter);
    if !text.is_empty() && text.chars().all(plain) {
        return text;
    }
    format!("'{}'", text.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("antre-saves-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        path
    }

    #[test]
    fn dates_are_right() {
        let at = |seconds| UNIX_EPOCH + Duration::from_secs(seconds);
        assert_eq!(stamp(at(0)), "19700101-000000");
        assert_eq!(stamp(at(951_782_399)), "20000228-235959");
        assert_eq!(stamp(at(951_782_400)), "20000229-000000");
        assert_eq!(date(at(1_794_774_719)), "2026-11-15 20:31");
    }

    #[test]
    fn a_game_is_stored_replaced_and_cleared_away() {
        let home = folder("store");
        let mut keeper = Keeper::new(&home, "coeur", UNIX_EPOCH);
        keeper.store("one", Some("pack")).unwrap();
        keeper.store("two", Some("pack")).unwrap();
        let save = keeper.save_path().unwrap().to_owned();
        assert_eq!(fs::read_to_string(&save).unwrap(), "two");
        assert_eq!(fs::read_to_string(Keeper::pack_path(&save)).unwrap(), "pack");
        assert_eq!(list(&home).len(), 1);
        let kept = keeper.finish("record", Some("pack")).unwrap();
        assert_eq!(fs::read_to_string(&kept.record).unwrap(), "record");
        assert!(kept.record.ends_with("records/coeur-19700101-000000.antre"));
        assert!(kept.pack.is_some_and(|pack| pack.exists()));
        assert!(list(&home).is_empty());
        assert_eq!(fs::read_dir(home.join("saves")).unwrap().count(), 0);
        fs::remove_dir_all(home).unwrap();
    }

    #[test]
    fn games_that_start_in_one_second_have_a_file_each() {
        let home = folder("second");
        // Both sit down before either has written anything.
        let mut keepers: Vec<Keeper> = (0..4).map(|_| Keeper::new(&home, "coeur", UNIX_EPOCH)).collect();
        for (keeper, text) in keepers.iter_mut().zip(["a", "b", "c", "d"]) {
            keeper.store(text, Some(text)).unwrap();
        }
        assert_eq!(list(&home).len(), 4);
        let mut records = Vec::new();
        for (keeper, text) in keepers.iter_mut().zip(["a", "b", "c", "d"]) {
            let save = keeper.save_path().unwrap();
            assert_eq!(fs::read_to_string(save).unwrap(), text);
            assert_eq!(fs::read_to_string(Keeper::pack_path(save)).unwrap(), text);
            records.push((keeper.finish(text, None).unwrap().record, text));
        }
        for (record, text) in records {
            assert_eq!(fs::read_to_string(record).unwrap(), text);
        }
        // A later game takes no name under which a record is kept.
        let mut later = Keeper::new(&home, "coeur", UNIX_EPOCH);
        later.store("e", None).unwrap();
        assert!(later.save_path().unwrap().ends_with("coeur-19700101-000000-5.antre-save"));
        fs::remove_dir_all(home).unwrap();
    }

    #[test]
    fn a_folder_that_cannot_be_is_an_error() {
        let home = folder("file");
        fs::write(&home, "not a folder").unwrap();
        let mut keeper = Keeper::new(&home, "coeur", UNIX_EPOCH);
        assert!(keeper.store("one", None).is_err());
        assert_eq!(keeper.save_path(), None, "it has no file yet, and tries again next time");
        fs::remove_file(home).unwrap();
    }

    #[test]
    fn paths_survive_a_shell() {
        assert_eq!(quoted(Path::new("/a/b-c.antre")), "/a/b-c.antre");
        assert_eq!(quoted(Path::new("/a b/l'an")), r"'/a b/l'\''an'");
    }
}

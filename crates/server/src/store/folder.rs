//! The operator's folder: one server at a time, and nobody else reads it, for it holds the seeds of running games.

use super::FILE;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

/// The file whose lock says that somebody works in the folder.
const LOCK: &str = "antre.lock";

/// The folder is held as long as this lives; the system lets go of it when the program ends, however it ends.
#[derive(Debug)]
pub(crate) struct Held {
    _lock: File,
}

impl Held {
    /// Holds a folder, which is made if it is not there.
    ///
    /// # Errors
    /// [`io::ErrorKind::ResourceBusy`] if another program holds it, or why it cannot be held.
    pub(crate) fn take(folder: &Path) -> io::Result<Held> {
        private(folder)?;
        let lock =
            open_private(&folder.join(LOCK), OpenOptions::new().write(true).create(true).truncate(false))?;
        match lock.try_lock() {
            Ok(()) => Ok(Held { _lock: lock }),
            Err(TryLockError::WouldBlock) => {
                Err(io::Error::new(io::ErrorKind::ResourceBusy, folder.display().to_string()))
            }
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

/// Makes a folder and the database in it readable to its owner alone.
pub(super) fn private(folder: &Path) -> io::Result<()> {
    let mut make = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut make, 0o700);
    make.recursive(true).create(folder)?;
    only_owner(folder, 0o700);
    let database = folder.join(FILE);
    // SQLite gives the files beside it the same permissions.
    open_private(&database, OpenOptions::new().write(true).create(true).truncate(false))?;
    for name in [FILE.to_owned(), format!("{FILE}-wal"), format!("{FILE}-shm")] {
        only_owner(&folder.join(name), 0o600);
    }
    Ok(())
}

/// Makes a new file that only its owner reads.
///
/// # Errors
/// That it exists, or why it cannot be made.
pub(super) fn new_private_file(path: &Path) -> io::Result<()> {
    open_private(path, OpenOptions::new().write(true).create_new(true)).map(drop)
}

#[cfg(unix)]
fn open_private(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt as _;
    options.mode(0o600).open(path)
}

#[cfg(not(unix))]
fn open_private(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    options.open(path)
}

/// Takes every right from everybody but the owner; on systems without such rights the user's folder is as private as
/// the system makes it.
fn only_owner(path: &Path, mode: u32) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let Ok(now) = fs::metadata(path) else { return };
        if now.permissions().mode() & 0o077 == 0 {
            return;
        }
        match fs::set_permissions(path, fs::Permissions::from_mode(mode)) {
            Ok(()) => {
                tracing::info!(path = %path.display(), "others could read this; now only its owner can")
            }
            Err(error) => tracing::warn!(path = %path.display(), %error, "others can read this"),
        }
    }
    #[cfg(not(unix))]
    let _ = (path, mode);
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt as _;

    /// S10: the folder is held by one at a time, and read by nobody else.
    #[test]
    fn a_folder_is_held_once_and_private() {
        let folder = std::env::temp_dir().join(format!("antre-held-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(FILE), "").unwrap();
        for (path, mode) in [(folder.clone(), 0o755), (folder.join(FILE), 0o644)] {
            fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
        }
        let held = Held::take(&folder).unwrap();
        assert_eq!(Held::take(&folder).unwrap_err().kind(), io::ErrorKind::ResourceBusy);
        drop(held);
        Held::take(&folder).unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&folder), 0o700);
        assert_eq!((mode(&folder.join(FILE)), mode(&folder.join(LOCK))), (0o600, 0o600));
        let copy = folder.join("copy.db");
        new_private_file(&copy).unwrap();
        assert_eq!(mode(&copy), 0o600);
        assert!(new_private_file(&copy).is_err(), "a copy is not overwritten");
        let _ = fs::remove_dir_all(&folder);
    }
}

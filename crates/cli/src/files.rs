//! Files as text, read and written whole, with sentences for what can go wrong.

use crate::failure::Failure;
use antre_host::Speaker;
use antre_kernel::Phrase;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// No record, pack or scenario comes near this many bytes.
const LARGEST: u64 = 16 << 20;

/// The text of a file. Some editors put a mark before the first letter; it is no part of the text.
pub(crate) fn read(path: &Path, speaker: &Speaker) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
        .map_err(|error| Failure::file(speaker, path, &error))?;
    if bytes.len() as u64 > LARGEST {
        let phrase = Phrase::new("file-too-big").with("file", path.display().to_string());
        return Err(Failure::say(speaker, &phrase));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let place = format!("{}:{line}", path.display());
        Failure::say(speaker, &Phrase::new("file-not-text").with("file", place))
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// A pack file, under the name it complains under.
pub(crate) fn pack(path: &Path, speaker: &Speaker) -> Result<(String, String), Failure> {
    Ok((path.display().to_string(), read(path, speaker)?))
}

/// Writes a file that somebody asked for.
///
/// # Errors
/// A sentence that says why not; what stood there before is untouched then.
pub(crate) fn write(path: &Path, text: &str, speaker: &Speaker) -> Result<(), Failure> {
    write_whole(path, text).map_err(|error| Failure::unwritten(speaker, path, &error))
}

/// Makes sure that files can be written there before anybody works for hours on what they shall hold.
///
/// # Errors
/// A sentence that says why not.
pub(crate) fn prepare<'a>(
    paths: impl IntoIterator<Item = &'a PathBuf>,
    speaker: &Speaker,
) -> Result<(), Failure> {
    paths
        .into_iter()
        .try_for_each(|path| try_out(path).map_err(|error| Failure::unwritten(speaker, path, &error)))
}

fn try_out(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(there) if there.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(_) => return OpenOptions::new().write(true).open(path).map(drop),
        Err(_) => {}
    }
    let folder = folder_of(path);
    fs::create_dir_all(folder)?;
    let temp = temporary(path);
    File::create(&temp)?;
    fs::remove_file(temp)
}

fn temporary(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.tmp", std::process::id()));
    folder_of(path).join(name)
}

/// Writes a file beside its place and moves it there: whoever reads sees the old or the new, never half. A pipe or a
/// device, such as `/dev/stdout`, is written into, and a link goes on pointing where it did.
pub(crate) fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if let Ok(there) = fs::metadata(path)
        && !there.is_file()
        && !there.is_dir()
    {
        let mut file = OpenOptions::new().write(true).open(path)?;
        return file.write_all(text.as_bytes());
    }
    fs::create_dir_all(folder_of(path))?;
    let temp = temporary(path);
    let written = File::create(&temp).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&temp, path)
    });
    if written.is_err() {
        let _ = fs::remove_file(&temp);
    }
    written
}

/// Makes an empty file under the first of these names that nobody bears yet; two programs never get the same.
///
/// # Errors
/// Why no file can be made in that folder.
pub(crate) fn claim(folder: &Path, names: impl Iterator<Item = String>) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    for name in names {
        let path = folder.join(name);
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("antre-files-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        path
    }

    #[test]
    fn what_cannot_be_written_leaves_the_old_file_and_nothing_beside_it() {
        let folder = folder("old");
        let path = folder.join("there");
        fs::create_dir(&path).unwrap();
        assert!(write_whole(&path, "new").is_err(), "a folder stands there");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no half of a file is left");
        fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn a_link_goes_on_pointing_and_a_device_stays_a_device() {
        use std::os::unix::fs::FileTypeExt as _;
        let folder = folder("link");
        let (target, link) = (folder.join("target"), folder.join("link"));
        fs::write(&target, "old").unwrap();
        std::os::unix::fs::symlink(&target, &link).unwrap();
        write_whole(&link, "new").unwrap();
        assert_eq!(fs::read_to_string(&target).unwrap(), "new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        let device = folder.join("device");
        std::os::unix::fs::symlink("/dev/full", &device).unwrap();
        assert!(write_whole(&device, "new").is_err());
        assert!(fs::metadata("/dev/full").unwrap().file_type().is_char_device());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_name_is_claimed_once() {
        let folder = folder("claim");
        let names = || (1..).map(|n| format!("game-{n}"));
        let mut claimed: Vec<PathBuf> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..8).map(|_| scope.spawn(|| claim(&folder, names()).unwrap())).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        claimed.sort();
        claimed.dedup();
        assert_eq!(claimed.len(), 8);
        fs::remove_dir_all(folder).unwrap();
    }
}

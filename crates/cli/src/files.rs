//! Files as text, read and written whole, with sentences for what can go wrong.

use crate::failure::Failure;
use antre_host::Speaker;
use antre_kernel::Phrase;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::Path;

/// No record, pack or scenario comes near this many bytes.
const LARGEST: u64 = 16 << 20;

/// The text of a file.
pub(crate) fn read(path: &Path, speaker: &Speaker) -> Result<String, Failure> {
    let mut text = String::new();
    File::open(path)
        .and_then(|file| file.take(LARGEST + 1).read_to_string(&mut text))
        .map_err(|error| Failure::file(speaker, path, &error))?;
    if text.len() as u64 > LARGEST {
        let phrase = Phrase::new("file-too-big").with("file", path.display().to_string());
        return Err(Failure::say(speaker, &phrase));
    }
    Ok(text)
}

/// A pack file, under the name it complains under.
pub(crate) fn pack(path: &Path, speaker: &Speaker) -> Result<(String, String), Failure> {
    Ok((path.display().to_string(), read(path, speaker)?))
}

/// Writes a file beside its place and moves it there: whoever reads sees the old or the new, never half.
pub(crate) fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.tmp", std::process::id()));
    let temp = folder.join(name);
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

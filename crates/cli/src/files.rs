//! Files as text, with sentences for what can go wrong.

use crate::failure::Failure;
use antre_host::Speaker;
use antre_kernel::Phrase;
use std::fs::File;
use std::io::Read as _;
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

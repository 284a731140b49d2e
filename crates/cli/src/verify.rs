//! `antre verify`: counts the rolls of a finished game again.

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::files;
use crate::out::{self, GOOD, QUIET};
use antre_host::Speaker;
use antre_kernel::Phrase;
use antre_server::fair::Proof;
use antre_shelf::SHELF;
use std::io::Write as _;

/// Says whether the proof holds; if not, the exit code says so too.
pub(crate) fn run(args: &VerifyArgs, speaker: &Speaker) -> Result<(), Failure> {
    let text = files::read(&args.file, speaker)?;
    let name = args.file.display().to_string();
    let packs = args.pack.iter().map(|path| files::pack(path, speaker)).collect::<Result<Vec<_>, _>>()?;
    let checked =
        Proof::read(&text).and_then(|proof| proof.verify(SHELF, &packs).map(|rolls| (proof, rolls)));
    let (proof, rolls) = checked.map_err(|wrong| Failure::misread(speaker, &wrong.in_file(name)))?;
    let mut stdout = out::stdout();
    writeln!(
        stdout,
        "{GOOD}{}{GOOD:#}",
        speaker.say(&Phrase::new("proof-holds").with("n", i64::from(rolls)))
    )?;
    let phrase = Phrase::new("proof-commitment").with("hash", proof.commitment);
    writeln!(stdout, "{QUIET}{}{QUIET:#}", speaker.say(&phrase))?;
    Ok(())
}

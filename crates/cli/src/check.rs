//! `antre check`: scenario files, played and compared with what they say.

use crate::args::CheckArgs;
use crate::failure::Failure;
use crate::out::{self, BAD, GOOD, QUIET};
use crate::{files, speaker_for};
use antre_host::Speaker;
use antre_kernel::{Lang, Misread, Phrase};
use antre_shelf::SHELF;
use antre_stage::scenario;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What came of all files so far.
#[derive(Default)]
struct Sum {
    files: usize,
    scenarios: usize,
    failed: usize,
}

/// Runs every file and says what does not hold; fails if anything does not.
pub(crate) fn run(args: &CheckArgs, speaker: &Speaker) -> Result<(), Failure> {
    let mut stdout = out::stdout();
    let mut sum = Sum::default();
    for path in &args.files {
        let found = walk(path).map_err(|error| Failure::file(speaker, path, &error))?;
        if found.is_empty() {
            let phrase = Phrase::new("check-empty-folder").with("folder", path.display().to_string());
            return Err(Failure::say(speaker, &phrase));
        }
        for file in found {
            one(&file, speaker, &mut sum, &mut stdout)?;
        }
    }
    if sum.files > 1 {
        let phrase = Phrase::new("check-sum").with("files", sum.files).with("scenarios", sum.scenarios);
        writeln!(stdout, "{}", speaker.say(&phrase.with("failed", sum.failed)))?;
    }
    if sum.failed > 0 { Err(Failure::said()) } else { Ok(()) }
}

fn one(path: &Path, speaker: &Speaker, sum: &mut Sum, out: &mut impl Write) -> Result<(), Failure> {
    let text = files::read(path, speaker)?;
    let name = path.display().to_string();
    sum.files += 1;
    let (played, speaker) = play(path, &name, &text, speaker.lang());
    let report = match played {
        Ok(report) => report,
        Err(misread) => {
            sum.failed += 1;
            let placed = if misread.file.is_none() { misread.in_file(name) } else { misread };
            writeln!(out, "{BAD}✗{BAD:#} {}", speaker.complain(&placed))?;
            return Ok(());
        }
    };
    // Several lines of one scenario may fail; it counts once.
    let mut failed: Vec<&str> = report.failures.iter().map(|failure| failure.heading.as_str()).collect();
    failed.dedup();
    let failed = failed.len().min(report.scenarios);
    sum.scenarios += report.scenarios;
    sum.failed += failed;
    let phrase = Phrase::new("check-file").with("file", name).with("failed", failed);
    let said = speaker.say(&phrase.with("passed", report.scenarios - failed));
    if report.failures.is_empty() {
        writeln!(out, "{GOOD}✓{GOOD:#} {said}")?;
    } else {
        writeln!(out, "{BAD}✗{BAD:#} {said}")?;
    }
    for failure in &report.failures {
        let scenario::Failure { file, line, heading, what } = failure;
        writeln!(out, "  {file}:{line}: {}  {QUIET}{heading}{QUIET:#}", speaker.say(what))?;
    }
    Ok(())
}

/// Plays one file; gives a speaker of its game along with what came of it.
fn play(path: &Path, name: &str, text: &str, lang: Lang) -> (Result<scenario::Report, Misread>, Speaker) {
    let front = scenario::front(text);
    match front.and_then(|front| antre_host::find(SHELF, &front.game)) {
        Ok(game) => {
            let report = game.check_scenarios(name, text, &|pack| find_pack(path, pack));
            (report, speaker_for(game, lang))
        }
        Err(misread) => (Err(misread), Speaker::new(lang, &[])),
    }
}

/// A pack that lies beside the scenarios: `../pack/<name>.toml`, or in the same folder.
fn find_pack(scenario: &Path, pack: &str) -> Option<String> {
    let plain = !pack.is_empty() && pack.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
    let folder = scenario.parent().filter(|_| plain)?;
    let file = format!("{pack}.toml");
    let places = [folder.join("..").join("pack").join(&file), folder.join(&file)];
    places.iter().find_map(|path| std::fs::read_to_string(path).ok())
}

/// The file itself, or the scenario files in a folder and below it, in order.
fn walk(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !std::fs::metadata(path)?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    entries.sort();
    for entry in entries {
        let kind = std::fs::symlink_metadata(&entry)?.file_type();
        if kind.is_dir() {
            found.extend(walk(&entry)?);
        } else if entry.extension().is_some_and(|ending| ending == "md") && is_scenario(&entry) {
            found.push(entry);
        }
    }
    Ok(found)
}

/// Other Markdown may lie in the same folder: only files that begin with a head are scenarios.
fn is_scenario(path: &Path) -> bool {
    std::fs::read_to_string(path).is_ok_and(|text| text.starts_with("---"))
}

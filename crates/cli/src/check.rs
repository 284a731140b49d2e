//! `antre check`: scenario files, played and compared with what they say.

use crate::args::CheckArgs;
use crate::failure::Failure;
use crate::files;
use crate::out::{self, BAD, GOOD, QUIET};
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

impl Sum {
    /// Says what is wrong with a file as a whole.
    fn fail(&mut self, out: &mut impl Write, why: &Failure, speaker: &Speaker) -> io::Result<()> {
        self.files += 1;
        self.failed += 1;
        let (sentence, _) = why.report(speaker);
        writeln!(out, "{BAD}✗{BAD:#} {}", sentence.unwrap_or_default())
    }
}

/// Runs every file and says what does not hold; fails if anything does not. A file that cannot be read is one of them,
/// and the others are looked at all the same.
pub(crate) fn run(args: &CheckArgs, speaker: &Speaker) -> Result<(), Failure> {
    let mut stdout = out::stdout();
    let mut sum = Sum::default();
    for path in &args.files {
        let before = sum.files;
        for file in walk(path) {
            match file {
                Ok(file) => one(&file, path == &file, speaker, &mut sum, &mut stdout)?,
                Err((place, error)) => {
                    sum.fail(&mut stdout, &Failure::file(speaker, &place, &error), speaker)?;
                }
            }
        }
        if sum.files == before {
            let phrase = Phrase::new("check-empty-folder").with("folder", path.display().to_string());
            sum.fail(&mut stdout, &Failure::say(speaker, &phrase), speaker)?;
        }
    }
    if sum.files > 1 {
        let phrase = Phrase::new("check-sum").with("files", sum.files).with("scenarios", sum.scenarios);
        writeln!(stdout, "{}", speaker.say(&phrase.with("failed", sum.failed)))?;
    }
    if sum.failed > 0 { Err(Failure::said()) } else { Ok(()) }
}

/// Checks a file. Other Markdown may lie in a folder of scenarios; a file that somebody named is meant as one.
fn one(path: &Path, named: bool, speaker: &Speaker, sum: &mut Sum, out: &mut impl Write) -> io::Result<()> {
    let text = match files::read(path, speaker) {
        Ok(text) => text,
        Err(why) => return sum.fail(out, &why, speaker),
    };
    if !named && !scenario::is_meant(&text) {
        return Ok(());
    }
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
            (report, antre_shelf::speaker(lang))
        }
        Err(misread) => (Err(misread), antre_shelf::speaker(lang)),
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

/// The file itself, or every Markdown file in a folder and below it, in order; with what cannot be looked at.
fn walk(path: &Path) -> Vec<Result<PathBuf, (PathBuf, io::Error)>> {
    let trouble = |error| vec![Err((path.to_owned(), error))];
    match std::fs::metadata(path) {
        Err(error) => return trouble(error),
        Ok(there) if !there.is_dir() => return vec![Ok(path.to_owned())],
        Ok(_) => {}
    }
    let listed = std::fs::read_dir(path)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>());
    let mut entries = match listed {
        Err(error) => return trouble(error),
        Ok(entries) => entries,
    };
    entries.sort();
    let is_scenario =
        |entry: &Path| entry.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("md"));
    let mut found = Vec::new();
    for entry in entries {
        match std::fs::symlink_metadata(&entry) {
            Ok(there) if there.is_dir() => found.extend(walk(&entry)),
            Ok(_) if is_scenario(&entry) => found.push(Ok(entry)),
            Ok(_) => {}
            Err(error) => found.push(Err((entry, error))),
        }
    }
    found
}

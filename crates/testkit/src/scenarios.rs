//! Scenario files, run by a game's own tests.

use crate::plain;
use antre_kernel::Misread;
use antre_stage::Boxed;
use antre_stage::scenario::{self, Report};
use std::path::Path;

/// Plays every scenario file (`*.md`) of a folder. Packs are looked for beside the folder, as `../pack/NAME.toml`,
/// and then in the box.
///
/// # Panics
/// With everything that did not come out as written, or with the line that is not understood.
pub fn scenarios<R: Boxed>(folder: impl AsRef<Path>) -> Report {
    let folder = folder.as_ref();
    let packs = folder.join("../pack");
    let find_pack = |name: &str| std::fs::read_to_string(packs.join(format!("{name}.toml"))).ok();
    let mut report = Report::default();
    for path in files(folder) {
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) => panic!("{} cannot be read: {error}", path.display()),
        };
        match scenario::run::<R>(&path.display().to_string(), &text, &find_pack) {
            Ok(more) => report.merge(more),
            Err(misread) => panic!("{}", complaint(&misread)),
        }
    }
    assert!(report.scenarios > 0, "{} holds no scenarios", folder.display());
    let failures = &report.failures;
    assert!(failures.is_empty(), "{} of {} scenarios\n{}", failures.len(), report.scenarios, said(&report));
    report
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => panic!("{} cannot be read: {error}", folder.display()),
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut files: Vec<_> = paths.filter(|path| path.extension().is_some_and(|ext| ext == "md")).collect();
    files.sort();
    files
}

/// Every failure on its line.
fn said(report: &Report) -> String {
    let line = |failure: &scenario::Failure| {
        let scenario::Failure { file, line, heading, what } = failure;
        format!("{file}:{line}: {heading}\n    {}\n", plain(what))
    };
    report.failures.iter().map(line).collect()
}

fn complaint(misread: &Misread) -> String {
    let file = misread.file.as_deref().unwrap_or("");
    format!("{file}:{}:{}: {}", misread.line, misread.column, plain(&misread.what))
}

//! The files of the project, as the rules read them.

use super::rust::Source;
use crate::{Failed, run};
use std::path::Path;

/// Every text file of the project that git keeps or would keep.
pub(crate) struct Tree {
    pub(crate) files: Vec<File>,
    /// The paths of files beside them that git is told not to keep.
    pub(crate) ignored: Vec<String>,
}

/// Where everything is kept: a test that reads an ignored file from here passes on one machine alone.
const KEPT: [&str; 5] = ["releases", "games", "words", "crates", "web/src"];

/// One text file.
pub(crate) struct File {
    /// Its path from the root, with `/`.
    pub(crate) path: String,
    /// What it says.
    pub(crate) text: String,
    /// The same as Rust, if it is.
    pub(crate) rust: Option<Source>,
}

impl Tree {
    /// Reads the project: what git keeps or would keep or, where git does not answer, everything that is not built.
    ///
    /// # Errors
    /// If nothing is found.
    pub(crate) fn read() -> Result<Tree, Failed> {
        let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
        let root = run::root();
        let paths = match run::read(run::program("git", &list)) {
            Ok(paths) => paths.split('\0').map(str::to_owned).collect(),
            Err(_) => {
                let mut paths = Vec::new();
                walk(&root, "", &mut paths);
                paths
            }
        };
        // A file that is gone but not yet committed, or that is no text, is nothing to read.
        let read = |path: &String| Some(File::new(path, std::fs::read_to_string(root.join(path)).ok()?));
        let mut files: Vec<File> = paths.iter().filter_map(read).collect();
        files.sort_by(|a, b| a.path.cmp(&b.path));
        if files.is_empty() {
            return Err(Failed::new("the project has no files"));
        }
        let list = ["ls-files", "-z", "--others", "--ignored", "--exclude-standard", "--"];
        let ignored = run::read(run::program("git", &[&list[..], &KEPT[..]].concat())).unwrap_or_default();
        let ignored = ignored.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect();
        Ok(Tree { files, ignored })
    }

    /// A tree made up for a test.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        let files = files.iter().map(|(path, text)| File::new(path, (*text).to_owned())).collect();
        Tree { files, ignored: Vec::new() }
    }

    /// The file with this path.
    pub(crate) fn get(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Whether there is a file or a folder with this path.
    pub(crate) fn has(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        self.files.iter().any(|file| {
            file.path.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
    }

    /// The files directly in a folder, or below it, whose names end so.
    pub(crate) fn under<'a>(&'a self, folder: &'a str, ending: &'a str) -> impl Iterator<Item = &'a File> {
        self.files.iter().filter(move |file| {
            file.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
                && file.path.ends_with(ending)
        })
    }

    /// The Rust files of the workspace.
    pub(crate) fn rust(&self) -> impl Iterator<Item = (&File, &Source)> {
        self.files.iter().filter_map(|file| Some((file, file.rust.as_ref()?)))
    }

    /// The folders of the games, such as `games/coeur`.
    pub(crate) fn games(&self) -> Vec<&str> {
        let folder = |file: &'_ File| {
            let name = file.path.strip_prefix("games/")?.split_once('/')?.0.len();
            Some("games/".len() + name)
        };
        let mut games: Vec<&str> =
            self.files.iter().filter_map(|file| Some(&file.path[..folder(file)?])).collect();
        games.dedup();
        games
    }
}

/// Lists the files below a folder, leaving out git's own and what cargo builds.
fn walk(folder: &Path, before: &str, out: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = entry.path();
        if name == ".git" || path.join("CACHEDIR.TAG").exists() {
            continue;
        }
        let name = format!("{before}{name}");
        if path.is_dir() {
            walk(&path, &format!("{name}/"), out);
        } else {
            out.push(name);
        }
    }
}

impl File {
    fn new(path: &str, text: String) -> File {
        let is_rust = path.ends_with(".rs");
        let is_test = path.split('/').any(|part| matches!(part, "tests" | "benches" | "tests.rs"));
        let rust = is_rust.then(|| Source::read(&text, is_test));
        File { path: path.into(), text, rust }
    }

    /// Whether it lies in this folder.
    pub(crate) fn is_in(&self, folder: &str) -> bool {
        self.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
    }

    /// The name without the folders.
    pub(crate) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_folders_are_found() {
        let tree = Tree::of(&[("games/a/src/lib.rs", ""), ("games/a/x.md", ""), ("games/b/y.md", "")]);
        assert_eq!(tree.games(), ["games/a", "games/b"]);
        assert!(tree.has("games/a/") && tree.has("games/a/x.md") && !tree.has("games/a/x"));
        assert_eq!(tree.under("games/a", ".md").count(), 1);
        assert!(tree.files[0].is_in("games/a") && !tree.files[0].is_in("gam"));
        assert_eq!(tree.files[0].name(), "lib.rs");
    }

    #[test]
    fn without_git_the_folders_are_walked() {
        let mut paths = Vec::new();
        walk(&run::root().join("xtask"), "xtask/", &mut paths);
        assert!(paths.iter().any(|path| path == "xtask/src/tidy/tree.rs"), "{paths:?}");
    }
}

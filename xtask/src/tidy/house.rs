//! Rules about the project as a whole: reasons for dependencies, links that lead somewhere, no trace of a machine, no
//! source that is too long to be read at once.

use super::Found;
use super::arrows::Workspace;
use super::rust::words;
use super::tree::{File, Tree};
use std::collections::BTreeSet;

/// Checks what is nobody's alone.
pub(crate) fn check(tree: &Tree, workspace: &Workspace, found: &mut Found) {
    dependencies(tree, workspace, found);
    machine_paths(tree, found);
    registries(tree, found);
    links(tree, found);
    ignored(tree, found);
    long(tree, found);
}

/// The most lines that a source may have.
const LONG: usize = 600;

/// No source is too long; data, documents and what is generated may be.
fn long(tree: &Tree, found: &mut Found) {
    const SOURCES: [&str; 7] = [".rs", ".ts", ".js", ".mjs", ".svelte", ".css", ".py"];
    let is_source = |file: &&File| {
        SOURCES.iter().any(|ending| file.path.ends_with(ending)) && !file.is_in("web/src/wire")
    };
    for file in tree.files.iter().filter(is_source) {
        let lines = file.text.lines().count();
        if lines > LONG {
            found.wrong(
                &file.path,
                0,
                format!("{lines} lines, at most {LONG}: take it apart by what it is about"),
            );
        }
    }
}

/// What lies among the sources is kept by git: a clone has it too.
fn ignored(tree: &Tree, found: &mut Found) {
    for path in &tree.ignored {
        found.wrong(
            path,
            0,
            "git ignores this file, so nobody else has it; .gitignore can make an exception",
        );
    }
}

const ARCHITECTURE: &str = "ARCHITECTURE.md";

/// Every dependency from outside is used, and has a line that says why it is here.
fn dependencies(tree: &Tree, workspace: &Workspace, found: &mut Found) {
    let needs = workspace.crates.iter().flat_map(|member| &member.needs);
    let used: BTreeSet<&str> =
        needs.filter(|need| need.folder.is_none()).map(|need| need.name.as_str()).collect();
    let manifest = tree.get("Cargo.toml").map_or("", |file| &file.text);
    let reasons = tree.get(ARCHITECTURE).map_or("", |file| &file.text);
    for (line, name) in listed(manifest).into_iter().filter(|(_, name)| !used.contains(name)) {
        found.wrong("Cargo.toml", line, format!("no crate uses {name}"));
    }
    let explained = explained(reasons);
    for name in used.iter().filter(|name| !explained.iter().any(|(_, known)| known == *name)) {
        found.wrong(ARCHITECTURE, 0, format!("no line says why {name} is here: - `{name}`: why"));
    }
    for (line, name) in explained.iter().filter(|(_, name)| !used.contains(name)) {
        found.wrong(ARCHITECTURE, *line, format!("{name} is explained, but no crate depends on it"));
    }
}

/// The dependencies from outside that the manifest of the workspace lists.
fn listed(manifest: &str) -> Vec<(usize, &str)> {
    let lines = manifest.lines().zip(1..).map(|(line, number)| (number, line));
    let section = lines.skip_while(|(_, line)| *line != "[workspace.dependencies]").skip(1);
    let section = section.take_while(|(_, line)| !line.starts_with('['));
    let entries = section.filter_map(|(number, line)| Some((number, line.split_once('=')?)));
    entries
        .filter(|(_, (name, value))| !name.starts_with('#') && !value.contains("path ="))
        .map(|(number, (name, _))| (number, name.trim()))
        .collect()
}

/// The dependencies that a list under the heading `Outside dependencies` explains: - `name`: why.
fn explained(text: &str) -> Vec<(usize, &str)> {
    let lines = text.lines().zip(1..).map(|(line, number)| (number, line));
    let is_heading = |line: &str| line.starts_with("## ");
    let section = lines.skip_while(|(_, line)| *line != "## Outside dependencies").skip(1);
    let section = section.take_while(|(_, line)| !is_heading(line));
    section
        .filter_map(|(number, line)| {
            let (name, why) = line.strip_prefix("- `")?.split_once('`')?;
            (why.split(' ').count() > 3).then_some((number, name))
        })
        .collect()
}

/// No file names a place on the machine it was written on.
fn machine_paths(tree: &Tree, found: &mut Found) {
    // Put together, so that this file does not name them either.
    let roots = ["work", "root", "home"].map(|name| format!("/{name}/"));
    for file in &tree.files {
        for (line, number) in file.text.lines().zip(1..) {
            for root in &roots {
                let starts = |at: usize| {
                    let before = line[..at].chars().next_back();
                    before.is_none_or(|c| {
                        !c.is_alphanumeric() && !matches!(c, '.' | '_' | '-' | '~' | '>' | '*' | '}')
                    })
                };
                if line.match_indices(root.as_str()).any(|(at, _)| starts(at)) {
                    found.wrong(&file.path, number, format!("{root} is a place on one machine"));
                }
            }
        }
    }
}

/// Everything in the lock file comes from the public registry.
fn registries(tree: &Tree, found: &mut Found) {
    const PUBLIC: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
    let lock = tree.get("Cargo.lock").map_or("", |file| &file.text);
    for (line, number) in lock.lines().zip(1..) {
        if line.starts_with("source = ") && line != PUBLIC {
            found.wrong("Cargo.lock", number, "this does not come from the public registry");
        }
    }
}

/// What the documents link to or name is there: files, folders, and functions as `path::name`.
fn links(tree: &Tree, found: &mut Found) {
    let is_document =
        |file: &&File| file.path.ends_with(".md") && (!file.path.contains('/') || file.is_in("docs"));
    for file in tree.files.iter().filter(is_document) {
        let mut fenced = false;
        for (line, number) in file.text.lines().zip(1..) {
            if line.starts_with("```") {
                fenced = !fenced;
            }
            let named = if fenced { Vec::new() } else { named(file, line) };
            for name in named {
                let (path, function) = name.split_once("::").unwrap_or((&name, ""));
                let has =
                    |file: &File| words(&file.text, function).any(|at| file.text[..at].ends_with("fn "));
                if !tree.has(path) {
                    found.wrong(&file.path, number, format!("{path} is not there"));
                } else if !function.is_empty() && !tree.get(path).is_some_and(has) {
                    found.wrong(&file.path, number, format!("{path} has no fn {function}"));
                }
            }
        }
    }
}

/// The paths from the root that a line links to or names as code.
fn named(file: &File, line: &str) -> Vec<String> {
    const FOLDERS: [&str; 5] = ["crates/", "games/", "xtask/", "words/", "docs/"];
    let code = line.split('`').skip(1).step_by(2);
    let is_path = |path: &&str| {
        FOLDERS.iter().any(|folder| path.starts_with(folder))
            && !path.contains(['<', '*', '…', ' ', '{', '|'])
    };
    let mut paths: Vec<String> = code.filter(is_path).map(str::to_owned).collect();
    let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    for target in line.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        let target = target.split('#').next().unwrap_or("");
        if target.is_empty() || target.contains("://") {
            continue;
        }
        let path = match target.strip_prefix("../") {
            Some(path) => path.to_owned(),
            None if folder.is_empty() => target.to_owned(),
            None => format!("{folder}/{target}"),
        };
        paths.push(path);
    }
    paths
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::arrows::{Crate, Need};
    use crate::tidy::found_by;

    fn said(files: &[(&str, &str)], needs: &[&str]) -> Vec<String> {
        let need = |name: &&str| Need { name: (*name).to_owned(), folder: None, dev: false };
        let needs = needs.iter().map(need).collect();
        let member = Crate { name: "antre-cli".into(), folder: "crates/cli".into(), needs };
        found_by(|found| check(&Tree::of(files), &Workspace { crates: vec![member] }, found))
    }

    #[test]
    fn what_git_ignores_among_the_sources_is_found() {
        let mut tree = Tree::of(&[("releases/0.1.0/saves/moments.txt", "")]);
        assert_eq!(found_by(|found| ignored(&tree, found)), [""; 0]);
        tree.ignored.push("releases/0.1.0/saves/coeur-00.antre-save".into());
        assert_eq!(found_by(|found| ignored(&tree, found)).len(), 1);
    }

    #[test]
    fn sources_stay_short_and_data_need_not() {
        let lines = "\n".repeat(LONG + 1);
        let may = [("web/src/wire/room.ts", lines.as_str()), ("docs/a.md", &lines), ("b.rs", &lines[1..])];
        assert_eq!(said(&may, &[]), [""; 0]);
        for path in ["crates/x/src/a.rs", "web/src/App.svelte", "web/tests/a.spec.ts"] {
            let what = format!("{path}: 601 lines, at most 600: take it apart by what it is about");
            assert_eq!(said(&[(path, &lines)], &[]), [what]);
        }
    }

    #[test]
    fn every_dependency_has_its_reason() {
        let manifest = "[workspace.dependencies]\nantre-kernel = { path = \"crates/kernel\" }\n\nclap = \"4\"\n# not = this\ntoml = { version = \"1\" }\n\n[profile.dev]\nopt-level = 1\n";
        let why = "- `clap`: reads the command line\n- `toml`: reads packs for us\n";
        let reasons =
            format!("# A\n\n## Outside dependencies\n\n{why}\n## More\n- `serde`: not in this list\n");
        let both = [("ARCHITECTURE.md", reasons.as_str()), ("Cargo.toml", manifest)];
        assert_eq!(said(&both, &["clap", "toml"]), [""; 0]);
        assert_eq!(
            said(&both, &["clap", "rand"]),
            [
                "Cargo.toml:6: no crate uses toml",
                "ARCHITECTURE.md: no line says why rand is here: - `rand`: why",
                "ARCHITECTURE.md:6: toml is explained, but no crate depends on it",
            ]
        );
    }

    #[test]
    fn places_on_a_machine_are_found() {
        let path = |root: &str| format!("see /{root}/antre/target, ok\n");
        for root in ["work", "root", "home"] {
            let text = path(root);
            assert_eq!(
                said(&[("a.txt", &text)], &[]),
                [format!("a.txt:1: /{root}/ is a place on one machine")]
            );
        }
        assert_eq!(said(&[("a.txt", "https://x.org/home/ and games/work/x and /usr/bin\n")], &[]), [""; 0]);
    }

    #[test]
    fn other_registries_are_found() {
        let lock = "[[package]]\nname = \"a\"\nsource = \"registry+https://github.com/rust-lang/crates.io-index\"\nsource = \"registry+https://example.org/\"\n";
        assert_eq!(
            said(&[("Cargo.lock", lock)], &[]),
            ["Cargo.lock:4: this does not come from the public registry"]
        );
    }

    #[test]
    fn links_lead_somewhere() {
        let text = "[a](docs/a.md#x) [b](docs/b.md) [c](https://x.org) `crates/cli/src/main.rs::run` `crates/x`\n\
            ```\n`crates/y`\n```\n`games/<id>/src` `crates/cli/src/main.rs::walk`\n";
        let files = [
            ("README.md", text),
            ("docs/a.md", "[back](../README.md) [b](b.md)"),
            ("crates/cli/src/main.rs", "fn run() {}"),
        ];
        assert_eq!(
            said(&files, &[]),
            [
                "README.md:1: crates/x is not there",
                "README.md:1: docs/b.md is not there",
                "README.md:5: crates/cli/src/main.rs has no fn walk",
                "docs/a.md:1: docs/b.md is not there"
            ]
        );
    }
}

//! Which crate may depend on which: the arrows of ARCHITECTURE.md, read from `cargo metadata`.

use super::Found;
use crate::{Failed, run};
use serde_json::Value;

/// The crates of the workspace and what they depend on.
pub(crate) struct Workspace {
    pub(crate) crates: Vec<Crate>,
}

/// A member of the workspace.
pub(crate) struct Crate {
    /// The name of the package.
    pub(crate) name: String,
    /// Its folder from the root.
    pub(crate) folder: String,
    /// What it depends on.
    pub(crate) needs: Vec<Need>,
}

/// One dependency.
pub(crate) struct Need {
    /// The name of the package.
    pub(crate) name: String,
    /// Its folder, if it is of the house.
    pub(crate) folder: Option<String>,
    /// Whether only tests need it.
    pub(crate) dev: bool,
}

/// What one crate, or one kind of crate, may depend on.
struct Arrow {
    from: &'static str,
    to: &'static [&'static str],
    /// Whether it may depend on crates from outside.
    outside: bool,
    why: &'static str,
}

const TESTKIT: &str = "crates/testkit";

const ARROWS: &[Arrow] = &[
    Arrow { from: "crates/kernel", to: &[], outside: false, why: "the kernel has no dependencies at all" },
    Arrow {
        from: "crates/stage",
        to: &["crates/kernel"],
        outside: true,
        why: "stage builds on kernel alone",
    },
    Arrow { from: "crates/pack", to: &["crates/kernel"], outside: true, why: "pack builds on kernel alone" },
    Arrow {
        from: "crates/bots",
        to: &["crates/kernel"],
        outside: false,
        why: "bots depends on kernel alone, so that a bot cannot name a game, a host or a truth",
    },
    Arrow {
        from: "crates/hearts",
        to: &["crates/kernel", "crates/bots"],
        outside: false,
        why: "hearts is there to be measured, and nothing builds on it",
    },
    Arrow {
        from: "crates/lab",
        to: &["crates/kernel", "crates/bots"],
        outside: true,
        why: "lab measures bots and knows no game",
    },
    Arrow {
        from: "crates/host",
        to: &["crates/kernel", "crates/stage", "crates/pack", "crates/bots", "crates/lab"],
        outside: true,
        why: "host is generic over games and names none",
    },
    Arrow {
        from: "crates/shelf",
        to: &["crates/kernel", "crates/stage", "crates/pack", "crates/host", "games/*", "crates/heap"],
        outside: true,
        why: "shelf is the one list of games, and its tests play them and read their packs",
    },
    Arrow {
        from: "crates/wire",
        to: &["crates/kernel", "crates/stage", "crates/host"],
        outside: true,
        why: "wire mirrors what kernel, stage and host show",
    },
    Arrow { from: "crates/heap", to: &[], outside: true, why: "the heap knows nothing of what lies in it" },
    Arrow { from: "crates/page", to: &[], outside: true, why: "page holds files and knows no game" },
    Arrow {
        from: TESTKIT,
        to: &["crates/kernel", "crates/stage", "crates/pack"],
        outside: true,
        why: "testkit holds games to laws through kernel and stage",
    },
    Arrow {
        from: "games/*",
        to: &["crates/kernel", "crates/stage", "crates/pack"],
        outside: false,
        why: "a game depends on kernel, stage and pack only",
    },
    Arrow {
        from: "crates/cli",
        to: &[
            "crates/kernel",
            "crates/stage",
            "crates/bots",
            "crates/lab",
            "crates/host",
            "crates/shelf",
            "crates/wire",
            "crates/server",
            "crates/page",
            "crates/heap",
        ],
        outside: true,
        why: "the command reaches games through shelf and host",
    },
    Arrow {
        from: "crates/room",
        to: &["crates/kernel", "crates/stage", "crates/host", "crates/shelf", "crates/wire"],
        outside: true,
        why: "a room knows games, words and messages, and nothing of the world around it",
    },
    Arrow {
        from: "crates/server",
        to: &[
            "crates/kernel",
            "crates/stage",
            "crates/pack",
            "crates/host",
            "crates/shelf",
            "crates/wire",
            "crates/room",
        ],
        outside: true,
        why: "the server reaches games through shelf and host",
    },
    Arrow { from: "xtask", to: &[], outside: true, why: "xtask checks the project from outside" },
];

impl Workspace {
    /// Asks cargo.
    ///
    /// # Errors
    /// If cargo does not answer, or not as expected.
    pub(crate) fn read() -> Result<Workspace, Failed> {
        let said = run::read(run::cargo(&["metadata", "--format-version", "1", "--no-deps"]))?;
        let metadata: Value = serde_json::from_str(&said)
            .map_err(|error| Failed::new(format!("cargo metadata is not understood: {error}")))?;
        Workspace::understand(&metadata)
            .ok_or_else(|| Failed::new("cargo metadata does not look as expected"))
    }

    fn understand(metadata: &Value) -> Option<Workspace> {
        let root = metadata["workspace_root"].as_str()?;
        let folder = |path: &str| {
            let path = path.strip_prefix(root)?.replace('\\', "/");
            Some(path.trim_start_matches('/').trim_end_matches("/Cargo.toml").to_owned())
        };
        let mut crates = Vec::new();
        for package in metadata["packages"].as_array()? {
            let mut needs = Vec::new();
            for need in package["dependencies"].as_array()? {
                needs.push(Need {
                    name: need["name"].as_str()?.to_owned(),
                    folder: need["path"].as_str().and_then(folder),
                    dev: need["kind"].as_str() == Some("dev"),
                });
            }
            let name = package["name"].as_str()?.to_owned();
            crates.push(Crate { name, folder: folder(package["manifest_path"].as_str()?)?, needs });
        }
        Some(Workspace { crates })
    }
}

/// Checks every arrow.
pub(crate) fn check(workspace: &Workspace, found: &mut Found) {
    for member in &workspace.crates {
        let path = format!("{}/Cargo.toml", member.folder);
        let Some(arrow) = ARROWS.iter().find(|arrow| is(&member.folder, arrow.from)) else {
            let what = format!(
                "{} has no arrows: say in xtask/src/tidy/arrows.rs and in ARCHITECTURE.md what it may depend on",
                member.name
            );
            found.wrong(&path, 0, what);
            continue;
        };
        for need in member.needs.iter().filter(|need| !arrow.allows(need)) {
            let what = format!("{} may not depend on {}: {}", member.name, need.name, arrow.why);
            found.wrong(&path, 0, what);
        }
    }
}

impl Arrow {
    fn allows(&self, need: &Need) -> bool {
        let for_tests = need.dev && self.from != "crates/kernel";
        match &need.folder {
            Some(folder) => self.to.iter().any(|to| is(folder, to)) || for_tests && folder == TESTKIT,
            None => self.outside || for_tests,
        }
    }
}

/// Whether a folder is the one named, or of the kind named.
fn is(folder: &str, name: &str) -> bool {
    match name.strip_suffix("/*") {
        Some(kind) => folder.strip_prefix(kind).is_some_and(|rest| rest.starts_with('/')),
        None => folder == name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::found_by;

    /// What is found about one crate that depends on one other; a name without a slash is from outside.
    fn check_one(from: &str, to: &str, dev: bool) -> Vec<String> {
        let name = |folder: &str| format!("antre-{}", folder.rsplit('/').next().unwrap_or(folder));
        let folder = to.contains('/').then(|| to.to_owned());
        let need = Need { name: if folder.is_some() { name(to) } else { to.to_owned() }, folder, dev };
        let member = Crate { name: name(from), folder: from.to_owned(), needs: vec![need] };
        found_by(|found| check(&Workspace { crates: vec![member] }, found))
    }

    #[test]
    fn arrows_that_are_drawn_are_allowed() {
        for (from, to) in [
            ("crates/stage", "crates/kernel"),
            ("crates/host", "crates/lab"),
            ("crates/shelf", "games/coeur"),
            ("games/coeur", "crates/pack"),
            ("crates/cli", "crates/shelf"),
            ("crates/cli", "clap"),
            ("xtask", "serde_json"),
        ] {
            assert!(check_one(from, to, false).is_empty(), "{from} → {to}");
        }
        for from in ["crates/bots", "crates/cli", "games/coeur"] {
            assert!(check_one(from, "crates/testkit", true).is_empty(), "{from} → testkit in tests");
        }
        assert!(check_one("games/coeur", "proptest", true).is_empty());
    }

    #[test]
    fn any_other_arrow_names_both_crates_and_the_rule() {
        let said = check_one("crates/bots", "crates/stage", false);
        let rule = "bots depends on kernel alone, so that a bot cannot name a game, a host or a truth";
        assert_eq!(
            said,
            [format!("crates/bots/Cargo.toml: antre-bots may not depend on antre-stage: {rule}")]
        );
        for (from, to, dev) in [
            ("crates/kernel", "crates/stage", false),
            ("crates/kernel", "serde", false),
            ("crates/kernel", "crates/testkit", true),
            ("crates/kernel", "proptest", true),
            ("crates/bots", "rand", false),
            ("crates/bots", "games/coeur", true),
            ("crates/host", "games/coeur", false),
            ("crates/cli", "games/coeur", false),
            ("crates/cli", "crates/testkit", false),
            ("games/coeur", "games/drako", false),
            ("games/coeur", "serde", false),
            ("games/coeur", "crates/bots", false),
            ("xtask", "crates/kernel", false),
            ("crates/server", "games/coeur", false),
            ("crates/py", "crates/host", false),
        ] {
            assert_eq!(check_one(from, to, dev).len(), 1, "{from} → {to}");
        }
    }

    #[test]
    fn metadata_is_understood() {
        let text = r#"{"workspace_root":"/r","packages":[{"name":"antre-bots","manifest_path":"/r/crates/bots/Cargo.toml",
            "dependencies":[{"name":"antre-kernel","path":"/r/crates/kernel","kind":null},{"name":"rand","kind":"dev"}]}]}"#;
        let workspace = Workspace::understand(&serde_json::from_str(text).unwrap()).unwrap();
        let member = &workspace.crates[0];
        assert_eq!((member.folder.as_str(), member.needs.len()), ("crates/bots", 2));
        assert_eq!(member.needs[0].folder.as_deref(), Some("crates/kernel"));
        assert!(member.needs[1].dev && member.needs[1].folder.is_none());
    }
}

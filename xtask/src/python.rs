//! Programs from PyPI, each in an environment of its own under the target folder.

use crate::{Failed, run};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The interpreter of an environment with this package (`name==version`) in it, made if it is not there.
///
/// # Errors
/// What could not be installed.
pub(crate) fn environment(folder: &Path, package: &str) -> Result<PathBuf, Failed> {
    let python = folder.join("bin/python");
    let (name, version) = package.split_once("==").unwrap_or((package, ""));
    let ready = || {
        let mut command = Command::new(&python);
        command.args([
            "-c",
            &format!("import importlib.metadata as m; assert m.version('{name}') == '{version}'"),
        ]);
        command
    };
    if !run::works(ready()) {
        println!("installing {package} from PyPI");
        let folder = folder.display().to_string();
        run::read(run::program("python3", &["-m", "venv", &folder]))?;
        let mut pip = Command::new(&python);
        pip.args(["-m", "pip", "install", "-q", "--disable-pip-version-check", package]);
        run::read(pip)?;
    }
    Ok(python)
}

/// Where cargo builds.
///
/// # Errors
/// If cargo does not say.
pub(crate) fn target() -> Result<PathBuf, Failed> {
    let said = run::read(run::cargo(&["metadata", "--format-version", "1", "--no-deps"]))?;
    let metadata: Value = serde_json::from_str(&said)
        .map_err(|error| Failed::new(format!("cargo metadata is not understood: {error}")))?;
    let folder = metadata.get("target_directory").and_then(Value::as_str);
    folder.map(PathBuf::from).ok_or_else(|| Failed::new("cargo metadata names no target folder"))
}

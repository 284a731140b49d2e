//! A table server that runs for a while: the program in an empty folder, with nothing of the environment.

use crate::Failed;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// A running server; it ends, and its folder goes, with this value.
pub(crate) struct Served {
    child: Child,
    folder: PathBuf,
    pub(crate) address: String,
}

impl Served {
    /// Starts this program as a server with these settings.
    ///
    /// # Errors
    /// That it does not start.
    pub(crate) fn start(binary: &Path, settings: &[(&str, &str)]) -> Result<Served, Failed> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("antre-served-{}-{}", std::process::id(), COUNT.fetch_add(1, Relaxed));
        let folder = std::env::temp_dir().join(name);
        let trouble = |error: std::io::Error| Failed::new(format!("{}: {error}", binary.display()));
        fs::create_dir_all(&folder).map_err(trouble)?;
        let child = Command::new(binary)
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--data", "data"])
            .current_dir(&folder)
            .env_clear()
            .envs(settings.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(trouble)?;
        let mut served = Served { child, folder, address: String::new() };
        let address = served.child.stdout.take().and_then(|out| {
            let mut lines = BufReader::new(out).lines().map_while(Result::ok);
            lines.find_map(|line| line.split_once("http://").map(|(_, address)| address.trim().to_owned()))
        });
        served.address = address
            .ok_or_else(|| Failed::new(format!("{} does not serve in an empty folder", binary.display())))?;
        Ok(served)
    }

    /// What it answers to a request for this path.
    pub(crate) fn get(&self, path: &str) -> Option<String> {
        let mut stream = TcpStream::connect(&self.address).ok()?;
        stream
            .write_all(
                format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").as_bytes(),
            )
            .ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        Some(answer)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

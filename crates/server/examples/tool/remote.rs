//! A server in a process of its own: the program that people run, of this release or an earlier one.

use super::common::Folder;
use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

/// A running server; it ends with this value.
pub struct Remote {
    child: Child,
    pub address: SocketAddr,
}

impl Remote {
    /// Starts a program in a folder. Settings that it does not know, as those of a later release, are left out; with
    /// `descriptors` it has no more than those.
    pub fn launch(
        program: &str,
        folder: &Folder,
        settings: &[(&str, &str)],
        descriptors: Option<u32>,
    ) -> Remote {
        let mut settings = settings.to_vec();
        loop {
            let complaints = folder.0.join("complaints.txt");
            let mut command = match descriptors {
                None => Command::new(program),
                Some(most) => {
                    let mut shell = Command::new("sh");
                    shell.arg("-c").arg(format!("ulimit -n {most} && exec \"$0\" \"$@\"")).arg(program);
                    shell
                }
            };
            let mut child = command
                .args(["serve", "--listen", "127.0.0.1:0", "--data"])
                .arg(&folder.0)
                .envs(settings.iter().copied())
                .stdout(Stdio::piped())
                .stderr(File::create(&complaints).unwrap())
                .spawn()
                .unwrap_or_else(|error| panic!("{program}: {error}"));
            if let Some(address) = address(&mut child) {
                return Remote { child, address };
            }
            let _ = child.wait();
            let said = std::fs::read_to_string(&complaints).unwrap_or_default();
            let known = settings.len();
            settings.retain(|(name, _)| !said.contains(name));
            assert!(settings.len() < known, "{program} does not serve: {said}");
        }
    }

    /// Seconds of processor time that it has used.
    pub fn cpu(&self) -> f64 {
        cpu(&self.child.id().to_string())
    }

    /// Kibibytes of memory that are its own.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().split(' ').next()?.parse().ok()).unwrap_or(0)
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where a server says that it listens; nothing if it ended without a word.
fn address(child: &mut Child) -> Option<SocketAddr> {
    let lines = BufReader::new(child.stdout.take()?).lines();
    lines.map_while(Result::ok).find_map(|line| {
        let (_, after) = line.split_once("http://")?;
        let address = after.split(|c: char| !(c.is_ascii_digit() || ".:".contains(c))).next()?;
        address.trim_matches('.').parse().ok()
    })
}

/// Seconds of processor time that a process has used.
pub fn cpu(process: &str) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or("");
    let ticks = after_name.split_whitespace().skip(11).take(2).filter_map(|word| word.parse::<f64>().ok());
    // A tick is a hundredth of a second on every Linux.
    ticks.sum::<f64>() / 100.0
}

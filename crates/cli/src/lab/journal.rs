//! What a measurement has found so far, kept on disk so that it can be taken up again.

use crate::files;
use crate::play::saves;
use antre_lab::Score;
use std::fs::{File, OpenOptions};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{self, BufRead as _, BufReader, BufWriter, Write as _};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// What every journal begins with.
const HEAD: &str = "antre-lab 1";
/// What was found is on disk no later than this.
const PAUSE: Duration = Duration::from_secs(2);

/// A text file with one line a result, in order. Its second line says of what: game, cards, bots, seed.
pub(crate) struct Journal {
    path: PathBuf,
    about: String,
    file: Option<BufWriter<File>>,
    flushed: Instant,
}

impl Journal {
    /// The journal of this measurement; none where the system has no place for it.
    pub(crate) fn of(about: &str) -> Option<Journal> {
        let folder = saves::home()?.join("lab");
        // A name for a file and no more: what it is about is written in it and compared.
        let mut hasher = DefaultHasher::new();
        about.hash(&mut hasher);
        let path = folder.join(format!("{:016x}.antre-lab", hasher.finish()));
        Some(Journal { path, about: about.to_owned(), file: None, flushed: Instant::now() })
    }

    /// What an earlier run found, as far as every line is whole.
    pub(crate) fn read(&self) -> Vec<Score> {
        let Ok(file) = File::open(&self.path) else { return Vec::new() };
        let mut lines = BufReader::new(file).lines().map_while(Result::ok);
        if lines.next().as_deref() != Some(HEAD) || lines.next().as_deref() != Some(self.about.as_str()) {
            return Vec::new();
        }
        lines.map_while(|line| read_score(&line)).collect()
    }

    /// Begins anew with what is known already.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub(crate) fn begin(&mut self, known: &[Score]) -> io::Result<()> {
        let known: Vec<String> = known.iter().map(|score| write_score(score) + "\n").collect();
        // Whole or not at all: a full disk does not cost what an earlier run found.
        files::write_whole(&self.path, &format!("{HEAD}\n{}\n{}", self.about, known.concat()))?;
        let file = OpenOptions::new().append(true).open(&self.path)?;
        self.file = Some(BufWriter::new(file));
        Ok(())
    }

    /// Keeps one more result. A disk that will not take it any more costs the chance to go on later, nothing else; it
    /// is told once.
    ///
    /// # Errors
    /// Why nothing more is kept.
    pub(crate) fn keep(&mut self, score: &Score) -> io::Result<()> {
        let Some(file) = &mut self.file else { return Ok(()) };
        let mut kept = writeln!(file, "{}", write_score(score));
        if self.flushed.elapsed() > PAUSE {
            kept = kept.and_then(|()| file.flush());
            self.flushed = Instant::now();
        }
        if kept.is_err() {
            self.file = None;
        }
        kept
    }
}

/// Shortest digits that read back as the same number.
fn write_score(score: &Score) -> String {
    format!("{} {} .", score.share, score.points)
}

/// A line cut off by a crash lacks its full stop.
fn read_score(line: &str) -> Option<Score> {
    let mut words = line.split(' ');
    let (share, points) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    (words.next() == Some(".") && words.next().is_none()).then_some(Score { share, points })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_kept_to_the_last_bit() {
        for score in [
            Score { share: 1.0 / 3.0, points: -17.0 / 7.0 },
            Score { share: 0.1 + 0.2, points: f64::MIN_POSITIVE },
        ] {
            assert_eq!(read_score(&write_score(&score)), Some(score));
        }
        let line = write_score(&Score { share: 0.5, points: 12.25 });
        for cut in 0..line.len() {
            assert_eq!(read_score(&line[..cut]), None, "{}", &line[..cut]);
        }
    }
}

//! What ends a command early: one plain sentence in the user's language, and an exit code.

use antre_host::Speaker;
use antre_kernel::{Arg, Misread, Phrase};
use std::io;

/// The reason a command stops before its end.
#[derive(Debug)]
pub(crate) struct Failure {
    what: What,
    code: u8,
}

#[derive(Debug)]
enum What {
    /// Say this.
    Said(String),
    /// The output could not be written.
    Output(io::Error),
    /// Everything was already said.
    Nothing,
}

impl Failure {
    /// The exit code of a command that was understood but could not be done.
    const DONE_WRONG: u8 = 1;
    /// The exit code of a command that was not understood.
    const NOT_UNDERSTOOD: u8 = 2;
    /// The exit code of a command that was stopped and told what it had by then.
    const PARTLY_DONE: u8 = 3;

    /// A sentence that is ready to be printed; exit code 1.
    pub(crate) fn new(sentence: impl Into<String>) -> Failure {
        Failure { what: What::Said(sentence.into()), code: Failure::DONE_WRONG }
    }

    /// A sentence about words on the command line that were not understood; exit code 2.
    pub(crate) fn usage(sentence: impl Into<String>) -> Failure {
        Failure { what: What::Said(sentence.into()), code: Failure::NOT_UNDERSTOOD }
    }

    /// Everything was already said; exit code 1.
    pub(crate) fn said() -> Failure {
        Failure { what: What::Nothing, code: Failure::DONE_WRONG }
    }

    /// Somebody stopped it, and what was known by then was said; exit code 3, so that no script takes a part for the
    /// whole.
    pub(crate) fn stopped() -> Failure {
        Failure { what: What::Nothing, code: Failure::PARTLY_DONE }
    }

    /// A phrase, spoken; exit code 1.
    pub(crate) fn say(speaker: &Speaker, phrase: &Phrase) -> Failure {
        Failure::new(speaker.say(phrase))
    }

    /// Something on the command line (a game, a seat, a bot, an option) that does not exist; exit code 2.
    pub(crate) fn unknown(speaker: &Speaker, misread: &Misread) -> Failure {
        Failure::usage(speaker.complain(&shortened(misread.clone())))
    }

    /// A text that was not understood, with its place; exit code 1.
    pub(crate) fn misread(speaker: &Speaker, misread: &Misread) -> Failure {
        Failure::new(speaker.complain(misread))
    }

    /// A file that could not be written, and what stood there is as it was; exit code 1.
    pub(crate) fn unwritten(speaker: &Speaker, path: &std::path::Path, error: &io::Error) -> Failure {
        let phrase = Phrase::new("file-unwritten").with("file", path.display().to_string());
        Failure::say(speaker, &phrase.with("detail", io_words(speaker, error)))
    }

    /// A file that could not be read; exit code 1.
    pub(crate) fn file(speaker: &Speaker, path: &std::path::Path, error: &io::Error) -> Failure {
        let key = match error.kind() {
            io::ErrorKind::NotFound => "file-not-found",
            io::ErrorKind::PermissionDenied => "file-not-allowed",
            io::ErrorKind::IsADirectory => "file-is-folder",
            io::ErrorKind::InvalidData => "file-not-text",
            _ => "file-trouble",
        };
        let phrase = Phrase::new(key).with("file", path.display().to_string());
        Failure::say(speaker, &phrase.with("detail", io_words(speaker, error)))
    }

    /// Whether the command line itself was not understood, so that its help page would help.
    pub(crate) fn is_usage(&self) -> bool {
        self.code == Failure::NOT_UNDERSTOOD
    }

    /// The sentence to print, if there is one, and the exit code.
    pub(crate) fn report(&self, speaker: &Speaker) -> (Option<String>, u8) {
        match &self.what {
            What::Said(sentence) => (Some(sentence.clone()), self.code),
            // Whoever reads us has seen enough: `antre rules coeur | head`.
            What::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => (None, 0),
            What::Output(error) => {
                let phrase = Phrase::new("output-trouble").with("detail", io_words(speaker, error));
                (Some(speaker.say(&phrase)), self.code)
            }
            What::Nothing => (None, self.code),
        }
    }
}

/// What the system complains about, in words where it is something that people meet.
pub(crate) fn io_words(speaker: &Speaker, error: &io::Error) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "io-not-found",
        io::ErrorKind::PermissionDenied => "io-not-allowed",
        io::ErrorKind::IsADirectory => "io-is-folder",
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => "io-no-folder",
        io::ErrorKind::ReadOnlyFilesystem => "io-read-only",
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "io-full",
        _ => return error.to_string(),
    };
    speaker.word(key)
}

/// The most that is quoted of what somebody typed.
const QUOTED: usize = 40;

/// As much of what somebody typed as a sentence can quote.
pub(crate) fn short(text: &str) -> String {
    if text.chars().count() <= QUOTED {
        return text.to_owned();
    }
    let kept: String = text.chars().take(QUOTED - 1).collect();
    format!("{}…", kept.trim_end())
}

/// The same complaint with no more quoted than a sentence can bear.
pub(crate) fn shortened(mut misread: Misread) -> Misread {
    for (_, arg) in misread.what.args.iter_mut().filter(|(name, _)| *name == "got") {
        if let Arg::Text(text) = arg {
            *text = short(text);
        }
    }
    misread
}

/// Writing to the terminal or a pipe failed.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure { what: What::Output(error), code: Failure::DONE_WRONG }
    }
}

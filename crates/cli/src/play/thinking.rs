//! A bot that thinks on another thread, and what has come of it.

use antre_host::Thought as Job;
use antre_kernel::Seat;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, TryRecvError};
use std::time::{Duration, Instant};

/// A bot at work on another thread.
pub(crate) struct Thinking {
    /// For whom it thinks.
    pub(crate) seat: Seat,
    /// When it began.
    pub(crate) since: Instant,
    /// The version of the table it thinks about.
    pub(crate) version: u32,
    answer: Receiver<String>,
}

/// What came of a bot's thinking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Thought {
    /// Nothing yet.
    Pending,
    /// This move.
    Move(String),
    /// It broke down and will not answer.
    Lost,
}

impl Thinking {
    /// Lets a bot think on a thread of its own.
    pub(crate) fn begin(seat: Seat, version: u32, job: Job) -> Thinking {
        let (send, answer) = mpsc::channel();
        let thread = std::thread::Builder::new().name("bot".into());
        // Without a thread nobody answers, and the thinking counts as lost.
        let _ = thread.spawn(move || {
            // Nobody may be waiting any more: the game was left or a move taken back.
            let _ = send.send(job());
        });
        Thinking { seat, since: Instant::now(), version, answer }
    }

    /// Looks whether the bot has decided.
    pub(crate) fn poll(&self) -> Thought {
        match self.answer.try_recv() {
            Ok(notation) => Thought::Move(notation),
            Err(TryRecvError::Empty) => Thought::Pending,
            Err(TryRecvError::Disconnected) => Thought::Lost,
        }
    }

    /// Waits for the bot, but not longer than this.
    pub(crate) fn wait(&self, patience: Duration) -> Thought {
        match self.answer.recv_timeout(patience) {
            Ok(notation) => Thought::Move(notation),
            Err(RecvTimeoutError::Timeout) => Thought::Pending,
            Err(RecvTimeoutError::Disconnected) => Thought::Lost,
        }
    }
}

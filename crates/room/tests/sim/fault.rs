//! Faults that the server once had, put back to see that the simulator finds them.

use antre_room::{Output, Refusal, Room, RoomInput, Time, Write};
use antre_wire::server::{Do, StoredTable, Trouble};
use std::sync::Arc;

/// One old fault, by its number in the report of the first attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// `ready` after the deal changes what the key rests on.
    S1,
    /// A crowd of spectators keeps a player out of their seat.
    S3,
    /// What is written about a deleted table brings it back.
    S9,
    /// Time without a server counts against whoever was to move.
    S12,
}

impl Fault {
    pub(crate) const ALL: [Fault; 4] = [Fault::S1, Fault::S3, Fault::S9, Fault::S12];

    /// What the simulator says of it.
    pub(crate) fn sign(self) -> &'static str {
        match self {
            Fault::S1 => "the key rests on something else",
            Fault::S3 => "kept out of their seat",
            Fault::S9 => "a deleted table is back",
            Fault::S12 => "the clock took time",
        }
    }
}

/// A room, or one with an old fault.
pub(crate) struct Machine {
    pub(crate) room: Room,
    fault: Option<Fault>,
    stored: Option<Arc<StoredTable>>,
    /// The fault wrote something by itself, and the room does not wait for the answer.
    wrote: bool,
    /// The room waits for the disk.
    writes: bool,
    crowd: usize,
}

/// So many connections, and the faulty room lets nobody in.
const CROWD: usize = 3;

impl Machine {
    pub(crate) fn new(room: Room, stored: StoredTable, fault: Option<Fault>) -> Machine {
        Machine { room, fault, stored: Some(Arc::new(stored)), wrote: false, writes: false, crowd: 0 }
    }

    pub(crate) fn hear(&mut self, now: Time, input: RoomInput) -> Vec<Output> {
        match (&input, self.fault) {
            (RoomInput::Stored(_), Some(Fault::S1)) if self.wrote => {
                self.wrote = false;
                return Vec::new();
            }
            (RoomInput::Heard { message, .. }, Some(Fault::S1)) if !self.wrote && !self.writes => {
                if let (Do::Ready { contribution: Some(more) }, Some(stored)) = (&message.what, &self.stored)
                    && stored.dealt
                {
                    let mut other = (**stored).clone();
                    other.seats[0].contribution = more.clone();
                    self.wrote = true;
                    let stored = Arc::new(other);
                    let status = antre_wire::server::Status::Running;
                    return vec![Output::Write(vec![Write::Table { status, stored }])];
                }
            }
            (RoomInput::Enter { request, .. }, Some(Fault::S3)) if self.crowd >= CROWD => {
                let answer = Err(Refusal::plain(Trouble::Full));
                return vec![Output::Answer { request: *request, answer }];
            }
            (RoomInput::Enter { .. }, _) => self.crowd += 1,
            (RoomInput::Left { .. }, _) => self.crowd = self.crowd.saturating_sub(1),
            _ => {}
        }
        self.writes &= !matches!(input, RoomInput::Stored(_) | RoomInput::Loaded(_));
        let out = self.room.hear(now, input);
        self.writes |= out.iter().any(|output| matches!(output, Output::Write(_) | Output::Load));
        for output in &out {
            if let Output::Write(writes) = output {
                for write in writes {
                    if let Write::Table { stored, .. } = write {
                        self.stored = Some(Arc::clone(stored));
                    }
                }
            }
        }
        out
    }
}

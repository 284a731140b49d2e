//! Faults that the server once had, put back to see that the simulator finds them.

use antre_room::{Output, Refusal, Room, RoomInput, Time, Write};
use antre_wire::server::{ClientMessage, Command, ErrorCode, Status, StoredSeat, StoredTable, Who};
use std::sync::Arc;

/// One old fault, by its number in the report of the first attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// `ready` after the deal changes what the key rests on.
    S1,
    /// Whoever is ready last chooses what they add, knowing what the others do.
    League,
    /// A bot that nobody agreed on plays for somebody.
    S4,
    /// An eye is told something of what it may not know.
    Leak,
    /// A crowd of spectators keeps a player out of their seat.
    S3,
    /// What is written about a deleted table brings it back.
    S9,
    /// Time without a server counts against whoever was to move.
    S12,
}

impl Fault {
    pub(crate) const ALL: [Fault; 7] =
        [Fault::S1, Fault::League, Fault::S4, Fault::Leak, Fault::S3, Fault::S9, Fault::S12];

    /// What the simulator says of it.
    pub(crate) fn sign(self) -> &'static str {
        match self {
            Fault::S1 => "the key rests on something else",
            Fault::League => "knowing what others add",
            Fault::S4 => "nobody agreed to that",
            Fault::Leak => "two truths apart",
            Fault::S3 => "kept out of their seat",
            Fault::S9 => "a deleted table is back",
            Fault::S12 => "the clock took time",
        }
    }
}

impl Fault {
    /// What a faulty server makes of its table when it hears this, without asking the room.
    fn behind_the_back(self, stored: &StoredTable, message: &ClientMessage) -> Option<StoredTable> {
        let mut other = stored.clone();
        match (self, &message.command) {
            (Fault::S1, Command::Ready { promise: Some(more) }) if stored.dealt => {
                other.seats[0].contribution = more.clone();
            }
            (Fault::League, Command::Ready { promise: Some(more) }) if !stored.dealt => {
                let told = |seat: &StoredSeat| seat.promise.is_some() && !seat.contribution.is_empty();
                let late = other
                    .seats
                    .iter()
                    .position(StoredSeat::owes)
                    .filter(|_| stored.seats.iter().any(told))?;
                other.seats[late].promise = Some(more.clone());
            }
            (Fault::S4, Command::HandOver { .. }) if stored.dealt => {
                let seat =
                    other.seats.iter_mut().find(|seat| seat.who == Who::Human && seat.bot.is_none())?;
                seat.bot = Some("random".into());
            }
            _ => return None,
        }
        Some(other)
    }
}

/// A room, or one with an old fault.
pub(crate) struct Machine {
    pub(crate) room: Room,
    fault: Option<Fault>,
    stored: Option<Arc<StoredTable>>,
    /// The fault wrote something by itself, and the room does not wait for the answer.
    wrote: bool,
    /// What the room hears once that is written.
    held: Vec<RoomInput>,
    /// The room waits for the disk.
    writes: bool,
    crowd: usize,
}

/// With this many connections the faulty room lets nobody in.
const CROWD: usize = 3;

impl Machine {
    pub(crate) fn new(room: Room, stored: StoredTable, fault: Option<Fault>) -> Machine {
        Machine {
            room,
            fault,
            stored: Some(Arc::new(stored)),
            wrote: false,
            held: Vec::new(),
            writes: false,
            crowd: 0,
        }
    }

    pub(crate) fn hear(&mut self, now: Time, input: RoomInput) -> Vec<Output> {
        match (&input, self.fault) {
            (RoomInput::Stored(_), Some(_)) if self.wrote => {
                self.wrote = false;
                let held = std::mem::take(&mut self.held);
                return held.into_iter().flat_map(|input| self.hear(now, input)).collect();
            }
            (_, Some(_)) if self.wrote => {
                self.held.push(input);
                return Vec::new();
            }
            (RoomInput::Heard { message, .. }, Some(fault)) if !self.writes => {
                if let Some(other) =
                    self.stored.as_ref().and_then(|stored| fault.behind_the_back(stored, message))
                {
                    self.wrote = true;
                    let (status, stored) = (Status::Running, Arc::new(other));
                    return vec![Output::Write(vec![Write::Table { status, stored }])];
                }
            }
            (RoomInput::Enter { request, .. }, Some(Fault::S3)) if self.crowd >= CROWD => {
                let answer = Err(Refusal::plain(ErrorCode::Full));
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

//! A connection and all that its eye was told, as a page would add it up.

use antre_kernel::Seat;
use antre_room::ConnectionId;
use antre_wire::server::{RoomSummary, SceneDelta, ServerMessage, Update};
use antre_wire::{Choice, Id, LogEntry, Next, Scene};

/// What an eye knows of a game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Seen {
    pub(crate) version: u32,
    pub(crate) scene: Scene,
    pub(crate) choices: Vec<Choice>,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) next: Next,
}

/// Somebody who is connected.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) id: ConnectionId,
    pub(crate) table: String,
    pub(crate) seat: Option<Seat>,
    pub(crate) seen: Option<Seen>,
    pub(crate) summary: Option<RoomSummary>,
    pub(crate) over: bool,
    /// What it asked for and was not answered.
    pub(crate) asked: Vec<(i64, Option<String>)>,
}

/// What a message means to the world.
pub(crate) enum Heard {
    Nothing,
    /// The summary, with the commitment.
    Summary(Box<RoomSummary>),
    /// What was asked for is done: a move, if it was one.
    Done(Option<String>),
    /// The game is over.
    Over,
}

impl Person {
    pub(crate) fn new(id: ConnectionId, table: &str, seat: Option<Seat>) -> Person {
        let (seen, summary) = (None, None);
        Person { id, table: table.to_owned(), seat, seen, summary, over: false, asked: Vec::new() }
    }

    /// Hears a message.
    pub(crate) fn hear(&mut self, text: &str) -> Result<Heard, String> {
        let message: ServerMessage =
            serde_json::from_str(text).map_err(|error| format!("no message: {error}: {text}"))?;
        Ok(match message {
            ServerMessage::Room(summary) => {
                self.summary = Some(summary.clone());
                Heard::Summary(Box::new(summary))
            }
            ServerMessage::Update(update) => {
                self.see(update)?;
                Heard::Nothing
            }
            ServerMessage::Done { id, .. } => Heard::Done(self.answered(id)?),
            ServerMessage::Refused { id, .. } | ServerMessage::Why { id, .. } => {
                self.answered(id)?;
                Heard::Nothing
            }
            ServerMessage::Over(_) => {
                self.over = true;
                Heard::Over
            }
            _ => Heard::Nothing,
        })
    }

    fn answered(&mut self, id: Option<Id>) -> Result<Option<String>, String> {
        let Some(Id::Number(id)) = id else { return Ok(None) };
        let at = self.asked.iter().position(|(asked, _)| *asked == id);
        let at = at.ok_or_else(|| format!("an answer to what was not asked, or was answered: {id}"))?;
        Ok(self.asked.remove(at).1)
    }

    fn see(&mut self, update: Update) -> Result<(), String> {
        let Update { version, scene, choices, log_after, log, next, .. } = update;
        let scene: SceneDelta = scene;
        let scene = scene.after(self.seen.as_ref().map(|seen| &seen.scene));
        let scene = scene.ok_or("a zone is as it was, but it was not")?;
        let mut lines = self.seen.take().map(|seen| seen.log).unwrap_or_default();
        lines.retain(|line| line.ply <= log_after);
        lines.extend(log);
        self.seen = Some(Seen { version, scene, choices, log: lines, next });
        Ok(())
    }
}

//! Talking at the table: free words and prepared ones, for whoever wants to hear them.

use crate::Refusal;
use crate::input::{ConnectionId, Write};
use crate::room::{Change, Effect, Room, Then};
use antre_kernel::{Eye, Phrase, Seat};
use antre_wire::server::{ChatMessage, ErrorCode, Preset, ServerMessage};

impl Room {
    /// How many of the last messages are told to whoever comes later.
    pub const REMEMBERED: usize = 30;

    /// A seat says something in its own words.
    pub(crate) fn say(&self, seat: Seat, text: String) -> Result<Effect, Refusal> {
        let most = self.shared.limits.chat_letters;
        let plain = !text.chars().any(char::is_control) && !text.trim().is_empty();
        if !plain || text.chars().count() > most {
            return Err(Refusal::new(ErrorCode::TooLarge, Phrase::new("server-bad-chat").with("most", most)));
        }
        self.talk(ChatMessage { seat: seat.to_string(), text: Some(text), preset: None })
    }

    /// A seat says one of the prepared things.
    pub(crate) fn wave(&self, seat: Seat, preset: Preset) -> Result<Effect, Refusal> {
        self.talk(ChatMessage { seat: seat.to_string(), text: None, preset: Some(preset) })
    }

    fn talk(&self, line: ChatMessage) -> Result<Effect, Refusal> {
        if !self.stored.chat {
            return Err(Refusal::plain(ErrorCode::ChatOff));
        }
        Ok(Effect::Write { writes: vec![Write::Chat(line.clone())], change: Change::Chat(line) })
    }

    /// Everybody hears it who wants to.
    pub(crate) fn say_to_all(&mut self, line: ChatMessage) {
        if self.chat.len() == Room::REMEMBERED {
            self.chat.pop_front();
        }
        let connections: Vec<ConnectionId> = self.connections.iter().map(|known| known.id).collect();
        for connection in connections {
            self.say_to(connection, &line);
        }
        self.chat.push_back(line);
    }

    /// Tells a line to somebody, unless they do not want to hear that seat.
    pub(crate) fn say_to(&mut self, connection: ConnectionId, line: &ChatMessage) {
        let eye = self.connection(connection).map(|known| known.eye);
        let by = Seat::read(&line.seat, self.stored.seats.len() as u8);
        let deaf = match (eye, by) {
            (Some(Eye::Seat(seat)), Some(by)) => self.stored.seats[seat.index()].muted.contains(by.letter()),
            _ => false,
        };
        if !deaf {
            self.tell(connection, &ServerMessage::Chat(line.clone()));
        }
    }

    /// A seat does not want to hear another, or wants to again.
    pub(crate) fn mute(&self, seat: Seat, other: &str, on: bool) -> Result<Effect, Refusal> {
        let other = self.seat_called(other)?;
        let mut stored = (*self.stored).clone();
        let muted = &mut stored.seats[seat.index()].muted;
        muted.retain(|letter| letter != other.letter());
        if on {
            muted.push(other.letter());
        }
        self.store(stored, Vec::new(), Then::Nothing)
    }
}

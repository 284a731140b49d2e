//! Talking at the table: free words and prepared ones, for whoever wants to hear them.

use super::Room;
use crate::refusal::Refusal;
use crate::store::{Op, json};
use antre_kernel::{Eye, Phrase, Seat};
use antre_wire::server::{ChatLine, Preset, Trouble, Word};

/// So much of what was said is told to whoever comes later.
pub(super) const REMEMBERED: usize = 30;

impl Room {
    /// A seat says something in its own words.
    pub(super) async fn say(&mut self, seat: Seat, text: String) -> Result<(), Refusal> {
        let most = self.house.config.limits.chat_letters;
        let plain = !text.chars().any(char::is_control) && !text.trim().is_empty();
        if !plain || text.chars().count() > most {
            return Err(Refusal::new(Trouble::TooLarge, Phrase::new("server-bad-chat").with("most", most)));
        }
        self.tell_chat(ChatLine { seat: seat.to_string(), text: Some(text), preset: None }).await
    }

    /// A seat says one of the prepared things.
    pub(super) async fn wave(&mut self, seat: Seat, preset: Preset) -> Result<(), Refusal> {
        self.tell_chat(ChatLine { seat: seat.to_string(), text: None, preset: Some(preset) }).await
    }

    async fn tell_chat(&mut self, line: ChatLine) -> Result<(), Refusal> {
        if !self.kept.chat {
            return Err(Refusal::plain(Trouble::ChatOff));
        }
        let text = json(&line).map_err(|error| self.house.trouble(&error))?;
        let op = Op::Said { table: self.id.clone(), line: text };
        self.house.store.commit(vec![op]).await.map_err(|error| self.not_stored(&error))?;
        if self.heard.len() == REMEMBERED {
            self.heard.pop_front();
        }
        self.heard.push_back(line.clone());
        let members: Vec<u64> = self.members.iter().map(|member| member.id).collect();
        for member in members {
            self.tell_chat_to(member, &line);
        }
        Ok(())
    }

    /// Tells a line to somebody, unless they do not want to hear that seat.
    pub(super) fn tell_chat_to(&mut self, member: u64, line: &ChatLine) {
        let eye = self.members.iter().find(|known| known.id == member).map(|known| known.eye);
        let by = Seat::read(&line.seat, self.kept.seats.len() as u8);
        let deaf = match (eye, by) {
            (Some(Eye::Seat(seat)), Some(by)) => self.kept.seats[seat.index()].muted.contains(by.letter()),
            _ => false,
        };
        if !deaf {
            self.tell(member, &Word::Chat(line.clone()));
        }
    }

    /// A seat does not want to hear another, or wants to again.
    pub(super) async fn mute(&mut self, seat: Seat, other: &str, on: bool) -> Result<(), Refusal> {
        let other = Seat::read(other, self.kept.seats.len() as u8);
        let other = other.ok_or_else(|| Refusal::plain(Trouble::NotFound))?;
        let muted = &mut self.kept.seats[seat.index()].muted;
        muted.retain(|letter| letter != other.letter());
        if on {
            muted.push(other.letter());
        }
        self.keep_row(Vec::new()).await
    }
}

//! Telling players who are away that it is their turn: one message a turn, to an address the operator allows.

use crate::room::{Asker, Effect, Room, Then};
use crate::seats::Reminder;
use crate::{ConnectionId, Refusal, Time};
use antre_kernel::{Lang, Phrase, Seat};
use antre_shelf::SHELF;
use antre_wire::LangCode;
use antre_wire::server::{ErrorCode, Webhook};

/// How long to wait before a reminder that could not be written down is tried again, in milliseconds.
const AGAIN_MS: i64 = 60_000;

impl Room {
    /// A player says where to be told, or that they do not want to be.
    pub(crate) fn notify(
        &self,
        connection: ConnectionId,
        seat: Seat,
        url: Option<String>,
    ) -> Result<Effect, Refusal> {
        if let Some(url) = &url
            && let Err(allowed) = (self.shared.webhooks)(url)
        {
            let what = Phrase::new("server-bad-webhook").with("near", allowed);
            return Err(Refusal::new(ErrorCode::NotAllowed, what));
        }
        let lang = match self.connection(connection).map(|known| known.lang).unwrap_or_default() {
            Lang::Fr => LangCode::Fr,
            Lang::En | Lang::Marked => LangCode::En,
        };
        let mut stored = (*self.stored).clone();
        stored.seats[seat.index()].webhook = url.map(|url| Webhook { url, lang, told: None });
        self.store(stored, Vec::new(), Then::Nothing)
    }

    /// Looks for players who are to act, away, and want to be told; they have a moment to come back.
    pub(crate) fn watch_absent(&mut self) {
        let (next, at) = (self.next(), self.now + 1000 * self.shared.limits.away_seconds as i64);
        for seat in self.humans().iter().filter(|&seat| next.may_act(seat)) {
            let turn = self.seats[seat.index()].since;
            let webhook = self.stored.seats[seat.index()].webhook.as_ref();
            let wanted = webhook.is_some_and(|webhook| webhook.told != Some(turn));
            let known = self.seats[seat.index()].reminder.is_some_and(|reminder| reminder.turn == turn);
            if wanted && !known && !self.present(seat) {
                self.seats[seat.index()].reminder = Some(Reminder { turn, at });
            }
        }
    }

    /// When somebody is to be told next.
    pub(crate) fn reminder_at(&self) -> Option<Time> {
        self.seats.iter().filter_map(|seat| seat.reminder).map(|reminder| reminder.at).min()
    }

    /// The moment is over for somebody: if they are still away at the same turn, they are told once that is written
    /// down, so that a server that starts anew knows. Whether somebody is.
    pub(crate) fn remind(&mut self) -> bool {
        for seat in self.all_seats() {
            let Some(reminder) = self.seats[seat.index()].reminder.filter(|reminder| reminder.at <= self.now)
            else {
                continue;
            };
            self.seats[seat.index()].reminder = None;
            let same_turn = self.seats[seat.index()].since == reminder.turn && self.next().may_act(seat);
            // Whoever is here may leave again without having played; that is seen then.
            if self.present(seat) || !same_turn || !self.humans().has(seat) {
                continue;
            }
            let mut stored = (*self.stored).clone();
            let own = &mut stored.seats[seat.index()];
            let Some(webhook) = own.webhook.as_mut() else { continue };
            webhook.told = Some(reminder.turn);
            let lang = Lang::from(webhook.lang);
            let title = SHELF.iter().find(|game| game.id() == self.stored.game);
            let speaker = self.shared.speech.speaker(lang);
            let title = title.map_or_else(|| self.stored.game.clone(), |game| game.title(speaker));
            let said = Phrase::new("server-your-turn").with("name", own.name.as_str()).with("game", title);
            let message = speaker.say(&said);
            let body = serde_json::json!({"table": self.id, "game": self.stored.game, "message": message});
            let then = Then::Remind { seat, url: webhook.url.clone(), body: body.to_string() };
            let effect = self.store(stored, Vec::new(), then);
            self.carry_out(Asker::Nobody, effect);
            return true;
        }
        false
    }

    /// It could not be written down that somebody is told: later, then.
    pub(crate) fn remind_later(&mut self, seat: Seat) {
        let state = &mut self.seats[seat.index()];
        state.reminder = Some(Reminder { turn: state.since, at: self.now + AGAIN_MS });
    }
}

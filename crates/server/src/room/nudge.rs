//! Telling players who are away that it is their turn: one message a turn, to an address the operator allows.

use super::{Mail, Room};
use crate::refusal::Refusal;
use antre_kernel::{Lang, Phrase, Seat};
use antre_wire::LangCode;
use antre_wire::server::{Trouble, Webhook};
use std::time::Duration;

impl Room {
    /// A player says where to be told, or that they do not want to be.
    pub(super) async fn notify(
        &mut self,
        member: u64,
        seat: Seat,
        url: Option<String>,
    ) -> Result<(), Refusal> {
        if let Some(url) = &url
            && !self.house.messenger.allows(url)
        {
            let what = Phrase::new("server-bad-webhook").with("near", self.house.messenger.allowed());
            return Err(Refusal::new(Trouble::NotAllowed, what));
        }
        let lang = self.members.iter().find(|known| known.id == member).map(|known| known.lang);
        let lang = match lang.unwrap_or_default() {
            Lang::Fr => LangCode::Fr,
            Lang::En => LangCode::En,
        };
        let before = std::mem::replace(
            &mut self.kept.seats[seat.index()].webhook,
            url.map(|url| Webhook { url, lang, told: None }),
        );
        let kept = self.keep_row(Vec::new()).await;
        if kept.is_err() {
            self.kept.seats[seat.index()].webhook = before;
        }
        kept
    }

    /// Looks for players who are to act, away, and want to be told; they have a moment to come back.
    pub(super) fn watch_absent(&mut self) {
        let next = self.next();
        for seat in self.humans().iter().filter(|&seat| next.may_act(seat)) {
            let turn = self.window[seat.index()];
            let webhook = self.kept.seats[seat.index()].webhook.as_ref();
            let wanted = webhook.is_some_and(|webhook| webhook.told != Some(turn));
            if !wanted || self.present(seat) || self.nudged[seat.index()] == Some(turn) {
                continue;
            }
            self.nudged[seat.index()] = Some(turn);
            let (me, soon) = (self.me.clone(), Duration::from_secs(self.house.config.limits.away_seconds));
            tokio::spawn(async move {
                tokio::time::sleep(soon).await;
                let _ = me.send(Mail::Nudge { seat, turn });
            });
        }
    }

    /// The moment is over: whoever is still away at the same turn is told.
    pub(super) async fn nudge(&mut self, seat: Seat, turn: u32) {
        if self.present(seat) {
            // They may leave again without having played.
            self.nudged[seat.index()] = None;
            return;
        }
        let same_turn = self.window[seat.index()] == turn && self.next().may_act(seat);
        let kept = &mut self.kept.seats[seat.index()];
        let Some(webhook) = kept.webhook.as_mut().filter(|_| same_turn && kept.bot.is_none()) else { return };
        webhook.told = Some(turn);
        let lang = Lang::from(webhook.lang);
        let title = antre_shelf::SHELF.iter().find(|game| game.id() == self.kept.game);
        let title = title.map_or(self.kept.game.as_str(), |game| game.title(lang));
        let said = Phrase::new("server-your-turn").with("name", kept.name.as_str()).with("game", title);
        let message = self.house.speech.house(lang).say(&said);
        let body = serde_json::json!({"table": self.id, "game": self.kept.game, "message": message});
        self.house.messenger.send(webhook.url.clone(), body.to_string());
        // A server that starts anew must know; if it cannot be kept, the player is told once more at worst.
        let _ = self.keep_row(Vec::new()).await;
    }
}

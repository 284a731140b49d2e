//! Bots at the table: they think elsewhere, from what their seat may know, and come back with ordinary moves.

use super::{Mail, Room};
use crate::refusal::Refusal;
use crate::secret::random;
use antre_host::BotSpec;
use antre_kernel::{Next, Seat};
use antre_wire::server::{Trouble, Who, Word};
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

/// Who gives hints.
const ADVISER: &str = "brasier";

impl Room {
    /// Lets every bot that is to act think, unless it does so already.
    pub(super) fn wake_bots(&mut self) {
        let Ok(next) = self.table().map(|table| table.next()) else { return };
        for seat in self.seats().filter(|&seat| next.may_act(seat)) {
            let version = self.window[seat.index()];
            let Some(bot) = self.kept.seats[seat.index()].bot.as_deref() else { continue };
            if self.thinking[seat.index()] == Some(version) {
                continue;
            }
            let spec = match self.clumsy.has(seat) {
                true => BotSpec::Random,
                false => self.house.seated_bot(&self.kept.game, bot),
            };
            let seen = self.version();
            let Ok(table) = self.table() else { return };
            let thought = table.think(seat, spec, seed());
            self.thinking[seat.index()] = Some(version);
            let me = self.me.clone();
            let at_least = self.beats[seat.index()].iter().copied().max().unwrap_or(0);
            self.house.thinkers.think(thought, self.pace(), at_least, move |notation, beats| {
                let _ = me.send(Mail::BotMoved { seat, version: seen, notation, beats });
            });
        }
    }

    /// How fast bots answer: people want to follow.
    fn pace(&self) -> Duration {
        let limits = &self.house.config.limits;
        let alone = self.kept.seats.iter().all(|seat| seat.who == Who::Bot);
        Duration::from_millis(if alone { limits.bots_alone_pace_ms } else { limits.bot_pace_ms })
    }

    /// A bot has decided: an ordinary move with the version it saw.
    pub(super) async fn bot_moved(&mut self, seat: Seat, version: u32, notation: Option<String>, beats: u32) {
        self.thinking[seat.index()] = None;
        self.beats[seat.index()].rotate_right(1);
        self.beats[seat.index()][0] = beats;
        if self.kept.seats[seat.index()].bot.is_none() {
            return;
        }
        let played = match notation {
            Some(notation) => self.play(seat, version, &notation).await,
            None => Err(Refusal::plain(Trouble::Trouble)),
        };
        match played {
            Ok(()) => {
                self.clumsy = self.clumsy.without(seat);
                self.house.metrics.moves.fetch_add(1, Relaxed);
            }
            // The table moved on while it thought.
            Err(refusal) if matches!(refusal.code, Trouble::Stale | Trouble::NotToAct | Trouble::Over) => {
                self.wake_bots();
            }
            Err(refusal) if !self.clumsy.has(seat) => {
                tracing::error!(table = self.id, %seat, ?refusal, "a bot's move was refused; it plays at random");
                self.clumsy = self.clumsy.with(seat);
                self.wake_bots();
            }
            Err(refusal) => tracing::error!(table = self.id, %seat, ?refusal, "a bot cannot play on"),
        }
    }

    /// A person asks for advice.
    pub(super) async fn hint(&mut self, member: u64, seat: Seat) -> Result<(), Refusal> {
        let others_are_bots = self
            .seats()
            .filter(|&other| other != seat)
            .all(|other| self.kept.seats[other.index()].who == Who::Bot);
        if !self.kept.hints && !others_are_bots {
            return Err(Refusal::plain(Trouble::NoHints));
        }
        let table = self.table()?;
        if table.next() == Next::Over {
            return Err(Refusal::plain(Trouble::Over));
        }
        if !table.next().may_act(seat) {
            return Err(Refusal::plain(Trouble::NotToAct));
        }
        let spec = self.house.seated_bot(&self.kept.game, ADVISER);
        let (thought, version) = (table.think(seat, spec, seed()), table.version());
        let Some(asker) = self.members.iter_mut().find(|known| known.id == member) else { return Ok(()) };
        if std::mem::replace(&mut asker.awaits_hint, true) {
            return Err(Refusal::plain(Trouble::TooFast));
        }
        self.kept.seats[seat.index()].hints += 1;
        self.keep_row(Vec::new()).await?;
        tracing::info!(table = self.id, %seat, "a hint is given");
        self.house.metrics.hints.fetch_add(1, Relaxed);
        self.card_changed = true;
        let me = self.me.clone();
        self.house.thinkers.think(thought, Duration::ZERO, 0, move |notation, _| {
            let _ = me.send(Mail::Hinted { member, version, notation });
        });
        Ok(())
    }

    /// The advice is there: only the one who asked hears it.
    pub(super) fn hinted(&mut self, member: u64, version: u32, notation: Option<String>) {
        let Some(asker) = self.members.iter_mut().find(|known| known.id == member) else { return };
        asker.awaits_hint = false;
        let (eye, lang) = (asker.eye, asker.lang);
        let (Some(notation), Some(seat), Ok(table)) = (notation, eye.seat(), self.table()) else { return };
        let choice = table.choices(seat).into_iter().find(|choice| choice.notation == notation);
        // The table may have moved on while it thought; then the notation has to do.
        let label = choice.map_or_else(|| notation.clone(), |choice| self.speaker(lang).say(&choice.label));
        self.tell(member, &Word::Hint { version, notation, label });
    }
}

/// Where a bot's own chance starts.
fn seed() -> u64 {
    random().map_or(0, u64::from_le_bytes)
}

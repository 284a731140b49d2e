//! Bots that play for people who are away: only the one that was agreed at the opening, not before the agreed time, and
//! every change of player stands in the record.

use crate::input::Write;
use crate::room::{Asker, Change, Effect, Room, Then};
use crate::step::{Step, StoredStep};
use crate::{Refusal, Time, bots, load};
use antre_host::{AnyTable, BotSpec};
use antre_kernel::{Next, Phrase, Seat};
use antre_wire::server::{ErrorCode, OnTimeOut, Status, Who};
use std::sync::Arc;

/// Who stands in where a clock wants somebody to and nobody was named, as at tables of 0.1.0; and whom people who play
/// against bots alone leave their seat to unless they say otherwise.
const USUAL: &str = "lanterne";

impl Room {
    /// From when on the others may let the agreed bot play for a seat, should its player stay away; nothing if they may
    /// not. Where a clock runs, it alone says how long somebody may be away.
    pub(crate) fn stand_in_at(&self, seat: Seat) -> Option<Time> {
        self.stored.stand_in.as_ref()?;
        let own = &self.stored.seats[seat.index()];
        let plays_itself = own.who == Who::Human && own.bot.is_none();
        if !plays_itself || self.present(seat) || self.next() == Next::Over {
            return None;
        }
        if self.stored.clock.is_some() {
            return self.out_of_time_at(seat);
        }
        Some(self.seats[seat.index()].left_at + 1000 * self.shared.limits.stand_in_seconds as i64)
    }

    /// A bot plays for a seat from now on: for one's own, or for one whose player has left.
    pub(crate) fn hand_over(
        &self,
        by: Seat,
        other: Option<String>,
        bot: Option<String>,
    ) -> Result<Effect, Refusal> {
        // Nothing is dealt to somebody who has not seen the commitment, and so nobody plays for them before.
        self.table()?;
        let seat = other.map_or(Ok(by), |letter| self.seat_called(&letter))?;
        let own = &self.stored.seats[seat.index()];
        if own.who != Who::Human || own.bot.is_some() {
            return Err(Refusal::plain(ErrorCode::BotSeat));
        }
        let bot = self.stand_in(seat, bot)?;
        if seat != by {
            self.has_waited_for(seat)?;
        }
        self.change_player(seat, Some(bot.to_string()))
    }

    /// Who may play for a seat: the one that was agreed on, and whoever they like for somebody who plays against bots
    /// alone, which concerns nobody else.
    fn stand_in(&self, seat: Seat, wanted: Option<String>) -> Result<BotSpec, Refusal> {
        let (limits, game) = (&self.shared.limits, &self.stored.game);
        let agreed = self.stored.stand_in.clone();
        if self.people().without(seat).is_empty() {
            let bot = wanted.or(agreed).unwrap_or_else(|| USUAL.to_owned());
            return bots::allowed_bot(limits, game, &bot);
        }
        let agreed =
            agreed.ok_or_else(|| Refusal::new(ErrorCode::NotAllowed, Phrase::new("server-no-stand-in")))?;
        let spec = bots::allowed_bot(limits, game, &agreed)?;
        if wanted.is_some_and(|wanted| wanted != agreed) {
            let what = Phrase::new("server-other-stand-in").with("bot", bots::bot_name(spec));
            return Err(Refusal::new(ErrorCode::NotAllowed, what));
        }
        Ok(spec)
    }

    /// Whether somebody else's seat has been left for long enough.
    fn has_waited_for(&self, seat: Seat) -> Result<(), Refusal> {
        let name = self.stored.seats[seat.index()].name.as_str();
        let too_early = |what: Phrase| Refusal::new(ErrorCode::TimeLeft, what.with("name", name));
        match self.stand_in_at(seat) {
            None => Err(too_early(Phrase::new("server-not-away"))),
            Some(at) if at > self.now => {
                let minutes = (at - self.now + 59_999) / 60_000;
                Err(too_early(Phrase::new("server-stand-in-later").with("minutes", minutes)))
            }
            Some(_) => Ok(()),
        }
    }

    /// The player of a seat plays again.
    pub(crate) fn take_back(&self, seat: Seat) -> Result<Effect, Refusal> {
        if self.stored.seats[seat.index()].bot.is_none() {
            return Err(Refusal::plain(ErrorCode::BotSeat));
        }
        self.change_player(seat, None)
    }

    /// Lets bots play for seats whose time is over, where the table wants it so; whether there is one. The next comes
    /// when this one is written.
    pub(crate) fn check_time(&mut self) -> bool {
        if self.stored.clock.is_none_or(|clock| clock.then != OnTimeOut::Bot) {
            return false;
        }
        let Some(&late) = self.out_of_time().first() else { return false };
        let bot = self.stored.stand_in.clone().unwrap_or_else(|| USUAL.to_owned());
        let effect = self.change_player(late, Some(bot));
        self.carry_out(Asker::Nobody, effect);
        true
    }

    /// What has to be written for this bot to play for a seat, or its player again.
    fn change_player(&self, seat: Seat, bot: Option<String>) -> Result<Effect, Refusal> {
        let mut stored = (*self.stored).clone();
        stored.seats[seat.index()].bot = bot.clone();
        let who = bot.unwrap_or_else(|| load::player(&stored.seats[seat.index()]));
        let proposed = self.table()?.propose_player(seat, who.clone());
        let proposed = proposed.ok_or_else(|| Refusal::plain(ErrorCode::Over))?;
        // It costs nobody time.
        let step = StoredStep {
            n: self.steps,
            text: Step::Player { seat, who }.write(),
            fingerprint: proposed.fingerprint as i64,
            at: self.now,
            spent: 0,
        };
        let (status, stored) = (Status::Running, Arc::new(stored));
        let mut writes = vec![Write::Table { status, stored: Arc::clone(&stored) }, Write::Step(step)];
        if self.stored.clock.is_some() {
            writes.push(Write::WakeAt(self.wake_without(seat)));
        }
        let then = Then::Player { seat, proposed };
        Ok(Effect::Write { writes, change: Change::Table { stored, dealt: None, then } })
    }

    /// Another plays for this seat from now on.
    pub(crate) fn player_changed(&mut self, seat: Seat) {
        let version = self.version();
        // What a bot was thinking for the seat is not played any more.
        let state = &mut self.seats[seat.index()];
        (state.since, state.thinking, state.random_fallback) = (version, None, false);
        // Nothing is news but the version: all know the same one.
        self.tell_updates(self.table().map_or(0, AnyTable::plies));
        self.wake_bots();
        self.watch_absent();
        self.check_time();
    }
}

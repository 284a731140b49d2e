//! Clocks: how long each seat has been to act, and what happens when its time is over.

use crate::input::Write;
use crate::room::{Asker, Effect, Room, Then};
use crate::step::Step;
use crate::{ErrorCode, Refusal, Time};
use antre_kernel::{Next, Seat};
use antre_wire::server::{Clock, ClockKind, ClockState, OnTimeOut};

/// Who plays on for a seat without time.
const STAND_IN: &str = "lanterne";

/// After a restart everybody has at least this long, whatever the clock says.
const GRACE_MS: i64 = 60_000;

/// When a seat began to think, and how long it thought before.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SeatClock {
    since: Option<Time>,
    spent: i64,
}

impl SeatClock {
    /// The clock of a seat that comes from the disk: it has thought for so long, and thinks since then.
    pub(crate) fn resumed(spent: i64, since: Option<Time>) -> SeatClock {
        SeatClock { since, spent }
    }

    /// The server was away: whoever is to act has a moment to come back.
    pub(crate) fn grant_grace(&mut self, clock: Option<Clock>, now: Time) {
        if let (Some(clock), Some(since)) = (clock, self.since) {
            let short = GRACE_MS - self.left(clock, now);
            self.since = Some(since + short.max(0));
        }
    }

    /// A step was made, by this seat or another, and the seat is to act now or not. Only one's own steps cost time, as
    /// they are stored: whoever is interrupted has lost nothing.
    pub(crate) fn turn(&mut self, to_act: bool, own: bool, at: Time) {
        if own {
            self.spent += self.running_for(at);
        }
        self.since = match self.since {
            _ if !to_act => None,
            Some(since) if !own => Some(since),
            _ => Some(at),
        };
    }

    /// How long the seat has been thinking.
    pub(crate) fn running_for(&self, now: Time) -> i64 {
        self.since.map_or(0, |since| now - since)
    }

    fn left(&self, clock: Clock, now: Time) -> i64 {
        let spent = match clock.kind {
            ClockKind::Move => 0,
            ClockKind::Total => self.spent,
        };
        i64::from(clock.seconds) * 1000 - spent - self.running_for(now)
    }
}

impl Room {
    /// How a seat's clock stands, for people.
    pub(crate) fn clock_state(&self, seat: Seat) -> Option<ClockState> {
        let own = &self.seats[seat.index()].clock;
        let left = own.left(self.stored.clock?, self.now);
        let running = own.since.is_some() && self.next() != Next::Over;
        Some(ClockState { left_ms: left.max(0).unsigned_abs(), running })
    }

    /// When the first clock runs out; nothing if all that run have, or none runs.
    pub(crate) fn time_out_at(&self) -> Option<Time> {
        let clock = self.stored.clock?;
        let left = self.to_act().map(|seat| self.seats[seat.index()].clock.left(clock, self.now));
        left.filter(|left| *left > 0).min().map(|left| self.now + left)
    }

    /// When the table wants to be looked at, should nobody be here, after a step made now: these come next.
    pub(crate) fn wake_after(&self, next: Next) -> Option<Time> {
        let clock = self.stored.clock.filter(|clock| clock.then == OnTimeOut::Bot)?;
        let left = |seat: Seat| match clock.kind {
            ClockKind::Move => i64::from(clock.seconds) * 1000,
            ClockKind::Total => self.seats[seat.index()].clock.left(clock, self.now),
        };
        self.humans().iter().filter(|&seat| next.may_act(seat)).map(|seat| self.now + left(seat).max(0)).min()
    }

    /// The people who are to act.
    fn to_act(&self) -> impl Iterator<Item = Seat> {
        let (next, humans) = (self.next(), self.humans());
        self.all_seats().filter(move |&seat| humans.has(seat) && next.may_act(seat))
    }

    /// The people who are to act and have no time left.
    pub(crate) fn out_of_time(&self) -> Vec<Seat> {
        let Some(clock) = self.stored.clock else { return Vec::new() };
        self.to_act().filter(|seat| self.seats[seat.index()].clock.left(clock, self.now) <= 0).collect()
    }

    /// Lets bots play for seats whose time is over, where the table wants it so; whether there are any.
    pub(crate) fn check_time(&mut self) -> bool {
        if self.stored.clock.is_none_or(|clock| clock.then != OnTimeOut::Bot) {
            return false;
        }
        let late = self.out_of_time();
        if late.is_empty() {
            return false;
        }
        let mut stored = (*self.stored).clone();
        for seat in &late {
            stored.seats[seat.index()].bot = Some(STAND_IN.to_owned());
        }
        let effect = self.store(stored, vec![Write::WakeAt(None)], Then::Players(late));
        self.carry_out(Asker::Nobody, effect);
        true
    }

    /// Somebody claims the game against a seat without time.
    pub(crate) fn claim_time(&self, by: Seat) -> Result<Effect, Refusal> {
        self.table()?;
        let claims = self.stored.clock.is_some_and(|clock| clock.then == OnTimeOut::Claim);
        let late = self.out_of_time().into_iter().find(|&late| late != by);
        match late.filter(|_| claims) {
            Some(seat) => self.lose(seat, Step::TimeLost { seat }),
            None => Err(Refusal::plain(ErrorCode::TimeLeft)),
        }
    }
}

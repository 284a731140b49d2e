//! Clocks: how long each seat has been to act, and what happens when its time is over.

use super::Room;
use crate::house::now_ms;
use crate::refusal::Refusal;
use crate::store::Step;
use antre_kernel::{MAX_SEATS, Next, Seat};
use antre_wire::server::{Clock, ClockKind, ClockState, OnTimeOut, Trouble};
use std::time::Duration;

/// Who plays on for a seat without time.
const STAND_IN: &str = "lanterne";

/// After a restart everybody has at least this long, whatever the clock says.
const GRACE_MS: i64 = 60_000;

/// When each seat began to think, and how long it thought before.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clocks {
    since: [Option<i64>; MAX_SEATS],
    spent: [i64; MAX_SEATS],
}

impl Clocks {
    /// The clocks of a table that comes from the database.
    pub(super) fn resumed(steps: &[Step], next: Next, now: i64, clock: Option<Clock>) -> Clocks {
        let mut clocks = Clocks::default();
        for step in steps {
            let letter = step.text.rsplit_once(' ').filter(|_| step.text.starts_with("undo "));
            let letter = letter.map_or_else(|| step.text.split(' ').next().unwrap_or(""), |(_, seat)| seat);
            if let Some(seat) = Seat::read(letter, MAX_SEATS as u8) {
                clocks.spent[seat.index()] += step.spent;
            }
        }
        for seat in Seat::all(MAX_SEATS as u8).filter(|&seat| next.may_act(seat)) {
            clocks.since[seat.index()] = Some(steps.last().map_or(now, |step| step.at));
            if let Some(clock) = clock {
                let short = GRACE_MS - clocks.left(clock, seat, now);
                if short > 0 {
                    clocks.since[seat.index()] = clocks.since[seat.index()].map(|since| since + short);
                }
            }
        }
        clocks
    }

    /// A seat is to act, or not any more.
    pub(super) fn turn(&mut self, seat: Seat, to_act: bool, acted: bool, now: i64) {
        let since = &mut self.since[seat.index()];
        if acted || !to_act {
            self.spent[seat.index()] += since.take().map_or(0, |since| now - since);
        }
        if to_act && since.is_none() {
            *since = Some(now);
        }
    }

    /// How long a seat has been thinking.
    pub(super) fn running_for(&self, seat: Seat, now: i64) -> i64 {
        self.since[seat.index()].map_or(0, |since| now - since)
    }

    fn left(&self, clock: Clock, seat: Seat, now: i64) -> i64 {
        let spent = match clock.kind {
            ClockKind::Move => 0,
            ClockKind::Total => self.spent[seat.index()],
        };
        i64::from(clock.seconds) * 1000 - spent - self.running_for(seat, now)
    }
}

impl Room {
    /// How a seat's clock stands, for people.
    pub(super) fn clock_state(&self, seat: Seat) -> Option<ClockState> {
        let left = self.clocks.left(self.kept.clock?, seat, now_ms());
        let running = self.clocks.since[seat.index()].is_some() && self.next() != Next::Over;
        Some(ClockState { left_ms: left.max(0).unsigned_abs(), running })
    }

    /// How long until the first clock runs out; nothing if it has, or none runs.
    pub(super) fn until_time_out(&self) -> Option<Duration> {
        let (clock, now) = (self.kept.clock?, now_ms());
        let left =
            self.to_act().map(|seat| self.clocks.left(clock, seat, now)).filter(|left| *left > 0).min()?;
        Some(Duration::from_millis(left.unsigned_abs()))
    }

    /// When the table wants to be looked at, should nobody be here, after a step made just now: these come next.
    pub(super) fn wake_after_step(&self, next: Next, now: i64) -> Option<i64> {
        let clock = self.kept.clock.filter(|clock| clock.then == OnTimeOut::Bot)?;
        let left = |seat: Seat| match clock.kind {
            ClockKind::Move => i64::from(clock.seconds) * 1000,
            ClockKind::Total => self.clocks.left(clock, seat, now),
        };
        self.humans().iter().filter(|&seat| next.may_act(seat)).map(|seat| now + left(seat).max(0)).min()
    }

    /// The people who are to act.
    fn to_act(&self) -> impl Iterator<Item = Seat> {
        let next = self.next();
        self.humans().iter().filter(move |&seat| next.may_act(seat)).collect::<Vec<_>>().into_iter()
    }

    /// The people who are to act and have no time left.
    pub(super) fn late(&self) -> Vec<Seat> {
        let now = now_ms();
        let Some(clock) = self.kept.clock else { return Vec::new() };
        self.to_act().filter(|&seat| self.clocks.left(clock, seat, now) <= 0).collect()
    }

    /// Lets bots play for seats whose time is over, where the table wants it so.
    pub(super) async fn check_time(&mut self) {
        if self.kept.clock.is_none_or(|clock| clock.then != OnTimeOut::Bot) {
            return;
        }
        let late = self.late();
        if late.is_empty() {
            return;
        }
        for seat in late {
            self.kept.seats[seat.index()].bot = Some(STAND_IN.to_owned());
        }
        let wake = crate::store::Op::Wake { table: self.id.clone(), at: None };
        if self.keep_row(vec![wake]).await.is_ok() {
            self.card_changed = true;
            self.wake_bots();
        }
    }

    /// Somebody claims the game against a seat without time.
    pub(super) async fn claim_time(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.table()?;
        let claims = self.kept.clock.is_some_and(|clock| clock.then == OnTimeOut::Claim);
        let late = self.late().into_iter().find(|&late| late != seat);
        match late.filter(|_| claims) {
            Some(late) => self.lose_on_time(late).await,
            None => Err(Refusal::plain(Trouble::TimeLeft)),
        }
    }
}

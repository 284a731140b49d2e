//! Clocks: how long each seat has been to act, and what happens when its time is over.

use crate::room::{Effect, Room};
use crate::step::Step;
use crate::{Refusal, Time};
use antre_kernel::{MAX_SEATS, Next, Seat};
use antre_wire::server::{Clock, ClockKind, ClockState, ErrorCode, OnTimeOut};

/// After a restart everybody has at least this long, whatever the clock says.
const GRACE_MS: i64 = 60_000;

/// When a seat began to think, and how long it thought before.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SeatClock {
    since: Option<Time>,
    spent: i64,
}

impl SeatClock {
    /// The clock of a seat that comes from the disk: how long it has thought, and since when it thinks.
    pub(crate) fn resumed(spent: i64, since: Option<Time>) -> SeatClock {
        SeatClock { since, spent }
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
}

/// Where each move has its own time: how long was thought about each that stands, so that whoever takes back goes on
/// with the time they had left.
#[derive(Clone, Debug, Default)]
pub(crate) struct MoveTimes {
    standing: Vec<(Seat, i64)>,
    /// How long each seat thought already about what it is to decide now.
    carried: [i64; MAX_SEATS],
}

impl MoveTimes {
    /// A step was made, and its seat had thought for this long.
    pub(crate) fn note(&mut self, step: &Step, spent: i64) {
        match *step {
            Step::Move { seat, .. } => {
                let carried = std::mem::take(&mut self.carried[seat.index()]);
                self.standing.push((seat, carried + spent));
            }
            Step::Undo { seat } => {
                let last = self.standing.iter().rposition(|(by, _)| *by == seat);
                let before = last.and_then(|last| self.standing.drain(last..).next());
                self.carried[seat.index()] += spent + before.map_or(0, |(_, before)| before);
            }
            Step::Resign { .. } | Step::TimeLost { .. } | Step::Player { .. } => {}
        }
    }
}

impl Room {
    /// How long a seat has left.
    fn time_left(&self, seat: Seat, clock: Clock) -> i64 {
        let own = &self.seats[seat.index()].clock;
        let spent = match clock.kind {
            ClockKind::Move => self.move_times.carried[seat.index()],
            ClockKind::Total => own.spent,
        };
        i64::from(clock.seconds) * 1000 - spent - own.running_for(self.now)
    }

    /// The server was away: whoever is to act has a moment to come back.
    pub(crate) fn grant_grace(&mut self) {
        let Some(clock) = self.stored.clock else { return };
        for seat in self.all_seats() {
            let short = GRACE_MS - self.time_left(seat, clock);
            let own = &mut self.seats[seat.index()].clock;
            own.since = own.since.map(|since| since + short.max(0));
        }
    }

    /// A step was made, and its seat had thought for this long.
    pub(crate) fn note_time(&mut self, step: &Step, spent: i64) {
        if self.stored.clock.is_some_and(|clock| clock.kind == ClockKind::Move) {
            self.move_times.note(step, spent);
        }
    }

    /// How a seat's clock stands, for people.
    pub(crate) fn clock_state(&self, seat: Seat) -> Option<ClockState> {
        let left = self.time_left(seat, self.stored.clock?);
        let running = self.seats[seat.index()].clock.since.is_some() && self.next() != Next::Over;
        Some(ClockState { left_ms: left.max(0).unsigned_abs(), running })
    }

    /// When the first clock runs out; nothing if all that run have, or none runs.
    pub(crate) fn time_out_at(&self) -> Option<Time> {
        let clock = self.stored.clock?;
        let left = self.to_act().map(|seat| self.time_left(seat, clock));
        left.filter(|left| *left > 0).min().map(|left| self.now + left)
    }

    /// When the table wants to be looked at, should nobody be here, after a step made now: these come next.
    pub(crate) fn wake_after(&self, next: Next) -> Option<Time> {
        let clock = self.stored.clock.filter(|clock| clock.then == OnTimeOut::Bot)?;
        let left = |seat: Seat| match clock.kind {
            ClockKind::Move => i64::from(clock.seconds) * 1000,
            ClockKind::Total => self.time_left(seat, clock),
        };
        self.humans().iter().filter(|&seat| next.may_act(seat)).map(|seat| self.now + left(seat).max(0)).min()
    }

    /// The same, if nothing but the player of this seat changes now.
    pub(crate) fn wake_without(&self, seat: Seat) -> Option<Time> {
        let clock = self.stored.clock.filter(|clock| clock.then == OnTimeOut::Bot)?;
        let others = self.to_act().filter(|&other| other != seat);
        others.map(|other| self.now + self.time_left(other, clock).max(0)).min()
    }

    /// When the time of a seat is over, if it is to act; it may be over already.
    pub(crate) fn out_of_time_at(&self, seat: Seat) -> Option<Time> {
        let clock = self.stored.clock?;
        self.to_act().find(|&other| other == seat).map(|seat| self.now + self.time_left(seat, clock))
    }

    /// The people who are to act.
    fn to_act(&self) -> impl Iterator<Item = Seat> {
        let (next, humans) = (self.next(), self.humans());
        self.all_seats().filter(move |&seat| humans.has(seat) && next.may_act(seat))
    }

    /// The people who are to act and have no time left.
    pub(crate) fn out_of_time(&self) -> Vec<Seat> {
        let Some(clock) = self.stored.clock else { return Vec::new() };
        self.to_act().filter(|&seat| self.time_left(seat, clock) <= 0).collect()
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

//! Playing, taking back, giving up and dealing: each is proposed here, and happens once it is written.

use crate::input::{Output, Write};
use crate::room::{Change, Effect, Play, Room, Then};
use crate::step::Step;
use crate::{Refusal, Time, load, shuffle};
use antre_host::{AnyTable, Proposed};
use antre_kernel::{Next, Seat, SeatSet, UndoRefusal};
use antre_wire::server::{ErrorCode, ServerMessage, Status, StoredTable, Who};
use std::sync::Arc;

/// A seat asks the others whether it may take back.
pub(crate) struct UndoRequest {
    pub(crate) by: Seat,
    pub(crate) agreed: SeatSet,
}

impl Room {
    /// A seat plays a move it chose when it saw this version.
    pub(crate) fn play(&self, seat: Seat, version: u32, notation: String) -> Result<Effect, Refusal> {
        let table = self.table()?;
        if table.next() == Next::Over {
            return Err(Refusal::plain(ErrorCode::Over));
        }
        if !table.next().may_act(seat) {
            return Err(Refusal::plain(ErrorCode::NotToAct));
        }
        // Where several choose at once, another's choice does not make one's own late.
        if version > table.version() || version < self.seats[seat.index()].since {
            return Err(Refusal::plain(ErrorCode::Stale));
        }
        let proposed = table.propose_move(seat, &notation).map_err(Refusal::from)?;
        Ok(self.step(Step::Move { seat, notation }, proposed))
    }

    /// A seat gives up.
    pub(crate) fn resign(&self, seat: Seat) -> Result<Effect, Refusal> {
        self.lose(seat, Step::Resign { seat })
    }

    /// A seat loses.
    pub(crate) fn lose(&self, seat: Seat, how: Step) -> Result<Effect, Refusal> {
        let proposed = self.table()?.propose_resignation(seat);
        Ok(self.step(how, proposed.ok_or_else(|| Refusal::plain(ErrorCode::Over))?))
    }

    /// A seat wants to take back: free, or the others are asked.
    pub(crate) fn ask_undo(&mut self, seat: Seat) -> Result<Effect, Refusal> {
        let offer = self.table()?.undo_offer(seat);
        if self.next() == Next::Over {
            return Err(Refusal::plain(ErrorCode::Over));
        }
        let offer = offer.ok_or_else(|| Refusal::plain(ErrorCode::NothingToUndo))?;
        if offer.free || self.people().without(seat).is_empty() {
            return self.undo(seat, self.people());
        }
        self.undo_request = Some(UndoRequest { by: seat, agreed: SeatSet::NONE });
        self.summary_changed = true;
        self.tell_all(&ServerMessage::UndoAsked { by: seat.to_string() });
        Ok(Effect::Done)
    }

    /// A seat answers the one that asks.
    pub(crate) fn consent(&mut self, seat: Seat, agree: bool) -> Result<Effect, Refusal> {
        let people = self.people();
        let request = self.undo_request.as_mut().filter(|request| request.by != seat && people.has(seat));
        let request = request.ok_or_else(|| Refusal::plain(ErrorCode::NobodyAsks))?;
        if !agree {
            self.undo_request = None;
            self.summary_changed = true;
            self.tell_all(&ServerMessage::UndoRefused { by: seat.to_string() });
            return Ok(Effect::Done);
        }
        request.agreed = request.agreed.with(seat);
        let (by, agreed) = (request.by, request.agreed);
        if agreed.covers(people.without(by)) { self.undo(by, agreed) } else { Ok(Effect::Done) }
    }

    fn undo(&self, seat: Seat, agreed: SeatSet) -> Result<Effect, Refusal> {
        let proposed = self.table()?.propose_undo(seat, self.people(), agreed);
        let proposed = proposed.map_err(|refusal| match refusal {
            UndoRefusal::NothingToTakeBack => Refusal::plain(ErrorCode::NothingToUndo),
            UndoRefusal::NeedsConsent(_) => Refusal::plain(ErrorCode::NeedsConsent),
            UndoRefusal::Over => Refusal::plain(ErrorCode::Over),
        })?;
        Ok(self.step(Step::Undo { seat }, proposed))
    }

    /// The seats that belong to people, whoever plays for them now: nothing is taken back behind the back of somebody
    /// who is away.
    pub(crate) fn people(&self) -> SeatSet {
        self.all_seats().filter(|seat| self.stored.seats[seat.index()].who == Who::Human).collect()
    }

    /// The seats whose people play themselves.
    pub(crate) fn humans(&self) -> SeatSet {
        let human = |seat: &Seat| {
            let stored = &self.stored.seats[seat.index()];
            stored.who == Who::Human && stored.bot.is_none()
        };
        self.all_seats().filter(human).collect()
    }

    /// What has to be written before a step can happen.
    fn step(&self, step: Step, proposed: Proposed) -> Effect {
        let at = self.now;
        let mut writes = vec![Write::Step(self.next_step(&step, proposed.fingerprint))];
        if proposed.next == Next::Over {
            writes.push(Write::Status(Status::Over));
        }
        if self.stored.clock.is_some() {
            writes.push(Write::WakeAt(self.wake_after(proposed.next)));
        }
        Effect::Write { writes, change: Change::Step { proposed, step, at } }
    }

    /// A step is written: it happens, and everybody sees it.
    pub(crate) fn stepped(&mut self, proposed: Proposed, step: &Step, at: Time) {
        let (before, Play::Dealt(table)) = (self.next(), &mut self.play) else { return };
        let plies = table.plies();
        table.accept(proposed);
        self.steps += 1;
        if let Step::TimeLost { seat } = step {
            self.late = Some(*seat);
        }
        self.note_time(step, self.seats[step.seat().index()].clock.running_for(at));
        self.turn(before, Some(step), at);
        match step {
            Step::Undo { .. } => self.tell_updates(0),
            Step::Move { .. } | Step::Resign { .. } | Step::TimeLost { .. } | Step::Player { .. } => {
                // What the rules let nobody read again in play (CD-87) may be read at the end.
                self.tell_updates(if self.next() == Next::Over { 0 } else { plies });
            }
        }
        if self.undo_request.take().is_some() || self.stored.clock.is_some() {
            self.summary_changed = true;
        }
        if self.next() == Next::Over {
            self.summary_changed = true;
            self.tell_endings();
        }
        self.wake_bots();
        self.watch_absent();
    }

    /// Who is to act now, and since when: since the step was made, as it is stored, however long the disk took.
    fn turn(&mut self, before: Next, step: Option<&Step>, at: Time) {
        let (next, version) = (self.next(), self.version());
        let own = step.map(Step::seat);
        // After the deal and after an undo it is everybody's turn anew.
        let actor = own.filter(|_| !matches!(step, Some(Step::Undo { .. })));
        for (seat, state) in Seat::all(self.seats.len() as u8).zip(&mut self.seats) {
            let anew = !before.may_act(seat) || actor == Some(seat) || actor.is_none();
            if next.may_act(seat) && anew {
                state.since = version;
            }
            state.clock.turn(next.may_act(seat), own == Some(seat), at);
        }
    }

    /// What has to be written for the table to be this one from now on; if everybody is there and ready by that, it is
    /// dealt with the same stroke.
    pub(crate) fn store(
        &self,
        mut stored: StoredTable,
        more: Vec<Write>,
        then: Then,
    ) -> Result<Effect, Refusal> {
        let mut dealt = None;
        if matches!(self.play, Play::Waiting) && !stored.dealt && stored.seats.iter().all(shuffle::is_settled)
        {
            stored.dealt = true;
            let mut table = load::deal(&self.shared.boxes, &self.id, &stored, self.pack.clone())
                .map_err(|what| Refusal::new(ErrorCode::BadOpen, what))?;
            table.seat_players(load::players(&stored));
            dealt = Some(table);
        }
        let status = if dealt.is_some() { Status::Running } else { self.status() };
        let stored = Arc::new(stored);
        let mut writes = vec![Write::Table { status, stored: Arc::clone(&stored) }];
        writes.extend(more);
        Ok(Effect::Write { writes, change: Change::Table { stored, dealt, then } })
    }

    /// The cards are dealt.
    pub(crate) fn dealt(&mut self, table: Box<dyn AnyTable>) {
        self.play = Play::Dealt(table);
        // Its text is needed for the deal alone; a thousand tables would each keep a copy.
        self.pack = None;
        self.turn(Next::Over, None, self.now);
        for index in 0..self.connections.len() {
            self.tell_catalogue(self.connections[index].id);
        }
        self.tell_updates(0);
        self.wake_bots();
        self.watch_absent();
    }

    /// A seat would play again; when all people would, there is a new table with the same secrets.
    pub(crate) fn wants_rematch(&mut self, seat: Seat) -> Result<Effect, Refusal> {
        self.table()?;
        if self.next() != Next::Over {
            return Err(Refusal::plain(ErrorCode::NotOver));
        }
        if self.stored.rematch.is_some() {
            return Ok(Effect::Done);
        }
        self.seats[seat.index()].wants_rematch = true;
        self.summary_changed = true;
        if !self.people().iter().all(|seat| self.seats[seat.index()].wants_rematch) {
            return Ok(Effect::Done);
        }
        let (id, seed) = (self.entropy.token(), self.entropy.seed());
        let again = load::rematch(&self.stored, seed);
        let status = if again.dealt { Status::Running } else { Status::Waiting };
        let open =
            Write::Open { id: id.clone(), status, stored: Arc::new(again), secrets: self.secrets.clone() };
        let stored = StoredTable { rematch: Some(id), ..(*self.stored).clone() };
        self.store(stored, vec![open], Then::Nothing)
    }

    pub(crate) fn report(&mut self, report: crate::Report) {
        self.out.push(Output::Report(report));
    }
}

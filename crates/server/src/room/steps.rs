//! Playing, taking back and giving up: everything is on disk before anybody hears of it.

use super::{Play, Plea, Room, load};
use crate::fair::{self, Proof};
use crate::house::now_ms;
use crate::refusal::Refusal;
use crate::room::people::check_contribution;
use crate::secret::bytes;
use crate::store::{Cause, Op, Step, StoreError, cause};
use antre_host::{Proposed, Refused};
use antre_kernel::{Next, Seat, SeatSet, UndoRefusal};
use antre_wire::server::{KeptSeat, Trouble, Who, Word};

/// Which way a step leads.
enum StepKind {
    /// On, by a move or to the end.
    Forward,
    /// Back to an earlier moment.
    Back,
}

impl Room {
    /// A seat plays a move it chose when it saw this version.
    pub(super) async fn play(&mut self, seat: Seat, version: u32, notation: &str) -> Result<(), Refusal> {
        let table = self.table()?;
        if table.next() == Next::Over {
            return Err(Refusal::plain(Trouble::Over));
        }
        if !table.next().may_act(seat) {
            return Err(Refusal::plain(Trouble::NotToAct));
        }
        // Where several choose at once, another's choice does not make one's own late.
        if version > table.version() || version < self.window[seat.index()] {
            return Err(Refusal::plain(Trouble::Stale));
        }
        let proposed = table.propose_move(seat, notation).map_err(|refused| match refused {
            Refused::Misread(what) => Refusal::new(Trouble::BadMove, what),
            Refused::Clause(id) => Refusal::by_clause(id),
            Refused::Resigned => Refusal::plain(Trouble::Over),
        })?;
        self.step(StepKind::Forward, format!("{seat} {notation}"), seat, proposed).await
    }

    /// A seat gives up.
    pub(super) async fn resign(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.lose(seat, "resign").await
    }

    /// The time of a seat is over, and somebody claims the game.
    pub(super) async fn lose_on_time(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.late = Some(seat);
        let lost = self.lose(seat, load::CLAIMED).await;
        if lost.is_err() {
            self.late = None;
        }
        lost
    }

    async fn lose(&mut self, seat: Seat, how: &str) -> Result<(), Refusal> {
        let proposed = self.table()?.propose_resignation(seat);
        let proposed = proposed.ok_or_else(|| Refusal::plain(Trouble::Over))?;
        self.step(StepKind::Forward, format!("{how} {seat}"), seat, proposed).await
    }

    /// A seat wants to take back: free, or the others are asked.
    pub(super) async fn ask_undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let offer = self.table()?.undo_offer(seat);
        if self.next() == Next::Over {
            return Err(Refusal::plain(Trouble::Over));
        }
        let offer = offer.ok_or_else(|| Refusal::plain(Trouble::NothingToUndo))?;
        if offer.free || self.humans().without(seat).is_empty() {
            return self.undo(seat, self.humans()).await;
        }
        self.plea = Some(Plea { by: seat, agreed: SeatSet::NONE });
        self.card_changed = true;
        self.tell_all(&Word::UndoAsked { by: seat.to_string() });
        Ok(())
    }

    /// A seat answers the one that asks.
    pub(super) async fn consent(&mut self, seat: Seat, agree: bool) -> Result<(), Refusal> {
        let humans = self.humans();
        let plea = self.plea.as_mut().filter(|plea| plea.by != seat && humans.has(seat));
        let plea = plea.ok_or_else(|| Refusal::plain(Trouble::NobodyAsks))?;
        if !agree {
            self.plea = None;
            self.card_changed = true;
            self.tell_all(&Word::UndoRefused { by: seat.to_string() });
            return Ok(());
        }
        plea.agreed = plea.agreed.with(seat);
        let (by, agreed) = (plea.by, plea.agreed);
        if agreed.covers(humans.without(by)) { self.undo(by, agreed).await } else { Ok(()) }
    }

    async fn undo(&mut self, seat: Seat, agreed: SeatSet) -> Result<(), Refusal> {
        let proposed = self.table()?.propose_undo(seat, self.humans(), agreed);
        let proposed = proposed.map_err(|refusal| match refusal {
            UndoRefusal::NothingToTakeBack => Refusal::plain(Trouble::NothingToUndo),
            UndoRefusal::NeedsConsent(_) => Refusal::plain(Trouble::NeedsConsent),
            UndoRefusal::Over => Refusal::plain(Trouble::Over),
        })?;
        self.step(StepKind::Back, format!("undo {seat}"), seat, proposed).await
    }

    /// The seats whose people play themselves.
    pub(super) fn humans(&self) -> SeatSet {
        let human = |seat: &Seat| {
            let kept = &self.kept.seats[seat.index()];
            kept.who == Who::Human && kept.bot.is_none()
        };
        self.seats().filter(human).collect()
    }

    /// Brings a step onto the disk, and then lets it happen. If it cannot be written, nothing has happened.
    async fn step(
        &mut self,
        kind: StepKind,
        text: String,
        by: Seat,
        proposed: Proposed,
    ) -> Result<(), Refusal> {
        let now = now_ms();
        let spent = self.clocks.running_for(by, now);
        let step = Step { n: self.steps, text, fingerprint: proposed.fingerprint as i64, at: now, spent };
        let mut ops = vec![Op::Step { table: self.id.clone(), step }];
        if proposed.next == Next::Over {
            ops.push(Op::Status { table: self.id.clone(), status: "over" });
        }
        if self.kept.clock.is_some() {
            ops.push(Op::Wake { table: self.id.clone(), at: self.wake_after_step(proposed.next, now) });
        }
        if let Err(error) = self.house.store.commit(ops).await {
            return Err(self.unsure_step(&error).await);
        }
        let (before, plies) = (self.next(), self.table()?.plies());
        self.steps += 1;
        self.table_mut()?.accept(proposed);
        match kind {
            StepKind::Forward => {
                self.moved_on(before, Some(by));
                self.tell_sights(plies);
            }
            StepKind::Back => {
                self.moved_on(before, None);
                self.tell_sights(0);
            }
        }
        self.after_step();
        Ok(())
    }

    /// A step was not confirmed by the disk. A full disk has not written it; after anything else only the disk knows,
    /// and is asked.
    async fn unsure_step(&mut self, error: &StoreError) -> Refusal {
        let refusal = self.not_stored(error);
        if cause(error) != Cause::Other {
            return refusal;
        }
        let before = self.version();
        match self.reload().await {
            Ok(()) if self.version() != before => self.tell_sights(0),
            Ok(()) => {}
            Err(why) if why.code == Trouble::NotFound => self.gone(),
            Err(_) => {
                self.tell_closing("server-trouble", true);
                self.lost = true;
            }
        }
        refusal
    }

    /// Who is to act now, and since when.
    fn moved_on(&mut self, before: Next, actor: Option<Seat>) {
        let (now, next, version) = (now_ms(), self.next(), self.version());
        for seat in self.seats() {
            let anew = !before.may_act(seat) || actor == Some(seat) || actor.is_none();
            if next.may_act(seat) && anew {
                self.window[seat.index()] = version;
            }
            self.clocks.turn(seat, next.may_act(seat), actor == Some(seat), now);
        }
    }

    fn after_step(&mut self) {
        if self.plea.take().is_some() || self.kept.clock.is_some() {
            self.card_changed = true;
        }
        if self.next() == Next::Over {
            self.card_changed = true;
            self.tell_endings();
        }
        self.wake_bots();
        self.watch_absent();
    }

    /// Writes the table down as it stands, but for its steps.
    pub(super) async fn keep_row(&mut self, more: Vec<Op>) -> Result<(), Refusal> {
        let written = match self.row() {
            Ok(row) => {
                let ops = std::iter::once(Op::Table(row)).chain(more).collect();
                self.house.store.commit(ops).await
            }
            Err(error) => Err(error),
        };
        written.map_err(|error| self.not_stored(&error))
    }

    /// A player has seen the commitment and is ready for the deal. Said again it changes nothing, and neither does it
    /// after the deal, whoever played the seat meanwhile: what went into the key is fixed.
    pub(super) async fn ready(&mut self, seat: Seat, contribution: String) -> Result<(), Refusal> {
        check_contribution(&contribution)?;
        if !matches!(self.play, Play::Waiting) {
            return Ok(());
        }
        let kept = &mut self.kept.seats[seat.index()];
        if kept.ready {
            return Ok(());
        }
        let before = kept.clone();
        (kept.ready, kept.contribution) = (true, contribution);
        self.card_changed = true;
        let done = if self.deals_now() { self.deal().await } else { self.keep_row(Vec::new()).await };
        if done.is_err() {
            self.kept.seats[seat.index()] = before;
        }
        done
    }

    /// Whether everybody is there and ready, and nothing is dealt yet.
    fn deals_now(&self) -> bool {
        let ready = |seat: &KeptSeat| match seat.who {
            Who::Open => false,
            Who::Human => seat.ready || seat.bot.is_some(),
            Who::Bot => true,
        };
        matches!(self.play, Play::Waiting) && self.kept.seats.iter().all(ready)
    }

    /// Deals, if everybody is ready.
    pub(super) async fn deal_if_ready(&mut self) -> Result<(), Refusal> {
        if self.deals_now() { self.deal().await } else { Ok(()) }
    }

    async fn deal(&mut self) -> Result<(), Refusal> {
        if self.kept.dealt {
            return Ok(());
        }
        let pack = self.house.store.pack(&self.kept.pack_hash).await;
        let pack = pack.map_err(|error| self.house.trouble(&error))?;
        let mut table = load::deal(&self.house.boxes, &self.kept, pack)
            .map_err(|what| Refusal::new(Trouble::BadOpen, what))?;
        table.seat_players(load::players(&self.kept));
        self.kept.dealt = true;
        self.play = Play::Dealt(table);
        if let Err(refusal) = self.keep_row(Vec::new()).await {
            self.kept.dealt = false;
            self.play = Play::Waiting;
            return Err(refusal);
        }
        self.moved_on(Next::Over, None);
        self.card_changed = true;
        self.tell_sights(0);
        self.wake_bots();
        self.watch_absent();
        Ok(())
    }

    /// The finished game with what proves its rolls.
    pub(super) fn proof(&self) -> Result<Proof, Refusal> {
        let record = self.table()?.record().ok_or_else(|| Refusal::plain(Trouble::NotOver))?;
        let seed = bytes(&self.kept.seed).ok_or_else(|| Refusal::plain(Trouble::Trouble))?;
        Ok(Proof {
            table: self.id.clone(),
            commitment: fair::commitment(&seed),
            seed,
            contributions: self.kept.seats.iter().map(|seat| seat.contribution.clone()).collect(),
            record,
        })
    }
}

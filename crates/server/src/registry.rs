//! All tables: found by name, loaded when first needed, put away when nobody looks.

use crate::driver::{Driver, DriverHandle, DriverInput, Reply, RowHead, stored_row};
use crate::secret::{random, token};
use crate::state::ServerState;
use crate::store::Op;
use antre_host::{AnyGame, Request, opponent_names};
use antre_kernel::{Phrase, Seat};
use antre_pack::Source;
use antre_room::{Hash, Refusal, allowed_bot, bot_name, check_apart, check_name, hex};
use antre_shelf::SHELF;
use antre_wire::server::{
    ErrorCode, NewTable, OnTimeOut, Opened, SeatRequest, Status, StoredSeat, StoredTable, Who,
};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The longest clock: a year a move.
const LONGEST_CLOCK: u32 = 366 * 24 * 3600;

/// All tables of a server.
pub(crate) struct Registry {
    pub(crate) state: Arc<ServerState>,
    rooms: Mutex<BTreeMap<String, DriverHandle>>,
    closing: AtomicBool,
    /// Every table that runs holds one end of this; when all have ended, the other end hears it.
    busy: Mutex<Option<mpsc::Sender<()>>>,
    idle: tokio::sync::Mutex<mpsc::Receiver<()>>,
}

impl Registry {
    pub(crate) fn new(state: Arc<ServerState>) -> Arc<Registry> {
        let (busy, idle) = mpsc::channel(1);
        let (busy, idle) = (Mutex::new(Some(busy)), tokio::sync::Mutex::new(idle));
        Arc::new(Registry { state, rooms: Mutex::default(), closing: AtomicBool::new(false), busy, idle })
    }

    fn rooms(&self) -> MutexGuard<'_, BTreeMap<String, DriverHandle>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends something to a table, which is loaded if it is not there.
    pub(crate) fn send(self: &Arc<Self>, table: &str, input: DriverInput) {
        if self.closing.load(Relaxed) {
            // It is dropped, and whoever waits for an answer hears that it failed.
            return;
        }
        let mut rooms = self.rooms();
        let input = match rooms.get(table) {
            Some(room) => match room.send(input) {
                Ok(()) => return,
                // Its task has died: it is loaded anew.
                Err(lost) => lost.0,
            },
            None => input,
        };
        let (sender, inbox) = mpsc::unbounded_channel();
        let _ = sender.send(input);
        rooms.insert(table.to_owned(), sender.clone());
        drop(rooms);
        tokio::spawn(Arc::clone(self).host(table.to_owned(), sender, inbox));
    }

    /// Loads a table and lets it run; if that fails, whoever asked hears why.
    async fn host(
        self: Arc<Self>,
        table: String,
        me: DriverHandle,
        mut inbox: mpsc::UnboundedReceiver<DriverInput>,
    ) {
        let _busy = self.busy.lock().unwrap_or_else(PoisonError::into_inner).clone();
        match Driver::load(Arc::clone(&self), me, &table).await {
            Ok(driver) => driver.run(inbox).await,
            Err(refusal) => {
                self.drop_room(&table);
                inbox.close();
                while let Some(input) = inbox.recv().await {
                    refuse(input, &refusal);
                }
            }
        }
    }

    /// Puts a table into the registry that is not from the database: for tests.
    #[cfg(test)]
    pub(crate) fn place(&self, table: &str, make: impl FnOnce(DriverHandle) -> Driver) {
        let (sender, inbox) = mpsc::unbounded_channel();
        self.rooms().insert(table.to_owned(), sender.clone());
        tokio::spawn(make(sender).run(inbox));
    }

    /// Asks a table something.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        table: &str,
        input: impl FnOnce(Reply<T>) -> DriverInput,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        self.send(table, input(reply));
        answer.await.unwrap_or_else(|_| Err(Refusal::plain(ErrorCode::Internal)))
    }

    /// Forgets a table that nobody has written to since; no if somebody has.
    pub(crate) fn forget(&self, table: &str, inbox: &mut mpsc::UnboundedReceiver<DriverInput>) -> bool {
        // Anything is only sent while this lock is held, so nothing can slip in between.
        let mut rooms = self.rooms();
        let quiet = inbox.is_empty();
        if quiet {
            rooms.remove(table);
        }
        quiet
    }

    /// Forgets a table whatever was written to it.
    pub(crate) fn drop_room(&self, table: &str) {
        self.rooms().remove(table);
    }

    /// Opens a table.
    pub(crate) async fn open(
        self: &Arc<Self>,
        new: NewTable,
        account: Option<String>,
    ) -> Result<Opened, Refusal> {
        let state = &self.state;
        let running = state.store.running().await.map_err(|error| state.refusal_for(&error))?;
        if running >= state.config.limits.tables {
            return Err(Refusal::plain(ErrorCode::TooManyTables));
        }
        let bad = |what: antre_kernel::Misread| Refusal::new(ErrorCode::BadOpen, what);
        let game = antre_host::find(SHELF, &new.game).map_err(bad)?;
        let name = new.name.clone().unwrap_or_default();
        if new.clock.is_some_and(|clock| !(1..=LONGEST_CLOCK).contains(&clock.seconds)) {
            return Err(bad(Phrase::new("server-bad-clock").into()));
        }
        let mine = new.seats.iter().filter(|seat| matches!(seat, SeatRequest::Me {})).count();
        if mine > 1 {
            return Err(bad(Phrase::new("server-one-me").into()));
        }
        if mine == 1 {
            check_name(&name)?;
            state.namesakes.check(&name, account.as_deref())?;
        }
        let stand_in = self.stand_in(game.id(), &new)?;
        let pack = self.pack(game, new.pack.as_deref())?;
        let seats = u8::try_from(new.seats.len()).map_err(|_| Refusal::plain(ErrorCode::BadOpen))?;
        let options = new.options.clone().into_iter().collect();
        let request = Request { pack: Some(pack.clone()), seats: Some(seats), options, rules: None };
        // Reading a pack that was not read before takes milliseconds, which would hold up others.
        let shared = Arc::clone(&state.shared);
        let reader = state.readers.acquire().await.map_err(|_| Refusal::plain(ErrorCode::Internal))?;
        let inspected = tokio::task::spawn_blocking(move || {
            let hash = request.pack.as_ref().map(|(name, text)| Source::new(name, text).hash());
            shared.boxes.inspect(game, &request, &hash.unwrap_or_default())
        });
        let inspected = inspected.await.map_err(|_| Refusal::plain(ErrorCode::Internal))?;
        drop(reader);
        let (setup, rules_version) = inspected.map_err(bad)?;
        let sits = new.seats.iter().map(|ask| self.seat(game.id(), ask, &name, account.as_deref()));
        let seats: Vec<StoredSeat> = sits.collect::<Result<_, _>>()?;
        if mine == 1 {
            check_apart(&name, seats.iter().filter(|seat| seat.who == Who::Bot))?;
        }
        let id = token().map_err(|_| Refusal::plain(ErrorCode::Internal))?;
        let seats = named(seats, &id);
        let seed = hex(&random::<32>().map_err(|_| Refusal::plain(ErrorCode::Internal))?);
        let stored = StoredTable {
            listed: new.listed,
            chat: new.chat.unwrap_or(true),
            hints: new.hints,
            pace: new.pace,
            clock: new.clock,
            stand_in,
            ..StoredTable::new(game.id(), rules_version, &setup, seats, seed)
        };
        let mut secrets = Vec::new();
        let mut told = None;
        if let Some(index) = new.seats.iter().position(|seat| matches!(seat, SeatRequest::Me {})) {
            let secret = token().map_err(|_| Refusal::plain(ErrorCode::Internal))?;
            secrets.push((Hash::of(&secret), Seat::new(index)));
            told = Some((Seat::new(index), secret));
        }
        let pack = Op::Pack { hash: setup.pack_hash, name: pack.0, content: pack.1 };
        self.write(&id, stored.clone(), secrets, account, vec![pack]).await?;
        Ok(Opened {
            commitment: antre_room::commitment(&id, &stored),
            table: id,
            seat: told.as_ref().map(|(seat, _)| seat.to_string()),
            secret: told.map(|(_, secret)| secret),
        })
    }

    fn pack(&self, game: &'static dyn AnyGame, name: Option<&str>) -> Result<(String, String), Refusal> {
        let default = game.packs();
        let name = name.or_else(|| default.first().copied()).unwrap_or_default();
        self.state.packs.find(game, name).ok_or_else(|| {
            let near = self.state.packs.names(game).join(", ");
            let what = Phrase::new("pack-unknown").with("got", name).with("near", near);
            Refusal::new(ErrorCode::BadOpen, what)
        })
    }

    /// Who may play for people who are away: nobody, unless it is said, or the clock wants somebody to.
    fn stand_in(&self, game: &str, new: &NewTable) -> Result<Option<String>, Refusal> {
        let wanted = new.stand_in.as_deref();
        let by_clock = new.clock.filter(|clock| clock.then == OnTimeOut::Bot).map(|_| "lanterne");
        let bot =
            wanted.or(by_clock).map(|bot| allowed_bot(&self.state.config.limits, game, bot)).transpose()?;
        Ok(bot.map(|bot| bot.to_string()))
    }

    fn seat(
        &self,
        game: &str,
        ask: &SeatRequest,
        name: &str,
        account: Option<&str>,
    ) -> Result<StoredSeat, Refusal> {
        let nobody = StoredSeat::open();
        Ok(match ask {
            SeatRequest::Open {} => nobody,
            SeatRequest::Me {} => StoredSeat {
                who: Who::Human,
                name: name.to_owned(),
                account: account.map(str::to_owned),
                ..nobody
            },
            SeatRequest::Bot { bot } => {
                let spec = allowed_bot(&self.state.config.limits, game, bot)?;
                StoredSeat { who: Who::Bot, name: bot_name(spec), bot: Some(spec.to_string()), ..nobody }
            }
        })
    }

    /// Writes a new table down.
    async fn write(
        self: &Arc<Self>,
        id: &str,
        stored: StoredTable,
        secrets: Vec<(Hash, Seat)>,
        account: Option<String>,
        more: Vec<Op>,
    ) -> Result<(), Refusal> {
        let mut stored = stored;
        // Bots add nothing to the chance and need not see the commitment: among themselves they are dealt at once.
        stored.dealt = stored.seats.iter().all(|seat| seat.who == Who::Bot);
        let status = if stored.dealt { Status::Running } else { Status::Waiting };
        let head = RowHead { id: id.to_owned(), made: self.state.now() };
        let row = stored_row(&head, status, &stored).map_err(|error| self.state.refusal_for(&error))?;
        let mut ops = vec![Op::Open(row)];
        ops.extend(more);
        for (hash, seat) in secrets {
            ops.push(Op::Secret { hash, table: id.to_owned(), seat: seat.index(), made: head.made });
            if let Some(account) = &account {
                let (account, table) = (account.clone(), id.to_owned());
                ops.push(Op::Sitting { account, table, seat: seat.index() });
            }
        }
        self.state.store.commit(ops).await.map_err(|error| self.state.refusal_for(&error))
    }

    /// Deletes a table for the operator; whether there was one. People there are told.
    ///
    /// # Errors
    /// Why it is still there.
    pub(crate) async fn delete(self: &Arc<Self>, table: &str) -> Result<bool, Refusal> {
        match self.ask(table, |reply| DriverInput::Delete { reply }).await {
            Ok(()) => Ok(true),
            Err(refusal) if refusal.code == ErrorCode::NotFound => Ok(false),
            // One that cannot even be loaded goes from the disk alone.
            Err(_) => {
                let op = Op::Delete { table: table.to_owned() };
                self.state.store.commit(vec![op]).await.map_err(|error| self.state.refusal_for(&error))?;
                Ok(true)
            }
        }
    }

    /// Looks after tables that nobody looks at, as long as the server runs: wakes those whose clocks ran out or whose
    /// players want to be told of their turn, and deletes those that were never dealt.
    pub(crate) async fn look_after(self: Arc<Self>) {
        // Who was to be told when the server stopped is told now.
        match self.state.store.watched().await {
            Ok(watched) => watched.iter().for_each(|table| self.send(table, DriverInput::Wake)),
            Err(error) => tracing::error!(%error, "who wants to be told of their turn cannot be read"),
        }
        let mut ticks = tokio::time::interval(Duration::from_secs(5));
        let mut sweep = tokio::time::interval(Duration::from_secs(3600));
        while !self.closing.load(Relaxed) {
            tokio::select! {
                _ = ticks.tick() => {}
                _ = sweep.tick() => {
                    self.sweep(self.state.now()).await;
                    continue;
                }
            }
            match self.state.store.due(self.state.now(), 200).await {
                Ok(due) => due.iter().for_each(|table| self.send(table, DriverInput::Wake)),
                Err(error) => tracing::error!(%error, "the clocks of sleeping tables cannot be read"),
            }
        }
    }

    /// Asks tables that have waited too long for their players, or have been over for long enough, to go; each sees for
    /// itself whether somebody is there.
    async fn sweep(self: &Arc<Self>, now: i64) {
        let (limits, store) = (&self.state.config.limits, &self.state.store);
        let days = |days: u32| (days > 0).then(|| now - i64::from(days) * 24 * 3600 * 1000);
        let mut old = Vec::new();
        if let Some(before) = days(limits.waiting_days) {
            old.push(store.stale(before, 1_000).await);
        }
        if let Some(before) = days(limits.finished_days) {
            old.push(store.finished(before, 1_000).await);
        }
        for tables in old {
            match tables {
                Ok(tables) => tables.iter().for_each(|table| self.send(table, DriverInput::Expire)),
                Err(error) => tracing::error!(%error, "tables that are to go cannot be read"),
            }
        }
        if let Some(before) = days(limits.chat_days)
            && let Err(error) = store.commit(vec![Op::ForgetChat { before }]).await
        {
            tracing::error!(%error, "what was said long ago cannot be deleted");
        }
    }

    /// Tells every table that the server stops, and waits until each has ended what it was doing.
    pub(crate) async fn close(&self) {
        self.closing.store(true, Relaxed);
        for (_, room) in std::mem::take(&mut *self.rooms()) {
            let _ = room.send(DriverInput::Stop);
        }
        drop(self.busy.lock().unwrap_or_else(PoisonError::into_inner).take());
        let _ = self.idle.lock().await.recv().await;
    }
}

/// Bots get names of their own, none like that of somebody at the table.
fn named(mut seats: Vec<StoredSeat>, table: &str) -> Vec<StoredSeat> {
    let people: Vec<StoredSeat> = seats.iter().filter(|seat| seat.who == Who::Human).cloned().collect();
    let mut names = opponent_names(table).into_iter().filter(|name| check_apart(name, &people).is_ok());
    for seat in seats.iter_mut().filter(|seat| seat.who == Who::Bot) {
        seat.name = names.next().map_or_else(|| seat.name.clone(), str::to_owned);
    }
    seats
}

/// Answers what was sent to a table that is not there.
fn refuse(input: DriverInput, refusal: &Refusal) {
    let refusal = refusal.clone();
    match input {
        DriverInput::Join { reply, .. } | DriverInput::Return { reply, .. } => drop(reply.send(Err(refusal))),
        DriverInput::Enter { reply, .. } => drop(reply.send(Err(refusal))),
        DriverInput::Summarise { reply, .. } => drop(reply.send(Err(refusal))),
        DriverInput::Prove { reply } => drop(reply.send(Err(refusal))),
        DriverInput::Delete { reply } => drop(reply.send(Err(refusal))),
        DriverInput::Heard { .. }
        | DriverInput::Left { .. }
        | DriverInput::Thought { .. }
        | DriverInput::Wake
        | DriverInput::Expire
        | DriverInput::Stop => {}
    }
}

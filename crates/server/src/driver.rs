//! One table of the server: a task that lets a [`Room`] hear its people one after another, with real sockets, a real
//! disk and real time.

use crate::name::Short;
use crate::registry::Registry;
use crate::secret::random;
use crate::state::ServerState;
use crate::store::{Cause, Op, Row, StoreError, cause, json};
use crate::thinkers::For;
use antre_kernel::{Lang, Seat};
use antre_room::fair::Proof;
use antre_room::{
    Answer, ConnectionId, LoadFailure, Output, Refusal, Report, RequestId, Room, RoomInput, Snapshot, Text,
    ThoughtId, Time, Write, WriteFailure,
};
use antre_wire::server::{ClientMessage, ErrorCode, Join, Opened, RoomSummary, Status, StoredTable};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio_tungstenite::tungstenite::{Bytes, Utf8Bytes};

/// Where an answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// Where a table is sent what it should hear.
pub(crate) type DriverHandle = mpsc::UnboundedSender<DriverInput>;

/// What a table is sent. Kept small: a table has room for some of it, heard or not.
pub(crate) enum DriverInput {
    /// Somebody wants a seat.
    Join { join: Box<Join>, account: Option<String>, reply: Reply<Opened> },
    /// Somebody with an account comes back from another device.
    Return { account: String, seat: String, reply: Reply<Opened> },
    /// A socket comes in.
    Enter {
        secret: Option<String>,
        lang: Lang,
        address: IpAddr,
        out: mpsc::Sender<Utf8Bytes>,
        reply: Reply<Entered>,
    },
    /// A socket said something.
    Heard { connection: ConnectionId, message: Box<ClientMessage>, at: Instant },
    /// A socket is gone.
    Left { connection: ConnectionId },
    /// How does the table stand?
    Summarise { lang: Lang, reply: Reply<Box<RoomSummary>> },
    /// The open record and what proves it, once the game is over.
    Prove { reply: Reply<Box<Proof>> },
    /// A bot has decided.
    Thought { thought: ThoughtId, notation: Option<String>, took: Duration },
    /// The table is to be looked at.
    Wake,
    /// It was opened long ago and never dealt: it goes, unless somebody is there.
    Expire,
    /// The operator deletes it.
    Delete { reply: Reply<()> },
    /// The server stops.
    Stop,
}

/// What a socket gets when it came in.
#[derive(Clone)]
pub(crate) struct Entered {
    pub(crate) connection: ConnectionId,
    pub(crate) driver: DriverHandle,
}

/// Somebody who waits for an answer.
enum Waiting {
    Seat(Reply<Opened>),
    Socket(Reply<Entered>, ConnectionId),
    Summary(Reply<Box<RoomSummary>>),
    Proof(Reply<Box<Proof>>),
    Deletion(Reply<()>),
}

/// A room and what the world is to it.
pub(crate) struct Driver {
    room: Room,
    row: RowHead,
    registry: Arc<Registry>,
    state: Arc<ServerState>,
    me: DriverHandle,
    sockets: Vec<(ConnectionId, mpsc::Sender<Utf8Bytes>)>,
    waiting: BTreeMap<RequestId, Waiting>,
    /// Numbers for connections and requests.
    counted: u64,
    /// Sockets that read too slowly: they are let go, and may come back.
    slow: Vec<ConnectionId>,
    /// Bots that think, and by what their answers are hurried.
    thinking: Vec<(ThoughtId, Arc<Notify>)>,
    /// When what is being heard was said.
    said_at: Option<Instant>,
}

/// What a row of the database has beside what is stored of a table.
#[derive(Clone)]
pub(crate) struct RowHead {
    pub(crate) id: String,
    pub(crate) made: Time,
}

/// What becomes of a table after it heard something.
#[derive(PartialEq, Eq)]
enum Goes {
    On,
    /// If nothing waits for it.
    AwayIfQuiet,
    Away,
}

impl Driver {
    /// A table from the database.
    ///
    /// # Errors
    /// That there is none, or that the database failed.
    pub(crate) async fn load(registry: Arc<Registry>, me: DriverHandle, id: &str) -> Result<Driver, Refusal> {
        let state = Arc::clone(&registry.state);
        let (row, snapshot) = snapshot(&state, id).await?;
        let entropy = random().map_err(|_| Refusal::plain(ErrorCode::Internal))?;
        let (shared, now) = (Arc::clone(&state.shared), state.now());
        // A long game is played again in milliseconds, which would hold up others.
        let _reader = state.readers.acquire().await.map_err(|_| Refusal::plain(ErrorCode::Internal))?;
        let room = tokio::task::spawn_blocking(move || Room::load(shared, snapshot, entropy, now)).await;
        let room = room.map_err(|_| Refusal::plain(ErrorCode::Internal))?;
        Ok(Driver::new(registry, me, row, room))
    }

    /// A table with this room.
    pub(crate) fn new(registry: Arc<Registry>, me: DriverHandle, row: RowHead, room: Room) -> Driver {
        let state = Arc::clone(&registry.state);
        Driver {
            room,
            row,
            registry,
            state,
            me,
            sockets: Vec::new(),
            thinking: Vec::new(),
            waiting: BTreeMap::new(),
            counted: 0,
            slow: Vec::new(),
            said_at: None,
        }
    }

    /// Hears everything until the table is put away.
    pub(crate) async fn run(mut self, mut inbox: mpsc::UnboundedReceiver<DriverInput>) {
        self.state.metrics.tables.fetch_add(1, Relaxed);
        let mut goes = self.drive(RoomInput::Woken).await;
        while goes != Goes::Away {
            if goes == Goes::AwayIfQuiet && self.registry.forget(&self.row.id, &mut inbox) {
                break;
            }
            let wait = self.room.wake_at().map_or(Duration::from_secs(3600), |at| {
                Duration::from_millis((at - self.state.now()).max(5).unsigned_abs())
            });
            let heard = tokio::select! {
                input = inbox.recv() => input,
                () = tokio::time::sleep(wait) => None,
            };
            let input = match heard {
                Some(heard) => self.translate(heard),
                None => RoomInput::Woken,
            };
            goes = self.drive(input).await;
        }
        if goes == Goes::Away {
            self.registry.drop_room(&self.row.id);
        }
        self.state.metrics.tables.fetch_sub(1, Relaxed);
    }

    fn count(&mut self) -> u64 {
        self.counted += 1;
        self.counted
    }

    fn wait(&mut self, waiting: Waiting) -> RequestId {
        let request = RequestId(self.count());
        self.waiting.insert(request, waiting);
        request
    }

    /// What was sent, as the room hears it.
    fn translate(&mut self, input: DriverInput) -> RoomInput {
        self.said_at = None;
        match input {
            DriverInput::Join { join, account, reply } => {
                if let Err(refusal) = self.state.namesakes.check(&join.name, account.as_deref()) {
                    let _ = reply.send(Err(refusal));
                    return RoomInput::Woken;
                }
                RoomInput::Join { request: self.wait(Waiting::Seat(reply)), join, account }
            }
            DriverInput::Return { account, seat, reply } => {
                RoomInput::Return { request: self.wait(Waiting::Seat(reply)), account, seat }
            }
            DriverInput::Enter { secret, lang, address, out, reply } => {
                let connection = ConnectionId(self.count());
                self.sockets.push((connection, out));
                let request = self.wait(Waiting::Socket(reply, connection));
                RoomInput::Enter { request, connection, secret, lang, address }
            }
            DriverInput::Heard { connection, message, at } => {
                self.said_at = Some(at);
                RoomInput::Heard { connection, message }
            }
            DriverInput::Left { connection } => {
                self.sockets.retain(|(known, _)| *known != connection);
                RoomInput::Left { connection }
            }
            DriverInput::Summarise { lang, reply } => {
                RoomInput::Summarise { request: self.wait(Waiting::Summary(reply)), lang }
            }
            DriverInput::Prove { reply } => RoomInput::Prove { request: self.wait(Waiting::Proof(reply)) },
            DriverInput::Thought { thought, notation, took } => {
                self.thinking.retain(|(known, _)| *known != thought);
                RoomInput::Thought { thought, notation, took }
            }
            DriverInput::Wake => RoomInput::Woken,
            DriverInput::Expire => RoomInput::Expire,
            DriverInput::Delete { reply } => {
                RoomInput::Delete { request: self.wait(Waiting::Deletion(reply)) }
            }
            DriverInput::Stop => RoomInput::Stop,
        }
    }

    /// Lets the room hear something, and does what it says until it says nothing more.
    async fn drive(&mut self, input: RoomInput) -> Goes {
        let mut goes = Goes::On;
        let mut next = Some(input);
        loop {
            let Some(input) =
                next.take().or_else(|| self.slow.pop().map(|connection| RoomInput::Left { connection }))
            else {
                return goes;
            };
            for output in self.room.hear(self.state.now(), input) {
                match output {
                    Output::Tell { to, text } => self.tell(to, text),
                    Output::Release { connection } => self.sockets.retain(|(known, _)| *known != connection),
                    Output::Answer { request, answer } => self.answer(request, answer),
                    Output::Write(writes) => {
                        next = Some(RoomInput::Stored(write(&self.state, &self.row, writes).await))
                    }
                    Output::Load => next = Some(RoomInput::Loaded(reload(&self.state, &self.row.id).await)),
                    Output::Think { thought, task, light, tempo, for_people, address } => {
                        let me = self.me.clone();
                        let whom = if for_people { For::People(address) } else { For::Bots(address) };
                        let thinkers = &self.state.thinkers;
                        let pool = if light { &thinkers.light } else { &thinkers.heavy };
                        let hurry = pool.think(task, whom, tempo, move |notation, took| {
                            let _ = me.send(DriverInput::Thought { thought, notation, took });
                        });
                        self.thinking.push((thought, hurry));
                    }
                    Output::Hurry { thought } => {
                        let of_it = self.thinking.iter().filter(|(known, _)| *known == thought);
                        of_it.for_each(|(_, hurry)| hurry.notify_one());
                    }
                    Output::Notify { url, body } => self.state.messenger.send(url, body),
                    Output::Report(report) => self.report(report),
                    Output::Idle => goes = Goes::AwayIfQuiet,
                    Output::End => goes = Goes::Away,
                }
            }
        }
    }

    /// Whoever reads too slowly is let go and may come back; the others do not wait.
    fn tell(&mut self, to: ConnectionId, text: Text) {
        let Some((_, out)) = self.sockets.iter().find(|(known, _)| *known == to) else { return };
        if out.try_send(utf8(text)).is_err() {
            self.sockets.retain(|(known, _)| *known != to);
            self.slow.push(to);
        }
    }

    fn answer(&mut self, request: RequestId, answer: Result<Answer, Refusal>) {
        let odd = || Refusal::plain(ErrorCode::Internal);
        match self.waiting.remove(&request) {
            None => {}
            Some(Waiting::Seat(reply)) => drop(reply.send(answer.and_then(|answer| match answer {
                Answer::Seated(opened) => Ok(opened),
                _ => Err(odd()),
            }))),
            Some(Waiting::Socket(reply, connection)) => {
                if answer.is_err() {
                    self.sockets.retain(|(known, _)| *known != connection);
                }
                let entered = answer.map(|_| Entered { connection, driver: self.me.clone() });
                let came = entered.is_ok();
                if reply.send(entered).is_err() && came {
                    // It left before it was let in.
                    self.slow.push(connection);
                }
            }
            Some(Waiting::Summary(reply)) => drop(reply.send(answer.and_then(|answer| match answer {
                Answer::Summary(summary) => Ok(summary),
                _ => Err(odd()),
            }))),
            Some(Waiting::Proof(reply)) => drop(reply.send(answer.and_then(|answer| match answer {
                Answer::Proof(proof) => Ok(proof),
                _ => Err(odd()),
            }))),
            Some(Waiting::Deletion(reply)) => drop(reply.send(answer.map(|_| ()))),
        }
    }

    fn report(&self, report: Report) {
        let (metrics, table) = (&self.state.metrics, Short(&self.row.id));
        match report {
            Report::MoveConfirmed => {
                metrics.confirmed(self.said_at.map_or(Duration::ZERO, |at| at.elapsed()))
            }
            Report::Refused => drop(metrics.refused.fetch_add(1, Relaxed)),
            Report::BotMoved => drop(metrics.moves.fetch_add(1, Relaxed)),
            Report::HintGiven(seat) => {
                metrics.hints.fetch_add(1, Relaxed);
                tracing::info!(%table, %seat, "a hint is given");
            }
            Report::BotRefused(seat, why) => {
                tracing::error!(%table, %seat, ?why, "a bot's move was refused; it plays at random");
            }
            Report::BotStuck(seat, why) => tracing::error!(%table, %seat, ?why, "a bot cannot play on"),
            Report::Frozen(why) => tracing::warn!(%table, why, "a table is frozen"),
        }
    }
}

/// Brings something onto the disk.
async fn write(state: &ServerState, row: &RowHead, writes: Vec<Write>) -> Result<(), WriteFailure> {
    let mut ops = Vec::with_capacity(writes.len());
    let (now, lines) = (state.now(), state.config.limits.chat_lines);
    let added = writes.into_iter().try_for_each(|write| add_ops(&mut ops, row, now, lines, write));
    let written = match added {
        Ok(()) => state.store.commit(ops).await,
        Err(error) => Err(error),
    };
    written.map_err(|error| {
        let refusal = state.refusal_for(&error);
        match cause(&error) {
            Cause::Gone => WriteFailure::Gone,
            Cause::Full => WriteFailure::Nothing(refusal),
            Cause::Other => WriteFailure::Unsure(refusal),
        }
    })
}

async fn reload(state: &ServerState, id: &str) -> Result<Box<Snapshot>, LoadFailure> {
    match snapshot(state, id).await {
        Ok((_, snapshot)) => Ok(Box::new(snapshot)),
        Err(refusal) if refusal.code == ErrorCode::NotFound => Err(LoadFailure::Gone),
        Err(_) => Err(LoadFailure::Unavailable),
    }
}

/// A message as a socket sends it, without a copy.
fn utf8(text: Text) -> Utf8Bytes {
    struct Shared(Text);
    impl AsRef<[u8]> for Shared {
        fn as_ref(&self) -> &[u8] {
            self.0.as_bytes()
        }
    }
    Utf8Bytes::try_from(Bytes::from_owner(Shared(text))).unwrap_or_default()
}

/// What the room wants written, as the database knows it.
fn add_ops(
    ops: &mut Vec<Op>,
    row: &RowHead,
    now: Time,
    chat_lines: u32,
    write: Write,
) -> Result<(), StoreError> {
    let table = || row.id.clone();
    let op = match write {
        Write::Table { status, stored } => Op::Table(stored_row(row, status, &stored)?),
        Write::Step(step) => Op::Step { table: table(), step },
        Write::Status(status) => Op::Status { table: table(), status: word(status) },
        Write::Chat(line) => {
            ops.push(Op::Chat { table: table(), line: json(&line)? });
            Op::TrimChat { table: table(), keep: chat_lines }
        }
        Write::WakeAt(at) => Op::Wake { table: table(), at },
        Write::Secret { hash, seat } => Op::Secret { hash, table: table(), seat: seat.index(), made: now },
        Write::Revoke { hash } => Op::Revoke { hash, table: table() },
        Write::Sitting { account, seat } => Op::Sitting { account, table: table(), seat: seat.index() },
        Write::Delete => Op::Delete { table: table() },
        Write::Open { id, status, stored, secrets } => {
            let head = RowHead { id, made: now };
            ops.push(Op::Open(stored_row(&head, status, &stored)?));
            let table = || head.id.clone();
            ops.extend(secrets.into_iter().map(|(hash, seat)| Op::Secret {
                hash,
                table: table(),
                seat: seat.index(),
                made: now,
            }));
            let sits = stored.seats.iter().enumerate();
            ops.extend(sits.filter_map(|(seat, sitting)| {
                Some(Op::Sitting { account: sitting.account.clone()?, table: table(), seat })
            }));
            return Ok(());
        }
    };
    ops.push(op);
    Ok(())
}

/// The row of a table.
pub(crate) fn stored_row(head: &RowHead, status: Status, stored: &StoredTable) -> Result<Row, StoreError> {
    Ok(Row {
        id: head.id.clone(),
        made: head.made,
        status: word(status).to_owned(),
        listed: stored.listed,
        game: stored.game.clone(),
        stored: json(stored)?,
    })
}

/// A status as it is stored.
pub(crate) fn word(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Running => "running",
        Status::Over => "over",
        Status::Frozen => "frozen",
    }
}

/// A table as it is stored.
async fn snapshot(state: &ServerState, id: &str) -> Result<(RowHead, Snapshot), Refusal> {
    let refused = |error: StoreError| state.refusal_for(&error);
    let row = state.store.table(id).await.map_err(refused)?;
    let row = row.ok_or_else(|| Refusal::plain(ErrorCode::NotFound))?;
    let stored: StoredTable = serde_json::from_str(&row.stored).map_err(|error| {
        tracing::error!(table = %Short(id), %error, "a stored table is not understood");
        Refusal::plain(ErrorCode::Internal)
    })?;
    let secrets = state.store.secrets(id).await.map_err(refused)?;
    let steps = state.store.steps(id).await.map_err(refused)?;
    let pack = state.store.pack(&stored.pack_hash).await.map_err(refused)?;
    let chat = state.store.said(id, Room::REMEMBERED as i64).await.map_err(refused)?;
    let seats = stored.seats.len();
    let unheld = antre_room::last_timed(&steps).map_or(0, |step| state.clock.unheld_since(step.at));
    let snapshot = Snapshot {
        id: row.id.clone(),
        stored,
        secrets: secrets
            .into_iter()
            .filter(|(_, seat)| *seat < seats)
            .map(|(hash, seat)| (hash, Seat::new(seat)))
            .collect(),
        steps,
        pack,
        chat: chat.iter().filter_map(|line| serde_json::from_str(line).ok()).collect(),
        unheld,
    };
    Ok((RowHead { id: row.id, made: row.made }, snapshot))
}

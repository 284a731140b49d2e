//! The socket of a player or spectator: one task that carries messages both ways and guards the table.

use crate::crowd;
use crate::driver::{DriverInput, Entered};
use crate::http::App;
use crate::name::is_name;
use crate::quotas::Costly;
use antre_kernel::Lang;
use antre_room::{Bucket, Rate, Refusal, Text, encode};
use antre_wire::Id;
use antre_wire::server::{ClientMessage, Command, ErrorCode, ServerMessage};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Bytes, Error, Message, Utf8Bytes};

/// How many messages may wait for a slow reader before it is let go.
const QUEUE: usize = 64;

/// How many messages too many until the socket is closed.
const MOST_EXCESS: u32 = 50;

/// Longer messages go in parts: what a socket has sent at once it keeps room for as long as it lives.
pub(crate) const PART: usize = 4 * 1024;

/// A connection to a browser, or to whoever speaks like one.
pub(crate) type WebSocket = WebSocketStream<TokioIo<Upgraded>>;

/// One open socket of an address; counts as long as it lives.
pub(crate) struct Place {
    app: Arc<App>,
    held: crowd::Place,
}

impl Place {
    /// A place for one more socket, if the address has not too many.
    pub(crate) fn take(app: &Arc<App>, address: IpAddr) -> Option<Place> {
        let held = app.sockets.enter(address)?;
        app.state.metrics.sockets.fetch_add(1, Relaxed);
        Some(Place { app: Arc::clone(app), held })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.state.metrics.sockets.fetch_sub(1, Relaxed);
    }
}

struct Connection {
    app: Arc<App>,
    socket: WebSocket,
    lang: Lang,
    address: IpAddr,
    patience: Duration,
    /// Whether somebody only looks on.
    watches: bool,
    /// When something was last said here, by either side, that is more than a sign of life.
    talked: Instant,
    /// The answer to a sign of life.
    pong: Text,
}

/// Carries messages until one side ends it.
pub(crate) async fn run(app: Arc<App>, socket: WebSocket, place: Place, lang: Lang) {
    let patience = Duration::from_secs(app.state.config.limits.patience_seconds);
    let (address, talked, pong) = (place.held.network(), Instant::now(), encode(&ServerMessage::Pong {}));
    let mut connection = Connection { app, socket, lang, address, patience, watches: false, talked, pong };
    let (sender, inbox) = mpsc::channel(QUEUE);
    if let Some(entered) = connection.enter(sender).await {
        connection.carry(&entered, inbox).await;
        let _ = entered.driver.send(DriverInput::Left { connection: entered.connection });
    }
    let _ = timeout(connection.patience, connection.socket.send(Message::Close(None))).await;
    drop(place);
}

impl Connection {
    /// The first message must come in time, and must be `enter`.
    async fn enter(&mut self, out: mpsc::Sender<Utf8Bytes>) -> Option<Entered> {
        let message = loop {
            match timeout(self.patience, self.socket.next()).await.ok()?? {
                Ok(Message::Text(text)) => break ClientMessage::read(&text),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(Message::Binary(_) | Message::Close(_) | Message::Frame(_)) | Err(_) => return None,
            }
        };
        let (id, table, secret) = match message {
            Ok(ClientMessage { id, command: Command::Enter { table, secret, lang } }) => {
                self.lang = lang.map_or(self.lang, Lang::from);
                (id, table, secret)
            }
            Ok(ClientMessage { id, .. }) => {
                let refusal =
                    Refusal::new(ErrorCode::BadAsk, antre_kernel::Phrase::new("server-enter-first"));
                self.refuse(id, &refusal).await;
                return None;
            }
            Err(bad) => {
                self.refuse(bad.id, &Refusal::new(bad.code, bad.what)).await;
                return None;
            }
        };
        if !is_name(&table) {
            self.refuse(id, &Refusal::plain(ErrorCode::NotFound)).await;
            return None;
        }
        self.watches = secret.is_none();
        let (registry, lang) = (Arc::clone(&self.app.registry), self.lang);
        let address = self.address;
        match registry.ask(&table, |reply| DriverInput::Enter { secret, lang, address, out, reply }).await {
            Ok(entered) => Some(entered),
            Err(refusal) => {
                self.refuse(id, &refusal).await;
                None
            }
        }
    }

    async fn carry(&mut self, entered: &Entered, mut inbox: mpsc::Receiver<Utf8Bytes>) {
        let limits = &self.app.state.config.limits;
        let rate = Rate { burst: limits.message_burst, per_second: limits.messages_per_second };
        let idle = Duration::from_secs(limits.idle_seconds);
        let quiet = Duration::from_secs(limits.spectator_idle_seconds);
        let mut bucket = Bucket::full(rate, self.app.state.now());
        let mut excess = 0;
        let mut heard = Instant::now();
        let mut pulse = tokio::time::interval(idle.min(quiet) / 3);
        pulse.tick().await;
        loop {
            tokio::select! {
                out = inbox.recv() => {
                    let Some(text) = out else { return };
                    if !self.send(text, &mut inbox).await {
                        return;
                    }
                }
                frame = self.socket.next() => {
                    heard = Instant::now();
                    let text = match frame {
                        Some(Ok(Message::Text(text))) => Some(text),
                        Some(Ok(Message::Binary(_))) => None,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_) | Message::Frame(_)) | Err(_)) | None => return,
                    };
                    if !bucket.take(rate, self.app.state.now()) {
                        excess += 1;
                        self.app.state.metrics.repelled.fetch_add(1, Relaxed);
                        // A message is short, and few are read like this before the socket is closed.
                        let id = text.and_then(|text| ClientMessage::read(&text).map_or_else(|bad| bad.id, |message| message.id));
                        if excess > MOST_EXCESS || !self.refuse(id, &Refusal::plain(ErrorCode::TooFast)).await {
                            return;
                        }
                        continue;
                    }
                    let message = text.map_or(Err(None), |text| ClientMessage::read(&text).map_err(Some));
                    let refusal = match message {
                        Ok(message) => {
                            if message.command != (Command::Ping {}) {
                                self.talked = heard;
                            }
                            let (state, id) = (&self.app.state, message.id.clone());
                            let cost = Costly::of(&message.command);
                            let paid = cost.map_or(Ok(()), |cost| state.quotas.take(cost, self.address, state.now()));
                            if let Err(refusal) = paid {
                                if !self.refuse(id, &refusal).await {
                                    return;
                                }
                                continue;
                            }
                            let message = Box::new(message);
                            let connection = entered.connection;
                            let _ = entered.driver.send(DriverInput::Heard { connection, message, at: heard });
                            continue;
                        }
                        Err(Some(bad)) => (bad.id, Refusal::new(bad.code, bad.what)),
                        Err(None) => (None, Refusal::plain(ErrorCode::BadAsk)),
                    };
                    self.app.state.metrics.refused.fetch_add(1, Relaxed);
                    if !self.refuse(refusal.0, &refusal.1).await {
                        return;
                    }
                }
                _ = pulse.tick() => {
                    if self.watches && self.talked.elapsed() > quiet {
                        self.rest().await;
                        return;
                    }
                    let ping = self.socket.send(Message::Ping(Default::default()));
                    if heard.elapsed() > idle || !matches!(timeout(self.patience, ping).await, Ok(Ok(()))) {
                        return;
                    }
                }
            }
        }
    }

    async fn refuse(&mut self, id: Option<Id>, refusal: &Refusal) -> bool {
        let error = self.app.state.shared.speech.error_body("", self.lang, refusal);
        let text = Utf8Bytes::from(&*encode(&ServerMessage::Refused { id, error }));
        let sending = async {
            feed(&mut self.socket, text).await?;
            self.socket.flush().await
        };
        matches!(timeout(self.patience, sending).await, Ok(Ok(())))
    }

    /// Lets somebody go who has looked on for long while nothing happened; they may come back.
    async fn rest(&mut self) {
        let what = antre_kernel::Phrase::new("server-quiet");
        let message = self.app.state.shared.speech.speaker(self.lang).say(&what);
        let text = encode(&ServerMessage::Closing { message, again: true });
        let _ = timeout(self.patience, self.socket.send(Message::Text(Utf8Bytes::from(&*text)))).await;
    }

    /// Sends a message, and together with it what waits behind it; says whether that could be done in time.
    async fn send(&mut self, text: Utf8Bytes, behind: &mut mpsc::Receiver<Utf8Bytes>) -> bool {
        let (socket, pong, mut talks) = (&mut self.socket, &*self.pong, text.as_str() != &*self.pong);
        let sending = async {
            feed(socket, text).await?;
            while let Ok(text) = behind.try_recv() {
                talks |= text.as_str() != pong;
                feed(socket, text).await?;
            }
            socket.flush().await
        };
        let sent = timeout(self.patience, sending).await;
        if talks {
            self.talked = Instant::now();
        }
        matches!(sent, Ok(Ok(())))
    }
}

/// Hands a message to a socket; a long one goes in parts, each on its way before the next.
async fn feed(socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), Error> {
    if text.len() <= PART {
        return socket.feed(Message::Text(text)).await;
    }
    let bytes = Bytes::from(text);
    for start in (0..bytes.len()).step_by(PART) {
        let end = bytes.len().min(start + PART);
        let kind = OpCode::Data(if start == 0 { Data::Text } else { Data::Continue });
        let part = Frame::message(bytes.slice(start..end), kind, end == bytes.len());
        socket.send(Message::Frame(part)).await?;
    }
    Ok(())
}

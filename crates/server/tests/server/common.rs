//! A server in a folder of its own, and people who talk to it over real sockets.

#![allow(
    dead_code,
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "each test file uses a part of it"
)]

use antre_server::{Config, Keep, Page, PageFile, Server};
use antre_wire::Scene;
use antre_wire::server::{ClientMessage, Command, Ending, Opened, RoomSummary, ServerMessage, Update};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// No test waits longer than this for anything.
pub const LONG: Duration = Duration::from_secs(20);

/// A folder that goes away with its test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let name = format!("antre-server-{}-{}", std::process::id(), COUNT.fetch_add(1, Relaxed));
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A configuration for tests: any port, brisk bots, and no limits on how often one asks.
pub fn config(folder: &Folder) -> Config {
    let mut config = Config { listen: "127.0.0.1:0".into(), data: folder.0.clone(), ..Config::default() };
    config.limits.request_burst = 1_000_000;
    config.limits.message_burst = 1_000_000;
    config.limits.sockets_per_address = 100_000;
    config.limits.tables_per_hour = 1_000_000;
    config.limits.chat_per_minute = 1_000_000;
    config.limits.connections_per_address = 100_000;
    config.limits.bot_pace_ms = 0;
    config.limits.bots_alone_pace_ms = 0;
    config
}

pub async fn start(config: Config) -> Server {
    Server::start(config, None, None).await.unwrap()
}

/// An answer of a page.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    /// An answer as it came.
    pub fn read(text: &str) -> Answer {
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((text, ""));
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
        Answer { status, head: head.to_ascii_lowercase(), body: body.to_owned() }
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }
}

/// Sends bytes and reads everything until the other side closes.
pub async fn raw(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut answer = Vec::new();
    let _ = timeout(LONG, stream.read_to_end(&mut answer)).await.expect("an answer in time");
    String::from_utf8_lossy(&answer).into_owned()
}

/// What is sent to ask for a page once.
pub fn request(address: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> String {
    format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAccept-Language: en\r\n{headers}Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

pub async fn ask(address: SocketAddr, method: &str, path: &str, headers: &str, body: &str) -> Answer {
    Answer::read(&raw(address, request(address, method, path, headers, body).as_bytes()).await)
}

pub async fn get(address: SocketAddr, path: &str) -> Answer {
    ask(address, "GET", path, "", "").await
}

pub async fn post(address: SocketAddr, path: &str, body: &Value) -> Answer {
    ask(address, "POST", path, "", &body.to_string()).await
}

/// A connection from one of the many addresses of this machine.
pub async fn dial(from: IpAddr, to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::new(from, 0))?;
    timeout(LONG, socket.connect(to)).await?
}

/// Opens a table and expects it to work.
pub async fn open(address: SocketAddr, body: &Value) -> Opened {
    let answer = post(address, "/api/tables", body).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    serde_json::from_str(&answer.body).unwrap()
}

pub async fn join(address: SocketAddr, table: &str, name: &str) -> Opened {
    let answer = post(address, &format!("/api/tables/{table}/join"), &json!({ "name": name })).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    serde_json::from_str(&answer.body).unwrap()
}

/// A table with this many people, and the secrets of their seats.
pub async fn gather(address: SocketAddr, game: &str, people: usize) -> (String, Vec<String>) {
    let mut seats = vec![json!({"who": "me"})];
    seats.extend((1..people).map(|_| json!({"who": "open"})));
    let first = open(address, &json!({"game": game, "seats": seats, "name": "Anna"})).await;
    let mut secrets = vec![first.secret.unwrap()];
    for index in 1..people {
        secrets.push(
            join(address, &first.table, ["", "Bruno", "Chloé", "Dario", "Ewa", "Finn"][index])
                .await
                .secret
                .unwrap(),
        );
    }
    (first.table, secrets)
}

/// Such a table with everybody at it and the cards dealt.
pub async fn seated(address: SocketAddr, game: &str, people: usize) -> (String, Vec<String>, Vec<Person>) {
    let (table, secrets) = gather(address, game, people).await;
    let mut all = Vec::new();
    for secret in &secrets {
        all.push(Person::enter(address, &table, Some(secret)).await);
    }
    for person in &mut all {
        person.until_dealt().await;
    }
    (table, secrets, all)
}

/// Somebody at a table.
pub struct Person {
    pub socket: WebSocketStream<TcpStream>,
    pub update: Option<Update>,
    /// What lies where, from all the news so far.
    pub scene: Option<Scene>,
    pub room: Option<RoomSummary>,
    pub ending: Option<Ending>,
    pub eye: String,
    /// What it adds to the shuffle, once all have promised; nothing if that is told.
    pub luck: Option<String>,
}

/// Answers to what a person says by itself bear this mark.
const BY_ITSELF: antre_wire::Id = antre_wire::Id::Number(-1);

pub async fn connect(address: SocketAddr) -> WebSocketStream<TcpStream> {
    let stream = TcpStream::connect(address).await.unwrap();
    let url = format!("ws://{address}/ws");
    let (socket, _) = timeout(LONG, tokio_tungstenite::client_async(url, stream)).await.unwrap().unwrap();
    socket
}

impl Person {
    /// Somebody at the door.
    pub async fn new(address: SocketAddr) -> Person {
        Person::at(connect(address).await)
    }

    /// Somebody with this socket.
    pub fn at(socket: WebSocketStream<TcpStream>) -> Person {
        let (update, scene, room, ending, eye) = (None, None, None, None, String::new());
        Person { socket, update, scene, room, ending, eye, luck: None }
    }

    /// Comes in, and adds a little luck to the shuffle: promised now, told when all have promised.
    pub async fn enter_with_luck(address: SocketAddr, table: &str, secret: &str) -> Person {
        let mut person = Person::new(address).await;
        person.come_in(table, Some(secret)).await;
        let luck = format!("luck of {}", person.eye);
        person.promise(table, &luck).await.unwrap();
        person
    }

    async fn come_in(&mut self, table: &str, secret: Option<&str>) {
        let (table, secret) = (table.to_owned(), secret.map(str::to_owned));
        self.say(Command::Enter { table, secret, lang: Some(antre_wire::LangCode::En) }).await;
        let first = self.hear().await;
        assert!(matches!(first, ServerMessage::Welcome { .. }), "no welcome but {first:?}");
    }

    /// Promises to add this to the shuffle of a table, and tells it when all have promised.
    pub async fn promise(&mut self, table: &str, luck: &str) -> Result<u32, antre_wire::server::ErrorBody> {
        let seat = antre_kernel::Seat::read(&self.eye, 6).unwrap();
        let round = self.room.as_ref().map_or(0, |room| room.rounds);
        let promise = antre_room::fair::promise(table, seat, round, luck);
        self.luck = Some(luck.to_owned());
        self.try_do(Command::Ready { promise: Some(promise) }).await
    }

    /// Comes in; whoever has a seat says at once that they are ready, and adds nothing to the shuffle.
    pub async fn enter(address: SocketAddr, table: &str, secret: Option<&str>) -> Person {
        let mut person = Person::new(address).await;
        person.come_in(table, secret).await;
        if secret.is_some() {
            person.try_do(Command::Ready { promise: None }).await.unwrap();
        }
        person
    }

    pub async fn say(&mut self, what: Command) {
        self.send(ClientMessage { id: None, command: what }).await;
    }

    async fn send(&mut self, said: ClientMessage) {
        let text = serde_json::to_string(&said).unwrap();
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next message as text.
    pub async fn hear_text(&mut self) -> Option<String> {
        loop {
            match timeout(LONG, self.socket.next()).await.expect("a word in time") {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    }

    pub async fn hear(&mut self) -> ServerMessage {
        let text = self.hear_text().await.expect("the socket is open");
        let message: ServerMessage =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        match &message {
            ServerMessage::Update(update) => {
                let scene = update.scene.clone().after(self.scene.as_ref());
                self.scene = Some(scene.expect("no news of a zone that was never told"));
                self.update = Some(update.clone());
            }
            ServerMessage::Room(room) => {
                self.room = Some(room.clone());
                if let Some(contribution) = self.luck.take_if(|_| room.reveal) {
                    self.send(ClientMessage {
                        id: Some(BY_ITSELF),
                        command: Command::Reveal { contribution },
                    })
                    .await;
                }
            }
            ServerMessage::Welcome { eye, .. } => self.eye = eye.clone(),
            ServerMessage::Over(ending) => self.ending = Some(ending.clone()),
            _ => {}
        }
        message
    }

    /// Hears until this is said.
    pub async fn until<T>(&mut self, mut wanted: impl FnMut(&ServerMessage) -> Option<T>) -> T {
        loop {
            let message = self.hear().await;
            if let Some(found) = wanted(&message) {
                return found;
            }
        }
    }

    /// Hears until something is dealt.
    pub async fn until_dealt(&mut self) {
        self.until_version(0).await;
    }

    /// Hears until the table has this version or a later one.
    pub async fn until_version(&mut self, version: u32) {
        while self.update.as_ref().is_none_or(|update| update.version < version) {
            self.hear().await;
        }
    }

    /// Hears until the game is over and the seed is told.
    pub async fn until_over(&mut self) {
        while self.ending.is_none() || self.room.as_ref().is_none_or(|room| room.seed.is_none()) {
            self.hear().await;
        }
    }

    /// Says something and gives what the table answers: the version, or why not.
    pub async fn try_do(&mut self, what: Command) -> Result<u32, antre_wire::server::ErrorBody> {
        self.say(what).await;
        self.until(|message| match message {
            ServerMessage::Done { id: Some(BY_ITSELF), .. } => None,
            ServerMessage::Done { version, .. } => Some(Ok(*version)),
            ServerMessage::Refused { error, .. } => Some(Err(error.clone())),
            _ => None,
        })
        .await
    }

    pub async fn play(&mut self, notation: &str) -> Result<u32, antre_wire::server::ErrorBody> {
        let version = self.update.as_ref().map_or(0, |update| update.version);
        self.try_do(Command::Play { version, notation: notation.to_owned() }).await
    }

    /// The first or some other choice, as a number says.
    pub fn pick(&self, number: usize) -> Option<String> {
        let choices = &self.update.as_ref()?.choices;
        (!choices.is_empty()).then(|| choices[number % choices.len()].notation.clone())
    }
}

/// Everybody hears until the cards are dealt: whoever promised something has to tell it for that.
pub async fn all_dealt(people: &mut [Person]) {
    futures_util::future::join_all(people.iter_mut().map(Person::until_dealt)).await;
}

/// Everybody plays, whoever is to act, until the game is over or `most` moves were made.
pub async fn play_on(people: &mut [Person], mut number: usize, most: usize) -> usize {
    let mut moves = 0;
    loop {
        let version = people
            .iter()
            .filter_map(|person| person.update.as_ref().map(|update| update.version))
            .max()
            .unwrap_or(0);
        for person in people.iter_mut() {
            person.until_version(version).await;
        }
        if moves == most {
            return moves;
        }
        let Some(actor) = people.iter().position(|person| person.pick(0).is_some()) else { return moves };
        number = number.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let notation = people[actor].pick(number >> 33).unwrap();
        people[actor].play(&notation).await.unwrap_or_else(|error| panic!("{notation}: {error:?}"));
        people[actor].until_version(version + 1).await;
        moves += 1;
    }
}

/// A page with one file of this size.
pub fn page(bytes: usize) -> Page {
    let bytes = vec![b'x'; bytes];
    Arc::new(move |_| {
        Some(PageFile {
            kind: "text/plain".into(),
            bytes: bytes.clone().into(),
            gzip: None,
            keep: Keep::AskAgain,
        })
    })
}

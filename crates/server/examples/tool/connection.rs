//! Visitors of a server, and their lines to tables, in plain JSON: a server of an earlier release is spoken to as well,
//! and reading costs so little that it does not count as the server's.

use super::common::{Answer, LONG, dial, request};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use std::net::{IpAddr, SocketAddr};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

/// Somebody who comes from one of the addresses of this machine. Whatever they try may fail.
#[derive(Clone, Copy)]
pub struct Visitor {
    pub from: IpAddr,
    pub to: SocketAddr,
}

impl Visitor {
    /// Whoever comes from the address of this machine that ends so.
    pub fn new(last: u8, to: SocketAddr) -> Visitor {
        Visitor { from: IpAddr::from([127, 0, 0, last]), to }
    }

    /// The answer to a request; nothing if there was none.
    pub async fn ask(&self, method: &str, path: &str, body: &str) -> Option<Answer> {
        let mut stream = dial(self.from, self.to).await.ok()?;
        stream.write_all(request(self.to, method, path, "", body).as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        timeout(LONG, stream.read_to_end(&mut answer)).await.ok()?.ok()?;
        Some(Answer::read(&String::from_utf8_lossy(&answer))).filter(|answer| answer.status != 0)
    }

    /// What a page answers to this, if it does it.
    pub async fn post(&self, path: &str, body: &Value) -> Option<Value> {
        let answer = self.ask("POST", path, &body.to_string()).await?;
        (answer.status == 200).then(|| answer.json())
    }

    /// Opens a table with these seats and sits down: its name, and the secret if there is a seat.
    pub async fn open(&self, game: &str, seats: &Value) -> Option<(String, Option<String>)> {
        let body = json!({"game": game, "seats": seats, "name": "Anna"});
        let opened = self.post("/api/tables", &body).await?;
        Some((opened["table"].as_str()?.to_owned(), opened["secret"].as_str().map(str::to_owned)))
    }

    /// Takes a free seat and gives its secret.
    pub async fn join(&self, table: &str) -> Option<String> {
        let path = format!("/api/tables/{table}/join");
        self.post(&path, &json!({"name": "Bruno"})).await?["secret"].as_str().map(str::to_owned)
    }

    /// A table for two, with both secrets.
    pub async fn gather(&self, game: &str) -> Option<(String, [String; 2])> {
        let (table, first) = self.open(game, &json!([{"who": "me"}, {"who": "open"}])).await?;
        let second = self.join(&table).await?;
        Some((table, [first?, second]))
    }

    /// A connection on which nothing was said yet.
    pub async fn connect(&self) -> Option<Connection> {
        let stream = dial(self.from, self.to).await.ok()?;
        let shaken = tokio_tungstenite::client_async(format!("ws://{}/ws", self.to), stream);
        let (socket, _) = timeout(LONG, shaken).await.ok()?.ok()?;
        Some(Connection { socket })
    }

    /// A connection to a table, once it was let in: with a secret as that seat, which says at once that it is ready.
    pub async fn enter(&self, table: &str, secret: Option<&str>) -> Option<Connection> {
        let mut connection = self.connect().await?;
        connection.say(&json!({"do": "enter", "table": table, "secret": secret, "lang": "en"})).await?;
        let welcome = connection.hear().await?;
        let protocol = welcome.starts_with(r#"{"type":"welcome""#).then(|| protocol(&welcome))?;
        if secret.is_some() {
            connection.ready(protocol).await?;
        }
        Some(connection)
    }
}

/// A socket at a table.
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
}

impl Connection {
    pub async fn say(&mut self, what: &Value) -> Option<()> {
        timeout(LONG, self.socket.send(Message::text(what.to_string()))).await.ok()?.ok()
    }

    /// The next message; nothing if the line is cut or nobody says anything.
    pub async fn hear(&mut self) -> Option<String> {
        loop {
            match timeout(LONG, self.socket.next()).await.ok()?? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                _ => return None,
            }
        }
    }

    /// The next time that the table shows itself, in a later version than this one.
    pub async fn update_after(&mut self, version: Option<u32>) -> Option<String> {
        loop {
            let text = self.hear().await?;
            if self::version(&text).is_some_and(|found| version.is_none_or(|version| found > version)) {
                return Some(text);
            }
            if text.starts_with(r#"{"type":"refused""#) {
                return None;
            }
        }
    }

    /// Plays a move.
    pub async fn play(&mut self, version: u32, notation: &str) -> Option<()> {
        self.say(&json!({"do": "play", "version": version, "move": notation})).await
    }

    /// The one place that knows how a player says that they are ready, for every protocol there was.
    async fn ready(&mut self, protocol: u32) -> Option<()> {
        match protocol {
            1 => self.say(&json!({"do": "ready", "contribution": "luck of a tool"})).await,
            // Whoever promises nothing is dealt to without another word.
            2 => self.say(&json!({"do": "ready"})).await,
            later => panic!("protocol {later} is not spoken here"),
        }
    }
}

/// The protocol that a welcome names.
fn protocol(welcome: &str) -> u32 {
    let digits = welcome.split_once(r#""protocol":"#).map_or("", |(_, after)| after);
    digits.split(|c: char| !c.is_ascii_digit()).next().and_then(|digits| digits.parse().ok()).unwrap_or(0)
}

/// The version that a table shows itself in, if it does. In 0.1.0 an update was called a sight.
pub fn version(text: &str) -> Option<u32> {
    let told = text.strip_prefix(r#"{"type":""#)?;
    let told = told.strip_prefix("update").or_else(|| told.strip_prefix("sight"))?;
    let digits = told.strip_prefix(r#"","version":"#)?;
    digits.split(',').next()?.parse().ok()
}

/// One of the choices that a table shows, as a number says.
pub fn choose(text: &str, chance: u64) -> Option<String> {
    let (_, choices) = text.split_once(r#""choices":["#)?;
    let (choices, _) = choices.split_once(r#"],"log_after""#)?;
    let moves: Vec<&str> =
        choices.split(r#"{"move":""#).skip(1).filter_map(|rest| rest.split('"').next()).collect();
    (!moves.is_empty()).then(|| moves[(chance >> 33) as usize % moves.len()].to_owned())
}

/// The next of numbers that look as if chance had drawn them.
pub fn next(chance: u64) -> u64 {
    chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407)
}

//! Whoever means ill: garbage, floods, slow writers, foreign pages. The table goes on.

use crate::common::*;
use antre_wire::server::{Command, ErrorCode, ServerMessage};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn headers_are_strict_and_foreign_pages_stay_outside() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.origins = vec!["https://club.example".into()];
    let server = start(config).await;
    let address = server.address();
    let answer = get(address, "/api/games").await;
    for header in [
        "content-security-policy: default-src 'self'",
        "x-content-type-options: nosniff",
        "x-frame-options: deny",
        "referrer-policy: no-referrer",
        "cache-control: no-store",
    ] {
        assert!(answer.head.contains(header), "{header} is missing from {}", answer.head);
    }
    let upgrade =
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for (origin, status) in [
        ("http://evil.example".to_owned(), 403),
        ("null".to_owned(), 403),
        (format!("http://{address}.evil.example"), 403),
        (format!("http://{address}"), 101),
        ("https://club.example".to_owned(), 101),
    ] {
        let request = format!(
            "GET /ws HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\n{upgrade}Origin: {origin}\r\n\r\n"
        );
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut start = [0; 12];
        stream.read_exact(&mut start).await.unwrap();
        assert_eq!(&start, format!("HTTP/1.1 {status}").as_bytes(), "{origin}");
    }
    assert_eq!(get(address, "/nothing/here").await.json()["code"], "not-found");
    let wrong = ask(address, "DELETE", "/api/tables", "", "").await;
    assert!(wrong.status == 405 && wrong.head.contains("allow: get,head,post"), "{wrong:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn floods_and_giants_are_refused() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.request_burst = 30;
    config.limits.requests_per_second = 0.5;
    config.limits.message_burst = 5;
    config.limits.messages_per_second = 1.0;
    config.limits.body_bytes = 2_000;
    config.limits.frame_bytes = 1_000;
    config.limits.sockets_per_address = 3;
    let server = start(config).await;
    let address = server.address();
    let (table, secrets) = gather(address, "coeur", 2).await;
    let giant = post(address, "/api/tables", &json!({"game": "x".repeat(4_000), "seats": []})).await;
    assert_eq!(giant.status, 413);
    let mut anna = Person::enter(address, &table, Some(&secrets[0])).await;
    let mut bruno = Person::enter(address, &table, Some(&secrets[1])).await;
    anna.until_version(1).await;
    for _ in 0..20 {
        anna.say(Command::Ping {}).await;
    }
    let refused = anna.until(|message| match message {
        ServerMessage::Refused { error, .. } => Some(error.code),
        _ => None,
    });
    assert_eq!(refused.await, ErrorCode::TooFast);
    // A frame that is too large ends the connection, and only that one.
    bruno.socket.send(Message::text("x".repeat(5_000))).await.unwrap();
    while bruno.hear_text().await.is_some() {}
    let mut bruno = Person::enter(address, &table, Some(&secrets[1])).await;
    bruno.until_version(1).await;
    let mut statuses = Vec::new();
    for _ in 0..40 {
        statuses.push(get(address, "/health").await.status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
    server.stop().await;
}

/// Connections that say nothing, or say it a byte at a time, are ended; the table goes on meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_writers_are_let_go() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.patience_seconds = 1;
    let server = start(config).await;
    let address = server.address();
    let (table, secrets) = gather(address, "coeur", 2).await;
    let mut half_head = TcpStream::connect(address).await.unwrap();
    half_head.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-").await.unwrap();
    let mut half_body = TcpStream::connect(address).await.unwrap();
    half_body
        .write_all(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{")
        .await
        .unwrap();
    let mut mute = connect(address).await;
    let start = Instant::now();
    let mut people = Vec::new();
    for secret in &secrets {
        people.push(Person::enter(address, &table, Some(secret)).await);
    }
    play_on(&mut people, 11, 6).await;
    let mut rest = Vec::new();
    let _ =
        tokio::time::timeout(LONG, half_head.read_to_end(&mut rest)).await.expect("the half head is ended");
    rest.clear();
    let mut answer = [0; 12];
    tokio::time::timeout(LONG, half_body.read_exact(&mut answer))
        .await
        .expect("the half body is answered")
        .unwrap();
    assert_eq!(&answer, b"HTTP/1.1 429");
    let ended = tokio::time::timeout(LONG, mute.next()).await.expect("the mute socket is ended");
    assert!(matches!(ended, None | Some(Err(_)) | Some(Ok(Message::Close(_)))), "{ended:?}");
    assert!(start.elapsed() < Duration::from_secs(15));
    server.stop().await;
}

struct Noise(u64);

impl Noise {
    fn next(&mut self) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize
    }

    /// A message that is nearly right, or not at all.
    fn message(&mut self) -> Message {
        // No three changes make a card of this move: whatever was dealt, it must be refused.
        const GOOD: [&str; 10] = [
            r#"{"do":"play","version":1,"move":"XX77"}"#,
            r#"{"do":"enter","table":"0123456789abcdef0123456789abcdef"}"#,
            r#"{"do":"consent","agree":true}"#,
            r#"{"do":"hand-over","seat":"B","bot":"search:999999999"}"#,
            r#"{"do":"mute","seat":"Z","on":true}"#,
            r#"{"do":"say","text":"é\u0000"}"#,
            r#"{"id":{"a":1},"do":"ping"}"#,
            r#"{"id":1,"do":"take-back"}"#,
            r#"{"do":"claim-time"}"#,
            r#"[[[[[[[[[[[["#,
        ];
        let mut bytes = GOOD[self.next() % GOOD.len()].as_bytes().to_vec();
        for _ in 0..self.next() % 4 {
            let at = self.next() % bytes.len().max(1);
            if bytes.is_empty() {
                break;
            }
            match self.next() % 4 {
                0 => bytes[at] = (self.next() & 0x7f) as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, b"{}[]\",:0-e\\"[self.next() % 11]),
                _ => bytes.truncate(at.max(1)),
            }
        }
        match String::from_utf8(bytes) {
            Ok(text) if !self.next().is_multiple_of(8) => Message::text(text),
            Ok(text) => Message::binary(text.into_bytes()),
            Err(error) => Message::binary(error.into_bytes()),
        }
    }
}

/// How many messages of garbage go over sockets, and a tenth as many requests; `ANTRE_FUZZ` sets another number.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_changes_nothing() {
    let most: usize = std::env::var("ANTRE_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(4_000);
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let (table, secrets) = gather(address, "coeur", 2).await;
    let mut anna = Person::enter(address, &table, Some(&secrets[0])).await;
    let mut bruno = Person::enter(address, &table, Some(&secrets[1])).await;
    anna.until_version(1).await;
    let (before, scene) = (anna.update.clone().unwrap(), anna.scene.clone());
    let mut noise = Noise(42);
    for sent in 0..most {
        let message = noise.message();
        if bruno.socket.send(message).await.is_err() {
            bruno = Person::enter(address, &table, Some(&secrets[1])).await;
        }
        if sent % 16 == 15 {
            bruno.say(Command::Ping {}).await;
            while !matches!(bruno.hear().await, ServerMessage::Pong {}) {}
        }
    }
    for _ in 0..most / 10 {
        let method = ["GET", "POST", "PUT", "\u{1}"][noise.next() % 4];
        let path =
            ["/api/tables", "/api/verify", "/api/games/coeur/score", "/ws", "/%ff", "//", "/api/sessions"];
        let path = path[noise.next() % 7];
        let body = String::from_utf8_lossy(&noise.message().into_data()).into_owned();
        let answer = ask(address, method, path, "", &body).await;
        assert!(answer.status != 500, "{method} {path} {body}: {answer:?}");
    }
    anna.say(Command::Ping {}).await;
    while !matches!(anna.hear().await, ServerMessage::Pong {}) {}
    let now = anna.update.clone().unwrap();
    assert_eq!((now.version, anna.scene), (before.version, scene));
    let metrics = get(address, "/metrics").await.body;
    assert!(metrics.contains("antre_writes_failed_total 0\n"), "{metrics}");
    server.stop().await;
}

//! Strangers who want to keep others out, or to get in through somebody else's browser, by the numbers of the report on
//! the second attack: each is tried again.

use crate::common::{self, *};
use antre_server::{Keep, Page, PageFile, Server};
use antre_wire::Id;
use antre_wire::server::{Do, Trouble, Word};
use futures_util::SinkExt as _;
use serde_json::json;
use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

const HEALTH: &[u8] = b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

/// A connection from one of the many addresses of this machine.
async fn dial(from: &str, to: SocketAddr) -> TcpStream {
    common::dial(from.parse().unwrap(), to).await.unwrap()
}

/// Whether somebody who comes from there is answered.
async fn is_served(from: &str, to: SocketAddr) -> bool {
    let mut stream = dial(from, to).await;
    let _ = stream.write_all(HEALTH).await;
    let mut answer = Vec::new();
    let _ = timeout(LONG, stream.read_to_end(&mut answer)).await.expect("an answer in time, or none");
    answer.starts_with(b"HTTP/1.1 200")
}

/// Waits until that is so.
async fn until_served(from: &str, to: SocketAddr) {
    let start = Instant::now();
    while !is_served(from, to).await {
        assert!(start.elapsed() < LONG, "nobody makes room");
        sleep(Duration::from_millis(50)).await;
    }
}

/// A page with one file of this size.
fn page(bytes: usize) -> Page {
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

/// S7: an address holds so many connections and no more, never more than half of all; others come in meanwhile.
#[cfg_attr(target_os = "macos", ignore = "there this machine has one address, not many")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s7_one_address_leaves_room_for_the_others() {
    for (all, each, most) in [(20, 400, 10), (1000, 7, 7)] {
        let folder = Folder::new();
        let mut config = config(&folder);
        config.limits.connections = all;
        config.limits.connections_per_address = each;
        let server = start(config).await;
        let address = server.address();
        let mut crowd = Vec::new();
        for _ in 0..most {
            crowd.push(dial("127.0.0.1", address).await);
        }
        // Nothing was said on any of them yet, and the next is turned away before it says anything.
        let mut next = dial("127.0.0.1", address).await;
        let read = timeout(Duration::from_secs(5), next.read(&mut [0])).await.expect("it is let go at once");
        assert!(!matches!(read, Ok(1)), "{read:?}");
        assert!(is_served("127.0.0.2", address).await, "a stranger kept somebody else out");
        crowd.pop();
        until_served("127.0.0.1", address).await;
        server.stop().await;
    }
}

/// S7: a connection that became a socket is still one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(target_os = "macos", ignore = "there this machine has one address, not many")]
async fn s7_sockets_are_connections_too() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.connections_per_address = 5;
    let server = start(config).await;
    let address = server.address();
    let mut sockets = Vec::new();
    for _ in 0..5 {
        sockets.push(connect(address).await);
    }
    assert!(!is_served("127.0.0.1", address).await, "one address holds as many as it likes");
    assert!(is_served("127.0.0.2", address).await);
    drop(sockets.pop());
    until_served("127.0.0.1", address).await;
    server.stop().await;
}

/// S7: behind a proxy all come from one address; they are told apart by what the proxy says, further in.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s7_a_proxy_is_no_crowd() {
    let folder = Folder::new();
    let mut config = config(&folder);
    (config.trust_proxy, config.limits.connections_per_address) = (true, 2);
    let server = start(config).await;
    let mut crowd = Vec::new();
    for _ in 0..10 {
        crowd.push(dial("127.0.0.1", server.address()).await);
    }
    assert!(is_served("127.0.0.1", server.address()).await);
    server.stop().await;
}

/// S7: whoever asks for something and does not take it is let go, be it a file of the page or an answer; so is whoever
/// asks for nothing more. Whoever takes it slowly gets all of it.
#[cfg_attr(target_os = "macos", ignore = "there this machine has one address, not many")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s7_whoever_does_not_read_is_let_go() {
    const LARGE: usize = 16 << 20;
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.patience_seconds = 1;
    config.limits.connections_per_address = 1;
    let server = Server::start(config, None, Some(page(LARGE))).await.unwrap();
    let address = server.address();
    // The only place of its address is held until the server takes it back.
    let mut never_reads = dial("127.0.0.3", address).await;
    never_reads.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    let mut asks_on = dial("127.0.0.4", address).await;
    let many = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(400);
    let asking = tokio::spawn(async move {
        let _ = asks_on.write_all(&many).await;
        sleep(LONG).await;
        drop(asks_on);
    });
    let mut idles = dial("127.0.0.5", address).await;
    idles.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    // A slow line: a fortieth of the file every 50 ms, twice the patience in all.
    let mut slow = dial("127.0.0.6", address).await;
    slow.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await.unwrap();
    let reading = tokio::spawn(async move {
        let (mut got, mut bytes) = (0, vec![0; LARGE / 40]);
        loop {
            let mut part = 0;
            while part < bytes.len() {
                match slow.read(&mut bytes[part..]).await.unwrap() {
                    0 => return got + part,
                    n => part += n,
                }
            }
            got += part;
            sleep(Duration::from_millis(50)).await;
        }
    });
    for from in ["127.0.0.3", "127.0.0.4", "127.0.0.5"] {
        until_served(from, address).await;
    }
    let mut rest = Vec::new();
    let _ = timeout(LONG, idles.read_to_end(&mut rest)).await.expect("an idle connection is ended");
    assert!(rest.starts_with(b"HTTP/1.1 200"), "it was answered before");
    assert!(reading.await.unwrap() > LARGE);
    asking.abort();
    drop(never_reads);
    server.stop().await;
}

/// S7: with no more descriptors than a system gives by itself, 245 who never read take no more than their half.
#[cfg(unix)]
#[cfg_attr(target_os = "macos", ignore = "there this machine has one address, not many")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s7_descriptors_are_never_all_taken() {
    let folder = Folder::new();
    let (mut child, address) = crate::kill::launch_with(&folder, Some(256));
    let mut crowd = Vec::new();
    for _ in 0..245 {
        let mut stream = dial("127.0.0.1", address).await;
        let _ = stream.write_all(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n").await;
        crowd.push(stream);
    }
    // At once: after ten seconds the patience with the crowd is over anyway.
    let served = timeout(Duration::from_secs(5), is_served("127.0.0.2", address)).await.unwrap_or(false);
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(served, "a stranger took every descriptor");
}

/// S7: files of the page have a rate of their own. Thirty people behind one address open it at once, and a flood of
/// files leaves the tables alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s7_files_of_the_page_are_counted_apart() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.file_burst = 5;
    config.limits.files_per_second = 0.001;
    let server = Server::start(config, None, Some(page(9))).await.unwrap();
    let address = server.address();
    let mut statuses = Vec::new();
    for _ in 0..7 {
        statuses.push(get(address, "/").await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429]);
    assert_eq!(get(address, "/api/games").await.status, 200);
    server.stop().await;
}

/// S7: a club of thirty behind one address notices none of it: each opens the page in three windows at once, with
/// sixty files a window, and has six more connections that rest.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s7_a_club_opens_the_page_together() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits = antre_server::Limits::default();
    let server = Server::start(config, None, Some(page(2_000))).await.unwrap();
    let address = server.address();
    let files = b"GET /a.js HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(29);
    let last = b"GET /b.js HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let request: Arc<[u8]> = [&files[..], last].concat().into();
    let mut quiet = Vec::new();
    for _ in 0..180 {
        quiet.push(TcpStream::connect(address).await.unwrap());
    }
    let loads: Vec<_> = (0..180)
        .map(|_| {
            let request = Arc::clone(&request);
            tokio::spawn(async move { raw(address, &request).await.matches("HTTP/1.1 200").count() })
        })
        .collect();
    for load in loads {
        assert_eq!(load.await.unwrap(), 30);
    }
    server.stop().await;
}

/// S13: a page whose name was made to point at this machine is not served, whatever it asks for; the sentence says how
/// to allow a name.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s13_only_our_own_names_are_answered() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.hosts = vec!["play.example".into()];
    config.origins = vec!["https://club.example".into()];
    let server = Server::start(config, None, Some(page(9))).await.unwrap();
    let address = server.address();
    let lan = format!("192.168.1.20:{}", address.port());
    let upgrade = "Connection: Upgrade, close\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let asked = async |line: &str, host: &str, more: &str| {
        let request = format!("{line} HTTP/1.1\r\n{host}Accept-Language: en\r\n{more}\r\n");
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = vec![0; 4096];
        let n = timeout(LONG, stream.read(&mut answer)).await.unwrap().unwrap();
        String::from_utf8_lossy(&answer[..n]).into_owned()
    };
    for host in
        ["127.0.0.1", "[::1]:80", "localhost:5173", "dragon.local", "play.example", "club.example", &lan]
    {
        let host = format!("Host: {host}\r\n");
        for path in ["GET /health", "GET /"] {
            let answer = asked(path, &host, "Connection: close\r\n").await;
            assert!(answer.starts_with("HTTP/1.1 200"), "{path} {host} {answer}");
        }
        assert!(asked("GET /ws", &host, upgrade).await.starts_with("HTTP/1.1 101"), "{host}");
    }
    // What is no browser may leave it out.
    assert!(asked("GET /health", "", "Connection: close\r\n").await.starts_with("HTTP/1.1 200"));
    for host in
        ["evil.example", "localhost.evil.example", "play.example.evil", "localhost\r\nHost: evil.example"]
    {
        let host = format!("Host: {host}\r\n");
        for (line, more) in [
            ("GET /health", "Connection: close\r\n"),
            ("GET /api/tables", "Connection: close\r\n"),
            ("GET /metrics", "Connection: close\r\n"),
            ("GET /", "Connection: close\r\n"),
            ("POST /api/tables", "Connection: close\r\nContent-Length: 2\r\n\r\n{}"),
            ("GET /ws", upgrade),
        ] {
            let answer = asked(line, &host, more).await;
            assert!(
                answer.starts_with("HTTP/1.1 403") && answer.contains("“hosts”"),
                "{line} {host} {answer}"
            );
        }
    }
    let absolute =
        asked("GET http://evil.example/health", "Host: localhost\r\n", "Connection: close\r\n").await;
    assert!(absolute.starts_with("HTTP/1.1 403"), "{absolute}");
    server.stop().await;
}

/// S13: a page of somebody else changes nothing here, although a browser would send what it wants.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s13_foreign_pages_post_nothing() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.origins = vec!["https://club.example".into()];
    let server = start(config).await;
    let address = server.address();
    let seats = json!([{"who": "me"}, {"who": "open"}]);
    let table = json!({"game": "coeur", "seats": seats, "name": "Anna", "listed": true}).to_string();
    let posted = async |origin: &str| {
        let headers = format!("Origin: {origin}\r\nContent-Type: text/plain\r\n");
        ask(address, "POST", "/api/tables", &headers, &table).await.status
    };
    for origin in
        ["https://evil.example", "null", "http://localhost", &format!("http://{address}.evil.example")]
    {
        assert_eq!(posted(origin).await, 403, "{origin}");
        for path in ["/api/accounts", "/api/sessions", "/api/packs", "/api/verify", "/api/games/coeur/score"]
        {
            let answer = ask(address, "POST", path, &format!("Origin: {origin}\r\n"), "{}").await;
            assert_eq!(answer.status, 403, "{path} {origin}");
        }
    }
    assert_eq!(get(address, "/api/tables").await.json()["tables"], json!([]));
    for origin in ["https://club.example", &format!("http://{address}")] {
        assert_eq!(posted(origin).await, 200, "{origin}");
    }
    // What it could only look at is answered: it cannot read the answer.
    assert_eq!(ask(address, "GET", "/api/games", "Origin: https://evil.example\r\n", "").await.status, 200);
    server.stop().await;
}

/// S13: whoever comes through a proxy at this machine is not at this machine.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s13_a_proxy_at_this_machine_is_not_this_machine() {
    let cases = [
        (false, "", 200),
        (false, "X-Forwarded-For: 203.0.113.9\r\n", 403),
        (false, "X-Forwarded-For: 127.0.0.1\r\n", 403),
        (false, "Forwarded: for=203.0.113.9\r\n", 403),
        (false, "Via: 1.1 proxy\r\n", 403),
        (true, "", 403),
        (true, "X-Forwarded-For: 203.0.113.9\r\n", 403),
        (true, "X-Forwarded-For: 127.0.0.1, 203.0.113.9\r\n", 403),
        (true, "X-Forwarded-For: unknown\r\n", 403),
        (true, "X-Forwarded-For: 127.0.0.1\r\n", 200),
        (true, "X-Forwarded-For: 203.0.113.9, ::1\r\n", 200),
    ];
    for trusted in [false, true] {
        let folder = Folder::new();
        let mut config = config(&folder);
        config.trust_proxy = trusted;
        let server = start(config).await;
        for (_, headers, status) in cases.iter().filter(|case| case.0 == trusted) {
            let answer = ask(server.address(), "GET", "/metrics", headers, "").await;
            assert_eq!(answer.status, *status, "{trusted} {headers}");
        }
        server.stop().await;
    }
}

/// What the log of this program holds, at its most talkative.
fn listen_to_the_log() -> Arc<Mutex<Vec<u8>>> {
    struct Ear(Arc<Mutex<Vec<u8>>>);
    impl std::io::Write for Ear {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let heard = Arc::<Mutex<Vec<u8>>>::default();
    let ear = Arc::clone(&heard);
    tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_writer(move || Ear(Arc::clone(&ear)))
        .try_init()
        .expect("nobody else listens");
    heard
}

/// S14: whoever reads the log can tell tables apart, and enter none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s14_the_log_holds_no_whole_name_of_a_table() {
    let log = listen_to_the_log();
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let seats = json!([{"who": "me"}, {"who": "bot", "bot": "random"}]);
    let opened = open(address, &json!({"game": "coeur", "seats": seats, "name": "Anna"})).await;
    let mut anna = Person::enter(address, &opened.table, opened.secret.as_deref()).await;
    anna.until_dealt().await;
    while anna.pick(0).is_none() {
        anna.hear().await;
    }
    anna.try_do(Do::Hint {}).await.unwrap();
    get(address, &format!("/api/tables/{}", opened.table)).await;
    server.stop().await;
    let log = String::from_utf8_lossy(&log.lock().unwrap()).into_owned();
    let short = &opened.table[..8];
    let hint = log.lines().find(|line| line.contains("a hint is given")).expect("hints are logged");
    assert!(hint.contains(short), "{hint}");
    assert!(log.contains(&format!("/api/tables/{short}…")), "{log}");
    let leak = log.lines().find(|line| line.contains(&opened.table));
    assert!(leak.is_none(), "{leak:?}");
}

/// S14: whoever is too fast still hears which of their messages was not heard.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s14_refusals_for_haste_bear_the_id_of_the_message() {
    let folder = Folder::new();
    let mut config = config(&folder);
    (config.limits.message_burst, config.limits.messages_per_second) = (3, 0.001);
    let server = start(config).await;
    let address = server.address();
    let (table, _) = gather(address, "coeur", 2).await;
    let mut watcher = Person::enter(address, &table, None).await;
    for id in 0..6 {
        watcher.socket.send(Message::text(json!({"id": id, "do": "ping"}).to_string())).await.unwrap();
    }
    // What cannot be read has none.
    watcher.socket.send(Message::text("{")).await.unwrap();
    let mut ids = Vec::new();
    while ids.len() < 4 {
        if let Word::Refused { id, why } = watcher.hear().await {
            assert_eq!(why.code, Trouble::TooFast);
            ids.push(id);
        }
    }
    assert_eq!(ids, [Some(Id::Number(3)), Some(Id::Number(4)), Some(Id::Number(5)), None]);
    server.stop().await;
}

/// The keys of all word files, of the house and of every game, that no sentence could contain by chance.
fn keys() -> BTreeSet<String> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files: Vec<_> = ["words/fr", "words/en"]
        .iter()
        .flat_map(|folder| std::fs::read_dir(root.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .collect();
    for game in std::fs::read_dir(root.join("games")).unwrap() {
        let folder = game.unwrap().path();
        files.extend(
            ["words.fr.ftl", "words.en.ftl"].map(|file| folder.join(file)).into_iter().filter(|f| f.exists()),
        );
    }
    let key = |line: &str| {
        let (key, _) = line.split_once(" =")?;
        let plain = key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        (plain && key.contains('-')).then(|| key.to_owned())
    };
    let texts = files.iter().map(|file| std::fs::read_to_string(file).unwrap());
    texts.flat_map(|text| text.lines().filter_map(key).collect::<Vec<_>>()).collect()
}

/// S14: whatever is wrong with a request, the answer is a sentence in the asker's language, as JSON.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s14_every_refusal_is_a_sentence() {
    let keys = keys();
    assert!(keys.len() > 1000, "{}", keys.len());
    let folder = Folder::new();
    let mut config = config(&folder);
    (config.uploads, config.limits.body_bytes) = (true, 4_000);
    config.limits.pack_bytes = 2_000;
    let server = start(config).await;
    let address = server.address();
    let (table, _) = gather(address, "coeur", 2).await;
    let bots = json!([{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]);
    let over = open(address, &json!({"game": "coeur", "seats": bots})).await.table;
    Person::enter(address, &over, None).await.until_over().await;
    let proof = get(address, &format!("/api/tables/{over}/proof")).await.body;
    let me = json!([{"who": "me"}, {"who": "open"}]);
    let mut asks: Vec<(&str, String, String)> = Vec::new();
    for path in [
        "/nothing",
        "/api/tables/x",
        "/api/tables/%ff",
        "/api/games/%ff/rules",
        "/api/games/chess/rules",
        "/ws",
        "/api/me",
    ] {
        asks.push(("GET", path.into(), String::new()));
    }
    for tail in ["", "/record", "/proof", "/replay", "/analysis"] {
        asks.push(("GET", format!("/api/tables/{}{tail}", "0".repeat(32)), String::new()));
        asks.push(("GET", format!("/api/tables/%c3%28{tail}"), String::new()));
        if !tail.is_empty() {
            asks.push(("GET", format!("/api/tables/{table}{tail}"), String::new()));
        }
    }
    for query in ["ply=999999", "ply=x", "ply=-1", "eye=Z", "eye=%ff", "eye=A&ply=%"] {
        asks.push(("GET", format!("/api/tables/{over}/replay?{query}"), String::new()));
    }
    let posts = [
        "/api/tables",
        "/api/verify",
        "/api/games/coeur/score",
        "/api/accounts",
        "/api/sessions",
        "/api/packs",
    ];
    let posts = posts.map(str::to_owned).into_iter();
    for path in posts.chain([format!("/api/tables/{table}/join"), format!("/api/tables/{table}/return")]) {
        for body in [
            "",
            "{",
            "[]",
            "7",
            "{}",
            "null",
            "\u{1}",
            "{\"game\": 3}",
            "{\"name\": [], \"text\": 1}",
            "{\"colour\": 1}",
        ] {
            asks.push(("POST", path.clone(), body.to_owned()));
        }
        asks.push(("POST", path.clone(), "x".repeat(5_000)));
        asks.push(("DELETE", path, String::new()));
    }
    let long = "x".repeat(300);
    for body in [
        json!({"game": "chess", "seats": me, "name": "Anna"}),
        json!({"game": "coeur", "seats": [], "name": "Anna"}),
        json!({"game": "coeur", "seats": vec![json!({"who": "open"}); 300]}),
        json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "me"}], "name": "Anna"}),
        json!({"game": "coeur", "seats": [{"who": "cat"}], "name": "Anna"}),
        json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "bot", "bot": "search:999999999"}], "name": "Anna"}),
        json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "bot", "bot": "cat"}], "name": "Anna"}),
        json!({"game": "coeur", "seats": me, "name": " "}),
        json!({"game": "coeur", "seats": me, "name": long}),
        json!({"game": "coeur", "seats": me, "name": "Anna", "pack": "none"}),
        json!({"game": "coeur", "seats": me, "name": "Anna", "options": {"colour": "red"}}),
        json!({"game": "coeur", "seats": me, "name": "Anna", "options": {"first_player": "red"}}),
        json!({"game": "drarkane", "seats": me, "name": "Anna", "options": {"teams": "on"}}),
        json!({"game": "drakerion", "seats": me, "name": "Anna", "options": {"deck_a": "none"}}),
        json!({"game": "coeur", "seats": me, "name": "Anna", "clock": {"kind": "move", "seconds": 0, "then": "claim"}}),
        json!({"game": "coeur", "seats": me, "name": "Anna", "clock": {"kind": "hour", "seconds": 9, "then": "claim"}}),
    ] {
        asks.push(("POST", "/api/tables".into(), body.to_string()));
    }
    for game in ["coeur", "drako", "aetherya", "drarkane", "drakerion"] {
        for text in ["nonsense", "= 3", "a: 1\nb: x\n"] {
            asks.push(("POST", format!("/api/games/{game}/score"), json!({"text": text}).to_string()));
        }
        for text in ["", "nonsense = true", "[origin]\n", "= ="] {
            let pack = json!({"game": game, "name": "mine", "text": text});
            asks.push(("POST", "/api/packs".into(), pack.to_string()));
        }
    }
    for text in
        ["nonsense", "antre proof 1\n", "antre proof 1\nrecord\n", &proof.replacen("seed ", "seed x", 1)]
    {
        asks.push(("POST", "/api/verify".into(), json!({"text": text}).to_string()));
    }
    let account = json!({"name": "Zoé", "password": "0123456789"});
    asks.push(("POST", "/api/accounts".into(), json!({"name": "Zoé", "password": "short"}).to_string()));
    asks.push(("POST", "/api/sessions".into(), account.to_string()));
    let mut said = 0;
    for (method, path, body) in &asks {
        let mut sentences = Vec::new();
        for lang in ["fr", "en"] {
            let mark = if path.contains('?') { '&' } else { '?' };
            let answer = ask(address, method, &format!("{path}{mark}lang={lang}"), "", body).await;
            let short: String = body.chars().take(80).collect();
            let what = format!("{method} {path} {short}: {answer:?}");
            if answer.status == 200 {
                continue;
            }
            assert!(answer.status != 500 && answer.head.contains("content-type: application/json"), "{what}");
            let message = answer.json()["message"].as_str().unwrap_or_else(|| panic!("{what}")).to_owned();
            let words = message.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            assert!(!words.into_iter().any(|word| keys.contains(word)), "{what}");
            assert!(message.contains(' ') && !message.contains("{$"), "{what}");
            sentences.push(message);
        }
        if let [french, english] = &sentences[..] {
            assert_ne!(french, english, "{method} {path} {body}");
            said += 1;
        }
    }
    assert!(said > 100, "{said} of {}", asks.len());
    server.stop().await;
}

/// S14: a spectator's socket that only shows signs of life is closed and may come back; one that is told something
/// stays, and so does a seat's.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s14_spectators_of_nothing_are_let_go() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.spectator_idle_seconds = 1;
    let server = start(config).await;
    let address = server.address();
    let (quiet, secrets) = gather(address, "coeur", 2).await;
    let mut seat = Person::enter(address, &quiet, Some(&secrets[0])).await;
    let mut watcher = Person::enter(address, &quiet, None).await;
    // At another table somebody talks all the time.
    let (lively, others) = gather(address, "coeur", 2).await;
    let mut talker = Person::enter(address, &lively, Some(&others[0])).await;
    let mut listener = Person::enter(address, &lively, None).await;
    let start = Instant::now();
    let again = loop {
        assert!(start.elapsed() < LONG, "nobody lets the spectator go");
        for person in [&mut seat, &mut watcher, &mut listener] {
            person.say(Do::Ping {}).await;
        }
        talker.try_do(Do::Say { text: "…".into() }).await.unwrap();
        let word = watcher.until(|word| match word {
            Word::Pong {} => Some(None),
            Word::Closing { again, message } => Some(Some((*again, message.clone()))),
            _ => None,
        });
        if let Some(closing) = word.await {
            break closing;
        }
        sleep(Duration::from_millis(100)).await;
    };
    assert!(again.0 && again.1.contains("Come back"), "{again:?}");
    assert_eq!(watcher.hear_text().await, None);
    for person in [&mut seat, &mut listener] {
        person.say(Do::Ping {}).await;
        let mut pongs = 0;
        while pongs == 0 {
            pongs += usize::from(matches!(person.hear().await, Word::Pong {}));
        }
    }
    Person::enter(address, &quiet, None).await;
    server.stop().await;
}

/// S14: what the operator exports is all that is kept, with what was said.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s14_an_export_holds_what_was_said() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (table, _, mut people) = seated(server.address(), "coeur", 2).await;
    for number in 0..60 {
        people[0].try_do(Do::Say { text: format!("bonjour {number}") }).await.unwrap();
    }
    let admin = antre_server::admin::Admin::open(&folder.0).await.unwrap();
    let text = admin.export(&table).await.unwrap().unwrap();
    let (_, said) = text.split_once("\nsaid\n").expect("a part for what was said");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 60, "all of it");
    assert!(lines[0].contains("bonjour 0\"") && lines[59].contains("bonjour 59"), "{said}");
    server.stop().await;
}

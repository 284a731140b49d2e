//! Strangers who want to get in through somebody else's browser (S13): pages of others, names that point here, proxies.

use crate::common::*;
use antre_server::Server;
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

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

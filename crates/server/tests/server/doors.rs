//! The ways in: TLS, proxies, the page, and what of a secret is to be found anywhere else.

use crate::common::*;
use antre_server::{Keep, Page, PageFile, Server, Tls};
use antre_wire::server::{Command, ErrorCode};
use serde_json::json;
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

async fn exchange(stream: &mut (impl AsyncRead + AsyncWrite + Unpin), request: &str) -> String {
    let _ = stream.write_all(request.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(LONG, stream.read_to_end(&mut answer)).await.expect("an answer in time");
    String::from_utf8_lossy(&answer).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_are_reached_over_tls_and_not_without() {
    let folder = Folder::new();
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let (certificate, key) = (folder.0.join("cert.pem"), folder.0.join("key.pem"));
    std::fs::write(&certificate, made.cert.pem()).unwrap();
    std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    // Files that are not there, or are something else, are refused before anything is served.
    assert!(Tls::read(&folder.0.join("nothing.pem"), &key).is_err());
    assert!(Tls::read(&key, &certificate).is_err());
    let tls = Tls::read(&certificate, &key).unwrap();
    let server = Server::start(config(&folder), Some(tls), None).await.unwrap();
    let address = server.address();

    let mut roots = RootCertStore::empty();
    roots.add(made.cert.der().clone()).unwrap();
    let client = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let connector = TlsConnector::from(Arc::new(client));
    let dial = async || -> TlsStream<TcpStream> {
        let stream = TcpStream::connect(address).await.unwrap();
        connector.connect(ServerName::try_from("localhost").unwrap(), stream).await.unwrap()
    };
    let ask = "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let answer = exchange(&mut dial().await, ask).await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("strict-transport-security"), "{answer}");
    let plain = exchange(&mut TcpStream::connect(address).await.unwrap(), ask).await;
    assert!(!plain.contains("200 OK"), "{plain}");
    let (mut socket, _) = tokio_tungstenite::client_async("wss://localhost/ws", dial().await).await.unwrap();
    use futures_util::{SinkExt as _, StreamExt as _};
    socket.send(tokio_tungstenite::tungstenite::Message::text("{}")).await.unwrap();
    let said = socket.next().await.unwrap().unwrap().into_text().unwrap();
    assert!(said.contains("\"type\":\"refused\""), "{said}");
    server.stop().await;
}

/// Behind a proxy the last address it wrote counts, whatever stands before it; without one the header says nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forwarded_addresses_count_only_where_a_proxy_is_trusted() {
    for trusted in [true, false] {
        let folder = Folder::new();
        let mut config = config(&folder);
        config.trust_proxy = trusted;
        config.limits.request_burst = 3;
        config.limits.requests_per_second = 0.001;
        let server = start(config).await;
        let address = server.address();
        let asked = async |header: String| ask(address, "GET", "/health", &header, "").await.status;
        let mut statuses = Vec::new();
        for index in 0..6 {
            // Somebody writes another address before their own each time.
            statuses.push(asked(format!("X-Forwarded-For: 10.1.1.{index}, 10.9.9.9\r\n")).await);
        }
        assert_eq!(statuses, [200, 200, 200, 429, 429, 429]);
        let other = asked("X-Forwarded-For: 10.8.8.8\r\n".into()).await;
        assert_eq!(other, if trusted { 200 } else { 429 });
        // What only this machine may read stays closed to whoever comes through the proxy.
        if trusted {
            let metrics = ask(address, "GET", "/metrics", "X-Forwarded-For: 10.7.7.7\r\n", "").await;
            assert_eq!(metrics.status, 403);
        }
        server.stop().await;
    }
}

/// A seat's secret is told once to whoever took it, and is nowhere else: not in what others hear, nor on the disk.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn secrets_are_found_nowhere() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let account = json!({"name": "Zoé", "password": "correct horse battery"});
    let token = post(address, "/api/accounts", &account).await.json()["token"].as_str().unwrap().to_owned();
    let (table, secrets, mut people) = seated(address, "coeur", 2).await;
    let mut watcher = Person::enter(address, &table, None).await;
    play_on(&mut people, 3, 4).await;
    watcher.say(Command::Ping {}).await;
    let mut heard = get(address, &format!("/api/tables/{table}")).await.body;
    heard.push_str(&get(address, "/api/tables").await.body);
    loop {
        let text = watcher.hear_text().await.unwrap();
        if text.contains("pong") {
            break;
        }
        heard.push_str(&text);
    }
    assert!(secrets.iter().all(|secret| secret.len() == 32 && !heard.contains(secret)));
    // A table that is not listed is found by its name alone, and names are not to be guessed.
    assert!(!get(address, "/api/tables").await.body.contains(&table));
    assert!(!get(address, "/metrics").await.body.contains(&table));
    // A wrong secret of the right length, and one of the right table but for a letter, are refused alike.
    let mut near = secrets[0].clone();
    near.replace_range(31..32, if near.ends_with('0') { "1" } else { "0" });
    let mut refusals = Vec::new();
    for secret in ["0".repeat(32), near, secrets[0].to_uppercase() + "x"] {
        let mut person = Person::new(address).await;
        let enter = Command::Enter { table: table.clone(), secret: Some(secret), lang: None };
        refusals.push(person.try_do(enter).await.unwrap_err());
    }
    assert!(refusals.iter().all(|error| error.code == ErrorCode::NotAllowed && *error == refusals[0]));
    server.stop().await;
    for file in std::fs::read_dir(&folder.0).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        for secret in secrets.iter().map(String::as_str).chain([token.as_str(), "correct horse battery"]) {
            assert!(!text.contains(secret), "a secret is on the disk");
        }
    }
}

/// The files of the page are given out with their headers, beside the server's own addresses and never before them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_is_given_out_beside_the_tables() {
    let folder = Folder::new();
    let page: Page = Arc::new(|path| {
        let file = |kind: &'static str, bytes: &'static [u8], keep| PageFile {
            kind: kind.into(),
            bytes: bytes.into(),
            gzip: Some(b"squeezed".as_slice().into()),
            keep,
        };
        match path {
            "/assets/app-1.js" => Some(file("text/javascript", b"play()", Keep::Forever)),
            "/nothing" => None,
            _ => Some(file("text/html; charset=utf-8", b"<!doctype html>", Keep::AskAgain)),
        }
    });
    let mut config = config(&folder);
    config.limits.request_burst = 4;
    config.limits.requests_per_second = 0.001;
    let server = Server::start(config, None, Some(page)).await.unwrap();
    let address = server.address();
    for _ in 0..10 {
        let script = get(address, "/assets/app-1.js").await;
        assert_eq!((script.status, script.body.as_str()), (200, "play()"));
        assert!(
            script.head.contains("cache-control: public, max-age=31536000, immutable"),
            "{}",
            script.head
        );
        assert!(script.head.contains("content-security-policy: default-src 'self'"), "{}", script.head);
    }
    let deep = get(address, "/table/0123").await;
    assert!(deep.body == "<!doctype html>" && deep.head.contains("cache-control: no-cache"), "{deep:?}");
    let squeezed = ask(address, "GET", "/", "Accept-Encoding: br, gzip\r\n", "").await;
    assert!(squeezed.body == "squeezed" && squeezed.head.contains("content-encoding: gzip"), "{squeezed:?}");
    assert_eq!(get(address, "/health").await.json()["ok"], true);
    assert_eq!(get(address, "/api/nothing").await.status, 404);
    assert_eq!(get(address, "/nothing").await.status, 404);
    assert_eq!(post(address, "/table/0123", &json!({})).await.status, 404);
    server.stop().await;
}

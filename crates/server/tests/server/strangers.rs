//! Strangers who want to keep others out (S7), by the numbers of the report on the second attack: each is tried again.

use crate::common::{self, *};
use antre_server::Server;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

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

/// S7: an address holds a limited number of connections, never more than half of all; others come in meanwhile.
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

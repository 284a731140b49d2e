//! Messages to addresses outside: only where the operator allows it, a few at once, tried again a few times.

use crate::metrics::Metrics;
use antre_room::Webhooks;
use axum::body::Body;
use hyper::client::conn::http1;
use hyper::{Request, Uri, header};
use hyper_util::rt::TokioIo;
use std::io;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

/// The most messages that are on their way or wait for another try; more are dropped, with a line in the log.
const MOST: usize = 256;
/// The waits between tries.
const AGAIN: [Duration; 3] = [Duration::from_secs(5), Duration::from_secs(30), Duration::from_secs(180)];
/// The longest a try may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest address.
const LONGEST: usize = 500;

/// Sends messages to addresses that players named and the operator allows.
pub(crate) struct Messenger {
    allowed: Vec<String>,
    places: Arc<Semaphore>,
    tls: TlsConnector,
    metrics: Arc<Metrics>,
    again: [Duration; 3],
}

impl Messenger {
    /// A messenger that goes only to addresses that begin like one of these.
    pub(crate) fn new(allowed: Vec<String>, metrics: Arc<Metrics>) -> Messenger {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        let again = if cfg!(test) { [Duration::from_millis(20); 3] } else { AGAIN };
        let places = Arc::new(Semaphore::new(MOST));
        Messenger { allowed, places, tls: TlsConnector::from(Arc::new(config)), metrics, again }
    }

    /// Where messages may go, for people.
    fn allowed(&self) -> String {
        if self.allowed.is_empty() { "\u{2014}".into() } else { self.allowed.join(", ") }
    }

    /// Whether a message may go there.
    pub(crate) fn allows(&self, url: &str) -> bool {
        let Some(target) = Target::read(url).filter(|_| url.len() <= LONGEST) else { return false };
        self.allowed
            .iter()
            .filter_map(|allowed| Target::read(allowed))
            .any(|allowed| allowed.leads_to(&target))
    }

    /// The same as rooms ask it.
    pub(crate) fn webhooks(self: &Arc<Self>) -> Webhooks {
        let messenger = Arc::clone(self);
        Box::new(move |url| if messenger.allows(url) { Ok(()) } else { Err(messenger.allowed()) })
    }

    /// Sends a message without waiting for it.
    pub(crate) fn send(&self, url: String, body: String) {
        let (Ok(place), Some(target), true) =
            (Arc::clone(&self.places).try_acquire_owned(), Target::read(&url), self.allows(&url))
        else {
            tracing::warn!("a message to a player was dropped");
            return;
        };
        let (tls, metrics, again) = (self.tls.clone(), Arc::clone(&self.metrics), self.again);
        tokio::spawn(async move {
            let _held = place;
            for wait in again.map(Some).into_iter().chain([None]) {
                let tried = timeout(PATIENCE, target.post(&tls, &body)).await;
                if matches!(tried, Ok(Ok(status)) if status < 500) {
                    metrics.turn_notifications.fetch_add(1, Relaxed);
                    return;
                }
                let Some(wait) = wait else { break };
                sleep(wait).await;
            }
            metrics.turn_notifications_failed.fetch_add(1, Relaxed);
        });
    }
}

/// Whether this can be the beginning of addresses where messages go.
pub(crate) fn is_webhook(text: &str) -> bool {
    Target::read(text).is_some()
}

/// An address taken apart; there is none that means another place to somebody else.
struct Target {
    authority: String,
    host: String,
    port: u16,
    secure: bool,
    path: String,
}

impl Target {
    fn read(url: &str) -> Option<Target> {
        if url.contains(|c: char| c.is_control() || c.is_whitespace() || c == '\\') {
            return None;
        }
        let uri: Uri = url.parse().ok().filter(|uri: &Uri| !wanders(uri.path()))?;
        let secure = match uri.scheme_str()? {
            "https" => true,
            "http" => false,
            _ => return None,
        };
        // A name before the host can only be meant to confuse.
        let authority = uri.authority().filter(|authority| !authority.as_str().contains('@'))?;
        Some(Target {
            authority: authority.as_str().to_ascii_lowercase(),
            host: authority.host().to_owned(),
            port: authority.port_u16().unwrap_or(if secure { 443 } else { 80 }),
            secure,
            path: uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
        })
    }

    /// Whether another address begins like this one: the same host to the last letter, and in its path whole names
    /// between slashes, `/hooks` not being the beginning of `/hooks-of-others`.
    fn leads_to(&self, other: &Target) -> bool {
        let Some(beyond) = other.path.strip_prefix(&self.path) else { return false };
        let at_border = beyond.is_empty() || self.path.ends_with('/') || beyond.starts_with(['/', '?']);
        // What is asked has no names between slashes: there the operator says how it begins.
        let at_border = at_border || self.path.contains('?');
        (self.secure, &self.authority) == (other.secure, &other.authority) && at_border
    }

    /// The status of the answer; nothing of it is read, and no redirection is followed.
    async fn post(&self, tls: &TlsConnector, body: &str) -> io::Result<u16> {
        let request = Request::post(&self.path)
            .header(header::HOST, &self.authority)
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::USER_AGENT, "antre")
            .body(Body::from(body.to_owned()))
            .map_err(io::Error::other)?;
        let stream = TcpStream::connect((self.host.as_str(), self.port)).await?;
        if !self.secure {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(self.host.clone()).map_err(io::Error::other)?;
        exchange(tls.connect(name, stream).await?, request).await
    }
}

/// Whether a path may lead elsewhere than it seems: up by `..`, however often that is encoded, or by what some take for
/// a slash.
fn wanders(path: &str) -> bool {
    let mut bytes = path.as_bytes().to_vec();
    loop {
        let decoded = decode(&bytes);
        if decoded == bytes {
            break;
        }
        bytes = decoded;
    }
    // Some read a name up to its first semicolon.
    let dots = |name: &[u8]| matches!(name.split(|&byte| byte == b';').next(), Some(b"." | b".."));
    bytes.iter().any(|&byte| byte == b'\\' || byte.is_ascii_control())
        || bytes.split(|&byte| byte == b'/').any(dots)
}

/// Every `%2e` as what it stands for, once.
fn decode(bytes: &[u8]) -> Vec<u8> {
    let digit = |byte: Option<&u8>| byte.and_then(|&byte| char::from(byte).to_digit(16));
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let [first, after @ ..] = rest {
        let code =
            (*first == b'%').then(|| Some(digit(after.first())? * 16 + digit(after.get(1))?)).flatten();
        let (byte, next) = match code.and_then(|code| u8::try_from(code).ok()) {
            Some(byte) => (byte, &after[2..]),
            None => (*first, after),
        };
        decoded.push(byte);
        rest = next;
    }
    decoded
}

async fn exchange<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    request: Request<Body>,
) -> io::Result<u16> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    let carrying = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    carrying.abort();
    Ok(answer.map_err(io::Error::other)?.status().as_u16())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    fn messenger(allowed: &[&str]) -> Messenger {
        Messenger::new(allowed.iter().map(|text| (*text).to_owned()).collect(), Arc::default())
    }

    #[tokio::test]
    async fn only_what_the_operator_allows_is_reached() {
        let some = messenger(&["https://ntfy.example", "http://10.0.0.5:8080/hooks/"]);
        for url in ["https://ntfy.example/anna", "http://10.0.0.5:8080/hooks/a?b=c"] {
            assert!(some.allows(url), "{url}");
        }
        for url in [
            "https://ntfy.example.evil.example/",
            "https://ntfy.example@evil.example/",
            "http://ntfy.example/anna",
            "https://ntfy.example:9/anna",
            "http://10.0.0.5:80/hooks/",
            "http://10.0.0.5:8080/admin",
            "file:///etc/passwd",
            "http://127.0.0.1/",
            "",
        ] {
            assert!(!some.allows(url), "{url}");
        }
        assert!(!messenger(&[]).allows("https://ntfy.example/anna"));
    }

    /// S13: an address that seems to lie under an allowed one leads nowhere else.
    #[tokio::test]
    async fn s13_no_way_leads_out_of_what_the_operator_allows() {
        let some = messenger(&[
            "https://ntfy.example/",
            "https://host.example/a/",
            "https://host.example/hooks",
            "https://host.example/say?topic=",
        ]);
        for url in [
            "https://ntfy.example/anna",
            "https://NTFY.example/anna",
            "https://ntfy.example/..anna/b..",
            "https://ntfy.example/100%25",
            "https://host.example/a/b?c=../d",
            "https://host.example/hooks",
            "https://host.example/hooks/anna",
            "https://host.example/hooks?anna",
            "https://host.example/say?topic=anna",
        ] {
            assert!(some.allows(url), "{url}");
        }
        for url in [
            "https://ntfy.example.evil/",
            "https://host.example/b",
            "https://host.example/a",
            "https://host.example/a/../b",
            "https://host.example/a/..",
            "https://host.example/a/./b",
            "https://host.example/a/%2e%2e/b",
            "https://host.example/a/%2E./b",
            "https://host.example/a/.%2e/b",
            "https://host.example/a/%252e%252e/b",
            "https://host.example/a/..%2fb",
            "https://host.example/a/x%2f..%2f../b",
            "https://host.example/a/..;x/b",
            "https://host.example/a/..\\b",
            "https://host.example/a\\..\\b",
            "https://host.example/a/..%5cb",
            "https://host.example/a/%0d%0aHost:evil",
            "https://host.example/a/\r\nHost:evil",
            "https://host.example/a/\tb",
            "https://host.example/a/%00",
            "https://host.example/hooks-of-others",
            "https://host.example/hooks/../admin",
            "https://host.example/saying?topic=anna",
        ] {
            assert!(!some.allows(url), "{url}");
        }
        // An entry that wanders itself allows nothing.
        assert!(!messenger(&["https://host.example/a/../"]).allows("https://host.example/a/../b"));
    }

    #[tokio::test]
    async fn a_message_is_tried_again_until_it_is_taken() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/anna", listener.local_addr().unwrap());
        let sender = messenger(&[&url]);
        sender.send(url, "{\"message\":\"your turn\"}".into());
        for answer in
            ["HTTP/1.1 503 No\r\nContent-Length: 0\r\n\r\n", "HTTP/1.1 200 Yes\r\nContent-Length: 0\r\n\r\n"]
        {
            let (mut stream, _) = timeout(PATIENCE, listener.accept()).await.unwrap().unwrap();
            let mut text = String::new();
            while !text.contains("your turn") {
                let mut bytes = [0; 512];
                let n = stream.read(&mut bytes).await.unwrap();
                assert!(n > 0, "{text}");
                text.push_str(&String::from_utf8_lossy(&bytes[..n]));
            }
            assert!(text.starts_with("POST /anna HTTP/1.1\r\n"), "{text}");
            stream.write_all(answer.as_bytes()).await.unwrap();
        }
        while sender.metrics.turn_notifications.load(Relaxed) == 0 {
            sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(sender.metrics.turn_notifications_failed.load(Relaxed), 0);
        assert!(
            timeout(Duration::from_millis(200), listener.accept()).await.is_err(),
            "taken, and sent again"
        );
    }
}

//! Where a request comes from and whom it is meant for: addresses behind proxies, pages of others, names of this
//! server.
//!
//! A browser lets any page send requests anywhere. It says truly which page it was (`Origin`) and which name it believes
//! the server has (`Host`), and by these two a page of somebody else is found out, also one whose name was made to
//! point at this machine.

use super::App;
use antre_kernel::Phrase;
use antre_room::Refusal;
use antre_wire::server::{Config, ErrorCode};
use axum::extract::Request;
use axum::http::header::{self, HeaderMap};
use axum::http::uri::Authority;
use axum::http::{Method, Uri};
use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

/// The other end of the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Who asks, as far as it is to be believed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client {
    pub(crate) address: IpAddr,
    /// Whether they sit at this machine.
    pub(crate) is_here: bool,
}

impl Client {
    /// Nobody knows who.
    pub(super) const UNKNOWN: Client = Client { address: IpAddr::V4(Ipv4Addr::UNSPECIFIED), is_here: false };
}

/// What proxies add to a request that they pass on.
const PASSED_ON: [&str; 6] =
    ["x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto", "via"];

/// Who asks.
pub(super) fn client(app: &App, request: &Request) -> Client {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0.ip());
    let (peer, headers) = (peer.unwrap_or(Client::UNKNOWN.address), request.headers());
    let is_here = |address: IpAddr| address.to_canonical().is_loopback();
    if !app.state.config.trust_proxy {
        // A proxy at this machine that nobody told us of is not everybody it speaks for.
        let direct = PASSED_ON.iter().all(|name| !headers.contains_key(*name));
        return Client { address: peer, is_here: direct && is_here(peer) };
    }
    // The last entry is the one our own proxy wrote; what stands before it anybody may have written.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    let last = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    Client { address: last.unwrap_or(peer), is_here: last.is_some_and(is_here) }
}

/// The names under which this server answers, besides those that nobody else can have.
pub(super) struct Hosts(BTreeSet<String>);

impl Hosts {
    /// Those that the operator named, for pages or for the server.
    pub(super) fn of(config: &Config) -> Hosts {
        let origins = config.origins.iter().filter_map(|origin| authority(origin));
        let origins = origins.map(|authority| plain(authority.host()));
        Hosts(config.hosts.iter().map(|host| plain(host)).chain(origins).collect())
    }

    /// Whether a name is ours. Names of the home network and of this machine no stranger can point at us.
    fn has(&self, host: &str) -> bool {
        let host = plain(host);
        let at_home = host == "localhost" || host.ends_with(".local") || host.parse::<IpAddr>().is_ok();
        at_home || self.0.contains(&host)
    }

    /// Whether a request is meant for us. No browser leaves out whom it means.
    fn fit(&self, uri: &Uri, headers: &HeaderMap) -> bool {
        let mut said = headers.get_all(header::HOST).iter();
        let host = match (said.next(), said.next()) {
            (None, _) => true,
            (Some(host), None) => {
                let host = host.to_str().ok().and_then(|host| host.parse::<Authority>().ok());
                host.is_some_and(|host| self.has(host.host()))
            }
            (Some(_), Some(_)) => false,
        };
        host && uri.authority().is_none_or(|authority| self.has(authority.host()))
    }
}

/// A name as names are compared.
fn plain(host: &str) -> String {
    host.trim_matches(['[', ']']).trim_end_matches('.').to_ascii_lowercase()
}

fn authority(origin: &str) -> Option<Authority> {
    origin.parse::<Uri>().ok()?.authority().cloned()
}

/// Whether this is the name of a host, and nothing around it.
pub(crate) fn is_host(text: &str) -> bool {
    let authority = text.parse::<Authority>();
    authority.is_ok_and(|authority| authority.host() == text) && !text.contains('*')
}

/// Whether this is an origin as browsers write it.
pub(crate) fn is_origin(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    rest.is_some_and(|rest| {
        rest.parse::<Authority>().is_ok_and(|authority| !authority.as_str().contains('@'))
    })
}

/// Whether a page from there may do something here: our own, one the operator named, or no browser at all.
pub(super) fn origin_fits(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if app.state.config.origins.iter().any(|known| known == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let authority = authority(origin).map(|authority| authority.to_string());
    authority.is_some() && authority.as_deref() == host
}

/// Whether a request may be answered at all.
///
/// # Errors
/// That it is meant for another server, or that a page of somebody else sends it.
pub(super) fn check(app: &App, request: &Request) -> Result<(), Refusal> {
    if !app.hosts.fit(request.uri(), request.headers()) {
        return Err(Refusal::new(ErrorCode::NotAllowed, Phrase::new("server-bad-host")));
    }
    // What only looks changes nothing, and a foreign page cannot read the answer.
    let looks = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if looks || origin_fits(app, request.headers()) {
        return Ok(());
    }
    Err(Refusal::plain(ErrorCode::NotAllowed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_nobody_else_has_are_ours() {
        let config = Config {
            hosts: vec!["Play.example".into()],
            origins: vec!["https://club.example:8443".into()],
            ..Config::default()
        };
        let hosts = Hosts::of(&config);
        let fit = |host: &str| {
            let headers = HeaderMap::from_iter([(header::HOST, host.parse().unwrap())]);
            hosts.fit(&Uri::from_static("/health"), &headers)
        };
        for host in [
            "localhost",
            "localhost:8321",
            "127.0.0.1:8321",
            "192.168.1.20:8321",
            "[::1]:8321",
            "[fe80::1]",
            "dragon.local:8321",
            "DRAGON.local.",
            "play.example",
            "PLAY.example.:443",
            "club.example",
        ] {
            assert!(fit(host), "{host}");
        }
        for host in [
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "evilplay.example",
            "play.example.evil",
            "local",
            "",
            "a b",
        ] {
            assert!(!fit(host), "{host}");
        }
        let elsewhere = Uri::from_static("http://evil.example/health");
        let headers = HeaderMap::from_iter([(header::HOST, "localhost".parse().unwrap())]);
        assert!(!hosts.fit(&elsewhere, &headers) && hosts.fit(&"/".parse().unwrap(), &HeaderMap::new()));
    }

    #[test]
    fn settings_are_names_and_origins_alone() {
        for (text, host, origin) in [
            ("club.example", true, false),
            ("192.168.1.20", true, false),
            ("club.example:80", false, false),
            ("*.example", false, false),
            ("", false, false),
            ("https://club.example", false, true),
            ("http://club.example:8080", false, true),
            ("https://club.example/", false, false),
            ("https://me@club.example", false, false),
            ("https://", false, false),
        ] {
            assert_eq!((is_host(text), is_origin(text)), (host, origin), "{text}");
        }
    }
}

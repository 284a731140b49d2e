//! `antre serve`: the table server in the terminal.

use crate::args::ServeArgs;
use crate::failure::{Failure, io_words};
use crate::files;
use crate::out::{self, HEAD, QUIET};
use crate::play::home;
use antre_host::Speaker;
use antre_kernel::Phrase;
use antre_server::{Config, Keep, LogLevel, Page, PageFile, Tls, settings};
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

/// `antre` alone: a server for this machine, and its page in the browser.
pub(crate) fn at_home(speaker: &Speaker) -> Result<(), Failure> {
    let mut config = configured(ServeArgs::default(), speaker)?;
    if std::env::var_os("ANTRE_SERVER_LOG").is_none() {
        config.log = LogLevel::Warn;
    }
    let (listen, data) = (config.listen.clone(), config.data.display().to_string());
    let served = antre_server::run(config, None, Some(page()), |address| {
        let _ = greet(address, "http", false, &data, speaker);
        show(&url("http", address));
    });
    match served {
        // Somebody, most likely we ourselves, is already there: that is where the page is.
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            let url = format!("http://{listen}");
            writeln!(
                out::stdout(),
                "{}",
                speaker.say(&Phrase::new("serve-already").with("url", url.as_str()))
            )?;
            show(&url);
            Ok(())
        }
        Err(error) => Err(not_served(&error, &listen, speaker)),
        Ok(()) => {
            writeln!(out::stdout(), "{}", speaker.word("serve-stopped"))?;
            Ok(())
        }
    }
}

/// Why nothing is served at this address.
fn not_served(error: &io::Error, listen: &str, speaker: &Speaker) -> Failure {
    let place = listen.rsplit_once(':').and_then(|(host, port)| Some((host, port.parse::<u16>().ok()?)));
    let phrase = match (error.kind(), place) {
        // The error of a folder that somebody holds says which it is.
        (io::ErrorKind::ResourceBusy, _) => {
            Phrase::new("serve-folder-held").with("folder", error.to_string())
        }
        (_, None) => Phrase::new("serve-bad-address").with("got", crate::failure::short(listen)),
        (io::ErrorKind::AddrInUse, Some((host, port))) => {
            let free = |port: &u16| std::net::TcpListener::bind(format!("{host}:{port}")).is_ok();
            // Port 0 is whichever the system finds.
            let next = (port.saturating_add(1)..=u16::MAX).take(50).find(free).unwrap_or(0);
            let phrase = Phrase::new("serve-port-busy").with("port", port.to_string());
            phrase.with("listen", format!("{host}:{next}"))
        }
        _ => Phrase::new("serve-failed").with("detail", io_words(speaker, error)),
    };
    Failure::say(speaker, &phrase)
}

/// Opens an address in the browser; where there is none, the address has been printed.
fn show(url: &str) {
    let _ = open::that_detached(url);
}

/// The page that is built into this program, as the server wants it.
fn page() -> Page {
    Arc::new(|path| {
        let file = antre_page::file(path)?;
        let keep = if file.forever { Keep::Forever } else { Keep::AskAgain };
        Some(PageFile { kind: file.kind.into(), bytes: file.bytes, gzip: file.gzip, keep })
    })
}

/// Serves until somebody stops it.
pub(crate) fn run(args: ServeArgs, speaker: &Speaker) -> Result<(), Failure> {
    let failed = |detail: String| Failure::say(speaker, &Phrase::new("serve-failed").with("detail", detail));
    let lan = args.lan;
    let tls = match (&args.tls_cert, &args.tls_key) {
        (Some(certificate), Some(key)) => {
            // The server reads them itself; whatever is wrong with a file is said with its name.
            files::read(certificate, speaker)?;
            files::read(key, speaker)?;
            Some(Tls::read(certificate, key).map_err(|error| failed(error.to_string()))?)
        }
        _ => None,
    };
    let config = configured(args, speaker)?;
    let listen = config.listen.clone();
    let (scheme, data) = (if tls.is_some() { "https" } else { "http" }, config.data.display().to_string());
    let served = antre_server::run(config, tls, Some(page()), |address| {
        // Where this cannot be written, the server still serves.
        let _ = greet(address, scheme, lan, &data, speaker);
    });
    served.map_err(|error| not_served(&error, &listen, speaker))?;
    writeln!(out::stdout(), "{}", speaker.word("serve-stopped"))?;
    Ok(())
}

fn configured(args: ServeArgs, speaker: &Speaker) -> Result<Config, Failure> {
    let file = match &args.config {
        Some(path) => Some((path.display().to_string(), files::read(path, speaker)?)),
        None => None,
    };
    let file = file.as_ref().map(|(name, text)| (name.as_str(), text.as_str()));
    let variables =
        std::env::vars_os().filter_map(|(name, value)| name.into_string().ok().zip(value.into_string().ok()));
    let mut config = settings::read(file, variables).map_err(|wrong| Failure::misread(speaker, &wrong))?;
    if let Some(listen) = args.listen {
        config.listen = listen;
    }
    if args.lan {
        let port = config.listen.rsplit_once(':').map_or("8321", |(_, port)| port);
        config.listen = format!("0.0.0.0:{port}");
    }
    config.trust_proxy |= args.trust_proxy;
    if let Some(data) = args.data {
        config.data = data;
    }
    if config.data.as_os_str().is_empty() {
        config.data = data_folder();
    }
    Ok(config)
}

/// Where a server keeps its games unless told otherwise.
pub(crate) fn data_folder() -> PathBuf {
    home().unwrap_or_default().join("server")
}

/// The address of the page on this machine.
fn url(scheme: &str, address: SocketAddr) -> String {
    match address.ip().is_unspecified() {
        true => format!("{scheme}://localhost:{}", address.port()),
        false => format!("{scheme}://{address}"),
    }
}

fn greet(address: SocketAddr, scheme: &str, lan: bool, data: &str, speaker: &Speaker) -> std::io::Result<()> {
    let mut stdout = out::stdout();
    let say = |key, url: String| speaker.say(&Phrase::new(key).with("url", url));
    writeln!(stdout, "{HEAD}{}{HEAD:#}", say("serve-listens", url(scheme, address)))?;
    if lan {
        match antre_server::home_address() {
            Some(home) => {
                let url = format!("{scheme}://{home}:{}", address.port());
                writeln!(stdout, "{}", say("serve-lan", url.clone()))?;
                if let Some(code) = antre_server::qr_code(&url) {
                    writeln!(stdout, "{code}")?;
                }
            }
            None => writeln!(stdout, "{}", speaker.word("serve-no-lan"))?,
        }
    }
    writeln!(stdout, "{QUIET}{}{QUIET:#}", speaker.say(&Phrase::new("serve-data").with("folder", data)))?;
    writeln!(stdout, "{QUIET}{}{QUIET:#}", speaker.word("serve-stop-how"))?;
    stdout.flush()
}

//! `antre serve`: the table server in the terminal.

use crate::args::ServeArgs;
use crate::failure::{Failure, io_words};
use crate::files;
use crate::out::{self, HEAD, QUIET};
use crate::play::home;
use antre_host::Speaker;
use antre_kernel::Phrase;
use antre_server::{Config, Tls, settings};
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Serves until somebody stops it.
pub(crate) fn run(args: ServeArgs, speaker: &Speaker) -> Result<(), Failure> {
    let failed = |detail: String| Failure::say(speaker, &Phrase::new("serve-failed").with("detail", detail));
    let lan = args.lan;
    let tls = match (&args.tls_cert, &args.tls_key) {
        (Some(certificate), Some(key)) => {
            Some(Tls::read(certificate, key).map_err(|error| failed(error.to_string()))?)
        }
        _ => None,
    };
    let config = configured(args, speaker)?;
    let (scheme, data) = (if tls.is_some() { "https" } else { "http" }, config.data.display().to_string());
    let served = antre_server::run(config, tls, None, |address| {
        // Where this cannot be written, the server still serves.
        let _ = greet(address, scheme, lan, &data, speaker);
    });
    served.map_err(|error| failed(io_words(speaker, &error)))?;
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
    } else if args.lan {
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

fn greet(address: SocketAddr, scheme: &str, lan: bool, data: &str, speaker: &Speaker) -> std::io::Result<()> {
    let mut stdout = out::stdout();
    let say = |key, url: String| speaker.say(&Phrase::new(key).with("url", url));
    let here = if address.ip().is_unspecified() { "localhost".into() } else { address.ip().to_string() };
    writeln!(
        stdout,
        "{HEAD}{}{HEAD:#}",
        say("serve-listens", format!("{scheme}://{here}:{}", address.port()))
    )?;
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

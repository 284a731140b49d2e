//! A server as a program: started, told to stop, and its log.

use crate::descriptors;
use crate::http::Page;
use crate::serve::{Server, Tls};
use antre_wire::server::{Config, LogLevel};
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use tracing::level_filters::LevelFilter;

/// Runs a server until the system or somebody at the keyboard ends it; `ready` hears where it listens.
///
/// # Errors
/// Why it does not start.
pub fn run(
    config: Config,
    tls: Option<Tls>,
    page: Option<Page>,
    ready: impl FnOnce(SocketAddr),
) -> io::Result<()> {
    let level = match config.log {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    // Where something already listens to the log, that is as good.
    let _ =
        tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr).with_ansi(false).try_init();
    // A mistake at one table must not end the others: it is logged, and the table is loaded anew.
    std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "a mistake in the program")));
    descriptors::raise();
    wait(async {
        let server = Server::start(config, tls, page).await?;
        ready(server.address());
        ended().await?;
        server.stop().await;
        Ok(())
    })?
}

/// Waits for something asynchronous.
///
/// # Errors
/// If the system gives no threads.
pub fn wait<T>(future: impl Future<Output = T>) -> io::Result<T> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    Ok(runtime.block_on(future))
}

#[cfg(unix)]
async fn ended() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminated = signal(SignalKind::terminate())?;
    tokio::select! {
        interrupted = tokio::signal::ctrl_c() => interrupted,
        _ = terminated.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn ended() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

/// The address of this machine on its network, if it is on one.
pub fn home_address() -> Option<IpAddr> {
    // Nothing is sent: the system is asked which way it would go.
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    socket
        .local_addr()
        .ok()
        .map(|address| address.ip())
        .filter(|address| !address.is_loopback() && !address.is_unspecified())
}

/// A text as a QR code for a terminal; none if it is too long for one.
pub fn qr_code(text: &str) -> Option<String> {
    let code = qrcode::QrCode::new(text).ok()?;
    Some(code.render::<qrcode::render::unicode::Dense1x2>().quiet_zone(true).build())
}

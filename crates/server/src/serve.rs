//! From a configuration to a running server: listening, accepting, stopping.

use crate::admin::Desk;
use crate::crowd::{self, Crowd};
use crate::descriptors;
use crate::http::{self, Page, Peer};
use crate::impatient::Impatient;
use crate::registry::Registry;
use crate::state::ServerState;
use crate::store::Held;
use antre_wire::server::Config;
use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    registry: Arc<Registry>,
    stop: watch::Sender<bool>,
    done: tokio::task::JoinHandle<()>,
    /// Where the operator finds us, and the lock of the folder; the latter goes last.
    desk: Option<Desk>,
    held: Option<Held>,
}

impl Server {
    /// Opens the database, listens and serves: tables, and the files of a page if there is one.
    ///
    /// # Errors
    /// Why not: the address, the folder, the database or the certificate. [`io::ErrorKind::ResourceBusy`] if another
    /// server works in the folder.
    pub async fn start(config: Config, tls: Option<Tls>, page: Option<Page>) -> io::Result<Server> {
        let listener = TcpListener::bind(&config.listen).await?;
        let held = Held::take(&config.data)?;
        let state = Arc::new(ServerState::open(config).await.map_err(io::Error::other)?);
        let registry = Registry::new(state);
        let desk = Desk::open(&registry);
        let server = Server::serve(listener, registry, tls, page)?;
        Ok(Server { desk, held: Some(held), ..server })
    }

    /// Serves the tables of a registry.
    pub(crate) fn serve(
        listener: TcpListener,
        registry: Arc<Registry>,
        tls: Option<Tls>,
        page: Option<Page>,
    ) -> io::Result<Server> {
        let (address, state) = (listener.local_addr()?, Arc::clone(&registry.state));
        let secure = tls.is_some();
        let limits = &state.config.limits;
        let patience = Duration::from_secs(limits.patience_seconds);
        let places = descriptors::places(limits.connections);
        // However many there are, whoever comes next from elsewhere finds a place. Behind a proxy all come from one
        // address, and the proxy knows them better.
        let crowd = (!state.config.trust_proxy)
            .then(|| Crowd::new(limits.connections_per_address.min(places.div_ceil(2))));
        let places = Arc::new(Semaphore::new(places.min(Semaphore::MAX_PERMITS)));
        tokio::spawn(Arc::clone(&registry).look_after());
        let router = http::router(state, Arc::clone(&registry), secure, page);
        let (stop, stopped) = watch::channel(false);
        let accept = Accept { listener, router, tls, patience, places, crowd };
        let done = tokio::spawn(accept.run(stopped));
        Ok(Server { address, registry, stop, done, desk: None, held: None })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops: no new connections, every socket is told to come back later, and what is under way is finished.
    pub async fn stop(self) {
        drop(self.desk);
        let _ = self.stop.send(true);
        let ending = async {
            self.registry.close().await;
            let _ = self.done.await;
        };
        let _ = tokio::time::timeout(Duration::from_secs(10), ending).await;
        drop(self.held);
    }
}

/// A certificate and its key.
#[derive(Clone)]
pub struct Tls(TlsAcceptor);

impl Tls {
    /// Reads both from PEM files.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn read(certificate: &Path, key: &Path) -> io::Result<Tls> {
        let certificates = CertificateDer::pem_file_iter(certificate).map_err(io::Error::other)?;
        let certificates = certificates.collect::<Result<Vec<_>, _>>().map_err(io::Error::other)?;
        let key = PrivateKeyDer::from_pem_file(key).map_err(io::Error::other)?;
        let config = ServerConfig::builder().with_no_client_auth().with_single_cert(certificates, key);
        Ok(Tls(TlsAcceptor::from(Arc::new(config.map_err(io::Error::other)?))))
    }
}

struct Accept {
    listener: TcpListener,
    router: Router,
    tls: Option<Tls>,
    patience: Duration,
    /// One a connection, whoever it is from.
    places: Arc<Semaphore>,
    /// And how many each address holds.
    crowd: Option<Arc<Crowd>>,
}

impl Accept {
    /// A place for a connection, before anything of it is read; none if there are too many, or too many from there.
    fn place(&self, peer: SocketAddr) -> Option<(OwnedSemaphorePermit, Option<crowd::Place>)> {
        let held = match &self.crowd {
            Some(crowd) => Some(crowd.enter(peer.ip())?),
            None => None,
        };
        Some((Arc::clone(&self.places).try_acquire_owned().ok()?, held))
    }

    async fn run(self, mut stopped: watch::Receiver<bool>) {
        // Whoever is still being served holds one end of this; when all are gone, the other end hears it.
        let (busy, mut idle) = mpsc::channel::<()>(1);
        loop {
            let (stream, peer) = tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok(accepted) => accepted,
                    Err(error) => {
                        // Out of file descriptors, most likely: give the others time to go.
                        tracing::warn!(%error, "a connection was not accepted");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                        continue;
                    }
                },
                _ = stopped.changed() => break,
            };
            let Some(place) = self.place(peer) else { continue };
            let (router, tls, patience) = (self.router.clone(), self.tls.clone(), self.patience);
            let (busy, stopped) = (busy.clone(), stopped.clone());
            tokio::spawn(async move {
                let _busy = busy;
                let _ = stream.set_nodelay(true);
                let stream = Impatient::new(stream, patience, place);
                match tls {
                    None => serve(stream, peer, router, patience, stopped).await,
                    Some(Tls(acceptor)) => {
                        if let Ok(Ok(stream)) = tokio::time::timeout(patience, acceptor.accept(stream)).await
                        {
                            serve(stream, peer, router, patience, stopped).await;
                        }
                    }
                }
            });
        }
        drop(busy);
        let _ = idle.recv().await;
    }
}

async fn serve<S: AsyncRead + AsyncWrite + Unpin + Send + 'static>(
    stream: S,
    peer: SocketAddr,
    router: Router,
    patience: Duration,
    mut stopped: watch::Receiver<bool>,
) {
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        hyper::service::Service::call(&TowerToHyperService::new(router.clone()), request)
    });
    // Whoever takes longer than this to say what they want is not served.
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        _ = stopped.changed() => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}

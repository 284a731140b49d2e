//! Where the operator's program finds the running server: a socket in the folder, for its user alone.

use crate::registry::Registry;
use antre_wire::server::{AdminRequest, AdminResponse};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The longest question.
#[cfg(unix)]
const LONGEST: u64 = 16 * 1024;

/// Where the socket lies.
pub(super) fn path(folder: &Path) -> PathBuf {
    folder.join("antre.sock")
}

/// Listens for the operator as long as it lives.
pub(crate) struct Desk {
    #[cfg(unix)]
    path: PathBuf,
    #[cfg(unix)]
    task: tokio::task::JoinHandle<()>,
}

#[cfg(unix)]
impl Desk {
    /// Opens it in the folder of a registry. A server without one serves all the same; then tables are deleted while it
    /// rests.
    pub(crate) fn open(registry: &Arc<Registry>) -> Option<Desk> {
        use std::os::unix::fs::PermissionsExt as _;
        let path = path(&registry.state.config.data);
        // We hold the folder, so whoever left this is gone.
        let _ = std::fs::remove_file(&path);
        let listener = tokio::net::UnixListener::bind(&path).and_then(|listener| {
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).map(|()| listener)
        });
        match listener {
            Ok(listener) => {
                let task = tokio::spawn(serve(listener, Arc::clone(registry)));
                Some(Desk { path, task })
            }
            Err(error) => {
                tracing::warn!(%error, "`antre admin` cannot reach this server while it runs");
                None
            }
        }
    }
}

#[cfg(unix)]
impl Drop for Desk {
    fn drop(&mut self) {
        self.task.abort();
        let _ = std::fs::remove_file(&self.path);
    }
}

#[cfg(unix)]
async fn serve(listener: tokio::net::UnixListener, registry: Arc<Registry>) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => {
                let registry = Arc::clone(&registry);
                tokio::spawn(async move {
                    if let Err(error) = answer(stream, &registry).await {
                        tracing::warn!(%error, "the operator was not answered");
                    }
                });
            }
            Err(error) => {
                tracing::warn!(%error, "the operator was not heard");
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
        }
    }
}

/// One question, one answer.
#[cfg(unix)]
async fn answer(mut stream: tokio::net::UnixStream, registry: &Arc<Registry>) -> io::Result<()> {
    use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _};
    let (read, mut write) = stream.split();
    let mut line = String::new();
    tokio::io::BufReader::new(read.take(LONGEST)).read_line(&mut line).await?;
    let answer = match serde_json::from_str(&line) {
        Ok(AdminRequest::Delete { table }) => match registry.delete(&table).await {
            Ok(known) => AdminResponse::Delete { known },
            Err(refusal) => AdminResponse::Failed {
                message: registry
                    .state
                    .shared
                    .speech
                    .speaker(antre_kernel::Lang::default())
                    .complain(&refusal.what),
            },
        },
        Ok(ask) => super::look(&registry.state.store, ask).await,
        Err(error) => AdminResponse::Failed { message: error.to_string() },
    };
    let mut text = serde_json::to_string(&answer).map_err(io::Error::other)?;
    text.push('\n');
    write.write_all(text.as_bytes()).await?;
    write.shutdown().await
}

/// Asks the server behind a socket.
///
/// # Errors
/// That it does not answer.
#[cfg(unix)]
pub(super) async fn ask(socket: &Path, ask: &AdminRequest) -> io::Result<AdminResponse> {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let mut stream = tokio::net::UnixStream::connect(socket).await.map_err(|error| {
        io::Error::new(io::ErrorKind::ConnectionRefused, format!("{}: {error}", socket.display()))
    })?;
    let mut text = serde_json::to_string(ask).map_err(io::Error::other)?;
    text.push('\n');
    stream.write_all(text.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    serde_json::from_str(&answer).map_err(io::Error::other)
}

/// On this system there are no such sockets: the server has to rest meanwhile.
#[cfg(not(unix))]
impl Desk {
    pub(crate) fn open(_: &Arc<Registry>) -> Option<Desk> {
        None
    }
}

#[cfg(not(unix))]
pub(super) async fn ask(_: &Path, _: &AdminRequest) -> io::Result<AdminResponse> {
    Err(io::Error::from(io::ErrorKind::ConnectionRefused))
}

//! The database: SQLite in a folder of the operator, written in groups, each on disk before it is confirmed.

mod read;
mod schema;
mod writer;

pub(crate) use read::{Row, Step};
pub(crate) use writer::Op;

use crate::metrics::Metrics;
use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// What can go wrong with a database.
pub(crate) type StoreError = sqlx::Error;

/// The open database. Clones share it.
#[derive(Clone)]
pub(crate) struct Store {
    pool: SqlitePool,
    writer: mpsc::UnboundedSender<writer::Batch>,
}

/// The name of the database in the operator's folder.
pub(crate) const FILE: &str = "antre.db";

impl Store {
    /// Opens the database in this folder, makes it if there is none, and brings it up to date.
    ///
    /// # Errors
    /// Why not.
    pub(crate) async fn open(folder: &Path, metrics: Arc<Metrics>) -> Result<Store, StoreError> {
        std::fs::create_dir_all(folder).map_err(sqlx::Error::Io)?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit returns when its bytes are on the disk, not merely on their way.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await?;
        schema::migrate(&pool).await?;
        let (sender, inbox) = mpsc::unbounded_channel();
        writer::start(options, inbox, metrics).await?;
        Ok(Store { pool, writer: sender })
    }

    /// Writes all of these or nothing, and returns when they are on disk.
    ///
    /// # Errors
    /// Why nothing was written.
    pub(crate) async fn commit(&self, ops: Vec<Op>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        self.writer.send(writer::Batch { ops, done }).map_err(|_| sqlx::Error::PoolClosed)?;
        answer.await.map_err(|_| sqlx::Error::PoolClosed)?
    }

    /// Writes a copy of the whole database to a new file, while it is used.
    ///
    /// # Errors
    /// Why not.
    pub(crate) async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let to = to.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(to).execute(&self.pool).await.map(|_| ())
    }
}

//! The database: SQLite in a folder of the operator, written in groups, each on disk before it is confirmed.

mod folder;
mod read;
mod schema;
mod writer;

pub(crate) use folder::Held;
pub(crate) use read::Row;
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

/// What a failure means to whoever plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// The table is not there any more.
    Gone,
    /// The disk is full.
    Full,
    /// Something for the log.
    Other,
}

/// What lies behind a failure.
pub(crate) fn cause(error: &StoreError) -> Cause {
    const SQLITE_FULL: &str = "13";
    match error {
        sqlx::Error::RowNotFound => Cause::Gone,
        sqlx::Error::Database(error) if error.code().as_deref() == Some(SQLITE_FULL) => Cause::Full,
        _ => Cause::Other,
    }
}

/// Something as it is stored.
///
/// # Errors
/// If it cannot be said in JSON: better nothing is stored than an empty text.
pub(crate) fn json(thing: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(thing).map_err(|error| sqlx::Error::Encode(Box::new(error)))
}

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
        Store::open_with(folder, metrics, |options| options).await
    }

    async fn open_with(
        folder: &Path,
        metrics: Arc<Metrics>,
        change: impl FnOnce(SqliteConnectOptions) -> SqliteConnectOptions,
    ) -> Result<Store, StoreError> {
        folder::private(folder).map_err(sqlx::Error::Io)?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit returns when its bytes are on the disk, not merely on their way.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await?;
        schema::migrate(&pool).await?;
        let options = change(options);
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
        // It holds what the database holds; and what is already there is not overwritten.
        folder::new_private_file(to).map_err(sqlx::Error::Io)?;
        let to = to.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO $1").bind(to).execute(&self.pool).await.map(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_room::StoredStep;

    fn row(id: &str, stored: String) -> Row {
        let (status, game) = ("waiting".into(), "coeur".into());
        Row { id: id.into(), made: 0, status, listed: false, game, stored }
    }

    fn folder(name: &str) -> std::path::PathBuf {
        let path = std::env::temp_dir().join(format!("antre-store-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        path
    }

    /// S2: a write that finds the disk full fails, and so does what comes after it as long as there is no room; with
    /// room everything can be written again, without a restart.
    #[tokio::test]
    async fn a_full_disk_is_told_and_got_over() {
        let folder = folder("full");
        let store =
            Store::open_with(&folder, Arc::default(), |options| options.pragma("max_page_count", "64"));
        let store = store.await.unwrap();
        let large = "x".repeat(20_000);
        let mut written = 0;
        let full = loop {
            let op = Op::Open(row(&format!("table {written}"), large.clone()));
            match store.commit(vec![op]).await {
                Ok(()) => written += 1,
                Err(error) => break error,
            }
            assert!(written < 100, "the disk is never full");
        };
        assert_eq!(cause(&full), Cause::Full, "{full}");
        let again = store.commit(vec![Op::Open(row("one more", large.clone()))]).await.unwrap_err();
        assert_eq!(cause(&again), Cause::Full, "{again}");
        for index in 0..3 {
            store.commit(vec![Op::Delete { table: format!("table {index}") }]).await.unwrap();
        }
        store.commit(vec![Op::Open(row("one more", large)), Op::Pulse { at: 1 }]).await.unwrap();
        assert!(store.table("one more").await.unwrap().is_some());
        let _ = std::fs::remove_dir_all(&folder);
    }

    /// S9: what is written about a table that was deleted does not bring it back.
    #[tokio::test]
    async fn a_deleted_table_stays_deleted() {
        let folder = folder("deleted");
        let store = Store::open(&folder, Arc::default()).await.unwrap();
        store.commit(vec![Op::Open(row("t", "{}".into()))]).await.unwrap();
        store.commit(vec![Op::Delete { table: "t".into() }]).await.unwrap();
        let table = || "t".to_owned();
        for late in [
            Op::Table(row("t", "{}".into())),
            Op::Status { table: table(), status: "over" },
            Op::Chat { table: table(), line: "{}".into() },
            Op::Wake { table: table(), at: None },
            Op::Step {
                table: table(),
                step: StoredStep { n: 0, text: "A x".into(), fingerprint: 0, at: 0, spent: 0 },
            },
        ] {
            let error = store.commit(vec![late]).await.unwrap_err();
            assert_eq!(cause(&error), Cause::Gone, "{error}");
        }
        assert!(store.table("t").await.unwrap().is_none() && store.said("t", 9).await.unwrap().is_empty());
        let _ = std::fs::remove_dir_all(&folder);
    }
}

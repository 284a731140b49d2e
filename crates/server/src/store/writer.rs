//! The one writer: what comes in while it writes goes into the next transaction together.

use crate::metrics::Metrics;
use crate::store::{Row, json};
use antre_room::Hash;
use antre_room::StoredStep;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use tokio::sync::{mpsc, oneshot};

/// The most batches in one transaction.
const MOST: usize = 512;

/// Changes that belong together, and whom to tell when they are on disk.
pub(super) struct Batch {
    pub(super) ops: Vec<Op>,
    pub(super) done: oneshot::Sender<Result<(), sqlx::Error>>,
}

/// One change.
pub(crate) enum Op {
    /// A new table.
    Open(Row),
    /// What is new about a table. One that was deleted meanwhile is not made again.
    Table(Row),
    /// The next step of a table. Two steps with one number never both stand.
    Step { table: String, step: StoredStep },
    /// Where a table stands.
    Status { table: String, status: &'static str },
    /// Something was said at a table, in JSON.
    Chat { table: String, line: String },
    /// Of what was said at a table, only the last lines stay.
    TrimChat { table: String, keep: u32 },
    /// What was said at tables that were over before then goes.
    ForgetChat { before: i64 },
    /// When a table wants to be looked at.
    Wake { table: String, at: Option<i64> },
    /// A secret of a seat.
    Secret { hash: Hash, table: String, seat: usize, made: i64 },
    /// A secret opens nothing any more.
    Revoke { hash: Hash, table: String },
    /// A pack, once.
    Pack { hash: String, name: String, content: String },
    /// A new account.
    Account { name: String, password: String, made: i64 },
    /// A session of an account.
    Session { hash: Hash, account: String, made: i64 },
    /// An account sits somewhere.
    Sitting { account: String, table: String, seat: usize },
    /// A table and all that belongs to it goes.
    Delete { table: String },
    /// Something is written for the sake of writing.
    Pulse { at: i64 },
}

impl Op {
    /// A step as the list that [`transaction`] hands over.
    fn as_step(&self) -> Option<(&str, i64, &str, i64, i64, i64)> {
        match self {
            Op::Step { table, step } => {
                Some((table, step.n, &step.text, step.fingerprint, step.at, step.spent))
            }
            _ => None,
        }
    }
}

pub(super) async fn start(
    options: SqliteConnectOptions,
    mut inbox: mpsc::UnboundedReceiver<Batch>,
    metrics: Arc<Metrics>,
) -> Result<(), sqlx::Error> {
    let connection = Some(options.connect().await?);
    let mut writer = Writer { options, connection, metrics };
    tokio::spawn(async move {
        let mut batches = Vec::new();
        while inbox.recv_many(&mut batches, MOST).await > 0 {
            writer.write(std::mem::take(&mut batches)).await;
        }
        if let Some(connection) = writer.connection {
            let _ = connection.close().await;
        }
    });
    Ok(())
}

struct Writer {
    options: SqliteConnectOptions,
    /// None after a failure, until the next write.
    connection: Option<SqliteConnection>,
    metrics: Arc<Metrics>,
}

impl Writer {
    /// Writes batches together; if that fails, each by itself, so that one bad batch spoils no other.
    async fn write(&mut self, batches: Vec<Batch>) {
        let together: Vec<&Batch> = batches.iter().collect();
        let result = self.attempt(&together).await;
        self.metrics.commits.fetch_add(1, Relaxed);
        match result {
            Ok(()) => batches.into_iter().for_each(|batch| drop(batch.done.send(Ok(())))),
            Err(_) => {
                // One that came alone is tried again as well: a connection that had died is a new one then.
                for batch in batches {
                    let result = self.attempt(&[&batch]).await;
                    self.metrics.failed_writes.fetch_add(u64::from(result.is_err()), Relaxed);
                    let _ = batch.done.send(result);
                }
            }
        }
    }

    /// One transaction. After one that failed the connection is not used again: SQLite ends some transactions by
    /// itself (a full disk, for one), and what comes after would go into one that is no more.
    async fn attempt(&mut self, batches: &[&Batch]) -> Result<(), sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        let result = transaction(&mut connection, batches).await;
        match &result {
            Ok(()) => self.connection = Some(connection),
            Err(_) => drop(connection.close_hard().await),
        }
        result
    }
}

async fn transaction(connection: &mut SqliteConnection, batches: &[&Batch]) -> Result<(), sqlx::Error> {
    // A plain BEGIN that turns into a write later can fail under concurrency; this one waits its turn.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let ops = || batches.iter().flat_map(|batch| &batch.ops);
    for op in ops() {
        apply(&mut transaction, op).await?;
    }
    let steps: Vec<_> = ops().filter_map(Op::as_step).collect();
    if !steps.is_empty() {
        // Each statement is a journey to the database and back: all steps go together. The operator may have
        // deleted a table meanwhile: then there is nothing to play on.
        let steps_in_json = json(&steps)?;
        let written = sqlx::query(
            "INSERT INTO steps (of_table, n, step, fingerprint, at, spent)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
             FROM json_each($1) WHERE EXISTS (SELECT 1 FROM tables WHERE id = value ->> 0)",
        )
        .bind(steps_in_json);
        let written = written.execute(&mut *transaction).await?.rows_affected();
        if written != steps.len() as u64 {
            return Err(sqlx::Error::RowNotFound);
        }
    }
    transaction.commit().await
}

async fn apply(connection: &mut SqliteConnection, op: &Op) -> Result<(), sqlx::Error> {
    let query = match op {
        // Steps are written together.
        Op::Step { .. } => return Ok(()),
        Op::Open(row) => sqlx::query(
            "INSERT INTO tables (id, made, status, listed, game, kept) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(&row.id)
        .bind(row.made)
        .bind(&row.status)
        .bind(i64::from(row.listed))
        .bind(&row.game)
        .bind(&row.stored),
        Op::Table(row) => sqlx::query("UPDATE tables SET status = $1, listed = $2, kept = $3 WHERE id = $4")
            .bind(&row.status)
            .bind(i64::from(row.listed))
            .bind(&row.stored)
            .bind(&row.id),
        Op::Status { table, status } => {
            sqlx::query("UPDATE tables SET status = $1 WHERE id = $2").bind(*status).bind(table)
        }
        Op::Chat { table, line } => sqlx::query(
            "INSERT INTO said (of_table, n, line)
             SELECT $1, coalesce((SELECT max(n) + 1 FROM said WHERE of_table = $1), 0), $2
             WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)",
        )
        .bind(table)
        .bind(line),
        Op::TrimChat { table, keep } => sqlx::query(
            "DELETE FROM said WHERE of_table = $1
             AND n <= (SELECT max(n) FROM said WHERE of_table = $1) - $2",
        )
        .bind(table)
        .bind(i64::from(*keep)),
        Op::ForgetChat { before } => sqlx::query(
            "DELETE FROM said WHERE of_table IN (SELECT id FROM tables WHERE status = 'over'
             AND coalesce((SELECT max(at) FROM steps WHERE of_table = id), made) < $1)",
        )
        .bind(*before),
        Op::Wake { table, at } => {
            sqlx::query("UPDATE tables SET wake = $1 WHERE id = $2").bind(at).bind(table)
        }
        Op::Secret { hash, table, seat, made } => {
            sqlx::query("INSERT INTO secrets (hash, of_table, seat, made) VALUES ($1, $2, $3, $4)")
                .bind(hash.write())
                .bind(table)
                .bind(*seat as i64)
                .bind(*made)
        }
        Op::Revoke { hash, table } => sqlx::query("DELETE FROM secrets WHERE of_table = $1 AND hash = $2")
            .bind(table)
            .bind(hash.write()),
        Op::Pack { hash, name, content } => {
            sqlx::query("INSERT INTO packs (hash, name, content) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(hash)
                .bind(name)
                .bind(content)
        }
        Op::Account { name, password, made } => {
            sqlx::query("INSERT INTO accounts (name, password, made) VALUES ($1, $2, $3)")
                .bind(name)
                .bind(password)
                .bind(*made)
        }
        Op::Session { hash, account, made } => {
            sqlx::query("INSERT INTO sessions (hash, account, made) VALUES ($1, $2, $3)")
                .bind(hash.write())
                .bind(account)
                .bind(*made)
        }
        Op::Sitting { account, table, seat } => sqlx::query(
            "INSERT INTO sittings (account, of_table, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        )
        .bind(account)
        .bind(table)
        .bind(*seat as i64),
        Op::Delete { table } => {
            for sql in [
                "DELETE FROM steps WHERE of_table = $1",
                "DELETE FROM secrets WHERE of_table = $1",
                "DELETE FROM sittings WHERE of_table = $1",
                "DELETE FROM said WHERE of_table = $1",
            ] {
                sqlx::query(sql).bind(table).execute(&mut *connection).await?;
            }
            sqlx::query("DELETE FROM tables WHERE id = $1").bind(table)
        }
        Op::Pulse { at } => sqlx::query(
            "INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
        )
        .bind(*at),
    };
    let changed = query.execute(connection).await?.rows_affected();
    let needs_a_table = matches!(op, Op::Table(_) | Op::Status { .. } | Op::Chat { .. } | Op::Wake { .. });
    if needs_a_table && changed == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(()) }
}

//! What is asked of the database.

use crate::store::{Store, StoreError};
use antre_room::{Hash, StoredStep, Time};
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

/// A table as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) made: i64,
    pub(crate) status: String,
    pub(crate) listed: bool,
    pub(crate) game: String,
    pub(crate) stored: String,
}

fn row(row: SqliteRow) -> Result<Row, StoreError> {
    Ok(Row {
        id: row.try_get("id")?,
        made: row.try_get("made")?,
        status: row.try_get("status")?,
        listed: row.try_get::<i64, _>("listed")? != 0,
        game: row.try_get("game")?,
        stored: row.try_get("kept")?,
    })
}

const ROW: &str = "SELECT id, made, status, listed, game, kept FROM tables WHERE id = $1";
const LISTED: &str = "SELECT id, made, status, listed, game, kept FROM tables \
                      WHERE status = 'waiting' AND listed = 1 ORDER BY made DESC LIMIT 100";
const ALL: &str = "SELECT id, made, status, listed, game, kept FROM tables ORDER BY made DESC LIMIT $1";
const MINE: &str = "SELECT id, made, status, listed, game, kept, seat FROM tables \
                    JOIN sittings ON of_table = id WHERE account = $1 ORDER BY made DESC LIMIT 200";

impl Store {
    /// A table.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<Row>, StoreError> {
        sqlx::query(ROW).bind(id).fetch_optional(&self.pool).await?.map(row).transpose()
    }

    /// The steps of a table, in order.
    pub(crate) async fn steps(&self, table: &str) -> Result<Vec<StoredStep>, StoreError> {
        let sql = "SELECT n, step, fingerprint, at, spent FROM steps WHERE of_table = $1 ORDER BY n";
        let rows = sqlx::query(sql).bind(table).fetch_all(&self.pool).await?;
        rows.into_iter()
            .map(|row| {
                Ok(StoredStep {
                    n: row.try_get("n")?,
                    text: row.try_get("step")?,
                    fingerprint: row.try_get("fingerprint")?,
                    at: row.try_get("at")?,
                    spent: row.try_get("spent")?,
                })
            })
            .collect()
    }

    /// The hashes of a table's secrets, with their seats.
    pub(crate) async fn secrets(&self, table: &str) -> Result<Vec<(Hash, usize)>, StoreError> {
        let sql = "SELECT hash, seat FROM secrets WHERE of_table = $1 ORDER BY made, hash";
        let rows = sqlx::query(sql).bind(table).fetch_all(&self.pool).await?;
        let mut secrets = Vec::with_capacity(rows.len());
        for row in rows {
            let (hash, seat): (String, i64) = (row.try_get("hash")?, row.try_get("seat")?);
            secrets.extend(Hash::read(&hash).zip(usize::try_from(seat).ok()));
        }
        Ok(secrets)
    }

    /// The last things said at a table, in order.
    pub(crate) async fn said(&self, table: &str, most: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT line FROM said WHERE of_table = $1 ORDER BY n DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(table).bind(most).fetch_all(&self.pool).await?;
        rows.into_iter().rev().map(|row| row.try_get("line")).collect()
    }

    /// A pack that a table was opened with.
    pub(crate) async fn pack(&self, hash: &str) -> Result<Option<(String, String)>, StoreError> {
        let sql = "SELECT name, content FROM packs WHERE hash = $1";
        let row = sqlx::query(sql).bind(hash).fetch_optional(&self.pool).await?;
        row.map(|row| Ok((row.try_get("name")?, row.try_get("content")?))).transpose()
    }

    /// The tables of the lobby.
    pub(crate) async fn lobby(&self) -> Result<Vec<Row>, StoreError> {
        sqlx::query(LISTED).fetch_all(&self.pool).await?.into_iter().map(row).collect()
    }

    /// The newest tables.
    pub(crate) async fn newest(&self, most: i64) -> Result<Vec<Row>, StoreError> {
        sqlx::query(ALL).bind(most).fetch_all(&self.pool).await?.into_iter().map(row).collect()
    }

    /// How many tables are not over.
    pub(crate) async fn running(&self) -> Result<u64, StoreError> {
        let sql = "SELECT count(*) AS n FROM tables WHERE status IN ('waiting', 'running')";
        let row = sqlx::query(sql).fetch_one(&self.pool).await?;
        Ok(row.try_get::<i64, _>("n")?.unsigned_abs())
    }

    /// Tables that wanted to be looked at by now.
    pub(crate) async fn due(&self, now: i64, most: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE wake <= $1 ORDER BY wake LIMIT $2";
        let rows = sqlx::query(sql).bind(now).bind(most).fetch_all(&self.pool).await?;
        rows.into_iter().map(|row| row.try_get("id")).collect()
    }

    /// Tables that were opened before then and never dealt.
    pub(crate) async fn stale(&self, before: i64, most: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'waiting' AND made < $1 ORDER BY made LIMIT $2";
        let rows = sqlx::query(sql).bind(before).bind(most).fetch_all(&self.pool).await?;
        rows.into_iter().map(|row| row.try_get("id")).collect()
    }

    /// Tables that were over before then.
    pub(crate) async fn finished(&self, before: i64, most: i64) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = 'over' \
                   AND coalesce((SELECT max(at) FROM steps WHERE of_table = id), made) < $1 LIMIT $2";
        let rows = sqlx::query(sql).bind(before).bind(most).fetch_all(&self.pool).await?;
        rows.into_iter().map(|row| row.try_get("id")).collect()
    }

    /// Running tables where somebody wants to be told of their turn.
    pub(crate) async fn watched(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT DISTINCT tables.id FROM tables, json_each(kept, '$.seats') AS seat \
                   WHERE status = 'running' AND seat.value ->> '$.webhook' IS NOT NULL";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await?;
        rows.into_iter().map(|row| row.try_get("id")).collect()
    }

    /// When the last step was made, and when a server was last known to hold the database; 0 for never.
    pub(crate) async fn last_times(&self) -> Result<(Time, Time), StoreError> {
        let sql = "SELECT (SELECT coalesce(max(at), 0) FROM steps) AS step, \
                   (SELECT coalesce(max(at), 0) FROM pulse) AS pulse";
        let row = sqlx::query(sql).fetch_one(&self.pool).await?;
        Ok((row.try_get("step")?, row.try_get("pulse")?))
    }

    /// The names of all accounts.
    pub(crate) async fn accounts(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT name FROM accounts").fetch_all(&self.pool).await?;
        rows.into_iter().map(|row| row.try_get("name")).collect()
    }

    /// The stored password of an account.
    pub(crate) async fn password(&self, name: &str) -> Result<Option<String>, StoreError> {
        let sql = "SELECT password FROM accounts WHERE name = $1";
        let row = sqlx::query(sql).bind(name).fetch_optional(&self.pool).await?;
        row.map(|row| row.try_get("password")).transpose()
    }

    /// The account behind a session.
    pub(crate) async fn session(&self, token: Hash, since: i64) -> Result<Option<String>, StoreError> {
        let sql = "SELECT account FROM sessions WHERE hash = $1 AND made >= $2";
        let row = sqlx::query(sql).bind(token.write()).bind(since).fetch_optional(&self.pool).await?;
        row.map(|row| row.try_get("account")).transpose()
    }

    /// The tables an account sits at.
    pub(crate) async fn sittings(&self, account: &str) -> Result<Vec<(Row, usize)>, StoreError> {
        let rows = sqlx::query(MINE).bind(account).fetch_all(&self.pool).await?;
        rows.into_iter()
            .map(|found| {
                let seat: i64 = found.try_get("seat")?;
                Ok((row(found)?, usize::try_from(seat).unwrap_or_default()))
            })
            .collect()
    }
}

//! The tables of the database, step by step; a step that was released never changes.

use sqlx::SqlStr;
use sqlx::SqlitePool;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use std::borrow::Cow;

const STEPS: [(&str, &str); 4] = [
    (
        "tables, steps, secrets, packs, accounts",
        "CREATE TABLE tables (
         id TEXT PRIMARY KEY NOT NULL,
         made BIGINT NOT NULL,
         status TEXT NOT NULL,
         listed BIGINT NOT NULL,
         game TEXT NOT NULL,
         kept TEXT NOT NULL,
         wake BIGINT
     );
     CREATE INDEX tables_by_status ON tables (status, listed, made);
     CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;
     CREATE TABLE steps (
         of_table TEXT NOT NULL,
         n BIGINT NOT NULL,
         step TEXT NOT NULL,
         fingerprint BIGINT NOT NULL,
         at BIGINT NOT NULL,
         spent BIGINT NOT NULL,
         PRIMARY KEY (of_table, n)
     ) WITHOUT ROWID;
     CREATE TABLE secrets (
         of_table TEXT NOT NULL,
         hash TEXT NOT NULL,
         seat BIGINT NOT NULL,
         PRIMARY KEY (of_table, hash)
     ) WITHOUT ROWID;
     CREATE TABLE packs (
         hash TEXT PRIMARY KEY NOT NULL,
         name TEXT NOT NULL,
         content TEXT NOT NULL
     ) WITHOUT ROWID;
     CREATE TABLE accounts (
         name TEXT PRIMARY KEY NOT NULL,
         password TEXT NOT NULL,
         made BIGINT NOT NULL
     ) WITHOUT ROWID;
     CREATE TABLE sessions (
         hash TEXT PRIMARY KEY NOT NULL,
         account TEXT NOT NULL,
         made BIGINT NOT NULL
     ) WITHOUT ROWID;
     CREATE TABLE sittings (
         account TEXT NOT NULL,
         of_table TEXT NOT NULL,
         seat BIGINT NOT NULL,
         PRIMARY KEY (account, of_table, seat)
     ) WITHOUT ROWID;",
    ),
    (
        "what was said",
        "CREATE TABLE said (
         of_table TEXT NOT NULL,
         n BIGINT NOT NULL,
         line TEXT NOT NULL,
         PRIMARY KEY (of_table, n)
     ) WITHOUT ROWID;",
    ),
    (
        "a row to see whether anything can be written",
        "CREATE TABLE pulse (
         id BIGINT PRIMARY KEY NOT NULL,
         at BIGINT NOT NULL
     ) WITHOUT ROWID;",
    ),
    ("when each secret was made", "ALTER TABLE secrets ADD COLUMN made BIGINT NOT NULL DEFAULT 0;"),
];

/// Brings a database up to date.
///
/// # Errors
/// Why not; a database of a later version is refused.
pub(super) async fn migrate(pool: &SqlitePool) -> Result<(), sqlx::Error> {
    let of = |(index, (name, sql)): (usize, (&'static str, &'static str))| {
        let (name, sql) = (Cow::Borrowed(name), SqlStr::from_static(sql));
        Migration::new(index as i64 + 1, name, MigrationType::Simple, sql, false)
    };
    let migrations: Vec<Migration> = STEPS.into_iter().enumerate().map(of).collect();
    let migrator = Migrator { migrations: Cow::Owned(migrations), ..Migrator::DEFAULT };
    migrator.run(pool).await.map_err(|error| sqlx::Error::Migrate(Box::new(error)))
}

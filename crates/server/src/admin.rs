//! For the operator, beside the running server: look, export, delete, copy.

use crate::metrics::Metrics;
use crate::store::{FILE, Op, Store};
use antre_wire::server::Kept;
use std::io;
use std::path::Path;
use std::sync::Arc;

/// The database of a server, opened beside it.
pub struct Admin {
    store: Store,
}

/// A table in a few facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// Its name.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// `waiting`, `running` or `over`.
    pub status: String,
    /// Who sits there.
    pub names: Vec<String>,
    /// When it was opened, in milliseconds since 1970.
    pub made: i64,
}

impl Admin {
    /// Opens the database in a folder; there must be one.
    ///
    /// # Errors
    /// That there is none, or why it cannot be opened.
    pub async fn open(folder: &Path) -> io::Result<Admin> {
        let file = folder.join(FILE);
        if !file.is_file() {
            return Err(io::Error::new(io::ErrorKind::NotFound, file.display().to_string()));
        }
        let store = Store::open(folder, Arc::new(Metrics::default())).await.map_err(io::Error::other)?;
        Ok(Admin { store })
    }

    /// The newest tables.
    ///
    /// # Errors
    /// Why the database cannot be read.
    pub async fn tables(&self, most: u32) -> io::Result<Vec<TableLine>> {
        let rows = self.store.newest(i64::from(most)).await.map_err(io::Error::other)?;
        let line = |row: crate::store::Row| {
            let kept: Option<Kept> = serde_json::from_str(&row.kept).ok();
            let names = kept.map(|kept| kept.seats.into_iter().map(|seat| seat.name).collect());
            let names = names.unwrap_or_default();
            TableLine { id: row.id, game: row.game, status: row.status, names, made: row.made }
        };
        Ok(rows.into_iter().map(line).collect())
    }

    /// Everything that is stored of a table, as text: what it is, then its steps.
    ///
    /// # Errors
    /// Why the database cannot be read.
    pub async fn export(&self, table: &str) -> io::Result<Option<String>> {
        let Some(row) = self.store.table(table).await.map_err(io::Error::other)? else { return Ok(None) };
        let steps = self.store.steps(table).await.map_err(io::Error::other)?;
        let mut text = format!("table {}\nstatus {}\nkept {}\nsteps\n", row.id, row.status, row.kept);
        for step in steps {
            text.push_str(&format!("{} {} {}\n", step.n, step.at, step.text));
        }
        Ok(Some(text))
    }

    /// Deletes a table and all that belongs to it; whether there was one.
    ///
    /// # Errors
    /// Why it was not deleted.
    pub async fn delete(&self, table: &str) -> io::Result<bool> {
        let known = self.store.table(table).await.map_err(io::Error::other)?.is_some();
        let op = Op::Delete { table: table.to_owned() };
        self.store.commit(vec![op]).await.map_err(io::Error::other)?;
        Ok(known)
    }

    /// Copies the whole database to a new file while the server runs.
    ///
    /// # Errors
    /// Why not.
    pub async fn backup(&self, to: &Path) -> io::Result<()> {
        self.store.backup(to).await.map_err(io::Error::other)
    }
}

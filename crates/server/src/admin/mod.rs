//! For the operator: look, export, delete, copy. A running server is asked to do it; where none runs, the folder is
//! opened.

mod desk;

pub use antre_wire::server::TableEntry;
pub(crate) use desk::Desk;

use crate::metrics::Metrics;
use crate::store::{FILE, Held, Op, Row, Store};
use antre_wire::server::{AdminRequest, AdminResponse, StoredTable};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The operator at a folder of tables.
pub struct Admin(Way);

/// The way to the tables.
enum Way {
    /// Nobody holds the folder but us.
    Alone { store: Store, _held: Held },
    /// A server holds it, and listens there.
    Through { socket: PathBuf },
}

impl Admin {
    /// Finds the database in a folder; there must be one.
    ///
    /// # Errors
    /// That there is none, or why it cannot be opened.
    pub async fn open(folder: &Path) -> io::Result<Admin> {
        let file = folder.join(FILE);
        if !file.is_file() {
            return Err(io::Error::new(io::ErrorKind::NotFound, file.display().to_string()));
        }
        match Held::take(folder) {
            Ok(held) => {
                let store =
                    Store::open(folder, Arc::new(Metrics::default())).await.map_err(io::Error::other)?;
                Ok(Admin(Way::Alone { store, _held: held }))
            }
            Err(error) if error.kind() == io::ErrorKind::ResourceBusy => {
                Ok(Admin(Way::Through { socket: desk::path(folder) }))
            }
            Err(error) => Err(error),
        }
    }

    async fn ask(&self, ask: AdminRequest) -> io::Result<AdminResponse> {
        let answer = match &self.0 {
            Way::Through { socket } => desk::ask(socket, &ask).await?,
            Way::Alone { store, .. } => match ask {
                AdminRequest::Delete { table } => {
                    let known = store.table(&table).await.map_err(io::Error::other)?.is_some();
                    store.commit(vec![Op::Delete { table }]).await.map_err(io::Error::other)?;
                    AdminResponse::Delete { known }
                }
                other => look(store, other).await,
            },
        };
        match answer {
            AdminResponse::Failed { message } => Err(io::Error::other(message)),
            answer => Ok(answer),
        }
    }

    /// The newest tables.
    ///
    /// # Errors
    /// Why the database cannot be read.
    pub async fn tables(&self, most: u32) -> io::Result<Vec<TableEntry>> {
        match self.ask(AdminRequest::Tables { most }).await? {
            AdminResponse::Tables { tables } => Ok(tables),
            other => Err(odd(&other)),
        }
    }

    /// Everything that is stored of a table, as text: what it is, then its steps, then what was said.
    ///
    /// # Errors
    /// Why the database cannot be read.
    pub async fn export(&self, table: &str) -> io::Result<Option<String>> {
        match self.ask(AdminRequest::Export { table: table.to_owned() }).await? {
            AdminResponse::Export { text } => Ok(text),
            other => Err(odd(&other)),
        }
    }

    /// Deletes a table and all that belongs to it; whether there was one. People at it are told.
    ///
    /// # Errors
    /// Why it was not deleted.
    pub async fn delete(&self, table: &str) -> io::Result<bool> {
        match self.ask(AdminRequest::Delete { table: table.to_owned() }).await? {
            AdminResponse::Delete { known } => Ok(known),
            other => Err(odd(&other)),
        }
    }

    /// Copies the whole database to a new file, while the server runs or not.
    ///
    /// # Errors
    /// Why not.
    pub async fn backup(&self, to: &Path) -> io::Result<()> {
        let to = std::path::absolute(to)?;
        if to.exists() {
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, to.display().to_string()));
        }
        let to = to.to_str().ok_or_else(|| io::Error::other("the path is not Unicode"))?.to_owned();
        match self.ask(AdminRequest::Backup { to }).await? {
            AdminResponse::Backup {} => Ok(()),
            other => Err(odd(&other)),
        }
    }
}

fn odd(answer: &AdminResponse) -> io::Error {
    io::Error::other(format!("the server answers something else: {answer:?}"))
}

/// What a database alone can answer.
async fn look(store: &Store, ask: AdminRequest) -> AdminResponse {
    let answer = match ask {
        AdminRequest::Tables { most } => store
            .newest(i64::from(most))
            .await
            .map(|rows| AdminResponse::Tables { tables: rows.into_iter().map(line).collect() }),
        AdminRequest::Export { table } => {
            export(store, &table).await.map(|text| AdminResponse::Export { text })
        }
        AdminRequest::Backup { to } => store.backup(Path::new(&to)).await.map(|()| AdminResponse::Backup {}),
        AdminRequest::Delete { .. } => {
            Ok(AdminResponse::Failed { message: "a table is deleted by whoever holds it".into() })
        }
    };
    answer.unwrap_or_else(|error| AdminResponse::Failed { message: error.to_string() })
}

fn line(row: Row) -> TableEntry {
    let stored: Option<StoredTable> = serde_json::from_str(&row.stored).ok();
    let names = stored.map(|stored| stored.seats.into_iter().map(|seat| seat.name).collect());
    let names = names.unwrap_or_default();
    TableEntry { id: row.id, game: row.game, status: row.status, names, made: row.made }
}

async fn export(store: &Store, table: &str) -> Result<Option<String>, sqlx::Error> {
    let Some(row) = store.table(table).await? else { return Ok(None) };
    let mut text = format!("table {}\nstatus {}\nkept {}\nsteps\n", row.id, row.status, row.stored);
    for step in store.steps(table).await? {
        text.push_str(&format!("{} {} {}\n", step.n, step.at, step.text));
    }
    text.push_str("said\n");
    for line in store.said(table, i64::MAX).await? {
        text.push_str(&line);
        text.push('\n');
    }
    Ok(Some(text))
}

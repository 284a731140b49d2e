//! What the operator's program says to the running server, and hears from it: one line of JSON each.

use serde::{Deserialize, Serialize};

/// What the operator wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdminRequest {
    /// The newest tables.
    Tables {
        /// How many at the most.
        most: u32,
    },
    /// All that is kept of a table.
    Export {
        /// Its name.
        table: String,
    },
    /// A table goes, and the people there are told.
    Delete {
        /// Its name.
        table: String,
    },
    /// A copy of the whole database.
    Backup {
        /// The whole path of a file that does not exist yet.
        to: String,
    },
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum AdminResponse {
    /// The newest tables.
    Tables {
        /// The newest first.
        tables: Vec<TableEntry>,
    },
    /// All that is kept of a table.
    Export {
        /// As text; absent if there is no such table.
        text: Option<String>,
    },
    /// It is gone.
    Delete {
        /// Whether there was one.
        known: bool,
    },
    /// It is copied.
    Backup {},
    /// It did not work.
    Failed {
        /// What went wrong, for a person.
        message: String,
    },
}

/// A table in a few facts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableEntry {
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

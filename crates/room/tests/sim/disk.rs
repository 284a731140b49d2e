//! A disk that answers when it is told to: with yes, with no, or not at all.

use crate::fault::Fault;
use antre_kernel::Seat;
use antre_room::{Hash, Snapshot, StoredStep, Write};
use antre_wire::server::{ChatMessage, Status, StoredTable};
use std::collections::{BTreeMap, BTreeSet};

/// A table as the disk has it. What was stored is text there, and read again from it.
#[derive(Clone, Debug)]
pub(crate) struct OnDisk {
    pub(crate) text: String,
    pub(crate) status: Status,
    pub(crate) secrets: Vec<(Hash, Seat)>,
    pub(crate) steps: Vec<StoredStep>,
    pub(crate) chat: Vec<ChatMessage>,
}

impl OnDisk {
    pub(crate) fn new(stored: &StoredTable, status: Status, secrets: Vec<(Hash, Seat)>) -> OnDisk {
        let text = serde_json::to_string(stored).unwrap();
        OnDisk { text, status, secrets, steps: Vec::new(), chat: Vec::new() }
    }

    pub(crate) fn stored(&self) -> StoredTable {
        serde_json::from_str(&self.text).unwrap()
    }

    pub(crate) fn snapshot(&self, id: &str, unheld: i64) -> Snapshot {
        Snapshot {
            id: id.to_owned(),
            stored: self.stored(),
            secrets: self.secrets.clone(),
            steps: self.steps.clone(),
            pack: None,
            chat: self.chat.clone(),
            unheld,
        }
    }
}

/// Everything that is stored.
#[derive(Default)]
pub(crate) struct Disk {
    pub(crate) tables: BTreeMap<String, OnDisk>,
    pub(crate) deleted: BTreeSet<String>,
}

/// The table is not there.
pub(crate) struct Gone;

impl Disk {
    /// Writes all of it, or nothing if the table is gone.
    pub(crate) fn apply(&mut self, id: &str, writes: &[Write], fault: Option<Fault>) -> Result<(), Gone> {
        if !self.tables.contains_key(id) {
            let revived = writes.iter().find_map(|write| match write {
                Write::Table { status, stored } if fault == Some(Fault::S9) => Some((*status, stored)),
                _ => None,
            });
            let Some((status, stored)) = revived else { return Err(Gone) };
            self.tables.insert(id.to_owned(), OnDisk::new(stored, status, Vec::new()));
        }
        for write in writes {
            let Some(table) = self.tables.get_mut(id) else { return Err(Gone) };
            match write {
                Write::Table { status, stored } => {
                    (table.status, table.text) = (*status, serde_json::to_string(&**stored).unwrap());
                }
                Write::Step(step) => {
                    assert_eq!(step.n as usize, table.steps.len(), "two steps with one number");
                    table.steps.push(step.clone());
                }
                Write::Status(status) => table.status = *status,
                Write::Chat(line) => {
                    table.chat.push(line.clone());
                    let long = table.chat.len().saturating_sub(antre_room::Room::REMEMBERED);
                    table.chat.drain(..long);
                }
                Write::WakeAt(_) | Write::Sitting { .. } => {}
                Write::Revoke { hash } => table.secrets.retain(|(known, _)| !known.is(*hash)),
                Write::Secret { hash, seat } => table.secrets.push((*hash, *seat)),
                Write::Open { id, status, stored, secrets } => {
                    let table = OnDisk::new(stored, *status, secrets.clone());
                    assert!(self.tables.insert(id.clone(), table).is_none(), "two tables with one name");
                }
                Write::Delete => {
                    self.tables.remove(id);
                    self.deleted.insert(id.to_owned());
                }
            }
        }
        Ok(())
    }
}

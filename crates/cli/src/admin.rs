//! `antre admin`: for whoever runs a server, while it runs or not.

use crate::args::{AdminArgs, AdminCommand};
use crate::failure::Failure;
use crate::out::{self, CODE};
use crate::serve::data_folder;
use antre_host::Speaker;
use antre_kernel::Phrase;
use antre_server::admin::Admin;
use std::io::{self, Write as _};

/// Does what the operator asks.
pub(crate) fn run(args: &AdminArgs, speaker: &Speaker) -> Result<(), Failure> {
    let folder = args.data.clone().unwrap_or_else(data_folder);
    let trouble = |error: io::Error| {
        let phrase = match error.kind() {
            io::ErrorKind::NotFound => {
                Phrase::new("admin-no-data").with("folder", folder.display().to_string())
            }
            io::ErrorKind::AlreadyExists => Phrase::new("admin-file-exists").with("file", error.to_string()),
            io::ErrorKind::ConnectionRefused => {
                Phrase::new("admin-no-answer").with("detail", error.to_string())
            }
            _ => Phrase::new("admin-trouble").with("detail", error.to_string()),
        };
        Failure::say(speaker, &phrase)
    };
    let unknown = |table: &str| Failure::say(speaker, &Phrase::new("admin-no-table").with("table", table));
    let done = antre_server::wait(async {
        let admin = Admin::open(&folder).await?;
        Ok(match &args.command {
            AdminCommand::Tables => Done::Tables(admin.tables(500).await?),
            AdminCommand::Export(args) => Done::Exported(admin.export(&args.table).await?.ok_or(&args.table)),
            AdminCommand::Delete(args) => Done::Deleted(if admin.delete(&args.table).await? {
                Ok(&args.table)
            } else {
                Err(&args.table)
            }),
            AdminCommand::Backup(args) => {
                admin.backup(&args.file).await?;
                Done::Copied(args.file.display().to_string())
            }
        })
    });
    let mut stdout = out::stdout();
    match done.and_then(|done: io::Result<Done<'_>>| done).map_err(trouble)? {
        Done::Tables(tables) if tables.is_empty() => writeln!(stdout, "{}", speaker.word("admin-none"))?,
        Done::Tables(tables) => {
            for table in tables {
                let names = table.names.join(", ");
                writeln!(
                    stdout,
                    "{CODE}{}{CODE:#}  {:<9} {:<8} {names}",
                    table.id, table.game, table.status
                )?;
            }
        }
        Done::Exported(text) => write!(stdout, "{}", text.map_err(|table| unknown(table))?)?,
        Done::Deleted(table) => {
            let phrase =
                Phrase::new("admin-deleted").with("table", table.map_err(|table| unknown(table))?.as_str());
            writeln!(stdout, "{}", speaker.say(&phrase))?;
        }
        Done::Copied(file) => {
            writeln!(stdout, "{}", speaker.say(&Phrase::new("admin-backed-up").with("file", file)))?;
        }
    }
    Ok(())
}

/// What came of it.
enum Done<'a> {
    Tables(Vec<antre_server::admin::TableEntry>),
    Exported(Result<String, &'a String>),
    Deleted(Result<&'a String, &'a String>),
    Copied(String),
}

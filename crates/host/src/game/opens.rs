//! How tables, records and score pads of a game are opened.

use super::{Chance, OnShelf, Request, table_of};
use crate::record::{AnyRecord, RecordOf};
use crate::table::{AnyTable, TableOf};
use antre_kernel::{Field, Header, Key, Misread, Record, Sealed, Table};
use antre_stage::{Boxed, ScorePad, scenario};
use std::sync::Arc;

/// Opens a game: a new table, a position, a saved table, a finished game; or the score pad for the real box.
pub trait Opens: Sync {
    /// Opens a new table.
    ///
    /// # Errors
    /// The line of the pack, or the option, that is wrong.
    fn open(&self, request: &Request, chance: Chance) -> Result<Box<dyn AnyTable>, Misread>;
    /// Opens a table from a position somebody wrote down.
    ///
    /// # Errors
    /// The field that is wrong.
    fn open_position(
        &self,
        request: &Request,
        fields: &[Field],
        chance: Chance,
    ) -> Result<Box<dyn AnyTable>, Misread>;
    /// Opens a saved table; `packs` are other packs that may be the one it was played with.
    ///
    /// # Errors
    /// What is damaged or foreign.
    fn unseal(&self, sealed: &Sealed, packs: &[(String, String)]) -> Result<Box<dyn AnyTable>, Misread>;
    /// Reads a finished game.
    ///
    /// # Errors
    /// The line that is damaged or foreign.
    fn read_record(&self, text: &str, packs: &[(String, String)]) -> Result<Box<dyn AnyRecord>, Misread>;
    /// Runs a scenario file.
    ///
    /// # Errors
    /// The line that is not understood; scenarios that fail are in the report.
    fn check_scenarios(
        &self,
        file: &str,
        text: &str,
        find_pack: &dyn Fn(&str) -> Option<String>,
    ) -> Result<scenario::Report, Misread>;
    /// The score pad for games played with the real box, if there is one.
    ///
    /// # Errors
    /// As [`Packs::inspect`](crate::Packs::inspect).
    fn pad(&self, request: &Request) -> Result<Option<Arc<dyn ScorePad>>, Misread>;
}

impl<R: Boxed> Opens for OnShelf<R> {
    fn open(&self, request: &Request, chance: Chance) -> Result<Box<dyn AnyTable>, Misread> {
        Ok(Box::new(TableOf(table_of(self.build(request)?, chance))))
    }

    fn open_position(
        &self,
        request: &Request,
        fields: &[Field],
        chance: Chance,
    ) -> Result<Box<dyn AnyTable>, Misread> {
        let rules = self.build(request)?;
        let position = rules.read_position(fields)?;
        let key = match chance {
            Chance::Secret(bytes) => Key::secret(bytes),
            Chance::Practice(seed) => Key::practice(seed),
        };
        Ok(Box::new(TableOf(Table::from_position(rules, position, key))))
    }

    fn unseal(&self, sealed: &Sealed, packs: &[(String, String)]) -> Result<Box<dyn AnyTable>, Misread> {
        let rules = self.build_for(&sealed.header()?, packs)?;
        Ok(Box::new(TableOf(Table::unseal(rules, sealed)?)))
    }

    fn read_record(&self, text: &str, packs: &[(String, String)]) -> Result<Box<dyn AnyRecord>, Misread> {
        let rules = self.build_for(&Header::read(text)?, packs)?;
        let record = Record::read(&*rules, text)?;
        Ok(Box::new(RecordOf { rules, record }))
    }

    fn check_scenarios(
        &self,
        file: &str,
        text: &str,
        find_pack: &dyn Fn(&str) -> Option<String>,
    ) -> Result<scenario::Report, Misread> {
        scenario::run::<R>(file, text, find_pack)
    }

    fn pad(&self, request: &Request) -> Result<Option<Arc<dyn ScorePad>>, Misread> {
        Ok(self.build(request)?.pad())
    }
}

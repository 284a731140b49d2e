//! Why not: a question about what one sees. It is answered at once; nothing is changed, counted or written by it.

use crate::people::Connection;
use crate::{Refusal, Room};
use antre_host::Refused;
use antre_wire::server::{ErrorCode, ServerMessage};
use antre_wire::{Explanation, Id, Subject};

impl Room {
    /// What somebody is told who asks what can be done with a thing or a move, from what their own eye may know.
    pub(crate) fn explain(
        &self,
        asker: &Connection,
        id: Option<Id>,
        version: u32,
        about: &Subject,
    ) -> ServerMessage {
        match self.explanation(asker, version, about) {
            Ok(why) => ServerMessage::Why { id, version, why },
            Err(refusal) => ServerMessage::Refused { id, error: self.error_body(asker.lang, &refusal) },
        }
    }

    fn explanation(&self, asker: &Connection, version: u32, about: &Subject) -> Result<Explanation, Refusal> {
        let table = self.table()?;
        // The answer would be about another table than the one that was seen.
        if version != table.version() {
            return Err(Refusal::plain(ErrorCode::Stale));
        }
        let refusal = match (table.why(asker.eye, about.as_asked()), about) {
            (Ok(choices), _) => return Ok(Explanation::possible(choices)),
            (Err(Refused::Misread(what)), Subject::Thing(_)) => {
                return Err(Refusal::new(ErrorCode::NotFound, what));
            }
            (Err(Refused::Misread(what)), Subject::Move(_)) => {
                return Err(Refusal::new(ErrorCode::BadMove, what));
            }
            (Err(refused), _) => Refusal::from(refused),
        };
        let error = self.error_body(asker.lang, &refusal);
        Ok(Explanation { choices: 0, message: Some(error.message), clause: error.clause })
    }
}

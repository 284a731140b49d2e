//! What is printed in each pack, spoken once in each language and shared by all tables of a set-up.

use crate::input::Text;
use crate::update::encode;
use antre_host::{AnyTable, Speaker};
use antre_kernel::{Lang, Setup};
use antre_wire::Catalogue;
use antre_wire::server::ServerMessage;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The most that are remembered; with more, all are forgotten and spoken again when needed.
const MOST: usize = 64;

/// What distinguishes one catalogue from another.
type Printed = (&'static str, String, u8, Vec<(String, String)>, &'static str);

/// The messages that carry catalogues.
#[derive(Default)]
pub struct Catalogues {
    known: Mutex<BTreeMap<Printed, Text>>,
}

impl Catalogues {
    /// The catalogue of a table as a message.
    pub(crate) fn message(&self, table: &dyn AnyTable, speaker: &Speaker) -> Text {
        let printed = printed(table.game(), table.setup(), speaker.lang());
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = known.get(&printed) {
            return Text::clone(text);
        }
        let text = encode(&ServerMessage::Catalogue(Catalogue::from(&table.catalogue(), speaker)));
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(printed, Text::clone(&text));
        text
    }
}

fn printed(game: &'static str, setup: &Setup, lang: Lang) -> Printed {
    (game, setup.pack_hash.clone(), setup.seats, setup.options.clone(), lang.code())
}

//! What the server stores about a table beside its moves.

use crate::LangCode;
use crate::server::{Clock, Pace, Who};
use antre_kernel::Setup;
use serde::{Deserialize, Serialize};

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredTable {
    /// The game's short name.
    pub game: String,
    /// The version of its rules when it was opened.
    pub rules_version: u32,
    /// The name of its pack.
    pub pack: String,
    /// The hash of its pack.
    pub pack_hash: String,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// The seats.
    pub seats: Vec<StoredSeat>,
    /// The secret seed, in hexadecimal.
    pub seed: String,
    /// Whether everything is dealt.
    pub dealt: bool,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Whether people can talk.
    pub chat: bool,
    /// Whether hints are given.
    pub hints: bool,
    /// How fast bots answer. Tables of 0.1.0 do not say.
    #[serde(default)]
    pub pace: Pace,
    /// The clock.
    pub clock: Option<Clock>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    /// The bot that may play for people who are away, as agreed at the opening; nobody may if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// How its shuffle is proven: the version of the proof.
    #[serde(default = "first_proof")]
    pub proof: u32,
    /// How often players had to promise anew what they add, because one could not keep the promise.
    #[serde(default)]
    pub rounds: u32,
}

/// Tables of 0.1.0 do not say which version their proof has.
fn first_proof() -> u32 {
    1
}

impl StoredTable {
    /// How shuffles of new tables are proven.
    pub const PROOF: u32 = 2;

    /// A table with this set-up and these seats; nothing is dealt, people can talk, and there is no clock.
    pub fn new(
        game: &str,
        rules_version: u32,
        setup: &Setup,
        seats: Vec<StoredSeat>,
        seed: String,
    ) -> StoredTable {
        StoredTable {
            game: game.to_owned(),
            rules_version,
            pack: setup.pack.clone(),
            pack_hash: setup.pack_hash.clone(),
            options: setup.options.clone(),
            seats,
            seed,
            dealt: false,
            listed: false,
            chat: true,
            hints: false,
            pace: Pace::default(),
            clock: None,
            rematch: None,
            stand_in: None,
            proof: StoredTable::PROOF,
            rounds: 0,
        }
    }
}

/// A seat as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredSeat {
    /// Who sits there.
    pub who: Who,
    /// What the player is called.
    pub name: String,
    /// The bot that plays for the seat now.
    pub bot: Option<String>,
    /// The account it belongs to.
    pub account: Option<String>,
    /// Whether the player has seen the commitment and is ready for the deal.
    pub ready: bool,
    /// The hash of what the player will add to the chance; nothing is added where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub promise: Option<String>,
    /// What the player added to the chance; empty until it is told.
    pub contribution: String,
    /// How many hints were given.
    pub hints: u32,
    /// The letters of the seats that the player does not want to hear.
    pub muted: String,
    /// Where the player is told that it is their turn.
    pub webhook: Option<Webhook>,
}

impl StoredSeat {
    /// A seat that anybody may take.
    pub fn open() -> StoredSeat {
        StoredSeat {
            who: Who::Open,
            name: String::new(),
            bot: None,
            account: None,
            ready: false,
            promise: None,
            contribution: String::new(),
            hints: 0,
            muted: String::new(),
            webhook: None,
        }
    }
}

impl StoredSeat {
    /// Whether the player still has to tell what they promised to add.
    pub fn owes(&self) -> bool {
        self.promise.is_some() && self.contribution.is_empty()
    }
}

/// Where a player is told that it is their turn, and in which language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Webhook {
    /// The address.
    pub url: String,
    /// The language.
    pub lang: LangCode,
    /// Since which version of the table the turn lasts that they were told of last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<u32>,
}

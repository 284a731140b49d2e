//! Games on the shelf and tables being played, in a few facts each.

use antre_host::{self as host, AnyGame, AnyTable, Speaker};
use antre_kernel as kernel;
use antre_stage as stage;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A game on the shelf.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct GameInfo {
    /// Its short name.
    pub id: String,
    /// Its title.
    pub title: String,
    /// One line that makes people want to play.
    pub tagline: String,
    /// Author and publisher of the box.
    pub credit: String,
    /// How many can play.
    pub players: Players,
    /// What the seats play where they differ from the start, in order; empty where they are alike.
    pub sides: Vec<String>,
    /// What can be chosen when a table is opened.
    pub options: Vec<OptionInfo>,
    /// The packs in the box, the default first.
    pub packs: Vec<PackInfo>,
    /// Whether there is a score pad for the real box.
    pub pad: bool,
}

/// How many can play.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Players {
    /// The fewest.
    pub min: u8,
    /// The most.
    pub max: u8,
    /// How many, where nobody says otherwise.
    pub usual: u8,
}

/// One option of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct OptionInfo {
    /// Its short name.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// What may be chosen; the first is the default.
    pub values: Vec<String>,
    /// What people call each of them, in the same order.
    pub labels: Vec<String>,
    /// What it does.
    pub help: String,
    /// The clause it comes from.
    pub clause: String,
}

/// A pack in the box.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct PackInfo {
    /// Its name.
    pub name: String,
    /// What people call it.
    pub title: String,
    /// A hash of its content.
    pub hash: String,
    /// Where its data comes from.
    pub origin: String,
}

impl GameInfo {
    /// A game, spoken.
    pub fn from(game: &dyn AnyGame, speaker: &Speaker) -> GameInfo {
        let (min, max) = game.players();
        GameInfo {
            id: game.id().into(),
            title: game.title(speaker),
            tagline: game.tagline(speaker),
            credit: game.credit(speaker),
            players: Players { min, max, usual: game.usual_players() },
            sides: game.sides(speaker),
            options: game.options().iter().map(|option| OptionInfo::from(option, speaker)).collect(),
            packs: game.packs().into_iter().filter_map(|name| PackInfo::from(game, name, speaker)).collect(),
            pad: game.pad(&host::Request::default()).is_ok_and(|pad| pad.is_some()),
        }
    }
}

impl OptionInfo {
    /// An option, spoken.
    pub fn from(option: &stage::OptionSpec, speaker: &Speaker) -> OptionInfo {
        OptionInfo {
            id: option.id.into(),
            name: speaker.option(option),
            values: option.values.iter().map(|&value| value.into()).collect(),
            labels: option.values.iter().map(|value| speaker.option_value(option, value)).collect(),
            help: speaker.option_help(option),
            clause: option.clause.into(),
        }
    }
}

impl PackInfo {
    /// A pack of the box, spoken; none if there is no such pack.
    pub fn from(game: &dyn AnyGame, name: &str, speaker: &Speaker) -> Option<PackInfo> {
        let pack = Some((name.to_owned(), game.pack_text(name)?.to_owned()));
        let (setup, origin) = game.inspect(&host::Request { pack, ..host::Request::default() }).ok()?;
        let title = game.pack_title(name, speaker);
        Some(PackInfo { name: name.into(), title, hash: setup.pack_hash, origin: speaker.name(&origin) })
    }
}

/// A table, as anybody may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct TableSummary {
    /// Its number.
    pub table: u32,
    /// The game's short name.
    pub game: String,
    /// The name of the pack.
    pub pack: String,
    /// A hash of the pack's content.
    pub pack_hash: String,
    /// How many play.
    pub seats: u8,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// Who sits where: one text a seat; empty if nobody said.
    pub players: Vec<String>,
    /// Its chance came from a small seed or a written position.
    pub practice: bool,
    /// Something was taken back that needed consent.
    pub undone: bool,
    /// Rises with everything that happens.
    pub version: u32,
    /// How many plies stand.
    pub ply: u32,
    /// Who comes next.
    pub next: Next,
    /// Who gave up, if somebody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resigned: Option<String>,
}

impl TableSummary {
    /// A table and its number.
    pub fn from(number: u32, table: &dyn AnyTable) -> TableSummary {
        let (setup, marks) = (table.setup(), table.marks());
        TableSummary {
            table: number,
            game: table.game().into(),
            pack: setup.pack.clone(),
            pack_hash: setup.pack_hash.clone(),
            seats: setup.seats,
            options: setup.options.iter().cloned().collect(),
            players: table.header().players,
            practice: marks.practice,
            undone: marks.undone,
            version: table.version(),
            ply: table.plies(),
            next: table.next().into(),
            resigned: table.resigned().map(|seat| seat.to_string()),
        }
    }
}

/// Who or what comes next.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "who", rename_all = "kebab-case")]
pub enum Next {
    /// These seats may act, in any order among them.
    Seats {
        /// Their letters.
        seats: Vec<String>,
    },
    /// Chance decides.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl From<kernel::Next> for Next {
    fn from(next: kernel::Next) -> Next {
        match next {
            kernel::Next::Seats(seats) => {
                Next::Seats { seats: seats.iter().map(|seat| seat.to_string()).collect() }
            }
            kernel::Next::Chance => Next::Chance,
            kernel::Next::Over => Next::Over,
        }
    }
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct LogEntry {
    /// The ply that made it, from 1.
    pub ply: u32,
    /// The seat whose turn it belongs to; absent before the first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<String>,
    /// What happened.
    pub text: String,
    /// What it speaks of: ids of pieces and zones, codes of cards; they may lie elsewhere by now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub mentions: Vec<String>,
}

impl LogEntry {
    /// A line of the log, spoken.
    pub fn from(line: &host::LogLine, speaker: &Speaker) -> LogEntry {
        let turn = line.turn.map(|seat| seat.to_string());
        LogEntry { ply: line.ply, turn, text: speaker.say(&line.what), mentions: line.mentions.clone() }
    }
}

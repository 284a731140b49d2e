//! What the engine answers, one JSON object a line.

use crate::{Catalogue, Choice, GameInfo, Id, LogEntry, Next, Outcome, Scene, Sheet, TableSummary};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One line of output: an answer and the id of its question.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct Reply {
    /// The id that came with the question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<Id>,
    /// What is answered.
    #[serde(flatten)]
    pub answer: Answer,
}

/// What can be answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    /// To `hello`.
    Hello {
        /// The version of this protocol.
        protocol: u32,
        /// The version of the program.
        antre: String,
        /// The short names of the games.
        games: Vec<String>,
        /// The languages it speaks.
        langs: Vec<String>,
    },
    /// To `games`.
    Games {
        /// All of them.
        games: Vec<GameInfo>,
    },
    /// To everything that opens, shows or changes a table.
    Table(TableSummary),
    /// To `choices`.
    Choices {
        /// The table's number.
        table: u32,
        /// Its version.
        version: u32,
        /// The seat that asked.
        seat: String,
        /// What it may do; empty if it is not to act.
        choices: Vec<Choice>,
    },
    /// To `view`.
    View {
        /// The table's number.
        table: u32,
        /// Its version.
        version: u32,
        /// The eye that looks.
        eye: String,
        /// What it sees.
        scene: Scene,
    },
    /// To `catalogue`.
    Catalogue {
        /// The table's number.
        table: u32,
        /// What is printed.
        #[serde(flatten)]
        catalogue: Catalogue,
    },
    /// To `log`.
    Log {
        /// The table's number.
        table: u32,
        /// Its version.
        version: u32,
        /// The eye that looked.
        eye: String,
        /// What it perceived.
        entries: Vec<LogEntry>,
    },
    /// To `why`.
    Why {
        /// The table's number.
        table: u32,
        /// Its version.
        version: u32,
        /// The eye that asked.
        eye: String,
        /// What can be done, or why nothing.
        #[serde(flatten)]
        why: Explanation,
    },
    /// To `score`.
    Score {
        /// The table's number.
        table: u32,
        /// Who won what.
        outcome: Outcome,
        /// Where the points come from; absent after somebody gave up.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        sheet: Option<Sheet>,
        /// Who gave up, if somebody did.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        resigned: Option<String>,
    },
    /// To `bot`.
    Bot {
        /// The table's number.
        table: u32,
        /// Its version, after the move if it was played.
        version: u32,
        /// The seat it thought for.
        seat: String,
        /// The bot.
        bot: String,
        /// Where its chance started.
        seed: u64,
        /// Its move in notation.
        #[serde(rename = "move")]
        notation: String,
        /// Its move in words.
        label: String,
        /// Whether the move was played.
        played: bool,
        /// Who comes next.
        next: Next,
    },
    /// To `save`.
    Saved {
        /// The table's number.
        table: u32,
        /// The sealed table.
        text: String,
    },
    /// To `record`.
    Record {
        /// The table's number.
        table: u32,
        /// The open record.
        text: String,
    },
    /// To `close`.
    Closed {
        /// The table's number.
        table: u32,
    },
    /// To `quit`.
    Bye {},
    /// To anything that could not be done; nothing has changed.
    Error(Fault),
}

/// What can be done with a thing, or why nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Explanation {
    /// How many choices there are; if none, the rest says why.
    pub choices: u32,
    /// Why there is none, for a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// The clause of the rulebook that fits best.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
}

impl Explanation {
    /// There are choices.
    pub fn possible(choices: usize) -> Explanation {
        Explanation { choices: u32::try_from(choices).unwrap_or(u32::MAX), message: None, clause: None }
    }
}

/// Why something could not be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Fault {
    /// What kind of mistake it is.
    pub code: Code,
    /// What is wrong and what to do, for a person.
    pub message: String,
    /// The clause of the rulebook it rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// The line of the pack, position or save that is wrong, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The column, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
}

/// Kinds of mistakes. The list is closed for one version of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is not JSON.
    NotJson,
    /// The line is longer than 1 MiB.
    TooLong,
    /// The object is not a question of this protocol.
    BadAsk,
    /// There is no such game.
    UnknownGame,
    /// There is no such table.
    UnknownTable,
    /// There is no such seat or eye.
    UnknownSeat,
    /// There is no such thing on the table.
    UnknownThing,
    /// There is no such bot.
    UnknownBot,
    /// The game cannot be built like that: seats, options, pack, players or position.
    BadOpen,
    /// The saved text is damaged or foreign.
    BadSave,
    /// The text is not a move.
    BadMove,
    /// A clause of the rulebook forbids the move.
    Illegal,
    /// The seat is not to act.
    NotToAct,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// There is nothing to take back.
    NothingToUndo,
    /// Another seat has to agree first.
    NeedsConsent,
    /// Too many tables are open.
    TooManyTables,
    /// The system gave no randomness.
    NoChance,
}

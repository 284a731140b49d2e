//! The bodies of the HTTP requests and answers.

use crate::server::{Clock, Pace, Status};
use crate::{Catalogue, GameInfo, Outcome, Scene, Sheet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// A table to be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewTable {
    /// The game's short name.
    pub game: String,
    /// The name of a pack of the box or of the server; the default pack if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
    /// The options that differ from their default.
    #[serde(default)]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub options: BTreeMap<String, String>,
    /// Who is to sit where, one entry a seat.
    #[schemars(length(min = 1, max = 6))]
    pub seats: Vec<SeatRequest>,
    /// What whoever opens the table is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether the table stands in the lobby while seats are open.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub listed: bool,
    /// Whether people can talk; they can if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chat: Option<bool>,
    /// Whether hints are given although people play; whoever joins agrees to it.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
    /// How fast bots answer.
    #[serde(default)]
    #[ts(as = "Option<Pace>", optional)]
    pub pace: Pace,
    /// The clock, if one is wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The bot that may play for people who are away; nobody may if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatRequest {
    /// Whoever opens the table.
    Me {},
    /// Anybody with the link.
    Open {},
    /// A bot.
    Bot {
        /// A level (`brasier`, `brasier:800ms`), `random`, `greedy`, `search`, `search:5000` or `search:800ms`.
        bot: String,
    },
}

/// A seat to be taken.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Join {
    /// What the player is called.
    #[schemars(length(min = 1, max = 40))]
    pub name: String,
    /// Which seat; the first open one if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// A seat that was taken. The secret is told once; whoever has it plays the seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Opened {
    /// The table's name: the end of its link.
    pub table: String,
    /// The seat, if one was taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// Its secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// SHA-256 of the seed that decides every roll.
    pub commitment: String,
}

/// Coming back to a seat from another device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Return {
    /// The seat's letter.
    pub seat: String,
}

/// The tables with open seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Lobby {
    /// The newest first.
    pub tables: Vec<LobbyEntry>,
}

/// A table with open seats.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LobbyEntry {
    /// Its name.
    pub table: String,
    /// The game's short name.
    pub game: String,
    /// Who waits.
    pub names: Vec<String>,
    /// How many seats are open.
    pub open: u8,
}

/// A name and a password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// The name.
    #[schemars(length(min = 1, max = 40))]
    pub name: String,
    /// The password.
    #[schemars(length(min = 10, max = 200))]
    pub password: String,
}

/// Signed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Session {
    /// Goes into the header `Authorization: Bearer …`.
    pub token: String,
}

/// The tables of an account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Mine {
    /// The account's name.
    pub name: String,
    /// Its tables, the newest first.
    pub tables: Vec<MyTable>,
}

/// A table of an account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct MyTable {
    /// Its name.
    pub table: String,
    /// The account's seat.
    pub seat: String,
    /// The game's short name.
    pub game: String,
    /// Where it stands.
    pub status: Status,
}

/// The games on the shelf.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Games {
    /// All of them, with the operator's own packs after those of the box.
    pub games: Vec<GameInfo>,
    /// The bots that play all of them, the weakest first.
    pub bots: Vec<BotInfo>,
    /// Whether people can make accounts here.
    pub accounts: bool,
    /// How addresses begin at which players may be told of their turn.
    pub webhooks: Vec<String>,
}

/// A bot to play against.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct BotInfo {
    /// How it is called in messages.
    pub bot: String,
    /// How people call it.
    pub name: String,
    /// How it plays.
    pub about: String,
    /// Whether it is whom people play against unless they say otherwise.
    pub usual: bool,
}

/// Clauses of a rulebook.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Clauses {
    /// In the order of the book.
    pub clauses: Vec<ClauseInfo>,
}

/// One clause of a rulebook.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ClauseInfo {
    /// Its id.
    pub id: String,
    /// The heading it stands under.
    pub section: String,
    /// Whether the box says it, it follows, or we decided.
    pub source: String,
    /// What it says.
    pub text: String,
}

/// A finished game at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct ReplayFrame {
    /// How many plies were made.
    pub ply: u32,
    /// How many there are.
    pub plies: u32,
    /// What is printed on the cards, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub catalogue: Option<Catalogue>,
    /// What the eye saw.
    pub scene: Scene,
    /// What happened at this ply, as the eye perceived it; nothing hidden where no eye was named.
    pub log: Vec<String>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// What a bot thinks of the moves of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct AnalysisReport {
    /// How many plies it has looked at.
    pub done: u32,
    /// How many there are.
    pub of: u32,
    /// The moves it has an opinion of, in order.
    pub moves: Vec<StudiedMove>,
}

/// What a bot thinks of a move that was played, from what the seat knew.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct StudiedMove {
    /// The ply, from 1.
    pub ply: u32,
    /// Who played it.
    pub seat: String,
    /// The move in notation.
    #[serde(rename = "move")]
    pub notation: String,
    /// The move in words.
    pub label: String,
    /// The chance to win with it, from 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<f64>,
    /// The move the bot would have played, in notation.
    pub best: String,
    /// That move in words.
    pub best_label: String,
    /// The chance to win with that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_chance: Option<f64>,
    /// How much of the chance to win was given away.
    pub loss: f64,
}

/// A pack that somebody brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PackUpload {
    /// The game's short name.
    pub game: String,
    /// What the pack is to be called: small letters, digits and hyphens.
    #[schemars(length(max = 40), regex(pattern = "^[a-z0-9-]+$"))]
    pub name: String,
    /// Its text.
    pub text: String,
}

/// A proof to be checked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VerifyRequest {
    /// The text of the proof.
    pub text: String,
}

/// What a proof proves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Verified {
    /// Whether every roll follows from seed and contributions.
    pub fair: bool,
    /// How many rolls were checked.
    pub rolls: u32,
    /// What was found, for a person.
    pub message: String,
}

/// A score pad to be scored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PadRequest {
    /// What is written on it; an empty one gives a template.
    pub text: String,
}

/// A score pad of the real box.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct Pad {
    /// The pad as a tidy text, or a template to fill in.
    pub text: String,
    /// What the columns are called.
    pub names: Vec<String>,
    /// The points; absent for a template.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Sheet>,
}

/// How the server is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Health {
    /// Whether tables can be stored.
    pub ok: bool,
    /// The version of the program.
    pub antre: String,
}

/// A body that was refused before it was read.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TooMuch {
    /// How many bytes are allowed.
    pub most: u64,
}

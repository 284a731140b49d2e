//! A table of the server, as anybody may know it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// How fast bots answer, so that people can follow. In words of people; the server knows how long each is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Time to read everything twice.
    Calm,
    /// About one action a second.
    #[default]
    Normal,
    /// For those who know the game.
    Brisk,
    /// Nobody waits.
    AtOnce,
}

/// Everything public about a table but the play itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct RoomSummary {
    /// Its name in links.
    pub table: String,
    /// The game's short name.
    pub game: String,
    /// The name of the pack.
    pub pack: String,
    /// A hash of the pack's content.
    pub pack_hash: String,
    /// Every option with its value.
    pub options: BTreeMap<String, String>,
    /// Where it stands.
    pub status: Status,
    /// Who sits where.
    pub seats: Vec<SeatSummary>,
    /// How many watch.
    pub spectators: u32,
    /// The clock, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Whether people can talk here.
    pub chat: bool,
    /// Whether hints are given.
    pub hints: bool,
    /// How fast bots answer.
    pub pace: Pace,
    /// How many hints were given to each seat, in order.
    pub hinted: Vec<u32>,
    /// SHA-256 of the secret seed, told before anything is dealt.
    pub commitment: String,
    /// SHA-256 of what each seat will add to the chance, in order; empty where nothing was promised.
    pub promises: Vec<String>,
    /// Everybody has promised: whoever did tells now what they add.
    pub reveal: bool,
    /// How often all had to promise anew, because one could not keep the promise.
    pub rounds: u32,
    /// What each seat added to the chance, in order; empty where nothing was, and before the deal.
    pub contributions: Vec<String>,
    /// The secret seed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The table where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The bot that may play for people who are away, as agreed at the opening.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Why nothing can be played here any more, for a person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub frozen: Option<String>,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are still open; nothing is dealt.
    Waiting,
    /// It is being played.
    Running,
    /// The game is over.
    Over,
    /// A later version of the program cannot go on with it.
    Frozen,
}

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct SeatSummary {
    /// Its letter.
    pub seat: String,
    /// Who sits there.
    pub who: Who,
    /// What the player is called; empty while the seat is open.
    pub name: String,
    /// What it plays where seats differ by more than their place; absent before the deal and where they do not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// The bot that plays for the seat now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether somebody is connected to it.
    pub present: bool,
    /// Whether it is ready for the deal: its player said so, or a bot plays.
    pub ready: bool,
    /// Whether the seat asks to take back.
    pub asks_undo: bool,
    /// Whether the seat would play again.
    pub wants_rematch: bool,
    /// Its clock, where the table has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockState>,
    /// In how many milliseconds the others may let the agreed bot play for it, should its player stay away; absent where
    /// they may not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in_ms: Option<u64>,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Nobody yet.
    Open,
    /// A person, whoever plays for them at the moment.
    Human,
    /// A bot.
    Bot,
}

/// How long people may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// What is measured.
    pub kind: ClockKind,
    /// How many seconds there are.
    #[schemars(range(min = 1, max = 31_622_400))]
    pub seconds: u32,
    /// What happens when they are over.
    pub then: OnTimeOut,
}

/// What a clock measures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClockKind {
    /// Every move by itself.
    Move,
    /// All moves of a seat together.
    Total,
}

/// What happens when time is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OnTimeOut {
    /// Another seat may claim the game.
    Claim,
    /// A bot goes on in the seat until its player comes back.
    Bot,
}

/// How a seat's clock stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ClockState {
    /// Milliseconds left when this was said.
    pub left_ms: u64,
    /// Whether it is running.
    pub running: bool,
}

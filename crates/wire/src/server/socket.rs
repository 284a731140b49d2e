//! The socket of a table: a closed set of messages in each direction.

use crate::ask::{explain, take};
use crate::server::{Pace, RoomSummary};
use crate::{
    Catalogue, Choice, Explanation, Id, LangCode, Link, LogEntry, Next, Outcome, Scene, Sheet, Subject, Zone,
};
use antre_kernel::Phrase;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// One message of a player or spectator.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct ClientMessage {
    /// Given back with the answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<Id>,
    /// What is wanted.
    #[serde(flatten)]
    pub command: Command,
}

/// What can be wanted at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Come in: the first message of every socket.
    Enter {
        /// The table's name.
        table: String,
        /// The seat's secret; a spectator has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        secret: Option<String>,
        /// The language to speak.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        lang: Option<LangCode>,
    },
    /// The commitment is seen: deal, as soon as everybody has said so.
    Ready {
        /// SHA-256 of what the player will add to the chance; nothing is added if it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        promise: Option<String>,
    },
    /// Everybody has promised: this is what was.
    Reveal {
        /// What the player adds to the chance: 1 to 64 letters.
        contribution: String,
    },
    /// Play a move.
    Play {
        /// The version of the table that was seen.
        version: u32,
        /// The move in notation.
        #[serde(rename = "move")]
        notation: String,
    },
    /// Give up.
    Resign {},
    /// Take back the seat's own last move, or ask the others for it.
    Undo {},
    /// Answer the seat that asks to take back.
    Consent {
        /// Whether it may.
        agree: bool,
    },
    /// Say something.
    Say {
        /// What.
        text: String,
    },
    /// Say one of the prepared things.
    Wave {
        /// Which.
        preset: Preset,
    },
    /// Hear a seat no more, or again.
    Mute {
        /// The seat's letter.
        seat: String,
        /// Whether it is silenced.
        on: bool,
    },
    /// Change how fast bots answer; anybody who plays may.
    Pace {
        /// How fast.
        pace: Pace,
    },
    /// Enough was seen: the bots that think now answer without a pause. For whoever plays with bots alone.
    Hurry {},
    /// Let a bot play for this seat, or for another that its player left: the one that was agreed at the opening.
    HandOver {
        /// The seat's letter; one's own if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<String>,
        /// Which bot, for whoever plays against bots alone; the agreed one if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot: Option<String>,
    },
    /// Play for oneself again.
    TakeBack {},
    /// Claim the game against a seat that has no time left.
    ClaimTime {},
    /// What would a bot do here?
    Hint {},
    /// What can one do with a thing one sees, or with a move, and if nothing, why not? Anybody may ask, a spectator too;
    /// nothing is played by asking.
    Why {
        /// The version of the table that was seen.
        version: u32,
        /// What is asked about.
        about: Subject,
    },
    /// Where to tell the player of this seat that it is their turn while they are away; nowhere if left out.
    Notify {
        /// An address that the operator allows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        url: Option<String>,
    },
    /// Play again.
    Rematch {},
    /// Is anybody there?
    Ping {},
}

/// The prepared things to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// Hello.
    Hello,
    /// Good luck.
    Luck,
    /// Well played.
    WellPlayed,
    /// Oh!
    Oops,
    /// A moment, please.
    Wait,
    /// Thank you.
    Thanks,
    /// Good game.
    GoodGame,
    /// Goodbye.
    Bye,
}

/// One message of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first answer: who looks.
    Welcome {
        /// A seat's letter, or `S` for a spectator.
        eye: String,
        /// The version of this protocol.
        protocol: u32,
    },
    /// How the table stands, but for the play.
    Room(RoomSummary),
    /// What is printed on the cards of this table, and what its words mean: told once, before anything is seen.
    Catalogue(Catalogue),
    /// What this eye sees.
    Update(Update),
    /// What was wanted is done and on disk.
    Done {
        /// The id that came with it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<Id>,
        /// The table's version now.
        version: u32,
    },
    /// What was wanted is not done; nothing has changed.
    Refused {
        /// The id that came with it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<Id>,
        /// Why not.
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// Somebody asks to take back.
    UndoAsked {
        /// The seat that asks.
        by: String,
    },
    /// Somebody would rather have the move stay.
    UndoRefused {
        /// The seat that said no.
        by: String,
    },
    /// Somebody said something.
    Chat(ChatMessage),
    /// What a bot would do.
    Hint {
        /// The version it looked at.
        version: u32,
        /// The move in notation.
        #[serde(rename = "move")]
        notation: String,
        /// The move in words.
        label: String,
    },
    /// The answer to `why`.
    Why {
        /// The id that came with the question.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<Id>,
        /// The version it is about.
        version: u32,
        /// What can be done, or why nothing.
        #[serde(flatten)]
        why: Explanation,
    },
    /// The game is over.
    Over(Ending),
    /// The answer to a ping.
    Pong {},
    /// The server ends this connection.
    Closing {
        /// Why, for a person.
        message: String,
        /// Whether to come back in a moment.
        again: bool,
    },
}

/// What one eye sees of the play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Update {
    /// The table's version: rises with everything that happens.
    pub version: u32,
    /// How many plies stand.
    pub ply: u32,
    /// Who comes next.
    pub next: Next,
    /// What lies where, as far as it is news.
    pub scene: SceneDelta,
    /// What this seat may do now.
    pub choices: Vec<Choice>,
    /// Lines after this ply are replaced by those below.
    pub log_after: u32,
    /// What happened since, as this eye perceived it.
    pub log: Vec<LogEntry>,
    /// What taking back would mean for this seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoOffer>,
    /// Its chance came from a small seed or a written position.
    pub practice: bool,
    /// Something was taken back that needed consent.
    pub undone: bool,
}

/// What lies where, told to somebody who was told before: what is as it was goes by its name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct SceneDelta {
    /// What is going on, in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub headline: Option<String>,
    /// Which of the catalogue's steps of a turn this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<String>,
    /// The places where pieces lie, in reading order.
    pub zones: Vec<ZoneDelta>,
    /// Printed connections between zones; absent if they are as they were.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub links: Option<Vec<Link>>,
}

/// A zone, or the id of one that is as it was in the last update on this socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum ZoneDelta {
    /// As it was.
    Same(String),
    /// As it is now.
    New(Zone),
}

impl SceneDelta {
    /// The whole scene, for whoever knows the one before; nothing if it names a zone that was not in it.
    pub fn after(self, before: Option<&Scene>) -> Option<Scene> {
        let known = |id: &str| before?.zones.iter().find(|zone| zone.id == id).cloned();
        let zone = |delta| match delta {
            ZoneDelta::Same(id) => known(&id),
            ZoneDelta::New(zone) => Some(zone),
        };
        Some(Scene {
            headline: self.headline,
            step: self.step,
            zones: self.zones.into_iter().map(zone).collect::<Option<_>>()?,
            links: self.links.or_else(|| before.map(|before| before.links.clone()))?,
        })
    }
}

/// What taking back would mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct UndoOffer {
    /// Nobody has to agree.
    pub free: bool,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct ChatMessage {
    /// The seat that said it.
    pub seat: String,
    /// In free words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Or as one of the prepared things.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<Preset>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(optional_fields)]
pub struct Ending {
    /// Who won what.
    pub outcome: Outcome,
    /// Where the points come from; absent after somebody gave up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<Sheet>,
    /// Who gave up, if somebody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resigned: Option<String>,
    /// Who lost because their time was over, if somebody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub late: Option<String>,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[ts(optional_fields)]
pub struct ErrorBody {
    /// What kind of error it is.
    pub code: ErrorCode,
    /// What is wrong and what to do, for a person.
    pub message: String,
    /// The clause of the rulebook it rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
}

/// Kinds of errors. The list is closed for one version of the protocol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    /// It is not JSON.
    NotJson,
    /// It is no message of this protocol.
    BadAsk,
    /// It is larger than allowed.
    TooLarge,
    /// Too much was asked in too short a time.
    TooFast,
    /// There is no such thing, or not for you.
    NotFound,
    /// The secret, the password or the session is not right.
    NotAllowed,
    /// Only a seat may do that.
    NotSeated,
    /// Every seat is taken.
    Full,
    /// The server holds as many tables as it may.
    TooManyTables,
    /// The table cannot be built like that.
    BadOpen,
    /// Nothing is dealt yet.
    NotYet,
    /// The table has moved on since.
    Stale,
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
    /// Nobody asked to take back.
    NobodyAsks,
    /// A bot plays for the seat, or none does.
    BotSeat,
    /// Nobody is out of time.
    TimeLeft,
    /// People do not talk here.
    ChatOff,
    /// Hints are not given here.
    NoHints,
    /// The name is taken.
    NameTaken,
    /// The table cannot go on with this version of the program.
    Frozen,
    /// The server failed; nothing has changed.
    Internal,
}

/// A text that is no message; the id is kept, so that the answer finds its way.
#[derive(Clone, PartialEq, Debug)]
pub struct BadMessage {
    /// The id, if there was one.
    pub id: Option<Id>,
    /// What kind of mistake it is.
    pub code: ErrorCode,
    /// What is wrong and what is allowed.
    pub what: Phrase,
}

impl ClientMessage {
    /// Reads one message.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(text: &str) -> Result<ClientMessage, BadMessage> {
        let bad = |id, code, what| BadMessage { id, code, what };
        let value: Value = serde_json::from_str(text).map_err(|error| {
            bad(None, ErrorCode::NotJson, Phrase::new("ask-not-json").with("column", error.column()))
        })?;
        let Value::Object(mut fields) = value else {
            return Err(bad(None, ErrorCode::BadAsk, Phrase::new("ask-not-object")));
        };
        let id = take::<Id>(&mut fields, "id")
            .map_err(|()| bad(None, ErrorCode::BadAsk, Phrase::new("ask-bad-id")))?;
        if !fields.get("do").is_some_and(Value::is_string) {
            return Err(bad(id, ErrorCode::BadAsk, Phrase::new("ask-no-do")));
        }
        match serde_json::from_value(Value::Object(fields.clone())) {
            Ok(command) => Ok(ClientMessage { id, command }),
            Err(error) => Err(bad(id, ErrorCode::BadAsk, explain(&error, &fields))),
        }
    }
}

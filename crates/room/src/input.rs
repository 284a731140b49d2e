//! What a room hears and what it says: everything that crosses its border.

use crate::fair::Proof;
use crate::{Hash, Refusal, StoredStep, Tempo};
use antre_host::Thought;
use antre_kernel::{Lang, Seat};
use antre_wire::server::{ChatMessage, ClientMessage, Join, Opened, RoomSummary, Status, StoredTable};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

/// House time: milliseconds since 1970 by the clock of whoever drives the room. It never goes back.
pub type Time = i64;

/// A message as it goes over the wire, shared by all who are told the same.
pub type Text = Arc<str>;

/// Somebody who is connected, by the driver's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ConnectionId(pub u64);

/// A request from outside the sockets, by the driver's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct RequestId(pub u64);

/// A thought of a bot, by the room's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ThoughtId(pub u64);

/// What a room hears.
pub enum RoomInput {
    /// Somebody wants a seat.
    Join {
        /// Where the answer goes.
        request: RequestId,
        /// Who, and which seat.
        join: Box<Join>,
        /// Their account, if they have one.
        account: Option<String>,
    },
    /// Somebody with an account comes back from another device.
    Return {
        /// Where the answer goes.
        request: RequestId,
        /// The account.
        account: String,
        /// The letter of the seat.
        seat: String,
    },
    /// A connection comes in: with a secret as that seat, without one as a spectator.
    Enter {
        /// Where the answer goes.
        request: RequestId,
        /// The connection.
        connection: ConnectionId,
        /// The secret, if it has one.
        secret: Option<String>,
        /// The language it speaks.
        lang: Lang,
        /// Where it comes from.
        address: IpAddr,
    },
    /// A connection said something.
    Heard {
        /// The connection.
        connection: ConnectionId,
        /// What.
        message: Box<ClientMessage>,
    },
    /// A connection is gone, or reads so slowly that it was let go.
    Left {
        /// The connection.
        connection: ConnectionId,
    },
    /// How does the table stand?
    Summarise {
        /// Where the answer goes.
        request: RequestId,
        /// The language of the answer.
        lang: Lang,
    },
    /// The open record and what proves it, once the game is over.
    Prove {
        /// Where the answer goes.
        request: RequestId,
    },
    /// A bot has decided, or failed to.
    Thought {
        /// Which thought it was.
        thought: ThoughtId,
        /// The move in notation.
        notation: Option<String>,
        /// How long it took.
        took: Duration,
    },
    /// The disk answered the last [`Output::Write`].
    Stored(Result<(), WriteFailure>),
    /// The disk answered the last [`Output::Load`].
    Loaded(Result<Box<Snapshot>, LoadFailure>),
    /// It is later than it was.
    Woken,
    /// It was opened long ago and never dealt, or has been over for long: it goes, unless somebody is there.
    Expire,
    /// The operator deletes it.
    Delete {
        /// Where the answer goes.
        request: RequestId,
    },
    /// The driver stops.
    Stop,
}

/// Why something was not written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WriteFailure {
    /// Nothing of it is on disk; what to say.
    Nothing(Refusal),
    /// The table is not there any more.
    Gone,
    /// Only the disk knows whether it is; what to say.
    Unsure(Refusal),
}

/// Why a table was not loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadFailure {
    /// It is not there any more.
    Gone,
    /// The disk does not answer.
    Unavailable,
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// Its name.
    pub id: String,
    /// What is stored of it.
    pub stored: StoredTable,
    /// The secrets of its seats.
    pub secrets: Vec<(Hash, Seat)>,
    /// Its steps, in order.
    pub steps: Vec<StoredStep>,
    /// The pack it was opened with, as name and text; one of the box if there is none.
    pub pack: Option<(String, String)>,
    /// What was said last, in order.
    pub chat: Vec<ChatMessage>,
    /// For how many milliseconds since its last step no server held the table.
    pub unheld: i64,
}

/// What a room says.
pub enum Output {
    /// A connection is told something.
    Tell {
        /// The connection.
        to: ConnectionId,
        /// What.
        text: Text,
    },
    /// A connection ends here, once it has been told what was said to it.
    Release {
        /// The connection.
        connection: ConnectionId,
    },
    /// A request is answered.
    Answer {
        /// The request.
        request: RequestId,
        /// The answer, or why there is none.
        answer: Result<Answer, Refusal>,
    },
    /// All of this is to be written together; until [`RoomInput::Stored`] nothing of it is true.
    Write(Vec<Write>),
    /// Nobody but the disk knows how the table stands: it is to be read.
    Load,
    /// A bot is to think.
    Think {
        /// The number the answer comes with.
        thought: ThoughtId,
        /// What is to be thought.
        task: Thought,
        /// Whether that is next to nothing, and need not wait for others who think.
        light: bool,
        /// When the answer comes.
        tempo: Tempo,
        /// Whether people wait for it, and not only other bots.
        for_people: bool,
        /// Where one of those comes from who wait for it, or watch.
        address: Option<IpAddr>,
    },
    /// The answer of a bot that thinks is wanted without a pause.
    Hurry {
        /// Which thought.
        thought: ThoughtId,
    },
    /// A player who is away is to be told something.
    Notify {
        /// Where.
        url: String,
        /// What, in JSON.
        body: String,
    },
    /// Something for statistics and logs.
    Report(Report),
    /// Nobody is here: the room may be put away, if nothing waits for it.
    Idle,
    /// The room has ended.
    End,
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It is done.
    Done,
    /// A connection came in.
    Entered,
    /// A seat was taken.
    Seated(Opened),
    /// How the table stands.
    Summary(Box<RoomSummary>),
    /// The finished game with its proof.
    Proof(Box<Proof>),
}

/// What is to be written about a table.
#[derive(Clone, Debug)]
pub enum Write {
    /// What is stored of it, but for its steps.
    Table {
        /// Where it stands.
        status: Status,
        /// What is stored.
        stored: Arc<StoredTable>,
    },
    /// Its next step.
    Step(StoredStep),
    /// Where it stands.
    Status(Status),
    /// Something was said.
    Chat(ChatMessage),
    /// When it wants to be looked at, should nobody be here.
    WakeAt(Option<Time>),
    /// A secret of a seat.
    Secret {
        /// Its hash.
        hash: Hash,
        /// The seat.
        seat: Seat,
    },
    /// A secret opens nothing any more.
    Revoke {
        /// Its hash.
        hash: Hash,
    },
    /// An account sits at a seat.
    Sitting {
        /// The account.
        account: String,
        /// The seat.
        seat: Seat,
    },
    /// Another table is opened, for the same people with the same secrets.
    Open {
        /// Its name.
        id: String,
        /// Where it stands.
        status: Status,
        /// What is stored.
        stored: Arc<StoredTable>,
        /// The secrets of its seats.
        secrets: Vec<(Hash, Seat)>,
    },
    /// It goes, with all that belongs to it.
    Delete,
}

/// Something for statistics and logs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// A person's move is on disk.
    MoveConfirmed,
    /// A person was refused something.
    Refused,
    /// A bot has played.
    BotMoved,
    /// A bot's move was refused, and it plays at random.
    BotRefused(Seat, Refusal),
    /// A bot cannot play on.
    BotStuck(Seat, Refusal),
    /// A hint is given.
    HintGiven(Seat),
    /// The table cannot go on with this program; the key of the sentence that says why.
    Frozen(&'static str),
}

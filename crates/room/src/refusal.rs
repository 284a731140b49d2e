//! Why something was not done, before it is spoken in anybody's language.

use antre_host::Refused;
use antre_kernel::{Misread, Phrase};
use antre_wire::server::ErrorCode;

/// Why something was not done; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What kind of error it is.
    pub code: ErrorCode,
    /// What is wrong.
    pub what: Misread,
    /// The clause of the rulebook it rests on.
    pub clause: Option<&'static str>,
}

impl Refusal {
    /// A refusal in these words.
    pub fn new(code: ErrorCode, what: impl Into<Misread>) -> Refusal {
        Refusal { code, what: what.into(), clause: None }
    }

    /// A refusal whose sentence needs no values.
    pub fn plain(code: ErrorCode) -> Refusal {
        Refusal::new(code, Phrase::new(sentence(code)))
    }

    /// Where no move is about a thing: what a clause of the rulebook says of it.
    pub fn nothing(clause: &'static str) -> Refusal {
        Refusal { code: ErrorCode::Illegal, what: Phrase::new("engine-nothing").into(), clause: Some(clause) }
    }

    /// A refusal by a clause of the rulebook.
    pub fn by_clause(clause: &'static str) -> Refusal {
        Refusal { code: ErrorCode::Illegal, what: Phrase::new("engine-illegal").into(), clause: Some(clause) }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        match refused {
            Refused::Misread(what) => Refusal::new(ErrorCode::BadMove, what),
            Refused::Clause(id) => Refusal::by_clause(id),
            Refused::Nothing(id) => Refusal::nothing(id),
            Refused::Resigned => Refusal::plain(ErrorCode::Over),
        }
    }
}

/// The sentence for a kind of error.
fn sentence(code: ErrorCode) -> &'static str {
    match code {
        ErrorCode::NotJson | ErrorCode::BadAsk => "server-bad-ask",
        ErrorCode::TooLarge => "server-too-large",
        ErrorCode::TooFast => "server-too-fast",
        ErrorCode::NotFound => "server-not-found",
        ErrorCode::NotAllowed => "server-not-allowed",
        ErrorCode::NotSeated => "server-not-seated",
        ErrorCode::Full => "server-full",
        ErrorCode::TooManyTables => "server-too-many-tables",
        ErrorCode::BadOpen => "server-bad-open",
        ErrorCode::NotYet => "server-not-yet",
        ErrorCode::Stale => "server-stale",
        ErrorCode::BadMove => "server-bad-move",
        ErrorCode::Illegal => "server-illegal",
        ErrorCode::NotToAct => "server-not-to-act",
        ErrorCode::Over => "engine-over",
        ErrorCode::NotOver => "engine-no-record",
        ErrorCode::NothingToUndo => "engine-nothing-to-undo",
        ErrorCode::NeedsConsent => "server-needs-consent",
        ErrorCode::NobodyAsks => "server-nobody-asks",
        ErrorCode::BotSeat => "server-bot-seat",
        ErrorCode::TimeLeft => "server-time-left",
        ErrorCode::ChatOff => "server-chat-off",
        ErrorCode::NoHints => "server-no-hints",
        ErrorCode::NameTaken => "server-name-taken",
        ErrorCode::Frozen => "server-frozen",
        ErrorCode::Internal => "server-trouble",
    }
}

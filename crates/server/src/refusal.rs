//! Why something was not done, before it is spoken in anybody's language.

use antre_kernel::{Misread, Phrase};
use antre_wire::server::Trouble;

/// Why something was not done; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    pub(crate) code: Trouble,
    pub(crate) what: Misread,
    pub(crate) clause: Option<&'static str>,
}

impl Refusal {
    pub(crate) fn new(code: Trouble, what: impl Into<Misread>) -> Refusal {
        Refusal { code, what: what.into(), clause: None }
    }

    /// A refusal whose sentence needs no values.
    pub(crate) fn plain(code: Trouble) -> Refusal {
        Refusal::new(code, Phrase::new(sentence(code)))
    }

    pub(crate) fn by_clause(clause: &'static str) -> Refusal {
        Refusal { code: Trouble::Illegal, what: Phrase::new("engine-illegal").into(), clause: Some(clause) }
    }
}

/// The sentence for a kind of trouble.
fn sentence(code: Trouble) -> &'static str {
    match code {
        Trouble::NotJson | Trouble::BadAsk => "server-bad-ask",
        Trouble::TooLarge => "server-too-large",
        Trouble::TooFast => "server-too-fast",
        Trouble::NotFound => "server-not-found",
        Trouble::NotAllowed => "server-not-allowed",
        Trouble::NotSeated => "server-not-seated",
        Trouble::Full => "server-full",
        Trouble::TooManyTables => "server-too-many-tables",
        Trouble::BadOpen => "server-bad-open",
        Trouble::NotYet => "server-not-yet",
        Trouble::Stale => "server-stale",
        Trouble::BadMove => "server-bad-move",
        Trouble::Illegal => "server-illegal",
        Trouble::NotToAct => "server-not-to-act",
        Trouble::Over => "engine-over",
        Trouble::NotOver => "engine-no-record",
        Trouble::NothingToUndo => "engine-nothing-to-undo",
        Trouble::NeedsConsent => "server-needs-consent",
        Trouble::NobodyAsks => "server-nobody-asks",
        Trouble::BotSeat => "server-bot-seat",
        Trouble::TimeLeft => "server-time-left",
        Trouble::ChatOff => "server-chat-off",
        Trouble::NoHints => "server-no-hints",
        Trouble::NameTaken => "server-name-taken",
        Trouble::Frozen => "server-frozen",
        Trouble::Trouble => "server-trouble",
    }
}

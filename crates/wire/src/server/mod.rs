//! What the table server says and hears: messages of the socket, bodies of its pages, what it stores.

mod admin;
mod config;
mod http;
mod openapi;
mod room;
mod socket;
mod stored;

pub use admin::{AdminRequest, AdminResponse, TableEntry};
pub use config::{Config, Limits, LogLevel};
pub use http::{
    Account, AnalysisReport, BotInfo, ClauseInfo, Clauses, Games, Health, Join, Lobby, LobbyEntry, Mine,
    MyTable, NewTable, Opened, PackUpload, Pad, PadRequest, ReplayFrame, Return, SeatRequest, Session,
    StudiedMove, TooMuch, Verified, VerifyRequest,
};
pub use openapi::openapi;
pub use room::{Clock, ClockKind, ClockState, OnTimeOut, Pace, RoomSummary, SeatSummary, Status, Who};
pub use socket::{
    BadMessage, ChatMessage, ClientMessage, Command, Ending, ErrorBody, ErrorCode, Preset, SceneDelta,
    ServerMessage, UndoOffer, Update, ZoneDelta,
};
pub use stored::{StoredSeat, StoredTable, Webhook};

//! What the table server says and hears: messages of the socket, bodies of its pages, what it stores.

mod admin;
mod config;
mod http;
mod openapi;
mod room;
mod socket;
mod stored;

pub use admin::{AdminAnswer, AdminAsk, TableLine};
pub use config::{Config, Limits, LogLevel};
pub use http::{
    Account, AnalysisPage, BotCard, ClauseCard, Clauses, Games, Health, Join, Lobby, LobbyCard, Mine,
    MyTable, NewTable, Opened, PackAsk, PadAsk, PadPage, ReplayPage, Return, SeatAsk, Session, StudiedMove,
    TooMuch, Verified, VerifyAsk,
};
pub use openapi::openapi;
pub use room::{Clock, ClockKind, ClockState, OnTimeOut, RoomCard, SeatCard, Status, Who};
pub use socket::{
    BadWord, ChatLine, Do, Ending, Preset, Said, SceneNews, Sight, Trouble, UndoCard, Why, Word, ZoneNews,
};
pub use stored::{StoredSeat, StoredTable, Webhook};

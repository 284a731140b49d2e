//! The server's configuration file.

use std::path::PathBuf;

/// Everything the operator can set; what is left out has its default.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// The address to listen at.
    pub listen: String,
    /// The folder of the database and the packs.
    pub data: PathBuf,
    /// Whether the header `X-Forwarded-For` of a proxy in front is believed.
    pub trust_proxy: bool,
    /// Pages from these origins may open sockets and send requests besides the server's own.
    pub origins: Vec<String>,
    /// Names under which the server answers, besides addresses, `localhost`, `*.local` and the hosts of `origins`.
    pub hosts: Vec<String>,
    /// Whether people can make accounts.
    pub accounts: bool,
    /// Players may be told that it is their turn at addresses that begin like this; nowhere if there are none.
    pub webhooks: Vec<String>,
    /// Whether people may bring their own packs.
    pub uploads: bool,
    /// The token that `/metrics` asks for; without one it answers only to this machine.
    pub metrics_token: String,
    /// How much is written to the log: `error`, `warn`, `info` or `debug`.
    pub log: LogLevel,
    /// The bounds.
    pub limits: Limits,
}

/// How much is written to the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogLevel {
    /// What needs somebody.
    Error,
    /// What is odd.
    Warn,
    /// Every request.
    Info,
    /// All there is.
    Debug,
}

/// The bounds of everything that could grow.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// Tables that are not over.
    pub tables: u64,
    /// Sockets of one seat; when one more comes, the oldest goes. Players always get in.
    pub sockets_per_seat: usize,
    /// Spectators at one table.
    pub spectators_per_table: usize,
    /// Spectators of one address at one table.
    pub spectators_per_address: usize,
    /// Sockets of one address.
    pub sockets_per_address: u32,
    /// Connections at once; never more than the system leaves.
    pub connections: usize,
    /// Connections of one address, and never more than half of all; behind a proxy they are not counted.
    pub connections_per_address: usize,
    /// Bytes of a body.
    pub body_bytes: usize,
    /// Bytes of a message on a socket.
    pub frame_bytes: usize,
    /// Bytes of a pack that somebody brings.
    pub pack_bytes: usize,
    /// Packs that people may have brought, all together.
    pub packs: usize,
    /// Finished games that wait to be analysed, or are.
    pub analyses: usize,
    /// Letters of something said.
    pub chat_letters: usize,
    /// Things said at one table that are kept; older ones go.
    pub chat_lines: u32,
    /// Things said from one address in a minute.
    pub chat_per_minute: u32,
    /// Tables opened from one address, or by one account, in an hour; rematches count.
    pub tables_per_hour: u32,
    /// Hints given to one address in an hour.
    pub hints_per_hour: u32,
    /// Finished games that one address has analysed in an hour.
    pub analyses_per_hour: u32,
    /// Requests an address may make at once.
    pub request_burst: u32,
    /// Requests an address may make a second, in the long run.
    pub requests_per_second: f64,
    /// Files of the page an address may ask for at once.
    pub file_burst: u32,
    /// Files of the page an address may ask for a second, in the long run.
    pub files_per_second: f64,
    /// Messages a socket may send at once.
    pub message_burst: u32,
    /// Messages a socket may send a second, in the long run.
    pub messages_per_second: f64,
    /// Seconds until a request must be there, an answer must be taken, and a socket must have entered a table.
    pub patience_seconds: u64,
    /// Seconds without a word after which a socket is closed.
    pub idle_seconds: u64,
    /// Seconds in which a spectator neither says nor is told anything after which their socket is closed.
    pub spectator_idle_seconds: u64,
    /// Bots that think at once; as many as there are processors if it is 0.
    pub thinkers: usize,
    /// The longest a bot may think, in milliseconds.
    pub think_ms: u64,
    /// The most iterations a bot may search, levels included; and never more than the strongest level of its game.
    pub think_iterations: u32,
    /// Bots answer people at multiples of this many milliseconds: people can follow, and haste tells nothing.
    pub bot_pace_ms: u64,
    /// The same where only bots play.
    pub bots_alone_pace_ms: u64,
    /// Seconds a player may be away at their turn before they are told of it, where they want to be.
    pub away_seconds: u64,
    /// Seconds a player may be away, at a table without a clock, before the bot that was agreed on may play for them.
    pub stand_in_seconds: u64,
    /// Seconds after which a table that nobody looks at is put away until it is needed.
    pub forget_seconds: u64,
    /// Days after which a table that was never dealt is deleted; never if it is 0.
    pub waiting_days: u32,
    /// Days after which a finished table is deleted; never if it is 0.
    pub finished_days: u32,
    /// Days after which what was said at a finished table is deleted; never if it is 0.
    pub chat_days: u32,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: "127.0.0.1:8321".into(),
            data: PathBuf::new(),
            trust_proxy: false,
            origins: Vec::new(),
            hosts: Vec::new(),
            accounts: true,
            webhooks: Vec::new(),
            uploads: false,
            metrics_token: String::new(),
            log: LogLevel::Info,
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            tables: 100_000,
            sockets_per_seat: 8,
            spectators_per_table: 64,
            spectators_per_address: 32,
            sockets_per_address: 200,
            connections: 20_000,
            connections_per_address: 400,
            body_bytes: 64 * 1024,
            frame_bytes: 4 * 1024,
            pack_bytes: 256 * 1024,
            packs: 100,
            analyses: 8,
            chat_letters: 280,
            chat_lines: 1_000,
            chat_per_minute: 300,
            tables_per_hour: 300,
            hints_per_hour: 600,
            analyses_per_hour: 60,
            request_burst: 240,
            requests_per_second: 30.0,
            file_burst: 6_000,
            files_per_second: 200.0,
            message_burst: 40,
            messages_per_second: 10.0,
            patience_seconds: 10,
            idle_seconds: 90,
            spectator_idle_seconds: 3_600,
            thinkers: 0,
            think_ms: 5_000,
            think_iterations: 400_000,
            bot_pace_ms: 900,
            bots_alone_pace_ms: 400,
            away_seconds: 20,
            stand_in_seconds: 600,
            forget_seconds: 300,
            waiting_days: 30,
            finished_days: 0,
            chat_days: 0,
        }
    }
}

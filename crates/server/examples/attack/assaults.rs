//! What strangers do, by the numbers of the reports on the first attacks. Each ends by itself when its time is over.

use crate::tool::common::{Folder, dial};
use crate::tool::connection::{Connection, Visitor, choose, next, version};
use serde_json::json;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt as _;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// Where and for how long.
#[derive(Clone)]
pub struct Ground {
    pub to: SocketAddr,
    pub until: Instant,
    /// The tables of honest people, which anybody may watch who has their link.
    pub tables: Vec<String>,
}

impl Ground {
    /// A stranger who comes from the address of this machine that ends so.
    fn stranger(&self, last: u8) -> Visitor {
        Visitor::new(last, self.to)
    }

    fn goes_on(&self) -> bool {
        Instant::now() < self.until
    }

    async fn until_over(&self) {
        sleep(self.until.saturating_duration_since(Instant::now())).await;
    }
}

/// One thing that strangers do.
pub struct Assault {
    pub name: &'static str,
    pub about: &'static str,
    pub run: fn(Ground) -> Pin<Box<dyn Future<Output = String> + Send>>,
}

pub const ASSAULTS: [Assault; 5] = [
    Assault {
        name: "S3",
        about: "a crowd takes every place to watch the tables of honest people, and reads nothing",
        run: |ground| Box::pin(s3(ground)),
    },
    Assault {
        name: "S5",
        about: "sixty tables of heavy bots, and sixty people who make them think, from one address",
        run: |ground| Box::pin(s5(ground)),
    },
    Assault {
        name: "S6",
        about: "tables, talk and hints without end, from one address",
        run: |ground| Box::pin(s6(ground)),
    },
    Assault {
        name: "S7",
        about: "connections without end that say half a sentence or never listen, from one address",
        run: |ground| Box::pin(s7(ground)),
    },
    Assault {
        name: "S8",
        about: "ninety packs lie there, more come, and everybody asks what can be played",
        run: |ground| Box::pin(s8(ground)),
    },
];

/// How often something was tried, and how often it worked.
#[derive(Default)]
struct Tally {
    tried: AtomicUsize,
    worked: AtomicUsize,
}

impl Tally {
    fn count(&self, worked: bool) {
        self.tried.fetch_add(1, Relaxed);
        self.worked.fetch_add(usize::from(worked), Relaxed);
    }

    fn tell(&self, what: &str) -> String {
        format!("{} of {} {what}", self.worked.load(Relaxed), self.tried.load(Relaxed))
    }
}

/// Does something again and again, at an interval, in several tasks at once, until the time is over.
async fn again<T: Future<Output = bool> + Send>(
    ground: &Ground,
    tasks: u64,
    every: Duration,
    tally: &Arc<Tally>,
    what: impl Fn(u64) -> T + Clone + Send + 'static,
) {
    let mut all = JoinSet::new();
    for task in 0..tasks {
        let (ground, tally, what) = (ground.clone(), Arc::clone(tally), what.clone());
        all.spawn(async move {
            let mut ticks = tokio::time::interval(every);
            for round in 0.. {
                ticks.tick().await;
                if !ground.goes_on() {
                    break;
                }
                // A stranger who has to wait does not outlast the others.
                let left = ground.until.saturating_duration_since(Instant::now());
                let worked = tokio::time::timeout(left, what(task + round * tasks)).await;
                tally.count(worked.unwrap_or(false));
            }
        });
    }
    while all.join_next().await.is_some() {}
}

/// A crowd watches the tables of honest people from three addresses and never reads; when there is no place left, they
/// come again, and try secrets.
async fn s3(ground: Ground) -> String {
    let (watched, guessed) = (Arc::new(Tally::default()), Arc::new(Tally::default()));
    let mut crowd: Vec<Connection> = Vec::new();
    for index in 0..120 * ground.tables.len() {
        let table = &ground.tables[index % ground.tables.len()];
        let connection = ground.stranger(2 + (index % 3) as u8).enter(table, None).await;
        watched.count(connection.is_some());
        crowd.extend(connection);
    }
    let inner = ground.clone();
    again(&ground, 3, Duration::from_millis(50), &guessed, move |n| {
        let ground = inner.clone();
        async move {
            let table = &ground.tables[n as usize % ground.tables.len()];
            let secret = format!("{n:032x}");
            let secret = (n % 2 == 0).then_some(secret.as_str());
            ground.stranger(5 + (n % 3) as u8).enter(table, secret).await.is_some()
        }
    })
    .await;
    drop(crowd);
    format!("{}, {}", watched.tell("found a place to watch"), guessed.tell("later ones got in"))
}

/// The bots that cost most; a server that refuses one is asked for the next.
const HEAVY: [&str; 3] = ["search:5000ms,trees=64", "search:5000ms", "volcan"];

/// Sixty tables where only bots play, each watched; and sixty where a stranger plays the heaviest bot without a pause.
async fn s5(ground: Ground) -> String {
    let stranger = ground.stranger(2);
    let (tables, moves) = (Arc::new(Tally::default()), Arc::new(Tally::default()));
    let mut playing = JoinSet::new();
    let mut heavy = 0;
    for index in 0..120_u64 {
        let game = ["drakerion", "aetherya", "drako"][index as usize % 3];
        let opened = loop {
            let Some(kind) = HEAVY.get(heavy) else { break None };
            let bot = json!({"who": "bot", "bot": kind});
            let seats = if index % 2 == 0 { json!([bot, bot]) } else { json!([{"who": "me"}, bot]) };
            match stranger.open(game, &seats).await {
                None if index == 0 => heavy += 1,
                opened => break opened,
            }
        };
        let connection = match &opened {
            Some((table, secret)) => stranger.enter(table, secret.as_deref()).await,
            None => None,
        };
        tables.count(connection.is_some());
        let Some(connection) = connection else { continue };
        playing.spawn(press(connection, index, ground.clone(), Arc::clone(&moves)));
        // Within the burst of requests that an address has, and the sooner the better.
        sleep(Duration::from_millis(if index < 60 { 0 } else { 70 })).await;
    }
    while playing.join_next().await.is_some() {}
    let bots = HEAVY.get(heavy).unwrap_or(&"none at all");
    format!(
        "{} ({bots}), {}",
        tables.tell("tables of heavy bots"),
        moves.tell("moves of theirs and their bots were played")
    )
}

/// Plays as fast as a seat may, or watches, until the time is over.
async fn press(mut connection: Connection, seed: u64, ground: Ground, moves: Arc<Tally>) {
    let (mut chance, mut seen) = (seed, None);
    while ground.goes_on() {
        let left = ground.until.saturating_duration_since(Instant::now());
        let Ok(Some(text)) = tokio::time::timeout(left, connection.update_after(seen)).await else { return };
        moves.count(true);
        seen = version(&text);
        chance = next(chance);
        if let (Some(at), Some(notation)) = (seen, choose(&text, chance)) {
            sleep(Duration::from_millis(100)).await;
            if connection.play(at, &notation).await.is_none() {
                return;
            }
        }
    }
}

/// One address opens tables, talks as long as it may at eight of them, and asks for hints.
async fn s6(ground: Ground) -> String {
    let stranger = ground.stranger(2);
    let tally = || Arc::new(Tally::default());
    let (tables, said, hints) = (tally(), tally(), tally());
    let mut talkers = JoinSet::new();
    for index in 0..16_u64 {
        let bot = json!({"who": "bot", "bot": if index % 2 == 0 { "random" } else { "volcan" }});
        let Some((table, secret)) = stranger.open("drakerion", &json!([{"who": "me"}, bot])).await else {
            continue;
        };
        let Some(connection) = stranger.enter(&table, secret.as_deref()).await else { continue };
        talkers.spawn(talk(connection, index, ground.clone(), Arc::clone(&said), Arc::clone(&hints)));
    }
    again(&ground, 8, Duration::from_millis(40), &tables, move |_| async move {
        stranger.open("drakerion", &json!([{"who": "me"}, {"who": "open"}])).await.is_some()
    })
    .await;
    while talkers.join_next().await.is_some() {}
    format!(
        "{}, {}, {}",
        tables.tell("tables were opened"),
        said.tell("things were said"),
        hints.tell("hints were given")
    )
}

/// Says the longest things, and asks for hints, as fast as the line takes them.
async fn talk(mut connection: Connection, index: u64, ground: Ground, said: Arc<Tally>, hints: Arc<Tally>) {
    let words = json!({"do": "say", "text": "é".repeat(280)});
    let (what, tally) = if index.is_multiple_of(2) { (words, said) } else { (json!({"do": "hint"}), hints) };
    while ground.goes_on() {
        if connection.say(&what).await.is_none() {
            return;
        }
        let answer = loop {
            let left = ground.until.saturating_duration_since(Instant::now());
            let Ok(Some(text)) = tokio::time::timeout(left, connection.hear()).await else { return };
            if text.starts_with(r#"{"type":"done""#) || text.starts_with(r#"{"type":"refused""#) {
                break text;
            }
        };
        tally.count(answer.starts_with(r#"{"type":"done""#));
        sleep(Duration::from_millis(20)).await;
    }
}

/// One address holds as many connections as it gets: some said half a request, some asked for much and do not read it,
/// some are sockets that never enter. Whenever one is let go, another comes.
async fn s7(ground: Ground) -> String {
    let held = Arc::new(Tally::default());
    let to = ground.to;
    again(&ground, 480, Duration::from_secs(4), &held, move |n| async move {
        let stranger = Visitor::new(2, to);
        if n % 4 == 3 {
            let Some(mut connection) = stranger.connect().await else { return false };
            sleep(Duration::from_millis(3_500)).await;
            return connection.say(&json!({"do": "ping"})).await.is_some();
        }
        let Ok(mut stream) = dial(stranger.from, to).await else { return false };
        let words: &[u8] = match n % 4 {
            0 => b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n",
            1 => &b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20),
            _ => b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{",
        };
        if stream.write_all(words).await.is_err() {
            return false;
        }
        sleep(Duration::from_millis(3_500)).await;
        // Whoever was let go hears it now.
        stream.write_all(b"x").await.is_ok()
    })
    .await;
    held.tell("connections were held")
}

/// The packs that S8 wants to lie there; a server reads them when it starts.
pub fn lay_packs(folder: &Folder) {
    let packs = folder.0.join("packs");
    std::fs::create_dir_all(&packs).unwrap();
    for index in 0..90 {
        std::fs::write(packs.join(format!("laid-{index}.toml")), PACK).unwrap();
    }
}

const PACK: &str = include_str!("../../../../games/drakerion/pack/default.toml");

/// From four addresses people bring packs, which makes the list of games anew, and ask for it, for score pads (for one
/// of them a pack is read and there is none) and for rulebooks.
async fn s8(ground: Ground) -> String {
    let tally = || Arc::new(Tally::default());
    let (packs, asked) = (tally(), tally());
    let to = ground.to;
    let bring = again(&ground, 4, Duration::from_millis(700), &packs, move |n| async move {
        let stranger = Visitor::new(2 + (n % 4) as u8, to);
        let pack = json!({"game": "drakerion", "name": format!("brought-{n}"), "text": PACK});
        stranger.post("/api/packs", &pack).await.is_some()
    });
    let ask = again(&ground, 8, Duration::from_millis(60), &asked, move |n| async move {
        let stranger = Visitor::new(2 + (n % 4) as u8, to);
        let answer = match n % 5 {
            0 => stranger.ask("GET", "/api/games/drakerion/rules?find=carte", "").await,
            1 => stranger.ask("POST", "/api/games/drarkane/score", r#"{"text":""}"#).await,
            2 => stranger.ask("POST", "/api/games/drakerion/score", r#"{"text":""}"#).await,
            _ => stranger.ask("GET", "/api/games", "").await,
        };
        answer.is_some_and(|answer| answer.status != 429)
    });
    tokio::join!(bring, ask);
    ground.until_over().await;
    format!("{}, {}", packs.tell("packs were taken in"), asked.tell("questions were answered"))
}

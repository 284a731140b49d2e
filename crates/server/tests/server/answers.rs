//! What strangers are told and what is written about them (S14): a sentence for every refusal, and no name in the log.

use crate::common::*;
use antre_wire::Id;
use antre_wire::server::{Command, ErrorCode, ServerMessage};
use futures_util::SinkExt as _;
use serde_json::json;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::time::sleep;
use tokio_tungstenite::tungstenite::Message;

/// What the log of this program holds, at its most talkative.
fn listen_to_the_log() -> Arc<Mutex<Vec<u8>>> {
    struct Ear(Arc<Mutex<Vec<u8>>>);
    impl std::io::Write for Ear {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let heard = Arc::<Mutex<Vec<u8>>>::default();
    let ear = Arc::clone(&heard);
    tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_ansi(false)
        .with_writer(move || Ear(Arc::clone(&ear)))
        .try_init()
        .expect("nobody else listens");
    heard
}

/// S14: whoever reads the log can tell tables apart, and enter none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s14_the_log_holds_no_whole_name_of_a_table() {
    let log = listen_to_the_log();
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let seats = json!([{"who": "me"}, {"who": "bot", "bot": "random"}]);
    let opened = open(address, &json!({"game": "coeur", "seats": seats, "name": "Anna"})).await;
    let mut anna = Person::enter(address, &opened.table, opened.secret.as_deref()).await;
    anna.until_dealt().await;
    while anna.pick(0).is_none() {
        anna.hear().await;
    }
    anna.try_do(Command::Hint {}).await.unwrap();
    get(address, &format!("/api/tables/{}", opened.table)).await;
    server.stop().await;
    let log = String::from_utf8_lossy(&log.lock().unwrap()).into_owned();
    let short = &opened.table[..8];
    let hint = log.lines().find(|line| line.contains("a hint is given")).expect("hints are logged");
    assert!(hint.contains(short), "{hint}");
    assert!(log.contains(&format!("/api/tables/{short}…")), "{log}");
    let leak = log.lines().find(|line| line.contains(&opened.table));
    assert!(leak.is_none(), "{leak:?}");
}

/// S14: whoever is too fast still hears which of their messages was not heard.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s14_refusals_for_haste_bear_the_id_of_the_message() {
    let folder = Folder::new();
    let mut config = config(&folder);
    (config.limits.message_burst, config.limits.messages_per_second) = (3, 0.001);
    let server = start(config).await;
    let address = server.address();
    let (table, _) = gather(address, "coeur", 2).await;
    let mut watcher = Person::enter(address, &table, None).await;
    for id in 0..6 {
        watcher.socket.send(Message::text(json!({"id": id, "do": "ping"}).to_string())).await.unwrap();
    }
    // What cannot be read has none.
    watcher.socket.send(Message::text("{")).await.unwrap();
    let mut ids = Vec::new();
    while ids.len() < 4 {
        if let ServerMessage::Refused { id, error } = watcher.hear().await {
            assert_eq!(error.code, ErrorCode::TooFast);
            ids.push(id);
        }
    }
    assert_eq!(ids, [Some(Id::Number(3)), Some(Id::Number(4)), Some(Id::Number(5)), None]);
    server.stop().await;
}

/// The keys of all word files, ours and those of every game, that no sentence could contain by chance.
fn keys() -> BTreeSet<String> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files: Vec<_> = ["words/fr", "words/en"]
        .iter()
        .flat_map(|folder| std::fs::read_dir(root.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .collect();
    for game in std::fs::read_dir(root.join("games")).unwrap() {
        let folder = game.unwrap().path();
        files.extend(
            ["words.fr.ftl", "words.en.ftl"].map(|file| folder.join(file)).into_iter().filter(|f| f.exists()),
        );
    }
    let key = |line: &str| {
        let (key, _) = line.split_once(" =")?;
        let plain = key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        (plain && key.contains('-')).then(|| key.to_owned())
    };
    let texts = files.iter().map(|file| std::fs::read_to_string(file).unwrap());
    texts.flat_map(|text| text.lines().filter_map(key).collect::<Vec<_>>()).collect()
}

/// S14: whatever is wrong with a request, the answer is a sentence in the asker's language, as JSON.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s14_every_refusal_is_a_sentence() {
    let keys = keys();
    assert!(keys.len() > 1000, "{}", keys.len());
    let folder = Folder::new();
    let mut config = config(&folder);
    (config.uploads, config.limits.body_bytes) = (true, 4_000);
    config.limits.pack_bytes = 2_000;
    let server = start(config).await;
    let address = server.address();
    let (table, _) = gather(address, "coeur", 2).await;
    let bots = json!([{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]);
    let over = open(address, &json!({"game": "coeur", "seats": bots})).await.table;
    Person::enter(address, &over, None).await.until_over().await;
    let proof = get(address, &format!("/api/tables/{over}/proof")).await.body;
    let me = json!([{"who": "me"}, {"who": "open"}]);
    let mut asks: Vec<(&str, String, String)> = Vec::new();
    for path in [
        "/nothing",
        "/api/tables/x",
        "/api/tables/%ff",
        "/api/games/%ff/rules",
        "/api/games/chess/rules",
        "/ws",
        "/api/me",
    ] {
        asks.push(("GET", path.into(), String::new()));
    }
    for tail in ["", "/record", "/proof", "/replay", "/analysis"] {
        asks.push(("GET", format!("/api/tables/{}{tail}", "0".repeat(32)), String::new()));
        asks.push(("GET", format!("/api/tables/%c3%28{tail}"), String::new()));
        if !tail.is_empty() {
            asks.push(("GET", format!("/api/tables/{table}{tail}"), String::new()));
        }
    }
    for query in ["ply=999999", "ply=x", "ply=-1", "eye=Z", "eye=%ff", "eye=A&ply=%"] {
        asks.push(("GET", format!("/api/tables/{over}/replay?{query}"), String::new()));
    }
    let posts = [
        "/api/tables",
        "/api/verify",
        "/api/games/coeur/score",
        "/api/accounts",
        "/api/sessions",
        "/api/packs",
    ];
    let posts = posts.map(str::to_owned).into_iter();
    for path in posts.chain([format!("/api/tables/{table}/join"), format!("/api/tables/{table}/return")]) {
        for body in [
            "",
            "{",
            "[]",
            "7",
            "{}",
            "null",
            "\u{1}",
            "{\"game\": 3}",
            "{\"name\": [], \"text\": 1}",
            "{\"colour\": 1}",
        ] {
            asks.push(("POST", path.clone(), body.to_owned()));
        }
        asks.push(("POST", path.clone(), "x".repeat(5_000)));
        asks.push(("DELETE", path, String::new()));
    }
    let long = "x".repeat(300);
    for body in [
        json!({"game": "chess", "seats": me, "name": "Anna"}),
        json!({"game": "coeur", "seats": [], "name": "Anna"}),
        json!({"game": "coeur", "seats": vec![json!({"who": "open"}); 300]}),
        json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "me"}], "name": "Anna"}),
        json!({"game": "coeur", "seats": [{"who": "cat"}], "name": "Anna"}),
        json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "bot", "bot": "search:999999999"}], "name": "Anna"}),
        json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "bot", "bot": "cat"}], "name": "Anna"}),
        json!({"game": "coeur", "seats": me, "name": " "}),
        json!({"game": "coeur", "seats": me, "name": long}),
        json!({"game": "coeur", "seats": me, "name": "Anna", "pack": "none"}),
        json!({"game": "coeur", "seats": me, "name": "Anna", "options": {"colour": "red"}}),
        json!({"game": "coeur", "seats": me, "name": "Anna", "options": {"first_player": "red"}}),
        json!({"game": "drarkane", "seats": me, "name": "Anna", "options": {"teams": "on"}}),
        json!({"game": "drakerion", "seats": me, "name": "Anna", "options": {"deck_a": "none"}}),
        json!({"game": "coeur", "seats": me, "name": "Anna", "clock": {"kind": "move", "seconds": 0, "then": "claim"}}),
        json!({"game": "coeur", "seats": me, "name": "Anna", "clock": {"kind": "hour", "seconds": 9, "then": "claim"}}),
    ] {
        asks.push(("POST", "/api/tables".into(), body.to_string()));
    }
    for game in ["coeur", "drako", "aetherya", "drarkane", "drakerion"] {
        for text in ["nonsense", "= 3", "a: 1\nb: x\n"] {
            asks.push(("POST", format!("/api/games/{game}/score"), json!({"text": text}).to_string()));
        }
        for text in ["", "nonsense = true", "[origin]\n", "= ="] {
            let pack = json!({"game": game, "name": "mine", "text": text});
            asks.push(("POST", "/api/packs".into(), pack.to_string()));
        }
    }
    for text in
        ["nonsense", "antre proof 1\n", "antre proof 1\nrecord\n", &proof.replacen("seed ", "seed x", 1)]
    {
        asks.push(("POST", "/api/verify".into(), json!({"text": text}).to_string()));
    }
    let account = json!({"name": "Zoé", "password": "0123456789"});
    asks.push(("POST", "/api/accounts".into(), json!({"name": "Zoé", "password": "short"}).to_string()));
    asks.push(("POST", "/api/sessions".into(), account.to_string()));
    let mut said = 0;
    for (method, path, body) in &asks {
        let mut sentences = Vec::new();
        for lang in ["fr", "en"] {
            let mark = if path.contains('?') { '&' } else { '?' };
            let answer = ask(address, method, &format!("{path}{mark}lang={lang}"), "", body).await;
            let short: String = body.chars().take(80).collect();
            let what = format!("{method} {path} {short}: {answer:?}");
            if answer.status == 200 {
                continue;
            }
            assert!(answer.status != 500 && answer.head.contains("content-type: application/json"), "{what}");
            let message = answer.json()["message"].as_str().unwrap_or_else(|| panic!("{what}")).to_owned();
            let words = message.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
            assert!(!words.into_iter().any(|word| keys.contains(word)), "{what}");
            assert!(message.contains(' ') && !message.contains("{$"), "{what}");
            sentences.push(message);
        }
        if let [french, english] = &sentences[..] {
            assert_ne!(french, english, "{method} {path} {body}");
            said += 1;
        }
    }
    assert!(said > 100, "{said} of {}", asks.len());
    server.stop().await;
}

/// S14: a spectator's socket that only shows signs of life is closed and may come back; one that is told something
/// stays, and so does a seat's.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s14_spectators_of_nothing_are_let_go() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.spectator_idle_seconds = 1;
    let server = start(config).await;
    let address = server.address();
    let (quiet, secrets) = gather(address, "coeur", 2).await;
    let mut seat = Person::enter(address, &quiet, Some(&secrets[0])).await;
    let mut watcher = Person::enter(address, &quiet, None).await;
    // At another table somebody talks all the time.
    let (lively, others) = gather(address, "coeur", 2).await;
    let mut talker = Person::enter(address, &lively, Some(&others[0])).await;
    let mut listener = Person::enter(address, &lively, None).await;
    let start = Instant::now();
    let again = loop {
        assert!(start.elapsed() < LONG, "nobody lets the spectator go");
        for person in [&mut seat, &mut watcher, &mut listener] {
            person.say(Command::Ping {}).await;
        }
        talker.try_do(Command::Say { text: "…".into() }).await.unwrap();
        let closing = watcher.until(|message| match message {
            ServerMessage::Pong {} => Some(None),
            ServerMessage::Closing { again, message } => Some(Some((*again, message.clone()))),
            _ => None,
        });
        if let Some(closing) = closing.await {
            break closing;
        }
        sleep(Duration::from_millis(100)).await;
    };
    assert!(again.0 && again.1.contains("Come back"), "{again:?}");
    assert_eq!(watcher.hear_text().await, None);
    for person in [&mut seat, &mut listener] {
        person.say(Command::Ping {}).await;
        let mut pongs = 0;
        while pongs == 0 {
            pongs += usize::from(matches!(person.hear().await, ServerMessage::Pong {}));
        }
    }
    Person::enter(address, &quiet, None).await;
    server.stop().await;
}

/// S14: what the operator exports is all that is kept, with what was said.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s14_an_export_holds_what_was_said() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (table, _, mut people) = seated(server.address(), "coeur", 2).await;
    for number in 0..60 {
        people[0].try_do(Command::Say { text: format!("bonjour {number}") }).await.unwrap();
    }
    let admin = antre_server::admin::Admin::open(&folder.0).await.unwrap();
    let text = admin.export(&table).await.unwrap().unwrap();
    let (_, said) = text.split_once("\nsaid\n").expect("a part for what was said");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 60, "all of it");
    assert!(lines[0].contains("bonjour 0\"") && lines[59].contains("bonjour 59"), "{said}");
    server.stop().await;
}

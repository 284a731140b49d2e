//! Many tables, many words, many bots: what one address may ask for, and what bots do when nobody looks.

use crate::common::*;
use antre_wire::server::{Command, ErrorCode, ServerMessage};
use serde_json::json;
use std::time::Duration;

/// S6: an address that asks for too many tables, or says too much, is told so and goes on later; what was said at a
/// table is bounded, and the last of it is what is kept.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s6_one_address_fills_neither_disk_nor_tables() {
    let folder = Folder::new();
    let (mut config, again) = (config(&folder), config(&folder));
    config.limits.tables_per_hour = 2;
    config.limits.chat_per_minute = 6;
    config.limits.chat_lines = 4;
    let server = start(config).await;
    let address = server.address();
    let (table, secrets, mut people) = seated(address, "coeur", 2).await;
    for n in 0..6 {
        people[0].try_do(Command::Say { text: format!("line {n}") }).await.unwrap();
    }
    let enough = people[0].try_do(Command::Say { text: "one more".into() }).await.unwrap_err();
    assert_eq!(enough.code, ErrorCode::TooFast);
    // A move costs nothing of that.
    play_on(&mut people, 3, 2).await;
    let body = json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna"});
    open(address, &body).await;
    let refused = post(address, "/api/tables?lang=en", &body).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (429, Some("too-fast")));
    assert!(refused.json()["message"].as_str().unwrap().contains("from your address"));
    server.stop().await;
    let server = start(again).await;
    let mut back = Person::new(server.address()).await;
    back.say(Command::Enter { table, secret: Some(secrets[0].clone()), lang: None }).await;
    let mut heard = Vec::new();
    while heard.last().map(String::as_str) != Some("line 5") {
        match back.hear().await {
            ServerMessage::Chat(line) => heard.extend(line.text),
            ServerMessage::Closing { .. } => panic!("sent away"),
            _ => {}
        }
    }
    assert_eq!(heard, ["line 2", "line 3", "line 4", "line 5"]);
    server.stop().await;
}

/// S5: where only bots play, they wait for somebody to watch, and stop when nobody does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s5_bots_among_themselves_play_while_somebody_watches() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.bots_alone_pace_ms = 5;
    let server = start(config).await;
    let address = server.address();
    let seats = [json!({"who": "bot", "bot": "random"}), json!({"who": "bot", "bot": "random"})];
    let table = open(address, &json!({"game": "drako", "seats": seats})).await.table;
    // Somebody asks how it stands, and nobody watches.
    assert_eq!(get(address, &format!("/api/tables/{table}")).await.status, 200);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut watcher = Person::enter(address, &table, None).await;
    watcher.until_dealt().await;
    let first = watcher.update.as_ref().unwrap().version;
    assert!(first <= 2, "they played {first} steps for nobody");
    watcher
        .until(|message| {
            matches!(message, ServerMessage::Update(update) if update.version > first + 5).then_some(())
        })
        .await;
    drop(watcher);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let mut watcher = Person::enter(address, &table, None).await;
    watcher.until_dealt().await;
    let second = watcher.update.as_ref().unwrap().version;
    drop(watcher);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut watcher = Person::enter(address, &table, None).await;
    watcher.until_dealt().await;
    let third = watcher.update.as_ref().unwrap().version;
    assert!(third <= second + 3, "from {second} to {third} while nobody watched");
    server.stop().await;
}

/// S5: a bot that plays anything does not wait until somebody else's strong bot has thought.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s5_a_light_bot_does_not_wait_for_a_heavy_one() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.thinkers = 1;
    let server = start(config).await;
    let address = server.address();
    let mut people = Vec::new();
    for bot in ["search:2500ms,trees=1", "etincelle"] {
        let seats = json!([{"who": "bot", "bot": bot}, {"who": "me"}]);
        let body = json!({"game": "coeur", "seats": seats, "name": "Anna", "options": {"first_player": "A"}});
        let opened = open(address, &body).await;
        let mut person = Person::enter(address, &opened.table, opened.secret.as_deref()).await;
        person.until_dealt().await;
        people.push(person);
    }
    // Both are to act first, and the first has begun.
    let dealt = people[0].update.as_ref().unwrap().version;
    people[1].until_version(dealt + 1).await;
    people[0].say(Command::Ping {}).await;
    while !matches!(people[0].hear().await, ServerMessage::Pong {}) {}
    assert_eq!(people[0].update.as_ref().unwrap().version, dealt, "the heavy one was waited for");
    server.stop().await;
}

/// Finished tables, and what was said at them, go when the operator wants it so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finished_tables_go_after_their_days() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let (table, _, mut people) = seated(address, "coeur", 2).await;
    people[0].try_do(Command::Resign {}).await.unwrap();
    let (running, _, _others) = seated(address, "coeur", 2).await;
    server.stop().await;
    drop(people);
    // The clock of a server never goes back, so the past is written into the database.
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("antre.db"));
    let mut database = sqlx::ConnectOptions::connect(&file).await.unwrap();
    for table in ["steps SET at = at", "tables SET made = made"] {
        let sql = format!("UPDATE {table} - 40 * 86400000");
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut database).await.unwrap();
    }
    sqlx::Connection::close(database).await.unwrap();
    let mut strict = config(&folder);
    strict.limits.finished_days = 30;
    let server = start(strict).await;
    let address = server.address();
    for _ in 0..200 {
        if get(address, &format!("/api/tables/{table}")).await.status == 404 {
            assert_eq!(get(address, &format!("/api/tables/{running}")).await.status, 200);
            server.stop().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it is still there");
}

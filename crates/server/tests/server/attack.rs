//! What broke in the first attack on a server, by the numbers of its report: each is tried again.

use crate::common::{open as open_table, *};
use antre_server::Server;
use antre_server::admin::Admin;
use antre_wire::server::{Command, ErrorCode, ServerMessage};
use serde_json::json;

/// S1: a seat that was handed to a bot and taken back after the deal says `ready` again: nothing of what the shuffle
/// rests on changes, the game outlasts a restart, and its proof holds. S4: nobody plays for a person before the deal.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s1_what_goes_into_the_key_is_fixed_at_the_deal() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let open = json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna", "stand_in": "lanterne"});
    let opened = open_table(address, &open).await;
    let table = opened.table;
    let secrets = [opened.secret.unwrap(), join(address, &table, "Bruno").await.secret.unwrap()];
    let mut anna = Person::new(address).await;
    let lang = Some(antre_wire::LangCode::En);
    anna.say(Command::Enter { table: table.clone(), secret: Some(secrets[0].clone()), lang }).await;
    let early = anna.try_do(Command::HandOver { seat: None, bot: None }).await.unwrap_err();
    assert_eq!(early.code, ErrorCode::NotYet);
    anna.promise(&table, "luck of A").await.unwrap();
    let mut bruno = Person::enter_with_luck(address, &table, &secrets[1]).await;
    tokio::join!(anna.until_dealt(), bruno.until_dealt());
    let before = get(address, &format!("/api/tables/{table}")).await.json()["contributions"].clone();
    anna.try_do(Command::HandOver { seat: None, bot: None }).await.unwrap();
    anna.try_do(Command::TakeBack {}).await.unwrap();
    anna.promise(&table, "a better deal").await.unwrap();
    anna.try_do(Command::Reveal { contribution: "a better deal".into() }).await.unwrap();
    let after = get(address, &format!("/api/tables/{table}")).await.json()["contributions"].clone();
    assert_eq!(before, after);
    assert_eq!(after, json!(["luck of A", "luck of B"]));
    let mut people = [anna, bruno];
    play_on(&mut people, 3, 6).await;
    let seen = people[0].scene.clone();
    server.stop().await;
    let server = start(config(&folder)).await;
    let address = server.address();
    let mut back = Vec::new();
    for secret in &secrets {
        back.push(Person::enter(address, &table, Some(secret)).await);
    }
    back[0].until_dealt().await;
    assert!(back[0].scene == seen, "another game after a restart");
    play_on(&mut back, 4, usize::MAX).await;
    back[0].until_over().await;
    let proof = get(address, &format!("/api/tables/{table}/proof")).await.body;
    let verified = post(address, "/api/verify", &json!({ "text": proof })).await.json();
    assert_eq!(verified["fair"], true, "{verified}");
    server.stop().await;
}

/// S3: however many watch, a player gets into their seat; of too many sockets of one seat the oldest goes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s3_a_crowd_of_spectators_keeps_nobody_out_of_their_seat() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.spectators_per_table = 12;
    config.limits.spectators_per_address = 10;
    config.limits.sockets_per_seat = 3;
    let server = start(config).await;
    let address = server.address();
    let (table, secrets, mut people) = seated(address, "coeur", 2).await;
    let mut crowd = Vec::new();
    let refused = loop {
        assert!(crowd.len() < 50, "nobody counts the spectators");
        let mut watcher = Person::new(address).await;
        watcher.say(Command::Enter { table: table.clone(), secret: None, lang: None }).await;
        match watcher.hear().await {
            ServerMessage::Welcome { .. } => crowd.push(watcher),
            ServerMessage::Refused { error, .. } => break error,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((crowd.len(), refused.code), (10, ErrorCode::Full), "one address takes a part of the places");
    // Both come back, and again, although the hall is full.
    let mut anna = Vec::new();
    for _ in 0..5 {
        anna.push(Person::enter(address, &table, Some(&secrets[0])).await);
    }
    let closing = people[0].until(|message| match message {
        ServerMessage::Closing { again, message } => Some((*again, message.clone())),
        _ => None,
    });
    let (again, message) = closing.await;
    assert!(!again && !message.is_empty(), "the oldest must not come back by itself and push out the next");
    assert_eq!(people[0].hear_text().await, None);
    let mut newest = [anna.pop().unwrap(), people.pop().unwrap()];
    for person in &mut newest {
        person.until_dealt().await;
    }
    play_on(&mut newest, 1, 4).await;
    server.stop().await;
}

/// S9: a table that the operator deletes is gone at once, whoever plays there, and stays gone; they are told.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s9_a_table_that_the_operator_deletes_stays_deleted() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let (table, _, mut people) = seated(address, "coeur", 2).await;
    play_on(&mut people, 3, 2).await;
    let admin = Admin::open(&folder.0).await.unwrap();
    assert!(admin.tables(10).await.unwrap().iter().any(|line| line.id == table));
    assert!(admin.export(&table).await.unwrap().unwrap().contains("\nsteps\n"));
    assert!(admin.delete(&table).await.unwrap());
    for person in &mut people {
        let again = person.until(|message| match message {
            ServerMessage::Closing { again, .. } => Some(*again),
            _ => None,
        });
        assert!(!again.await);
        // Whatever they still say reaches nobody.
        let _ = person.hear_text().await;
    }
    assert_eq!(get(address, &format!("/api/tables/{table}")).await.status, 404);
    assert!(!admin.delete(&table).await.unwrap(), "deleted twice");
    assert!(admin.tables(10).await.unwrap().is_empty());
    let copy = folder.0.join("copy.db");
    admin.backup(&copy).await.unwrap();
    assert!(std::fs::metadata(&copy).unwrap().len() > 0);
    assert!(admin.backup(&copy).await.is_err(), "a copy is not overwritten");
    server.stop().await;
    // With nobody there the folder is opened.
    let admin = Admin::open(&folder.0).await.unwrap();
    assert!(admin.tables(10).await.unwrap().is_empty() && !admin.delete(&table).await.unwrap());
}

/// S10: a second server on the same folder does not start; when the first has gone, it does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s10_two_servers_do_not_share_a_folder() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let second = Server::start(config(&folder), None, None).await;
    assert_eq!(second.err().map(|error| error.kind()), Some(std::io::ErrorKind::ResourceBusy));
    assert_eq!(get(server.address(), "/health").await.status, 200);
    server.stop().await;
    start(config(&folder)).await.stop().await;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = |path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(folder.0.clone()), 0o700);
        assert_eq!(mode(folder.0.join("antre.db")), 0o600);
    }
}

/// Whoever lost because their time was over has not given up, and after a restart it is still told so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_lost_is_told_as_time_lost() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let body = json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna",
                      "clock": {"kind": "move", "seconds": 1, "then": "claim"}});
    let opened = open(address, &body).await;
    let second = join(address, &opened.table, "Bruno").await;
    let mut anna = Person::enter(address, &opened.table, opened.secret.as_deref()).await;
    let mut bruno = Person::enter(address, &opened.table, second.secret.as_deref()).await;
    anna.until_dealt().await;
    bruno.until_dealt().await;
    let (late, other) = if anna.pick(0).is_some() { ("A", &mut bruno) } else { ("B", &mut anna) };
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    other.try_do(Command::ClaimTime {}).await.unwrap();
    other.until_over().await;
    let told = |person: &Person| {
        let ending = person.ending.clone().unwrap();
        (ending.late, ending.resigned)
    };
    assert_eq!(told(other), (Some(late.into()), None));
    server.stop().await;
    let server = start(config(&folder)).await;
    let mut watcher = Person::enter(server.address(), &opened.table, None).await;
    watcher.until_over().await;
    assert_eq!(told(&watcher), (Some(late.into()), None));
    server.stop().await;
}

//! The data of a server of every release, opened by the program of today: every table is where it was and goes on to its end, and
//! what was proven is still proven.
//!
//! `house/antre.db.gz` is its database, `house/packs` what people brought, `house/tables.json` what its people knew
//! when it was left, and `proofs` what it gave out for the games that were over.

use crate::common::*;
use antre_server::admin::Admin;
use antre_server::fair::Proof;
use antre_server::{Config, Server};
use antre_shelf::SHELF;
use antre_testkit::releases::{Release, frozen_pack};
use antre_wire::server::{Command, Preset, ServerMessage, Status};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::net::SocketAddr;

/// The account that the server knows, and where she is told of her turn.
const ACCOUNT: (&str, &str) = ("Anna", "correct horse battery");
const HOOK: &str = "http://127.0.0.1:9/anna";
/// What was said at one of its tables.
const SAID: &str = "Bonne chance à tous !";
/// A pack that somebody brought.
const BROUGHT: &str = "annas-cards";

/// A table as its people left it.
#[derive(Serialize, Deserialize)]
struct Left {
    /// What is particular about it.
    what: String,
    table: String,
    secrets: Vec<String>,
    status: Status,
    version: u32,
    /// What each seat could do, in notation.
    choices: Vec<Vec<String>>,
    /// Which bot plays for each seat.
    bots: Vec<Option<String>>,
    rematch: Option<String>,
}

fn settings(folder: &Folder) -> Config {
    let mut config = config(folder);
    config.uploads = true;
    config.webhooks = vec![HOOK.into()];
    // Nobody is told while the test looks.
    config.limits.away_seconds = 3600;
    config.limits.waiting_days = 0;
    config
}

/// How a table stands for each of its people.
async fn look(address: SocketAddr, what: &str, table: &str, secrets: &[String]) -> Left {
    let mut people = Vec::new();
    for secret in secrets {
        people.push(come_in(address, table, secret).await);
    }
    let room = people.last().and_then(|person| person.room.clone()).expect("how the table stands");
    let update = |person: &Person| person.update.clone();
    let choices = people.iter().map(|person| {
        let choices = update(person).map(|update| update.choices).unwrap_or_default();
        choices.into_iter().map(|choice| choice.notation).collect()
    });
    Left {
        what: what.into(),
        table: table.into(),
        secrets: secrets.to_vec(),
        status: room.status,
        version: people.first().and_then(update).map_or(0, |update| update.version),
        choices: choices.collect(),
        bots: room.seats.iter().map(|seat| seat.bot.clone()).collect(),
        rematch: room.rematch,
    }
}

/// Comes in without a word, and hears all there is to hear.
async fn come_in(address: SocketAddr, table: &str, secret: &str) -> Person {
    let mut person = Person::new(address).await;
    person.say(Command::Enter { table: table.into(), secret: Some(secret.into()), lang: None }).await;
    person.say(Command::Ping {}).await;
    person.until(|message| matches!(message, ServerMessage::Pong {}).then_some(())).await;
    person
}

/// A table of two people, with what is particular about it.
async fn table(address: SocketAddr, signed: &str, more: Value) -> (String, Vec<String>) {
    let mut body = json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna"});
    for (key, value) in more.as_object().unwrap() {
        body[key] = value.clone();
    }
    let opened = ask(address, "POST", "/api/tables", signed, &body.to_string()).await;
    assert_eq!(opened.status, 200, "{opened:?}");
    let opened = opened.json();
    let table = opened["table"].as_str().unwrap().to_owned();
    let mut secrets = vec![opened["secret"].as_str().unwrap().to_owned()];
    let open = body["seats"].as_array().unwrap().iter().filter(|seat| seat["who"] == "open").count();
    for name in ["Bruno", "Chloé", "Dario"].iter().take(open) {
        secrets.push(join(address, &table, name).await.secret.unwrap());
    }
    (table, secrets)
}

async fn everybody(address: SocketAddr, table: &str, secrets: &[String]) -> Vec<Person> {
    let mut people = Vec::new();
    for secret in secrets {
        people.push(Person::enter_with_luck(address, table, secret).await);
    }
    all_dealt(&mut people).await;
    people
}

/// Plays a little on a server, and leaves its data.
async fn make(release: &Release) {
    let folder = Folder::new();
    let server = start(settings(&folder)).await;
    let address = server.address();
    let account = json!({"name": ACCOUNT.0, "password": ACCOUNT.1});
    let token = post(address, "/api/accounts", &account).await.json()["token"].as_str().unwrap().to_owned();
    let signed = format!("Authorization: Bearer {token}\r\n");
    let text = format!("# Anna’s own.\n{}", frozen_pack("drakerion").1);
    let pack = json!({"game": "drakerion", "name": BROUGHT, "text": text});
    assert_eq!(post(address, "/api/packs", &pack).await.status, 200);
    let seats = |words: &[&str]| -> Value {
        words
            .iter()
            .map(|word| match *word {
                "me" | "open" => json!({ "who": word }),
                bot => json!({"who": "bot", "bot": bot}),
            })
            .collect()
    };
    let mut left: Vec<(&str, String, Vec<String>)> = Vec::new();

    let waits = json!({"game": "drako", "seats": seats(&["me", "open"]), "name": "Eva", "listed": true});
    let opened = open(address, &waits).await;
    left.push(("waiting, listed, one seat open", opened.table, vec![opened.secret.unwrap()]));

    let (id, secrets) = table(address, &signed, json!({})).await;
    Person::enter(address, &id, Some(&secrets[0])).await;
    left.push(("waiting, one of two is ready", id, secrets));

    for (what, more, moves) in [
        ("running, account, webhook, mute, chat", json!({}), 12),
        (
            "running, clock a move, then claim",
            json!({"clock": {"kind": "move", "seconds": 31_536_000, "then": "claim"}}),
            5,
        ),
        (
            "running, clock in all, then bot",
            json!({"game": "drako", "clock": {"kind": "total", "seconds": 31_536_000, "then": "bot"}}),
            9,
        ),
        (
            "running, three people and options",
            json!({"game": "aetherya", "seats": seats(&["me", "open", "open"])}),
            20,
        ),
        (
            "running, four with a bot",
            json!({"game": "drarkane", "seats": seats(&["me", "open", "open", "open"]), "stand_in": "lanterne"}),
            30,
        ),
        (
            "running, a pack that somebody brought",
            json!({"game": "drakerion", "pack": BROUGHT, "hints": true, "chat": false}),
            40,
        ),
    ] {
        let (id, secrets) = table(address, &signed, more).await;
        let mut people = everybody(address, &id, &secrets).await;
        play_on(&mut people, 5, moves).await;
        match what {
            "running, account, webhook, mute, chat" => {
                people[0].try_do(Command::Notify { url: Some(HOOK.into()) }).await.unwrap();
                people[1].try_do(Command::Say { text: SAID.into() }).await.unwrap();
                people[1].try_do(Command::Wave { preset: Preset::Luck }).await.unwrap();
                people[1].try_do(Command::Mute { seat: "A".into(), on: true }).await.unwrap();
                // Something taken back stands in the middle of what was played.
                people[0].try_do(Command::Undo {}).await.unwrap();
                people[1]
                    .until(|message| matches!(message, ServerMessage::UndoAsked { .. }).then_some(()))
                    .await;
                let version = people[1].try_do(Command::Consent { agree: true }).await.unwrap();
                people[0].until_version(version).await;
                play_on(&mut people, 6, 3).await;
            }
            "running, a pack that somebody brought" => {
                let actor = people.iter().position(|person| person.pick(0).is_some()).unwrap();
                people[actor].try_do(Command::Hint {}).await.unwrap();
            }
            "running, four with a bot" => {
                // Whoever is not to act is played by a bot, which so has nothing to do yet.
                let idle = people.iter().position(|person| person.pick(0).is_none()).unwrap();
                people[idle].try_do(Command::HandOver { seat: None, bot: None }).await.unwrap();
            }
            _ => {}
        }
        left.push((what, id, secrets));
    }

    for game in SHELF {
        let (id, secrets) = table(address, &signed, json!({"game": game.id()})).await;
        let mut people = everybody(address, &id, &secrets).await;
        let moves = if game.id() == "drako" { 9 } else { usize::MAX };
        play_on(&mut people, 8, moves).await;
        if game.id() == "drako" {
            people[1].try_do(Command::Resign {}).await.unwrap();
        }
        for person in &mut people {
            person.until_over().await;
        }
        if game.id() == "coeur" {
            for person in &mut people {
                person.say(Command::Rematch {}).await;
            }
            let again = people[0].until(|message| match message {
                ServerMessage::Room(room) => room.rematch.clone(),
                _ => None,
            });
            let again = again.await;
            left.push(("waiting, another game of the same people", again, secrets.clone()));
        }
        let proof = get(address, &format!("/api/tables/{id}/proof")).await.body;
        release.write(&format!("proofs/{}.txt", game.id()), &proof);
        left.push(("over", id, secrets));
    }

    let mut tables = Vec::new();
    for (what, id, secrets) in left {
        tables.push(look(address, what, &id, &secrets).await);
    }
    // Whatever was on its way is there.
    let copy = folder.0.join("copy.db");
    Admin::open(&folder.0).await.unwrap().backup(&copy).await.unwrap();
    server.stop().await;
    release.pack("house/antre.db.gz", &std::fs::read(copy).unwrap());
    release.write(&format!("house/packs/{BROUGHT}.toml"), &text);
    let tables = serde_json::to_string_pretty(&tables).unwrap();
    release.write("house/tables.json", &(tables + "\n"));
}

/// The data of a release, served again.
async fn move_in(release: &Release) -> (Folder, Server, Vec<Left>) {
    let folder = Folder::new();
    std::fs::write(folder.0.join("antre.db"), release.unpack("house/antre.db.gz")).unwrap();
    let packs = folder.0.join("packs");
    std::fs::create_dir_all(&packs).unwrap();
    let brought = format!("{BROUGHT}.toml");
    std::fs::copy(release.path("house/packs").join(&brought), packs.join(&brought)).unwrap();
    let server = start(settings(&folder)).await;
    (folder, server, serde_json::from_str(&release.read("house/tables.json")).unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_of_every_release_goes_on() {
    if let Some(release) = Release::to_make() {
        make(&release).await;
    }
    for release in Release::all() {
        let (folder, server, tables) = move_in(&release).await;
        let address = server.address();
        // Everything is as it was.
        for left in &tables {
            let now = look(address, &left.what, &left.table, &left.secrets).await;
            let (now, then) = (serde_json::to_value(now).unwrap(), serde_json::to_value(left).unwrap());
            assert_eq!(now, then);
        }
        let find = |what: &str| tables.iter().find(|left| left.what == what).unwrap();
        talks(address, find("running, account, webhook, mute, chat")).await;
        let lobby = get(address, "/api/tables").await.json();
        assert_eq!(lobby["tables"][0]["table"], find("waiting, listed, one seat open").table.as_str());
        let account = json!({"name": ACCOUNT.0, "password": ACCOUNT.1});
        let session = post(address, "/api/sessions", &account).await.json();
        let signed = format!("Authorization: Bearer {}\r\n", session["token"].as_str().unwrap());
        let mine = ask(address, "GET", "/api/me", &signed, "").await.json();
        assert!(mine["tables"].as_array().unwrap().len() > 10, "{mine}");
        let games = get(address, "/api/games").await.body;
        assert!(games.contains(BROUGHT), "{games}");
        // And goes on.
        for left in &tables {
            ends(address, left).await;
        }
        server.stop().await;
        drop(folder);
    }
}

/// What was said is remembered, and so is who does not want to hear whom.
async fn talks(address: SocketAddr, left: &Left) {
    let mut bruno = Person::new(address).await;
    let (table, secret) = (left.table.clone(), Some(left.secrets[1].clone()));
    bruno.say(Command::Enter { table, secret, lang: None }).await;
    let mut heard = Vec::new();
    while heard.len() < 2 {
        if let ServerMessage::Chat(line) = bruno.hear().await {
            heard.push(line);
        }
    }
    assert_eq!(heard[0].text.as_deref(), Some(SAID));
    assert_eq!(heard[1].preset, Some(Preset::Luck));
    let mut anna = come_in(address, &left.table, &left.secrets[0]).await;
    anna.try_do(Command::Say { text: "unheard".into() }).await.unwrap();
    bruno.try_do(Command::Mute { seat: "A".into(), on: false }).await.unwrap();
    anna.try_do(Command::Say { text: "heard".into() }).await.unwrap();
    let next = bruno.until(|message| match message {
        ServerMessage::Chat(line) => line.text.clone(),
        _ => None,
    });
    assert_eq!(next.await, "heard");
}

/// A table is played to its end, by whoever sits there, and proven.
async fn ends(address: SocketAddr, left: &Left) {
    let mut secrets = left.secrets.clone();
    if left.what == "waiting, listed, one seat open" {
        secrets.push(join(address, &left.table, "Finn").await.secret.unwrap());
    }
    let mut people = Vec::new();
    for (index, secret) in secrets.iter().enumerate() {
        let mut person = come_in(address, &left.table, secret).await;
        match left.status {
            Status::Waiting => {
                person.promise(&left.table, &format!("luck of {index}")).await.unwrap();
            }
            Status::Running if left.bots[index].is_some() => {
                person.try_do(Command::TakeBack {}).await.unwrap();
            }
            _ => {}
        }
        people.push(person);
    }
    all_dealt(&mut people).await;
    play_on(&mut people, 11, usize::MAX).await;
    for person in &mut people {
        person.until_over().await;
    }
    let proof = get(address, &format!("/api/tables/{}/proof", left.table)).await.body;
    let verified = post(address, "/api/verify", &json!({ "text": proof })).await.json();
    assert_eq!(verified["fair"], true, "{}: {verified}", left.what);
}

#[test]
fn the_proofs_of_every_release_verify() {
    if Release::to_make().is_some() {
        // They are being made at the same time, with the database.
        return;
    }
    for release in Release::all() {
        for game in SHELF {
            let text = release.read(&format!("proofs/{}.txt", game.id()));
            let proof = Proof::read(&text).unwrap();
            assert!(proof.verify(SHELF, &[frozen_pack(game.id())]).unwrap() > 0);
            let mut forged = proof;
            forged.contributions[0].push('!');
            assert!(forged.verify(SHELF, &[frozen_pack(game.id())]).is_err());
        }
    }
}

//! Tables from opening to rematch, over real sockets.

use crate::common::*;
use antre_wire::server::{Command, ErrorCode, ServerMessage};
use serde_json::json;
use std::time::{Duration, Instant};

const GAMES: [(&str, usize); 5] =
    [("coeur", 2), ("aetherya", 2), ("drako", 2), ("drarkane", 2), ("drakerion", 2)];

/// Every game is played to its end by people over sockets; the record replays, and the proof holds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_game_is_played_proven_and_played_again() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    for (game, people) in GAMES {
        let (table, secrets) = gather(address, game, people).await;
        // The commitment is told before anybody can add anything, and nothing is dealt before all have.
        let card = get(address, &format!("/api/tables/{table}")).await.json();
        let commitment = card["commitment"].as_str().unwrap().to_owned();
        let mut all = Vec::new();
        for secret in &secrets {
            assert!(all.iter().all(|person: &Person| person.update.is_none()));
            all.push(Person::enter_with_luck(address, &table, secret).await);
        }
        all_dealt(&mut all).await;
        let early = get(address, &format!("/api/tables/{table}/record")).await;
        assert_eq!((early.status, early.json()["code"].as_str()), (409, Some("not-over")));
        let card = get(address, &format!("/api/tables/{table}")).await.json();
        assert!(card.get("seed").is_none(), "the seed of a running game is told: {card}");

        let moves = play_on(&mut all, 7, 5_000).await;
        assert!(moves > 5, "{game}: {moves}");
        for person in &mut all {
            person.until_over().await;
        }
        let mut watcher = Person::enter(address, &table, None).await;
        watcher.until_over().await;
        assert_eq!(watcher.eye, "S");
        assert!(watcher.update.as_ref().unwrap().choices.is_empty());

        let proof = get(address, &format!("/api/tables/{table}/proof")).await.body;
        let verified = post(address, "/api/verify", &json!({ "text": proof })).await.json();
        assert_eq!(verified["fair"], true, "{game}: {verified}");
        assert!(
            proof.contains(&format!("\ncommitment {commitment}\n"))
                && proof.contains("\nadded A luck of A\n")
        );
        assert!(verified["rolls"].as_u64().unwrap() > 0);
        let seed = proof.lines().find(|line| line.starts_with("seed ")).unwrap();
        let forged = proof.replace(seed, &format!("seed {}", "5a".repeat(32)));
        assert_eq!(post(address, "/api/verify", &json!({ "text": forged })).await.json()["fair"], false);
        let forged = proof.replace("added A ", "added A luck");
        assert_eq!(post(address, "/api/verify", &json!({ "text": forged })).await.json()["fair"], false);

        let replay = get(address, &format!("/api/tables/{table}/replay?ply=1&eye=A")).await;
        assert_eq!(replay.status, 200, "{replay:?}");
        for person in &mut all {
            person.say(Command::Rematch {}).await;
        }
        let again = all[0].until(|message| match message {
            ServerMessage::Room(room) => room.rematch.clone(),
            _ => None,
        });
        let again = again.await;
        // Again nothing is dealt before everybody has seen the new commitment and added something new.
        let card = get(address, &format!("/api/tables/{again}")).await.json();
        assert_eq!(card["status"], "waiting");
        assert_ne!(card["commitment"].as_str().unwrap(), commitment);
        assert_eq!(card["contributions"], json!(vec![""; people]));
        let mut all = Vec::new();
        for secret in &secrets {
            all.push(Person::enter_with_luck(address, &again, secret).await);
        }
        all_dealt(&mut all).await;
        assert_eq!(all[1].eye, "B");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_kept_apart() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let (table, secrets) = gather(address, "coeur", 2).await;
    let mut anna = Person::enter(address, &table, Some(&secrets[0])).await;
    let mut bruno = Person::enter(address, &table, Some(&secrets[1])).await;
    let mut watcher = Person::enter(address, &table, None).await;
    for person in [&mut anna, &mut bruno, &mut watcher] {
        person.until_version(1).await;
    }
    let (actor, other) =
        if anna.pick(0).is_some() { (&mut anna, &mut bruno) } else { (&mut bruno, &mut anna) };
    let notation = actor.pick(0).unwrap();
    // The other seat cannot play the actor's move, nor can a spectator; a spectator cannot do anything.
    assert_eq!(other.play(&notation).await.unwrap_err().code, ErrorCode::NotToAct);
    assert_eq!(watcher.play(&notation).await.unwrap_err().code, ErrorCode::NotSeated);
    assert_eq!(watcher.try_do(Command::Resign {}).await.unwrap_err().code, ErrorCode::NotSeated);
    assert_eq!(
        watcher.try_do(Command::Say { text: "psst".into() }).await.unwrap_err().code,
        ErrorCode::NotSeated
    );
    // What was decided on an older table is refused, and so is a version from the future.
    let play = |version| Command::Play { version, notation: notation.clone() };
    assert_eq!(actor.try_do(play(0)).await.unwrap_err().code, ErrorCode::Stale);
    assert_eq!(actor.try_do(play(99)).await.unwrap_err().code, ErrorCode::Stale);
    assert_eq!(actor.play("no such move").await.unwrap_err().code, ErrorCode::BadMove);
    actor.play(&notation).await.unwrap();
    // A wrong secret, another table's secret and a name that is none are all refused.
    let (_, foreign) = gather(address, "coeur", 2).await;
    for (table, secret, code) in [
        (table.as_str(), Some(foreign[0].clone()), ErrorCode::NotAllowed),
        (table.as_str(), Some(String::new()), ErrorCode::NotAllowed),
        ("0123456789abcdef0123456789abcdef", None, ErrorCode::NotFound),
        ("../../etc/passwd", None, ErrorCode::NotFound),
    ] {
        let mut person = Person::new(address).await;
        let refused = person.try_do(Command::Enter { table: table.into(), secret, lang: None }).await;
        assert_eq!(refused.unwrap_err().code, code);
        assert_eq!(person.hear_text().await, None);
    }
    let full = post(address, &format!("/api/tables/{table}/join"), &json!({"name": "Eve"})).await;
    assert_eq!((full.status, full.json()["code"].as_str()), (409, Some("full")));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn taking_back_needs_consent_once_others_acted() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let (table, secrets) = gather(address, "coeur", 2).await;
    let mut people = Vec::new();
    for secret in &secrets {
        people.push(Person::enter(address, &table, Some(secret)).await);
    }
    play_on(&mut people, 3, 4).await;
    let [anna, bruno] = people.as_mut_slice() else { unreachable!() };
    anna.try_do(Command::Undo {}).await.unwrap();
    bruno
        .until(|message| matches!(message, ServerMessage::UndoAsked { by } if by == "A").then_some(()))
        .await;
    assert_eq!(anna.try_do(Command::Consent { agree: true }).await.unwrap_err().code, ErrorCode::NobodyAsks);
    let plies = bruno.update.as_ref().unwrap().ply;
    bruno.try_do(Command::Consent { agree: false }).await.unwrap();
    anna.until(|message| matches!(message, ServerMessage::UndoRefused { .. }).then_some(())).await;
    assert_eq!(bruno.update.as_ref().unwrap().ply, plies);
    anna.try_do(Command::Undo {}).await.unwrap();
    let version = bruno.try_do(Command::Consent { agree: true }).await.unwrap();
    anna.until_version(version).await;
    let update = anna.update.clone().unwrap();
    assert!(update.ply < plies && update.undone, "{} {}", update.ply, update.undone);
    // The same table after a restart, undo included.
    server.stop().await;
    let server = start(config(&folder)).await;
    let mut back = Person::enter(server.address(), &table, Some(&secrets[0])).await;
    back.until_version(version).await;
    let now = back.update.clone().unwrap();
    assert_eq!((now.ply, now.undone, back.scene), (update.ply, true, anna.scene.clone()));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_sit_in_take_over_and_give_back() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let seats = json!([{"who": "me"}, {"who": "bot", "bot": "greedy"}]);
    let opened = open(address, &json!({"game": "coeur", "seats": seats, "name": "Anna"})).await;
    let mut anna = Person::enter(address, &opened.table, opened.secret.as_deref()).await;
    anna.until_version(1).await;
    while anna.pick(0).is_none() {
        anna.hear().await;
    }
    // Against bots alone, hints are given and counted.
    anna.try_do(Command::Hint {}).await.unwrap();
    let hint = anna.until(|message| match message {
        ServerMessage::Hint { notation, label, .. } => Some((notation.clone(), label.clone())),
        _ => None,
    });
    let (notation, label) = hint.await;
    assert!(!label.is_empty());
    anna.play(&notation).await.unwrap();
    let room = get(address, &format!("/api/tables/{}", opened.table)).await.json();
    assert_eq!(room["hinted"], json!([1, 0]));
    // A bot plays for Anna to the end; she may not meddle meanwhile.
    anna.try_do(Command::HandOver { seat: None, bot: Some("random".into()) }).await.unwrap();
    anna.until_over().await;
    assert_eq!(anna.try_do(Command::TakeBack {}).await.unwrap_err().code, ErrorCode::Over);
    let record = get(address, &format!("/api/tables/{}/record", opened.table)).await.body;
    assert!(record.lines().any(|line| line == "player A random"), "{record}");

    // Where people play who did not agree, there are no hints; and a seat cannot be given away over its player's head.
    let (table, secrets) = gather(address, "coeur", 2).await;
    let mut people = Vec::new();
    for secret in &secrets {
        people.push(Person::enter(address, &table, Some(secret)).await);
    }
    people[0].until_version(1).await;
    assert_eq!(people[0].try_do(Command::Hint {}).await.unwrap_err().code, ErrorCode::NoHints);
    for (seat, bot) in [(Some("B"), Some("random")), (Some("B"), None), (None, None), (None, Some("volcan"))]
    {
        let over = Command::HandOver { seat: seat.map(str::to_owned), bot: bot.map(str::to_owned) };
        let refused = people[0].try_do(over).await.unwrap_err();
        assert_eq!(refused.code, ErrorCode::NotAllowed, "nobody was agreed on: {refused:?}");
    }
    server.stop().await;
}

/// Whoever plays with bots alone need not look longer than they like; where others look, nobody takes it from them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_is_hurried_answers_without_a_pause() {
    let folder = Folder::new();
    let mut slow = config(&folder);
    // At a calm table two seconds, a ninth of one when it is hurried.
    slow.limits.bot_pace_ms = 1_000;
    let server = start(slow).await;
    let address = server.address();
    let seats = json!([{"who": "me"}, {"who": "bot", "bot": "random"}]);
    let game = json!({"game": "drako", "seats": seats, "name": "Anna", "pace": "calm"});
    let opened = open(address, &game).await;
    let mut anna = Person::enter(address, &opened.table, opened.secret.as_deref()).await;
    anna.until_version(1).await;
    for is_hurried in [false, true] {
        while anna.pick(0).is_none() {
            anna.try_do(Command::Hurry {}).await.unwrap();
            anna.hear().await;
        }
        let mut version = 0;
        while let Some(notation) = anna.pick(0) {
            version = anna.play(&notation).await.unwrap();
            anna.until_version(version).await;
        }
        let start = Instant::now();
        if is_hurried {
            anna.try_do(Command::Hurry {}).await.unwrap();
        }
        anna.until_version(version + 1).await;
        assert_eq!(start.elapsed() < Duration::from_millis(1_500), is_hurried, "{:?}", start.elapsed());
    }
    let (_, _, mut people) = seated(address, "drako", 2).await;
    assert_eq!(people[0].try_do(Command::Hurry {}).await.unwrap_err().code, ErrorCode::NeedsConsent);
    server.stop().await;
}

/// S4: the bot that was agreed on plays for somebody who is away, once they have been for long; nobody else, and not
/// before. Whoever is away is still asked, comes back when they like, and the record says who played when.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_whom_all_agreed_on_stands_in_and_the_record_says_so() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.stand_in_seconds = 1;
    let server = start(config).await;
    let address = server.address();
    let slow = json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "open"}], "name": "A", "stand_in": "search:600000ms"});
    let refused = post(address, "/api/tables", &slow).await;
    assert_eq!(refused.json()["code"], "bad-open", "{refused:?}");
    let new = json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna", "stand_in": "greedy"});
    let opened = open(address, &new).await;
    let card = get(address, &format!("/api/tables/{}", opened.table)).await.json();
    assert_eq!(card["stand_in"], "greedy");
    let secrets = [opened.secret.unwrap(), join(address, &opened.table, "Bruno").await.secret.unwrap()];
    let mut anna = Person::enter(address, &opened.table, Some(&secrets[0])).await;
    let mut bruno = Person::enter(address, &opened.table, Some(&secrets[1])).await;
    tokio::join!(anna.until_dealt(), bruno.until_dealt());
    let over = |bot: Option<&str>| Command::HandOver { seat: Some("B".into()), bot: bot.map(str::to_owned) };
    let refused = anna.try_do(over(None)).await.unwrap_err();
    assert_eq!((refused.code, refused.message.contains("Bruno")), (ErrorCode::TimeLeft, true), "{refused:?}");
    drop(bruno);
    let gone = |message: &ServerMessage| {
        matches!(message, ServerMessage::Room(room) if !room.seats[1].present).then_some(())
    };
    anna.until(gone).await;
    let waits = anna.room.as_ref().and_then(|room| room.seats[1].stand_in_ms).unwrap();
    assert!((1..=1000).contains(&waits), "{waits}");
    assert_eq!(anna.try_do(over(None)).await.unwrap_err().code, ErrorCode::TimeLeft);
    tokio::time::sleep(std::time::Duration::from_millis(waits + 50)).await;
    assert_eq!(anna.try_do(over(Some("random"))).await.unwrap_err().code, ErrorCode::NotAllowed);
    anna.try_do(over(None)).await.unwrap();
    // Bruno is away, and nothing is taken back without him.
    while anna.pick(0).is_none() {
        anna.hear().await;
    }
    anna.play(&anna.pick(0).unwrap()).await.unwrap();
    while anna.pick(0).is_none() {
        anna.hear().await;
    }
    let version = anna.update.as_ref().map(|update| update.version);
    anna.try_do(Command::Undo {}).await.unwrap();
    assert!(
        anna.room.as_ref().is_some_and(|room| room.seats[0].asks_undo)
            || version == anna.update.as_ref().map(|update| update.version)
    );
    let mut bruno = Person::enter(address, &opened.table, Some(&secrets[1])).await;
    bruno.try_do(Command::Consent { agree: false }).await.unwrap();
    bruno.try_do(Command::TakeBack {}).await.unwrap();
    // It outlasts a restart, in the record too.
    server.stop().await;
    let server = start(crate::common::config(&folder)).await;
    let address = server.address();
    let mut back = Person::enter(address, &opened.table, Some(&secrets[0])).await;
    back.until_dealt().await;
    back.try_do(Command::Resign {}).await.unwrap();
    let record = get(address, &format!("/api/tables/{}/record", opened.table)).await.body;
    let changes: Vec<&str> = record.lines().filter(|line| line.starts_with("player ")).collect();
    assert_eq!(changes, ["player B greedy", "player B human Bruno"], "{record}");
    let proof = get(address, &format!("/api/tables/{}/proof", opened.table)).await.body;
    assert_eq!(post(address, "/api/verify", &json!({ "text": proof })).await.json()["fair"], true);
    server.stop().await;
}

/// Whoever is ready last does not choose what they add knowing the others': promises are fixed before anything is told.
/// Whoever cannot keep theirs makes all promise anew, and that is told.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_players_add_is_promised_before_any_of_it_is_told() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let (table, secrets) = gather(address, "coeur", 2).await;
    let card = async || get(address, &format!("/api/tables/{table}")).await.json();
    let mut anna = Person::enter_with_luck(address, &table, &secrets[0]).await;
    let early = anna.try_do(Command::Reveal { contribution: "luck of A".into() }).await.unwrap_err();
    assert_eq!(early.code, ErrorCode::NotYet);
    for bad in ["", "x", &"g".repeat(64), &"A".repeat(64)] {
        let refused = anna.try_do(Command::Ready { promise: Some(bad.into()) }).await.unwrap_err();
        assert_eq!(refused.code, ErrorCode::BadOpen, "{bad}");
    }
    let mut bruno = Person::enter_with_luck(address, &table, &secrets[1]).await;
    bruno.until(|message| matches!(message, ServerMessage::Room(room) if room.reveal).then_some(())).await;
    // By the mark of its own answer it is known that Bruno told his.
    bruno.until(|message| matches!(message, ServerMessage::Done { .. }).then_some(())).await;
    let now = card().await;
    assert_eq!((now["status"].as_str(), now["reveal"].as_bool()), (Some("waiting"), Some(true)), "{now}");
    assert_eq!(now["contributions"], json!(["", ""]), "nothing is told to others before the deal");
    // Anna has not told yet, and cannot tell anything else now.
    anna.luck = None;
    let other = anna.try_do(Command::Reveal { contribution: "a better deal".into() }).await.unwrap_err();
    assert_eq!(other.code, ErrorCode::BadOpen);
    // From another device she cannot keep her promise: all promise anew.
    anna.luck = None;
    anna.try_do(Command::Ready { promise: Some("0".repeat(64)) }).await.unwrap();
    let now = card().await;
    assert_eq!((now["rounds"].as_u64(), now["reveal"].as_bool()), (Some(1), Some(false)), "{now}");
    assert_eq!(now["promises"], json!(["", ""]));
    anna.until(|message| matches!(message, ServerMessage::Room(room) if room.rounds == 1).then_some(()))
        .await;
    bruno
        .until(|message| matches!(message, ServerMessage::Room(room) if room.rounds == 1).then_some(()))
        .await;
    anna.promise(&table, "other luck of A").await.unwrap();
    bruno.promise(&table, "other luck of B").await.unwrap();
    tokio::join!(anna.until_dealt(), bruno.until_dealt());
    assert_eq!(card().await["contributions"], json!(["other luck of A", "other luck of B"]));
    anna.try_do(Command::Resign {}).await.unwrap();
    let proof = get(address, &format!("/api/tables/{table}/proof")).await.body;
    assert!(proof.starts_with("antre proof 2\n") && proof.contains("\nrounds 1\n"), "{proof}");
    let fair = async |text: &str| {
        post(address, "/api/verify", &json!({ "text": text })).await.json()["fair"].clone()
    };
    assert_eq!(fair(&proof).await, true);
    // A proof belongs to its table, and so does what everybody added.
    let elsewhere = proof.replace(&table, &"0".repeat(table.len()));
    let swapped = proof.replace("added B other luck of B", "added B other luck of C");
    let forgotten = proof.replace("\nrounds 1\n", "\nrounds 0\n");
    for forged in [elsewhere, swapped, forgotten] {
        assert_ne!(forged, proof);
        assert_eq!(fair(&forged).await, false);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn talk_is_heard_muted_and_switched_off() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let (table, secrets) = gather(address, "drako", 2).await;
    let mut anna = Person::enter(address, &table, Some(&secrets[0])).await;
    let mut bruno = Person::enter(address, &table, Some(&secrets[1])).await;
    let said = |message: &ServerMessage| match message {
        ServerMessage::Chat(line) => Some(line.text.clone().unwrap_or_else(|| format!("{:?}", line.preset))),
        _ => None,
    };
    anna.try_do(Command::Say { text: "Bonjour".into() }).await.unwrap();
    assert_eq!(bruno.until(said).await, "Bonjour");
    bruno.try_do(Command::Mute { seat: "A".into(), on: true }).await.unwrap();
    anna.try_do(Command::Say { text: "unheard".into() }).await.unwrap();
    bruno.try_do(Command::Mute { seat: "A".into(), on: false }).await.unwrap();
    anna.try_do(Command::Wave { preset: antre_wire::server::Preset::Thanks }).await.unwrap();
    assert_eq!(bruno.until(said).await, "Some(Thanks)");
    for bad in ["", "two\nlines", &"x".repeat(281)] {
        assert_eq!(
            anna.try_do(Command::Say { text: bad.into() }).await.unwrap_err().code,
            ErrorCode::TooLarge
        );
    }
    let quiet = json!({"game": "drako", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}], "name": "A", "chat": false});
    let opened = open(address, &quiet).await;
    let mut person = Person::enter(address, &opened.table, opened.secret.as_deref()).await;
    assert_eq!(person.try_do(Command::Say { text: "hm".into() }).await.unwrap_err().code, ErrorCode::ChatOff);
    // What was said and who is not heard outlast the server.
    bruno.try_do(Command::Mute { seat: "A".into(), on: true }).await.unwrap();
    server.stop().await;
    let server = start(config(&folder)).await;
    let mut watcher = Person::enter(server.address(), &table, None).await;
    assert_eq!(watcher.until(said).await, "Bonjour");
    let mut anna = Person::enter(server.address(), &table, Some(&secrets[0])).await;
    let mut bruno = Person::enter(server.address(), &table, Some(&secrets[1])).await;
    anna.try_do(Command::Say { text: "still unheard".into() }).await.unwrap();
    bruno.try_do(Command::Mute { seat: "A".into(), on: false }).await.unwrap();
    anna.try_do(Command::Say { text: "heard again".into() }).await.unwrap();
    assert_eq!(bruno.until(said).await, "heard again");
    server.stop().await;
}

/// Whoever is away when their turn comes is told once, where they wish and the operator allows, even if the server
/// was stopped meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_who_are_away_are_told_of_their_turn() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let hook = format!("http://{}/anna", listener.local_addr().unwrap());
    let folder = Folder::new();
    let mut config = config(&folder);
    config.webhooks = vec![hook.clone()];
    let server = start(config.clone()).await;
    let (_, _, mut people) = seated(server.address(), "coeur", 2).await;
    let actor = people.iter().position(|person| person.pick(0).is_some()).unwrap();
    let mut away = people.remove(1 - actor);
    let mut here = people.remove(0);
    let elsewhere = Command::Notify { url: Some("http://127.0.0.1:1/".into()) };
    assert_eq!(away.try_do(elsewhere).await.unwrap_err().code, ErrorCode::NotAllowed);
    away.try_do(Command::Notify { url: Some(hook) }).await.unwrap();
    drop(away);
    here.until(|message| {
        matches!(message, ServerMessage::Room(room) if room.seats.iter().any(|seat| !seat.present))
            .then_some(())
    })
    .await;
    while let Some(notation) = here.pick(0) {
        let version = here.play(&notation).await.unwrap();
        here.until_version(version).await;
    }
    // Nobody was told yet: a player has a moment to come back.
    server.stop().await;
    config.limits.away_seconds = 0;
    let server = start(config.clone()).await;
    let (mut stream, _) = tokio::time::timeout(LONG, listener.accept()).await.unwrap().unwrap();
    let mut bytes = [0; 2048];
    let mut text = String::new();
    while !text.contains("message") {
        let n = stream.read(&mut bytes).await.unwrap();
        text.push_str(&String::from_utf8_lossy(&bytes[..n]));
    }
    assert!(text.starts_with("POST /anna") && text.contains("it’s your turn in Dragonheart"), "{text}");
    stream.write_all(b"HTTP/1.1 204 Yes\r\n\r\n").await.unwrap();
    server.stop().await;
    let server = start(config).await;
    let again = tokio::time::timeout(std::time::Duration::from_millis(600), listener.accept()).await;
    assert!(again.is_err(), "told twice of one turn");
    server.stop().await;
}

/// A table whose players never came goes after a while; one that is played stays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_nobody_came_to_are_deleted() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let seats = json!([{"who": "me"}, {"who": "open"}]);
    let waits = open(server.address(), &json!({"game": "coeur", "seats": seats, "name": "Anna"})).await.table;
    let (played, _, people) = seated(server.address(), "coeur", 2).await;
    drop(people);
    server.stop().await;
    let status = async |config, table: &str| {
        let server = start(config).await;
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        let answer = get(server.address(), &format!("/api/tables/{table}")).await;
        server.stop().await;
        answer.status
    };
    assert_eq!(status(config(&folder), &waits).await, 200, "it is young");
    let file = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("antre.db"));
    let mut database = sqlx::ConnectOptions::connect(&file).await.unwrap();
    sqlx::query("UPDATE tables SET made = made - 31 * 86400000").execute(&mut database).await.unwrap();
    sqlx::Connection::close(database).await.unwrap();
    let mut patient = config(&folder);
    patient.limits.waiting_days = 0;
    assert_eq!(status(patient, &waits).await, 200, "the operator keeps everything");
    assert_eq!(status(config(&folder), &waits).await, 404);
    assert_eq!(status(config(&folder), &played).await, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_end_in_a_claim_or_a_bot() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    for (then, kind) in [("claim", "move"), ("bot", "total")] {
        let clock = json!({"kind": kind, "seconds": 1, "then": then});
        let seats = json!([{"who": "me"}, {"who": "open"}]);
        let opened =
            open(address, &json!({"game": "coeur", "seats": seats, "name": "Anna", "clock": clock})).await;
        let second = join(address, &opened.table, "Bruno").await;
        let mut anna = Person::enter(address, &opened.table, opened.secret.as_deref()).await;
        let mut bruno = Person::enter(address, &opened.table, second.secret.as_deref()).await;
        anna.until_version(1).await;
        bruno.until_version(1).await;
        let (late, other) =
            if anna.pick(0).is_some() { (&mut anna, &mut bruno) } else { (&mut bruno, &mut anna) };
        assert_eq!(other.try_do(Command::ClaimTime {}).await.unwrap_err().code, ErrorCode::TimeLeft);
        tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
        if then == "claim" {
            assert_eq!(late.try_do(Command::ClaimTime {}).await.unwrap_err().code, ErrorCode::TimeLeft);
            other.try_do(Command::ClaimTime {}).await.unwrap();
            other.until_over().await;
            assert_eq!(other.ending.as_ref().unwrap().late.as_ref(), Some(&late.eye));
        } else {
            let version = other.update.as_ref().unwrap().version;
            other.until_version(version + 1).await;
            assert_eq!(late.play("whatever").await.unwrap_err().code, ErrorCode::BotSeat);
            late.try_do(Command::TakeBack {}).await.unwrap();
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn accounts_find_their_games_on_another_device() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let person = json!({"name": "Anna", "password": "correct horse"});
    let token = post(address, "/api/accounts", &person).await.json()["token"].as_str().unwrap().to_owned();
    assert_eq!(post(address, "/api/accounts", &person).await.json()["code"], "name-taken");
    assert_eq!(post(address, "/api/accounts", &json!({"name": "B", "password": "short"})).await.status, 400);
    let wrong = json!({"name": "Anna", "password": "wrong horse"});
    assert_eq!(post(address, "/api/sessions", &wrong).await.status, 403);
    let signed = format!("Authorization: Bearer {token}\r\n");
    let body =
        json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "open"}], "name": "Anna", "listed": true});
    let opened = ask(address, "POST", "/api/tables", &signed, &body.to_string()).await.json();
    let table = opened["table"].as_str().unwrap().to_owned();
    assert_eq!(get(address, "/api/tables").await.json()["tables"][0]["table"], table.as_str());

    let token = post(address, "/api/sessions", &person).await.json()["token"].as_str().unwrap().to_owned();
    let signed = format!("Authorization: Bearer {token}\r\n");
    let mine = ask(address, "GET", "/api/me", &signed, "").await.json();
    assert_eq!(mine["tables"][0]["table"], table.as_str());
    let path = format!("/api/tables/{table}/return");
    let back = ask(address, "POST", &path, &signed, r#"{"seat":"A"}"#).await.json();
    let there = Person::enter(address, &table, back["secret"].as_str()).await;
    assert_eq!(there.eye, "A");
    // S13: a seat has a handful of secrets; the oldest opens nothing any more.
    let mut secrets = vec![opened["secret"].as_str().unwrap().to_owned()];
    secrets.push(back["secret"].as_str().unwrap().to_owned());
    for _ in 0..7 {
        let back = ask(address, "POST", &path, &signed, r#"{"seat":"A"}"#).await.json();
        secrets.push(back["secret"].as_str().unwrap().to_owned());
    }
    for (index, secret) in secrets.iter().enumerate() {
        let mut person = Person::new(address).await;
        let (table, secret) = (table.clone(), Some(secret.clone()));
        person.say(Command::Enter { table, secret, lang: None }).await;
        let let_in = matches!(person.hear().await, ServerMessage::Welcome { .. });
        assert_eq!(let_in, index > 0, "secret {index}");
    }
    // The other seat is not hers, and without a session there is no way back.
    assert_eq!(ask(address, "POST", &path, &signed, r#"{"seat":"B"}"#).await.status, 403);
    assert_eq!(ask(address, "POST", &path, "", r#"{"seat":"A"}"#).await.status, 401);
    assert_eq!(get(address, "/api/me").await.status, 401);
    assert_eq!(ask(address, "GET", "/api/me", "Authorization: Bearer 00\r\n", "").await.status, 403);
    server.stop().await;
}

//! The server is killed at random moments under load and started again: what was confirmed is there.

use crate::common::*;
use antre_server::Server;
use antre_server::admin::Admin;
use antre_wire::server::{Command, ServerMessage};
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{self, Child, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const DATA: &str = "ANTRE_KILL_DATA";

/// Not a test: the server that the test below starts and kills. It is this same program, called again.
#[test]
#[ignore = "it is the server that the kill test starts"]
fn child() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let folder = Folder(data.into());
        let server = Server::start(config(&folder), None, None).await.unwrap();
        println!("\nlistens {}", server.address());
        std::future::pending::<()>().await;
    });
}

fn launch(folder: &Folder) -> (Child, SocketAddr) {
    launch_with(folder, None)
}

/// A server in a process of its own, with at most this many descriptors.
pub(crate) fn launch_with(folder: &Folder, descriptors: Option<u32>) -> (Child, SocketAddr) {
    let program = std::env::current_exe().unwrap();
    let mut command = match descriptors {
        None => process::Command::new(program),
        Some(most) => {
            let mut shell = process::Command::new("sh");
            shell.arg("-c").arg(format!("ulimit -n {most} && exec \"$0\" \"$@\"")).arg(program);
            shell
        }
    };
    let mut child = command
        .args(["kill::child", "--exact", "--ignored", "--nocapture", "--test-threads=1"])
        .env(DATA, &folder.0)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("listens ")?.parse().ok());
    (child, address.expect("the server says where it listens"))
}

/// What the people of one table were told: moves they got confirmed, in order.
type Confirmed = Arc<Mutex<Vec<String>>>;

/// Plays a seat until the connection breaks.
async fn play_until_killed(
    address: SocketAddr,
    table: String,
    secret: String,
    confirmed: Confirmed,
    mut number: usize,
) {
    let Ok(stream) = tokio::net::TcpStream::connect(address).await else { return };
    let url = format!("ws://{address}/ws");
    let Ok((socket, _)) = tokio_tungstenite::client_async(url, stream).await else { return };
    let mut person = Person::at(socket);
    let enter = Command::Enter { table, secret: Some(secret), lang: None };
    let mut sent: Option<String> = None;
    let mut say = Some(enter);
    loop {
        if let Some(what) = say.take() {
            use futures_util::SinkExt as _;
            // Only moves are counted: the answers to all else bear a mark.
            let id = (!matches!(what, Command::Play { .. })).then_some(antre_wire::Id::Number(0));
            let text =
                serde_json::to_string(&antre_wire::server::ClientMessage { id, command: what }).unwrap();
            if person.socket.send(tokio_tungstenite::tungstenite::Message::text(text)).await.is_err() {
                return;
            }
        }
        let Some(text) = person.hear_text().await else { return };
        match serde_json::from_str(&text).unwrap() {
            ServerMessage::Welcome { eye, .. } => {
                person.eye = eye;
                say = Some(Command::Ready { promise: None });
            }
            ServerMessage::Done { id: None, .. } => {
                let notation = sent.take().expect("only moves are confirmed");
                confirmed.lock().unwrap().push(format!("{} {notation}", person.eye));
            }
            ServerMessage::Refused { error, .. } => panic!("refused: {error:?}"),
            ServerMessage::Update(update) => {
                person.update = Some(update);
                number = number.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                if let Some(notation) = person.pick(number >> 33).filter(|_| sent.is_none()) {
                    let version = person.update.as_ref().map_or(0, |update| update.version);
                    sent = Some(notation.clone());
                    say = Some(Command::Play { version, notation });
                }
            }
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_nothing_confirmed_is_ever_lost() {
    let rounds: u64 = std::env::var("ANTRE_KILL_ROUNDS").ok().and_then(|n| n.parse().ok()).unwrap_or(50);
    let folder = Folder::new();
    let mut tables: Vec<(String, Vec<String>, Confirmed)> = Vec::new();
    let mut chance = 0x9e37_79b9_7f4a_7c15_u64 ^ u64::from(std::process::id());
    let mut kills_under_load = 0;
    for round in 0..rounds {
        let (mut child, address) = launch(&folder);
        while tables.len() < 6 {
            let game = ["coeur", "aetherya", "drako", "drarkane", "drakerion"][tables.len() % 5];
            let (table, secrets) = gather(address, game, 2).await;
            tables.push((table, secrets, Confirmed::default()));
        }
        let before: usize = tables.iter().map(|(.., confirmed)| confirmed.lock().unwrap().len()).sum();
        let mut players = tokio::task::JoinSet::new();
        for (table, secrets, confirmed) in &tables {
            for (seat, secret) in secrets.iter().enumerate() {
                let (table, secret, confirmed) = (table.clone(), secret.clone(), Arc::clone(confirmed));
                players.spawn(play_until_killed(
                    address,
                    table,
                    secret,
                    confirmed,
                    round as usize * 7 + seat,
                ));
            }
        }
        // Under load it is, once moves are being confirmed: a slow machine takes its time until then.
        let counted = || -> usize { tables.iter().map(|(.., moves)| moves.lock().unwrap().len()).sum() };
        let patient = std::time::Instant::now();
        while counted() == before && patient.elapsed() < LONG {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        chance = chance.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        tokio::time::sleep(Duration::from_millis((chance >> 33) % 120)).await;
        child.kill().unwrap();
        child.wait().unwrap();
        while let Some(player) = players.join_next().await {
            player.unwrap();
        }
        kills_under_load += usize::from(counted() > before);

        let admin = Admin::open(&folder.0).await.unwrap();
        let mut ended = Vec::new();
        for (index, (table, _, confirmed)) in tables.iter().enumerate() {
            let text = admin.export(table).await.unwrap().expect("the table is there");
            let (head, steps) = text.split_once("\nsteps\n").unwrap();
            let steps: Vec<&str> = steps.lines().filter_map(|line| line.splitn(3, ' ').nth(2)).collect();
            // Every confirmed move of a seat is there, in its order; besides them at most those on their way.
            let confirmed = confirmed.lock().unwrap();
            for seat in ["A ", "B "] {
                let mut rest = steps.iter();
                for told in confirmed.iter().filter(|told| told.starts_with(seat)) {
                    assert!(
                        rest.any(|step| step == told),
                        "round {round}, {table}: confirmed {told} is lost"
                    );
                }
            }
            assert!(steps.len() >= confirmed.len());
            if head.contains("status over") {
                ended.push(index);
            }
        }
        for index in ended.into_iter().rev() {
            tables.remove(index);
        }
    }
    // All tables that were not over go on: none is frozen by a half-written move.
    let server = start(config(&folder)).await;
    for (table, secrets, confirmed) in &tables {
        let mut person = Person::enter(server.address(), table, Some(&secrets[0])).await;
        person.until_version(1).await;
        let plies = person.update.as_ref().unwrap().ply as usize;
        assert!(plies >= confirmed.lock().unwrap().len());
    }
    server.stop().await;
    assert!(
        kills_under_load as u64 * 2 > rounds,
        "only {kills_under_load} kills came while moves were confirmed"
    );
}

/// After a restart no table is in memory; one is loaded when somebody comes, and shows what it showed before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stored_tables_are_loaded_when_first_needed() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let (table, secrets) = gather(address, "drako", 2).await;
    let mut people = vec![
        Person::enter(address, &table, Some(&secrets[0])).await,
        Person::enter(address, &table, Some(&secrets[1])).await,
    ];
    play_on(&mut people, 5, 6).await;
    let scenes: Vec<_> = people.iter().map(|person| person.scene.clone().unwrap()).collect();
    server.stop().await;
    let server = start(config(&folder)).await;
    let metrics = get(server.address(), "/metrics").await.body;
    assert!(metrics.contains("\nantre_tables_loaded 0\n"), "{metrics}");
    for (secret, scene) in secrets.iter().zip(scenes) {
        let mut person = Person::enter(server.address(), &table, Some(secret)).await;
        person.until_version(1).await;
        assert_eq!(person.scene.unwrap(), scene);
    }
    let metrics = get(server.address(), "/metrics").await.body;
    assert!(metrics.contains("\nantre_tables_loaded 1\n"), "{metrics}");
    server.stop().await;
}

//! S13: nobody passes for somebody else. Names that look alike, names of accounts, and names that nobody can see, over
//! the doors that people come through.

use crate::common::*;
use serde_json::{Value, json};
use std::net::SocketAddr;

/// What a table answers to somebody who wants to sit down under this name: the status, the code and the sentence.
async fn sit(
    address: SocketAddr,
    table: &str,
    name: &str,
    signed: &str,
    lang: &str,
) -> (u16, String, String) {
    let path = format!("/api/tables/{table}/join?lang={lang}");
    told(&ask(address, "POST", &path, signed, &json!({ "name": name }).to_string()).await)
}

fn told(answer: &Answer) -> (u16, String, String) {
    let text = |key: &str| answer.json()[key].as_str().unwrap_or_default().to_owned();
    (answer.status, text("code"), text("message"))
}

fn of_two(second: &Value, name: &str) -> Value {
    json!({"game": "coeur", "seats": [{"who": "me"}, second], "name": name})
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s13_two_people_at_a_table_do_not_look_alike() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let seats = json!([{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "etincelle"}]);
    let body = json!({"game": "aetherya", "seats": seats, "name": "Ivanna"});
    let table = open(address, &body).await.table;
    // A bot has a name of its own there.
    let seats = get(address, &format!("/api/tables/{table}")).await.json()["seats"].clone();
    let bot = seats[2]["name"].as_str().unwrap().to_owned();
    assert_ne!(bot, "Étincelle");
    let shouted = bot.to_uppercase();
    for name in ["Ivanna", "ivanna", "IVANNA", "lvanna", "Ivаnna", "Ｉvanna", &bot, &shouted, "Ivanna\u{301}"]
    {
        let (status, code, message) = sit(address, &table, name, "", "en").await;
        if name == "Ivanna\u{301}" {
            // An accent elsewhere is another name.
            assert_eq!(status, 200, "{message}");
            break;
        }
        assert_eq!((status, code.as_str()), (409, "name-taken"), "{name}: {message}");
        let other = if [&bot, &shouted].contains(&&name.to_owned()) {
            format!("“{bot}”")
        } else {
            "“Ivanna”".into()
        };
        assert!(message.contains(&other), "{message}");
        let (_, _, french) = sit(address, &table, name, "", "fr").await;
        assert!(french.contains(&other.replace('“', "«\u{202f}").replace('”', "\u{202f}»")), "{french}");
    }
    // Whoever opens a table is not called as a bot there plays either.
    let bot = json!({"who": "bot", "bot": "etincelle"});
    let refused = post(address, "/api/tables", &of_two(&bot, "ÉTINCELLE")).await;
    assert_eq!((refused.status, told(&refused).1.as_str()), (409, "name-taken"));
    open(address, &of_two(&json!({"who": "open"}), "Étincelle")).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s13_names_can_be_seen() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let waiting = json!({"who": "open"});
    let table = open(address, &of_two(&waiting, "Anna")).await.table;
    for name in
        ["Br\u{200b}uno", "\u{202e}onurB", "Bruno\u{2066}", "\u{3164}", "Bru\u{2028}no", "Br\u{ad}uno"]
    {
        let account = json!({"name": name, "password": "correct horse"});
        let answers = [
            sit(address, &table, name, "", "en").await,
            told(&post(address, "/api/tables", &of_two(&waiting, name)).await),
            told(&post(address, "/api/accounts", &account).await),
        ];
        for (status, code, message) in answers {
            assert_eq!((status, code.as_str()), (400, "bad-open"), "{name:?}");
            assert!(message.contains("can’t be seen"), "{message}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s13_the_name_of_an_account_is_its_owners_alone() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let account = |name: &str| json!({"name": name, "password": "correct horse"});
    let made = post(address, "/api/accounts", &account("Zoé Petit")).await.json();
    let zoe = format!("Authorization: Bearer {}\r\n", made["token"].as_str().unwrap());
    let made = post(address, "/api/accounts", &account("Bruno")).await.json();
    let bruno = format!("Authorization: Bearer {}\r\n", made["token"].as_str().unwrap());
    let alike = ["Zoé Petit", "zoé petit", "Zоé Реtit", "Zoé\u{a0}Petit", "Zoe\u{301} Petit"];
    for name in alike {
        let (status, code, message) = told(&post(address, "/api/accounts?lang=en", &account(name)).await);
        assert_eq!((status, code.as_str()), (409, "name-taken"), "{name}");
        assert_eq!(message.contains("looks too much"), name != "Zoé Petit", "{name}: {message}");
    }
    // The same after a restart, and for accounts made before anybody looked.
    server.stop().await;
    let server = start(config(&folder)).await;
    let address = server.address();
    let waiting = json!({"who": "open"});
    let table = open(address, &of_two(&waiting, "Anna")).await.table;
    for name in alike {
        for signed in ["", &bruno] {
            let (status, code, message) = sit(address, &table, name, signed, "en").await;
            assert_eq!((status, code.as_str()), (409, "name-taken"), "{name}");
            assert!(message.contains("sign in"), "{message}");
            let (_, _, french) = sit(address, &table, name, signed, "fr").await;
            assert!(french.contains("connectez-vous"), "{french}");
            let body = of_two(&waiting, name).to_string();
            let answer = ask(address, "POST", "/api/tables", signed, &body).await;
            assert_eq!((answer.status, told(&answer).1.as_str()), (409, "name-taken"), "{name}");
        }
    }
    assert_eq!(post(address, "/api/accounts", &account(alike[1])).await.status, 409);
    let owner = sit(address, &table, "Zoé Petit", &zoe, "en").await;
    assert_eq!(owner.0, 200, "{owner:?}");
    // Where nobody can sign in, nobody can show that a name is theirs, and so it is anybody's.
    server.stop().await;
    let mut config = config(&folder);
    config.accounts = false;
    let server = start(config).await;
    open(server.address(), &of_two(&waiting, "Bruno")).await;
    server.stop().await;
}

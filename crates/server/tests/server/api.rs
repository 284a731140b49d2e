//! The document of the API is true: the server's answers have the shapes it promises.

use crate::common::*;
use serde_json::{Value, json};

/// Follows a reference inside the document.
fn resolved<'a>(document: &'a Value, schema: &'a Value) -> Result<&'a Value, String> {
    let Some(name) = schema["$ref"].as_str() else { return Ok(schema) };
    let path = name.strip_prefix('#').ok_or_else(|| format!("{name} is not in the document"))?;
    resolved(document, document.pointer(path).ok_or_else(|| format!("{name} does not exist"))?)
}

/// All fields that a schema and its options name.
fn fields<'a>(document: &'a Value, schema: &'a Value) -> Result<Vec<&'a String>, String> {
    let schema = resolved(document, schema)?;
    let mut all: Vec<&String> =
        schema["properties"].as_object().into_iter().flat_map(|own| own.keys()).collect();
    for option in options(schema).into_iter().flat_map(|(_, options)| options) {
        all.extend(fields(document, option)?);
    }
    Ok(all)
}

fn options(schema: &Value) -> Option<(&'static str, &Vec<Value>)> {
    ["oneOf", "anyOf"].into_iter().find_map(|word| Some((word, schema[word].as_array()?)))
}

/// Checks a value against a schema: as much of JSON Schema as our document uses. A field that is not in the document is
/// a mistake of the document.
fn fits(document: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let known = fields(document, schema)?;
    let schema = resolved(document, schema)?;
    let open = schema.get("properties").is_none() && options(schema).is_none();
    for name in value.as_object().into_iter().flat_map(|own| own.keys()) {
        if !open && !known.contains(&name) {
            return Err(format!("{at}: {name} is not in the document"));
        }
    }
    shaped(document, schema, value, at)
}

fn shaped(document: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    let schema = resolved(document, schema)?;
    if let Some((word, options)) = options(schema) {
        let fitting = options.iter().filter(|option| shaped(document, option, value, at).is_ok()).count();
        if fitting == 0 || word == "oneOf" && fitting != 1 {
            return Err(format!("{at}: {fitting} options fit {value}"));
        }
    }
    if let Some(expected) = schema.get("const") {
        return if expected == value { Ok(()) } else { Err(format!("{at}: {value} is not {expected}")) };
    }
    if let Some(allowed) = schema["enum"].as_array() {
        return if allowed.contains(value) { Ok(()) } else { Err(format!("{at}: {value} is not allowed")) };
    }
    let right = |kind: &Value| match kind.as_str() {
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        // What is absent is left out, never null.
        _ => false,
    };
    let kind = &schema["type"];
    let typed = kind.as_array().map_or_else(|| right(kind), |kinds| kinds.iter().any(right));
    let by_options = kind.is_null() && options(schema).is_some();
    if !typed && !by_options {
        return Err(format!("{at}: {value} is no {kind}"));
    }
    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
        fits(document, &schema["items"], item, &format!("{at}/{index}"))?;
    }
    let Some(own) = value.as_object() else { return Ok(()) };
    for required in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if !own.contains_key(required) {
            return Err(format!("{at}: {required} is missing"));
        }
    }
    for (name, field) in own {
        match (&schema["properties"][name], &schema["additionalProperties"]) {
            (Value::Null, more) if more.is_object() => fits(document, more, field, &format!("{at}/{name}"))?,
            (Value::Null, _) => {}
            (known, _) => fits(document, known, field, &format!("{at}/{name}"))?,
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_have_the_shapes_of_the_document() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let document = get(address, "/openapi.json").await.json();
    assert_eq!(document["openapi"], "3.1.0");
    let seats = json!([{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]);
    let over = open(address, &json!({"game": "coeur", "seats": seats})).await.table;
    let mut watcher = Person::enter(address, &over, None).await;
    watcher.until_over().await;
    let waiting = json!({"game": "coeur", "seats": [{"who": "me"}, {"who": "open"}], "name": "A", "listed": true,
                         "clock": {"kind": "move", "seconds": 9, "then": "bot"}});
    let open_table = open(address, &waiting).await.table;
    let account = json!({"name": "Zoé", "password": "0123456789"});
    let token = post(address, "/api/accounts", &account).await.json()["token"].as_str().unwrap().to_owned();
    let signed = format!("Authorization: Bearer {token}\r\n");
    let proof = get(address, &format!("/api/tables/{over}/proof")).await.body;
    let cases: Vec<(&str, &str, String, Value)> = vec![
        ("get", "/health", "/health".into(), Value::Null),
        ("get", "/api/games", "/api/games".into(), Value::Null),
        ("get", "/api/games/{game}/rules", "/api/games/coeur/rules?find=dragon".into(), Value::Null),
        ("get", "/api/games/{game}/rules", "/api/games/chess/rules".into(), Value::Null),
        ("post", "/api/games/{game}/score", "/api/games/coeur/score".into(), json!({"text": ""})),
        ("post", "/api/games/{game}/score", "/api/games/coeur/score".into(), json!({"text": "nonsense"})),
        ("post", "/api/verify", "/api/verify".into(), json!({ "text": proof })),
        ("post", "/api/verify", "/api/verify".into(), json!({"text": "nonsense"})),
        ("get", "/api/tables", "/api/tables".into(), Value::Null),
        ("post", "/api/tables", "/api/tables".into(), waiting.clone()),
        ("post", "/api/tables", "/api/tables".into(), json!({"game": "coeur", "seats": [], "colour": "red"})),
        ("post", "/api/tables", "/api/tables".into(), json!({"game": "coeur", "seats": [{"who": "open"}]})),
        ("get", "/api/tables/{table}", format!("/api/tables/{over}"), Value::Null),
        ("get", "/api/tables/{table}", format!("/api/tables/{open_table}"), Value::Null),
        ("post", "/api/tables/{table}/join", format!("/api/tables/{open_table}/join"), json!({"name": "B"})),
        ("post", "/api/tables/{table}/join", format!("/api/tables/{open_table}/join"), json!({"name": "B"})),
        (
            "post",
            "/api/tables/{table}/return",
            format!("/api/tables/{open_table}/return"),
            json!({"seat": "A"}),
        ),
        ("get", "/api/tables/{table}/record", format!("/api/tables/{open_table}/record"), Value::Null),
        ("get", "/api/tables/{table}/record", format!("/api/tables/{over}/record"), Value::Null),
        ("get", "/api/tables/{table}/proof", format!("/api/tables/{over}/proof"), Value::Null),
        ("get", "/api/tables/{table}/replay", format!("/api/tables/{over}/replay?ply=3&eye=B"), Value::Null),
        ("get", "/api/tables/{table}/replay", format!("/api/tables/{over}/replay?ply=999999"), Value::Null),
        ("get", "/api/tables/{table}/analysis", format!("/api/tables/{over}/analysis"), Value::Null),
        ("post", "/api/tables/{table}/analysis", format!("/api/tables/{over}/analysis"), Value::Null),
        ("post", "/api/tables/{table}/analysis", format!("/api/tables/{open_table}/analysis"), Value::Null),
        ("get", "/api/tables/{table}/analysis", format!("/api/tables/{over}/analysis"), Value::Null),
        ("post", "/api/packs", "/api/packs".into(), json!({"game": "coeur", "name": "mine", "text": ""})),
        ("post", "/api/accounts", "/api/accounts".into(), account.clone()),
        ("post", "/api/sessions", "/api/sessions".into(), account),
        ("get", "/api/me", "/api/me".into(), Value::Null),
        ("get", "/metrics", "/metrics".into(), Value::Null),
        ("get", "/ws", "/ws".into(), Value::Null),
    ];
    for (method, page, path, body) in &cases {
        let text = if body.is_null() { String::new() } else { body.to_string() };
        let answer = ask(address, &method.to_ascii_uppercase(), path, &signed, &text).await;
        let promised = &document["paths"][page][method]["responses"][answer.status.to_string()]["content"];
        assert!(promised.is_object(), "{method} {path} answers {}: {}", answer.status, answer.body);
        if let Some(schema) = promised.pointer("/application~1json/schema") {
            if let Err(wrong) = fits(&document, schema, &answer.json(), "") {
                panic!("{method} {path}: {wrong}\n{}", answer.body);
            }
        } else {
            assert!(promised["text/plain"].is_object() && answer.head.contains("text/plain"), "{path}");
        }
    }
    // Every page of the document was asked at least once, but for the document itself.
    for (page, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let asked = cases.iter().any(|(m, p, ..)| m == method && p == page) || page == "/openapi.json";
            assert!(asked, "{method} {page} was not asked");
        }
    }
    server.stop().await;
}

/// A finished game is analysed in the background, move by move, from what each seat knew.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finished_games_are_analysed_in_the_background() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.analyses = 1;
    let server = start(config).await;
    let address = server.address();
    let mut over = Vec::new();
    for _ in 0..2 {
        let seats = json!([{"who": "bot", "bot": "lanterne"}, {"who": "bot", "bot": "etincelle"}]);
        let table = open(address, &json!({"game": "coeur", "seats": seats})).await.table;
        Person::enter(address, &table, None).await.until_over().await;
        over.push(format!("/api/tables/{table}/analysis"));
    }
    assert_eq!(get(address, &over[0]).await.status, 404);
    let begun = ask(address, "POST", &over[0], "", "").await;
    assert_eq!(begun.status, 200, "{begun:?}");
    // One waits or is made: another has to wait until it may be asked for.
    assert_eq!(ask(address, "POST", &over[1], "", "").await.status, 429);
    let page = loop {
        let page = get(address, &over[0]).await.json();
        if page["done"] == page["of"] {
            break page;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    };
    let moves = page["moves"].as_array().unwrap();
    assert!(moves.len() > 10, "{page}");
    assert!(moves.iter().any(|m| m["loss"].as_f64().unwrap() > 0.0 && m["best"] != m["move"]), "{page}");
    assert_eq!(ask(address, "POST", &over[1], "", "").await.status, 200);
    server.stop().await;
}

/// Packs may be brought only where the operator says so; then they are checked, kept, and there after a restart.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn packs_are_brought_where_the_operator_allows_it() {
    let folder = Folder::new();
    let text = include_str!("../../../../games/coeur/pack/default.toml");
    let pack = |name: &str, text: &str| json!({"game": "coeur", "name": name, "text": text});
    let server = start(config(&folder)).await;
    assert_eq!(post(server.address(), "/api/packs", &pack("mine", text)).await.status, 403);
    server.stop().await;
    let mut settings = config(&folder);
    (settings.uploads, settings.limits.packs) = (true, 1);
    let server = start(settings.clone()).await;
    let address = server.address();
    for (name, text, status) in [
        ("../escape", text, 400),
        ("mine", "nonsense = true", 400),
        ("mine", &*"x".repeat(300_000), 413),
        ("default", text, 409),
        ("mine", text, 200),
        ("mine", text, 409),
        ("another", text, 409),
    ] {
        let answer = post(address, "/api/packs", &pack(name, text)).await;
        assert_eq!(answer.status, status, "{name}: {answer:?}");
    }
    server.stop().await;
    let server = start(settings).await;
    let games = get(server.address(), "/api/games").await.json();
    let packs =
        games["games"].as_array().unwrap().iter().find(|game| game["id"] == "coeur").unwrap()["packs"]
            .clone();
    assert!(packs.as_array().unwrap().iter().any(|pack| pack["name"] == "mine"), "{packs}");
    assert_eq!(games["bots"].as_array().unwrap().len(), 5);
    let seats = json!([{"who": "me"}, {"who": "bot", "bot": "lanterne"}]);
    let body = json!({"game": "coeur", "pack": "mine", "seats": seats, "name": "Anna"});
    assert_eq!(post(server.address(), "/api/tables", &body).await.status, 200);
    server.stop().await;
}

/// A copy can be made while people play, and holds what was confirmed; a deleted table is gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_operator_copies_and_deletes_beside_the_running_server() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let address = server.address();
    let (table, secrets) = gather(address, "drako", 2).await;
    let mut people = Vec::new();
    for secret in &secrets {
        people.push(Person::enter(address, &table, Some(secret)).await);
    }
    play_on(&mut people, 9, 6).await;
    let admin = antre_server::admin::Admin::open(&folder.0).await.unwrap();
    let copy = Folder::new();
    admin.backup(&copy.0.join("antre.db")).await.unwrap();
    let lines = admin.tables(10).await.unwrap();
    assert_eq!((lines.len(), lines[0].names.join(" ")), (1, "Anna Bruno".to_owned()));
    let restored = start(config(&copy)).await;
    let mut there = Person::enter(restored.address(), &table, Some(&secrets[0])).await;
    there.until_version(1).await;
    assert_eq!(there.scene, people[0].scene);
    restored.stop().await;
    // Deleted while the server runs: the next move finds nothing to play on, and the people are told.
    assert!(admin.delete(&table).await.unwrap());
    let actor = people.iter_mut().find(|person| person.pick(0).is_some()).unwrap();
    let notation = actor.pick(0).unwrap();
    let version = actor.update.as_ref().unwrap().version;
    actor.say(antre_wire::server::Command::Play { version, notation }).await;
    while let Some(text) = actor.hear_text().await {
        assert!(!text.contains("\"type\":\"update\""), "{text}");
    }
    assert_eq!(get(address, &format!("/api/tables/{table}")).await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_a_game_refuses_is_refused_in_words() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let seats = json!([{"who": "me"}, {"who": "open"}]);
    let wish = json!({"game": "drarkane", "seats": seats, "name": "Anna", "options": {"teams": "on"}});
    let answer = post(server.address(), "/api/tables", &wish).await;
    let error = answer.json();
    assert_eq!((answer.status, &error["code"]), (400, &json!("bad-open")));
    assert_eq!(error["message"], "Teams are for four or six players, not 2.");
    server.stop().await;
}

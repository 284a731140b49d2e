//! The description of the server's pages, made from the types they speak: OpenAPI 3.1.

use super::http::*;
use super::{ErrorBody, RoomSummary};
use crate::PackInfo;
use schemars::generate::{Contract, SchemaGenerator, SchemaSettings};
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};

/// The whole document.
pub fn openapi() -> Value {
    let mut book = Book::new();
    let mut paths = Map::new();
    for operation in operations(&mut book) {
        let page = paths.entry(operation.path).or_insert_with(|| json!({}));
        page[operation.method] = operation.describe();
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Antre, the table server",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables of dragon games over the network. Play goes over the socket /ws; everything else is here.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "schemas": book.schemas(),
            "securitySchemes": { "session": { "type": "http", "scheme": "bearer" } },
        },
    })
}

/// The types that were named, as the server reads and as it writes them.
struct Book {
    read: SchemaGenerator,
    written: SchemaGenerator,
}

impl Book {
    fn new() -> Book {
        let generator = |contract: Contract| {
            let settings = SchemaSettings::draft2020_12().with(|settings| {
                settings.definitions_path = "/components/schemas".into();
                settings.contract = contract;
                settings.meta_schema = None;
            });
            settings.into_generator()
        };
        Book { read: generator(Contract::Deserialize), written: generator(Contract::Serialize) }
    }

    fn asked<T: JsonSchema>(&mut self) -> Option<Schema> {
        Some(self.read.subschema_for::<T>())
    }

    fn answered<T: JsonSchema>(&mut self) -> Answer {
        Answer::Json(self.written.subschema_for::<T>())
    }

    fn schemas(mut self) -> Map<String, Value> {
        let _ = self.written.subschema_for::<ErrorBody>();
        let mut all = self.read.take_definitions(true);
        all.extend(self.written.take_definitions(true));
        all
    }
}

/// What a page answers when all is well.
enum Answer {
    Json(Schema),
    /// This document itself.
    Anything,
    Text,
    Socket,
}

/// Whether one has to be signed in.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SignedIn {
    No,
    /// Whoever is keeps what they do with their account.
    Maybe,
    Must,
}

/// Something that can be asked in the address.
struct Query {
    name: &'static str,
    kind: &'static str,
    about: &'static str,
}

/// One thing that can be asked for.
struct Operation {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    session: SignedIn,
    queries: &'static [Query],
    body: Option<Schema>,
    answer: Answer,
    /// How it can fail beside what every page can.
    fails: &'static [u16],
}

impl Operation {
    fn describe(&self) -> Value {
        let mut described = json!({ "summary": self.summary, "parameters": self.parameters(), "responses": self.responses() });
        if let Some(body) = &self.body {
            described["requestBody"] =
                json!({ "required": true, "content": { "application/json": { "schema": body } } });
        }
        match self.session {
            SignedIn::No => {}
            SignedIn::Maybe => described["security"] = json!([{}, { "session": [] }]),
            SignedIn::Must => described["security"] = json!([{ "session": [] }]),
        }
        described
    }

    fn parameters(&self) -> Vec<Value> {
        let lang = "The language of sentences: fr or en; anything else means what the browser prefers.";
        let mut all = vec![
            json!({ "name": "lang", "in": "query", "required": false, "description": lang, "schema": { "type": "string" } }),
        ];
        for name in self.path.split(['{', '}']).skip(1).step_by(2) {
            all.push(json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }));
        }
        for Query { name, kind, about } in self.queries {
            let mut schema = json!({ "type": kind });
            if *kind == "integer" {
                schema["minimum"] = json!(0);
            }
            all.push(json!({ "name": name, "in": "query", "required": false, "description": about, "schema": schema }));
        }
        all
    }

    fn responses(&self) -> Value {
        let (status, well) = match &self.answer {
            Answer::Json(schema) => (
                "200",
                json!({ "description": "Done.", "content": { "application/json": { "schema": schema } } }),
            ),
            Answer::Anything => {
                let schema = json!({ "type": "object" });
                (
                    "200",
                    json!({ "description": "Done.", "content": { "application/json": { "schema": schema } } }),
                )
            }
            Answer::Text => {
                let schema = json!({ "type": "string" });
                ("200", json!({ "description": "Done.", "content": { "text/plain": { "schema": schema } } }))
            }
            Answer::Socket => {
                let about = "The socket is open; its messages are the types ClientMessage and ServerMessage of the TypeScript module.";
                ("101", json!({ "description": about }))
            }
        };
        let mut all = Map::new();
        all.insert(status.into(), well);
        let mut fails = vec![403, 404, 429, 500];
        fails.extend(self.fails);
        if self.body.is_some() {
            fails.extend([400, 413]);
        }
        if self.session == SignedIn::Must {
            fails.push(401);
        }
        for status in fails {
            let schema = json!({ "$ref": "#/components/schemas/ErrorBody" });
            let content = json!({ "application/json": { "schema": schema } });
            all.insert(status.to_string(), json!({ "description": failure(status), "content": content }));
        }
        Value::Object(all)
    }
}

/// What a status means here.
fn failure(status: u16) -> &'static str {
    match status {
        400 => "It is not understood, or cannot be done like that.",
        401 => "One has to sign in first.",
        403 => "The secret, the password, the session, the host or the origin is not right.",
        404 => "There is no such thing.",
        409 => "The table is not in a state for this, or the name is taken.",
        413 => "It is too large.",
        429 => "Too much was asked in too short a time.",
        503 => "The server is full.",
        _ => "The server failed; nothing has changed.",
    }
}

/// Everything that can be asked for.
fn operations(book: &mut Book) -> Vec<Operation> {
    let mut all = Vec::new();
    let mut get = |path, summary, answer, queries, fails| {
        let (session, body) = (SignedIn::No, None);
        all.push(Operation { method: "get", path, summary, session, queries, body, answer, fails });
    };
    get("/health", "Is the server well?", book.answered::<Health>(), &[], &[]);
    get(
        "/metrics",
        "Counters in the text form of Prometheus; for this machine, or with the operator's token.",
        Answer::Text,
        &[],
        &[],
    );
    get("/openapi.json", "This document.", Answer::Anything, &[], &[]);
    get("/api/games", "The games on the shelf.", book.answered::<Games>(), &[], &[]);
    let find = &[Query { name: "find", kind: "string", about: "Only clauses with these words." }];
    get("/api/games/{game}/rules", "The clauses of a rulebook.", book.answered::<Clauses>(), find, &[]);
    get("/api/tables", "The lobby: listed tables with open seats.", book.answered::<Lobby>(), &[], &[]);
    get(
        "/api/tables/{table}",
        "How a table stands, but for the play.",
        book.answered::<RoomSummary>(),
        &[],
        &[],
    );
    get("/api/tables/{table}/record", "The open record of a finished game.", Answer::Text, &[], &[409]);
    get(
        "/api/tables/{table}/proof",
        "A finished game with what proves its rolls.",
        Answer::Text,
        &[],
        &[409],
    );
    let moment = &[
        Query { name: "ply", kind: "integer", about: "After how many plies; the end if left out." },
        Query {
            name: "eye",
            kind: "string",
            about: "A seat's letter, or S for a spectator; without one nothing that happened is hidden.",
        },
    ];
    let replay = "A finished game at one moment, as one eye saw it.";
    get("/api/tables/{table}/replay", replay, book.answered::<ReplayFrame>(), moment, &[400, 409]);
    let analysis = "How far the analysis of a finished game is, and what it found.";
    get("/api/tables/{table}/analysis", analysis, book.answered::<AnalysisReport>(), &[], &[400, 409]);
    get("/ws", "The socket of a table. Its first message is enter.", Answer::Socket, &[], &[400]);
    all.push(Operation {
        method: "get",
        path: "/api/me",
        summary: "The tables of the account.",
        session: SignedIn::Must,
        queries: &[],
        body: None,
        answer: book.answered::<Mine>(),
        fails: &[],
    });

    let mut post = |path, summary, session, body, answer, fails| {
        all.push(Operation { method: "post", path, summary, session, queries: &[], body, answer, fails });
    };
    let score = "Scores a page of the score pad; an empty page gives a template.";
    post(
        "/api/games/{game}/score",
        score,
        SignedIn::No,
        book.asked::<PadRequest>(),
        book.answered::<Pad>(),
        &[],
    );
    let verify = "Counts the rolls of a finished game again.";
    post(
        "/api/verify",
        verify,
        SignedIn::No,
        book.asked::<VerifyRequest>(),
        book.answered::<Verified>(),
        &[],
    );
    let open = "Opens a table. The secret of the opener's seat is told once.";
    post(
        "/api/tables",
        open,
        SignedIn::Maybe,
        book.asked::<NewTable>(),
        book.answered::<Opened>(),
        &[409, 503],
    );
    let join = "Takes an open seat. Its secret is told once.";
    post(
        "/api/tables/{table}/join",
        join,
        SignedIn::Maybe,
        book.asked::<Join>(),
        book.answered::<Opened>(),
        &[409],
    );
    let back = "Another secret for a seat of the account, for another device.";
    post(
        "/api/tables/{table}/return",
        back,
        SignedIn::Must,
        book.asked::<Return>(),
        book.answered::<Opened>(),
        &[],
    );
    let study = "Begins the analysis of a finished game in the background, or says how far it is.";
    post(
        "/api/tables/{table}/analysis",
        study,
        SignedIn::No,
        None,
        book.answered::<AnalysisReport>(),
        &[400, 409],
    );
    post(
        "/api/accounts",
        "Makes an account.",
        SignedIn::No,
        book.asked::<Account>(),
        book.answered::<Session>(),
        &[409],
    );
    post(
        "/api/sessions",
        "Signs in.",
        SignedIn::No,
        book.asked::<Account>(),
        book.answered::<Session>(),
        &[],
    );
    let bring = "Brings a pack, where the operator allows it.";
    post("/api/packs", bring, SignedIn::No, book.asked::<PackUpload>(), book.answered::<PackInfo>(), &[409]);
    all
}

//! `cargo xtask attack`: strangers do to a server what once broke it, one thing after another, while honest people play.
//!
//! Everything stays on this machine: the server listens at 127.0.0.1, honest people come from there, strangers from
//! the addresses beside it. Strangers are bounded in number and in haste, and the whole ends by itself. What counts is
//! what the honest people felt; `--program PATH` does the same to another server, `--only S5` one thing alone.

#![allow(
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a tool for developers"
)]

#[path = "../tool/mod.rs"]
mod tool;

mod assaults;
mod honest;

use assaults::{ASSAULTS, Assault, Ground};
use honest::Felt;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use tool::common::Folder;
use tool::connection::Visitor;
use tool::remote::Remote;
use tool::{number, word};

/// A move's 99th percentile may grow by this many milliseconds over the quiet run.
const MOST_GROWTH: f64 = 250.0;
/// How many milliseconds an Étincelle may take for a move.
const MOST_THOUGHT: f64 = 3_000.0;
/// How many descriptors the server has: few, so that few strangers can want all of them.
const DESCRIPTORS: u32 = 512;

/// People may bring packs, and there is no line of the log a request.
const SETTINGS: [(&str, &str); 2] = [("ANTRE_SERVER_UPLOADS", "true"), ("ANTRE_SERVER_LOG", "error")];

fn main() -> ExitCode {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    assert!(!args.is_empty(), "say first where the program is; `cargo xtask attack` does");
    let program = args.remove(0);
    let program = word(&args, "--program").unwrap_or(&program);
    let phase = Duration::from_secs(number(&args, "--seconds", 15).clamp(3, 120));
    let only = word(&args, "--only");
    let names = ASSAULTS.map(|assault| assault.name);
    assert!(only.is_none_or(|only| names.contains(&only)), "there is {}", names.join(", "));
    let folder = Folder::new();
    assaults::lay_packs(&folder);
    let server = Remote::launch(program, &folder, &SETTINGS, Some(DESCRIPTORS));
    // Two runtimes, so that the strangers of this tool keep the honest people of this tool from nothing.
    let runtime =
        |threads| tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build();
    let (people, strangers) = (runtime(2).unwrap(), runtime(1).unwrap());
    println!("{program} at {}, {} s for each", server.address, phase.as_secs());
    let visitor = Visitor::new(1, server.address);
    let run = |assault: Option<&Assault>| {
        people.block_on(async {
            let guests = honest::gather(visitor).await?;
            let until = Instant::now() + phase;
            let ground = Ground { to: server.address, until, tables: guests.tables() };
            let assault = assault.map(|assault| strangers.spawn((assault.run)(ground)));
            let felt = guests.play(until).await;
            let did = match assault {
                Some(assault) => assault.await.expect("the strangers do what they are here for"),
                None => String::new(),
            };
            // Whoever was let go has gone, and what was asked for is done, before the next begins.
            tokio::time::sleep(Duration::from_secs(3)).await;
            Some((felt, did))
        })
    };
    let mut rows: Vec<(&str, Option<(Felt, String)>)> = vec![("quiet", run(None))];
    for assault in ASSAULTS.iter().filter(|assault| only.is_none_or(|only| only == assault.name)) {
        println!("{}: {}", assault.name, assault.about);
        let result = run(Some(assault));
        match &result {
            Some((_, did)) => println!("    {did}"),
            None => println!("    honest people were not let in at all"),
        }
        rows.push((assault.name, result));
    }
    if tell(&rows) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What the honest people felt, as a table; whether all of it is bearable.
fn tell(rows: &[(&str, Option<(Felt, String)>)]) -> bool {
    println!(
        "\n{:<7}{:>7}{:>9}{:>9}{:>9}{:>11}{:>11}{:>8}{:>9}{:>6}",
        "", "moves", "p50 ms", "p99 ms", "grew by", "Étincelle", "longest s", "seats", "refused", "cut"
    );
    let quiet = rows.first().and_then(|(_, result)| result.as_ref()).map(|(felt, _)| felt.p99());
    let mut bearable = true;
    for (name, result) in rows {
        let Some((felt, _)) = result else {
            bearable = false;
            println!("{name:<7} nobody was let in: FAILED");
            continue;
        };
        let [half, most] = felt.moves.within([0.5, 0.99]);
        let growth = quiet.map_or(f64::NAN, |quiet| most - quiet);
        let wrong = felt.unbearable(growth);
        bearable &= wrong.is_empty();
        println!(
            "{name:<7}{:>7}{half:>9.1}{most:>9.1}{growth:>9.1}{:>11}{:>11.2}{:>8}{:>9}{:>6}  {}",
            felt.moves.count(),
            felt.thoughts.count(),
            felt.thoughts.longest() / 1000.0,
            felt.seats,
            felt.refused,
            felt.cut,
            if wrong.is_empty() { "kept".to_owned() } else { format!("FAILED: {}", wrong.join(", ")) }
        );
    }
    println!(
        "asked for: p99 grows by at most {MOST_GROWTH} ms, no seat refused, no connection lost, an Étincelle within {} s",
        MOST_THOUGHT / 1000.0
    );
    bearable
}

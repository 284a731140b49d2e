//! `cargo xtask load`: how much a server bears on this machine, client and server side by side.
//!
//! The server is the program that people run, `antre serve`, in a process of its own: the first argument says where it
//! is. Every table has two players and up to two spectators on real sockets. A move counts when every socket of its
//! table was told of it.

#![allow(
    unreachable_pub,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a tool for developers"
)]

#[path = "../tool/mod.rs"]
mod tool;

mod beside;
mod measure;
mod rounds;

use std::process::ExitCode;
use tool::{number, word};

fn main() -> ExitCode {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    assert!(!args.is_empty(), "say first where the program is; `cargo xtask load` does");
    let program = args.remove(0);
    let number = |name: &str, default: u64| number(&args, name, default);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let paced = measure::Paced {
            tables: number("--tables", 1_000),
            seconds: number("--seconds", 30),
            every_ms: number("--every-ms", 2_000),
        };
        let full = measure::Full { tables: number("--tables", 200), seconds: number("--seconds", 15) };
        if let Some(earlier) = word(&args, "--beside") {
            return beside::run(&program, earlier, number("--rounds", 3), &full, &paced).await;
        }
        match args.first().map(String::as_str) {
            Some("paced") => paced.run(&program).await.tell(),
            Some("full") => full.run(&program).await.tell(),
            Some("restart") => measure::restart(&program, number("--tables", 10_000)).await,
            _ => {
                measure::restart(&program, 10_000).await;
                full.run(&program).await.tell();
                paced.run(&program).await.tell();
            }
        }
        ExitCode::SUCCESS
    })
}

//! `antre engine`: the games for other programs, one JSON object a line on standard input and output.
//!
//! docs/engine.md is the description, and a test replays its worked session. The engine opens no file and holds
//! nothing but tables, so it can show no more than they do.

mod lines;
mod tables;

use crate::failure::Failure;
use antre_kernel::{Lang, Phrase};
use antre_wire::{Answer, Code, Reply, Request};
use lines::{Line, Lines};
use std::io::{self, Write};
use tables::Tables;

/// Longer lines are refused without being held in memory.
const LONGEST: usize = 1 << 20;

/// Answers until the input ends or somebody says `quit`.
pub(crate) fn run(lang: Lang) -> Result<(), Failure> {
    let mut lines = Lines::new(io::stdin().lock(), LONGEST);
    let mut out = io::stdout().lock();
    let mut tables = Tables::new(lang);
    while let Some(line) = lines.next_line()? {
        let reply = match line {
            Line::Text(text) if text.iter().all(u8::is_ascii_whitespace) => continue,
            Line::Text(text) => answer(&mut tables, &text),
            Line::TooLong => {
                let what = Phrase::new("engine-too-long").with("most", LONGEST);
                Reply { id: None, answer: tables.fault(lang, Code::TooLong, &what) }
            }
        };
        let mut line = serde_json::to_vec(&reply).map_err(io::Error::from)?;
        line.push(b'\n');
        out.write_all(&line)?;
        out.flush()?;
        if reply.answer == (Answer::Bye {}) {
            break;
        }
    }
    Ok(())
}

fn answer(tables: &mut Tables, line: &[u8]) -> Reply {
    match Request::read(line) {
        Ok(request) => {
            let lang = request.lang.map_or(tables.lang(), Lang::from);
            Reply { id: request.id, answer: tables.answer(request.ask, lang) }
        }
        Err(bad) => {
            let lang = bad.lang.map_or(tables.lang(), Lang::from);
            Reply { id: bad.id, answer: tables.fault(lang, bad.code, &bad.what) }
        }
    }
}

//! Phrases without a language: key and values, for messages that only those who write tests read.

use antre_kernel::{Arg, Lang, Phrase};
use std::fmt::Write as _;

/// A phrase as its key and its values: `drew seat=A cards=[CO1, ?]`.
pub fn plain(phrase: &Phrase) -> String {
    if let Some(value) = phrase.as_bare() {
        return arg(value);
    }
    let mut text = phrase.key.to_owned();
    for (name, value) in &phrase.args {
        let _ = write!(text, " {name}={}", arg(value));
    }
    text
}

fn arg(value: &Arg) -> String {
    match value {
        Arg::Number(number) => number.to_string(),
        Arg::Text(text) if text.contains(' ') => format!("`{text}`"),
        Arg::Text(text) => text.clone(),
        Arg::Name(names) => format!("`{}`", names.get(Lang::Fr)),
        Arg::Seat(seat) => seat.to_string(),
        Arg::Phrase(phrase) if phrase.as_bare().is_some() => plain(phrase),
        Arg::Phrase(phrase) => format!("({})", plain(phrase)),
        Arg::List(list) => format!("[{}]", list.iter().map(arg).collect::<Vec<_>>().join(", ")),
    }
}

//! `antre rules`: the rulebook, one clause of it, or the clauses that hold some words.

use crate::args::RulesArgs;
use crate::failure::{self, Failure};
use crate::out::{self, CODE, HEAD, QUIET};
use antre_host::{Clause, Rulebook, Speaker};
use antre_kernel::Phrase;
use std::io::{self, Write};

/// Prints what was asked for.
pub(crate) fn run(args: &RulesArgs, speaker: &Speaker) -> Result<(), Failure> {
    let book = crate::game(&args.game, speaker)?.rulebook(speaker.lang());
    let mut stdout = out::stdout();
    if args.find.is_empty() {
        return Ok(whole(&book, &mut stdout)?);
    }
    let words = args.find.join(" ");
    let ids: Option<Vec<String>> = words.split_whitespace().map(as_id).collect();
    let found = match ids {
        Some(ids) => ids.iter().map(|id| by_id(&book, id, speaker)).collect::<Result<Vec<_>, _>>()?,
        None => book.find(&words),
    };
    if found.is_empty() {
        let phrase = Phrase::new("rules-nothing-found")
            .with("words", failure::short(&words))
            .with("game", args.game.as_str());
        return Err(Failure::say(speaker, &phrase));
    }
    for clause in found {
        print(clause, &mut stdout)?;
    }
    Ok(())
}

/// `CD-42`, `cd-42` and `cd42` are all meant as the id of a clause.
fn as_id(word: &str) -> Option<String> {
    let letters = word.find(|c: char| !c.is_ascii_alphabetic())?;
    let (book, number) = word.split_at(letters);
    let number = number.strip_prefix('-').unwrap_or(number);
    let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    (!book.is_empty() && digits).then(|| format!("{}-{number:0>2}", book.to_uppercase()))
}

fn by_id<'a>(book: &'a Rulebook, id: &str, speaker: &Speaker) -> Result<&'a Clause, Failure> {
    book.clause(id).ok_or_else(|| {
        let near = book.nearest(id).join(", ");
        let near = if near.is_empty() {
            let ids: Vec<&str> = book.clauses().map(|clause| clause.id.as_str()).collect();
            format!("{} … {}", ids.first().unwrap_or(&""), ids.last().unwrap_or(&""))
        } else {
            near
        };
        Failure::usage(speaker.say(&Phrase::new("rules-unknown-clause").with("got", id).with("near", near)))
    })
}

fn whole(book: &Rulebook, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{HEAD}{}{HEAD:#}\n", book.title)?;
    let intro: Vec<String> = book.intro.lines().map(|line| out::wrap(line, out::width(), 0)).collect();
    writeln!(out, "{}", intro.join("\n\n"))?;
    for section in &book.sections {
        writeln!(out, "\n{HEAD}{}{HEAD:#}", section.title)?;
        for clause in &section.clauses {
            print(clause, out)?;
        }
    }
    Ok(())
}

fn print(clause: &Clause, out: &mut impl Write) -> io::Result<()> {
    let Clause { id, source, text } = clause;
    let indent = id.len() + 2;
    let text = out::wrap(&format!("{text} [{source}]"), out::width().saturating_sub(indent), 0);
    for (at, line) in text.lines().enumerate() {
        match at {
            0 => write!(out, "{CODE}{id}{CODE:#}  ")?,
            _ => write!(out, "{}", " ".repeat(indent))?,
        }
        match line.strip_suffix(&format!("[{source}]")) {
            Some(said) => writeln!(out, "{said}{QUIET}[{source}]{QUIET:#}")?,
            None => writeln!(out, "{line}")?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_known_in_any_dress() {
        assert_eq!(as_id("cd42").as_deref(), Some("CD-42"));
        assert_eq!(as_id("CD-7").as_deref(), Some("CD-07"));
        assert_eq!(as_id("CD-420").as_deref(), Some("CD-420"));
        assert_eq!(as_id("héros"), None);
        assert_eq!(as_id("42"), None);
        assert_eq!(as_id("cd"), None);
    }
}

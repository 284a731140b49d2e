//! The command antre: play, replay, check, measure.

/// The heap of the whole program.
#[global_allocator]
static HEAP: antre_heap::Heap = antre_heap::Heap;

mod about;
mod admin;
mod analyse;
mod args;
mod bench;
mod check;
mod deck;
mod engine;
mod failure;
mod files;
mod games;
mod help;
mod hint;
mod lab;
mod out;
mod pack;
mod page;
mod play;
mod replay;
mod rules;
mod saves;
mod score;
mod serve;
mod shell;
mod verify;

use antre_host::{AnyGame, Speaker};
use antre_kernel::{Lang, Phrase};
use antre_shelf::SHELF;
use args::{Command, DeckCommand, PackCommand};
use failure::Failure;
use std::ffi::OsString;
use std::io::Write as _;
use std::process::ExitCode;

/// The exit code of a mistake in the program itself.
const OUR_FAULT: i32 = 70;

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let (lang, wrong) = match help::language(&words) {
        Ok(lang) => (lang, None),
        Err(code) => (Lang::default(), Some(code)),
    };
    apologise_for_panics(lang);
    let speaker = antre_shelf::speaker(lang);
    let done = match wrong {
        Some(code) => Err(Failure::usage(speaker.say(&Phrase::new("usage-bad-variable").with("got", code)))),
        None => run(words.clone(), lang, &speaker),
    };
    let Err(failure) = done else { return ExitCode::SUCCESS };
    let (sentence, code) = failure.report(&speaker);
    if let Some(sentence) = sentence {
        // Where even this cannot be written, the exit code has to do.
        let mut stderr = anstream::stderr().lock();
        let name = speaker.word("said-by");
        let _ = writeln!(stderr, "{}{name}{:#} {sentence}", out::BAD, out::BAD);
        if failure.is_usage() {
            let _ = writeln!(stderr, "{}", help::hint(&words, &speaker));
        }
    }
    ExitCode::from(code)
}

fn run(words: Vec<OsString>, lang: Lang, speaker: &Speaker) -> Result<(), Failure> {
    let Some(cli) = help::parse(words, speaker)? else { return Ok(()) };
    let Some(command) = cli.command else { return serve::at_home(speaker) };
    match command {
        Command::Play(args) => play::run(args, lang),
        Command::Games(args) => games::run(&args, speaker),
        Command::Rules(args) => rules::run(&args, speaker),
        Command::Replay(args) => replay::run(&args, speaker),
        Command::Hint(args) => hint::run(&args, speaker),
        Command::Analyse(args) => analyse::run(&args, speaker),
        Command::Check(args) => check::run(&args, speaker),
        Command::Score(args) => score::run(&args, speaker),
        Command::Pack(args) => match args.command {
            PackCommand::Check(args) => pack::check(&args, speaker),
            PackCommand::Show(args) => pack::show(&args, speaker),
            PackCommand::Schema(args) => pack::schema(&args, speaker),
            PackCommand::New(args) => pack::new(&args, speaker),
        },
        Command::Deck(args) => match args.command {
            DeckCommand::Check(args) => deck::check(&args, speaker),
            DeckCommand::New(args) => deck::new(&args, speaker),
            DeckCommand::Show(args) => deck::show(&args, speaker),
        },
        Command::Bench(args) => bench::run(&args, speaker),
        Command::Lab(args) => lab::run(&args.command, speaker),
        Command::Engine => engine::run(lang),
        Command::Serve(args) => serve::run(args, speaker),
        Command::Admin(args) => admin::run(&args, speaker),
        Command::Verify(args) => verify::run(&args, speaker),
        Command::Saves(args) => saves::run(&args, speaker),
        Command::Completions(args) => shell::completions(&args, speaker),
        Command::Man(args) => shell::man(&args, speaker),
        Command::About => about::run(speaker),
    }
}

/// The game with this short name.
fn game(id: &str, speaker: &Speaker) -> Result<&'static dyn AnyGame, Failure> {
    antre_host::find(SHELF, id).map_err(|misread| Failure::unknown(speaker, &misread))
}

/// A mistake in the program ends it with a sentence, not with a trace.
fn apologise_for_panics(lang: Lang) {
    std::panic::set_hook(Box::new(move |panic| {
        let speaker = antre_shelf::speaker(lang);
        let place =
            panic.location().map_or_else(String::new, |at| format!("{}:{}", short(at.file()), at.line()));
        let phrase = Phrase::new("our-fault").with("place", place);
        let mut stderr = anstream::stderr().lock();
        let _ = writeln!(stderr, "{} {}", speaker.word("said-by"), speaker.say(&phrase));
        std::process::exit(OUR_FAULT);
    }));
}

/// The end of a path: enough to find the line, and nothing about the machine it was built on.
fn short(path: &str) -> &str {
    path.rmatch_indices('/').nth(3).map_or(path, |(at, _)| &path[at + 1..])
}

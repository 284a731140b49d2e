//! `antre completions` and `antre man`: what shells and manuals want to know of the command line.

use crate::args::{CompletionsArgs, ManArgs};
use crate::failure::Failure;
use crate::{help, out};
use antre_host::Speaker;
use antre_kernel::{Arg, Phrase};
use clap::Command;
use clap::builder::PossibleValuesParser;
use clap_complete::Shell;
use std::io::Write as _;

/// Prints what a shell completes, with the names of the games.
pub(crate) fn completions(args: &CompletionsArgs, speaker: &Speaker) -> Result<(), Failure> {
    let shell = match args.shell.as_str() {
        "zsh" => Shell::Zsh,
        "fish" => Shell::Fish,
        _ => Shell::Bash,
    };
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut naming_games(help::command(speaker)), "antre", &mut text);
    out::stdout().write_all(&text)?;
    Ok(())
}

/// Where a game is named, the shell proposes those of the shelf.
fn naming_games(command: Command) -> Command {
    let mut command = command.mut_args(|arg| {
        if arg.get_id() != "game" {
            return arg;
        }
        arg.value_parser(PossibleValuesParser::new(antre_shelf::SHELF.iter().map(|game| game.id())))
    });
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(&name, naming_games);
    }
    command
}

/// Prints the page of the manual about a command.
pub(crate) fn man(args: &ManArgs, speaker: &Speaker) -> Result<(), Failure> {
    let mut tree = help::command(speaker);
    tree.build();
    let mut command = &tree;
    for word in &args.command {
        command = command.find_subcommand(word).ok_or_else(|| {
            let names: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
            let near = help::ranked(word, &names).into_iter().map(Arg::from).collect::<Vec<_>>();
            let phrase = Phrase::new("usage-unknown-command-near").with("got", word.as_str());
            Failure::usage(speaker.say(&phrase.with("near", near)))
        })?;
    }
    let mut text = Vec::new();
    clap_mangen::Man::new(command.clone()).render(&mut text)?;
    out::stdout().write_all(&text)?;
    Ok(())
}

//! Help and complaints about the command line, in the user's language.
//!
//! The command tree comes from [`Cli`]; every text in it is replaced by one from words/*/cli.ftl: the message
//! `cmd-pack-check` says what the command does, its attributes say what each argument means.

use crate::args::Cli;
use crate::failure::{self, Failure};
use crate::out::{CODE, HEAD};
use antre_host::Speaker;
use antre_kernel::{Lang, Phrase};
use clap::builder::StyledStr;
use clap::builder::styling::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory as _, FromArgMatches as _};
use std::ffi::{OsStr, OsString};
use std::fmt::Write as _;

/// The variable that chooses a language for good.
const LANG_VARIABLE: &str = "ANTRE_LANG";

/// The language to speak, found before anything else is understood: `--lang`, else the variable, else French.
///
/// # Errors
/// The value of the variable, if it names no language of the house.
pub(crate) fn language(words: &[OsString]) -> Result<Lang, String> {
    let mut asked = None;
    let mut words = words.iter().skip(1).filter_map(|word| word.to_str()).take_while(|&word| word != "--");
    while let Some(word) = words.next() {
        let code = if word == "--lang" { words.next() } else { word.strip_prefix("--lang=") };
        asked = code.and_then(Lang::read).or(asked);
    }
    if let Some(lang) = asked {
        return Ok(lang);
    }
    match std::env::var(LANG_VARIABLE) {
        Ok(code) if !code.is_empty() => Lang::read(&code).ok_or(code),
        _ => Ok(of_system(|name| std::env::var(name).ok())),
    }
}

/// The language of the system, where it has one of the house; English for people of other languages, French where
/// nothing is said.
fn of_system(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let set =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    let locale = set.unwrap_or_default();
    match locale.split(['_', '.', '@', '-']).next().unwrap_or_default() {
        "" | "C" | "POSIX" => Lang::default(),
        code => Lang::read(code).unwrap_or(Lang::En),
    }
}

/// Words near to a mistyped one, the nearest first.
pub(crate) fn ranked<'a>(typed: &str, words: &[&'a str]) -> Vec<&'a str> {
    let mut ranked: Vec<(usize, bool, &str)> = words
        .iter()
        .map(|word| (slips(typed, word), !word.starts_with(typed.get(..1).unwrap_or("")), *word))
        .collect();
    ranked.sort_unstable();
    let best = ranked.first().map_or(0, |(slips, ..)| *slips);
    ranked.into_iter().filter(|(slips, ..)| *slips <= best + 1).take(3).map(|(_, _, word)| word).collect()
}

/// How many slips of the finger part two words: a letter more, less, wrong, or two that changed places.
fn slips(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut table = vec![vec![0; b.len() + 1]; a.len() + 1];
    for (i, row) in table.iter_mut().enumerate() {
        row[0] = i;
    }
    table[0] = (0..=b.len()).collect();
    for i in 1..=a.len() {
        for j in 1..=b.len() {
            let change = table[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = change.min(table[i - 1][j] + 1).min(table[i][j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(table[i - 2][j - 2] + 1);
            }
            table[i][j] = least;
        }
    }
    table[a.len()][b.len()]
}

/// Understands the command line. Help and version are printed here, and nothing is left to do then.
///
/// # Errors
/// What is not understood, with the nearest words that are.
pub(crate) fn parse(words: Vec<OsString>, speaker: &Speaker) -> Result<Option<Cli>, Failure> {
    let command = command(speaker);
    match command.try_get_matches_from(help_last(words)).and_then(|found| Cli::from_arg_matches(&found)) {
        Ok(cli) => Ok(Some(cli)),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                error.print()?;
                Ok(None)
            }
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                error.print()?;
                Err(Failure::usage(speaker.word("usage-missing-command")))
            }
            _ => Err(Failure::usage(complain(&error, speaker))),
        },
    }
}

/// `antre help pack check` means `antre pack check --help`.
fn help_last(mut words: Vec<OsString>) -> Vec<OsString> {
    if words.get(1).is_some_and(|word| word == "help") {
        words.remove(1);
        words.push("--help".into());
    }
    words
}

/// The whole command tree with its texts in one language.
pub(crate) fn command(speaker: &Speaker) -> Command {
    let styles = Styles::styled().header(HEAD).usage(HEAD).literal(CODE).placeholder(CODE);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let command = Cli::command().styles(styles).disable_version_flag(true).arg(version);
    localise(command, "cmd", speaker)
}

fn localise(command: Command, key: &str, speaker: &Speaker) -> Command {
    let text = |key: &str| speaker.find(key).unwrap_or_else(|| key.to_owned());
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let mut command = command
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .about(text(key))
        .long_about(None)
        .subcommand_value_name(text("value-command"))
        .after_help(examples(&text(&format!("{key}.examples")), speaker))
        .arg(help)
        .mut_args(|arg| {
            let said = match arg.get_id().as_str() {
                "help" => text("arg-help"),
                "version" => text("arg-version"),
                "lang" => text("arg-lang"),
                id => text(&format!("{key}.{id}")),
            };
            let names: Vec<String> =
                arg.get_value_names().unwrap_or_default().iter().map(value_key).collect();
            let names: Vec<String> = names.iter().filter_map(|key| speaker.find(key)).collect();
            let last = match arg.get_id().as_str() {
                "lang" => 997,
                "version" => 998,
                "help" => 999,
                _ => 1,
            };
            let arg = arg.help(said).long_help(None).display_order(last);
            if names.is_empty() {
                return arg;
            }
            arg.value_names(names).hide_default_value(true).hide_possible_values(true)
        });
    let template = template(&command, speaker);
    command = command.help_template(template);
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |sub| localise(sub, &format!("{key}-{name}"), speaker));
    }
    command
}

/// `FILE` and `file` are both called by what words/*/cli.ftl says under `value-file`.
fn value_key(name: &clap::builder::Str) -> String {
    format!("value-{}", name.as_str().to_lowercase())
}

fn examples(lines: &str, speaker: &Speaker) -> StyledStr {
    let mut styled = StyledStr::new();
    let _ = write!(styled, "{HEAD}{}{HEAD:#}", speaker.word("help-examples"));
    for line in lines.lines() {
        let _ = match line.strip_prefix("antre") {
            Some(_) => write!(styled, "\n  {CODE}{line}{CODE:#}"),
            None => write!(styled, "\n      {line}"),
        };
    }
    styled
}

/// What the page of one command looks like: only the parts it has.
fn template(command: &Command, speaker: &Speaker) -> StyledStr {
    let mut styled = StyledStr::new();
    let mut part = |heading: &'static str, tag: &str| {
        let _ = write!(styled, "\n\n{HEAD}{}{HEAD:#}{tag}", speaker.word(heading));
    };
    part("help-usage", " {usage}");
    if command.has_subcommands() {
        part("help-commands", "\n{subcommands}");
    }
    if command.get_positionals().next().is_some() {
        part("help-arguments", "\n{positionals}");
    }
    part("help-options", "\n{options}");
    let mut whole = StyledStr::new();
    let _ = write!(whole, "{{about}}{}{{after-help}}", styled.ansi());
    whole
}

/// One sentence about words that are not understood, and where to read on.
fn complain(error: &clap::Error, speaker: &Speaker) -> String {
    let got = |kind| error.get(kind).map(text_of).unwrap_or_default();
    let near = |kinds: &[ContextKind]| {
        let found = kinds.iter().filter_map(|&kind| error.get(kind)).map(text_of);
        found.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ")
    };
    let arg = got(ContextKind::InvalidArg);
    let value = failure::short(&got(ContextKind::InvalidValue));
    let or_plain = |near: String, with: &'static str, plain: &'static str| {
        if near.is_empty() { Phrase::new(plain) } else { Phrase::new(with).with("near", near) }
    };
    let phrase = match error.kind() {
        ErrorKind::UnknownArgument => {
            let near = near(&[ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand]);
            or_plain(near, "usage-unknown-argument-near", "usage-unknown-argument").with("got", arg)
        }
        ErrorKind::InvalidSubcommand => {
            let near = near(&[ContextKind::SuggestedSubcommand]);
            let words: Vec<&str> = near.split(", ").filter(|word| !word.is_empty()).collect();
            let near = ranked(&got(ContextKind::InvalidSubcommand), &words).join(", ");
            or_plain(near, "usage-unknown-command-near", "usage-unknown-command")
                .with("got", got(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue if value.is_empty() => Phrase::new("usage-no-value").with("argument", arg),
        ErrorKind::InvalidValue => {
            or_plain(near(&[ContextKind::ValidValue]), "usage-bad-value-near", "usage-bad-value")
                .with("argument", arg)
                .with("got", value)
        }
        ErrorKind::ValueValidation => match range(&arg) {
            Some((least, most)) => {
                let phrase = Phrase::new("usage-bad-value-range").with("least", least).with("most", most);
                phrase.with("argument", arg).with("got", value)
            }
            None => Phrase::new("usage-bad-value").with("argument", arg).with("got", value),
        },
        ErrorKind::MissingRequiredArgument => Phrase::new("usage-missing").with("argument", arg),
        ErrorKind::MissingSubcommand => Phrase::new("usage-missing-command"),
        ErrorKind::ArgumentConflict => {
            Phrase::new("usage-conflict").with("argument", arg).with("other", got(ContextKind::PriorArg))
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            Phrase::new("usage-bad-value").with("argument", arg).with("got", value)
        }
        ErrorKind::NoEquals => Phrase::new("usage-no-value").with("argument", arg),
        ErrorKind::InvalidUtf8 => Phrase::new("usage-not-text"),
        _ => Phrase::new("usage-not-understood"),
    };
    speaker.say(&phrase)
}

/// What the number after this option may be.
fn range(argument: &str) -> Option<(&'static str, &'static str)> {
    let known = [
        ("--pairs", ("1", "1000000")),
        ("--games", ("1", "1000000")),
        ("--minutes", ("1", "6000")),
        ("--budget", ("1", "100000")),
        ("--seconds", ("0.1", "600")),
        ("--seed", ("0", "18446744073709551615")),
        ("--threads", ("1", "256")),
        ("--ply", ("0", "4294967295")),
    ];
    known.into_iter().find(|(name, _)| argument.contains(name)).map(|(_, range)| range)
}

fn text_of(value: &ContextValue) -> String {
    match value {
        ContextValue::String(text) => text.clone(),
        ContextValue::Strings(texts) => texts.join(", "),
        ContextValue::StyledStr(text) => text.to_string(),
        ContextValue::StyledStrs(texts) => {
            texts.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        ContextValue::Number(number) => number.to_string(),
        ContextValue::Bool(yes) => yes.to_string(),
        _ => String::new(),
    }
}

/// The command somebody was trying to give, for the hint where to read on.
pub(crate) fn hint(words: &[OsString], speaker: &Speaker) -> String {
    let tree = Cli::command();
    let (mut at, mut path) = (&tree, String::from("antre"));
    for word in words.iter().skip(1).filter_map(|word| OsStr::to_str(word)) {
        let Some(next) = at.find_subcommand(word) else { break };
        let _ = write!(path, " {word}");
        at = next;
    }
    speaker.say(&Phrase::new("usage-hint").with("command", path))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<OsString> {
        line.split(' ').map(OsString::from).collect()
    }

    #[test]
    fn the_language_is_found_first() {
        assert_eq!(language(&words("antre games --lang en")), Ok(Lang::En));
        assert_eq!(language(&words("antre --lang=en --lang fr")), Ok(Lang::Fr));
        assert_eq!(language(&words("antre --lang en -- --lang=fr")), Ok(Lang::En));
    }

    #[test]
    fn the_system_may_say_the_language() {
        let said = |name: &'static str, value: &'static str| {
            of_system(move |asked| (asked == name).then(|| value.to_owned()))
        };
        assert_eq!(said("LANG", "en_GB.UTF-8"), Lang::En);
        assert_eq!(said("LC_ALL", "fr_CA"), Lang::Fr);
        assert_eq!(said("LANG", "de_DE.UTF-8"), Lang::En);
        assert_eq!([said("LANG", "C.UTF-8"), said("LANG", ""), said("X", "en")], [Lang::Fr; 3]);
    }

    #[test]
    fn the_nearest_word_comes_first() {
        assert_eq!(ranked("paly", &["analyse", "replay", "play", "pack"])[0], "play");
        assert_eq!(ranked("gmaes", &["serve", "games"])[0], "games");
        assert_eq!(ranked("anlyse", &["play", "analyse"]), ["analyse"]);
    }

    #[test]
    fn the_tree_is_sound() {
        command(&Speaker::new(Lang::Fr, &[])).debug_assert();
    }

    /// Every text of every page exists in both languages.
    #[test]
    fn nothing_is_left_unsaid() {
        fn texts(command: &Command, out: &mut Vec<String>) {
            out.extend(command.get_about().map(ToString::to_string));
            out.extend(command.get_after_help().map(ToString::to_string));
            out.extend(command.get_arguments().filter_map(|arg| arg.get_help()).map(ToString::to_string));
            for arg in command.get_arguments() {
                let names = arg.get_value_names().unwrap_or_default();
                let known =
                    |name: &clap::builder::Str| !name.starts_with(char::is_lowercase) || *name == "fr|en";
                assert!(!arg.get_action().takes_values() || names.iter().all(known), "{arg:?}");
            }
            for sub in command.get_subcommands() {
                texts(sub, out);
            }
        }
        for lang in Lang::ALL {
            let mut all = Vec::new();
            texts(&command(&Speaker::new(lang, &[])), &mut all);
            for text in all {
                let key = text.contains("cmd-") || text.starts_with("arg-") || text.is_empty();
                assert!(!key, "{} has no text for {text}", lang.code());
            }
        }
    }

    #[test]
    fn help_can_come_first() {
        assert_eq!(help_last(words("antre help pack check")), words("antre pack check --help"));
    }

    #[test]
    fn the_hint_names_the_command() {
        let speaker = Speaker::new(Lang::En, &[]);
        assert!(hint(&words("antre pack chekc x"), &speaker).contains("antre pack --help"));
        assert!(hint(&words("antre lab duel coeur"), &speaker).contains("antre lab duel --help"));
    }
}

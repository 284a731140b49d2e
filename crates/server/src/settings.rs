//! The operator's settings: one documented file, and variables of the environment that overrule it.

use crate::http::{is_host, is_origin};
use crate::messenger::is_webhook;
use antre_kernel::{Misread, Phrase};
use antre_pack::{Complaints, Node, Reader, Source, Table};
use antre_wire::server::{Config, Limits, LogLevel};
use std::path::PathBuf;

/// What the variables begin with: `ANTRE_SERVER_LISTEN`, `ANTRE_SERVER_LIMITS_TABLES`.
pub const PREFIX: &str = "ANTRE_SERVER_";

/// Reads settings: a file's name and text, and the variables of the environment.
///
/// # Errors
/// The line of the file, or the variable, that is not right.
pub fn read(
    file: Option<(&str, &str)>,
    variables: impl IntoIterator<Item = (String, String)>,
) -> Result<Config, Misread> {
    let (name, text) = file.unwrap_or(("", ""));
    let mut config = Config::default();
    overlay(&mut config, &Source::new(name, text))?;
    let mut variables: Vec<(String, String)> = variables.into_iter().collect();
    variables.sort();
    for (name, value) in &variables {
        if let Some(key) = name.strip_prefix(PREFIX) {
            config = with_variable(&config, &key.to_lowercase(), value).map_err(|_| {
                Phrase::new("serve-bad-variable").with("name", name.as_str()).with("got", value.as_str())
            })?;
        }
    }
    check(&config)?;
    Ok(config)
}

/// A variable is a file of one line; what is no TOML there, or does not fit, is meant as a text.
fn with_variable(config: &Config, key: &str, value: &str) -> Result<Config, Misread> {
    let (heading, key) = match key.strip_prefix("limits_") {
        Some(key) => ("[limits]\n", key),
        None => ("", key),
    };
    let read = |value: &str| {
        let mut config = config.clone();
        overlay(&mut config, &Source::new("", &format!("{heading}{key} = {value}"))).map(|()| config)
    };
    let as_text = || read(&format!("\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\"")));
    if value.contains('\n') { as_text() } else { read(value).or_else(|_| as_text()) }
}

/// Sets what a file says.
fn overlay(config: &mut Config, source: &Source<'_>) -> Result<(), Misread> {
    const LEVELS: &[(&str, LogLevel)] = &[
        ("error", LogLevel::Error),
        ("warn", LogLevel::Warn),
        ("info", LogLevel::Info),
        ("debug", LogLevel::Debug),
    ];
    let tree = source.tree()?;
    let reader = Reader::new(*source);
    let mut table = reader.table(&tree)?;
    let mut wrong = Complaints::default();
    let Config {
        listen,
        data,
        trust_proxy,
        origins,
        hosts,
        accounts,
        webhooks,
        uploads,
        metrics_token,
        log,
        limits,
    } = config;
    let text = |node| reader.text(node).map(str::to_owned);
    let texts = |node| reader.all(Some(node), text);
    let truth = |node| reader.truth(node);
    let mut file = Overlay { table: &mut table, wrong: &mut wrong };
    file.set("listen", listen, text);
    file.set("data", data, |node| text(node).map(PathBuf::from));
    file.set("trust_proxy", trust_proxy, truth);
    file.set("origins", origins, texts);
    file.set("hosts", hosts, texts);
    file.set("accounts", accounts, truth);
    file.set("webhooks", webhooks, texts);
    file.set("uploads", uploads, truth);
    file.set("metrics_token", metrics_token, text);
    file.set("log", log, |node| reader.word(node, LEVELS));
    if let Some(node) = table.take("limits") {
        wrong.keep(read_limits(limits, &reader, node));
    }
    wrong.keep(table.end());
    wrong.finish()
}

/// Sets the bounds that a file says.
fn read_limits<'a>(limits: &mut Limits, reader: &Reader<'a>, node: &'a Node<'a>) -> Result<(), Misread> {
    let mut table = reader.table(node)?;
    let mut wrong = Complaints::default();
    let mut file = Overlay { table: &mut table, wrong: &mut wrong };
    macro_rules! set {
        ($read:expr; $($key:ident)*) => {
            $(file.set(stringify!($key), &mut limits.$key, $read);)*
        };
    }
    // What it was called in 0.1.0 goes on.
    file.set("sockets_per_table", &mut limits.spectators_per_table, |node| reader.number(node, 0..=i64::MAX));
    set!(|node| reader.number(node, 0..=i64::MAX);
        tables sockets_per_seat spectators_per_table spectators_per_address connections
        connections_per_address body_bytes frame_bytes pack_bytes packs analyses chat_letters patience_seconds
        idle_seconds spectator_idle_seconds thinkers think_ms bot_pace_ms bots_alone_pace_ms away_seconds
        stand_in_seconds forget_seconds);
    set!(|node| reader.number(node, 0..=u32::MAX.into());
        sockets_per_address chat_lines chat_per_minute tables_per_hour hints_per_hour analyses_per_hour
        request_burst file_burst message_burst think_iterations waiting_days finished_days chat_days);
    set!(|node| reader.real(node); requests_per_second files_per_second messages_per_second);
    wrong.keep(table.end());
    wrong.finish()
}

/// Values of a file over those that were; what is wrong is kept, so that all of it is told at once.
struct Overlay<'t, 'a> {
    table: &'t mut Table<'a>,
    wrong: &'t mut Complaints,
}

impl<'a> Overlay<'_, 'a> {
    fn set<T>(
        &mut self,
        key: &'static str,
        place: &mut T,
        read: impl FnOnce(&'a Node<'a>) -> Result<T, Misread>,
    ) {
        let read = self.table.maybe(key, read);
        if let Some(value) = self.wrong.keep(read).flatten() {
            *place = value;
        }
    }
}

/// Whether settings that can be read also make sense.
fn check(config: &Config) -> Result<(), Phrase> {
    let named =
        |key, entries: &[String], fits: fn(&str) -> bool| match entries.iter().find(|text| !fits(text)) {
            Some(wrong) => Err(Phrase::new(key).with("got", wrong.as_str())),
            None => Ok(()),
        };
    named("serve-bad-host", &config.hosts, is_host)?;
    named("serve-bad-origin", &config.origins, is_origin)?;
    named("serve-bad-webhook", &config.webhooks, is_webhook)?;
    let limits = &config.limits;
    let least = [
        ("connections", limits.connections as f64),
        ("connections_per_address", limits.connections_per_address as f64),
        ("file_burst", f64::from(limits.file_burst)),
        ("files_per_second", limits.files_per_second),
        ("patience_seconds", limits.patience_seconds as f64),
        ("idle_seconds", limits.idle_seconds as f64),
        ("spectator_idle_seconds", limits.spectator_idle_seconds as f64),
    ];
    match least.into_iter().find(|(_, value)| value.is_nan() || *value <= 0.0) {
        Some((name, _)) => Err(Phrase::new("serve-bad-limit").with("name", name)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variable(name: &str, value: &str) -> (String, String) {
        (format!("{PREFIX}{name}"), value.to_owned())
    }

    #[test]
    fn variables_overrule_the_file_and_the_file_the_defaults() {
        let file = "listen = \"0.0.0.0:80\"\norigins = [\"https://a.example\"]\n[limits]\ntables = 7\nthink_ms = 9\n";
        let read = read(
            Some(("antre.toml", file)),
            [
                variable("LISTEN", "127.0.0.1:9"),
                variable("LIMITS_TABLES", "8"),
                variable("TRUST_PROXY", "true"),
                ("HOME".into(), "/".into()),
            ],
        );
        let config = read.unwrap();
        assert_eq!((config.listen.as_str(), config.trust_proxy), ("127.0.0.1:9", true));
        assert_eq!((config.limits.tables, config.limits.think_ms), (8, 9));
        assert_eq!(config.origins, ["https://a.example"]);
        assert_eq!(config.limits.body_bytes, Config::default().limits.body_bytes);
        // A text that looks like a number is one where a text is asked for; quotes are part of it.
        let token =
            |value: &str| super::read(None, [variable("METRICS_TOKEN", value)]).unwrap().metrics_token;
        assert_eq!((token("123"), token("a\"b\\c")), ("123".into(), "a\"b\\c".into()));
        let old = super::read(Some(("antre.toml", "[limits]\nsockets_per_table = 3\n")), []).unwrap();
        assert_eq!(old.limits.spectators_per_table, 3);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let wrong = read(Some(("antre.toml", "\nlisten = 3\n")), []).unwrap_err();
        assert_eq!((wrong.file.as_deref(), wrong.line), (Some("antre.toml"), 2));
        let wrong = read(None, [variable("LIMITS_TABLES", "many")]).unwrap_err();
        assert_eq!(wrong.what.key, "serve-bad-variable");
        assert!(read(None, [variable("COLOUR", "red")]).is_err());
        assert!(read(None, [variable("LIMITS_TABLES", "8\nlisten = 3")]).is_err());
        let file = "listen = 3\nlgo = \"info\"\n[limits]\ntables = -1\nrequests_per_second = true\n";
        let wrong = read(Some(("antre.toml", file)), []).unwrap_err();
        let said: Vec<_> = wrong.each().map(|wrong| (wrong.what.key, wrong.line)).collect();
        assert_eq!(
            said,
            [
                ("pack-wrong-kind", 1),
                ("pack-unknown-key-near", 2),
                ("pack-number", 4),
                ("pack-wrong-kind", 5)
            ]
        );
    }

    #[test]
    fn settings_that_would_help_nobody_are_refused_in_a_sentence() {
        for (text, key) in [
            ("hosts = [\"https://club.example\"]", "serve-bad-host"),
            ("hosts = [\"club.example:443\"]", "serve-bad-host"),
            ("origins = [\"https://club.example/\"]", "serve-bad-origin"),
            ("webhooks = [\"ntfy.example\"]", "serve-bad-webhook"),
            ("webhooks = [\"https://ntfy.example/a/../\"]", "serve-bad-webhook"),
            ("[limits]\nconnections = 0", "serve-bad-limit"),
            ("[limits]\nconnections_per_address = 0", "serve-bad-limit"),
            ("[limits]\nfile_burst = 0", "serve-bad-limit"),
            ("[limits]\nfiles_per_second = -1.0", "serve-bad-limit"),
            ("[limits]\nidle_seconds = 0", "serve-bad-limit"),
        ] {
            assert_eq!(read(Some(("antre.toml", text)), []).unwrap_err().what.key, key, "{text}");
        }
        let good = "hosts = [\"club.example\"]\norigins = [\"https://a.example:8443\"]\nwebhooks = [\"https://ntfy.example\"]";
        assert!(read(Some(("antre.toml", good)), []).is_ok());
    }

    /// The settings that docs/server.md shows are all there are, with their defaults.
    #[test]
    fn the_documented_file_says_the_defaults() {
        let page = include_str!("../../../docs/server.md");
        let (_, after) = page.split_once("```toml\n").unwrap();
        let (text, _) = after.split_once("```").unwrap();
        assert_eq!(read(Some(("docs/server.md", text)), []).unwrap(), Config::default());
        let defaults = format!("{:?}", Config::default());
        for word in defaults.split([' ', '{', ',']).filter_map(|word| word.strip_suffix(':')) {
            assert!(text.contains(&format!("{word} =")) || word == "limits", "{word} is not documented");
        }
    }
}

//! The operator's settings: one documented file, and variables of the environment that overrule it.

use crate::http::{is_host, is_origin};
use crate::messenger::is_webhook;
use antre_kernel::{Misread, Phrase};
use antre_pack::Source;
use antre_wire::server::Config;

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
    let mut set: Vec<(String, Vec<String>, String)> = variables
        .into_iter()
        .filter_map(|(name, value)| {
            let key = name.strip_prefix(PREFIX)?.to_lowercase();
            let path = match key.strip_prefix("limits_") {
                Some(key) => vec!["limits".to_owned(), key.to_owned()],
                None => vec![key],
            };
            Some((name, path, value))
        })
        .collect();
    set.sort();
    let values: Vec<(Vec<String>, String)> =
        set.iter().map(|(_, path, value)| (path.clone(), value.clone())).collect();
    let config: Config = Source::new(name, text).read_with(&values).map_err(|(index, wrong)| match index
        .and_then(|at| set.get(at))
    {
        Some((name, _, value)) => {
            Phrase::new("serve-bad-variable").with("name", name.as_str()).with("got", value.as_str()).into()
        }
        None => wrong,
    })?;
    check(&config)?;
    Ok(config)
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
    }

    #[test]
    fn what_is_wrong_is_named() {
        let wrong = read(Some(("antre.toml", "\nlisten = 3\n")), []).unwrap_err();
        assert_eq!((wrong.file.as_deref(), wrong.line), (Some("antre.toml"), 2));
        let wrong = read(None, [variable("LIMITS_TABLES", "many")]).unwrap_err();
        assert_eq!(wrong.what.key, "serve-bad-variable");
        assert!(read(None, [variable("COLOUR", "red")]).is_err());
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

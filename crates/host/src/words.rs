//! Sentences for people: the Fluent files of the house and of one game, spoken in one language.

use antre_kernel::{Arg, Lang, Misread, Names, Phrase, in_every_language};
use antre_stage::OptionSpec;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::sync::Arc;
use unic_langid::LanguageIdentifier;

/// The word files shared by terminal, server and page, each in every language.
const SHARED: [[&str; Lang::ALL.len()]; 7] = [
    in_every_language!("../../../words/", "/errors.ftl"),
    in_every_language!("../../../words/", "/table.ftl"),
    in_every_language!("../../../words/", "/cli.ftl"),
    in_every_language!("../../../words/", "/score.ftl"),
    in_every_language!("../../../words/", "/lab.ftl"),
    in_every_language!("../../../words/", "/study.ftl"),
    in_every_language!("../../../words/", "/server.ftl"),
];

/// Turns phrases into sentences of one language. Clones share the words they know.
#[derive(Clone)]
pub struct Speaker {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
    names: Vec<String>,
}

impl Speaker {
    /// A speaker who knows the words of the house and these further files.
    pub fn new(lang: Lang, more: &[&'static str]) -> Speaker {
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are for mixed writing directions; terminals would show them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) if number.value < 0.0 => Some(minus(&number.as_string())),
            _ => None,
        }));
        if lang == Lang::Marked {
            bundle.set_transform(Some(marked));
        }
        for text in SHARED.iter().map(|file| &file[lang.files()]).chain(more) {
            // A file with a mistake still gives its other sentences; a test sees to it that there is none.
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Speaker { lang, bundle: Arc::new(bundle), names: Vec::new() }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Says these names instead of seat letters.
    pub fn call_seats(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// What seats are called; none if they go by their letters.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The name of a seat: the player's if known, else its letter.
    pub fn seat(&self, seat: antre_kernel::Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// A sentence without values.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// A phrase as a sentence. A key nobody wrote comes out as itself, so that it is seen and mended.
    pub fn say(&self, phrase: &Phrase) -> String {
        if let Some(value) = phrase.as_bare() {
            return self.text(value);
        }
        let said = self.format(phrase.key, &self.args(phrase)).unwrap_or_else(|| phrase.key.into());
        if self.lang == Lang::Fr {
            self.names.iter().fold(said, |said, name| elided(said, name))
        } else {
            said
        }
    }

    /// A phrase in very few letters, for narrow places: what is written under its attribute `short`, or beside an
    /// attribute `x` under `x-short`; none where nobody wrote it.
    pub fn brief(&self, phrase: &Phrase) -> Option<String> {
        let dash = if phrase.key.contains('.') { "-" } else { "." };
        self.format(&format!("{}{dash}short", phrase.key), &self.args(phrase))
    }

    fn args(&self, phrase: &Phrase) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg));
        }
        args
    }

    /// A sentence without values whose key is put together at run time; none if nobody wrote it.
    pub fn find(&self, key: &str) -> Option<String> {
        self.format(key, &FluentArgs::new())
    }

    /// What somebody is told whose move a clause forbids, in a line to them.
    pub fn refused(&self, clause: &str) -> String {
        self.find(&format!("refused-{clause}")).unwrap_or_else(|| self.word("refused-move"))
    }

    /// The name of an option.
    pub fn option(&self, option: &OptionSpec) -> String {
        self.word(option.key)
    }

    /// What an option does.
    pub fn option_help(&self, option: &OptionSpec) -> String {
        self.part(option.key, "help")
    }

    /// The name of a value of an option: written under its attribute, or under `value` where it is a mere number; what
    /// a pack or a person made up goes by its own name.
    pub fn option_value(&self, option: &OptionSpec, value: &str) -> String {
        let mut args = FluentArgs::new();
        args.set("value", value.to_owned());
        let named = |part: &str| self.format(&format!("{}.{part}", option.key), &args);
        let listed = option.values.contains(&value);
        listed.then(|| named(value).or_else(|| named("value"))).flatten().unwrap_or_else(|| value.to_owned())
    }

    /// What is written under an attribute of a key.
    pub(crate) fn part(&self, key: &str, part: &str) -> String {
        let key = format!("{key}.{part}");
        self.find(&key).unwrap_or(key)
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let (key, attribute) = key.split_once('.').map_or((key, None), |(k, a)| (k, Some(a)));
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        Some(self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Number(n) => FluentValue::from(*n),
            other => FluentValue::from(self.text(other)),
        }
    }

    /// A name from a pack.
    pub fn name(&self, names: &Names) -> String {
        let name = names.get(self.lang);
        if self.lang == Lang::Marked { marked(name).into_owned() } else { name.to_owned() }
    }

    /// A value as text.
    pub fn text(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(n) => figure(*n),
            Arg::Text(text) => text.clone(),
            Arg::Name(names) => self.name(names),
            Arg::Seat(seat) => self.seat(*seat),
            Arg::Phrase(phrase) => self.say(phrase),
            Arg::List(list) => list.iter().map(|arg| self.text(arg)).collect::<Vec<_>>().join(", "),
        }
    }

    /// A complaint with its place: `file:line:column: what is wrong`; where there are several, each on a line.
    pub fn complain(&self, misread: &Misread) -> String {
        misread.each().map(|one| self.complain_of(one)).collect::<Vec<_>>().join("\n")
    }

    fn complain_of(&self, misread: &Misread) -> String {
        let what = self.say(&misread.what);
        let place = match (&misread.file, misread.line, misread.column) {
            (Some(file), 0, _) => format!("{file}: "),
            (Some(file), line, 0) => format!("{file}:{line}: "),
            (Some(file), line, column) => format!("{file}:{line}:{column}: "),
            (None, 0, _) => String::new(),
            (None, line, _) => {
                format!("{}: ", self.say(&Phrase::new("at-line").with("line", i64::from(line))))
            }
        };
        format!("{place}{what}")
    }
}

/// A text with every plain letter replaced by one that looks like it.
pub(crate) fn marked(text: &str) -> Cow<'_, str> {
    const MARKED: [char; 26] = [
        'ȧ', 'ƀ', 'ċ', 'ḋ', 'ė', 'ḟ', 'ġ', 'ḣ', 'ı', 'ĵ', 'ķ', 'ŀ', 'ṁ', 'ṅ', 'ȯ', 'ṗ', 'ɋ', 'ṙ', 'ṡ', 'ṫ',
        'ũ', 'ṽ', 'ẇ', 'ẋ', 'ẏ', 'ż',
    ];
    let mark = |c: char| match c {
        'a'..='z' => MARKED[c as usize - 'a' as usize],
        other => other,
    };
    text.chars().map(mark).collect()
}

/// A number as people read it: below zero with a minus and not with a hyphen.
pub fn figure(n: i64) -> String {
    minus(&n.to_string())
}

fn minus(written: &str) -> String {
    written.replacen('-', "−", 1)
}

/// The sentence with « de » and « que » elided before a name that begins with a vowel: « le tour d’Anna ». A mere
/// letter stays as it is: « le tour de A ».
fn elided(said: String, name: &str) -> String {
    let vowel = |c: char| "aàâäeéèêëiîïoôöuùûüAÀÂÄEÉÈÊËIÎÏOÔÖUÙÛÜœŒæÆ".contains(c);
    let mut letters = name.chars();
    if !letters.next().is_some_and(vowel) || letters.next().is_none() {
        return said;
    }
    let mut said = said;
    for (whole, short) in [("de ", "d’"), ("que ", "qu’")] {
        for before in [" ", "\u{202f}", "("] {
            said = said.replace(&format!("{before}{whole}{name}"), &format!("{before}{short}{name}"));
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::Seat;

    #[test]
    fn names_are_elided_in_french() {
        let mut speaker = Speaker::new(Lang::Fr, &["turn = C’est le tour de { $seat }."]);
        let turn = |speaker: &Speaker, seat| speaker.say(&Phrase::new("turn").with("seat", seat));
        speaker.call_seats(vec!["Anna".into(), "Bruno".into(), "É".into(), "Œdipe".into()]);
        assert_eq!(turn(&speaker, Seat::new(0)), "C’est le tour d’Anna.");
        assert_eq!(turn(&speaker, Seat::new(1)), "C’est le tour de Bruno.");
        assert_eq!(turn(&speaker, Seat::new(2)), "C’est le tour de É.");
        assert_eq!(turn(&speaker, Seat::new(3)), "C’est le tour d’Œdipe.");
    }

    #[test]
    fn below_zero_there_is_a_minus() {
        let speaker =
            Speaker::new(Lang::En, &["points = { $n ->\n    [one] one\n   *[other] { $n }\n } of { $all }"]);
        let points = |n: i64| {
            speaker
                .say(&Phrase::new("points").with("n", n).with("all", Arg::List(vec![n.into(), "-x".into()])))
        };
        assert_eq!(points(-6), "−6 of −6, -x");
        assert_eq!(points(1), "one of 1, -x");
    }
}

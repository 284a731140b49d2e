//! The word files: both languages say the same things, and what the code says is written there.

use super::Found;
use super::rust::line_of;
use super::tree::{File, Tree};
use std::collections::{BTreeMap, BTreeSet};

/// Keys that are put together at run time from a first part: the pages of help, one for each command.
const BUILT: &[&str] = &["cmd-"];

/// Checks the word files and every place that speaks.
pub(crate) fn check(tree: &Tree, found: &mut Found) {
    let mut shared = BTreeMap::new();
    for fr in tree.under("words/fr", ".ftl") {
        let en = format!("words/en/{}", fr.name());
        shared.extend(pair(tree, fr, &en, found));
    }
    lonely(tree, found);
    let mut all: BTreeMap<String, Place> = shared.clone();
    for game in tree.games() {
        let Some(fr) = tree.get(&format!("{game}/words.fr.ftl")) else { continue };
        for (key, place) in pair(tree, fr, &format!("{game}/words.en.ftl"), found) {
            if let Some(other) = all.get(&key) {
                found.wrong(&place.0, place.1, format!("`{key}` is in {} too", other.0));
            }
            all.insert(key, place);
        }
        told_to_people(tree, game, &all, found);
    }
    let said = Said::by(tree);
    said.known(&all, found);
    for (key, (path, line)) in &all {
        if !said.uses(key) {
            found.wrong(path, *line, format!("nobody says `{key}`"));
        }
    }
}

/// Whoever tries what a clause forbids is told so in a line to them.
fn told_to_people(tree: &Tree, game: &str, all: &BTreeMap<String, Place>, found: &mut Found) {
    let Some(file) = tree.get(&format!("{game}/src/clause.rs")) else { return };
    let is_clause = |text: &&str| {
        text.split_once('-').is_some_and(|(letters, number)| {
            letters.len() == 2
                && letters.bytes().all(|byte| byte.is_ascii_uppercase())
                && !number.is_empty()
                && number.bytes().all(|byte| byte.is_ascii_digit())
        })
    };
    for id in file.text.split('"').skip(1).step_by(2).filter(is_clause) {
        if !all.contains_key(&format!("refused-{id}")) {
            let what = format!("{id} refuses moves, and no `refused-{id}` tells people so");
            found.wrong(&format!("{game}/words.fr.ftl"), 0, what);
        }
    }
}

/// A file and a line.
type Place = (String, usize);

/// Compares a French file with its English one and gives the keys with their places in French.
fn pair(tree: &Tree, fr: &File, en_path: &str, found: &mut Found) -> BTreeMap<String, Place> {
    let messages = read(&fr.path, &fr.text, found);
    let keys = messages.iter().map(|(key, message)| (key.clone(), (fr.path.clone(), message.line))).collect();
    let Some(en) = tree.get(en_path) else {
        found.wrong(en_path, 0, format!("{} has no English beside it", fr.path));
        return keys;
    };
    let others = read(&en.path, &en.text, found);
    for (key, message) in &messages {
        match others.get(key) {
            None => found.wrong(&fr.path, message.line, format!("`{key}` is not in {en_path}")),
            Some(other) => message.compare(key, other, &en.path, found),
        }
    }
    for (key, message) in others.iter().filter(|(key, _)| !messages.contains_key(*key)) {
        found.wrong(&en.path, message.line, format!("`{key}` is not in {}", fr.path));
    }
    keys
}

/// English files without French.
fn lonely(tree: &Tree, found: &mut Found) {
    for en in tree.under("words/en", ".ftl") {
        if tree.get(&format!("words/fr/{}", en.name())).is_none() {
            found.wrong(&en.path, 0, "there is no such file in French");
        }
    }
}

/// One message of a word file.
#[derive(Default)]
struct Message {
    line: usize,
    /// The values each of its texts mentions: under `` its own, under the name of an attribute that one's.
    values: BTreeMap<String, BTreeSet<String>>,
}

impl Message {
    fn compare(&self, key: &str, other: &Message, path: &str, found: &mut Found) {
        for name in self.values.keys().filter(|name| !other.values.contains_key(*name)) {
            found.wrong(path, other.line, format!("`{key}` has no .{name}, which it has in French"));
        }
        for (name, values) in &other.values {
            let full = if name.is_empty() { key.to_owned() } else { format!("{key}.{name}") };
            match self.values.get(name) {
                None => found.wrong(
                    path,
                    other.line,
                    format!("`{key}` has .{name}, which it does not have in French"),
                ),
                Some(french) if french != values => {
                    let list = |values: &BTreeSet<String>| {
                        let named: Vec<String> = values.iter().map(|value| format!("${value}")).collect();
                        if named.is_empty() { "nothing".into() } else { named.join(", ") }
                    };
                    let what = format!("`{full}` mentions {}, in French {}", list(values), list(french));
                    found.wrong(path, other.line, what);
                }
                Some(_) => {}
            }
        }
    }
}

/// Reads a Fluent file: as much of it as the comparison needs.
fn read(path: &str, text: &str, found: &mut Found) -> BTreeMap<String, Message> {
    let mut messages: BTreeMap<String, Message> = BTreeMap::new();
    let mut now: Option<(String, String)> = None;
    let mut placeable = Placeable::default();
    for (line, number) in text.lines().zip(1..) {
        let outside = placeable.depth == 0;
        let indented = line.starts_with(' ');
        if outside && !indented && (line.is_empty() || line.starts_with('#')) {
            now = None;
            continue;
        }
        let head = line.trim_start().split_once('=').map(|(head, _)| head.trim());
        if outside && !indented && !line.starts_with('}') {
            let Some(key) = head.filter(|head| is_name(head)) else {
                found.wrong(path, number, "this is no line of a Fluent file");
                continue;
            };
            if messages.contains_key(key) {
                found.wrong(path, number, format!("`{key}` is here twice"));
            }
            messages.insert(key.into(), Message { line: number, ..Message::default() });
            now = Some((key.into(), String::new()));
        } else if let Some(name) = head.filter(|_| outside).and_then(|head| head.strip_prefix('.'))
            && let Some((_, part)) = now.as_mut().filter(|_| is_name(name))
        {
            *part = name.into();
        }
        let values = placeable.values(line);
        if let Some((key, part)) = &now
            && let Some(message) = messages.get_mut(key)
        {
            message.values.entry(part.clone()).or_default().extend(values);
        }
    }
    messages
}

fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}

/// Where a text is inside braces, and which values are mentioned there.
#[derive(Default)]
struct Placeable {
    depth: usize,
}

impl Placeable {
    fn values(&mut self, line: &str) -> Vec<String> {
        let mut values = Vec::new();
        let mut quoted = false;
        for (at, c) in line.char_indices() {
            match c {
                '"' if self.depth > 0 => quoted = !quoted,
                _ if quoted => {}
                '{' => self.depth += 1,
                '}' => self.depth = self.depth.saturating_sub(1),
                '$' if self.depth > 0 => {
                    let rest = &line[at + 1..];
                    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
                    values.push(rest[..end.unwrap_or(rest.len())].to_owned());
                }
                _ => {}
            }
        }
        values
    }
}

/// What the code says.
struct Said {
    /// Texts that are certainly keys, with their places.
    keys: Vec<(String, Place)>,
    /// Texts that have the shape of a key.
    likely: Vec<(String, Place)>,
    /// Every text, and every key that a word file mentions.
    texts: BTreeSet<String>,
    /// First parts of keys that are put together at run time, such as `emblem-` of `emblem-{name}`.
    built: BTreeSet<String>,
}

impl Said {
    /// Listens to all code that ships; the keys of testkit are for tests alone.
    fn by(tree: &Tree) -> Said {
        let (mut keys, mut likely) = (Vec::new(), Vec::new());
        let mut texts = BTreeSet::new();
        let mut built: BTreeSet<String> = BUILT.iter().map(|&part| part.to_owned()).collect();
        let speaks = |file: &File| !file.is_in("crates/testkit") && !file.is_in("xtask");
        for (file, rust) in tree.rust().filter(|(file, _)| speaks(file)) {
            for literal in &rust.literals {
                let text = &literal.text;
                let before = rust.shipped[..literal.start].trim_end();
                let spoken = ["Phrase::new(", "word("].iter().any(|call| before.ends_with(call));
                let place = || (file.path.clone(), line_of(&rust.shipped, literal.start));
                if spoken {
                    keys.push((text.clone(), place()));
                } else if text.contains('-') && text.split('-').all(is_word) {
                    likely.push((text.clone(), place()));
                }
                if let Some((first, _)) = text.split_once('{').filter(|(first, _)| is_first_part(first)) {
                    built.insert(first.to_owned());
                }
                texts.insert(text.split('.').next().unwrap_or(text).to_owned());
            }
        }
        for file in tree.files.iter().filter(|file| is_page(file)) {
            for (at, _) in file.text.match_indices("t('") {
                // What ends in this letter is another function.
                let other =
                    file.text[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '.'));
                let key = file.text[at + 3..].split('\'').next().unwrap_or("");
                if !other && is_text_key(key) {
                    keys.push((key.to_owned(), (file.path.clone(), line_of(&file.text, at))));
                }
            }
            let quoted = file.text.split('\'').filter(|text| is_text_key(text));
            texts.extend(quoted.map(|text| text.split('.').next().unwrap_or(text).to_owned()));
        }
        for file in tree.files.iter().filter(|file| file.path.ends_with(".ftl")) {
            let inside = file.text.split('{').skip(1).filter_map(|part| part.split('}').next());
            texts.extend(inside.map(|part| part.trim().split('.').next().unwrap_or("").to_owned()));
        }
        Said { keys, likely, texts, built }
    }

    fn uses(&self, key: &str) -> bool {
        self.texts.contains(key) || self.built.iter().any(|first| key.starts_with(first.as_str()))
    }

    /// What is said must be known, and so must what looks like a key: it begins as several known ones do.
    fn known(&self, all: &BTreeMap<String, Place>, found: &mut Found) {
        let is_key = |text: &str| all.contains_key(text.split('.').next().unwrap_or(text));
        for (key, (path, line)) in self.keys.iter().filter(|(key, _)| !is_key(key)) {
            found.wrong(path, *line, format!("`{key}` is in no word file"));
        }
        for (text, (path, line)) in self.likely.iter().filter(|(text, _)| !is_key(text)) {
            let family = text.split_inclusive('-').next().unwrap_or(text);
            if all.keys().filter(|key| key.starts_with(family)).nth(2).is_some() {
                found.wrong(path, *line, format!("`{text}` looks like a key, but is in no word file"));
            }
        }
    }
}

/// Whether it is code of the page; its tests say nothing to anybody.
fn is_page(file: &File) -> bool {
    let is_code = file.path.ends_with(".svelte") || file.path.ends_with(".ts");
    file.is_in("web/src") && is_code && !file.path.ends_with(".test.ts")
}

/// Whether a text has the shape of a key of the page, with or without an attribute.
fn is_text_key(text: &str) -> bool {
    let (key, attribute) = text.split_once('.').unwrap_or((text, "x"));
    key.contains('-') && key.split('-').all(is_word) && attribute.split('-').all(is_word)
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
}

fn is_first_part(text: &str) -> bool {
    text.strip_suffix('-').is_some_and(|words| words.split('-').all(is_word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::found_by;

    const CODE: &str = "//! Says a few things.\nfn f() { Phrase::new(\"hello\"); speaker.word(\"bye\"); }";

    /// What is found with these words and this code.
    fn said(fr: &str, en: &str, code: &str) -> Vec<String> {
        let files = [("crates/cli/src/main.rs", code), ("words/en/cli.ftl", en), ("words/fr/cli.ftl", fr)];
        found_by(|found| check(&Tree::of(&files), found))
    }

    #[test]
    fn languages_that_agree_are_fine() {
        let fr = "# Mots\n\nhello = Bonjour { $name } : { $n ->\n    [one] un\n   *[other] { $n }\n} !\n    .hint = Oui\nbye = Au revoir\n";
        let en = "hello = Hello { $name }, { $n }\n    .hint =\n        Yes,\n        yes\nbye = Bye\n";
        assert_eq!(said(fr, en, CODE), [""; 0]);
    }

    #[test]
    fn differences_between_languages_are_named() {
        let both = "bye = Au revoir\n";
        let said = |fr: &str, en: &str| said(&format!("{both}{fr}"), &format!("{both}{en}"), CODE);
        let missing = ["words/fr/cli.ftl:2: `hello` is not in words/en/cli.ftl"];
        assert_eq!(said("hello = Bonjour\n", ""), missing);
        assert_eq!(
            said("hello = Bonjour { $name }\n", "hello = Hello { $nom }\n"),
            ["words/en/cli.ftl:2: `hello` mentions $nom, in French $name"]
        );
        assert_eq!(
            said("hello = Bonjour\n    .hint = Oui\n", "hello = Hello\n"),
            ["words/en/cli.ftl:2: `hello` has no .hint, which it has in French"]
        );
        assert_eq!(
            said("hello = Bonjour\n", "hello = Hello\n    .hint = Yes { $n }\n"),
            ["words/en/cli.ftl:2: `hello` has .hint, which it does not have in French"]
        );
        assert_eq!(
            said("hello = Bonjour\nhello = Salut\n", "hello = Hello\nwhat is this\n"),
            [
                "words/fr/cli.ftl:3: `hello` is here twice",
                "words/en/cli.ftl:3: this is no line of a Fluent file"
            ]
        );
    }

    #[test]
    fn code_and_words_know_each_other() {
        let said = |words: &str, code: &str| said(words, words, &format!("//! Says a few things.\n{code}"));
        let unknown = ["crates/cli/src/main.rs:2: `hello` is in no word file"];
        assert_eq!(said("", "fn f() { Phrase::new(\n\"hello\"); }").len(), 1);
        assert_eq!(said("", "fn f() { Phrase::new(\"hello\"); }"), unknown);
        assert_eq!(said("hello = Bonjour\n", ""), ["words/fr/cli.ftl:1: nobody says `hello`"]);
        assert_eq!(said("hello = Bonjour\n", "#[cfg(test)] mod t { fn f() { \"hello\"; } }").len(), 1);
        let fine = [""; 0];
        assert_eq!(said("hello = Bonjour\n    .a = A\n", "fn f() { Phrase::new(\"hello.a\"); }"), fine);
        assert_eq!(said("emblem-sun = soleil\n", "fn f() { format!(\"emblem-{name}\"); }"), fine);
        assert_eq!(said("hello = { name }\nname = nom\n", "fn f() { word(\"hello\"); }"), fine);
        let family = "play-a = A\nplay-b = B\nplay-c = C\n";
        let code = "fn f() { g(\"play-a\"); g(\"play-b\"); g(\"play-c\"); g(\"play-d\"); g(\"x-y\"); }";
        let likely = ["crates/cli/src/main.rs:2: `play-d` looks like a key, but is in no word file"];
        assert_eq!(said(family, code), likely);
    }

    #[test]
    fn the_page_speaks_too() {
        let code = "<p>{t('page-a')}</p>{set('page-x')}{t('page-b.help', { n })}{t('page-gone')}";
        let words = "page-a = A\npage-b = B\n    .help = C\npage-c = D\n";
        let tree = Tree::of(&[
            ("web/src/App.svelte", code),
            ("words/en/page.ftl", words),
            ("words/fr/page.ftl", words),
        ]);
        assert_eq!(
            found_by(|found| check(&tree, found)),
            [
                "web/src/App.svelte:1: `page-gone` is in no word file",
                "words/fr/page.ftl:4: nobody says `page-c`"
            ]
        );
    }

    #[test]
    fn whoever_is_refused_is_told() {
        let tree = Tree::of(&[
            ("games/x/src/clause.rs", "//! Clauses.\nconst A: [&str; 3] = [\"XX-1\", \"XX-2\", \"a-b\"];"),
            ("games/x/src/lib.rs", "//! Refuses.\nfn f() { format!(\"refused-{id}\"); }"),
            ("games/x/words.en.ftl", "refused-XX-1 = No\n"),
            ("games/x/words.fr.ftl", "refused-XX-1 = Non\n"),
        ]);
        assert_eq!(
            found_by(|found| check(&tree, found)),
            ["games/x/words.fr.ftl: XX-2 refuses moves, and no `refused-XX-2` tells people so"]
        );
    }

    #[test]
    fn games_do_not_take_words_of_the_house() {
        let tree = Tree::of(&[
            ("crates/cli/src/main.rs", CODE),
            ("games/x/words.en.ftl", "hello = Hello\n"),
            ("games/x/words.fr.ftl", "hello = Bonjour\n"),
            ("words/en/cli.ftl", "hello = Hello\nbye = Bye\n"),
            ("words/fr/cli.ftl", "hello = Bonjour\nbye = Au revoir\n"),
            ("words/en/odd.ftl", ""),
        ]);
        let said = found_by(|found| check(&tree, found));
        assert_eq!(
            said,
            [
                "words/en/odd.ftl: there is no such file in French",
                "games/x/words.fr.ftl:1: `hello` is in words/fr/cli.ftl too",
            ]
        );
    }
}

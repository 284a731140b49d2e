//! French typography: curly apostrophes, and narrow no-break spaces before ; : ! ? and inside « ».

use super::Found;
use super::tree::{File, Tree};

/// The narrow no-break space.
const NARROW: char = '\u{202f}';

/// Checks every text that people read in French.
pub(crate) fn check(tree: &Tree, found: &mut Found) {
    for file in &tree.files {
        let Some(lines) = prose(file) else { continue };
        for (number, line) in lines {
            for what in faults(&line) {
                found.wrong(&file.path, number, what);
            }
        }
    }
}

/// The French of a file, line by line, with everything blanked out that is not prose; none if it has no French.
fn prose(file: &File) -> Option<Vec<(usize, String)>> {
    let text = &file.text;
    match file.name() {
        "words.fr.ftl" => Some(fluent(text)),
        _ if file.is_in("words/fr") && file.path.ends_with(".ftl") => Some(fluent(text)),
        "pad.fr.txt" => Some(comments(text)),
        "rules.fr.md" => Some(markdown(text)),
        _ if file.path.contains("/tests/scenarios/") && file.path.ends_with(".md") => Some(markdown(text)),
        _ if file.path.contains("/pack/") && file.path.ends_with(".toml") => Some(pack(text)),
        "NOTICE" => Some(notice(text)),
        _ => None,
    }
}

/// Prose of a Fluent file: without comments, keys, selectors and the commands of examples; a value is a word.
fn fluent(text: &str) -> Vec<(usize, String)> {
    let mut lines = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let bare = line.trim_start();
        if line.starts_with('#') || bare.starts_with("antre ") {
            continue;
        }
        let is_head = |head: &str| !head.is_empty() && !head.contains(' ');
        let said = match line.split_once('=') {
            Some((head, said)) if is_head(head.trim()) && !line.starts_with(char::is_whitespace) => said,
            Some((head, said)) if is_head(head.trim()) && head.trim().starts_with('.') => said,
            _ => line,
        };
        let said = said.trim_start();
        let said = said.trim_start_matches('*');
        let said = match said.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((_, said)) => said,
            None => said,
        };
        lines.push((number, values(said)));
    }
    lines
}

/// A line of Fluent with every placeable, or what of one stands on this line, as a plain word.
fn values(line: &str) -> String {
    let mut out = String::new();
    let mut depth = 0usize;
    for c in line.chars() {
        match c {
            '{' => {
                depth += 1;
                out.push('x');
            }
            '}' if depth == 0 => out = "x".into(),
            '}' => depth -= 1,
            _ if depth > 0 => {}
            other => out.push(other),
        }
    }
    out
}

/// Prose of a Markdown file: without its head, fenced blocks, code and addresses.
fn markdown(text: &str) -> Vec<(usize, String)> {
    let mut lines = Vec::new();
    let mut fenced = false;
    let mut head = text.starts_with("---\n");
    for (line, number) in text.lines().zip(1..) {
        if head {
            head = number == 1 || line != "---";
        } else if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            lines.push((number, without_code(line)));
        }
    }
    lines
}

/// A line with code as a plain word and without addresses.
fn without_code(line: &str) -> String {
    let spans = line.split('`').enumerate().map(|(index, part)| if index % 2 == 0 { part } else { "x" });
    let line: String = spans.collect();
    let words = line.split(' ').map(|word| if word.contains("://") { "x" } else { word });
    words.collect::<Vec<_>>().join(" ")
}

/// The French of a pack: what follows `fr = `.
fn pack(text: &str) -> Vec<(usize, String)> {
    let french =
        |line: &str| line.trim_start().strip_prefix("fr = ").map(|said| said.trim_matches('"').to_owned());
    text.lines().zip(1..).filter_map(|(line, number)| Some((number, french(line)?))).collect()
}

/// The French part of the notice.
fn notice(text: &str) -> Vec<(usize, String)> {
    let lines = text.lines().zip(1..).map(|(line, number)| (number, without_code(line)));
    let after = lines.skip_while(|(_, line)| line != "## Français").skip(1);
    after.take_while(|(_, line)| !line.starts_with("## ")).collect()
}

/// Prose of a sheet to fill in: what it explains, neither what is typed nor, further in, examples of it.
fn comments(text: &str) -> Vec<(usize, String)> {
    let explained =
        text.lines().zip(1..).filter_map(|(line, number)| Some((number, line.strip_prefix("# ")?)));
    explained
        .filter(|(_, line)| !line.starts_with(' '))
        .map(|(number, line)| (number, line.to_owned()))
        .collect()
}

/// What is wrong with a line of French.
fn faults(line: &str) -> Vec<String> {
    let letters: Vec<char> = line.chars().collect();
    let mut faults = Vec::new();
    for (at, &c) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| letters[at]);
        let after = letters.get(at + 1).copied();
        let around = || letters[at.saturating_sub(12)..letters.len().min(at + 8)].iter().collect::<String>();
        match (c, before, after) {
            ('\'', Some(b), Some(a)) if b.is_alphabetic() && a.is_alphabetic() => {
                faults.push(format!("an apostrophe is ’ in French: {}", around()));
            }
            (':', ..) if is_notation(&letters[..at]) => {}
            ('?', Some(' '), Some(' ')) if letters.get(at + 2).is_some_and(|c| c.is_lowercase()) => {} // a symbol
            (';' | ':' | '!' | '?', Some(b), a) if !spaced(b, a) => {
                faults.push(format!(
                    "a narrow no-break space (U+202F) belongs before {c} in French: {}",
                    around()
                ));
            }
            ('«', _, Some(a)) if a != NARROW => {
                faults.push(format!(
                    "a narrow no-break space (U+202F) belongs after « in French: {}",
                    around()
                ));
            }
            ('»', Some(b), _) if b != NARROW => {
                faults.push(format!(
                    "a narrow no-break space (U+202F) belongs before » in French: {}",
                    around()
                ));
            }
            _ => {}
        }
    }
    faults
}

/// Whether a mark between these two needs no other space: it has the right one, is doubled, is the name of a key as
/// in `[?]`, or stands inside a word.
fn spaced(before: char, after: Option<char>) -> bool {
    let inside_a_word = after.is_some_and(|c| c.is_alphanumeric() || matches!(c, '/' | ':' | '='));
    matches!(before, NARROW | '!' | '?' | '[' | '(') || inside_a_word
}

/// Whether a colon here ends the key of a quoted line of notation, as in « hand A: CO1 ».
fn is_notation(before: &[char]) -> bool {
    let Some(open) = before.iter().rposition(|&c| c == '«') else { return false };
    let key: String = before[open + 1..].iter().collect();
    let key = key.trim_start_matches(NARROW);
    let word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_alphanumeric() || c == '_');
    key.starts_with(char::is_lowercase) && key.split(' ').count() <= 2 && key.split(' ').all(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::found_by;

    fn said(path: &str, text: &str) -> usize {
        found_by(|found| check(&Tree::of(&[(path, text)]), found)).len()
    }

    #[test]
    fn spaces_and_apostrophes() {
        for good in [
            "À vous\u{202f}: posez\u{202f}; c’est bien\u{202f}!",
            "«\u{202f}Oui\u{202f}»\u{202f}?!",
            "B=search:5000, à 12:30, 'quoted' words",
            "L’an 2000\u{202f}: 3\u{202f}!",
            "[?] aide  [:] écrire",
            "les cases sont A, B, et ? pour une carte cachée",
            "Écrivez «\u{202f}hand A: CO1\u{202f}» ou «\u{202f}légende: …\u{202f}».",
        ] {
            assert_eq!(faults(good), [""; 0]);
        }
        for bad in [
            "À vous : posez",
            "Oui!",
            "Oui\u{a0}?",
            "quoi ; non",
            "l'antre",
            "« Oui\u{202f}»",
            "«\u{202f}Oui»",
            "«\u{202f}Non : oui\u{202f}»",
        ] {
            assert_eq!(faults(bad).len(), 1, "{bad}");
        }
    }

    #[test]
    fn fluent_syntax_is_not_prose() {
        let good = "# Note: l'aide\nkey = { $n ->\n    [one] un\n   *[other] { $n }\n}\u{202f}: voilà\n    .a = Oui\u{202f}: { \"a: b\" }\n    antre play --seat A=x: y\n";
        assert_eq!(said("words/fr/cli.ftl", good), 0);
        assert_eq!(said("words/fr/cli.ftl", "key = { $n } : voilà\n"), 1);
        assert_eq!(said("games/x/words.fr.ftl", "key = un\n    .a = Oui : non\n        l'autre\n"), 2);
        assert_eq!(said("games/x/words.fr.ftl", "key =\n    [one] Oui : non\n"), 1);
        assert_eq!(said("words/en/cli.ftl", "key = Oh: no!\n"), 0);
    }

    #[test]
    fn only_what_a_sheet_explains_is_prose() {
        let sheet = "end fin ?\n---\n# Un royaume : quatre lignes\n#   nom: plis\njoueur: Anna\n";
        assert_eq!(said("games/x/pad.fr.txt", sheet), 1);
        assert_eq!(said("games/x/pad.fr.txt", &sheet.replace(" : q", "\u{202f}: q")), 0);
        assert_eq!(said("words/fr/typed.txt", "help aide ?\n"), 0);
    }

    #[test]
    fn markdown_code_is_not_prose() {
        let good = "---\ngame: x\n---\n# Titre\n\n```antre\nhand A: X1 ? ?\n```\nVoir `a: b` et https://x.org/a?b ; oui\n";
        assert_eq!(said("games/x/tests/scenarios/a.md", &good.replace(" ;", "\u{202f};")), 0);
        assert_eq!(said("games/x/tests/scenarios/a.md", good), 1);
        assert_eq!(said("games/x/rules.fr.md", "- **XX-01** [texte] Oui : non.\n"), 1);
        assert_eq!(said("games/x/rules.en.md", "- **XX-01** [text] Yes: no.\n"), 0);
    }

    #[test]
    fn packs_and_the_notice_are_read_too() {
        assert_eq!(
            said("games/x/pack/default.toml", "game = \"x\"\nfr = \"L'or : oui\"\nen = \"Gold: yes\"\n"),
            2
        );
        assert_eq!(said("NOTICE", "A: b\n\n## Français\n\nL’antre : oui\n\n## English\n\nYes: no!\n"), 1);
    }
}

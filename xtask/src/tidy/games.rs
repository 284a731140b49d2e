//! A game is a folder: what must be in it, and that its rulebooks agree.

use super::Found;
use super::rust::{line_of, words};
use super::tree::Tree;
use std::collections::BTreeSet;

/// The files every game has.
const FILES: &[&str] = &[
    "SIGNATURE",
    "rules.fr.md",
    "rules.en.md",
    "words.fr.ftl",
    "words.en.ftl",
    "src/view.rs",
    "tests/laws.rs",
];

/// The folders every game has, and how the files in them end.
const FOLDERS: &[(&str, &str)] =
    &[("pack", ".toml"), ("tests/scenarios", ".md"), ("tests/golden", ".txt"), ("tests/pack", ".toml")];

const SHELF: &str = "crates/shelf/src/lib.rs";

/// Checks every game.
pub(crate) fn check(tree: &Tree, found: &mut Found) {
    for game in tree.games() {
        let path = |name: &str| format!("{game}/{name}");
        for file in FILES.iter().filter(|file| tree.get(&path(file)).is_none()) {
            found.wrong(&path(file), 0, "every game has this file");
        }
        for (folder, ending) in FOLDERS {
            if tree.under(&path(folder), ending).next().is_none() {
                found.wrong(&path(folder), 0, format!("every game has files *{ending} here"));
            }
        }
        if !tree.under(game, ".rs").any(|file| file.text.contains("size_of::<State>()")) {
            found.wrong(
                &path("src"),
                0,
                "nothing here asserts the size of the state: size_of::<State>() <= 512",
            );
        }
        on_shelf(tree, game, found);
        rulebooks(tree, game, found);
    }
}

fn on_shelf(tree: &Tree, game: &str, found: &mut Found) {
    let name = format!("antre_{}", game.trim_start_matches("games/"));
    let shelf = tree.get(SHELF).and_then(|file| file.rust.as_ref());
    if shelf.is_none_or(|shelf| words(&shelf.shipped, &name).next().is_none()) {
        found.wrong(SHELF, 0, format!("{game} is not on the shelf: nothing here names {name}"));
    }
}

/// Both rulebooks have the same clauses in the same order, and the code cites no other.
fn rulebooks(tree: &Tree, game: &str, found: &mut Found) {
    let clauses = |lang: &str| {
        let path = format!("{game}/rules.{lang}.md");
        tree.get(&path).map(|file| (path, clauses(&file.text)))
    };
    let (Some((fr_path, fr)), Some((en_path, en))) = (clauses("fr"), clauses("en")) else { return };
    for (path, book) in [(&fr_path, &fr), (&en_path, &en)] {
        let mut seen = BTreeSet::new();
        for (line, id) in book.iter().filter(|(_, id)| !seen.insert(*id)) {
            found.wrong(path, *line, format!("{id} is here twice"));
        }
        if book.is_empty() {
            found.wrong(path, 0, "no clause is understood; a clause is a line `- **XX-01** [text] …`");
        }
    }
    for (path, book, other) in [(&fr_path, &fr, &en), (&en_path, &en, &fr)] {
        for (line, id) in book.iter().filter(|(_, id)| !other.iter().any(|(_, known)| known == id)) {
            found.wrong(path, *line, format!("{id} is in this language alone"));
        }
    }
    let ids = |book: &[(usize, &str)]| book.iter().map(|(_, id)| (*id).to_owned()).collect::<Vec<_>>();
    let sorted = |book| ids(book).into_iter().collect::<BTreeSet<_>>();
    if ids(&fr) != ids(&en) && sorted(&fr) == sorted(&en) {
        found.wrong(&en_path, 0, "the clauses stand in another order than in French");
    }
    let Some(prefix) = fr.first().and_then(|(_, id)| id.split_once('-')).map(|(book, _)| book) else {
        return;
    };
    for file in tree.under(game, ".rs") {
        for (at, id) in cited(&file.text, prefix).filter(|(_, id)| !fr.iter().any(|(_, known)| known == id)) {
            found.wrong(&file.path, line_of(&file.text, at), format!("{id} is not in the rulebook"));
        }
    }
}

/// The clauses of a rulebook with their lines.
fn clauses(text: &str) -> Vec<(usize, &str)> {
    let ids = text.lines().map(|line| line.strip_prefix("- **")?.split_once("**").map(|(id, _)| id));
    (1..).zip(ids).filter_map(|(number, id)| Some((number, id?))).collect()
}

/// The clauses of one rulebook that a text cites: `CD-42`.
fn cited<'a>(text: &'a str, prefix: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
    words(text, prefix).filter_map(move |at| {
        let number = text[at + prefix.len()..].strip_prefix('-')?;
        let digits = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
        (digits > 0).then(|| (at, &text[at..at + prefix.len() + 1 + digits]))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::found_by;

    const BOOK: &str = "# Règles\n\n- **XX-01** [texte] Un.\n- **XX-02** [texte] Deux.\n";

    /// A game that has everything, except that one file is another or, if empty, not there.
    fn game(changed: &str, text: &str) -> Vec<String> {
        let mut files = vec![
            (SHELF, "//! The list of games.\nstatic X: OnShelf<antre_x::X> = OnShelf::new();"),
            ("games/x/SIGNATURE", "default 1 0"),
            ("games/x/pack/default.toml", ""),
            ("games/x/rules.en.md", BOOK),
            ("games/x/rules.fr.md", BOOK),
            ("games/x/src/state.rs", "//! All of it.\nconst _: () = assert!(size_of::<State>() <= 512);"),
            ("games/x/src/view.rs", "//! Who knows what (XX-01)."),
            ("games/x/tests/golden/7.txt", ""),
            ("games/x/tests/laws.rs", "//! The laws of it."),
            ("games/x/tests/pack/default.toml", ""),
            ("games/x/tests/scenarios/a.md", ""),
            ("games/x/words.en.ftl", ""),
            ("games/x/words.fr.ftl", ""),
        ];
        files.retain(|(path, _)| *path != changed);
        if !text.is_empty() {
            files.push((changed, text));
        }
        found_by(|found| check(&Tree::of(&files), found))
    }

    #[test]
    fn a_whole_game_passes() {
        assert_eq!(game("", ""), [""; 0]);
    }

    #[test]
    fn what_is_missing_is_named() {
        assert_eq!(game("games/x/SIGNATURE", ""), ["games/x/SIGNATURE: every game has this file"]);
        assert_eq!(game("games/x/tests/laws.rs", ""), ["games/x/tests/laws.rs: every game has this file"]);
        let golden = ["games/x/tests/golden: every game has files *.txt here"];
        assert_eq!(game("games/x/tests/golden/7.txt", ""), golden);
        let size = "games/x/src: nothing here asserts the size of the state: size_of::<State>() <= 512";
        assert_eq!(game("games/x/src/state.rs", ""), [size]);
        let shelf = game(SHELF, "//! The list of games.\n// antre_x\n");
        assert_eq!(shelf, [format!("{SHELF}: games/x is not on the shelf: nothing here names antre_x")]);
    }

    #[test]
    fn rulebooks_agree_with_each_other_and_with_the_code() {
        let said = game("games/x/rules.en.md", "- **XX-01** [text] One.\n- **XX-03** [text] Three.\n");
        assert_eq!(
            said,
            [
                "games/x/rules.fr.md:4: XX-02 is in this language alone",
                "games/x/rules.en.md:2: XX-03 is in this language alone",
            ]
        );
        let said = game("games/x/rules.en.md", "- **XX-02** [text] Two.\n- **XX-01** [text] One.\n");
        assert_eq!(said, ["games/x/rules.en.md: the clauses stand in another order than in French"]);
        let twice = format!("{BOOK}- **XX-02** [text] Again.\n");
        assert!(
            game("games/x/rules.en.md", &twice)
                .contains(&"games/x/rules.en.md:5: XX-02 is here twice".into())
        );
        let said = game("games/x/src/view.rs", "//! Who knows what.\n\n// XX-02, XX-7, AXX-9\n");
        assert_eq!(said, ["games/x/src/view.rs:3: XX-7 is not in the rulebook"]);
    }
}

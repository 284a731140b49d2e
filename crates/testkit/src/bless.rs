//! Committed text that tests are held to: compared, or rewritten when somebody asks for it.

use std::path::Path;

/// The environment variable that has committed texts rewritten: `ANTRE_BLESS=1 cargo test`.
const BLESS: &str = "ANTRE_BLESS";

/// Compares a text with a committed file; rewrites the file instead if `ANTRE_BLESS` is set.
///
/// # Panics
/// With the first line that differs, or if the file cannot be read or written.
pub fn check_text(path: &Path, text: &str) {
    let shown = path.display();
    if std::env::var_os(BLESS).is_some_and(|value| value == "1") {
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        if let Err(error) = folder.and_then(|()| std::fs::write(path, text)) {
            panic!("{shown} cannot be written: {error}");
        }
        return;
    }
    let committed = match std::fs::read_to_string(path) {
        Ok(committed) => committed,
        Err(error) => panic!("{shown} cannot be read: {error}; {BLESS}=1 cargo test writes it"),
    };
    if let Some(difference) = first_difference(&committed, text) {
        panic!("{shown}{difference}\nif that is meant, {BLESS}=1 cargo test rewrites the file");
    }
}

/// Where two texts first differ, with the line before for orientation.
fn first_difference(committed: &str, now: &str) -> Option<String> {
    if committed == now {
        return None;
    }
    let (mut these, mut those) = (committed.lines(), now.lines());
    let mut before = "";
    for number in 1.. {
        match (these.next(), those.next()) {
            (None, None) => break,
            (this, that) if this == that => before = this.unwrap_or(""),
            (this, that) => {
                let show = |line: Option<&str>| line.map_or("(the end)".to_owned(), str::to_owned);
                let (this, that) = (show(this), show(that));
                return Some(format!(
                    ":{number}:\n    after     {before}\n    committed {this}\n    now       {that}"
                ));
            }
        }
    }
    Some(": only the line ends differ".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named_by_its_line() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let said = first_difference("a\nb\nc\n", "a\nb\nd\n").unwrap();
        assert!(
            said.starts_with(":3:") && said.contains("committed c") && said.contains("now       d"),
            "{said}"
        );
        assert!(first_difference("a\n", "a\nb\n").unwrap().contains("committed (the end)"));
        assert!(first_difference("a\n", "a").unwrap().contains("line ends"));
    }
}

//! `antre about`: whose games these are, and what this program is.

use crate::failure::Failure;
use crate::out::{self, HEAD};
use antre_host::Speaker;
use antre_kernel::{Lang, Phrase};
use std::io::Write as _;

/// The notice, in both languages.
const NOTICE: &str = include_str!("../../../NOTICE");

/// Prints version and notice.
pub(crate) fn run(speaker: &Speaker) -> Result<(), Failure> {
    let mut stdout = out::stdout();
    let title = speaker.say(&Phrase::new("about-title").with("version", env!("CARGO_PKG_VERSION")));
    writeln!(stdout, "{HEAD}{title}{HEAD:#}\n")?;
    for line in part(NOTICE, speaker.lang()).lines() {
        writeln!(stdout, "{}", out::wrap(line, out::width(), 0))?;
    }
    Ok(())
}

/// The part of the notice in this language, without its heading.
fn part(notice: &str, lang: Lang) -> &str {
    let heading = match lang {
        Lang::Fr => "## Français",
        Lang::En | Lang::Marked => "## English",
    };
    let Some((_, after)) = notice.split_once(heading) else { return notice.trim() };
    after.split("\n## ").next().unwrap_or(after).trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_part() {
        let (fr, en) = (part(NOTICE, Lang::Fr), part(NOTICE, Lang::En));
        assert!(!fr.is_empty() && !en.is_empty() && fr != en);
        assert!(!fr.contains("##") && !en.contains("##"));
        assert_eq!(part("x\n\n## Français\n\nun\n\n## English\n\none\n", Lang::Fr), "un");
    }
}

//! Rulebook, code and tests held together: every clause is tested, every refusal was seen.

use antre_stage::scenario::{Report, clause_ids};
use std::collections::BTreeSet;

/// What a game's rulebook and tests say, to be held together.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook<'a> {
    /// The rulebook in every language; a clause is a line `- **CD-37** …`.
    pub texts: &'a [&'a str],
    /// The clauses a refusal of the game can cite.
    pub refusals: &'a [&'a str],
    /// Clauses that nothing can test, such as advice; each needs a reason beside it in the test.
    pub untested: &'a [&'a str],
    /// The source of tests that are not scenarios; a clause counts as tested if its id stands there.
    pub tests: &'a [&'a str],
}

/// Checks that every clause of the rulebook is cited by a scenario or a test, that every clause a refusal can cite
/// refused something in a scenario, that nothing cites a clause that does not exist, and that all languages have
/// the same clauses in the same order.
///
/// # Panics
/// With everything that is missing.
pub fn check_clauses(report: &Report, book: Rulebook<'_>) {
    let complaints = complaints(report, book);
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

fn complaints(report: &Report, book: Rulebook<'_>) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut languages = book.texts.iter().map(|text| clauses_of(text));
    let clauses = languages.next().unwrap_or_default();
    if clauses.is_empty() {
        complaints.push("the rulebook has no clauses".into());
    }
    for (index, id) in clauses.iter().enumerate() {
        if clauses[..index].contains(id) {
            complaints.push(format!("{id} is in the rulebook twice"));
        }
    }
    for other in languages.filter(|other| *other != clauses) {
        let odd = clauses.iter().zip(&other).find(|(a, b)| a != b).map(|(a, b)| format!("{a} and {b}"));
        let lengths = format!("{} and {} clauses", clauses.len(), other.len());
        complaints.push(format!("the languages do not have the same clauses: {}", odd.unwrap_or(lengths)));
    }
    let in_tests: BTreeSet<&str> = book.tests.iter().flat_map(|text| clause_ids(text)).collect();
    let tested = |id: &str| report.cited.contains(id) || in_tests.contains(id);
    for id in clauses.iter().filter(|id| !tested(id) && !book.untested.contains(id)) {
        complaints.push(format!("{id} is cited by no scenario and no test"));
    }
    for id in book.untested.iter().filter(|id| tested(id)) {
        complaints.push(format!("{id} is said to be untested, but it is not"));
    }
    for id in book.refusals.iter().filter(|id| !report.refused.contains(**id)) {
        complaints.push(format!("{id} refuses nothing in any scenario"));
    }
    let cited = report.cited.iter().map(String::as_str);
    let cited = cited.chain(book.refusals.iter().copied()).chain(book.untested.iter().copied());
    for id in cited.collect::<BTreeSet<_>>() {
        if !clauses.contains(&id) {
            complaints.push(format!("{id} is cited, but not in the rulebook"));
        }
    }
    complaints
}

/// The clauses of a rulebook, in order.
pub(crate) fn clauses_of(text: &str) -> Vec<&str> {
    text.lines()
        .filter_map(|line| line.trim_start().strip_prefix("- **")?.split_once("**"))
        .map(|(id, _)| id)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FR: &str =
        "# Règles\n- **XX-1** [texte] Un.\n- **XX-2** Deux.\n- pas une clause\n- **XX-3** Trois.\n";

    fn report(cited: &[&str], refused: &[&str]) -> Report {
        let set = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect();
        Report { scenarios: 1, cited: set(cited), refused: set(refused), failures: Vec::new() }
    }

    #[track_caller]
    fn check(report: &Report, book: Rulebook<'_>, expected: &[&str]) {
        assert_eq!(complaints(report, book), expected);
    }

    #[test]
    fn rulebook_scenarios_and_code_agree() {
        let book = Rulebook { texts: &[FR, FR], refusals: &["XX-2"], untested: &[], tests: &["// XX-3"] };
        check(&report(&["XX-1", "XX-2"], &["XX-2"]), book, &[]);
        check(&report(&["XX-1"], &["XX-2"]), book, &["XX-2 is cited by no scenario and no test"]);
        check(&report(&["XX-1", "XX-2"], &[]), book, &["XX-2 refuses nothing in any scenario"]);
        let unknown = &report(&["XX-1", "XX-2", "XX-9"], &["XX-2"]);
        check(unknown, book, &["XX-9 is cited, but not in the rulebook"]);
        let all = &report(&["XX-1", "XX-2"], &["XX-2"]);
        let untested = Rulebook { untested: &["XX-1"], ..book };
        check(all, untested, &["XX-1 is said to be untested, but it is not"]);
        let en = FR.replace("XX-2", "XX-4");
        let differs = "the languages do not have the same clauses: XX-2 and XX-4";
        check(all, Rulebook { texts: &[FR, &en], ..book }, &[differs]);
        let twice = FR.replace("XX-3", "XX-1");
        let said = ["XX-1 is in the rulebook twice"];
        check(all, Rulebook { texts: &[&twice], ..book }, &said);
    }
}

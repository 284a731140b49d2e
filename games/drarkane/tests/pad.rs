//! The score pad for the real box: what people type, what is wrong with it and where, and why each point is one.

mod common;

use antre_kernel::{Lang, Seat};
use antre_stage::{Boxed, Page, ScorePad};
use antre_testkit::plain;
use common::frozen;
use std::sync::Arc;

fn pad() -> Arc<dyn ScorePad> {
    Arc::new(frozen(4, &[])).pad().unwrap_or_else(|| panic!("there is a score pad"))
}

fn totals(page: &Page) -> Vec<i32> {
    page.sheet.seats.iter().map(|seat| seat.total).collect()
}

const FOUR: &str = "players: Anna Bruno Chloe Denis\nround 1: won\nterror: 18\nAnna: 3 3 2\nBruno: 2 3 1\nChloe: 4 2 0\nDenis: 1 3 1\n";

/// DR-E53, DR-E54: the same round as the worked examples (DR-99 to DR-106); it is doubted, for nine dragons must have
/// come down in a round that was won, but it is scored.
#[test]
fn the_worked_examples() {
    let page = pad().read(FOUR, Lang::Fr).unwrap();
    assert_eq!(totals(&page), [34, 23, 8, 14]);
    assert_eq!(
        totals(&pad().read(&FOUR.replace("terror: 18", "terror: 17"), Lang::Fr).unwrap()),
        [33, 22, 8, 14]
    );
    let notes: Vec<String> = page.notes.iter().map(plain).collect();
    assert_eq!(notes, ["drarkane-pad-doubt-won round=1 got=4 least=8 most=14", "drarkane-pad-to-come n=2"]);
    // Every total is the sum of its reasons, and every line of the sheet of those of its category.
    for (seat, reasons) in page.sheet.seats.iter().zip(&page.reasons) {
        assert_eq!(seat.total, reasons.iter().map(|reason| reason.points).sum::<i32>());
        for line in &seat.lines {
            let of_line = reasons.iter().filter(|reason| reason.category == line.category);
            assert_eq!(line.points, of_line.map(|reason| reason.points).sum::<i32>());
        }
        assert!(reasons.iter().all(|reason| !reason.clauses.is_empty()));
    }
    assert_eq!(plain(&page.reasons[1][2].what), "drarkane-pad-near name=Bruno bid=2 tricks=3 terror=18");
    let rounding = Arc::new(frozen(4, &["half_terror=up"])).pad().unwrap();
    assert_eq!(totals(&rounding.read(&FOUR.replace("terror: 18", "terror: 17"), Lang::Fr).unwrap())[1], 23);
}

/// A round that is not whole does not count yet; what it lacks is said, and nobody has won before the third.
#[test]
fn a_round_under_way_does_not_count() {
    let text = format!("{FOUR}round 2: lost\nterror: 7\nAnna: 2 2 1\n");
    let page = pad().read(&text, Lang::Fr).unwrap();
    assert_eq!(totals(&page), [34, 23, 8, 14]);
    let notes: Vec<String> = page.notes.iter().map(plain).collect();
    assert!(
        notes.contains(&"drarkane-pad-incomplete round=2 missing=[Bruno, Chloe, Denis]".into()),
        "{notes:?}"
    );
    assert_eq!(plain(&page.sheet.verdict), "drarkane-pad-leads seats=[A] points=34");
    assert!(page.text.contains("terreur: 7\nAnna: 2 2 1\n"), "what is written is kept: {}", page.text);
}

/// DR-E64: teams of two who sit opposite add their scores (DR-188, DR-201).
#[test]
fn teams_add_their_scores() {
    let page = pad().read(&FOUR.replace("round 1", "teams: yes\nround 1"), Lang::Fr).unwrap();
    assert_eq!(totals(&page), [42, 37]);
    assert_eq!(page.names, ["Anna + Chloe", "Bruno + Denis"]);
    let places: Vec<(u8, Seat)> = page.ranking.iter().map(|rank| (rank.place, rank.column)).collect();
    assert_eq!(places, [(1, Seat::A), (2, Seat::B)]);
    assert_eq!(plain(&page.sheet.verdict), "drarkane-pad-leads seats=[A] points=42");
    let round = FOUR.split_once('\n').unwrap().1;
    let rest: String = (2..4).map(|n| round.replace("round 1", &format!("round {n}"))).collect();
    let whole = format!("{}{rest}", FOUR.replace("round 1", "teams: yes\nround 1"));
    let page = pad().read(&whole, Lang::Fr).unwrap();
    assert_eq!(plain(&page.sheet.verdict), "drarkane-verdict-team seats=[A] points=126");
}

/// DR-E57, DR-E61: objectives by name or as points; three rounds; a tie is shared (DR-119).
#[test]
fn three_rounds_with_objectives() {
    let text = "players: Anna, Bruno, Chloe\n\
        round 1: won\nterror: 66\nAnna: 5 5 4 true-to-ones-word tueur-d-anciens\nBruno: 4 5 3\nChloe: 0 4 3 6\n\
        round 2: lost\nterror: 7\nAnna: 2 2 1\nBruno: 1 1 0\nChloe: 3 2 0\n\
        round 3: won\nterror: 66\nAnna: 0 4 3 6\nBruno: 4 5 3\nChloe: 5 5 4 6 # and so on\n";
    let page = pad().read(text, Lang::Fr).unwrap();
    // 20 + 8 + 66 + 6 + 4; 8 + 2 + 7; 16 + 6 + 6.
    assert_eq!(page.sheet.seats[0].total, 104 + 17 + 28);
    assert!(page.notes.is_empty(), "{:?}", page.notes);
    assert_eq!(pad().read(&page.text, Lang::Fr).unwrap(), page, "the tidy text is the same page");
    let tie = "players: A B\nround 1: won\nterror: 0\nA: 3 0 0\nB: 3 0 0\n";
    let page = pad().read(tie, Lang::Fr).unwrap();
    assert_eq!(page.ranking.iter().map(|rank| rank.place).collect::<Vec<_>>(), [1, 1]);
    assert_eq!(plain(&page.sheet.verdict), "drarkane-pad-lead-together seats=[A, B] points=0");
    let whole = format!(
        "{tie}{}",
        (2..4).map(|n| tie[13..].replace("round 1", &format!("round {n}"))).collect::<String>()
    );
    assert_eq!(pad().read(&whole, Lang::Fr).unwrap().sheet.clause, "DR-119");
}

fn refused(text: &str) -> (u32, u32, String) {
    match pad().read(text, Lang::Fr) {
        Ok(page) => panic!("{text} is read as {page:?}"),
        Err(wrong) => (wrong.line, wrong.column, plain(&wrong.what)),
    }
}

/// What cannot be is refused, with its line: DR-17, DR-28, DR-69, DR-87, DR-93, DR-94, DR-115, DR-132, DR-135, DR-187.
#[test]
fn numbers_are_held_against_each_other() {
    let with = |from: &str, to: &str| refused(&FOUR.replace(from, to));
    let cases = [
        (refused(""), (0, 0, "drarkane-pad-nobody")),
        (refused("players: Anna\n"), (1, 1, "drarkane-pad-players got=1")),
        (refused("players: Anna anna\n"), (1, 15, "drarkane-pad-name got=anna")),
        (refused("round 1: won\n"), (1, 1, "drarkane-pad-nobody")),
        (refused("players: A B\nA: 1 1 1\n"), (2, 1, "drarkane-pad-no-round")),
        (refused("hello\n"), (1, 1, "drarkane-pad-line got=hello")),
        (with("Anna: 3 3 2", "Anna: 12 3 2"), (4, 7, "drarkane-pad-number got=12 most=11")),
        (with("Anna: 3 3 2", "Anna: 3 three 2"), (4, 9, "drarkane-pad-number got=three most=11")),
        (with("Anna: 3 3 2", "Anna: 3 3"), (4, 1, "drarkane-pad-three got=2")),
        (with("Anna: 3 3 2", "Ana: 3 3 2"), (4, 1, "drarkane-pad-who got=Ana near=Anna")),
        (with("Chloe: 4 2 0", "Chloe: 4 2 0\nChloe: 4 2 0"), (7, 1, "drarkane-pad-twice got=Chloe")),
        (with("Denis: 1 3 1", "Denis: 1 4 1"), (2, 0, "drarkane-pad-too-many-tricks got=12 hand=11")),
        (with("Denis: 1 3 1", "Denis: 1 2 1"), (2, 0, "drarkane-pad-too-few-tricks got=10 hand=11")),
        (with("round 1: won", "round 1: lost"), (2, 0, "drarkane-pad-lost-all-tricks got=11 hand=11")),
        (with("Chloe: 4 2 0", "Chloe: 4 0 1"), (6, 12, "drarkane-pad-dragons-no-trick")),
        (with("terror: 18", "terror: 0"), (2, 0, "drarkane-pad-terror dragons=4 terror=0")),
        (with("Denis: 1 3 1", "round 2: won"), (2, 0, "drarkane-pad-incomplete round=1 missing=[Denis]")),
        (
            with("Chloe: 4 2 0", "Chloe: 4 2 0 warlord"),
            (6, 0, "drarkane-pad-objective-not objective=`Seigneur de guerre`"),
        ),
        (with("round 1: won", "round 2: won"), (2, 1, "drarkane-pad-round got=2 expected=1")),
        (with("round 1: won", "round 1: drawn"), (2, 1, "drarkane-pad-won-lost got=drawn")),
        (
            with("Anna: 3 3 2", "Anna: 3 3 2 hermit"),
            (4, 13, "drarkane-pad-objective-not objective=`L’ermite`"),
        ),
        (
            with("Chloe: 4 2 0", "Chloe: 4 2 0 so-close"),
            (6, 14, "drarkane-pad-objective-not objective=`À un souffle`"),
        ),
        (with("Anna: 3 3 2", "Anna: 3 3 2 6 hermit"), (4, 13, "drarkane-pad-points-or-names")),
    ];
    for (got, (line, column, what)) in cases {
        assert_eq!((got.0, got.1, got.2.as_str()), (line, column, what));
    }
    let both = FOUR
        .replace("Anna: 3 3 2", "Anna: 3 3 2 egg-thief")
        .replace("Bruno: 2 3 1", "Bruno: 2 3 1 egg-thief");
    assert_eq!(refused(&both).2, "drarkane-pad-objective-taken objective=`Voleur d’œuf`");
    let last = both.replace("egg-thief", "final-word");
    assert_eq!(refused(&last), (5, 0, "drarkane-pad-objective-not objective=`Le mot de la fin`".into()));
    // The Fallen King has won six tricks, so five are not the most (DR-211).
    let king = "players: A B\nround 1: won\nterror: 4\nA: 5 5 1 warlord\nB: 3 3 0\n";
    assert_eq!(refused(king).2, "drarkane-pad-objective-not objective=`Seigneur de guerre`");
    assert_eq!(totals(&pad().read(&king.replace("B: 3 3", "B: 4 4"), Lang::Fr).unwrap()), [30, 20]);
    let lost = "players: A B C\nround 1: lost\nterror: 0\nA: 1 1 0 4\nB: 1 1 0\nC: 1 1 0\n";
    assert_eq!(refused(lost), (4, 10, "drarkane-pad-lost-treasure".into()));
    assert_eq!(refused("players: A B C\nteams: yes\n").2, "drarkane-teams-players got=3");
}

/// A template reads without complaint in both languages.
#[test]
fn templates_are_read() {
    for lang in Lang::ALL {
        let page = pad().read(&pad().template(lang), Lang::Fr).unwrap();
        assert_eq!(page.sheet.seats.len(), 4);
        assert_eq!(pad().read(&page.text, Lang::Fr).unwrap().sheet, page.sheet);
    }
}

/// The interview writes the same page, question by question; what was answered is not asked again.
#[test]
fn the_interview_fills_the_page() {
    let mut answers = vec!["Anna Bruno Chloe Denis", "no"]
        .into_iter()
        .chain(["won", "18", "3 3 2", "2 3 1", "4 2 0", "1 3 1"]);
    let mut text = String::new();
    let mut asked = Vec::new();
    while let Some(question) = pad().ask(&text).unwrap() {
        let what = plain(&question.what);
        assert!(!asked.contains(&what), "{what} is asked twice");
        asked.push(what);
        let Some(answer) = answers.next() else { break };
        text = pad().answer(&text, answer, Lang::Fr).unwrap();
    }
    assert_eq!(totals(&pad().read(&text, Lang::Fr).unwrap()), [34, 23, 8, 14]);
    assert_eq!(asked.last().unwrap(), "drarkane-ask-round round=2");
    let wrong = pad().answer(&text, "neither", Lang::Fr).unwrap_err();
    assert_eq!((wrong.line, wrong.what.key), (0, "drarkane-pad-won-lost"));
}

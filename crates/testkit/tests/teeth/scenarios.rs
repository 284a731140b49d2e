//! Scenario files: what they say holds or fails on its line, and what cannot be read is refused on its line.

use crate::nest::{Clause, Nest};
use antre_stage::scenario::{self, Report, clause_ids};
use antre_testkit::{Rulebook, check_clauses, plain, scenarios};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/nest/scenarios");

pub(crate) const RULES: &str = "# Nid
- **NE-1** Chacun joue à son tour.
- **NE-2** On joue une carte de sa main.
- **NE-3** Un nid tient deux cartes.
- **NE-4** On montre plus haut si on le peut.
- **NE-5** On regarde une carte cachée.
- **NE-6** On ne regarde qu’une fois par tour.
- **NE-7** Une carte cachée compte double.
";

#[test]
fn a_folder_of_scenarios_holds_and_covers_the_rulebook() {
    let report = scenarios::<Nest>(FOLDER);
    assert_eq!(report.scenarios, 6);
    let book = Rulebook { texts: &[RULES], refusals: &Clause::ALL, untested: &[], tests: &[] };
    check_clauses(&report, book);
}

/// Runs one block, which starts on line 4, under a heading on line 3.
fn run(block: &str) -> Result<Report, antre_kernel::Misread> {
    let text = format!("---\ngame: nest\n---\n# NE-1 — Un titre\n```antre\n{block}\n```\n");
    scenario::run::<Nest>("here.md", &text, &|_| None)
}

/// The lines of a block count from 1 in these tests, but from here in the file.
const FIRST: u32 = 5;

const OPENING: &str = "partial\nturn: A\nhand A: D1 D4\nhand B: D2 D8\nnest B: D3\npile: D5 D6\n";
const LINES: u32 = 6;

/// Asserts what fails in a scenario from the opening: the line after the opening, and what is said.
#[track_caller]
fn fails(steps: &str, expected: &[(u32, &str)]) {
    let report = run(&format!("{OPENING}{steps}")).unwrap();
    let failures = report.failures.iter().map(|failure| (failure.line - FIRST - LINES, plain(&failure.what)));
    let expected = expected.iter().map(|&(line, what)| (line, what.to_owned()));
    assert_eq!(failures.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    assert!(report.failures.iter().all(|f| f.file == "here.md" && f.heading == "NE-1 — Un titre"));
}

#[test]
fn a_wrong_expectation_fails_on_its_line() {
    fails("= hand A: D4 D1", &[]);
    fails("= next: A\n= hand A: D4", &[(2, "scenario-field key=`hand A` expected=D4 got=`D1 D4`")]);
    fails("= hand A size: 3", &[(1, "scenario-size key=`hand A` expected=3 got=2")]);
    let moves = "moves=[`hide D1`, `hide D4`, `show D1`, `show D4`, peek] expected=4 got=5";
    fails("= legal: 4", &[(1, &format!("scenario-legal-count {moves}"))]);
    fails("= next: B", &[(1, "scenario-next expected=B got=A")]);
    fails(
        "= next: over\n= next: chance",
        &[(1, "scenario-next expected=over got=A"), (2, "scenario-next expected=chance got=A")],
    );
    fails("= score B: 7", &[(1, "scenario-score seat=B expected=7 got=6")]);
    fails("= score B/row: 6", &[(1, "scenario-score-line seat=B category=row expected=6 got=0")]);
    fails("= winner: A", &[(1, "scenario-not-over next=A")]);
    fails("= A sees nest B: D3", &[(1, "scenario-sees eye=A key=`nest B` expected=D3 got=?")]);
    fails("= S sees shown: 1", &[(1, "scenario-sees eye=S key=shown expected=1 got=0")]);
    fails("= B knows nest B: ?", &[(1, "scenario-knows eye=B key=`nest B` expected=? got=D3")]);
    fails("= pile: D5 D6 D7", &[(1, "scenario-field key=pile expected=`D5 D6 D7` got=`D5 D6`")]);
}

#[test]
fn piles_are_compared_in_order_and_hands_are_not() {
    let rows = "partial\nturn: A\nhand A: D1 D4\nhand B: D2\nrow B: D8 D3\n";
    let check = |line: &str| run(&format!("{rows}{line}")).unwrap().failures.len();
    assert_eq!(check("= A sees hand A: D4 D1"), 0);
    assert_eq!(check("= A sees row B: D8 D3"), 0);
    assert_eq!(check("= A sees row B: D3 D8"), 1);
    assert_eq!(check("= A knows row B: D3 D8"), 1, "the last of a pile is its top");
}

#[test]
fn plays_that_cannot_happen_fail_and_end_the_scenario() {
    fails("> A show D8\n= next: B", &[(1, "scenario-illegal seat=A got=`show D8` clause=NE-2")]);
    fails(
        "> A show D8 ! NE-1",
        &[(1, "scenario-other-clause clause=NE-2 seat=A got=`show D8` expected=NE-1")],
    );
    fails("> A show D4 ! NE-2", &[(1, "scenario-legal seat=A got=`show D4` expected=NE-2")]);
    fails("= illegal A: show D4 ! NE-2", &[(1, "scenario-legal seat=A got=`show D4` expected=NE-2")]);
    fails("= legal B: show D2", &[(1, "scenario-illegal seat=B got=`show D2` clause=NE-1")]);
    let why = "why=(nest-misread got=`jump D1`)";
    fails("> A jump D1", &[(1, &format!("scenario-unreadable-move got=`jump D1` {why}"))]);
    fails("> A jump D1 ! NE-2", &[(1, &format!("scenario-unreadable-move got=`jump D1` {why}"))]);
    fails("> * draw D5", &[(1, "scenario-no-chance got=`draw D5` next=A")]);
    fails("> A show D1\n> * draw D8", &[(2, "scenario-impossible-roll got=`draw D8`")]);
    let why = "why=(nest-misread got=D9)";
    fails("> A show D1\n> * draw D9", &[(2, &format!("scenario-unreadable-roll got=`draw D9` {why}"))]);
}

#[test]
fn chance_that_leaves_a_choice_must_be_fixed() {
    let open = "scenario-chance-open rolls=[`draw D6`, `draw D5`]";
    fails("> A show D1\n= pile size: 1", &[(1, open)]);
    fails("> A show D1\n> B show D2", &[(1, open)]);
    // Said to come next, it waits; a move does not wait for it.
    fails("> A show D1\n= next: chance", &[]);
    fails("> A show D1\n= next: chance\n> B show D2", &[(3, open)]);
    fails("> A show D1\n= next: chance\n> B show D2 ! NE-1\n> * draw D5\n= hand A: D4 D5", &[]);
    let seeded = run(&format!("seed: 3\n{OPENING}> A show D1\n= pile size: 1\n= next: B")).unwrap();
    assert_eq!(seeded.failures, []);
}

#[test]
fn a_seed_deals_as_a_practice_table_does() {
    use antre_kernel::{Eye, Seat, Table};
    use antre_stage::Present;
    let table = Table::practice(std::sync::Arc::new(Nest::new(None)), 11);
    let hand = table.rules().knows(&table.view(Eye::Seat(Seat::A)), "hand A").unwrap();
    assert_eq!(run(&format!("deal\nseed: 11\n= hand A: {hand}")).unwrap().failures, []);
    assert_eq!(run(&format!("deal\nseed: 12\n= hand A: {hand}")).unwrap().failures.len(), 1);
    let open = run("deal\n= next: A").unwrap();
    assert_eq!((open.failures[0].line, open.failures[0].what.key), (FIRST, "scenario-chance-open"));
}

#[test]
fn a_position_that_cannot_be_read_fails_on_its_line() {
    let report = run("partial\nturn: A\nhand A: D1 D9\n= next: A").unwrap();
    assert_eq!((report.failures[0].line, report.failures[0].what.key), (FIRST + 3, "scenario-position"));
    let report = run("turn: A\nhand A: D1\n= next: A").unwrap();
    assert_eq!((report.failures[0].line, report.failures[0].what.key), (FIRST, "scenario-position"));
}

#[test]
fn only_what_held_counts_as_refused() {
    let refused =
        |step: &str| run(&format!("{OPENING}{step}")).unwrap().refused.into_iter().collect::<Vec<_>>();
    assert_eq!(refused("> A show D8 ! NE-2\n= illegal B: show D2 ! NE-1"), ["NE-1", "NE-2"]);
    assert!(refused("> A show D8 ! NE-1").is_empty());
    assert!(refused("= illegal A: show D4 ! NE-2").is_empty());
}

/// Asserts the line, counted in the block, and the key of the complaint about a block.
#[track_caller]
fn misread(block: &str, line: u32, what: &str) {
    let misread = run(block).unwrap_err();
    assert_eq!((misread.line - FIRST, plain(&misread.what).as_str()), (line, what));
    assert_eq!(misread.file.as_deref(), Some("here.md"));
}

#[test]
fn lines_that_are_not_understood_are_named() {
    let plays = "[`> A MOVE`, `> A MOVE ! CLAUSE`, `> * ROLL`, `= …`]";
    misread(
        &format!("{OPENING}= next: A\nhand A: D3"),
        8,
        &format!("scenario-unknown-line got=`hand A: D3` allowed={plays}"),
    );
    misread("partial\n= legal: four", 2, "scenario-not-a-number got=four");
    misread("partial\n> C show D1", 2, "scenario-unknown-seat got=C allowed=[A, B]");
    misread("partial\n= C sees pile: -", 2, "scenario-unknown-seat got=C allowed=[A, B]");
    misread("partial\n= next:", 2, "scenario-unknown-seat got= allowed=[A, B]");
    misread("partial\n= illegal A: peek", 2, "scenario-no-clause seat=A got=peek");
    misread("partial\nturn: A", 0, "scenario-nothing-checked");
    misread("= next: A", 0, "scenario-no-start");
    misread("deal\nturn: A\n= next: A", 2, "scenario-deal-and-position got=turn");
    misread("pack: none\ndeal\n= next: A", 0, "scenario-unknown-pack got=none known=[eggs, few]");
    misread("option last: A\ndeal\n= next: A", 0, "option-unknown got=last near=[first]");
    let allowed = run("hand A D1\n= next: A").unwrap_err();
    assert_eq!((allowed.line, allowed.what.key), (FIRST + 1, "scenario-unknown-line"));
    let allowed = run("partial\n= over").unwrap_err();
    assert_eq!((allowed.line, allowed.what.key), (FIRST + 2, "scenario-unknown-line"));
}

#[test]
fn files_that_are_no_scenarios_are_refused() {
    let check = |text: &str| {
        let misread = scenario::run::<Nest>("here.md", text, &|_| None).unwrap_err();
        (misread.line, misread.what.key)
    };
    assert_eq!(check("# Titre\n"), (1, "scenario-no-front"));
    assert_eq!(check("---\npack: eggs\n---\n"), (3, "scenario-no-game"));
    assert_eq!(check("---\ngame: nest\n"), (1, "scenario-front-open"));
    assert_eq!(check("---\ngame: nest\nseats: 2\n---\n"), (3, "scenario-unknown-line"));
    assert_eq!(check("---\ngame: coeur\n---\n"), (1, "scenario-other-game"));
    assert_eq!(check("---\ngame: nest\n---\n# Rien\n```sh\nls\n```\n"), (0, "scenario-none"));
    assert_eq!(check("---\ngame: nest\n---\n```antre\npartial\n"), (4, "scenario-block-open"));
    let front = scenario::front("---\ngame: nest\npack: few\n---\n").unwrap();
    assert_eq!((front.game.as_str(), front.pack.as_deref()), ("nest", Some("few")));
}

#[test]
fn clause_ids_are_found_in_headings() {
    let ids = clause_ids("CD-24, CD-37 — Exemple CD-X01 : dix-sept (NE-1)").collect::<Vec<_>>();
    assert_eq!(ids, ["CD-24", "CD-37", "NE-1"]);
}

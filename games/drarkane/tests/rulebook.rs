//! Scenarios, and that rulebook, code and tests agree clause by clause.

use antre_drarkane::{Clause, Drarkane};
use antre_kernel::Cite;
use antre_stage::Boxed;
use antre_testkit::{Rulebook, check_clauses, scenarios};

#[test]
fn scenarios_hold_and_cover_every_clause() {
    let report = scenarios::<Drarkane>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"));
    let refusals = Clause::ALL.map(Clause::id);
    let tests = [
        include_str!("laws.rs"),
        include_str!("pack.rs"),
        include_str!("knowledge.rs"),
        include_str!("setup.rs"),
    ];
    check_clauses(
        &report,
        Rulebook { texts: &Drarkane::RULEBOOK, refusals: &refusals, untested: &[], tests: &tests },
    );
}

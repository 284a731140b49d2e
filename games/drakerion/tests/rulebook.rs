//! Scenarios, and that rulebook, code and tests agree clause by clause; every ability of every card is played.

#![allow(clippy::expect_used, reason = "a test that cannot be set up fails")]

use antre_drakerion::language::{AbilityKind, CardType};
use antre_drakerion::{Clause, Drakerion, read_pack};
use antre_kernel::Cite;
use antre_pack::Source;
use antre_stage::Boxed;
use antre_testkit::{Rulebook, check_clauses, scenarios};

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");

#[test]
fn scenarios_hold_and_cover_every_clause() {
    let report = scenarios::<Drakerion>(SCENARIOS);
    let refusals: Vec<&str> = Clause::ALL.iter().map(|clause| clause.id()).collect();
    let tests = [include_str!("limits.rs"), include_str!("decks.rs"), include_str!("pack.rs")];
    // DN-88 says that a lost note gives no rule: there is nothing to try.
    let untested = ["DN-88"];
    check_clauses(
        &report,
        Rulebook { texts: &Drakerion::RULEBOOK, refusals: &refusals, untested: &untested, tests: &tests },
    );
}

/// The scenarios of a faction's cards, each with what its heading calls it and what is played in it.
fn card_scenarios() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(SCENARIOS).expect("the scenarios are there") {
        let path = entry.expect("a scenario file").path();
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if name.starts_with("cartes-") {
            let text = std::fs::read_to_string(&path).expect("a scenario file can be read");
            let parts = text.split("\n## ").skip(1).filter_map(|part| part.split_once('\n'));
            all.extend(parts.map(|(heading, body)| (heading.to_owned(), body.to_owned())));
        }
    }
    all
}

#[test]
fn every_ability_of_every_card_is_played() {
    let pack =
        read_pack(&Source::new("default", include_str!("pack/default.toml"))).expect("the frozen pack");
    let scenarios = card_scenarios();
    let mut missing = Vec::new();
    for card in &pack.cards {
        let id = &card.id;
        let titled = |heading: &str| heading.split(['—', ',', '\u{202f}']).any(|word| word.trim() == id);
        let about: Vec<&String> =
            scenarios.iter().filter(|(heading, _)| titled(heading)).map(|(_, body)| body).collect();
        for (number, ability) in (1..).zip(&card.abilities) {
            let place = match card.body.card_type() {
                CardType::City => "city",
                CardType::Banner => "banner",
                _ => "#",
            };
            let played = |body: &&String| match (ability.kind, card.body.card_type()) {
                (AbilityKind::Action | AbilityKind::Combat, CardType::Event) => {
                    body.contains(&format!("play {id}"))
                }
                (AbilityKind::Action | AbilityKind::Combat, _) => {
                    let uses = body.lines().filter(|line| line.contains(&format!("use {place}")));
                    uses.into_iter().any(|line| !line.contains('!') && line.ends_with(&format!(" {number}")))
                }
                (AbilityKind::DiscardAction, _) => body.contains(&format!("recall {id} {number}")),
                (AbilityKind::Deploy | AbilityKind::Destruction | AbilityKind::Reaction, _) => {
                    ability.forced || body.contains("react")
                }
                (AbilityKind::Passive, _) => body.contains("\n= "),
            };
            if !about.iter().any(played) {
                missing.push(format!("{id} {number} ({:?})", ability.kind));
            }
        }
        if about.is_empty() && !card.keywords.is_empty() {
            missing.push(format!("{id} (keywords)"));
        }
    }
    assert!(missing.is_empty(), "played by no scenario: {}", missing.join(", "));
}

//! Each fault is caught by the laws that are there for it, and by no other.

use crate::nest::{Fault, Nest, census, secrets};
use crate::scenarios::RULES;
use antre_testkit::{Broken, Law, Laws, Tally};
use std::sync::Arc;

fn laws(fault: Option<Fault>) -> Laws<'static, Nest> {
    Laws::new(Arc::new(Nest::new(fault))).games(24).bound(60).census(census).secrets(secrets).rulebook(RULES)
}

/// Checks one law alone.
fn run(fault: Fault, law: Law) -> Result<Tally, Broken> {
    laws(Some(fault)).only(&[law]).run()
}

/// Asserts which laws, each taken alone, notice a fault, and that all laws together notice it too.
#[track_caller]
fn caught(fault: Fault, by: &[Law]) {
    let broken: Vec<Broken> = Law::ALL.into_iter().filter_map(|law| run(fault, law).err()).collect();
    let mut noticed: Vec<Law> = broken.iter().map(|broken| broken.law).collect();
    noticed.dedup();
    let said = broken.iter().map(Broken::to_string).collect::<Vec<_>>().join("\n");
    assert_eq!(noticed, by, "{fault:?}: {said}");
    let first = laws(Some(fault)).run().map_err(|broken| broken.law);
    assert!(first.is_err_and(|law| by.contains(&law)));
}

#[test]
fn the_healthy_game_obeys_every_law() {
    let tally = laws(None).games(40).check();
    assert_eq!(tally.games, 40);
    assert!(tally.states > 400 && tally.longest < 30, "{tally:?}");
    assert!(tally.refused > 10_000 && tally.worlds > 2_000 && tally.twins > 500, "{tally:?}");
    assert!(
        tally.look_alikes > 500 && tally.damaged > 400 && tally.undos > 40 && tally.asked > 2_000,
        "{tally:?}"
    );
    assert_eq!(tally.leaks.iter().map(|leak| leak.zone).collect::<Vec<_>>(), ["pile", "hand", "nest"]);
    assert!(tally.leaks.iter().all(|leak| leak.expected > 30.0 && leak.off.abs() < 3.0), "{tally:?}");
}

#[test]
fn views_and_samples_that_cheat_are_caught() {
    use Law::{Knowledge, LeakRate, Log, LookAlikes, Spread};
    caught(Fault::ViewIsTruth, &[LookAlikes, Log, LeakRate, Spread]);
    caught(Fault::SamplePeeks, &[LeakRate, Spread]);
    caught(Fault::SampleFixed, &[Spread]);
    caught(Fault::SampleForgets, &[Knowledge]);
}

#[test]
fn what_is_shown_listed_or_refused_by_hidden_things_is_caught() {
    use Law::{Knowledge, NonInterference, Why};
    caught(Fault::SceneShows, &[NonInterference, Why]);
    caught(Fault::PieceNamedByCard, &[NonInterference, Why]);
    caught(Fault::KnowsMore, &[NonInterference]);
    caught(Fault::RefusalTells, &[NonInterference]);
    caught(Fault::OrderTells, &[NonInterference]);
    caught(Fault::MovesTell, &[Knowledge, NonInterference, Why]);
}

#[test]
fn what_is_told_to_the_wrong_eye_or_to_none_is_caught() {
    use Law::{Log, LookAlikes};
    caught(Fault::DrawTold, &[Log]);
    caught(Fault::DealTold, &[Log]);
    caught(Fault::PeekUntold, &[Log]);
    caught(Fault::HideTold, &[LookAlikes, Log]);
    caught(Fault::HideNamed, &[LookAlikes]);
}

#[test]
fn moves_that_do_not_match_are_caught() {
    use Law::{Actors, Calm, Census, End, Knowledge, Moves, Positions, Seals, Shown, Stride, Uniform};
    caught(Fault::Unlisted, &[Moves]);
    caught(Fault::OutOfTurn, &[Moves]);
    caught(Fault::ListedTwice, &[Moves, Uniform, Shown]);
    caught(Fault::RandomBiased, &[Uniform]);
    caught(Fault::StrideElsewhere, &[Stride]);
    caught(Fault::Stuck, &[Actors, Positions, Knowledge]);
    caught(Fault::Endless, &[End]);
    caught(Fault::CardDoubled, &[Census, Positions, Shown, Seals]);
    caught(Fault::Panics, &[Calm, Positions, Calm]);
}

#[test]
fn chance_from_elsewhere_is_caught() {
    use Law::{Chance, Log, NonInterference, Records, Seals, Stride, Undo};
    caught(Fault::OtherDice, &[Chance, Stride, Undo]);
    caught(Fault::AnyRoll, &[Chance, Log]);
    caught(Fault::ApplyVaries, &[Chance, NonInterference, Log, Stride, Records, Seals, Undo]);
    caught(Fault::ListenerMatters, &[Chance]);
}

#[test]
fn text_that_is_not_read_back_is_caught() {
    use Law::{Notation, Positions, Records, Seals, Undo};
    caught(Fault::MoveMisread, &[Notation, Records, Seals, Undo]);
    caught(Fault::RollMisread, &[Notation, Records, Seals, Undo]);
    caught(Fault::PositionLoses, &[Positions, Seals]);
    caught(Fault::PositionPanics, &[Positions]);
    caught(Fault::PositionTwice, &[Positions]);
}

#[test]
fn answers_that_tell_or_lead_nowhere_are_caught() {
    caught(Fault::AttemptTells, &[Law::Why]);
    caught(Fault::AboutTells, &[Law::Why]);
    caught(Fault::AboutNowhere, &[Law::Why]);
}

#[test]
fn scenes_that_cannot_be_clicked_are_caught() {
    caught(Fault::PiecesAlike, &[Law::Shown]);
    caught(Fault::TouchesNothing, &[Law::Shown]);
    caught(Fault::ChoicesAlike, &[Law::Shown]);
    caught(Fault::TwinsApart, &[Law::Shown]);
}

#[test]
fn a_broken_law_is_told_with_its_place() {
    let broken = run(Fault::Unlisted, Law::Moves).unwrap_err();
    let said = broken.to_string();
    let (seed, ply) = (broken.seed.unwrap(), broken.ply);
    let start = format!("the law Moves is broken (seed {seed}, after {ply} plies):\n  ");
    assert!(said.starts_with(&start), "{said}");
    assert!(said.contains("is not refused, but is not listed") && said.contains("\n    hand A: "), "{said}");
}

#[test]
fn a_game_that_names_no_secrets_has_not_passed() {
    let none = laws(None).secrets(|_, _, _| Vec::new()).only(&[Law::LeakRate]).run();
    assert_eq!(none.map_err(|broken| broken.law), Err(Law::LeakRate));
}

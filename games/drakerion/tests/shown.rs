//! What the table shows and what a touch can reach: values with their reasons, the card at work, what passing means.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot be set up fails")]

mod common;

use antre_drakerion::{Drakerion, State};
use antre_kernel::{Eye, Rng, Rules, Seat};
use antre_stage::{Catalogue, Choice, Fact, Piece, Present, Scene, Value};
use antre_testkit::{position, random_ply};
use common::{decks, play};

fn scene(game: &Drakerion, state: &State, eye: Eye) -> Scene {
    game.scene(&game.view(state, eye))
}

fn choice(game: &Drakerion, state: &State, seat: Seat, notation: &str) -> Choice {
    let view = game.view(state, Eye::Seat(seat));
    let mut found = None;
    game.moves(state, seat, &mut |m| {
        let choice = game.choice(&view, seat, m);
        if choice.notation == notation {
            found = Some(choice);
        }
    });
    found.unwrap_or_else(|| panic!("{notation} is not offered: {:?}", common::moves(game, state)))
}

fn fact<'a>(facts: &'a [Fact], what: &str) -> Option<&'a Value> {
    facts.iter().find(|fact| fact.what == what).map(|fact| &fact.value)
}

fn number(facts: &[Fact], what: &str) -> Option<i64> {
    match fact(facts, what) {
        Some(Value::Number(n)) => Some(*n),
        _ => None,
    }
}

fn facts_in<'a>(facts: &'a [Fact], what: &str) -> &'a [Fact] {
    match fact(facts, what) {
        Some(Value::Facts(inner)) => inner,
        _ => &[],
    }
}

fn piece<'a>(scene: &'a Scene, id: &str) -> &'a Piece {
    let all = scene.zones.iter().flat_map(|zone| &zone.pieces);
    all.into_iter().find(|piece| piece.id == id).unwrap_or_else(|| panic!("{id} is not in sight"))
}

/// By how much the reasons of a piece say that a value is changed, and whether each names where it comes from.
fn explained(piece: &Piece, stat: &'static str) -> i64 {
    let Some(Value::List(parts)) = fact(&piece.facts, "parts") else { return 0 };
    let by = |part: &Value| match part {
        Value::Facts(part) if fact(part, "stat") == Some(&stat.into()) => {
            assert!(fact(part, "from").is_some(), "{part:?}");
            number(part, "by").unwrap()
        }
        _ => 0,
    };
    parts.iter().map(by).sum()
}

fn adds_up(catalogue: &Catalogue, piece: &Piece) -> bool {
    let values = facts_in(&piece.facts, "values");
    if values.is_empty() {
        return false;
    }
    let printed = facts_in(&catalogue.card(piece.face.code()).unwrap().facts, "values");
    for Fact { what, .. } in values {
        let (now, base) = (number(values, what).unwrap(), number(printed, what).unwrap_or(0));
        assert_eq!(now, (base + explained(piece, what)).max(0), "{what} of {}: {:?}", piece.id, piece.facts);
    }
    fact(&piece.facts, "parts").is_some()
}

/// DN-185: every number that is not the printed one says why, in every moment of whole games.
#[test]
fn changed_values_say_why() {
    let mut changed = 0;
    for (seed, (a, b)) in
        [("rempart", "premier-feu"), ("tombes", "lampe"), ("deux-peuples", "tombes")].into_iter().enumerate()
    {
        let game = decks(a, b);
        let catalogue = game.catalogue();
        let mut rng = Rng::new(seed as u64);
        let mut state = game.start();
        for _ in 0..1500 {
            if random_ply(&game, &mut state, &mut rng).is_none() {
                break;
            }
            let scene = scene(&game, &state, Eye::Public);
            let pieces = scene.zones.iter().flat_map(|zone| &zone.pieces);
            changed += pieces.filter(|piece| adds_up(&catalogue, piece)).count();
        }
    }
    assert!(changed > 100, "only {changed} values were changed");
}

/// The card that is played lies on the stage and no longer in the hand, for both players; it goes to a line by touch.
#[test]
fn the_card_that_is_played_is_on_the_stage() {
    let game = decks("rempart", "premier-feu");
    let mut state = position(
        &game,
        "partial:\ngold A: 3\nfront A: terrassier#1\nfront B: diablotin-cendre#2\nhand A: vieux-sergent milice-boucliers milice-boucliers",
    );
    let hand = |scene: &Scene| scene.zone("hand A").unwrap().pieces.len();
    assert_eq!(hand(&scene(&game, &state, Eye::Seat(Seat::A))), 3);
    let offered = choice(&game, &state, Seat::A, "play milice-boucliers");
    assert_eq!(offered.touches, ["hand A/0", "front A", "support A"]);
    play(&game, &mut state, &["A play milice-boucliers"]);
    for eye in [Eye::Seat(Seat::A), Eye::Seat(Seat::B), Eye::Public] {
        let scene = scene(&game, &state, eye);
        assert_eq!(hand(&scene), 2, "{eye}");
        assert_eq!(piece(&scene, "playing A/0").face.code(), "milice-boucliers", "{eye}");
    }
    assert_eq!(choice(&game, &state, Seat::A, "support").touches, ["support A", "playing A/0"]);
    play(&game, &mut state, &["A support"]);
    assert!(scene(&game, &state, Eye::Seat(Seat::A)).zone("playing A").is_none());
}

/// An attack touches those it can reach, and only cards that look alike have a number.
#[test]
fn an_attack_goes_to_its_defenders() {
    let game = decks("rempart", "premier-feu");
    let mut state = position(
        &game,
        "partial:\nfront A: terrassier#1 vieux-sergent#2\nfront B: diablotin-cendre#3 diablotin-cendre#4\nsupport B: heraut-haillons#5\nhand A: linge-bouilli",
    );
    // An Attachment that could go to both does not stand between the two.
    let view = game.view(&state, Eye::Seat(Seat::A));
    let mut both = Vec::new();
    game.moves(&state, Seat::A, &mut |m| {
        let choice = game.choice(&view, Seat::A, m);
        let touches = |id: &str| choice.touches.iter().any(|touch| touch == id);
        if touches("#2") && touches("#3") {
            both.push(choice.notation.clone());
        }
    });
    assert_eq!(both, ["attack #2 melee"]);
    let attack = choice(&game, &state, Seat::A, "attack #2 melee");
    assert_eq!(attack.touches, ["#2", "#3", "#4"]);
    assert!(!format!("{:?}", attack.label).contains("drakerion-numbered"), "{:?}", attack.label);
    play(&game, &mut state, &["A attack #2 melee"]);
    let defender = choice(&game, &state, Seat::A, "target #4");
    assert_eq!(defender.touches, ["#4", "#2"]);
    assert!(format!("{:?}", defender.label).contains("drakerion-numbered"), "{:?}", defender.label);
    let shown = scene(&game, &state, Eye::Seat(Seat::A));
    assert_eq!(number(&piece(&shown, "#4").facts, "number"), Some(4));
    assert_eq!(number(&piece(&shown, "#5").facts, "number"), None);
}

/// DN-187: what a search may take is laid out for whoever searches, and for nobody else.
#[test]
fn a_search_is_laid_out_for_whoever_searches() {
    let game = decks("rempart", "premier-feu");
    let mut state = position(
        &game,
        "partial:\ngold A: 2\nfront A: terrassier#1\nfront B: diablotin-cendre#2\nhand A: guetteur-rempart\ndeck A: linge-bouilli grand-pavois aldric",
    );
    play(&game, &mut state, &["A play guetteur-rempart", "A support", "A react 1"]);
    let own = scene(&game, &state, Eye::Seat(Seat::A));
    let sought = own.zone("sought A").expect("there are Attachments in the deck");
    assert_eq!(sought.pieces.len(), 2, "Aldric is none");
    for taken in &sought.pieces {
        let move_ = format!("pick A:{}", taken.face.code());
        assert_eq!(choice(&game, &state, Seat::A, &move_).touches, std::slice::from_ref(&taken.id));
    }
    for eye in [Eye::Seat(Seat::B), Eye::Public] {
        assert!(scene(&game, &state, eye).zone("sought A").is_none(), "{eye}");
    }
}

/// DN-85, DN-210: whoever lets a blow fall that costs the game is told so; the blow is shown before it falls.
#[test]
fn a_pass_says_what_it_costs() {
    let game = decks("rempart", "premier-feu");
    let start = "partial:\nfront A: vieux-sergent#1\nfront B: diablotin-cendre#3\nsupport B: -";
    let mut state = position(&game, start);
    assert_eq!(choice(&game, &state, Seat::A, "pass").label.key, "drakerion-pass");
    play(&game, &mut state, &["A attack #1 melee", "A target #3"]);
    assert_eq!(choice(&game, &state, Seat::B, "pass").label.key, "drakerion-pass.combat");
    let shown = scene(&game, &state, Eye::Public);
    assert!(
        fact(&piece(&shown, "#3").facts, "falls").is_some()
            && fact(&piece(&shown, "#1").facts, "falls").is_none()
    );
    play(&game, &mut state, &["B pass"]);
    assert_eq!(choice(&game, &state, Seat::A, "pass").label.key, "drakerion-pass.wins");
    // The one who has passed for good has no more to say: the first pass of the other is the last.
    let mut state = position(&game, start);
    play(&game, &mut state, &["A pass", "B pass"]);
    let mut state = position(&game, start);
    play(&game, &mut state, &["A withdraw"]);
    assert_eq!(choice(&game, &state, Seat::B, "pass").label.key, "drakerion-pass.ends");
}

/// The line over the board speaks only of what can be done.
#[test]
fn the_headline_offers_only_what_can_be_done() {
    let game = decks("rempart", "premier-feu");
    let asked = |position_of: &str, moves: &[&str], seat: Seat| {
        let mut state = position(&game, position_of);
        play(&game, &mut state, moves);
        scene(&game, &state, Eye::Seat(seat)).headline.expect("somebody is asked").key
    };
    let start = "partial:\nfront A: vieux-sergent#1\nfront B: diablotin-cendre#3\nsupport B: -";
    assert_eq!(asked(start, &[], Seat::A), "drakerion-ask.action-attack");
    let rich = format!("{start}\ngold A: 9\nhand A: terrassier");
    assert_eq!(asked(&rich, &[], Seat::A), "drakerion-ask.action");
    let spent = rich.replace("vieux-sergent#1", "vieux-sergent#1/x");
    assert_eq!(asked(&spent, &[], Seat::A), "drakerion-ask.action-play");
    let attack = ["A attack #1 melee", "A target #3"];
    assert_eq!(asked(start, &attack, Seat::B), "drakerion-ask.combat-none");
}

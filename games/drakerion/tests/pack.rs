//! Packs: what is in the box, and what is refused, with file, line and what is allowed.

mod common;

use antre_drakerion::{Drakerion, read_pack};
use antre_kernel::{Lang, Notation};
use antre_pack::Source;
use antre_stage::Boxed;
use common::{DECKS, FROZEN, build};

/// Five factions of twenty cards and eight Manoeuvres for everybody; every pair of starter decks can be played.
#[test]
fn the_default_pack() {
    let (name, text) = Drakerion::PACKS[0];
    let pack = read_pack(&Source::new(name, text)).expect("the default pack is good");
    assert_eq!((pack.id.as_str(), pack.cards.len(), pack.factions.len()), ("default", 108, 5));
    for faction in &pack.factions {
        let own = pack.cards.iter().filter(|card| card.faction.as_ref() == Some(&faction.id));
        assert_eq!(own.count(), 20, "{}", faction.id);
    }
    assert!(pack.origin.get(Lang::Fr).contains("de nous") && pack.origin.get(Lang::En).contains("our own"));
    for a in DECKS {
        for b in DECKS {
            build(text, &[&format!("deck_a={a}"), &format!("deck_b={b}")]).expect("two starter decks");
        }
    }
}

/// What a change to the pack is refused with, every key with its line, and the line of the change.
fn refused(from: &str, to: &str) -> (Vec<(&'static str, u32)>, u32) {
    assert!(FROZEN.contains(from), "{from}");
    let text = FROZEN.replacen(from, to, 1);
    let same = from.bytes().zip(to.bytes()).take_while(|(old, new)| old == new).count();
    let at = FROZEN.find(from).unwrap_or(0) + same;
    let line = 1 + FROZEN[..at].matches('\n').count() as u32;
    let Err(wrong) = build(&text, &[]) else { panic!("{to} is accepted") };
    assert!(wrong.each().all(|one| one.file.as_deref() == Some("test.toml")), "{to}");
    (wrong.each().map(|one| (one.what.key, one.line)).collect(), line)
}

/// Whether a change is refused with this key.
#[track_caller]
fn is_refused(from: &str, to: &str, key: &str) {
    let (said, _) = refused(from, to);
    assert!(said.iter().any(|(said, _)| *said == key), "{to}: {said:?}");
}

/// A word, a key, a number or a language that is not right is refused where it stands.
#[test]
fn bad_words_are_refused_with_their_line() {
    let look = "effect = [{ do = \"look\", who = \"you\", n = 2 }]";
    let cases: &[(&str, &str, &str)] = &[
        ("game = \"drakerion\"", "game = \"coeur\"", "pack-other-game"),
        ("kind = \"deploy\"\neffect", "kind = \"arrival\"\neffect", "pack-unknown-word"),
        (look, "effect = [{ do = \"peek\", who = \"you\", n = 2 }]", "pack-unknown-word"),
        (
            look,
            "effect = [{ do = \"look\", who = \"you\", n = 2, fi = { attack = \"melee\" } }]",
            "pack-unknown-key",
        ),
        (look, "effect = [{ do = \"look\", who = \"you\", n = 500 }]", "pack-number"),
        (look, "effect = [{ do = \"look\", who = \"you\", n = \"two\" }]", "pack-wrong-kind"),
        ("pay = \"under_deck\", n = 1 }]\neffect", "pay = \"bury\", n = 1 }]\neffect", "pack-unknown-word"),
        ("{ fr = \"Terrassier\", en = \"Ditch-digger\" }", "{ fr = \"Terrassier\" }", "pack-missing-key"),
        (
            "{ fr = \"Terrassier\", en = \"Ditch-digger\" }",
            "{ fr = \"\", en = \"Ditch-digger\" }",
            "pack-bad-words",
        ),
        ("id = \"terrassier\"\ntype", "id = \"Terrassier !\"\ntype", "drakerion-pack-id"),
        ("id = \"forgeronne-nuit\"", "id = \"terrassier\"", "pack-twice"),
        ("setup = [\"milice-boucliers\"", "setup = [\"milice\"", "drakerion-pack-card"),
    ];
    for (from, to, key) in cases {
        let (said, at) = refused(from, to);
        // What is wrong with a whole card is said at its first line.
        let is_near = |line: u32| {
            line == at || FROZEN.lines().nth(line as usize - 1) == Some("[[card]]") && at - line < 8
        };
        let is_said = said.iter().any(|&(said, line)| said == *key && is_near(line));
        assert!(is_said, "{to}: {said:?} instead of {key} at {at}");
    }
    is_refused("traits = [\"citadin\"]", "traits = [\"citadim\"]", "drakerion-pack-trait");
    is_refused("riposte = 0\nhp = 1\n", "riposte = 0\n", "pack-missing-key");
    is_refused("riposte = 0\nhp = 1\n", "riposte = 0\nhp = 0\n", "pack-number");
    assert!(build("not a pack", &[]).is_err());
}

/// A card that could not be played as it says is refused: the whole card with its line.
#[test]
fn impossible_cards_are_refused() {
    let heal = "effect = [{ do = \"heal\", to = \"$t\", n = 2 }]";
    let free = "kind = \"action\"\ncost = [{ pay = \"incline\", card = \"self\" }]\n\
                target = [{ id = \"$t\", filter = { type = \"character\", whose = \"you\", other = true } }]";
    let hunted = "when = { on = \"damaged\", card = \"self\" }\n\
                  effect = [{ do = \"modify\", to = \"self\", stat = \"attack\", n = 1, for = \"turn\" }]";
    let walls = "{ each = { type = \"character\", whose = \"you\", trait = [\"garde\"] } }, stat = \"riposte\", n = 1 }";
    let alone = "{ count = { type = \"character\", whose = \"you\", line = \"front\", trait = [\"garde\"], other = true }, op = \">=\", n = 1 }";
    let cases: &[(&str, &str, &str)] = &[
        (heal, "effect = [{ do = \"heal\", to = \"$u\", n = 2 }]", "drakerion-pack-no-variable"),
        (heal, "effect = [{ do = \"heal\", to = \"trigger.card\", n = 2 }]", "drakerion-pack-no-trigger"),
        // DN-18: a Banner starts with Characters, at least one.
        (
            "setup = [\"milice-boucliers\", \"hallebardier-porte\", \"porteuse-tambour\", \"terrassier\"]",
            "setup = []",
            "drakerion-pack-no-setup",
        ),
        // DN-62: the ability of all Cities.
        (
            "cost = [{ pay = \"incline\", card = \"self\" }, { pay = \"under_deck\", n = 1 }]",
            "cost = [{ pay = \"incline\", card = \"self\" }, { pay = \"gold\", n = 1 }]",
            "drakerion-pack-city",
        ),
        // DN-141: an Event has an Action or a Combat ability; DN-148: it is never Unpredictable.
        (
            "kind = \"action\"\ncost = [{ pay = \"destroy\", filter",
            "kind = \"deploy\"\ncost = [{ pay = \"destroy\", filter",
            "drakerion-pack-event",
        ),
        (
            "traits = [\"rituel\"]\ncost = 0\ntext",
            "traits = [\"rituel\"]\ncost = 0\nkeywords = [\"unpredictable\"]\ntext",
            "pack-unknown-key",
        ),
        // DN-177: what costs nothing has a limit.
        (free, &free.replace("cost = [{ pay = \"incline\", card = \"self\" }]\n", ""), "drakerion-pack-free"),
        // A loop that never ends.
        (
            hunted,
            "forced = true\nwhen = { on = \"damaged\", card = \"self\" }\neffect = [{ do = \"damage\", to = \"self\", n = 1 }]",
            "drakerion-pack-endless",
        ),
        // Hidden cards tell nothing.
        (
            alone,
            "{ count = { zone = \"hand\", whose = \"you\" }, op = \">=\", n = 1 }",
            "drakerion-pack-hidden",
        ),
        (
            alone,
            "{ count = { zone = \"deck\", whose = \"you\" }, op = \">=\", n = 1 }",
            "drakerion-pack-hidden",
        ),
        // What standing effects change, standing effects do not ask for.
        (
            walls,
            "{ each = { type = \"character\", attack = { min = 3 } } }, stat = \"attack\", n = 1 }",
            "drakerion-pack-standing",
        ),
        // Filters that nothing fits.
        (
            "cost = { max = 2, printed = true } } }]\neffect = [{ do = \"deploy\"",
            "cost = { min = 3, max = 2 } } }]\neffect = [{ do = \"deploy\"",
            "drakerion-pack-min-max",
        ),
    ];
    for (from, to, key) in cases {
        is_refused(from, to, key);
    }
}

/// Version 2 of the rules gave some words of the card language another meaning. A pack that says none of them goes on
/// as it was, and its records with it: the frozen pack, and that of the box. Others say that they do not.
#[test]
fn a_pack_is_played_by_the_rules_of_its_records_where_it_means_the_same() {
    let by = |text: &str, version: u32| common::build(text, &[]).unwrap().by_rules(version).rules_version();
    let boxed = include_str!("../pack/default.toml");
    for text in [common::FROZEN, boxed] {
        assert_eq!([by(text, 1), by(text, 2), by(text, 3), by(text, 0)], [1, 2, 2, 2]);
    }
    assert_eq!(by(common::EXAMPLES, 1), 2, "it has answers from the hand");
    for (was, is) in [
        (r#"do = "look", who = "you", n = 3"#, r#"do = "look", who = "you", n = 9"#),
        (r#"attacker = "self", mode = "ranged""#, r#"attacker = { whose = "you" }, mode = "ranged""#),
        (r#"n = -1, first_each_turn"#, r#"n = -2, first_each_turn"#),
    ] {
        assert!(boxed.contains(was), "{was}");
        let same = is.starts_with("n = ");
        assert_eq!(by(&boxed.replacen(was, is, 1), 1), if same { 1 } else { 2 }, "{is}");
    }
}

/// What is refused about a card of this type with this ability.
fn refused_with(kind: &str, ability: &str) -> Option<&'static str> {
    let values = match kind {
        "character" => "cost = 1\nattack = 1\nriposte = 1\nhp = 1\nprestige = 0",
        "city" => "default_ability = false",
        _ => "cost = 1",
    };
    let card = format!(
        "\n[[card]]\nid = \"essai\"\ntype = \"{kind}\"\nfaction = \"none\"\nname = {{ fr = \"E\", en = \"E\" }}\n\
         traits = []\ntext = {{ fr = \"…\", en = \"…\" }}\n{values}\n[[card.ability]]\n{ability}\n"
    );
    let text = format!("{}{card}", include_str!("pack/mots.toml"));
    build(&text, &[]).err().map(|wrong| wrong.what.key)
}

/// A card whose effect can never happen is refused, and says why; what looks like it and can happen is not.
#[test]
fn what_can_never_happen_is_refused() {
    let limit = "limit = { n = 1, per = \"turn\" }";
    let draw = "effect = [{ do = \"draw\", who = \"you\", n = 1 }]";
    let acts = |kind: &str, effect: &str| format!("kind = \"{kind}\"\n{limit}\neffect = [{effect}]");
    let target = |filter: &str, effect: &str| {
        format!(
            "kind = \"combat\"\n{limit}\ntarget = [{{ id = \"$t\", filter = {filter} }}]\neffect = [{effect}]"
        )
    };
    let reacts = |when: &str, rest: &str| format!("kind = \"reaction\"\nwhen = {when}\n{rest}");
    let pays = |cost: &str| format!("kind = \"action\"\ncost = [{cost}]\n{draw}");
    let cases: Vec<(&str, String, Option<&str>)> = vec![
        ("character", acts("action", r#"{ do = "damage", to = "bearer", n = 1 }"#), Some("vain-bearer")),
        ("attachment", acts("action", r#"{ do = "damage", to = "bearer", n = 1 }"#), None),
        ("character", acts("action", r#"{ do = "damage", to = "attacker", n = 1 }"#), Some("vain-combat")),
        ("character", acts("combat", r#"{ do = "damage", to = "attacker", n = 1 }"#), None),
        ("event", acts("action", r#"{ do = "cancel_attack" }"#), Some("vain-combat")),
        ("attachment", acts("action", r#"{ do = "damage", to = "self", n = 1 }"#), Some("vain-card")),
        ("city", acts("action", r#"{ do = "destroy", to = "self" }"#), Some("vain-card")),
        ("event", acts("action", r#"{ do = "incline", to = "self" }"#), Some("vain-card")),
        (
            "character",
            target(r#"{ zone = "hand", whose = "you", type = "event" }"#, r#"{ do = "deploy", card = "$t" }"#),
            Some("vain-card"),
        ),
        (
            "character",
            target(
                r#"{ zone = "hand", whose = "you", type = "character" }"#,
                r#"{ do = "attach", card = "$t", to = "self" }"#,
            ),
            Some("vain-card"),
        ),
        (
            "character",
            target(
                r#"{ zone = "hand", whose = "you", type = "attachment" }"#,
                r#"{ do = "attach", card = "$t", to = "self" }"#,
            ),
            None,
        ),
        (
            "character",
            acts("action", r#"{ do = "search", zone = "deck", filter = { type = "event" }, dest = "play" }"#),
            Some("vain-card"),
        ),
        (
            "character",
            acts("action", r#"{ do = "search", zone = "deck", filter = { whose = "opponent" }, dest = "hand" }"#),
            Some("vain-whose"),
        ),
        (
            "character",
            acts("action", r#"{ do = "discard", who = "you", n = 1, filter = { whose = "opponent" } }"#),
            Some("vain-whose"),
        ),
        (
            "character",
            acts("action", r#"{ do = "discard", who = "you", n = 1, filter = { type = "event" }, pick = "random" }"#),
            Some("random-filter"),
        ),
        (
            "character",
            acts("action", r#"{ do = "put", card = { each = { zone = "discard" } }, dest = "hand" }"#),
            Some("vain-each"),
        ),
        (
            "character",
            acts("combat", r#"{ do = "redirect", to = { each = { type = "character" } } }"#),
            Some("one-card"),
        ),
        ("character", reacts(r#"{ on = "destroyed", card = "self" }"#, draw), Some("vain-self")),
        (
            "event",
            format!("kind = \"action\"\n{draw}\n[[card.ability]]\n{}", reacts(r#"{ on = "discarded", card = "self" }"#, &format!("zone = \"discard\"\n{draw}"))),
            None,
        ),
        ("character", reacts(r#"{ on = "damaged", card = { type = "attachment" } }"#, draw), Some("vain-card")),
        (
            "character",
            reacts(r#"{ on = "turn_ended" }"#, r#"effect = [{ do = "damage", to = "trigger.card", n = 1 }]"#),
            Some("vain-trigger"),
        ),
        (
            "character",
            reacts(r#"{ on = "moved" }"#, r#"effect = [{ do = "draw", who = "you", n = { amount = true } }]"#),
            Some("vain-trigger"),
        ),
        ("character", pays(r#"{ pay = "destroy", filter = { whose = "opponent" } }"#), Some("vain-whose")),
        ("character", pays(r#"{ pay = "discard", filter = { zone = "discard" } }"#), Some("zone")),
        (
            "character",
            format!(
                "kind = \"action\"\ntarget = [{{ id = \"$t\", filter = {{}} }}]\ncost = [{{ pay = \"incline\", card = \"$t\" }}]\n{draw}"
            ),
            Some("cost-target"),
        ),
        (
            "character",
            target(r#"{ zone = "city", whose = "opponent" }"#, r#"{ do = "incline", to = "$t" }"#),
            Some("vain-beside"),
        ),
        // DN-229: what costs nothing in the end needs a limit.
        ("character", pays(r#"{ pay = "move", card = "self" }"#), Some("free")),
        (
            "character",
            "kind = \"action\"\ncost = [{ pay = \"incline\", card = \"self\" }]\neffect = [{ do = \"straighten\", to = \"self\" }]".into(),
            Some("free"),
        ),
        ("character", pays(r#"{ pay = "move", card = "self" }, { pay = "gold", n = 1 }"#), None),
        // A phoenix that must return would never let go (DN-175).
        (
            "character",
            "kind = \"destruction\"\nforced = true\neffect = [{ do = \"deploy\", card = \"self\" }]".into(),
            Some("endless"),
        ),
        ("character", "kind = \"destruction\"\neffect = [{ do = \"deploy\", card = \"self\" }]".into(), None),
    ];
    for (kind, ability, expected) in cases {
        let got = refused_with(kind, &ability).map(|key| key.trim_start_matches("drakerion-pack-"));
        assert_eq!(got, expected, "{kind}: {ability}");
    }
}

/// Whoever has made several mistakes hears of all of them, in the order of the file, each at its word and with the
/// nearest that would do.
#[test]
fn all_mistakes_are_told_at_once() {
    let text = FROZEN
        .replacen("traits = [\"citadin\"]", "traits = [\"citadim\"]", 1)
        .replacen("kind = \"deploy\"", "kind = \"deploi\"", 1)
        .replacen("riposte = 0\nhp = 1\n", "riposte = 0\nhp = 100\n", 1)
        .replacen("do = \"straighten\"", "do = \"straigthen\"", 1)
        .replacen("setup = [\"milice-boucliers\"", "setup = [\"milice-bouclier\"", 1);
    let Err(wrong) = build(&text, &[]) else { panic!("it is accepted") };
    let mut said: Vec<&str> = wrong.each().map(|wrong| wrong.what.key).collect();
    let places: Vec<(u32, u32)> = wrong.each().map(|wrong| (wrong.line, wrong.column)).collect();
    assert!(places.is_sorted() && places.iter().all(|(line, column)| *line > 1 && *column > 1), "{places:?}");
    said.sort_unstable();
    let expected = [
        "drakerion-pack-card",
        "drakerion-pack-trait",
        "pack-number",
        "pack-unknown-word-near",
        "pack-unknown-word-near",
    ];
    assert_eq!(said, expected);
    // What cannot be told from the grammar is told for every card.
    let heal = "effect = [{ do = \"heal\", to = \"$t\", n = 2 }]";
    let text = FROZEN.replace(heal, &heal.replace("$t", "$u"));
    let Err(wrong) = build(&text, &[]) else { panic!("it is accepted") };
    assert!(wrong.more.len() > 1 && wrong.each().all(|one| one.what.key == "drakerion-pack-no-variable"));
}

/// A pack of another game, and one that is nested too deeply, are called so.
#[test]
fn foreign_and_bottomless_packs_are_called_so() {
    let Err(wrong) = build("game = \"drako\"\nname = \"x\"\n", &[]) else { panic!("it is accepted") };
    assert_eq!((wrong.what.key, wrong.line, wrong.more.len()), ("pack-other-game", 1, 0));
    let deep = format!("game = \"drakerion\"\nx = {}{}", "[".repeat(500), "]".repeat(500));
    let Err(wrong) = build(&deep, &[]) else { panic!("it is accepted") };
    assert_eq!((wrong.what.key, wrong.line), ("pack-too-deep", 2));
    let filter = "{ not = ".repeat(300) + "{}" + &" }".repeat(300);
    let deep = format!("game = \"drakerion\"\n[pack]\nx = {filter}\n");
    let Err(wrong) = build(&deep, &[]) else { panic!("it is accepted") };
    assert_eq!(wrong.what.key, "pack-too-deep");
}

//! What a card says is made from its data: the texts of our cards are committed, so that a change shows in review, and
//! no word of the data can change without the text changing too.

use antre_drakerion::language::Pack;
use antre_drakerion::{prose, read_pack};
use antre_kernel::Lang;
use antre_pack::Source;
use antre_testkit::check_text;
use std::fmt::Write as _;

const DEFAULT: &str = include_str!("../pack/default.toml");
const FROZEN: &str = include_str!("pack/default.toml");
const EXAMPLES: &str = include_str!("pack/examples.toml");

fn pack(name: &str, text: &str) -> Pack {
    read_pack(&Source::new(name, text)).unwrap_or_else(|misread| panic!("{name}: {misread:?}"))
}

/// The texts of all cards, as they are committed under `tests/texts`; `cargo xtask golden` writes them anew.
#[test]
fn golden_texts_of_every_card() {
    for (name, text) in [("default", DEFAULT), ("examples", EXAMPLES)] {
        let pack = pack(name, text);
        assert!(pack.cards.len() > 90, "{name} has lost its cards");
        for lang in Lang::ALL {
            let mut told = String::new();
            for card in &pack.cards {
                let said = prose::text(&pack, card, lang);
                let _ = writeln!(told, "{}\n    {}", card.name.get(lang), said.replace('\n', "\n    "));
                for ability in &card.abilities {
                    let deed = prose::deed(&pack, card, ability, lang);
                    let passive = ability.effect.is_empty();
                    assert_eq!(deed.is_empty(), passive, "{}: {deed}", card.id);
                    assert!(!deed.ends_with('.'), "{}: {deed}", card.id);
                }
                assert!(!said.contains(['{', '}', '[', '\t']) && !said.contains("  "), "{}: {said}", card.id);
            }
            let path = format!("{}/tests/texts/{name}.{}.txt", env!("CARGO_MANIFEST_DIR"), lang.code());
            check_text(std::path::Path::new(&path), &told);
        }
    }
}

/// A card without a written text gets the one made from its data; one with a text shows that.
#[test]
fn written_texts_are_shown_and_others_made() {
    let (frozen, default) = (pack("frozen", FROZEN), pack("default", DEFAULT));
    let text = |pack: &Pack, id: &str| {
        let card = pack.cards.iter().find(|card| card.id == id).expect("the card is there");
        (card.text.get(Lang::Fr).to_owned(), prose::text(pack, card, Lang::Fr))
    };
    let (shown, made) = text(&frozen, "bas-quartier");
    assert!(shown != made && shown.replace(' ', "") == made.replace(['\n', ' '], ""), "{shown}\n{made}");
    for card in &default.cards {
        for lang in Lang::ALL {
            assert_eq!(card.text.get(lang), prose::text(&default, card, lang), "{}", card.id);
        }
    }
    let (shown, _) = text(&default, "greniers-pleins");
    assert!(shown.starts_with("La récolte"), "a card without rules shows its colour: {shown}");
}

#[test]
fn the_french_is_french() {
    let wrong = [
        "'",
        " :",
        " ;",
        " !",
        " ?",
        "  ",
        " de le ",
        " de les ",
        " à le ",
        " à les ",
        "si il",
        " que il",
        " que un",
        "de un",
        " de une",
        "le A",
        "le É",
        "ce A",
        "ce É",
        "de autant",
        " de attaque",
        " que a",
        " que e",
        " que A",
        " que E",
        " que i",
        " pas aucun",
    ];
    for text in [DEFAULT, EXAMPLES] {
        let pack = pack("pack", text);
        for card in &pack.cards {
            let said = &prose::text(&pack, card, Lang::Fr);
            for slip in wrong {
                assert!(!said.contains(slip), "{}: “{slip}” in {said}", card.id);
            }
            assert!(said.ends_with(['.', '—']), "{}: {said}", card.id);
        }
    }
}

/// A change to a card's data: what is replaced, by what.
const CHANGES: &[(&str, &str)] = &[
    ("whose = \"you\"", "whose = \"opponent\""),
    ("whose = \"opponent\"", "whose = \"you\""),
    ("who = \"you\"", "who = \"opponent\""),
    ("who = \"opponent\"", "who = \"you\""),
    ("line = \"front\"", "line = \"support\""),
    ("line = \"support\"", "line = \"front\""),
    ("stat = \"attack\"", "stat = \"riposte\""),
    ("stat = \"riposte\"", "stat = \"ranged\""),
    ("stat = \"ranged\"", "stat = \"hp\""),
    ("kind = \"action\"", "kind = \"discard_action\""),
    ("kind = \"deploy\"", "kind = \"destruction\""),
    ("kind = \"combat\"", "kind = \"action\""),
    ("kind = \"destruction\"", "kind = \"deploy\""),
    ("type = \"character\"", "type = \"attachment\""),
    ("type = \"event\"", "type = \"character\""),
    ("keyword = \"interceptor\"", "keyword = \"infiltrator\""),
    ("keyword = \"implacable\"", "keyword = \"interceptor\""),
    ("dest = \"hand\"", "dest = \"discard\""),
    ("dest = \"deck_bottom\"", "dest = \"deck_top\""),
    ("for = \"turn\"", "for = \"stay\""),
    ("per = \"combat\"", "per = \"turn\""),
    ("per = \"turn\"", "per = \"game\""),
    ("on = \"destroyed\"", "on = \"left_play\""),
    ("on = \"turn_ended\"", "on = \"attack_cancelled\""),
    ("on = \"moved\"", "on = \"inclined\""),
    ("mode = \"ranged\"", "mode = \"melee\""),
    ("do = \"damage\"", "do = \"heal\""),
    ("do = \"heal\"", "do = \"damage\""),
    ("do = \"shield\"", "do = \"damage\""),
    ("do = \"incline\"", "do = \"straighten\""),
    ("do = \"straighten\"", "do = \"move\""),
    ("do = \"move\"", "do = \"incline\""),
    ("do = \"draw\"", "do = \"look\""),
    ("do = \"mill\"", "do = \"draw\""),
    ("do = \"gold\"", "do = \"prestige\""),
    ("pay = \"incline\"", "pay = \"destroy\""),
    ("pay = \"destroy\"", "pay = \"incline\""),
    ("pay = \"discard\"", "pay = \"under_deck\""),
    ("pay = \"under_deck\"", "pay = \"discard\""),
    ("pay = \"gold\"", "pay = \"mill\""),
    ("pay = \"mill\"", "pay = \"gold\""),
    ("to = \"self\"", "to = \"attacker\""),
    ("to = \"bearer\"", "to = \"defender\""),
    ("card = \"self\"", "card = \"bearer\""),
    ("attacker = \"self\"", "defender = \"self\""),
    ("by = \"self\", ", ""),
    ("in_combat = true", "in_combat = false"),
    ("wounded = true", "wounded = false"),
    ("inclined = false", "inclined = true"),
    ("combatant = true", "combatant = false"),
    ("combatant = false", "combatant = \"attacker\""),
    ("combatant = \"attacker\"", "combatant = \"defender\""),
    ("printed = true", "printed = false"),
    ("other = true", "other = false"),
    ("forced = true", "forced = false"),
    ("first_each_turn = true", "first_each_turn = false"),
    ("line_of = \"self\", ", ""),
    ("op = \">=\"", "op = \"<\""),
    ("max = ", "min = "),
    ("subtype = \"supply\"", "subtype = \"tactic\""),
    ("manoeuvre = \"supply\"", "manoeuvre = \"tactic\""),
    ("side = \"defending\"", "side = \"attacking\""),
];

#[test]
fn no_word_of_the_data_changes_without_the_text() {
    let mut tried = 0;
    for text in [DEFAULT, EXAMPLES] {
        let mut parts = text.split("[[card]]\n");
        let head = parts.next().expect("a pack has a head");
        for card in parts {
            let Some((face, abilities)) = card.split_once("[[card.ability]]") else { continue };
            // Abilities to be granted, and decks, may follow the last card.
            let abilities = abilities.split("\n[[ability]]").next().unwrap_or(abilities);
            let told = |abilities: &str| {
                let mini = format!("{head}[[card]]\n{face}[[card.ability]]{abilities}");
                let pack = read_pack(&Source::new("mini", &mini)).ok()?;
                let card = pack.cards.first()?;
                Some(Lang::ALL.map(|lang| prose::text(&pack, card, lang)))
            };
            let truth = told(abilities).unwrap_or_else(|| panic!("a card cannot be read alone:\n{face}"));
            for changed in changes(abilities) {
                let Some(other) = told(&changed) else { continue };
                tried += 1;
                for (said, truth) in other.iter().zip(&truth) {
                    assert_ne!(said, truth, "the data changed, the text did not:\n{changed}");
                }
            }
        }
    }
    assert!(tried > 500, "only {tried} changes could be tried");
}

/// The data with one word changed, once for each place.
fn changes(data: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (old, new) in CHANGES {
        for (at, _) in data.match_indices(old) {
            all.push(format!("{}{new}{}", &data[..at], &data[at + old.len()..]));
        }
    }
    for (at, _) in data.match_indices(" = ") {
        let number = &data[at + 3..];
        let digits = number.len() - number.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        if let Ok(n) = number[..digits].parse::<i8>() {
            all.push(format!("{}{}{}", &data[..at + 3], n + 1, &number[digits..]));
        }
    }
    all
}

//! The whole language of card files as one grammar: what finds all mistakes of a file at once, and what editors are
//! told. Its words and bounds are those of the readers; a key that the two do not agree on is refused by either.

use super::ability::{ABILITY_KINDS, EVENTS, PAYMENTS, PER, PUT_DESTS, REACTION_ZONES, YOU_OR_OPPONENT};
use super::card::{MOST_CARDS, MOST_COPIES, PLAIN_KEYWORDS, SUBTYPES};
use super::filter::{HOLDINGS, KEYWORDS, NAMED, OPS, SIDES, STATS, ZONES};
use super::verb::{DESTS, DURATIONS, EFFECTS, FORBIDDEN, PICKS, PLAYERS, SEARCHED, VERBS, WAYS};
use crate::language::On;
use antre_pack::{Grammar, Key, Kind, SOME_WORDS, Shape, TextRule};

/// The id of a card, a faction, a trait.
pub(crate) const ID: &TextRule = &TextRule {
    pattern: "^[a-z0-9-]{1,40}$",
    holds: |text| {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        !text.is_empty() && text.len() <= 40 && text.chars().all(plain)
    },
    complaint: "drakerion-pack-id",
};

/// The name of a target, with its `$`.
const VARIABLE: &TextRule = &TextRule {
    pattern: "^\\$.+$",
    holds: |text| text.len() > 1 && text.starts_with('$'),
    complaint: "drakerion-pack-variable",
};

/// A card in play by what it is at the moment, or a target.
const SELECTED: &TextRule = &TextRule {
    pattern: "^(self|bearer|attacker|defender|trigger\\.card|trigger\\.by|\\$.+)$",
    holds: |text| text.starts_with('$') && text.len() > 1 || NAMED.iter().any(|(word, _)| *word == text),
    complaint: "drakerion-pack-selector",
};

static CARD: Kind = Kind { rule: ID, also: &[], free: false, unknown: "drakerion-pack-card" };
static ANY_CARD: Kind = Kind { rule: ID, also: &[], free: true, unknown: "drakerion-pack-card" };
static TRAIT: Kind = Kind { rule: ID, also: &[], free: true, unknown: "drakerion-pack-trait" };
static FACTION: Kind = Kind { rule: ID, also: &["none"], free: false, unknown: "drakerion-pack-faction" };
static ABILITY: Kind = Kind { rule: ID, also: &[], free: false, unknown: "drakerion-pack-ability" };
static DECK: Kind = Kind { rule: ID, also: &[], free: true, unknown: "drakerion-pack-id" };

fn words<T>(table: &[(&'static str, T)]) -> Shape {
    Shape::words(table)
}

fn list(of: Shape) -> Shape {
    Shape::list(of)
}

fn named(name: &'static str) -> Shape {
    Shape::Ref(name)
}

use Key as K;

/// The grammar of a card file.
pub(crate) fn pack() -> Grammar {
    let names = || named("names");
    let head = Shape::Table(vec![
        K::free("game", Shape::text()),
        K::needed("id", Shape::Text(ID)),
        K::needed("name", names()),
        K::free("origin", names()),
        K::free("deck_size", Shape::Number(1, MOST_CARDS)),
        K::free("max_copies", Shape::Number(1, MOST_COPIES)),
    ]);
    let label = |kind| {
        let keys = vec![
            K::needed("id", Shape::Declared(kind)),
            K::needed("name", names()),
            K::free("plural", names()),
        ];
        list(Shape::Table(keys))
    };
    let root = Shape::Table(vec![
        K::free("game", Shape::text()),
        K::needed("pack", head),
        K::free("faction", label(&FACTION)),
        K::free("trait", label(&TRAIT)),
        K::free("ability", list(ability(Some(K::needed("id", Shape::Declared(&ABILITY)))))),
        K::needed("card", list(card())),
        K::free("deck", list(deck(&CARD))),
    ]);
    let shapes = vec![
        ("names", some_words()),
        ("filter", filter()),
        ("selector", Shape::Either(vec![Shape::Text(SELECTED), each()])),
        (
            "which",
            Shape::Either(vec![
                Shape::Text(SELECTED),
                Shape::ByKey(vec![("each", each_keys())], Some(Box::new(named("filter")))),
            ]),
        ),
        ("condition", condition()),
        ("number", number()),
        ("cost", cost()),
        ("target", target()),
        ("step", step()),
        ("keyword", keyword()),
    ];
    Grammar { root, shapes }
}

/// Words in the languages that packs are written in.
fn some_words() -> Shape {
    Shape::Table(K::spelt(&Shape::Text(SOME_WORDS)).into())
}

fn card() -> Shape {
    let points = || Shape::Number(0, 20);
    let change = || Shape::Number(-20, 20);
    let keywords = || K::free("keywords", list(named("keyword")));
    let cost = || K::needed("cost", points());
    let cases = vec![
        ("banner", vec![K::needed("initiative", points()), K::needed("setup", list(Shape::Name(&CARD)))]),
        ("city", vec![K::free("default_ability", Shape::Truth)]),
        (
            "manoeuvre",
            vec![
                K::needed("subtype", words(SUBTYPES)),
                K::needed("gold", points()),
                K::needed("draw", Shape::Number(0, 8)),
            ],
        ),
        (
            "character",
            vec![
                cost(),
                K::needed("attack", points()),
                K::free("ranged", points()),
                K::needed("riposte", points()),
                K::needed("hp", Shape::Number(1, 40)),
                K::needed("prestige", points()),
                K::free("subtitle", named("names")),
                keywords(),
            ],
        ),
        (
            "attachment",
            vec![
                cost(),
                K::free("attack", change()),
                K::free("ranged", change()),
                K::free("riposte", change()),
                K::free("hp", change()),
                K::free("prestige", change()),
                keywords(),
            ],
        ),
        ("event", vec![cost()]),
    ];
    let common = vec![
        K::needed("id", Shape::Declared(&CARD)),
        K::needed("type", Shape::Any),
        K::needed("faction", Shape::Name(&FACTION)),
        K::needed("name", named("names")),
        K::free("name_id", Shape::Text(ID)),
        K::needed("traits", list(Shape::Name(&TRAIT))),
        K::free("text", named("names")),
        K::free("flavour", named("names")),
        K::free("ability", list(ability(None))),
    ];
    Shape::Choice { by: "type", common, cases }
}

fn keyword() -> Shape {
    let except = Shape::Table(vec![K::needed("except", list(Shape::Name(&TRAIT)))]);
    Shape::Either(vec![words(PLAIN_KEYWORDS), Shape::Table(vec![K::needed("no_attachment", except)])])
}

/// The grammar of a deck file, whose cards are those of some pack.
pub(crate) fn deck_file() -> Grammar {
    let root = vec![K::free("game", Shape::text()), K::needed("deck", deck(&ANY_CARD))];
    Grammar { root: Shape::Table(root), shapes: vec![("names", some_words())] }
}

fn deck(card: &'static Kind) -> Shape {
    let copies = Shape::Number(1, MOST_COPIES);
    Shape::Table(vec![
        K::needed("id", Shape::Declared(&DECK)),
        K::free("name", named("names")),
        K::needed("banner", Shape::Name(card)),
        K::needed("city", Shape::Name(card)),
        K::needed("manoeuvres", list(Shape::Name(card))),
        K::needed("cards", Shape::Map(card, Box::new(copies))),
    ])
}

/// An ability; of the pack with an id of its own.
fn ability(id: Option<Key>) -> Shape {
    let does = || {
        let limit = vec![K::needed("n", Shape::Number(1, 15)), K::needed("per", words(PER))];
        vec![
            K::free("limit", Shape::Table(limit)),
            K::free("cost", list(named("cost"))),
            K::free("target", list(named("target"))),
            K::needed("effect", list(named("step"))),
        ]
    };
    let answers = || does().into_iter().chain([K::free("forced", Shape::Truth)]).collect::<Vec<_>>();
    let case = |word: &'static str| {
        let keys = match word {
            "passive" => vec![K::needed("static", list(standing()))],
            "deploy" | "destruction" => answers(),
            "reaction" => {
                let own = [K::needed("when", trigger()), K::free("zone", words(REACTION_ZONES))];
                answers().into_iter().chain(own).collect()
            }
            _ => does(),
        };
        (word, keys)
    };
    let common = [K::needed("kind", Shape::Any), K::free("if", named("condition"))];
    Shape::Choice {
        by: "kind",
        common: common.into_iter().chain(id).collect(),
        cases: ABILITY_KINDS.iter().map(|(word, _)| case(word)).collect(),
    }
}

fn trigger() -> Shape {
    let which = |key| K::free(key, named("which"));
    let modes = || K::free("mode", Shape::Words(vec!["melee", "ranged"]));
    let whose = || K::free("whose", words(super::filter::WHOSE));
    let case = |(word, on): &(&'static str, On)| {
        let keys = match on {
            On::Damaged => vec![
                which("card"),
                which("by"),
                K::free("in_combat", Shape::Truth),
                K::free("min", Shape::Number(1, 99)),
            ],
            On::Destroyed => vec![which("card"), which("by"), K::free("in_combat", Shape::Truth)],
            On::Attached => vec![which("card"), which("bearer")],
            On::Discarded => vec![which("card"), K::free("from", words(super::filter::FROM))],
            On::Deployed
            | On::LeftPlay
            | On::Healed
            | On::Moved
            | On::Inclined
            | On::Straightened
            | On::Played => {
                vec![which("card")]
            }
            On::AttackDeclared | On::CombatEnded => vec![which("attacker"), which("defender"), modes()],
            On::AttackRedirected => vec![which("defender")],
            On::Drawn => vec![whose(), K::free("by", Shape::Words(vec!["manoeuvre"]))],
            On::Revealed => vec![whose(), K::free("subtype", words(SUBTYPES))],
            On::GoldGained | On::PrestigeGained | On::PassedDefinitively => vec![whose()],
            On::AttackCancelled | On::TurnEnded => Vec::new(),
        };
        (*word, keys)
    };
    let cases = EVENTS.iter().map(case).collect();
    Shape::Choice { by: "on", common: vec![K::needed("on", Shape::Any)], cases }
}

fn each_keys() -> Vec<Key> {
    vec![K::needed("each", named("filter"))]
}

fn each() -> Shape {
    Shape::Table(each_keys())
}

fn filter() -> Shape {
    let truth = |key| K::free(key, Shape::Truth);
    let bound = || Shape::Number(-20, 99);
    let band = || {
        Shape::Table(vec![K::free("min", bound()), K::free("max", bound()), K::free("printed", Shape::Truth)])
    };
    let combatant = Shape::Either(vec![Shape::Truth, Shape::Words(vec!["attacker", "defender"])]);
    let mut keys = vec![
        K::free("zone", words(ZONES)),
        K::free("type", words(super::card::CARD_TYPES)),
        K::free("subtype", words(SUBTYPES)),
        K::free("faction", Shape::Name(&FACTION)),
        K::free("whose", words(super::filter::WHOSE)),
        K::free("line", Shape::Words(vec!["front", "support"])),
        K::free("line_of", named("selector")),
        K::free("trait", list(Shape::Name(&TRAIT))),
        truth("named"),
        K::free("name", Shape::Text(ID)),
        K::free("keyword", words(KEYWORDS)),
        truth("wounded"),
        truth("inclined"),
        K::free("combatant", combatant),
        K::free("attached_to", named("selector")),
        truth("other"),
        K::free("side", words(SIDES)),
        K::free("among", Shape::Text(VARIABLE)),
        K::free("not", named("filter")),
    ];
    keys.extend(STATS.iter().map(|(word, _)| K::free(word, band())));
    Shape::Table(keys)
}

fn number() -> Shape {
    let change = || Shape::Number(-20, 20);
    let counted = vec![
        K::needed("count", named("filter")),
        K::free("times", change()),
        K::free("plus", change()),
        K::free("max", Shape::Number(0, 20)),
    ];
    let stat = vec![
        K::needed("stat", words(STATS)),
        K::needed("of", named("selector")),
        K::free("printed", Shape::Truth),
    ];
    let amount = vec![K::needed("amount", Shape::Yes)];
    Shape::Either(vec![
        change(),
        Shape::ByKey(vec![("count", counted), ("stat", stat), ("amount", amount)], None),
    ])
}

fn condition() -> Shape {
    let compared = || [K::needed("op", words(OPS)), K::needed("n", Shape::Number(0, 99))];
    let whose = || K::needed("whose", words(YOU_OR_OPPONENT));
    let all = || list(named("condition"));
    let with = |keys: Vec<Key>, more: [Key; 2]| keys.into_iter().chain(more).collect::<Vec<_>>();
    Shape::ByKey(
        vec![
            ("count", with(vec![K::needed("count", named("filter"))], compared())),
            ("is", vec![K::needed("is", named("selector")), K::needed("filter", named("filter"))]),
            ("has", with(vec![K::needed("has", words(HOLDINGS)), whose()], compared())),
            ("attack", vec![K::needed("attack", Shape::Words(vec!["melee", "ranged"]))]),
            ("in_combat", vec![K::needed("in_combat", Shape::Yes), K::free("side", words(SIDES))]),
            ("passed_definitively", vec![K::needed("passed_definitively", words(YOU_OR_OPPONENT))]),
            ("manoeuvre", vec![K::needed("manoeuvre", words(SUBTYPES)), whose()]),
            ("happened", {
                let happened = K::needed("happened", Shape::Words(vec!["discarded"]));
                with(vec![happened, whose(), K::free("from", words(super::filter::FROM))], compared())
            }),
            ("all", vec![K::needed("all", all())]),
            ("any", vec![K::needed("any", all())]),
            ("not", vec![K::needed("not", named("condition"))]),
        ],
        None,
    )
}

fn cost() -> Shape {
    let few = || Shape::Number(1, 8);
    let card = || K::needed("card", named("selector"));
    let chosen =
        || vec![K::free("card", named("selector")), K::free("filter", named("filter")), K::free("n", few())];
    let case = |word: &'static str| {
        let keys = match word {
            "gold" => vec![K::needed("n", Shape::Number(1, 20))],
            "incline" | "destroy" => chosen(),
            "discard" | "under_deck" => vec![K::free("n", few()), K::free("filter", named("filter"))],
            "mill" => vec![K::needed("n", few()), K::free("store", Shape::Text(VARIABLE))],
            "damage" => vec![card(), K::needed("n", Shape::Number(1, 20))],
            "put" => vec![card(), K::needed("dest", words(PUT_DESTS))],
            _ => vec![card()],
        };
        (word, keys)
    };
    let cases = PAYMENTS.iter().map(|(word, _)| case(word)).collect();
    Shape::Choice { by: "pay", common: vec![K::needed("pay", Shape::Any)], cases }
}

fn target() -> Shape {
    Shape::Table(vec![
        K::needed("id", Shape::Text(VARIABLE)),
        K::needed("filter", named("filter")),
        K::free("n", Shape::Number(1, 4)),
        K::free("min", Shape::Number(0, 4)),
        K::free("max", Shape::Number(1, 4)),
        K::free("chooser", words(YOU_OR_OPPONENT)),
    ])
}

fn given() -> [Key; 2] {
    [K::free("keyword", named("keyword")), K::free("ability", Shape::Name(&ABILITY))]
}

fn lost() -> [Key; 4] {
    [
        K::free("keyword", words(KEYWORDS)),
        K::free("kind", words(ABILITY_KINDS)),
        K::free("all", Shape::Yes),
        K::free("printed", Shape::Yes),
    ]
}

fn step() -> Shape {
    let to = || K::needed("to", named("selector"));
    let card = || K::needed("card", named("selector"));
    let who = || K::needed("who", words(PLAYERS));
    let n = || K::needed("n", named("number"));
    let until = || K::free("for", words(DURATIONS));
    let few = || K::free("n", Shape::Number(1, 4));
    let filter = || K::free("filter", named("filter"));
    let steps = || list(named("step"));
    let costs = || list(named("cost"));
    let case = |word: &'static str| {
        let keys = match word {
            "damage" | "heal" | "shield" => vec![to(), n()],
            "modify" => vec![to(), K::needed("stat", words(&STATS[..5])), n(), until()],
            "grant" => [to(), until()].into_iter().chain(given()).collect(),
            "lose" => [to(), until()].into_iter().chain(lost()).collect(),
            "attack" => vec![
                K::needed("who", named("selector")),
                K::needed("against", named("selector")),
                K::free("mode", words(WAYS)),
            ],
            "discard" => vec![who(), n(), filter(), K::free("pick", words(PICKS))],
            "mill" => vec![who(), n(), K::free("store", Shape::Text(VARIABLE))],
            "draw" | "gold" | "prestige" | "look" => vec![who(), n()],
            "search" => {
                vec![K::needed("zone", words(SEARCHED)), filter(), few(), K::needed("dest", words(DESTS))]
            }
            "put" => vec![card(), K::needed("dest", words(PUT_DESTS))],
            "deploy" => vec![card(), K::free("side", words(YOU_OR_OPPONENT))],
            "attach" => vec![card(), to()],
            "choose" => {
                let option = vec![K::free("target", list(named("target"))), K::needed("effect", steps())];
                vec![K::needed("options", list(Shape::Table(option))), few()]
            }
            "cost" => vec![
                K::needed("filter", named("filter")),
                K::needed("n", Shape::Number(-20, 20)),
                K::free("next", Shape::Number(1, 15)),
                until(),
            ],
            "unless" => vec![
                K::needed("who", words(YOU_OR_OPPONENT)),
                K::needed("cost", costs()),
                K::needed("effect", steps()),
            ],
            "may" => vec![K::free("cost", costs()), K::needed("effect", steps())],
            "cancel_attack" => Vec::new(),
            _ => vec![to()],
        };
        (word, keys)
    };
    let cases = VERBS.iter().map(|(word, _)| case(word)).collect();
    let common = vec![K::needed("do", Shape::Any), K::free("if", named("condition"))];
    Shape::Choice { by: "do", common, cases }
}

fn standing() -> Shape {
    let to = || K::needed("to", named("selector"));
    let case = |word: &'static str| {
        let keys = match word {
            "modify" => vec![to(), K::needed("stat", words(&STATS[..5])), K::needed("n", named("number"))],
            "grant" => [to()].into_iter().chain(given()).collect(),
            "lose" => [to()].into_iter().chain(lost()).collect(),
            "forbid" => vec![to(), K::needed("what", words(FORBIDDEN))],
            "cost" => vec![
                K::needed("filter", named("filter")),
                K::needed("n", Shape::Number(-20, 20)),
                K::free("first_each_turn", Shape::Truth),
            ],
            _ => vec![
                K::needed("whose", words(PLAYERS)),
                K::free("gold", Shape::Number(-20, 20)),
                K::free("draw", Shape::Number(-8, 8)),
            ],
        };
        (word, keys)
    };
    let cases = EFFECTS.iter().map(|(word, _)| case(word)).collect();
    let common = vec![K::needed("op", Shape::Any), K::free("if", named("condition"))];
    Shape::Choice { by: "op", common, cases }
}

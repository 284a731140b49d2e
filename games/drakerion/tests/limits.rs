//! Bounds that take too many moves for a scenario.

#![allow(clippy::expect_used, reason = "a test that cannot be set up fails")]

use antre_drakerion::{Drakerion, Event, Limit, Move, Slot, State};
use antre_kernel::{Field, Next, Notation, Rules, Seat};
use antre_stage::{Boxed, PackText};

const EXAMPLES: &str = include_str!("pack/examples.toml");

fn game(text: &str, deck: &str) -> Drakerion {
    let options = [("deck_a", deck), ("deck_b", "ronce")].map(|(key, value)| (key.into(), value.into()));
    Drakerion::build(&PackText { name: "examples", text }, None, &options).expect("the examples pack is good")
}

fn position(game: &Drakerion, fields: &[(&str, &str)]) -> State {
    let fields: Vec<Field> = fields.iter().map(|(key, value)| Field::new(*key, *value)).collect();
    game.read_position(&fields).expect("a position")
}

/// Plays a move of A and says what there was no room for.
fn play(game: &Drakerion, state: &mut State, text: &str) -> Vec<Limit> {
    let m = game.read_move(text).expect("a move");
    game.check(state, Seat::A, m).unwrap_or_else(|clause| panic!("{text}: {clause:?}"));
    let mut told = Vec::new();
    game.apply(state, Seat::A, m, &mut told);
    let full = |event: &Event| if let Event::Full(limit) = event { Some(*limit) } else { None };
    told.iter().filter_map(full).collect()
}

/// DN-175: an ability that answers itself is offered a hundred times in one action, then no more.
#[test]
fn a_chain_of_reactions_ends_after_a_hundred() {
    let game = game(EXAMPLES, "temoins");
    let fields = [
        ("partial", ""),
        ("gold A", "1"),
        ("front A", "puits-sans-fond#1 temoin-arrivees#2"),
        ("front B", "v-2-2-5#3"),
        ("hand A", "salamandre-poche"),
    ];
    let mut state = position(&game, &fields);
    play(&game, &mut state, "play salamandre-poche");
    play(&game, &mut state, "front");
    let mut uses = 0;
    while game.next(&state) == Next::seat(Seat::A) && game.check(&state, Seat::A, Move::React(0)).is_ok() {
        play(&game, &mut state, "react 1");
        uses += 1;
    }
    assert_eq!((uses, state.side(Seat::A).gold), (100, 100));
    assert_eq!(game.next(&state), Next::seat(Seat::B), "the game goes on");
}

/// Sixty-four changes at once: the next one comes to nothing and the log says so, and an ability with a limit cannot be
/// used while its use could not be noted.
#[test]
fn what_lasts_has_an_end() {
    let game = game(EXAMPLES, "cinabre");
    let mut changes = Vec::new();
    for slot in 1..=5 {
        for stat in ["attack", "ranged", "riposte", "hp", "prestige"] {
            changes.extend(["combat", "turn", "stay"].map(|until| format!("#{slot}:{stat}+1:{until}")));
        }
    }
    let front = "arbaletriere-herse#1 v-3-2-5#2 v-2-2-5#3 v-5-5-4#4 v-1-2-4#5 v-3-1-5#7";
    let with = |count: usize| {
        let changes = changes[..count].join(" ");
        position(
            &game,
            &[
                ("partial", ""),
                ("gold A", "3"),
                ("front A", front),
                ("front B", "v-2-2-5#6"),
                ("hand A", "elan"),
                ("changes", &changes),
            ],
        )
    };
    for (count, full) in [(63, vec![]), (64, vec![Limit::Changes])] {
        let mut state = with(count);
        assert_eq!(play(&game, &mut state, "play elan"), []);
        assert_eq!(play(&game, &mut state, "target #7"), full, "after {count} changes");
        assert_eq!(state.slot(Slot::new(6)).shield, 1, "the rest of the effect is had");
    }
    for (count, usable) in [(63, true), (64, false)] {
        let mut state = with(count);
        for text in ["attack #1 melee", "target #6"] {
            play(&game, &mut state, text);
        }
        game.apply(&mut state, Seat::B, Move::Pass, &mut ());
        let used = game.read_move("use #1 2").expect("a move");
        assert_eq!(game.check(&state, Seat::A, used).is_ok(), usable, "after {count} changes");
    }
    let sixty_five = changes[..65].join(" ");
    let fields = [("partial", ""), ("front A", front), ("front B", "v-2-2-5#6"), ("changes", &sixty_five)];
    let fields = fields.map(|(key, value)| Field::new(key, value));
    assert!(game.read_position(&fields).is_err(), "a position with more is refused");
}

/// Forty-eight abilities wait at once: further ones are not offered, and the log says so.
#[test]
fn those_who_wait_have_an_end() {
    let game = game(EXAMPLES, "temoins");
    for (witnesses, full) in [(48, vec![]), (49, vec![Limit::Waiting])] {
        let front: Vec<String> = (1..=witnesses).map(|slot| format!("temoin-arrivees#{slot}")).collect();
        let front = front.join(" ");
        let fields = [
            ("partial", ""),
            ("gold A", "1"),
            ("front A", front.as_str()),
            ("front B", "v-2-2-5#100"),
            ("hand A", "salamandre-poche"),
        ];
        let mut state = position(&game, &fields);
        play(&game, &mut state, "play salamandre-poche");
        assert_eq!(play(&game, &mut state, "front"), full, "{witnesses} witnesses");
        let mut uses = 0;
        while game.check(&state, Seat::A, Move::React(0)).is_ok() {
            play(&game, &mut state, "react 1");
            uses += 1;
        }
        assert_eq!(uses, 48);
    }
}

/// Four attacks are ordered at once: a fifth is not held, and the log says so.
#[test]
fn orders_have_an_end() {
    let order = r#"{ do = "attack", who = "$t", against = "$u", mode = "melee" }"#;
    let plain = r#"effect = [{ do = "modify", to = "$t", stat = "attack", n = 2, for = "combat" }, { do = "shield", to = "$t", n = 1 }]"#;
    let target = r#"target = [{ id = "$t", filter = { type = "character", whose = "you" } }]"#;
    let at = EXAMPLES.find(plain).expect("the Event");
    let start = EXAMPLES[..at].rfind(target).expect("its target");
    for (orders, full) in [(4, vec![]), (5, vec![Limit::Ordered])] {
        let text = format!(
            "{}{}\neffect = [{}]{}",
            &EXAMPLES[..start],
            r#"target = [{ id = "$t", filter = { type = "character", whose = "you" } }, { id = "$u", filter = { type = "character", whose = "opponent" } }]"#,
            vec![order; orders].join(", "),
            &EXAMPLES[at + plain.len()..]
        );
        let game = game(&text, "cinabre");
        let fields = [
            ("partial", ""),
            ("front A", "v-3-2-5#1 v-2-2-5#2"),
            ("front B", "v-5-5-4#3 v-1-2-4#4"),
            ("hand A", "elan"),
        ];
        let mut state = position(&game, &fields);
        play(&game, &mut state, "play elan");
        play(&game, &mut state, "target #1");
        assert_eq!(play(&game, &mut state, "target #3"), full, "{orders} orders");
    }
}

/// What is refused about a pack, by the key of the sentence.
fn refused(text: &str) -> Option<&'static str> {
    Drakerion::build(&PackText { name: "large", text }, None, &[]).err().map(|wrong| wrong.what.key)
}

/// A pack whose steps have no number any more would play other steps, or the same ones for ever.
#[test]
fn a_pack_too_large_for_its_numbers_is_refused() {
    let event = |id: usize, steps: usize| {
        let effect = vec![r#"{ do = "draw", who = "you", n = 1 }"#; steps].join(", ");
        format!(
            "\n[[card]]\nid = \"large-{id}\"\ntype = \"event\"\nfaction = \"none\"\ntraits = []\ncost = 1\n\
             name = {{ fr = \"Grand {id}\", en = \"Large {id}\" }}\ntext = {{ fr = \"…\", en = \"…\" }}\n\
             [[card.ability]]\nkind = \"action\"\neffect = [{effect}]\n"
        )
    };
    let with = |more: &dyn Fn(usize) -> String, n: usize| {
        let mut text = EXAMPLES.to_owned();
        (0..n).for_each(|index| text += &more(index));
        text
    };
    let too_large = Some("drakerion-pack-too-large");
    assert_eq!(refused(&with(&|id| event(id, 800), 20)), None);
    assert_eq!(refused(&with(&|id| event(id, 3_300), 20)), too_large);
    let faction =
        |id| format!("\n[[faction]]\nid = \"f{id}\"\nname = {{ fr = \"F{id}\", en = \"F{id}\" }}\n");
    assert_eq!(refused(&with(&faction, 200)), None);
    assert_eq!(refused(&with(&faction, 255)), too_large);
    let ability = |id| {
        let what = "kind = \"action\"\nlimit = { n = 1, per = \"turn\" }\neffect = [{ do = \"draw\", who = \"you\", n = 1 }]";
        format!("\n[[ability]]\nid = \"a{id}\"\n{what}\n")
    };
    assert_eq!(refused(&with(&ability, 60)), None);
    assert_eq!(refused(&with(&ability, 65)), too_large);
}

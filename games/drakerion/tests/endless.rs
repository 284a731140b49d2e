//! Cards written to keep a turn going for ever, alone or together: every turn ends all the same (DN-175, DN-237).

#![allow(clippy::expect_used, reason = "a test that cannot be set up fails")]

mod common;

use antre_drakerion::{Drakerion, Event, Limit, Move, State};
use antre_kernel::{Dice, Next, Rng, Rules, Seat};
use antre_testkit::{Law, Laws};
use common::{DECKS, build, decks};
use std::sync::Arc;

/// A character, or an Event, that costs nothing and has these abilities.
fn card(id: &str, kind: &str, abilities: &[&str]) -> String {
    let values = match kind {
        "character" => "attack = 0\nriposte = 0\nhp = 9\nprestige = 0\n",
        _ => "",
    };
    let abilities: String =
        abilities.iter().map(|ability| format!("[[card.ability]]\n{ability}\n")).collect();
    format!(
        "[[card]]\nid = \"{id}\"\ntype = \"{kind}\"\nfaction = \"none\"\nname = {{ fr = \"{id}\", en = \"{id}\" }}\n\
         traits = []\ncost = 0\n{values}{abilities}\n"
    )
}

/// A pack with these cards and abilities to grant, five copies of each card in one deck for both.
fn pack(cards: &[String], granted: &[&str]) -> String {
    let head =
        "game = \"drakerion\"\n[pack]\nid = \"sans-fin\"\nname = { fr = \"Sans fin\", en = \"Endless\" }\n";
    let beside = |kind: &str, id: &str, rest: &str| {
        format!(
            "[[card]]\nid = \"{id}\"\ntype = \"{kind}\"\nfaction = \"none\"\nname = {{ fr = \"{id}\", en = \"{id}\" }}\n\
             traits = []\n{rest}\n"
        )
    };
    let ids: Vec<String> = cards
        .iter()
        .filter_map(|card| card.split('"').nth(1).map(str::to_owned))
        .chain(["garde".to_owned()])
        .collect();
    let mut text = format!("{head}deck_size = {}\nmax_copies = 5\n", 5 * ids.len());
    text += &beside("banner", "banniere", "initiative = 1\nsetup = [\"garde\", \"garde\"]");
    text += &beside("city", "cite", "default_ability = false");
    let plans: Vec<String> = (1..=8).map(|n| format!("plan-{n}")).collect();
    for plan in &plans {
        text += &beside("manoeuvre", plan, "subtype = \"supply\"\ngold = 2\ndraw = 2");
    }
    text += &card("garde", "character", &[]);
    text += &cards.concat();
    for ability in granted {
        text += &format!("[[ability]]\n{ability}\n");
    }
    let copies: Vec<String> = ids.iter().map(|id| format!("{id} = 5")).collect();
    let plans: Vec<String> = plans.iter().map(|plan| format!("\"{plan}\"")).collect();
    text += &format!(
        "[[deck]]\nid = \"tous\"\nbanner = \"banniere\"\ncity = \"cite\"\nmanoeuvres = [{}]\ncards = {{ {} }}\n",
        plans.join(", "),
        copies.join(", ")
    );
    text
}

/// What somebody might think of, each with its name.
fn adversaries() -> Vec<(&'static str, String)> {
    let own = r#"{ type = "character", whose = "you" }"#;
    let free_gold = format!(
        "kind = \"action\"\ncost = [{{ pay = \"gold\", n = 1 }}]\neffect = [{{ do = \"gold\", who = \"you\", n = {{ count = {own} }} }}]"
    );
    let untap = "kind = \"action\"\ncost = [{ pay = \"incline\", card = \"self\" }]\n\
         effect = [{ do = \"straighten\", to = { each = { type = \"character\", other = true } } }]";
    let again = "kind = \"reaction\"\nwhen = { on = \"combat_ended\", attacker = \"self\" }\n\
         target = [{ id = \"$t\", filter = { type = \"character\", whose = \"opponent\" } }]\n\
         effect = [{ do = \"straighten\", to = \"self\" }, { do = \"attack\", who = \"self\", against = \"$t\", mode = \"melee\" }]";
    let up = "kind = \"reaction\"\nwhen = { on = \"inclined\" }\neffect = [{ do = \"straighten\", to = \"trigger.card\" }]";
    let down = "kind = \"reaction\"\nwhen = { on = \"straightened\" }\neffect = [{ do = \"incline\", to = \"trigger.card\" }]";
    let flicker = "kind = \"action\"\ncost = [{ pay = \"put\", card = \"self\", dest = \"hand\" }]\n\
         effect = [{ do = \"deploy\", card = \"self\" }]";
    let home = "kind = \"action\"\ncost = [{ pay = \"put\", card = \"self\", dest = \"hand\" }]\neffect = [{ do = \"heal\", to = { each = {} }, n = 1 }]";
    let back = "kind = \"action\"\neffect = [{ do = \"put\", card = \"self\", dest = \"hand\" }]";
    let fetch = "kind = \"action\"\ntarget = [{ id = \"$e\", filter = { zone = \"discard\", type = \"event\", whose = \"you\", other = true } }]\n\
         effect = [{ do = \"put\", card = \"$e\", dest = \"hand\" }]";
    let cycle = "kind = \"action\"\ncost = [{ pay = \"under_deck\", n = 1 }]\neffect = [{ do = \"draw\", who = \"you\", n = 1 }]";
    let bleed = "kind = \"combat\"\ncost = [{ pay = \"damage\", card = \"self\", n = 1 }]\n\
         effect = [{ do = \"heal\", to = { each = { type = \"character\" } }, n = 1 }]";
    let phoenix = "kind = \"discard_action\"\ncost = [{ pay = \"gold\", n = 1 }]\neffect = [{ do = \"deploy\", card = \"self\" }]";
    let fall = "kind = \"action\"\ncost = [{ pay = \"destroy\", card = \"self\" }]\neffect = [{ do = \"gold\", who = \"you\", n = 2 }]";
    let teach = "kind = \"action\"\ncost = [{ pay = \"incline\", card = \"self\" }]\n\
         effect = [{ do = \"grant\", to = { each = { type = \"character\", other = true } }, ability = \"elan\", for = \"turn\" }]";
    let elan = "id = \"elan\"\nkind = \"action\"\ncost = [{ pay = \"gold\", n = 1 }]\neffect = [{ do = \"straighten\", to = { each = { type = \"character\" } } }, { do = \"gold\", who = \"both\", n = 1 }]";
    let at_the_end = "kind = \"reaction\"\nwhen = { on = \"turn_ended\" }\n\
         target = [{ id = \"$t\", filter = { type = \"character\", whose = \"opponent\" } }]\n\
         effect = [{ do = \"straighten\", to = \"self\" }, { do = \"attack\", who = \"self\", against = \"$t\", mode = \"melee\" }]";
    let one = |id: &str, ability: &str| card(id, "character", &[ability]);
    vec![
        ("gold makes gold", pack(&[one("banquier", &free_gold)], &[])),
        ("two ready each other", pack(&[one("un", untap), one("deux", untap)], &[])),
        ("combats without end", pack(&[one("berserk", again)], &[])),
        ("answers to answers", pack(&[one("haut", up), one("bas", down)], &[])),
        ("flicker", pack(&[one("fantome", flicker), one("rentre", home)], &[])),
        ("an Event comes back", pack(&[card("echo", "event", &[back])], &[])),
        ("Events fetch each other", pack(&[card("rappel", "event", &[fetch])], &[])),
        ("a deck goes round", pack(&[one("moulin", cycle)], &[])),
        ("blood for blood", pack(&[one("saigneur", bleed)], &[])),
        ("a phoenix for its own gold", pack(&[card("phenix", "character", &[phoenix, fall])], &[])),
        ("granted abilities", pack(&[one("maitre", teach)], &[elan])),
        ("attacks after the end", pack(&[card("tardif", "character", &[at_the_end, again])], &[])),
        (
            "all together",
            pack(
                &[
                    one("banquier", &free_gold),
                    one("un", untap),
                    one("berserk", again),
                    one("haut", up),
                    one("rentre", home),
                    card("rappel", "event", &[fetch]),
                    one("moulin", cycle),
                    card("phenix", "character", &[phoenix, fall]),
                    one("maitre", teach),
                ],
                &[elan],
            ),
        ),
    ]
}

fn game(name: &str, text: &str) -> Drakerion {
    build(text, &["max_turns=15"]).unwrap_or_else(|wrong| panic!("{name}: {wrong:?}\n{text}"))
}

/// Plays a turn with players who never pass as long as they can do anything else; how long it took, and whether they
/// were stopped.
fn stubborn_turn(game: &Drakerion, state: &mut State, rng: &mut Rng, most: u32) -> (u32, bool) {
    let turn = state.turn;
    let mut stopped = false;
    let mut moves = Vec::new();
    let mut told = Vec::new();
    for ply in 0..most {
        match game.next(state) {
            Next::Over => return (ply, stopped),
            Next::Chance => {
                let roll = game.roll(state, rng);
                game.settle(state, &roll, &mut told);
            }
            Next::Seats(seats) => {
                let seat = seats.iter().next().unwrap_or(Seat::A);
                moves.clear();
                game.moves(state, seat, &mut |m| moves.push(m));
                let gives_up =
                    |m: &Move| matches!(m, Move::Pass | Move::Withdraw | Move::Decline | Move::Done);
                if !moves.iter().all(gives_up) {
                    moves.retain(|m| !gives_up(m));
                } else {
                    moves.retain(|m| *m != Move::Withdraw);
                }
                game.apply(state, seat, moves[rng.below(moves.len())], &mut told);
            }
        }
        stopped |= told.drain(..).any(|event| event == Event::Full(Limit::Returns));
        if state.turn != turn {
            return (ply, stopped);
        }
    }
    (most, stopped)
}

/// DN-237: whatever players do who never pass, a turn is over some time.
#[test]
fn no_turn_lasts_for_ever() {
    let mut bitten = 0;
    for (name, text) in adversaries() {
        let game = game(name, &text);
        assert!(game.counts_returns(), "{name}: the cards are taken for harmless");
        let mut rng = Rng::new(7);
        let mut state = game.start();
        let most = 60_000;
        let mut ever_stopped = false;
        for _ in 0..4 {
            let (plies, stopped) = stubborn_turn(&game, &mut state, &mut rng, most);
            assert!(plies < most, "{name}: turn {} goes on after {plies} plies", state.turn);
            ever_stopped |= stopped;
        }
        bitten += u32::from(ever_stopped);
    }
    assert!(bitten >= 8, "only {bitten} of these packs needed the end of DN-237");
}

/// The laws hold for these packs too, the law of the end first of all.
#[test]
fn slow_endless_cards_obey_the_laws() {
    for (name, text) in adversaries() {
        let laws =
            Laws::new(Arc::new(game(name, &text))).games(1).bound(40_000).seed(3).census(Drakerion::census);
        let laws = laws.only(&[Law::Moves, Law::Actors, Law::End, Law::Census, Law::Positions, Law::Uniform]);
        laws.run().unwrap_or_else(|broken| panic!("{name}: {broken}"));
    }
}

/// The starter decks come to an end by themselves, so that nothing is counted and their games are written as they always
/// were. The Graves take so much back from their discard pile that this is not told from the cards alone.
#[test]
fn starter_decks_come_to_an_end_by_themselves() {
    for a in DECKS {
        for b in DECKS {
            let graves = a == "tombes" || b == "tombes";
            assert_eq!(decks(a, b).counts_returns(), graves, "{a} and {b}");
        }
    }
}

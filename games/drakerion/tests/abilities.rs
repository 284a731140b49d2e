//! Every ability of every card of the pack is played, and what it says happens.
//!
//! The expectations come from the data: an ability that draws must be seen to draw, one that costs a discard must be
//! seen to discard. Passives are silenced on a copy of the position: if nothing looks different then, they do nothing.

mod common;

use antre_drakerion::language::{Ability, AbilityKind, Card, Cost, Step, Verb};
use antre_drakerion::{DefId, Drakerion, Event, How, Slot, State};
use antre_kernel::{Dice, Eye, Field, Next, Notation, Rng, Rules};
use antre_stage::{Boxed, Present};
use common::{DECKS, build};
use std::collections::{BTreeMap, BTreeSet};

/// What can be seen of an ability's costs and steps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Sight {
    Damaged,
    Healed,
    Shielded,
    Changed,
    Gained,
    Lost,
    Inclined,
    Straightened,
    Moved,
    Redirected,
    Cancelled,
    Attacks,
    Destroyed,
    Discarded,
    Milled,
    Drew,
    Gold,
    Spent,
    Prestige,
    Found,
    Looked,
    Put,
    Arrived,
    Attached,
    Option,
    Discount,
    Paid,
    Declined,
    Slipped,
}

fn seen(event: &Event) -> Option<Sight> {
    Some(match event {
        Event::Damaged(..) => Sight::Damaged,
        Event::Healed(..) => Sight::Healed,
        Event::Shielded(..) => Sight::Shielded,
        Event::Changed(..) => Sight::Changed,
        Event::Gained(..) => Sight::Gained,
        Event::Lost(..) => Sight::Lost,
        Event::Inclined(..) => Sight::Inclined,
        Event::Straightened(..) => Sight::Straightened,
        Event::Moved(..) => Sight::Moved,
        Event::Redirected(..) => Sight::Redirected,
        Event::Cancelled => Sight::Cancelled,
        Event::Attacks(..) => Sight::Attacks,
        Event::Destroyed(..) => Sight::Destroyed,
        Event::Discarded(..) | Event::CameUp(_, How::Discard, ..) => Sight::Discarded,
        Event::CameUp(_, How::Mill, ..) => Sight::Milled,
        Event::CameUp(_, How::Draw, ..) => Sight::Drew,
        Event::CameUp(_, How::Look, ..) => Sight::Looked,
        Event::Gold(_, n) if *n > 0 => Sight::Gold,
        Event::Gold(..) | Event::PaidGold(..) => Sight::Spent,
        Event::Prestige(..) => Sight::Prestige,
        Event::Picked(..) | Event::Took(..) | Event::Bared(..) => Sight::Found,
        Event::Put(..) => Sight::Put,
        Event::Arrived(..) => Sight::Arrived,
        Event::Attached(..) => Sight::Attached,
        Event::Option(..) => Sight::Option,
        Event::Paid(..) => Sight::Paid,
        Event::Declined(..) => Sight::Declined,
        Event::Slipped(..) => Sight::Slipped,
        _ => return None,
    })
}

fn of_costs(costs: &[Cost], sights: &mut BTreeSet<Sight>) {
    for cost in costs {
        sights.insert(match cost {
            Cost::Gold(_) => Sight::Spent,
            Cost::Incline(_) => Sight::Inclined,
            Cost::Discard { .. } => Sight::Discarded,
            Cost::UnderDeck { .. } => Sight::Slipped,
            Cost::Mill { .. } => Sight::Milled,
            Cost::Destroy(_) => Sight::Destroyed,
            Cost::Damage { .. } => Sight::Damaged,
            Cost::Move(_) => Sight::Moved,
            Cost::Put { .. } => Sight::Put,
        });
    }
}

fn of_steps(steps: &[Step], sights: &mut BTreeSet<Sight>) {
    for step in steps {
        let sight = match &step.verb {
            Verb::Damage { .. } => Sight::Damaged,
            Verb::Heal { .. } => Sight::Healed,
            Verb::Shield { .. } => Sight::Shielded,
            Verb::Modify { .. } => Sight::Changed,
            Verb::Grant { .. } => Sight::Gained,
            Verb::Lose { .. } => Sight::Lost,
            Verb::Incline(_) => Sight::Inclined,
            Verb::Straighten(_) => Sight::Straightened,
            Verb::Move(_) => Sight::Moved,
            Verb::Redirect(_) => Sight::Redirected,
            Verb::CancelAttack => Sight::Cancelled,
            Verb::Attack { .. } => Sight::Attacks,
            Verb::Destroy(_) => Sight::Destroyed,
            Verb::Discard { .. } => Sight::Discarded,
            Verb::Mill { .. } => Sight::Milled,
            Verb::Draw { .. } => Sight::Drew,
            Verb::Gold { n: antre_drakerion::language::Number::Fixed(n), .. } if *n < 0 => Sight::Spent,
            Verb::Gold { .. } => Sight::Gold,
            Verb::Prestige { .. } => Sight::Prestige,
            Verb::Search { .. } => Sight::Found,
            Verb::Look { .. } => Sight::Looked,
            Verb::Put { .. } => Sight::Put,
            Verb::Deploy { .. } => Sight::Arrived,
            Verb::Attach { .. } => Sight::Attached,
            Verb::Cost { .. } => Sight::Discount,
            Verb::Choose { options, .. } => {
                options.iter().for_each(|option| of_steps(&option.effect, sights));
                if options.len() == 1 {
                    continue;
                }
                Sight::Option
            }
            Verb::Unless { cost, effect, .. } => {
                of_costs(cost, sights);
                of_steps(effect, sights);
                sights.insert(Sight::Declined);
                Sight::Paid
            }
            Verb::May { cost, effect } => {
                of_costs(cost, sights);
                of_steps(effect, sights);
                Sight::Paid
            }
        };
        sights.insert(sight);
    }
}

/// What must be seen of an ability.
fn expected(ability: &Ability) -> BTreeSet<Sight> {
    let mut sights = BTreeSet::new();
    of_costs(&ability.cost, &mut sights);
    of_steps(&ability.effect, &mut sights);
    sights
}

/// An ability: the id of its card, and its number from 1.
type Key = (String, usize);

/// What must be seen of the cards of a pack; the ability of Named Characters is the last of theirs (DN-126).
fn all_expected(cards: &[Card]) -> BTreeMap<Key, BTreeSet<Sight>> {
    let mut all = BTreeMap::new();
    for card in cards {
        for (at, ability) in card.abilities.iter().enumerate().filter(|(_, a)| a.kind != AbilityKind::Passive)
        {
            all.insert((card.id.clone(), at + 1), expected(ability));
        }
        if matches!(&card.body, antre_drakerion::language::Body::Character { subtitle: Some(_), .. }) {
            let sights = [Sight::Discarded, Sight::Shielded, Sight::Changed, Sight::Option];
            all.insert((card.id.clone(), card.abilities.len() + 1), sights.into());
        }
    }
    all
}

/// Random games in which everything that happens is put down to the ability used last.
fn watch(game: &Drakerion, seed: u64, games: u64, seen_of: &mut BTreeMap<Key, BTreeSet<Sight>>) {
    let id = |card: DefId| game.pack().cards[card.index()].id.clone();
    for number in 0..games {
        let mut rng = Rng::for_job(seed, number);
        let mut state = game.start();
        let mut using: Option<Key> = None;
        loop {
            let mut events = Vec::new();
            match game.next(&state) {
                Next::Over => break,
                Next::Chance => {
                    let roll = game.roll(&state, &mut rng);
                    game.settle(&mut state, &roll, &mut events);
                }
                Next::Seats(seats) => {
                    let seat = antre_kernel::choose_first(seats);
                    let m = game.random_move(&state, seat, &mut rng);
                    game.apply(&mut state, seat, m, &mut events);
                }
            }
            for event in &events {
                match event {
                    Event::Uses(_, card, number) | Event::Reacts(_, _, card, number) => {
                        using = Some((id(card.card), usize::from(*number) + 1));
                    }
                    Event::Plays(..) | Event::Passed(..) | Event::Turn(..) | Event::Prepares(..) => {
                        using = None
                    }
                    _ => {}
                }
                if let (Some(key), Some(sight)) = (&using, seen(event)) {
                    seen_of.entry(key.clone()).or_default().insert(sight);
                }
            }
            if let Some(key) = using.as_ref().filter(|_| !events.is_empty()) {
                let entry = seen_of.entry(key.clone()).or_default();
                if common::field(game, &state, "changes").contains("discount") {
                    entry.insert(Sight::Discount);
                }
            }
        }
    }
}

/// Every Action, Discard action, Combat, Deployment, Destruction and Reaction of the pack, costs and effects alike.
#[test]
fn every_ability_is_played_and_does_what_its_data_say() {
    let text = Drakerion::PACKS[0].1;
    let mut seen_of = BTreeMap::new();
    let mut wanted = BTreeMap::new();
    for round in 0..12 {
        for (at, deck) in DECKS.into_iter().enumerate() {
            let other = DECKS[(at + 1 + round % 4) % DECKS.len()];
            let options = [format!("deck_a={deck}"), format!("deck_b={other}")];
            let game = build(text, &[&options[0], &options[1]]).expect("two starter decks");
            if wanted.is_empty() {
                wanted = all_expected(&game.pack().cards);
            }
            watch(&game, (5 * round + at) as u64, 12, &mut seen_of);
        }
        let done =
            wanted.iter().all(|(key, sights)| seen_of.get(key).is_some_and(|seen| sights.is_subset(seen)));
        if done {
            break;
        }
    }
    assert!(wanted.len() > 90, "{} abilities", wanted.len());
    let none = BTreeSet::new();
    let missing: Vec<String> = wanted
        .iter()
        .map(|(key, sights)| (key, sights.difference(seen_of.get(key).unwrap_or(&none)).collect::<Vec<_>>()))
        .filter(|(key, missing)| !missing.is_empty() || !seen_of.contains_key(*key))
        .map(|((card, number), missing)| format!("{card} {number}: {missing:?}"))
        .collect();
    assert!(missing.is_empty(), "not seen in any game:\n{}", missing.join("\n"));
}

/// The position with the passives of one slot silenced.
fn silenced(game: &Drakerion, state: &State, slot: Slot) -> Option<State> {
    let mut fields: Vec<Field> = game.write_position(state);
    let changes = fields.iter_mut().find(|field| field.key == "changes")?;
    let others = if changes.value == "-" { "" } else { &changes.value };
    changes.value = format!("{others} {slot}:lost-kinds=64:turn");
    fields.insert(0, Field::new("partial", ""));
    game.read_position(&fields).ok()
}

/// What can be seen and done: the marks of every piece and the label of every choice.
fn looks(game: &Drakerion, state: &State) -> String {
    let scene = game.scene(&game.view(state, Eye::Public));
    let marks = scene.zones.iter().flat_map(|zone| &zone.pieces).map(|piece| format!("{:?}", piece.marks));
    let mut looks: String = marks.collect();
    if let Next::Seats(seats) = game.next(state) {
        let seat = antre_kernel::choose_first(seats);
        let view = game.view(state, Eye::Seat(seat));
        game.moves(state, seat, &mut |m| looks += &format!("{:?}", game.choice(&view, seat, m)));
    }
    looks
}

/// Every passive makes a difference somewhere (DN-159).
#[test]
fn every_passive_makes_a_difference() {
    let text = Drakerion::PACKS[0].1;
    let mut wanted: BTreeSet<String> = BTreeSet::new();
    let mut rng = Rng::new(5);
    'all: for round in 0..40 {
        for (at, deck) in DECKS.into_iter().enumerate() {
            let options = [format!("deck_a={deck}"), format!("deck_b={}", DECKS[(at + round) % DECKS.len()])];
            let game = build(text, &[&options[0], &options[1]]).expect("two starter decks");
            let passive =
                |card: &&Card| card.abilities.iter().any(|ability| ability.kind == AbilityKind::Passive);
            if round == 0 && at == 0 {
                wanted = game.pack().cards.iter().filter(passive).map(|card| card.id.clone()).collect();
                assert!(wanted.len() > 10, "{wanted:?}");
            }
            let mut state = game.start();
            while game.next(&state) != Next::Over {
                match game.next(&state) {
                    Next::Seats(seats) => {
                        for slot in Slot::all() {
                            let kind = state.slot(slot).kind;
                            let Some(id) = game.id_of_kind(kind).filter(|id| wanted.contains(*id)) else {
                                continue;
                            };
                            if rng.below(3) > 0 {
                                continue;
                            }
                            let id = id.to_owned();
                            if silenced(&game, &state, slot)
                                .is_some_and(|other| looks(&game, &other) != looks(&game, &state))
                            {
                                wanted.remove(&id);
                            }
                        }
                        let seat = antre_kernel::choose_first(seats);
                        let m = game.random_move(&state, seat, &mut rng);
                        game.apply(&mut state, seat, m, &mut ());
                    }
                    _ => {
                        let roll = game.roll(&state, &mut rng);
                        game.settle(&mut state, &roll, &mut ());
                    }
                }
            }
            if wanted.is_empty() {
                break 'all;
            }
        }
    }
    assert!(wanted.is_empty(), "these passives never made a difference: {wanted:?}");
}

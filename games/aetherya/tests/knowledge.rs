//! Chance and knowledge: deals, pools, samples, and what a screen shows.

mod common;

use antre_aetherya::{Act, Aetherya, Cell, Kind, Phase, Roll, State};
use antre_kernel::{Dice, Eye, Key, Next, Notation, Rng, Rules, Seat};
use antre_stage::{At, Face, Piece, Present, Value, ZoneKind};
use antre_testkit::{assert_even, perft, position, random_ply};
use common::{EXAMPLES, build, frozen};
use std::collections::{BTreeMap, BTreeSet};

/// AE-08, AE-09: legends come in any order, eight of them open; AE-11, AE-13: a base has four kinds.
#[test]
fn the_deal_is_even() {
    let game = frozen(4, &["first_player=A"]);
    let start = game.start();
    let (mut first_legend, mut kinds) = ([0; 15], [0; 10]);
    for seed in 0..20_000 {
        let roll = game.roll(&start, &mut Key::practice(seed).at_ply(0));
        let Roll::Deal { legends, bases, .. } = roll else { panic!() };
        first_legend[legends.first().unwrap() as usize] += 1;
        assert!(bases.iter().all(|base| base.count_ones() == 4));
        let base = bases[(seed % 4) as usize];
        Kind::ALL
            .into_iter()
            .filter(|&kind| base >> kind as u32 & 1 == 1)
            .for_each(|kind| kinds[kind as usize] += 1);
    }
    assert_even(&first_legend);
    assert_even(&kinds);
}

/// AE-14: what a player puts back goes under the pile, so it is less likely to come to the next player than what
/// nobody has drawn. With four players and two of eighty cards of a kind … the law of the deal is that of a real one,
/// played out here card by card.
#[test]
fn bases_are_drawn_as_at_a_table() {
    let uneven = include_str!("pack/default.toml").replacen("[4, 2, 2]", "[8, 0, 0]", 1);
    let game = build(&uneven, 2, &["first_player=A"]).unwrap();
    let start = game.start();
    let mut rng = Rng::new(14);
    let mut counts = [[0u32; 2]; 2];
    for _ in 0..40_000 {
        let Roll::Deal { bases, .. } = game.roll(&start, &mut rng) else { panic!() };
        counts[0][usize::from(bases[0] & 1 == 1)] += 1;
        counts[1][usize::from(bases[1] & 1 == 1)] += 1;
    }
    let mut table = [[0u32; 2]; 2];
    for _ in 0..40_000 {
        let mut pile: Vec<Kind> = game.cards().iter().collect();
        rng.shuffle(&mut pile);
        let mut pile: std::collections::VecDeque<Kind> = pile.into();
        for player in &mut table {
            let mut base = BTreeSet::new();
            while base.len() < 4 {
                let card = pile.pop_front().unwrap();
                if !base.insert(card) {
                    pile.push_back(card);
                }
            }
            player[usize::from(base.contains(&Kind::Plain))] += 1;
        }
    }
    for (ours, real) in counts.iter().zip(&table) {
        let share = |counts: &[u32; 2]| f64::from(counts[1]) / 40_000.0;
        assert!((share(ours) - share(real)).abs() < 0.015, "{ours:?} {real:?}");
    }
}

/// AE-18: a base can be arranged in 24 ways.
#[test]
fn a_base_has_twenty_four_arrangements() {
    let game = frozen(2, &[]);
    let mut state = game.start();
    let roll = game.roll(&state, &mut Rng::new(1));
    game.settle(&mut state, &roll, &mut ());
    assert_eq!(perft(&game, &state, 3, 1), 24);
    assert_eq!(perft(&game, &state, 6, 1), 24 * 24);
}

/// AE-45: after every reshuffle the pile is as large as after the set-up.
#[test]
fn every_new_pile_is_as_large_as_the_first() {
    for (seats, size) in [(2, 7), (3, 11), (4, 15)] {
        let game = frozen(seats, &[]);
        let mut rng = Rng::new(45);
        let mut reshuffles = 0;
        for _ in 0..200 {
            let mut state = game.start();
            while game.next(&state) != Next::Over {
                if game.next(&state) == Next::Chance {
                    let before = state.open.phase;
                    let roll = game.roll(&state, &mut rng);
                    game.settle(&mut state, &roll, &mut ());
                    if before == Phase::Shuffle || before == Phase::Lay {
                        reshuffles += u32::from(before == Phase::Shuffle);
                        assert_eq!((state.hidden.pile.len(), state.open.discard.total()), (size, 1));
                    }
                } else {
                    // AE-42, AE-44: whoever is to draw has a face-down card and a pile.
                    let kingdom = state.open.kingdom(state.open.turn);
                    assert!(state.open.phase != Phase::Draw || kingdom.count_down() > 0);
                    assert!(state.open.phase != Phase::Draw || state.open.pile_size > 0);
                    let seat = state.open.turn;
                    let m = game.random_move(&state, seat, &mut rng);
                    game.apply(&mut state, seat, m, &mut ());
                }
            }
        }
        assert!(reshuffles > 100, "{reshuffles}");
    }
}

/// AE-125: an automatic game stops after a hundred turns each and says so; between people it goes on.
#[test]
fn only_automatic_games_have_a_limit() {
    let text =
        "partial\nturn: A\nturns: 199\nkingdom A: pl fo mo ma / hu PL FO el / na GO MO go / po dr pl fo
        kingdom B: pl fo mo ma / hu PL FO el / na GO MO go / po dr pl fo\npile: NA FO\ndiscard: EL";
    for (game, over) in [(frozen(2, &[]), false), (frozen(2, &[]).for_machines(), true)] {
        let mut state = position(&game, text);
        for word in ["discard", "place b2"] {
            let m = game.read_move(word).unwrap();
            assert_eq!(game.check(&state, Seat::A, m), Ok(()));
            game.apply(&mut state, Seat::A, m, &mut ());
        }
        assert_eq!((game.next(&state) == Next::Over, state.open.by_limit), (over, over));
        let verdict = game.sheet(&state).verdict.key;
        assert_eq!(verdict == "aetherya-verdict-limit", over, "{verdict}");
    }
}

/// The cards of a world by slot: all face-down cells, then the pile from the bottom.
fn slots(game: &Aetherya, world: &State) -> Vec<Kind> {
    let cells = Seat::all(game.seats())
        .flat_map(|seat| Cell::all().filter_map(move |cell| world.hidden.face_down(seat, cell)));
    cells.chain(world.hidden.pile.cards().iter().copied()).chain(world.hidden.held).collect()
}

const TWO_DOWN: &str = "partial\nturn: A\nkingdom A: pl fo PL PL / PL PL PL PL / PL PL PL PL / PL PL PL PL
    kingdom B: mo PL PL PL / PL PL PL PL / PL PL PL PL / PL PL PL PL\ndiscard: EL MA\npile: HU NA";

/// AE-132: before the first reshuffle all unknown cards are one pool, and every assignment is equally likely.
#[test]
fn samples_are_uniform_in_one_pool() {
    let game = build(EXAMPLES, 2, &[]).unwrap();
    let state = position(&game, TWO_DOWN);
    for eye in Eye::all(2) {
        let view = game.view(&state, eye);
        let mut rng = Rng::new(132);
        let mut worlds = BTreeMap::new();
        for _ in 0..60_000 {
            *worlds.entry(slots(&game, &game.sample(&view, &mut rng))).or_insert(0u32) += 1;
        }
        assert_eq!(worlds.len(), 120, "five different cards in five slots");
        assert_even(&worlds.into_values().collect::<Vec<_>>());
    }
}

/// AE-132, AE-129: after a reshuffle pile and cells are two pools; cards never change from one to the other.
#[test]
fn samples_are_uniform_in_two_pools() {
    let game = build(EXAMPLES, 2, &[]).unwrap();
    let state = position(&game, &format!("{TWO_DOWN}\nreshuffled: yes"));
    let view = game.view(&state, Eye::Public);
    let mut rng = Rng::new(133);
    let mut worlds = BTreeMap::new();
    for _ in 0..30_000 {
        let world = slots(&game, &game.sample(&view, &mut rng));
        let cells: BTreeSet<Kind> = world[..3].iter().copied().collect();
        assert_eq!(cells, [Kind::Plain, Kind::Forest, Kind::Mountain].into());
        *worlds.entry(world).or_insert(0u32) += 1;
    }
    assert_eq!(worlds.len(), 12, "three cells and two cards of the pile");
    assert_even(&worlds.into_values().collect::<Vec<_>>());
}

/// AE-127, AE-132: a card drawn and still held is known to its holder; for the others it is one of the pile's pool.
#[test]
fn a_held_card_belongs_to_the_pile_for_the_others() {
    let game = build(EXAMPLES, 2, &[]).unwrap();
    let text = TWO_DOWN.replace("pile: HU NA", "pile: HU NA\nheld: GO\nphase: hold-pile\nreshuffled: yes");
    let state = position(&game, &text);
    let mut rng = Rng::new(127);
    let own = game.view(&state, Eye::Seat(Seat::A));
    assert!((0..200).all(|_| game.sample(&own, &mut rng).hidden.held == Some(Kind::Goblin)));
    let other = game.view(&state, Eye::Seat(Seat::B));
    assert_eq!(other.held, None);
    let mut held = BTreeMap::new();
    for _ in 0..30_000 {
        *held.entry(game.sample(&other, &mut rng).hidden.held).or_insert(0u32) += 1;
    }
    assert_eq!(
        held.keys().copied().collect::<Vec<_>>(),
        [Some(Kind::Human), Some(Kind::Dwarf), Some(Kind::Goblin)]
    );
    assert_even(&held.into_values().collect::<Vec<_>>());
}

/// AE-130, AE-132: over whole games the pools of a view are the deck in play less what everybody has seen.
#[test]
fn pools_are_what_is_unseen() {
    let game = frozen(3, &[]);
    let mut rng = Rng::new(7);
    for _ in 0..30 {
        let mut state = game.start();
        while random_ply(&game, &mut state, &mut rng).is_some() {
            if [Phase::Deal, Phase::Arrange, Phase::Lay].contains(&state.open.phase) {
                continue;
            }
            for eye in Eye::all(3) {
                let view = game.view(&state, eye);
                for kind in Kind::ALL {
                    let kingdoms = Seat::all(3).flat_map(|seat| {
                        let kingdom = state.open.kingdom(seat);
                        Cell::all().filter_map(|cell| kingdom.at(cell))
                    });
                    let seen =
                        kingdoms.chain(view.held).chain(view.open.held).filter(|&card| card == kind).count();
                    let pools: usize = view.pools.iter().map(|pool| pool.get(kind)).sum();
                    assert_eq!(pools + seen + state.open.discard.get(kind), game.cards().get(kind));
                }
                assert!(view.open.reshuffled || view.pools[1].total() == 0);
            }
        }
    }
}

/// AE-07: all backs look alike. AE-10: the River lies in two lines of four. AE-21: kingdoms are 4 × 4, all in view.
#[test]
fn what_a_screen_shows() {
    let game = frozen(4, &[]);
    let mut state = game.start();
    let mut rng = Rng::new(3);
    while state.open.phase != Phase::Draw {
        random_ply(&game, &mut state, &mut rng);
    }
    for eye in Eye::all(4) {
        let scene = game.scene(&game.view(&state, eye));
        for seat in Seat::all(4) {
            let zone = scene.zone(&format!("kingdom {seat}")).unwrap();
            assert_eq!((zone.kind, zone.pieces.len()), (ZoneKind::Grid { cols: 4, rows: 4 }, 16));
            let backs = zone.pieces.iter().filter(|piece| piece.face == Face::Down("back")).count();
            assert_eq!(backs, 12);
        }
        let river = scene.zone("river").unwrap();
        assert_eq!((river.kind, river.pieces.len()), (ZoneKind::Grid { cols: 4, rows: 2 }, 8));
        let spots: BTreeSet<_> = river
            .pieces
            .iter()
            .filter_map(|piece| match piece.at {
                Some(At::Cell(spot)) => Some((spot.row, spot.col)),
                _ => None,
            })
            .collect();
        assert_eq!(spots.len(), 8);
        let pile = scene.zone("pile").unwrap();
        assert!(pile.pieces.iter().all(|piece| piece.face == Face::Down("back")));
    }
}

/// A cell says what it scores now and through what: AE-69 beside it, AE-79 through a Portal, AE-37 that it is locked.
#[test]
fn cells_say_what_they_score() {
    let game = build(EXAMPLES, 2, &[]).unwrap();
    let state = position(
        &game,
        "partial\nturn: A\nkingdom A: EL FO pl pl / PO pl pl pl / FO pl pl pl / pl pl pl pl
         kingdom B: pl pl pl pl / pl pl pl pl / pl pl pl pl / pl pl pl pl\npile: NA\ndiscard: EL",
    );
    let scene = game.scene(&game.view(&state, Eye::Public));
    let zone = scene.zone("kingdom A").unwrap();
    let marks = |cell: &str| -> Vec<String> {
        let piece = zone.pieces.iter().find(|piece| piece.id == format!("kingdom A/{cell}")).unwrap();
        piece.marks.iter().map(antre_testkit::plain).collect()
    };
    assert_eq!(
        marks("a1"),
        [
            "aetherya-mark-points points=+4",
            "aetherya-mark points=+2 why=(aetherya-seen-beside other=`Forêt` side=right)",
            "aetherya-mark points=+2 why=(aetherya-seen-through other=`Forêt` side=below)",
        ]
    );
    assert_eq!(marks("a2").first().map(String::as_str), Some("aetherya-mark-locked"));
    assert_eq!(marks("a2").len(), 2, "what passes through the Portal");
    assert_eq!(marks("b1").len(), 1);
    assert!(marks("d4").is_empty());
}

/// What a place says the card in hand would bring is what laying it there brings, in whatever way the hidden cards lie;
/// and only whoever holds the card is told.
#[test]
fn places_say_what_the_card_in_hand_would_bring() {
    let number = |piece: &Piece, what: &str| {
        piece.facts.iter().find(|fact| fact.what == what).map(|fact| match fact.value {
            Value::Number(number) => number,
            _ => panic!("{what} is no number"),
        })
    };
    let (mut told, mut reached) = (0, 0);
    for seed in 0..12 {
        let game = frozen(2 + (seed % 3) as u8, &[]);
        let mut state = game.start();
        let mut rng = Rng::new(seed);
        while game.next(&state) != Next::Over {
            let seat = state.open.turn;
            for eye in Eye::all(game.seats()) {
                let view = game.view(&state, eye);
                let scene = game.scene(&view);
                let places = scene.zones.iter().filter(|zone| zone.purpose == "kingdom");
                let says: BTreeMap<&str, &Piece> = places
                    .flat_map(|zone| &zone.pieces)
                    .filter(|piece| number(piece, "would").is_some())
                    .map(|piece| (piece.id.as_str(), piece))
                    .collect();
                let mut laid = Vec::new();
                if eye.is(seat) {
                    let world = game.sample(&view, &mut rng);
                    game.moves(&world, seat, &mut |m| {
                        laid.extend(matches!(m.act(), Act::Place(_)).then_some(m))
                    });
                    for &m in &laid {
                        let touched = &game.choice(&view, seat, m).touches[1];
                        let mut after = world.clone();
                        game.apply(&mut after, seat, m, &mut ());
                        while game.next(&after) == Next::Chance {
                            let roll = game.roll(&after, &mut rng);
                            game.settle(&mut after, &roll, &mut ());
                        }
                        let [now, then] = [&world, &after].map(|state| state.open.kingdom(seat));
                        let gain = game.points(then).total() - game.points(now).total();
                        assert_eq!(number(says[touched.as_str()], "would"), Some(gain.into()), "{touched}");
                        let new = then.met().iter().filter(|&legend| !now.met().has(legend));
                        let reach = new.filter(|&legend| world.open.river.has(legend)).count() > 0;
                        assert_eq!(number(says[touched.as_str()], "reach").is_some(), reach, "{touched}");
                        reached += usize::from(reach);
                    }
                }
                assert_eq!(says.len(), laid.len(), "{eye}");
                told += laid.len();
            }
            random_ply(&game, &mut state, &mut rng);
        }
    }
    assert!(told > 1000 && reached > 20, "{told} {reached}");
}

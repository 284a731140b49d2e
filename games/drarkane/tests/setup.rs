//! What is in the box and how a round begins: decks, deals, first players, ranks.

mod common;

use antre_drarkane::{Card, Cards, Drarkane, Event, Flame, Phase, Roll, State};
use antre_kernel::{Key, Next, Notation, Rng, Rules, Seat, playout};
use antre_stage::Present;
use antre_testkit::{position, random_game};
use common::{examples, frozen};

fn count(cards: Cards, flame: Flame) -> usize {
    cards.iter().filter(|card| card.flame() == flame).count()
}

/// DR-01, DR-02, DR-04, DR-05, DR-07: fifty cards, forty of them in four colours of ten forces; six Obscure cards of
/// force 11 to 13, a Mercenary, an Egg and two Sorcerers.
#[test]
fn the_fifty_combat_cards() {
    let all = Cards::FULL;
    assert_eq!(all.len(), 50);
    assert_eq!(all.iter().filter(|card| card.is_arcane()).count(), 40);
    for flame in Flame::COLOURS {
        let forces: Vec<u8> =
            all.iter().filter(|card| card.flame() == flame).filter_map(Card::force).collect();
        assert_eq!(forces, (1..=10).collect::<Vec<u8>>());
    }
    let obscure: Vec<u8> =
        all.iter().filter(|card| card.flame() == Flame::Obscure).filter_map(Card::force).collect();
    assert_eq!(obscure, [11, 11, 11, 11, 12, 13]);
    assert_eq!((Card::EGG.force(), Card::EGG.flame()), (Some(0), Flame::White));
    assert_eq!((Card::MERCENARY.force(), Card::MERCENARY_14.force()), (Some(0), Some(14)));
    assert_eq!((count(all, Flame::Sorcerer), Card::LOW.force(), Card::HIGH.force()), (2, None, None));
}

/// DR-12 to DR-16, DR-17, DR-19: the same cards are taken out in every round, and what is left is enough.
#[test]
fn decks_by_number_of_players() {
    let table: [(u8, usize, usize, &[u8], usize); 6] = [
        (1, 50, 4, &[], 10),
        (2, 44, 1, &[1, 5, 10], 14),
        (3, 44, 1, &[1, 5, 10], 14),
        (4, 46, 2, &[1, 10], 11),
        (5, 48, 3, &[10], 9),
        (6, 50, 4, &[], 8),
    ];
    for (players, cards, knights, gone, hand) in table {
        let game = frozen(players, &[]);
        let deck = game.deck();
        assert_eq!((deck.len(), deck.count(Card::KNIGHT)), (cards, knights), "{players} players");
        for force in 1..=10 {
            assert_eq!(
                deck.has(Card::arcane(3, force)),
                !gone.contains(&force),
                "{players} players, yellow {force}"
            );
        }
        assert_eq!(game.hand_size(), hand);
        assert!(usize::from(game.sides()) * hand <= cards);
    }
}

/// DR-10, DR-20, DR-21: twenty dragons, each with a Terror; a full round never needs more.
#[test]
fn twenty_dragons_are_enough() {
    for (players, most) in [(2, 15), (3, 16), (4, 14), (5, 13), (6, 13)] {
        let game = frozen(players, &[]);
        assert_eq!(game.all_dragons().len(), 20);
        assert_eq!(usize::from(players) + game.hand_size() - 1, most);
        assert!(game.all_dragons().iter().all(|dragon| game.terror(dragon) > 0));
        assert!(most <= 20);
    }
    let total: u32 = frozen(4, &[]).all_dragons().iter().map(|d| u32::from(frozen(4, &[]).terror(d))).sum();
    assert_eq!(total, 135);
}

/// DR-22: in round 1 every player is as likely to begin; later the winner of the last trick does (DR-114).
#[test]
fn the_first_player_is_drawn_by_lot() {
    let game = frozen(5, &[]);
    let start = game.start();
    let mut counts = [0; 5];
    for seed in 0..5_000 {
        let Roll::Deal(deal) = game.roll(&start, &mut Key::practice(seed).at_ply(0)) else {
            panic!("a deal is due")
        };
        counts[deal.first.index()] += 1;
    }
    assert!(counts.iter().all(|&n| (880..1120).contains(&n)), "{counts:?}");
    let state =
        position(&game, "partial\nphase: deal\nrounds: 1\nround 1: 0 won\nturn: D\nleader: D\nfirst: D");
    for seed in 0..50 {
        let roll = game.roll(&state, &mut Rng::new(seed));
        let Roll::Deal(deal) = &roll else { panic!("a deal is due") };
        assert_eq!(deal.first, Seat::new(3));
        assert!(game.can_roll(&state, &roll));
    }
}

/// DR-48, DR-97, DR-113: a full round has as many tricks as cards; a lost one fewer, but never fewer than it takes for
/// the seventh dragon to come; DR-23, DR-31: whoever leads is followed clockwise.
#[test]
fn rounds_have_their_number_of_tricks() {
    for (players, fewest) in [(2, 5), (3, 4), (4, 3), (5, 2), (6, 1)] {
        let game = frozen(players, &[]);
        let mut rng = Rng::new(7);
        for _ in 0..60 {
            let mut state = game.start();
            playout(&game, &mut state, &mut rng);
            for round in 0..3 {
                let humans: u8 =
                    (0..usize::from(players)).map(|seat| state.open.lines[round][seat].tricks()).sum();
                let full = game.hand_size() as u8;
                match state.open.was_lost(round) {
                    true => assert!(humans < full && (players == 2 || humans >= fewest)),
                    false => assert!(humans == full || players == 2),
                }
            }
            assert_eq!(state.open.phase, Phase::Over);
        }
    }
}

/// DR-114, DR-115, DR-116: three rounds, and each begins with whoever won the last trick of the one before.
#[test]
fn three_rounds() {
    let game = frozen(4, &[]);
    let mut rng = Rng::new(3);
    let mut state = game.start();
    let mut deals = 0;
    let mut last_winner = None;
    while game.next(&state) != Next::Over {
        match game.next(&state) {
            Next::Chance => {
                let roll = game.roll(&state, &mut rng);
                if let Roll::Deal(deal) = &roll {
                    deals += 1;
                    assert!(last_winner.is_none_or(|winner| winner == deal.first));
                }
                game.settle(&mut state, &roll, &mut ());
            }
            _ => {
                let seat = state.open.turn;
                let m = game.random_move(&state, seat, &mut rng);
                let mut events = Vec::new();
                game.apply(&mut state, seat, m, &mut events);
                for event in events {
                    if let Event::Won(winner, _) = event {
                        last_winner = Some(winner);
                    }
                }
            }
        }
    }
    assert_eq!(deals, 3);
}

fn rank(game: &Drarkane, state: &State) -> String {
    format!("{:?}", game.sheet(state).verdict)
}

/// DR-E62: the ranks of the lone player (DR-183, DR-184, DR-185, DR-186), each at both of its ends.
#[test]
fn ranks_of_the_lone_player() {
    let game = examples(1, &[]);
    let state = |mine: i32, theirs: i32| {
        let mut state = position(&game, "partial\nphase: over");
        let mut left = game.all_dragons();
        for (side, mut wanted) in [(0, mine), (1, theirs)] {
            // The pack of the examples has small and great dragons enough for every sum.
            let mut dragons: Vec<u8> = left.iter().collect();
            dragons.sort_by_key(|&dragon| std::cmp::Reverse(game.terror(dragon)));
            let chosen = subset(&game, &dragons, &mut wanted).expect("a sum of Terror");
            state.open.won[side] = chosen.iter().copied().collect();
            left = left.iter().filter(|dragon| !chosen.contains(dragon)).collect();
        }
        state
    };
    for (mine, theirs, expected) in [
        (18, 9, "villager"),
        (45, 3, "cleaver"),
        (80, 0, "legend"),
        (79, 0, "scourge"),
        (2, 9, "villager"),
        (20, 0, "villager"),
        (21, 0, "runner"),
        (40, 0, "runner"),
        (41, 0, "cleaver"),
        (60, 0, "cleaver"),
        (61, 0, "scourge"),
    ] {
        let state = state(mine, theirs);
        assert_eq!(game.outcome(&state).points(Seat::A), mine - theirs);
        assert!(rank(&game, &state).contains(expected), "{mine} - {theirs}: {}", rank(&game, &state));
    }
}

fn subset(game: &Drarkane, dragons: &[u8], wanted: &mut i32) -> Option<Vec<u8>> {
    if *wanted == 0 {
        return Some(Vec::new());
    }
    for (at, &dragon) in dragons.iter().enumerate() {
        let terror = i32::from(game.terror(dragon));
        if terror <= *wanted {
            *wanted -= terror;
            if let Some(mut chosen) = subset(game, &dragons[at + 1..], wanted) {
                chosen.push(dragon);
                return Some(chosen);
            }
            *wanted += terror;
        }
    }
    None
}

/// DR-152: the automaton's distribution is one that a player could have made, step by step, and no distribution of a
/// player defeats more dragons, or greater ones.
#[test]
fn no_player_does_better_than_the_fallen_king() {
    let game = examples(2, &[]);
    let mut rng = Rng::new(12);
    let mut compared = 0;
    for _ in 0..120 {
        let mut state = game.start();
        while game.next(&state) != Next::Over {
            let before = state.clone();
            let mut events = Vec::new();
            match game.next(&state) {
                Next::Chance => {
                    let roll = game.roll(&state, &mut rng);
                    game.settle(&mut state, &roll, &mut events);
                }
                _ => {
                    let seat = state.open.turn;
                    let m = game.random_move(&state, seat, &mut rng);
                    game.apply(&mut state, seat, m, &mut events);
                }
            }
            let played = events.iter().find_map(|event| match event {
                Event::Played(_, card) => Some(*card),
                _ => None,
            });
            let king = 2;
            let won = state.open.tricks[king] > before.open.tricks[king] && state.open.phase == Phase::Reveal;
            if let Some(card) = played.filter(|_| won) {
                compared += 1;
                let gained = |state: &State| {
                    let dragons = state.open.won[king].iter().filter(|&d| !before.open.won[king].has(d));
                    dragons.fold((0, 0), |(n, terror), d| (n + 1, terror + u32::from(game.terror(d))))
                };
                let cards: Vec<String> = before.open.trick.cards().chain([card]).map(Card::code).collect();
                let best = search(&game, &before, cards);
                assert_eq!(
                    gained(&state),
                    best,
                    "{}",
                    game.write_position(&before)
                        .iter()
                        .map(|f| format!("{}: {}\n", f.key, f.value))
                        .collect::<String>()
                );
            }
        }
    }
    assert!(compared > 200, "only {compared} tricks of the King were looked at");
}

/// The most dragons, and then the most Terror, that any order of placements gets from a trick, if player A places it.
fn search(game: &Drarkane, before: &State, cards: Vec<String>) -> (u32, u32) {
    let mut fields: Vec<antre_kernel::Field> = game.write_position(before);
    fields.retain(|field| !["phase", "turn", "leader", "trick"].contains(&field.key.as_str()));
    for (key, value) in [
        ("partial", ""),
        ("phase", "place"),
        ("turn", "A"),
        ("leader", "A"),
        ("trick", cards.join(" ").as_str()),
    ] {
        fields.push(antre_kernel::Field::new(key, value));
    }
    let Ok(state) = game.read_position(&fields) else { return (0, 0) };
    let start = state.open.won[0];
    fn go(game: &Drarkane, state: &State, start: antre_drarkane::Set) -> (u32, u32) {
        if state.open.phase != Phase::Place {
            let dragons = state.open.won[0].iter().filter(|&d| !start.has(d));
            return dragons.fold((0, 0), |(n, terror), d| (n + 1, terror + u32::from(game.terror(d))));
        }
        let mut best = (0, 0);
        game.moves(state, Seat::A, &mut |m| {
            let mut next = state.clone();
            game.apply(&mut next, Seat::A, m, &mut ());
            best = best.max(go(game, &next, start));
        });
        best
    }
    go(game, &state, start)
}

/// DR-111, DR-116: the sheet tells every point of all three rounds, each in a line of its own that every seat has.
#[test]
fn the_sheet_tells_every_point() {
    for options in [&[][..], &["treasures=on"], &["teams=on"], &["half_terror=exact"]] {
        let game = frozen(4, options);
        let mut rng = Rng::new(11);
        let state = random_game(&game, &mut rng, |_, _, _| {});
        let sheet = game.sheet(&state);
        let lines = |column: &antre_stage::SeatSheet| -> Vec<(String, antre_kernel::Phrase, &'static str)> {
            let told = column.lines.iter();
            told.map(|line| (line.category.clone(), line.name.clone(), line.clause)).collect()
        };
        for column in &sheet.seats {
            assert_eq!(column.lines.iter().map(|line| line.points).sum::<i32>(), column.total);
            assert_eq!(lines(column), lines(&sheet.seats[0]), "every seat has the same lines");
            let mut categories: Vec<&str> = column.lines.iter().map(|line| line.category.as_str()).collect();
            categories.sort_unstable();
            categories.dedup();
            assert_eq!(categories.len(), column.lines.len(), "no two lines are one category");
            for round in 1..=3 {
                assert!(categories.contains(&format!("terror-{round}").as_str()), "{categories:?}");
            }
        }
    }
}

//! The board: its hexes, distances and lines, and what the scene says of them.

mod common;

use antre_drako::{Drako, State};
use antre_kernel::{Eye, Next, Notation, Rng, Rules, Seat};
use antre_stage::hex::{Direction, Hex};
use antre_stage::{At, Boxed, Present, ZoneKind};
use antre_testkit::{position, random_game};
use common::{EXAMPLES, WIDE, build, frozen};

fn legal(game: &Drako, state: &State, seat: Seat) -> Vec<String> {
    let mut moves = Vec::new();
    game.moves(state, seat, &mut |m| moves.push(game.write_move(m)));
    moves
}

/// DK-02, DK-03, DK-04, DK-05: the worked example DK-C01: 19 or 37 hexes, rings of 6 and 12, distances, rays.
#[test]
fn the_geometry_of_the_worked_example() {
    assert_eq!((Hex::board(2).count(), Hex::board(3).count()), (19, 37));
    assert_eq!((Hex::MIDDLE.ring(1).len(), Hex::MIDDLE.ring(2).len()), (6, 12));
    let far = |a: (i8, i8), b: (i8, i8)| Hex::new(a.0, a.1).distance(Hex::new(b.0, b.1));
    assert_eq!(far((0, 0), (1, 1)), 2);
    assert_eq!(far((2, -2), (-2, 2)), 4);
    assert_eq!(far((-1, -1), (2, 0)), 4);
    assert_eq!(far((0, 0), (2, -1)), 2);
    let ray: Vec<Hex> = Hex::new(-2, 1).ray(Direction::ALL[0], 2).collect();
    assert_eq!(ray, [Hex::new(-1, 1), Hex::new(0, 1), Hex::new(1, 1)]);
    let ray: Vec<Hex> = Hex::MIDDLE.ray(Direction::ALL[5], 2).collect();
    assert_eq!(ray, [Hex::new(0, 1), Hex::new(0, 2)]);
}

/// DK-02, DK-04: the board of the default pack has 19 hexes around C3; another pack may have 37.
#[test]
fn the_scene_has_a_piece_for_every_hex() {
    for (game, radius, hexes) in [(frozen(&[]), 2, 19), (build(WIDE, &[]).unwrap(), 3, 37)] {
        let scene = game.scene(&game.view(&game.start(), Eye::Public));
        let board = scene.zone("board").unwrap();
        assert_eq!(board.kind, ZoneKind::Hex { radius });
        assert_eq!(board.pieces.len(), hexes);
        for (piece, hex) in board.pieces.iter().zip(Hex::board(radius)) {
            assert_eq!(piece.at, Some(At::from(hex)));
            let middle = hex == Hex::MIDDLE;
            let id = if middle { "board/dragon".into() } else { format!("board/{}", hex.name(radius)) };
            assert_eq!(piece.id, id); // DK-08
        }
    }
}

/// DK-07: over whole games no two figures share a hex, and none leaves the board (DK-06).
#[test]
fn one_figure_a_hex() {
    for (pack, options) in [(EXAMPLES, ["fury=anytime"]), (WIDE, ["setup=first_game"])] {
        let game = build(pack, &options).unwrap();
        let mut rng = Rng::new(6);
        for _ in 0..60 {
            random_game(&game, &mut rng, |state, _, _| {
                let scene = game.scene(&game.view(state, Eye::Public));
                let board = scene.zone("board").unwrap();
                let all = board.pieces.iter().filter_map(|piece| match piece.at {
                    Some(At::Hex { q, r }) => Some((r, q)),
                    _ => None,
                });
                assert!(all.is_sorted_by(|a, b| a < b), "{board:?}");
            });
        }
    }
}

/// The worked example DK-C02, and the most ways there can be: a move of one hex has at most 6 ways, of
/// two 15, a flight 15, a move of one dwarf by two 35, the first step of a double move 18 and the second 12; the
/// steps of DK-49 and DK-56 keep every list short.
#[test]
fn no_position_offers_hundreds_of_choices() {
    let game = frozen(&[]);
    let mut rng = Rng::new(2);
    let mut most = 0;
    let mut most_for_one_card = 0;
    for _ in 0..1_000 {
        random_game(&game, &mut rng, |state, seat, _| {
            let moves = legal(&game, state, seat);
            most = most.max(moves.len());
            let cards = moves.iter().filter(|m| m.starts_with("M1:2|DEF "));
            most_for_one_card = most_for_one_card.max(cards.count());
        });
    }
    assert!(most < 150, "{most} choices in one position");
    assert!((25..=35).contains(&most_for_one_card), "{most_for_one_card} moves of one card");

    let state = position(
        &game,
        "partial\nturn: B\ndragon: E3\nbrald: B2\nmorin: B3\nurpen: D2\nhand A: FLY\nhand B: M2:1|DEF\ndeck B: A2:1",
    );
    let first = legal(&game, &state, Seat::B).iter().filter(|m| m.contains(" M2 ")).count();
    assert!(first <= 18, "{first}");
}

/// What a selected card would touch is named, so that a screen can light it: hexes to go to, lines of fire.
#[test]
fn choices_touch_hexes_and_figures() {
    let game = build(EXAMPLES, &[]).unwrap();
    let state = position(
        &game,
        "partial\nturn: A\ndragon: C2\nbrald: C4\nmorin: A1\nurpen: E3\nhand A: FIRE:2|W:1 A:3\ndeck A: A:3
         hand B: XB:2\ndeck B: DEF",
    );
    let view = game.view(&state, Eye::Seat(Seat::A));
    let touches = |text: &str| game.choice(&view, Seat::A, game.read_move(text).unwrap()).touches;
    assert_eq!(touches("FIRE:2|W:1 FIRE E"), ["hand A/1", "board/dragon", "board/brald"]);
    assert_eq!(touches("FIRE:2|W:1 W B2"), ["hand A/1", "board/dragon", "board/B2"]);
    let state = position(
        &game,
        "partial\nturn: B\ndragon: C4\nbrald: A2\nmorin: C1\nurpen: E3\nhand A: A:3\ndeck A: A:3
         hand B: XB:2 M1:2|A1:1\ndeck B: DEF",
    );
    let view = game.view(&state, Eye::Seat(Seat::B));
    let touches = |text: &str| game.choice(&view, Seat::B, game.read_move(text).unwrap()).touches;
    assert_eq!(touches("XB:2 XB"), ["hand B/1", "board/morin", "board/dragon"]);
    assert_eq!(touches("M1:2|A1:1 M1 B B2"), ["hand B/0", "board/brald", "board/B2"]);
    assert_eq!(game.next(&state), Next::seat(Seat::B));
}

/// Dwarves say how far from the dragon they stand, in which direction, and whether in line.
#[test]
fn figures_speak_their_place() {
    let game = build(EXAMPLES, &[]).unwrap();
    let state = position(
        &game,
        "partial\nturn: A\ndragon: C3\nbrald: B4\nmorin: A3\nurpen: C2\nnet: yes\nhand A: A:3\ndeck A: A:3
         hand B: XB:2\ndeck B: DEF",
    );
    let scene = game.scene(&game.view(&state, Eye::Public));
    let marks = |id: &str| {
        let board = scene.zone("board").unwrap();
        let piece = board.pieces.iter().find(|piece| piece.id == id).unwrap();
        piece.marks.iter().map(antre_testkit::plain).collect::<Vec<_>>()
    };
    assert_eq!(marks("board/dragon"), ["drako-mark-wounds n=0 spaces=10", "drako-mark-netted"]);
    assert_eq!(marks("board/morin")[1], "drako-mark-in-line n=2 toward=(toward-north-east.at)");
    assert_eq!(marks("board/brald")[1], "drako-mark-away n=2 toward=(toward-east-north-east.at)");
    assert_eq!(marks("board/urpen")[1], "drako-mark-in-line n=1 toward=(toward-west.at)");
    assert!(Drako::WORDS.iter().all(|words| words.contains("drako-mark-in-line")));
}

//! Made-up tables for the tests of the screen, and whole sittings played by keys.

use super::*;
use antre_kernel::Names;
use antre_stage::{At, Card, Choice, Face, Link, Piece, Spot, Zone};

/// What a buffer shows, line by line.
pub(crate) fn text_of(buf: &Buffer) -> String {
    let width = usize::from(buf.area.width.max(1));
    let rows = buf.content().chunks(width);
    rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>()).collect::<Vec<_>>().join("\n")
}

/// The front of a card.
pub(crate) fn face(code: &str, emblem: &'static str, value: i32) -> Face {
    let name = Names::new(format!("Nom {emblem}"), format!("Name {emblem}")).into();
    Face::up(Card { code: code.into(), name, emblem: emblem.into(), value: Some(value), text: None })
}

fn zone(
    id: &'static str,
    kind: ZoneKind,
    names: (&'static str, &'static str),
    spot: Option<(u8, u8)>,
) -> Zone {
    let mut zone = Zone::new(id, "board", kind, Names::new(names.0, names.1))
        .marked(id.strip_prefix("board ").unwrap_or("").to_owned());
    zone.spot = spot.map(|(col, row)| Spot { col, row });
    zone
}

fn fill(mut zone: Zone, codes: &[&'static str]) -> Zone {
    let id = zone.id.clone();
    zone.pieces = codes
        .iter()
        .enumerate()
        .map(|(at, code)| {
            let face = match *code {
                "?" => Face::Down("back"),
                code => face(code, &code[..2], 1),
            };
            Piece::new(format!("{id}/{at}"), face)
        })
        .collect();
    zone
}

fn own(mut zone: Zone, seat: Seat) -> Zone {
    zone.owner = Some(seat);
    zone
}

/// A made-up table for two: piles, a row with places, a track, a counter, hands.
pub(crate) fn scene() -> Scene {
    let pile = ZoneKind::Pile;
    let mut trips = zone("trips", ZoneKind::Track { end: 3 }, ("Voyages", "Trips"), Some((2, 1)));
    let mut marker = Piece::new("trips/0".into(), face("1", "NV", 1));
    marker.at = Some(At::Step(1));
    trips.pieces.push(marker);
    Scene {
        zones: vec![
            own(
                fill(zone("hand A", ZoneKind::Hand, ("Main", "Hand"), None), &["CO1", "CO3", "PR2"]),
                Seat::A,
            ),
            own(fill(zone("pile A", pile, ("Pioche", "Draw pile"), None), &["?", "?"]), Seat::A),
            own(fill(zone("hand B", ZoneKind::Hand, ("Main", "Hand"), None), &["?", "?", "?"]), Seat::B),
            own(fill(zone("pile B", pile, ("Pioche", "Draw pile"), None), &["?"]), Seat::B),
            fill(zone("board CO", pile, ("Coffres", "Chests"), Some((0, 0))), &["?", "?", "CO3"]),
            zone("board DP", pile, ("Dragons", "Dragons"), Some((1, 0))),
            fill(zone("board PR", pile, ("Princesses", "Princesses"), Some((2, 0))), &["PR1"]),
            fill(
                zone("board NA", ZoneKind::Row { places: 4 }, ("Nains", "Dwarves"), Some((0, 1))),
                &["NA1", "NA2"],
            ),
            trips,
            zone("left", ZoneKind::Counter(3), ("Tours", "Turns"), None),
        ],
        links: vec![
            Link { from: "board PR".into(), to: "board CO".into() },
            Link { from: "board PR".into(), to: "board DP".into() },
        ],
        ..Scene::default()
    }
}

/// A made-up hex board.
pub(crate) fn hex_scene() -> Scene {
    let mut map = zone("map", ZoneKind::Hex { radius: 2 }, ("Carte", "Map"), Some((0, 0)));
    for (code, q, r) in [("DR1", -1, 0), ("N1", 1, 1)] {
        let mut piece = Piece::new(code.into(), face(code, &code[..1], 1));
        piece.at = Some(At::Hex { q, r });
        map.pieces.push(piece);
    }
    Scene { zones: vec![map], ..Scene::default() }
}

/// A few choices on the made-up table.
pub(crate) fn choices() -> Vec<Choice> {
    let choice = |notation: &str, touches: &[&str]| Choice {
        notation: notation.into(),
        label: Phrase::new("turn-choose"),
        touches: touches.iter().map(|&id| id.to_owned()).collect(),
    };
    vec![
        choice("CO1", &["hand A/0", "board CO"]),
        choice("CO3", &["hand A/1", "board CO"]),
        choice("PR2", &["hand A/2", "board PR"]),
    ]
}

fn session(minds: [&str; 2]) -> Session {
    let game = antre_host::find(antre_shelf::SHELF, "coeur").unwrap();
    let players = minds.map(|mind| crate::play::seats::Player::read(mind).unwrap()).to_vec();
    let options = vec![("first_player".to_owned(), "A".to_owned())];
    let request = antre_host::Request { options, ..Default::default() };
    let setting = crate::play::session::Setting { game, request, seed: Some(7), players, lang: Lang::Fr };
    Session::open_in(setting, None).unwrap()
}

fn shown(app: &mut App<'_>) -> String {
    let area = Rect::new(0, 0, 100, 30);
    let mut buf = Buffer::empty(area);
    app.draw(area, &mut buf);
    text_of(&buf)
}

fn type_in(app: &mut App<'_>, text: &str) {
    for letter in text.chars() {
        assert_eq!(app.press(Key::Char(letter)), None);
    }
    app.press(Key::Enter);
}

/// Waits until the bot has moved.
fn wait(app: &mut App<'_>) {
    while matches!(app.mode, Mode::Wait(_)) {
        std::thread::sleep(Duration::from_millis(10));
        app.hear().unwrap();
        app.move_on();
    }
}

fn own_cards(app: &App<'_>, seat: Seat) -> usize {
    let hand = app.scene.zone(&format!("hand {seat}")).unwrap();
    hand.pieces.iter().filter(|piece| matches!(piece.face, Face::Up(_))).count()
}

#[test]
fn a_turn_against_a_bot() {
    let mut session = session(["human", "random"]);
    let mut app = App::new(&mut session, Look::plain(false));
    assert_eq!(app.mode, Mode::Choose(Seat::A));
    let before = app.session.table().version();
    // A refused move names its clause, keeps what was typed and changes nothing.
    type_in(&mut app, "CO1+TR1");
    assert_eq!(app.session.table().version(), before);
    assert_eq!(app.input.as_deref(), Some("CO1+TR1"));
    let text = shown(&mut app);
    assert!(text.contains("CD-16") && text.contains("CO1+TR1"), "{text}");
    // Its clause opens by itself in the rulebook.
    app.press(Key::Escape);
    app.press(Key::Char('r'));
    assert_eq!(app.overlay, Some(Overlay::rules(Some("CD-16".into()))));
    app.press(Key::Escape);
    // Nothing to take back yet.
    app.press(Key::Char('u'));
    assert!(app.notice.as_ref().is_some_and(|notice| notice.tone == Tone::Note));
    // Pointing narrows, a letter chooses, Enter plays.
    app.press(Key::Right);
    app.press(Key::Enter);
    assert_eq!(app.picker.as_ref().unwrap().kept().len(), 1);
    app.press(Key::Char('a'));
    assert!(matches!(app.mode, Mode::Wait(Seat::B)), "the chosen letter again plays");
    // This table has no folder: what cannot be kept says so as long as it lasts.
    let text = shown(&mut app);
    assert!(text.contains("réfléchit") && text.contains("pas enregistrée"), "{text}");
    wait(&mut app);
    assert_eq!(app.mode, Mode::Choose(Seat::A));
    assert!(!app.fresh.is_empty(), "what the bot changed is marked");
    app.press(Key::Char('u'));
    assert_eq!(app.mode, Mode::Choose(Seat::A));
    assert!(app.session.table().marks().undone);
    assert!(shown(&mut app).contains("coup repris"));
    assert_eq!(app.press(Key::Char('q')), Some(Close::Left));
}

#[test]
fn a_move_is_taken_back_while_the_bot_thinks() {
    let mut session = session(["human", "search:1000000"]);
    let mut app = App::new(&mut session, Look::plain(false));
    app.press(Key::Enter);
    assert_eq!(app.mode, Mode::Wait(Seat::B));
    app.press(Key::Char('?'));
    assert!(shown(&mut app).contains("Aide"));
    app.press(Key::Escape);
    app.press(Key::Char('u'));
    assert_eq!(app.mode, Mode::Choose(Seat::A));
    app.hear().unwrap();
    assert_eq!(app.mode, Mode::Choose(Seat::A), "what the bot thought does not count any more");
}

#[test]
fn between_two_people_the_screen_is_empty() {
    let mut session = session(["human", "human Zoé"]);
    let mut app = App::new(&mut session, Look::plain(false));
    assert_eq!(app.mode, Mode::Curtain(Seat::A));
    assert!(!shown(&mut app).contains("Main"));
    app.press(Key::Enter);
    assert_eq!((own_cards(&app, Seat::A), own_cards(&app, Seat::B)), (5, 0));
    app.press(Key::Enter);
    // A sees what came of it, then hides it.
    assert_eq!(app.mode, Mode::Look { to: Seat::B });
    assert_eq!(own_cards(&app, Seat::A), 5);
    app.press(Key::Enter);
    assert_eq!(app.mode, Mode::Curtain(Seat::B));
    let text = shown(&mut app);
    assert!(text.contains("Passez l’écran à Zoé") && !text.contains("Pioche"), "{text}");
    app.press(Key::Enter);
    assert_eq!((own_cards(&app, Seat::A), own_cards(&app, Seat::B)), (0, 5));
    // Zoé plays, then asks to take it back: A decides behind an empty screen.
    app.press(Key::Enter);
    app.press(Key::Char('u'));
    assert!(matches!(app.mode, Mode::Consent { asker: Seat::B, asked: Seat::A, .. }));
    let text = shown(&mut app);
    assert!(text.contains("d’accord") && !text.contains("Pioche"), "{text}");
    app.press(Key::Char('n'));
    assert_eq!(app.mode, Mode::Curtain(Seat::A));
    app.press(Key::Enter);
    app.press(Key::Char('u'));
    app.press(Key::Char('o'));
    assert_eq!(app.mode, Mode::Curtain(Seat::A));
    assert_eq!(app.session.table().next(), Next::seat(Seat::A));
}

#[test]
fn a_whole_game_ends_with_its_points() {
    let mut session = session(["human", "human"]);
    let mut app = App::new(&mut session, Look::plain(false));
    for _ in 0..500 {
        if app.mode == Mode::End {
            break;
        }
        app.press(Key::Enter);
    }
    assert_eq!(app.mode, Mode::End);
    assert!(!app.ending.as_ref().unwrap().told());
    app.press(Key::Enter);
    assert!(app.ending.as_ref().unwrap().told());
    let text = shown(&mut app);
    assert!(text.contains("CD-83") && text.contains("Total"), "{text}");
    app.press(Key::Down);
    assert_eq!(app.ending.as_ref().unwrap().chosen, 1);
    assert_eq!(app.press(Key::Char('n')), Some(Close::Again));
}

#[test]
fn what_changed_is_known() {
    let before = scene();
    let mut now = scene();
    assert!(changed(&before, &now, Seat::A).is_empty());
    now.zones[0].pieces.pop();
    now.zones[4].pieces.pop();
    assert_eq!(changed(&before, &now, Seat::A), ["board CO"]);
    assert_eq!(changed(&before, &now, Seat::B), ["hand A", "board CO"]);
}

#[test]
fn whatever_is_selected_explains_itself() {
    let mut session = session(["human", "random"]);
    let mut app = App::new(&mut session, Look::plain(false));
    // The chosen move first, with what it touches; once more, the keys.
    app.press(Key::Char('?'));
    let text = shown(&mut app);
    assert!(text.contains("Ce coup") && text.contains("(règle CD-"), "{text}");
    app.press(Key::Char('?'));
    assert!(shown(&mut app).contains("aller d’un coup à l’autre"));
    app.press(Key::Escape);
    // Then everything the arrow keys reach.
    for _ in 0..app.picker.as_ref().unwrap().stops().len() {
        app.press(Key::Right);
        let pointed = app.picker.as_ref().unwrap().pointed().unwrap().to_owned();
        app.press(Key::Char('?'));
        let text = shown(&mut app);
        assert!(matches!(app.overlay, Some(Overlay::Sheet { .. })), "{pointed}");
        assert!(text.contains("CD-"), "{pointed} has no rule:\n{text}");
        app.press(Key::Escape);
    }
}

#[test]
fn a_hint_is_given_and_can_be_played() {
    let mut session = session(["human", "random"]);
    let mut app = App::new(&mut session, Look::plain(false));
    app.press(Key::Char('!'));
    assert!(shown(&mut app).contains("réfléchit pour vous"));
    while app.hint.is_some() {
        std::thread::sleep(Duration::from_millis(20));
        app.hear_hint();
    }
    let text = shown(&mut app);
    assert!(text.contains("Conseil"), "{text}");
    app.press(Key::Enter);
    assert!(matches!(app.mode, Mode::Wait(Seat::B)), "Enter plays the hint");
}

#[test]
fn giving_up_is_asked_about_and_ends_the_game() {
    let mut session = session(["human", "random"]);
    let mut app = App::new(&mut session, Look::plain(false));
    app.press(Key::Char('x'));
    assert!(shown(&mut app).contains("Abandonner"));
    app.press(Key::Char('n'));
    assert_eq!(app.mode, Mode::Choose(Seat::A));
    app.press(Key::Char('x'));
    app.press(Key::Char('o'));
    assert_eq!(app.mode, Mode::End);
    assert!(shown(&mut app).contains("abandonne."));
}

#[test]
fn a_game_opens_with_its_aim_and_first_steps() {
    for &game in antre_shelf::SHELF {
        let seats = usize::from(game.players().0.max(2));
        let mut players = vec![crate::play::seats::Player::read("random").unwrap(); seats];
        players[seats - 1] = crate::play::seats::Player::read("human").unwrap();
        let request = antre_host::Request { seats: Some(seats as u8), ..Default::default() };
        let setting = crate::play::session::Setting { game, request, seed: Some(7), players, lang: Lang::Fr };
        let mut session = Session::open_in(setting, None).unwrap();
        let mut app = App::new(&mut session, Look::plain(false));
        app.overlay = Some(app.welcome());
        let area = Rect::new(0, 0, 80, 24);
        let mut buf = Buffer::empty(area);
        app.draw(area, &mut buf);
        let text = text_of(&buf);
        assert!(text.contains("Le but"), "{text}");
        let sides = app.session.table().side(Seat::B).is_some();
        assert_eq!(text.contains("votre camp"), sides, "{text}");
    }
}

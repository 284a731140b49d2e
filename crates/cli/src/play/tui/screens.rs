//! Screens of seeded games of the whole shelf, at every usual size: what a person reads there is made of names, signs and
//! numbers, and never of the ids by which programs call things.

use super::super::seats::Player;
use super::super::session::{Session, Setting, Turn};
use super::tests::text_of;
use super::*;
use antre_host::{AnyGame, Request, Speaker};
use antre_kernel::{Dice as _, Rng};
use antre_stage::{Card, Face, Piece, Scene, Zone, ZoneKind, sign};
use std::collections::{BTreeMap, BTreeSet};

/// The sizes of terminals that people have.
const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 60)];
/// After how many moves a game is looked at.
const MOMENTS: [u32; 6] = [0, 4, 14, 40, 90, 180];

/// Every number of seats with the usual options, and every other value of every option, one at a time.
fn requests(game: &'static dyn AnyGame) -> Vec<(u8, Request)> {
    let (fewest, most) = game.players();
    let mut requests: Vec<(u8, Vec<(String, String)>)> =
        (fewest..=most).map(|seats| (seats, vec![])).collect();
    for option in game.options() {
        let others = option.values.iter().filter(|&&value| value != option.usual());
        for value in others.take(3) {
            let chosen = vec![(option.id.to_owned(), (*value).to_owned())];
            requests.extend([fewest, (fewest + 2).clamp(fewest, most)].map(|seats| (seats, chosen.clone())));
        }
    }
    requests.dedup();
    let request = |(seats, options)| (seats, Request { seats: Some(seats), options, ..Request::default() });
    requests.into_iter().map(request).collect()
}

/// A table with one person at it; none where these options do not go with so many seats.
fn session(
    game: &'static dyn AnyGame,
    seats: u8,
    request: Request,
    seed: u64,
    lang: Lang,
) -> Option<Session> {
    let mut players = vec![Player::read("random").unwrap(); usize::from(seats)];
    players[0] = Player::read("human").unwrap();
    let setting = Setting { game, request, seed: Some(seed), players, lang };
    Session::open_in(setting, None).ok()
}

/// Plays on at random until so many moves are played and it is the person's turn; false once it is over.
fn play_to(session: &mut Session, moment: u32, dice: &mut Rng) -> bool {
    loop {
        let seat = match session.turn() {
            Turn::Over => return false,
            Turn::Human(seat) if session.table().plies() >= moment => {
                return session.alone() == Some(seat);
            }
            Turn::Human(seat) | Turn::Bot(seat, _) => seat,
        };
        let choices = session.choices(seat);
        let choice = &choices[dice.below(choices.len())];
        session.play(seat, &choice.notation).unwrap();
    }
}

fn draw(app: &mut App<'_>, (width, height): (u16, u16)) -> String {
    let area = Rect::new(0, 0, width, height);
    let mut buf = Buffer::empty(area);
    app.draw(area, &mut buf);
    text_of(&buf)
}

/// Looks at every moment of a game of every variant, at every size.
fn look_at_all(games: &[&'static dyn AnyGame], look: &mut dyn FnMut(&Shown<'_>)) {
    for &game in games {
        for (variant, (seats, request)) in (0..).zip(requests(game)) {
            let lang = if variant % 3 == 2 { Lang::En } else { Lang::Fr };
            let opened = session(game, seats, request.clone(), variant, lang);
            assert!(opened.is_some() || !request.options.is_empty(), "{} {seats}", game.id());
            let Some(mut session) = opened else { continue };
            let mut dice = Rng::for_job(7, variant);
            for moment in MOMENTS {
                let goes_on = play_to(&mut session, moment, &mut dice);
                let mut app = App::new(&mut session, Look::plain(false));
                app.notice = None;
                if let Some(ending) = &mut app.ending {
                    ending.revealed = ending.categories.len();
                }
                for size in SIZES {
                    let text = draw(&mut app, size);
                    look(&Shown { game, app: &app, size, text: &text, seats });
                }
                if let Some(picker) = &mut app.picker {
                    // The same with the arrow keys on the table.
                    picker.turn(true);
                    let text = draw(&mut app, SIZES[0]);
                    look(&Shown { game, app: &app, size: SIZES[0], text: &text, seats });
                }
                let zones = if variant == 0 { app.scene.zones.len() } else { 0 };
                for at in 0..zones {
                    app.overlay = Some(Overlay::Zone { at, top: 0 });
                    let text = draw(&mut app, SIZES[1]);
                    look(&Shown { game, app: &app, size: SIZES[1], text: &text, seats });
                }
                if !goes_on {
                    break;
                }
            }
        }
    }
}

/// One picture, with what it was made of.
struct Shown<'a> {
    game: &'static dyn AnyGame,
    app: &'a App<'a>,
    size: (u16, u16),
    text: &'a str,
    seats: u8,
}

impl Shown<'_> {
    fn scene(&self) -> &Scene {
        &self.app.scene
    }

    fn is_table(&self) -> bool {
        self.app.overlay.is_none() && self.app.mode != Mode::End
    }

    fn at(&self) -> String {
        let (width, height) = self.size;
        format!("{} for {} at {width}x{height}:\n{}", self.game.id(), self.seats, self.text)
    }
}

/// The words of a text; what stands between letters in an id belongs to them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let inside = |letter: char| letter.is_alphanumeric() || "-/_#…".contains(letter);
    text.split(move |letter: char| !inside(letter)).filter(|word| !word.is_empty())
}

fn cards(scene: &Scene) -> impl Iterator<Item = &Card> {
    scene.zones.iter().flat_map(|zone| &zone.pieces).filter_map(|piece| match &piece.face {
        Face::Up(card) => Some(&**card),
        Face::Down(_) => None,
    })
}

/// Everything by which programs call what lies on the table.
fn ids(scene: &Scene) -> BTreeSet<&str> {
    let mut ids = BTreeSet::new();
    for zone in &scene.zones {
        ids.extend([&*zone.id, &*zone.emblem]);
        ids.extend(zone.pieces.iter().filter(|piece| piece.number().is_none()).map(|piece| &*piece.id));
    }
    ids.extend(cards(scene).flat_map(|card| [&*card.code, &*card.emblem]).filter(|id| sign(id).is_none()));
    ids.into_iter().flat_map(str::split_whitespace).filter(|id| id.len() > 1 && sign(id).is_none()).collect()
}

/// Every word that somebody wrote to be read.
fn written(app: &App<'_>) -> BTreeSet<String> {
    let speaker = app.session.speaker();
    let mut texts: Vec<String> = app.log.clone();
    let scene = &app.scene;
    texts.extend(scene.headline.iter().map(|headline| speaker.say(headline)));
    for zone in &scene.zones {
        texts.push(speaker.say(&zone.name));
        for mark in zone.pieces.iter().flat_map(|piece| &piece.marks) {
            texts.push(speaker.say(mark));
            texts.extend(speaker.brief(mark));
        }
    }
    for card in cards(scene) {
        texts.push(speaker.say(&card.name));
        texts.extend(card.sign().map(str::to_owned));
        texts.extend(card.text.iter().map(|text| speaker.say(text)));
    }
    if let Some(picker) = &app.picker {
        texts.extend(picker.shown().iter().map(|choice| speaker.say(&choice.label)));
    }
    if let Some(sheet) = app.ending.as_ref().and_then(|ending| ending.sheet.as_ref()) {
        texts.push(talk::verdict(sheet, speaker));
        let lines = sheet.seats.iter().flat_map(|seat| &seat.lines);
        for line in lines {
            texts.push(speaker.say(&line.name));
            texts.extend(line.cards.iter().map(|card| speaker.say(&card.name)));
        }
    }
    texts.extend(app.session.options());
    for key in ["keys-choose", "keys-choose-wide", "keys-pointing", "keys-wait", "keys-end", "detail-pointed"]
    {
        texts.push(speaker.word(key));
    }
    texts.iter().flat_map(|text| words(text)).map(str::to_owned).collect()
}

#[test]
fn no_screen_of_any_game_shows_an_id() {
    look_at_all(antre_shelf::SHELF, &mut |shown| {
        let (ids, written) = (ids(shown.scene()), written(shown.app));
        for word in words(shown.text) {
            let known = |whole: &str| whole == word;
            let begun = |whole: &str| {
                let cut = word.strip_suffix('…').filter(|begun| begun.chars().count() > 2);
                cut.is_some_and(|begun| whole.starts_with(begun))
            };
            let fits = |whole: &str| known(whole) || begun(whole);
            let bad = ids.iter().any(|id| fits(id)) && !written.iter().any(|whole| fits(whole));
            assert!(!bad, "« {word} » is an id: {}", shown.at());
        }
    });
}

/// The words on a picture that have no mark, though they are no code, no notation and no name of ours.
fn unmarked(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| {
        let plain = word.chars().filter(char::is_ascii_lowercase).count();
        plain >= 3 && word.chars().all(|letter| letter.is_ascii_alphanumeric())
    })
}

#[test]
fn every_word_on_a_screen_is_in_a_file() {
    assert_eq!(Vec::from_iter(unmarked("Main CO3 ṫȧƀŀė b2 hand")), ["Main", "hand"]);
    for &game in antre_shelf::SHELF {
        let seats = game.players().0;
        let request = Request { seats: Some(seats), ..Request::default() };
        let mut session = session(game, seats, request, 3, Lang::Marked).unwrap();
        let mut dice = Rng::new(3);
        for moment in [0, 14, 90, u32::MAX] {
            play_to(&mut session, moment, &mut dice);
            let mut app = App::new(&mut session, Look::plain(false));
            if let Some(ending) = &mut app.ending {
                ending.revealed = ending.categories.len();
            }
            let rules = Overlay::Rules { query: String::new(), given: false, top: 0 };
            let zones = (0..app.scene.zones.len()).map(|at| Overlay::Zone { at, top: 0 });
            let above = [Overlay::Help { top: 0 }, Overlay::Log { top: 0 }, rules].into_iter().chain(zones);
            for overlay in [None].into_iter().chain(above.map(Some)) {
                app.overlay = overlay;
                let text = draw(&mut app, SIZES[2]);
                assert!(text.contains('ȧ'), "nothing is said in {}:\n{text}", game.id());
                let found: BTreeSet<&str> = unmarked(&text).collect();
                assert!(found.is_empty(), "{found:?} in {}:\n{text}", game.id());
            }
        }
    }
}

/// The pieces that lie in the open between the players and have a number.
fn numbered(scene: &Scene) -> impl Iterator<Item = (&Zone, &Piece)> {
    let zones = scene.zones.iter().filter(|zone| zone.spot.is_some());
    zones
        .flat_map(|zone| zone.pieces.iter().map(move |piece| (zone, piece)))
        .filter(|(_, p)| p.number().is_some())
}

/// So many cards in play always fit on the smallest screen.
const CROWDED: usize = 12;

#[test]
fn what_decides_a_fight_is_on_the_table() {
    let drakerion = antre_host::find(antre_shelf::SHELF, "drakerion").unwrap();
    let (mut seen, mut hands) = (0, 0);
    look_at_all(&[drakerion], &mut |shown| {
        if !shown.is_table() {
            return;
        }
        let speaker = shown.app.session.speaker();
        for (_, piece) in numbered(shown.scene()) {
            let number = piece.number().unwrap();
            // What follows the number in its line; a reason there may name the card once more.
            let told = shown.text.lines().filter_map(|line| Some(line.split_once(number)?.1));
            let told = told.map(|rest| rest.split("  ").next().unwrap_or(rest));
            let Face::Up(card) = &piece.face else { panic!("{number} is hidden") };
            let name = speaker.say(&card.name);
            let marks: Vec<String> = piece.marks.iter().filter_map(|mark| speaker.brief(mark)).collect();
            let whole: Vec<String> = piece.marks.iter().map(|mark| speaker.say(mark)).collect();
            let full = shown.size.0 >= 120;
            let is_told = |rest: &str| {
                let named = if full { rest.contains(&name) } else { rest.contains(&name[..1]) };
                let short = marks.iter().all(|mark| rest.contains(mark.as_str()));
                named && rest.starts_with(' ') && (short || whole.iter().all(|mark| rest.contains(mark)))
            };
            // On the smallest screen a very crowded table may leave some out, and says so.
            let crowded = shown.size == SIZES[0] && numbered(shown.scene()).count() > CROWDED;
            if !crowded || !shown.text.contains(" …") {
                assert!(told.clone().any(is_told), "{number} {name} {marks:?}: {}", shown.at());
            }
            seen += 1;
        }
        let own = |zone: &&Zone| zone.kind == ZoneKind::Hand && zone.owner == Some(Seat::A);
        for card in shown.scene().zones.iter().filter(own).flat_map(|zone| &zone.pieces) {
            let Face::Up(card) = &card.face else { continue };
            let name = speaker.say(&card.name);
            let word = name.split(' ').next().unwrap_or_default();
            let begun: String = word.chars().take(7).collect();
            assert!(shown.text.contains(&begun), "{begun}: {}", shown.at());
            hands += 1;
        }
    });
    assert!(seen > 1000 && hands > 500, "{seen} {hands}");
}

#[test]
fn the_slots_of_every_dragon_can_be_read() {
    let drarkane = antre_host::find(antre_shelf::SHELF, "drarkane").unwrap();
    let mut seen = 0;
    look_at_all(&[drarkane], &mut |shown| {
        if !shown.is_table() {
            return;
        }
        for zone in shown.scene().zones.iter().filter(|zone| zone.id.starts_with("on ")) {
            let signs: Vec<&str> = zone.pieces.iter().map(|piece| piece.face.code()).collect();
            for sign in &signs {
                assert!(shown.text.contains(sign), "{sign} of {signs:?}: {}", shown.at());
                seen += 1;
            }
        }
    });
    assert!(seen > 1000, "{seen}");
}

/// The first letters of a name: as much as always has to be there.
fn begins(name: &str) -> String {
    name.chars().take(3).collect::<String>().trim_end().to_owned()
}

/// What of a piece can be read on the table: its sign, or how its name begins.
fn read_as(piece: &Piece, speaker: &Speaker) -> Option<Vec<String>> {
    let Face::Up(card) = &piece.face else { return None };
    let name = begins(&speaker.say(&card.name));
    Some(card.sign().map(str::to_owned).into_iter().chain([name]).collect())
}

#[test]
fn nothing_that_lies_on_a_table_is_lost() {
    let (mut zones, mut pieces, mut lost) = (0, 0, BTreeMap::new());
    look_at_all(antre_shelf::SHELF, &mut |shown| {
        if !shown.is_table() {
            return;
        }
        let speaker = shown.app.session.speaker();
        for zone in &shown.scene().zones {
            let mut wanted: Vec<Vec<String>> = match zone.kind {
                ZoneKind::Counter(n) => vec![vec![n.to_string()]],
                ZoneKind::Track { .. } => Vec::new(),
                // Beside a name it may be enough how many lie there.
                ZoneKind::Pile if zone.owner.is_some() => Vec::new(),
                ZoneKind::Pile => {
                    zone.pieces.last().and_then(|top| read_as(top, speaker)).into_iter().collect()
                }
                _ => talk::lying(zone).filter_map(|piece| read_as(piece, speaker)).collect(),
            };
            // Cards of one's own hand need no heading; nor does what is empty where there is little room.
            let own = zone.kind == ZoneKind::Hand && zone.owner == Some(Seat::A);
            if !own && (!zone.pieces.is_empty() || matches!(zone.kind, ZoneKind::Counter(_))) {
                wanted.push(vec![begins(&speaker.say(&zone.name))]);
                zones += 1;
            }
            pieces += wanted.len();
            // On the smallest screen a very crowded table may leave some out, and says so.
            let crowded = shown.size == SIZES[0] && zone.pieces.len() > 3 && shown.text.contains(" …");
            let told = |forms: &Vec<String>| forms.iter().any(|form| shown.text.contains(form));
            for what in wanted.into_iter().filter(|forms| !crowded && !told(forms)) {
                let at = format!("{} {} {:?} {} {what:?}", shown.game.id(), shown.seats, shown.size, zone.id);
                lost.entry(at).or_insert_with(|| shown.at());
            }
        }
    });
    assert!(zones > 10_000 && pieces > 20_000, "{zones} {pieces}");
    let first = lost.values().next();
    let some: Vec<&String> = lost.keys().take(20).collect();
    assert!(lost.is_empty(), "{} lost: {some:#?}\n{}", lost.len(), first.map_or("", String::as_str));
}

#[test]
fn what_is_cut_says_so() {
    look_at_all(antre_shelf::SHELF, &mut |shown| {
        let open = |line: &&str| line.matches('[').count() > line.matches(']').count();
        let told = shown.text.lines().find(open);
        assert!(told.is_none(), "{told:?} is cut: {}", shown.at());
        let opened =
            |line: &&str| line.matches('(').count() > line.matches(')').count() && !line.contains('…');
        let on_board = shown.text.lines().take(usize::from(shown.size.1) - 9);
        let told = on_board.clone().find(opened).filter(|_| shown.is_table() && shown.size.0 < 120);
        assert!(told.is_none(), "{told:?} is cut: {}", shown.at());
    });
}

#[test]
fn every_cell_of_a_kingdom_can_be_found() {
    let aetherya = antre_host::find(antre_shelf::SHELF, "aetherya").unwrap();
    look_at_all(&[aetherya], &mut |shown| {
        if !shown.is_table() {
            return;
        }
        let signs = |line: &str| -> String { line.chars().filter(char::is_ascii_alphanumeric).collect() };
        let lettered = shown.text.lines().filter(|line| signs(line).contains("abcd")).count();
        let rows = (1..=4).filter(|row| {
            let numbered = |line: &str| line.contains(&format!("│{row} "));
            shown.text.lines().any(numbered)
        });
        assert!(lettered > 0 && rows.count() == 4, "{}", shown.at());
    });
}

#[test]
fn the_verdict_is_read_to_its_end() {
    let mut seen = 0;
    for &game in antre_shelf::SHELF {
        let (fewest, most) = game.players();
        for seats in fewest..=most {
            let request = Request { seats: Some(seats), ..Request::default() };
            let mut session = session(game, seats, request, 5, Lang::Fr).unwrap();
            play_to(&mut session, u32::MAX, &mut Rng::new(5));
            let mut app = App::new(&mut session, Look::plain(false));
            let Some(ending) = &mut app.ending else { panic!("{} for {seats} goes on", game.id()) };
            ending.revealed = ending.categories.len();
            let Some(sheet) = &ending.sheet else { continue };
            let verdict = talk::verdict(sheet, app.session.speaker());
            let sheet_seats: Vec<Seat> = sheet.seats.iter().map(|seat| seat.seat).collect();
            for size in SIZES {
                let text = draw(&mut app, size);
                let read = text.split_whitespace().collect::<Vec<_>>().join(" ");
                // Beside the log a verdict of two lines has its words between others.
                let end = verdict.split_whitespace().last().unwrap_or_default();
                assert!(
                    read.contains(&verdict) || read.contains(end),
                    "« {verdict} » of {} at {size:?}:\n{text}",
                    game.id()
                );
                let ending = app.ending.as_ref().unwrap();
                let sheet = ending.sheet.as_ref().unwrap();
                let table = text.lines().skip_while(|line| !line.starts_with(" Points "));
                let table: Vec<&str> = table.collect();
                for (at, seat) in sheet.seats.iter().enumerate() {
                    let name = begins(&app.session.speaker().seat(seat.seat));
                    let heads = table[0].matches(&name).count();
                    let total = table.iter().find(|line| line.starts_with(" Total ")).unwrap();
                    let total = total.split_whitespace().nth(at + 1);
                    assert!(heads > 0 && total == Some(&*seat.total.to_string()), "{name} is lost:\n{text}");
                }
                let chosen = begins(&app.session.speaker().say(&ending.categories[ending.chosen].name));
                assert!(text.contains(&format!("▸ {chosen}")), "{chosen} has no name:\n{text}");
                // Reasons that had to be cut are one key away.
                if size == SIZES[0] && seats > 1 {
                    app.press(Key::Enter);
                    let opened = draw(&mut app, size);
                    app.press(Key::Escape);
                    let ending = app.ending.as_ref().unwrap();
                    let scored = ending.categories[ending.chosen].lines.iter().zip(&sheet_seats);
                    for (_, seat) in scored.filter(|(line, _)| line.is_some()) {
                        let name = begins(&app.session.speaker().seat(*seat));
                        let told = format!("┃  {name}");
                        assert!(opened.contains(&told), "{name} has no reasons:\n{opened}");
                    }
                }
                seen += 1;
            }
        }
    }
    assert!(seen > 40, "{seen}");
}

#[test]
fn what_is_asked_is_read_to_its_end() {
    let mut asked = 0;
    look_at_all(antre_shelf::SHELF, &mut |shown| {
        let Some(headline) = shown.scene().headline.as_ref().filter(|_| shown.is_table()) else { return };
        let headline = shown.app.session.speaker().say(headline);
        // Beside a hand its lines stand between others; its last words must be there.
        let end: Vec<&str> = headline.split_whitespace().rev().take(2).collect();
        let there = end.iter().all(|word| shown.text.contains(word));
        assert!(there, "« {headline} » is cut: {}", shown.at());
        asked += 1;
    });
    assert!(asked > 1000, "{asked}");
}

//! Games that were left in the middle, as `antre play` keeps them: each opens where it was, and can be played on.
//!
//! `saves/NAME.antre-save` with its pack beside it where it is not one of the box, and `saves/moments.txt`: for each
//! save its version, and what the first seat to act could do.

use antre_host::{AnyGame, AnyTable, BotSpec, Chance, Request};
use antre_kernel::{Dice as _, Next, Rng, Sealed, SeatSet};
use antre_shelf::SHELF;
use antre_testkit::releases::Release;
use std::fmt::Write as _;

/// How a game stands, in one line.
fn moment(table: &dyn AnyTable) -> String {
    let Next::Seats(seats) = table.next() else { panic!("a save of a game that is over") };
    let seat = seats.first().unwrap();
    let choices: Vec<String> = table.choices(seat).into_iter().map(|choice| choice.notation).collect();
    format!("{} {} {seat} {}", table.version(), table.plies(), choices.join(" | "))
}

/// The set-ups that are saved: every number of people, the usual options and others, packs of the box and one's own.
fn requests(game: &dyn AnyGame) -> Vec<Request> {
    let (fewest, most) = game.players();
    let mut all: Vec<Request> =
        (fewest..=most).map(|seats| Request { seats: Some(seats), ..Request::default() }).collect();
    for option in game.options() {
        for value in option.values {
            let options = vec![(option.id.to_owned(), (*value).to_owned())];
            all.extend((fewest..=most).map(|seats| Request {
                seats: Some(seats),
                options: options.clone(),
                ..Request::default()
            }));
        }
    }
    for name in game.packs() {
        let text = game.pack_text(name).unwrap();
        all.push(Request { pack: Some((name.into(), text.into())), ..Request::default() });
        let own = format!("# Anna’s own.\n{text}");
        all.push(Request { pack: Some(("anna".into(), own)), ..Request::default() });
    }
    all.retain(|request| game.inspect(request).is_ok());
    all
}

fn make(release: &Release) {
    let mut moments = String::new();
    for game in SHELF {
        for (index, request) in requests(*game).into_iter().enumerate() {
            let mut rng = Rng::new(index as u64);
            let mut key = [0; 32];
            key.fill_with(|| rng.below(256) as u8);
            let chance = if index % 2 == 0 { Chance::Secret(key) } else { Chance::Practice(rng.bits()) };
            let mut table = game.open(&request, chance).unwrap();
            let seats = table.setup().seats;
            table.seat_players((0..seats).map(|seat| format!("human {seat}")).collect());
            let mut kept = table.seal();
            let all = SeatSet::all(seats);
            for _ in 0..5 + rng.below(40) {
                let Next::Seats(actors) = table.next() else { break };
                kept = table.seal();
                let seat = actors.first().unwrap();
                if rng.below(12) == 0 && table.undo(seat, all, all).is_ok() {
                    continue;
                }
                let notation = table.think(seat, BotSpec::LEVELS[rng.below(2)], rng.bits())();
                table.play(seat, &notation).unwrap();
            }
            let name = format!("{}-{index:02}", game.id());
            release.write(&format!("saves/{name}.antre-save"), kept.as_text());
            let mut packs = Vec::new();
            if let Some((pack, text)) = request.pack.filter(|(pack, _)| pack == "anna") {
                release.write(&format!("saves/{name}.pack.toml"), &text);
                packs.push((pack, text));
            }
            let opened = game.unseal(&kept, &packs).unwrap();
            let _ = writeln!(moments, "{name} {}", moment(&*opened));
        }
    }
    release.write("saves/moments.txt", &moments);
}

#[test]
fn the_saves_of_every_release_open_and_go_on() {
    if let Some(release) = Release::to_make() {
        make(&release);
    }
    for release in Release::all() {
        let moments = release.read("saves/moments.txt");
        assert!(moments.lines().count() >= SHELF.len());
        for line in moments.lines() {
            let (name, expected) = line.split_once(' ').unwrap();
            let sealed = Sealed::from_text(release.read(&format!("saves/{name}.antre-save")));
            let header = sealed.header().unwrap();
            let game = antre_host::find(SHELF, &header.game).unwrap();
            let pack = release.path(&format!("saves/{name}.pack.toml"));
            let pack = std::fs::read_to_string(pack).ok().map(|text| ("anna".to_owned(), text));
            let packs: Vec<(String, String)> = pack.into_iter().collect();
            let mut table = game.unseal(&sealed, &packs).unwrap_or_else(|why| panic!("{name}: {why:?}"));
            assert_eq!(moment(&*table), expected, "{name}");
            let mut rng = Rng::new(1);
            while let Next::Seats(actors) = table.next() {
                let seat = actors.first().unwrap();
                let notation = table.think(seat, BotSpec::LEVELS[0], rng.bits())();
                table.play(seat, &notation).unwrap_or_else(|why| panic!("{name}: {notation}: {why:?}"));
            }
            let record = table.record().unwrap();
            game.read_record(&record, &packs).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        }
    }
}

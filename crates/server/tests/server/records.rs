//! Games of every release, kept in the repository: whatever changes, what people played is still what it was.
//!
//! One file a game and release, a hundred records behind each other, compressed. They were played with the packs that
//! are frozen under the games' `tests/pack`. `cargo xtask records` plays those of this release; a release that is out
//! is never played again.

#![allow(clippy::unwrap_used, reason = "a test says where it fails")]

use antre_host::{AnyGame, AnyTable, BotSpec, Chance, Request};
use antre_kernel::{Dice as _, Header, Next, Rng, Seat, SeatSet};
use antre_shelf::SHELF;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

/// How many games of each are kept.
const GAMES: usize = 100;

/// What begins a record.
const FIRST: &str = "antre record 1\n";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// The pack a game's records are played with.
fn pack(game: &dyn AnyGame) -> (String, String) {
    let path = format!("../../games/{}/tests/pack/default.toml", game.id());
    ("default".into(), fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap())
}

fn records(path: &Path) -> Vec<String> {
    let mut text = String::new();
    GzDecoder::new(fs::File::open(path).unwrap()).read_to_string(&mut text).unwrap();
    text.split(FIRST).skip(1).map(|rest| format!("{FIRST}{rest}")).collect()
}

/// A set-up that the game accepts: any number of people, any options.
fn request(game: &dyn AnyGame, rng: &mut Rng) -> Request {
    let (fewest, most) = game.players();
    loop {
        let seats = fewest + rng.below(usize::from(most - fewest) + 1) as u8;
        let value = |option: &antre_stage::OptionSpec, rng: &mut Rng| {
            (option.id.to_owned(), option.values[rng.below(option.values.len())].id.to_owned())
        };
        let options = game.options().iter().map(|option| value(option, rng)).collect();
        let request = Request { pack: Some(pack(game)), seats: Some(seats), options };
        if game.inspect(&request).is_ok() {
            return request;
        }
    }
}

/// A whole game; now and then somebody takes back, and now and then somebody gives up.
fn played(game: &dyn AnyGame, index: usize, rng: &mut Rng) -> String {
    let mut table = game.open(&request(game, rng), Chance::Practice(rng.bits())).unwrap();
    let seats = table.setup().seats;
    let bots = [BotSpec::LEVELS[index % 2], BotSpec::LEVELS[1]];
    table.seat_players((0..usize::from(seats)).map(|seat| bots[seat % 2].to_string()).collect());
    let all = SeatSet::all(seats);
    while let Next::Seats(actors) = table.next() {
        let seat = actors.iter().nth(rng.below(actors.len())).unwrap_or(Seat::A);
        match rng.below(400) {
            0 if index.is_multiple_of(10) => table.resign(seat),
            1..8 if index % 10 == 1 && table.undo(seat, all, all).is_ok() => {}
            _ => {
                let notation = table.think(seat, bots[seat.index() % 2], rng.bits())();
                table.play(seat, &notation).unwrap_or_else(|why| panic!("{notation}: {why:?}"));
            }
        }
    }
    record(&*table)
}

fn record(table: &dyn AnyTable) -> String {
    table.record().unwrap()
}

#[test]
fn the_records_of_every_release_replay() {
    if std::env::var_os("ANTRE_BLESS").is_some() {
        bless();
    }
    let mut releases = 0;
    for release in fs::read_dir(folder()).unwrap() {
        let release = release.unwrap().path();
        releases += 1;
        for game in SHELF {
            let packs = [pack(*game)];
            let path = release.join(format!("{}.gz", game.id()));
            let all = records(&path);
            assert_eq!(all.len(), GAMES, "{}", path.display());
            for (index, text) in all.iter().enumerate() {
                let now = game.open(&Request::default(), Chance::Practice(0)).unwrap().header().rules_version;
                let then = Header::read(text).unwrap().rules_version;
                match game.read_record(text, &packs) {
                    Ok(record) => assert!(record.outcome().is_some()),
                    // Rules may change; then it is said which, and nothing is replayed wrongly.
                    Err(why) if then != now => assert!(why.what.key.starts_with("record-"), "{why:?}"),
                    Err(why) => panic!("{} {index}: {why:?}", path.display()),
                }
            }
        }
    }
    assert!(releases > 0);
}

/// Plays the records of this release.
fn bless() {
    let release = folder().join(env!("CARGO_PKG_VERSION"));
    fs::create_dir_all(&release).unwrap();
    for game in SHELF {
        let mut rng = Rng::new(1);
        let mut file = GzEncoder::new(Vec::new(), Compression::best());
        for index in 0..GAMES {
            file.write_all(played(*game, index, &mut rng).as_bytes()).unwrap();
        }
        fs::write(release.join(format!("{}.gz", game.id())), file.finish().unwrap()).unwrap();
    }
}

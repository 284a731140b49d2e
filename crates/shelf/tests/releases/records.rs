//! A hundred records a game, played with the packs that are frozen under the games' `tests/pack`.

use antre_host::{AnyGame, BotSpec, Chance, Request};
use antre_kernel::{Dice as _, Next, Rng, Seat, SeatSet};
use antre_shelf::SHELF;
use antre_testkit::releases::{Release, frozen_pack};

/// How many games of each are kept.
const GAMES: usize = 100;

/// A set-up that the game accepts: any number of people, any options.
fn request(game: &dyn AnyGame, rng: &mut Rng) -> Request {
    let (fewest, most) = game.players();
    loop {
        let seats = fewest + rng.below(usize::from(most - fewest) + 1) as u8;
        let value = |option: &antre_stage::OptionSpec, rng: &mut Rng| {
            (option.id.to_owned(), option.values[rng.below(option.values.len())].to_owned())
        };
        let options = game.options().iter().map(|option| value(option, rng)).collect();
        let request =
            Request { pack: Some(frozen_pack(game.id())), seats: Some(seats), options, rules: None };
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
    table.record().unwrap()
}

#[test]
fn the_records_of_every_release_replay() {
    if let Some(release) = Release::to_make() {
        for game in SHELF {
            let mut rng = Rng::new(1);
            let all: String = (0..GAMES).map(|index| played(*game, index, &mut rng)).collect();
            release.pack(&format!("records/{}.gz", game.id()), all.as_bytes());
        }
    }
    for release in Release::all() {
        for game in SHELF {
            let packs = [frozen_pack(game.id())];
            let all = release.records(game.id());
            assert_eq!(all.len(), GAMES, "{}", game.id());
            for (index, text) in all.iter().enumerate() {
                // Rules may change; a game goes on by those a record was played by, where its pack means the same.
                match game.read_record(text, &packs) {
                    Ok(record) => assert!(record.outcome().is_some()),
                    Err(why) => panic!("{} {index}: {why:?}", game.id()),
                }
            }
        }
    }
}

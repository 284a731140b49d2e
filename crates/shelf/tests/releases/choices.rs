//! A hundred choices a game of every level, each from a moment of a kept record: bots go on playing as they did.
//!
//! `RECORD PLY SEAT`, then what each level chose there, the weakest first. The strong levels think for a second or
//! more, so a test looks at some of theirs; `cargo xtask soak choices` looks at all.

use antre_host::{AnyGame, AnyTable, BotSpec, Chance, Request};
use antre_kernel::{Dice as _, Rng, Seat};
use antre_shelf::SHELF;
use antre_testkit::releases::{Release, frozen_pack};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// How many moments of each game are kept.
const MOMENTS: usize = 100;

/// Of so many moments one is looked at, for each level, unless all are asked for.
const ONE_IN: [usize; BotSpec::LEVELS.len()] = [1, 1, 10, 25, 100];

/// How many levels are looked at when it has to be quick.
const QUICK_LEVELS: usize = 3;

/// A moment of a game at which somebody chose.
struct Moment {
    record: usize,
    ply: u32,
    seat: Seat,
    table: Box<dyn AnyTable>,
}

impl Moment {
    fn of(game: &dyn AnyGame, records: &[String], record: usize, ply: u32) -> Option<Moment> {
        let kept = game.read_record(&records[record], &[frozen_pack(game.id())]).unwrap();
        let (seat, _) = kept.ply(ply)?;
        let setup = &kept.header().setup;
        let request = Request {
            pack: Some(frozen_pack(game.id())),
            seats: Some(setup.seats),
            options: setup.options.clone(),
            rules: Some(kept.header().rules_version),
        };
        let table = game.open_position(&request, &kept.position(ply - 1), Chance::Practice(0)).unwrap();
        Some(Moment { record, ply, seat: seat?, table })
    }

    fn choice(&self, bot: BotSpec) -> String {
        let seed = self.record as u64 * 1_000_003 + u64::from(self.ply);
        self.table.think(self.seat, bot, seed)()
    }
}

/// Moments all over the records: which record, and which ply of it.
fn some_moments(game: &dyn AnyGame, records: &[String]) -> Vec<(usize, u32)> {
    let mut rng = Rng::new(16);
    let mut moments = Vec::new();
    while moments.len() < MOMENTS {
        let record = moments.len() % records.len();
        let plies = game.read_record(&records[record], &[frozen_pack(game.id())]).unwrap().plies();
        let ply = 1 + rng.below(plies as usize) as u32;
        moments.extend(Moment::of(game, records, record, ply).map(|_| (record, ply)));
    }
    moments
}

/// Does the work on every core, and gives the results in order.
fn on_all_cores<T: Send>(count: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    if index >= count {
                        return;
                    }
                    let result = work(index);
                    done.lock().unwrap().push((index, result));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap();
    done.sort_by_key(|(index, _)| *index);
    done.into_iter().map(|(_, result)| result).collect()
}

fn make(release: &Release, game: &dyn AnyGame) {
    let records = release.records(game.id());
    let moments = some_moments(game, &records);
    let lines = on_all_cores(MOMENTS, |index| {
        let (record, ply) = moments[index];
        let moment = Moment::of(game, &records, record, ply).unwrap();
        let choices: Vec<String> = BotSpec::LEVELS.map(|level| moment.choice(level)).into();
        format!("{record} {ply} {}\t{}\n", moment.seat, choices.join("\t"))
    });
    release.write(&format!("choices/{}.txt", game.id()), &lines.concat());
}

#[test]
fn bots_choose_as_they_did_in_every_release() {
    if let Some(release) = Release::to_make() {
        SHELF.iter().for_each(|game| make(&release, *game));
    }
    let is_set = |name: &str| std::env::var_os(name).is_some();
    let all = is_set("ANTRE_ALL_CHOICES");
    let levels = if is_set("ANTRE_QUICK") { QUICK_LEVELS } else { BotSpec::LEVELS.len() };
    let looked_at =
        |index: usize, level: usize| all || (level < levels && index.is_multiple_of(ONE_IN[level]));
    for release in Release::all() {
        for game in SHELF {
            let records = release.records(game.id());
            let text = release.read(&format!("choices/{}.txt", game.id()));
            let lines: Vec<&str> = text.lines().collect();
            assert_eq!(lines.len(), MOMENTS);
            let wrong = on_all_cores(lines.len(), |index| {
                check(*game, &records, lines[index], bots_of(&release), |level| looked_at(index, level))
            });
            let wrong: Vec<String> = wrong.into_iter().flatten().collect();
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        }
    }
}

/// The levels of a release by the names they have today.
fn bots_of(release: &Release) -> [BotSpec; 5] {
    if release.path("").ends_with("0.1.0") { BotSpec::FORMER_LEVELS } else { BotSpec::LEVELS }
}

/// What a line says otherwise than the bots do.
fn check(
    game: &dyn AnyGame,
    records: &[String],
    line: &str,
    bots: [BotSpec; 5],
    looked_at: impl Fn(usize) -> bool,
) -> Vec<String> {
    let mut parts = line.split('\t');
    let place: Vec<&str> = parts.next().unwrap().split(' ').collect();
    let (record, ply) = (place[0].parse().unwrap(), place[1].parse().unwrap());
    let moment = Moment::of(game, records, record, ply).unwrap();
    assert_eq!(moment.seat.to_string(), place[2]);
    let differs = |(level, then): (usize, &str)| {
        let bot = bots[level];
        let now = moment.choice(bot);
        (now != then).then(|| format!("{}: {line}\n  {bot} chose {then}, and now {now}", game.id()))
    };
    parts.enumerate().filter(|(level, _)| looked_at(*level)).filter_map(differs).collect()
}

//! The guard of the card language: random packs over all of it, played by the engine and by a second interpreter that
//! is slow and plain and shares no code with it, step by step side by side.
//!
//! `ANTRE_PACKS=10000 cargo test -p antre-drakerion --test packs` plays more; `ANTRE_PACK=1234` one, with its file.

#![allow(unreachable_pub, clippy::expect_used, clippy::print_stderr)]
#![allow(clippy::needless_range_loop, reason = "a seat is a number in more than one list")]

mod answers;
mod costs;
mod course;
mod deeds;
mod effects;
mod events;
mod finds;
mod game;
mod generate;
mod grammar;
mod toml;
mod values;
mod verbs;
mod words;
mod world;

use antre_drakerion::language::{Body, CardType, Pack};
use antre_drakerion::{Drakerion, read_pack};
use antre_pack::Source;
use antre_stage::{Boxed, PackText};
use antre_testkit::Laws;
use game::{Game, Stop};
use std::collections::BTreeMap;
use std::sync::Arc;

fn build(text: &str) -> Result<Drakerion, antre_kernel::Misread> {
    let options = [("deck_a", "deck-0"), ("deck_b", "deck-1"), ("max_turns", "15")];
    let options = options.map(|(key, value)| (key.to_owned(), value.to_owned()));
    Drakerion::build(&PackText { name: "hasard.toml", text }, None, &options)
}

/// Cards that are refused lose their abilities, until the pack is good; which sentences refused them is counted.
fn accepted(seed: u64, refused: &mut BTreeMap<&'static str, u32>) -> (Pack, String, Drakerion) {
    let mut pack = generate::pack(seed);
    loop {
        let text = toml::pack(&pack);
        let wrong = match build(&text) {
            Ok(game) => return (pack, text, game),
            Err(wrong) => wrong,
        };
        *refused.entry(wrong.what.key).or_default() += 1;
        let line = wrong.line as usize;
        // The part of the file that the line is in: parts begin with their header, and their id comes next.
        let part = text
            .lines()
            .enumerate()
            .filter(|(at, text)| *at < line && (*text == "[[card]]" || *text == "[[ability]]"));
        let start = part.last().map_or(0, |(at, _)| at);
        let id = text
            .lines()
            .nth(start + 1)
            .unwrap_or_default()
            .trim_start_matches("id = ")
            .trim_matches('"')
            .to_owned();
        mend(&mut pack, &id, seed, &wrong);
    }
}

fn mend(pack: &mut Pack, id: &str, seed: u64, wrong: &antre_kernel::Misread) {
    let plain = |number: usize| antre_drakerion::language::Ability {
        id: Some(format!("don-{number}")),
        ..generate::plain()
    };
    for (number, ability) in pack.abilities.iter_mut().enumerate() {
        if ability.id.as_deref() == Some(id) {
            let plain = plain(number);
            assert!(*ability != plain, "seed {seed}: {wrong:?}");
            *ability = plain;
            return;
        }
    }
    let card = pack.cards.iter_mut().find(|card| card.id == id);
    let card = card.unwrap_or_else(|| panic!("seed {seed}: {wrong:?}"));
    let keep = if card.body.card_type() == CardType::City { 1 } else { 0 };
    assert!(card.abilities.len() > keep, "seed {seed}: {wrong:?}");
    card.abilities.truncate(keep);
    if matches!(card.body, Body::Event { .. }) {
        card.abilities.push(generate::plain());
    }
}

/// One pack: read back as it was meant, and played a few times by both.
///
/// # Errors
/// Where the two do not agree: the seed, the step, what differs.
fn check_pack(seed: u64, games: u64, refused: &mut BTreeMap<&'static str, u32>) -> Result<usize, String> {
    let (pack, text, engine) = accepted(seed, refused);
    let read = read_pack(&Source::new("hasard.toml", &text)).expect("it was read before");
    for (read, meant) in read.cards.iter().zip(&pack.cards) {
        let [read, meant] = [read, meant].map(|card| without_places(&format!("{:?}", card.abilities)));
        if read != meant {
            let at = read.bytes().zip(meant.bytes()).take_while(|(a, b)| a == b).count();
            let near = |text: &str| text.chars().skip(at.saturating_sub(200)).take(400).collect::<String>();
            return Err(format!(
                "seed {seed}: not read as it was meant:\nread  {}\nmeant {}",
                near(&read),
                near(&meant)
            ));
        }
    }
    let whole = world::completed(&pack);
    let mut plies = 0;
    for number in 0..games {
        let decks = [&pack.decks[0], &pack.decks[1]];
        let mut game = Game::new(world::beginning(&whole, decks), &engine, seed * 1000 + number, 400);
        game.max_turns = 15;
        if let Err(Stop::Differs(what)) = game.play() {
            let last = game.played.len().saturating_sub(25);
            return Err(format!(
                "seed {seed}, game {number}, step {}: {what}\nthe last steps: {:#?}\n{}",
                game.played.len(),
                &game.played[last..],
                keep(seed, &text)
            ));
        }
        plies += game.played.len();
    }
    Ok(plies)
}

/// Keeps a pack that somebody will want to look at, and says where.
fn keep(seed: u64, text: &str) -> String {
    let path = std::env::temp_dir().join(format!("hasard-{seed}.toml"));
    match std::fs::write(&path, text) {
        Ok(()) => format!("the pack is in {}", path.display()),
        Err(error) => format!("the pack could not be kept: {error}"),
    }
}

/// Places in the file are no part of what is meant.
fn without_places(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("at: ") {
        out.push_str(&rest[..at]);
        rest = rest[at + 4..].trim_start_matches(|c: char| c.is_ascii_digit());
    }
    out.push_str(rest);
    out
}

/// Packs that the engine and the second interpreter once played differently: they are played every time.
const ONCE_WRONG: [u64; 1] = [9789];

#[test]
fn random_packs_are_played_as_they_are_written() {
    let number = |key: &str| std::env::var(key).ok().and_then(|value| value.parse::<u64>().ok());
    let mut refused = BTreeMap::new();
    let (first, count) = match number("ANTRE_PACK") {
        Some(seed) => (seed, 1),
        None => (number("ANTRE_PACK_FROM").unwrap_or(0), number("ANTRE_PACKS").unwrap_or(200)),
    };
    let mut plies = 0;
    let mut wrong = Vec::new();
    let again = ONCE_WRONG.into_iter().filter(|seed| !(first..first + count).contains(seed));
    for seed in (first..first + count).chain(again) {
        match check_pack(seed, 2, &mut refused) {
            Ok(played) => plies += played,
            Err(what) => wrong.push(what),
        }
    }
    eprintln!("{count} packs, {plies} plies; refused: {refused:?}");
    if std::env::var_os("ANTRE_PACK_ALL").is_some() {
        wrong.iter().for_each(|what| eprintln!("{}", what.lines().take(3).collect::<Vec<_>>().join(" | ")));
    }
    if let Some(first) = wrong.first() {
        panic!("{} of {count} packs are not played as they are written; the first:\n{first}", wrong.len());
    }
    assert!(plies > 100 * count as usize, "games that tell something");
}

/// The laws of the house hold for every pack: nothing hidden shows, positions and records are read back, games end.
#[test]
fn random_packs_obey_the_laws() {
    let number = |key: &str| std::env::var(key).ok().and_then(|value| value.parse::<u64>().ok());
    let mut refused = BTreeMap::new();
    let (first, count) = match number("ANTRE_PACK") {
        Some(seed) => (seed, 1),
        None => (number("ANTRE_PACK_FROM").unwrap_or(0), number("ANTRE_PACKS").map_or(6, |packs| packs / 50)),
    };
    let mut broken = Vec::new();
    for seed in first..first + count {
        let (_, text, engine) = accepted(seed, &mut refused);
        let laws = Laws::new(Arc::new(engine))
            .games(1)
            .bound(6_000)
            .seed(seed)
            .census(Drakerion::census)
            .rulebook(Drakerion::RULEBOOK[0]);
        match laws.run() {
            Ok(tally) => assert!(tally.refused > 0, "seed {seed}: {tally:?}"),
            Err(law) => broken.push(format!("seed {seed}: {law}\n{}", keep(seed, &text))),
        }
    }
    if std::env::var_os("ANTRE_PACK_ALL").is_some() {
        broken.iter().for_each(|what| eprintln!("{}", what.lines().take(4).collect::<Vec<_>>().join(" | ")));
    }
    assert!(broken.is_empty(), "{} of {count} packs break a law; the first:\n{}", broken.len(), broken[0]);
}

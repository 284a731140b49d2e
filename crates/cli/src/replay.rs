//! `antre replay`: a finished game, told ply by ply, or as it stood at one of them.

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::files;
use crate::out::{self, CODE, HEAD, QUIET, STRONG};
use crate::play::talk;
use antre_host::{AnyGame, AnyRecord, Speaker};
use antre_kernel::{Eye, Header, Misread, Phrase, Seat};
use antre_shelf::SHELF;
use antre_stage::Sheet;
use std::io::{self, Write};

/// Reads the record and prints what was asked for.
pub(crate) fn run(args: &ReplayArgs, speaker: &Speaker) -> Result<(), Failure> {
    let (path, text) = crate::saves::record_or_newest(args.file.as_ref(), speaker)?;
    let packs = args.pack.iter().map(|path| files::pack(path, speaker)).collect::<Result<Vec<_>, _>>()?;
    let file = path.display().to_string();
    let damaged = |misread: Misread, speaker: &Speaker| {
        let placed = if misread.file.is_none() { misread.in_file(file.clone()) } else { misread };
        Failure::misread(speaker, &placed)
    };
    let header = Header::read(&text).map_err(|misread| damaged(misread, speaker))?;
    let game = antre_host::find(SHELF, &header.game).map_err(|misread| damaged(misread, speaker))?;
    let record = game.read_record(&text, &packs).map_err(|misread| damaged(misread, speaker))?;
    let eye = match &args.eye {
        Some(word) => Some(read_eye(word, record.header().setup.seats, speaker)?),
        None => None,
    };
    let mut stdout = out::stdout();
    match (args.ply, eye) {
        (Some(ply), _) if ply > record.plies() => {
            let phrase = Phrase::new("replay-no-such-ply").with("got", i64::from(ply));
            let phrase = phrase.with("last", i64::from(record.plies()));
            return Err(Failure::usage(speaker.say(&phrase)));
        }
        (Some(ply), eye) => stand(&*record, ply, eye, speaker, &mut stdout)?,
        (None, Some(eye)) => stand(&*record, record.plies(), Some(eye), speaker, &mut stdout)?,
        (None, None) => tell(game, &*record, speaker, &mut stdout)?,
    }
    Ok(())
}

fn read_eye(word: &str, seats: u8, speaker: &Speaker) -> Result<Eye, Failure> {
    if word.eq_ignore_ascii_case("s") {
        return Ok(Eye::Public);
    }
    Seat::read(word, seats).map(Eye::Seat).ok_or_else(|| {
        let near = Eye::all(seats).map(|eye| eye.to_string()).collect::<Vec<_>>().join(", ");
        Failure::usage(speaker.say(&Phrase::new("replay-unknown-eye").with("got", word).with("near", near)))
    })
}

/// The position after so many plies: what an eye saw, or the whole truth as a position one can copy.
fn stand(
    record: &dyn AnyRecord,
    ply: u32,
    eye: Option<Eye>,
    speaker: &Speaker,
    out: &mut impl Write,
) -> io::Result<()> {
    let Some(eye) = eye else {
        for field in record.position(ply) {
            match field.value.as_str() {
                "" => writeln!(out, "{CODE}{}{CODE:#}", field.key)?,
                value => writeln!(out, "{CODE}{}{CODE:#}: {value}", field.key)?,
            }
        }
        return Ok(());
    };
    let scene = record.scene(ply, eye);
    if let Some(headline) = &scene.headline {
        writeln!(out, "{STRONG}{}{STRONG:#}", speaker.say(headline))?;
    }
    for zone in &scene.zones {
        let side = zone.owner.map_or_else(|| "·".into(), |seat| seat.to_string());
        writeln!(out, "{CODE}{side}{CODE:#} {}", talk::zone(zone, speaker))?;
    }
    Ok(())
}

fn tell(
    game: &dyn AnyGame,
    record: &dyn AnyRecord,
    speaker: &Speaker,
    out: &mut impl Write,
) -> io::Result<()> {
    let header = record.header();
    writeln!(out, "{HEAD}{}{HEAD:#}", game.title(speaker))?;
    let setup = &header.setup;
    let options = setup.options.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>();
    let line = Phrase::new("replay-setup").with("pack", setup.pack.as_str());
    writeln!(out, "{}", speaker.say(&line.with("options", options.join(", "))))?;
    for (seat, player) in Seat::all(setup.seats).zip(&header.players) {
        let name = match player.strip_prefix("human") {
            Some("") => speaker.word("replay-person"),
            Some(name) if name.starts_with(' ') => name.trim_start().to_owned(),
            _ => player.clone(),
        };
        writeln!(out, "{CODE}{seat}{CODE:#} {name}")?;
    }
    for (on, key) in [(header.marks.practice, "replay-practice"), (header.marks.undone, "replay-undone")] {
        if on {
            writeln!(out, "{QUIET}{}{QUIET:#}", speaker.word(key))?;
        }
    }
    writeln!(out)?;
    let indent = 5;
    for ply in 1..=record.plies() {
        let mut mark = format!("{ply:>3}  ");
        for line in record.told(ply) {
            let text = out::wrap(&speaker.say(&line.what), out::width().saturating_sub(indent), indent);
            writeln!(out, "{QUIET}{mark}{QUIET:#}{text}")?;
            mark = " ".repeat(indent);
        }
    }
    writeln!(out)?;
    match (record.sheet(), record.outcome()) {
        (Some(sheet), _) => score(&sheet, speaker, out),
        (None, Some(outcome)) => {
            let winners = outcome.winners().iter().map(|seat| speaker.seat(seat)).collect::<Vec<_>>();
            let phrase = Phrase::new("replay-resigned").with("winners", winners.join(", "));
            writeln!(out, "{STRONG}{}{STRONG:#}", speaker.say(&phrase))
        }
        (None, None) => Ok(()),
    }
}

/// Every point with its category, its cards and its clause.
fn score(sheet: &Sheet, speaker: &Speaker, out: &mut impl Write) -> io::Result<()> {
    let categories = talk::categories(sheet);
    let name = |category: &talk::Category| speaker.say(&category.name);
    let wide = categories.iter().map(|category| name(category).chars().count()).max().unwrap_or(0) + 2;
    for (at, column) in sheet.seats.iter().enumerate() {
        let total = Phrase::new("replay-total").with("seat", column.seat);
        let total = speaker.say(&total.with("points", i64::from(column.total)));
        writeln!(out, "{HEAD}{total}{HEAD:#}")?;
        for category in &categories {
            let Some(line) = category.lines.get(at).and_then(Option::as_ref) else { continue };
            let (label, points) = (out::pad(&name(category), wide), line.points);
            let (cards, clause) = (talk::cards(line, speaker), line.clause);
            let gap = if cards.is_empty() { "" } else { "  " };
            writeln!(out, "  {label}{points:>3}  {cards}{gap}{QUIET}{clause}{QUIET:#}")?;
        }
    }
    writeln!(out, "{STRONG}{}{STRONG:#}", talk::verdict(sheet, speaker))
}

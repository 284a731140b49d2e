//! Scenarios: Markdown that players can read and that a game is held to.
//!
//! A file starts with `---`, the lines `game: ID` and `pack: NAME`, and `---`. Every fenced block marked `antre`
//! is one scenario: a position, plays, and what must come of them. The clause ids in the heading above a block
//! are what it is about.

mod script;

use crate::{At, Boxed, PackText, Piece, ZoneKind};
use antre_kernel::{Arg, Cite, Eye, Field, Key, MAX_SEATS, Misread, Next, Phrase, Rng, Seat, SeatSet};
use script::{Act, Coming, Expect, Script, Start, Step};
use std::collections::BTreeSet;

/// What came of a scenario file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many scenarios were played.
    pub scenarios: usize,
    /// The clauses cited in the headings above them.
    pub cited: BTreeSet<String>,
    /// The clauses that refused a move where they were expected to.
    pub refused: BTreeSet<String>,
    /// What did not come out as written.
    pub failures: Vec<Failure>,
}

impl Report {
    /// Adds what came of another file.
    pub fn merge(&mut self, other: Report) {
        self.scenarios += other.scenarios;
        self.cited.extend(other.cited);
        self.refused.extend(other.refused);
        self.failures.extend(other.failures);
    }
}

/// One line of a scenario that did not come out as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The file it stands in.
    pub file: String,
    /// Its line, from 1.
    pub line: u32,
    /// The heading above it.
    pub heading: String,
    /// What was expected and what came.
    pub what: Phrase,
}

/// The head of a scenario file: which game and which pack it speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Front {
    /// The short name of the game.
    pub game: String,
    /// The pack of every scenario that names no other; the game's default if none.
    pub pack: Option<String>,
}

/// Reads the head of a scenario file, to learn which game to run it with.
///
/// # Errors
/// The line that is not a scenario file's.
pub fn front(text: &str) -> Result<Front, Misread> {
    Ok(script::front(text)?.0)
}

/// Whether a text was meant as a scenario file, also where its head is broken: other Markdown may lie beside it.
pub fn is_meant(text: &str) -> bool {
    script::is_meant(text)
}

/// Plays every scenario of a file.
///
/// # Errors
/// The line that is not understood. What is understood but does not hold is a failure in the report.
pub fn run<R: Boxed>(
    file: &str,
    text: &str,
    find_pack: &dyn Fn(&str) -> Option<String>,
) -> Result<Report, Misread> {
    run_file::<R>(file, text, find_pack)
        .map_err(|misread| if misread.file.is_none() { misread.in_file(file) } else { misread })
}

fn run_file<R: Boxed>(
    file: &str,
    text: &str,
    find_pack: &dyn Fn(&str) -> Option<String>,
) -> Result<Report, Misread> {
    let (front, body) = script::front(text)?;
    if front.game != R::ID {
        let what = Phrase::new("scenario-other-game").with("got", front.game).with("expected", R::ID);
        return Err(Misread::new(what).at_line(1));
    }
    let mut report = Report::default();
    let mut games = Games::<R> { front_pack: front.pack, find_pack, built: Vec::new() };
    for block in script::blocks(text, body)? {
        let script = Script::read(&block)?;
        let rules = games.get(&script)?;
        let steps = script.steps(rules.seats())?;
        report.scenarios += 1;
        report.cited.extend(clause_ids(&block.heading).map(str::to_owned));
        let mut fail = |line: u32, what: Phrase| {
            let (file, heading) = (file.to_owned(), block.heading.clone());
            report.failures.push(Failure { file, line, heading, what });
        };
        match Stand::new(rules, &script) {
            Ok(mut stand) => report.refused.extend(stand.play(&steps, &mut fail)),
            Err((line, what)) => fail(line, what),
        }
    }
    if report.scenarios == 0 {
        return Err(Phrase::new("scenario-none").into());
    }
    Ok(report)
}

/// The clause ids in a text: capitals, a hyphen and digits, such as `CD-37`.
pub fn clause_ids(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '-').filter(|word| {
        word.split_once('-').is_some_and(|(book, number)| {
            let capitals = !book.is_empty() && book.bytes().all(|b| b.is_ascii_uppercase());
            capitals && !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())
        })
    })
}

/// The games the blocks of one file ask for, each built once.
struct Games<'a, R> {
    front_pack: Option<String>,
    find_pack: &'a dyn Fn(&str) -> Option<String>,
    built: Vec<(Wish, R)>,
}

/// What a block asks of the box: pack, number of players and options.
type Wish = (Option<String>, Option<u8>, Vec<(String, String)>);

impl<R: Boxed> Games<'_, R> {
    fn get(&mut self, script: &Script) -> Result<&R, Misread> {
        let pack = script.pack.as_ref().or(self.front_pack.as_ref()).cloned();
        let wish = (pack, script.seats, script.options.clone());
        let known = self.built.iter().position(|(built, _)| *built == wish);
        let index = match known {
            Some(index) => index,
            None => {
                let rules = self.build(&wish).map_err(|misread| match misread.file {
                    Some(_) => misread,
                    None => misread.at_line(script.line),
                })?;
                self.built.push((wish, rules));
                self.built.len() - 1
            }
        };
        Ok(&self.built[index].1)
    }

    fn build(&self, (pack, seats, options): &Wish) -> Result<R, Misread> {
        let boxed = |name: &str| R::PACKS.iter().find(|(known, _)| *known == name);
        let (name, text) = match pack {
            Some(name) => {
                let text = (self.find_pack)(name).or_else(|| boxed(name).map(|(_, text)| (*text).to_owned()));
                let unknown = || {
                    let known = R::PACKS.iter().map(|(known, _)| (*known).into()).collect::<Vec<Arg>>();
                    Phrase::new("scenario-unknown-pack").with("got", name.as_str()).with("known", known)
                };
                (name.as_str(), text.ok_or_else(unknown)?)
            }
            None => R::PACKS.first().map_or(("", String::new()), |(name, text)| (*name, (*text).to_owned())),
        };
        R::build(&PackText { name, text: &text }, *seats, options)
    }
}

/// A line and what is wrong with it.
type Wrong = (u32, Phrase);

/// A scenario being played.
struct Stand<'a, R: Boxed> {
    rules: &'a R,
    state: R::State,
    ply: u32,
    seed: Option<u64>,
    line: u32,
}

impl<'a, R: Boxed> Stand<'a, R> {
    fn new(rules: &'a R, script: &Script) -> Result<Self, Wrong> {
        let state = match &script.start {
            Start::Deal => rules.start(),
            Start::Position(fields) => rules.read_position(fields).map_err(|misread| {
                let line = if misread.line == 0 { script.line } else { misread.line };
                (line, Phrase::new("scenario-position").with("why", misread.what))
            })?,
        };
        Ok(Stand { rules, state, ply: 0, seed: script.seed, line: script.line })
    }

    /// Plays all steps and returns the clauses that refused what they should. A play that cannot happen ends the
    /// scenario; an expectation that does not hold does not.
    fn play(&mut self, steps: &[Step], fail: &mut impl FnMut(u32, Phrase)) -> Vec<String> {
        let mut refused = Vec::new();
        if let Err(what) = self.chance(steps) {
            fail(self.line, what);
            return refused;
        }
        for (index, step) in steps.iter().enumerate() {
            let rest = &steps[index + 1..];
            let played = match &step.act {
                Act::Play { seat, text, refused: None } => self.turn(*seat, text, &steps[index..]),
                Act::Play { seat, text, refused: Some(clause) } => {
                    self.refuses(*seat, text, clause).map(|()| refused.push(clause.clone()))
                }
                Act::Roll(text) => self.roll(text).and_then(|()| self.chance(rest)),
                Act::Expect(expect) => {
                    match self.expect(expect) {
                        Ok(clause) => refused.extend(clause),
                        Err(what) => fail(step.line, what),
                    }
                    continue;
                }
            };
            if let Err(what) = played {
                fail(step.line, what);
                return refused;
            }
        }
        refused
    }

    /// Plays the first of these steps.
    fn turn(&mut self, seat: Seat, text: &str, steps: &[Step]) -> Result<(), Phrase> {
        self.chance(steps)?;
        let m = self.legal(seat, text)?;
        self.rules.apply(&mut self.state, seat, m, &mut ());
        self.ply += 1;
        self.chance(&steps[1..])
    }

    /// Lets chance decide as long as it comes next and leaves no choice, or a seed was given. It waits if the next
    /// play fixes it, or if it is expected to come next.
    fn chance(&mut self, rest: &[Step]) -> Result<(), Phrase> {
        let quiet = |step: &&Step| matches!(step.act, Act::Expect(_) | Act::Play { refused: Some(_), .. });
        let until_play = rest.iter().take_while(quiet);
        let expected = until_play.clone().any(
            |step| matches!(&step.act, Act::Expect(Expect::Next(coming)) if *coming == Coming(Next::Chance)),
        );
        let fixed = matches!(rest.get(until_play.count()), Some(Step { act: Act::Roll(_), .. }));
        while self.rules.next(&self.state) == Next::Chance && !fixed && !expected {
            self.decide()?;
        }
        Ok(())
    }

    /// Lets chance decide once.
    fn decide(&mut self) -> Result<(), Phrase> {
        let settled = |roll: &R::Roll| {
            let mut state = self.state.clone();
            self.rules.settle(&mut state, roll, &mut ());
            state
        };
        if let Some(seed) = self.seed {
            let roll = self.rules.roll(&self.state, &mut Key::practice(seed).at_ply(self.ply));
            self.state = settled(&roll);
        } else {
            let first = self.rules.roll(&self.state, &mut Rng::for_job(0, 0));
            let state = settled(&first);
            for job in 1..DRAWS {
                let other = self.rules.roll(&self.state, &mut Rng::for_job(0, job));
                if other != first && settled(&other) != state {
                    let both = [&first, &other].map(|roll| Arg::Text(self.rules.write_roll(roll)));
                    return Err(Phrase::new("scenario-chance-open").with("rolls", both.to_vec()));
                }
            }
            self.state = state;
        }
        self.ply += 1;
        Ok(())
    }

    fn roll(&mut self, text: &str) -> Result<(), Phrase> {
        let next = self.rules.next(&self.state);
        if next != Next::Chance {
            let next = Coming(next).to_string();
            return Err(Phrase::new("scenario-no-chance").with("got", text).with("next", next));
        }
        let roll = self.rules.read_roll(text).map_err(|misread| {
            Phrase::new("scenario-unreadable-roll").with("got", text).with("why", misread.what)
        })?;
        if !self.rules.can_roll(&self.state, &roll) {
            return Err(Phrase::new("scenario-impossible-roll").with("got", text));
        }
        self.rules.settle(&mut self.state, &roll, &mut ());
        self.ply += 1;
        Ok(())
    }

    /// The move, and the clause that refuses it, if one does.
    fn check(&self, seat: Seat, text: &str) -> Result<(R::Move, Option<&'static str>), Phrase> {
        let m = self.rules.read_move(text).map_err(|misread| {
            Phrase::new("scenario-unreadable-move").with("got", text).with("why", misread.what)
        })?;
        Ok((m, self.rules.check(&self.state, seat, m).err().map(|illegal| illegal.clause.id())))
    }

    fn legal(&self, seat: Seat, text: &str) -> Result<R::Move, Phrase> {
        match self.check(seat, text)? {
            (m, None) => Ok(m),
            (_, Some(clause)) => {
                let what = Phrase::new("scenario-illegal").with("seat", seat);
                Err(what.with("got", text).with("clause", clause))
            }
        }
    }

    fn refuses(&self, seat: Seat, text: &str, expected: &str) -> Result<(), Phrase> {
        if !R::RULEBOOK[0].contains(&format!("**{expected}**")) {
            return Err(Phrase::new("scenario-unknown-clause").with("got", expected));
        }
        let what = match self.check(seat, text)?.1 {
            Some(clause) if clause == expected => return Ok(()),
            Some(clause) => Phrase::new("scenario-other-clause").with("clause", clause),
            None => Phrase::new("scenario-legal"),
        };
        Err(what.with("seat", seat).with("got", text).with("expected", expected))
    }

    /// Whether an expectation holds; if it was a refusal, by which clause.
    fn expect(&self, expect: &Expect) -> Result<Option<String>, Phrase> {
        match expect {
            Expect::Field { key, value } => self.field(key, value)?,
            Expect::Size { key, count } => {
                let got = self.value_of(key)?;
                let got = words(&got).len();
                same("scenario-size", *count, got, |what| what.with("key", key.as_str()))?;
            }
            Expect::LegalCount(count) => self.legal_count(*count)?,
            Expect::Legal { seat, text } => self.legal(*seat, text).map(drop)?,
            Expect::Illegal { seat, text, clause } => {
                self.refuses(*seat, text, clause)?;
                return Ok(Some(clause.clone()));
            }
            Expect::Next(coming) => {
                let got = Coming(self.rules.next(&self.state));
                same("scenario-next", coming.to_string(), got.to_string(), |what| what)?;
            }
            Expect::Score { seat, category, points } => self.score(*seat, category.as_deref(), *points)?,
            Expect::Winner(winners) => self.winner(*winners)?,
            Expect::Sees { eye, key, value } => self.sees(*eye, key, value)?,
            Expect::Knows { eye, key, value } => self.knows(*eye, key, value)?,
        }
        Ok(None)
    }

    fn value_of(&self, key: &str) -> Result<String, Phrase> {
        let fields = self.rules.write_position(&self.state);
        match fields.iter().find(|field| field.key == key) {
            Some(field) => Ok(field.value.clone()),
            None => Err(unknown("scenario-no-field", key, fields.iter().map(|field| field.key.as_str()))),
        }
    }

    /// Compares a field with what is expected of it, however that is spelled: the expectation is read in place of the
    /// field, or as a position of its own, and written again, in the game's own order.
    fn field(&self, key: &str, expected: &str) -> Result<(), Phrase> {
        let fields = self.rules.write_position(&self.state);
        let found = fields.iter().find(|field| field.key == key);
        let got = tidy(found.map_or("", |field| &field.value));
        let lone = |value: &str| vec![Field::new("partial", ""), Field::new(key, value)];
        let replaced = |value: &str| {
            let others = fields.iter().filter(|field| field.key != key && field.key != "partial");
            others.cloned().chain(lone(value)).collect::<Vec<_>>()
        };
        let spelled = |fields: &[Field]| {
            let state = self.rules.read_position(fields).ok()?;
            let written = self.rules.write_position(&state);
            Some(tidy(written.iter().find(|field| field.key == key).map_or("", |field| &field.value)))
        };
        let holds = tidy(expected) == got
            || spelled(&lone(expected)).as_ref() == Some(&got)
            || spelled(&replaced(expected)).as_ref() == Some(&got);
        // A field that is not written where it says nothing can be read as saying so.
        if found.is_none() && spelled(&lone(expected)).is_none() && spelled(&replaced("-")).is_none() {
            return Err(unknown("scenario-no-field", key, fields.iter().map(|field| field.key.as_str())));
        }
        same("scenario-field", tidy(expected), if holds { tidy(expected) } else { got }, |what| {
            what.with("key", key)
        })
    }

    fn legal_count(&self, expected: usize) -> Result<(), Phrase> {
        let mut moves = Vec::new();
        if let Next::Seats(seats) = self.rules.next(&self.state) {
            for seat in seats.iter() {
                self.rules.moves(&self.state, seat, &mut |m| moves.push(Arg::Text(self.rules.write_move(m))));
            }
        }
        same("scenario-legal-count", expected, moves.len(), |what| what.with("moves", moves.clone()))
    }

    fn score(&self, seat: Seat, category: Option<&str>, expected: i32) -> Result<(), Phrase> {
        let known = self.rules.categories();
        if let Some(category) =
            category.filter(|category| !known.is_empty() && !known.iter().any(|k| k == category))
        {
            return Err(unknown("scenario-no-category", category, known.iter().map(String::as_str)));
        }
        let sheet = self.rules.sheet(&self.state);
        let column = sheet.seats.iter().find(|column| column.seat == seat);
        let (key, got) = match category {
            None => ("scenario-score", column.map_or(0, |column| column.total)),
            Some(category) => {
                let lines = column.map_or(&[][..], |column| &column.lines);
                let counted = lines.iter().filter(|line| line.category == category);
                ("scenario-score-line", counted.map(|line| line.points).sum())
            }
        };
        same(key, i64::from(expected), i64::from(got), |what| {
            let what = what.with("seat", seat);
            category.map_or(what.clone(), |category| what.with("category", category))
        })
    }

    fn winner(&self, expected: Option<SeatSet>) -> Result<(), Phrase> {
        let next = self.rules.next(&self.state);
        if next != Next::Over {
            return Err(Phrase::new("scenario-not-over").with("next", Coming(next).to_string()));
        }
        let winners = self.rules.outcome(&self.state).winners();
        let holds = expected.map_or(winners.len() > 1, |expected| expected == winners);
        if holds {
            return Ok(());
        }
        let expected = expected.map_or("draw".into(), |seats| Coming(Next::Seats(seats)).to_string());
        let got = Coming(Next::Seats(winners)).to_string();
        Err(Phrase::new("scenario-winner").with("expected", expected).with("got", got))
    }

    fn sees(&self, eye: Eye, key: &str, expected: &str) -> Result<(), Phrase> {
        let scene = self.rules.scene(&self.rules.view(&self.state, eye));
        let Some(zone) = scene.zone(key) else {
            return Err(unknown("scenario-no-zone", key, scene.zones.iter().map(|zone| zone.id.as_str())));
        };
        let got = match zone.kind {
            ZoneKind::Counter(number) => number.to_string(),
            _ => zone.pieces.iter().map(told).collect::<Vec<_>>().join(" "),
        };
        let loose = matches!(zone.kind, ZoneKind::Hand | ZoneKind::Row { .. });
        let holds = tidy(&got) == tidy(expected) || loose && sorted(&got) == sorted(expected);
        seen("scenario-sees", eye, key, expected, &got, holds)
    }

    fn knows(&self, eye: Eye, key: &str, expected: &str) -> Result<(), Phrase> {
        let view = self.rules.view(&self.state, eye);
        let scene = self.rules.scene(&view);
        let Some(got) = self.rules.knows(&view, key) else {
            return Err(unknown("scenario-no-zone", key, scene.zones.iter().map(|zone| zone.id.as_str())));
        };
        let pile = scene.zone(key).is_some_and(|zone| zone.kind == ZoneKind::Pile);
        let top = |text| words(text).last().copied().map(str::to_owned);
        let holds = tidy(&got) == tidy(expected)
            || sorted(&got) == sorted(expected) && (!pile || top(&got) == top(expected));
        seen("scenario-knows", eye, key, expected, &got, holds)
    }
}

/// How many generators must agree before chance is taken to have no choice.
const DRAWS: u64 = 16;

/// Fails unless what came is what was expected.
fn same<T: PartialEq + Into<Arg>>(
    key: &'static str,
    expected: T,
    got: T,
    more: impl FnOnce(Phrase) -> Phrase,
) -> Result<(), Phrase> {
    if expected == got {
        return Ok(());
    }
    Err(more(Phrase::new(key)).with("expected", expected).with("got", got))
}

fn seen(
    what: &'static str,
    eye: Eye,
    key: &str,
    expected: &str,
    got: &str,
    holds: bool,
) -> Result<(), Phrase> {
    if holds {
        return Ok(());
    }
    let what = Phrase::new(what).with("eye", eye.to_string()).with("key", key);
    Err(what.with("expected", tidy(expected)).with("got", tidy(got)))
}

fn unknown<'a>(what: &'static str, key: &str, known: impl Iterator<Item = &'a str>) -> Phrase {
    let known = known.map(Arg::from).collect::<Vec<_>>();
    Phrase::new(what).with("key", key).with("known", known)
}

/// The codes of a field; `-` and nothing are no codes.
fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().filter(|&word| word != "-").collect()
}

/// What is seen of a piece: its card, or how far it has come on a track.
fn told(piece: &Piece) -> String {
    match piece.at {
        Some(At::Step(step)) => step.to_string(),
        _ => piece.face.code().to_owned(),
    }
}

/// The codes of a field with single blanks, `-` if there are none.
fn tidy(text: &str) -> String {
    let words = words(text);
    if words.is_empty() { "-".into() } else { words.join(" ") }
}

fn sorted(text: &str) -> Vec<&str> {
    let mut words = words(text);
    words.sort_unstable();
    words
}

/// Reads the name of an eye: a seat letter, or `S` for the public.
fn read_eye(text: &str, seats: u8) -> Option<Eye> {
    if text == "S" { Some(Eye::Public) } else { Seat::read(text, seats).map(Eye::Seat) }
}

const _: () = assert!(MAX_SEATS < 18, "seat S would be taken for the spectator");

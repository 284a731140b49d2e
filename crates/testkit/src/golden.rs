//! Golden playthroughs: one seeded game with every question's answer at every state, as text for a reviewer.

use crate::{bless, plain};
use antre_kernel::{Dice, Eye, Field, Key, Next, Ply, PlyOf, Rng, Seat};
use antre_stage::{At, Piece, Present, Scene, Zone, ZoneKind};
use std::fmt::Write as _;
use std::path::Path;

/// One random game, told in full: at each ply the fields that changed, what each eye was told and now sees
/// differently, who is next and what may be played; at the end the sheet.
pub fn golden<R: Present>(rules: &R, seed: u64) -> String {
    let mut told = Told::new(rules);
    let setup = rules.setup();
    let _ = writeln!(told.text, "# {} {}, seed {seed}", R::ID, R::RULES_VERSION);
    let _ = writeln!(told.text, "pack: {} {}\nseats: {}", setup.pack, setup.pack_hash, setup.seats);
    for (option, value) in &setup.options {
        let _ = writeln!(told.text, "option {option}: {value}");
    }
    let _ = writeln!(told.text, "\n## start");
    let mut dice = Rng::for_job(seed, 0x901d);
    let mut state = rules.start();
    told.state(&state);
    for ply in 0.. {
        let Some(step) = step(rules, &state, Key::practice(seed), ply, &mut dice) else { break };
        told.ply(ply + 1, &mut state, &step);
    }
    told.sheet(&state);
    told.text
}

/// Compares the golden playthrough of a seed with a committed file; rewrites the file if `ANTRE_BLESS=1` is set.
///
/// # Panics
/// With the first line that differs.
pub fn check_golden<R: Present>(rules: &R, seed: u64, path: impl AsRef<Path>) {
    bless::check_text(path.as_ref(), &golden(rules, seed));
}

/// What happens next: chance as at a practice table of that seed, seats at random.
fn step<R: Present>(rules: &R, state: &R::State, key: Key, ply: u32, dice: &mut Rng) -> Option<PlyOf<R>> {
    match rules.next(state) {
        Next::Over => None,
        Next::Chance => Some(Ply::Roll(rules.roll(state, &mut key.at_ply(ply)))),
        Next::Seats(seats) => {
            let seat = seats.iter().nth(dice.below(seats.len().max(1)))?;
            let mut moves = Vec::new();
            rules.moves(state, seat, &mut |m| moves.push(m));
            (!moves.is_empty()).then(|| Ply::Move(seat, moves[dice.below(moves.len())]))
        }
    }
}

/// The text so far, and what it last said of everything that may change.
struct Told<'a, R: Present> {
    rules: &'a R,
    text: String,
    position: Vec<Field>,
    scenes: Vec<(Eye, Scene)>,
}

impl<'a, R: Present> Told<'a, R> {
    fn new(rules: &'a R) -> Self {
        let scenes = Eye::all(rules.seats()).map(|eye| (eye, Scene::default())).collect();
        Told { rules, text: String::new(), position: Vec::new(), scenes }
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{}", line.trim_end());
    }

    fn ply(&mut self, number: u32, state: &mut R::State, ply: &PlyOf<R>) {
        let rules = self.rules;
        let mut events = Vec::new();
        self.line("");
        match ply {
            Ply::Move(seat, m) => {
                self.line(&format!("## {number} {seat} {}", rules.write_move(*m)));
                let looks = |eye| rules.write_move(rules.seen_as(*m, *seat, eye));
                self.by_eye("sees", "see", |eye| {
                    Some(looks(eye)).filter(|look| *look != rules.write_move(*m))
                });
                rules.apply(state, *seat, *m, &mut events);
            }
            Ply::Roll(roll) => {
                self.line(&format!("## {number} * {}", rules.write_roll(roll)));
                rules.settle(state, roll, &mut events);
            }
        }
        for event in &events {
            let tell = |eye| rules.redact(event, eye).map(|event| plain(&rules.tell(&event)));
            self.by_eye("is told", "are told", tell);
        }
        self.state(state);
    }

    /// What changed in a state, for the truth and for each eye, and what comes next.
    fn state(&mut self, state: &R::State) {
        let rules = self.rules;
        let position = rules.write_position(state);
        for field in &position {
            if !self.position.contains(field) {
                self.line(&format!("{}: {}", field.key, field.value));
            }
        }
        let gone = std::mem::take(&mut self.position);
        for field in gone.iter().filter(|old| !position.iter().any(|field| field.key == old.key)) {
            self.line(&format!("{}: gone", field.key));
        }
        self.position = position;
        self.scenes(state);
        match rules.next(state) {
            Next::Chance => self.line("next: chance"),
            Next::Over => self.line("next: over"),
            Next::Seats(seats) => {
                let letters = seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
                self.line(&format!("next: {letters}"));
                for seat in seats.iter() {
                    self.moves(state, seat);
                }
            }
        }
    }

    fn scenes(&mut self, state: &R::State) {
        let look = |eye| self.rules.scene(&self.rules.view(state, eye));
        let now: Vec<(Eye, Scene)> = self.scenes.iter().map(|(eye, _)| (*eye, look(*eye))).collect();
        let before = std::mem::take(&mut self.scenes);
        let headline = |eye| {
            let (old, new) = (seen(&before, eye), seen(&now, eye)?);
            let old = old.and_then(|scene| scene.headline.as_ref());
            new.headline.as_ref().filter(|&new| old != Some(new)).map(plain)
        };
        self.by_eye("reads", "read", headline);
        let mut zones: Vec<&str> = Vec::new();
        for zone in now.iter().flat_map(|(_, scene)| &scene.zones) {
            if !zones.contains(&zone.id.as_str()) {
                zones.push(&zone.id);
            }
        }
        for id in zones {
            let changed = |eye| {
                let shown = |scene: &Scene| scene.zone(id).map(lies);
                let (old, new) = (seen(&before, eye).and_then(shown), seen(&now, eye).and_then(shown)?);
                (old.as_ref() != Some(&new)).then(|| format!("{id}: {new}"))
            };
            self.by_eye("sees", "see", changed);
        }
        self.scenes = now;
    }

    fn moves(&mut self, state: &R::State, seat: Seat) {
        let rules = self.rules;
        let mut moves = Vec::new();
        rules.moves(state, seat, &mut |m| moves.push(rules.write_move(m)));
        self.line(&format!("moves {seat}: {}", moves.join(" | ")));
    }

    /// Says something to each eye, eyes that hear the same in one line.
    fn by_eye(&mut self, one: &str, many: &str, say: impl Fn(Eye) -> Option<String>) {
        let mut heard: Vec<(String, Vec<Eye>)> = Vec::new();
        for eye in Eye::all(self.rules.seats()) {
            let Some(words) = say(eye) else { continue };
            match heard.iter_mut().find(|(other, _)| *other == words) {
                Some((_, eyes)) => eyes.push(eye),
                None => heard.push((words, vec![eye])),
            }
        }
        for (words, eyes) in heard {
            let verb = if eyes.len() == 1 { one } else { many };
            let eyes = eyes.iter().map(Eye::to_string).collect::<Vec<_>>().join(" ");
            self.line(&format!("{eyes} {verb} {words}"));
        }
    }

    fn sheet(&mut self, state: &R::State) {
        let sheet = self.rules.sheet(state);
        self.line("\n## sheet");
        for column in &sheet.seats {
            self.line(&format!("{}: {}", column.seat, column.total));
            for line in &column.lines {
                let cards = line.cards.iter().map(|card| format!("{} {}", card.code, card.points));
                let cards = cards.collect::<Vec<_>>().join(", ");
                let text = format!("  {} {} ({}) {cards}", line.category, line.points, line.clause);
                self.line(&text);
            }
        }
        self.line(&format!("verdict: {} ({})", plain(&sheet.verdict), sheet.clause));
        if self.rules.next(state) == Next::Over {
            let winners = self.rules.outcome(state).winners();
            let letters = winners.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ");
            self.line(&format!("winner: {letters}"));
        }
    }
}

/// What an eye sees.
fn seen(scenes: &[(Eye, Scene)], eye: Eye) -> Option<&Scene> {
    scenes.iter().find(|(other, _)| *other == eye).map(|(_, scene)| scene)
}

/// What lies in a zone, in one line.
fn lies(zone: &Zone) -> String {
    if let ZoneKind::Counter(number) = zone.kind {
        return number.to_string();
    }
    if zone.pieces.is_empty() {
        "-".into()
    } else {
        zone.pieces.iter().map(piece).collect::<Vec<_>>().join(" ")
    }
}

fn piece(piece: &Piece) -> String {
    let mut text = piece.face.code().to_owned();
    let _ = match piece.at {
        None => Ok(()),
        Some(At::Cell(spot)) => write!(text, "@{},{}", spot.col, spot.row),
        Some(At::Hex { q, r }) => write!(text, "@{q},{r}"),
        Some(At::Step(step)) => write!(text, "@{step}"),
    };
    for mark in &piece.marks {
        let _ = write!(text, "[{}]", plain(mark));
    }
    text
}

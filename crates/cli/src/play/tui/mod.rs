//! The full-screen table: waits for keys and bots, and draws what is there.

mod board;
mod draw;
mod keys;
mod layout;
mod look;
mod menu;
mod overlay;
mod picker;
mod rows;
mod screen;
#[cfg(test)]
mod screens;
mod zones;

pub(crate) use look::Look;

use super::plain::Ears;
use super::session::{Session, Thinking, Thought, Turn, Undoing};
use super::signals::Stop;
use super::start::{self, Reply, Wish};
use super::{Close, leave, talk};
use crate::failure::Failure;
use antre_host::Speaker;
use antre_kernel::{Eye, Lang, MAX_SEATS, Next, Phrase, Seat, SeatSet};
use antre_stage::{Scene, ZoneKind};
use crossterm::event::{self, Event};
use draw::{Body, Ending, Notice, Shot, Tone};
use keys::{Act, Key};
use overlay::{After, Overlay, Source};
use picker::Picker;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use screen::Screen;
use std::io::{self, Write as _};
use std::time::{Duration, Instant};

/// How long nothing may happen before the world outside is looked at again.
const PATIENCE: Duration = Duration::from_millis(100);
/// One step of whatever moves.
const BEAT: Duration = Duration::from_millis(140);
/// A bot's move is not shown sooner, so that one sees that it is a move.
const LEAST_THOUGHT: Duration = Duration::from_millis(350);
/// Between two moves when only bots play.
const WATCHED_THOUGHT: Duration = Duration::from_millis(800);
/// How long the program has to leave in good order once it was told to stop.
const LAST_RESORT: Duration = Duration::from_millis(1500);
/// Between two categories of the score.
const TELLING: Duration = Duration::from_millis(700);

/// Asks on the full screen what to play.
///
/// # Errors
/// What the terminal refuses.
pub(crate) fn start(look: &Look, stop: &Stop, lang: Lang) -> Result<Option<Wish>, Failure> {
    let speaker = Speaker::new(lang, &[]);
    let mut screen = Screen::open(Vec::new())?;
    start::ask(lang, &mut |menu| {
        let mut chosen = 0;
        loop {
            screen.draw(|area, buf| menu::draw(menu, chosen, *look, &speaker, area, buf))?;
            loop {
                if stop.raised() {
                    return Ok(Reply::Left);
                }
                if event::poll(PATIENCE)? {
                    break;
                }
            }
            if let Event::Key(pressed) = event::read()?
                && let Some(key) = Key::read(pressed)
                && let Some(reply) = menu::press(menu, &mut chosen, key)
            {
                return Ok(reply);
            }
        }
    })
}

/// Plays a session on the full screen until it is over or left.
///
/// # Errors
/// What the terminal refuses, or a bot that broke down.
pub(crate) fn run(session: &mut Session, look: &Look, stop: &Stop) -> Result<Close, Failure> {
    let coming_back = session.farewell();
    let mut screen = Screen::open(coming_back)?;
    let mut app = App::new(session, *look);
    let closed = app.run(&mut screen, stop);
    drop(screen);
    let again = matches!(closed, Ok(Close::Again));
    if again && session.trouble().is_none() {
        return closed;
    }
    let mut out = io::stdout();
    if closed.is_ok()
        && session.table().next() == Next::Over
        && let Some(verdict) = talk::result(session).last()
    {
        // Where nobody can be told any more, the game still has to be kept.
        let _ = writeln!(out, "{verdict}");
    }
    // Whoever closed the window, or whatever broke, nobody can be asked now.
    let mut ears = (closed.is_ok() && !stop.raised() && session.trouble().is_some()).then(Ears::open);
    leave::part(session, ears.as_mut(), &mut out)?;
    closed.map(|_| Close::Left)
}

/// Ends the program soon after it was told to stop, even if reading a terminal that is gone never returns. The
/// game was kept after its last move; if it could not be, it is now.
pub(crate) fn last_resort() {
    std::thread::sleep(LAST_RESORT);
    leave::rescue();
    screen::give_back();
    std::process::exit(1);
}

/// What the screen is for at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    /// This person chooses.
    Choose(Seat),
    /// A bot thinks for this seat.
    Wait(Seat),
    /// A person looks at what came of the move; then the screen goes to `to`.
    Look { to: Seat },
    /// The screen goes to this person; nothing shows.
    Curtain(Seat),
    /// A person is asked whether another may take back; nothing shows.
    Consent { asker: Seat, asked: Seat, agreed: SeatSet },
    /// It is over.
    End,
}

struct App<'s> {
    session: &'s mut Session,
    look: Look,
    mode: Mode,
    /// The person at the screen.
    at: Option<Seat>,
    scene: Scene,
    log: Vec<String>,
    picker: Option<Picker>,
    /// What each seat saw when it last looked away.
    seen: [Option<Scene>; MAX_SEATS],
    fresh: Vec<String>,
    notice: Option<Notice>,
    input: Option<String>,
    overlay: Option<Overlay>,
    thinking: Option<Thinking>,
    answer: Option<String>,
    ending: Option<Ending>,
    told: Instant,
    tick: u64,
    beat: Instant,
    dirty: bool,
}

impl<'s> App<'s> {
    fn new(session: &'s mut Session, look: Look) -> App<'s> {
        let notice = match session.trouble() {
            Some(trouble) => Some(Notice { tone: Tone::Bad, clause: None, text: trouble.playing.clone() }),
            None if session.resumed() => None,
            None => {
                let origin = Phrase::new("start-origin").with("origin", session.origin());
                let text = session.speaker().say(&origin);
                Some(Notice { tone: Tone::Note, clause: None, text })
            }
        };
        let mut app = App {
            session,
            look,
            mode: Mode::End,
            at: None,
            scene: Scene::default(),
            log: Vec::new(),
            picker: None,
            seen: Default::default(),
            fresh: Vec::new(),
            notice,
            input: None,
            overlay: None,
            thinking: None,
            answer: None,
            ending: None,
            told: Instant::now(),
            tick: 0,
            beat: Instant::now(),
            dirty: true,
        };
        app.at = app.session.alone();
        app.settle();
        app
    }

    fn run(&mut self, screen: &mut Screen, stop: &Stop) -> Result<Close, Failure> {
        loop {
            if stop.raised() {
                return Ok(Close::Left);
            }
            if self.dirty {
                self.dirty = false;
                screen.draw(|area, buf| self.draw(area, buf))?;
            }
            if event::poll(PATIENCE)? {
                match event::read()? {
                    Event::Key(pressed) => {
                        if let Some(close) = Key::read(pressed).and_then(|key| self.press(key)) {
                            return Ok(close);
                        }
                        self.dirty = true;
                    }
                    Event::Resize(..) => self.dirty = true,
                    _ => {}
                }
            }
            self.hear()?;
            self.move_on();
        }
    }

    /// The eye that looks at the screen.
    fn eye(&self) -> Eye {
        match self.mode {
            Mode::End => self.session.open_eye(),
            _ => self.at.map_or_else(|| self.session.open_eye(), Eye::Seat),
        }
    }

    /// Finds out what the screen is for now, after anything that happened.
    fn settle(&mut self) {
        self.dirty = true;
        self.picker = None;
        self.mode = match self.session.turn() {
            Turn::Over => Mode::End,
            Turn::Bot(seat, bot) => {
                let current =
                    self.thinking.as_ref().is_some_and(|thinking| self.session.is_current(thinking));
                if !current {
                    self.answer = None;
                    self.thinking = Some(self.session.think(seat, bot));
                }
                Mode::Wait(seat)
            }
            Turn::Human(seat) if self.at == Some(seat) => Mode::Choose(seat),
            Turn::Human(seat) if self.at.is_some() => Mode::Look { to: seat },
            Turn::Human(seat) => Mode::Curtain(seat),
        };
        if matches!(self.mode, Mode::Choose(_) | Mode::End) {
            self.thinking = None;
        }
        let eye = self.eye();
        self.scene = self.session.scene(eye);
        self.log = self.session.log(eye).into_iter().map(|(_, text)| text).collect();
        if let Mode::Choose(seat) = self.mode {
            let choices = self.session.choices(seat);
            self.picker = Some(Picker::new(choices, &self.scene, seat));
            self.fresh = match &self.seen[seat.index()] {
                Some(before) => changed(before, &self.scene, seat),
                None => Vec::new(),
            };
        } else {
            self.fresh.clear();
        }
        if self.mode == Mode::End && self.ending.is_none() {
            self.ending = Some(self.tell_end());
            self.told = Instant::now();
        }
        if let Some(trouble) = self.session.trouble() {
            let text = trouble.playing.clone();
            self.notice.get_or_insert(Notice { tone: Tone::Bad, clause: None, text });
        }
    }

    fn tell_end(&self) -> Ending {
        let sheet = self.session.table().sheet();
        let categories = sheet.as_ref().map(talk::categories).unwrap_or_default();
        let mut lines = Vec::new();
        if let Some(seat) = self.session.table().resigned() {
            lines.push(self.session.speaker().say(&Phrase::new("end-resigned").with("seat", seat)));
        }
        lines.extend(self.session.replay_lines().iter().map(|line| line.trim().to_owned()));
        lines.extend(self.session.trouble().map(|trouble| trouble.leaving.clone()));
        Ending { sheet, categories, revealed: 0, chosen: 0, lines }
    }

    /// Looks whether the bot has decided.
    fn hear(&mut self) -> Result<(), Failure> {
        let Some(thinking) = &self.thinking else { return Ok(()) };
        if self.answer.is_none() {
            match thinking.poll() {
                Thought::Pending => return Ok(()),
                Thought::Move(notation) => self.answer = Some(notation),
                Thought::Lost => return Err(self.bot_lost(thinking.seat)),
            }
        }
        let least = if self.session.humans().is_empty() { WATCHED_THOUGHT } else { LEAST_THOUGHT };
        if thinking.since.elapsed() < least {
            return Ok(());
        }
        let seat = thinking.seat;
        let current = self.session.is_current(thinking);
        self.thinking = None;
        if let (Some(notation), true) = (self.answer.take(), current)
            && self.session.play(seat, &notation).is_err()
        {
            return Err(self.bot_lost(seat));
        }
        self.settle();
        Ok(())
    }

    fn bot_lost(&self, seat: Seat) -> Failure {
        Failure::new(self.session.speaker().say(&Phrase::new("play-bot-lost").with("seat", seat)))
    }

    /// Lets the ember breathe and the points come.
    fn move_on(&mut self) {
        if matches!(self.mode, Mode::Wait(_)) && self.beat.elapsed() >= BEAT {
            self.beat = Instant::now();
            self.tick += 1;
            self.dirty = true;
        }
        if let Some(ending) = &mut self.ending
            && self.mode == Mode::End
            && !ending.told()
            && self.told.elapsed() >= TELLING
        {
            self.told = Instant::now();
            ending.revealed += 1;
            self.dirty = true;
        }
    }

    /// Answers a key; the sitting may be over then.
    fn press(&mut self, key: Key) -> Option<Close> {
        if key == Key::Interrupt {
            return Some(Close::Left);
        }
        if let Some(overlay) = &mut self.overlay {
            if overlay.press(key, self.scene.zones.len()) == After::Closes {
                self.overlay = None;
            }
            return None;
        }
        match self.mode {
            Mode::Curtain(seat) => self.press_curtain(key, seat),
            Mode::Consent { asker, asked, agreed } => self.press_consent(key, asker, asked, agreed),
            Mode::End => self.press_end(key),
            _ if self.input.is_some() => {
                self.press_input(key);
                None
            }
            mode => self.press_table(key, mode),
        }
    }

    fn press_curtain(&mut self, key: Key, seat: Seat) -> Option<Close> {
        match key {
            Key::Enter => {
                self.at = Some(seat);
                self.settle();
                None
            }
            Key::Char('q' | 's') => Some(Close::Left),
            _ => None,
        }
    }

    fn press_consent(&mut self, key: Key, asker: Seat, asked: Seat, agreed: SeatSet) -> Option<Close> {
        match key {
            Key::Char('o' | 'O' | 'y' | 'Y') => {
                let agreed = agreed.with(asked);
                let others = self.session.humans().without(asker);
                match others.iter().find(|other| !agreed.has(*other)) {
                    Some(asked) => self.mode = Mode::Consent { asker, asked, agreed },
                    None => self.take_back(asker, agreed),
                }
            }
            Key::Char('n' | 'N') | Key::Escape => {
                let phrase = Phrase::new("undo-refused-by").with("seat", asked);
                self.note(self.session.speaker().say(&phrase));
                self.settle();
            }
            _ => {}
        }
        None
    }

    fn press_end(&mut self, key: Key) -> Option<Close> {
        let ending = self.ending.as_mut()?;
        let count = ending.categories.len();
        match key {
            Key::Char('q' | 's') => return Some(Close::Left),
            Key::Char('?') => self.overlay = Some(Overlay::Help { top: 0 }),
            Key::Char('r') => self.overlay = Some(Overlay::rules(None)),
            Key::Char('h') | Key::PageUp | Key::PageDown => self.overlay = Some(Overlay::log()),
            Key::Enter | Key::Char(' ') | Key::Escape if !ending.told() => ending.revealed = count,
            Key::Left | Key::Right | Key::Char(' ') => self.look_at_zone(None, key != Key::Left),
            Key::Char('n') => return Some(Close::Again),
            Key::Up if count > 0 => ending.chosen = (ending.chosen + count - 1) % count,
            Key::Down if count > 0 => ending.chosen = (ending.chosen + 1) % count,
            _ => {}
        }
        None
    }

    fn press_input(&mut self, key: Key) {
        let Some(input) = &mut self.input else { return };
        match key {
            Key::Escape => self.input = None,
            Key::Backspace => {
                input.pop();
                self.notice = None;
            }
            Key::Char(letter) => {
                input.push(letter);
                self.notice = None;
            }
            Key::Enter => {
                let text = input.trim().to_owned();
                if let (Mode::Choose(seat), false) = (self.mode, text.is_empty()) {
                    self.play(seat, &text);
                }
            }
            _ => {}
        }
    }

    fn press_table(&mut self, key: Key, mode: Mode) -> Option<Close> {
        let act = Act::of(key)?;
        if act != Act::Rules {
            self.notice = None;
        }
        match (act, mode) {
            (Act::Leave, _) => return Some(Close::Left),
            (Act::Help, _) => self.overlay = Some(Overlay::Help { top: 0 }),
            (Act::Rules, _) => {
                // After a refusal, its clause is looked up.
                let clause = self.notice.as_ref().and_then(|notice| notice.clause.clone());
                self.overlay = Some(Overlay::rules(clause));
            }
            (Act::Log, _) => self.overlay = Some(Overlay::log()),
            (Act::Look, _) => {
                let pointed = self.picker.as_ref().and_then(Picker::pointed).map(str::to_owned);
                self.look_at_zone(pointed.as_deref(), true);
            }
            (Act::Turn(right), Mode::Wait(_) | Mode::Look { .. }) => self.look_at_zone(None, right),
            (Act::Undo, _) => self.ask_undo(),
            (Act::Confirm, Mode::Look { to }) => {
                self.look_away();
                self.mode = Mode::Curtain(to);
                self.at = None;
            }
            (act, Mode::Choose(seat)) => self.choose(act, seat),
            _ => {}
        }
        None
    }

    fn choose(&mut self, act: Act, seat: Seat) {
        let Some(picker) = &mut self.picker else { return };
        match act {
            Act::Step(down) => picker.step(down),
            Act::Jump(last) => picker.jump(last),
            Act::Turn(right) => picker.turn(right),
            Act::Back => {
                picker.widen();
            }
            Act::Letter(letter) => {
                if picker.press(letter) == Some(true) {
                    self.play_chosen(seat);
                }
            }
            Act::Confirm if picker.pointed().is_some() => {
                if !picker.narrow() {
                    let pointed = picker.pointed().map(str::to_owned);
                    self.look_at_zone(pointed.as_deref(), true);
                }
            }
            Act::Confirm => self.play_chosen(seat),
            Act::Type(first) => self.input = Some(first.map(String::from).unwrap_or_default()),
            Act::Help | Act::Rules | Act::Look | Act::Log | Act::Undo | Act::Leave => {}
        }
    }

    /// Shows the whole of a zone, or of the zone a piece lies in; else of the first zone, or of the last.
    fn look_at_zone(&mut self, id: Option<&str>, first: bool) {
        let zones = &self.scene.zones;
        let holds = |zone: &antre_stage::Zone, id: &str| {
            zone.id == id || zone.pieces.iter().any(|piece| piece.id == id)
        };
        let found = id.and_then(|id| zones.iter().position(|zone| holds(zone, id)));
        let at = found.unwrap_or(if first { 0 } else { zones.len().saturating_sub(1) });
        if !zones.is_empty() {
            self.overlay = Some(Overlay::Zone { at, top: 0 });
        }
    }

    fn play_chosen(&mut self, seat: Seat) {
        let chosen = self.picker.as_ref().and_then(Picker::current).map(|choice| choice.notation.clone());
        if let Some(notation) = chosen {
            self.play(seat, &notation);
        }
    }

    fn play(&mut self, seat: Seat, notation: &str) {
        match self.session.play(seat, notation) {
            Ok(()) => {
                self.input = None;
                self.notice = None;
                self.look_away();
                self.settle();
            }
            Err(refusal) => {
                // Nothing is lost: what was typed stays, to be mended.
                self.notice = Some(Notice { tone: Tone::Bad, clause: refusal.clause, text: refusal.text });
            }
        }
    }

    /// Remembers what the person at the screen sees, to show later what changed.
    fn look_away(&mut self) {
        if let Some(seat) = self.at {
            self.seen[seat.index()] = Some(self.session.scene(Eye::Seat(seat)));
        }
    }

    fn note(&mut self, text: String) {
        self.notice = Some(Notice { tone: Tone::Note, clause: None, text });
    }

    fn ask_undo(&mut self) {
        let Some(seat) = self.at else { return };
        match self.session.undoing(seat) {
            Err(why) => self.note(why),
            Ok(Undoing::Open) => self.take_back(seat, SeatSet::NONE),
            Ok(Undoing::Ask(others)) => {
                if let Some(asked) = others.first() {
                    self.at = None;
                    self.mode = Mode::Consent { asker: seat, asked, agreed: SeatSet::NONE };
                }
            }
        }
    }

    fn take_back(&mut self, seat: Seat, agreed: SeatSet) {
        match self.session.undo(seat, agreed) {
            Ok(()) => {
                let phrase = Phrase::new("undo-done").with("seat", seat);
                self.note(self.session.speaker().say(&phrase));
            }
            Err(why) => self.note(why),
        }
        self.settle();
    }

    fn draw(&mut self, area: Rect, buf: &mut Buffer) {
        let speaker = self.session.speaker();
        match self.mode {
            Mode::Curtain(seat) => {
                let text = speaker.say(&Phrase::new("hand-over").with("seat", seat));
                draw::page(&text, &speaker.word("hand-over-hint"), self.look, area, buf);
            }
            Mode::Consent { asker, asked, .. } => {
                let phrase = Phrase::new("undo-ask").with("asker", asker).with("seat", asked);
                draw::page(&speaker.say(&phrase), &speaker.word("undo-ask-hint"), self.look, area, buf);
            }
            Mode::Choose(_) | Mode::Wait(_) | Mode::Look { .. } | Mode::End => self.draw_table(area, buf),
        }
        let facts = if self.overlay.is_some() { self.facts() } else { Vec::new() };
        let source = Source { facts: &facts, book: self.session.book(), scene: &self.scene, log: &self.log };
        if let Some(overlay) = &mut self.overlay {
            overlay.draw(area, source, (self.session.speaker(), self.look), buf);
        }
    }

    fn draw_table(&self, area: Rect, buf: &mut Buffer) {
        let unkept = self.session.trouble().map(|_| self.session.speaker().word("mark-unkept"));
        let mut marks: Vec<String> = unkept.into_iter().chain(self.session.options()).collect();
        marks.extend(self.session.marks());
        let next = self.session.table().next();
        let seats: Vec<(Seat, bool)> = self.session.seats().map(|seat| (seat, next.may_act(seat))).collect();
        let body = match (self.mode, &self.ending) {
            (Mode::End, Some(ending)) => Body::End(ending),
            (Mode::Wait(seat), _) => Body::Wait(seat),
            (Mode::Look { to }, _) => Body::Look(to),
            _ => Body::Choose,
        };
        let shot = Shot {
            look: self.look,
            speaker: self.session.speaker(),
            title: self.session.title(),
            marks: &marks,
            scene: &self.scene,
            eye: self.eye(),
            several: self.session.humans().len() > 1,
            seats: &seats,
            picker: self.picker.as_ref(),
            log: &self.log,
            body,
            notice: self.notice.as_ref(),
            input: self.input.as_deref(),
            fresh: &self.fresh,
            tick: self.tick,
        };
        draw::draw(&shot, area, buf);
    }

    /// What is known of this table, for the help.
    fn facts(&self) -> Vec<String> {
        let speaker = self.session.speaker();
        let mut facts: Vec<String> = self.session.seats().map(|seat| self.session.introduce(seat)).collect();
        let options = self.session.options();
        if !options.is_empty() {
            facts.push(speaker.say(&Phrase::new("plain-options").with("options", options.join(", "))));
        }
        facts.push(speaker.say(&Phrase::new("start-origin").with("origin", self.session.origin())));
        let running = self.session.kept().is_none() && self.session.trouble().is_none();
        if let Some(path) = self.session.save_path().filter(|_| running) {
            let phrase = Phrase::new("help-save").with("file", path.display().to_string());
            facts.push(speaker.say(&phrase));
        }
        facts
    }
}

/// The zones that look different from before, the person's own hand aside.
fn changed(before: &Scene, now: &Scene, seat: Seat) -> Vec<String> {
    let own_hand = |zone: &antre_stage::Zone| zone.owner == Some(seat) && zone.kind == ZoneKind::Hand;
    let differs = |zone: &&antre_stage::Zone| {
        before.zone(&zone.id).is_none_or(|old| old.pieces != zone.pieces || old.kind != zone.kind)
    };
    let zones = now.zones.iter().filter(|zone| !own_hand(zone)).filter(differs);
    zones.map(|zone| zone.id.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use antre_kernel::Names;
    use antre_stage::{At, Card, Choice, Face, Link, Piece, Spot, Zone};

    /// What a buffer shows, line by line.
    pub(crate) fn text_of(buf: &Buffer) -> String {
        let width = usize::from(buf.area.width.max(1));
        let rows = buf.content().chunks(width);
        rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>())
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// The front of a card.
    pub(crate) fn face(code: &str, emblem: &'static str, value: i32) -> Face {
        let name = Names::new(format!("Nom {emblem}"), format!("Name {emblem}"));
        Face::up(Card { code: code.into(), name, emblem: emblem.into(), value: Some(value), text: None })
    }

    fn zone(
        id: &'static str,
        kind: ZoneKind,
        names: (&'static str, &'static str),
        spot: Option<(u8, u8)>,
    ) -> Zone {
        Zone {
            id: id.into(),
            kind,
            owner: None,
            name: Names::new(names.0, names.1),
            emblem: id.strip_prefix("board ").unwrap_or("").into(),
            spot: spot.map(|(col, row)| Spot { col, row }),
            pieces: Vec::new(),
        }
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
            headline: None,
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
        Scene { headline: None, zones: vec![map], links: Vec::new() }
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
}

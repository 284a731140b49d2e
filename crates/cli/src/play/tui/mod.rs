//! The full-screen table: waits for keys and bots, and draws what is there.

mod about;
mod board;
mod cells;
mod draw;
mod ending;
mod fit;
mod hand;
mod keys;
mod layout;
mod list;
mod look;
mod menu;
mod overlay;
mod picker;
mod press;
mod rows;
mod screen;
#[cfg(test)]
mod screens;
#[cfg(test)]
mod tests;
mod zones;

pub(crate) use look::Look;

use super::plain::Ears;
use super::session::{Session, Turn};
use super::signals::Stop;
use super::start::{self, Reply, Wish};
use super::thinking::{Thinking, Thought};
use super::{Close, leave, talk};
use crate::failure::Failure;
use antre_kernel::{Eye, Lang, MAX_SEATS, Next, Phrase, Seat, SeatSet};
use antre_stage::{Scene, ZoneKind};
use crossterm::event::{self, Event};
use draw::{Body, Notice, Shot, Tone};
use ending::Ending;
use keys::Key;
use overlay::{Overlay, Source};
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
    let speaker = antre_shelf::speaker(lang);
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

/// Plays a session on the full screen until it is over or left; the first of an evening opens with a card.
///
/// # Errors
/// What the terminal refuses, or a bot that broke down.
pub(crate) fn run(session: &mut Session, look: &Look, stop: &Stop, first: bool) -> Result<Close, Failure> {
    let coming_back = session.farewell();
    let mut screen = Screen::open(coming_back)?;
    let new = !session.resumed();
    let mut app = App::new(session, *look);
    if new && first {
        app.overlay = Some(app.welcome());
    }
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
    /// A person is asked whether they really give up.
    Resign(Seat),
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
    /// The bot that was asked for a hint.
    hint: Option<Thinking>,
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
            hint: None,
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
            self.hear_hint();
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
        self.hint = None;
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
            Mode::Resign(_) => {
                let (ask, hint) = (speaker.word("resign-ask"), speaker.word("resign-ask-hint"));
                draw::page(&ask, &hint, self.look, area, buf);
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
        let title = self.session.title();
        let shot = Shot {
            look: self.look,
            speaker: self.session.speaker(),
            title: &title,
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

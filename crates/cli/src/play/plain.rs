//! The line mode: everything said in words, one line read at a time, for a screen reader and for a pipe.

use super::said::{Said, meant, once_more, yes_or_no};
use super::session::{Session, Turn, Undoing};
use super::signals::Stop;
use super::thinking::Thought;
use super::{Close, asked, leave, talk};
use crate::failure::{self, Failure};
use antre_host::{BotSpec, Speaker, Subject};
use antre_kernel::{Eye, MAX_SEATS, Phrase, Seat, SeatSet};
use antre_stage::Choice;
use antre_stage::{Zone, ZoneKind};
use std::io::{self, BufRead as _, IsTerminal as _, Write};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

/// What may come from outside while the program waits.
enum Heard {
    Line(String),
    End,
    Stop,
}

/// Listens to standard input and to the system at once.
pub(crate) struct Ears {
    heard: Receiver<Heard>,
    stop: Stop,
    ended: bool,
}

/// Why no line was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Silence;

impl Ears {
    /// Starts listening.
    pub(crate) fn open() -> Ears {
        let (send, heard) = mpsc::channel();
        let stopped = send.clone();
        let stop = Stop::listen(move || {
            let _ = stopped.send(Heard::Stop);
        });
        std::thread::spawn(move || {
            let mut input = io::stdin().lock();
            loop {
                let mut bytes = Vec::new();
                let heard = match input.read_until(b'\n', &mut bytes) {
                    Ok(0) | Err(_) => Heard::End,
                    Ok(_) => Heard::Line(String::from_utf8_lossy(&bytes).trim().to_owned()),
                };
                let over = matches!(heard, Heard::End);
                if send.send(heard).is_err() || over {
                    return;
                }
            }
        });
        Ears { heard, stop, ended: false }
    }

    /// The next line somebody types.
    ///
    /// # Errors
    /// Nobody will type any more, or the program was told to stop.
    pub(crate) fn line(&mut self) -> Result<String, Silence> {
        if self.ended || self.stop.raised() {
            return Err(Silence);
        }
        match self.heard.recv() {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::End | Heard::Stop) | Err(_) => {
                self.ended = true;
                Err(Silence)
            }
        }
    }

    /// Whether the program was told to stop.
    pub(crate) fn stopped(&self) -> bool {
        self.stop.raised()
    }
}

/// What was answered where only Enter is asked for.
enum Pause {
    Go,
    Undo,
    Quit,
}

/// Plays a session line by line until it is over or left.
///
/// # Errors
/// What could not be written, or a bot that broke down.
pub(crate) fn run(session: &mut Session, ears: &mut Ears) -> Result<Close, Failure> {
    let mut desk = Desk {
        session,
        ears,
        out: io::stdout(),
        told: [0; MAX_SEATS + 1],
        at: None,
        table_told: SeatSet::NONE,
        trouble: None,
    };
    let played = desk.play_on();
    let asked = match &played {
        Ok(_) => Some(&mut *desk.ears),
        // Whatever broke, nobody can be asked now.
        Err(_) => None,
    };
    leave::part(desk.session, asked, &mut desk.out)?;
    match played? {
        Done::Left => Ok(Close::Left),
        Done::Over => desk.once_more(),
    }
}

/// How a game came to rest.
enum Done {
    Left,
    Over,
}

/// The line mode at work.
struct Desk<'a> {
    session: &'a mut Session,
    ears: &'a mut Ears,
    out: io::Stdout,
    told: [u32; MAX_SEATS + 1],
    at: Option<Seat>,
    table_told: SeatSet,
    trouble: Option<String>,
}

impl Desk<'_> {
    /// Plays until the game is over or left.
    fn play_on(&mut self) -> Result<Done, Failure> {
        self.greet()?;
        loop {
            match self.session.turn() {
                Turn::Over => {
                    self.end()?;
                    return Ok(Done::Over);
                }
                Turn::Bot(seat, bot) => {
                    let thinking = self.session.think(seat, bot);
                    self.say_phrase(&Phrase::new("plain-thinking").with("seat", seat))?;
                    let notation = loop {
                        match thinking.wait(Duration::from_millis(50)) {
                            Thought::Pending if self.ears.stopped() => return Ok(Done::Left),
                            Thought::Pending => {}
                            Thought::Move(notation) => break notation,
                            Thought::Lost => return Err(self.bot_lost(seat)),
                        }
                    };
                    if self.session.play(seat, &notation).is_err() {
                        return Err(self.bot_lost(seat));
                    }
                    if self.session.humans().is_empty() {
                        self.news(Eye::Public)?;
                    }
                }
                Turn::Human(seat) => {
                    if !self.hand_over(seat)? || !self.ask(seat)? {
                        return Ok(Done::Left);
                    }
                }
            }
        }
    }

    fn speaker(&self) -> &Speaker {
        self.session.speaker()
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    fn say_phrase(&mut self, phrase: &Phrase) -> io::Result<()> {
        let text = self.speaker().say(phrase);
        self.line(&text)
    }

    fn say(&mut self, key: &'static str) -> io::Result<()> {
        self.say_phrase(&Phrase::new(key))
    }

    /// Reads one line after a prompt; none if nobody answers any more.
    fn prompt(&mut self) -> io::Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let line = self.ears.line().ok();
        if line.is_none() {
            self.line("")?;
        }
        Ok(line)
    }

    fn greet(&mut self) -> io::Result<()> {
        let game = self.session.game();
        self.line(&self.session.title())?;
        self.line(&game.tagline(self.speaker()))?;
        self.say_phrase(&Phrase::new("start-origin").with("origin", self.session.origin()))?;
        for seat in self.session.seats() {
            let text = self.session.introduce(seat);
            self.line(&text)?;
        }
        self.marks()?;
        let options = self.session.options();
        if !options.is_empty() {
            self.say_phrase(&Phrase::new("plain-options").with("options", options.join(", ")))?;
        }
        if self.session.resumed() {
            self.say("plain-resumed")?;
        }
        self.warn()?;
        if !self.session.humans().is_empty() {
            self.say("plain-help-hint")?;
        }
        self.line("")
    }

    /// Says how the game is marked, if it is.
    fn marks(&mut self) -> io::Result<()> {
        let marks = self.session.marks();
        if marks.is_empty() {
            return Ok(());
        }
        self.say_phrase(&Phrase::new("plain-marks").with("marks", marks.join(", ")))
    }

    /// Says once that the game cannot be kept.
    fn warn(&mut self) -> io::Result<()> {
        let trouble = self.session.trouble().map(|trouble| trouble.playing.clone());
        if trouble != self.trouble {
            if let Some(text) = &trouble {
                self.say_phrase(&Phrase::new("plain-warning").with("text", text.as_str()))?;
            }
            self.trouble = trouble;
        }
        Ok(())
    }

    /// Says what happened since this eye was last told.
    fn news(&mut self, eye: Eye) -> io::Result<()> {
        let slot = eye.seat().map_or(MAX_SEATS, Seat::index);
        let plies = self.session.table().plies();
        let since = self.told[slot].min(plies);
        let lines = self.session.log(eye);
        for (_, text) in lines.iter().filter(|(ply, _)| *ply > since) {
            self.line(text)?;
        }
        self.told[slot] = plies;
        self.warn()
    }

    /// Gives the screen to this person; false if everybody left instead.
    fn hand_over(&mut self, seat: Seat) -> io::Result<bool> {
        if self.session.humans().len() < 2 || self.at == Some(seat) {
            self.at = Some(seat);
            return Ok(true);
        }
        if let Some(last) = self.at {
            self.news(Eye::Seat(last))?;
            loop {
                self.say_phrase(&Phrase::new("plain-hide").with("seat", seat))?;
                match self.pause()? {
                    None | Some(Pause::Quit) => return Ok(false),
                    Some(Pause::Go) => break,
                    Some(Pause::Undo) => {
                        if !self.undo(last)? {
                            return Ok(false);
                        }
                        if self.session.turn() != Turn::Human(seat) {
                            // Taken back: the turn is decided anew.
                            return self.hand_over_to_turn();
                        }
                    }
                }
            }
        }
        self.curtain(seat)
    }

    /// Whoever is to act now gets the screen.
    fn hand_over_to_turn(&mut self) -> io::Result<bool> {
        match self.session.turn() {
            Turn::Human(seat) if self.at == Some(seat) => Ok(true),
            Turn::Human(seat) => self.curtain(seat),
            Turn::Bot(..) | Turn::Over => Ok(true),
        }
    }

    /// Hides all that was written, then waits until this person sits at the screen.
    fn curtain(&mut self, seat: Seat) -> io::Result<bool> {
        self.at = None;
        self.wipe()?;
        self.say_phrase(&Phrase::new("plain-hand-over").with("seat", seat))?;
        match self.pause()? {
            None | Some(Pause::Quit) => Ok(false),
            Some(_) => {
                self.at = Some(seat);
                Ok(true)
            }
        }
    }

    fn wipe(&mut self) -> io::Result<()> {
        if self.out.is_terminal() {
            // Clears the screen and what can be scrolled back to.
            write!(self.out, "\u{1b}[2J\u{1b}[3J\u{1b}[H")
        } else {
            write!(self.out, "{}", "\n".repeat(60))
        }
    }

    fn pause(&mut self) -> io::Result<Option<Pause>> {
        let Some(line) = self.prompt()? else { return Ok(None) };
        Ok(Some(match Said::read(&line) {
            Said::Quit | Said::Save => Pause::Quit,
            Said::Undo => Pause::Undo,
            _ => Pause::Go,
        }))
    }

    /// Asks a person until a move is played or taken back; false if they leave.
    fn ask(&mut self, seat: Seat) -> io::Result<bool> {
        if self.session.turn() != Turn::Human(seat) {
            return Ok(true);
        }
        let eye = Eye::Seat(seat);
        self.news(eye)?;
        self.line("")?;
        let scene = self.session.scene(eye);
        let headline = scene.headline.clone();
        let whose = match headline {
            Some(headline) => headline,
            None => Phrase::new("turn-yours").with("seat", seat),
        };
        self.say_phrase(&whose)?;
        if self.table_told.has(seat) {
            let hand = talk::hand(&scene, seat, self.speaker());
            self.lines(&hand)?;
        } else {
            self.table_told = self.table_told.with(seat);
            let table = talk::table(&scene, self.session, eye);
            self.lines(&table)?;
        }
        let choices = self.session.choices(seat);
        self.list(&choices)?;
        loop {
            let Some(line) = self.prompt()? else { return Ok(false) };
            match Said::read(&line) {
                Said::Nothing => self.say("plain-say-something")?,
                Said::Help => self.help()?,
                Said::Choices => self.list(&choices)?,
                Said::Hand => {
                    let scene = self.session.scene(eye);
                    let hand = talk::hand(&scene, seat, self.speaker());
                    self.lines(&hand)?;
                    let own = |zone: &&Zone| zone.owner == Some(seat) && zone.kind == ZoneKind::Hand;
                    let texts = talk::texts(scene.zones.iter().filter(own), self.speaker());
                    self.lines(&texts)?;
                }
                Said::Table => {
                    let scene = self.session.scene(eye);
                    let table = talk::table(&scene, self.session, eye);
                    self.lines(&table)?;
                    let texts = talk::texts(scene.zones.iter(), self.speaker());
                    self.lines(&texts)?;
                }
                Said::Log => self.log(eye)?,
                Said::Rule(words) => self.rule(&words)?,
                Said::Why(words) => self.why(seat, &words)?,
                Said::Save => {
                    let farewell = self.session.farewell();
                    self.lines(&farewell)?;
                }
                Said::Quit => return Ok(false),
                Said::Hint => self.hint(seat, &choices)?,
                Said::Resign => {
                    self.say("plain-resign-ask")?;
                    let Some(line) = self.prompt()? else { return Ok(false) };
                    if yes_or_no(&line) == Some(true) {
                        self.session.resign(seat);
                        return Ok(true);
                    }
                    self.say("plain-ask-again")?;
                }
                Said::Undo => {
                    let before = self.session.table().version();
                    if !self.undo(seat)? {
                        return Ok(false);
                    }
                    if self.session.table().version() != before || self.at != Some(seat) {
                        return Ok(true);
                    }
                }
                Said::Number(number) => match number.checked_sub(1).and_then(|index| choices.get(index)) {
                    Some(choice) => {
                        if self.play(seat, &choice.notation)? {
                            return Ok(true);
                        }
                    }
                    None => {
                        let phrase = Phrase::new("plain-number-unknown").with("got", number);
                        self.say_phrase(&phrase.with("count", choices.len()))?;
                    }
                },
                Said::Notation(notation) => {
                    if self.play(seat, &notation)? {
                        return Ok(true);
                    }
                }
            }
        }
    }

    fn list(&mut self, choices: &[Choice]) -> io::Result<()> {
        self.say_phrase(&Phrase::new("plain-choices").with("count", choices.len()))?;
        for (index, choice) in choices.iter().enumerate() {
            let label = self.speaker().say(&choice.label);
            self.line(&format!("{:>3}. {label}  [{}]", index + 1, choice.notation))?;
        }
        Ok(())
    }

    /// Plays, or says why not.
    fn play(&mut self, seat: Seat, notation: &str) -> io::Result<bool> {
        let Err(refusal) = self.session.play(seat, notation) else { return Ok(true) };
        let text = refusal.say(self.speaker());
        self.line(&text)?;
        let word = notation.to_lowercase();
        let near = meant(&word, self.speaker().lang());
        if let (None, Some(near), true) = (&refusal.clause, near, word.chars().all(char::is_alphabetic)) {
            self.say_phrase(&Phrase::new("plain-did-you-mean").with("word", near))?;
        }
        self.say("plain-ask-again")?;
        Ok(false)
    }

    fn help(&mut self) -> io::Result<()> {
        let text = self.speaker().word("plain-help");
        text.lines().try_for_each(|line| self.line(line))
    }

    fn log(&mut self, eye: Eye) -> io::Result<()> {
        let lines = self.session.log(eye);
        if lines.is_empty() {
            return self.say("log-empty");
        }
        lines.iter().try_for_each(|(_, text)| self.line(text))
    }

    fn rule(&mut self, words: &str) -> io::Result<()> {
        let book = self.session.book();
        let found = match book.clause(words) {
            Some(clause) => vec![clause],
            None => book.find(words),
        };
        let lines: Vec<String> =
            found.iter().map(|clause| format!("{}  {}", clause.id, clause.text)).collect();
        if words.is_empty() {
            let titles: Vec<String> = book.sections.iter().map(|section| section.title.clone()).collect();
            return self.say_phrase(&Phrase::new("plain-rule-how").with("sections", titles.join(", ")));
        }
        if lines.is_empty() {
            let near = book.nearest(words).join(", ");
            let key = if near.is_empty() { "rules-none" } else { "rules-none-near" };
            return self
                .say_phrase(&Phrase::new(key).with("words", failure::short(words)).with("near", near));
        }
        self.lines(&lines)
    }

    /// Says what can be done with a thing or whether a move can be played, and if not, why.
    fn why(&mut self, seat: Seat, words: &str) -> io::Result<()> {
        if words.is_empty() {
            return self.say("plain-why-how");
        }
        let eye = Eye::Seat(seat);
        let named = asked::named(&self.session.scene(eye), seat, words, self.speaker());
        let about = named.as_deref().map_or(Subject::Move(words), Subject::Thing);
        match self.session.why(eye, about) {
            Ok(count) => self.say_phrase(&Phrase::new("plain-why-possible").with("count", count)),
            Err(refusal) => {
                let text = refusal.say(self.speaker());
                self.line(&text)
            }
        }
    }

    /// Says what the best bot would play, from what this person knows.
    fn hint(&mut self, seat: Seat, choices: &[Choice]) -> io::Result<()> {
        let thinking = self.session.think(seat, BotSpec::BEST);
        self.say("hint-thinking")?;
        let thought = loop {
            match thinking.wait(Duration::from_millis(50)) {
                Thought::Pending if self.ears.stopped() => return Ok(()),
                Thought::Pending => {}
                thought => break thought,
            }
        };
        let Thought::Move(notation) = thought else { return Ok(()) };
        match choices.iter().position(|choice| choice.notation == notation) {
            Some(at) => {
                let said = Phrase::new("plain-hint-said").with("number", at + 1);
                self.say_phrase(&said.with("move", choices[at].label.clone()))
            }
            None => Ok(()),
        }
    }

    /// Takes back, asking the other people behind the curtain; false if everybody left.
    fn undo(&mut self, seat: Seat) -> io::Result<bool> {
        let agreed = match self.session.undoing(seat) {
            Err(why) => {
                self.line(&why)?;
                return Ok(true);
            }
            Ok(Undoing::Open) => SeatSet::NONE,
            Ok(Undoing::Ask(others)) => {
                for other in others.iter() {
                    self.at = None;
                    self.wipe()?;
                    loop {
                        let asked = Phrase::new("plain-undo-ask").with("asker", seat).with("seat", other);
                        self.say_phrase(&asked)?;
                        let Some(line) = self.prompt()? else { return Ok(false) };
                        match yes_or_no(&line) {
                            Some(true) => break,
                            Some(false) => {
                                let stays = self.curtain(seat)?;
                                let refused = Phrase::new("undo-refused-by").with("seat", other);
                                self.say_phrase(&refused)?;
                                return Ok(stays);
                            }
                            None if Said::read(&line) == Said::Quit => return Ok(false),
                            None => {}
                        }
                    }
                }
                others
            }
        };
        let marks = self.session.marks();
        match self.session.undo(seat, agreed) {
            Ok(()) => {
                self.say_phrase(&Phrase::new("undo-done").with("seat", seat))?;
                if self.session.marks() != marks {
                    self.marks()?;
                }
            }
            Err(why) => self.line(&why)?,
        }
        Ok(true)
    }

    fn bot_lost(&self, seat: Seat) -> Failure {
        Failure::say(self.speaker(), &Phrase::new("play-bot-lost").with("seat", seat))
    }

    /// Tells how it ended.
    fn end(&mut self) -> io::Result<()> {
        let eye = self.session.open_eye();
        if eye == Eye::Public {
            // What each person was told is told to all once the game is over.
            let told = *self.told.iter().max().unwrap_or(&0);
            self.told[MAX_SEATS] = told;
        }
        self.news(eye)?;
        self.line("")?;
        self.say("end-title")?;
        let result = talk::result(self.session);
        self.lines(&result)?;
        self.line("")
    }

    /// Asks whether to play the same again.
    fn once_more(&mut self) -> Result<Close, Failure> {
        if self.session.humans().is_empty() {
            return Ok(Close::Left);
        }
        self.say("plain-again")?;
        let Some(line) = self.prompt()? else { return Ok(Close::Left) };
        Ok(if once_more(&line) { Close::Again } else { Close::Left })
    }
}

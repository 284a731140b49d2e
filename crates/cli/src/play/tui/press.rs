//! What a key does: at the table, while typing, between two people, and at the end.

use super::draw::{Notice, Tone};
use super::keys::{Act, Key};
use super::overlay::{After, Overlay};
use super::picker::Picker;
use super::{App, Close, Mode};
use crate::play::session::Undoing;
use antre_kernel::{Eye, Phrase, Seat, SeatSet};

impl App<'_> {
    /// Answers a key; the sitting may be over then.
    pub(super) fn press(&mut self, key: Key) -> Option<Close> {
        if key == Key::Interrupt {
            return Some(Close::Left);
        }
        if let (Some(Overlay::Sheet { .. }), Key::Char('?')) = (&self.overlay, key) {
            self.overlay = Some(Overlay::Help { top: 0 });
            return None;
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
            Mode::Resign(seat) => {
                match key {
                    Key::Char('o' | 'O' | 'y' | 'Y') => self.resign(seat),
                    _ => self.settle(),
                }
                None
            }
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
            Key::Enter => self.overlay = self.points(),
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
            (Act::Help, _) => self.overlay = Some(self.about().unwrap_or(Overlay::Help { top: 0 })),
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
            Act::Hint => self.ask_hint(seat),
            Act::Resign => self.ask_resign(seat),
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

    pub(super) fn note(&mut self, text: String) {
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
}

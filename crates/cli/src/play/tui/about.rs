//! What the person at the screen may ask: what is this, what is the game about, what would a good bot play, and how
//! does one give up.

use super::draw::{Notice, Tone};
use super::overlay::Overlay;
use super::picker::Picker;
use super::{App, Mode};
use crate::play::talk;
use crate::play::thinking::Thought;
use antre_host::{BotSpec, Subject};
use antre_kernel::{Eye, Phrase, Seat};
use antre_stage::{Catalogue, Face, Help, Piece, Zone};

impl App<'_> {
    /// The card that lies on the table before a game: its aim, one's side, and the first steps.
    pub(super) fn welcome(&self) -> Overlay {
        let speaker = self.session.speaker();
        let catalogue = self.session.table().catalogue();
        let seat = self.at.unwrap_or(Seat::A);
        let mut text = Vec::new();
        if let Some(side) = self.session.table().side(seat) {
            text.push(speaker.say(&Phrase::new("welcome-side").with("seat", seat).with("side", side)));
        }
        let own = catalogue.aims.get(seat.index()).or(catalogue.aims.first());
        text.extend(own.map(|aim| speaker.say(&Phrase::new("welcome-aim").with("aim", aim.clone()))));
        let steps = catalogue.steps.iter().filter_map(|step| catalogue.term(step));
        for (number, step) in (1_i64..).zip(steps) {
            let told = Phrase::new("welcome-step").with("number", number).with("name", step.name.clone());
            text.push(speaker.say(&told.with("text", step.help.text.clone())));
        }
        text.push(self.look.words(&speaker.word("welcome-keys")));
        Overlay::Sheet { title: self.session.title(), text, top: 0 }
    }

    /// Every point of the chosen category and the cards behind it, player by player.
    pub(super) fn points(&self) -> Option<Overlay> {
        let ending = self.ending.as_ref()?;
        let (sheet, category) = (ending.sheet.as_ref()?, ending.categories.get(ending.chosen)?);
        let speaker = self.session.speaker();
        let told = sheet.seats.iter().zip(&category.lines).filter_map(|(seat, line)| {
            let line = line.as_ref()?;
            let cards = talk::cards(line, speaker);
            let key = if cards.is_empty() { "score-line" } else { "score-line-cards" };
            let phrase = Phrase::new(key).with("seat", seat.seat).with("points", i64::from(line.points));
            Some(self.look.words(&speaker.say(&phrase.with("cards", cards))))
        });
        let title = format!("{} ({})", speaker.say(&category.name), category.clause);
        Some(Overlay::Sheet { title, text: told.collect(), top: 0 })
    }

    /// What is known of whatever the arrow keys stand on; nothing where they stand nowhere.
    pub(super) fn about(&self) -> Option<Overlay> {
        let picker = self.picker.as_ref()?;
        let catalogue = self.session.table().catalogue();
        if let Some(id) = picker.pointed() {
            let (title, mut text) = self.explain(id, &catalogue)?;
            text.extend(self.use_of(id));
            return Some(Overlay::Sheet { title, text, top: 0 });
        }
        let choice = picker.current()?;
        let title = self.session.speaker().word("about-move");
        let mut text = vec![self.session.speaker().say(&choice.label)];
        for (_, lines) in choice.touches.iter().filter_map(|id| self.explain(id, &catalogue)) {
            text.extend(lines);
        }
        // Of several equal cards each can be touched, and all say the same.
        let mut told: Vec<String> = Vec::new();
        text.retain(|line| {
            !told.contains(line) && {
                told.push(line.clone());
                true
            }
        });
        Some(Overlay::Sheet { title, text, top: 0 })
    }

    /// A piece or a zone: what it is called, how it is now, and what the catalogue says.
    fn explain(&self, id: &str, catalogue: &Catalogue) -> Option<(String, Vec<String>)> {
        let speaker = self.session.speaker();
        let find = |zone: &'_ Zone| -> Option<(Piece, Zone)> {
            let piece = zone.pieces.iter().find(|piece| piece.id == id)?;
            Some((piece.clone(), zone.clone()))
        };
        if let Some((piece, zone)) = self.scene.zones.iter().find_map(find) {
            let mut text = vec![talk::piece(&piece, &zone, speaker)];
            text.extend(talk::printed(&piece, speaker));
            let entry = catalogue.card(piece.face.code()).filter(|_| matches!(piece.face, Face::Up(_)));
            let help = entry.map(|entry| &entry.help);
            let help = help.or_else(|| catalogue.term(zone.purpose).map(|term| &term.help));
            text.extend(help.map(|help| self.help(help)));
            return Some((speaker.say(&talk::called(&zone)), text));
        }
        let zone = self.scene.zone(id)?;
        let mut text = vec![talk::zone(zone, speaker)];
        text.extend(catalogue.term(zone.purpose).map(|term| self.help(&term.help)));
        Some((speaker.say(&talk::called(zone)), text))
    }

    fn help(&self, help: &Help) -> String {
        let phrase = Phrase::new("about-help").with("text", help.text.clone()).with("clause", help.clause);
        self.session.speaker().say(&phrase)
    }

    /// What can be done with a thing now, or the rule that forbids it.
    fn use_of(&self, id: &str) -> Option<String> {
        let speaker = self.session.speaker();
        let eye = self.at.map(Eye::Seat)?;
        Some(match self.session.why(eye, Subject::Thing(id)) {
            Ok(count) => speaker.say(&Phrase::new("plain-why-possible").with("count", count)),
            Err(refusal) => match refusal.clause {
                Some(clause) => format!("{clause}  {}", refusal.text),
                None => refusal.text,
            },
        })
    }

    /// Lets the best bot think about what this person knows; what it found is told once it has.
    pub(super) fn ask_hint(&mut self, seat: Seat) {
        self.hint = Some(self.session.think(seat, BotSpec::BEST));
        self.note(self.session.speaker().word("hint-thinking"));
    }

    /// Looks whether the hint is there.
    pub(super) fn hear_hint(&mut self) {
        let Some(hint) = &self.hint else { return };
        let thought = hint.poll();
        if thought == Thought::Pending {
            return;
        }
        let current = self.session.is_current(hint);
        self.hint = None;
        self.dirty = true;
        let Thought::Move(notation) = thought else { return self.notice = None };
        if !current {
            return;
        }
        let speaker = self.session.speaker();
        let advised = self.picker.as_mut().and_then(|picker| Picker::go_to(picker, &notation));
        let text =
            advised.map(|choice| speaker.say(&Phrase::new("hint-said").with("move", choice.label.clone())));
        self.notice = text.map(|text| Notice { tone: Tone::Note, clause: None, text });
    }

    /// Gives up for this seat, once it was asked whether that is meant.
    pub(super) fn resign(&mut self, seat: Seat) {
        self.session.resign(seat);
        self.settle();
    }

    /// Asks whether this person really gives up.
    pub(super) fn ask_resign(&mut self, seat: Seat) {
        self.mode = Mode::Resign(seat);
        self.dirty = true;
    }
}

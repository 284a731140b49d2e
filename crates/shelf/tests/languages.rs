//! A made-up language finds what no word file and no pack says: it is English with every letter marked, so that a word
//! without marks stands in code.

#![allow(clippy::unwrap_used)]

use antre_host::{AnyGame, AnyTable, Chance, Refused, Request, Speaker};
use antre_kernel::{Eye, Lang, Next, Phrase, Rng, Seat};
use antre_shelf::{SHELF, speaker};
use antre_stage::{Catalogue, Face, Fact, Form, Piece, Scene, Sheet, Value};
use std::collections::BTreeSet;

/// What was found: each word once, with a sentence it stands in.
#[derive(Default)]
struct Found(BTreeSet<String>);

impl Found {
    /// Looks for words without marks. Codes and notation are the same in every language; so are letters and numbers.
    fn read(&mut self, text: &str, place: &str) {
        for word in text.split(|c: char| !c.is_alphanumeric()) {
            let plain = word.chars().filter(char::is_ascii_lowercase).count();
            if plain >= 3 && word.chars().all(|c| c.is_ascii_alphanumeric()) {
                self.0.insert(format!("{word} ({place})"));
            }
        }
    }

    fn phrase(&mut self, phrase: &Phrase, speaker: &Speaker, place: &str) {
        self.read(&speaker.say(phrase), place);
        if let Some(short) = speaker.brief(phrase) {
            self.read(&short, place);
        }
    }

    fn scene(&mut self, scene: &Scene, speaker: &Speaker) {
        if let Some(headline) = &scene.headline {
            self.phrase(headline, speaker, "headline");
        }
        for zone in &scene.zones {
            self.phrase(&zone.name, speaker, &zone.id);
            self.facts(&zone.facts, speaker, &zone.id);
            for piece in &zone.pieces {
                self.piece(piece, speaker, &zone.id);
                self.facts(&piece.facts, speaker, &zone.id);
            }
        }
    }

    fn piece(&mut self, piece: &Piece, speaker: &Speaker, place: &str) {
        if let Face::Up(card) = &piece.face {
            self.phrase(&card.name, speaker, place);
            if let Some(text) = &card.text {
                self.phrase(text, speaker, place);
            }
        }
        for mark in &piece.marks {
            self.phrase(mark, speaker, place);
        }
    }

    fn facts(&mut self, facts: &[Fact], speaker: &Speaker, place: &str) {
        for fact in facts {
            self.value(&fact.value, speaker, place);
        }
    }

    fn value(&mut self, value: &Value, speaker: &Speaker, place: &str) {
        match value {
            Value::Words(phrase) => self.phrase(phrase, speaker, place),
            Value::List(values) => values.iter().for_each(|value| self.value(value, speaker, place)),
            Value::Facts(facts) => self.facts(facts, speaker, place),
            Value::Yes | Value::Number(_) | Value::Code(_) | Value::Seat(_) => {}
        }
    }

    /// What is printed on cards, and what is said of them and of every word of the game.
    fn catalogue(&mut self, catalogue: &Catalogue, speaker: &Speaker) {
        for entry in &catalogue.cards {
            let code = format!("catalogue: {}", entry.card.code);
            self.phrase(&entry.card.name, speaker, &code);
            if let Some(text) = &entry.card.text {
                self.phrase(text, speaker, &code);
            }
            self.facts(&entry.facts, speaker, &code);
            self.phrase(&entry.help.text, speaker, &code);
        }
        for term in &catalogue.terms {
            let id = format!("catalogue: {}", term.id);
            self.phrase(&term.name, speaker, &id);
            self.phrase(&term.help.text, speaker, &id);
        }
    }

    fn sheet(&mut self, sheet: &Sheet, speaker: &Speaker) {
        self.phrase(&sheet.verdict, speaker, "verdict");
        for line in sheet.seats.iter().flat_map(|seat| &seat.lines) {
            self.phrase(&line.name, speaker, "sheet");
            for card in &line.cards {
                self.phrase(&card.name, speaker, "sheet");
            }
        }
    }

    /// A random game, looked at by every eye at every turn.
    fn game(&mut self, table: &mut dyn AnyTable, game: &dyn AnyGame, speaker: &Speaker, rng: &mut Rng) {
        let book = game.rulebook(Lang::Marked);
        self.catalogue(&table.catalogue(), speaker);
        for _ in 0..150 {
            for eye in Eye::all(table.setup().seats) {
                self.scene(&table.scene(eye), speaker);
            }
            let Next::Seats(seats) = table.next() else { break };
            let Some(seat) = seats.first() else { break };
            let choices = table.choices(seat);
            for choice in &choices {
                self.phrase(&choice.label, speaker, "choice");
            }
            for other in Seat::all(table.setup().seats).filter(|&other| !seats.has(other)) {
                if let Err(Refused::Clause(id)) = table.play(other, &choices[0].notation) {
                    self.read(&speaker.refused(id), id);
                    self.read(&book.clause(id).unwrap().text, id);
                }
            }
            let choice = &choices[antre_kernel::Dice::below(rng, choices.len())];
            assert!(table.play(seat, &choice.notation).is_ok());
        }
        for eye in Eye::all(table.setup().seats) {
            for line in table.log(eye) {
                self.phrase(&line.what, speaker, "log");
            }
        }
        if let Some(sheet) = &table.sheet() {
            self.sheet(sheet, speaker);
        }
    }

    /// What is said of a game before it is played.
    fn about(&mut self, game: &dyn AnyGame, speaker: &Speaker) {
        for text in [game.title(speaker), game.tagline(speaker), game.credit(speaker)] {
            self.read(&text, "box");
        }
        for option in game.options() {
            self.read(&speaker.option(option), option.key);
            self.read(&speaker.option_help(option), option.key);
            for value in option.values {
                self.read(&speaker.option_value(option, value), option.key);
            }
        }
        for number in game.provenance(&Request::default()).unwrap() {
            self.phrase(&number.group, speaker, "provenance");
            self.phrase(&number.what, speaker, "provenance");
            self.phrase(&number.standing.name(), speaker, "provenance");
        }
        let (_, origin) = game.inspect(&Request::default()).unwrap();
        self.read(&speaker.name(&origin), "origin");
        let book = game.rulebook(Lang::Marked);
        self.read(&book.title, "rulebook");
        self.read(&book.intro, "rulebook");
        for section in &book.sections {
            self.read(&section.title, "rulebook");
            for clause in &section.clauses {
                self.read(&clause.text, &clause.id);
                self.read(&clause.source, &clause.id);
            }
        }
        let odd = Request { options: vec![("no-such".into(), "thing".into())], ..Request::default() };
        let refused = speaker.complain(&game.inspect(&odd).unwrap_err());
        let ids = game.options().iter().map(|option| option.id);
        let known = ids.chain(["no-such"]).fold(refused, |text, id| text.replace(id, ""));
        self.read(&known, "option refused");
        if let Some(Form::Ask(question)) = game.pack_form(&[]) {
            self.phrase(&question.text, speaker, "form");
        }
        if let Some(pad) = game.pad(&Request::default()).unwrap() {
            if let Some(question) = &pad.ask("").unwrap() {
                self.phrase(&question.what, speaker, "pad");
                self.phrase(&question.allowed, speaker, "pad");
            }
            let page = pad.read(&pad.template(Lang::Marked), Lang::Marked).unwrap();
            self.sheet(&page.sheet, speaker);
            let names = page.names.iter();
            let unnamed = |phrase: &Phrase| {
                names.clone().fold(speaker.say(phrase), |text, name| text.replace(name.as_str(), ""))
            };
            let told = page.reasons.iter().flatten().map(|reason| &reason.what).chain(&page.notes);
            for phrase in told {
                self.read(&unnamed(phrase), "pad");
            }
        }
    }
}

#[test]
fn slow_every_word_of_every_game_is_in_a_file() {
    let speaker = speaker(Lang::Marked);
    for game in SHELF {
        let mut found = Found::default();
        found.about(*game, &speaker);
        let (fewest, most) = game.players();
        let mut requests: Vec<Request> =
            (fewest..=most).map(|seats| Request { seats: Some(seats), ..Request::default() }).collect();
        for option in game.options() {
            let options = |value: &&&str| vec![(option.id.to_owned(), (**value).to_owned())];
            let others = option.values.iter().skip(1).take(2);
            requests.extend(others.map(|value| Request { options: options(&value), ..Request::default() }));
        }
        for (request, seed) in requests.iter().zip(1..) {
            // Some options do not go with the usual number of people.
            let Ok(mut table) = game.open(request, Chance::Practice(seed)) else { continue };
            found.game(&mut *table, *game, &speaker, &mut Rng::new(seed));
        }
        assert!(found.0.is_empty(), "{} says without a word file: {:#?}", game.id(), found.0);
    }
}

/// The sentences of the house: whatever their values, a text of their own is marked.
#[test]
fn the_made_up_language_marks_every_text() {
    let speaker = speaker(Lang::Marked);
    let mut found = Found::default();
    for key in
        ["role-you", "turn-choose", "keys-choose", "help-keys", "plain-help", "server-full", "refused-move"]
    {
        let said = speaker.word(key);
        assert_ne!(said, key);
        found.read(&said, key);
    }
    assert!(found.0.is_empty(), "{:#?}", found.0);
    for unmarked in ["Main", &format!("{} Main", speaker.word("role-you")), "ṁȧin Hand C3"] {
        found.read(unmarked, "");
    }
    found.read("CO3 T2-HU #12 a4 –(b2)–", "");
    assert_eq!(Vec::from_iter(&found.0), ["Hand ()", "Main ()"]);
    assert_ne!(speaker.word("role-you"), antre_shelf::speaker(Lang::En).word("role-you"));
}

//! Every piece of every game can say what it is: what lies on a table is in the catalogue, and the catalogue explains
//! it in plain sentences, in both languages, by a rule that exists.

use antre_host::{AnyGame, AnyTable, Chance, Request, Speaker};
use antre_kernel::{Dice as _, Eye, Lang, Next, Phrase, Rng, Seat};
use antre_shelf::SHELF;
use antre_stage::{Catalogue, Face, Fact, Scene, Value};
use std::collections::BTreeSet;

/// The tables to look at: every number of players, and every value of every option once.
fn requests(game: &dyn AnyGame) -> Vec<Request> {
    let (fewest, most) = game.players();
    let seats = (fewest..=most).map(|seats| Request { seats: Some(seats), ..Request::default() });
    let one = |id: &str, value: &str| Request {
        options: vec![(id.to_owned(), value.to_owned())],
        ..Request::default()
    };
    let options =
        game.options().iter().flat_map(|option| option.values.iter().map(move |value| (option.id, value)));
    seats.chain(options.map(|(id, value)| one(id, value))).collect()
}

fn eyes(seats: u8) -> impl Iterator<Item = Eye> {
    Seat::all(seats).map(Eye::Seat).chain([Eye::Public])
}

/// Lets chance play a table to its end and shows every so many states to `look`.
fn watch(table: &mut dyn AnyTable, every: u32, look: &mut dyn FnMut(&dyn AnyTable)) {
    let mut rng = Rng::new(19);
    while let Next::Seats(seats) = table.next() {
        if table.version().is_multiple_of(every) {
            look(table);
        }
        let Some(seat) = seats.first() else { return };
        let choices = table.choices(seat);
        let choice = &choices[rng.below(choices.len())];
        assert_eq!(table.play(seat, &choice.notation), Ok(()), "{}", choice.notation);
    }
    look(table);
}

#[test]
fn whatever_lies_on_a_table_is_in_the_catalogue() {
    for game in SHELF {
        for request in requests(*game) {
            // Some options want others beside them.
            let Ok(mut table) = game.open(&request, Chance::Practice(7)) else { continue };
            let catalogue = table.catalogue();
            let name = format!("{} {request:?}", game.id());
            each_once(&catalogue, &name);
            watch(&mut *table, 5, &mut |table| {
                for eye in eyes(table.setup().seats) {
                    known(&catalogue, &table.scene(eye), &name);
                }
            });
        }
    }
}

fn each_once(catalogue: &Catalogue, name: &str) {
    let codes: BTreeSet<&str> = catalogue.cards.iter().map(|entry| entry.card.code.as_str()).collect();
    assert_eq!(codes.len(), catalogue.cards.len(), "{name}: a code stands for two cards");
    let ids: BTreeSet<&str> = catalogue.terms.iter().map(|term| term.id).collect();
    assert_eq!(ids.len(), catalogue.terms.len(), "{name}: a word stands for two things");
    assert!(!catalogue.aims.is_empty(), "{name}: nobody says what one plays for");
    for step in &catalogue.steps {
        assert!(ids.contains(step), "{name}: nobody says what the step {step} is");
    }
}

fn known(catalogue: &Catalogue, scene: &Scene, name: &str) {
    if let Some(step) = scene.step {
        assert!(catalogue.steps.contains(&step), "{name}: {step} is no step of a turn");
    }
    for zone in &scene.zones {
        assert!(catalogue.term(zone.purpose).is_some(), "{name}: nobody says what {} is for", zone.purpose);
        are_data(catalogue, &zone.facts, name);
        for piece in &zone.pieces {
            are_data(catalogue, &piece.facts, name);
            if let Face::Up(card) = &piece.face {
                let entry = catalogue.card(&card.code);
                let entry = entry.unwrap_or_else(|| panic!("{name}: {} is in no catalogue", card.code));
                assert_eq!(&entry.card, card, "{name}: a card is printed otherwise than it shows");
            }
        }
    }
}

#[test]
fn everything_is_explained_in_both_languages_by_a_rule() {
    for game in SHELF {
        let rulebook = game.rulebook(Lang::Fr);
        let clauses: BTreeSet<&str> = rulebook.clauses().map(|clause| clause.id.as_str()).collect();
        let speakers = Lang::ALL.map(|lang| Speaker::new(lang, &[game.words(lang)]));
        for request in requests(*game) {
            let Ok(table) = game.open(&request, Chance::Practice(7)) else { continue };
            let catalogue = table.catalogue();
            let name = |what: &str| format!("{} {request:?}: {what}", game.id());
            let helps = catalogue.cards.iter().map(|entry| (entry.card.code.as_str(), &entry.help));
            for (what, help) in helps.chain(catalogue.terms.iter().map(|term| (term.id, &term.help))) {
                assert!(clauses.contains(help.clause), "{}: there is no {}", name(what), help.clause);
                speakers.iter().for_each(|speaker| explains(speaker, &help.text, &name(what)));
            }
            for (term, speaker) in
                catalogue.terms.iter().flat_map(|term| speakers.iter().map(move |s| (term, s)))
            {
                assert_ne!(speaker.say(&term.name), term.name.key, "{} has no name", name(term.id));
            }
            for entry in &catalogue.cards {
                are_data(&catalogue, &entry.facts, &name(&entry.card.code));
            }
        }
    }
}

/// One to three sentences, short enough to listen to.
fn explains(speaker: &Speaker, text: &Phrase, name: &str) {
    let said = speaker.say(text);
    assert!(said != text.key && !said.contains("{$"), "{name}: nobody wrote it: {said}");
    let sentences = said.split_inclusive(['.', '!', '?']).filter(|part| part.starts_with(' ')).count() + 1;
    assert!(sentences <= 3 && said.chars().count() <= 300, "{name}: too long to listen to: {said}");
    assert!(said.ends_with(['.', '!', '?', '»']), "{name}: no sentence: {said}");
}

/// Facts whose words somebody may ask about.
const WORDS: &[&str] = &["symbol", "rule", "flame", "flames", "when", "kind", "keywords", "role", "lost"];

/// A word of a game is one word, however it is written; sentences are names, which have languages.
fn are_data(catalogue: &Catalogue, facts: &[Fact], name: &str) {
    let mut values: Vec<(&str, &Value)> = facts.iter().map(|fact| (fact.what, &fact.value)).collect();
    while let Some((what, value)) = values.pop() {
        match value {
            Value::Code(word) => {
                assert!(!word.contains(' '), "{name}: {what} says {word}");
                let explained = catalogue.term(word).is_some();
                assert!(explained || !WORDS.contains(&what), "{name}: nobody says what {what} {word} is");
            }
            Value::List(list) => values.extend(list.iter().map(|value| (what, value))),
            Value::Facts(facts) => values.extend(facts.iter().map(|fact| (fact.what, &fact.value))),
            Value::Yes | Value::Number(_) | Value::Words(_) | Value::Seat(_) => {}
        }
    }
}

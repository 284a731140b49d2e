//! Typing in the real box: the questions of a pack, one after the other, and the file they make.

use crate::board::{MAX_RADIUS, MIN_RADIUS};
use crate::card::{DECK, DRAGON, DWARVES, Symbol, Use};
use crate::pack::{MAX_SPACES, read_uses, write_uses};
use crate::state::{Ability, Figure};
use antre_kernel::{Phrase, Seat};
use antre_stage::hex::Hex;
use antre_stage::{Form, Question};
use std::fmt::Write as _;

/// What comes after these answers. Every answer but the last was accepted when it was the last.
pub(crate) fn next(answers: &[String]) -> Form {
    let mut asker = Asker { answers: answers.iter() };
    match asker.pack() {
        Ok(text) => Form::Done(text),
        Err(form) => *form,
    }
}

/// Walks through the questions with the answers there are; stops at the first without one.
struct Asker<'a> {
    answers: std::slice::Iter<'a, String>,
}

/// A part of the form, or what comes next instead.
type Answered<T> = Result<T, Box<Form>>;

impl Asker<'_> {
    /// The next answer, read; an empty one stands for the default.
    fn ask<T>(&mut self, question: Question, read: impl Fn(&str) -> Result<T, Phrase>) -> Answered<T> {
        let Some(answer) = self.answers.next() else { return Err(Box::new(Form::Ask(question))) };
        let answer = match answer.trim() {
            "" => question.default.as_deref().unwrap_or(""),
            said => said,
        };
        read(answer).map_err(|why| Box::new(Form::Refused(why)))
    }

    fn number(&mut self, text: Phrase, (least, most): (u8, u8), default: Option<u8>) -> Answered<u8> {
        let text = text.with("least", least).with("most", most);
        let default = default.map(|number| number.to_string());
        self.ask(Question { text, allowed: Vec::new(), default, legend: None }, |answer| {
            let fits = |number: &u8| (least..=most).contains(number);
            answer.parse().ok().filter(fits).ok_or_else(|| {
                Phrase::new("drako-form-number").with("got", answer).with("least", least).with("most", most)
            })
        })
    }

    fn pack(&mut self) -> Answered<String> {
        let name = self.name()?;
        let radius =
            self.number(Phrase::new("drako-form-radius"), (MIN_RADIUS, MAX_RADIUS), Some(MIN_RADIUS))?;
        let mut text = format!(
            "# Drako: typed in from a box.\ngame = \"drako\"\nname = \"{name}\"\n\n[origin]\n\
             fr = \"Saisi à la main d’après une boîte du jeu.\"\nen = \"Typed in from a box of the game.\"\n\n[board]\n"
        );
        let line = |text: &mut String, key: &str, value: &str| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{key} = {{ value = {value}, mark = \"known\" }}");
        };
        line(&mut text, "radius", &radius.to_string());
        let mut taken = Vec::new();
        for dwarf in Figure::DWARVES {
            let hex = self.start(dwarf, radius, &taken)?;
            taken.push(hex);
            line(&mut text, dwarf.key(), &format!("\"{}\"", hex.name(radius)));
        }
        text.push_str("\n[dragon]\n");
        let spaces = |name: Phrase| Phrase::new("drako-form-spaces").with("what", name);
        let armor = self.number(spaces(Phrase::new("drako-armour")), (1, MAX_SPACES), Some(4))?;
        line(&mut text, "armor", &armor.to_string());
        for ability in Ability::ALL {
            let count = self.number(spaces(ability.name()), (1, MAX_SPACES), Some(2))?;
            line(&mut text, ability.code(), &count.to_string());
        }
        text.push_str("\n[dwarves]\n");
        let mut counts: Vec<u8> = Vec::new();
        for (dwarf, usual) in Figure::DWARVES.into_iter().zip([6, 4, 5]) {
            let default = (!counts.contains(&usual)).then_some(usual);
            let count = self.dwarf_spaces(spaces(dwarf.name()), default, &counts)?;
            counts.push(count);
            line(&mut text, dwarf.key(), &count.to_string());
        }
        self.deck(DWARVES, &mut text)?;
        self.deck(DRAGON, &mut text)?;
        Ok(text)
    }

    fn name(&mut self) -> Answered<String> {
        let text = Phrase::new("drako-form-name");
        self.ask(
            Question { text, allowed: Vec::new(), default: Some("box".into()), legend: None },
            |answer| {
                let plain = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.' | ' ');
                if answer.chars().all(plain) && answer.chars().count() <= 40 {
                    Ok(answer.to_owned())
                } else {
                    Err(Phrase::new("drako-form-bad-name").with("got", answer))
                }
            },
        )
    }

    /// Where a dwarf starts in a first game: empty, and not beside the dragon (DK-12, DK-13).
    fn start(&mut self, dwarf: Figure, radius: u8, taken: &[Hex]) -> Answered<Hex> {
        let free = |hex: &Hex| hex.distance(Hex::MIDDLE) > 1 && !taken.contains(hex);
        let usual = [Hex::new(1, 1), Hex::new(-2, 1), Hex::new(1, -2)][dwarf as usize % 3];
        let question = Question {
            text: Phrase::new("drako-form-start").with("who", dwarf.name()),
            allowed: Hex::board(radius).filter(free).map(|hex| hex.name(radius)).collect(),
            default: Some(usual).filter(free).map(|hex| hex.name(radius)),
            legend: None,
        };
        self.ask(question, |answer| {
            let hex = Hex::read(answer, radius).filter(free);
            hex.ok_or_else(|| Phrase::new("drako-form-bad-start").with("got", answer))
        })
    }

    /// The three dwarves have different numbers of spaces (DK-20).
    fn dwarf_spaces(&mut self, text: Phrase, default: Option<u8>, counts: &[u8]) -> Answered<u8> {
        let text = text.with("least", 2u8).with("most", MAX_SPACES);
        let question = Question {
            text,
            allowed: Vec::new(),
            default: default.map(|count| count.to_string()),
            legend: None,
        };
        self.ask(question, |answer| match answer.parse() {
            Ok(count) if counts.contains(&count) => {
                Err(Phrase::new("drako-form-same-spaces").with("got", count))
            }
            Ok(count) if (2..=MAX_SPACES).contains(&count) => Ok(count),
            _ => {
                let what = Phrase::new("drako-form-number").with("got", answer);
                Err(what.with("least", 2u8).with("most", MAX_SPACES))
            }
        })
    }

    /// Card by card until the deck is full (DK-22).
    fn deck(&mut self, seat: Seat, text: &mut String) -> Answered<()> {
        let (table, key, legend) = if seat == DRAGON {
            ("dragon_card", "drako-form-dragon-card", "drako-form-dragon-legend")
        } else {
            ("dwarf_card", "drako-form-dwarf-card", "drako-form-dwarf-legend")
        };
        let mut cards: Vec<Vec<Use>> = Vec::new();
        let mut total = 0;
        while total < DECK {
            let symbols = Symbol::ALL.into_iter().filter(|symbol| symbol.is_of(seat));
            let question = Question {
                text: Phrase::new(key).with("done", total).with("all", DECK),
                allowed: symbols
                    .map(|s| format!("{}{}", s.code(), if s.has_value() { ":n" } else { "" }))
                    .collect(),
                default: None,
                legend: (total == 0).then(|| Phrase::new(legend)),
            };
            let card = self.ask(question, |answer| {
                if answer.is_empty() {
                    return Err(Phrase::new("drako-form-card-empty"));
                }
                let uses = read_uses(answer, Some(seat))?;
                let mut sorted = uses.clone();
                sorted.sort_unstable();
                if cards.contains(&sorted) {
                    return Err(Phrase::new("drako-form-card-twice").with("got", write_uses(&uses)));
                }
                Ok((uses, sorted))
            })?;
            let (uses, sorted) = card;
            let code = write_uses(&uses);
            let copies = Phrase::new("drako-form-copies").with("card", code.as_str());
            let copies = self.number(copies, (1, (DECK - total) as u8), None)?;
            total += usize::from(copies);
            cards.push(sorted);
            let _ = write!(text, "\n[[{table}]]\ncard = \"{code}\"\ncopies = {copies}\nmark = \"known\"\n");
        }
        Ok(())
    }
}

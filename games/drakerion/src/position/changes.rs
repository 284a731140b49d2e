//! What lasts for a while, in words and back.

use super::read::{bad, number, words};
use super::{DURATIONS, STATS, meant_by, word_of};
use crate::game::Drakerion;
use crate::ids::Slot;
use crate::lasting::{About, Change, Changes, MOST_CHANGE, What};
use crate::state::State;
use crate::table::Step;
use antre_kernel::{Misread, Seat};

impl Drakerion {
    pub(super) fn write_change(&self, change: &Change) -> String {
        let on = match (change.on, change.on.in_slot()) {
            (_, Some(slot)) => slot.to_string(),
            (About::NO_CARD, _) => "-".to_owned(),
            (outside, _) => format!("@{}", outside.number()),
        };
        let what = match change.what {
            What::Stat(stat, n) => format!("{}{n:+}", word_of(&STATS, &stat)),
            What::Keywords(bits) => format!("keywords={bits}"),
            What::Ability(number) => format!("ability={number}"),
            What::LostKeywords(bits) => format!("lost-keywords={bits}"),
            What::LostKinds(bits) => format!("lost-kinds={bits}"),
            What::LostAll => "lost-all".to_owned(),
            What::LostPrinted => "lost-printed".to_owned(),
            What::Used(number, times) => format!("used={number},{times}"),
            What::Discount(step, left, seat) => format!("discount={step},{left},{}", seat.index()),
            What::Over => "over".to_owned(),
            What::Had(index) => format!("had={index}"),
        };
        format!("{on}:{what}:{}", word_of(&DURATIONS, &change.until))
    }

    pub(super) fn read_changes(&self, text: &str) -> Result<Changes, Misread> {
        let mut changes = Changes::default();
        for word in words(text) {
            let parts: Vec<&str> = word.split(':').collect();
            let [on, what, until] = parts.as_slice() else { return Err(bad(word)) };
            let on = match (on.strip_prefix('#'), on.strip_prefix('@')) {
                (Some(slot), _) => Slot::shown_as(number(slot)?).map(About::slot),
                (_, Some(card)) => About::outside_numbered(number(card)?),
                _ if *on == "-" => Some(About::NO_CARD),
                _ => None,
            };
            let on = on.ok_or_else(|| bad(word))?;
            let until = meant_by(&DURATIONS, until).ok_or_else(|| bad(word))?;
            let what = self.read_what(what).ok_or_else(|| bad(word))?;
            let before = changes.len();
            if !changes.push(Change { on, what, until }) || changes.len() == before {
                return Err(bad(word));
            }
        }
        Ok(changes)
    }

    fn read_what(&self, text: &str) -> Option<What> {
        if let Some((key, value)) = text.split_once('=') {
            let numbers: Vec<u16> = value.split(',').map(|n| n.parse().ok()).collect::<Option<_>>()?;
            let byte = |at: usize| numbers.get(at).and_then(|&n| u8::try_from(n).ok());
            let one = numbers.len() == 1;
            return match key {
                "keywords" if one => byte(0).filter(|&n| n < 32).map(What::Keywords),
                "ability" if one => {
                    byte(0).filter(|&n| usize::from(n) < self.tables.granted.len()).map(What::Ability)
                }
                "lost-keywords" if one => byte(0).filter(|&n| n < 32).map(What::LostKeywords),
                "lost-kinds" if one => byte(0).filter(|&n| n < 128).map(What::LostKinds),
                "used" if numbers.len() == 2 => Some(What::Used(byte(0)?, byte(1)?)),
                "discount" if numbers.len() == 3 => {
                    let step = self.tables.code.get(usize::from(numbers[0]))?.step;
                    matches!(step, Step::Discount { .. }).then_some(())?;
                    let seat = byte(2).filter(|&seat| seat < 2)?;
                    Some(What::Discount(numbers[0], byte(1)?, Seat::new(seat.into())))
                }
                "had" if one => {
                    (usize::from(numbers[0]) < self.tables.standing.len()).then_some(What::Had(numbers[0]))
                }
                _ => None,
            };
        }
        match text {
            "lost-all" => return Some(What::LostAll),
            "lost-printed" => return Some(What::LostPrinted),
            _ => {}
        }
        let at = text.find(['+', '-'])?;
        let stat = meant_by(&STATS, &text[..at])?;
        let n: i16 = text[at..].parse().ok()?;
        Some(What::Stat(stat, n)).filter(|_| n.unsigned_abs() <= MOST_CHANGE)
    }

    /// Changes are on cards that are there.
    pub(super) fn check_changes(&self, s: &State) -> Result<(), Misread> {
        let loose = |change: &&Change| {
            let about_a_card = !matches!(change.what, What::Discount(..));
            if about_a_card {
                change.on.in_slot().is_some_and(|slot| !s.occupied(slot)) || change.on == About::NO_CARD
            } else {
                change.on != About::NO_CARD
            }
        };
        match s.changes.iter().find(loose) {
            Some(change) => Err(bad(&format!("#{}", u16::from(change.on.number()) + 1))),
            None => Ok(()),
        }
    }
}

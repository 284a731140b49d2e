//! From a text to a state.

use super::write::ENDINGS;
use super::{PHASES, PLACES, meant_by};
use crate::bound::MOST_RETURNS;
use crate::game::Drakerion;
use crate::ids::{Kind, Local, PILE, Slot};
use crate::language::{BattleLine, Mode};
use crate::moment::{Combat, CombatStage, Ordered};
use crate::notation::BESIDE;
use crate::place::Ref;
use crate::state::{Phase, Side, State};
use antre_kernel::{Field, Misread, Phrase, Seat, each_key_once, line_about};

/// The words of a field; `-` is none.
pub(super) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(|&word| word != "-")
}

pub(super) fn bad(got: &str) -> Misread {
    Misread::new(Phrase::new("drakerion-position-word").with("got", got))
}

pub(super) fn number<T: std::str::FromStr>(text: &str) -> Result<T, Misread> {
    text.trim().parse().map_err(|_| bad(text))
}

impl Drakerion {
    pub(crate) fn read_fields(&self, fields: &[Field]) -> Result<State, Misread> {
        each_key_once(fields)?;
        self.read_each(fields).map_err(|wrong| {
            let line = line_about(fields, about(wrong.what.key));
            wrong.at_line(line)
        })
    }

    fn read_each(&self, fields: &[Field]) -> Result<State, Misread> {
        let mut s = self.beginning();
        for side in &mut s.sides {
            *side = Side::default();
        }
        (s.phase, s.turn) = (Phase::Action, 1);
        let mut partial = false;
        let mut frames = None;
        let mut lines: Vec<(&Field, Seat, BattleLine)> = Vec::new();
        let mut given: [u8; 2] = [0; 2];
        for field in fields {
            let (key, seat) = match field.key.rsplit_once(' ') {
                Some((key, of)) => (key, Some(Seat::read(of, 2).ok_or_else(|| unknown_key(field))?)),
                None => (field.key.as_str(), None),
            };
            match (key, seat) {
                ("partial", None) => partial = true,
                ("frames", None) => frames = Some(field),
                ("front", Some(seat)) => lines.push((field, seat, BattleLine::Front)),
                ("support", Some(seat)) => lines.push((field, seat, BattleLine::Support)),
                ("pile", Some(seat)) => given[seat.index()] = 1,
                _ => {}
            }
        }
        self.read_lines(&mut s, &lines)?;
        for field in fields {
            self.read_field(&mut s, field).map_err(|wrong| wrong.at_line(field.line))?;
        }
        self.settle_piles(&mut s, given)?;
        self.check_changes(&s)?;
        match frames {
            Some(field) => {
                self.read_sealed(&mut s, fields, field).map_err(|wrong| wrong.at_line(field.line))?
            }
            None => self.resume(&mut s)?,
        }
        self.check_counts(&s, partial)?;
        Ok(s)
    }

    fn read_field(&self, s: &mut State, field: &Field) -> Result<(), Misread> {
        let value = field.value.as_str();
        let (key, seat) = match field.key.rsplit_once(' ') {
            Some((key, of)) => (key, Seat::read(of, 2)),
            None => (field.key.as_str(), None),
        };
        let seat_word = |text: &str| Seat::read(text, 2).ok_or_else(|| bad(text));
        match (key, seat) {
            ("partial" | "frames", None) | ("front" | "support", Some(_)) => {}
            ("turn", None) => s.turn = number(value)?,
            ("phase", None) => s.phase = meant_by(&PHASES, value).ok_or_else(|| bad(value))?,
            ("first", None) => s.first = seat_word(value)?,
            ("acting", None) => s.actor = seat_word(value)?,
            ("progress", None) => s.progress = number(value)?,
            ("passes", None) => s.passes = number(value)?,
            ("exchanged", None) => s.exchanged = number(value)?,
            ("returns", None) => {
                s.returns = number(value)?;
                if s.returns > MOST_RETURNS {
                    return Err(bad(value));
                }
            }
            ("withdrawn", None) => {
                for word in words(value) {
                    s.withdrawn |= 1 << seat_word(word)?.index();
                }
            }
            ("changes", None) => s.changes = self.read_changes(value)?,
            ("hurt", None) => {
                for word in words(value) {
                    let Some((hurt, by)) = word.split_once('<') else { return Err(bad(word)) };
                    let hurt = Drakerion::read_slot(hurt).filter(|&slot| slot.in_play() && s.occupied(slot));
                    match (hurt, self.read_cause(s, by)) {
                        (Some(hurt), Some(by)) if s.slot(hurt).damage > 0 => s.slot_mut(hurt).hurt_by = by,
                        _ => return Err(bad(word)),
                    }
                }
            }
            ("combat", None) => self.read_combat(s, value)?,
            ("ordered", None) => {
                for word in words(value) {
                    let ordered = read_ordered(s, word).ok_or_else(|| bad(word))?;
                    let count = usize::from(s.ordered_count);
                    *s.ordered.get_mut(count).ok_or_else(|| bad(word))? = ordered;
                    s.ordered_count += 1;
                }
            }
            ("over", None) => {
                for word in words(value) {
                    match Seat::read(word, 2) {
                        Some(seat) => s.won |= 1 << seat.index(),
                        None => s.ending = meant_by(&ENDINGS, word).ok_or_else(|| bad(word))?,
                    }
                }
            }
            (key, Some(seat)) => self.read_side(s, key, seat, field)?,
            (_, None) => return Err(unknown_key(field)),
        }
        Ok(())
    }

    /// What hurt a card: `#3` in play, `A:city` beside it, `A:discard:id` outside play.
    fn read_cause(&self, s: &State, text: &str) -> Option<Ref> {
        let Some((seat, word)) = text.split_once(':') else {
            let slot = Drakerion::read_slot(text)?;
            return (slot.in_play() && s.occupied(slot)).then(|| Ref::slot(slot));
        };
        let seat = Seat::read(seat, 2)?;
        if !self.asks_for_cause {
            return None;
        }
        if let Some(place) = Drakerion::read_slot(word).filter(|&slot| slot.beside_play()) {
            return Some(Ref::slot(place.of(seat)));
        }
        let (place, id) = word.split_once(':')?;
        let local = self.read_deck_card(seat, id).ok()?;
        Some(Ref::card(meant_by(&PLACES, place)?, Kind::new(seat, local)))
    }

    fn read_side(&self, s: &mut State, key: &str, seat: Seat, field: &Field) -> Result<(), Misread> {
        let value = field.value.as_str();
        let manoeuvre = |word: &str| -> Result<Local, Misread> {
            let local = self.read_local(seat, word)?;
            Some(local).filter(|local| local.in_pile().is_some()).ok_or_else(|| bad(word))
        };
        let side = s.side_mut(seat);
        match key {
            "gold" => side.gold = number(value)?,
            "prestige" => side.prestige = number(value)?,
            "hand" => {
                side.hand = self.read_bag(seat, value)?;
                side.hand_size = side.hand.len();
            }
            "shown" => side.shown = self.read_bag(seat, value)?,
            "deck" => {
                side.pool = self.read_bag(seat, value)?;
                side.pool_size = side.pool.len();
            }
            "top" => side.top = self.read_known(seat, value)?,
            "bottom" => side.bottom = self.read_known(seat, value)?,
            "discard" => side.discard = self.read_bag(seat, value)?,
            "pile" => {
                side.pile = 0;
                for word in words(value) {
                    side.pile |= manoeuvre(word)?.pile_bit();
                }
            }
            "revealed" => {
                for word in words(value) {
                    let local = manoeuvre(word)?;
                    let count = usize::from(side.revealed_count);
                    if count >= PILE || side.revealed[..count].contains(&local) {
                        return Err(bad(word));
                    }
                    side.revealed[count] = local;
                    side.revealed_count += 1;
                }
            }
            "chosen" => side.chosen = manoeuvre(value.trim())?,
            "discarded" => {
                let mut counts = words(value).map(number);
                for count in &mut side.discarded {
                    *count = counts.next().unwrap_or(Ok(0))?;
                }
            }
            "exhausted" => {
                for word in words(value) {
                    let place = meant_by(&BESIDE, word).ok_or_else(|| bad(word))?;
                    s.slot_mut(place.of(seat)).set_inclined(true);
                }
            }
            _ => return Err(unknown_key(field)),
        }
        Ok(())
    }

    fn read_combat(&self, s: &mut State, text: &str) -> Result<(), Misread> {
        let mut parts = text.split_whitespace();
        let mut slot = || -> Result<Slot, Misread> {
            match parts.next() {
                Some("-") => Ok(Slot::NONE),
                Some(word) => {
                    Drakerion::read_slot(word).filter(|&slot| slot.in_play()).ok_or_else(|| bad(word))
                }
                None => Err(bad(text)),
            }
        };
        let (attacker, defender) = (slot()?, slot()?);
        let mode = match parts.next() {
            Some("melee") => Mode::Melee,
            Some("ranged") => Mode::Ranged,
            other => return Err(bad(other.unwrap_or(text))),
        };
        let side = if s.occupied(attacker) { s.slot(attacker).controller() } else { Seat::A };
        let mut combat = Combat {
            stage: CombatStage::Actions,
            attacker,
            defender,
            mode,
            side,
            actor: side.other(),
            opening: true,
            engaged: true,
            ..Combat::default()
        };
        for word in parts {
            match word.split_once('=') {
                Some(("acting", seat)) => combat.actor = Seat::read(seat, 2).ok_or_else(|| bad(word))?,
                Some(("passes", n)) => combat.passes = number(n)?,
                None if word == "begun" => combat.opening = false,
                None if word == "chained" => s.actor_settled = true,
                _ => return Err(bad(word)),
            }
        }
        s.combat = combat;
        Ok(())
    }

    fn read_sealed(&self, s: &mut State, fields: &[Field], field: &Field) -> Result<(), Misread> {
        let wrong = || Misread::new(Phrase::new("drakerion-position-frames"));
        let (frames, sum) = field.value.split_once('~').ok_or_else(wrong)?;
        let sum = u32::from_str_radix(sum, 16).map_err(|_| wrong())?;
        if sum != super::frames::check_sum(fields, frames) {
            return Err(wrong());
        }
        self.read_frames(s, frames).ok_or_else(wrong)?;
        let lawful = usize::from(s.using.at) < self.tables.code.len()
            && usize::from(s.using.ability) < self.tables.abilities.len()
            && s.waiting.iter().all(|waiting| usize::from(waiting.ability) < self.tables.abilities.len())
            && !super::frames::is_plain(s.ask);
        if lawful { Ok(()) } else { Err(wrong()) }
    }
}

/// Reads an attack that was ordered; it waits for the combat that is going on to end.
fn read_ordered(s: &State, word: &str) -> Option<Ordered> {
    let (slots, mode) = word.split_once(':')?;
    let (attacker, defender) = slots.split_once('>')?;
    let slot = |text: &str| match text {
        "gone" => Some(Ref::GONE),
        _ => Drakerion::read_slot(text).filter(|&slot| slot.in_play() && s.occupied(slot)).map(Ref::slot),
    };
    let mode = match mode {
        "melee" => Mode::Melee,
        "ranged" => Mode::Ranged,
        _ => return None,
    };
    Some(Ordered { attacker: slot(attacker)?, defender: slot(defender)?, mode })
}

/// What to blame for a contradiction, by the words with which fields begin.
fn about(contradiction: &str) -> &'static [&'static str] {
    match contradiction {
        "drakerion-position-pile" => &["pile", "revealed", "chosen"],
        "drakerion-position-shown" => &["shown"],
        "drakerion-position-combat" => &["combat"],
        "drakerion-position-word" => &["changes"],
        "drakerion-position-count" => &["deck", "hand"],
        _ => &["phase"],
    }
}

fn unknown_key(field: &Field) -> Misread {
    Misread::new(Phrase::new("drakerion-position-key").with("got", field.key.as_str())).at_line(field.line)
}

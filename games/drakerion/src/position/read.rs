//! From a text to a state.

use super::write::ENDINGS;
use super::{DURATIONS, PHASES, PLACES, STATS, meant_by};
use crate::game::Drakerion;
use crate::language::{CardType, Line, Mode};
use crate::lasting::MOST_CHANGE;
use crate::state::{
    Ask, BANNER, Bag, CITY, Change, Changes, Combat, CombatStage, DECK, FIRST_MANOEUVRE, IN_PLAY, Known,
    MANOEUVRE, NOWHERE, Ordered, PILE, Phase, Ref, Side, Slot, State, What, bits, kind_of, local_of,
    owner_of,
};
use crate::table::Step;
use antre_kernel::{Field, Misread, Phrase, Seat, each_key_once, line_about};

/// The words of a field; `-` is none.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().filter(|&word| word != "-")
}

fn bad(got: &str) -> Misread {
    Misread::new(Phrase::new("drakerion-position-word").with("got", got))
}

/// A word without one of its ends.
fn number<T: std::str::FromStr>(text: &str) -> Result<T, Misread> {
    text.trim().parse().map_err(|_| bad(text))
}

/// An Attachment whose bearer is read later: slot, bearer's slot and the field's line.
type Linked = (u8, u8, u32);

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
            *side = Side { pile: u8::MAX, revealed: [NOWHERE; PILE], chosen: NOWHERE, ..Side::default() };
        }
        (s.phase, s.turn) = (Phase::Action, 1);
        let mut partial = false;
        let mut frames = None;
        let mut lines: Vec<(&Field, Seat, Line)> = Vec::new();
        let mut given: [u8; 2] = [0; 2];
        for field in fields {
            let (key, seat) = match field.key.rsplit_once(' ') {
                Some((key, of)) => (key, Some(Seat::read(of, 2).ok_or_else(|| unknown_key(field))?)),
                None => (field.key.as_str(), None),
            };
            match (key, seat) {
                ("partial", None) => partial = true,
                ("frames", None) => frames = Some(field),
                ("front", Some(seat)) => lines.push((field, seat, Line::Front)),
                ("support", Some(seat)) => lines.push((field, seat, Line::Support)),
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
            ("withdrawn", None) => {
                for word in words(value) {
                    s.withdrawn |= 1 << seat_word(word)?.index();
                }
            }
            ("changes", None) => s.changes = self.read_changes(value)?,
            ("hurt", None) => {
                for word in words(value) {
                    let Some((hurt, by)) = word.split_once('<') else { return Err(bad(word)) };
                    let hurt = Drakerion::read_slot(hurt).filter(|&slot| slot < IN_PLAY && s.occupied(slot));
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
            return (slot < IN_PLAY && s.occupied(slot)).then(|| Ref::slot(slot));
        };
        let seat = Seat::read(seat, 2)?;
        if !self.asks_for_cause {
            return None;
        }
        if let Some(place) = Drakerion::read_slot(word).filter(|&slot| slot >= IN_PLAY) {
            return Some(Ref::slot(place + seat.index() as u8));
        }
        let (place, id) = word.split_once(':')?;
        let local = self.read_deck_card(seat, id).ok()?;
        Some(Ref::card(meant_by(&PLACES, place)?, kind_of(seat, local)))
    }

    fn read_side(&self, s: &mut State, key: &str, seat: Seat, field: &Field) -> Result<(), Misread> {
        let value = field.value.as_str();
        let manoeuvre = |word: &str| -> Result<u8, Misread> {
            let local = self.read_local(seat, word)?;
            local.checked_sub(FIRST_MANOEUVRE).filter(|&index| index < PILE as u8).ok_or_else(|| bad(word))
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
                    side.pile |= 1 << manoeuvre(word)?;
                }
            }
            "revealed" => {
                for word in words(value) {
                    let index = manoeuvre(word)?;
                    let count = usize::from(side.revealed_count);
                    if count >= PILE || side.revealed[..count].contains(&index) {
                        return Err(bad(word));
                    }
                    side.revealed[count] = index;
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
                    let places = [("banner", BANNER), ("city", CITY), ("manoeuvre", MANOEUVRE)];
                    let slot = meant_by(&places, word).ok_or_else(|| bad(word))? + seat.index() as u8;
                    s.slot_mut(slot).set_inclined(true);
                }
            }
            _ => return Err(unknown_key(field)),
        }
        Ok(())
    }

    fn read_local(&self, seat: Seat, word: &str) -> Result<u8, Misread> {
        let card = self.read_card(word)?;
        self.local(seat, card).ok_or_else(|| {
            Misread::new(Phrase::new("drakerion-position-not-in-deck").with("got", word).with("seat", seat))
        })
    }

    fn read_deck_card(&self, seat: Seat, word: &str) -> Result<u8, Misread> {
        Some(self.read_local(seat, word)?).filter(|&local| local < FIRST_MANOEUVRE).ok_or_else(|| bad(word))
    }

    fn read_bag(&self, seat: Seat, text: &str) -> Result<Bag, Misread> {
        let mut bag = Bag::default();
        for word in words(text) {
            let (id, n) = match word.split_once('*') {
                Some((id, n)) => (id, number::<u8>(n)?),
                None => (word, 1),
            };
            let local = self.read_deck_card(seat, id)?;
            if n == 0 || usize::from(bag.len()) + usize::from(n) > DECK {
                return Err(bad(word));
            }
            bag.add_many(local, n);
        }
        Ok(bag)
    }

    fn read_known(&self, seat: Seat, text: &str) -> Result<Known, Misread> {
        let mut known = Known::default();
        for word in words(text) {
            let (id, public) = match word.strip_suffix('!') {
                Some(id) => (id, true),
                None => (word, false),
            };
            if usize::from(known.len()) >= DECK {
                return Err(bad(word));
            }
            known.push_below(self.read_deck_card(seat, id)?, public);
        }
        Ok(known)
    }

    /// Lays the cards of all lines, first those with a slot of their own, then the others in order.
    fn read_lines(&self, s: &mut State, lines: &[(&Field, Seat, Line)]) -> Result<(), Misread> {
        let mut linked: Vec<Linked> = Vec::new();
        let mut taken = 0u128;
        for with_slot in [true, false] {
            for (field, seat, line) in lines {
                for word in words(&field.value).filter(|word| word.contains('#') == with_slot) {
                    let slot = self
                        .read_lying(s, word, *seat, *line, taken, &mut linked, field.line)
                        .map_err(|wrong| wrong.at_line(field.line))?;
                    taken |= 1u128 << slot;
                }
            }
        }
        for (slot, bearer, at) in linked {
            let characters = s.characters(Seat::A) | s.characters(Seat::B);
            let (lying, carrier) = (*s.slot(slot), *s.slot(bearer));
            let fits = characters >> bearer & 1 == 1
                && carrier.controller() == lying.controller()
                && carrier.line() == lying.line();
            if !fits {
                let what = Phrase::new("drakerion-position-bearer").with("got", format!("#{}", slot + 1));
                return Err(Misread::new(what).at_line(at));
            }
            s.slot_mut(bearer).attached += 1;
        }
        Ok(())
    }

    #[allow(clippy::too_many_arguments)]
    fn read_lying(
        &self,
        s: &mut State,
        word: &str,
        seat: Seat,
        line: Line,
        taken: u128,
        linked: &mut Vec<Linked>,
        at: u32,
    ) -> Result<u8, Misread> {
        let end = word.find(['#', '@', '>', '/']).unwrap_or(word.len());
        let (id, mut rest) = word.split_at(end);
        let (mut slot, mut owner, mut bearer) = (None, seat, NOWHERE);
        let (mut damage, mut shield, mut inclined, mut orphan) = (0u8, 0u8, false, false);
        let place = |text: &str| -> Result<u8, Misread> {
            number::<u8>(text)?.checked_sub(1).filter(|&slot| slot < IN_PLAY).ok_or_else(|| bad(word))
        };
        while let Some(mark) = rest.chars().next() {
            let end = rest[1..].find(['#', '@', '>', '/']).map_or(rest.len(), |end| end + 1);
            let (part, more) = rest.split_at(end);
            let part = &part[1..];
            match (mark, part.chars().next()) {
                ('#', _) => slot = Some(place(part)?),
                ('@', _) => owner = Seat::read(part, 2).ok_or_else(|| bad(word))?,
                // Its bearer is gone and the state check is still to come (DN-134).
                ('>', Some('-')) if part == "-" => orphan = true,
                ('>', _) => bearer = place(part)?,
                ('/', Some('d')) => damage = number(&part[1..])?,
                ('/', Some('s')) => shield = number(&part[1..])?,
                ('/', Some('x')) if part == "x" => inclined = true,
                _ => return Err(bad(word)),
            }
            rest = more;
        }
        let local = self.read_deck_card(owner, id)?;
        let kind = kind_of(owner, local);
        let card_type = self.def(kind).card_type;
        let is_attachment = card_type == CardType::Attachment;
        let slot = slot.unwrap_or((!taken).trailing_zeros() as u8);
        let lawful = matches!(card_type, CardType::Character | CardType::Attachment)
            && is_attachment == (orphan != (bearer != NOWHERE))
            && slot < IN_PLAY
            && taken >> slot & 1 == 0
            && (!is_attachment || damage == 0 && shield == 0)
            && damage <= 100
            && shield <= 100;
        if !lawful {
            return Err(bad(word));
        }
        let mut lying = Slot::new(kind, seat, line);
        (lying.damage, lying.shield, lying.bearer) = (damage, shield, bearer);
        lying.set_inclined(inclined);
        self.lay(s, slot, lying);
        if damage > 0 {
            s.wounded |= 1u128 << slot;
        }
        if bearer != NOWHERE {
            linked.push((slot, bearer, at));
        }
        Ok(slot)
    }

    fn read_changes(&self, text: &str) -> Result<Changes, Misread> {
        let mut changes = Changes::default();
        for word in words(text) {
            let parts: Vec<&str> = word.split(':').collect();
            let [on, what, until] = parts.as_slice() else { return Err(bad(word)) };
            let on = match (on.strip_prefix('#'), on.strip_prefix('@')) {
                (Some(slot), _) => {
                    number::<u8>(slot)?.checked_sub(1).filter(|&s| s < 128).ok_or_else(|| bad(word))?
                }
                (_, Some(card)) => {
                    Some(number::<u8>(card)?).filter(|n| (128..248).contains(n)).ok_or_else(|| bad(word))?
                }
                _ if *on == "-" => NOWHERE,
                _ => return Err(bad(word)),
            };
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
                    Some(What::Discount(numbers[0], byte(1)?, byte(2).filter(|&seat| seat < 2)?))
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
    fn check_changes(&self, s: &State) -> Result<(), Misread> {
        let loose = |change: &&Change| {
            let about_a_card = !matches!(change.what, What::Discount(..));
            if about_a_card {
                change.on < 128 && !s.occupied(change.on) || change.on == NOWHERE
            } else {
                change.on != NOWHERE
            }
        };
        match s.changes.iter().find(loose) {
            Some(change) => Err(bad(&format!("#{}", u16::from(change.on) + 1))),
            None => Ok(()),
        }
    }

    fn read_combat(&self, s: &mut State, text: &str) -> Result<(), Misread> {
        let mut parts = text.split_whitespace();
        let mut slot = || -> Result<u8, Misread> {
            match parts.next() {
                Some("-") => Ok(NOWHERE),
                Some(word) => {
                    Drakerion::read_slot(word).filter(|&slot| slot < IN_PLAY).ok_or_else(|| bad(word))
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

    /// Piles and revealed Manoeuvres are two parts of eight; the visible one lies in its place.
    fn settle_piles(&self, s: &mut State, given: [u8; 2]) -> Result<(), Misread> {
        for seat in Seat::all(2) {
            let side = s.side_mut(seat);
            let revealed = &side.revealed[..usize::from(side.revealed_count)];
            let shown = revealed.iter().fold(0u8, |mask, index| mask | 1 << index);
            if given[seat.index()] == 0 {
                side.pile = !shown;
            }
            if side.pile & shown != 0 || side.pile | shown != u8::MAX {
                return Err(Misread::new(Phrase::new("drakerion-position-pile").with("seat", seat)));
            }
            if side.chosen != NOWHERE && side.pile >> side.chosen & 1 == 0 {
                return Err(Misread::new(Phrase::new("drakerion-position-pile").with("seat", seat)));
            }
            if side.shown.kinds().any(|local| side.shown.count(local) > side.hand.count(local)) {
                return Err(Misread::new(Phrase::new("drakerion-position-shown").with("seat", seat)));
            }
            let last = revealed.last().copied();
            let slot = MANOEUVRE + seat.index() as u8;
            let inclined = s.slot(slot).inclined();
            match last {
                Some(index) => {
                    let mut lying = Slot::new(kind_of(seat, FIRST_MANOEUVRE + index), seat, Line::Front);
                    lying.set_inclined(inclined);
                    self.lay(s, slot, lying);
                }
                None if inclined => {
                    return Err(Misread::new(Phrase::new("drakerion-position-pile").with("seat", seat)));
                }
                None => {}
            }
        }
        Ok(())
    }

    /// Asks what a position without frames asks: only questions that follow from what lies there.
    fn resume(&self, s: &mut State) -> Result<(), Misread> {
        let wrong = |key: &'static str| Err(Misread::new(Phrase::new(key)));
        let in_combat = s.combat.stage != CombatStage::None;
        let combat_fits = !in_combat
            || s.characters(s.combat.side) >> s.combat.attacker.min(127) & 1 == 1
                && s.characters(s.combat.side.other()) >> s.combat.defender.min(127) & 1 == 1
                && s.phase >= Phase::Manoeuvre
                && s.phase != Phase::Over
                && s.combat.passes < 2
                && !s.has_withdrawn(s.combat.actor);
        if !combat_fits {
            return wrong("drakerion-position-combat");
        }
        let chosen = s.sides.map(|side| side.chosen != NOWHERE);
        let plain = match s.phase {
            Phase::Start => s.progress == 0,
            Phase::Lines => {
                usize::from(s.progress) < self.setups[0].len() + self.setups[1].len() && s.turn == 0
            }
            Phase::Mulligan => s.progress < 2 && s.turn == 0,
            Phase::Manoeuvre => {
                let (first, second) = (chosen[s.first.index()], chosen[s.first.other().index()]);
                let committed = match s.progress {
                    0 => !first && !second,
                    1 => first && !second && !self.reveal_top,
                    2 => first && second && !self.reveal_top,
                    _ => false,
                };
                committed && s.sides.iter().all(|side| side.pile != 0) && s.turn > 0
            }
            Phase::Action => {
                let acts = in_combat || !s.has_withdrawn(s.actor);
                s.progress == 0 && s.passes < 2 && s.turn > 0 && s.withdrawn < 3 && acts
            }
            Phase::Over => s.progress == 0 && s.ending != crate::state::Ending::None && s.won != 0,
            Phase::Opening | Phase::Income | Phase::End | Phase::Ready => in_combat,
        };
        let leftovers = s.phase != Phase::Manoeuvre && chosen != [false; 2]
            || s.phase != Phase::Action && !in_combat && s.passes != 0
            || s.phase != Phase::Mulligan && s.exchanged != 0
            || s.phase < Phase::Action && s.withdrawn != 0
            || s.phase != Phase::Over && (s.won != 0 || s.ending != crate::state::Ending::None)
            || !in_combat && s.ordered_count > 0
            || s.exchanged > 6;
        if !plain || leftovers {
            return wrong("drakerion-position-phase");
        }
        (s.initiator, s.last_passer) = (s.first, s.first);
        if s.phase != Phase::Action {
            s.actor = s.first;
        }
        if s.phase == Phase::Over {
            (s.ask, s.asked) = (Ask::Over, Seat::A);
            return Ok(());
        }
        self.advance(s, &mut ());
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

    /// How often each card is there: no more than the deck has, and unless the position is partial no fewer.
    fn check_counts(&self, s: &State, partial: bool) -> Result<(), Misread> {
        for seat in Seat::all(2) {
            let counts = self.counts(s, seat);
            let total: u16 = counts.iter().map(|&n| u16::from(n)).sum();
            if total > DECK as u16 {
                return Err(Misread::new(Phrase::new("drakerion-position-count").with("seat", seat)));
            }
            if !partial && counts != self.copies[seat.index()] {
                return Err(Misread::new(Phrase::new("drakerion-position-count").with("seat", seat)));
            }
        }
        Ok(())
    }

    /// How often each card of a seat's deck is anywhere.
    pub(crate) fn counts(&self, s: &State, seat: Seat) -> [u8; DECK] {
        let mut counts = [0u8; DECK];
        let side = s.side(seat);
        for bag in [&side.hand, &side.pool, &side.discard] {
            for local in bag.kinds() {
                counts[usize::from(local)] += bag.count(local);
            }
        }
        for (local, _) in side.top.iter().chain(side.bottom.iter()) {
            counts[usize::from(local) % DECK] += 1;
        }
        for slot in bits(s.in_play()) {
            let kind = s.slot(slot).kind;
            if owner_of(kind) == seat {
                counts[usize::from(local_of(kind)) % DECK] += 1;
            }
        }
        if s.using.limbo != NOWHERE && owner_of(s.using.limbo) == seat {
            counts[usize::from(local_of(s.using.limbo)) % DECK] += 1;
        }
        counts
    }
}

/// Reads an attack that was ordered; it waits for the combat that is going on to end.
fn read_ordered(s: &State, word: &str) -> Option<Ordered> {
    let (slots, mode) = word.split_once(':')?;
    let (attacker, defender) = slots.split_once('>')?;
    let slot = |text: &str| match text {
        "gone" => Some(Ref::GONE),
        _ => Drakerion::read_slot(text).filter(|&slot| slot < IN_PLAY && s.occupied(slot)).map(Ref::slot),
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

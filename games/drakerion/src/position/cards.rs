//! Cards of a position from their words: in hands, decks and piles, and lying on the lines.

use super::read::{bad, number, words};
use crate::bag::{Bag, Known};
use crate::game::Drakerion;
use crate::ids::{DECK, Kind, Local, Slot};
use crate::language::{BattleLine, CardType};
use crate::place::Occupant;
use crate::sets::Slots;
use crate::state::State;
use antre_kernel::{Field, Misread, Phrase, Seat};

/// An Attachment whose bearer is read later: slot, bearer's slot and the field's line.
type Linked = (Slot, Slot, u32);

impl Drakerion {
    pub(super) fn read_local(&self, seat: Seat, word: &str) -> Result<Local, Misread> {
        let card = self.read_card(word)?;
        self.local(seat, card).ok_or_else(|| {
            Misread::new(Phrase::new("drakerion-position-not-in-deck").with("got", word).with("seat", seat))
        })
    }

    pub(super) fn read_deck_card(&self, seat: Seat, word: &str) -> Result<Local, Misread> {
        Some(self.read_local(seat, word)?).filter(|&local| local.in_deck()).ok_or_else(|| bad(word))
    }

    pub(super) fn read_bag(&self, seat: Seat, text: &str) -> Result<Bag, Misread> {
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

    pub(super) fn read_known(&self, seat: Seat, text: &str) -> Result<Known, Misread> {
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
    pub(super) fn read_lines(
        &self,
        s: &mut State,
        lines: &[(&Field, Seat, BattleLine)],
    ) -> Result<(), Misread> {
        let mut linked: Vec<Linked> = Vec::new();
        let mut taken = Slots::NONE;
        for with_slot in [true, false] {
            for (field, seat, line) in lines {
                for word in words(&field.value).filter(|word| word.contains('#') == with_slot) {
                    let slot = self
                        .read_lying(s, word, *seat, *line, taken, &mut linked, field.line)
                        .map_err(|wrong| wrong.at_line(field.line))?;
                    taken.insert(slot);
                }
            }
        }
        for (slot, bearer, at) in linked {
            let characters = s.characters(Seat::A) | s.characters(Seat::B);
            let (lying, carrier) = (*s.slot(slot), *s.slot(bearer));
            let fits = characters.contains(bearer)
                && carrier.controller() == lying.controller()
                && carrier.line() == lying.line();
            if !fits {
                let what = Phrase::new("drakerion-position-bearer").with("got", slot.to_string());
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
        line: BattleLine,
        taken: Slots,
        linked: &mut Vec<Linked>,
        at: u32,
    ) -> Result<Slot, Misread> {
        let end = word.find(['#', '@', '>', '/']).unwrap_or(word.len());
        let (id, mut rest) = word.split_at(end);
        let (mut slot, mut owner, mut bearer) = (None, seat, Slot::NONE);
        let (mut damage, mut shield, mut inclined, mut orphan) = (0u8, 0u8, false, false);
        let place = |text: &str| -> Result<Slot, Misread> {
            Slot::shown_as(number(text)?).filter(|slot| slot.in_play()).ok_or_else(|| bad(word))
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
        let kind = Kind::new(owner, local);
        let card_type = self.def(kind).card_type;
        let is_attachment = card_type == CardType::Attachment;
        let slot = slot.or((!taken).first()).unwrap_or(Slot::NONE);
        let lawful = matches!(card_type, CardType::Character | CardType::Attachment)
            && is_attachment == (orphan != bearer.is_some())
            && slot.in_play()
            && !taken.contains(slot)
            && (!is_attachment || damage == 0 && shield == 0)
            && damage <= 100
            && shield <= 100;
        if !lawful {
            return Err(bad(word));
        }
        let mut lying = Occupant::new(kind, seat, line);
        (lying.damage, lying.shield, lying.bearer) = (damage, shield, bearer);
        lying.set_inclined(inclined);
        self.lay(s, slot, lying);
        if damage > 0 {
            s.wounded.insert(slot);
        }
        if bearer.is_some() {
            linked.push((slot, bearer, at));
        }
        Ok(slot)
    }
}

//! The slots of a dragon, which cards they accept, and whether any hand could fill them.

use super::{Parts, number};
use crate::card::{Card, Flame};
use crate::game::Slot;
use crate::objective::Accept;
use crate::zone::{Needs, SLOTS};
use antre_kernel::Phrase;
use antre_pack::{Key, Node, Read, Shape, Table};

/// What a slot may say.
pub(super) fn slot_shape() -> Shape {
    Shape::Table(vec![Key::free("accept", accept_shape()), Key::free("sum", number())])
}

/// What an `accept` may say.
pub(super) fn accept_shape() -> Shape {
    Shape::Table(vec![
        Key::free("flame", Shape::list(Shape::text())),
        Key::free("min", number()),
        Key::free("max", number()),
        Key::free("exact", number()),
        Key::free("influence", Shape::Truth),
    ])
}

/// An `accept` as it is written, and the cards that meet it.
#[derive(Default)]
struct Accepted {
    flames: Option<Vec<Flame>>,
    min: Option<u8>,
    max: Option<u8>,
    exact: Option<u8>,
    influence: Option<bool>,
}

impl Accepted {
    fn mask(&self) -> Accept {
        let mut mask = forces(0, 14) | 1 << Card::LOW.index() | 1 << Card::HIGH.index();
        if let Some(flames) = &self.flames {
            mask &= mask_of(|card| flames.contains(&card.flame()));
        }
        if let Some(min) = self.min {
            mask &= forces(min, 14);
        }
        if let Some(max) = self.max {
            mask &= forces(0, max);
        }
        if let Some(exact) = self.exact {
            mask &= forces(exact, exact);
        }
        if let Some(influence) = self.influence {
            mask &= mask_of(|card| card.is_arcane() != influence);
        }
        mask
    }
}

impl<'a> Parts<'a> {
    pub(super) fn slots(&self, id: &str, list: &'a Node<'a>, needs: &mut Needs) -> Read<Vec<Slot>> {
        let wrong = |node: &Node<'_>, what: Phrase| Err(self.reader.wrong(node.span(), what));
        let nodes = self.reader.list(list)?;
        if nodes.is_empty() || nodes.len() > SLOTS {
            let what = Phrase::new("drarkane-pack-slots").with("got", nodes.len()).with("most", SLOTS);
            return wrong(list, what.with("dragon", id));
        }
        let mut slots = Vec::new();
        let mut masks = Vec::new();
        for (at, node) in nodes.iter().enumerate() {
            let (slot, mut mask) = self.reader.within(node, |table| self.slot(table))?;
            if let Some(sum) = slot.sum {
                if needs.sum.is_some() {
                    return wrong(node, Phrase::new("drarkane-pack-two-sums"));
                }
                needs.sum = Some((at as u8, sum));
                mask &= forces(1, 14); // DR-76
                let most: u32 = hand_cards(mask).iter().map(most_force).sum();
                if most < u32::from(sum) {
                    let what = Phrase::new("drarkane-pack-sum").with("got", sum);
                    return wrong(node, what.with("most", i64::from(most)));
                }
            } else {
                masks.push(hand_cards(mask));
            }
            if mask == 0 {
                return wrong(node, Phrase::new("drarkane-pack-slot-empty"));
            }
            for card in Card::all().filter(|card| mask >> card.index() & 1 == 1) {
                needs.accepts[card.index()] |= 1 << at;
            }
            slots.push(slot);
        }
        if !can_all_be_filled(&masks) {
            return wrong(list, Phrase::new("drarkane-pack-dragon-unbeatable").with("dragon", id));
        }
        needs.slots = (1 << nodes.len()) - 1;
        Ok(slots)
    }

    fn slot(&self, table: &mut Table<'a>) -> Read<(Slot, Accept)> {
        let sum = table.maybe("sum", |node| self.reader.number(node, 2..=40))?;
        let accepted = table.maybe("accept", |node| self.accepted(node))?.unwrap_or_default();
        let mask = accepted.mask();
        let Accepted { flames, min, max, exact, influence } = accepted;
        let flames = flames.unwrap_or_default();
        Ok((Slot { flames, min: min.or(exact), max: max.or(exact), influence, sum }, mask))
    }

    /// The cards that meet an `accept`.
    pub(super) fn accept(&self, node: &'a Node<'a>) -> Read<Accept> {
        Ok(self.accepted(node)?.mask())
    }

    fn accepted(&self, node: &'a Node<'a>) -> Read<Accepted> {
        let reader = self.reader;
        let flames = Flame::ALL.map(|flame| (flame.word(), flame));
        reader.within(node, |table| {
            let flame = |node| reader.word(node, &flames);
            let force = |node| reader.number(node, 0..=14);
            Ok(Accepted {
                flames: table.maybe("flame", |list| reader.all(Some(list), flame))?,
                min: table.maybe("min", force)?,
                max: table.maybe("max", force)?,
                exact: table.maybe("exact", force)?,
                influence: table.maybe("influence", |node| reader.truth(node))?,
            })
        })
    }
}

pub(super) fn mask_of(wanted: impl Fn(Card) -> bool) -> Accept {
    Card::all().filter(|&card| wanted(card)).fold(0, |mask, card| mask | 1 << card.index())
}

/// All cards with a force between these.
fn forces(min: u8, max: u8) -> Accept {
    mask_of(|card| card.force().is_some_and(|force| (min..=max).contains(&force)))
}

/// The cards of the box behind an accept: the Mercenary is one card however it is played, the Knights are four.
pub(super) fn hand_cards(accept: Accept) -> Vec<u8> {
    let mut cards = Vec::new();
    for card in Card::all().filter(|card| accept >> card.index() & 1 == 1) {
        let index = card.in_hand().index() as u8;
        if card == Card::KNIGHT {
            cards.extend(40..44);
        } else if !cards.contains(&index) {
            cards.push(index);
        }
    }
    cards
}

/// The greatest force of a card of the box.
fn most_force(card: &u8) -> u32 {
    match card {
        41..=43 => 11,
        46 => 14,
        &other => u32::from(Card::new(other).force().unwrap_or(0)),
    }
}

/// Whether every slot can have a card of its own (Kuhn's augmenting paths).
fn can_all_be_filled(slots: &[Vec<u8>]) -> bool {
    fn find(slots: &[Vec<u8>], slot: usize, tried: &mut u64, taken: &mut [Option<usize>; 64]) -> bool {
        for &card in &slots[slot] {
            if *tried >> card & 1 == 1 {
                continue;
            }
            *tried |= 1 << card;
            let free = match taken[usize::from(card)] {
                None => true,
                Some(other) => find(slots, other, tried, taken),
            };
            if free {
                taken[usize::from(card)] = Some(slot);
                return true;
            }
        }
        false
    }
    let mut taken = [None; 64];
    (0..slots.len()).all(|slot| find(slots, slot, &mut 0, &mut taken))
}

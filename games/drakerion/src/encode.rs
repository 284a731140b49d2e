//! A position in numbers, from the side of a seat. Features go by what a card does, never by which it is: so cards that
//! nobody has played yet are judged too.

use crate::game::Drakerion;
use crate::ids::Kind;
use crate::language::{CardType, Stat};
use crate::sets::Slots;
use crate::state::{Side, State};
use crate::view::View;
use antre_kernel::{Encode, Seat};

/// Of each side, the own first: prestige, gold, cards, and whether it has withdrawn and is to act.
const PRESTIGE: usize = 0;
const GOLD: usize = PRESTIGE + 2;
const CARDS: usize = GOLD + 1;
const WITHDRAWN: usize = CARDS + 2;
const FIRST: usize = WITHDRAWN + 1;
/// How many Characters stand on each line.
const LINES: usize = FIRST + 1;
/// What the Characters have together: the five values, less damage; and the same of those that can still act.
const VALUES: usize = LINES + 2 * 8;
const READY: usize = VALUES + 6;
/// The strongest blow, the most and the least that one can take.
const EXTREMES: usize = READY + 7;
const ATTACHED: usize = EXTREMES + 3;
/// The hand: cards of each type, what they cost together, how many can be paid, and what Characters would bring.
const HAND: usize = ATTACHED + 1;
const SIDE: usize = HAND + 3 + 2 + 5;
/// The lead in prestige, and what is asked.
const LEAD: usize = 2 * SIDE;
const ASK: usize = LEAD + 1;
const PHASE: usize = ASK + 17;
const TURN: usize = PHASE + 10;
const PASSES: usize = TURN + 16;
/// A combat: whose attack it is, and its stage.
const COMBAT: usize = PASSES + 3;
/// The lead in prestige and Characters, turn by turn: what it means depends on that.
const STAGE: usize = COMBAT + 2;
const ALL: usize = STAGE + 2 * 8;

impl Encode for Drakerion {
    const FEATURES: usize = ALL;

    #[inline]
    fn encode(&self, s: &State, seat: Seat, out: &mut impl FnMut(usize, i16)) {
        self.encode_open(s, seat, out);
        for (side, seat) in [seat, seat.other()].into_iter().enumerate() {
            self.encode_hand(s.side(seat), seat, &mut |feature, value| out(SIDE * side + feature, value));
        }
    }

    fn encode_view(&self, v: &View, seat: Seat, out: &mut impl FnMut(usize, i16)) {
        self.encode_open(&v.seen, seat, out);
        for (side, seat) in [seat, seat.other()].into_iter().enumerate().filter(|(_, seat)| v.eye.is(*seat)) {
            self.encode_hand(v.seen.side(seat), seat, &mut |feature, value| {
                out(SIDE * side + feature, value)
            });
        }
    }
}

/// Within what a net can take.
fn small(value: i32) -> i16 {
    value.clamp(-63, 63) as i16
}

impl Drakerion {
    /// What everybody sees.
    #[inline]
    fn encode_open(&self, s: &State, seat: Seat, out: &mut impl FnMut(usize, i16)) {
        for (side, seat) in [seat, seat.other()].into_iter().enumerate() {
            self.encode_side(s, seat, &mut |feature, value| out(SIDE * side + feature, value));
        }
        let prestige = |seat: Seat| i32::from(s.side(seat).prestige);
        out(LEAD, small(prestige(seat) - prestige(seat.other())));
        let turn = usize::from(s.turn).min(7);
        out(STAGE + turn, small(prestige(seat) - prestige(seat.other())));
        let standing = |seat: Seat| s.characters(seat).len() as i32;
        out(STAGE + 8 + turn, small(standing(seat) - standing(seat.other())));
        out(ASK + s.ask as usize, 1);
        out(PHASE + s.phase as usize, 1);
        out(TURN + usize::from(s.turn).min(15), 1);
        out(PASSES + usize::from(s.passes).min(2), 1);
        if s.combat.engaged {
            out(COMBAT + usize::from(s.combat.side != seat), 1);
        }
    }

    #[inline]
    fn encode_side(&self, s: &State, seat: Seat, out: &mut impl FnMut(usize, i16)) {
        let side = s.side(seat);
        out(PRESTIGE, small(side.prestige.into()));
        out(PRESTIGE + 1, small((i32::from(side.prestige) + i32::from(side.owed) - 10).max(0)));
        out(GOLD, small(side.gold.into()));
        out(CARDS, small(side.hand_size.into()));
        out(CARDS + 1, small(side.deck_size().into()));
        out(WITHDRAWN, s.has_withdrawn(seat).into());
        out(FIRST, (s.first == seat).into());
        let lines: &[Slots; 2] = &s.lines[seat.index() & 1];
        for (line, slots) in lines.iter().enumerate() {
            out(LINES + 8 * line + slots.len().min(7), 1);
        }
        let (mut all, mut ready, mut able) = ([0; 6], [0; 6], 0);
        let (mut strongest, mut most, mut least) = (0, 0, 63);
        for slot in s.characters(seat).iter() {
            let lying = s.slot(slot);
            let hp = self.stat(s, slot, Stat::Hp) - i32::from(lying.damage);
            let attack = self.stat(s, slot, Stat::Attack);
            let ranged = if self.def(lying.kind).shoots { self.stat(s, slot, Stat::Ranged) } else { 0 };
            let worth = i32::from(self.def(lying.kind).values[Stat::Prestige as usize]);
            let values =
                [attack, ranged, self.stat(s, slot, Stat::Riposte), hp, worth, i32::from(lying.shield)];
            for (at, value) in values.into_iter().enumerate() {
                all[at] += value;
                ready[at] += if lying.inclined() { 0 } else { value };
            }
            able += i16::from(!lying.inclined());
            strongest = strongest.max(attack.max(ranged));
            (most, least) = (most.max(hp), least.min(hp));
        }
        for at in 0..6 {
            out(VALUES + at, small(all[at]));
            out(READY + at, small(ready[at]));
        }
        out(READY + 6, able);
        out(EXTREMES, small(strongest));
        out(EXTREMES + 1, small(most));
        out(EXTREMES + 2, small(least));
        let attached = s.attached.iter().filter(|&slot| s.slot(slot).controller() == seat);
        out(ATTACHED, attached.count() as i16);
    }

    #[inline]
    fn encode_hand(&self, side: &Side, seat: Seat, out: &mut impl FnMut(usize, i16)) {
        let (mut types, mut costs, mut payable, mut values) = ([0; 3], 0, 0, [0; 5]);
        for local in side.hand.locals().iter() {
            let copies = i32::from(side.hand.count(local));
            let def = self.def(Kind::new(seat, local));
            let at = match def.card_type {
                CardType::Character => 0,
                CardType::Attachment => 1,
                _ => 2,
            };
            types[at] += copies;
            costs += copies * i32::from(def.cost);
            payable += if def.cost <= side.gold { copies } else { 0 };
            if at == 0 {
                for (sum, value) in values.iter_mut().zip(def.values) {
                    *sum += copies * i32::from(value);
                }
            }
        }
        types.into_iter().enumerate().for_each(|(at, count)| out(HAND + at, small(count)));
        out(HAND + 3, small(costs));
        out(HAND + 4, small(payable));
        values.into_iter().enumerate().for_each(|(at, value)| out(HAND + 5 + at, small(value)));
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn numbers_tell_nothing_hidden() {
        antre_testkit::encode_agrees::<super::Drakerion>(4);
    }
}

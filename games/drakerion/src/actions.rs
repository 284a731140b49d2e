//! What might be done as an action or a combat action: a few masks that hold every lawful move and some others.
//!
//! Lists check each of these moves once; a random move draws one after the other until one is lawful, which is fair
//! to all lawful ones and checks few.

use crate::event::Move;
use crate::game::Drakerion;
use crate::ids::{Kind, Slot};
use crate::language::{AbilityKind, Mode};
use crate::playing::GIVEN;
use crate::sets::{Locals, Slots, bits};
use crate::state::{Ask, State};
use antre_kernel::{Dice, Rng, Seat};

/// As often as a random move is drawn before all lawful ones are listed instead.
const DRAWS: u8 = 40;

/// The moves that may be lawful, by their cards and slots.
pub(crate) struct Offers {
    in_combat: bool,
    /// Cards of the hand.
    plays: Locals,
    /// Slots with abilities of the right kind, or that may have been given one.
    uses: Slots,
    /// Cards of the discard pile with a discard action.
    recalls: Locals,
    /// Characters that might attack or step in, by [`Mode`].
    fighters: [Slots; 2],
}

impl Drakerion {
    /// What a seat might do now that it is asked for an action or a combat action.
    #[inline]
    pub(crate) fn offers(&self, s: &State, seat: Seat) -> Offers {
        let at = seat.index() & 1;
        let in_combat = s.ask == Ask::Combat;
        if self.is_spent(s) {
            let (no_card, no_slot) = (Locals::NONE, Slots::NONE);
            return Offers {
                in_combat,
                plays: no_card,
                uses: no_slot,
                recalls: no_card,
                fighters: [no_slot; 2],
            }; // DN-237
        }
        let side = s.side(seat);
        let own = s.characters(seat) | s.attached | Slots::beside_play(seat);
        let uses = if self.grants { own } else { own & s.usable[usize::from(in_combat)] };
        let [front, support] = s.lines[at];
        let (recalls, fighters) = if !in_combat {
            (side.discard.locals() & self.recalls[at], [front, (front | support) & s.shooting])
        } else if s.combat.opening && s.combat.mode == Mode::Melee && seat != s.combat.side {
            (Locals::NONE, [s.characters(seat), Slots::NONE])
        } else {
            (Locals::NONE, [Slots::NONE; 2])
        };
        let plays = side.hand.locals() & self.playable[at][usize::from(in_combat)];
        Offers { in_combat, plays, uses, recalls, fighters }
    }

    /// Every lawful action or combat action.
    pub(crate) fn list_offers(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move)) {
        let offers = self.offers(s, seat);
        let kind = offers.kind();
        out(Move::Pass);
        if !offers.in_combat {
            self.offer(s, seat, Move::Withdraw, out);
        }
        for local in offers.plays.iter() {
            if self.check_play(s, seat, local, offers.in_combat).is_ok() {
                out(Move::Play(self.def_of(seat, local)));
            }
        }
        for slot in offers.uses.iter() {
            let lying = s.slot(slot);
            if !lying.kind.is_some() || lying.controller() != seat {
                continue;
            }
            let shown = slot.as_named();
            let run = self.def(lying.kind).abilities;
            for ability in 0..(run.end - run.start) as u8 {
                let index = run.start + u16::from(ability);
                if self.ability(index).kind == kind && self.check_use(s, seat, shown, ability, kind).is_ok() {
                    out(Move::Use { slot: shown, ability });
                }
            }
            if self.grants {
                for number in bits(self.given(s, slot)) {
                    self.offer(s, seat, Move::Use { slot: shown, ability: GIVEN + number }, out);
                }
            }
        }
        for local in offers.recalls.iter() {
            let kind = Kind::new(seat, local);
            let run = self.def(kind).abilities;
            for ability in 0..(run.end - run.start) as u8 {
                let card = self.def_id(kind);
                self.offer(s, seat, Move::Recall { card, ability }, out);
            }
        }
        for slot in (offers.fighters[0] | offers.fighters[1]).iter() {
            for mode in [Mode::Melee, Mode::Ranged] {
                let m = offers.fight(slot, mode);
                if offers.fighters[mode as usize].contains(slot) {
                    self.offer(s, seat, m, out);
                }
            }
        }
    }

    /// One lawful action or combat action, all equally likely; none if luck ran out.
    #[inline]
    pub(crate) fn draw_offer(&self, s: &State, seat: Seat, rng: &mut Rng) -> Option<Move> {
        let offers = self.offers(s, seat);
        if self.grants || !offers.recalls.is_empty() {
            return None; // rare: how many moves there are is not known without listing them
        }
        let (in_combat, kind) = (offers.in_combat, offers.kind());
        let most = usize::from(self.most_uses[usize::from(in_combat)]);
        let plain = if in_combat { 1 } else { 2 };
        let plays = offers.plays.len();
        let uses = offers.uses.len() * most;
        let melee = offers.fighters[0].len();
        let ranged = offers.fighters[1].len();
        for _ in 0..DRAWS {
            let mut at = rng.below(plain + plays + uses + melee + ranged);
            if at < plain {
                let m = if at == 0 { Move::Pass } else { Move::Withdraw };
                if at == 0 || !s.has_withdrawn(seat.other()) {
                    return Some(m);
                }
                continue;
            }
            at -= plain;
            if at < plays {
                let Some(local) = offers.plays.iter().nth(at) else { continue };
                if self.check_play(s, seat, local, in_combat).is_ok() {
                    return Some(Move::Play(self.def_of(seat, local)));
                }
                continue;
            }
            at -= plays;
            if at < uses {
                let Some(slot) = offers.uses.iter().nth(at / most) else { continue };
                let lying = s.slot(slot);
                if !lying.kind.is_some() || lying.controller() != seat {
                    continue;
                }
                let run = self.def(lying.kind).abilities;
                let mut fitting = (run.start..run.end).filter(|&index| self.ability(index).kind == kind);
                let Some(index) = fitting.nth(at % most) else { continue };
                let (slot, ability) = (slot.as_named(), (index - run.start) as u8);
                if self.check_use(s, seat, slot, ability, kind).is_ok() {
                    return Some(Move::Use { slot, ability });
                }
                continue;
            }
            at -= uses;
            let (mode, at) = if at < melee { (Mode::Melee, at) } else { (Mode::Ranged, at - melee) };
            let Some(slot) = offers.fighters[mode as usize].iter().nth(at) else { continue };
            let m = offers.fight(slot, mode);
            let lawful = match m {
                Move::Attack { slot, mode } => self.check_attack(s, seat, slot, mode),
                Move::Intercept(slot) => self.check_intercept(s, seat, slot),
                _ => Ok(()),
            };
            if lawful.is_ok() {
                return Some(m);
            }
        }
        None
    }
}

impl Offers {
    /// The kind of the abilities that are used now.
    #[inline]
    fn kind(&self) -> AbilityKind {
        if self.in_combat { AbilityKind::Combat } else { AbilityKind::Action }
    }

    /// What a fighter might do now.
    #[inline]
    fn fight(&self, slot: Slot, mode: Mode) -> Move {
        if self.in_combat { Move::Intercept(slot) } else { Move::Attack { slot, mode } }
    }
}

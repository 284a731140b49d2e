//! What might be done as an action or a combat action: a few masks that hold every lawful move and some others.
//!
//! Lists judge each of these moves once; a random move draws one after the other until one is lawful, which is fair
//! to all lawful ones and judges few.

use crate::event::Move;
use crate::game::Drakerion;
use crate::language::{AbilityKind, Mode};
use crate::playing::GIVEN;
use crate::state::{Ask, BANNER, CITY, MANOEUVRE, NOWHERE, State, bits, kind_of};
use antre_kernel::{Dice, Rng, Seat};

/// As often as a random move is drawn before all lawful ones are listed instead.
const DRAWS: u8 = 40;

/// The moves that may be lawful: a bit for each card or slot.
pub(crate) struct Offers {
    in_combat: bool,
    /// Cards of the hand, by their number in the deck list.
    plays: u64,
    /// Slots with abilities of the right kind, or that may have been given one.
    uses: u128,
    /// Cards of the discard pile with a discard action.
    recalls: u64,
    /// Characters that might attack or step in, by [`Mode`].
    fighters: [u128; 2],
}

impl Drakerion {
    /// What a seat might do now that it is asked for an action or a combat action.
    #[inline]
    pub(crate) fn offers(&self, s: &State, seat: Seat) -> Offers {
        let at = seat.index() & 1;
        let in_combat = s.ask == Ask::Combat;
        let side = s.side(seat);
        let places = 1u128 << BANNER | 1u128 << CITY | 1u128 << MANOEUVRE;
        let own = s.characters(seat) | s.attached | places << at;
        let uses = if self.grants { own } else { own & s.usable[usize::from(in_combat)] };
        let [front, support] = s.lines[at];
        let (recalls, fighters) = if !in_combat {
            (side.discard.mask() & self.recalls[at], [front, (front | support) & s.shooting])
        } else if s.combat.opening && s.combat.mode == Mode::Melee && seat != s.combat.side {
            (0, [s.characters(seat), 0])
        } else {
            (0, [0, 0])
        };
        let plays = side.hand.mask() & self.playable[at][usize::from(in_combat)];
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
        for local in bits(u128::from(offers.plays)) {
            if self.judge_play(s, seat, local, offers.in_combat).is_ok() {
                out(Move::Play(self.kinds[usize::from(kind_of(seat, local))]));
            }
        }
        for slot in bits(offers.uses) {
            let lying = s.slot(slot);
            if lying.kind == NOWHERE || lying.controller() != seat {
                continue;
            }
            let shown = if slot >= BANNER { slot & !1 } else { slot };
            let run = self.def(lying.kind).abilities;
            for ability in 0..(run.end - run.start) as u8 {
                let index = run.start + u16::from(ability);
                if self.ability(index).kind == kind && self.judge_use(s, seat, shown, ability, kind).is_ok() {
                    out(Move::Use { slot: shown, ability });
                }
            }
            if self.grants {
                for number in bits(u128::from(self.given(s, slot))) {
                    self.offer(s, seat, Move::Use { slot: shown, ability: GIVEN + number }, out);
                }
            }
        }
        for local in bits(u128::from(offers.recalls)) {
            let kind = kind_of(seat, local);
            let run = self.def(kind).abilities;
            for ability in 0..(run.end - run.start) as u8 {
                let card = self.kinds[usize::from(kind)];
                self.offer(s, seat, Move::Recall { card, ability }, out);
            }
        }
        for slot in bits(offers.fighters[0] | offers.fighters[1]) {
            for mode in [Mode::Melee, Mode::Ranged] {
                let m = offers.fight(slot, mode);
                if offers.fighters[mode as usize] >> slot & 1 == 1 {
                    self.offer(s, seat, m, out);
                }
            }
        }
    }

    /// One lawful action or combat action, all equally likely; none if luck ran out.
    #[inline]
    pub(crate) fn draw_offer(&self, s: &State, seat: Seat, rng: &mut Rng) -> Option<Move> {
        let offers = self.offers(s, seat);
        if self.grants || offers.recalls != 0 {
            return None; // rare: how many moves there are is not known without listing them
        }
        let (in_combat, kind) = (offers.in_combat, offers.kind());
        let most = usize::from(self.most_uses[usize::from(in_combat)]);
        let plain = if in_combat { 1 } else { 2 };
        let plays = offers.plays.count_ones() as usize;
        let uses = offers.uses.count_ones() as usize * most;
        let melee = offers.fighters[0].count_ones() as usize;
        let ranged = offers.fighters[1].count_ones() as usize;
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
                let local = nth(u128::from(offers.plays), at);
                if self.judge_play(s, seat, local, in_combat).is_ok() {
                    return Some(Move::Play(self.kinds[usize::from(kind_of(seat, local))]));
                }
                continue;
            }
            at -= plays;
            if at < uses {
                let slot = nth(offers.uses, at / most);
                let lying = s.slot(slot);
                if lying.kind == NOWHERE || lying.controller() != seat {
                    continue;
                }
                let run = self.def(lying.kind).abilities;
                let mut fitting = (run.start..run.end).filter(|&index| self.ability(index).kind == kind);
                let Some(index) = fitting.nth(at % most) else { continue };
                let (slot, ability) =
                    (if slot >= BANNER { slot & !1 } else { slot }, (index - run.start) as u8);
                if self.judge_use(s, seat, slot, ability, kind).is_ok() {
                    return Some(Move::Use { slot, ability });
                }
                continue;
            }
            at -= uses;
            let m = if at < melee {
                offers.fight(nth(offers.fighters[0], at), Mode::Melee)
            } else {
                offers.fight(nth(offers.fighters[1], at - melee), Mode::Ranged)
            };
            let lawful = match m {
                Move::Attack { slot, mode } => self.judge_attack(s, seat, slot, mode),
                Move::Intercept(slot) => self.judge_intercept(s, seat, slot),
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
    fn fight(&self, slot: u8, mode: Mode) -> Move {
        if self.in_combat { Move::Intercept(slot) } else { Move::Attack { slot, mode } }
    }
}

/// The number of the n-th bit that is set.
#[inline]
fn nth(mask: u128, n: usize) -> u8 {
    bits(mask).nth(n).unwrap_or_default()
}

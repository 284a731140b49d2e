//! Whether a position holds together, and what is asked in one that says nothing of it.

use crate::game::Drakerion;
use crate::ids::{DECK, Kind, Local, Slot};
use crate::language::BattleLine;
use crate::moment::CombatStage;
use crate::place::Occupant;
use crate::state::{Ask, Ending, Phase, State};
use antre_kernel::{Misread, Phrase, Seat};

impl Drakerion {
    /// Piles and revealed Manoeuvres are two parts of eight; the visible one lies in its place.
    pub(super) fn settle_piles(&self, s: &mut State, given: [u8; 2]) -> Result<(), Misread> {
        for seat in Seat::all(2) {
            let side = s.side_mut(seat);
            let revealed = &side.revealed[..usize::from(side.revealed_count)];
            let shown = revealed.iter().fold(0u8, |mask, local| mask | local.pile_bit());
            if given[seat.index()] == 0 {
                side.pile = !shown;
            }
            if side.pile & shown != 0 || side.pile | shown != u8::MAX {
                return Err(Misread::new(Phrase::new("drakerion-position-pile").with("seat", seat)));
            }
            if side.chosen != Local::NONE && !side.has_in_pile(side.chosen) {
                return Err(Misread::new(Phrase::new("drakerion-position-pile").with("seat", seat)));
            }
            if side.shown.locals().iter().any(|local| side.shown.count(local) > side.hand.count(local)) {
                return Err(Misread::new(Phrase::new("drakerion-position-shown").with("seat", seat)));
            }
            let last = revealed.last().copied();
            let slot = Slot::MANOEUVRE.of(seat);
            let inclined = s.slot(slot).inclined();
            match last {
                Some(local) => {
                    let mut lying = Occupant::new(Kind::new(seat, local), seat, BattleLine::Front);
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
    pub(super) fn resume(&self, s: &mut State) -> Result<(), Misread> {
        let wrong = |key: &'static str| Err(Misread::new(Phrase::new(key)));
        let in_combat = s.combat.stage != CombatStage::None;
        let combat_fits = !in_combat
            || s.characters(s.combat.side).contains(s.combat.attacker)
                && s.characters(s.combat.side.other()).contains(s.combat.defender)
                && s.phase >= Phase::Manoeuvre
                && s.phase != Phase::Over
                && s.combat.passes < 2
                && !s.has_withdrawn(s.combat.actor);
        if !combat_fits {
            return wrong("drakerion-position-combat");
        }
        let chosen = s.sides.map(|side| side.chosen != Local::NONE);
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
            Phase::Over => s.progress == 0 && s.ending != Ending::None && s.won != 0,
            Phase::Opening | Phase::Income | Phase::End | Phase::Ready => in_combat,
        };
        let leftovers = s.phase != Phase::Manoeuvre && chosen != [false; 2]
            || s.phase != Phase::Action && !in_combat && s.passes != 0
            || s.phase != Phase::Mulligan && s.exchanged != 0
            || s.phase < Phase::Action && s.withdrawn != 0
            || s.phase != Phase::Over && (s.won != 0 || s.ending != Ending::None)
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

    /// How often each card is there: no more than the deck has, and unless the position is partial no fewer.
    pub(super) fn check_counts(&self, s: &State, partial: bool) -> Result<(), Misread> {
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
            for local in bag.locals().iter() {
                counts[local.index()] += bag.count(local);
            }
        }
        for (local, _) in side.top.iter().chain(side.bottom.iter()) {
            counts[local.index()] += 1;
        }
        for slot in s.in_play().iter() {
            let kind = s.slot(slot).kind;
            if kind.owner() == seat {
                counts[kind.local().index()] += 1;
            }
        }
        if s.using.limbo.is_some() && s.using.limbo.owner() == seat {
            counts[s.using.limbo.local().index()] += 1;
        }
        counts
    }
}

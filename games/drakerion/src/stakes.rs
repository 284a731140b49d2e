//! What is at stake: what the blows of a combat would do as things stand, and what passing means now.

use crate::game::{Drakerion, GOAL};
use crate::ids::Slot;
use crate::language::{Mode, Stat};
use crate::moment::CombatStage;
use crate::state::{Ask, State};
use antre_kernel::{Arg, Phrase, Seat};

/// A blow as it would fall if nobody did anything more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blow {
    /// Whoever deals it.
    pub(crate) by: Slot,
    /// Whoever takes it.
    pub(crate) to: Slot,
    /// How much it deals; Shields take their part of it (DN-117).
    pub(crate) damage: i32,
    /// Whether it destroys (DN-108).
    pub(crate) fatal: bool,
}

impl Drakerion {
    /// The blows of the combat that is going on: the attacker's, then the defender's (DN-89, DN-101).
    pub(crate) fn blows(&self, s: &State) -> Option<[Blow; 2]> {
        let combat = &s.combat;
        if combat.stage != CombatStage::Actions || !combat.engaged {
            return None;
        }
        let (strikes, answers) = match combat.mode {
            Mode::Melee => (Stat::Attack, self.stat(s, combat.defender, Stat::Riposte)),
            Mode::Ranged => (Stat::Ranged, 0),
        };
        let strikes = self.stat(s, combat.attacker, strikes);
        let blow = |by: Slot, to: Slot, damage: i32| {
            let lying = s.slot(to);
            let wound = (damage - i32::from(lying.shield)).max(0);
            let fatal = wound > 0 && i32::from(lying.damage) + wound >= self.stat(s, to, Stat::Hp);
            Blow { by, to, damage, fatal }
        };
        let (attacker, defender) = (combat.attacker, combat.defender);
        Some([blow(attacker, defender, strikes), blow(defender, attacker, answers)])
    }

    /// What passing comes to now, as far as everybody can see.
    pub(crate) fn pass_label(&self, s: &State, seat: Seat) -> Phrase {
        let other = seat.other();
        if s.ask == Ask::Combat {
            // DN-85, DN-56: the second pass in a row lets the blows fall.
            return if s.combat.passes > 0 || s.has_withdrawn(other) {
                self.blows_label(s, seat)
            } else {
                Phrase::new("drakerion-pass.combat").with("seat", other)
            };
        }
        if s.passes == 0 && !s.has_withdrawn(other) {
            return Phrase::new("drakerion-pass").with("seat", other);
        }
        // DN-51, DN-57: this pass ends the phase; DN-53, DN-58: and who begins the next turn follows from it.
        if s.turn >= self.max_turns {
            let [own, theirs] = [seat, other].map(|seat| s.side(seat).prestige);
            return Phrase::new("drakerion-pass.last").with("own", own).with("other", theirs);
        }
        let first = if s.has_withdrawn(other) { other } else { seat };
        let key = if first == seat { "drakerion-pass.ends-first" } else { "drakerion-pass.ends" };
        Phrase::new(key).with("turn", s.turn).with("seat", first)
    }

    /// What the blows would do if this player let them fall.
    fn blows_label(&self, s: &State, seat: Seat) -> Phrase {
        let Some(blows) = self.blows(s) else { return Phrase::new("drakerion-pass.blows-none") };
        let fallen = || blows.iter().filter(|blow| blow.fatal).map(|blow| blow.to);
        let names = || Arg::List(fallen().map(|slot| self.slot_name(s, slot)).collect());
        // DN-210, DN-211: whoever loses the last Character loses, whoever reaches the goal wins.
        let falls = |side: Seat| fallen().filter(move |&slot| s.slot(slot).controller() == side);
        let alone = |side: Seat| {
            let left = s.characters(side).iter().count();
            falls(side).count() == left
        };
        let gains = |side: Seat| -> i32 {
            falls(side.other()).map(|slot| self.stat(s, slot, Stat::Prestige)).sum::<i32>()
                + i32::from(s.side(side).prestige)
        };
        let goal = i32::from(GOAL);
        let other = seat.other();
        let loses = |side: Seat| alone(side) || !alone(side.other()) && gains(side.other()) >= goal;
        let key = match (loses(seat), loses(other)) {
            (true, false) => "drakerion-pass.loses",
            (false, true) => "drakerion-pass.wins",
            _ if fallen().next().is_some() => "drakerion-pass.falls",
            _ => "drakerion-pass.blows",
        };
        let [strike, answer] = blows.map(|blow| i64::from(blow.damage));
        let phrase = Phrase::new(key).with("strike", strike).with("answer", answer);
        match fallen().count() {
            0 => phrase,
            n => phrase.with("cards", names()).with("n", n),
        }
    }
}

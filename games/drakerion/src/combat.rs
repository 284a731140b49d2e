//! Combats: declaration, combat actions, damage and the end (DN-74 to DN-105).

use crate::event::{Event, Limit};
use crate::game::Drakerion;
use crate::ids::Slot;
use crate::language::{Duration, Forbidden, KeywordId, Mode, On, Stat};
use crate::moment::{Combat, CombatStage, ORDERED, Ordered};
use crate::place::Ref;
use crate::state::{Ask, Phase, State};
use crate::trigger::Happening;
use antre_kernel::{Narrate, Seat};

impl Drakerion {
    /// Whether a Character could attack in this way, lines and defenders aside (DN-74, DN-76, DN-81).
    pub(crate) fn can_attack(&self, s: &State, slot: Slot, mode: Mode) -> bool {
        let forbidden = if mode == Mode::Melee { Forbidden::Melee } else { Forbidden::Ranged };
        !s.slot(slot).inclined()
            && (mode == Mode::Melee || self.def(s.slot(slot).kind).shoots)
            && !self.is_forbidden(s, slot, Forbidden::Attack)
            && !self.is_forbidden(s, slot, forbidden)
    }

    /// An attack begins: the attacker is exhausted (DN-75), and what answers the declaration is noted.
    pub(crate) fn declare(
        &self,
        s: &mut State,
        attacker: Slot,
        defender: Slot,
        mode: Mode,
        out: &mut impl Narrate<Event>,
    ) {
        let side = s.slot(attacker).controller();
        s.combat = Combat {
            stage: CombatStage::Actions,
            attacker,
            defender,
            mode,
            side,
            actor: side.other(), // DN-83
            passes: 0,
            opening: true,
            engaged: true,
            ..Combat::default()
        };
        s.initiator = side;
        out.tell(|| Event::Attacks(self.named(s, attacker), self.named(s, defender), mode));
        self.incline(s, attacker, out);
        let happening =
            Happening { card: Ref::slot(attacker), whose: side, ..Happening::new(On::AttackDeclared) };
        self.note(s, &happening);
    }

    /// Orders an attack that is held when nothing else goes on (DN-82, DN-226).
    pub(crate) fn order_attack(&self, s: &mut State, attacker: Slot, defender: Slot, mode: Mode) {
        if usize::from(s.ordered_count) < ORDERED {
            let (attacker, defender) = (Ref::slot(attacker), Ref::slot(defender));
            s.ordered[usize::from(s.ordered_count)] = Ordered { attacker, defender, mode };
            s.ordered_count += 1;
        } else {
            s.drop_one(Limit::Ordered);
        }
    }

    /// Begins the next ordered attack, if it is still possible (DN-81); lines do not matter (DN-80).
    pub(crate) fn hold_ordered(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let next = s.ordered[0];
        s.ordered.copy_within(1.., 0);
        s.ordered_count -= 1;
        s.ordered[usize::from(s.ordered_count)] = NO_ORDER;
        if self.is_spent(s) {
            s.drop_one(Limit::Returns); // DN-237
            return;
        }
        if let (Some(attacker), Some(defender)) = (next.attacker.in_slot(), next.defender.in_slot())
            && s.occupied(attacker)
            && s.occupied(defender)
            && s.slot(attacker).controller() != s.slot(defender).controller()
            && self.can_attack(s, attacker, next.mode)
            && !self.is_forbidden(s, defender, Forbidden::BeAttacked)
        {
            self.declare(s, attacker, defender, next.mode, out);
        }
    }

    /// Goes on with the combat when nothing is pending; whether somebody is asked.
    pub(crate) fn combat_step(&self, s: &mut State, out: &mut impl Narrate<Event>) -> bool {
        match s.combat.stage {
            CombatStage::None => {}
            CombatStage::Actions if !s.combat.engaged => {
                s.combat.stage = CombatStage::Done; // DN-95, DN-97
            }
            CombatStage::Actions if s.combat.passes >= 2 => self.deal_damage(s, out), // DN-85
            CombatStage::Actions if s.has_withdrawn(s.combat.actor) => self.pass_in_combat(s), // DN-56
            CombatStage::Actions => {
                s.ask = Ask::Combat;
                s.asked = s.combat.actor;
                s.initiator = s.combat.actor;
                s.last_passer = s.first;
                s.uses = 0;
                return true;
            }
            CombatStage::Done => {
                // DN-92 to DN-94
                for slot in (s.characters(Seat::A) | s.characters(Seat::B)).iter() {
                    s.slot_mut(slot).shield = 0;
                }
                s.initiator = s.combat.side;
                let happening = Happening { whose: s.combat.side, ..Happening::new(On::CombatEnded) };
                self.note(s, &happening);
                s.changes.retain(|change| change.until != Duration::Combat);
                s.combat.engaged = false;
                s.combat.stage = CombatStage::Ended;
                out.tell(|| Event::CombatOver);
                self.state_check(s, out);
            }
            CombatStage::Ended => {
                if s.phase == Phase::Action && !s.actor_settled {
                    s.actor = s.combat.side.other(); // DN-60
                    s.actor_settled = true; // DN-82
                    s.passes = 0; // DN-61
                }
                s.combat = Combat::default();
            }
        }
        false
    }

    pub(crate) fn pass_in_combat(&self, s: &mut State) {
        s.combat.passes += 1;
        s.combat.opening = false; // DN-152
        s.combat.actor = s.combat.actor.other();
    }

    /// Both deal damage at the same time (DN-89), or the shooter alone (DN-101, DN-102).
    fn deal_damage(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        let Combat { attacker, defender, mode, side, .. } = s.combat;
        s.initiator = side;
        s.combat.stage = CombatStage::Done;
        let (strikes, answers) = match mode {
            Mode::Melee => (self.stat(s, attacker, Stat::Attack), self.stat(s, defender, Stat::Riposte)),
            Mode::Ranged => (self.stat(s, attacker, Stat::Ranged), 0),
        };
        self.damage(s, defender, strikes, Ref::slot(attacker), true, out);
        self.damage(s, attacker, answers, Ref::slot(defender), true, out);
        s.combat.engaged = false; // DN-91
        s.combat.dealing = true;
        self.state_check(s, out);
    }

    /// The attack goes to another Character of the defending player (DN-198, DN-199), unless the attacker is
    /// Implacable (DN-143).
    pub(crate) fn redirect(&self, s: &mut State, to: Slot, out: &mut impl Narrate<Event>) {
        let lawful = s.combat.engaged
            && s.characters(s.combat.side.other()).contains(to)
            && to != s.combat.defender
            && !self.has_keyword(s, s.combat.attacker, KeywordId::Implacable);
        if lawful {
            s.combat.defender = to;
            out.tell(|| Event::Redirected(self.named(s, to)));
            let happening = Happening { card: Ref::slot(to), ..Happening::new(On::AttackRedirected) };
            self.note(s, &happening);
        }
    }

    /// The attack is cancelled (DN-97), unless the attacker is Implacable (DN-143).
    pub(crate) fn cancel_attack(&self, s: &mut State, out: &mut impl Narrate<Event>) {
        if s.combat.engaged && !self.has_keyword(s, s.combat.attacker, KeywordId::Implacable) {
            self.note(s, &Happening::new(On::AttackCancelled));
            s.combat.engaged = false;
            out.tell(|| Event::Cancelled);
        }
    }

    /// A Character steps in for the defender (DN-151, DN-154).
    pub(crate) fn intercept(&self, s: &mut State, slot: Slot, out: &mut impl Narrate<Event>) {
        out.tell(|| Event::Intercepts(self.named(s, slot)));
        self.incline(s, slot, out);
        self.redirect(s, slot, out); // DN-155
    }
}

pub(crate) const NO_ORDER: Ordered = Ordered { attacker: Ref::GONE, defender: Ref::GONE, mode: Mode::Melee };

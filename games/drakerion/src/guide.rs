//! What looks good to a bot: fight where it pays, spend the gold, keep Characters alive.

use crate::event::Move;
use crate::game::Drakerion;
use crate::ids::{DefId, Kind, Slot};
use crate::language::{AbilityKind, BattleLine, CardType, KeywordId, Mode, Stat, Whose};
use crate::state::{Ask, State};
use crate::table::{Cost, Step};
use crate::view::View;
use antre_kernel::{Guide, MAX_SEATS, Rules as _, SearchConfig, Seat, shares};

impl Guide for Drakerion {
    /// A game is long and a simulated decision costly: with playouts of sixteen, a search gets further (docs/strength.md).
    const SEARCH: SearchConfig = SearchConfig {
        budgets: [2_000, 10_000, 80_000],
        exploration: 0.3,
        playout_depth: Some(16),
        greedy_percent: 100,
        progressive_bias: 1.0,
        prior_scale: 10.0,
        fpu_reduction: Some(0.0),
        prior_refreshes: 0,
        learned: false,
    };

    /// Prestige, and what still stands: a Character is worth what it can do and what it would give away.
    fn evaluate(&self, s: &State) -> [f32; MAX_SEATS] {
        let standing = [Seat::A, Seat::B].map(|seat| {
            let side = s.side(seat);
            let line: i32 = s.characters(seat).iter().map(|slot| self.body(s, slot)).sum();
            4 * i32::from(side.prestige) + line + i32::from(side.hand_size) + i32::from(side.gold) / 2
        });
        shares(&standing, 24.0)
    }

    fn worth(&self, view: &View, seat: Seat, m: Move) -> i32 {
        self.gain(&view.seen, seat, m)
    }

    fn moves_with_worth(&self, s: &State, seat: Seat, out: &mut impl FnMut(Move, i32)) {
        self.moves(s, seat, &mut |m| out(m, self.gain(s, seat, m)));
    }
}

impl Drakerion {
    /// What a move promises; it reads nothing that the seat does not see.
    fn gain(&self, s: &State, seat: Seat, m: Move) -> i32 {
        match m {
            Move::First(first) => i32::from(first == seat),
            Move::Line(line) => self.worth_of_line(s, seat, line),
            Move::Slip(card) => self.worth_of_slip(s, seat, card),
            Move::Done => 5,
            Move::Manoeuvre(card) => {
                let def = &self.tables.defs[card.index() % self.tables.defs.len()];
                // Many cards in hand want gold, few want cards.
                let hand = i32::from(s.side(seat).hand_size);
                4 * i32::from(def.gold)
                    + if hand < 5 { 8 } else { 3 } * i32::from(def.draw)
                    + i32::from(def.kinds != 0) * 3
            }
            Move::Pass => 0,
            Move::Withdraw => -3,
            Move::Play(card) => self.worth_of_play(s, seat, card),
            Move::Use { slot, ability } => self.worth_of_use(s, seat, slot, ability),
            Move::Recall { .. } => 6,
            Move::Attack { slot, mode } => self.best_attack(s, seat, slot, mode),
            Move::Intercept(slot) => self.worth_of_intercept(s, slot),
            Move::Target(slot) => self.worth_of_target(s, seat, slot),
            Move::Pick { owner, card } => {
                let cost = i32::from(self.tables.defs[card.index() % self.tables.defs.len()].cost);
                let giving = matches!(
                    self.tables.code.get(usize::from(s.using.at)).map(|code| code.step),
                    Some(Step::Pay { .. } | Step::Discard { .. })
                );
                // Give away what is cheap, take what is dear; from the other hand always the best.
                if giving && owner == seat { 10 - cost } else { 10 + cost }
            }
            Move::Option(option) => 3 - i32::from(option),
            Move::React(number) => self.worth_of_reaction(s, seat, number),
            Move::Decline => 0,
            Move::Pay => 2,
        }
    }

    /// What a Character on the table is worth, in quarters of a prestige.
    fn body(&self, s: &State, slot: Slot) -> i32 {
        let def = self.def(s.slot(slot).kind);
        let left = self.stat(s, slot, Stat::Hp) - i32::from(s.slot(slot).damage);
        let strikes = self.stat(s, slot, Stat::Attack).max(self.stat(s, slot, Stat::Ranged));
        2 * strikes
            + self.stat(s, slot, Stat::Riposte)
            + left.max(0)
            + i32::from(def.values[Stat::Prestige as usize])
    }

    /// What a fight between two Characters would bring the attacker's side.
    fn fight(&self, s: &State, attacker: Slot, defender: Slot, mode: Mode) -> i32 {
        let left = |slot: Slot| {
            let lying = s.slot(slot);
            self.stat(s, slot, Stat::Hp) - i32::from(lying.damage) + i32::from(lying.shield)
        };
        let strikes = match mode {
            Mode::Melee => self.stat(s, attacker, Stat::Attack),
            Mode::Ranged => self.stat(s, attacker, Stat::Ranged),
        };
        let answers = if mode == Mode::Melee { self.stat(s, defender, Stat::Riposte) } else { 0 };
        let prize = |slot: Slot| 4 * self.stat(s, slot, Stat::Prestige) + self.body(s, slot);
        let mut worth = 3 * strikes.min(left(defender)) - 2 * answers.min(left(attacker));
        if strikes >= left(defender) {
            worth += prize(defender);
            // The last Character of a side is the game.
            if s.characters(s.slot(defender).controller()).len() == 1 {
                worth += 500;
            }
        }
        if answers >= left(attacker) {
            worth -= prize(attacker);
            if s.characters(s.slot(attacker).controller()).len() == 1 {
                worth -= 500;
            }
        }
        worth
    }

    fn best_attack(&self, s: &State, seat: Seat, slot: Slot, mode: Mode) -> i32 {
        let targets =
            s.characters(seat.other()).iter().filter(|&other| self.may_attack(s, slot, other, mode));
        targets.map(|other| self.fight(s, slot, other, mode)).max().unwrap_or(-10)
    }

    fn worth_of_line(&self, s: &State, seat: Seat, line: BattleLine) -> i32 {
        let kind = match s.ask {
            Ask::SetupLine => self.setup_card(s, seat).map(|local| Kind::new(seat, local)),
            Ask::PlayLine => Some(s.playing),
            _ => None,
        };
        // Shooters and the weak stay behind, as long as somebody stands in front.
        let front = !s.lines[seat.index() & 1][0].is_empty();
        let timid = kind.is_some_and(|kind| {
            let def = self.def(kind);
            def.shoots || def.values[Stat::Attack as usize] < 2
        });
        i32::from((line == BattleLine::Support) == (timid && front)) * 2
    }

    fn worth_of_slip(&self, s: &State, seat: Seat, card: DefId) -> i32 {
        let Some(def) = self.tables.defs.get(card.index()) else { return 0 };
        let cost = i32::from(def.cost);
        if s.ask == Ask::Mulligan {
            // Away with what cannot be paid in the first turns.
            return if cost >= 5 { 8 } else { 0 };
        }
        if let Some(Step::Look { .. }) = self.tables.code.get(usize::from(s.using.at)).map(|code| code.step) {
            let gold = i32::from(s.side(seat).gold) + 6;
            return if cost <= gold { cost } else { 0 };
        }
        10 - cost
    }

    fn worth_of_play(&self, s: &State, seat: Seat, card: DefId) -> i32 {
        let Some(local) = self.local(seat, card).filter(|&local| local.in_deck()) else { return 0 };
        let def = self.def(Kind::new(seat, local));
        let cost = i32::from(def.cost);
        match def.card_type {
            CardType::Character => {
                let [attack, ranged, riposte, hp, _] = def.values.map(i32::from);
                8 + attack.max(ranged) + riposte + hp
            }
            CardType::Attachment => 6 + cost,
            _ if s.ask == Ask::Combat => {
                let effect =
                    self.worth_of_event(s, seat, def.abilities.start..def.abilities.end, AbilityKind::Combat);
                self.worth_in_combat(s, seat) + effect / 2 - 2 * cost
            }
            _ => {
                self.worth_of_event(s, seat, def.abilities.start..def.abilities.end, AbilityKind::Action)
                    - 2 * cost
            }
        }
    }

    /// Whether something should be done in the combat: who is about to lose more.
    fn worth_in_combat(&self, s: &State, seat: Seat) -> i32 {
        if !s.combat.engaged {
            return -5;
        }
        let worth = self.fight(s, s.combat.attacker, s.combat.defender, s.combat.mode);
        let mine = if seat == s.combat.side { worth } else { -worth };
        // A fight that goes well needs no help.
        if mine > 6 { -2 } else { 4 - mine / 4 }
    }

    /// Effects are worth something where their targets are there.
    fn worth_of_event(
        &self,
        s: &State,
        seat: Seat,
        abilities: std::ops::Range<u16>,
        kind: AbilityKind,
    ) -> i32 {
        let mut best = -5;
        for index in abilities {
            let ability = self.ability(index);
            if ability.kind != kind {
                continue;
            }
            best = best.max(self.worth_of_code(s, seat, index));
        }
        best
    }

    fn worth_of_code(&self, s: &State, seat: Seat, index: u16) -> i32 {
        let ability = self.ability(index);
        let mut worth = 0;
        for cost in ability.costs.run.of(&self.tables.costs) {
            worth -= match cost {
                Cost::Gold(n) => 2 * i32::from(*n),
                Cost::Discard { n, .. } => 4 * i32::from(*n),
                Cost::UnderDeck { n, .. } => i32::from(*n),
                // An own Character is dear, and gives prestige away; an Attachment is neither.
                Cost::DestroyChosen { .. } => 24,
                Cost::Destroy(_) => 6,
                Cost::Damage { n, .. } => 3 * i32::from(*n),
                Cost::Incline(_) | Cost::InclineChosen { .. } => 1,
                Cost::Mill { .. } | Cost::Move(_) | Cost::Put { .. } => 1,
            };
        }
        let fixed = |n: u16| match self.tables.numbers[usize::from(n)] {
            crate::table::Number::Fixed(n) => i32::from(n),
            _ => 2,
        };
        for code in ability.code.of(&self.tables.code) {
            worth += match code.step {
                Step::Target(target) => {
                    let filter =
                        &self.tables.filters[usize::from(self.tables.targets[usize::from(target)].filter)];
                    let nobody = match filter.whose {
                        Whose::Opponent => s.characters(seat.other()).is_empty(),
                        _ => false,
                    };
                    if nobody || filter.wounded == Some(true) && s.wounded.is_empty() { -20 } else { 0 }
                }
                Step::Damage { n, .. } => 5 * fixed(n),
                Step::Heal { .. } => {
                    if (s.wounded & s.characters(seat)).is_empty() {
                        -6
                    } else {
                        5
                    }
                }
                Step::Shield { n, .. } => 2 * fixed(n),
                Step::Draw { n, .. } => 4 * fixed(n),
                Step::Gold { n, .. } => 3 * fixed(n),
                Step::Prestige { n, .. } => 12 * fixed(n),
                Step::Search { .. } => 5,
                Step::Look { .. } | Step::Mill { .. } => 2,
                Step::Deploy { .. } | Step::Attach { .. } => 8,
                Step::Attack { .. } => 8,
                Step::Destroy(_) => 6,
                Step::Incline(_) | Step::Straighten(_) => 4,
                Step::Discard { .. } => 3,
                Step::Put { .. } => 4,
                Step::Modify { .. } | Step::Grant { .. } | Step::Lose { .. } | Step::Discount { .. } => 2,
                Step::CancelAttack | Step::Redirect(_) => 5,
                Step::Move(_) => -1,
                _ => 0,
            };
        }
        worth
    }

    fn worth_of_use(&self, s: &State, seat: Seat, slot: Slot, number: u8) -> i32 {
        let slot = slot.of(seat);
        let Some(index) = self.ability_of(s, slot, number) else { return -1 };
        if s.ask == Ask::Combat {
            return self.worth_in_combat(s, seat) + self.worth_of_code(s, seat, index) / 2 - 1;
        }
        self.worth_of_code(s, seat, index)
    }

    fn worth_of_intercept(&self, s: &State, slot: Slot) -> i32 {
        if self.has_keyword(s, s.combat.attacker, KeywordId::Implacable) {
            return -5;
        }
        let (attacker, defender) = (s.combat.attacker, s.combat.defender);
        self.fight(s, attacker, defender, Mode::Melee) - self.fight(s, attacker, slot, Mode::Melee)
    }

    fn worth_of_target(&self, s: &State, seat: Seat, slot: Slot) -> i32 {
        if slot.beside_play() {
            return 0;
        }
        match s.ask {
            Ask::Defender => self.fight(s, s.attacking, slot, s.mode),
            Ask::PlayBearer => {
                let def = self.def(s.playing);
                let good: i32 = def.values.iter().map(|&value| i32::from(value)).sum();
                let helps = good >= 0 && !def.has(AbilityKind::Reaction);
                let own = s.slot(slot).controller() == seat;
                if own == helps { 5 + self.body(s, slot) } else { -5 }
            }
            _ => {
                // Chosen for harm or for help: the step that follows decides; the dearest is the best of either.
                let own = s.slot(slot).controller() == seat;
                let paying = matches!(
                    self.tables.code.get(usize::from(s.using.at)).map(|code| code.step),
                    Some(Step::Pay { .. })
                );
                let hurt = i32::from(s.slot(slot).damage);
                if own && paying {
                    20 - self.body(s, slot)
                } else if own {
                    4 * hurt
                } else {
                    self.body(s, slot) + 2 * hurt
                }
            }
        }
    }

    fn worth_of_reaction(&self, s: &State, seat: Seat, number: u8) -> i32 {
        let Some(at) = self.waiting_of(s, seat, number) else { return 0 };
        let waiting = s.waiting[usize::from(at)];
        1 + self.worth_of_code(s, waiting.seat, waiting.ability)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_asked_fast_is_what_is_said() {
        antre_testkit::guide_agrees::<super::Drakerion>(4);
    }
}

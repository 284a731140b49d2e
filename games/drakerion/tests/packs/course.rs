//! The course of a game in the second interpreter: set-up, phases, actions, combats and what waits.

use super::answers::Happening;
use super::game::{Game, Go, mode_word, slot_word};
use super::values::seats_of;
use super::world::{BESIDE, Piece, Place, Ref, Seat, Stage, Which, World};
use antre_drakerion::language::{
    AbilityKind, BattleLine, Body, CardType, Duration, Forbidden, KeywordId, Mode, On, Player,
    StandingEffect, Stat, Subtype,
};

impl Game<'_> {
    pub fn whole_game(&mut self) -> Go {
        let banner = |w: &World<'_>, seat: Seat| -> (u8, Vec<String>) {
            let piece = w.beside(CardType::Banner, seat).expect("a Banner");
            match &w.card(piece.def).body {
                Body::Banner { initiative, setup } => {
                    (*initiative, setup.iter().map(|(id, _)| id.clone()).collect())
                }
                _ => (0, Vec::new()),
            }
        };
        let [a, b] = [banner(&self.w, 0), banner(&self.w, 1)];
        self.w.first = if a.0 == b.0 {
            usize::from(self.chance()?[0] == "B")
        } else {
            let chooser = usize::from(b.0 > a.0);
            let chosen = self.ask(chooser, vec!["first A".into(), "first B".into()])?;
            usize::from(chosen == "first B")
        };
        let order = [self.w.first, 1 - self.w.first];
        self.w.phase = "lines";
        for seat in order {
            for id in if seat == 0 { &a.1 } else { &b.1 } {
                let def = self.def_of(id);
                let line = self.ask_line(seat)?;
                self.w.take_out(Place::Deck, seat, def);
                self.w.arrive(def, seat, seat, line, None);
            }
        }
        self.w.phase = "opening";
        for seat in order {
            self.draw(seat, 6, false)?;
        }
        self.w.phase = "mulligan";
        for seat in order {
            let mut exchanged = 0;
            loop {
                let hand = self.w.players[seat].hand.iter().map(|&def| format!("slip {}", self.id(def)));
                let chosen = self.ask(seat, hand.chain(["done".into()]).collect())?;
                if chosen == "done" {
                    break;
                }
                let def = self.def_of(chosen.trim_start_matches("slip "));
                self.w.take_out(Place::Hand, seat, def);
                self.w.players[seat].bottom.push(def);
                exchanged += 1;
            }
            self.draw(seat, exchanged, false)?;
            if exchanged > 0 {
                self.w.shuffle(seat);
            }
        }
        loop {
            self.turn()?;
        }
    }

    pub fn ask_line(&mut self, seat: Seat) -> Go<BattleLine> {
        let chosen = self.ask(seat, vec!["front".into(), "support".into()])?;
        Ok(if chosen == "front" { BattleLine::Front } else { BattleLine::Support })
    }

    fn turn(&mut self) -> Go {
        self.w.turn += 1;
        self.w.phase = "manoeuvre";
        self.w.returns = 0;
        self.w.uses = 0;
        self.w.initiator = self.w.first;
        self.passes = 0;
        self.actor_settled = false;
        for seat in 0..2 {
            let player = &mut self.w.players[seat];
            player.passed = false;
            player.discarded = [0; 2];
            if player.pile.is_empty() {
                player.pile = player.manoeuvres.clone();
                player.revealed.clear();
                if let Some(piece) = self.w.beside(CardType::Manoeuvre, seat) {
                    let uid = piece.uid;
                    self.w.leave(uid, Ref::Gone);
                }
            }
        }
        self.check()?;
        // Whatever the check set off is answered before Manoeuvres are chosen.
        self.drain()?;
        let order = [self.w.first, 1 - self.w.first];
        if !self.reveal_top {
            for seat in order {
                let pile = self.w.players[seat].pile.clone();
                self.ask(seat, pile.iter().map(|&def| format!("manoeuvre {}", self.id(def))).collect())?;
            }
        }
        let words = self.chance()?;
        for seat in 0..2 {
            let def = self.def_of(&words[seat]);
            if let Some(piece) = self.w.beside(CardType::Manoeuvre, seat) {
                let uid = piece.uid;
                self.w.leave(uid, Ref::Gone);
            }
            let player = &mut self.w.players[seat];
            player.pile.retain(|known| *known != def);
            player.revealed.push(def);
            self.w.lay(def, seat, seat, BattleLine::Front, BESIDE + 4 + seat as u8, None);
        }
        self.w.phase = "income";
        for seat in order {
            let piece = self.w.beside(CardType::Manoeuvre, seat).expect("it was laid").clone();
            let subtype: Option<Subtype> = self.w.subtype(piece.def);
            let card = Ref::Piece(piece.uid);
            self.w.note(&Happening { card, whose: seat, subtype, ..Happening::new(On::Revealed) });
            self.w.note_own(piece.uid, AbilityKind::Deploy);
        }
        for seat in order {
            let gold = self.income(seat).0;
            self.w.change_gold(seat, gold.max(0));
        }
        for seat in order {
            let draw = self.income(seat).1;
            self.draw(seat, draw, true)?;
        }
        self.drain()?;
        self.w.phase = "action";
        self.actor = self.w.first;
        self.passes = 0;
        while self.passes < 2 {
            if self.w.players[self.actor].passed {
                self.passes += 1;
                self.actor = 1 - self.actor;
                continue;
            }
            self.w.initiator = self.actor;
            self.w.uses = 0;
            self.actor_settled = false;
            self.action()?;
            self.drain()?;
        }
        self.w.phase = "end";
        self.w.initiator = self.w.first;
        self.w.uses = 0;
        self.w.note(&Happening::new(On::TurnEnded));
        self.drain()?;
        self.w.changes.retain(|change| change.until != Duration::Turn);
        self.w.phase = "ready";
        self.check()?;
        // Whatever the check set off is answered before cards are readied.
        self.drain()?;
        // DN-209: Banner and City too; the Manoeuvre is covered before it could matter.
        for piece in self.w.all() {
            if !self.w.is_manoeuvre(piece.def) {
                self.w.straighten(piece.uid);
            }
        }
        self.drain()?;
        if self.w.turn >= self.max_turns {
            return Err(self.w.last_turn().into());
        }
        let passed = (0..2).find(|&seat| self.w.players[seat].passed);
        self.w.first = passed.unwrap_or(self.last_passer);
        Ok(())
    }

    /// What a Manoeuvre brings: gold and cards (DN-40).
    fn income(&self, seat: Seat) -> (i32, i32) {
        let piece = self.w.beside(CardType::Manoeuvre, seat).expect("it was laid");
        let Body::Manoeuvre { gold, draw, .. } = self.w.card(piece.def).body else { return (0, 0) };
        let mut income = (i32::from(gold), i32::from(draw));
        let yields = |effect: &StandingEffect| matches!(effect, StandingEffect::Income { .. });
        for (standing, .., ctx) in self.w.standing(yields) {
            if let StandingEffect::Income { whose, gold, draw } = standing.effect
                && seats_of(whose, ctx.you).contains(&seat)
            {
                income = (income.0 + i32::from(gold), income.1 + i32::from(draw));
            }
        }
        income
    }

    fn begin_action(&mut self, seat: Seat) {
        self.passes = 0;
        self.w.uses = 0;
        self.actor = 1 - seat;
        self.actor_settled = false;
        self.w.initiator = seat;
    }

    fn action(&mut self) -> Go {
        let seat = self.actor;
        let mut options = vec!["pass".to_owned()];
        if !self.w.players[1 - seat].passed {
            options.push("withdraw".into());
        }
        if self.w.returns < 200 {
            options.extend(self.plays(seat, false));
            options.extend(self.uses(seat, AbilityKind::Action));
            options.extend(self.recalls(seat));
            options.extend(self.attacks(seat));
        }
        let chosen = self.ask(seat, options)?;
        let words: Vec<&str> = chosen.split(' ').collect();
        match words.as_slice() {
            ["pass" | "withdraw"] => {
                self.passes += 1;
                self.last_passer = seat;
                self.actor = 1 - seat;
                self.w.initiator = seat;
                self.w.uses = 0;
                if words[0] == "withdraw" {
                    self.w.players[seat].passed = true;
                    self.w.note(&Happening { whose: seat, ..Happening::new(On::PassedDefinitively) });
                }
                Ok(())
            }
            ["attack", slot, mode] => {
                self.begin_action(seat);
                let mode = if *mode == "melee" { Mode::Melee } else { Mode::Ranged };
                let attacker = self.piece_at(seat, slot);
                let defenders: Vec<String> = self
                    .w
                    .characters(1 - seat)
                    .iter()
                    .filter(|other| self.w.may_attack(&attacker, other, mode))
                    .map(|other| format!("target {}", slot_word(other.slot)))
                    .collect();
                let chosen = self.ask(seat, defenders)?;
                let defender = self.piece_at(seat, chosen.trim_start_matches("target "));
                self.w.declare(attacker.uid, defender.uid, mode);
                Ok(())
            }
            ["recall", id, number] => {
                self.begin_action(seat);
                let def = self.def_of(id);
                let number: usize = number.parse().expect("a number");
                let ctx = self.w.ctx_out(seat, Place::Discard, def);
                self.use_ability(Which::Printed(def, number - 1), ctx, None)
            }
            _ => {
                self.begin_action(seat);
                self.play_or_use(seat, &chosen)
            }
        }
    }

    pub fn piece_at(&self, seat: Seat, word: &str) -> Piece {
        let slot = match word {
            "banner" => BESIDE + seat as u8,
            "city" => BESIDE + 2 + seat as u8,
            "manoeuvre" => BESIDE + 4 + seat as u8,
            number => number.trim_start_matches('#').parse::<u8>().expect("a slot") - 1,
        };
        self.w.at_slot(slot).expect("a piece").clone()
    }

    fn attacks(&self, seat: Seat) -> Vec<String> {
        let mut attacks = Vec::new();
        for piece in self.w.characters(seat) {
            for mode in [Mode::Melee, Mode::Ranged] {
                let placed = mode == Mode::Ranged || piece.line == BattleLine::Front;
                let others = self.w.characters(1 - seat);
                if placed
                    && self.w.can_attack(&piece, mode)
                    && others.iter().any(|other| self.w.may_attack(&piece, other, mode))
                {
                    attacks.push(format!("attack {} {}", slot_word(piece.slot), mode_word(mode)));
                }
            }
        }
        attacks
    }

    /// Goes on until nothing waits, no combat is held and none is ordered.
    pub fn drain(&mut self) -> Go {
        loop {
            if self.w.group > 0 {
                self.offer_group()?;
            } else if !self.w.waiting.is_empty() {
                self.w.group = self.w.waiting.len();
            } else if self.w.combat.is_some() {
                self.combat_step()?;
            } else if !self.w.ordered.is_empty() {
                self.hold_ordered();
            } else {
                return Ok(());
            }
        }
    }

    fn offer_group(&mut self) -> Go {
        for seat in [self.w.initiator, 1 - self.w.initiator] {
            let group = self.w.waiting[..self.w.group].to_vec();
            let own: Vec<usize> = (0..group.len()).filter(|&at| group[at].seat == seat).collect();
            if own.is_empty() {
                continue;
            }
            let possible: Vec<usize> = own
                .iter()
                .copied()
                .filter(|&at| self.w.uses < 100 && self.w.may_answer(&group[at]))
                .collect();
            if possible.is_empty() {
                return self.drop_group(seat);
            }
            let only = self.w.ability(group[possible[0]].ability);
            if possible.len() == 1 && only.forced && only.cost.is_empty() {
                return self.react(possible[0]);
            }
            let mut options = Vec::new();
            let mut offered: Vec<usize> = Vec::new();
            for (number, &at) in own.iter().enumerate() {
                let alike = |&other: &usize| {
                    group[other].ability == group[at].ability && group[other].ctx == group[at].ctx
                };
                if self.w.can_answer(&group[at]) && !offered.iter().any(alike) {
                    options.push(format!("react {}", number + 1));
                    offered.push(at);
                }
            }
            if !own
                .iter()
                .any(|&at| self.w.ability(group[at].ability).forced && self.w.can_answer(&group[at]))
            {
                options.push("decline".into());
            }
            let chosen = self.ask(seat, options)?;
            if chosen == "decline" {
                return self.drop_group(seat);
            }
            let number: usize = chosen.trim_start_matches("react ").parse().expect("a number");
            return self.react(own[number - 1]);
        }
        Ok(())
    }

    /// Nothing more of the group is used by a seat.
    fn drop_group(&mut self, seat: Seat) -> Go {
        let later = self.w.waiting.split_off(self.w.group);
        self.w.waiting.retain(|waiting| waiting.seat != seat);
        self.w.group = self.w.waiting.len();
        self.w.waiting.extend(later);
        Ok(())
    }

    fn react(&mut self, at: usize) -> Go {
        let waiting = self.w.waiting.remove(at);
        self.w.group -= 1;
        self.w.uses += 1;
        self.use_ability(waiting.ability, waiting.ctx, Some(waiting))
    }

    fn hold_ordered(&mut self) {
        let (attacker, defender, mode) = self.w.ordered.remove(0);
        let (Some(attacker), Some(defender)) = (self.w.piece_of(attacker), self.w.piece_of(defender)) else {
            return;
        };
        let (attacker, defender) = (attacker.clone(), defender.clone());
        if self.w.returns < 200
            && attacker.controller != defender.controller
            && self.w.is_character(&attacker)
            && self.w.is_character(&defender)
            && self.w.can_attack(&attacker, mode)
            && !self.w.is_forbidden(&defender, Forbidden::BeAttacked)
        {
            self.w.declare(attacker.uid, defender.uid, mode);
        }
    }

    fn combat_step(&mut self) -> Go {
        let combat = self.w.combat.clone().expect("a combat");
        let set = |game: &mut Self, stage| {
            if let Some(combat) = &mut game.w.combat {
                combat.stage = stage;
            }
        };
        match combat.stage {
            Stage::Actions if !combat.engaged => set(self, Stage::Done),
            Stage::Actions if combat.passes >= 2 => {
                self.w.initiator = combat.side;
                set(self, Stage::Done);
                let (Ref::Piece(attacker), Ref::Piece(defender)) = (combat.attacker, combat.defender) else {
                    return Ok(());
                };
                let (a, d) = (self.w.piece(attacker).cloned(), self.w.piece(defender).cloned());
                let (a, d) = (a.expect("it fights"), d.expect("it fights"));
                let (strikes, answers) = match combat.mode {
                    Mode::Melee => (self.w.stat(&a, Stat::Attack), self.w.stat(&d, Stat::Riposte)),
                    Mode::Ranged => (self.w.stat(&a, Stat::Ranged), 0),
                };
                self.w.damage(defender, strikes, combat.attacker, true);
                self.w.damage(attacker, answers, combat.defender, true);
                if let Some(combat) = &mut self.w.combat {
                    combat.engaged = false;
                }
                self.w.dealing = true;
                self.check()?;
            }
            Stage::Actions if self.w.players[combat.actor].passed => self.pass_in_combat(),
            Stage::Actions => {
                self.w.initiator = combat.actor;
                self.w.uses = 0;
                self.combat_action(combat.actor)?;
            }
            Stage::Done => {
                self.w.pieces.iter_mut().for_each(|piece| piece.shield = 0);
                self.w.initiator = combat.side;
                self.w.note(&Happening { whose: combat.side, ..Happening::new(On::CombatEnded) });
                self.w.changes.retain(|change| change.until != Duration::Combat);
                set(self, Stage::Ended);
                self.check()?;
            }
            Stage::Ended => {
                if self.w.phase == "action" && !self.actor_settled {
                    self.actor = 1 - combat.side;
                    self.actor_settled = true;
                    self.passes = 0;
                }
                self.w.combat = None;
            }
        }
        Ok(())
    }

    fn pass_in_combat(&mut self) {
        if let Some(combat) = &mut self.w.combat {
            combat.passes += 1;
            combat.opening = false;
            combat.actor = 1 - combat.actor;
        }
    }

    fn combat_action(&mut self, seat: Seat) -> Go {
        let combat = self.w.combat.clone().expect("a combat");
        let mut options = vec!["pass".to_owned()];
        let spent = self.w.returns >= 200;
        if !spent {
            options.extend(self.plays(seat, true));
            options.extend(self.uses(seat, AbilityKind::Combat));
        }
        if !spent && combat.opening && combat.mode == Mode::Melee && seat != combat.side {
            options.extend(self.interceptions(seat, combat.defender));
        }
        let chosen = self.ask(seat, options)?;
        if chosen == "pass" {
            self.pass_in_combat();
            return Ok(());
        }
        if let Some(combat) = &mut self.w.combat {
            combat.passes = 0;
            combat.opening = false;
            combat.actor = 1 - seat;
        }
        if let Some(slot) = chosen.strip_prefix("intercept ") {
            let piece = self.piece_at(seat, slot);
            self.w.incline(piece.uid);
            self.w.redirect(&piece);
            return self.check();
        }
        self.play_or_use(seat, &chosen)
    }

    fn interceptions(&self, seat: Seat, defender: Ref) -> Vec<String> {
        let Some(defender) = self.w.piece_of(defender) else { return Vec::new() };
        let able = |piece: &Piece| {
            piece.uid != defender.uid
                && piece.line == defender.line
                && !piece.inclined
                && self.w.has_keyword(piece, KeywordId::Interceptor)
                && !self.w.is_forbidden(piece, Forbidden::Intercept)
        };
        let own = self.w.characters(seat).into_iter().filter(|piece| able(piece));
        own.map(|piece| format!("intercept {}", slot_word(piece.slot))).collect()
    }

    /// Whose part of a step it is, in order.
    pub fn seats(&self, who: Player, you: Seat) -> Vec<Seat> {
        seats_of(who, you)
    }
}

//! Abilities become runs of steps.

use super::{Compiled, Compiler};
use crate::ids::DefId;
use crate::language::{self as lang, AbilityKind, At, Number, Paid, Per, Player, ReactionZone, Verb, Zone};
use crate::moment::{CHOSEN, VARS};
use crate::table::{
    self, Code, Cost, Costs, Loss, NONE, Run, Standing, StandingEffect, Step, TOUCHES_COST, TOUCHES_FORBID,
    TOUCHES_GRANT, TOUCHES_INCOME, TOUCHES_LOSE, Target, Trigger, Which,
};
use antre_kernel::Phrase;

/// The names of an ability's variables, and what was milled to be found again.
#[derive(Clone, Default)]
pub(crate) struct Vars {
    names: Vec<String>,
    /// The name under which milled cards can be found again.
    pub(crate) stored: Option<String>,
    /// Filters of standing effects must not depend on what standing effects change.
    pub(crate) standing: Option<Depends>,
    /// Whether triggers can be spoken of.
    pub(crate) triggered: bool,
}

/// What a standing effect does, as far as its filters are concerned.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Depends {
    /// It changes values: filters may ask for keywords.
    Values,
    /// It changes abilities: filters may not.
    Abilities,
}

impl Vars {
    pub(crate) fn find(&self, name: &str) -> Option<u8> {
        self.names.iter().position(|known| known == name).map(|index| index as u8)
    }
}

impl Compiler<'_> {
    /// Compiles one ability and says where it is.
    pub(crate) fn ability(&mut self, ability: &lang::Ability, def: DefId, number: u8) -> Compiled<u16> {
        let mut vars = Vars { triggered: matches!(ability.kind, AbilityKind::Reaction), ..Vars::default() };
        if ability.forced && ability.zone == ReactionZone::Hand {
            return Err(self.wrong(ability.at, Phrase::new("drakerion-pack-forced-hand")));
        }
        self.recalls_trigger = false;
        let trigger = match &ability.when {
            Some(trigger) => self.trigger(trigger, ability.at)?,
            None => NONE,
        };
        let touches = touches(&ability.standing);
        let depends = match ability.kind {
            AbilityKind::Passive if touches & (TOUCHES_GRANT | TOUCHES_LOSE) != 0 => Some(Depends::Abilities),
            AbilityKind::Passive => Some(Depends::Values),
            _ => None,
        };
        let asked = Vars { standing: depends, ..vars.clone() };
        let condition = self.condition(ability.condition.as_ref(), &asked, ability.at)?;
        let start = self.tables.code.len() as u16;
        let mut standing = Run::default();
        let mut costs = Costs::default();
        if ability.kind == AbilityKind::Passive {
            standing = self.standing(ability)?;
        } else {
            let (before, after): (Vec<_>, Vec<_>) = ability
                .targets
                .iter()
                .partition(|target| !matches!(target.filter.zone, Zone::Hand | Zone::Deck | Zone::Discard));
            for target in before {
                self.target(target, &mut vars)?;
            }
            costs = self.costs(&ability.cost, &mut vars, ability.at)?;
            self.pay(costs, Player::You);
            if !costs.run.is_empty() {
                self.emit(Step::Settle);
            }
            for target in after {
                self.target(target, &mut vars)?;
            }
            self.steps(&ability.effect, &mut vars, false)?;
            self.emit(Step::End);
        }
        let (limit, per) = ability.limit.map_or((0, Per::Game), |limit| (limit.n, limit.per));
        self.tables.abilities.push(table::Ability {
            kind: ability.kind,
            forced: ability.forced,
            zone: ability.zone,
            trigger,
            condition,
            limit,
            per,
            costs,
            code: Run { start, end: self.tables.code.len() as u16 },
            standing,
            def,
            number,
            recalls_trigger: self.recalls_trigger,
            touches,
        });
        Ok(self.tables.abilities.len() as u16 - 1)
    }

    fn emit(&mut self, step: Step) -> usize {
        self.tables.code.push(Code { step, condition: NONE });
        self.tables.code.len() - 1
    }

    fn here(&self) -> u16 {
        self.tables.code.len() as u16
    }

    fn target(&mut self, target: &lang::Target, vars: &mut Vars) -> Compiled<()> {
        // Options of a choice may use the same name again.
        let var = match vars.find(&target.id) {
            Some(var) => var,
            None => {
                vars.names.push(target.id.clone());
                vars.names.len() as u8 - 1
            }
        };
        if usize::from(var) >= VARS || usize::from(target.max) > CHOSEN {
            let what = Phrase::new("drakerion-pack-too-many-targets").with("most", VARS);
            return Err(self.wrong(target.at, what));
        }
        let own = target.chooser == Player::You && target.filter.whose == lang::Whose::You
            || target.chooser == Player::Opponent && target.filter.whose == lang::Whose::Opponent;
        if matches!(target.filter.zone, Zone::Hand | Zone::Deck) && !own {
            return Err(self.wrong(target.at, Phrase::new("drakerion-pack-hidden")));
        }
        if target.filter.zone == Zone::Deck {
            return Err(self.wrong(target.at, Phrase::new("drakerion-pack-deck-target")));
        }
        let filter = self.filter(&target.filter, vars, target.at)?;
        self.tables.targets.push(Target {
            var,
            filter,
            min: target.min,
            max: target.max,
            chooser: target.chooser,
        });
        let index = self.tables.targets.len() as u16 - 1;
        self.emit(Step::Target(index));
        Ok(())
    }

    fn costs(&mut self, costs: &[lang::Cost], vars: &mut Vars, at: At) -> Compiled<Costs> {
        let mut compiled = Vec::new();
        let mut from_hand = 0;
        for cost in costs {
            compiled.push(match cost {
                lang::Cost::Gold(n) => Cost::Gold(*n),
                lang::Cost::Incline(Paid::Card(card)) => Cost::Incline(self.selector(card, vars, at)?),
                lang::Cost::Incline(Paid::Chosen { filter, n }) => {
                    Cost::InclineChosen { filter: self.own(filter, vars, at)?, n: *n }
                }
                lang::Cost::Discard { n, filter } => {
                    from_hand += 1;
                    Cost::Discard { filter: self.filter(filter, vars, at)?, n: *n }
                }
                lang::Cost::UnderDeck { n, filter } => {
                    from_hand += 1;
                    Cost::UnderDeck { filter: self.filter(filter, vars, at)?, n: *n }
                }
                lang::Cost::Mill { n, store } => {
                    Cost::Mill { n: *n, store: self.store(store.as_ref(), vars, at)? }
                }
                lang::Cost::Destroy(Paid::Card(card)) => Cost::Destroy(self.selector(card, vars, at)?),
                lang::Cost::Destroy(Paid::Chosen { filter, n }) => {
                    Cost::DestroyChosen { filter: self.own(filter, vars, at)?, n: *n }
                }
                lang::Cost::Damage { card, n } => {
                    Cost::Damage { card: self.selector(card, vars, at)?, n: *n }
                }
                lang::Cost::Move(card) => Cost::Move(self.selector(card, vars, at)?),
                lang::Cost::Put { card, dest } => {
                    Cost::Put { card: self.selector(card, vars, at)?, dest: *dest }
                }
            });
        }
        // A card chosen from the hand and put away is one of them too.
        let picked = |cost: &&Cost| matches!(cost, Cost::Put { card: table::Sel::Var(_), .. });
        from_hand += compiled.iter().filter(picked).count();
        if from_hand > 1 {
            return Err(self.wrong(at, Phrase::new("drakerion-pack-two-hand-costs")));
        }
        let start = self.tables.costs.len() as u16;
        self.tables.costs.extend(compiled);
        let run = Run { start, end: self.tables.costs.len() as u16 };
        Ok(Costs { run, entangled: are_entangled(run.of(&self.tables.costs)) })
    }

    /// A filter for the payer's own cards, in play or in the places of Banner, City and Manoeuvre.
    fn own(&mut self, filter: &lang::Filter, vars: &Vars, at: At) -> Compiled<u16> {
        if matches!(filter.zone, Zone::Hand | Zone::Deck | Zone::Discard) {
            return Err(self.wrong(at, Phrase::new("drakerion-pack-zone")));
        }
        let filter = lang::Filter { whose: lang::Whose::You, ..filter.clone() };
        self.filter(&filter, vars, at)
    }

    fn store(&self, name: Option<&String>, vars: &mut Vars, at: At) -> Compiled<bool> {
        let Some(name) = name else { return Ok(false) };
        if vars.stored.as_ref().is_some_and(|known| known != name) {
            return Err(self.wrong(at, Phrase::new("drakerion-pack-one-store")));
        }
        vars.stored = Some(name.clone());
        Ok(true)
    }

    fn pay(&mut self, costs: Costs, who: Player) {
        let Costs { run, entangled } = costs;
        for cost in run.start..run.end {
            self.emit(Step::Pay { cost, end: run.end, who, entangled });
        }
    }

    fn steps(&mut self, steps: &[lang::Step], vars: &mut Vars, in_choice: bool) -> Compiled<()> {
        steps.iter().try_for_each(|step| self.step(step, vars, in_choice))
    }

    fn step(&mut self, step: &lang::Step, vars: &mut Vars, in_choice: bool) -> Compiled<()> {
        let at = step.at;
        let condition = self.condition(step.condition.as_ref(), vars, at)?;
        let place = self.tables.code.len();
        let compiled = match &step.verb {
            Verb::Damage { to, n } => {
                Step::Damage { to: self.selector(to, vars, at)?, n: self.number(n, vars, at)? }
            }
            Verb::Heal { to, n } => {
                Step::Heal { to: self.selector(to, vars, at)?, n: self.number(n, vars, at)? }
            }
            Verb::Shield { to, n } => {
                Step::Shield { to: self.selector(to, vars, at)?, n: self.number(n, vars, at)? }
            }
            Verb::Modify { to, stat, n, until } => Step::Modify {
                to: self.selector(to, vars, at)?,
                stat: *stat,
                n: self.number(n, vars, at)?,
                until: *until,
            },
            Verb::Grant { to, what, until } => {
                Step::Grant { to: self.selector(to, vars, at)?, what: self.grant(what, at)?, until: *until }
            }
            Verb::Lose { to, what, until } => {
                Step::Lose { to: self.selector(to, vars, at)?, what: loss(*what), until: *until }
            }
            Verb::Incline(to) => Step::Incline(self.selector(to, vars, at)?),
            Verb::Straighten(to) => Step::Straighten(self.selector(to, vars, at)?),
            Verb::Move(to) => Step::Move(self.selector(to, vars, at)?),
            Verb::Redirect(to) => Step::Redirect(self.selector(to, vars, at)?),
            Verb::CancelAttack => Step::CancelAttack,
            Verb::Attack { who, against, mode } => Step::Attack {
                who: self.selector(who, vars, at)?,
                against: self.selector(against, vars, at)?,
                mode: *mode,
            },
            Verb::Destroy(to) => Step::Destroy(self.selector(to, vars, at)?),
            Verb::Discard { who, n, filter, pick } => Step::Discard {
                who: *who,
                n: self.number(n, vars, at)?,
                filter: self.filter(filter, vars, at)?,
                pick: *pick,
            },
            Verb::Mill { who, n, store } => {
                if store.is_some() && *who != Player::You {
                    return Err(self.wrong(at, Phrase::new("drakerion-pack-store-own")));
                }
                let n = self.number(n, vars, at)?;
                Step::Mill { who: *who, n, store: self.store(store.as_ref(), vars, at)? }
            }
            Verb::Draw { who, n } => Step::Draw { who: *who, n: self.number(n, vars, at)? },
            Verb::Gold { who, n } => Step::Gold { who: *who, n: self.number(n, vars, at)? },
            Verb::Prestige { who, n } => Step::Prestige { who: *who, n: self.number(n, vars, at)? },
            Verb::Search { zone, filter, n, dest } => {
                if *dest == lang::Dest::DeckTop && *n > 1 {
                    return Err(self.wrong(at, Phrase::new("drakerion-pack-search-top")));
                }
                let any = lang::Filter { zone: *zone, whose: filter.whose, ..lang::Filter::default() };
                // DN-188: shown if it had to fit something, or where it goes face up.
                let shown = *filter != any
                    || *zone == Zone::Discard
                    || matches!(dest, lang::Dest::Play | lang::Dest::Discard);
                let filter = self.filter(filter, vars, at)?;
                Step::Search { zone: *zone, filter, n: *n, dest: *dest, shown }
            }
            Verb::Look { who, n } => Step::Look { who: *who, n: self.number(n, vars, at)? },
            Verb::Put { card, dest } => Step::Put { card: self.selector(card, vars, at)?, dest: *dest },
            Verb::Deploy { card, side } => Step::Deploy { card: self.selector(card, vars, at)?, side: *side },
            Verb::Attach { card, to } => {
                Step::Attach { card: self.selector(card, vars, at)?, to: self.selector(to, vars, at)? }
            }
            Verb::Cost { filter, n, next, until } => Step::Discount {
                filter: self.filter(filter, vars, at)?,
                n: *n,
                next: next.unwrap_or(0),
                until: *until,
            },
            Verb::Choose { options, n } => {
                if in_choice || options.is_empty() || options.len() > 7 || usize::from(*n) > options.len() {
                    return Err(self.wrong(at, Phrase::new("drakerion-pack-choose")));
                }
                self.emit(Step::End);
                let known = vars.names.len();
                for option in options {
                    let start = self.emit(Step::End);
                    vars.names.truncate(known);
                    for target in &option.targets {
                        self.target(target, vars)?;
                    }
                    self.steps(&option.effect, vars, true)?;
                    self.emit(Step::EndOption { choose: place as u16 });
                    self.tables.code[start].step = Step::Option { next: self.here() };
                }
                vars.names.truncate(known);
                let end = self.here();
                let choose = Step::Choose { options: options.len() as u8, n: *n, end };
                self.tables.code[place] = Code { step: choose, condition };
                return Ok(());
            }
            Verb::Unless { who, cost, effect } => {
                let costs = self.costs(cost, vars, at)?;
                self.emit(Step::End);
                self.pay(costs, *who);
                self.emit(Step::Settle);
                let jump = self.emit(Step::End);
                let otherwise = self.here();
                self.steps(effect, vars, in_choice)?;
                self.tables.code[jump].step = Step::Jump(self.here());
                let ask = Step::Ask { who: *who, costs, otherwise, end: self.here() };
                self.tables.code[place] = Code { step: ask, condition };
                return Ok(());
            }
            Verb::May { cost, effect } => {
                let costs = self.costs(cost, vars, at)?;
                self.emit(Step::End);
                self.pay(costs, Player::You);
                self.emit(Step::Settle);
                self.steps(effect, vars, in_choice)?;
                let end = self.here();
                let ask = Step::Ask { who: Player::You, costs, otherwise: end, end };
                self.tables.code[place] = Code { step: ask, condition };
                return Ok(());
            }
        };
        self.tables.code.push(Code { step: compiled, condition });
        Ok(())
    }

    fn standing(&mut self, ability: &lang::Ability) -> Compiled<Run> {
        let mut compiled = Vec::new();
        for standing in &ability.standing {
            let at = standing.at;
            let touches = match standing.effect {
                lang::StandingEffect::Grant { .. } | lang::StandingEffect::Lose { .. } => Depends::Abilities,
                _ => Depends::Values,
            };
            let vars = Vars { standing: Some(touches), ..Vars::default() };
            let effect = match &standing.effect {
                lang::StandingEffect::Modify { to, stat, n } => {
                    if let Number::Stat { printed: false, stat, .. } = n
                        && *stat != lang::Stat::Damage
                    {
                        return Err(self.wrong(at, Phrase::new("drakerion-pack-standing")));
                    }
                    StandingEffect::Modify {
                        to: self.selector(to, &vars, at)?,
                        stat: *stat,
                        n: self.number(n, &vars, at)?,
                    }
                }
                lang::StandingEffect::Grant { to, what } => {
                    StandingEffect::Grant { to: self.selector(to, &vars, at)?, what: self.grant(what, at)? }
                }
                lang::StandingEffect::Lose { to, what } => {
                    let plain = !matches!(
                        what,
                        lang::Lost::All | lang::Lost::Printed | lang::Lost::Kind(AbilityKind::Passive)
                    );
                    if !plain {
                        return Err(self.wrong(at, Phrase::new("drakerion-pack-standing-lose")));
                    }
                    StandingEffect::Lose { to: self.selector(to, &vars, at)?, what: loss(*what) }
                }
                lang::StandingEffect::Forbid { to, what } => {
                    StandingEffect::Forbid { to: self.selector(to, &vars, at)?, what: *what }
                }
                lang::StandingEffect::Cost { filter, n, first_each_turn } => StandingEffect::Cost {
                    filter: self.filter(filter, &vars, at)?,
                    n: *n,
                    first_each_turn: *first_each_turn,
                },
                lang::StandingEffect::Income { whose, gold, draw } => {
                    StandingEffect::Income { whose: *whose, gold: *gold, draw: *draw }
                }
            };
            let condition = self.condition(standing.condition.as_ref(), &vars, at)?;
            compiled.push(Standing { effect, condition });
        }
        let start = self.tables.standing.len() as u16;
        self.tables.standing.extend(compiled);
        Ok(Run { start, end: self.tables.standing.len() as u16 })
    }

    fn trigger(&mut self, trigger: &lang::Trigger, at: At) -> Compiled<u16> {
        let vars = Vars::default();
        let mut which = |which: &Option<lang::Which>| -> Compiled<Which> {
            Ok(match which {
                None => Which::Any,
                Some(lang::Which::Is(selector)) => Which::Is(self.selector(selector, &vars, at)?),
                Some(lang::Which::Fits(filter)) => {
                    // DN-225: where the card came from is no test of a trigger.
                    let filter = lang::Filter { zone: Zone::Play, ..filter.clone() };
                    Which::Fits(self.filter(&filter, &vars, at)?)
                }
            })
        };
        let compiled = Trigger {
            on: trigger.on,
            card: which(&trigger.card)?,
            by: which(&trigger.by)?,
            attacker: which(&trigger.attacker)?,
            defender: which(&trigger.defender)?,
            bearer: which(&trigger.bearer)?,
            by_manoeuvre: trigger.by_manoeuvre,
            mode: trigger.mode,
            in_combat: trigger.in_combat,
            min: trigger.min.unwrap_or(0),
            whose: trigger.whose,
            from: trigger.from,
            subtype: trigger.subtype,
        };
        self.tables.triggers.push(compiled);
        Ok(self.tables.triggers.len() as u16 - 1)
    }
}

/// What standing effects touch.
pub(crate) fn touches(standing: &[lang::Standing]) -> u16 {
    standing.iter().fold(0, |all, standing| {
        all | match &standing.effect {
            lang::StandingEffect::Modify { stat, .. } => 1 << *stat as u8,
            lang::StandingEffect::Grant { .. } => TOUCHES_GRANT,
            lang::StandingEffect::Lose { .. } => TOUCHES_LOSE,
            lang::StandingEffect::Forbid { .. } => TOUCHES_FORBID,
            lang::StandingEffect::Cost { .. } => TOUCHES_COST,
            lang::StandingEffect::Income { .. } => TOUCHES_INCOME,
        }
    })
}

/// Whether one payment of a list may take away what another needs, or give it back.
fn are_entangled(costs: &[Cost]) -> bool {
    let count = |fits: fn(&Cost) -> bool| costs.iter().filter(|cost| fits(cost)).count();
    let of_cards = count(|cost| {
        !matches!(cost, Cost::Gold(_) | Cost::Mill { .. } | Cost::Discard { .. } | Cost::UnderDeck { .. })
    });
    // Whoever destroys a Character destroys what it bears.
    let several = costs.iter().any(|cost| matches!(cost, Cost::DestroyChosen { n: 2.., .. }));
    let of_deck = count(|cost| matches!(cost, Cost::Mill { .. } | Cost::UnderDeck { .. } | Cost::Put { .. }));
    let mills = costs.iter().any(|cost| matches!(cost, Cost::Mill { .. }));
    of_cards > 1 || several || mills && of_deck > 1
}

fn loss(what: lang::Lost) -> Loss {
    match what {
        lang::Lost::Keyword(keyword) => Loss::Keyword(keyword),
        lang::Lost::Kind(kind) => Loss::Kind(kind),
        lang::Lost::All => Loss::All,
        lang::Lost::Printed => Loss::Printed,
    }
}

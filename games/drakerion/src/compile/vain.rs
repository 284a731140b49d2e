//! What could never happen is refused with its reason: a word that means no card here, a deed no such card can suffer,
//! a payment nobody can make.

use super::{Compiled, Compiler};
use crate::language::{
    Ability, AbilityKind, At, CardType, Condition, Cost, Dest, Filter, Number, On, Paid, Player,
    ReactionZone, Selector, Standing, StandingEffect, Step, Target, Trigger, Verb, Which, Whose, Zone,
};
use antre_kernel::Phrase;

/// Types of cards, a bit each.
type Types = u8;

const fn bit(kind: CardType) -> Types {
    1 << kind as u8
}

const CHARACTER: Types = bit(CardType::Character);
const ATTACHMENT: Types = bit(CardType::Attachment);
const EVENT: Types = bit(CardType::Event);
const BESIDE: Types = bit(CardType::Banner) | bit(CardType::City) | bit(CardType::Manoeuvre);
const LINES: Types = CHARACTER | ATTACHMENT;
const DECK: Types = LINES | EVENT;

/// What a word may mean: which cards, and whether several.
#[derive(Clone, Copy)]
struct Means {
    types: Types,
    several: bool,
    /// It may lie in play or beside it, or outside; an ability that moves cards may change either.
    lying: bool,
    outside: bool,
}

/// A name that was chosen.
type Chosen<'a> = (&'a str, Means);

/// One ability under scrutiny.
struct Scrutiny<'a, 'c> {
    compiler: &'c Compiler<'a>,
    ability: &'c Ability,
    /// The type of its card; none if it can be granted to any.
    on: Option<CardType>,
    /// It puts cards elsewhere, so that they may be meant where they were not before.
    moves_cards: bool,
}

/// Refuses an ability in which something could never happen.
pub(crate) fn check(compiler: &Compiler<'_>, ability: &Ability, on: Option<CardType>) -> Compiled<()> {
    let moves =
        |step: &Step| matches!(step.verb, Verb::Put { .. } | Verb::Deploy { .. } | Verb::Attach { .. });
    let moves_cards =
        any_step(&ability.effect, &moves) || ability.cost.iter().any(|cost| matches!(cost, Cost::Put { .. }));
    let scrutiny = Scrutiny { compiler, ability, on, moves_cards };
    if let Some(trigger) = &ability.when {
        scrutiny.trigger(trigger)?;
    }
    scrutiny.costs(&ability.cost, &[], ability.at)?;
    let mut chosen = Vec::new();
    for target in &ability.targets {
        scrutiny.target(target, &mut chosen)?;
    }
    scrutiny.steps(&ability.effect, &mut chosen)?;
    ability.standing.iter().try_for_each(|standing| scrutiny.standing(standing))
}

/// Whether any step, however deep, is so.
fn any_step(steps: &[Step], fits: &dyn Fn(&Step) -> bool) -> bool {
    steps.iter().any(|step| {
        fits(step)
            || match &step.verb {
                Verb::Choose { options, .. } => options.iter().any(|option| any_step(&option.effect, fits)),
                Verb::Unless { effect, .. } | Verb::May { effect, .. } => any_step(effect, fits),
                _ => false,
            }
    })
}

/// Whether an ability that is used at will gives back all it costs, so that it could be used for ever (DN-177).
pub(crate) fn is_free(ability: &Ability) -> bool {
    let plain = |fits: &dyn Fn(&Verb) -> bool| {
        ability.effect.iter().any(|step| step.condition.is_none() && fits(&step.verb))
    };
    let given_back = |cost: &Cost| match cost {
        // Whoever has moved can move again (DN-229).
        Cost::Move(_) => true,
        Cost::Gold(cost) => plain(
            &|verb| matches!(verb, Verb::Gold { who: Player::You | Player::Both, n: Number::Fixed(n) } if i16::from(*n) >= i16::from(*cost)),
        ),
        Cost::Incline(Paid::Card(card)) => plain(&|verb| *verb == Verb::Straighten(card.clone())),
        Cost::Damage { card, n } => plain(
            &|verb| matches!(verb, Verb::Heal { to, n: Number::Fixed(healed) } if to == card && i16::from(*healed) >= i16::from(*n)),
        ),
        _ => false,
    };
    ability.limit.is_none() && ability.cost.iter().all(given_back)
}

impl Scrutiny<'_, '_> {
    fn vain<T>(&self, at: At, why: &'static str) -> Compiled<T> {
        Err(self.compiler.wrong(at, Phrase::new(why)))
    }

    fn ensure(&self, holds: bool, at: At, why: &'static str) -> Compiled<()> {
        if holds { Ok(()) } else { self.vain(at, why) }
    }

    /// Whether it is used outside a combat only.
    fn is_peaceful(&self) -> bool {
        matches!(self.ability.kind, AbilityKind::Action | AbilityKind::DiscardAction)
    }

    /// Whether the card of the ability is outside play when it is used.
    fn is_outside(&self) -> bool {
        matches!(self.ability.kind, AbilityKind::Destruction | AbilityKind::DiscardAction)
            || self.ability.zone != ReactionZone::Play
            || self.on == Some(CardType::Event)
    }

    fn means(&self, selector: &Selector, chosen: &[Chosen<'_>], at: At) -> Compiled<Means> {
        let one = |types: Types| Means { types, several: false, lying: true, outside: self.moves_cards };
        Ok(match selector {
            Selector::This => {
                let outside = self.is_outside();
                let types = self.on.map_or(LINES | BESIDE, bit);
                Means {
                    types,
                    several: false,
                    lying: !outside || self.moves_cards,
                    outside: outside || self.moves_cards || self.is_destroyed_by_cost(),
                }
            }
            Selector::Bearer => {
                let borne = self.on.is_none_or(|on| on == CardType::Attachment);
                self.ensure(borne, at, "drakerion-pack-vain-bearer")?;
                one(CHARACTER)
            }
            Selector::Attacker | Selector::Defender => {
                self.ensure(!self.is_peaceful(), at, "drakerion-pack-vain-combat")?;
                one(CHARACTER)
            }
            Selector::TriggerCard => {
                let known = self.ability.when.as_ref().is_none_or(|trigger| has_card(trigger.on));
                self.ensure(known, at, "drakerion-pack-vain-trigger")?;
                let types = match self.ability.when.as_ref().and_then(|trigger| trigger.card.as_ref()) {
                    Some(Which::Fits(filter)) => types_of(filter),
                    _ => LINES | EVENT | BESIDE,
                };
                Means { types, several: false, lying: true, outside: true }
            }
            Selector::TriggerBy => {
                let on = self.ability.when.as_ref().map(|trigger| trigger.on);
                let known = on.is_none_or(|on| matches!(on, On::Destroyed | On::Damaged));
                self.ensure(known, at, "drakerion-pack-vain-trigger")?;
                Means { types: LINES | EVENT | BESIDE, several: false, lying: true, outside: true }
            }
            Selector::Chosen(name) => match chosen.iter().rev().find(|(known, _)| known == name) {
                Some((_, means)) => *means,
                None => one(LINES | EVENT | BESIDE), // the compiler says that nothing has this name
            },
            Selector::Each(filter) => {
                self.filter(filter, chosen, at)?;
                self.ensure(filter.zone != Zone::Discard, at, "drakerion-pack-vain-each")?;
                Means { types: types_of(filter), several: true, lying: true, outside: self.moves_cards }
            }
        })
    }

    fn is_destroyed_by_cost(&self) -> bool {
        self.ability.cost.iter().any(|cost| matches!(cost, Cost::Destroy(_) | Cost::Damage { .. }))
    }

    /// Cards in play, or beside it, of these types.
    fn lying(&self, selector: &Selector, types: Types, chosen: &[Chosen<'_>], at: At) -> Compiled<()> {
        let means = self.means(selector, chosen, at)?;
        self.ensure(means.lying && means.types & types != 0, at, "drakerion-pack-vain-card")
    }

    /// One card of these types, in play.
    fn one_lying(&self, selector: &Selector, types: Types, chosen: &[Chosen<'_>], at: At) -> Compiled<()> {
        self.lying(selector, types, chosen, at)?;
        self.one(selector, chosen, at)
    }

    /// A word for a single card.
    fn one(&self, selector: &Selector, chosen: &[Chosen<'_>], at: At) -> Compiled<()> {
        let several = match selector {
            Selector::Each(_) => true,
            Selector::Chosen(name) => {
                chosen.iter().rev().find(|(known, _)| known == name).is_some_and(|(_, means)| means.several)
            }
            // Where a card is only compared with the attacker, there may be none.
            Selector::Attacker | Selector::Defender => false,
            other => self.means(other, chosen, at)?.several,
        };
        self.ensure(!several, at, "drakerion-pack-one-card")
    }

    /// One card of these types that may lie outside play.
    fn one_outside(&self, selector: &Selector, types: Types, chosen: &[Chosen<'_>], at: At) -> Compiled<()> {
        self.one(selector, chosen, at)?;
        let means = self.means(selector, chosen, at)?;
        self.ensure(means.outside && means.types & types != 0, at, "drakerion-pack-vain-card")
    }

    fn filter(&self, filter: &Filter, chosen: &[Chosen<'_>], at: At) -> Compiled<()> {
        for selector in [&filter.line_of, &filter.attached_to].into_iter().flatten() {
            self.one(selector, chosen, at)?;
        }
        Ok(())
    }

    fn number(&self, number: &Number, chosen: &[Chosen<'_>], at: At) -> Compiled<()> {
        match number {
            Number::Fixed(_) => Ok(()),
            Number::Count { filter, .. } => self.filter(filter, chosen, at),
            Number::Stat { of, .. } => self.one(of, chosen, at),
            Number::Amount => {
                let known = self.ability.when.as_ref().is_none_or(|trigger| has_amount(trigger.on));
                self.ensure(known, at, "drakerion-pack-vain-trigger")
            }
        }
    }

    fn condition(&self, condition: &Condition, chosen: &[Chosen<'_>], at: At) -> Compiled<()> {
        match condition {
            Condition::Is { card, filter } => {
                self.one(card, chosen, at)?;
                self.filter(filter, chosen, at)
            }
            Condition::All(list) | Condition::Any(list) => {
                list.iter().try_for_each(|inner| self.condition(inner, chosen, at))
            }
            Condition::Not(inner) => self.condition(inner, chosen, at),
            _ => Ok(()),
        }
    }

    fn target<'t>(&self, target: &'t Target, chosen: &mut Vec<Chosen<'t>>) -> Compiled<()> {
        let (filter, at) = (&target.filter, target.at);
        self.filter(filter, chosen, at)?;
        let beside = matches!(filter.zone, Zone::City | Zone::Banner | Zone::Manoeuvre);
        let own = target.chooser == Player::You && filter.whose == Whose::You
            || target.chooser == Player::Opponent && filter.whose == Whose::Opponent;
        self.ensure(!beside || own, at, "drakerion-pack-vain-beside")?;
        let lies = !matches!(filter.zone, Zone::Hand | Zone::Deck | Zone::Discard);
        let means = Means {
            types: types_of(filter),
            several: target.max > 1,
            lying: lies || self.moves_cards,
            outside: !lies || self.moves_cards,
        };
        chosen.push((target.id.as_str(), means));
        Ok(())
    }

    fn costs(&self, costs: &[Cost], chosen: &[Chosen<'_>], at: At) -> Compiled<()> {
        for cost in costs {
            if let Cost::Incline(Paid::Card(Selector::Chosen(_)))
            | Cost::Destroy(Paid::Card(Selector::Chosen(_)))
            | Cost::Damage { card: Selector::Chosen(_), .. }
            | Cost::Move(Selector::Chosen(_))
            | Cost::Put { card: Selector::Chosen(_), .. } = cost
            {
                // What is chosen for an ability is not known when it is asked whether it can be paid for.
                self.ensure(!chosen.is_empty(), at, "drakerion-pack-cost-target")?;
            }
            match cost {
                Cost::Gold(_) | Cost::Mill { .. } => {}
                Cost::Incline(Paid::Card(card)) => self.lying(card, LINES | BESIDE, chosen, at)?,
                Cost::Destroy(Paid::Card(card)) => self.lying(card, LINES, chosen, at)?,
                Cost::Damage { card, .. } | Cost::Move(card) => self.lying(card, CHARACTER, chosen, at)?,
                Cost::Put { card, .. } => {
                    self.one(card, chosen, at)?;
                    let means = self.means(card, chosen, at)?;
                    self.ensure(means.types & DECK != 0, at, "drakerion-pack-vain-card")?;
                }
                Cost::Destroy(Paid::Chosen { filter, .. }) => {
                    self.own(filter, chosen, at)?;
                    self.ensure(filter.zone == Zone::Play, at, "drakerion-pack-vain-card")?;
                }
                Cost::Incline(Paid::Chosen { filter, .. })
                | Cost::Discard { filter, .. }
                | Cost::UnderDeck { filter, .. } => self.own(filter, chosen, at)?,
            }
        }
        Ok(())
    }

    /// Costs are paid with one's own cards.
    fn own(&self, filter: &Filter, chosen: &[Chosen<'_>], at: At) -> Compiled<()> {
        self.ensure(filter.whose != Whose::Opponent, at, "drakerion-pack-vain-whose")?;
        self.filter(filter, chosen, at)
    }

    fn steps<'s>(&self, steps: &'s [Step], chosen: &mut Vec<Chosen<'s>>) -> Compiled<()> {
        steps.iter().try_for_each(|step| {
            if let Some(condition) = &step.condition {
                self.condition(condition, chosen, step.at)?;
            }
            self.verb(&step.verb, chosen, step.at)
        })
    }

    fn verb<'s>(&self, verb: &'s Verb, chosen: &mut Vec<Chosen<'s>>, at: At) -> Compiled<()> {
        match verb {
            Verb::Damage { to, n }
            | Verb::Heal { to, n }
            | Verb::Shield { to, n }
            | Verb::Modify { to, n, .. } => {
                self.lying(to, CHARACTER, chosen, at)?;
                self.number(n, chosen, at)
            }
            Verb::Grant { to, .. } | Verb::Lose { to, .. } | Verb::Incline(to) | Verb::Straighten(to) => {
                self.lying(to, LINES | BESIDE, chosen, at)
            }
            Verb::Move(to) => self.lying(to, CHARACTER, chosen, at),
            Verb::Destroy(to) => self.lying(to, LINES, chosen, at),
            Verb::Redirect(to) => {
                self.ensure(!self.is_peaceful(), at, "drakerion-pack-vain-combat")?;
                self.one_lying(to, CHARACTER, chosen, at)
            }
            Verb::CancelAttack => self.ensure(!self.is_peaceful(), at, "drakerion-pack-vain-combat"),
            Verb::Attack { who, against, .. } => {
                self.one_lying(who, CHARACTER, chosen, at)?;
                self.one_lying(against, CHARACTER, chosen, at)
            }
            Verb::Discard { who, n, filter, pick } => {
                let any = Filter { zone: filter.zone, ..Filter::default() };
                let random = *pick == crate::language::Among::Random && *filter != any;
                self.ensure(!random, at, "drakerion-pack-random-filter")?;
                let never = matches!(
                    (who, filter.whose),
                    (Player::You, Whose::Opponent) | (Player::Opponent, Whose::You)
                );
                self.ensure(!never, at, "drakerion-pack-vain-whose")?;
                self.number(n, chosen, at)
            }
            Verb::Mill { n, .. } | Verb::Draw { n, .. } | Verb::Look { n, .. } => self.number(n, chosen, at),
            Verb::Gold { n, .. } | Verb::Prestige { n, .. } => self.number(n, chosen, at),
            Verb::Search { zone, filter, dest, .. } => {
                let foreign = *zone == Zone::Deck && filter.whose == Whose::Opponent;
                self.ensure(!foreign, at, "drakerion-pack-vain-whose")?;
                let arrives = *dest != Dest::Play || types_of(filter) & LINES != 0;
                self.ensure(arrives, at, "drakerion-pack-vain-card")?;
                self.filter(filter, chosen, at)
            }
            Verb::Put { card, .. } => {
                let means = self.means(card, chosen, at)?;
                self.ensure(means.types & DECK != 0, at, "drakerion-pack-vain-card")
            }
            Verb::Deploy { card, .. } => self.one_outside(card, LINES, chosen, at),
            Verb::Attach { card, to } => {
                self.one_outside(card, ATTACHMENT, chosen, at)?;
                self.one_lying(to, CHARACTER, chosen, at)
            }
            Verb::Choose { options, .. } => options.iter().try_for_each(|option| {
                let known = chosen.len();
                option.targets.iter().try_for_each(|target| self.target(target, chosen))?;
                self.steps(&option.effect, chosen)?;
                chosen.truncate(known);
                Ok(())
            }),
            Verb::Cost { filter, .. } => self.filter(filter, chosen, at),
            Verb::Unless { cost, effect, .. } | Verb::May { cost, effect } => {
                self.costs(cost, chosen, at)?;
                self.steps(effect, chosen)
            }
        }
    }

    fn standing(&self, standing: &Standing) -> Compiled<()> {
        let at = standing.at;
        match &standing.effect {
            StandingEffect::Modify { to, n, .. } => {
                self.lying(to, CHARACTER, &[], at)?;
                self.number(n, &[], at)
            }
            StandingEffect::Grant { to, .. } | StandingEffect::Lose { to, .. } => {
                self.lying(to, LINES | BESIDE, &[], at)
            }
            StandingEffect::Forbid { to, .. } => self.lying(to, LINES | BESIDE, &[], at),
            StandingEffect::Cost { filter, .. } => self.filter(filter, &[], at),
            StandingEffect::Income { .. } => Ok(()),
        }
    }

    fn trigger(&self, trigger: &Trigger) -> Compiled<()> {
        let at = self.ability.at;
        let outside = self.ability.zone != ReactionZone::Play;
        let falls = trigger.on == On::Discarded && self.ability.zone == ReactionZone::Discard;
        let itself = |which: &Option<Which>| *which == Some(Which::Is(Selector::This));
        // A card that leaves play takes its reactions with it (DN-171): it has Destructions for that.
        let gone = matches!(trigger.on, On::Destroyed | On::LeftPlay | On::Discarded | On::Played);
        let never = itself(&trigger.card) && (gone || outside) && !falls
            || outside
                && [&trigger.by, &trigger.attacker, &trigger.defender, &trigger.bearer]
                    .into_iter()
                    .any(itself);
        self.ensure(!never, at, "drakerion-pack-vain-self")?;
        let asked = [
            (&trigger.card, types_in(trigger.on)),
            (&trigger.by, LINES | EVENT | BESIDE),
            (&trigger.attacker, CHARACTER),
            (&trigger.defender, CHARACTER),
            (&trigger.bearer, CHARACTER),
        ];
        for (which, types) in asked {
            match which {
                Some(Which::Is(selector)) => self.one(selector, &[], at)?,
                Some(Which::Fits(filter)) => {
                    self.ensure(types_of(filter) & types != 0, at, "drakerion-pack-vain-card")?;
                }
                None => {}
            }
        }
        Ok(())
    }
}

/// The types of cards that fit a filter, by its type and its zone.
fn types_of(filter: &Filter) -> Types {
    let in_zone = match filter.zone {
        Zone::Play => LINES | EVENT,
        Zone::Hand | Zone::Deck | Zone::Discard => DECK,
        Zone::City => bit(CardType::City),
        Zone::Banner => bit(CardType::Banner),
        Zone::Manoeuvre => bit(CardType::Manoeuvre),
    };
    filter.card_type.map_or(in_zone, bit)
}

/// The types of cards that an event can be about.
fn types_in(on: On) -> Types {
    match on {
        On::Damaged | On::Healed | On::Moved => CHARACTER,
        On::Attached => ATTACHMENT,
        On::Deployed | On::Destroyed | On::LeftPlay => LINES,
        On::Played | On::Discarded => DECK,
        _ => LINES | EVENT | BESIDE,
    }
}

/// Whether an event is about a card.
fn has_card(on: On) -> bool {
    !matches!(
        on,
        On::AttackCancelled
            | On::Drawn
            | On::GoldGained
            | On::PrestigeGained
            | On::CombatEnded
            | On::TurnEnded
            | On::PassedDefinitively
    )
}

/// Whether an event has an amount.
fn has_amount(on: On) -> bool {
    matches!(on, On::Damaged | On::Healed | On::Drawn | On::GoldGained | On::PrestigeGained)
}

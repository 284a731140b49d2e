//! Abilities, triggers, costs and targets.

use super::verb::Context;
use super::{Node, Read, Reader, Table};
use crate::language::{
    Ability, AbilityKind, Cost, Limit, On, Paid, Per, Player, PutDest, ReactionZone, Target, Trigger, Whose,
    Zone,
};
use antre_kernel::Phrase;

pub(crate) const ABILITY_KINDS: &[(&str, AbilityKind)] = &[
    ("action", AbilityKind::Action),
    ("discard_action", AbilityKind::DiscardAction),
    ("combat", AbilityKind::Combat),
    ("deploy", AbilityKind::Deploy),
    ("destruction", AbilityKind::Destruction),
    ("reaction", AbilityKind::Reaction),
    ("passive", AbilityKind::Passive),
];

pub(crate) const EVENTS: &[(&str, On)] = &[
    ("deployed", On::Deployed),
    ("destroyed", On::Destroyed),
    ("left_play", On::LeftPlay),
    ("attack_declared", On::AttackDeclared),
    ("attack_redirected", On::AttackRedirected),
    ("attack_cancelled", On::AttackCancelled),
    ("damaged", On::Damaged),
    ("healed", On::Healed),
    ("moved", On::Moved),
    ("inclined", On::Inclined),
    ("straightened", On::Straightened),
    ("played", On::Played),
    ("attached", On::Attached),
    ("drawn", On::Drawn),
    ("discarded", On::Discarded),
    ("revealed", On::Revealed),
    ("gold_gained", On::GoldGained),
    ("prestige_gained", On::PrestigeGained),
    ("combat_ended", On::CombatEnded),
    ("turn_ended", On::TurnEnded),
    ("passed_definitively", On::PassedDefinitively),
];

pub(crate) const YOU_OR_OPPONENT: &[(&str, Player)] = &[("you", Player::You), ("opponent", Player::Opponent)];

pub(crate) const PUT_DESTS: &[(&str, PutDest)] = &[
    ("hand", PutDest::Hand),
    ("deck_top", PutDest::DeckTop),
    ("deck_bottom", PutDest::DeckBottom),
    ("discard", PutDest::Discard),
];

pub(crate) const REACTION_ZONES: &[(&str, ReactionZone)] =
    &[("play", ReactionZone::Play), ("hand", ReactionZone::Hand), ("discard", ReactionZone::Discard)];

pub(crate) const PER: &[(&str, Per)] = &[("combat", Per::Combat), ("turn", Per::Turn), ("game", Per::Game)];

pub(crate) const PAYMENTS: &[(&str, u8)] = &[
    ("gold", 0),
    ("incline", 1),
    ("discard", 2),
    ("under_deck", 3),
    ("mill", 4),
    ("destroy", 5),
    ("damage", 6),
    ("move", 7),
    ("put", 8),
];

impl<'a> Reader<'a> {
    pub(crate) fn ability(&self, node: &'a Node<'a>) -> Read<Ability> {
        self.within(node, |table| self.ability_in(table))
    }

    fn ability_in(&self, table: &mut Table<'a>) -> Read<Ability> {
        let at = table.at();
        let kind = self.word(table.need("kind")?, ABILITY_KINDS)?;
        let context = Context { in_combat: kind == AbilityKind::Combat };
        let answers = matches!(kind, AbilityKind::Deploy | AbilityKind::Destruction | AbilityKind::Reaction);
        let forced = if answers { table.take("forced") } else { None };
        let forced = forced.map_or(Ok(false), |node| self.truth(node))?;
        let (mut when, mut zone) = (None, ReactionZone::Play);
        if kind == AbilityKind::Reaction {
            when = Some(self.trigger(table.need("when")?)?);
            zone = table.take("zone").map_or(Ok(zone), |node| self.word(node, REACTION_ZONES))?;
        }
        let condition = table.maybe("if", |node| self.condition(node))?;
        let mut ability = Ability {
            id: None,
            kind,
            forced,
            when,
            zone,
            condition,
            limit: None,
            cost: Vec::new(),
            targets: Vec::new(),
            effect: Vec::new(),
            standing: Vec::new(),
            at,
        };
        if kind == AbilityKind::Passive {
            ability.standing = self.all(Some(table.need("static")?), |node| self.standing(node))?;
        } else {
            ability.limit = table.maybe("limit", |node| self.limit(node))?;
            ability.cost = self.all(table.take("cost"), |node| self.cost(node))?;
            ability.targets = self.all(table.take("target"), |node| self.target(node))?;
            ability.effect = self.all(Some(table.need("effect")?), |node| self.step(node, context))?;
        }
        Ok(ability)
    }

    /// An ability of the pack that cards can grant: like any other, with an `id`.
    pub(crate) fn granted_ability(&self, node: &'a Node<'a>) -> Read<Ability> {
        self.within(node, |table| {
            let id = self.id(table.need("id")?)?;
            Ok(Ability { id: Some(id), ..self.ability_in(table)? })
        })
    }

    fn limit(&self, node: &'a Node<'a>) -> Read<Limit> {
        let mut table = self.table(node)?;
        let n = self.number(table.need("n")?, 1..=15)?;
        let per = self.word(table.need("per")?, PER)?;
        table.end()?;
        Ok(Limit { n, per })
    }

    fn trigger(&self, node: &'a Node<'a>) -> Read<Trigger> {
        let mut table = self.table(node)?;
        let on = self.word(table.need("on")?, EVENTS)?;
        let mut trigger = Trigger {
            on,
            card: None,
            by: None,
            by_manoeuvre: false,
            attacker: None,
            defender: None,
            bearer: None,
            mode: None,
            in_combat: None,
            min: None,
            whose: Whose::Any,
            from: None,
            subtype: None,
        };
        let about_card = matches!(
            on,
            On::Deployed
                | On::Destroyed
                | On::LeftPlay
                | On::Damaged
                | On::Healed
                | On::Moved
                | On::Inclined
                | On::Straightened
                | On::Played
                | On::Attached
                | On::Discarded
        );
        if about_card {
            trigger.card = table.maybe("card", |node| self.which(node))?;
        }
        if matches!(on, On::Destroyed | On::Damaged) {
            trigger.by = table.maybe("by", |node| self.which(node))?;
            trigger.in_combat = table.maybe("in_combat", |node| self.truth(node))?;
        }
        if matches!(on, On::AttackDeclared | On::CombatEnded) {
            trigger.attacker = table.maybe("attacker", |node| self.which(node))?;
            trigger.mode = table.maybe("mode", |node| self.mode(node))?;
        }
        if matches!(on, On::AttackDeclared | On::AttackRedirected | On::CombatEnded) {
            trigger.defender = table.maybe("defender", |node| self.which(node))?;
        }
        if on == On::Damaged {
            trigger.min = table.maybe("min", |node| self.number(node, 1..=99))?;
        }
        if on == On::Attached {
            trigger.bearer = table.maybe("bearer", |node| self.which(node))?;
        }
        if on == On::Drawn {
            const BY: &[(&str, bool)] = &[("manoeuvre", true)];
            trigger.by_manoeuvre = table.take("by").map_or(Ok(false), |node| self.word(node, BY))?;
        }
        let about_player = matches!(
            on,
            On::Drawn | On::Revealed | On::GoldGained | On::PrestigeGained | On::PassedDefinitively
        );
        if about_player {
            trigger.whose = table.take("whose").map_or(Ok(Whose::Any), |node| self.whose(node))?;
        }
        if on == On::Discarded {
            trigger.from = table.maybe("from", |node| self.from(node))?;
        }
        if on == On::Revealed {
            trigger.subtype = table.maybe("subtype", |node| self.subtype(node))?;
        }
        table.end()?;
        Ok(trigger)
    }

    pub(crate) fn cost(&self, node: &'a Node<'a>) -> Read<Cost> {
        let mut table = self.table(node)?;
        let pay = self.word(table.need("pay")?, PAYMENTS)?;
        let few = |node| self.number(node, 1..=8);
        let cost = match pay {
            0 => Cost::Gold(self.number(table.need("n")?, 1..=20)?),
            1 | 5 => {
                let paid = match table.take("card") {
                    Some(card) => Paid::Card(self.selector(card)?),
                    None => Paid::Chosen {
                        filter: self.filter(table.need("filter")?)?,
                        n: table.take("n").map_or(Ok(1), few)?,
                    },
                };
                if pay == 1 { Cost::Incline(paid) } else { Cost::Destroy(paid) }
            }
            2 | 3 => {
                let n = table.take("n").map_or(Ok(1), few)?;
                // Whether or not the file says so, these costs are paid from the hand, and from the own one.
                let mut filter = self.in_zone(table.take("filter"), Zone::Hand, Whose::You)?;
                if filter.whose == Whose::Any {
                    filter.whose = Whose::You;
                }
                if pay == 2 { Cost::Discard { n, filter } } else { Cost::UnderDeck { n, filter } }
            }
            4 => Cost::Mill {
                n: few(table.need("n")?)?,
                store: table.maybe("store", |node| self.variable(node))?,
            },
            6 => Cost::Damage {
                card: self.selector(table.need("card")?)?,
                n: self.number(table.need("n")?, 1..=20)?,
            },
            7 => Cost::Move(self.selector(table.need("card")?)?),
            _ => Cost::Put {
                card: self.selector(table.need("card")?)?,
                dest: self.word(table.need("dest")?, PUT_DESTS)?,
            },
        };
        table.end()?;
        Ok(cost)
    }

    pub(crate) fn target(&self, node: &'a Node<'a>) -> Read<Target> {
        let mut table = self.table(node)?;
        let at = table.at();
        let id = self.variable(table.need("id")?)?;
        let filter = self.filter(table.need("filter")?)?;
        let n = table.maybe("n", |node| self.number(node, 1..=4))?;
        let (min, max) = match n {
            Some(n) => (n, n),
            None => {
                let max = table.take("max").map_or(Ok(1), |node| self.number(node, 1..=4))?;
                (table.take("min").map_or(Ok(max), |node| self.number(node, 0..=4))?, max)
            }
        };
        let chooser =
            table.take("chooser").map_or(Ok(Player::You), |node| self.word(node, YOU_OR_OPPONENT))?;
        table.end()?;
        if min > max {
            return Err(self.wrong(node.span(), Phrase::new("drakerion-pack-min-max")));
        }
        Ok(Target { id, filter, min, max, chooser, at })
    }
}

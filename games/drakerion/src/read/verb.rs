//! Steps of effects and standing effects.

use super::ability::{ABILITY_KINDS, PUT_DESTS, YOU_OR_OPPONENT};
use super::filter::{KEYWORDS, STATS};
use super::{Node, Read, Reader, Table};
use crate::language::{
    Among, Dest, Duration, Filter, Forbidden, Granted, Group, Lost, Player, Selector, Standing,
    StandingEffect, Stat, Step, Verb, Way, Whose, Zone,
};
use antre_kernel::Phrase;

/// What the steps of an ability may rely on.
#[derive(Clone, Copy)]
pub(crate) struct Context {
    /// Durations default to the combat.
    pub(crate) in_combat: bool,
}

pub(crate) const PLAYERS: &[(&str, Player)] =
    &[("you", Player::You), ("opponent", Player::Opponent), ("both", Player::Both)];

/// The words after `do`.
#[derive(Clone, Copy)]
pub(crate) enum Do {
    Damage,
    Heal,
    Shield,
    Modify,
    Grant,
    Lose,
    Incline,
    Straighten,
    Move,
    Redirect,
    CancelAttack,
    Attack,
    Destroy,
    Discard,
    Mill,
    Draw,
    Gold,
    Prestige,
    Search,
    Look,
    Put,
    Deploy,
    Attach,
    Choose,
    Cost,
    Unless,
    May,
}

pub(crate) const VERBS: &[(&str, Do)] = &[
    ("damage", Do::Damage),
    ("heal", Do::Heal),
    ("shield", Do::Shield),
    ("modify", Do::Modify),
    ("grant", Do::Grant),
    ("lose", Do::Lose),
    ("incline", Do::Incline),
    ("straighten", Do::Straighten),
    ("move", Do::Move),
    ("redirect", Do::Redirect),
    ("cancel_attack", Do::CancelAttack),
    ("attack", Do::Attack),
    ("destroy", Do::Destroy),
    ("discard", Do::Discard),
    ("mill", Do::Mill),
    ("draw", Do::Draw),
    ("gold", Do::Gold),
    ("prestige", Do::Prestige),
    ("search", Do::Search),
    ("look", Do::Look),
    ("put", Do::Put),
    ("deploy", Do::Deploy),
    ("attach", Do::Attach),
    ("choose", Do::Choose),
    ("cost", Do::Cost),
    ("unless", Do::Unless),
    ("may", Do::May),
];

pub(crate) const WAYS: &[(&str, Way)] = &[("any", Way::Any), ("melee", Way::Melee), ("ranged", Way::Ranged)];

pub(crate) const PICKS: &[(&str, Among)] =
    &[("owner", Among::Owner), ("you", Among::You), ("random", Among::Random)];

pub(crate) const SEARCHED: &[(&str, Zone)] = &[("deck", Zone::Deck), ("discard", Zone::Discard)];

pub(crate) const DESTS: &[(&str, Dest)] =
    &[("hand", Dest::Hand), ("play", Dest::Play), ("deck_top", Dest::DeckTop), ("discard", Dest::Discard)];

pub(crate) const DURATIONS: &[(&str, Duration)] =
    &[("combat", Duration::Combat), ("turn", Duration::Turn), ("stay", Duration::Stay)];

pub(crate) const EFFECTS: &[(&str, u8)] =
    &[("modify", 0), ("grant", 1), ("lose", 2), ("forbid", 3), ("cost", 4), ("income", 5)];

pub(crate) const FORBIDDEN: &[(&str, Forbidden)] = &[
    ("attack", Forbidden::Attack),
    ("melee", Forbidden::Melee),
    ("ranged", Forbidden::Ranged),
    ("intercept", Forbidden::Intercept),
    ("be_attacked", Forbidden::BeAttacked),
    ("be_moved", Forbidden::BeMoved),
    ("straighten", Forbidden::Straighten),
];

impl<'a> Reader<'a> {
    pub(crate) fn step(&self, node: &'a Node<'a>, context: Context) -> Read<Step> {
        let mut table = self.table(node)?;
        let at = table.at();
        let word = self.word(table.need("do")?, VERBS)?;
        let verb = self.verb(&mut table, word, context)?;
        let condition = table.maybe("if", |node| self.condition(node))?;
        table.end()?;
        Ok(Step { verb, condition, at })
    }

    fn verb(&self, table: &mut Table<'a>, word: Do, context: Context) -> Read<Verb> {
        let to = |table: &mut Table<'a>| self.selector(table.need("to")?);
        let card = |table: &mut Table<'a>| self.selector(table.need("card")?);
        let who = |table: &mut Table<'a>| self.word(table.need("who")?, PLAYERS);
        let n = |table: &mut Table<'a>| self.amount(table.need("n")?);
        let steps = |node: &'a Node<'a>| self.all(Some(node), |node| self.step(node, context));
        Ok(match word {
            Do::Damage => Verb::Damage { to: to(table)?, n: n(table)? },
            Do::Heal => Verb::Heal { to: to(table)?, n: n(table)? },
            Do::Shield => Verb::Shield { to: to(table)?, n: n(table)? },
            Do::Modify => Verb::Modify {
                to: to(table)?,
                stat: self.changeable(table.need("stat")?)?,
                n: n(table)?,
                until: self.duration(table, context)?,
            },
            Do::Grant => Verb::Grant {
                to: to(table)?,
                what: self.granted(table)?,
                until: self.duration(table, context)?,
            },
            Do::Lose => {
                Verb::Lose { to: to(table)?, what: self.lost(table)?, until: self.duration(table, context)? }
            }
            Do::Incline => Verb::Incline(to(table)?),
            Do::Straighten => Verb::Straighten(to(table)?),
            Do::Move => Verb::Move(to(table)?),
            Do::Redirect => Verb::Redirect(to(table)?),
            Do::CancelAttack => Verb::CancelAttack,
            Do::Attack => Verb::Attack {
                who: self.selector(table.need("who")?)?,
                against: self.selector(table.need("against")?)?,
                mode: table.take("mode").map_or(Ok(Way::Any), |node| self.word(node, WAYS))?,
            },
            Do::Destroy => Verb::Destroy(to(table)?),
            Do::Discard => {
                let who = self.word(table.need("who")?, PLAYERS)?;
                let n = n(table)?;
                let filter = self.in_zone(table.take("filter"), Zone::Hand, Whose::Any)?;
                let pick = table.take("pick").map_or(Ok(Among::Owner), |node| self.word(node, PICKS))?;
                Verb::Discard { who, n, filter, pick }
            }
            Do::Mill => Verb::Mill {
                who: who(table)?,
                n: n(table)?,
                store: table.maybe("store", |node| self.variable(node))?,
            },
            Do::Draw => Verb::Draw { who: who(table)?, n: n(table)? },
            Do::Gold => Verb::Gold { who: who(table)?, n: n(table)? },
            Do::Prestige => Verb::Prestige { who: who(table)?, n: n(table)? },
            Do::Search => {
                let zone = self.word(table.need("zone")?, SEARCHED)?;
                Verb::Search {
                    zone,
                    filter: self.in_zone(table.take("filter"), zone, Whose::You)?,
                    n: table.take("n").map_or(Ok(1), |node| self.number(node, 1..=4))?,
                    dest: self.word(table.need("dest")?, DESTS)?,
                }
            }
            Do::Look => Verb::Look { who: who(table)?, n: n(table)? },
            Do::Put => Verb::Put { card: card(table)?, dest: self.word(table.need("dest")?, PUT_DESTS)? },
            Do::Deploy => Verb::Deploy {
                card: card(table)?,
                side: table.take("side").map_or(Ok(Player::You), |node| self.word(node, YOU_OR_OPPONENT))?,
            },
            Do::Attach => Verb::Attach { card: card(table)?, to: to(table)? },
            Do::Choose => Verb::Choose {
                options: self.all(Some(table.need("options")?), |node| self.group(node, context))?,
                n: table.take("n").map_or(Ok(1), |node| self.number(node, 1..=4))?,
            },
            Do::Cost => {
                let filter = self.in_zone(Some(table.need("filter")?), Zone::Hand, Whose::You)?;
                let n = self.number(table.need("n")?, -20..=20)?;
                let next = table.maybe("next", |node| self.number(node, 1..=15))?;
                Verb::Cost { filter, n, next, until: self.duration(table, context)? }
            }
            Do::Unless => Verb::Unless {
                who: self.word(table.need("who")?, YOU_OR_OPPONENT)?,
                cost: self.all(Some(table.need("cost")?), |node| self.cost(node))?,
                effect: steps(table.need("effect")?)?,
            },
            Do::May => Verb::May {
                cost: self.all(table.take("cost"), |node| self.cost(node))?,
                effect: steps(table.need("effect")?)?,
            },
        })
    }

    fn group(&self, node: &'a Node<'a>, context: Context) -> Read<Group> {
        let mut table = self.table(node)?;
        let targets = self.all(table.take("target"), |node| self.target(node))?;
        let effect = self.all(Some(table.need("effect")?), |node| self.step(node, context))?;
        table.end()?;
        Ok(Group { targets, effect })
    }

    /// A filter for cards in one zone; a file need not repeat which, and cannot mean another.
    pub(crate) fn in_zone(&self, node: Option<&'a Node<'a>>, zone: Zone, whose: Whose) -> Read<Filter> {
        let any = Filter { zone, whose, ..Filter::default() };
        let Some(node) = node else { return Ok(any) };
        let filter = self.filter(node)?;
        if filter.zone != zone && filter.zone != Zone::Play {
            return Err(self.wrong(node.span(), Phrase::new("drakerion-pack-zone")));
        }
        // Only where nothing is said it is the player's own: "any" means any.
        let whose = if node.get_ref().get("whose").is_some() { filter.whose } else { whose };
        Ok(Filter { zone, whose, ..filter })
    }

    /// A value that effects can change.
    fn changeable(&self, node: &'a Node<'a>) -> Read<Stat> {
        self.word(node, &STATS[..5])
    }

    fn duration(&self, table: &mut Table<'a>, context: Context) -> Read<Duration> {
        match table.take("for") {
            Some(node) => self.word(node, DURATIONS),
            None if context.in_combat => Ok(Duration::Combat),
            None => self.word(table.need("for")?, DURATIONS),
        }
    }

    fn granted(&self, table: &mut Table<'a>) -> Read<Granted> {
        match (table.take("keyword"), table.take("ability")) {
            (Some(node), None) => Ok(Granted::Keyword(self.keyword(node)?)),
            (None, Some(node)) => Ok(Granted::Ability(self.id(node)?)),
            (Some(_), Some(node)) => {
                Err(self.wrong(node.span(), Phrase::new("pack-one-of").with("keys", "keyword, ability")))
            }
            (None, None) => table.need("keyword").map(|_| Granted::Ability(String::new())),
        }
    }

    fn lost(&self, table: &mut Table<'a>) -> Read<Lost> {
        let at = table.at();
        let keyword = table.maybe("keyword", |node| self.word(node, KEYWORDS))?;
        let kind = table.maybe("kind", |node| self.word(node, ABILITY_KINDS))?;
        let all = table.maybe("all", |node| self.yes(node))?.is_some();
        let printed = table.maybe("printed", |node| self.yes(node))?.is_some();
        match (keyword, kind, all, printed) {
            (Some(keyword), None, false, false) => Ok(Lost::Keyword(keyword)),
            (None, Some(kind), false, false) => Ok(Lost::Kind(kind)),
            (None, None, true, false) => Ok(Lost::All),
            (None, None, _, true) => Ok(Lost::Printed),
            _ => {
                let what = Phrase::new("pack-one-of").with("keys", "keyword, kind, all, printed");
                Err(self.wrong(at..at, what))
            }
        }
    }

    pub(crate) fn standing(&self, node: &'a Node<'a>) -> Read<Standing> {
        let mut table = self.table(node)?;
        let at = table.at();
        let to = |table: &mut Table<'a>| -> Read<Selector> { self.selector(table.need("to")?) };
        let effect = match self.word(table.need("op")?, EFFECTS)? {
            0 => StandingEffect::Modify {
                to: to(&mut table)?,
                stat: self.changeable(table.need("stat")?)?,
                n: self.amount(table.need("n")?)?,
            },
            1 => StandingEffect::Grant { to: to(&mut table)?, what: self.granted(&mut table)? },
            2 => StandingEffect::Lose { to: to(&mut table)?, what: self.lost(&mut table)? },
            3 => StandingEffect::Forbid {
                to: to(&mut table)?,
                what: self.word(table.need("what")?, FORBIDDEN)?,
            },
            4 => StandingEffect::Cost {
                filter: self.in_zone(Some(table.need("filter")?), Zone::Hand, Whose::You)?,
                n: self.number(table.need("n")?, -20..=20)?,
                first_each_turn: table.take("first_each_turn").map_or(Ok(false), |node| self.truth(node))?,
            },
            _ => StandingEffect::Income {
                whose: self.word(table.need("whose")?, PLAYERS)?,
                gold: table.take("gold").map_or(Ok(0), |node| self.number(node, -20..=20))?,
                draw: table.take("draw").map_or(Ok(0), |node| self.number(node, -8..=8))?,
            },
        };
        let condition = table.maybe("if", |node| self.condition(node))?;
        table.end()?;
        Ok(Standing { effect, condition, at })
    }
}

//! Goes through the data of an ability and says it: which sentence, what fills it, and what was mentioned last.

use super::noun::{Place, type_word};
use super::{Arg, Grammar, Group, Mood, grammar, words};
use crate::language::{
    Ability, AbilityKind, Card, CardType, Group as Options, Limit, Pack, Per, Player, ReactionZone, Selector,
    Step, Target, Verb, Whose,
};
use antre_kernel::Lang;
use std::cell::RefCell;

/// One ability while it is told.
pub(super) struct Teller<'a> {
    pub(super) pack: &'a Pack,
    pub(super) card: &'a Card,
    pub(super) ability: &'a Ability,
    pub(super) lang: Lang,
    pub(super) grammar: &'static dyn Grammar,
    /// Whether another card than this one bears the ability.
    is_granted: bool,
    pub(super) said: RefCell<Said>,
}

/// What was mentioned so far.
#[derive(Default, Clone)]
pub(super) struct Said {
    /// The card mentioned last, if it has a name in the ability.
    pub(super) last: Option<(Selector, Group)>,
    /// Whether other Characters were spoken of: `this Character` might be any of them.
    others: bool,
    /// The targets mentioned so far.
    targets: Vec<String>,
}

impl<'a> Teller<'a> {
    pub(super) fn new(pack: &'a Pack, card: &'a Card, ability: &'a Ability, lang: Lang) -> Teller<'a> {
        let said = RefCell::default();
        Teller { pack, card, ability, lang, grammar: grammar(lang), is_granted: false, said }
    }

    /// An ability that a card gives to Characters: it speaks of itself as one.
    pub(super) fn granted(pack: &'a Pack, card: &'a Card, ability: &'a Ability, lang: Lang) -> Teller<'a> {
        Teller { is_granted: true, ..Teller::new(pack, card, ability, lang) }
    }

    pub(super) fn term(&self, key: &str) -> &'static str {
        words::find(key, self.lang)
    }

    pub(super) fn say(&self, key: &str, args: &[Arg]) -> String {
        self.order(key, Mood::Imperative, args)
    }

    pub(super) fn order(&self, key: &str, mood: Mood, args: &[Arg]) -> String {
        self.grammar.fill(self.term(key), mood, args)
    }

    /// Things one after the other, with `and` or `or` before the last.
    pub(super) fn list(&self, parts: &[String], last: &str) -> String {
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [rest @ .., end] => format!("{} {} {end}", rest.join(", "), self.term(last)),
        }
    }

    /// The whole text of the ability.
    pub(super) fn line(&self) -> String {
        let ability = self.ability;
        if ability.kind == AbilityKind::Passive {
            return self.passive();
        }
        let forced = if ability.forced { "forced" } else { "kind" };
        let kind = self.term(&format!("{forced}-{}", kind_word(ability.kind)));
        let mut parts = Vec::new();
        parts.extend(ability.when.as_ref().map(|when| self.trigger(when)));
        parts.extend(ability.condition.as_ref().map(|condition| self.clause("if", condition)));
        parts.push(self.deed());
        let limit = ability.limit.map_or_else(String::new, |limit| format!(" ({})", self.often(limit)));
        self.say("line", &[kind.into(), parts.join(", ").into(), limit.into()])
    }

    /// Costs and effect.
    pub(super) fn deed(&self) -> String {
        match &self.ability.cost[..] {
            [] => self.steps(&self.ability.effect, Mood::Imperative),
            costs => {
                let costs = self.costs(costs, Mood::Imperative);
                self.say("for", &[costs.into(), self.steps(&self.ability.effect, Mood::Infinitive).into()])
            }
        }
    }

    fn often(&self, limit: Limit) -> String {
        let per = match limit.per {
            Per::Combat => "a-combat",
            Per::Turn => "a-turn",
            Per::Game => "a-game",
        };
        let key = match limit.n {
            1 => "once",
            2 => "twice",
            _ => "often",
        };
        self.say(key, &[self.count(limit.n).into(), self.term(per).into()])
    }

    pub(super) fn count(&self, n: u8) -> String {
        self.grammar.count(n.min(99) as i8, true)
    }

    /// One card or several by their part in the ability.
    pub(super) fn card(&self, selector: &Selector) -> Group {
        let before = self.said.borrow().last.clone();
        if let Some((_, last)) = before.filter(|(last, _)| last == selector) {
            return Group { pronoun: true, ..last };
        }
        let masculine = |word: &str| Group::one(self.term(word), false);
        let group = match selector {
            Selector::This if self.is_out_of_play() => {
                Group::one(self.grammar.this(self.term("card"), true), true)
            }
            Selector::This if self.is_named(selector) => {
                Group { proper: true, ..Group::one(self.own_name(), false) }
            }
            Selector::This => {
                let own = if self.is_granted { CardType::Character } else { self.card.body.card_type() };
                let (name, feminine) = type_word(own);
                Group::one(self.grammar.this(self.term(name), feminine), feminine)
            }
            Selector::Bearer => masculine("bearer"),
            Selector::Attacker => masculine("attacker"),
            Selector::Defender => masculine("defender"),
            Selector::TriggerCard => Group::one(self.term("trigger-card"), true),
            Selector::TriggerBy => Group::one(self.term("trigger-by"), true),
            Selector::Each(filter) => {
                let noun = self.noun(filter, Place::Said);
                let each = Group::one(self.grammar.each(&noun), noun.feminine);
                // Each is one, but they are several when spoken of again.
                let they = Group { plural: !noun.is_the_combatant() && !noun.proper, ..each.clone() };
                self.mention(selector, &they);
                return each;
            }
            Selector::Chosen(id) => self.target(id),
        };
        self.mention(selector, &group);
        group
    }

    fn target(&self, id: &str) -> Group {
        let Some(target) = self.find_target(id) else { return Group::one(self.term("these-cards"), true) };
        let plural = target.max > 1;
        if self.said.borrow().targets.iter().any(|known| known == id) {
            let (name, feminine) = target.filter.card_type.map_or(("card", true), type_word);
            let text = self.grammar.chosen(self.term(name), feminine, plural);
            return Group { plural, ..Group::one(text, feminine) };
        }
        self.said.borrow_mut().targets.push(id.to_owned());
        let noun = self.noun(&target.filter, Place::Said);
        let mut text = self.grammar.some(&noun, target.min.min(99) as i8, target.max.min(99) as i8);
        if target.chooser == Player::Opponent {
            text = format!("{text} {}", self.term("opponent-chooses"));
        }
        Group { plural, ..Group::one(text, noun.feminine) }
    }

    /// A card as the subject of a clause: all of those it may be.
    pub(super) fn subject(&self, selector: &Selector) -> Group {
        let Selector::Each(filter) = selector else { return self.card(selector) };
        let noun = self.noun(filter, Place::Said);
        let group = match noun.is_the_combatant() || noun.proper {
            true => Group::one(self.grammar.each(&noun), noun.feminine),
            false => Group { plural: true, ..Group::one(self.grammar.all(&noun), noun.feminine) },
        };
        self.mention(selector, &group);
        group
    }

    pub(super) fn mention(&self, selector: &Selector, group: &Group) {
        self.said.borrow_mut().last = Some((selector.clone(), group.clone()));
    }

    /// Something without a name was mentioned: from here on a pronoun might mean that.
    pub(super) fn pass_over(&self, feminine: bool) {
        let mut said = self.said.borrow_mut();
        said.others |= !feminine;
        said.last = said.last.take().filter(|(_, last)| !self.grammar.confuses(last.feminine, feminine));
    }

    pub(super) fn target_of(&self, selector: &Selector) -> Option<&'a Target> {
        if let Selector::Chosen(id) = selector { self.find_target(id) } else { None }
    }

    /// The target of a name, wherever in the ability it is chosen.
    fn find_target(&self, id: &str) -> Option<&'a Target> {
        self.ability.targets.iter().find(|target| target.id == id).or_else(|| among(&self.ability.effect, id))
    }

    /// Whether the ability is used while its card is not in play, where it is only a card.
    fn is_out_of_play(&self) -> bool {
        matches!(self.ability.kind, AbilityKind::DiscardAction | AbilityKind::Destruction)
            || self.ability.zone != ReactionZone::Play
    }

    /// Whether a card is called by its own name: a Named Character is, where `this Character` would leave a doubt.
    fn is_named(&self, selector: &Selector) -> bool {
        *selector == Selector::This
            && !self.is_granted
            && !self.is_out_of_play()
            && self.card.subtitle().is_some()
            && self.said.borrow().others
    }

    fn own_name(&self) -> String {
        self.card.name.get(self.lang).to_owned()
    }
}

/// The target of a name inside steps.
fn among<'a>(steps: &'a [Step], id: &str) -> Option<&'a Target> {
    steps.iter().find_map(|step| match &step.verb {
        Verb::Choose { options, .. } => options.iter().find_map(|option| {
            option.targets.iter().find(|target| target.id == id).or_else(|| among(&option.effect, id))
        }),
        Verb::Unless { effect, .. } | Verb::May { effect, .. } => among(effect, id),
        _ => None,
    })
}

/// The choices among steps, in the order in which they are written.
pub(super) fn choices(steps: &[Step]) -> Vec<&[Options]> {
    let mut found = Vec::new();
    for step in steps {
        match &step.verb {
            Verb::Choose { options, .. } => found.push(options.as_slice()),
            Verb::Unless { effect, .. } | Verb::May { effect, .. } => found.extend(choices(effect)),
            _ => {}
        }
    }
    found
}

pub(super) fn kind_word(kind: AbilityKind) -> &'static str {
    match kind {
        AbilityKind::Action => "action",
        AbilityKind::DiscardAction => "discard-action",
        AbilityKind::Combat => "combat",
        AbilityKind::Deploy => "deploy",
        AbilityKind::Destruction => "destruction",
        AbilityKind::Reaction => "reaction",
        AbilityKind::Passive => "passive",
    }
}

pub(super) fn whose_word(whose: Whose) -> &'static str {
    match whose {
        Whose::You => "you",
        Whose::Opponent => "they",
        Whose::Any => "any",
    }
}

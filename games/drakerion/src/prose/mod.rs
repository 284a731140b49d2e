//! The rules text of a card, made from its data: a card can never do something other than it says.
//!
//! Each language has its own grammar in a folder of its own; here is what they share: which card and ability is being
//! told, and what was mentioned last, so that a pronoun always means one thing.

mod en;
mod fr;

use crate::language::{
    Ability, AbilityKind, At, Card, CardType, Op, Pack, ReactionZone, Selector, Standing, StandingEffect,
    Stat, Step, Target, Values, Verb,
};
use antre_kernel::Lang;
use std::cell::RefCell;

/// The rules text of a card of a pack, in one language; a dash if the card has nothing to say.
pub fn text(pack: &Pack, card: &Card, lang: Lang) -> String {
    let text = match lang {
        Lang::Fr => fr::card(pack, card),
        Lang::En => en::card(pack, card),
    };
    if text.is_empty() { "—".into() } else { text }
}

/// One ability while it is told.
struct Speech<'a> {
    pack: &'a Pack,
    card: &'a Card,
    ability: &'a Ability,
    /// What the ability calls its own card.
    own_type: CardType,
    said: RefCell<Said>,
}

/// What was mentioned so far.
#[derive(Default)]
struct Said {
    /// The card mentioned last, if it has a name in the ability.
    last: Option<Selector>,
    /// The targets mentioned so far.
    targets: Vec<String>,
}

/// How a card is to be mentioned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mention {
    /// In full: it was not spoken of yet, or it has but one name.
    Full,
    /// With a pronoun: it was spoken of last.
    Pronoun,
    /// As the chosen one: it was spoken of, but something else since.
    Chosen,
}

impl<'a> Speech<'a> {
    fn new(pack: &'a Pack, card: &'a Card, ability: &'a Ability) -> Speech<'a> {
        Speech { pack, card, ability, own_type: card.body.card_type(), said: RefCell::default() }
    }

    /// An ability that a card gives to Characters: it speaks of itself as one.
    fn granted(pack: &'a Pack, card: &'a Card, ability: &'a Ability) -> Speech<'a> {
        Speech { own_type: CardType::Character, ..Speech::new(pack, card, ability) }
    }

    /// Says how to mention a card now, and remembers that it was.
    fn mention(&self, selector: &Selector) -> Mention {
        let mut said = self.said.borrow_mut();
        if said.last.as_ref() == Some(selector) {
            return Mention::Pronoun;
        }
        said.last = Some(selector.clone());
        match selector {
            Selector::Chosen(id) if said.targets.contains(id) => Mention::Chosen,
            Selector::Chosen(id) => {
                said.targets.push(id.clone());
                Mention::Full
            }
            _ => Mention::Full,
        }
    }

    /// Something without a name was mentioned: from here on a pronoun would mean that.
    fn mention_another(&self) {
        self.said.borrow_mut().last = None;
    }

    /// The target of a name, wherever in the ability it is chosen.
    fn target(&self, id: &str) -> Option<&'a Target> {
        self.ability.targets.iter().find(|target| target.id == id).or_else(|| among(&self.ability.effect, id))
    }

    /// Whether the ability is used while its card is not in play, where it is only a card.
    fn is_out_of_play(&self) -> bool {
        matches!(self.ability.kind, AbilityKind::DiscardAction | AbilityKind::Destruction)
            || self.ability.zone != ReactionZone::Play
    }

    /// Whether `for = "combat"` goes without saying (DN-164).
    fn is_in_combat(&self) -> bool {
        self.ability.kind == AbilityKind::Combat
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

/// How many there must be of something.
enum Bound {
    /// None at all.
    None,
    /// At least one.
    Any,
    /// At least so many.
    AtLeast(i8),
    /// At most so many.
    AtMost(i8),
    /// So many, no more and no less.
    Exactly(i8),
}

/// What a comparison asks for, or what it asks for if it must not hold; if there are several, any of them.
fn bounds(op: Op, n: i8, holds: bool) -> Vec<Bound> {
    let least = |n: i8| if n <= 1 { Bound::Any } else { Bound::AtLeast(n) };
    let most = |n: i8| if n <= 0 { Bound::None } else { Bound::AtMost(n) };
    match (op, holds) {
        (Op::AtLeast, true) | (Op::Less, false) => vec![least(n)],
        (Op::More, true) | (Op::AtMost, false) => vec![least(n.saturating_add(1))],
        (Op::AtMost, true) | (Op::More, false) => vec![most(n)],
        (Op::Less, true) | (Op::AtLeast, false) => vec![most(n.saturating_sub(1))],
        (Op::Equal, true) if n <= 0 => vec![Bound::None],
        (Op::Equal, true) => vec![Bound::Exactly(n)],
        (Op::Equal, false) if n <= 0 => vec![Bound::Any],
        (Op::Equal, false) => vec![most(n.saturating_sub(1)), least(n.saturating_add(1))],
    }
}

/// Whether two standing effects are about the same cards and can be told at once.
fn is_alike(first: &Standing, next: &Standing) -> bool {
    let about = |standing: &Standing| match &standing.effect {
        StandingEffect::Modify { to, .. }
        | StandingEffect::Grant { to, .. }
        | StandingEffect::Lose { to, .. }
        | StandingEffect::Forbid { to, .. } => Some(to.clone()),
        StandingEffect::Cost { .. } | StandingEffect::Income { .. } => None,
    };
    first.condition == next.condition && about(first).is_some() && about(first) == about(next)
}

/// The names of the Characters a Banner starts with.
fn setup(pack: &Pack, ids: &[(String, At)], lang: Lang) -> Vec<String> {
    let name = |id: &str| {
        let card = pack.cards.iter().find(|card| card.id == id);
        card.map_or_else(|| id.to_owned(), |card| card.name.get(lang).to_owned())
    };
    ids.iter().map(|(id, _)| name(id)).collect()
}

/// What an Attachment changes of its bearer’s values.
fn changed(values: &Values) -> impl Iterator<Item = (Stat, i8)> {
    let all = [
        (Stat::Attack, values.attack),
        (Stat::Ranged, values.ranged.unwrap_or(0)),
        (Stat::Riposte, values.riposte),
        (Stat::Hp, values.hp),
        (Stat::Prestige, values.prestige),
    ];
    all.into_iter().filter(|(_, n)| *n != 0)
}

/// The sentence with a capital at its beginning.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// The parts, with one word between the last two and another between the rest.
fn join(parts: &[String], between: &str, last: &str) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., end] => format!("{}{last}{end}", rest.join(between)),
    }
}

/// A change with its sign; the minus is the typographic one.
fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}
